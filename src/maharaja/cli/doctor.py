"""The command for hosts whose server is not well: doctor."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import click

from maharaja.cli.messages import CommandError, language, padded, say, width_of
from maharaja.cli.options import database_option
from maharaja.cli.program import Command
from maharaja.cli.types import WholeNumber
from maharaja.server.settings import Settings, spare_processors

if TYPE_CHECKING:
    from maharaja.server.doctor.finding import Finding

VARIABLE = "MAHARAJA_PORT"
COLOURS = {"good": "green", "warning": "yellow", "bad": "red", "skipped": "bright_black"}


@click.command(cls=Command)
@click.argument("address", required=False)
@database_option
@click.option(
    "--bots",
    type=WholeNumber(1, 256),
    default=spare_processors,
    envvar="MAHARAJA_BOTS",
    show_envvar=True,
    help="Processes in which bots think; by default one less than there are processors.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the findings as JSON.")
@click.pass_context
def doctor(
    ctx: click.Context, address: str | None, database: str | None, bots: int, as_json: bool
) -> None:
    """Look for what keeps a server from working, and tell what helps.

    Run it on the server's machine, with the ADDRESS that visitors use, such as
    https://tables.example.org; without one it looks at this machine's own port. The status is 1 if
    something is wrong. Nothing is changed.
    """
    # Slow to import, and only needed here.
    from maharaja.server.doctor.address import check_address  # noqa: PLC0415
    from maharaja.server.doctor.database import check_database  # noqa: PLC0415
    from maharaja.server.doctor.machine import check_machine  # noqa: PLC0415
    from maharaja.server.doctor.visit import Visit  # noqa: PLC0415

    visit = Visit(checked(address or own_address()))
    findings = [*check_address(visit), *check_database(database), *check_machine(bots)]
    well = not any(finding.state == "bad" for finding in findings)
    if as_json:
        told = {"well": well, "findings": [finding_json(finding) for finding in findings]}
        click.echo(json.dumps(told, ensure_ascii=False))
    else:
        click.echo(report(findings))
    ctx.exit(0 if well else 1)


def own_address() -> str:
    """Where a server of this machine is, if nobody has said anything else."""
    return f"http://127.0.0.1:{os.environ.get(VARIABLE) or Settings().port}"


def checked(address: str) -> str:
    """Of a whole site: a server lives at the root of its host."""
    try:
        parts = urlsplit(address)
        good = parts.scheme in ("http", "https") and bool(parts.hostname)
        good = good and parts.path in ("", "/") and (parts.port is None or parts.port > 0)
    except ValueError:
        good = False
    if not good:
        raise CommandError("error-cli-no-address", text=address)
    return address


def finding_json(finding: Finding) -> dict[str, Any]:
    speech = language()
    return {
        "check": finding.check,
        "state": finding.state,
        "id": finding.found.id,
        "found": finding.found.text(speech),
        "remedy": None if finding.remedy is None else finding.remedy.text(speech),
    }


def report(findings: Sequence[Finding]) -> str:
    """A line a finding, with what helps below it, and how many are bad."""
    states = {finding.state: say(f"doctor-state-{finding.state}") for finding in findings}
    checks = {finding.check: say(f"doctor-check-{finding.check}") for finding in findings}
    widths = [max(map(width_of, words.values())) for words in (states, checks)]
    lines = []
    for finding in findings:
        state = padded(states[finding.state], widths[0])
        check = padded(checks[finding.check], widths[1])
        state = click.style(state, fg=COLOURS[finding.state])
        lines.append(f"{state}  {check}  {finding.found.text(language())}")
        if finding.remedy is not None:
            lines.append(" " * (sum(widths) + 4) + "-> " + finding.remedy.text(language()))
    wrong = sum(finding.state == "bad" for finding in findings)
    return "\n".join([*lines, say("doctor-wrong", count=wrong)])
