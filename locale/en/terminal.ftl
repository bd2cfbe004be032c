# The game in a terminal: maharaja play.

terminal-display = Characters to take: { $characters }
terminal-statues = { $count ->
    [one] { $count } statue left
   *[other] { $count } statues left
}
terminal-priest = priest: { $place }
terminal-plan = plan: { $actions }
terminal-shrines = shrines { $owners }
terminal-empty = Cities without pieces
terminal-winner = Winner: { $names }
terminal-plan-first = First action: { $action }
terminal-your-turn = { $name }, what do you do?
terminal-pass-on = The keyboard is { $name }’s now: press Enter when nobody else is looking.
terminal-prompt = Number:
terminal-no-option = { $text } is none of them: give a number from 1 to { $last }, t, b or q.
terminal-plain-help = Answer with the number of a line. t tells the whole table, b goes back, q ends.
terminal-keys = Arrows and Enter choose, Tab goes from part to part, F10 ends.
terminal-over = The game is over. F10 ends.
