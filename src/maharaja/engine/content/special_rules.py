"""The four special rules: each changes one number of the rules in force (VAR-SR-*)."""

from typing import Final

from mypy_extensions import i64

from maharaja.engine.state import Rules


class SpecialRule:
    """A row: its id, and the numbers it sets (those left at -1 stay as they are)."""

    def __init__(
        self,
        name: str,
        *,
        first_prestige: i64 = -1,
        outer_worth: i64 = -1,
        elsewhere_price: i64 = -1,
        display_only: bool = False,
    ) -> None:
        self.name = name
        self.first_prestige = first_prestige
        self.outer_worth = outer_worth
        self.elsewhere_price = elsewhere_price
        self.display_only = display_only


SPECIAL_RULES: Final[list[SpecialRule]] = [
    SpecialRule("firstpp", first_prestige=1),
    SpecialRule("ext1", outer_worth=1),
    SpecialRule("cost12", elsewhere_price=12),
    SpecialRule("display", display_only=True),
]

SPECIAL_NAMES: Final[list[str]] = [row.name for row in SPECIAL_RULES]


def apply_specials(rules: Rules) -> None:
    """Settle the numbers for the whole game (VAR-1, VAR-3)."""
    for i, row in enumerate(SPECIAL_RULES):
        if (rules.special >> i) & 1:
            if row.first_prestige >= 0:
                rules.first_prestige = row.first_prestige
            if row.outer_worth >= 0:
                rules.outer_worth = row.outer_worth
            if row.elsewhere_price >= 0:
                rules.elsewhere_price = row.elsewhere_price
            if row.display_only:
                rules.from_players = False
