# Names of everything in the game. Ids end in the ids of the engine (docs/notation.md).

## Words of the game (glossary)

name-city-flag = City flag
name-reward-tile = Reward tile
name-action-token = Action token
name-action-disc = Action disc
name-reward-track = Reward track
name-city-chart = City scoring chart
name-round = Round
name-final-scoring = Final scoring
name-solo-mode = Solo mode
name-action-tile = Action tile

## Boards and places

name-board-classic = Seven cities
name-board-classic-note = The full map: seven cities, sixteen roads, thirty villages.
name-board-kaveri = Kaveri valley
name-board-kaveri-note = A small map for quick games of one or two players.
name-city-delhi = Delhi
name-city-jodhpur = Jodhpur
name-city-ahmadabad = Ahmadabad
name-city-khajuraho = Khajuraho
name-city-varanasi = Varanasi
name-city-bijapur = Bijapur
name-city-hyderabad = Hyderabad
name-city-mysore = Mysore
name-city-salem = Salem
name-city-thanjavur = Thanjavur
name-city-madurai = Madurai
name-city-coimbatore = Coimbatore
name-start = starting space
name-road-between = { $from } – { $to }
name-village-of = village { $number } on the road { $from } – { $to }
name-village-only = village on the road { $from } – { $to }
name-space-centre = centre
name-space-top = upper bonus space
name-space-bottom = lower bonus space
name-space-plain = external space
name-space-centre-help = Central space: a statue here is worth { $points } worship.
name-space-top-help = External space with bonus: you get the bonus at once. Worth { $points } worship.
name-space-bottom-help = External space with bonus: you get the bonus at once. Worth { $points } worship.
name-space-plain-help = External space: a statue here is worth { $points } worship.
name-bonus-none = no bonus
name-bonus-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
name-bonus-pp = { $count ->
    [one] { $count } prestige point
   *[other] { $count } prestige points
}
name-bonus-shrines = { $count ->
    [one] { $count } shrine for your board
   *[other] { $count } shrines for your board
}
name-bonus-tokens = { $count ->
    [one] { $count } action token
   *[other] { $count } action tokens
}

## Seats

name-colour-red = red
name-colour-green = green
name-colour-yellow = yellow
name-colour-blue = blue
name-letter-red = R
name-letter-green = G
name-letter-yellow = Y
name-letter-blue = B
name-seat = { $name }, { $colour }

## Phases

name-phase-draft = Choosing characters
name-phase-settle = Starting shrines
name-phase-maharaja = Maharaja
name-phase-planning = Planning
name-phase-actions = Actions
name-phase-scoring = City scoring
name-phase-end = End of round
name-phase-finished = Game over

## The nine actions: on the disc, in a row, and in full

name-action-statue-discount = Build 1 statue with a discount
name-action-shrine-discount = Build 1 shrine with a discount
name-action-statue-shrine = Build 1 statue and 1 shrine
name-action-two-shrines = Build 2 shrines
name-action-coins = Take 3 coins
name-action-shrines = Take 2 shrines
name-action-pp = Pay 3 coins for 2 prestige points
name-action-character = Change character
name-action-track = Change the Maharaja track

name-action-statue-discount-short = Statue −1
name-action-shrine-discount-short = Shrine −1
name-action-statue-shrine-short = Statue + shrine
name-action-two-shrines-short = 2 shrines
name-action-coins-short = 3 coins
name-action-shrines-short = Take shrines
name-action-pp-short = 2 prestige
name-action-character-short = Character
name-action-track-short = Track

name-action-statue-discount-help = One statue for 1 coin less: 11 coins in the Maharaja’s city, 9 elsewhere (11, too, if all statues cost 12). Your priest must be in the city.
name-action-shrine-discount-help = One shrine for 1 coin less, so for free: in any village, or in the city where your priest is.
name-action-statue-shrine-help = One statue and one shrine at full price, in either order. You may travel in between.
name-action-two-shrines-help = Two shrines for 1 coin each; at least one of them in a city. You may travel in between.
name-action-coins-help = Take 3 coins from the supply. Always possible.
name-action-shrines-help = Take 2 of your shrines from the supply to your board.
name-action-pp-help = Pay 3 coins and get 2 prestige points.
name-action-character-help = Return your character and take another one, from the display or from another player, who then chooses a new one.
name-action-track-help = Move any flag on the Maharaja track three spaces to the left.

## The sixteen characters: on the card, and the rule

name-character = Character { $number }

name-character-1-text = No ability, but you go first.
name-character-2-text = Take 1 shrine from the supply.
name-character-3-text = Up to 3 times: 2 coins for 1 prestige, or the reverse.
name-character-4-text = Pay 1 prestige for 1 action token.
name-character-5-text = +1 worship for your priest.
name-character-6-text = Take 1 prestige.
name-character-7-text = +1 worship for every 2 of your shrines.
name-character-8-text = +1 worship, even without pieces.
name-character-9-text = Your priest travels without tolls.
name-character-10-text = Move a flag 3 spaces left.
name-character-11-text = Each time you gain prestige: 1 more.
name-character-12-text = Build in any city without your priest.
name-character-13-text = Build 1 free shrine anywhere, from the supply.
name-character-14-text = Take 1 action token.
name-character-15-text = Your statues cost 3 coins less.
name-character-16-text = Your reward tile works twice.

name-character-1-rule = This character has no effect. Its number is the lowest, so you act first and win every tie in the ranking.
name-character-2-rule = Once a round, on your turn: take one of your shrines from the supply to your board.
name-character-3-rule = Once a round, on your turn: exchange up to three times, 2 coins for 1 prestige point or 1 prestige point for 2 coins, in any mix.
name-character-4-rule = Once a round, on your turn: you may pay 1 prestige point and take an action token.
name-character-5-rule = When a city is scored, your priest is worth 2 worship points there instead of 1. Elsewhere it is worth nothing.
name-character-6-rule = Once a round, on your turn: you get 1 prestige point.
name-character-7-rule = When a city is scored, each full pair of your shrines there is worth 1 worship point more: five shrines are worth 7.
name-character-8-rule = When a city is scored, you have 1 worship point more, even without a piece there. So you are always ranked.
name-character-9-rule = Your priest pays no tolls and nobody gets any for it. Each village on the way still needs a shrine.
name-character-10-rule = Once a round, on your turn: move any flag on the Maharaja track three spaces to the left. This uses neither a planned action nor a token.
name-character-11-rule = Whenever you get prestige points, you get one more. Not in the final scoring.
name-character-12-rule = You may build statues and shrines in any city, wherever your priest is. Prices stay the same.
name-character-13-rule = Once a round, on your turn: take one of your shrines from the supply and build it at once for free, in any village or city.
name-character-14-rule = Once a round, on your turn: you get an action token.
name-character-15-rule = Every statue costs you 3 coins less, on top of any discount.
name-character-16-rule = The reward tile you take in the city scoring works twice for you.

name-kind-once = 1×
name-kind-continuous = Continuous
name-kind-scoring = Scoring
name-kind-none = No effect
name-kind-once-help = Once a round, on your own turn.
name-kind-continuous-help = Works all the time, by itself.
name-kind-scoring-help = Works when a city is scored.
name-kind-none-help = No effect; only the number counts.

## The eight rewards

name-reward-coins = Take 3 coins
name-reward-shrines = Take 3 shrines
name-reward-pp-coin = 1 prestige and 1 coin
name-reward-tax = Others pay 2 coins
name-reward-pp2 = Take 2 prestige
name-reward-buy = 1 coin → 1 prestige, max. 3×
name-reward-build = 1 free shrine anywhere
name-reward-maharani = Maharani token

name-reward-coins-help = You get 3 coins from the supply.
name-reward-shrines-help = You get 3 of your shrines from the supply, or as many as are left.
name-reward-pp-coin-help = You get 1 prestige point and 1 coin.
name-reward-tax-help = All the others pay 2 coins to the supply, or what they have.
name-reward-pp2-help = You get 2 prestige points.
name-reward-buy-help = Up to three times: pay 1 coin for 1 prestige point.
name-reward-build-help = Build one shrine from your board for free, in any village or any city; your priest need not be there.
name-reward-maharani-help = Put a Maharani token on a character of the display: its ability is yours, too, until the end of the next round.

## Special rules, final scoring, options

name-special-firstpp = First in the ranking: +1 prestige
name-special-ext1 = External statues: 1 worship
name-special-cost12 = Statues elsewhere cost 12 coins
name-special-display = Characters from the display only
name-special-firstpp-help = Whoever ranks first in a city scoring gets 1 prestige point more.
name-special-ext1-help = Worship of outer statues: 1 instead of 2, in city scoring and wherever worship is compared. (Our ruling.)
name-special-cost12-help = A statue costs 12 coins in every city, not only in the Maharaja’s.
name-special-display-help = You change characters with the display only, never with a player or Brahmabot. Brahmabot’s own symbol still takes yours.

name-final-standard = Standard
name-final-maj3 = Most worship: 3 per city
name-final-presence = Presence: 1 per city
name-final-road = Roads: 2 each
name-final-twostat = Two statues: 2 per city
name-final-supply = Shrines in the supply: −1 each
name-final-standard-help = 2 prestige for each city where you have the most worship, 1 prestige if tied.
name-final-maj3-help = 3 prestige for each city where you have the most worship, 2 prestige if tied.
name-final-presence-help = 1 prestige for each city with a statue or shrine of yours.
name-final-road-help = 2 prestige for each road with shrines of yours in both villages.
name-final-twostat-help = 2 prestige for each city with two or more statues of yours.
name-final-supply-help = −1 prestige for each shrine of yours still in the supply.
name-final-tile-replaces-majority = Replaces “most worship”
name-final-tile-replaces-all = Replaces everything
name-final-tile-adds = In addition
name-final-tile-replaces-majority-help = The tile replaces the points for most worship; statues and coins count as always.
name-final-tile-replaces-all-help = The tile replaces the whole standard scoring; only points gathered in play are added.
name-final-tile-adds-help = The whole standard scoring counts, and the tile comes on top.

name-option-decline_actions = Actions may be declined
name-option-open_prestige = Open prestige
name-option-locked_plans = Locked plans
name-option-first_game = First-game characters
name-option-decline_actions-help = You may end your turn although a planned action could still be performed.
name-option-open_prestige-help = Everybody sees all prestige totals during the game.
name-option-locked_plans-help = A plan once set cannot be changed, as the rulebooks have it.
name-option-rules = Rules, version { $version }
name-option-first_game-help = The display recommended for a first game with four players: characters 1, 2, 5, 9, 12, 14 and 15.

## Levels

name-solo-easy = Easy
name-solo-medium = Medium
name-solo-hard = Hard
name-solo-easy-help = Brahmabot starts with 4 shrines on the map, 0 coins and 2 prestige points.
name-solo-medium-help = Brahmabot starts with 6 shrines on the map, 2 coins and 3 prestige points.
name-solo-hard-help = Brahmabot starts with 8 shrines on the map, 4 coins and 4 prestige points.
name-level-random = Random
name-level-novice = Novice
name-level-apprentice = Apprentice
name-level-journeyman = Journeyman
name-level-artisan = Artisan
name-level-adept = Adept
name-level-expert = Expert
name-level-master = Master
name-level-random-help = Picks any legal move.
name-level-novice-help = Thinks of its own turn only, and often misjudges it; for a first game.
name-level-apprentice-help = Takes what brings points now; does not know what characters, roads and tokens are for.
name-level-journeyman-help = Uses its characters, but spends nearly all its coins for the city scored now.
name-level-artisan-help = Saves for what is to come, but looks hardly further than the city scored now.
name-level-adept-help = Sees the next cities and what the others may do; a solid opponent.
name-level-expert-help = Plays whole rounds through in its head; hard to beat.
name-level-master-help = Thinks longest; the strongest opponent.
name-style-builder = Builder
name-style-robber = Robber
name-style-banker = Banker
name-style-builder-help = Between equally good turns it builds more.
name-style-robber-help = Between equally good turns it takes other players’ characters.
name-style-banker-help = Between equally good turns it keeps more coins.
name-level-other = { $level }
name-level-style = { $level }, { $style }
name-bot = { $name }, { $level }
name-bot-account = { $name }, bot
name-seat-bot = bot
name-a-bot = Bot, { $level }
# Whoever has given no name.
name-unnamed = Player

## Where prestige comes from

name-source-start = Start
name-source-action = Actions
name-source-ability = Abilities
name-source-reward = Rewards
name-source-bonus = Bonus spaces
name-source-rank = City scoring
name-source-special = Special rule
name-source-play = In play
name-source-statues = Statues, 3 each
name-source-coins = Coins, 1 per 5
name-source-majority = Most worship
name-source-maj3 = Most worship, 3 each
name-source-presence = Presence
name-source-road = Roads
name-source-twostat = Two statues
name-source-supply = Shrines in the supply
name-source-total = Total

## Brahmabot’s icons

name-icon-statue-maharaja = Statue in the Maharaja’s city
name-icon-shrine-maharaja = Shrine in the Maharaja’s city
name-icon-statue-left = Statue in the city furthest left on the track
name-icon-statue-central = Statue in the first city from the left whose centre is free
name-icon-statue-second = Statue where Brahmabot is second by the smallest margin
name-icon-flag = Flag of the city it leads by most: 4 spaces left
name-icon-coins = { $count ->
    [one] Brahmabot gets { $count } coin
   *[other] Brahmabot gets { $count } coins
}
name-icon-character = Brahmabot takes your character
name-tile = Action tile { $number }
name-tile-hidden = Face-down action tile
name-tile-goes = Priest goes to { $city }
name-tile-goes-maharaja = Priest goes to the Maharaja’s city
name-tile-check-left = Check mark: left tile
name-tile-check-centre = Check mark: centre tile
name-tile-check-right = Check mark: right tile
