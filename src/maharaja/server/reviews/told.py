"""A review as clients are told it: numbers to draw, and sentences in their language."""

from __future__ import annotations

from maharaja.engine.game import Game
from maharaja.reviews.lines import played_line, rival_line
from maharaja.reviews.report import Report, Table
from maharaja.reviews.review import Judged, Review
from maharaja.reviews.story import where
from maharaja.server.messages import (
    KnownChance,
    ReviewError,
    ReviewStanding,
    ReviewStep,
    ReviewTable,
    ReviewTold,
    ReviewTurningPoint,
)
from maharaja.server.messages.reviews import Language


def told(review: Review, game: Game, language: Language) -> ReviewTold:
    report = Report(review, game.board, language)
    finds = [one for one in review.judged if one.verdict == "only-choice"]
    return ReviewTold(
        language=language,
        steps=steps(report),
        result=review.graph[-1],
        known=known(review),
        turning_points=turning_points(report),
        errors=[error(report, game, one) for one in review.errors()],
        finds=[error(report, game, one) for one in finds],
        story=report.story(),
        method=report.method(),
        graph=table(report.graph()),
        known_table=table(report.known()),
        ledger=table(report.ledger()),
        losses=table(report.losses()),
        standing=ReviewStanding(
            title=report.say("review-ladder"),
            lines=report.standing.lines(),
            note=report.standing.note(),
        ),
        decisions=table(report.all_decisions()),
    )


def steps(report: Report) -> list[ReviewStep]:
    review = report.review
    rows = report.graph().rows
    return [
        ReviewStep(
            at=step.at,
            round=step.round,
            label=report.words.listed(rows[number][:2]),
            chances=review.graph[number],
        )
        for number, step in enumerate(review.steps)
    ]


def known(review: Review) -> list[KnownChance]:
    """In the order of the game; a turn that was interrupted stands where it began."""
    first: dict[int, int] = {}
    for number, step in enumerate(review.steps):
        for decision in step.decisions:
            first.setdefault(decision, number)
    return [
        KnownChance(
            step=first[one.decision.number],
            seat=one.decision.seat,
            chance=one.judgement.chances[one.decision.seat],
            best=max(
                one.judgement.chances[one.decision.seat],
                one.judgement.best_chances[one.decision.seat],
            ),
        )
        for one in review.judged
    ]


def turning_points(report: Report) -> list[ReviewTurningPoint]:
    points = report.review.turning_points
    return [
        ReviewTurningPoint(step=point.step, at=point.at, changes=point.changes, sentence=sentence)
        for point, sentence in zip(points, report.turning_points(), strict=True)
    ]


def error(report: Report, game: Game, one: Judged) -> ReviewError:
    decision, loss, reasons = one.decision, one.judgement.loss, one.judgement.reasons
    assert one.verdict is not None
    return ReviewError(
        decision=decision.number,
        kind=decision.kind,
        seat=decision.seat,
        round=decision.round,
        at=decision.at,
        verdict=one.verdict,
        loss=loss.mean,
        low=loss.low,
        high=loss.high,
        title=report.words.tell(where(decision)),
        played=report.words.choices(one.played),
        better=report.words.choices(one.best),
        why="" if reasons is None else report.words.reasons(reasons),
        played_line=played_line(game, report.review, decision),
        better_line=rival_line(game, decision, one.best),
    )


def table(found: Table) -> ReviewTable:
    return ReviewTable(title=found.title, head=found.head, rows=found.rows)
