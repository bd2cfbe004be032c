"""Buffers for lists of choices that are lent again and again."""

from maharaja.engine.choices import Buffers


def test_what_was_lent_last_comes_back_first() -> None:
    buffers = Buffers()
    first, second = buffers.lend(), buffers.lend()
    assert first is not second
    buffers.take_back()
    assert buffers.lend() is second
    buffers.take_back()
    buffers.take_back()
    assert buffers.lend() is first
