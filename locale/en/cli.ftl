# What only Python says: the command line’s own sentences (cli-), and those of the engine, of board
# files, databases and the server’s details (said-). The English said- sentences are those of the
# sources, word by word: i18n.py knows them again by these patterns. A $count may be a plural.


## How parts of a message are joined

cli-at = { $place }: { $what }
cli-remedy = { $what }; { $remedy }
cli-stop = { $what }.

## What is typed

cli-unknown-command = There is no command "{ $command }". The commands are { $commands }.
cli-positions-need-records = --positions needs --records FILE to write to
cli-players-solo = --players { $players } cannot play --solo { $level }; leave one out
cli-players-one = --players 1 needs --solo easy, medium or hard
cli-seats-solo = seats: { $seats } cannot play solo; name one
cli-not-one-of = "{ $name }" is not one of { $names }
cli-name-missing = a name is missing; divide the levels by single commas
cli-never-pass = { $seconds } seconds never pass
cli-no-origin = "{ $text }" is no origin; an origin is like https://example.org
cli-no-host = "{ $text }" is no name of a host like tables.example.org
cli-no-network = "{ $text }" is neither an address nor a network like 10.0.0.0/8
cli-no-duration = "{ $text }" is no duration; right would be 12h, 30d or 8w
cli-name-a-status = --status: name at least one of { $names }

## Files

cli-file-unreadable = { $file }: cannot be read: { $why }
cli-not-utf8 = { $file }: is not UTF-8 text
cli-no-json = { $file }: line { $line } is no JSON record: { $why }
cli-nested = it is nested too deeply
cli-too-few-games = { $count ->
    [one] { $file }: holds { $count } game; --game { $game } is too high
   *[other] { $file }: holds { $count } games; --game { $game } is too high
}
cli-too-few-decisions = { $count ->
    [one] { $file }: --at { $at }: the record has only { $count } decision
   *[other] { $file }: --at { $at }: the record has only { $count } decisions
}
cli-not-a-file = { $file } is not a file; -o - writes to standard output

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
cli-port-taken = { $host } port { $port }: { $why }; choose another --port, or --port 0 for any

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
cli-secrets = tables hold secrets: give -o FILE, or --secrets to show them here
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
cli-nobody-to-ask = nobody can be asked here: say --yes, or --dry-run to look first
cli-delete = { $count ->
    [one] Delete { $count } table ({ $what }) for good?
   *[other] Delete { $count } tables ({ $what }) for good?
}

## Mistakes on the command line, as click says them

said-value-for = Invalid value for { $option }: { $what }
said-value = Invalid value: { $what }
said-range = { $value } is not in the range { $range }.
said-type = { $value } is not a valid { $kind }.
said-kind-integer = integer
said-kind-integer-range = integer range
said-kind-float = float
said-kind-float-range = float range
said-choice-of = { $value } is not one of { $choices }.
said-no-option = No such option { $option }.
said-no-option-meant = No such option { $option }. { $remedy }
said-meant = Did you mean { $name }?
said-meant-one-of = (Did you mean one of: { $names }?)
said-missing-option = Missing option { $option }.
said-missing-argument = Missing argument { $argument }.
said-missing-choice = Missing argument { $argument }. Choose from: { $choices }
said-missing-command = Missing command.
said-needs-value = Option { $option } requires an argument.
said-takes-no-value = Option { $option } does not take a value.
said-unexpected = Got unexpected extra argument ({ $arguments })
said-unexpected-many = Got unexpected extra arguments ({ $arguments })
said-could-not-open = Could not open file { $file }: { $what }
said-is-a-file = Directory { $folder } is a file.

## What the system says

said-errno = [Errno { $number }] { $what }
said-errno-file = [Errno { $number }] { $what }: { $file }
said-no-file = No such file or directory
said-denied = Permission denied
said-is-folder = Is a directory
said-no-directory = Not a directory
said-disk-full = No space left on device
said-read-only = Read-only file system
said-in-use = Address already in use
said-no-address = Cannot assign requested address
said-no-name = Name or service not known
said-connection-refused = Connection refused
said-connect-failed = Connect call failed { $address }
said-connect-port = Connect call failed ('{ $host }', { $port })
said-multiple = Multiple exceptions: [Errno { $number }] { $what }, [Errno { $other }] { $kind }

## Choices in words

said-no-choice = { $choice } is not a choice
said-no-choice-here = { $choice } is not a choice on the board { $board }
said-verbs = "{ $text }" is not a choice; a choice begins with one of { $verbs }
said-nothing-follows = "{ $text }": nothing follows the word { $word }
said-one-number = "{ $text }": one number from { $low } to { $high } is needed
said-one-name = "{ $text }": one of { $names } is needed
said-not-legal = { $choice } is not legal: { $reason } ({ $rule })

## Records, positions and options

said-not-right = { $kind } is not right; { $remedy }
said-what-stands-here = what stands here
said-need-object = an object is needed
said-need-list = a list is needed
said-need-text = a text is needed
said-need-flag = true or false is needed
said-need-number = a whole number from { $low } to { $high } is needed
said-key-missing = the key { $key } is missing
said-entries-needed = { $found } entries; { $wanted } are needed
said-use-one-of = use one of { $names }
said-numbers-once = each of { $low } to { $high } is needed exactly once
said-names-once = each of { $names } is needed exactly once
said-characters-needed = { $number } different characters are needed
said-rounds = { $number } rounds; there are at most { $most }
said-other-words = the record itself has other words here
said-seat-and-choice = a seat and a choice are needed, as in: 0 draft 14
said-seats-are = the seats of this table are 0 to { $last }
said-only-format = only { $format } can be read
said-known-rules = this program knows the rules { $versions }
said-unknown-rules = The table is played by the rules { $version }; this program knows { $known }.
said-give-board = give its board file, it is not one that comes with the game
said-other-board = the game is on { $board }, not { $other }
said-board-changed = the board { $board } has changed since (now { $digest })
said-flags-once = each city's flag is needed exactly once
said-characters-fit = at most { $most } characters fit
said-plain-spaces = there are only { $number } plain spaces
said-open-planned = only planned actions can be open
said-waiting-most = at most { $most } things can be waiting
said-nobody-decides = nobody has to decide what the phase asks for
said-wrong-phase = it cannot be waiting in the phase { $phase }
said-reward-off = that reward is not on the track
said-phase-needs = in the phase { $phase } { $wanted } is needed
said-nothing-waiting = nothing like that can be waiting here
said-need-null = null is needed
said-only-so-many = { $number } in all; there are only { $most }
said-shrines-fit = at most { $most } shrines fit
said-earned-sum = earned adds up to { $total }
said-to-settle = { $number } shrines are to be settled
said-characters-short = { $number } characters are needed
said-more-than-once = { $what } is there more than once
said-not-drawn = { $number } has not been drawn yet
said-tiles-in-reach = { $number } tiles have to be within reach
said-tiles-needed = { $number } tiles are needed
said-tiles-too-high = the tiles lie too high; move them down
said-decisions-made = { $decisions } is not within the { $made } made
said-decisions-record = { $decisions } is not within the { $made } of the record
said-no-city = "{ $name }" is no city of this board; use one of { $names }
said-no-piece = "{ $name }" is no piece; there are { $names }
said-no-seat = there is no seat { $seat }; use 0 to { $last }
said-setup-and-seed = an explicit set-up leaves nothing to a seed or a first game
said-board-is-for = the board { $board } is for { $players }, not for { $found }
said-first-game = the suggested set of seven characters needs four players
said-other-result = the choices lead to another result
said-players = { $players } cannot play; use { $low } to { $high }, or solo with a level for one
said-not-known = "{ $name }" is not known; use one of { $names }
said-seeds-beyond = { $seeds } seeds from { $seed } on go beyond { $last }
said-games-beyond = { $games } games from { $seed } on go beyond { $last }
said-json-at = { $what }: line { $line } column { $column } (char { $char })
said-json-value = Expecting value
said-json-extra = Extra data
said-json-name = Expecting property name enclosed in double quotes
said-json-delimiter = Expecting { $sign } delimiter
said-json-string = Unterminated string starting at

## Board files

said-board-unnamed = its name is empty
said-board-unknown = there is no board of that name
said-meant-name = did you mean "{ $name }"?
said-meant-name-or = did you mean "{ $name }"? { $remedy }
said-use-or-path = use one of { $names }, or the path of a .toml file
said-unreadable = cannot be read: { $what }
said-not-utf8 = is not UTF-8 text
said-save-utf8 = save it as UTF-8
said-not-toml = not TOML: { $what }
said-toml-value = Invalid value
said-toml-equals = Expected '=' after a key in a key/value pair
said-toml-statement = Invalid statement
said-toml-newline = Expected newline or end of document after a statement
said-toml-string = Unterminated string
said-toml-array = Unclosed array
said-toml-overwrite = Cannot overwrite a value
said-toml-twice = Cannot declare { $key } twice
said-toml-character = Illegal character { $character }
said-place-line = line { $line }, column { $column }
said-place-end = end of document
said-number-long = a number in it is too long
said-nested = lists or tables in it are nested too deeply
said-unknown-key = unknown key
said-is-missing = is missing
said-add-it = add it, for example { $example }
said-unshowable = holds a character that cannot be shown
said-plain-line = write one plain line
said-length = has { $number } characters
said-write-length = write 1 to { $most } of them
said-no-id = "{ $value }" is not an id
said-id-form = use lower-case letters, digits and single hyphens, beginning with a letter
said-no-colour = "{ $value }" is not a colour
said-colour-form = use the form "#B4522A"
said-not-known-here = "{ $value }" is not known here
said-path-form = write absolute M, L, Q and C, as in M480 336C500 200 490 150 478 100
said-not-between = { $kind } is not between { $low } and { $high }
said-large-number = so large a number
said-not-wholes = not a list of whole numbers
said-too-large = holds so large a number that it means nothing here
said-no-point = not a point
said-two-numbers = give two numbers, as in [480, 336]
said-not-texts = not a list of texts
said-in-quotes = put each of them in quotes
said-has-entries = has { $number } entries
said-give-it = give it { $kind }
said-number-range = { $low } to { $high }
said-found = found { $kind }
said-write = write { $kind }
said-kind-text = text
said-kind-quoted = text in quotes
said-kind-flag = true or false
said-kind-whole = a whole number
said-kind-fraction = a fraction
said-kind-list = a list
said-kind-table = a table
said-kind-date = a date or time
said-kind-wholes = a list of whole numbers
said-kind-texts = a list of texts
said-kind-point = a point such as [480, 336]
said-kind-path = a path such as M480 336L478 100
said-kind-such-table = a table such as { $example }
said-kind-sections = sections that begin with [[{ $key }]]
said-path-start = a path has one M, at its beginning
said-path-somewhere = a path has to lead somewhere, as in M10 10L90 40
said-path-letter = "{ $letter }" is not one of the letters M, L, Q, C
said-path-numbers = { $letter } needs { $number } numbers
said-path-found = { $letter } needs { $number } numbers, found "{ $word }" among them
said-path-large = a number after { $letter } is too large
said-cities = there are { $number } cities
said-villages = there are { $number } villages
said-roads = there are { $number } roads
said-of-them = there are { $number } of them
said-draw-between = draw { $low } to { $high }
said-draw-most = draw { $most } at most
said-own-meaning = "{ $id }" has a meaning of its own
said-rename = rename it
said-bonuses = has { $number } bonuses
said-one-bonus = give exactly one, as in {"{"} coins = 2 {"}"}
said-no-city-called = no city is called "{ $name }"
said-to-itself = leads from { $place } to itself
said-two-places = name two different places
said-joins-already = { $road } joins { $one } and { $other } already
said-lead-elsewhere = lead it elsewhere, for roads are named by their ends
said-no-village-called = no village is called "{ $name }"
said-add-villages = add [[village]] sections
said-on-a-road = "{ $village }" is on { $road } already
said-call-villages = call the villages of this road { $names }, in this order
said-list-players = list the player counts from 1 (solo) to 4, as in [1, 2, 3, 4]
said-few-villages = { $kind } cannot put their starting shrines in { $villages } villages
said-kind-solo = a solo game
said-kind-players = { $number } players
said-draw-villages = draw at least { $needed } villages or take { $players } out of the list
said-belongs = "{ $value }" belongs to { $place } already
said-own-each = give each of them its own
said-on-no-road = "{ $village }" is on no road
said-name-in-one = name it in the villages of one
said-unreached = no row of roads leads from the start to { $city }
said-add-road = add a road
said-solo-missing = is missing, but players has 1
said-add-solo = add [[solo.tile]] and [[solo.setup]] or take 1 out of players
said-no-icon = no icon is called "{ $name }"
said-icon-alone = "{ $icon }" has no number
said-icon-number = "{ $words }" is no number of { $icon }
said-marked-twice = "{ $village }" is marked twice
said-mark-eight = mark eight different ones
said-by = { $width } by { $height }
said-size-range = use 200 to 4000 each way
said-outside = { $point } is not inside the { $layout } layout
said-outside-radius = { $point } with its radius of { $radius } is not inside the { $layout } layout
said-its-size = its size is { $width } by { $height }
said-goes-by = the path goes by { $point } instead of its end
said-begin-and-end = begin at { $start } and end at { $end }
said-road-leaves = the road leaves the { $layout } layout at { $point }
said-beside = "{ $village }" is drawn { $distance } beside its road
said-is-on-it = { $point } is on it
said-drawn-before = "{ $one }" is drawn before "{ $other }"
said-exchange = exchange their points

## Bots and arenas

said-no-level = "{ $level }" is no level; use one of { $names }
said-level-iterations = "{ $level }@{ $count }": the iterations are from 1 to { $most }
said-command-unreadable = the command "{ $command }" cannot be read: { $what }
said-no-quotation = No closing quotation
said-command-missing = the command "{ $command }" cannot be run: no such program
said-arena-seats = { $seats } cannot play; name { $low } to { $high } levels, or play solo
said-name-a-level = name a level
said-two-levels = name at least two different ones, each once
said-worker-version = a worker has maharaja { $theirs }, this command is { $ours }; install the same everywhere
said-ray-failed = the cluster failed: { $what }
said-ray-missing = --ray needs Ray: pip install '.[ray]'
said-ray-unreached = no connection to { $address }: { $what }; is the cluster up, and is the token its token (docs/arena.md)?
said-ray-token = { $variable } is { $value }; only token is allowed
said-fault = seat { $seat }, move { $move }, { $fault }: { $what }
said-fault-bye = it was still there { $seconds } s after bye
said-fault-type = a { $type } message is not expected
said-fault-unasked = an answer to id { $id }; the question is { $asked }
said-fault-no-text = { $value } is no text
said-fault-refused = { $choice }: { $reason } ({ $rule })
said-fault-late = no answer in time
said-fault-flood = a line of more than { $most } bytes
said-fault-start = it cannot be run: { $what }
said-fault-ready = "ready" with protocol { $protocol } was due: { $message }
said-fault-retired = restarted { $times } times; the fallback plays on
said-fault-utf8 = not UTF-8: { $text }
said-fault-json = not JSON: { $text }
said-fault-object = no object with a type: { $text }

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
