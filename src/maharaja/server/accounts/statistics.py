"""How people have played: counted from the records, and reviews, of their finished games."""

from __future__ import annotations

from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from operator import itemgetter

from maharaja.engine.analysis.score_sheet import final_ranking
from maharaja.engine.game import Game
from maharaja.reviews.decisions import KINDS, Kind
from maharaja.server import messages
from maharaja.server.accounts.reviewed_losses import Losses, ReviewedLosses
from maharaja.server.tables.board_library import BoardLibrary
from maharaja.server.tables.loading import BrokenTable
from maharaja.server.tables.stored_tables import header_of, read_table
from maharaja.store import rows
from maharaja.store.rows import TOP, ListedTable, Place
from maharaja.store.store import Store

MOST_GAMES = 100  # the newest ones; those behind them are not looked at
PAGE = 50
TAKING = ("draft", "take", "retake")  # choices by which a character is had
KEPT = 5_000  # seats of finished games in memory, some 2 kB each


@dataclass(frozen=True, slots=True)
class SeatStatistics:
    """What one seat did in one game."""

    players: int  # 1: a solo game
    place: int
    won: bool
    points: int
    sources: Counter[str]
    characters: frozenset[int]
    planned: Counter[str]
    performed: Counter[str]
    review: str | None  # the key of one, if there is one


@dataclass(slots=True)
class Sum:
    """What many seats did."""

    games: int = 0
    won: int = 0
    points: int = 0
    places: Counter[tuple[int, int]] = field(default_factory=Counter)  # players, place
    characters: Counter[int] = field(default_factory=Counter)
    winners: Counter[int] = field(default_factory=Counter)  # characters in games that were won
    planned: Counter[str] = field(default_factory=Counter)
    performed: Counter[str] = field(default_factory=Counter)
    sources: Counter[str] = field(default_factory=Counter)
    lost: Counter[Kind] = field(default_factory=Counter)
    judged: Counter[Kind] = field(default_factory=Counter)  # decisions

    def add(self, seat: SeatStatistics) -> None:
        self.games += 1
        self.won += seat.won
        self.points += seat.points
        self.places[seat.players, seat.place] += 1
        self.characters.update(seat.characters)
        if seat.won:
            self.winners.update(seat.characters)
        self.planned.update(seat.planned)
        self.performed.update(seat.performed)
        self.sources.update(seat.sources)

    def add_losses(self, losses: Losses) -> None:
        for kind, (loss, decisions) in losses.items():
            self.lost[kind] += loss  # type: ignore[assignment]  # any numbers can be counted
            self.judged[kind] += decisions


Key = tuple[str, float, int]  # of a table, when it last changed, and a seat


class PlayedGames:
    """Counts what people did, and remembers it by seat: a finished game stays as it is."""

    def __init__(self, store: Store, boards: BoardLibrary, losses: ReviewedLosses) -> None:
        self._store = store
        self._losses = losses
        self._boards = boards
        self._known: OrderedDict[Key, SeatStatistics | None] = OrderedDict()

    async def statistics(self, person_id: str) -> messages.Statistics:
        """Of the newest finished games of all identities of the person."""
        tables, more = await self._newest(person_id)
        found = Sum()
        for row in tables:
            for seat in row.seats:
                counted = await self._seat(row, seat)
                if counted is not None:
                    found.add(counted)
                    if counted.review is not None:
                        found.add_losses(await self._losses.of_seat(counted.review, seat))
        return statistics_message(found, more)

    async def _newest(self, person_id: str) -> tuple[list[ListedTable], bool]:
        """The newest games, and whether there are more."""
        found: list[ListedTable] = []
        place = TOP
        while len(found) <= MOST_GAMES:
            page = await self._store.lists.of_person(person_id, PAGE, place, (rows.FINISHED,))
            found += page
            if len(page) < PAGE:
                break
            place = Place(page[-1].changed, page[-1].id)
        return found[:MOST_GAMES], len(found) > MOST_GAMES

    async def _seat(self, row: ListedTable, seat: int) -> SeatStatistics | None:
        key = (row.id, row.changed, seat)
        if key not in self._known:
            game = await self._game(row.id)
            self._known[key] = (
                None if game is None else seat_statistics(game, seat, self._losses.key_of(game))
            )
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return self._known[key]

    async def _game(self, table: str) -> Game | None:
        """None if the game does not count: it is damaged, or was not played here from its start.

        It is read without being kept among the live tables: those are for who looks at them.
        """
        row = await self._store.table(table)
        if row is None:
            return None
        try:
            header = header_of(row)
            if header.record is not None or header.position is not None:
                return None
            game = (await read_table(self._store, self._boards, row))[0].game
        except BrokenTable:
            return None
        return game if game.finished else None


def seat_statistics(game: Game, seat: int, review: str | None) -> SeatStatistics:
    result = game.result()
    assert result is not None
    points = result["seats"][seat]
    sources: Counter[str] = Counter()
    for scored in (points["gathered"], points["final"]):
        sources.update(scored)
    ranked = sorted(final_ranking(game.state), key=itemgetter("seat"))
    choices = own_choices(game, seat)
    return SeatStatistics(
        players=len(ranked) if game.options.solo is None else 1,
        place=ranked[seat]["rank"],
        won=ranked[seat]["won"],
        points=points["total"],
        sources=sources,
        characters=frozenset(int(words[1]) for words in choices if words[0] in TAKING),
        planned=Counter(action for words in choices if words[0] == "plan" for action in words[1:]),
        performed=Counter(words[1] for words in choices if words[0] == "perform"),
        review=review,
    )


def own_choices(game: Game, seat: int) -> list[list[str]]:
    found = [entry.split() for entry in game.record()["choices"]]
    return [words[1:] for words in found if words[0] == str(seat)]


def statistics_message(found: Sum, more: bool) -> messages.Statistics:
    return messages.Statistics(
        more=more,
        games=found.games,
        won=found.won,
        points=found.points,
        places=[
            messages.PlaceCount(players=players, place=place, games=games)
            for (players, place), games in sorted(found.places.items())
        ],
        characters=[
            messages.CharacterCount(character=one, games=games, won=found.winners[one])
            for one, games in sorted(found.characters.items())
        ],
        actions=[
            messages.ActionCount(action=action, planned=planned, performed=found.performed[action])
            for action, planned in sorted(found.planned.items())
        ],
        sources=[
            messages.SourceCount(source=source, points=points)
            for source, points in found.sources.items()
            if points
        ],
        losses=[
            messages.LossCount(kind=kind, decisions=found.judged[kind], loss=found.lost[kind])
            for kind in KINDS
            if found.judged[kind]
        ],
    )
