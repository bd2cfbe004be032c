"""The game in a terminal: against bots, at one keyboard, or at a server."""
