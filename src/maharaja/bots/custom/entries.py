"""Who may take a seat, by name: a level, ``FILE.py:CLASS``, or ``cmd:COMMAND``."""

from __future__ import annotations

from maharaja.bots.bot import Bot
from maharaja.bots.custom.custom_bot import CustomBot
from maharaja.bots.custom.faults import START, Hooks
from maharaja.bots.custom.python_class import PythonBot, names_class
from maharaja.bots.levels import COMMAND, FALLBACK, make_bot, maker
from maharaja.bots.protocol.external_bot import ExternalBot, Limits, split_command
from maharaja.errors import BotError


def is_custom(entry: str) -> bool:
    """Whether somebody else has written the bot."""
    return entry.startswith(COMMAND) or names_class(entry)


def check_entry(entry: str) -> None:
    """SetupError if nobody can be seated by that name."""
    if entry.startswith(COMMAND):
        split_command(entry.removeprefix(COMMAND))
    else:
        maker(entry)


def seated(
    entry: str, seat: int, seed: int, limits: Limits | None = None, hooks: Hooks | None = None
) -> Bot:
    """The bot of an entry; BotError if it is somebody else's and does not start."""
    if not is_custom(entry):
        return make_bot(entry, seat, seed)
    fallback = make_bot(FALLBACK, seat, seed)
    bot: CustomBot
    if entry.startswith(COMMAND):
        command = entry.removeprefix(COMMAND)
        bot = ExternalBot(command, seat, seed, fallback=fallback, limits=limits, hooks=hooks)
    else:
        bot = PythonBot(entry, seat, seed, fallback=fallback, hooks=hooks)
    for fault in bot.faults:
        if fault.kind == START:
            bot.close()
            raise BotError(fault.whole(), at=entry)
    return bot


def name_of(bot: Bot, entry: str) -> str:
    """What reports call it."""
    return bot.name if isinstance(bot, CustomBot) else entry
