"""What arena, ladder and balance share: their options, and playing a contest to its report."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

import click

from maharaja.arena.contest import Contest, make_jobs
from maharaja.arena.failures import Failures
from maharaja.arena.kept_games import KeptGames
from maharaja.arena.runners import chunk_for, run_jobs
from maharaja.arena.tally import Tally
from maharaja.bots.protocol.external_bot import Limits
from maharaja.cli.messages import complain, language, say
from maharaja.cli.options import SEED, Option, progress_bar, together, workers_option
from maharaja.cli.types import MILLISECONDS, Entries, Folder, WholeNumber
from maharaja.errors import BotError, Message

FAILED = 1  # exit status of a run in which a bot failed
INTERRUPTED = 130  # as shells have it for Ctrl+C


def seats_option(**settings: Any) -> Option:
    return click.option(
        "--seats",
        type=Entries(),
        metavar="LEVELS",
        help="Who sits where, divided by commas: a level, see below; a bot of your own as "
        "FILE.py:CLASS, or an external one as cmd:COMMAND LINE. With --solo each plays alone.",
        **settings,
    )


def games_option(default: int, each: str = "") -> Option:
    return click.option(
        "--games",
        type=WholeNumber(min=1),
        default=default,
        show_default=True,
        help=f"Games in all{each}, rounded up: each seed is played in every seating.",
    )


limit_option = click.option(
    "--limit",
    type=MILLISECONDS,
    default=round(Limits().move * 1000),
    show_default=True,
    metavar="MS",
    help="Milliseconds an external bot has for a move.",
)


def limits_of(limit: int) -> Limits:
    """Who has longer for a move than usual has as long to start: the machine is busy."""
    move = limit / 1000
    return Limits(move=move, start=max(move, Limits().start))


run_options = together(
    click.option("--seed", type=SEED, default=1, show_default=True),
    workers_option,
    click.option(
        "--ray",
        is_flag=True,
        help="Run on the Ray cluster at $RAY_ADDRESS, or on a Ray of its own with --workers CPUs.",
    ),
)
out_option = click.option(
    "--out",
    type=Folder(),
    required=True,
    metavar="FOLDER",
    help="Where to write; made if it is not there.",
)


def apart(asked: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """How much is played and where, and the options of the game."""
    names = ("games", "seed", "workers", "ray")
    run = {name: asked[name] for name in names}
    return run, {name: value for name, value in asked.items() if name not in names}


class Ending:
    """Catches what breaks a run off, so that the figures so far are printed; then tells it."""

    def __init__(self) -> None:
        self.games = 0  # that were to be played
        self.failures = Failures()
        self.error: BaseException | None = None

    def __enter__(self) -> Ending:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool:
        self.error = error
        return isinstance(error, (KeyboardInterrupt, BotError))

    def stop(self) -> None:
        """There are no figures to be printed."""
        if self.error is not None:
            raise self.error

    def tell(self, report: dict[str, Any]) -> None:
        """After the figures: what they lack, and which bots failed; with a status that says so."""
        failures = self.failures
        for entry, (seed, _, fault) in failures.first.items():
            count = failures.counts[entry]
            what = Message("error-bot-failed", count=count, seed=seed, what=fault.whole())
            complain_of_failure(entry, what)
        if isinstance(self.error, KeyboardInterrupt):
            played = str(report["games"])
            complain(say("cli-interrupted", played=played, asked=str(self.games)))
            click.get_current_context().exit(INTERRUPTED)
        self.stop()
        if failures.first:
            click.get_current_context().exit(FAILED)


def complain_of_failure(entry: str, what: Message) -> None:
    """A bot has failed, and why."""
    complain(BotError(what, at=entry).text(language()))


def measure(
    contest: Contest,
    *,
    games: int,
    seed: int,
    workers: int,
    ray: bool,
    ending: Ending,
    records: TextIO | None = None,
    keep: Path | None = None,
) -> dict[str, Any]:
    """Play a contest to its report; to that of what was played, if it is broken off."""
    if keep is not None:
        return measure_on(KeptGames(keep, contest), games, seed, workers, ray, ending)
    seeds = contest.seeds(games)
    chunk = chunk_for([contest], seeds, workers)
    jobs = make_jobs(contest, seed, seeds, chunk=chunk, records=records is not None)
    say_if_rounded(games, seeds * contest.rotations, contest.rotations)
    tally = Tally(contest)
    ending.games, ending.failures = seeds * contest.rotations, tally.failures
    with ending, progress_bar(ending.games, "cli-progress-games") as bar:
        for job, outcomes in run_jobs(jobs, workers=workers, ray=ray):
            for outcome in outcomes:
                tally.add(outcome)
                if records is not None:
                    records.write(f"{outcome.record}\n")
            bar.update(job.games)
    if not tally.games:
        ending.stop()
    return tally.report()


def measure_on(
    kept: KeptGames, games: int, seed: int, workers: int, ray: bool, ending: Ending
) -> dict[str, Any]:
    """Play what is missing of a contest, keep it, and report it all."""
    contest = kept.contest
    seeds = contest.seeds(games)
    say_if_rounded(games, seeds * contest.rotations, contest.rotations)
    wanted = {job.first: job for job in make_jobs(contest, seed, seeds)}
    jobs = [wanted[first] for first in kept.missing(wanted)]
    tally = Tally(contest)
    ending.games, ending.failures = seeds * contest.rotations, tally.failures
    with ending, progress_bar(len(jobs) * contest.rotations, "cli-progress-games") as bar:
        for job, outcomes in run_jobs(jobs, workers=workers, ray=ray):
            kept.add(outcomes)
            bar.update(job.games)
    for first in wanted:
        for outcome in kept.outcomes(first):
            tally.add(outcome)
    if not tally.games:
        ending.stop()
    return tally.report()


def say_if_rounded(asked: int, played: int, rotations: int) -> None:
    if played != asked:
        numbers = {"played": played, "asked": asked, "rotations": rotations}
        words = {name: str(number) for name, number in numbers.items()}
        click.echo(say("cli-rounded", **words), err=True)


def write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
