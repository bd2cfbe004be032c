"""Names of the small integers (R-1).

Everything in a state is an integer; this module says what each one means. Content (characters,
rewards, special rules, final lines, Brahmabot's icons) numbers its own rows.
"""

from typing import Final

from mypy_extensions import i64

# --- seats -------------------------------------------------------------------------------------
SEATS: Final[i64] = 4  # the stride of every per-seat table, whatever the number of players
NOBODY: Final[i64] = -1
BRAHMABOT: Final[i64] = 1  # Brahmabot's seat in the solo game
COLOURS: Final[list[str]] = ["red", "green", "yellow", "blue"]

# --- components --------------------------------------------------------------------------------
SHRINES_IN_ALL: Final[i64] = 20  # COMP-9
STATUES_IN_ALL: Final[i64] = 7  # COMP-10
TOKENS_IN_ALL: Final[i64] = 7  # COMP-8
LOANS_IN_ALL: Final[i64] = 2  # COMP-12, the Maharani tokens
CHARACTERS_IN_ALL: Final[i64] = 16  # COMP-4
REWARDS_IN_ALL: Final[i64] = 8  # COMP-3
REWARD_SPACES: Final[i64] = 12  # G-04
ROUNDS: Final[i64] = 7  # GEN-2
ACTION_TILES: Final[i64] = 12  # COMP-17
SETUP_TILES: Final[i64] = 3  # COMP-17
DISPLAY_SPACES: Final[i64] = 8  # seven tiles of four players, plus one put back before the pick

# --- set-up ------------------------------------------------------------------------------------
START_COINS: Final[i64] = 15  # SETUP-15
START_PRESTIGE: Final[i64] = 3  # SETUP-16
START_SHRINES: Final[i64] = 8  # SETUP-12
SETTLED_SHRINES: Final[i64] = 4  # PRE-5
EXTRA_CHARACTERS: Final[i64] = 3  # SETUP-2

# --- places ------------------------------------------------------------------------------------
START: Final[i64] = 0  # junction 0 is the starting space, junction k the k-th city
NOWHERE: Final[i64] = 0  # the Maharaja before round 1 (SETUP-9)

CENTRE: Final[i64] = 0
TOP: Final[i64] = 1
BOTTOM: Final[i64] = 2
PLAIN: Final[i64] = 3
SPACE_NAMES: Final[list[str]] = ["centre", "top", "bottom", "plain"]
PLAIN_SPACES: Final[i64] = 4  # STATUE-5: six outer spaces, two of them with a bonus

# --- bonuses of outer statue spaces (G-02) -------------------------------------------------------
NO_BONUS: Final[i64] = 0
BONUS_COINS: Final[i64] = 1
BONUS_PRESTIGE: Final[i64] = 2
BONUS_SHRINES: Final[i64] = 3
BONUS_TOKENS: Final[i64] = 4
BONUS_NAMES: Final[list[str]] = ["none", "coins", "pp", "shrines", "tokens"]

# --- phases (ROUND-1); the two automatic ones never wait for anybody -----------------------------
DRAFT: Final[i64] = 0
SETTLE: Final[i64] = 1
PLANNING: Final[i64] = 2
ACTIONS: Final[i64] = 3
SCORING: Final[i64] = 4
FINISHED: Final[i64] = 5
PHASE_NAMES: Final[list[str]] = ["draft", "settle", "planning", "actions", "scoring", "finished"]

# --- the nine actions of the disc (R-1) ----------------------------------------------------------
STATUE_DISCOUNT: Final[i64] = 0
SHRINE_DISCOUNT: Final[i64] = 1
STATUE_SHRINE: Final[i64] = 2
TWO_SHRINES: Final[i64] = 3
TAKE_COINS: Final[i64] = 4
TAKE_SHRINES: Final[i64] = 5
BUY_PRESTIGE: Final[i64] = 6
CHANGE_CHARACTER: Final[i64] = 7
CHANGE_TRACK: Final[i64] = 8
ACTIONS_IN_ALL: Final[i64] = 9
ACTION_NAMES: Final[list[str]] = [
    "statue-discount",
    "shrine-discount",
    "statue-shrine",
    "two-shrines",
    "coins",
    "shrines",
    "pp",
    "character",
    "track",
]
PLANS_IN_ALL: Final[i64] = 45  # PLAN-2, PLAN-3: unordered pairs, both arrows may agree

# --- solo levels (SOLO-SETUP-5) ------------------------------------------------------------------
NO_SOLO: Final[i64] = 0
LEVEL_NAMES: Final[list[str]] = ["none", "easy", "medium", "hard"]

# --- what a Final Scoring tile replaces (VAR-4, C-31) --------------------------------------------
REPLACES_ALL: Final[i64] = 1
ADDS: Final[i64] = 2
FINAL_TILE_NAMES: Final[list[str]] = ["replaces-majority", "replaces-all", "adds"]

# --- frames: what the game is waiting for, or has to finish --------------------------------------
# The first three run by themselves as soon as they are on top of the stack.
REWARD_END: Final[i64] = 0
ABILITY_END: Final[i64] = 1
BRAHMABOT_TURN: Final[i64] = 2
FIRST_DECISION: Final[i64] = 3
AWAIT_DRAFT: Final[i64] = 3
AWAIT_SETTLE: Final[i64] = 4
AWAIT_PLANS: Final[i64] = 5
AWAIT_TURN: Final[i64] = 6
AWAIT_BUILDING: Final[i64] = 7
AWAIT_FREE_SHRINE: Final[i64] = 8
AWAIT_FLAG: Final[i64] = 9
AWAIT_TAKE: Final[i64] = 10
AWAIT_RETAKE: Final[i64] = 11
AWAIT_EXCHANGE: Final[i64] = 12
AWAIT_REWARD: Final[i64] = 13
AWAIT_PURCHASES: Final[i64] = 14
AWAIT_LOAN: Final[i64] = 15
FRAMES_IN_ALL: Final[i64] = 16

# --- why goods move: for events and for the account of every point -------------------------------
WHY_START: Final[i64] = 0
WHY_ACTION: Final[i64] = 1
WHY_ABILITY: Final[i64] = 2
WHY_REWARD: Final[i64] = 3
WHY_BONUS: Final[i64] = 4
WHY_RANK: Final[i64] = 5
WHY_SPECIAL: Final[i64] = 6
WHY_PRICE: Final[i64] = 7
WHY_TOLL: Final[i64] = 8
WHY_TAX: Final[i64] = 9
WHY_COMPENSATION: Final[i64] = 10
WHY_BRAHMABOT: Final[i64] = 11
WHY_NAMES: Final[list[str]] = [
    "start",
    "action",
    "ability",
    "reward",
    "bonus",
    "rank",
    "special",
    "price",
    "toll",
    "tax",
    "compensation",
    "brahmabot",
]
PRESTIGE_SOURCES: Final[i64] = 7  # the first so many of the reasons above move prestige
