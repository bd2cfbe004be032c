"""Reviews: what decided a finished game, and why (docs/review.md)."""
