# What only Python says: the command line’s own sentences (cli-), and those of the engine, of board
# files, databases and the server’s details (said-). The English said- sentences are those of the
# sources, word by word: i18n.py knows them again by these patterns. A $count may be a plural.

## How parts of a message are joined

cli-at = { $place }: { $what }
cli-remedy = { $what }; { $remedy }
cli-stop = { $what }.

## Games and boards

cli-replayed = after { $shown } of { $made } decisions, all of them legal
cli-board-good = { $board }: { $cities } cities, { $roads } roads, { $villages } villages, players { $players }, digest { $digest }: a good board
cli-solo = solo
cli-report-games = games
cli-report-decisions = decisions
cli-report-games-second = games/s
cli-report-decisions-second = decisions/s
cli-report-scores = mean scores
cli-report-statue = seventh statue
cli-report-engine = engine
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
cli-progress-games = games
cli-progress-measuring = measuring
cli-progress-tables = tables
cli-progress-bytes = bytes

## The server

cli-serving = Maharaja at { $url }
cli-serving-from = tables in { $database }, { $engine }

## The tables of a server

cli-column-table = table
cli-column-status = status
cli-column-round = round
cli-column-changed = last change
cli-column-seats = seats
cli-seat-bot = bot { $level }
cli-damaged = damaged
cli-seat-free = free
cli-seat-brahmabot = brahmabot
cli-seat-handed-over = { $name } (bot { $level } plays)
cli-no-table = there is no table { $table }; maharaja tables list tells which are
cli-standard-output = standard output
cli-tables-written = { $count ->
    [one] { $count } table written to { $goal }
   *[other] { $count } tables written to { $goal }
}
cli-records-written = { $count ->
    [one] { $count } record written to { $goal }
   *[other] { $count } records written to { $goal }
}
cli-no-export = { $file }: line { $line } is no table: a file of maharaja tables export has one in every line; records of games are imported at the server, by POST /api/tables/import
cli-line-refused = { $file }: line { $line }: { $why }
cli-line-long = { $file }: line { $line } is longer than { $most } bytes
cli-tables-read = { $count ->
    [one] { $count } table: { $became }
   *[other] { $count } tables: { $became }
}
cli-became-imported = { $count } imported
cli-became-replaced = { $count } replaced
cli-became-left = { $count } left alone
cli-became-refused = { $count } refused
cli-table-there = table { $table } is there already
cli-stop-the-server = a server is running on this database: stop it, import, and start it again
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

## What the system says

said-no-file = No such file or directory
said-denied = Permission denied
said-is-folder = Is a directory
said-no-directory = Not a directory
said-disk-full = No space left on device
said-read-only = Read-only file system
said-in-use = Address already in use
said-no-address = Cannot assign requested address
said-connection-refused = Connection refused
said-connect-failed = Connect call failed { $address }
said-connect-port = Connect call failed ('{ $host }', { $port })
said-multiple = Multiple exceptions: [Errno { $number }] { $what }, [Errno { $other }] { $kind }

## Records, positions and options

said-not-right = { $kind } is not right; { $remedy }
said-what-stands-here = what stands here
said-use-one-of = use one of { $names }
said-unknown-rules = The table is played by the rules { $version }; this program knows { $known }.

## Board files

said-meant-name = did you mean "{ $name }"?
said-meant-name-or = did you mean "{ $name }"? { $remedy }
said-unreadable = cannot be read: { $what }
said-not-utf8 = is not UTF-8 text
said-save-utf8 = save it as UTF-8
said-large-number = so large a number

## Databases and exported tables

said-database-scheme = --database cannot begin with { $scheme }://: give the path of a file, sqlite:///path or postgresql://user@host/name
said-database-folder = the folder for tables cannot be made: { $what }
said-database-path = --database needs the path of a file, such as sqlite:///tables.db
said-database-missing = there is no such file; say with --database where the tables are
said-database-libraries = PostgreSQL needs more libraries: pip install 'maharaja[postgresql]'
said-database-newer = the database was written by a newer Maharaja: its schema is { $found }, this version knows up to { $known }; install a newer version
said-database-closed = the store is not open
said-database-lost = lost while it was writing, so that it is unknown whether this has been written: { $what }
said-database-no-answer = no answer
said-database-address = not a valid address; right would be postgresql://user:password@host:5432/name
said-database-password = password authentication failed for user "{ $user }"
said-database-unknown = database "{ $name }" does not exist
said-database-role = role "{ $name }" does not exist
said-database-no-database = file is not a database
said-database-unopened = unable to open database file
said-database-locked = database is locked
said-database-read-only = attempt to write a readonly database
said-database-malformed = database disk image is malformed
said-database-used = { $file } is in use by another server; for several processes on the same tables give all of them one PostgreSQL: --database postgresql://...
said-servers-use = servers may be using the table { $table }
said-server-uses = a server may be using the table { $table }
said-table-there = there is a table { $table } already
said-no-folder = there is no folder { $folder }
said-archive-damaged = table { $table } is damaged in the database: { $what }
said-archive-board = the board with the digest { $digest } is missing in the database
said-archive-format = its format is "{ $format }"; this version reads "{ $known }"
said-archive-none = it is no table: { $what }
said-archive-changed = table { $table } has been changed since it was exported
said-archive-its-board = its board is { $board } ({ $digest }), not { $other }
said-archive-solo = solo is not what its game says
said-archive-seat = there is no seat { $seat }
said-archive-status = the game is { $status }, so nobody can choose
said-archive-again = the game is { $status }, so it cannot be played once more
said-archive-back = { $number } choices cannot be taken back
said-archive-kind = the seat { $seat } is of the kind { $sort }
said-archive-level = there is no level "{ $level }"; the levels are { $names }
said-archive-link = a link has a seat if it is one's own, and only then
said-place-table = table { $table }
said-place-beginning = its beginning
said-place-entry = entry { $number }
said-place-links = its links

## What the server says to programs, besides the codes

said-tables-an-hour = From one address at most { $number } tables an hour.
said-tables-at-once = { $number } tables at once are allowed; finish or close one first.
said-bots-at-once = At the tables of one host at most { $number } bots that search ({ $names }) may play at once; finish or close a table first, or take adept.
said-sockets-address = At most { $number } from one address at a time.
said-sockets-person = At most { $number } from one person at a time.
said-bytes = At most { $number } bytes.
said-follows = A socket follows at most { $number } places; unfollow one first.
said-full-names = The seat's name was changed { $number } times; it stays as it is.
said-full-devices = The seat was brought to other devices { $number } times; that is enough.
said-full-levels = The level of this bot was changed { $number } times; it stays as it is.
said-full-forced = Forced answers were switched on or off { $number } times; they stay as they are.
said-full-take-backs = The seat was taken back { $number } times; now its bot plays to the end.
said-full-undos = The seat has taken back { $number } choices; what is chosen now stands.
said-full-plans = The seat has replaced { $number } plans; the last one stands.
said-full-people = People have sat down here { $number } times; now only bots can.
said-full-rematches = This game was played once more { $number } times; set up a new table.
said-boards = The boards are { $names }.
said-faster = Others were faster again and again; look and try once more.
said-noted-as = Something went wrong here; the log has it as { $mark }.
said-nested-message = It is nested too deeply.
said-parameter-once = Every parameter may be given once.
said-too-late = It did not come within { $seconds } seconds.
said-send-type = Send { $type } in UTF-8.
said-origin-needed = Requests with a cookie have to say their Origin.
said-origin-foreign = The Origin is not this server, nor one it was told of.
said-host-wrong = Use the address of this server, or have its host name it.
said-solo-seats = A solo table has one seat; Brahmabot's comes by itself.
said-record-or-position = Either a record or a position is needed.
said-earlier-decisions = only a record has earlier decisions.
said-seats-wanted = this game has { $wanted }, not { $found }.
said-game-has = the game has { $number }.
said-devices = A seat is on at most { $number } devices.
said-page-before = use what came as next.
said-bytes-besides = more than { $number } bytes besides the choices.
said-bytes-more = more than { $number } bytes.
said-link-left = The person of this link has left the seat.
said-nobody-sits = Nobody sits there who could come back.
said-no-bot = No bot plays for you.
said-whose-link = whose link? A seat is needed.
said-table-seats = The seats of this table are 0 to { $last }.
said-closed = The table was closed.
said-not-begun = The game has not begun.
said-over = The game is over.
said-players-only = Only those who have played here, and the host, may do that.
said-not-over = Only a game that is over can be played once more.
said-bot-plays = A bot plays this seat; take it back first.
said-levels = the levels are { $names }.
said-undo-plan = A plan is not taken back but set anew, until the last one is in.
said-undo-others = Somebody else has answered since, or nothing was chosen yet.
said-undo-hidden = Something hidden has come to light, or the turn is over.
said-expected = Expected { $wanted }, got { $found }
said-expected-alone = Expected { $wanted }
said-field-missing = Object missing required field { $field }
said-field-unknown = Object contains unknown field { $field }
said-invalid-value = Invalid value { $value }
said-invalid-enum = Invalid enum value { $value }
said-json-malformed = JSON is malformed: { $what } (byte { $byte })
said-json-character = invalid character
said-json-ends = Input data was truncated
said-message-at = { $what } - at { $place }
