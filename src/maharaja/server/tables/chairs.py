"""The chairs of a table: who sits where, and what entries of the log make of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import cast

import msgspec
from msgspec import Raw

from maharaja.server import messages
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
    TimedOut,
    VacationBegun,
    VacationOver,
)
from maharaja.server.tables.pace import MISSED

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
    style: str | None = None  # of that bot
    auto_answer: bool = False  # answers without an alternative are given for the person
    person_ids: frozenset[str] = frozenset()  # hashed tokens of the person's devices
    since: float = 0.0  # when the person sat down
    bot_account: bool = False  # the person is a program
    timed_out: bool = False  # the bot plays because the person's time was up
    missed: int = 0  # moves in a row that a bot had to make for want of time
    vacation: tuple[float, float] | None = None  # since when, and until when
    vacation_spent: float = 0.0  # seconds, before the present one

    @property
    def handed_over(self) -> bool:
        return self.kind == PERSON and self.level is not None

    @property
    def absent(self) -> bool:
        """Whether the person has been away for so long that others may take the seat."""
        return self.timed_out and self.missed >= MISSED


class Chairs(tuple[Chair, ...]):
    """All chairs of a table: others for every change, so that what follows is made once for each.

    Most entries of a log change none of them.
    """

    def changed(self, seat: int, chair: Chair) -> Chairs:
        return Chairs((*self[:seat], chair, *self[seat + 1 :]))

    @cached_property
    def people(self) -> frozenset[tuple[int, str]]:
        """Seats, and the hashed tokens of the devices that they are played on."""
        return frozenset(
            (seat, person_id) for seat, chair in enumerate(self) for person_id in chair.person_ids
        )

    @cached_property
    def listed(self) -> Raw:
        """As lists of tables have them."""
        return Raw(
            msgspec.json.encode(
                [
                    {
                        "kind": chair.kind,
                        "name": chair.name,
                        "level": chair.level,
                        "bot_account": chair.bot_account,
                    }
                    for chair in self
                ]
            )
        )

    def told(self, hints: Sequence[int], sharing: frozenset[str]) -> Raw:
        """As messages have them, with how often each seat was given a hint.

        ``sharing``: who would show the game to everybody.
        """
        asked = (list(hints), sharing)
        if self._told is None or self._told[0] != asked:
            self._told = (asked, Raw(msgspec.json.encode(self._messages(hints, sharing))))
        return self._told[1]

    _told: tuple[tuple[list[int], frozenset[str]], Raw] | None = None

    def _messages(self, hints: Sequence[int], sharing: frozenset[str]) -> list[messages.Chair]:
        return [
            messages.Chair(
                seat=seat,
                kind=cast(messages.ChairKind, chair.kind),
                name=chair.name,
                level=chair.level,
                style=chair.style,
                handed_over=chair.handed_over,
                auto_answer=chair.auto_answer,
                hints=hints[seat],
                shares=bool(chair.person_ids & sharing),
                bot_account=chair.bot_account,
                timed_out=chair.timed_out,
                absent=chair.absent,
                vacation=None if chair.vacation is None else int(chair.vacation[1] * 1000),
            )
            for seat, chair in enumerate(self)
        ]


def seated(chair: Chair, body: EntryBody, at: float, bot: str) -> Chair:
    """The chair after somebody has come, gone or changed; ``bot``: what a bot is called there."""
    match body:
        case Sat(name=name, person_id=person_id, bot_account=bot_account):
            ids = frozenset([person_id])
            return Chair(PERSON, name, person_ids=ids, since=at, bot_account=bot_account)
        case Claimed(person_id=person_id, bot_account=bot_account):
            ids = chair.person_ids | {person_id}
            return replace(chair, person_ids=ids, bot_account=chair.bot_account or bot_account)
        case Left(level=None):
            return Chair()
        case Left(level=level):
            return Chair(BOT, bot, level)
        case BotSat(level=level, style=style):
            return Chair(BOT, bot, level, style)
        case HandedOver(level=level, style=style):
            return replace(chair, level=level, style=style, timed_out=False)
        case TimedOut(level=level):
            return replace(chair, level=level, style=None, timed_out=True, missed=chair.missed + 1)
        case TakenBack():
            return replace(chair, level=None, style=None, timed_out=False)
        case VacationBegun(until=until):
            return replace(chair, vacation=(at, until))
        case VacationOver():
            return back_from_vacation(chair, at)
        case Renamed(name=name):
            return replace(chair, name=name)
        case AutoAnswerSet(on=on):
            return replace(chair, auto_answer=on)
        case _:
            raise AssertionError(body)


def back_from_vacation(chair: Chair, at: float) -> Chair:
    """What was not used of the vacation is left for another."""
    assert chair.vacation is not None
    begun, until = chair.vacation
    spent = min(max(at, begun), until) - begun
    return replace(chair, vacation=None, vacation_spent=chair.vacation_spent + spent)
