"""Our own levels as bots for other hosts: the bot's side of docs/bot-protocol.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import BinaryIO

from maharaja.boards.board_json import read_board
from maharaja.bots.bot import Bot
from maharaja.bots.protocol.messages import PROTOCOL, Garbage, Message, read_message, write_message
from maharaja.bots.protocol.view_reader import (
    characters_around,
    characters_told,
    event_from_json,
    state_from_view,
)
from maharaja.engine.board import Board
from maharaja.engine.ids import SEATS
from maharaja.engine.text.json_reader import Reader
from maharaja.engine.text.notation import choice_text
from maharaja.errors import FormatError

MAX_SEED = (1 << 62) - 1


class SeatedBot:
    """A bot in a game it knows only from messages."""

    def __init__(self, board: Board, bot: Bot) -> None:
        self.board = board
        self.bot = bot
        self.characters: set[int] = set()  # ever seen; some of the solo game's leave it

    def answer(self, message: Reader) -> Message:
        """Take in the events and the view, and choose."""
        for item in message.at("events").items():
            event = event_from_json(self.board, item.value)
            self.characters.update(characters_told(event))
            self.bot.observe(event)
        view = message.at("view")
        self.characters.update(characters_around(view))
        information_set = state_from_view(self.board, view.value, self.characters)
        choice = choice_text(self.board, self.bot.answer(information_set))
        return {"type": "choice", "id": message.at("id").value, "choice": choice}


def serve(name: str, make: Callable[[int, int], Bot], source: BinaryIO, target: BinaryIO) -> None:
    """Play what the host asks for, until it says bye or closes the line."""
    player: SeatedBot | None = None
    for line in source:
        message = read_host(line)
        kind = message.at("type").string()
        if kind == "bye":
            return
        if kind == "hello":
            check_protocol(message.at("protocol"))
            send(target, {"type": "ready", "protocol": PROTOCOL, "name": name})
        elif kind == "newgame":
            player = start_game(message, make)
        elif kind == "move":
            if player is None:
                raise message.error("error-bot-move-without-newgame")
            send(target, player.answer(message))


def read_host(line: bytes) -> Reader:
    try:
        return Reader(read_message(line), "message")
    except Garbage as garbage:
        raise FormatError.within("message", garbage) from None


def check_protocol(reader: Reader) -> None:
    if reader.value != PROTOCOL:
        raise reader.fail("error-bot-protocol", protocol=PROTOCOL)


def start_game(message: Reader, make: Callable[[int, int], Bot]) -> SeatedBot:
    seat = message.at("seat").number(0, SEATS - 1)
    seed = message.at("seed").number(0, MAX_SEED)
    return SeatedBot(read_board(message.at("board").value), make(seat, seed))


def send(target: BinaryIO, message: Message) -> None:
    target.write(write_message(message))
    target.flush()
