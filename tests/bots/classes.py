"""Bots as people write them, good and bad, to be named as ``classes.py:CLASS``."""

from maharaja import Bot


class First(Bot):
    """The first legal choice."""

    def choose(self, information_set: object) -> int:
        return int(self.buffer.items[0])


class Crashing(First):
    """Raises an error at its second question."""

    asked = 0

    def choose(self, information_set: object) -> int:
        self.asked += 1
        if self.asked == 2:
            raise ZeroDivisionError("on purpose")
        return super().choose(information_set)


class Leaving(First):
    """Ends the program that plays it, or tries to."""

    def choose(self, information_set: object) -> int:
        raise SystemExit(0)


class Illegal(Bot):
    def choose(self, information_set: object) -> int:
        return 1215


class Wordy(Bot):
    """Answers with something that is no choice at all."""

    def choose(self, information_set: object) -> int:
        return "draft 1"  # type: ignore[return-value]


class Unmade(Bot):
    def __init__(self, seat: int, seed: int) -> None:
        raise RuntimeError("no weights")


class Inattentive(First):
    def observe(self, event: object) -> None:
        raise KeyError("event")


helper = len
