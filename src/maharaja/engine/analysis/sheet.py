"""Rows of small numbers for learners, filled from the left (observation.py)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SHARING: Final[i64] = 4  # numbers in a cell; shifts by 2 and 4 count with it
FULL_CELL: Final[i64] = (1 << 63) - 1


class Sheet:
    """Rows of numbers, each filled from the left; noughts are there before and are not written.

    Four numbers of 16 bits share a cell, the first one in its lowest bits, as programs from outside
    see them on all machines that we know of: so a row is blanked in a quarter of the time, which
    was the largest part of filling it. No number is negative.
    """

    def __init__(self, size: i64, rows: i64 = 1) -> None:
        self.size = size  # of a row
        self.rows = rows
        self.stride: i64 = (size + SHARING - 1) // SHARING * SHARING  # from row to row
        self.cells: vec[i64] = vec[i64]([0] * (self.stride // SHARING * rows))
        self.at: i64 = 0

    def begin(self, row: i64, skipped: i64) -> None:
        """Blank a row, but for its first numbers, and go on behind those."""
        cells = self.cells  # once: loops that ask for attributes take twice as long
        at = row * self.stride + skipped
        self.at = at
        cells[at >> 2] &= FULL_CELL >> (63 - ((at & 3) << 4))
        i: i64
        for i in range((at >> 2) + 1, (row + 1) * self.stride >> 2):
            cells[i] = 0

    def add(self, at: i64, number: i64) -> None:
        """Add to the number at a place."""
        self.cells[at >> 2] += number << ((at & 3) << 4)

    def write(self, at: i64, number: i64) -> None:
        """A number in the place of another one."""
        before = self.cells[at >> 2] >> ((at & 3) << 4)
        self.add(at, number - (before & 65535))

    def put(self, number: i64) -> None:
        self.add(self.at, number)
        self.at += 1

    def pick(self, chosen: i64, size: i64) -> None:
        """A one among ``size`` noughts; only noughts if nothing is chosen."""
        if 0 <= chosen < size:
            self.add(self.at + chosen, 1)
        self.at += size

    def flags(self, mask: i64, size: i64) -> None:
        """A number for each bit of the mask."""
        cells, at = self.cells, self.at
        mask &= (1 << size) - 1
        while mask != 0:
            if mask & 1 != 0:
                # Not 1: compiled, a number that is written down is shifted as one of 32 bits.
                cells[at >> 2] += (mask & 1) << ((at & 3) << 4)
            mask >>= 1
            at += 1
        self.at += size

    def skip(self, size: i64) -> i64:
        """Only noughts for now; returns where they begin."""
        begin = self.at
        self.at = begin + size
        return begin


def add_four(cells: vec[i64], at: i64, four: i64) -> None:
    """Four numbers side by side, as they share a cell, to wherever they belong."""
    shift = (at & 3) << 4
    if shift == 0:
        cells[at >> 2] += four
    else:
        cells[at >> 2] += (four << shift) & FULL_CELL
        cells[(at >> 2) + 1] += four >> (64 - shift)
