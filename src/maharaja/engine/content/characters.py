"""The sixteen characters: one row each, and the few short functions rows cannot express.

A row answers questions (how much cheaper is a statue? how often does a reward apply?) or names the
one ability that may be used once a round. A seat's own tile and the ones it borrows are added up in
the state by ``refresh``; the rest of the engine reads only those numbers and never a tile's number.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.engine.choices import (
    BUY,
    SELL,
    STOP,
    TO_EXCHANGE,
    TO_USE_ABILITY,
    Choices,
)
from maharaja.engine.decision import Decision, Refusal, other_question
from maharaja.engine.ids import (
    ABILITY_END,
    ACTIONS,
    AWAIT_EXCHANGE,
    AWAIT_FLAG,
    AWAIT_FREE_SHRINE,
    CHARACTERS_IN_ALL,
    LOANS_IN_ALL,
    NOBODY,
    WHY_ABILITY,
)
from maharaja.engine.rules.goods import (
    book_prestige,
    gain_coins,
    gain_prestige,
    pay_coins,
    take_shrines,
    take_tokens,
    tokens_left,
)
from maharaja.engine.state import (
    ABILITIES,
    BUILDS_ANYWHERE,
    CHARACTER,
    CITY_CELLS,
    CITY_SHRINES,
    COINS,
    FLAT_WORSHIP,
    FREE_SHRINE_FROM_SUPPLY,
    FREE_TRAVEL,
    LOAN_CHARACTER,
    LOAN_ROUND,
    LOAN_SEAT,
    OF_LOANS,
    PAIR_WORSHIP,
    PRESTIGE,
    PRESTIGE_BONUS,
    PRIEST,
    PRIEST_WORSHIP,
    REWARD_TIMES,
    STATUE_REBATE,
    SUPPLY,
    USED,
    State,
)
from maharaja.engine.text.events import (
    ABILITY_USED,
    LOAN_PLACED,
    LOAN_RETURNED,
    reach_stage,
    tell,
)


class Ability:
    """Something a character lets its player do once a round, during the own turn (CHAR-KIND-1X).

    ``can`` is false when nothing would change (Q-A11): the ability is then not on offer.
    """

    def __init__(self, missing: str) -> None:
        self.missing = missing  # reason id when it cannot be used

    def can(self, s: State, seat: i64) -> bool:
        raise NotImplementedError

    def use(self, s: State, seat: i64) -> None:
        raise NotImplementedError


class TakeShrine(Ability):
    """CHAR-2."""

    def can(self, s: State, seat: i64) -> bool:
        return s.seats[SUPPLY + seat] > 0

    def use(self, s: State, seat: i64) -> None:
        take_shrines(s, seat, 1, WHY_ABILITY)


class TakePrestige(Ability):
    """CHAR-6."""

    def can(self, s: State, seat: i64) -> bool:
        return True

    def use(self, s: State, seat: i64) -> None:
        gain_prestige(s, seat, 1, WHY_ABILITY)


class TakeToken(Ability):
    """CHAR-14."""

    def can(self, s: State, seat: i64) -> bool:
        return tokens_left(s) > 0

    def use(self, s: State, seat: i64) -> None:
        take_tokens(s, seat, 1, WHY_ABILITY)


class BuyToken(Ability):
    """CHAR-4."""

    def can(self, s: State, seat: i64) -> bool:
        return tokens_left(s) > 0 and s.seats[PRESTIGE + seat] > 0

    def use(self, s: State, seat: i64) -> None:
        book_prestige(s, seat, -1, WHY_ABILITY)
        take_tokens(s, seat, 1, WHY_ABILITY)


class MoveFlag(Ability):
    """CHAR-10: a change of the Maharaja track, neither planned nor by token (Q-A6)."""

    def can(self, s: State, seat: i64) -> bool:
        return True  # Q-T2

    def use(self, s: State, seat: i64) -> None:
        s.push(AWAIT_FLAG, seat, 0)


class BuildFromSupply(Ability):
    """CHAR-13: a free shrine straight from the general supply, anywhere (C-08, Q-B11)."""

    def can(self, s: State, seat: i64) -> bool:
        return s.seats[SUPPLY + seat] > 0

    def use(self, s: State, seat: i64) -> None:
        s.push(AWAIT_FREE_SHRINE, seat, FREE_SHRINE_FROM_SUPPLY + 1)


EXCHANGES: Final[i64] = 3
EXCHANGE_COINS: Final[i64] = 2


class ExchangeGoods(Ability):
    """CHAR-3: up to three exchanges in one go, in either direction (Q-3a)."""

    def can(self, s: State, seat: i64) -> bool:
        return s.seats[COINS + seat] >= EXCHANGE_COINS or s.seats[PRESTIGE + seat] > 0

    def use(self, s: State, seat: i64) -> None:
        s.push(AWAIT_EXCHANGE, seat, EXCHANGES)


class Exchange(Decision):
    """Buy a prestige point for two coins, sell one, or stop; arg: exchanges left (Q-3a)."""

    def __init__(self) -> None:
        super().__init__("exchange", [ACTIONS], EXCHANGES)

    def legal(self, s: State, seat: i64, arg: i64, out: Choices) -> None:
        if s.seats[COINS + seat] >= EXCHANGE_COINS:
            out.add(TO_EXCHANGE, BUY)
        if s.seats[PRESTIGE + seat] > 0:
            out.add(TO_EXCHANGE, SELL)
        if arg < EXCHANGES:
            out.add(TO_EXCHANGE, STOP)

    def choose(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> None:
        if item == BUY:
            pay_coins(s, seat, EXCHANGE_COINS, WHY_ABILITY)
            gain_prestige(s, seat, 1, WHY_ABILITY)
        elif item == SELL:
            book_prestige(s, seat, -1, WHY_ABILITY)
            gain_coins(s, seat, EXCHANGE_COINS, WHY_ABILITY)
        if item == STOP or arg == 1:
            s.pop()
        else:
            s.set_top_arg(arg - 1)

    def refusal(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> Refusal:
        if kind != TO_EXCHANGE:
            return other_question()
        if item == BUY:
            return Refusal("too-few-coins", "Q-3a")
        if item == SELL:
            return Refusal("no-prestige", "Q-3a")
        return Refusal("begin-with-an-exchange", "Q-3a")


class Character:
    """One tile: its kind for people (once, continuous, scoring, none) and its answers."""

    def __init__(
        self,
        number: i64,
        kind: str,
        *,
        ability: Ability | None = None,
        statue_rebate: i64 = 0,
        free_travel: i64 = 0,
        builds_anywhere: i64 = 0,
        prestige_bonus: i64 = 0,
        reward_times: i64 = 1,
        priest_worship: i64 = 0,
        pair_worship: i64 = 0,
        flat_worship: i64 = 0,
    ) -> None:
        self.number = number
        self.kind = kind
        self.ability = ability
        self.answers: vec[i64] = vec[i64](
            [
                statue_rebate,
                free_travel,
                builds_anywhere,
                prestige_bonus,
                reward_times,
                priest_worship,
                pair_worship,
                flat_worship,
            ]
        )

    def does(self) -> str:
        """What the tile does, for those who judge it: tiles that do the same are alike.

        The answers that differ from having no tile, and the class of the ability.
        """
        found: list[str] = []
        for i, name in enumerate(ANSWER_NAMES):
            usual: i64 = 1 if name == "reward_times" else 0
            if self.answers[i] != usual:
                found.append(f"{name}={int(self.answers[i])}")
        if self.ability is not None:
            found.append(type(self.ability).__name__)
        return " ".join(found) or NOTHING


NOTHING: Final[str] = "nothing"  # what a tile without answers and ability does

# The answers in the order of Character.answers, and where each goes in the state.
ANSWER_NAMES: Final[list[str]] = [
    "statue_rebate",
    "free_travel",
    "builds_anywhere",
    "prestige_bonus",
    "reward_times",
    "priest_worship",
    "pair_worship",
    "flat_worship",
]
ANSWER_FIELDS: Final = vec[i64](
    [
        STATUE_REBATE,
        FREE_TRAVEL,
        BUILDS_ANYWHERE,
        PRESTIGE_BONUS,
        REWARD_TIMES,
        PRIEST_WORSHIP,
        PAIR_WORSHIP,
        FLAT_WORSHIP,
    ]
)

ONCE: Final[str] = "once"
CONTINUOUS: Final[str] = "continuous"
SCORING_KIND: Final[str] = "scoring"
NO_KIND: Final[str] = "none"

# CHAR-1 to CHAR-16; the kinds are our reading (G-08).
CHARACTERS: Final[list[Character]] = [
    Character(0, NO_KIND),  # no tile at all: while a change is under way
    Character(1, NO_KIND),
    Character(2, ONCE, ability=TakeShrine("no-shrines-in-supply")),
    Character(3, ONCE, ability=ExchangeGoods("nothing-to-exchange")),
    Character(4, ONCE, ability=BuyToken("no-token-to-buy")),
    Character(5, SCORING_KIND, priest_worship=1),
    Character(6, ONCE, ability=TakePrestige("")),
    Character(7, SCORING_KIND, pair_worship=1),
    Character(8, SCORING_KIND, flat_worship=1),
    Character(9, CONTINUOUS, free_travel=1),
    Character(10, ONCE, ability=MoveFlag("")),
    Character(11, CONTINUOUS, prestige_bonus=1),
    Character(12, CONTINUOUS, builds_anywhere=1),
    Character(13, ONCE, ability=BuildFromSupply("no-shrines-in-supply")),
    Character(14, ONCE, ability=TakeToken("no-tokens-in-supply")),
    Character(15, CONTINUOUS, statue_rebate=3),
    Character(16, CONTINUOUS, reward_times=2),
]


def most_reward_times() -> i64:
    """How often a reward can apply at most."""
    most: i64 = 1
    for row in CHARACTERS:
        for i in range(len(ANSWER_FIELDS)):
            if ANSWER_FIELDS[i] == REWARD_TIMES:
                most = max(most, row.answers[i])
    return most


FIRST_GAME: Final[list[int]] = [1, 2, 5, 9, 12, 14, 15]  # SETUP-4


def _once_mask() -> i64:
    mask: i64 = 0
    for row in CHARACTERS:
        if row.ability is not None:
            mask |= 1 << row.number
    return mask


ONCE_MASK: Final[i64] = _once_mask()


def refresh(s: State, seat: i64) -> None:
    """Add up the seat's own character and its loans; nothing counts twice (Q-H5).

    Brahmabot's tile only sets its place in the order (SOLO-20).
    """
    mask: i64 = 0
    if s.is_human(seat):
        mask = (1 << s.seats[CHARACTER + seat]) & ~1
    token: i64
    for token in range(LOANS_IN_ALL):
        if s.loans[token * 3 + LOAN_SEAT] == seat:
            mask |= 1 << s.loans[token * 3 + LOAN_CHARACTER]
    s.seats[ABILITIES + seat] = mask
    field: i64
    number: i64
    none = CHARACTERS[0].answers
    for field in range(len(ANSWER_FIELDS)):
        s.seats[ANSWER_FIELDS[field] + seat] = none[field]
    for number in range(1, CHARACTERS_IN_ALL + 1):
        if (mask >> number) & 1:
            answers = CHARACTERS[number].answers
            for field in range(len(ANSWER_FIELDS)):
                cell = ANSWER_FIELDS[field] + seat
                s.seats[cell] = max(s.seats[cell], answers[field])


# The answers that add to worship in the City Scoring phase (SCORE-3).
WORSHIP_FIELDS: Final = vec[i64]([PRIEST_WORSHIP, PAIR_WORSHIP, FLAT_WORSHIP])


def ability_worship(s: State, city: i64, seat: i64, field: i64) -> i64:
    """What one of WORSHIP_FIELDS adds to the seat's worship in a city."""
    times: i64 = 1
    if field == PRIEST_WORSHIP and s.seats[PRIEST + seat] != city:
        times = 0
    elif field == PAIR_WORSHIP:
        times = s.cities[city * CITY_CELLS + CITY_SHRINES + seat] // 2
    return times * s.seats[field + seat]


def answering_character(s: State, seat: i64, field: i64) -> i64:
    """The character, own or borrowed, that gives the seat an answer; the lowest of several."""
    answer: i64 = 0
    while ANSWER_FIELDS[answer] != field:
        answer += 1
    number: i64 = 1
    while (s.seats[ABILITIES + seat] >> number) & 1 == 0 or (
        CHARACTERS[number].answers[answer] != s.seats[field + seat]
    ):
        number += 1
    return number


# --- using 1x abilities --------------------------------------------------------------------------


def list_abilities(s: State, seat: i64, out: Choices) -> None:
    """The 1x abilities the seat may use right now (Q-A10, Q-C4)."""
    usable = s.seats[ABILITIES + seat] & ONCE_MASK & ~s.seats[USED + seat]
    number: i64 = 0
    while usable:
        if usable & 1:
            ability = CHARACTERS[number].ability
            if ability is not None and ability.can(s, seat):
                out.add(TO_USE_ABILITY, number)
        usable >>= 1
        number += 1


def use_ability(s: State, seat: i64, number: i64) -> None:
    s.seats[USED + seat] |= 1 << number
    if s.log is not None:
        tell(s, ABILITY_USED, seat, number)
    s.push(ABILITY_END, seat, number)
    ability = CHARACTERS[number].ability
    assert ability is not None
    ability.use(s, seat)


def end_ability(s: State) -> None:
    """The effect is complete: an own Maharani token on that tile goes back (Q-H17)."""
    seat = s.top_seat()
    number = s.top_arg()
    s.pop()
    token: i64
    for token in range(LOANS_IN_ALL):
        base = token * 3
        if s.loans[base + LOAN_SEAT] == seat and s.loans[base + LOAN_CHARACTER] == number:
            return_loan(s, token)


def refuse_ability(s: State, seat: i64, number: i64) -> Refusal:
    """Why ``ability number`` is not on the list of ``list_abilities``."""
    if number < 1 or number > CHARACTERS_IN_ALL:
        return Refusal("unknown-choice", "R-1")
    ability = CHARACTERS[number].ability
    if ability is None:
        return Refusal("no-such-ability", "CHAR-KIND-1X")
    if (s.seats[ABILITIES + seat] >> number) & 1 == 0:
        return Refusal("not-your-character", "CHAR-KIND-1X")
    if (s.seats[USED + seat] >> number) & 1:
        return Refusal("ability-used", "Q-C4")
    return Refusal(ability.missing, "Q-A11")


# --- Maharani loans ------------------------------------------------------------------------------


def resting_loans(s: State) -> i64:
    """Maharani tokens beside the reward track (SETUP-7)."""
    resting: i64 = 0
    token: i64
    for token in range(LOANS_IN_ALL):
        if s.loans[token * 3 + LOAN_SEAT] == NOBODY:
            resting += 1
    return resting


def place_loan(s: State, seat: i64, number: i64) -> None:
    """Owner and round of placement are kept, the tokens themselves are neutral (Q-H10)."""
    token: i64 = 0
    while s.loans[token * 3 + LOAN_SEAT] != NOBODY:
        token += 1
    s.own(OF_LOANS)
    s.loans[token * 3 + LOAN_SEAT] = seat
    s.loans[token * 3 + LOAN_CHARACTER] = number
    s.loans[token * 3 + LOAN_ROUND] = s.round
    if s.log is not None:
        tell(s, LOAN_PLACED, seat, number)
    refresh(s, seat)


def return_loan(s: State, token: i64) -> None:
    base = token * 3
    seat = s.loans[base + LOAN_SEAT]
    if s.log is not None:
        tell(s, LOAN_RETURNED, seat, s.loans[base + LOAN_CHARACTER])
    s.own(OF_LOANS)
    s.loans[base + LOAN_SEAT] = NOBODY
    s.loans[base + LOAN_CHARACTER] = 0
    s.loans[base + LOAN_ROUND] = 0
    refresh(s, seat)


def return_old_loans(s: State) -> None:
    """Tokens of earlier rounds go back; those of this round stay for the next (EOR-3, C-05)."""
    token: i64
    for token in range(LOANS_IN_ALL):
        base = token * 3
        if s.loans[base + LOAN_SEAT] != NOBODY and s.loans[base + LOAN_ROUND] < s.round:
            return_loan(s, token)
            if s.stages is not None:
                reach_stage(s)
