"""The end of a game as people read it: who came where and why, and who led in which city."""

from mypy_extensions import i64

from maharaja.engine.content.final_lines import FINAL_LINES, majority
from maharaja.engine.rules.final_scoring import (
    MAJORITY,
    TIED_MAJORITY,
    final_lines,
    final_score,
    scores_majority,
    winners,
)
from maharaja.engine.rules.worship import pieces_worship
from maharaja.engine.state import COINS, PRESTIGE, State, statues_built
from maharaja.json_types import FinalCity, FinalRank, MajorityPoints, ScoreSheet, SeatPoints


def score_sheet(s: State) -> ScoreSheet:
    """Of a finished game; the points themselves are in its result."""
    return {
        "ranking": final_ranking(s),
        "lines": lines_in_force(s),
        "cities": [final_city(s, city) for city in range(1, s.board.cities + 1)],
    }


def final_ranking(s: State) -> list[FinalRank]:
    """Winners first, then by prestige, statues and coins; equals share a rank (FINAL-8, FINAL-9).

    The solo player may be behind with as much prestige as Brahmabot, whatever else (SOLO-F-3).
    """
    won = winners(s)
    rows = [final_rank(s, seat, seat in won) for seat in range(s.rules.players)]
    rows.sort(key=rank_key, reverse=True)
    for place, row in enumerate(rows):
        before = rows[place - 1] if place else row
        row["rank"] = place + 1
        if place and rank_key(before) == rank_key(row):
            row["rank"] = before["rank"]
        elif place and before["total"] == row["total"] and not s.rules.solo:
            before["ahead_by"] = "coins" if before["statues"] == row["statues"] else "statues"
    return rows


def final_rank(s: State, seat: i64, won: bool) -> FinalRank:
    return {
        "seat": int(seat),
        "rank": 0,
        "won": won,
        "total": int(final_score(s, seat)),
        "gathered": int(s.seats[PRESTIGE + seat]),
        "statues": int(statues_built(s, seat)),
        "coins": int(s.seats[COINS + seat]),
        "ahead_by": None,
        "majority": majority_points(s, seat),
    }


def majority_points(s: State, seat: i64) -> MajorityPoints | None:
    """What the lines in force give the seat for the most worship in a city (FINAL-4, FINAL-5)."""
    alone, tied = majority_prestige(s, seat)
    return {"alone": int(alone), "tied": int(tied)} if alone else None


def majority_prestige(s: State, seat: i64) -> tuple[i64, i64]:
    alone: i64 = 0
    tied: i64 = 0
    if scores_majority(s, seat):
        alone = MAJORITY
        tied = TIED_MAJORITY
    tile = s.rules.final
    if tile:
        row = FINAL_LINES[tile - 1]
        alone += row.alone
        tied += row.tied
    return alone, tied


def rank_key(row: FinalRank) -> tuple[bool, int, int, int]:
    return row["won"], row["total"], row["statues"], row["coins"]


def lines_in_force(s: State) -> list[str]:
    """The lines of the final scoring in the order of the book; Brahmabot may have more of them."""
    longest: list[str] = []
    found: list[str] = []
    seat: i64
    for seat in range(s.rules.players):
        lines = list(final_lines(s, seat))
        if len(lines) > len(longest):
            longest = lines
        found += lines
    return list(dict.fromkeys(longest + found))


def final_city(s: State, city: i64) -> FinalCity:
    """Only pieces count (FINAL-6); those without any worship are left out."""
    worship: list[SeatPoints] = []
    seat: i64
    for seat in range(s.rules.players):
        points = pieces_worship(s, city, seat)
        if points > 0:
            worship.append({"seat": int(seat), "points": int(points)})
    worship.sort(key=most_first)
    leaders: list[SeatPoints] = [
        {"seat": row["seat"], "points": int(city_prestige(s, city, row["seat"]))}
        for row in worship
        if row["points"] == worship[0]["points"]
    ]
    return {"city": s.board.junction_ids[city], "worship": worship, "leaders": leaders}


def most_first(row: SeatPoints) -> int:
    return -row["points"]


def city_prestige(s: State, city: i64, seat: i64) -> i64:
    """What the seat gets for the city, by every line in force that counts majorities."""
    alone, tied = majority_prestige(s, seat)
    return majority(s, city, seat, alone, tied)
