"""Every address of the API, once: the server and its OpenAPI document are made from this list."""

from __future__ import annotations

from maharaja.server import about, lessons, messages, network, puzzles
from maharaja.server.http.account_routes import ACCOUNT_OPERATIONS
from maharaja.server.http.board_routes import BOARD_OPERATIONS
from maharaja.server.http.host_routes import HOST_OPERATIONS
from maharaja.server.http.notification_routes import NOTIFICATION_OPERATIONS
from maharaja.server.http.operation import Operation
from maharaja.server.http.parameters import (
    AtBoard,
    AtDecision,
    AtLesson,
    AtPuzzle,
    AtSeat,
    AtTable,
    IdentityQuery,
    ListQuery,
    LookQuery,
    SeatQuery,
)
from maharaja.server.http.review_routes import REVIEW_OPERATIONS
from maharaja.server.http.talk_routes import TALK_OPERATIONS
from maharaja.server.messages import WhyQuery
from maharaja.server.rate_limits import HINT_COST
from maharaja.server.tables import (
    absence,
    create_table,
    hints,
    links,
    moves,
    queries,
    rematch,
    seats,
    turn_reasons,
    watch,
)

_SEATED = ("no-table", "no-seat", "not-your-seat")
_SEAT = "/api/tables/{table}/seats/{seat}"

OPERATIONS: tuple[Operation, ...] = (
    Operation(
        method="GET",
        path="/api/about",
        name="about",
        about="Get what this server offers: boards, bot levels, variants, limits.",
        call=lambda service, _: about.about(service),
        answer=messages.About,
        renews=True,
    ),
    *BOARD_OPERATIONS,  # fixed words first
    Operation(
        method="GET",
        path="/api/boards/{board}",
        name="board",
        about="Get a board: its rules and its drawing.",
        call=lambda service, call: about.board(service, call.path.board),
        answer=messages.BoardJson,
        at=AtBoard,
        problems=("no-board",),
    ),
    Operation(
        method="GET",
        path="/api/lessons",
        name="lessons",
        about="List the lessons, in the order in which they build on each other.",
        call=lambda _service, _call: lessons.all_lessons(),
        answer=messages.Lessons,
    ),
    Operation(
        method="GET",
        path="/api/lessons/{lesson}",
        name="lesson",
        about="Get a lesson after some answers: the next step and the table. Nothing is stored.",
        call=lambda _service, call: lessons.state(call.path.lesson, call.query),
        answer=messages.LessonState,
        at=AtLesson,
        query=messages.LessonQuery,
        cost=4,
        problems=("no-lesson",),
    ),
    Operation(
        method="GET",
        path="/api/lessons/{lesson}/why",
        name="why-of-lesson",
        about="Ask whether the rules allow a choice in a lesson, and if not, why not.",
        call=lambda _service, call: lessons.why(call.path.lesson, call.query),
        answer=messages.Why,
        at=AtLesson,
        query=messages.LessonWhyQuery,
        cost=2,
        problems=("no-lesson",),
    ),
    Operation(
        method="GET",
        path="/api/puzzles",
        name="puzzles",
        about="List the puzzles, the easiest first, and the puzzle of the day.",
        call=lambda _service, _call: puzzles.all_puzzles(),
        answer=messages.Puzzles,
        cost=2,
    ),
    Operation(
        method="GET",
        path="/api/puzzles/{puzzle}",
        name="puzzle",
        about="Get a puzzle after some choices: the table and the verdict. Nothing is stored.",
        call=lambda _service, call: puzzles.state(call.path.puzzle, call.query),
        answer=messages.PuzzleState,
        at=AtPuzzle,
        query=messages.PuzzleQuery,
        cost=4,
        problems=("no-puzzle",),
    ),
    Operation(
        method="GET",
        path="/api/puzzles/{puzzle}/why",
        name="why-of-puzzle",
        about="Ask whether the rules allow a choice in a puzzle, and if not, why not.",
        call=lambda _service, call: puzzles.why(call.path.puzzle, call.query),
        answer=messages.Why,
        at=AtPuzzle,
        query=messages.PuzzleWhyQuery,
        cost=2,
        problems=("no-puzzle",),
    ),
    Operation(
        method="POST",
        path="/api/qr",
        name="qr",
        about="Get a link as a QR code.",
        call=lambda _service, call: network.qr_code(call.body.text),
        answer=messages.QrCode,
        body=messages.QrRequest,
        cost=4,
    ),
    Operation(
        method="POST",
        path="/api/identity",
        name="identity",
        about="Create an identity for a script; with ``bot``, a bot account.",
        call=lambda _service, call: about.identity(call.query.bot),
        answer=messages.Identity,
        query=IdentityQuery,
    ),
    Operation(
        method="GET",
        path="/api/tables",
        name="tables",
        about="List your tables, or the open ones, page by page; the latest change first.",
        call=lambda service, call: queries.tables(
            service,
            call.visitor,
            call.query.list,
            call.query.before,
            queries.Filter(
                call.query.only, call.query.players, call.query.opponent, call.query.since
            ),
        ),
        answer=messages.Tables,
        query=ListQuery,
        renews=True,
        cost=4,
    ),
    Operation(
        method="POST",
        path="/api/tables",
        name="create",
        about="Set up a table.",
        call=lambda service, call: create_table.create(service, call.visitor, call.body),
        answer=messages.TableMade,
        body=messages.NewTable,
        founds=True,
        makes_table=True,
        problems=("bad-setup", "no-board", "too-many-tables", "too-many-bots"),
    ),
    Operation(
        method="POST",
        path="/api/tables/import",
        name="import",
        about="Set up a table from a record or a position.",
        call=lambda service, call: create_table.import_table(service, call.visitor, call.body),
        answer=messages.TableMade,
        body=messages.ImportedTable,
        founds=True,
        large=True,
        makes_table=True,
        cost=10,
        problems=("bad-record", "bad-setup", "no-board", "too-many-tables", "too-many-bots"),
    ),
    Operation(
        method="GET",
        path="/api/tables/{table}",
        name="look",
        about="Get a table as a seat of yours, or a spectator, sees it, with the log entries since "
        "``after``; it may wait for one.",
        call=lambda service, call: watch.look(
            service,
            call.visitor,
            call.path.table,
            call.query.seat,
            call.link,
            call.query.after,
            call.query.wait,
        ),
        answer=messages.Snapshot,
        at=AtTable,
        query=LookQuery,
        linked=True,
        problems=(*_SEATED, "too-many-sockets"),
    ),
    Operation(
        method="POST",
        path="/api/tables/{table}/join",
        name="join",
        about="Take a free seat, with an invite link or at a public table.",
        call=lambda service, call: seats.join(
            service, call.visitor, call.path.table, call.body, call.link
        ),
        answer=messages.Joined,
        at=AtTable,
        body=messages.Join,
        linked=True,
        founds=True,
        problems=("no-table", "no-seat", "seat-taken", "not-waiting", "not-running"),
    ),
    Operation(
        method="POST",
        path="/api/tables/{table}/claim",
        name="claim",
        about="Bring a seat of yours to this device, with the seat's own link.",
        call=lambda service, call: seats.claim(service, call.visitor, call.path.table, call.link),
        answer=messages.Joined,
        at=AtTable,
        linked=True,
        founds=True,
        problems=("no-table", "seat-taken", "too-many-devices"),
    ),
    Operation(
        method="POST",
        path="/api/tables/{table}/close",
        name="close",
        about="Close a table before the game has begun.",
        call=lambda service, call: seats.close(service, call.visitor, call.path.table),
        answer=messages.Done,
        at=AtTable,
        problems=("no-table", "not-the-host", "not-waiting", "not-running"),
    ),
    Operation(
        method="POST",
        path="/api/tables/{table}/rematch",
        former_path="/api/tables/{table}/again",
        name="rematch",
        about="Play again with the same people: get the table for it, which is created if needed.",
        call=lambda service, call: rematch.rematch(service, call.visitor, call.path.table),
        answer=messages.TableMade,
        at=AtTable,
        makes_table=True,
        problems=(
            *("no-table", "not-your-seat", "not-finished"),
            *("bad-setup", "no-board", "too-many-tables", "too-many-bots", "too-many-links"),
        ),
    ),
    Operation(
        method="POST",
        path="/api/tables/{table}/share",
        name="share",
        about="Agree that everybody may see the finished game; they may once all players agree.",
        call=lambda service, call: seats.share(service, call.visitor, call.path.table),
        answer=messages.Done,
        at=AtTable,
        problems=("no-table", "not-your-seat", "not-finished"),
    ),
    Operation(
        method="POST",
        path="/api/tables/{table}/links",
        name="link",
        about="Create a link to invite, to watch, or to bring a seat to another device.",
        call=lambda service, call: links.make_link(
            service, call.visitor, call.path.table, call.body
        ),
        answer=messages.TableLink,
        at=AtTable,
        body=messages.AskLink,
        problems=(*_SEATED, "not-the-host", "too-many-links"),
    ),
    Operation(
        method="POST",
        path="/api/tables/{table}/choices",
        name="choose",
        about="Make a choice.",
        call=lambda service, call: moves.choose(service, call.visitor, call.path.table, call.body),
        answer=messages.Done,
        at=AtTable,
        body=messages.Choose,
        problems=(*_SEATED, "not-running", "refused", "stale", "key-reused"),
    ),
    Operation(
        method="POST",
        path="/api/tables/{table}/undo",
        name="undo",
        about="Take back the last choice, or the turn so far.",
        call=lambda service, call: moves.undo(service, call.visitor, call.path.table, call.body),
        answer=messages.Done,
        at=AtTable,
        body=messages.Undo,
        problems=(*_SEATED, "not-running", "no-undo", "stale", "key-reused"),
    ),
    Operation(
        method="POST",
        path=f"{_SEAT}/leave",
        name="leave",
        about="Leave for good: the seat is free again, or a bot's once the game is on.",
        call=lambda service, call: seats.leave(
            service, call.visitor, call.path.table, call.path.seat
        ),
        answer=messages.Done,
        at=AtSeat,
        problems=(*_SEATED, "not-running"),
    ),
    Operation(
        method="POST",
        path=f"{_SEAT}/bot",
        name="set-bot",
        about="Give a free seat to a bot, as the host.",
        call=lambda service, call: seats.set_bot(
            service, call.visitor, call.path.table, call.path.seat, call.body
        ),
        answer=messages.Done,
        at=AtSeat,
        body=messages.SetBot,
        problems=(*_SEATED, "not-the-host", "seat-taken", "not-running", "too-many-bots"),
    ),
    Operation(
        method="POST",
        path=f"{_SEAT}/hand-over",
        name="hand-over",
        about="Let a bot play for you until you take the seat back.",
        call=lambda service, call: seats.hand_over(
            service, call.visitor, call.path.table, call.path.seat, call.body
        ),
        answer=messages.Done,
        at=AtSeat,
        body=messages.SetBot,
        problems=(*_SEATED, "seat-not-yours-to-give", "not-running", "too-many-bots"),
    ),
    Operation(
        method="POST",
        path=f"{_SEAT}/take-back",
        name="take-back",
        about="Take your seat back from the bot that plays for you.",
        call=lambda service, call: seats.take_back(
            service, call.visitor, call.path.table, call.path.seat
        ),
        answer=messages.Done,
        at=AtSeat,
        problems=(*_SEATED, "seat-not-yours-to-give"),
    ),
    Operation(
        method="POST",
        path=f"{_SEAT}/name",
        name="rename",
        about="Change the seat's display name.",
        call=lambda service, call: seats.rename(
            service, call.visitor, call.path.table, call.path.seat, call.body
        ),
        answer=messages.Done,
        at=AtSeat,
        body=messages.SetName,
        problems=_SEATED,
    ),
    Operation(
        method="POST",
        path=f"{_SEAT}/auto-answer",
        former_path=f"{_SEAT}/forced",
        name="set-auto-answer",
        about="Choose whether decisions without an alternative are answered for the seat.",
        call=lambda service, call: seats.set_auto_answer(
            service, call.visitor, call.path.table, call.path.seat, call.body
        ),
        answer=messages.Done,
        at=AtSeat,
        body=messages.SetAutoAnswer,
        problems=_SEATED,
    ),
    Operation(
        method="POST",
        path=f"{_SEAT}/vacation",
        name="set-vacation",
        about="Stop the seat's clock for a vacation of some days, or end the vacation.",
        call=lambda service, call: absence.set_vacation(
            service, call.visitor, call.path.table, call.path.seat, call.body
        ),
        answer=messages.Done,
        at=AtSeat,
        body=messages.SetVacation,
        problems=(*_SEATED, "not-running", "no-vacation", "too-often"),
    ),
    Operation(
        method="POST",
        path=f"{_SEAT}/standing-orders",
        name="set-standing-orders",
        about="Set what to answer for the seat when it is asked in somebody else's turn.",
        call=lambda service, call: absence.set_orders(
            service, call.visitor, call.path.table, call.path.seat, call.body
        ),
        answer=messages.Done,
        at=AtSeat,
        body=messages.SetStandingOrders,
        problems=(*_SEATED, "not-running", "too-often"),
    ),
    Operation(
        method="POST",
        path=f"{_SEAT}/hint",
        name="hint",
        about="Get what a bot would choose for a seat of yours, and why; the log notes it.",
        call=lambda service, call: hints.hint(
            service, call.visitor, call.path.table, call.path.seat, call.body
        ),
        answer=messages.Hint,
        at=AtSeat,
        body=messages.AskHint,
        thinks=True,
        cost=HINT_COST,
        problems=(
            *(*_SEATED, "not-running", "stale", "too-often", "too-many-sockets"),
            *("no-hints", "nothing-to-decide", "hint-failed"),
        ),
    ),
    Operation(
        method="POST",
        path=f"{_SEAT}/outlook",
        name="outlook",
        about="Get what others may do about a plan of yours or after your turn; logged as a hint.",
        call=lambda service, call: hints.outlook(
            service, call.visitor, call.path.table, call.path.seat, call.body
        ),
        answer=messages.Outlook,
        at=AtSeat,
        body=messages.AskOutlook,
        thinks=True,
        cost=HINT_COST,
        problems=(
            *(*_SEATED, "not-running", "stale", "too-often", "too-many-sockets", "refused"),
            *("no-hints", "nothing-to-decide", "hint-failed"),
        ),
    ),
    Operation(
        method="GET",
        path="/api/tables/{table}/record",
        name="record",
        about="Get the game so far as a record, without what the seat may not know.",
        call=lambda service, call: queries.record(
            service, call.visitor, call.path.table, call.query.seat, call.link
        ),
        answer=messages.GameRecord,
        at=AtTable,
        query=SeatQuery,
        linked=True,
        problems=(*_SEATED, "not-running"),
    ),
    Operation(
        method="GET",
        path="/api/tables/{table}/positions/{decisions}",
        name="position",
        about="Get the position after a number of decisions of a finished game.",
        call=lambda service, call: queries.position(
            service, call.visitor, call.path.table, call.path.decisions, call.link
        ),
        answer=messages.Position,
        at=AtDecision,
        linked=True,
        problems=("no-table", "not-finished"),
    ),
    Operation(
        method="GET",
        path="/api/tables/{table}/history",
        name="history",
        about="Get all decisions of a finished game with their events, and where its rounds begin.",
        call=lambda service, call: queries.history(
            service, call.visitor, call.path.table, call.link
        ),
        answer=messages.History,
        at=AtTable,
        linked=True,
        problems=("no-table", "not-finished"),
    ),
    Operation(
        method="GET",
        path="/api/tables/{table}/history/{decisions}",
        name="past-view",
        about="Get the view after a number of decisions of a finished game, with nothing hidden.",
        call=lambda service, call: queries.past_view(
            service, call.visitor, call.path.table, call.path.decisions, call.link
        ),
        answer=messages.PastView,
        at=AtDecision,
        linked=True,
        problems=("no-table", "not-finished"),
    ),
    Operation(
        method="GET",
        path="/api/tables/{table}/why",
        name="why",
        about="Ask whether a choice is legal for a seat of yours, and if not, why not.",
        call=lambda service, call: queries.why(
            service, call.visitor, call.path.table, call.query, call.link
        ),
        answer=messages.Why,
        at=AtTable,
        query=WhyQuery,
        linked=True,
        problems=(*_SEATED, "not-running"),
    ),
    Operation(
        method="GET",
        path=f"{_SEAT}/reasons",
        name="turn-reasons",
        about="Get what a bot's turn was good for; in a finished game, anybody's.",
        call=lambda service, call: turn_reasons.turn_reasons(
            service, call.visitor, call.path.table, call.path.seat, call.query, call.link
        ),
        answer=messages.TurnReasons,
        at=AtSeat,
        query=messages.TurnReasonsQuery,
        linked=True,
        cost=5,
        problems=("no-table", "no-seat", "not-running", "no-hints", "no-turn"),
    ),
    Operation(
        method="GET",
        path="/api/tables/{table}/insight",
        name="insight",
        about="Get what the cities would pay now; for a seat, what it could do at what price.",
        call=lambda service, call: queries.insight(
            service, call.visitor, call.path.table, call.query.seat, call.link
        ),
        answer=messages.Insight,
        at=AtTable,
        query=SeatQuery,
        linked=True,
        problems=(*_SEATED, "not-running"),
    ),
    *REVIEW_OPERATIONS,
    *NOTIFICATION_OPERATIONS,
    *ACCOUNT_OPERATIONS,
    *TALK_OPERATIONS,
    *HOST_OPERATIONS,
)
