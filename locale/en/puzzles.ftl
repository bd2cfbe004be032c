# The puzzles (docs/puzzles.md): their list, what is to be found, and what came of an attempt.

puzzle-puzzles = Puzzles
puzzle-lead = Positions from games between bots. For every last turn and every study all ways were tried out: exactly one is best.
puzzle-daily = Puzzle of the day
puzzle-open = Solve it
puzzle-open-again = Open it again
puzzle-solved = Solved
puzzle-progress = { $solved } of { $all } solved
puzzle-none = No puzzle is like that. Choose something else above.
puzzle-kind = Kind
puzzle-theme = Theme
puzzle-difficulty = Difficulty
puzzle-any = All
puzzle-unsolved = Hide solved puzzles
puzzle-players = { $count } players
puzzle-kind-ending = Last turns
puzzle-kind-study = Studies
puzzle-name-ending = Last turn { $number }
puzzle-name-study = Study { $number }
puzzle-difficulty-1 = Very easy
puzzle-difficulty-2 = Easy
puzzle-difficulty-3 = Medium
puzzle-difficulty-4 = Hard
puzzle-difficulty-5 = Very hard
puzzle-theme-robbing = Robbing
puzzle-theme-character = Characters
puzzle-theme-token = Action tokens
puzzle-theme-roads = Opening a road
puzzle-theme-tolls = Tolls
puzzle-theme-statues = Two statues
puzzle-theme-bonus = Bonuses
puzzle-theme-worship = First in the city
puzzle-theme-majority = Majorities
puzzle-theme-reward = Rewards
puzzle-theme-prestige = Buying prestige

## What is to be found

puzzle-task-ending = The last turn of the game is yours, and only one way wins. Find it.
puzzle-task-first = Be first in { $city } at the end of your turn, with { $coins ->
    [one] at least { $coins } coin
   *[other] at least { $coins } coins
} left.
puzzle-task-statues = Have { $statues } statues on the map at the end of your turn, with { $coins ->
    [one] at least { $coins } coin
   *[other] at least { $coins } coins
} left.
puzzle-task-prestige = Have at least { $prestige } prestige points at the end of your turn, with { $coins ->
    [one] at least { $coins } coin
   *[other] at least { $coins } coins
} left.

## On the way

puzzle-all = All puzzles
puzzle-back = One step back
puzzle-again = Try again
puzzle-solution = Show the solution
puzzle-step = Next step
puzzle-step-of = The solution: { $number } of { $steps } steps.
puzzle-watch = Watch what the others do …
puzzle-next = Next puzzle

## What came of it

puzzle-that-is-it = That is the solution.
puzzle-won = Solved! You win by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
puzzle-won-tie = Solved! You are level on points, and win the tie.
puzzle-shared = Not the best: you have to share the victory.
puzzle-lost = Not the best: you end in place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} behind the winner.
puzzle-lost-tie = Not the best: you are level on points, but lose the tie.
puzzle-study-right = Solved! You reach the goal with { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} left.
puzzle-study-dear = You reach the goal, but with only { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} left.
puzzle-study-missed = Not yet: the goal is not reached.
