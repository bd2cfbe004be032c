"""A review as tables of words: for the terminal, and for the page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from maharaja.engine.board import Board
from maharaja.errors import Message
from maharaja.reviews.decisions import KINDS
from maharaja.reviews.ledger import CAUSES
from maharaja.reviews.review import Judged, Review
from maharaja.reviews.standing import StandingWords
from maharaja.reviews.story import percent, seat_name, sentence, story, verdict_name, when
from maharaja.reviews.words import Words

WHEN: Final = "review-column-when"
SEAT: Final = "review-column-seat"
KIND: Final = "review-column-kind"
VERDICT: Final = "review-column-verdict"
LOSS: Final = "review-column-loss"
PLAYED: Final = "review-column-played"
BETTER: Final = "review-column-better"
WHY: Final = "review-column-why"
SUM: Final = "review-column-sum"
POINTS: Final = "review-column-points"
CHANCE: Final = "review-column-chance"
BEST_CHANCE: Final = "review-column-best-chance"


@dataclass(frozen=True)
class Table:
    title: str
    head: list[str]
    rows: list[list[str]]


class Report:
    """What there is to say about a game, in one language."""

    def __init__(self, review: Review, board: Board, language: str) -> None:
        self.review = review
        self.words = Words(language, board)
        self.seats = [self.words.tell(seat_name(seat)) for seat in range(review.players)]
        self.standing = StandingWords(review, self.words, self.seats)

    def say(self, name: str) -> str:
        return self.words.say(name)

    def story(self) -> list[str]:
        return [self.words.tell(message) for message in story(self.review)]

    def turning_points(self) -> list[str]:
        points = self.review.turning_points
        return [self.words.tell(sentence(self.review, point)) for point in points]

    def method(self) -> str:
        review = self.review
        return self.words.tell(
            Message(
                "review-method-note",
                count=len(review.judged),
                seed=review.seed,
                worlds=review.budget.worlds,
            )
        )

    # --- tables ---

    def columns(self, *names: str) -> list[str]:
        return [self.say(name) for name in names]

    def result(self) -> Table:
        rows = [
            [self.seats[seat], str(row["total"])]
            for seat, row in enumerate(self.review.result["seats"])
        ]
        return Table(self.say("review-result"), self.columns(SEAT, POINTS), rows)

    def errors(self) -> Table:
        head = self.columns(WHEN, SEAT, KIND, VERDICT, LOSS, PLAYED, BETTER, WHY)
        rows = [self.error(one) for one in self.review.errors()]
        return Table(self.say("review-errors"), head, rows)

    def error(self, one: Judged) -> list[str]:
        words, verdict, reasons = self.words, one.verdict, one.judgement.reasons
        return [
            *self.decision(one),
            words.tell(verdict_name(verdict)) if verdict else "",
            self.loss(one),
            words.choices(one.played),
            words.choices(one.best),
            words.reasons(reasons) if reasons is not None else "",
        ]

    def decision(self, one: Judged) -> list[str]:
        decision = one.decision
        kind = self.say(f"review-kind-{decision.kind}")
        return [self.words.tell(when(decision.round)), self.seats[decision.seat], kind]

    def loss(self, one: Judged) -> str:
        loss, points = one.judgement.loss, self.words.points
        args = {"mean": points(loss.mean), "low": points(loss.low), "high": points(loss.high)}
        return self.words.say("review-number", args)

    def all_decisions(self) -> Table:
        head = self.columns(WHEN, SEAT, KIND, VERDICT, LOSS, PLAYED, BETTER)
        rows = [self.error(one)[:-1] for one in self.review.judged]
        return Table(self.say("review-all"), head, rows)

    def ledger(self) -> Table:
        causes = [self.say(f"review-cause-{cause}") for cause in CAUSES]
        rows = []
        for seat, total in enumerate(self.review.totals()):
            cells = [self.words.points(total[cause], True) for cause in CAUSES]
            rows.append([self.seats[seat], *cells, self.words.points(sum(total.values()), True)])
        head = [*self.columns(SEAT), *causes, *self.columns(SUM)]
        return Table(self.say("review-ledger"), head, rows)

    def losses(self) -> Table:
        """Loss per decision, with the levels of our bots that lose about as much."""
        kinds = [self.say(f"review-kind-{kind}") for kind in KINDS]
        rows = self.standing.rows()
        return Table(self.say("review-losses"), [*self.columns(SEAT), *kinds], rows)

    def graph(self) -> Table:
        """The graph as a table: the chances before every step, and the result."""
        review = self.review
        head = [*self.columns(WHEN, KIND), *self.seats]
        rows = []
        for step, chances in zip(review.steps, review.graph, strict=False):
            first = review.decisions[step.decisions[0]]
            kind = self.say(f"review-kind-{first.kind}")
            if len(step.decisions) == 1:
                kind = f"{self.seats[first.seat]}, {kind}"
            rows.append([self.words.tell(when(first.round)), kind, *map(percent, chances)])
        rows.append([self.say("review-result"), "", *map(percent, review.graph[-1])])
        return Table(self.say("review-graph"), head, rows)

    def known(self) -> Table:
        """What every seat could expect when it had decided, and with the best other choice."""
        head = self.columns(WHEN, SEAT, KIND, CHANCE, BEST_CHANCE)
        rows = []
        for one in self.review.judged:
            seat, found = one.decision.seat, one.judgement
            chances = found.chances[seat], max(found.chances[seat], found.best_chances[seat])
            rows.append([*self.decision(one), *map(percent, chances)])
        return Table(self.say("review-known"), head, rows)
