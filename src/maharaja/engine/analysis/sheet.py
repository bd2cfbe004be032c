"""Rows of small numbers for learners, filled from the left (observation.py)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SHARING: Final[i64] = 4  # numbers in a cell; shifts by 2 and 4 count with it
THREE_NUMBERS: Final[i64] = (1 << 48) - 1


class Sheet:
    """Rows of numbers, each filled from the left; noughts are there before and are not written.

    Four numbers of 16 bits share a cell, the first one in its lowest bits, as programs from outside
    see them on all machines that we know of: so a row is blanked in a quarter of the time, which
    was the largest part of filling it. No number is negative.
    """

    def __init__(self, size: i64, rows: i64 = 1, aligned: i64 = 0) -> None:
        """``aligned``: a place of a row that is the first of its cell."""
        self.size = size  # of a row
        self.rows = rows
        self.aligned = aligned
        self.lead: i64 = -aligned & (SHARING - 1)  # places before each row that nobody uses
        self.stride: i64 = (self.lead + size + SHARING - 1) // SHARING * SHARING  # from row to row
        self.cells: vec[i64] = vec[i64]([0] * (self.stride // SHARING * rows))
        self.at: i64 = 0

    def begin(self, at: i64, end: i64) -> None:
        """Blank the places from one to another, in another cell, and go on at the first."""
        cells = self.cells  # once: loops that ask for attributes take twice as long
        cell, last = at >> 2, end >> 2
        cells[cell] = lower_numbers(cells[cell], at & 3)
        if end & 3 != 0:
            cells[last] -= lower_numbers(cells[last], end & 3)
        cell += 1
        while cell + 3 < last:  # four at a time: in half of the time
            cells[cell] = 0
            cells[cell + 1] = 0
            cells[cell + 2] = 0
            cells[cell + 3] = 0
            cell += 4
        while cell < last:
            cells[cell] = 0
            cell += 1
        self.at = at

    def put(self, number: i64) -> None:
        put_at(self.cells, self.at, number)
        self.at += 1

    def pick(self, chosen: i64, size: i64) -> None:
        """A one among ``size`` noughts; only noughts if nothing is chosen."""
        if 0 <= chosen < size:
            put_at(self.cells, self.at + chosen, 1)
        self.at += size

    def flags(self, mask: i64, size: i64) -> None:
        """A number for each bit of the mask."""
        put_flags(self.cells, self.at, mask & ((1 << size) - 1))
        self.at += size

    def skip(self, size: i64) -> i64:
        """Only noughts for now; returns where they begin."""
        begin = self.at
        self.at = begin + size
        return begin


def lower_numbers(cell: i64, count: i64) -> i64:
    """The first three at most of those that share a cell."""
    return cell & (THREE_NUMBERS >> (48 - (count << 4)))


def put_at(cells: vec[i64], at: i64, number: i64) -> None:
    """A number in the place of a nought."""
    cells[at >> 2] += number << ((at & 3) << 4)


def put_once(cells: vec[i64], at: i64, number: i64) -> None:
    """A number in the place of another one."""
    before = cells[at >> 2] >> ((at & 3) << 4)
    put_at(cells, at, number - (before & 65535))


def put_four(cells: vec[i64], at: i64, four: i64) -> None:
    """Four numbers side by side, as they share a cell, to wherever they belong."""
    shift = (at & 3) << 4
    if shift == 0:
        cells[at >> 2] += four
    else:
        cells[at >> 2] += lower_numbers(four, SHARING - (at & 3)) << shift
        cells[(at >> 2) + 1] += four >> (64 - shift)


def put_flags(cells: vec[i64], at: i64, mask: i64) -> None:
    """A number for each bit of the mask."""
    while mask != 0:
        if mask & 1 != 0:
            # Not 1: compiled, a number that is written down is shifted as one of 32 bits.
            cells[at >> 2] += (mask & 1) << ((at & 3) << 4)
        mask >>= 1
        at += 1
