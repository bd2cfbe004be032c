"""The fair queue before the bots: whose question comes next, by a clock of our own."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from maharaja.server.bots.fair_queue import LITTLE, MEMORY, FairQueue, Owner, Usage, Waiting

SEARCH = 1.0  # seconds


class Clock:
    """Time that passes when we say so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Desk:
    """A queue with one worker, and what it has answered."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.queue: FairQueue[str] = FairQueue(self.clock)

    def put(self, site: str, person: str, table: str, *, quick: bool = False) -> Waiting[str]:
        name = f"{site} {person} {table}"
        return self.queue.put(name, Owner(site, person, table), quick=quick)

    def answer(self, seconds: float = SEARCH) -> str:
        """Take the next question, and spend time on it."""
        taken = self.queue.take()
        assert taken is not None
        self.clock.now += seconds
        self.queue.settle(taken, seconds)
        return taken.item

    def answers(self, number: int, seconds: float = SEARCH) -> list[str]:
        return [self.answer(seconds) for _ in range(number)]


@pytest.fixture
def desk() -> Desk:
    return Desk()


# --- whose turn it is ----------------------------------------------------------------------------


def test_at_one_table_first_come_first_served() -> None:
    queue: FairQueue[int] = FairQueue(Clock())
    for number in range(5):
        queue.put(number, Owner(), quick=False)
    assert [queue.take().item for _ in range(5)] == list(range(5))  # type: ignore[union-attr]
    assert queue.take() is None


def test_quick_levels_go_before_all_that_search(desk: Desk) -> None:
    for number in range(20):
        desk.put("a", "a", f"t{number}")
    desk.put("b", "b", "quick", quick=True)
    assert desk.answer() == "b b quick"
    assert len(desk.queue) == 20


def test_a_worker_for_quick_levels_takes_no_search(desk: Desk) -> None:
    desk.put("a", "a", "t")
    assert desk.queue.take(quick_only=True) is None
    desk.put("a", "a", "t", quick=True)
    assert desk.queue.take(quick_only=True) is not None
    assert len(desk.queue) == 1


def test_a_stranger_waits_for_few_of_two_hundred_questions(desk: Desk) -> None:
    """Fifty tables with four masters each, whoever their host says to be."""
    for number in range(200):
        desk.put("crowd", f"p{number % 20}", f"t{number % 50}")
    desk.answers(10)
    desk.put("stranger", "stranger", "t")
    assert desk.answer() == "stranger stranger t"


def test_sites_share_the_time_whatever_the_number_of_their_identities(desk: Desk) -> None:
    for number in range(100):
        desk.put("crowd", f"p{number}", f"t{number}")
        desk.put("one", "one", f"t{number}")
    served = Counter(name.split()[0] for name in desk.answers(60))
    assert abs(served["crowd"] - served["one"]) <= 1


def test_persons_of_a_site_share_the_time_whatever_the_number_of_their_tables(
    desk: Desk,
) -> None:
    for number in range(100):
        desk.put("club", "many", f"t{number}")
    for _ in range(100):
        desk.put("club", "one", "t")
    served = Counter(name.split()[1] for name in desk.answers(60))
    assert abs(served["many"] - served["one"]) <= 1


def test_tables_of_a_person_take_turns(desk: Desk) -> None:
    for table in "aaaabbc":
        desk.put("s", "p", table)
    assert [name[-1] for name in desk.answers(7)] == list("abcabaa")


def test_who_has_thought_long_waits_for_who_has_not(desk: Desk) -> None:
    """Time counts, not the number of questions."""
    for number in range(30):
        desk.put("slow", "slow", f"t{number}")
        desk.put("fast", "fast", f"t{number}")
    used = Counter[str]()
    for _ in range(30):
        taken = desk.queue.take()
        assert taken is not None
        seconds = 4.0 if taken.owner.site == "slow" else 0.5
        desk.clock.now += seconds
        desk.queue.settle(taken, seconds)
        used[taken.owner.site] += round(seconds * 2)
    assert abs(used["slow"] - used["fast"]) <= 2 * 4.0 * 2


def test_who_has_used_little_takes_turns_with_others_like_them(desk: Desk) -> None:
    """A few milliseconds more or less do not send anybody to the end of the queue."""
    for number in range(4):
        for site in "abc":
            desk.put(site, site, f"t{number}", quick=True)
    assert [name[0] for name in desk.answers(12, LITTLE / 100)] == list("abc" * 4)


def test_several_workers_do_not_all_go_to_one_person(desk: Desk) -> None:
    """What is being thought about counts before it is answered."""
    for _ in range(8):
        desk.put("a", "a", "t")
    for _ in range(4):
        taken = desk.queue.take()
        assert taken is not None
    desk.put("b", "b", "t")
    following = desk.queue.take()
    assert following is not None
    assert following.owner.site == "b"


def test_what_was_used_is_forgotten_in_time(desk: Desk) -> None:
    desk.put("a", "a", "t")
    desk.answer(30.0)
    desk.clock.now += 10 * MEMORY
    desk.put("a", "a", "t")
    desk.put("b", "b", "t")
    assert desk.answer() == "a a t"


# --- coming and going ----------------------------------------------------------------------------


def test_a_question_that_nobody_wants_any_more_is_not_answered(desk: Desk) -> None:
    first = desk.put("a", "a", "t")
    desk.put("b", "b", "t")
    desk.queue.discard(first)
    desk.queue.discard(first)
    assert desk.answer() == "b b t"
    assert len(desk.queue) == 0


def test_a_question_that_was_taken_can_still_be_discarded(desk: Desk) -> None:
    waiting = desk.put("a", "a", "t")
    desk.answer()
    desk.queue.discard(waiting)
    assert len(desk.queue) == 0


def test_workers_that_wait_are_woken_for_what_they_may_take() -> None:
    async def test() -> None:
        queue: FairQueue[str] = FairQueue()
        quick = asyncio.create_task(queue.get(quick_only=True))
        anything = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        queue.put("search", Owner(), quick=False)
        assert (await anything).item == "search"
        assert not quick.done()
        queue.put("quick", Owner(), quick=True)
        assert (await quick).item == "quick"

    asyncio.run(test())


def test_the_worker_for_quick_levels_is_asked_first() -> None:
    async def test() -> None:
        queue: FairQueue[str] = FairQueue()
        anything = asyncio.create_task(queue.get())
        quick = asyncio.create_task(queue.get(quick_only=True))
        await asyncio.sleep(0)
        queue.put("quick", Owner(), quick=True)
        assert (await quick).item == "quick"
        assert not anything.done()
        anything.cancel()

    asyncio.run(test())


def test_a_worker_that_has_gone_takes_no_question_along() -> None:
    async def test() -> None:
        queue: FairQueue[str] = FairQueue()
        gone = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        queue.put("question", Owner(), quick=False)
        assert (await queue.get()).item == "question"

    asyncio.run(test())


# --- accounts and figures ------------------------------------------------------------------------


def test_accounts_fade_and_are_forgotten() -> None:
    clock = Clock()
    usage = Usage(clock)
    for number in range(1000):
        usage.charge(str(number), 1.0)
    assert len(usage) == 1000
    clock.now += MEMORY
    assert usage.of("7") == pytest.approx(0.3679, abs=0.001)
    clock.now += 10 * MEMORY
    for number in range(1000):
        usage.charge(f"later {number}", 1.0)
    assert len(usage) <= 1001


def test_there_are_never_more_accounts_than_may_be_kept() -> None:
    usage = Usage(Clock(), kept=10)
    for number in range(100):
        usage.charge(str(number), 1.0)
    assert len(usage) == 10
    assert usage.of("99") == 1.0


def test_a_correction_never_makes_an_account_negative() -> None:
    usage = Usage(Clock())
    usage.charge("a", 1.0)
    usage.charge("a", -2.0)
    assert usage.of("a") == 0.0


def test_how_long_questions_wait_is_counted(desk: Desk) -> None:
    desk.put("a", "a", "t")
    desk.put("a", "a", "t")
    desk.answer(3.0)
    assert desk.queue.longest_wait(quick=False) == 3.0
    assert desk.queue.longest_wait(quick=True) == 0.0
    desk.answer()
    waits = desk.queue.waits[False]
    assert waits.seconds == 3.0
    counts = dict(waits.cumulative())
    assert (counts["0.01"], counts["2.0"], counts["5.0"], counts["+Inf"]) == (1, 1, 2, 2)
