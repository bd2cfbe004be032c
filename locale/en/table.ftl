# The table: what can be done now, what things are, and what a screen reader says.

table-page-title = Maharaja – { $phase }
table-page-title-your-turn = ● Your turn – Maharaja
table-round-of = Round { $round } of { $rounds }
table-before-round-1 = Before round 1
table-phases = Phases
table-turn-order = Turn order
table-views = Views
table-tab-map = Map
table-tab-rewards = Rewards
table-tab-players = Players
table-tab-characters = Characters
table-tab-log = Log
table-legend-build = you can build here
table-legend-travel = you can travel here (toll shown)

## What I am asked: table-ask-<kind> is the headline, -detail the line below it

table-ask-label = What you can do now
table-ask-draft = Choose your character.
table-ask-draft-detail = The lowest number acts first and wins ties.
table-ask-settle = Place a starting shrine in a village.
table-ask-settle-detail = { $count ->
    [one] This is your last one. Shrines open roads, and others pay you toll.
   *[other] { $count } to go. Shrines open roads, and others pay you toll.
}
table-ask-plan = Plan two actions in secret.
table-ask-plan-detail = Point each arrow at an action. Both may point at the same one.
table-ask-plan-again = You are ready.
table-ask-plan-again-detail = You can change your plan until everyone is ready.
table-ask-turn = Your turn: { $actions }, or travel first.
table-ask-turn-one = Your turn: { $action }, or travel first.
table-ask-turn-done = Your plan is done. Travel, use an ability, or end your turn.
table-ask-turn-impossible = Your plan cannot be performed right now.
table-ask-turn-impossible-detail = { $actions }: travel, or end your turn.
table-ask-turn-detail = Choose an action of your plan, travel, or use an ability.
table-ask-building-first = Choose where to build.
table-ask-building-statue = Build a statue.
table-ask-building-shrine = Build a shrine.
table-ask-building-statue-shrine = Build a statue or a shrine.
table-ask-building-shrine-city = Build a shrine in a city.
table-ask-building-detail = You may travel or use abilities before the second piece, or stop here.
table-ask-free-shrine = { $count ->
    [one] Build a free shrine anywhere.
   *[other] Build { $count } free shrines anywhere.
}
table-ask-free-shrine-detail = In a village or in any city; your priest need not be there.
table-ask-flag = Choose a flag: it moves three spaces left.
table-ask-flag-detail = If the space is taken, the flags there are pushed to the right.
table-ask-take = Choose a new character.
table-ask-take-detail = From the display, or from another player.
table-ask-take-detail-display = From the display only.
table-ask-retake = { $name } took your character. Choose another one.
table-ask-retake-detail = From the display. Then { $name } plays on.
table-ask-exchange = { $count ->
    [one] Exchange: one more is possible.
   *[other] Exchange: up to { $count } more.
}
table-ask-exchange-detail = 2 coins for 1 prestige point, or the other way round.
table-ask-reward = Choose a reward tile.
# $rank is a text of common-rank
table-ask-reward-detail = You rank { $rank }; the lowest { $count } spaces are in reach.
table-ask-buy = How many prestige points do you buy?
table-ask-buy-detail = { $count ->
    [one] 1 coin each, { $count } at most.
   *[other] 1 coin each, { $count } at most.
}
table-ask-maharani = { $count ->
    [one] Put a Maharani token on a character of the display.
   *[other] Put { $count } Maharani tokens on characters of the display.
}
table-ask-maharani-detail = Its ability is yours, too, until the end of the next round.

## Waiting: table-wait-<kind>

table-wait = Waiting for { $names }.
table-wait-draft = { $names } chooses a character.
table-wait-settle = { $names } places a starting shrine.
table-wait-plan = Waiting for the plans of { $names }.
table-wait-turn = { $names } is acting.
table-wait-building = { $names } is building.
table-wait-free-shrine = { $names } builds a free shrine.
table-wait-flag = { $names } chooses a flag.
table-wait-take = { $names } changes character.
table-wait-retake = { $names } has to choose a new character.
table-wait-exchange = { $names } is exchanging.
table-wait-reward = { $names } chooses a reward.
table-wait-buy = { $names } buys prestige.
table-wait-maharani = { $names } places a Maharani token.
table-wait-brahmabot = Brahmabot is acting.
table-wait-bot = The bot is thinking…
table-wait-bots-busy = The server’s bots are busy: this one waits for its turn to think.
table-wait-finished = The game is over.
table-watching = You are watching.

## Buttons

table-do-travel-pay = { $count ->
    [0] Travel, free
   *[other] Travel, pay { $count }
}
table-do-build-pay = { $count ->
    [0] Build, free
   *[other] Build, pay { $count }
}
table-do-undo = Undo
table-do-undo-turn = Undo the whole turn
table-do-end-turn = End turn
table-do-hint = Hint
table-do-outlook = What others may do
table-do-done = Stop building
table-do-ready = Ready
table-do-change-plan = Change the plan
table-do-use = Use
table-do-use-now = Use now
table-do-use-token = Use token
table-do-take = Take
table-do-choose = Choose
table-do-move-flag = Move the flag
table-do-place = Place
table-do-buy = { $count ->
    [0] Buy nothing
    [one] Buy { $count }
   *[other] Buy { $count }
}
table-do-exchange-buy = 2 coins → 1 prestige
table-do-exchange-sell = 1 prestige → 2 coins
table-do-exchange-stop = Stop exchanging
table-do-choices = List of choices
table-do-hide-choices = Hide the list
table-do-hand-over = Let a bot play
table-do-take-back = Take back my seat
table-do-leave = Leave the table
table-do-rename = Change name
table-do-shrine = Shrine
table-leave-sure = Leave this table? A bot takes your place.

## Every legal choice as a sentence (list of choices)

table-choice-draft = Choose character { $character }: { $text }
table-choice-settle = Starting shrine: { $village }
table-choice-plan = Plan: { $first }; { $second }
table-choice-perform = { $action }
table-choice-token = With an action token: { $action }
table-choice-travel = { $count ->
    [0] Travel to { $to }, free
    [one] Travel to { $to }, toll { $count } coin
   *[other] Travel to { $to }, toll { $count } coins
}
table-choice-ability = Use character { $character }: { $text }
table-choice-end = End turn
table-choice-shrine-village = { $count ->
    [0] Shrine: { $village }, free
    [one] Shrine: { $village }, { $count } coin
   *[other] Shrine: { $village }, { $count } coins
}
table-choice-shrine-city = { $count ->
    [0] Shrine in { $city }, free
    [one] Shrine in { $city }, { $count } coin
   *[other] Shrine in { $city }, { $count } coins
}
table-choice-statue = { $count ->
    [one] Statue in { $city }, { $space }, { $count } coin
   *[other] Statue in { $city }, { $space }, { $count } coins
}
table-choice-statue-bonus = { $count ->
    [one] Statue in { $city }, { $space }, { $count } coin; bonus: { $bonus }
   *[other] Statue in { $city }, { $space }, { $count } coins; bonus: { $bonus }
}
table-choice-done = Stop building
table-choice-flag = Move the flag of { $city } from space { $from } to { $to }
table-choice-take = Take character { $character }: { $text }
table-choice-take-from = Take character { $character } from { $name }: { $text }
table-choice-retake = Take character { $character }: { $text }
table-choice-exchange-buy = Pay 2 coins for 1 prestige point
table-choice-exchange-sell = Pay 1 prestige point for 2 coins
table-choice-exchange-stop = Stop exchanging
table-choice-reward = Reward: { $reward }
table-choice-buy = { $count ->
    [0] Buy no prestige
    [one] Buy { $count } prestige point
   *[other] Buy { $count } prestige points
}
table-choice-maharani = Maharani token on character { $character }: { $text }

## Planning

table-plan-title = Plan two actions in secret
table-plan-disc = Action disc: nine actions, two arrows
table-plan-arrow = Arrow { $number }
table-plan-arrow-is = Arrow { $number }: { $action }
table-plan-arrow-active = Arrow { $number } is active
table-plan-arrow-open = Arrow { $number } points nowhere yet
table-plan-ready-detail = You can change your plan until everyone is ready. The others only see that you are.
table-plan-ready-final = Once set, a plan cannot be changed. The others only see that you are ready.
table-plan-ready-not = Point both arrows first.
table-plan-others = The others
table-plan-others-ready = { $ready } of { $all } ready
table-plan-thinking = thinking…
table-plan-is-ready = ready
table-plan-always = Always possible.
table-plan-cost-statue = Statue { $price } ({ $maharaja } in { $city }).
table-plan-cost-both = Full price: statue { $price } ({ $maharaja } in { $city }), shrine 1.
table-plan-have = You have { $coins } and { $shrines }.
table-plan-too-dear = Not affordable right now. You may plan it all the same.
table-plan-no-shrines = No shrine on your board right now.
table-plan-supply-empty = None of your shrines is left in the supply.
table-plan-no-statues = No statue left on your board.

## My board and the others

table-me = Your board
table-me-plan = Your plan
table-me-plan-done = { $done } of { $all } done
table-me-plan-none = Not planned yet
table-me-your-turn = Your turn
table-me-your-turn-nth = Your turn, { $number } of { $all }
table-me-seat = you · { $colour }
table-me-coins = Coins
table-me-prestige = Prestige
table-me-prestige-only-you = only you
table-me-prestige-hidden = Prestige is hidden
table-me-statues = Statues
table-me-statues-left = { $left } of { $all } left
table-me-statues-built = { $count ->
    [one] { $count } built; the 7th ends the game
   *[other] { $count } built; the 7th ends the game
}
table-me-shrines = Shrines
table-me-supply = supply { $count }
table-me-tokens = Tokens
table-me-token-used = already used this turn
table-me-character = Your character
table-me-no-character = You have no character
table-me-once = Once per round
table-me-used = used
table-me-borrowed = borrowed with a Maharani token
table-me-order = Turn order and ties: your { $number } comes after { $before }, before { $after }.
table-me-order-first = Turn order and ties: your { $number } comes first, before { $after }.
table-me-order-last = Turn order and ties: your { $number } comes last, after { $before }.
table-me-after = after: { $value }
table-me-after-trip = after trip: { $value }
table-me-goods = Your goods
table-seat-here = here
table-seat-away = away
table-seat-last-here = last here { $ago }
table-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
table-nudge = Remind
table-nudge-tip = Remind { $name } that the others wait: once a day
table-nudged = { $name } was reminded.
table-menu-mute = Tell me nothing of this table
table-talk = Talk
table-talk-new = Talk: { $count ->
    [one] one new message
   *[other] { $count } new messages
}
table-seat-next = next
table-seat-acting = acting
table-seat-done = done
table-seat-waiting = waiting
table-seat-queued = in the queue
table-seat-handed-over = a bot plays
table-seat-face-down = Face down
table-seat-coins = Coins
table-seat-shrines = Shrines on the board
table-seat-statues = Statues left to build
table-seat-tokens = Action tokens

## Maharaja track, rewards, display

table-track = Maharaja track
table-track-next = Next visit: { $city }
table-track-space-empty = Space { $number }, empty
table-track-space = Space { $number }, { $city }
table-track-space-visited = Space { $number }, { $city }, the Maharaja is there now
table-track-preview = { $city } would move from space { $from } to { $to }.
table-track-pushed = { $count ->
    [one] It pushes { $count } flag to the right.
   *[other] It pushes { $count } flags to the right.
}
table-track-pushes-none = No flag is pushed.
table-rewards = Reward track
table-rewards-reach = in reach: the lowest { $count }
table-rewards-in-reach = in reach
table-rewards-out-of-reach = out of reach
table-rewards-takeable = you can take it now
table-rewards-taken = taken this round
table-rewards-maharani-rest = { $count ->
    [0] No Maharani token beside the track
    [one] { $count } Maharani token beside the track
   *[other] { $count } Maharani tokens beside the track
}
table-display = Characters in the display
table-display-note = 1× per round
table-display-maharani = Maharani token of { $name }
table-display-label = Character { $number }, { $kind }: { $text }
table-display-left = stack: { $count }

## The map, in words

table-map = Map
table-map-label = Map: { $cities } cities, { $roads } roads, { $villages } villages
table-map-reset = Show the whole map
table-city-label = { $city }
table-city-maharaja = Maharaja here
table-city-next = next visit
table-city-priest = priest of { $name }
table-city-my-priest = your priest is here
table-city-toll = { $count ->
    [0] reachable for free
    [one] toll { $count }
   *[other] toll { $count }
}
table-city-unreachable = not reachable now
table-city-statue-price = statue { $count }
table-city-shrine-price = { $count ->
    [0] shrine free
   *[other] shrine { $count }
}
table-city-statues-of = { $count ->
    [one] { $name } { $count } statue
   *[other] { $name } { $count } statues
}
table-city-shrines-of = { $count ->
    [one] { $name } { $count } shrine
   *[other] { $name } { $count } shrines
}
table-city-spaces-free = { $count ->
    [0] no space free
    [one] { $count } space free
   *[other] { $count } spaces free
}
table-city-empty = no pieces yet
table-city-tap-space = Statue: choose a glowing space
table-city-bonus = { $space }: { $bonus } at once
table-city-outer-worth = External statue: { $points } worship
table-city-centre-worth = Central statue: { $points } worship
table-city-shrine-here = { $count ->
    [0] Shrine here, free
   *[other] Shrine here, pay { $count }
}
table-space-legal = { $city }, { $space }: build a statue, pay { $count }
table-space-legal-bonus = { $city }, { $space }: build a statue, pay { $count }, bonus: { $bonus }
table-ring-legal = { $count ->
    [0] { $city }: build a shrine, free
   *[other] { $city }: build a shrine, pay { $count }
}
table-village-empty = { $village }, empty
table-village-closed = No shrine yet: no priest can pass
table-village-with = { $village }, shrines of { $names }
table-village-legal = { $count ->
    [0] { $village }: build a shrine, free
   *[other] { $village }: build a shrine, pay { $count }
}
table-village-settle = { $village }: place a starting shrine
table-village-free = free
table-village-pays = Your priest pays { $names } here
table-place = What is there
table-road-legal = { $count ->
    [0] Road { $from } – { $to }: travel, free
   *[other] Road { $from } – { $to }: travel, pay { $count }
}
table-start-label = Starting space
table-start-priests = priests of { $names }

## Previews

table-preview-trip = { $count ->
    [0] { $city }: free.
    [one] { $city }: toll { $count } ({ $payees }).
   *[other] { $city }: toll { $count } ({ $payees }).
}
table-preview-payee = { $name } { $count }
table-preview-statue-there = A statue there costs { $count }.
table-preview-statue = { $count ->
    [one] Statue in { $city }, { $space }: { $count } coin.
   *[other] Statue in { $city }, { $space }: { $count } coins.
}
table-preview-shrine = { $count ->
    [0] Shrine: { $place }, free.
    [one] Shrine: { $place }, { $count } coin.
   *[other] Shrine: { $place }, { $count } coins.
}
table-preview-bonus = Bonus at once: { $bonus }.
table-preview-left = { $count ->
    [one] You have { $count } coin left.
   *[other] You have { $count } coins left.
}
table-preview-ambiguous = Which one do you mean?

## Forecast: $rank, $from and $to are texts of common-rank

table-forecast = Forecast
table-forecast-city = Forecast: { $city }
table-forecast-scored = Scored: { $city }
table-forecast-columns = worship, coins
table-forecast-row = { $rank }: { $name }, { $points } worship, { $coins } coins
table-forecast-rise = You rise from { $from } to { $to } ({ $coins } coins).
table-forecast-stay = You stay { $rank } ({ $coins } coins).
table-forecast-fall = You fall from { $from } to { $to } ({ $coins } coins).
table-forecast-tie = Tie with { $name }: the lower number is ahead ({ $first } before { $second }).
table-forecast-one-more-shrine = One more shrine: { $rank }, { $coins } coins
table-forecast-one-more-statue = One more statue: { $rank }, { $coins } coins
table-forecast-choose-city = Forecast for another city

## Brahmabot

table-brahmabot-row = Its action tiles this round
table-brahmabot-left = left
table-brahmabot-centre = centre
table-brahmabot-right = right
table-brahmabot-hidden = face down
table-brahmabot-check = turned up
table-brahmabot-performed = performed
table-brahmabot-gone = { $count ->
    [one] { $count } tile out of the game
   *[other] { $count } tiles out of the game
}
table-brahmabot-turn = Its turn in words

## Recap, hints, notices

table-recap = Since your turn
table-recap-short = Recap
table-recap-nothing = Nothing has happened since.

table-playback = What happens
table-playback-pause = Pause
table-playback-play = Go on
table-playback-step = Next step
table-playback-skip = Skip to my turn
table-playback-again = Show again
table-playback-continue = Continue
table-scoring = City scoring
table-scoring-title = { $city } is scored
table-scoring-none = No worship
table-tally-title = Final scoring
table-announce-turn = It is your turn.
table-announce-plan = Plan your two actions.
table-end-turn-not = Still to do: { $action }.
table-undo-none = Nothing to take back.
table-last-round = Last round
table-last-round-statues = { $name } has built all seven statues: this is the last round.
table-illegal = Not possible: { $reason }
table-remedy-travel = { $count ->
    [one] Travel to { $names } first.
   *[other] Travel to a city first: { $names }.
}
table-remedy-shrine = { $count ->
    [one] A shrine in the marked village would open the way.
   *[other] Shrines in the marked villages would open the way.
}
table-special-in-force = Special rules: { $list }
table-final-in-force = Final scoring: { $name }

## Hot-seat

table-curtain-title = Pass the screen to { $name }
table-curtain-detail = Nobody else should look now.
table-curtain-open = I am { $name } – show my disc
table-curtain-peek = Hold to look

## Connection

table-link-connecting = Connecting…
table-link-lost = Connection lost. Trying again…
table-link-offline = You are offline. Your draft is kept.
table-link-back = Connected again.
table-link-sending = Sending…
table-link-old = A new version is out. Reload the page.
table-link-closed = The table was closed.

## Keys

table-keys = Keys
table-keys-arrows = Arrow keys: move between the places you can choose
table-keys-enter = Enter: preview, again to confirm
table-keys-escape = Esc: drop the preview
table-keys-tab = Tab: next control; while planning, the other arrow
table-keys-digits = 1–9: point the active arrow at an action
table-keys-ready = R: ready
table-keys-statue = S: build a statue
table-keys-shrine = H: build a shrine
table-keys-ability = C: use your character
table-keys-token = T: use an action token
table-keys-undo = U or Ctrl+Z: undo
table-keys-end = E: end turn
table-keys-hint = I: hint
table-keys-outlook = O: what others may do
table-keys-talk = M: talk
table-keys-list = L: list of choices
table-keys-forecast = F: forecast
table-keys-pause = P: pause, or go on
table-keys-step = N: next step
table-keys-skip = K: skip to my turn
table-keys-again = A: show again
table-keys-help = ?: this list
table-key-ability = C

## Menu of the table

table-menu = Table menu
table-menu-links = Links
table-menu-watch = Let others watch
table-menu-device = Continue on another device
table-menu-auto-answer = Make forced moves for me
table-menu-options = Options for this game
table-menu-keys = Keys
table-menu-home = To the home page

## Clocks, absence and standing orders

table-clock-left = { $time } left
table-clock-yours = Your time: { $time }
table-clock-question = answer within { $time }
table-seat-timed-out = away, a bot plays
table-seat-absent = absent
table-seat-vacation = on vacation until { $date }
table-pace = { $name }: { $bank } and { $increment } for every move
table-pace-hours = Time counts from { $start } to { $end } ({ $zone }).
table-pace-weekdays = Weekends do not count.
table-pace-level = If time runs out, a bot plays on ({ $level }).
table-vacation-days = Vacation:
table-vacation-begin = Go on vacation
table-vacation-end = End vacation
table-menu-offer = Link to offer an absent seat
table-orders = Standing orders
table-orders-explain = When you are asked in somebody else’s turn, the first that can be had is taken for you at once. If nothing can, the order stops and you are asked. Nobody else sees this.
table-orders-retake = If your character is taken
table-orders-reward = Rewards
table-orders-none = You are asked.
table-orders-character = Character { $character }
table-orders-add = Add
table-orders-raise = Move up
table-orders-remove = Remove
table-orders-save = Save
