# Home, new table, invitations, lists of tables, end of the game, replay.

home-title = Maharaja
home-motto = Build where the Maharaja looks next.
home-motto-detail = Seven cities, seven rounds, two secret actions each.
home-welcome = New here?
home-welcome-detail = A board game for one to four: build statues and shrines along the Maharaja’s journey through India. A game takes 20 to 40 minutes; the rules are learnt in as many.
home-learn = Learn to play
home-learn-progress = Lessons: { $done } of { $count } done
home-account = My account
home-learn-detail = Six short lessons, in which you try everything yourself.
home-boards = Boards
home-puzzles = Puzzles
home-first-game = First game
home-first-game-detail = A coach explains as you go, against two easy opponents.
home-custom = Custom table
home-play-now = Play now
home-resume = Resume: round { $round } with { $names }
home-resume-begun = Resume: game with { $names }
home-resume-waiting = Resume: waiting for players
home-your-turn = your turn
home-your-name = Your name
home-name-hint = The others see this name.

## Quick start

home-solo = Solo against Brahmabot
home-solo-detail = About 30 minutes, no waiting
home-solo-level = Level
home-start = Start
home-bots = With bots
home-bots-detail = 2 to 4 seats, bots move at once
home-bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
home-hotseat = Hot-seat
home-hotseat-detail = One screen, handed around; plans stay covered
home-invite = Invite by link
home-invite-detail = Send a link, play live or turn by turn
home-new-table = New table

## Lists of tables

home-my-tables = My tables
home-my-tables-none = You have no tables yet.
home-open-tables = Open tables
home-open-tables-none = No table is looking for players right now.
home-running-tables = Tables to watch
home-finished-tables = Finished games
home-filter = Which games
home-filter-all = All games
home-filter-won = Won
home-filter-lost = Lost
home-filter-solo = Solo
home-filter-people = With people
home-filter-bots = With bots
home-filter-when = When
home-filter-when-any = Any time
home-filter-when-week = Last 7 days
home-filter-when-month = Last 30 days
home-filter-when-year = Last 12 months
home-filter-opponent = Opponent
home-filter-none = None of your games is like that.
home-refresh = Refresh
home-more = More
home-table-open = Open
home-table-join = Join
home-table-watch = Watch
home-table-replay = Replay
home-table-round = Round { $round } of { $rounds }
home-table-waiting = Waiting
home-table-running = Running
home-table-won = Won
home-table-lost = Lost
home-table-finished = Finished
# Behind the number of points.
home-table-points = points, rank { $rank }
home-table-closed = Closed
home-table-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
home-table-host = You are the host
home-table-solo = Solo, { $level }
home-table-changed = last move { $time }
home-table-with = with { $names }

## New table

home-new-title = New table
home-new-seats = Seats
home-new-seats-count = { $taken } taken, { $open } open
home-new-players = Players
home-new-seat-me = You
home-new-seat-here = At this screen
home-new-seat-guest = Open seat
home-new-seat-closed = Seat closed
home-new-seat-host = host
home-new-seat-guest-detail = for whoever has the link
home-new-add-seat = Add player
home-new-remove-seat = Remove seat
home-new-bot-level = Level of the bot
home-new-style = Style of the bot
home-new-style-none = No style
home-new-style-lot = Style by lot
home-new-style-lot-help = Its style is drawn when the table is opened.
home-new-board = Board
home-new-board-players = for { $players } players
home-new-draw-board = All boards, and how to draw your own
home-new-characters = Characters
home-new-characters-random = Random
home-new-characters-first = First-game set
home-new-characters-first-only-four = Only for four players
home-new-special = Special rules
home-new-special-hint = any number
home-new-final = Final scoring
home-new-final-hint = one of these
home-new-final-tile = What the tile does
home-new-pace = Pace
home-new-pace-hint = how long people may take
home-new-pace-none = No clock
home-new-pace-live = Live
home-new-pace-day = Days
home-new-pace-week = Weeks
home-new-pace-none-help = Everybody may take as long as they like.
home-new-pace-help = { $bank } to begin with, { $increment } for every move, { $most } at most. When somebody’s time is up, a bot plays on until they are back.
home-new-pace-from = Time counts from
home-new-pace-to = to
home-new-pace-weekends = Also on weekends
home-new-pace-level = Bot that plays on
home-new-pace-zone = In the time zone { $zone }.
home-new-options = Options
home-new-option-public = Public table
home-new-option-public-help = Everybody sees it in the list and may take an open seat.
home-new-option-hints = Hints for everybody
home-new-option-hints-help = Whoever sits down may ask for hints; the log notes it.
home-new-option-free-text = Free texts
home-new-option-free-text-help = People may write to each other, not only say phrases.
home-new-option-auto-answer = Make forced moves for me
home-new-option-auto-answer-help = If there is only one possibility, you are not asked.
home-new-random-options = Choose special rules and final scoring at random
home-new-reset = Back to the basic rules
home-new-surprise = Surprise me
home-new-summary = { $count ->
    [one] { $count } player
   *[other] { $count } players
}. Rewards in reach: { $reach }.
home-new-summary-open = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
home-new-fill-bots = Fill with bots
home-new-create = Open table
home-new-start = Start the game
home-new-too-many-for-board = This board is for { $players } players.

## Invitation and waiting

home-invite-title = Invite friends
home-invite-link = Link for a seat
home-invite-watch-link = Link to watch
home-invite-copy = Copy link
home-invite-copied = Link copied
home-invite-copy-by-hand = Copy this link:
home-invite-local = This link works on this computer only. To let others in your network join, start Maharaja with ./play --share.
home-invite-code = Code with the link, to be scanned by a phone
home-engine-building = Strong bots get faster: { $percent } %
home-invite-share = Share
home-invite-explain = The game begins as soon as every seat is taken.
home-invite-you-are-invited = { $name } invites you to a game of Maharaja.
home-invite-take-seat = Take a seat
home-invite-seat-free = free
home-invite-full = All seats are taken. You can watch.
home-waiting-title = Waiting for players
home-waiting-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
home-waiting-bot = Put a bot here
home-waiting-leave = Leave the table
home-waiting-close = Close the table
home-waiting-close-sure = Close this table for everybody?

## End of the game

home-end-title = Final score
home-end-over = Game over after round { $round }
home-end-over-statues = Game over in round { $round }: all seven statues built
home-end-wins = { $count ->
    [one] { $name } wins with { $count } prestige point
   *[other] { $name } wins with { $count } prestige points
}
home-end-you-win = { $count ->
    [one] You win with { $count } prestige point
   *[other] You win with { $count } prestige points
}
home-end-shared = { $count ->
    [one] { $names } share the victory with { $count } prestige point
   *[other] { $names } share the victory with { $count } prestige points
}
home-end-solo-won = You beat Brahmabot, { $mine } to { $theirs }
home-end-solo-lost = Brahmabot wins, { $theirs } to { $mine }
home-end-tie-statues = Tie with { $other } at { $total }: more statues decide ({ $mine } to { $theirs }).
home-end-tie-coins = Tie with { $other } at { $total }, equal statues: more coins decide ({ $mine } to { $theirs }).
home-share = Show to everybody
home-share-link = A public link to the replay
home-share-explain = Everybody who has the link sees the whole game, with names.
home-share-waiting = Waiting for { $names } to agree.
home-share-position = Link to this position
home-end-rematch = Play again
home-end-rematch-name = { $name } wants to play again.
home-end-rematch-host = The host wants to play again.
home-end-come-along = Come along
home-end-replay = Replay
home-end-map = Look at the map
home-end-export = Save the record
home-end-rank = Place
home-end-player = Player
home-end-total = Total
home-end-built = { $count } built
home-end-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
home-end-sources = Where the points came from
home-end-sources-of = { $name }: { $list }
home-end-source-of = { $source }: { $count }
home-end-chart-prestige = Prestige after each round
home-end-chart-coins = Coins after each round
home-end-chart-hidden = hidden during play
home-end-chart-round = Round
home-end-chart-table = As a table
home-end-cities = Most worship in each city
home-end-cities-detail = { $alone } points, tied { $tied } each
home-end-cities-detail-of = { $name }: { $alone } points, tied { $tied } each
home-end-city-worship = worship { $list }
home-end-city-nobody = nobody
home-end-seed = Seed { $seed }
home-end-seed-help = The setup was drawn from this number; the table announced its fingerprint before the game.
home-end-seed-kept = Checked: seed and fingerprint belong together. The setup was not changed during the game.
home-end-seed-broken = The seed does not match the fingerprint that was announced.
home-end-seed-proof = SHA-256({ $salt }:{ $seed }) = { $hash }

## Replay, export, import

home-replay-title = Replay
home-replay-first = To the beginning
home-replay-back = One step back
home-replay-play = Play
home-replay-pause = Pause
home-replay-forward = One step forward
home-replay-last = To the end
home-replay-round-back = Previous round
home-replay-round-forward = Next round
home-replay-slider = Decision
home-replay-at = Decision { $at } of { $total }
home-replay-speed = Speed
home-replay-go-on = Play on from here
home-import = Open a record
home-import-detail = Replay a saved game, or play on from a position
home-import-choose = Choose a file
home-import-drop = Drop a file here
home-import-bad = This file is not a Maharaja record.
home-export-position = Save the position

## Rules page

rules-search = Search the rules
rules-contents = Contents
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } rule found
   *[other] { $count } rules found
}

## The review of a finished game

home-end-review = Review this game
home-replay-review = Review
home-replay-beside = Beside the map
home-replay-leave-line = Back to the game
