# What the command line says; errors are in mistakes.ftl. A $count may be a plural.

## Games and boards

cli-replayed = after { $shown } of { $made } decisions, all of them legal
cli-dataset = { $rows } decisions of { $games } games in { $file }
cli-board-good = { $board }: { $cities } cities, { $roads } roads, { $villages } villages, players { $players }, digest { $digest }: a good board
cli-board-approved = approved
cli-board-waiting = by link
cli-solo = solo
cli-report-games = games
cli-report-decisions = decisions
cli-report-games-second = games/s
cli-report-decisions-second = decisions/s
cli-report-scores = mean scores
cli-report-statue = seventh statue
cli-report-engine = engine
cli-no-textual = Textual is not installed, so the game is played in plain lines. In a checkout of the project: pip install '.[terminal]'
cli-engine-compiled = compiled engine
cli-engine-plain = plain Python engine
cli-rounded = { $played } games instead of { $asked }: { $rotations } seatings a seed
cli-match-seat = { $count ->
    [one] seat { $seat }: { $bot }, { $count } move
   *[other] seat { $seat }: { $bot }, { $count } moves
}
cli-match-times = median { $median } ms, slowest { $slowest } ms
cli-match-faults = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}
cli-match-restarts = { $count ->
    [one] { $count } restart
   *[other] { $count } restarts
}
cli-interrupted = interrupted: these are the figures of { $played } of { $asked } games
cli-join-seated = { $name } sits on seat { $seat } of the table { $table }
cli-join-won = table { $table }: seat { $seat } wins; the scores by seat: { $scores }
cli-join-over = table { $table }: the game is over for seat { $seat }; the scores by seat: { $scores }
cli-join-closed = the table { $table } was closed before the game began
cli-progress-games = games
cli-progress-measuring = measuring
cli-progress-decisions = decisions
cli-progress-tables = tables
cli-progress-puzzles = puzzles
cli-progress-bytes = bytes

## The server

cli-serving = Maharaja at { $url }
cli-serving-from = tables in { $database }, { $engine }
cli-serving-host = its host is whoever opens this link first: { $url }
cli-serving-only-here = Only this computer reaches it. For others in your network: ./play --share
cli-serving-network = for others in your network: { $url }
cli-serving-no-mail-settings = no mails are sent: they need --mail-from and --public-address, too
cli-serving-no-mail-library = no mails are sent: in a checkout of the project, pip install '.[mail]'
cli-engine-compiling = Compiling the engine in the background, so that strong bots answer faster: { $percent } %
cli-engine-ready = The engine is compiled: bots use it from now on.
cli-engine-failed = The engine could not be compiled (.venv/engine.log says why). Everything works, but strong bots think longer.

## The tables of a server

cli-column-table = table
cli-column-status = status
cli-column-round = round
cli-column-changed = last change
cli-column-seats = seats
cli-seat-bot = { $name }, bot { $level }
cli-damaged = damaged
cli-seat-free = free
cli-seat-brahmabot = brahmabot
cli-seat-handed-over = { $name } (bot { $level } plays)
cli-seat-freed = seat { $seat } of { $table } is free
cli-seat-given = a bot { $level } plays seat { $seat } of { $table } from now on
cli-people-muted = muted
cli-people-banned = banned
cli-people-mute = { $person } is muted
cli-people-unmute = { $person } may talk again
cli-people-ban = { $person } is banned
cli-people-unban = { $person } is no longer banned
cli-people-link = whoever opens this on the server is signed in as { $person }, once, within a day: { $path }
cli-people-delete-sure = Delete { $person } for good? Finished games stay, without the name; in the others a bot plays on.
cli-people-deleted = { $person } is deleted
cli-people-settled = the reports of { $message } are settled
cli-people-make-host = { $person } is a host of the server now
cli-people-host-link = whoever opens this on the server is its host, once: { $path }
cli-standard-output = standard output
cli-tables-written = { $count ->
    [one] { $count } table written to { $goal }
   *[other] { $count } tables written to { $goal }
}
cli-backed-up = { $count ->
    [one] { $count } table, and all else, written to { $goal }
   *[other] { $count } tables, and all else, written to { $goal }
}
cli-restored = { $count ->
    [one] { $goal } is restored, with { $count } table: start the server
   *[other] { $goal } is restored, with { $count } tables: start the server
}
cli-records-written = { $count ->
    [one] { $count } record written to { $goal }
   *[other] { $count } records written to { $goal }
}
cli-tables-read = { $count ->
    [one] { $count } table: { $became }
   *[other] { $count } tables: { $became }
}
cli-became-imported = { $count } imported
cli-became-replaced = { $count } replaced
cli-became-left = { $count } left alone
cli-became-refused = { $count } refused
cli-table-there = table { $table } is there already
cli-would-be-deleted = { $count ->
    [one] { $count } table would be deleted
   *[other] { $count } tables would be deleted
}
cli-deleted = { $count ->
    [one] { $count } table deleted
   *[other] { $count } tables deleted
}
cli-delete = { $count ->
    [one] Delete { $count } table ({ $what }) for good?
   *[other] Delete { $count } tables ({ $what }) for good?
}

cli-puzzles-found =
    { $count ->
        [one] { $count } puzzle in { $games } games
       *[other] { $count } puzzles in { $games } games
    }
cli-puzzles-wrong = { $puzzle } is not what it says.
cli-puzzles-good =
    { $count ->
        [one] { $count } puzzle, proven again.
       *[other] { $count } puzzles, proven again.
    }
