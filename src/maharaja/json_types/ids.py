"""The names of the game."""

from typing import Literal

Action = Literal[
    "statue-discount",
    "shrine-discount",
    "statue-shrine",
    "two-shrines",
    "coins",
    "shrines",
    "pp",
    "character",
    "track",
]
Reward = Literal["coins", "shrines", "pp-coin", "tax", "pp2", "buy", "build", "maharani"]
Space = Literal["centre", "top", "bottom", "plain"]
Phase = Literal["draft", "settle", "planning", "actions", "scoring", "finished"]
SoloLevel = Literal["easy", "medium", "hard"]
Special = Literal["firstpp", "ext1", "cost12", "display"]
Final = Literal["maj3", "presence", "road", "twostat", "supply"]
FinalTile = Literal["replaces-majority", "replaces-all", "adds"]
Source = Literal["start", "action", "ability", "reward", "bonus", "rank", "special"]
# Why goods move.
Cause = Literal[
    "start",
    "action",
    "ability",
    "reward",
    "bonus",
    "rank",
    "special",
    "price",
    "toll",
    "tax",
    "compensation",
    "brahmabot",
]
FrameKind = Literal[
    "reward-end",
    "ability-end",
    "brahmabot",
    "draft",
    "settle",
    "plan",
    "turn",
    "building",
    "free-shrine",
    "flag",
    "take",
    "retake",
    "exchange",
    "reward",
    "buy",
    "maharani",
]
# What could come to a city; "outer" is a statue on any outer space.
Coming = Literal["priest", "shrine", "centre", "outer"]
# What a person may want to know before a choice is made.
WarningName = Literal[
    "stranded",
    "plan-too-dear",
    "no-way",
    "actions-unused",
    "token-unused",
    "no-toll-left",
]
