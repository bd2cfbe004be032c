"""The chairs of a table: who sits where, and what entries of the log make of it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from maharaja.server.tables.log_entries import (
    AutoAnswerSet,
    BotSat,
    Claimed,
    EntryBody,
    HandedOver,
    Left,
    Renamed,
    Sat,
    TakenBack,
)

FREE = "free"
PERSON = "person"
BOT = "bot"
BRAHMABOT_KIND = "brahmabot"

DEVICES = 16  # of one seat: more than a person has, and few enough to write with every choice


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who has it."""

    kind: str = FREE
    name: str = ""
    level: str | None = None  # of the bot that plays here, as its own or for the person
    auto_answer: bool = False  # answers without an alternative are given for the person
    person_ids: frozenset[str] = frozenset()  # hashed tokens of the person's devices
    since: float = 0.0  # when the person sat down

    @property
    def handed_over(self) -> bool:
        return self.kind == PERSON and self.level is not None


def seated(chair: Chair, body: EntryBody, at: float, bot: str) -> Chair:
    """The chair after somebody has come, gone or changed; ``bot``: what a bot is called there."""
    match body:
        case Sat(name=name, person_id=person_id):
            return Chair(PERSON, name, person_ids=frozenset([person_id]), since=at)
        case Claimed(person_id=person_id):
            return replace(chair, person_ids=chair.person_ids | {person_id})
        case Left(level=None):
            return Chair()
        case Left(level=level) | BotSat(level=level):
            return Chair(BOT, bot, level)
        case HandedOver(level=level):
            return replace(chair, level=level)
        case TakenBack():
            return replace(chair, level=None)
        case Renamed(name=name):
            return replace(chair, name=name)
        case AutoAnswerSet(on=on):
            return replace(chair, auto_answer=on)
        case _:
            raise AssertionError(body)
