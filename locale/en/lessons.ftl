# The lessons (docs/lessons.md): the words around them, and for each lesson its title, what it is
# about, and its steps: lesson-LESSON-STEP is what to do, with -NAME behind it the answer to a
# choice that the step does not want. Numbers come from the engine.

## Around the lessons

lesson-learn = Learn to play
lesson-learn-about = Six short lessons on the real board. You try things out, nothing can go wrong, and you can stop and come back at any time.
lesson-minutes = { $count ->
    [one] about { $count } minute
   *[other] about { $count } minutes
}
lesson-done = Done
lesson-open-new = Start
lesson-open-begun = Go on
lesson-open-done = Play it again
lesson-play = Play your first game
lesson-leave = Leave the lesson
lesson-progress = Progress
lesson-step-of = Step { $number } of { $steps }
lesson-watch = Watch what happens …
lesson-next = Next
lesson-next-not = Do what the text says, on the table below.
lesson-back = One step back
lesson-again = Start the lesson over
lesson-skip = Show me
lesson-skip-help = The step is done for you.
lesson-end = Well done!
lesson-following = Next: { $title }
lesson-all = All lessons
lesson-puzzles = More to try: puzzles

## 1: The first statue

lesson-first-statue-title = Your first statue
lesson-first-statue-about = Travel, build, and be first where the Maharaja is.
lesson-first-statue-goal = Welcome! You are red, and this is your board. After seven rounds whoever has the most prestige wins, and statues bring the most.
lesson-first-statue-maharaja = This round the Maharaja visits Delhi. Only the city he visits is scored, so that is where you want to shine.
lesson-first-statue-travel = Statues are built where your priest is. Pick Delhi on the map and confirm the journey: your shrines stand in both villages on the way, so it is free.
lesson-first-statue-travel-shrine = The shrine can wait a moment. First send your priest to Delhi: without him there is no statue.
lesson-first-statue-travel-else = First the journey: pick Delhi on the map, then confirm.
lesson-first-statue-statue = Now build. Pick the space in the centre of Delhi, it counts most. With your planned discount the statue costs { $price } of your { $coins } coins.
lesson-first-statue-statue-outside = You could build there, but an outer space counts less. The centre is still free: take it.
lesson-first-statue-statue-shrine = The shrine comes next. Start with the statue: pick the space in the centre of Delhi.
lesson-first-statue-statue-else = Pick the space in the centre of Delhi, then confirm.
lesson-first-statue-worship = Your first statue! Worship decides who is first in the city: { $centre } for the statue in the centre and { $priest } for your priest make { $points }. The forecast shows it at any time.
lesson-first-statue-shrine = Your second action is a shrine, and thanks to the discount it is free. Put it into the ring around Delhi: one more worship.
lesson-first-statue-shrine-village = A shrine in a village opens a road: more about that in the next lesson. This one belongs in Delhi, where it counts now.
lesson-first-statue-shrine-leave = Without your priest in Delhi you could not build there. Stay, and add the shrine to the ring.
lesson-first-statue-shrine-else = Pick the ring of Delhi, marked with a plus, and confirm.
lesson-first-statue-end = Both actions are done, and you have { $points } worship in Delhi. End your turn.
lesson-first-statue-end-leave = You may travel on, but then Delhi would lose your priest’s worship. End your turn here.
lesson-first-statue-end-else = There is nothing left to do: end your turn.
lesson-first-statue-scored = Green took coins, and now Delhi is scored. You are first with { $points } worship and get { $coins } coins. Green has no worship there: { $comfort } coins for comfort.
lesson-first-statue-reward = Whoever has worship also takes one of the lowest reward tiles. Take the 2 prestige points.
lesson-first-statue-reward-coins = Coins are fine, too, but prestige wins the game. Take the 2 prestige points this time.
lesson-first-statue-reward-shrines = You still have enough shrines. Take the 2 prestige points this time.
lesson-first-statue-reward-else = Pick the tile with the 2 prestige points.
lesson-first-statue-done = That is the heart of the game: bring your priest to the right city, build there, and be first when the Maharaja looks.

## 2: Roads and tolls

lesson-roads-title = Roads and tolls
lesson-roads-about = Open roads with your shrines, and let the others pay for them.
lesson-roads-villages = Roads lead through villages, and a priest passes a village only if a shrine stands in it, no matter whose. This one is empty: the road from Khajuraho to Varanasi is closed.
lesson-roads-tolls = Where you have a shrine, you pass for free. Where you have none, each owner gets 1 coin from you: the direct road to Varanasi would cost you { $toll } coins.
lesson-roads-open = There is a cheaper way. Put your shrine into the empty village before Varanasi: for villages it does not matter where your priest is.
lesson-roads-open-dear = That road costs { $toll } coins, and your rivals get them. Put a shrine into the marked village first, then you travel for free.
lesson-roads-open-travel = Not yet: in Khajuraho you would be stuck. First open the road and put your shrine into the marked village.
lesson-roads-open-elsewhere = That would open another road. You want to get to Varanasi: choose the marked village.
lesson-roads-open-coins = The coins will not run away. First the shrine: choose the marked village.
lesson-roads-open-else = Pick the marked village on the road from Khajuraho to Varanasi, then confirm.
lesson-roads-travel = The road is open. Pick Varanasi: the cheapest journey leads through Khajuraho and costs you nothing.
lesson-roads-travel-dear = On the direct road you would pay { $toll } coins. Pick Varanasi itself: the free journey leads through Khajuraho.
lesson-roads-travel-coins = First the journey, then the coins: pick Varanasi.
lesson-roads-travel-else = Pick Varanasi on the map and confirm the journey.
lesson-roads-arrived = Two roads and no toll! And from now on whoever passes your villages without a shrine of their own pays you.
lesson-roads-coins = Your second action is simple: take { $coins } coins from the supply.
lesson-roads-coins-else = Take your coins: press the marked button.
lesson-roads-end = All done. End your turn.
lesson-roads-end-travel = Stay in Varanasi, the Maharaja is here. End your turn.
lesson-roads-end-else = There is nothing left to do: end your turn.
lesson-roads-income = Look, Green travels to Khajuraho through your two villages: 1 coin for you in each. You have { $coins } coins now.
lesson-roads-done = Shrines in villages are roads for you and an income from the others. Look where everybody will want to go, and build there first.

## 3: The Maharaja and worship

lesson-worship-title = The Maharaja and worship
lesson-worship-about = How a city is scored: worship, ties, coins and reward tiles.
lesson-worship-track = The flags show where the Maharaja goes: always to the city furthest left. This round he is in Jodhpur, next he will come to Hyderabad.
lesson-worship-count = Worship decides: { $centre } for a statue in the centre, { $outer } for one outside, { $shrine } for each shrine, { $priest } for the priest. Green has { $green } in Jodhpur, you have { $mine }.
lesson-worship-statue = Catch up! The centre is taken, so build on the upper outer space, its coins are yours at once. Where the Maharaja is, a statue costs { $price } coins.
lesson-worship-statue-space = A good idea, but take the upper outer space: the coins on it are yours at once.
lesson-worship-statue-shrine = Statue and shrine belong to one action, in any order. Begin with the statue on the upper outer space.
lesson-worship-statue-first = Keep that one for later. First the action with statue and shrine: pick the upper outer space.
lesson-worship-statue-leave = Your priest has to be in Jodhpur to build there. Pick the upper outer space.
lesson-worship-statue-else = Pick the upper outer space of Jodhpur, then confirm.
lesson-worship-shrine = A shrine for 1 coin belongs to the same action. Add it to the ring around Jodhpur.
lesson-worship-shrine-village = In a village a shrine brings no worship. Put it into the ring around Jodhpur.
lesson-worship-shrine-done = You may stop here, but every point counts. Add the shrine to the ring.
lesson-worship-shrine-leave = Stay in Jodhpur, where you are building. Add the shrine to the ring.
lesson-worship-shrine-else = Pick the ring of Jodhpur, then confirm.
lesson-worship-tie = { $points } each! In a tie the lower character number is ahead, and Green’s { $green } beats your { $mine }. One more shrine would change that.
lesson-worship-second = Your other action brings it for free: one more shrine for the ring around Jodhpur.
lesson-worship-second-village = A village would not help you here. Put the shrine into the ring around Jodhpur.
lesson-worship-second-leave = Without your priest you would even lose worship. Stay, and add the shrine to the ring.
lesson-worship-second-else = Pick the ring of Jodhpur, then confirm.
lesson-worship-end = { $mine } to { $green }: you are ahead. End your turn.
lesson-worship-end-leave = Your priest counts in Jodhpur. Stay, and end your turn.
lesson-worship-end-else = End your turn.
lesson-worship-paid = Yellow stayed away, and Jodhpur is scored: { $first } coins for you, { $second } for Green. Yellow has no worship here: { $comfort } coins, and no reward tile.
lesson-worship-reward = Everybody with worship takes one of the { $reach } lowest reward tiles, the first in rank first. Take one with prestige.
lesson-worship-reward-other = Useful, too, but it is prestige that wins. Take one of the marked tiles.
lesson-worship-reward-else = Take one of the marked reward tiles.
lesson-worship-moved = Green took a tile as well, and the round is over. The Maharaja has moved on to Hyderabad.
lesson-worship-done = Statues and shrines stay where they are. They count again if the Maharaja returns, and once more at the end of the game.

## 4: Secret plans

lesson-plans-title = Secret plans
lesson-plans-about = Plan two actions, see who acts first, and learn what happens to a spoiled plan.
lesson-plans-secret = Before anybody acts, everybody plans two of the nine actions: all at the same time, and in secret. You may even plan the same one twice.
lesson-plans-plan = Khajuraho has one space left for a statue. Point one arrow at the statue with a discount, the other at the { $coins } coins, then press Ready.
lesson-plans-plan-twice = Two statues would cost more than you have. Point one of the arrows at the coins.
lesson-plans-plan-statue = A good first arrow! Now point the other one at the coins.
lesson-plans-plan-coins = Safe, but a little dull. Point one of the arrows at the statue with a discount.
lesson-plans-plan-else = Point one arrow at the statue with a discount, the other one at the coins, and press Ready.
lesson-plans-order = The discs are down. Now it goes by character number, the lowest first: Green’s { $green } acts before your { $mine }.
lesson-plans-spoiled = Oh no! Green has built on the last free space. A city has room for { $statues } statues and not one more: yours cannot be built here.
lesson-plans-coins = What has become impossible is lost, without a substitute. But your other action still works: take your { $coins } coins.
lesson-plans-coins-travel = There is nowhere to build within reach today. Stay, and take your coins.
lesson-plans-coins-else = Take your coins: press the marked button.
lesson-plans-end = Nothing else is possible for you now, so you may end your turn without the statue.
lesson-plans-end-travel = Stay: your priest brings worship in Khajuraho. End your turn.
lesson-plans-end-else = End your turn.
lesson-plans-scored = With { $points } worship you still come second and get { $coins } coins. A spoiled plan hurts, but it is not the end.
lesson-plans-done = Before you plan, look who acts before you, what they can afford, and where space is getting tight. Low numbers can plan boldly, high numbers had better plan carefully.

## 5: Characters

lesson-characters-title = Characters
lesson-characters-about = Their numbers, their abilities, and how to take one from somebody.
lesson-characters-number = Everybody has one character. Its number decides who acts first and wins ties: Yellow’s { $yellow } has acted, now you with your { $mine }, then Green with the { $green }.
lesson-characters-ability = As long as it is yours, you have its ability. This one is a 1×: once a round, in your own turn. Use it now for 1 prestige.
lesson-characters-ability-later = You are about to give this character away. Use its ability first!
lesson-characters-ability-travel = Stay in Bijapur, and use your character’s ability first.
lesson-characters-ability-else = Press the button beside your character.
lesson-characters-price = You would like a statue here, but it costs { $price } coins and you have { $coins }. Green’s character makes statues cheaper. Do you see the idea?
lesson-characters-take = Your plan lets you change your character. Perform that, and take the 15 from Green!
lesson-characters-take-other = Not bad, but today you need a cheap statue: take the 15 from Green.
lesson-characters-take-travel = Stay in Bijapur, that is where you want to build. Perform the change of character.
lesson-characters-take-else = Perform the change of character, then pick the 15.
lesson-characters-robbed = Green has been robbed, and had to choose another character at once: the 1. It is the lowest number, so Green acts next.
lesson-characters-statue = And now your statue: with the 15 it costs only { $price } coins. Build in the centre of Bijapur.
lesson-characters-statue-outside = The centre is free and counts more. Build there.
lesson-characters-statue-travel = Stay: the statue belongs in Bijapur, in the centre.
lesson-characters-statue-else = Pick the space in the centre of Bijapur, then confirm.
lesson-characters-end = That went well! End your turn.
lesson-characters-end-travel = Your priest counts in Bijapur. Stay, and end your turn.
lesson-characters-end-else = End your turn.
lesson-characters-retake = Now Green takes the 15 back! This time you are robbed and have to choose. Your turn is over, so take the 5: it adds worship when the city is scored.
lesson-characters-retake-once = A 1× only works in your own turn, and that is over. Take the 5: it counts in the scoring.
lesson-characters-retake-first = To act first is good, but only next round. Take the 5: it counts right now.
lesson-characters-retake-else = Pick the 5.
lesson-characters-scored = Your priest counts one more now: { $points } worship, and you are first in Bijapur.
lesson-characters-done = No character is safe, yours as little as theirs. Take the one that fits your plan, and keep an eye on the numbers.

## 6: The end of the game

lesson-the-end-title = The end of the game
lesson-the-end-about = Move the flags, buy prestige, and see how the final scoring works.
lesson-the-end-rounds = This is round { $round } of { $rounds }. After the last one the game is over, or earlier, after the round in which somebody has built all { $statues } statues.
lesson-the-end-flag = Next round the Maharaja would go to Varanasi, where Green is strong. Perform the track action, and move the flag of Hyderabad { $steps } spaces to the left.
lesson-the-end-flag-other = There you would not gain much. Move the flag of Hyderabad: your statue stands in its centre.
lesson-the-end-flag-pp = That comes next. First the flag of Hyderabad.
lesson-the-end-flag-travel = Your priest is in the right place. Perform the track action first.
lesson-the-end-flag-else = Perform the track action, then pick the flag of Hyderabad.
lesson-the-end-pp = The other flags made room: Hyderabad is next. Now perform your second action and pay { $price } coins for { $prestige } prestige.
lesson-the-end-pp-travel = Stay in Hyderabad, the Maharaja is coming. Perform your second action.
lesson-the-end-pp-else = Perform your second action: press the marked button.
lesson-the-end-end = Good. End your turn, and Jodhpur will be scored.
lesson-the-end-end-travel = Stay in Hyderabad, the Maharaja is coming. End your turn.
lesson-the-end-end-else = End your turn.
lesson-the-end-buy = Your statue there makes { $points } worship: first! Take the lowest reward tile, which sells prestige for a coin each, and buy as much as you can.
lesson-the-end-buy-other = Take the lowest tile: it turns coins into prestige.
lesson-the-end-buy-more = Coins are worth little in the end. Buy as much as you can.
lesson-the-end-buy-else = Take the lowest tile, and buy as much as you can.
lesson-the-end-moved = Used tiles go to the top, the others slide down. And look who comes to Hyderabad: the Maharaja! You have { $points } worship there.
lesson-the-end-plan = The last round. You have { $coins } coins, and with a discount the statue costs { $price }: plan it, together with prestige for coins.
lesson-the-end-plan-one = The statue is right. Point the other arrow at prestige for coins.
lesson-the-end-plan-else = Now nothing brings as much as these two: the statue with a discount, and prestige for coins.
lesson-the-end-statue = Build it on a free space of Hyderabad, whichever you like. At the end it brings { $worth } prestige on top.
lesson-the-end-statue-pp = First the statue, so that the coins are sure to be enough.
lesson-the-end-statue-travel = Stay: the statue belongs in Hyderabad, where the Maharaja is.
lesson-the-end-statue-else = Pick a free space in Hyderabad, then confirm.
lesson-the-end-last-pp = And now turn coins into prestige once more.
lesson-the-end-last-pp-travel = Stay, and perform your second action.
lesson-the-end-last-pp-else = Perform your second action: press the marked button.
lesson-the-end-last-end = What is left is worth little: 1 prestige for { $coins } coins. End your last turn.
lesson-the-end-last-end-travel = Your priest counts in Hyderabad. Stay, and end your turn.
lesson-the-end-last-end-else = End your turn.
lesson-the-end-final = Hyderabad is scored, and you are first once more. Take the 2 prestige points, your last reward.
lesson-the-end-final-other = That is of no use any more: the game is over. Take the prestige.
lesson-the-end-final-else = Take the tile with the 2 prestige points.
lesson-the-end-won = In the final scoring every statue brings { $statue }, every lead in a city { $majority }, and every { $coins } coins 1. You win by { $mine } to { $green }!
lesson-the-end-done = Now you know all you need for your first game. Everything else is in the rules, and the table tells you at any time what you can do. Have fun!

## The overview of the rules

overview-title = The game in two minutes
overview-lessons = Learn it by doing
overview-map = The map: seven cities, the roads between them with their villages, and the starting space in the middle.
overview-city = Jodhpur, which the Maharaja is visiting: a statue in the centre, shrines in the ring, two priests beside it.
overview-road = A road from the starting space to Varanasi, with shrines in both villages.
overview-goal-title = The goal
overview-goal = Send your priest from city to city, build statues and shrines, and be first where the Maharaja is. After { $rounds } rounds the most prestige wins.
overview-round-title = A round
overview-round-maharaja = He goes to the city whose flag lies furthest left.
overview-round-planning = Everybody chooses two actions, at the same time and in secret.
overview-round-actions = They are carried out in the order of the character numbers. In your turn you travel as you like.
overview-round-scoring = Coins and rewards, only in the Maharaja’s city.
overview-round-end = The gaps among flags and rewards are closed.
overview-actions-title = The { $count } actions
overview-building-title = Building
overview-building = For a statue your priest has to be in the city. It costs { $visited } coins where the Maharaja is, { $elsewhere } elsewhere. A shrine costs { $shrine } and goes into the ring of that city, or into any village.
overview-worship-title = Worship and city scoring
overview-worship-centre = Statue in the centre
overview-worship-outer = Statue outside
overview-worship-shrine = Each shrine in the ring
overview-worship-priest = Your priest, if it is there
overview-scoring = The most worship is first; in a tie it is the lower character number. With { $players } players the first gets { $first } coins, the second { $second }, and whoever has no worship { $none }. All others take a reward tile as well.
overview-travel-title = Travelling and tolls
overview-travel = A priest passes a village only if a shrine stands in it. With one of your own it is free, otherwise each owner gets a coin: this road costs red { $toll } coins.
overview-characters-title = Characters
overview-characters = The lowest number acts first and wins ties. Their abilities work at different times. You may change your character, and even take somebody else’s.
overview-end-title = The end
overview-end = After { $rounds } rounds, or after the round in which somebody has built all { $statues } statues, more prestige is added:
overview-end-statue = Each of your statues
overview-end-majority = Each city where you have the most worship
overview-end-coins = Every { $count } coins
