"""Creating tables: new ones, and tables of games that were imported."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import msgspec

import maharaja
from maharaja.bots.levels import LEVELS, is_quick
from maharaja.engine.board import Board
from maharaja.engine.dice import SEED_LIMIT
from maharaja.engine.game import Game
from maharaja.engine.options import MAX_PLAYERS
from maharaja.engine.versions import NEWEST_VERSION
from maharaja.errors import Message
from maharaja.server import messages
from maharaja.server.bots.bot_limits import number_searching
from maharaja.server.encodings import short_id, short_id_of
from maharaja.server.errors import Problem, at
from maharaja.server.identity import Visitor
from maharaja.server.rate_limits import site_of
from maharaja.server.tables import display_names, import_game
from maharaja.server.tables.guards import check_level, check_style, is_host, known
from maharaja.server.tables.links import new_link
from maharaja.server.tables.live_table import LiveTable
from maharaja.server.tables.log_entries import BotSat, EntryBody, Header, Sat, write_header
from maharaja.server.tables.pace import KINDS, Pace
from maharaja.server.tables.playing_time import Hours, zone_named
from maharaja.server.tables.service import TableService
from maharaja.server.tables.starting_position import StartingPosition
from maharaja.store import rows
from maharaja.store.rows import Standing, TableRow
from maharaja.store.store import StoreError

COACHED_LEVEL = "novice"  # of the bots in a first game
NOT_YET = Standing(status=rows.WAITING, bots=False, summary="{}")


@dataclass(frozen=True, slots=True)
class Plan:
    """A table that is to be set up."""

    header: Header
    seating: list[EntryBody]  # who sits where from the start
    board: Board
    public: bool
    begun: StartingPosition | None = None  # the game, if it is known already


# --- operations ----------------------------------------------------------------------------------


async def create(
    service: TableService, visitor: Visitor, request: messages.NewTable
) -> messages.TableMade:
    known(visitor)
    if request.coached:
        request = coached(request)
    board = await service.registry.boards.named(request.board)
    header = new_header(request, board)
    plan = Plan(header, seating(request.seats, visitor), board, request.public)
    return await make(service, visitor, plan, request.key)


async def import_table(
    service: TableService, visitor: Visitor, request: messages.ImportedTable
) -> messages.TableMade:
    """A table with a game that was played elsewhere, or as far as it was played."""
    known(visitor)
    check_import(request)
    begun = await read_import(service, request)
    game = begun.game
    header = imported_header(game, of_record=request.record is not None)
    header.hints = request.hints
    header.free_text = request.free_text
    header.pace = None if request.pace is None else pace_of(request.pace)
    wanted = 1 if header.solo else game.seats
    if request.seats or not game.finished:
        check_seats(len(request.seats), wanted)
    plan = Plan(header, seating(request.seats, visitor), game.board, request.public, begun)
    return await make(service, visitor, plan, request.key)


async def from_start(
    service: TableService,
    visitor: Visitor,
    begun: StartingPosition,
    seats: list[messages.Place],
    key: str | None,
) -> messages.TableMade:
    """A table that goes on from where a game has been followed to."""
    known(visitor)
    check_seats(len(seats), begun.game.seats)
    header = imported_header(begun.game, of_record=True)
    plan = Plan(header, seating(seats, visitor), begun.game.board, False, begun)
    return await make(service, visitor, plan, key)


def check_seats(found: int, wanted: int) -> None:
    if found != wanted:
        seats = Message("error-detail-seats-wanted", wanted=wanted, found=found)
        raise Problem("bad-setup", at("seats", seats))


def check_import(request: messages.ImportedTable) -> None:
    if (request.record is None) == (request.position is None):
        raise Problem("invalid", Message("error-detail-record-or-position"))
    if request.position is not None and request.decisions is not None:
        raise Problem("invalid", at("decisions", Message("error-detail-earlier-decisions")))


async def read_import(service: TableService, request: messages.ImportedTable) -> StartingPosition:
    """The game that was sent; one at a time, so that many together take no more of the loop."""
    async with service.importing:
        with plain_problems("bad-record"):
            if request.record is not None:
                record = import_game.read_record(request.record)
                board = service.registry.boards.of_words(record)
                return await import_game.begin_record(record, request.decisions, board)
            assert request.position is not None
            position = import_game.read_position(request.position)
            board = service.registry.boards.of_words(position)
            return StartingPosition.of(maharaja.load(position, board))


# --- making them ---------------------------------------------------------------------------------


async def make(
    service: TableService, visitor: Visitor, plan: Plan, key: str | None
) -> messages.TableMade:
    """Set the table up, unless the same request has done so before."""
    person_id = known(visitor)
    name = table_id(person_id, key)
    live = await made_before(service, name, person_id) if key is not None else None
    if live is None:
        try:
            live = await set_up(service, name, visitor, plan)
        except StoreError:
            # Perhaps the same request has just been carried out on another way.
            live = await made_before(service, name, person_id)
            if live is None:
                raise
    return await table_made(service, live, visitor)


async def made_before(service: TableService, name: str, person_id: str) -> LiveTable | None:
    """The table that a repeated request has made already."""
    try:
        live = await service.registry.find(name)
    except Problem as problem:
        if problem.code != "no-table":
            raise
        return None
    return live if live.table.host == person_id else None


async def set_up(service: TableService, name: str, visitor: Visitor, plan: Plan) -> LiveTable:
    """A table of that id; StoreError if there is one."""
    person_id = known(visitor)
    levels = [body.level for body in plan.seating if isinstance(body, BotSat)]
    await check_room(service, person_id)
    await service.registry.boards.keep(plan.board)
    async with service.bot_limits.elsewhere(person_id, name, levels) as elsewhere:
        service.bot_limits.check(elsewhere + number_searching(levels))
        now = service.writer.now()
        header = write_header(plan.header)
        row = TableRow(name, now, now, person_id, plan.public, header, 0, NOT_YET)
        site = site_of(visitor.address)
        return await service.writer.create(row, plan.seating, plan.board, plan.begun, site)


async def check_room(service: TableService, person_id: str) -> None:
    most = service.settings.tables_per_person
    if most and await service.store.lists.count_hosted(person_id) >= most:
        raise Problem("too-many-tables", Message("error-detail-tables-at-once", number=most))


async def table_made(
    service: TableService, live: LiveTable, visitor: Visitor
) -> messages.TableMade:
    """The answer to whoever asked for the table; links are its host's."""
    table = live.table
    links = []
    if is_host(table, visitor):
        if table.free():
            links.append(await new_link(service, live, "invite"))
        links.append(await new_link(service, live, "watch"))
    own = table.seats_of(*visitor.person_ids)
    return messages.TableMade(table=table.id, seats=own, links=links)


# --- what they begin with ------------------------------------------------------------------------


def table_id(person_id: str, key: str | None) -> str:
    """At random; by the key, if the request may come twice."""
    return short_id(secrets.token_bytes(10)) if key is None else short_id_of(f"{person_id}:{key}")


def new_header(request: messages.NewTable, board: Board) -> Header:
    """The beginning of a new game; Problem if the options and seats make none."""
    solo = request.options.solo is not None
    if solo and len(request.seats) != 1:
        raise Problem("bad-setup", Message("error-detail-solo-seats"))
    options = msgspec.to_builtins(request.options)
    if not solo:
        options["players"] = len(request.seats)
    seed = secrets.randbelow(SEED_LIMIT)
    with plain_problems("bad-setup"):
        maharaja.new_game(board, seed=seed, **options)
    return Header(
        board=board.id,
        digest=board.digest,
        salt=secrets.token_hex(16),
        solo=solo,
        rules=NEWEST_VERSION,
        options=options,
        seed=seed,
        hints=request.hints,
        free_text=request.free_text,
        coached=request.coached,
        pace=None if request.pace is None else pace_of(request.pace),
    )


def pace_of(request: messages.SetPace) -> Pace:
    """The pace that is asked for; what is not said is as usual for its kind."""
    usual = KINDS[request.kind]
    bank = usual.bank if request.bank is None else float(request.bank)
    increment = usual.increment if request.increment is None else float(request.increment)
    level = usual.level if request.level is None else check_level(request.level)
    if not is_quick(level):
        quick = Message("error-detail-levels", names=[one for one in LEVELS if is_quick(one)])
        raise Problem("invalid", at("pace.level", quick))
    return msgspec.structs.replace(
        usual,
        bank=bank,
        increment=increment,
        most=max(usual.most, bank),
        level=level,
        hours=hours_of(request),
    )


def hours_of(request: messages.SetPace) -> Hours:
    window = request.window or messages.Window()
    if window.start == window.end:
        raise Problem("invalid", at("pace.window", Message("error-detail-empty-window")))
    try:
        zone_named(request.zone)
    except (LookupError, ValueError, OSError):
        unknown = Message("error-detail-zone", zone=request.zone)
        raise Problem("invalid", at("pace.zone", unknown)) from None
    return Hours(start=window.start, end=window.end, weekends=request.weekends, zone=request.zone)


def coached(request: messages.NewTable) -> messages.NewTable:
    """A first game: its characters, and bots that a beginner can beat; Problem if others play."""
    people = [place for place in request.seats if not isinstance(place, messages.BotSeat)]
    if [type(place) for place in people] != [messages.MySeat] or request.options.solo is not None:
        raise Problem("bad-setup", at("coached", Message("error-detail-coached-seats")))
    bot = messages.BotSeat(level=COACHED_LEVEL)
    return msgspec.structs.replace(
        request,
        seats=[bot if isinstance(place, messages.BotSeat) else place for place in request.seats],
        options=msgspec.structs.replace(
            request.options, first_game=len(request.seats) == MAX_PLAYERS
        ),
    )


def seating(seats: list[messages.Place], visitor: Visitor) -> list[EntryBody]:
    """Who sits where from the start; guests' seats stay free."""
    person_id, program = known(visitor), visitor.bot_account
    bodies: list[EntryBody] = []
    for seat, place in enumerate(seats):
        match place:
            case messages.MySeat(name=name):
                name = display_names.clean(name)
                sat = Sat(seat=seat, name=name, person_id=person_id, bot_account=program)
                bodies.append(sat)
            case messages.BotSeat(level=level, style=style):
                check_level(level)
                bodies.append(BotSat(seat=seat, level=level, style=check_style(level, style)))
    return bodies


@contextmanager
def plain_problems(code: str) -> Iterator[None]:
    """A Problem that says what is wrong with options, a record or a position."""
    try:
        yield
    except (maharaja.SetupError, maharaja.FormatError, maharaja.BoardError) as error:
        raise Problem(code, error) from None
    except RecursionError:
        raise Problem(code, Message("error-detail-nested")) from None


def imported_header(game: Game, *, of_record: bool) -> Header:
    """The beginning of a game that was imported: in our own words, without what is not needed."""
    return Header(
        board=game.board.id,
        digest=game.board.digest,
        salt=secrets.token_hex(16),
        solo=bool(game.state.rules.solo),
        rules=game.rules,
        record=dict(game.record()) if of_record else None,
        position=None if of_record else dict(game.dump()),
    )
