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
