"""Boards that people draw: drafts that are checked, shared boards, and how balanced they are."""
