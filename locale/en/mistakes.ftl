# What goes wrong where only Python says so (errors.py); the codes of the server and the reasons of
# refusals are in errors.ftl. A $count may be a plural, other numbers are plain.

## How parts of an error are joined

error-text-at = { $place }: { $what }
error-text-remedy = { $what }; { $remedy }
error-text-found = { $found } is not right; { $what }
error-text-what-stands-here = what stands here
error-text-use-one-of = use one of { $names }
error-text-did-you-mean = did you mean "{ $name }"?
error-text-did-you-mean-or = did you mean "{ $name }"? { $what }
error-text-large-number = so large a number
error-text-quoted = { $what }

## Files

error-file-unreadable = cannot be read: { $what }
error-file-not-utf8 = is not UTF-8 text
error-file-save-as-utf8 = save it as UTF-8

## What the system says

error-system-missing = No such file or directory
error-system-denied = Permission denied
error-system-is-folder = Is a directory
error-system-no-folder = Not a directory
error-system-disk-full = No space left on device
error-system-read-only = Read-only file system
error-system-address-in-use = Address already in use
error-system-no-address = Cannot assign requested address
error-system-connection-refused = Connection refused

## Board files

error-board-unnamed = its name is empty
error-board-unknown = there is no board of that name
error-board-use-or-path = use one of { $names }, or the path of a .toml file
error-board-not-toml = not TOML: { $what }
error-board-number-too-long = a number in it is too long
error-board-nested-too-deeply = lists or tables in it are nested too deeply
error-board-unknown-key = unknown key
error-board-key-missing = is missing
error-board-add-key = add it, for example { $example }
error-board-unprintable = holds a character that cannot be shown
error-board-write-plain-line = write one plain line
error-board-length = has { $number } characters
error-board-write-length = write 1 to { $most } of them
error-board-no-id = "{ $value }" is not an id
error-board-form-of-id = use lower-case letters, digits and single hyphens, beginning with a letter
error-board-no-colour = "{ $value }" is not a colour
error-board-form-of-colour = use the form "#B4522A"
error-board-not-known = "{ $value }" is not known here
error-board-form-of-path = write absolute M, L, Q and C, as in M480 336C500 200 490 150 478 100
error-board-not-between = { $number } is not between { $low } and { $high }
error-board-not-whole-numbers = not a list of whole numbers
error-board-too-large = holds so large a number that it means nothing here
error-board-no-point = not a point
error-board-give-two-numbers = give two numbers, as in [480, 336]
error-board-not-texts = not a list of texts
error-board-put-in-quotes = put each of them in quotes
error-board-entries = has { $number } entries
error-board-give-entries = give it { $entries }
error-board-range = { $low } to { $high }
error-board-found = found { $type }
error-board-write = write { $type }
error-board-type-text = text
error-board-type-quoted = text in quotes
error-board-type-flag = true or false
error-board-type-whole-number = a whole number
error-board-type-fraction = a fraction
error-board-type-list = a list
error-board-type-table = a table
error-board-type-date = a date or time
error-board-type-whole-numbers = a list of whole numbers
error-board-type-texts = a list of texts
error-board-type-point = a point such as [480, 336]
error-board-type-path = a path such as M480 336L478 100
error-board-type-such-table = a table such as { $example }
error-board-type-sections = sections that begin with [[{ $key }]]
error-board-path-parts = has more than { $most } parts
error-board-path-start = a path has one M, at its beginning
error-board-path-somewhere = a path has to lead somewhere, as in M10 10L90 40
error-board-path-letter = "{ $letter }" is not one of the letters M, L, Q, C
error-board-path-numbers = { $letter } needs { $number } numbers
error-board-path-found = { $letter } needs { $number } numbers, found "{ $word }" among them
error-board-path-large = a number after { $letter } is too large
error-board-cities = there are { $number } cities
error-board-villages = there are { $number } villages
error-board-roads = there are { $number } roads
error-board-tiles = there are { $number } of them
error-board-draw-between = draw { $low } to { $high }
error-board-draw-at-most = draw { $most } at most
error-board-reserved = "{ $id }" has a meaning of its own
error-board-rename = rename it
error-board-bonuses = has { $number } bonuses
error-board-give-one-bonus = give exactly one, as in {"{"} coins = 2 {"}"}
error-board-no-city = no city is called "{ $name }"
error-board-road-to-itself = leads from { $place } to itself
error-board-name-two-places = name two different places
error-board-road-twice = { $road } joins { $one } and { $other } already
error-board-lead-elsewhere = lead it elsewhere, for roads are named by their ends
error-board-no-village = no village is called "{ $name }"
error-board-add-villages = add [[village]] sections
error-board-village-on-two-roads = "{ $village }" is on { $road } already
error-board-call-villages = call the villages of this road { $names }, in this order
error-board-list-players = list the player counts from 1 (solo) to 4, as in [1, 2, 3, 4]
error-board-too-few-villages = { $game } cannot put their starting shrines in { $villages } villages
error-board-solo-game = a solo game
error-board-players = { $number } players
error-board-draw-villages = draw at least { $needed } villages or take { $players } out of the list
error-board-taken = "{ $value }" belongs to { $place } already
error-board-give-each-its-own = give each of them its own
error-board-village-on-no-road = "{ $village }" is on no road
error-board-name-in-one-road = name it in the villages of one
error-board-unreachable = no row of roads leads from the start to { $city }
error-board-add-road = add a road
error-board-solo-missing = is missing, but players has 1
error-board-add-solo = add [[solo.tile]] and [[solo.setup]] or take 1 out of players
error-board-no-icon = no icon is called "{ $name }"
error-board-icon-without-number = "{ $icon }" has no number
error-board-icon-number = "{ $words }" is no number of { $icon }
error-board-marked-twice = "{ $village }" is marked twice
error-board-mark-eight = mark eight different ones
error-board-size = { $width } by { $height }
error-board-size-range = use 200 to 4000 each way
error-board-outside = { $point } is not inside the { $layout } layout
error-board-outside-with-radius = { $point } with its radius of { $radius } is not inside the { $layout } layout
error-board-layout-size = its size is { $width } by { $height }
error-board-path-ends-elsewhere = the path goes by { $point } instead of its end
error-board-begin-and-end = begin at { $start } and end at { $end }
error-board-road-leaves = the road leaves the { $layout } layout at { $point }
error-board-covers = is drawn on top of { $other }: { $found } from middle to middle
error-board-move-apart = leave at least { $distance }
error-board-pale = { $colour } is too pale: its white emblem has a contrast of { $found } only
error-board-darker = take a darker colour, with a contrast of at least { $contrast }
error-board-alike = { $colour } can hardly be told from the flag of { $other }
error-board-other-colour = take another colour
error-board-beside-road = "{ $village }" is drawn { $distance } beside its road
error-board-point-on-road = { $point } is on it
error-board-wrong-order = "{ $one }" is drawn before "{ $other }"
error-board-edit-unusual = this part of the file is written in a way that the editor cannot change; change it in the text
error-board-too-long = a board file has { $most } characters at most
error-board-exchange-points = exchange their points

## Choices as text

error-choice-no-number = { $choice } is not a choice
error-choice-not-on-board = { $choice } is not a choice on the board { $board }
error-choice-unknown-word = "{ $text }" is not a choice; a choice begins with one of { $verbs }
error-choice-did-you-mean = did you mean { $word }?
error-choice-nothing-follows = "{ $text }": nothing follows the word { $word }
error-choice-number-needed = "{ $text }": one number from { $low } to { $high } is needed
error-choice-name-needed = "{ $text }": one of { $names } is needed
error-choice-not-legal = { $choice } is not legal: { $reason } ({ $rule })
error-choice-refused = { $choice }: { $reason } ({ $rule })
error-choice-no-piece = "{ $name }" is no piece; there are { $names }

## Records, positions and set-ups

error-data-object-needed = an object is needed
error-data-list-needed = a list is needed
error-data-text-needed = a text is needed
error-data-flag-needed = true or false is needed
error-data-number-needed = a whole number from { $low } to { $high } is needed
error-data-key-missing = the key { $key } is missing
error-data-entries-needed = { $found } entries; { $wanted } are needed
error-data-numbers-once = each of { $low } to { $high } is needed exactly once
error-data-names-once = each of { $names } is needed exactly once
error-data-characters-needed = { $number } different characters are needed
error-data-rounds = { $number } rounds; there are at most { $most }
error-data-differs-from-record = the record itself has other words here
error-data-seat-and-choice = a seat and a choice are needed, as in: 0 draft 14
error-data-seats = the seats of this table are 0 to { $last }
error-data-format = only { $format } can be read
error-data-known-rules = this program knows the rules { $versions }
error-data-give-board = give its board file, it is not one that comes with the game
error-data-other-board = the game is on { $board }, not { $other }
error-data-board-changed = the board { $board } has changed since (now { $digest })
error-data-flags-once = each city's flag is needed exactly once
error-data-characters-fit = at most { $most } characters fit
error-data-plain-spaces = there are only { $number } plain spaces
error-data-open-planned = only planned actions can be open
error-data-waiting-most = at most { $most } things can be waiting
error-data-nobody-decides = nobody has to decide what the phase asks for
error-data-wrong-phase = it cannot be waiting in the phase { $phase }
error-data-reward-off-track = that reward is not on the track
error-data-phase-needs = in the phase { $phase } { $wanted } is needed
error-data-nothing-waiting = nothing like that can be waiting here
error-data-null-needed = null is needed
error-data-only-so-many = { $number } in all; there are only { $most }
error-data-shrines-fit = at most { $most } shrines fit
error-data-earned-sum = earned adds up to { $total }
error-data-to-settle = { $number } shrines are to be settled
error-data-characters-short = { $number } characters are needed
error-data-more-than-once = { $what } is there more than once
error-data-not-drawn = { $number } has not been drawn yet
error-data-tiles-in-reach = { $number } tiles have to be within reach
error-data-tiles-needed = { $number } tiles are needed
error-data-tiles-too-high = the tiles lie too high; move them down
error-data-other-result = the choices lead to another result
error-data-board-digest = these cities, roads and tiles make a board with the digest { $digest }
error-data-road-villages = a road has one or two
error-data-icons-fit = at most { $most } fit
error-data-tiles-gone = at most { $most } tiles can be gone

## Options and arguments

error-option-players = { $players } cannot play; use { $low } to { $high }, or solo with a level for one
error-option-board-is-for = the board { $board } is for { $players }, not for { $found }
error-option-unknown = "{ $name }" is not known; use one of { $names }
error-option-setup-and-seed = an explicit set-up leaves nothing to a seed or a first game
error-option-first-game = the suggested set of seven characters needs four players
error-option-decisions-made = { $decisions } is not within the { $made } made
error-option-decisions-of-record = { $decisions } is not within the { $made } of the record
error-option-no-city = "{ $name }" is no city of this board; use one of { $names }
error-option-no-seat = there is no seat { $seat }; use 0 to { $last }
error-option-seeds-beyond = { $seeds } seeds from { $seed } on go beyond { $last }
error-option-games-beyond = { $games } games from { $seed } on go beyond { $last }
error-option-nothing-to-decide = seat { $seat } has nothing to decide
error-option-spectator = that of a spectator; use a seat's
error-option-totals = { $found } totals; { $wanted } are needed, one for a seat
error-option-totals-hidden = the view hides totals: give those counted from the events, or the game instead of the view
error-option-seat-of-view = a view has a seat of its own: give the game to look from another
error-option-too-few = { $number } is too few; use 1 or more
error-option-opponents = one is needed for all other seats, or { $number } of them
error-option-names = { $found } names for { $number } seats; give one for each, or fewer
error-option-no-records = there is no game
error-option-other-board = game { $game } was played on another board than { $board }: one file for each board
error-option-unfinished = game { $game } is not finished, so nobody knows what its choices were worth
error-option-actions = { $number } are needed, one for each game; found { $found }
error-option-bot-seat = this bot is for seat { $seat }; bots stand in the order of the seats
error-option-no-bot = { $what } is no bot; maharaja.make_bot(level, { $seat }, seed) makes one
error-option-bots = { $number } bots are needed, one for each seat; found { $found }
error-option-rewards = { $number } numbers are needed, one for each seat; found { $found }

## Bots

error-bot-no-level = "{ $level }" is no level; use one of { $names }
error-bot-no-level-meant = "{ $level }" is no level; did you mean { $name }? There are { $names }
error-bot-no-style = "{ $style }" is no style of { $level }; the levels that think have the styles { $names }
error-bot-iterations = "{ $level }@{ $iterations }": the iterations are from 1 to { $most }
error-bot-command-unreadable = the command "{ $command }" cannot be read: { $what }
error-bot-command-missing = the command "{ $command }" cannot be run: no such program
error-bot-fault = seat { $seat }, move { $move }, { $kind }: { $what }
error-bot-bye = it was still there { $seconds } s after bye
error-bot-type = a { $type } message is not expected
error-bot-unasked = an answer to id { $id }; the question is { $asked }
error-bot-no-text = { $value } is no text
error-bot-late = no answer in time
error-bot-flood = a line of more than { $most } bytes
error-bot-start = it cannot be run: { $what }
error-bot-ready = "ready" with protocol { $protocol } was due: { $message }
error-bot-retired = restarted { $times } times; the fallback plays on
error-bot-lost-moves = lost { $count } moves in a row; the fallback plays on
error-bot-not-utf8 = not UTF-8: { $text }
error-bot-not-json = not JSON: { $text }
error-bot-no-object = no object with a type: { $text }
error-bot-closed-output = it closed its output
error-bot-signal = it was ended by signal { $signal }
error-bot-exit-status = it ended with exit status { $status }
error-bot-said = { $what }; it said: { $said }
error-bot-move-without-newgame = a move without a newgame before it
error-bot-protocol = only protocol { $protocol } is spoken here
error-bot-python-file = there is no file "{ $file }"; a class of your own is named as FILE.py:CLASS
error-bot-python-import = the file cannot be imported: { $what }
error-bot-python-no-class = there is no class "{ $name }" in it, but { $names }
error-bot-python-no-bots = there is no class "{ $name }" in it, and no other subclass of maharaja.Bot
error-bot-python-not-bot = "{ $name }" is no bot; it has to be a subclass of maharaja.Bot
error-bot-raised = { $what } (line { $line })
error-bot-failed = { $count ->
    [one] it failed in { $count } game; in that of seed { $seed }: { $what }
   *[other] it failed in { $count } games; the first, of seed { $seed }: { $what }
}

## Arenas

error-arena-seats = { $seats } cannot play; name { $low } to { $high } levels, or play solo
error-arena-name-a-level = name a level
error-arena-two-levels = name at least two different ones, each once
error-arena-worker-version = a worker has maharaja { $theirs }, this command is { $ours }; install the same everywhere
error-arena-cluster-failed = the cluster failed: { $what }
error-arena-ray-missing = --ray needs Ray: in a checkout of the project, pip install '.[ray]'
error-arena-unreached = no connection to { $address }: { $what }; is the cluster up, and is the token its token (docs/arena.md)?
error-arena-own-ray = a Ray of its own
error-arena-token = { $variable } is { $value }; only token is allowed
error-arena-fault = in the game of seed { $seed }: { $what }
error-arena-redraws = plans are made anew by our own levels only, and not in the solo game
error-arena-kept-other = this file has games of something else; name another one
error-arena-kept-changed = these games were played by bots that play otherwise now; name a new file

## The command line

error-cli-unknown-command = There is no command "{ $command }". The commands are { $commands }.
error-cli-positions-need-records = --positions needs --records FILE to write to
error-cli-puzzles-wrong =
    { $count ->
        [one] { $count } puzzle is not what it says.
       *[other] { $count } puzzles are not what they say.
    }
error-cli-keep-or-records = --keep and --records cannot be used together
error-cli-players-solo = --players { $players } cannot play --solo { $level }; leave one out
error-cli-players-one = --players 1 needs --solo easy, medium or hard
error-cli-seats-solo = seats: { $seats } cannot play solo; name one
error-remote-address = "{ $address }" is no address of a table; it is to look like http://127.0.0.1:8350/tables/ID, with the invitation behind #
error-cli-join-token = the token of a bot account begins with { $begin }
error-remote-unreached = the server cannot be reached: { $what }
error-remote-refused = { $code }: { $what }
error-cli-not-one-of = "{ $name }" is not one of { $names }
error-cli-name-missing = a name is missing; divide the levels by single commas
error-cli-never-pass = { $seconds } seconds never pass
error-cli-no-address = "{ $text }" is no address of a server; one is like https://tables.example.org
error-cli-no-origin = "{ $text }" is no origin; an origin is like https://example.org
error-cli-no-folder = { $folder } is no folder
error-cli-no-player = "{ $text }" can have no seat; use { $names }
error-cli-no-shared-board = there is no shared board { $board }
error-cli-board-players = this board is for { $players } players
error-cli-board-mistakes = { $count ->
    [one] the board cannot be played: { $count } mistake
   *[other] the board cannot be played: { $count } mistakes
}
error-cli-board-looks = { $count ->
    [one] the board can be played, but { $count } thing cannot be seen well
   *[other] the board can be played, but { $count } things cannot be seen well
}
error-cli-no-host = "{ $text }" is no name of a host like tables.example.org
error-cli-no-network = "{ $text }" is neither an address nor a network like 10.0.0.0/8
error-cli-no-mail-address = "{ $text }" is no mail address
error-cli-no-server = "{ $text }" is not HOST:PORT
error-cli-no-duration = "{ $text }" is no duration; right would be 12h, 30d or 8w
error-cli-name-a-status = --status: name at least one of { $names }
error-cli-no-json = { $file }: line { $line } is no JSON record: { $why }
error-cli-nested = it is nested too deeply
error-cli-too-few-games = { $count ->
    [one] { $file }: holds { $count } game; --game { $game } is too high
   *[other] { $file }: holds { $count } games; --game { $game } is too high
}
error-cli-too-few-decisions = { $count ->
    [one] { $file }: --at { $asked }: the record has only { $count } decision
   *[other] { $file }: --at { $asked }: the record has only { $count } decisions
}
error-cli-not-a-file = { $file } is not a file; -o - writes to standard output
error-cli-port-taken = { $host } port { $port }: { $why }; choose another --port, or --port 0 for any
error-cli-secrets = tables hold secrets: give -o FILE, or --secrets to show them here
error-cli-nobody-to-ask = nobody can be asked here: say --yes, or --dry-run to look first
error-cli-no-person = there is nobody called { $person } or whose id begins so, or there are several: see maharaja people list
error-cli-no-report = nothing was reported with the id { $message }: see maharaja people reports

## The command line: what click finds

error-cli-value-for = Invalid value for { $option }: { $what }
error-cli-value = Invalid value: { $what }
error-cli-range = { $value } is not in the range { $range }.
error-cli-type = { $value } is not a valid { $wanted }.
error-cli-whole-number = integer
error-cli-number = float
error-cli-yes-or-no = boolean
error-cli-choice-of = { $value } is not one of { $choices }.
error-cli-no-option = No such option { $option }.
error-cli-no-option-meant = No such option { $option }. { $meant }
error-cli-did-you-mean = Did you mean { $name }?
error-cli-did-you-mean-one-of = (Did you mean one of: { $names }?)
error-cli-missing-option = Missing option { $option }.
error-cli-missing-argument = Missing argument { $argument }.
error-cli-missing-command = Missing command.
error-cli-needs-posix = this command needs Linux or macOS (on Windows, WSL); everything but the server and its tables works here, too
error-cli-needs-value = Option { $option } requires an argument.
error-cli-takes-no-value = Option { $option } does not take a value.
error-cli-unexpected = Got unexpected extra argument ({ $arguments })
error-cli-unexpected-many = Got unexpected extra arguments ({ $arguments })
error-cli-could-not-open = Could not open file { $file }: { $what }
error-cli-is-a-file = Directory { $folder } is a file.
error-cli-dataset-missing = datasets need pyarrow: in a checkout of the project, pip install '.[dataset]'

## Databases

error-database-scheme = --database cannot begin with { $scheme }://: give the path of a file, sqlite:///path or postgresql://user@host/name
error-database-folder = the folder for tables cannot be made: { $what }
error-database-path = --database needs the path of a file, such as sqlite:///tables.db
error-database-missing = there is no such file; say with --database where the tables are
error-database-libraries = PostgreSQL needs more libraries: in a checkout of the project, pip install '.[postgresql]'
error-database-newer = the database was written by a newer Maharaja: its schema is { $found }, this version knows up to { $known }; install a newer version
error-database-closed = the store is not open
error-database-lost = lost while it was writing, so that it is unknown whether this has been written: { $what }
error-database-no-answer = no answer
error-database-address = not a valid address; right would be postgresql://user:password@host:5432/name
error-database-in-use = { $file } is in use by another server; for several processes on the same tables give all of them one PostgreSQL: --database postgresql://...
error-database-servers-use = servers may be using the table { $table }
error-database-server-uses = a server may be using the table { $table }
error-database-table-exists = there is a table { $table } already
error-database-no-folder = there is no folder { $folder }
error-database-backup-postgresql = PostgreSQL makes back-ups by a program of its own: pg_dump --format=custom --file=FILE DATABASE; maharaja tables export writes down the tables of any database
error-database-restore-postgresql = PostgreSQL restores by a program of its own: stop all servers, createdb NEW, pg_restore --exit-on-error --no-owner --dbname=NEW FILE
error-database-backup-missing = there is no file { $file }
error-database-backup-exists = { $file } is there already: give another name, or --replace
error-database-backup-same = { $file } is the database itself: give another name
error-database-backup-damaged = { $file } is damaged, or no database: { $what }
error-database-backup-foreign = { $file } is a database, but not one of Maharaja
error-database-restore-in-use = { $file } is in use by a server or another program: stop it, restore, and start it again

## Exported tables

error-archive-damaged = table { $table } is damaged in the database: { $what }
error-archive-board = the board with the digest { $digest } is missing in the database
error-archive-format = its format is "{ $format }"; this version reads "{ $known }"
error-archive-none = it is no table: { $what }
error-archive-changed = table { $table } has been changed since it was exported
error-archive-its-board = its board is { $board } ({ $digest }), not { $other }
error-archive-solo = solo is not what its game says
error-archive-seat = there is no seat { $seat }
error-archive-status = the game is { $status }, so nobody can choose
error-archive-again = the game is { $status }, so it cannot be played once more
error-archive-shared = the game is { $status }, so it cannot be shown to everybody
error-archive-back = { $number } choices cannot be taken back
error-archive-no-clock = it says something about a clock that there is not
error-archive-kind = the seat { $seat } is of the kind { $sort }
error-archive-level = there is no level "{ $level }"; the levels are { $names }
error-archive-style = there is no style "{ $style }"; the styles are { $names }
error-archive-link = a link has a seat if it is one's own, and only then
error-archive-at-table = table { $table }
error-archive-at-beginning = its beginning
error-archive-at-entry = entry { $number }
error-archive-at-links = its links
error-archive-no-export = { $file }: line { $line } is no table: a file of maharaja tables export has one in every line; records of games are imported at the server, by POST /api/tables/import
error-archive-line-refused = { $file }: line { $line }: { $why }
error-archive-line-too-long = { $file }: line { $line } is longer than { $most } bytes
error-archive-no-table = there is no table { $table }; maharaja tables list tells which are
error-archive-stop-the-server = a server is running on this database: stop it, import, and start it again

## What the server adds to its codes

error-detail-tables-an-hour = From one address at most { $number } tables an hour.
error-detail-tables-at-once = { $number } tables at once are allowed; finish or close one first.
error-detail-bots-at-once = At the tables of one host at most { $number } bots that search ({ $names }) may play at once; finish or close a table first, or take adept.
error-detail-sockets-of-address = At most { $number } from one address at a time.
error-detail-sockets-of-person = At most { $number } from one person at a time.
error-detail-bytes = At most { $number } bytes.
error-detail-follows = A socket follows at most { $number } places; unfollow one first.
error-detail-too-often-names = The seat's name was changed { $number } times; it stays as it is.
error-detail-too-often-devices = The seat was brought to other devices { $number } times; that is enough.
error-detail-too-often-levels = The level of this bot was changed { $number } times; it stays as it is.
error-detail-too-often-auto-answer = Forced answers were switched on or off { $number } times; they stay as they are.
error-detail-too-often-take-backs = The seat was taken back { $number } times; now its bot plays to the end.
error-detail-too-often-undos = The seat has taken back { $number } choices; what is chosen now stands.
error-detail-too-often-plans = The seat has replaced { $number } plans; the last one stands.
error-detail-too-often-people = People have sat down here { $number } times; now only bots can.
error-detail-too-often-rematches = This game was played once more { $number } times; set up a new table.
error-detail-too-often-hints = The seat was given { $number } hints; from now on it plays by itself.
error-detail-too-often-orders = The seat's standing orders were changed { $number } times; they stay as they are.
error-detail-too-often-vacations = The seat has gone on vacation { $number } times; that is enough.
error-detail-vacation-already = You are on vacation here already; end it first.
error-detail-vacation-days = { $number ->
    [0] No vacation is left here.
    [one] One day of vacation is left here.
   *[other] { $number } days of vacation are left here.
}
error-detail-empty-window = the window has to end at another time than it begins.
error-detail-zone = the server does not know the time zone { $zone }; give a name such as Europe/Berlin, or UTC.
error-detail-one-hint = One hint at a time: the one before is still being thought about.
error-detail-outlook = Only a plan or the end of a turn can be looked ahead from.
error-detail-boards = The boards are { $names }.
error-detail-shared-boards = this server keeps { $number } shared boards at most; its host can remove some
error-detail-others-faster = Others were faster again and again; look and try once more.
error-detail-noted-as = Something went wrong here; the log has it as { $mark }.
error-detail-nested = It is nested too deeply.
error-detail-parameter-once = Every parameter may be given once.
error-detail-too-late = It did not come within { $seconds } seconds.
error-detail-send-type = Send { $type } in UTF-8.
error-detail-origin-needed = Requests with a cookie have to say their Origin.
error-detail-origin-foreign = The Origin is not this server, nor one it was told of.
error-detail-host-wrong = Use the address of this server, or have its host name it.
error-detail-solo-seats = A solo table has one seat; Brahmabot's comes by itself.
error-detail-coached-seats = A coached game has one seat of yours, and bots in all others.
error-detail-record-or-position = Either a record or a position is needed.
error-detail-earlier-decisions = only a record has earlier decisions.
error-detail-seats-wanted = this game has { $wanted }, not { $found }.
error-detail-decisions = the game has { $number }.
error-detail-devices = A seat is on at most { $number } devices.
error-detail-page = use what came as next.
error-detail-bytes-besides = more than { $number } bytes besides the choices.
error-detail-bytes-more = more than { $number } bytes.
error-detail-banned = You may not sit down at this table again.
error-detail-link-left = The person of this link has left the seat.
error-detail-nobody-sits = Nobody sits there who could come back.
error-detail-no-bot = No bot plays for you.
error-detail-whose-link = whose link? A seat is needed.
error-detail-table-seats = The seats of this table are 0 to { $last }.
error-detail-closed = The table was closed.
error-detail-not-begun = The game has not begun.
error-detail-over = The game is over.
error-detail-players-only = Only those who have played here, and the host, may do that.
error-detail-mail-address = A mail address looks like name@example.org.
error-detail-web-address = An address of the web begins with https:// and has neither a name nor a password in it.
error-detail-push-keys = The keys of this subscription cannot be used; subscribe again.
error-detail-channels = At most { $number } of one kind.
error-detail-too-often-mails = Mails to confirm this address were sent already; wait a day.
error-detail-too-often-tests = This channel was tried a moment ago; wait half a minute.
error-detail-too-often-nudges = The seat was reminded within a day.
error-detail-account-devices = An account has at most { $number } devices; remove one first.
error-detail-passkeys = An account has at most { $number } passkeys.
error-detail-too-often-tries = That was tried too often; wait a while.
error-detail-bots-do-not-talk = Bots do not talk.
error-detail-phrase-or-text = Say a phrase or a text, not both and not neither.
error-detail-no-phrase = There is no such phrase.
error-detail-phrases-only = At this table there are only phrases.
error-detail-muted-by-host = The server’s host has muted you.
error-detail-empty-text = The text is empty.
error-detail-too-often-said = { $number } messages were sent at this table; say more when the oldest are deleted.
error-detail-not-over = Only a game that is over can be played once more.
error-detail-bot-plays = A bot plays this seat; take it back first.
error-detail-levels = the levels are { $names }.
error-detail-styles = the styles are { $names }.
error-detail-undo-plan = A plan is not taken back but set anew, until the last one is in.
error-detail-undo-others = Somebody else has answered since, or nothing was chosen yet.
error-detail-undo-hidden = Something hidden has come to light, or the turn is over.
error-detail-unknown-rules = The table is played by the rules { $version }; this program knows { $known }.
error-detail-quoted = { $what }.

## Lessons

error-lesson-position = cannot be played: { $what }
error-lesson-id-twice = "{ $id }" is used twice
error-lesson-line = a line of the others cannot be played: { $what }
error-lesson-stuck = nothing that it expects is legal here
error-lesson-never = "{ $pattern }" fits no choice that can be made here
error-lesson-point = there is no "{ $what }" to point at
error-lesson-fact = there is nothing at "{ $what }"
error-lesson-text = the text { $name } is missing in { $language }

## Reviews

error-review-solo = a solo game cannot be reviewed: there chance goes on after the set-up; use a game of 2 to 4 players
error-review-unfinished = the game is not over; only finished games are reviewed
error-review-too-few = { $number } is too few; use { $least } or more
error-detail-reviews-at-once = At most { $number } reviews at once.
error-detail-balances = At most { $number } boards at once.
error-detail-line-long = A line has at most { $number } choices.
error-detail-line = A line is made of seats and choices, as in a record.
