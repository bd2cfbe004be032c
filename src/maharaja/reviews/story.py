"""The story of a game in a few sentences: templates filled in from the ledger, nothing invented."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from maharaja.engine.ids import COLOURS
from maharaja.errors import Message
from maharaja.reviews.decisions import Decision
from maharaja.reviews.review import Review
from maharaja.reviews.turning_points import TurningPoint
from maharaja.reviews.verdicts import Verdict

MINUS: Final = "\N{MINUS SIGN}"
FAVOURED: Final = 0.05  # so much more than an equal share
WORTH_TELLING: Final = 0.03
MOST: Final = 8
TOLD_POINTS: Final = 3  # turning points in the story
ODDS_AND_ENDS: Final = 2  # sentences about gifts, luck and slides


def seat_name(seat: int) -> Message:
    return Message(f"name-colour-{COLOURS[seat]}")


def percent(chance: float) -> str:
    return str(round(100 * chance))


def signed(change: float) -> str:
    """Points of a hundred with their sign; a real minus, as in print."""
    number = round(100 * change)
    return f"{MINUS}{-number}" if number < 0 else f"+{number}"


def when(round_: int) -> Message:
    return Message("review-round", round=round_) if round_ else Message("review-opening")


def where(decision: Decision) -> Message:
    kind = Message(f"review-kind-{decision.kind}")
    return Message(
        "review-where", when=when(decision.round), seat=seat_name(decision.seat), kind=kind
    )


def verdict_name(verdict: Verdict) -> Message:
    return Message(f"review-verdict-{verdict}")


# --- turning points ------------------------------------------------------------------------------


def sentence(review: Review, point: TurningPoint) -> Message:
    """A turning point in one sentence."""
    changes = point.changes
    most, least = best_of(changes), best_of([-change for change in changes])
    if point.decision is None:
        return Message(
            "review-turn-plans",
            when=when(point.round),
            seat=seat_name(most),
            gained=signed(changes[most]),
            other=seat_name(least),
            lost=signed(changes[least]),
        )
    decision = review.decisions[point.decision]
    judged = review.judged_as(point.decision)
    if point.cause == "error" and judged is not None and judged.verdict is not None:
        gifts = judged.judgement.changes
        other = best_of([-1.0 if s == decision.seat else gift for s, gift in enumerate(gifts)])
        return Message(
            "review-turn-error",
            where=where(decision),
            verdict=verdict_name(judged.verdict),
            lost=percent(judged.judgement.loss.mean),
            other=seat_name(other),
            gained=signed(gifts[other]),
        )
    if point.cause == "only-choice" and judged is not None:
        return Message(
            "review-turn-only",
            where=where(decision),
            points=percent(-judged.judgement.loss.mean),
        )
    moved = best_of([abs(change) for change in changes])
    return Message(
        "review-turn-moved",
        where=where(decision),
        other=seat_name(moved),
        before=percent(point.before[moved]),
        after=percent(point.after[moved]),
    )


def best_of(numbers: Sequence[float]) -> int:
    return max(range(len(numbers)), key=lambda seat: (numbers[seat], -seat))


# --- the story -----------------------------------------------------------------------------------


def story(review: Review) -> list[Message]:
    """Five to eight sentences: result, beginning, middle, turning points, what else counted."""
    told = [won(review), beginning(review), *middle(review)]
    points = sorted(review.turning_points, key=lambda point: -size(point))[:TOLD_POINTS]
    told += [sentence(review, point) for point in sorted(points, key=lambda point: point.step)]
    others = [*slides(review), *gift(review), *luck(review), *clean(review)]
    return [*told, *others[:ODDS_AND_ENDS]][:MOST]


def size(point: TurningPoint) -> float:
    return sum(abs(change) for change in point.changes)


def won(review: Review) -> Message:
    winners, rows = review.result["winners"], review.result["seats"]
    points = rows[winners[0]]["total"]
    if len(winners) > 1:
        first, *rest = winners
        seats: Message = seat_name(first)
        for seat in rest:
            seats = Message("common-list-and", first=seats, last=seat_name(seat))
        return Message("review-story-shared", seats=seats, points=points)
    others = [seat for seat in range(review.players) if seat not in winners]
    second = max(others, key=lambda seat: rows[seat]["total"])
    return Message(
        "review-story-won",
        seat=seat_name(winners[0]),
        points=points,
        lead=points - rows[second]["total"],
        other=seat_name(second),
    )


def beginning(review: Review) -> Message:
    chances = review.graph[0]
    best = best_of(chances)
    if chances[best] - 1.0 / review.players < FAVOURED:
        return Message("review-story-even")
    return Message("review-story-setup", seat=seat_name(best), chance=percent(chances[best]))


def middle(review: Review) -> list[Message]:
    """Who was ahead halfway, and since when the winner was."""
    rounds = [review.decisions[step.decisions[0]].round for step in review.steps]
    half = max(rounds) // 2
    after = next((i for i, round_ in enumerate(rounds) if round_ > half), None)
    told = []
    if half and after is not None:
        best = best_of(review.graph[after])
        told.append(
            Message(
                "review-story-middle",
                round=half,
                seat=seat_name(best),
                chance=percent(review.graph[after][best]),
            )
        )
    winner = review.result["winners"][0]
    ahead = [row[winner] >= max(row) for row in review.graph]
    last_behind = max((i for i, is_ahead in enumerate(ahead) if not is_ahead), default=-1)
    if 0 <= last_behind < len(rounds) - 1 and rounds[last_behind + 1]:
        round_ = rounds[last_behind + 1]
        told.append(Message("review-story-ahead", round=round_, seat=seat_name(winner)))
    return told


def slides(review: Review) -> list[Message]:
    return [
        Message(
            "review-story-slide",
            count=slide.count,
            seat=seat_name(slide.seat),
            points=percent(slide.loss),
        )
        for slide in sorted(review.slides, key=lambda slide: -slide.loss)[:1]
    ]


def gift(review: Review) -> list[Message]:
    """Who gave most to whom, all together; with two players the loser's errors say it already."""
    gifts: dict[tuple[int, int], float] = {}
    for entry in review.entries:
        if entry.cause == "gift" and entry.giver is not None:
            pair = (entry.giver, entry.seat)
            gifts[pair] = gifts.get(pair, 0.0) + entry.change
    if review.players == 2 or not gifts:
        return []
    (giver, receiver), most = max(gifts.items(), key=lambda item: item[1])
    if most < WORTH_TELLING:
        return []
    return [
        Message(
            "review-story-gift",
            seat=seat_name(giver),
            other=seat_name(receiver),
            points=percent(most),
        )
    ]


def luck(review: Review) -> list[Message]:
    lucks = [total["plan-luck"] for total in review.totals()]
    best, worst = best_of(lucks), best_of([-each for each in lucks])
    if lucks[best] < WORTH_TELLING or lucks[worst] > -WORTH_TELLING:
        return []
    return [
        Message(
            "review-story-luck",
            seat=seat_name(best),
            gained=signed(lucks[best]),
            other=seat_name(worst),
            lost=signed(lucks[worst]),
        )
    ]


def clean(review: Review) -> list[Message]:
    return [] if review.errors() else [Message("review-story-clean")]
