# The review of a finished game (docs/review.md). A seat is named by its colour.

review-title = What decided this game
review-intro = Chances are points of a hundred. What is called an error is judged by what the seat knew when it decided; the graph shows the chances as they were, with all plans known.
review-result = Result
review-story = The story
review-turning-points = Turning points
review-errors = Errors, by what the seat knew
review-ledger = The ledger of chances
review-losses = Loss per decision, by type
review-graph = Chances, as it was
review-all = All decisions
review-method = Method
review-method-note = { $count } decisions were compared with their best rivals in the same imagined rounds (seed { $seed }, { $worlds } rounds each). Intervals are 95%. Nothing is called an error unless the lower end of its interval says so, and two ways to judge agree.

## Columns

review-column-when = when
review-column-seat = seat
review-column-kind = decision
review-column-verdict = verdict
review-column-loss = cost
review-column-played = played
review-column-better = better
review-column-why = why
review-column-sum = sum
review-column-points = points
review-number = { $mean } [{ $low }, { $high }]
review-none = none
review-share = { $loss } ({ $count })

## Words

review-round = Round { $round }
review-opening = Opening
review-where = { $when }, { $seat }, { $kind }
review-kind-draft = character
review-kind-shrine = starting shrine
review-kind-plan = plan
review-kind-turn = turn
review-kind-reward = reward
review-kind-robbed = character after a robbery
review-verdict-inaccuracy = inaccuracy
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-verdict-missed-win = missed win
review-verdict-only-choice = only choice, found
review-cause-set-up = set-up and seat
review-cause-error = own errors
review-cause-gift = gifts from others
review-cause-plan-luck = luck with plans
review-cause-residual = rest of the estimate
review-do-statue = statue in { $city }
review-do-shrine = shrine: { $place }
review-do-travel = → { $city }
review-do-token = token: { $action }
review-do-flag = flag of { $city }
review-do-ability = ability of { $character }
review-do-nothing = nothing more

## Why: signed points of the final score, term by term

review-reason = { $points } { $what }
review-reason-city = { $points } { $what } ({ $city })
review-reason-rest = { $points } all else
review-term-prestige = prestige
review-term-statues = statues
review-term-coins = coins
review-term-shrines = shrines in hand
review-term-tokens = action tokens
review-term-final = final scoring line
review-term-roads = roads and tolls
review-term-character = character
review-term-order = order of turns
review-term-city = standing in the city of the round
review-term-next-cities = standing in later cities
review-term-majority = majorities at the end
review-term-rivals = against the rivals

## Turning points

review-turn-error = { $where }: { $verdict }. It cost { $lost } points; most of them went to { $other } ({ $gained }).
review-turn-plans = { $when }, all plans open: most gained by { $seat } ({ $gained }), most lost by { $other } ({ $lost }).
review-turn-only = { $where }: the only good choice, and it was found. The next best would have cost { $points } points.
review-turn-moved = { $where }: the chance of { $other } goes from { $before } to { $after }.

## The story

review-story-won = { $seat } won with { $points } points, { $lead } ahead of { $other }.
review-story-shared = { $seats } shared the win with { $points } points each.
review-story-even = Set-up and seats favoured nobody clearly.
review-story-setup = Set-up and seats favoured { $seat }: { $chance } of a hundred before the first choice.
review-story-middle = After round { $round } the best chance was that of { $seat }: { $chance }.
review-story-ahead = From round { $round } on, { $seat } was never behind again.
review-story-gift = The largest gift of all went from { $seat } to { $other }: { $points } points.
review-story-luck = The others’ plans suited { $seat } best ({ $gained }) and { $other } least ({ $lost }).
review-story-clean = Nobody made a choice that can be called an error.
review-story-slide = Without any single error, { $count } small losses cost { $seat } { $points } points together.

## The ladder of our own bots

review-ladder = On the ladder of our bots
review-ladder-like = like { $level }
review-ladder-between = between { $weakest } and { $strongest }
review-ladder-below = below { $level }
review-ladder-any = any level
review-ladder-few = too few
review-ladder-unmeasured = not measured
review-ladder-cell = { $loss } ({ $count }): { $where }
review-ladder-plans = plans { $where }
review-ladder-turns = turns { $where }
review-ladder-line = { $seat }: { $what }.
review-ladder-note = Loss per decision, beside that of our bots in at least { $games } games of each level with as many players, reviewed in the same way. Named are all levels that usually lose about as much in so many decisions: one game does not say more. Fewer than { $least } decisions say nothing.
review-ladder-none = There is no scale yet for games with so many players, judged with this budget.

## On the page

review-copy = Copy the story
review-copied = Copied
review-ledger-note = All columns of a seat add up to its result less an equal share. The rest of the estimate is what the judges learn on their way: read the others as estimates, not as an account to the cent.
review-known = Chances, by what each seat knew
review-column-chance = expected
review-column-best-chance = with the best other choice
review-page-ask = Review this game
review-page-explain = Every decision is compared with its best alternatives, in imagined rounds. That takes a minute or more, and waits while bots think at tables. You can leave the page and come back.
review-page-waiting = Waiting for its turn …
review-page-running = Review in progress
review-page-progress = { $done } of { $total } parts are done.
review-page-cancel = Cancel the review
review-page-whose = Whose errors
review-page-everybody = All seats
review-page-cost = It cost { $loss } points.
review-page-jump = Show the position
review-page-played = What was played
review-page-better = The better line
review-page-graph = Chances over the game
review-page-lens = Lens
review-page-lens-real = As it was
review-page-lens-real-note = With all plans known that had been made: everybody’s chance before every step, and the result.
review-page-lens-known = By what each seat knew
review-page-lens-known-note = What each seat could expect after its own decisions, without a look at hidden plans. Errors are judged by this.
review-page-failed = The review could not be finished. Please try again.

## What if: branches of a finished game

review-branch-title = What if?
review-branch-where = Round { $round }, { $seat }
review-branch-leave = Back to the review
review-branch-explain = You decide for { $seat }, bots answer for the others. Who plans at the same time as you plans as in the game.
review-branch-try = You are { $seat }, just before the decision. Find something better than what was played; you know no more than { $seat } knew.
review-branch-judging = Your decision is being compared with what was played …
review-branch-better = Better than what was played, by { $points } points.
review-branch-worse = Worse than what was played, by { $points } points.
review-branch-equal = Not clearly better or worse than what was played: { $points } points.
review-branch-why = Why: { $why }.
review-branch-found = Nothing better is known for certain.
review-branch-left = The best that was found is worth { $points } points more.
review-branch-back = Take the last choice back
review-branch-again = From the beginning
review-branch-keep = Keep
review-branch-kept = Kept
review-branch-copy = Copy the link
review-branch-go-on = Go on from here
review-branch-play-on = Play on against bots
review-branch-full = This branch is as long as a branch can be. Play on against bots, if you like.
review-branch-points = { $seat } { $points }
review-branch-result = The game is over. Points: { $result }.
review-branch-from-here = From the position shown on the map: try what would have been, or play on for good.
review-branch-over = Go to a position of the game, and try what would have been, or play on from there.
review-branch-seat = Decide for
review-branch-begin = What if …
review-branch-all-kept = Kept on this device
review-branch-closed = A link opens for everybody who may see this game.
review-branch-name = { $count ->
    [one] Round { $round }, { $seat }: { $count } choice
   *[other] Round { $round }, { $seat }: { $count } choices
}
review-branch-forget = Remove
review-page-again = Try again
