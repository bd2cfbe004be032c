"""Another choice tried for a decision: compared with what was played, and with the best known.

It is judged like the decision itself (judging.py), in the same worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from maharaja.bots.reasons import Account
from maharaja.engine.choices import ITEMS, TO_END_TURN
from maharaja.engine.play import apply
from maharaja.engine.state import State
from maharaja.engine.text.notation import parse_choice
from maharaja.reviews.judging import Loss
from maharaja.reviews.questions import question
from maharaja.reviews.review import Reviewer, seed_of


@dataclass(frozen=True)
class Trial:
    """What came of it, for the seat by what it knew."""

    gain: Loss  # of chance, against what was played; below 0: it is worse
    left: Loss  # what the best rival would bring more
    reasons: Account  # why it is better or worse than what was played


def tried(reviewer: Reviewer, number: int, line: Sequence[str]) -> Trial:
    """What a decision would have been worth with these choices, as a record has them."""
    decision = reviewer.game.decisions[number]
    choices, end = followed(reviewer, decision.at, decision.seat, line)
    model, seed = reviewer.model(decision), seed_of(reviewer.seed, number)
    asked = question(decision, reviewer.game, model, reviewer.playouts, seed)
    other = replace(decision, choices=choices)
    own = question(other, reviewer.game, model, reviewer.playouts, seed, end).candidates[0]
    best = reviewer.judge.best_rival(asked) if len(asked.candidates) > 1 else 0
    asked.candidates.append(own)
    mine = len(asked.candidates) - 1
    return Trial(
        gain=reviewer.judge.compare(asked, 0, mine, both_ways=True).loss,
        left=reviewer.judge.compare(asked, mine, best, both_ways=True).loss,
        reasons=reviewer.judge.reasons(asked, mine, 0),
    )


def followed(
    reviewer: Reviewer, at: int, seat: int, line: Sequence[str]
) -> tuple[tuple[int, ...], State]:
    """The seat's own choices of a line, and where they lead: to just before the end of a turn."""
    s, choices = reviewer.game.states[at].copy(), []
    for entry in line:
        number, _, text = entry.partition(" ")
        choice = parse_choice(reviewer.board, text)
        if int(number) == seat:
            choices.append(choice)
        if choice == int(TO_END_TURN) * int(ITEMS):
            break
        apply(s, int(number), choice)
    return tuple(choices), s
