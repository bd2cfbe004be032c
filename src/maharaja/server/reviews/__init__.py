"""Reviews of finished games, as people ask for them at the page."""
