"""What messages are made of: ids, limits of fields, and references to the types of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

TableId = Annotated[str, Meta(pattern=r"^[a-z2-7]{16}$(?!\n)", description="The id of a table.")]
Seat = Annotated[int, Meta(ge=0, le=3, description="A seat, 0 to 3 clockwise.")]
Sequence = Annotated[
    int, Meta(ge=0, le=2**53, description="How many log entries of the table this seat has seen.")
]
Key = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z0-9_.:-]{1,64}$(?!\n)",
        description="The client's own id of a request; a request sent twice is carried out once.",
    ),
]
Choice = Annotated[
    str, Meta(min_length=1, max_length=80, description="A choice as docs/notation.md writes it.")
]
Action = Annotated[
    str, Meta(min_length=1, max_length=40, description="An action of a plan, such as coins.")
]
Name = Annotated[
    str, Meta(max_length=200, description="A display name; it is sanitized and cut to length.")
]
Level = Annotated[str, Meta(max_length=40, description="A bot level, as /api/about lists them.")]
Style = Annotated[str, Meta(max_length=40, description="A bot style, as /api/about lists them.")]
Token = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{22,64}$(?!\n)", description="The secret of a link.")
]
Millis = Annotated[int, Meta(ge=0, description="Milliseconds since 1970, UTC.")]
Purpose = Literal["invite", "watch", "seat"]
Status = Literal["waiting", "running", "finished", "closed"]
ChairKind = Literal["person", "bot", "brahmabot", "free"]
EntryKind = Literal[
    "choice",
    "undo",
    "sat",
    "claimed",
    "left",
    "bot",
    "handed-over",
    "taken-back",
    "renamed",
    "auto-answer",
    "closed",
    "hint",
    "rematch",
    "shared",
    "deadline",
    "warned",
    "timed-out",
    "stand-in",
    "vacation",
    "vacation-over",
    "standing-orders",
    "order-stopped",
]
PaceKind = Literal["live", "day", "week"]
Part = Literal["half", "tenth"]
Fault = Literal["crashed", "overran", "illegal", "error", "unstarted"]


def of_game(name: str) -> Meta:
    """A type of maharaja.json_types: described there, and made by the engine."""
    return Meta(extra_json_schema={"$ref": f"#/components/schemas/{name}"})


BoardName = Annotated[Mapping[str, Any], of_game("BoardName")]
BoardJson = Annotated[Mapping[str, Any], of_game("BoardJson")]
TableOptions = Annotated[Mapping[str, Any], of_game("TableOptions")]
View = Annotated[Mapping[str, Any], of_game("View")]
StageChanges = Annotated[Mapping[str, Any], of_game("StageChanges")]
GameEvent = Annotated[Mapping[str, Any], of_game("GameEvent")]
Insight = Annotated[Mapping[str, Any], of_game("Insight")]
Position = Annotated[Mapping[str, Any], of_game("Position")]
GameRecord = Annotated[Mapping[str, Any], of_game("GameRecord")]

# The same from outside, not looked at yet: what is of no use is never made into objects.
Unread = dict[str, Raw]


class Request(Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """What clients send."""


class Response(Struct, kw_only=True):
    """What the server sends."""
