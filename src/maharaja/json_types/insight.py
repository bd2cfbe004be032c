"""What the engine can tell about a position, so that clients need no rules."""

from typing import TypedDict

from maharaja.json_types.ids import Action, Coming, WarningName


class Standing(TypedDict):
    """A seat in a city, as if the city were scored now; rank 0 is none at all.

    ``tied``: the other seats with as many points, whom only their characters set apart.
    """

    seat: int
    points: int
    rank: int
    coins: int
    tied: list[int]


class Journey(TypedDict):
    """A way to a junction, and what each seat would be paid for it."""

    goal: str
    toll: int
    roads: list[str]
    payees: list[int]


class Obstacle(TypedDict):
    """Why something cannot be done: the id of a refusal, and the rule behind it.

    ``places``: villages in which a shrine would help.
    """

    reason: str
    rule: str
    places: list[str]


FlagMove = TypedDict(
    "FlagMove",
    {
        "from": int,
        "to": int,
        "pushed": list[str],
        "track": list[str | None],
        "next_city": str,
    },
)


class StatuePrices(TypedDict):
    """In the city that the Maharaja visits, and in any other."""

    visited: int
    elsewhere: int


class PlanOutlook(TypedDict):
    """An action that could be planned: what its statue costs, and what stands in its way now."""

    statue: StatuePrices | None
    obstacle: Obstacle | None


class ChoiceWarning(TypedDict):
    """A trap behind a legal choice, and the rule behind it.

    ``coins``: what a plan takes at the least, or what would be left. ``actions``: those unused.
    """

    warning: WarningName
    rule: str
    coins: int
    actions: list[Action]


class Insight(TypedDict):
    """What the cities would pay now; for a seat, what it could do, at what price, or why not.

    ``more``: by city and piece, the standing with one more of the seat's, or without its priest.
    ``journeys``: the cheapest to each junction; ``roads``: each road that is a legal choice;
    ``unreachable``: the other junctions. ``villages``: whom its priest pays there. ``statues``: by
    action and city. ``prices``: by legal choice; ``openings``: by planned action, what it could
    begin with. ``flags``: by city, where its flag would go. ``plans``: by action.
    ``warnings``: by legal choice, what a person may want to know before making it.
    """

    standings: dict[str, list[Standing]]
    more: dict[str, dict[Coming, list[Standing]]]
    journeys: list[Journey]
    roads: dict[str, Journey]
    unreachable: dict[str, Obstacle]
    villages: dict[str, list[int]]
    statues: dict[Action, dict[str, int]]
    prices: dict[str, int]
    openings: dict[Action, dict[str, int]]
    flags: dict[str, FlagMove]
    plans: dict[Action, PlanOutlook]
    warnings: dict[str, list[ChoiceWarning]]
