"""Talk at tables: phrases that everybody reads in their own language, and texts."""
