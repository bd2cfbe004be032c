"""A program as somebody else would write it: it has to satisfy strict type checkers without a cast.

tests/engine/api/test_typing.py runs it; `./check types pyright` checks it with mypy and pyright at
their strictest. misuses_the_api.py is what they have to find.
"""

from collections.abc import Iterable

import maharaja


def round_and_visit(view: maharaja.View) -> tuple[int, str | None]:
    return view["round"], view["maharaja"]


def own_coins(view: maharaja.View) -> int:
    seat = view["seat"]
    return 0 if seat is None else view["seats"][seat]["coins"]


def prestige_moved(events: Iterable[maharaja.GameEvent]) -> int:
    moved = 0
    for event in events:
        if event["event"] == "prestige":
            moved += event["amount"]
        elif event["event"] == "flag":
            moved += 0 * (event["from"] - event["to"])
    return moved


def play() -> maharaja.Result:
    game = maharaja.new_game("classic", players=3, seed=7, special="ext1", locked_plans=True)
    flags: tuple[bool, bool] = (game.options.locked_plans, game.options.open_prestige)
    assert flags == (True, False)
    moved = 0
    while not game.finished:
        seat = game.to_act()[0]
        refusal = game.refusal(seat, "draft 99")
        assert refusal is not None
        why: tuple[str, str, str] = (refusal.reason, refusal.rule, refusal.text)
        assert all(why)
        moved += prestige_moved(game.follow(seat, game.legal(seat)[0]))
    result = game.result()
    assert result is not None
    return result


def errors() -> list[tuple[str, str]]:
    """What was refused, by reason and rule."""
    game = maharaja.new_game(seed=1)
    found: list[tuple[str, str]] = []
    try:
        game.choose(game.to_act()[0], "end")
    except maharaja.Refused as refused:
        found.append((refused.reason, refused.rule))
    for text in ("jump", "draft"):
        try:
            game.parse(text)
        except maharaja.NotationError as error:
            found.append((type(error).__name__, str(error)))
    return found


def keep_and_load() -> int:
    game = maharaja.new_game(seed=1)
    record: maharaja.GameRecord = game.record()
    position: maharaja.Position = game.dump()
    assert maharaja.replay(record).same_position(maharaja.load(position))
    return len(record["choices"])


def bots() -> list[list[int]]:
    game = maharaja.new_game(players=2, seed=1)
    players: list[maharaja.Bot] = [maharaja.make_bot("random", seat, seed=seat) for seat in (0, 1)]
    moves = maharaja.play_match(game, players)
    assert len(moves.seconds[0]) > 0
    chances: list[float] = maharaja.evaluate(game, seat=0)
    assert len(chances) == 2
    contest = maharaja.make_contest(["random", "random"])
    engine: str = contest.about()["engine"]
    assert engine in ("compiled", "plain")
    return [outcome.scores for outcome in maharaja.play_contest(contest, [1])]


def what_decided(record: maharaja.GameRecord) -> list[tuple[int, str | None, float]]:
    review: maharaja.Review = maharaja.review(record, seed=2, worlds=8, progress=print)
    assert sum(review.totals()[0].values()) <= 1.0
    return [
        (one.decision.seat, one.verdict, one.judgement.loss.low) for one in review.errors(seat=0)
    ]


def give_up() -> bool:
    game = maharaja.new_game(players=2, seed=1)
    maharaja.play_match(game, [maharaja.make_bot("random", seat, seed=seat) for seat in (0, 1)])
    try:
        maharaja.review(game, cancelled=lambda: True)
    except maharaja.ReviewCancelled:
        return True
    return bool(what_decided(game.record()))


def main() -> None:
    game = maharaja.new_game(seed=3)
    assert round_and_visit(game.view(0)) == (0, None)
    assert own_coins(game.view(0)) == 15
    totals = [seat["total"] for seat in play()["seats"]]
    assert len(totals) == 3
    assert errors()[0] == ("other-question", "R-2")
    assert keep_and_load() == 0
    assert len(bots()) == 2
    assert give_up()


if __name__ == "__main__":
    main()
