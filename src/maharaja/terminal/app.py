"""The game in a whole window of the terminal: the table, what happened, and what can be done.

Everything wraps, and scrolls where it is longer than its place, so that nothing is cut off at any
size; at 80 by 24 the question, the log and the beginning of the table are in sight together.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from maharaja.engine.ids import COLOURS
from maharaja.i18n import texts
from maharaja.render.log_text import Log
from maharaja.render.words import Words
from maharaja.terminal.question import Moment, Option, options_of
from maharaja.terminal.session import Session
from maharaja.terminal.table_text import result_lines, table_lines

KEPT = 40  # lines of the log
OFTEN = 0.1  # seconds between two looks of the log while others act


class PlayApp(App[None]):
    """One game."""

    CSS = """
    #table { height: 45%; border-bottom: solid $primary; padding: 0 1; }
    #log { height: 25%; border-bottom: solid $primary; padding: 0 1; }
    #ask { height: auto; padding: 0 1; text-style: bold; }
    #options { height: 1fr; min-height: 4; border: none; padding: 0 1; }
    Static { height: auto; width: 100%; }
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q,f10", "quit", priority=True)]

    def __init__(self, session: Session, language: str) -> None:
        super().__init__()
        self._session = session
        self._language = language
        self._words: tuple[list[str], Words] | None = None
        self._moment: Moment | None = None
        self._options: Sequence[Option] = []
        self._seen: int | None = None  # who has taken the keyboard
        self._lines: list[str] = []
        self.over = False

    @property
    def words(self) -> Words:
        """Made anew only when somebody has another name."""
        names = self._session.names
        if self._words is None or self._words[0] != names:
            self._words = names, Words(self._language, self._session.board, names)
        return self._words[1]

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="table"):
            yield Static(id="drawing", markup=False)
        with VerticalScroll(id="log"):
            yield Static(id="lines", markup=False)
        yield Static(id="ask", markup=False)
        yield OptionList(id="options", markup=False)

    def on_mount(self) -> None:
        self._lines = [texts(self._language)("terminal-keys")]
        self.go_on()

    # --- the game goes on ---

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Until a person here has to decide, or the game is over."""
        session = self._session
        told = time.monotonic()
        while not session.finished:
            moment = await asyncio.to_thread(session.question)
            if moment is not None:
                with self.batch_update():
                    self._show(moment)
                return
            self._note(await asyncio.to_thread(session.advance))
            if time.monotonic() - told > OFTEN:
                self._show_log()
                told = time.monotonic()
        self._end()

    @work(exclusive=True)
    async def _choose(self, seat: int, choice: str) -> None:
        self._note(await asyncio.to_thread(self._session.choose, seat, choice))
        self.go_on()  # which shows what has happened, sooner or later

    def _show(self, moment: Moment) -> None:
        """Ask, or first let the next person come to the keyboard."""
        self._show_log()
        self._moment = moment
        words = self.words
        if len(self._session.people) > 1 and self._seen != moment.seat:
            name = words.seat(moment.seat)
            self._table([])
            self._ask(words.say("terminal-pass-on", {"name": name}), [Option(name, None)])
            return
        self._table(table_lines(words, moment.view))
        name = words.seat(moment.seat)
        self._ask(words.say("terminal-your-turn", {"name": name}), options_of(words, moment))

    def _end(self) -> None:
        self.over = True
        self._show_log()
        words = self.words
        self._table([*result_lines(words, self._session.result())])
        self._ask(words.say("terminal-over"), [])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        moment = self._moment
        if moment is None or event.option_index >= len(self._options):
            return
        chosen = self._options[event.option_index]
        if chosen.choice is not None:
            self._moment, self._options = None, []
            self._choose(moment.seat, chosen.choice)
        elif chosen.options:
            self._ask(chosen.label, chosen.options)
        else:  # the next person is here
            self._seen = moment.seat
            self._show(moment)

    # --- what is seen ---

    def _note(self, events: Sequence[Any]) -> None:
        people = self._session.people
        lines = Log(self.words, people if len(people) == 1 else []).lines(events)
        self._lines = [*self._lines, *lines][-KEPT:]

    def _show_log(self) -> None:
        """Show the log: bots may be quicker than a screen."""
        self.query_one("#lines", Static).update("\n".join(self._lines))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def _table(self, lines: Sequence[str]) -> None:
        self.query_one("#drawing", Static).update(self._coloured(lines))

    def _coloured(self, lines: Sequence[str]) -> Text:
        """What is a seat's, in its colour; the letter in front says it without colours, too."""
        begins = {f"{self.words.letter(seat)} ": colour for seat, colour in enumerate(COLOURS)}
        return Text("\n").join([Text(line, begins.get(line[:2], "")) for line in lines])

    def _ask(self, question: str, options: Sequence[Option]) -> None:
        self._options = options
        self.query_one("#ask", Static).update(question)
        rows = self.query_one("#options", OptionList)
        rows.clear_options()
        rows.add_options([Row(option.label) for option in options])
        rows.highlighted = 0 if options else None
        rows.focus()
