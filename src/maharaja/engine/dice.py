"""Chance, exact in both engine modes: L'Ecuyer's pair of multiplicative generators.

Every product stays below 2**59, so compiled 64-bit numbers and Python's unbounded ones agree.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

M1: Final[i64] = 2147483563
M2: Final[i64] = 2147483399
A1: Final[i64] = 40014
A2: Final[i64] = 40692
SEED_LIMIT: Final[i64] = 1 << 62


WORD: Final[i64] = 0xFFFFFFFF
SCATTER: Final[i64] = 0x45D9F3B  # 27 bits: a product with a word stays below 2**59


def mixed(word: i64) -> i64:
    """A 32-bit word scattered over all 32-bit words, so that neighbouring seeds differ at once."""
    word = ((word ^ (word >> 16)) * SCATTER) & WORD
    word = ((word ^ (word >> 16)) * SCATTER) & WORD
    return word ^ (word >> 16)


class Dice:
    def __init__(self, seed: i64) -> None:
        """Any seed from 0 up to 2**62 - 1; each gives its own sequence."""
        low = mixed(seed & WORD)
        high = mixed((seed >> 32) ^ low)
        self.a: i64 = 1 + mixed(low ^ high) % (M1 - 1)
        self.b: i64 = 1 + high % (M2 - 1)

    def step(self) -> i64:
        """The next number, from 0 to M1 - 2."""
        a = self.a * A1 % M1
        b = self.b * A2 % M2
        self.a = a
        self.b = b
        return (a - b) % (M1 - 1)

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1."""
        return self.step() % n

    def shuffled(self, n: i64, first: i64) -> vec[i64]:
        """The numbers first .. first + n - 1 in random order."""
        row = vec[i64]([0] * n)
        i: i64
        for i in range(n):
            row[i] = first + i
        i = n - 1
        while i > 0:
            j = self.below(i + 1)
            swap = row[i]
            row[i] = row[j]
            row[j] = swap
            i -= 1
        return row
