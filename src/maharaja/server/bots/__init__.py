"""Bots at the tables: whose question comes next, and the processes that answer."""
