"""Where the jobs of an arena run: here, on processes of this machine, or on a Ray cluster.

The outcomes come back in the order of the jobs, and they are the same wherever they were played.
"""

from __future__ import annotations

import logging
import os
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from maharaja import processes
from maharaja.arena.contest import Contest, Job, Outcome, play_job
from maharaja.errors import Message, SetupError

MOST_SEEDS = 25  # in a job: enough to make sending it cheap, few enough for a lively progress bar
JOBS_EACH = 8  # at least so many for every worker, so that all are busy to the end

ADDRESS = "RAY_ADDRESS"
MODE, TOKEN, TOKEN_PATH = "RAY_AUTH_MODE", "RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH"
# Read by Ray when it is imported: at 0 a Ray of our own listens on the loopback interface only.
BEYOND_LOOPBACK = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"


def chunk_for(contests: Sequence[Contest], seeds: int, workers: int) -> int:
    """How many seeds to put in a job; alone one at a time, so that little is lost by Ctrl+C."""
    if workers == 1:
        return 1
    return max(1, min(MOST_SEEDS, seeds * len(contests) // (JOBS_EACH * workers)))


def run_jobs(
    jobs: Sequence[Job], *, workers: int = 1, ray: bool = False
) -> Iterator[tuple[Job, list[Outcome]]]:
    """Each job with its outcomes, in order."""
    outcomes = on_ray(jobs, workers) if ray else processes.run_jobs(play_job, jobs, workers)
    return zip(jobs, outcomes, strict=True)


# --- Ray -----------------------------------------------------------------------------------------


def on_ray(jobs: Sequence[Job], workers: int) -> Iterator[list[Outcome]]:
    """On the cluster at $RAY_ADDRESS, or else on a Ray of our own with so many workers."""
    with connected(workers) as ray:
        play = ray.remote(num_cpus=1, max_retries=3)(play_job)
        for waiting in [play.remote(job) for job in jobs]:
            try:
                yield ray.get(waiting)
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None
            except ray.exceptions.RayError as error:
                why = str(error)
                raise SetupError("error-arena-cluster-failed", at="--ray", what=why) from None


@contextmanager
def connected(workers: int) -> Iterator[Any]:
    """Ray, connected with token authentication on (docs/arena.md)."""
    address = os.environ.get(ADDRESS)
    demand_token(address)
    try:
        import ray  # noqa: PLC0415 - an extra, and slow to import
    except ImportError:
        raise SetupError("error-arena-ray-missing") from None
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if not address:
        settings |= {"num_cpus": workers, "include_dashboard": False}
    try:
        ray.init(address=address or "local", **settings)
    except (ConnectionError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        where = address or Message("error-arena-own-ray")
        raise SetupError(
            "error-arena-unreached", at="--ray", address=where, what=str(error)
        ) from None
    try:
        yield ray
    finally:
        ray.shutdown()


def demand_token(address: str | None) -> None:
    """Token authentication, or nothing: an open Ray runs whatever anybody sends it.

    A Ray of our own needs no token that outlives it, and nobody else needs to reach it.
    """
    if os.environ.setdefault(MODE, "token").lower() != "token":
        raise SetupError(
            "error-arena-token", at="--ray", variable=f"${MODE}", value=os.environ[MODE]
        )
    if not address:
        os.environ[BEYOND_LOOPBACK] = "0"
        if not (os.environ.get(TOKEN) or os.environ.get(TOKEN_PATH)):
            os.environ[TOKEN] = secrets.token_hex(32)
