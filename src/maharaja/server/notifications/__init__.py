"""Telling people who are away: what, by which channel, and that only once."""
