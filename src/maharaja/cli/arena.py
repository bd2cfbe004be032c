"""The commands that measure bots: arena, ladder, balance."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any, TextIO

import click

from maharaja.arena import reports
from maharaja.arena.contest import Contest, make_contest, make_jobs
from maharaja.arena.ladder import contests_of, play_ladder
from maharaja.arena.runners import chunk_for, run_jobs
from maharaja.arena.tally import Tally
from maharaja.bots.levels import LEVELS, QUICK_LEVELS
from maharaja.cli.messages import say
from maharaja.cli.options import (
    SEED,
    Option,
    is_standard_output,
    progress_bar,
    records_file,
    records_option,
    solo_option,
    together,
    variant_options,
)


class Entries(click.ParamType[tuple[str, ...]]):
    """Levels divided by commas; an entry with a comma in it stands in double quotes."""

    name = "levels"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        if isinstance(value, tuple):
            return value
        entries = [entry.strip() for entry in next(csv.reader([value]), [])]
        if not all(entries):
            self.fail(say("error-cli-name-missing"), param, ctx)
        return tuple(entries)


def seats_option(**settings: Any) -> Option:
    return click.option(
        "--seats",
        type=Entries(),
        metavar="LEVELS",
        help=f"A level for each seat, divided by commas: {', '.join(LEVELS)}, expert@ITERATIONS, "
        "or an external bot, cmd:COMMAND LINE. With --solo each plays alone.",
        **settings,
    )


def games_option(default: int, each: str = "") -> Option:
    return click.option(
        "--games",
        type=click.IntRange(min=1),
        default=default,
        show_default=True,
        help=f"Games in all{each}, rounded up: each seed is played in every seating.",
    )


run_options = together(
    click.option("--seed", type=SEED, default=1, show_default=True),
    click.option(
        "--workers",
        type=click.IntRange(min=1),
        default=1,
        show_default=True,
        help="Processes; the games are the same with any number.",
    ),
    click.option(
        "--ray",
        is_flag=True,
        help="Run on the Ray cluster at $RAY_ADDRESS, or on a Ray of its own with --workers CPUs.",
    ),
)
out_option = click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    required=True,
    metavar="FOLDER",
    help="Where to write; made if it is not there.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")


@click.command()
@seats_option(required=True)
@games_option(400)
@run_options
@solo_option
@variant_options
@records_option
@json_option
def arena(
    seats: tuple[str, ...], records: Path | None, as_json: bool, board: str, **asked: Any
) -> None:
    """Play bots against each other, every seed in every seating, and print how each fared.

    Win shares (ties split), mean ranks, margins and scores come with 95% intervals by bootstrap
    over seeds; docs/arena.md tells how.
    """
    run, variant = apart(asked)
    contest = make_contest(seats, board, **variant)
    with records_file(records) as file:
        report = measure(contest, records=file, **run)
    text = json.dumps(report) if as_json else reports.arena_text(report)
    click.echo(text, err=is_standard_output(records))


def apart(asked: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """How much is played and where, and the options of the game."""
    names = ("games", "seed", "workers", "ray")
    run = {name: asked[name] for name in names}
    return run, {name: value for name, value in asked.items() if name not in names}


def measure(
    contest: Contest,
    *,
    games: int,
    seed: int,
    workers: int,
    ray: bool,
    records: TextIO | None = None,
) -> dict[str, Any]:
    """Play a contest to its report."""
    seeds = contest.seeds(games)
    chunk = chunk_for([contest], seeds, workers)
    jobs = make_jobs(contest, seed, seeds, chunk=chunk, records=records is not None)
    say_if_rounded(games, seeds * contest.rotations, contest.rotations)
    tally = Tally(contest)
    with progress_bar(seeds * contest.rotations, "cli-progress-games") as bar:
        for job, outcomes in run_jobs(jobs, workers=workers, ray=ray):
            for outcome in outcomes:
                tally.add(outcome)
                if records is not None:
                    records.write(f"{outcome.record}\n")
            bar.update(job.games)
    return tally.report()


def say_if_rounded(asked: int, played: int, rotations: int) -> None:
    if played != asked:
        numbers = {"played": played, "asked": asked, "rotations": rotations}
        words = {name: str(number) for name, number in numbers.items()}
        click.echo(say("cli-rounded", **words), err=True)


@click.command()
@click.option(
    "--levels",
    type=Entries(),
    default=",".join(QUICK_LEVELS),
    show_default=True,
    metavar="LEVELS",
    help="Who is rated, divided by commas; external bots as in maharaja arena.",
)
@click.option("--players", type=click.IntRange(2, 4), default=2, show_default=True)
@games_option(400, each=" at every table")
@run_options
@variant_options
@out_option
@json_option
def ladder(
    levels: tuple[str, ...], players: int, out: Path, as_json: bool, board: str, **asked: Any
) -> None:
    """Play all pairs of levels and rate them.

    With more than two players each table has one of a level against the rest of another, both
    ways. Ratings are Bradley-Terry's for two and Plackett-Luce's for more. FOLDER gets ladder.md,
    ladder.svg and ladder.json.
    """
    run, variant = apart(asked)
    contests = contests_of(levels, players, board, **variant)
    out.mkdir(parents=True, exist_ok=True)
    played = contests[0].seeds(run["games"]) * players
    say_if_rounded(run["games"], played, players)
    with progress_bar(played * len(contests), "cli-progress-games") as bar:
        report = play_ladder(levels, contests, progress=bar.update, **run)
    write(out / "ladder.json", json.dumps(report, indent=1) + "\n")
    write(out / "ladder.md", reports.ladder_markdown(report, "ladder.svg"))
    write(out / "ladder.svg", reports.ladder_chart(report))
    click.echo(json.dumps(report) if as_json else reports.ladder_text(report))


@click.command()
@seats_option(default="adept,adept,adept,adept", show_default=True)
@games_option(5000)
@run_options
@solo_option
@variant_options
@out_option
def balance(seats: tuple[str, ...], out: Path, board: str, **asked: Any) -> None:
    """Measure what seat, draft, character and opening do to the win share between equals.

    FOLDER gets balance.md, a plot for each and balance.json.
    """
    run, variant = apart(asked)
    contest = make_contest(seats, board, **variant)
    out.mkdir(parents=True, exist_ok=True)
    report = measure(contest, **run)
    write(out / "balance.json", json.dumps(report, indent=1) + "\n")
    write(out / "balance.md", reports.balance_markdown(report))
    for name in reports.BALANCE:
        write(out / f"{name}.svg", reports.balance_chart(report, name))
    click.echo(reports.balance_markdown(report), nl=False)


def write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
