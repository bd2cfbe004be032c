"""What becomes of a message that is sent, and who sends it."""

from __future__ import annotations

from typing import Protocol

from maharaja.server.notifications.message import Message
from maharaja.store.rows import Channel


class DeliveryError(Exception):
    """A message could not be delivered; why, by one of the words that people are told."""

    def __init__(self, error: str, *, permanent: bool = False, dead: bool = False) -> None:
        super().__init__(error)
        self.error = error
        self.permanent = permanent  # to try again would not help
        self.dead = dead  # there is nobody at that address any more


class Sender(Protocol):
    """Delivers messages by one kind of channel."""

    async def send(self, channel: Channel, message: Message) -> None:
        """Deliver a message, or DeliveryError."""
