"""Adapters for other people's libraries: PettingZoo, Gymnasium, OpenSpiel (docs/adapters.md).

Each module needs its library, which is an optional extra; nothing here is imported by the game.
"""
