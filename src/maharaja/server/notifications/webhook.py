"""Messages to webhooks: JSON that a script can read, and that chat services show as it is."""

from __future__ import annotations

import msgspec

from maharaja.server.notifications.http_post import post
from maharaja.server.notifications.message import Message
from maharaja.server.settings import Settings
from maharaja.store.rows import Channel


class WebhookSender:
    """Posts messages to the addresses that people have named."""

    def __init__(self, settings: Settings) -> None:
        self._private = settings.private_addresses
        self._base = settings.public_address or ""

    async def send(self, channel: Channel, message: Message) -> None:
        headers = {
            "Content-Type": "application/json",
            # Whoever gets the same one twice, after a crash of ours, can tell.
            "Idempotency-Key": f'"{message.id}"',
        }
        await post(channel.address, headers, self._body(message), private=self._private)

    def _body(self, message: Message) -> bytes:
        link = f"{self._base}{message.path}" if self._base else None
        words = "\n".join(filter(None, (message.text, link)))
        return msgspec.json.encode(
            {
                "id": message.id,
                "kind": message.kind,
                "table": message.table or None,
                "path": message.path,
                "link": link,
                "title": message.title,
                "language": message.language,
                "at": round(message.at * 1000),
                "text": words,  # as Slack, Mattermost, Rocket.Chat and Google Chat want it
                "content": words,  # as Discord does
            }
        )
