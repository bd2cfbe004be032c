"""Limits: how much one person and one address may ask for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from support.server_process import TWO_AT_A_SCREEN, Person, Served, ask, good, problem, serving
from websockets.exceptions import InvalidStatus

from maharaja.server.errors import Problem
from maharaja.server.http.routes import OPERATIONS
from maharaja.server.identity import Visitor
from maharaja.server.rate_limits import Buckets, Limits, site_of
from maharaja.server.settings import Settings

pytestmark = pytest.mark.once

ADA = Visitor("ada", "192.0.2.1")
BO = Visitor("bo", "192.0.2.1")
NOBODY = Visitor(None, "192.0.2.1")
FAR = Visitor("far", "192.0.2.2")


class Clock:
    """Time that passes when we say so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


# --- buckets -------------------------------------------------------------------------------------


def test_a_bucket_runs_empty_and_fills_again() -> None:
    clock = Clock()
    buckets = Buckets(2.0, 3, clock=clock)
    assert [buckets.take("a") for _ in range(4)] == [0, 0, 0, 0.5]
    assert buckets.take("b") == 0
    clock.now += 0.5
    assert buckets.take("a") == 0
    assert buckets.take("a") == 0.5
    clock.now += 100
    assert [buckets.take("a") for _ in range(4)] == [0, 0, 0, 0.5]


def test_full_buckets_are_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(1.0, 2, clock=clock)
    for name in range(1000):
        buckets.take(str(name))
    assert len(buckets) == 1000
    clock.now += 10
    for name in range(1000):
        buckets.take(f"later {name}")
    assert len(buckets) <= 1001


def test_there_are_never_more_buckets_than_may_be_kept() -> None:
    buckets = Buckets(1.0, 2, kept=10, clock=Clock())
    for name in range(100):
        buckets.take(str(name))
    assert len(buckets) == 10
    assert [buckets.take("99"), buckets.take("99")] == [0, 1]  # the latest are known still


def test_no_rate_is_no_limit() -> None:
    buckets = Buckets(0, 0, clock=Clock())
    assert not any(buckets.take("a") for _ in range(1000))
    assert len(buckets) == 0


# --- limits --------------------------------------------------------------------------------------


def admitted(limits: Limits, visitor: Visitor, *, changing: bool = False) -> int:
    """How many requests at once."""
    count = 0
    with suppress(Problem):
        while count < 1000:
            limits.admit(visitor, changing=changing)
            count += 1
    with pytest.raises(Problem) as refusal:
        limits.admit(visitor, changing=changing)
    assert refusal.value.code == "too-many-requests"
    assert str(refusal.value.more["retry_after"]) == "1"
    return count


def test_reading_and_changing_are_counted_apart_and_by_person() -> None:
    limits = Limits(Settings(rate=2, changes_rate=1), Clock())
    assert admitted(limits, ADA) == 10
    assert admitted(limits, ADA, changing=True) == 5
    assert admitted(limits, BO) == 10


def test_an_address_has_its_own_budget() -> None:
    limits = Limits(Settings(rate=2, address_rate=3), Clock())
    assert admitted(limits, ADA) == 10
    assert admitted(limits, NOBODY) == 3  # two of Ada's were refused to her, not to the address
    assert admitted(limits, BO) == 0
    assert admitted(limits, FAR) == 10


def test_a_request_may_count_as_several() -> None:
    limits = Limits(Settings(rate=0, address_rate=2), Clock())
    limits.admit(ADA, changing=False, cost=4)
    limits.admit(ADA, changing=False, cost=4)
    with pytest.raises(Problem):
        limits.admit(ADA, changing=False, cost=4)
    assert admitted(limits, ADA) == 2


def test_an_import_counts_as_ten_changes() -> None:
    """It takes as long: what an address may change must not be as many large records."""
    imports = next(operation for operation in OPERATIONS if operation.name == "import")
    limits = Limits(Settings(address_changes_rate=4), Clock())
    for _ in range(2):
        limits.admit(ADA, changing=imports.changing, cost=imports.cost)
    with pytest.raises(Problem):
        limits.admit(BO, changing=True)


def test_new_sockets_of_an_address() -> None:
    """Ten seconds' worth at once, and each is a request, too."""
    clock = Clock()
    limits = Limits(Settings(sockets_rate=2), clock)
    for visitor in [NOBODY, ADA] * 10:
        limits.admit_socket(visitor)
    for visitor in (NOBODY, ADA, BO):
        with pytest.raises(Problem) as refusal:
            limits.admit_socket(visitor)
        assert (refusal.value.code, refusal.value.more) == ("too-many-requests", {"retry_after": 1})
    limits.admit_socket(FAR)
    clock.now += 0.5
    limits.admit_socket(BO)
    limits = Limits(Settings(address_rate=1, sockets_rate=0), clock)
    for _ in range(5):
        limits.admit_socket(NOBODY)
    with pytest.raises(Problem):
        limits.admit_socket(NOBODY)


def test_tables_of_an_address() -> None:
    clock = Clock()
    limits = Limits(Settings(tables_per_address=2), clock)
    for visitor in (ADA, BO, FAR):
        limits.admit_table(visitor)
    with pytest.raises(Problem) as refusal:
        limits.admit_table(NOBODY)
    assert refusal.value.code == "too-many-tables"
    assert refusal.value.more["retry_after"] == 1800
    clock.now += 1801
    limits.admit_table(NOBODY)


def test_sockets_are_counted_while_they_are_open() -> None:
    limits = Limits(Settings(sockets_per_person=1, sockets_per_address=2))
    with limits.connected(ADA):
        with pytest.raises(Problem, match="one person"), limits.connected(ADA):
            pass
        with limits.connected(BO):
            with pytest.raises(Problem, match="one address"), limits.connected(NOBODY):
                pass
            with limits.connected(FAR):
                pass
        with limits.connected(NOBODY):
            pass
    with limits.connected(ADA):
        pass


@pytest.mark.parametrize(
    ("address", "site"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("unknown", "unknown"),
    ],
)
def test_what_one_client_has_for_itself(address: str, site: str) -> None:
    assert site_of(address) == site


# --- at a server ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that allows little."""
    flags = ("--rate", 1, "--changes-rate", 1, "--tables-per-person", 2)
    sockets = ("--sockets-per-person", 2, "--max-body", 2048, "--max-message", 1024)
    with serving(tmp_path_factory.mktemp("strict"), *flags, *sockets) as server:
        yield server


def test_too_many_requests(strict: Served) -> None:
    with Person(strict.url) as person, Person(strict.url) as other:
        answers = [person.get("/tables") for _ in range(12)]
        assert answers[0].status_code == 200
        told = problem(answers[-1], "too-many-requests")
        assert answers[-1].headers["retry-after"] == str(told["retry_after"]) == "1"
        good(other.get("/tables"))


def test_too_many_tables(strict: Served) -> None:
    with Person(strict.url) as person:
        person.create(), person.create()
        problem(person.post("/tables", TWO_AT_A_SCREEN), "too-many-tables")


def test_too_many_sockets(strict: Served) -> None:
    with Person(strict.url) as person:
        with person.line(), person.line():
            with pytest.raises(InvalidStatus) as refusal:
                person.line()
            assert refusal.value.response.status_code == 429
            assert "retry-after" in refusal.value.response.headers
            # A look that waits is as good as a socket.
            table = person.create()
            problem(person.get(f"/tables/{table}", after=9, wait=1), "too-many-sockets")
        with person.line():
            pass


def test_sizes_can_be_set(strict: Served) -> None:
    with Person(strict.url) as person:
        problem(person.post("/tables", {"seats": [], "board": "x" * 2048}), "too-large")
        with person.line() as line:
            line.socket.send("x" * 1025)
            assert line.closing_code() == 1009
        assert good(person.get("/about"))["limits"]["body"] == 2048


def test_addresses_behind_a_proxy_are_believed_only_if_it_is_trusted(tmp_path: Path) -> None:
    flags = ("--address-rate", 1, "--log-level", "warning")

    def asked(served: Served) -> list[int]:
        headers = [{"X-Forwarded-For": f"198.51.100.{last}"} for last in range(20)]
        return [ask(f"{served.url}/api/tables", headers=header).status_code for header in headers]

    with serving(tmp_path, *flags) as served:
        assert 429 in asked(served)
    with serving(tmp_path, *flags, "--trusted-proxies", "127.0.0.0/8") as served:
        assert set(asked(served)) == {200}
