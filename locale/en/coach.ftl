# The coach: hints, warnings and explanations (docs/coach.md).

# Hints: where to look, the idea, the choice.
coach-hint = Hint
coach-hint-label = Hints and explanations
coach-thinking = Thinking about it…
coach-do-idea = Why?
coach-do-choice = Show the move
coach-do-play = Play it
coach-choice = I would do this: { $choice }
coach-choice-way = I would do this: { $choice }, on the way to { $city }
coach-idea-turn = What the rest of this turn brings:
coach-noted = The log notes that you had a hint; nobody sees which.
coach-by = A bot ({ $level }) thought of this, from what you know.

coach-look-city = Have a look at { $city }.
coach-look-roads = Have a look at the roads around { $city }.
coach-look-characters = Have a look at the characters.
coach-look-rewards = Have a look at the reward track.
coach-look-track = Have a look at the Maharaja track.
coach-look-coins = Have a look at your coins.
coach-look-shrines = Have a look at the shrines on your board.
coach-look-prestige = Have a look at your coins: they can buy prestige.
coach-look-end = Nothing more needs doing: look at the end of your turn.
coach-look-only = There is only one thing you can do here.

# Ideas: one for each term of the evaluation. $city may be "none".
coach-idea-prestige = It brings you prestige at once.
coach-idea-statues = Every statue is worth 3 points at the end, wherever it stands.
coach-idea-coins = It leaves you with more coins for what comes next.
coach-idea-shrines = It gives you shrines to build with.
coach-idea-tokens = An action token is an extra action whenever you want one.
coach-idea-final = It counts for the final scoring line of this game.
coach-idea-roads = It opens roads: you get to more cities and pay fewer tolls.
coach-idea-character = The character you get this way helps you round after round.
coach-idea-order = A higher number acts later: you see what the others do first.
coach-idea-city = { $cities ->
    [0] It lifts you in the first city that the Maharaja visits.
   *[other] { $city } is scored this round, and it lifts you there.
}
coach-idea-next-cities = { $cities ->
    [0] It prepares cities that the Maharaja visits soon.
   *[other] The Maharaja comes to { $city } soon, and you will be ready there.
}
coach-idea-majority = { $cities ->
    [0] It wins ground in a city: most worship there counts at the end.
   *[other] It wins ground in { $city }: most worship there counts at the end.
}
coach-idea-rivals = It takes something away from your rivals.
coach-idea-none = The other choices are about as good: pick what you like.
coach-idea-only = Nothing else is possible, so there is nothing to weigh.
coach-idea-end = Whatever is left to do would cost you more than it brings.
coach-price = On the other hand: { $what }.
coach-term-prestige = less prestige
coach-term-statues = a statue less
coach-term-coins = fewer coins
coach-term-shrines = fewer shrines
coach-term-tokens = fewer action tokens
coach-term-final = less for the final scoring line
coach-term-roads = fewer open roads
coach-term-character = a character that helps less
coach-term-order = a worse place in the order
coach-term-city = less in the city of this round
coach-term-next-cities = less in the cities that come later
coach-term-majority = less worship in the cities at the end
coach-term-rivals = your rivals gain as well

# What others may do about a plan, or after the end of a turn: rounds imagined by a bot.
coach-outlook = Others may …
coach-outlook-noted = Imagined from what your seat knows: nobody’s real plan. The log notes that you had a hint.
coach-risk-character = { $who } may take your character.
coach-risk-space = { $who } may build first where you would build in { $city }.
coach-risk-action = This may no longer be possible when it is your turn: { $action }.
coach-risk-ahead = { $who } may get ahead of you in { $city }.
coach-risk-next-city = The Maharaja may go to { $city } next.
coach-risk-times = in { $times } of { $rounds } imagined rounds
coach-risk-none = In { $rounds } imagined rounds, nothing the others did got in your way.

# Warnings before a choice.
coach-warning-stranded = Careful: with this one, none of your starting shrines opens a road to a city. You may be stuck on the starting space. Ask for a hint.
coach-warning-plan-too-dear = Careful: together this costs at least { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, more than you have.
coach-warning-no-way = Careful: you can reach no city now, so no statue can be built. A shrine in a village would open a road first.
coach-warning-actions-unused = You could still do this, perhaps after a journey: { $actions }. End your turn once more to let it go.
coach-warning-token-unused = This is your last turn, and you still have an action token. End your turn once more to leave it.
coach-warning-no-toll-left = Careful: afterwards you have { $coins ->
    [0] no coin
    [one] { $coins } coin
   *[other] { $coins } coins
} left, too few for any road out of here.

# Explanations: told once, the first time something happens in a coached game.
coach-do-got-it = Got it
coach-do-next = Next
coach-explained = What was explained
coach-explained-none = Nothing yet. Explanations come as you play.
coach-explain-draft = Choose a character
coach-explain-draft-text = Each character has an ability and a number. Low numbers act first and win ties. You can change characters later, so just take one that sounds fun. If you are unsure, the light bulb has a hint.
coach-explain-settle = Starting shrines
coach-explain-settle-text = A shrine in a village opens that bit of road. Fill all villages of one road that begins at the starting space, and your priest can walk to a city. Your own villages are free; others charge you a coin.
coach-explain-maharaja = The Maharaja travels
coach-explain-maharaja-text = Each round the Maharaja visits one city. At the end of the round it is scored: who is worshipped most there gets most. Statues cost 2 coins more while he is there.
coach-explain-plan = Your secret plan
coach-explain-plan-text = Point both arrows at an action; you do both in your turn, in any order. A good start: build a statue, and take coins for the next one. Nobody sees your plan before your turn.
coach-explain-turn = Your turn
coach-explain-turn-text = Do your two planned actions. Travel whenever you like: choose a city on the map to see the cheapest way. To build in a city, your priest has to be there. Then end your turn.
coach-explain-building = Where to build
coach-explain-building-text = A statue in the centre is worth 3 worship, outside 2; two outer spaces give a bonus. Marked places can be built on: pick one, then confirm.
coach-explain-toll = You paid a toll
coach-explain-toll-text = Your priest passed a village without a shrine of yours, so its owner got a coin. Shrines of your own on the roads you use save that every time.
coach-explain-scoring = The city is scored
coach-explain-scoring-text = All pieces in the city were counted: statues, shrines and priests. The first rank gets most coins and chooses a reward first. Who has nothing there gets a little comfort.
coach-explain-reward = Take a reward
coach-explain-reward-text = Only the lowest tiles are within reach. Each says what it does; coins and shrines always help, prestige counts at the end.
coach-explain-robbed = Somebody took your character
coach-explain-robbed-text = That happens. Choose another one from those on display right away. You may get the old one back later, with the action “Change character”.
coach-explain-round-ends = The round is over
coach-explain-round-ends-text = Flags close the gaps, rewards slide down, and the Maharaja goes on to the next city of his track. You can already see where he goes: build there in time.
coach-explain-last-round = The last round
coach-explain-last-round-text = Spend what you have: 5 coins make only 1 point, and tokens and shrines none. A statue is worth 3, most worship in a city 2.
coach-explain-final = Final scoring
coach-explain-final-text = Prestige, statues, most worship in the cities and coins are added up. See where every point came from, look at the game again, or play once more: you know how it goes now.
