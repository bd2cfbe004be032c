"""Lines of a review as a record would have them: with what others answered, or would answer."""

from __future__ import annotations

from collections.abc import Sequence

from maharaja.bots.heuristic.greedy import best_answer
from maharaja.bots.search.learned_weights import learned_evaluator
from maharaja.engine.game import Game
from maharaja.engine.text.notation import choice_text
from maharaja.errors import Refused
from maharaja.reviews.decisions import Decision
from maharaja.reviews.review import Review


def played_line(game: Game, review: Review, decision: Decision) -> list[str]:
    """What was played, with the answers of those who were asked in between."""
    choices = game.record()["choices"]
    if decision.kind == "turn":
        steps = [step for step in review.steps if decision.number in step.decisions]
        return choices[decision.at : steps[-1].end]
    return choices[decision.at : decision.at + len(decision.choices)]


def rival_line(game: Game, decision: Decision, line: Sequence[str]) -> list[str]:
    """What would have been played, with the answers that are expected of those who are asked.

    It ends where something that the seat could not know makes the rest impossible.
    """
    past, found = game.back(decision.at), []
    for choice in line:
        while decision.seat not in past.to_act() and past.to_act():
            other = past.to_act()[0]
            answer = best_answer(past.state, other, learned_evaluator(), True)
            found.append(f"{other} {choice_text(past.board, answer)}")
            past.choose(other, answer)
        try:
            past.choose(decision.seat, choice)
        except Refused:
            break
        found.append(f"{decision.seat} {choice}")
    return found
