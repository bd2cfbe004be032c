# The log: a sentence for every event (engine/text/events.py) and every log entry of a table (docs/protocol.md).
# $name begins the sentence: a display name, or common-you; $who is "you" or "other".
# $other is a name, or common-you-inside; $whom is "you" or "other".

log-title = Log
log-newest-first = Newest first
log-empty = Nothing has happened yet.
log-why = Why?
log-why-help = Why this turn was a good one
log-why-told = Compared with doing nothing, in points at the end: { $why }

## Events

log-event-round-begins = Round { $round }: the Maharaja visits { $city }
log-event-drafted = { $name } chose character { $character }.
log-event-settled = { $name } placed a starting shrine: { $village }.
log-event-ready = { $name } finished planning.
log-event-turn-begins = { $name } revealed the plan: { $first }; { $second }.
log-event-turn-begins-your = Your turn. Your plan: { $first }; { $second }.
log-event-performs = { $name } performed: { $action }.
log-event-performs-token = { $name } used an action token: { $action }.
log-event-travels = { $name } travelled: { $from } – { $to }.
log-event-travels-toll = { $count ->
    [one] { $name } travelled: { $from } – { $to }, toll { $count } coin.
   *[other] { $name } travelled: { $from } – { $to }, toll { $count } coins.
}
log-event-travels-free = { $name } travelled: { $from } – { $to }, without tolls (character 9).
log-event-coins-gained = { $count ->
    [one] { $name } got { $count } coin ({ $why }).
   *[other] { $name } got { $count } coins ({ $why }).
}
log-event-coins-lost = { $count ->
    [one] { $name } paid { $count } coin ({ $why }).
   *[other] { $name } paid { $count } coins ({ $why }).
}
log-event-toll = { $count ->
    [one] { $name } paid { $count } coin as toll to { $other }.
   *[other] { $name } paid { $count } coins as toll to { $other }.
}
log-event-toll-received = { $count ->
    [one] { $name } got { $count } coin as toll from { $other }.
   *[other] { $name } got { $count } coins as toll from { $other }.
}
log-event-prestige-gained = { $count ->
    [one] { $name } got { $count } prestige point ({ $why }).
   *[other] { $name } got { $count } prestige points ({ $why }).
}
log-event-prestige-lost = { $count ->
    [one] { $name } paid { $count } prestige point ({ $why }).
   *[other] { $name } paid { $count } prestige points ({ $why }).
}
log-event-shrines = { $count ->
    [0] { $name } got no shrine, the supply is empty ({ $why }).
    [one] { $name } took { $count } shrine from the supply ({ $why }).
   *[other] { $name } took { $count } shrines from the supply ({ $why }).
}
log-event-tokens-gained = { $count ->
    [one] { $name } got { $count } action token ({ $why }).
   *[other] { $name } got { $count } action tokens ({ $why }).
}
log-event-tokens-lost = { $count ->
    [one] { $name } handed back { $count } action token ({ $why }).
   *[other] { $name } handed back { $count } action tokens ({ $why }).
}
log-event-shrine-in-village = { $name } built a shrine: { $village }.
log-event-shrine-in-village-free = { $name } built a free shrine: { $village }.
log-event-shrine-in-city = { $name } built a shrine in { $city }.
log-event-shrine-in-city-free = { $name } built a free shrine in { $city }.
log-event-statue = { $name } built a statue in { $city }, { $space }.
log-event-statue-paid = { $count ->
    [one] { $name } built a statue in { $city }, { $space }, for { $count } coin.
   *[other] { $name } built a statue in { $city }, { $space }, for { $count } coins.
}
log-event-shrine-removed = { $name } removed a shrine from { $city }.
log-event-flag = { $name } moved the flag of { $city } from space { $from } to { $to }.
log-event-character-returned = { $name } returned character { $character }.
log-event-character-taken = { $name } took character { $character }.
log-event-character-taken-from = { $name } took character { $character } from { $other }.
log-event-character-drawn = Character { $character } joined the display.
log-event-ability = { $name } used character { $character }.
# $rank is a text of common-rank
log-event-worship = { $name }: { $points } worship, { $rank }.
log-event-worship-of-pieces-centre = Central statue: { $points }
log-event-worship-of-pieces-outer = { $count ->
    [one] Statue: { $points }
   *[other] { $count } statues: { $points }
}
log-event-worship-of-pieces-shrine = { $count ->
    [one] Shrine: { $points }
   *[other] { $count } shrines: { $points }
}
log-event-worship-of-pieces-priest = Priest: { $points }
log-event-worship-of-ability = Character { $character }: { $points }
log-event-reward = { $name } took the reward “{ $reward }”.
log-event-reward-gone = The reward “{ $reward }” leaves the game.
log-event-maharani-placed = { $name } put a Maharani token on character { $character }.
log-event-maharani-returned = { $name } returned the Maharani token from character { $character }.
log-event-tile = Brahmabot turned up tile { $check } and performed tile { $performed }.
log-event-turn-ends = { $name } ended the turn.
log-event-game-ends = The game is over.
log-event-game-ends-statues = The game is over: somebody has built all seven statues.
log-event-flags-close-up = The flags on the Maharaja track close up.
log-event-rewards-slide = The rewards slide down.
log-event-round-ends = Round { $round } is over.

## Why goods move

log-why-start = at the start
log-why-action = action
log-why-ability = ability
log-why-reward = reward
log-why-bonus = bonus space
log-why-rank = ranking
log-why-special = special rule
log-why-price = building
log-why-toll = toll
log-why-tax = tax
log-why-compensation = compensation
log-why-brahmabot = Brahmabot’s turn

## Log entries of the table

log-entry-undo = { $count ->
    [one] { $name } took back { $count } choice.
   *[other] { $name } took back { $count } choices.
}
log-entry-sat = { $who ->
    [you] You
   *[other] { $name }
} sat down.
log-entry-claimed = { $who ->
    [you] You now play
   *[other] { $name } now plays
} on another device.
log-entry-left = { $name } left the table.
log-entry-left-bot = { $colour } left the table; { $name } plays on (bot, { $level }).
log-entry-bot = { $name } sat down: { $colour } (bot, { $level }).
log-entry-handed-over = { $who ->
    [you] You let
   *[other] { $name } lets
} a bot ({ $level }) play for now.
log-entry-taken-back = { $who ->
    [you] You are
   *[other] { $name } is
} back.
log-entry-renamed = New name for { $colour }: { $name }.
log-entry-auto-answer-on = { $who ->
    [you] Your forced moves
   *[other] Forced moves of { $name }
} are now made automatically.
log-entry-auto-answer-off = { $who ->
    [you] You are
   *[other] { $name } is
} asked about forced moves again.
log-entry-closed = The host closed the table.
log-entry-hint = { $who ->
    [you] You were
   *[other] { $name } was
} given a hint.
log-entry-rematch = { $who ->
    [you] You want
   *[other] { $name } wants
} to play again.
log-entry-rematch-host = The host wants to play again.
log-entry-shared = { $who ->
    [you] You agreed
   *[other] { $name } agreed
} to show the game to everybody.
log-entry-warned-half = Half of your time is left.
log-entry-warned-tenth = A tenth of your time is left.
log-entry-timed-out = { $who ->
    [you] Your time is up: a bot ({ $level }) plays on until you are
   *[other] The time of { $name } is up: a bot ({ $level }) plays on until they are
} back.
log-entry-stand-in = A bot ({ $level }) answers this question for { $who ->
    [you] you
   *[other] { $name }
}.
log-entry-vacation = { $who ->
    [you] You are
   *[other] { $name } is
} on vacation.
log-entry-vacation-over = { $who ->
    [you] Your vacation
   *[other] The vacation of { $name }
} is over.
log-entry-standing-orders = You changed your standing orders.
log-entry-order-stopped = One of your standing orders no longer fits and has stopped.
log-entry-stood-in = A simpler bot ({ $level }) moved for { $who ->
    [you] you
   *[other] { $name }
}: { $fault }.
log-entry-planned = { $who ->
    [you] You are
   *[other] { $name } is
} ready.

log-fault-crashed = the bot crashed
log-fault-overran = the bot took too long
log-fault-illegal = the bot chose an illegal move
log-fault-error = the bot made an error
log-fault-unstarted = the bot could not be started
