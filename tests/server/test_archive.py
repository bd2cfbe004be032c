"""What is exported of a table is taken back, whatever kinds of entries its log has."""

from typing import get_args

import msgspec
import pytest
from support.tables import BOARD, people

from maharaja import boards
from maharaja.server.durations import DAY
from maharaja.server.tables import archive
from maharaja.server.tables.log_entries import (
    AutoAnswerSet,
    BotSat,
    Chosen,
    Claimed,
    Closed,
    EntryBody,
    HandedOver,
    Header,
    Hinted,
    Left,
    OrdersSet,
    OrderStopped,
    Rematch,
    Renamed,
    Shared,
    StandIn,
    TakenBack,
    TimedOut,
    Undone,
    VacationBegun,
    VacationOver,
    Warned,
    encoded,
    write_header,
)
from maharaja.server.tables.pace import KINDS
from maharaja.server.tables.table import Table
from maharaja.server.tables.undo import undoable
from maharaja.server.tables.writer import with_consequences
from maharaja.store.rows import FINISHED, Entry, TableRow

MADE = 1_774_000_000.0
AGAIN = "a" * 16

# While people sit down, while they play, and when the game is over.
COMING: list[EntryBody] = [
    *people(2),
    Left(seat=1),
    *people(2)[1:],
    Claimed(seat=0, person_id="another device"),
    Renamed(seat=0, person_id="h0", name="Asha"),
    BotSat(seat=2, level="novice", style="builder"),
]
PLAYING: list[EntryBody] = [
    HandedOver(seat=0, level="novice"),
    TakenBack(seat=0),
    Hinted(seat=0, level="novice"),
    OrdersSet(seat=0, orders={"retake": ["1"], "reward": ["a"]}),
    OrderStopped(seat=0, order="reward"),
    VacationBegun(seat=0, until=MADE + DAY),
    VacationOver(seat=0),
    Warned(seat=0, part="half"),
    StandIn(seat=0, level="novice"),
    TimedOut(seat=1, level="novice"),
]
OVER: list[EntryBody] = [
    Shared(seat=0, person_id="h0"),
    Shared(person_id="h1"),
    Rematch(seat=0, table=AGAIN),
    Rematch(table=AGAIN),
]


class Written:
    """A table, and its log as the server writes it."""

    def __init__(self) -> None:
        header = Header(
            board=BOARD.id,
            digest=BOARD.digest,
            salt="00",
            solo=False,
            options={"players": 3},
            seed=11,
            hints=True,
            pace=KINDS["day"],
        )
        self.row = TableRow(
            "t" * 16, MADE, MADE, "0" * 64, False, write_header(header), 0, archive.UNKNOWN
        )
        self.table = Table(self.row, BOARD)
        self.log: list[Entry[EntryBody]] = []

    def write(self, *bodies: EntryBody) -> None:
        for body in bodies:
            draft = with_consequences(self.table, body, MADE + self.table.number)
            self.table = draft.table
            self.log += [one.entry for one in draft.applied]

    def choose(self) -> None:
        seat = self.table.to_act()[0]
        choice = self.table.game.legal_texts(seat)[0]
        self.write(Chosen(seat=seat, choice=choice, level=self.table.bot_level(seat)))

    def undo(self) -> None:
        """As soon as there is a choice that can be taken back."""
        while True:
            self.choose()
            for seat in range(3):
                if undoable(self.table, seat):
                    return self.write(Undone(seat=seat, back=1))

    def kept(self) -> archive.Kept:
        kept = archive.Kept(
            format=archive.FORMAT,
            id=self.row.id,
            created=self.row.created,
            host=self.row.host,
            public=self.row.public,
            header=msgspec.Raw(self.row.header.encode()),
            entries=[archive.kept_entry(encoded(entry)) for entry in self.log],
            links=[],
            board=boards.text(BOARD.id),
        )
        return msgspec.structs.replace(kept, check=archive.digest(kept))


def played() -> Written:
    """A game to its end, with everything that can happen on the way."""
    written = Written()
    written.write(*COMING, *PLAYING)
    written.undo()
    while written.table.status != FINISHED:
        written.choose()
    written.write(*OVER, AutoAnswerSet(seat=0, on=True))
    return written


def closed() -> Written:
    written = Written()
    written.write(*COMING[:1], Closed())
    return written


def test_every_kind_of_entry_is_exported_and_imported() -> None:
    kinds = set()
    for written in (played(), closed()):
        table, row, entries = archive.unfold(archive.read(archive.write(written.kept())))
        assert entries == [encoded(entry) for entry in written.log]
        assert row.standing == written.table.standing()
        for field in ("chairs", "clocks", "hints", "orders", "rematches", "sharing", "closed"):
            assert getattr(table, field) == getattr(written.table, field), field
        kinds |= {type(entry.body) for entry in written.log}
    assert kinds == set(get_args(EntryBody))


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (Hinted(seat=0, level="novice"), "the game is waiting, so nobody can choose"),
        (Shared(seat=0, person_id="h0"), "so it cannot be shown to everybody"),
        (Rematch(seat=0, table=AGAIN), "so it cannot be played once more"),
    ],
    ids=["hint", "shared", "rematch"],
)
def test_what_comes_too_early_is_refused(body: EntryBody, reason: str) -> None:
    written = Written()
    written.write(COMING[0])
    written.log.append(Entry(2, MADE, body))
    with pytest.raises(archive.ArchiveError, match=reason):
        archive.unfold(written.kept())
