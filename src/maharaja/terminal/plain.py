"""The game in plain lines: for screen readers, slow lines and terminals without a screen."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

import click

from maharaja.render.log_text import Log
from maharaja.render.words import Words
from maharaja.terminal.question import Moment, Option, options_of
from maharaja.terminal.session import Session
from maharaja.terminal.table_text import result_lines, table_lines

QUIT, TABLE, BACK = "q", "t", "b"


class Quit(Exception):  # noqa: N818 - it is a wish, not a mistake
    """Whoever plays has had enough."""


class PlainGame:
    """Says what happens, asks, and is answered by numbers."""

    def __init__(self, session: Session, language: str) -> None:
        self._session = session
        self._language = language
        self._shown: int | None = None  # whose turn was asked last

    @property
    def _words(self) -> Words:
        return Words(self._language, self._session.board, self._session.names)

    def play(self) -> None:
        """To the end, or until somebody has had enough."""
        self._tell([self._words.say("terminal-plain-help")])
        try:
            while not self._session.finished:
                self._step()
        except Quit:
            return
        self._tell(result_lines(self._words, self._session.result()))

    def _step(self) -> None:
        moment = self._session.question()
        if moment is None:
            self._log(self._session.advance())
            return
        self._pass_on(moment.seat)
        self._log(self._session.choose(moment.seat, self._ask(moment)))

    def _log(self, events: Sequence[object]) -> None:
        people = self._session.people
        mine = people if len(people) == 1 else []
        self._tell(Log(self._words, mine).lines(events))  # type: ignore[arg-type]

    def _tell(self, lines: Sequence[str]) -> None:
        for line in lines:
            click.echo(line)

    def _pass_on(self, seat: int) -> None:
        """At one keyboard the next person comes before anything of theirs is shown."""
        if len(self._session.people) > 1 and seat != self._shown:
            click.clear()  # in a terminal; what the one before has read is gone
            self._read(self._words.say("terminal-pass-on", {"name": self._words.seat(seat)}))
        self._shown = seat

    def _ask(self, moment: Moment) -> str:
        words = self._words
        chosen: Option | None = None
        options: Sequence[Option] = options_of(words, moment)
        while chosen is None or chosen.choice is None:
            options = options if chosen is None else chosen.options
            self._tell([words.say("terminal-your-turn", {"name": words.seat(moment.seat)})])
            self._tell([f"{number} {option.label}" for number, option in numbered(options)])
            chosen = self._answer(options, moment) or None
            if chosen is None:
                options = options_of(words, moment)
        return chosen.choice

    def _answer(self, options: Sequence[Option], moment: Moment) -> Option | None:
        """What was meant; None to begin again."""
        words = self._words
        while True:
            text = self._read(words.say("terminal-prompt")).strip().lower()
            if text == QUIT:
                raise Quit
            if text == TABLE:
                self._tell(table_lines(words, moment.view))
                continue
            if text == BACK:
                return None
            if text.isdecimal() and 1 <= int(text) <= len(options):
                return options[int(text) - 1]
            self._tell([words.say("terminal-no-option", {"text": text, "last": len(options)})])

    def _read(self, prompt: str) -> str:
        click.echo(f"{prompt} ", nl=False)
        line = sys.stdin.readline()
        if not line:
            raise Quit
        return line


def numbered(options: Sequence[Option]) -> Iterator[tuple[int, Option]]:
    return enumerate(options, start=1)
