"""HTTP: from a request to an operation and back."""
