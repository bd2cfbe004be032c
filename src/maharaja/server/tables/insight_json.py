"""What a seat could do and what that would cost, as JSON."""

from __future__ import annotations

from maharaja.engine.analysis import insight
from maharaja.engine.analysis.insight import PIECES, Journey
from maharaja.engine.game import Game
from maharaja.server import messages


def insight_json(game: Game, seat: int | None) -> messages.Insight:
    cities = game.board.junction_ids[1:]
    standings = {city: standing_json(game.standing(city)) for city in cities}
    if seat is None:
        return messages.Insight(standings, {}, [], {}, {}, {}, {})
    return messages.Insight(
        standings=standings,
        more={city: more_json(game, city, seat) for city in cities},
        journeys=[journey_json(journey) for journey in game.journeys(seat)],
        villages=game.village_payees(seat),
        statues=game.statue_prices(seat),
        prices=game.prices(seat),
        openings=game.openings(seat),
    )


def more_json(game: Game, city: str, seat: int) -> dict[str, list[messages.CityStanding]]:
    """The city with one more of the seat's pieces, for each piece that there is room for."""
    found = {piece: game.standing_with(city, seat, piece) for piece in PIECES}
    return {piece: standing_json(standings) for piece, standings in found.items() if standings}


def standing_json(standings: list[insight.Standing]) -> list[messages.CityStanding]:
    return [
        messages.CityStanding(
            seat=int(standing.seat),
            points=int(standing.points),
            rank=int(standing.rank),
            coins=int(standing.coins),
        )
        for standing in standings
    ]


def journey_json(journey: Journey) -> messages.JourneyTold:
    return messages.JourneyTold(
        goal=journey.goal,
        toll=int(journey.toll),
        roads=list(journey.roads),
        payees=[int(coins) for coins in journey.payees],
    )
