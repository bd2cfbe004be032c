"""Everything a visitor can ask for, over HTTP or over the socket: one door each."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, Literal, cast

import msgspec

import maharaja
from maharaja.bots.levels import LEVELS, is_quick
from maharaja.engine.analysis.insight_json import insight_json
from maharaja.engine.board import Board
from maharaja.engine.content.final_lines import FINAL_NAMES
from maharaja.engine.content.special_rules import SPECIAL_NAMES
from maharaja.engine.decision import Refusal
from maharaja.engine.game import Game
from maharaja.engine.ids import FINAL_TILE_NAMES, LEVEL_NAMES, NOBODY
from maharaja.engine.text.reasons import REASONS
from maharaja.engine.versions import VERSION_NAMES
from maharaja.server import messages
from maharaja.server.answer_timing import until_tick
from maharaja.server.bots.bot_limits import BotLimits, number_searching
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor, hashed
from maharaja.server.rate_limits import Limits, site_of
from maharaja.server.settings import Settings
from maharaja.server.tables import display_names, import_game, paging, serialize
from maharaja.server.tables.broadcast import Follower
from maharaja.server.tables.create_table import (
    DEVICES,
    again_id,
    device_lines,
    imported_header,
    level,
    new_header,
    plain_problems,
    same_again,
    seat_lines,
    table_id,
)
from maharaja.server.tables.game_history import history_json, past_view
from maharaja.server.tables.loading import BrokenTable, kind_of
from maharaja.server.tables.log_entries import (
    Again,
    AnyLine,
    BotSat,
    Chosen,
    Claimed,
    Closed,
    ForcedSet,
    HandedOver,
    Header,
    Left,
    Renamed,
    Sat,
    TakenBack,
    Undone,
    invited,
    write,
)
from maharaja.server.tables.paging import PAGE
from maharaja.server.tables.registry import Hall, Live
from maharaja.server.tables.table import BOT, FREE, PERSON, Beginning, Moment, Table
from maharaja.store import rows
from maharaja.store.rows import Link, ListedTable, Standing, TableRow
from maharaja.store.store import StoreError

PROTOCOL = 2  # changes when clients have to
LINKS = 100  # links of one table
STEPS_PER_TOKEN = 20  # of the past that cost as much as a request, some 6 KB
TICK = 0.005  # seconds: when it is told that there is no table; finding that out takes less
LEAVERS_LEVEL = "adept"  # plays on for those who left
OVER = (rows.FINISHED, rows.CLOSED)
NOT_YET = Standing(status=rows.WAITING, bots=False, summary="{}")


class Doors:
    """The operations of docs/protocol.md; Problem says no, and then nothing has changed."""

    def __init__(self, hall: Hall, settings: Settings, limits: Limits | None = None) -> None:
        self.hall = hall
        self.settings = settings
        self._importing = asyncio.Lock()
        self.limits = limits  # None: nothing is charged
        self._bot_limits = BotLimits(hall.store, settings.searching_bots_per_person)

    # --- about the server ---

    def about(self) -> messages.About:
        return messages.About(
            name="maharaja",
            version=maharaja.__version__,
            protocol=PROTOCOL,
            engine="compiled" if maharaja.compiled() else "plain",
            boards=[
                messages.BoardAbout(
                    id=board.id, name=board.name, players=list(board.players), digest=board.digest
                )
                for board in self.hall.boards.values()
            ],
            levels=list(LEVELS),
            solo=LEVEL_NAMES[1:],
            special=SPECIAL_NAMES,
            final=FINAL_NAMES,
            final_tile=FINAL_TILE_NAMES,
            rules=VERSION_NAMES,
            limits={
                "tables": self.settings.tables_per_person,
                "searching_bots": self.settings.searching_bots_per_person,
                "sockets": self.settings.sockets_per_person,
                "body": self.settings.max_body,
                "message": self.settings.max_message,
            },
        )

    def board(self, name: str) -> dict[str, Any]:
        """A board in words: what the rules know of it, and how it is drawn."""
        board = self.hall.board(name)
        return {**self.hall.words_of(board), "note": board.note, "drawing": board.drawing}

    # --- making tables ---

    async def create(self, visitor: Visitor, asked: messages.NewTable) -> messages.TableMade:
        holder = known(visitor)
        board = self.hall.board(asked.board)
        header = new_header(asked, board)
        lines = seat_lines(asked.seats, holder)
        return await self._make(visitor, header, lines, board, asked.public, asked.key)

    async def import_table(
        self, visitor: Visitor, asked: messages.ImportedTable
    ) -> messages.TableMade:
        holder = known(visitor)
        data = asked.record if asked.position is None else asked.position
        if data is None or (asked.record is not None and asked.position is not None):
            raise Problem("invalid", "Either a record or a position is needed.")
        if asked.position is not None and asked.decisions is not None:
            raise Problem("invalid", "decisions: only a record has earlier decisions.")
        begun = await self._imported(asked)
        game = begun.game
        header = imported_header(game, of_record=asked.record is not None)
        wanted = 1 if header.solo else game.seats
        if len(asked.seats) != wanted and not (game.finished and not asked.seats):
            raise Problem("bad-setup", f"seats: this game has {wanted}, not {len(asked.seats)}.")
        lines = seat_lines(asked.seats, holder)
        return await self._make(visitor, header, lines, game.board, asked.public, asked.key, begun)

    async def _imported(self, asked: messages.ImportedTable) -> Beginning:
        """The game that was sent; one at a time, so that many together take no more of the loop."""
        async with self._importing:
            with plain_problems("bad-record"):
                if asked.record is not None:
                    record = import_game.read_record(asked.record)
                    return await import_game.begin_record(record, asked.decisions)
                assert asked.position is not None
                return Beginning.of(maharaja.load(import_game.read_position(asked.position)))

    async def _make(
        self,
        visitor: Visitor,
        header: Header,
        lines: list[AnyLine],
        board: Board,
        public: bool,
        key: str | None,
        begun: Beginning | None = None,
    ) -> messages.TableMade:
        holder = known(visitor)
        name = table_id(holder, key)
        live = await self._made_before(name, holder) if key is not None else None
        if live is None:
            try:
                live = await self._set_up(name, visitor, header, lines, board, public, begun)
            except StoreError:
                # Perhaps the same request has just been carried out on another way.
                live = await self._made_before(name, holder)
                if live is None:
                    raise
        return await self._made(live, holder)

    async def _set_up(
        self,
        name: str,
        visitor: Visitor,
        header: Header,
        lines: list[AnyLine],
        board: Board,
        public: bool,
        begun: Beginning | None = None,
    ) -> Live:
        """A table of that id; StoreError if there is one."""
        holder = known(visitor)
        levels = [line.level for line in lines if isinstance(line, BotSat)]
        await self._check_room(holder)
        await self.hall.remember(board)
        async with self._bot_limits.elsewhere(holder, name, levels) as elsewhere:
            self._bot_limits.check(elsewhere + number_searching(levels))
            now = time.time()
            row = TableRow(name, now, now, holder, public, write(header), 0, NOT_YET)
            return await self.hall.create(row, lines, board, begun, site_of(visitor.address))

    async def _made(self, live: Live, holder: str) -> messages.TableMade:
        """The answer to whoever asked for the table; links are its host's."""
        table = live.table
        links = []
        if holder == table.host:
            if table.free():
                links.append(await self._new_link(live, "invite", None))
            links.append(await self._new_link(live, "watch", None))
        return messages.TableMade(table=table.id, seats=table.seats_of(holder), links=links)

    async def _check_room(self, holder: str) -> None:
        most = self.settings.tables_per_person
        if most and await self.hall.store.count_hosted(holder) >= most:
            detail = f"{most} tables at once are allowed; finish or close one first."
            raise Problem("too-many-tables", detail)

    async def _made_before(self, name: str, holder: str) -> Live | None:
        """The table that a repeated request has made already."""
        try:
            live = await self.hall.find(name)
        except Problem as problem:
            if problem.code != "no-table":
                raise
            return None
        return live if live.table.host == holder else None

    # --- playing once more ---

    async def again(self, visitor: Visitor, table: str) -> messages.TableMade:
        """The one table where the people of a finished game play once more.

        First it is set up, then it is noted here and told. Its id follows from this table, so of
        two who ask at once, in whichever process, the database lets one set it up, and the other
        finds it; and so does whoever asks next if the server dies before it is noted.
        """
        holder = known(visitor)
        live = await self._enter(visitor, table, None)
        await self.hall.look_again(live)
        over_for(live.table, holder)
        now = live.table
        while True:
            found = await self._find_or_set_up_again(now, visitor)
            made = await self._made(found, holder)
            seats = now.seats_of(found.table.host)
            line = Again(seat=seats[0] if seats else None, table=made.table)
            now = await self.hall.change(table, partial(noted, line, now.agains))
            if now.agains[-1].table == made.table:
                return made

    async def _find_or_set_up_again(self, over: Table, visitor: Visitor) -> Live:
        """The table that was noted last or would be next; not one that is over or was deleted."""
        if over.agains:
            name = over.agains[-1].table
            row = await self.hall.store.table(name)
            if row is not None and row.standing.status not in OVER:
                return await self.hall.find(name)
        number = len(over.agains)
        while True:
            name = again_id(over, number)
            row = await self.hall.store.table(name)
            if row is None:
                return await self._set_up_again(name, over, visitor)
            if row.standing.status not in OVER:  # not noted yet, or a moment ago
                return await self.hall.find(name)
            number += 1

    async def _set_up_again(self, name: str, over: Table, visitor: Visitor) -> Live:
        holder = known(visitor)
        asked = same_again(over, holder)
        board = self.hall.board(asked.board)
        header = new_header(asked, board)
        header.invited = sorted(over.people() - {holder})
        lines = seat_lines(asked.seats, holder) + device_lines(over, holder)
        try:
            return await self._set_up(name, visitor, header, lines, board, asked.public)
        except StoreError:
            # Perhaps somebody else has just done it.
            if await self.hall.store.table(name) is None:
                raise
            return await self.hall.find(name)

    # --- lists ---

    async def tables(
        self, visitor: Visitor, which: Literal["mine", "open"], before: str | None = None
    ) -> messages.Tables:
        """A page of a list; one table more is looked for, to know whether there is another."""
        place = paging.read_place(before)
        found: list[ListedTable] = []
        if which == "open":
            found = await self.hall.store.open_tables(visitor.holder or "", PAGE + 1, place)
        elif visitor.holder is not None:
            found = await self.hall.store.tables_of(visitor.holder, PAGE + 1, place)
        page = found[:PAGE]
        return messages.Tables(
            tables=list(self._summaries(page, visitor.holder)),
            next=paging.next_place(page, len(found) > PAGE),
        )

    def _summaries(
        self, found: Iterable[ListedTable], holder: str | None
    ) -> Iterator[messages.Summary]:
        """What can be told of the tables; one that is damaged does not spoil the list."""
        for row in found:
            try:
                yield summary_words(row, holder)
            except (msgspec.DecodeError, LookupError, TypeError) as error:
                broken = BrokenTable(f"it cannot be listed ({kind_of(error)})")
                self.hall.broken.set_aside(row.id, broken)

    # --- looking ---

    async def look(
        self,
        visitor: Visitor,
        table: str,
        seat: int | None,
        link: str | None,
        after: int | None,
        wait: float,
    ) -> messages.Snapshot:
        live = await self._enter(visitor, table, link, seat)
        if after is not None:
            self._charge(visitor, live.table.sequence(seat) - after)
        if wait > 0 and after is not None and live.table.sequence(seat) <= after:
            await self._wait(live, seat, wait, site_of(visitor.address))
        return await self._snapshot(live, visitor, seat, after)

    def _charge(self, visitor: Visitor, steps: int) -> None:
        """Who wants much of the past at once pays more than for a look."""
        if self.limits is not None:
            self.limits.charge(visitor, steps // STEPS_PER_TOKEN)

    async def _wait(self, live: Live, seat: int | None, seconds: float, source: str) -> None:
        """Until something happens, or for so long."""
        waiter = Waiter()
        self.hall.follow(live, seat, waiter, source)
        try:
            async with asyncio.timeout(seconds):
                await waiter.told.wait()
        except TimeoutError:
            pass
        finally:
            self.hall.unfollow(live.table.id, seat, waiter)

    async def _snapshot(
        self,
        live: Live,
        visitor: Visitor,
        seat: int | None,
        after: int | None,
        follower: Follower | None = None,
    ) -> messages.Snapshot:
        """How the table looks; the follower, if any, is told everything from then on."""
        moments = await self._moments(live, seat, after)
        table = live.table
        own_seat(table, visitor, seat)  # it may have changed hands meanwhile
        try:
            snapshot = messages.Snapshot(
                host=visitor.holder == table.host,
                yours=[] if visitor.holder is None else table.seats_of(visitor.holder),
                table=serialize.table_words(table, seat),
                steps=serialize.steps_words(moments, seat),
                bots_waiting=sorted(live.waiting),
            )
        except Exception as error:
            raise self.hall.cannot_be_shown(live, error) from error
        if follower is not None:
            self.hall.follow(live, seat, follower, site_of(visitor.address))
        return snapshot

    async def _moments(self, live: Live, seat: int | None, after: int | None) -> list[Moment]:
        """What happened since, up to the present; nothing comes in between on the way back."""
        if after is None:
            return []
        while True:
            table = live.table
            moments = await self.hall.moments(live, after, seat)
            if live.table is table:
                return moments

    async def follow(
        self, visitor: Visitor, message: messages.FollowMessage, follower: Follower
    ) -> messages.Snapshot:
        """A snapshot now, and updates from then on without a gap."""
        live = await self._enter(visitor, message.table, message.link, message.seat)
        if message.after is not None:
            self._charge(visitor, live.table.sequence(message.seat) - message.after)
        return await self._snapshot(live, visitor, message.seat, message.after, follower)

    def unfollow(self, table: str, seat: int | None, follower: Follower) -> None:
        self.hall.unfollow(table, seat, follower)

    def followed_by(self, follower: Follower) -> set[tuple[str, int | None]]:
        """The tables, and from which seats, that a client follows."""
        return self.hall.followed_by(follower)

    def forget(self, follower: Follower) -> None:
        """A client is gone."""
        self.hall.forget(follower)

    async def record(
        self, visitor: Visitor, table: str, seat: int | None, link: str | None
    ) -> dict[str, Any]:
        """The record; of a game that is not over, what the seat may know."""
        live = await self._enter(visitor, table, link, seat)
        begun(live.table)
        game = live.table.game
        return dict(game.record() if game.finished else game.excerpt(seat))

    async def position(
        self, visitor: Visitor, table: str, decisions: int, link: str | None
    ) -> dict[str, Any]:
        """The whole position after so many decisions of a finished game."""
        live = await self._enter(visitor, table, link)
        game = live.table.game
        if not game.finished:
            raise Problem("not-finished")
        if not 0 <= decisions <= game.decisions:
            raise Problem("invalid", f"decisions: the game has {game.decisions}.")
        return dict(game.back(decisions).dump())

    async def history(self, visitor: Visitor, table: str, link: str | None) -> messages.History:
        """A finished game, decision by decision."""
        live = await self._enter(visitor, table, link)
        game = live.table.game
        if not game.finished:
            raise Problem("not-finished")
        self._charge(visitor, game.decisions)
        return history_json(game)

    async def past_view(
        self, visitor: Visitor, table: str, decisions: int, link: str | None
    ) -> messages.PastView:
        """How a finished game looked after so many decisions, with hindsight."""
        live = await self._enter(visitor, table, link)
        game = live.table.game
        if not game.finished:
            raise Problem("not-finished")
        if not 0 <= decisions <= game.decisions:
            raise Problem("invalid", f"decisions: the game has {game.decisions}.")
        return past_view(game, decisions)

    async def why(
        self, visitor: Visitor, table: str, asked: messages.WhyQuery, link: str | None
    ) -> messages.Why:
        """Whether the seat may choose that now, and if not, why not.

        ``by`` is an action of its plan that would be performed first.
        """
        live = await self._enter(visitor, table, link, asked.seat)
        begun(live.table)
        refusal = refusal_of(live.table.game, asked.seat, asked.choice, asked.by)
        return messages.Why(
            choice=asked.choice,
            legal=refusal is None,
            reason=refusal.reason if refusal else None,
            rule=refusal.rule if refusal else None,
            detail=refusal.text if refusal else None,
        )

    async def insight(
        self, visitor: Visitor, table: str, seat: int | None, link: str | None
    ) -> messages.Insight:
        """What every city would pay now; for an own seat also what it could do, and for what."""
        live = await self._enter(visitor, table, link, seat)
        begun(live.table)
        return insight_json(live.table.game.state, NOBODY if seat is None else seat)

    # --- sitting ---

    async def join(
        self, visitor: Visitor, table: str, asked: messages.Join, link: str | None
    ) -> messages.Joined:
        holder = known(visitor)
        live = await self._enter(visitor, table, link)
        if not live.table.public and not may_enter(live.table, holder):
            found = await self._link(live, link)
            if found is None or found.purpose != "invite":
                raise Problem("no-table")
        taken: list[int] = []

        def decide(now: Table) -> AnyLine | None:
            own = now.seats_of(holder)
            if own and asked.seat in (None, *own):  # asked for twice
                taken[:] = own[:1] if asked.seat is None else [asked.seat]
                return None
            waiting(now)
            free = now.free()
            if asked.seat is not None:
                check_seat(now, asked.seat)
                free = [seat for seat in free if seat == asked.seat]
            if not free:
                raise Problem("seat-taken")
            taken[:] = free[:1]
            return Sat(seat=free[0], name=display_names.clean(asked.name), holder=holder)

        await self.hall.change(table, decide)
        return messages.Joined(table=table, seat=taken[0])

    async def claim(self, visitor: Visitor, table: str, link: str | None) -> messages.Joined:
        """Bring a seat to this device by its own link."""
        holder = known(visitor)
        live = await self._enter(visitor, table, link)
        found = await self._link(live, link)
        if found is None or found.purpose != "seat" or found.seat is None:
            raise Problem("no-table")
        seat = found.seat

        def decide(now: Table) -> AnyLine | None:
            chair = now.chairs[seat]
            if chair.kind != PERSON or found.created < chair.since:
                raise Problem("seat-taken", "The person of this link has left the seat.")
            if holder in chair.holders:
                return None
            if len(chair.holders) >= DEVICES:
                raise Problem("too-many-devices", f"A seat is on at most {DEVICES} devices.")
            return Claimed(seat=seat, holder=holder)

        await self.hall.change(table, decide)
        return messages.Joined(table=table, seat=seat)

    async def leave(self, visitor: Visitor, table: str, seat: int) -> messages.Done:
        """Give a seat up for good: it is free again, or a bot's once the game is on."""

        def decide(now: Table) -> AnyLine:
            own_seat(now, visitor, seat)
            if now.status == rows.WAITING:
                return Left(seat=seat)
            running(now)
            return Left(seat=seat, level=LEAVERS_LEVEL)

        return await self._seat_change(visitor, table, seat, decide)

    async def set_bot(
        self, visitor: Visitor, table: str, seat: int, asked: messages.SetBot
    ) -> messages.Done:
        """The host fills a free seat with a bot, or changes its level."""

        def decide(now: Table) -> AnyLine | None:
            hosting(now, visitor)
            check_seat(now, seat)
            if now.chairs[seat].kind not in (FREE, BOT):
                raise Problem("seat-taken")
            if now.status == rows.CLOSED or now.game.finished:
                raise Problem("not-running")
            wanted = level(asked.level)
            return None if wanted == now.chairs[seat].level else BotSat(seat=seat, level=wanted)

        return await self._bot_change(visitor, table, seat, asked.level, decide)

    async def hand_over(
        self, visitor: Visitor, table: str, seat: int, asked: messages.SetBot
    ) -> messages.Done:
        """A bot plays for a person for a while: at their own wish, or at the host's."""

        def decide(now: Table) -> AnyLine | None:
            if visitor.holder != now.host:
                own_seat(now, visitor, seat)
            check_seat(now, seat)
            if now.chairs[seat].kind != PERSON:
                raise Problem("seat-not-yours-to-give", "Nobody sits there who could come back.")
            running(now)
            wanted = level(asked.level)
            return None if wanted == now.chairs[seat].level else HandedOver(seat=seat, level=wanted)

        return await self._bot_change(visitor, table, seat, asked.level, decide)

    async def take_back(self, visitor: Visitor, table: str, seat: int) -> messages.Done:
        def decide(now: Table) -> AnyLine:
            own_seat(now, visitor, seat)
            if not now.chairs[seat].handed_over:
                raise Problem("seat-not-yours-to-give", "No bot plays for you.")
            return TakenBack(seat=seat)

        return await self._seat_change(visitor, table, seat, decide)

    async def rename(
        self, visitor: Visitor, table: str, seat: int, asked: messages.SetName
    ) -> messages.Done:
        def decide(now: Table) -> AnyLine | None:
            own_seat(now, visitor, seat)
            name = display_names.clean(asked.name)
            return None if name == now.chairs[seat].name else Renamed(seat=seat, name=name)

        return await self._seat_change(visitor, table, seat, decide)

    async def set_forced(
        self, visitor: Visitor, table: str, seat: int, asked: messages.SetForced
    ) -> messages.Done:
        def decide(now: Table) -> AnyLine | None:
            own_seat(now, visitor, seat)
            return (
                None if asked.on == now.chairs[seat].forced else ForcedSet(seat=seat, on=asked.on)
            )

        return await self._seat_change(visitor, table, seat, decide)

    async def close(self, visitor: Visitor, table: str) -> messages.Done:
        """The host gives up a table whose game has not begun."""

        def decide(now: Table) -> AnyLine:
            hosting(now, visitor)
            waiting(now)
            return Closed()

        return await self._seat_change(visitor, table, None, decide)

    async def _bot_change(
        self,
        visitor: Visitor,
        table: str,
        seat: int,
        wanted: str,
        decide: Callable[[Table], AnyLine | None],
    ) -> messages.Done:
        """A bot of the level comes to the seat, if the host may have so many that search."""
        live = await self._enter(visitor, table, None)
        async with self._bot_limits.elsewhere(live.table.host, table, [wanted]) as elsewhere:

            def checked(now: Table) -> AnyLine | None:
                line = decide(now)
                others = [chair.level for other, chair in enumerate(now.chairs) if other != seat]
                if line is not None and not is_quick(wanted):
                    self._bot_limits.check(elsewhere + number_searching([*others, wanted]))
                return line

            return await self._seat_change(visitor, table, seat, checked)

    async def _seat_change(
        self,
        visitor: Visitor,
        table: str,
        seat: int | None,
        decide: Callable[[Table], AnyLine | None],
    ) -> messages.Done:
        await self._enter(visitor, table, None, fresh=False)
        now = await self.hall.change(table, decide)
        own = seat if seat is not None and is_own(now, visitor, seat) else None
        return messages.Done(table=table, seat=seat, sequence=now.sequence(own))

    # --- links ---

    async def link(
        self, visitor: Visitor, table: str, asked: messages.AskLink
    ) -> messages.TableLink:
        """A new link; invitations are the host's, an own seat's link is its person's."""
        live = await self._enter(visitor, table, None)
        if asked.purpose == "seat":
            if asked.seat is None:
                raise Problem("invalid", "seat: whose link? A seat is needed.")
            own_seat(live.table, visitor, asked.seat)
        elif asked.purpose == "invite":
            hosting(live.table, visitor)
        return await self._new_link(
            live, asked.purpose, asked.seat if asked.purpose == "seat" else None
        )

    async def _new_link(
        self, live: Live, purpose: messages.Purpose, seat: int | None
    ) -> messages.TableLink:
        table = live.table.id
        if await self.hall.store.count_links(table) >= LINKS:
            raise Problem("too-many-links")
        token = secrets.token_urlsafe(24)
        link = Link(hashed(token), table, purpose, seat, time.time())
        await self.hall.store.add_link(link)
        live.links[link.hashed] = link
        return messages.TableLink(
            purpose=purpose, seat=seat, token=token, path=f"/tables/{table}#{purpose}={token}"
        )

    async def _link(self, live: Live, token: str | None) -> Link | None:
        """What the link opens at this table."""
        if token is None:
            return None
        key = hashed(token)
        if key not in live.links:
            found = await self.hall.store.link(key)
            if found is None or found.table != live.table.id:
                return None
            live.links[key] = found
        return live.links[key]

    async def _enter(
        self,
        visitor: Visitor,
        table: str,
        link: str | None,
        seat: int | None = None,
        *,
        fresh: bool = True,
    ) -> Live:
        """The table, if the visitor may see it from there.

        Unknown tables look the same as closed doors. ``fresh``: with everything that was written
        by any process; changes see to that themselves.
        """
        arrived = time.monotonic()
        live = self.hall.live.get(table)
        if live is not None and may_see(live, visitor, link):
            live = await (self.hall.find_fresh if fresh else self.hall.find)(table)
        if live is None or not may_see(live, visitor, link):
            live = await self._let_in(visitor, table, link)
        if live is None:
            await until_tick(arrived, TICK)
            raise Problem("no-table")
        own_seat(live.table, visitor, seat)
        if not live.site and visitor.holder is not None and may_enter(live.table, visitor.holder):
            live.site = site_of(visitor.address)
        return live

    async def _let_in(self, visitor: Visitor, table: str, link: str | None) -> Live | None:
        """The table, if the store knows that the visitor may see it; None otherwise.

        A table is opened only for those who may see it, and for all others the same is done whether
        or not there is one: so nobody can tell by the time it takes.
        """
        row = await self.hall.store.table(table)
        shown = None if link is None else await self.hall.store.link(hashed(link))
        linked = shown is not None and shown.table == table
        if row is None or not (linked or is_expected(row, visitor)):
            return None
        live = await self.hall.find(table, row)
        await self.hall.look_again(live)
        if linked and shown is not None:
            live.links[shown.hashed] = shown
        return live if may_see(live, visitor, link) else None

    # --- playing ---

    async def choose(self, visitor: Visitor, table: str, asked: messages.Choose) -> messages.Done:
        def decide(now: Table) -> AnyLine | None:
            own_seat(now, visitor, asked.seat)
            begun(now)
            try:
                choice = now.game.text(now.game.parse(asked.choice))
            except maharaja.NotationError as error:
                raise Problem("refused", str(error), reason="unknown-choice", rule="R-1") from None
            if is_repeated(now, asked.seat, asked.key, f"choice {choice}"):
                return None
            playing(now, asked.seat)
            check_sequence(now, asked.seat, asked.sequence)
            refusal = now.game.refusal(asked.seat, choice)
            if refusal is not None:
                raise Problem(
                    "refused",
                    f"{choice}: {REASONS[refusal.reason]} ({refusal.rule}).",
                    reason=refusal.reason,
                    rule=refusal.rule,
                    sequence=now.sequence(asked.seat),
                )
            return Chosen(seat=asked.seat, choice=choice)

        return await self._play(visitor, table, asked, decide)

    async def undo(self, visitor: Visitor, table: str, asked: messages.Undo) -> messages.Done:
        def decide(now: Table) -> AnyLine | None:
            own_seat(now, visitor, asked.seat)
            begun(now)
            if is_repeated(now, asked.seat, asked.key, "undo"):
                return None
            playing(now, asked.seat)
            check_sequence(now, asked.seat, asked.sequence)
            back = now.choices_to_undo(asked.seat, asked.whole_turn)
            if back == 0:
                raise Problem("no-undo", no_undo_detail(now, asked.seat))
            return Undone(seat=asked.seat, back=back)

        return await self._play(visitor, table, asked, decide)

    async def _play(
        self,
        visitor: Visitor,
        table: str,
        asked: messages.Choose | messages.Undo,
        decide: Callable[[Table], AnyLine | None],
    ) -> messages.Done:
        await self._enter(visitor, table, None, fresh=False)
        repeated = False

        def watched(now: Table) -> AnyLine | None:
            nonlocal repeated
            line = decide(now)
            repeated = line is None
            return line

        now = await self.hall.change(table, watched, asked.key, (asked.seat, asked.sequence))
        _, sequence = now.keys[asked.seat, asked.key]
        return messages.Done(table=table, seat=asked.seat, sequence=sequence, repeated=repeated)


class Waiter:
    """Somebody who waits for one message."""

    def __init__(self) -> None:
        self.told = asyncio.Event()

    def tell(self, message: bytes) -> None:
        self.told.set()

    def note(self, message: bytes) -> None:
        pass  # whoever waits, waits for a step


# --- checks --------------------------------------------------------------------------------------


def known(visitor: Visitor) -> str:
    if visitor.holder is None:
        raise Problem("no-identity")
    return visitor.holder


def is_guest(table: Table, holder: str) -> bool:
    return holder == table.host or bool(table.seats_of(holder))


def may_enter(table: Table, holder: str) -> bool:
    """Also without a link, and also if the table is private."""
    return is_guest(table, holder) or holder in table.header.invited


def may_see(live: Live, visitor: Visitor, link: str | None) -> bool:
    """As far as it is known in memory."""
    if live.table.public or (visitor.holder is not None and may_enter(live.table, visitor.holder)):
        return True
    return link is not None and hashed(link) in live.links


def is_expected(row: TableRow, visitor: Visitor) -> bool:
    """The same without a link, as the store knows it; the table may be broken."""
    if row.public or visitor.holder is None:
        return row.public
    sitting = {holder for _, holder in row.standing.holders}
    return visitor.holder in {row.host, *sitting, *invited(row.header)}


def is_own(table: Table, visitor: Visitor, seat: int) -> bool:
    return visitor.holder is not None and visitor.holder in table.chairs[seat].holders


def check_seat(table: Table, seat: int) -> None:
    if seat >= len(table.chairs):
        raise Problem("no-seat", f"The seats of this table are 0 to {len(table.chairs) - 1}.")


def own_seat(table: Table, visitor: Visitor, seat: int | None) -> None:
    """A seat can be looked from and played only by its person; None is a spectator's place."""
    if seat is None:
        return
    check_seat(table, seat)
    if not is_own(table, visitor, seat):
        raise Problem("not-your-seat")


def hosting(table: Table, visitor: Visitor) -> None:
    if visitor.holder != table.host:
        raise Problem("not-the-host")


def waiting(table: Table) -> None:
    if table.status == rows.CLOSED:
        raise Problem("not-running", "The table was closed.")
    if table.status != rows.WAITING:
        raise Problem("not-waiting")


def begun(table: Table) -> None:
    if table.status in (rows.WAITING, rows.CLOSED):
        raise Problem("not-running", "The game has not begun.")


def running(table: Table) -> None:
    begun(table)
    if table.status != rows.RUNNING:
        raise Problem("not-running", "The game is over.")


def over_for(table: Table, holder: str) -> None:
    """The game is over, and it was theirs."""
    if not is_guest(table, holder):
        raise Problem(
            "not-your-seat", "Only those who have played here, and the host, may do that."
        )
    if table.status != rows.FINISHED:
        raise Problem("not-finished", "Only a game that is over can be played once more.")


def playing(table: Table, seat: int) -> None:
    """The game is on, and the person plays it, not a bot for them."""
    running(table)
    if table.chairs[seat].level is not None:
        raise Problem("not-your-seat", "A bot plays this seat; take it back first.")


def check_sequence(table: Table, seat: int, sequence: int) -> None:
    """The question the client answers has to be the one that is asked."""
    now = table.sequence(seat)
    if not table.asked[seat] <= sequence <= now:
        raise Problem("stale", sequence=now)


def is_repeated(table: Table, seat: int, key: str, request: str) -> bool:
    """Whether the same was asked for before, by the same key."""
    before = table.keys.get((seat, key))
    if before is None:
        return False
    if before[0] != request:
        raise Problem("key-reused", sequence=table.sequence(seat))
    return True


def noted(line: Again, met: tuple[Again, ...], now: Table) -> Again | None:
    """What is to be written: nothing if it was before, or if others have come up with a table."""
    same = met[-1:] and met[-1].table == line.table
    return None if same or now.agains != met else line


def no_undo_detail(table: Table, seat: int) -> str:
    if table.game.phase == "planning":
        return "A plan is not taken back but set anew, until the last one is in."
    if not table.made or table.made[-1].seat != seat:
        return "Somebody else has answered since, or nothing was chosen yet."
    return "Something hidden has come to light, or the turn is over."


# --- pieces --------------------------------------------------------------------------------------


def summary_words(row: ListedTable, holder: str | None) -> messages.Summary:
    summary = msgspec.json.decode(row.summary)
    yours = list(row.seats)
    to_act = [
        seat for seat in summary["to_act"] if seat in yours and not summary["chairs"][seat]["level"]
    ]
    return messages.Summary(
        table=row.id,
        status=cast(messages.Status, row.status),
        public=row.public,
        created=serialize.millis(row.created),
        changed=serialize.millis(row.changed),
        host=row.host == holder,
        yours=yours,
        your_turn=bool(to_act),
        board=summary["board"],
        options=summary["options"],
        round=summary["round"],
        free=row.free,
        chairs=summary["chairs"],
    )


def refusal_of(game: Game, seat: int, choice: str, by: str | None) -> Refusal | None:
    if by is None:
        return game.refusal(seat, choice)
    perform = f"perform {by}"
    refusal = game.refusal(seat, perform)
    if refusal is not None:
        return refusal
    trial = game.copy()
    trial.choose(seat, perform)
    return trial.refusal(seat, choice)
