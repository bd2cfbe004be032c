"""Where notifications arrive, on this machine: a web server for webhooks, and one for mails."""

from __future__ import annotations

import json
import re
import socketserver
import threading
import time
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

PATIENCE = 60.0  # seconds; a busy machine is slow


class Receiver:
    """A server in a thread of its own, and all that it was sent."""

    def __init__(self, server: socketserver.BaseServer) -> None:
        self._server = server
        server.receiver = self  # type: ignore[attr-defined]  # for the handlers
        self.received: list[Any] = []
        self.connections = 0
        self._thread = threading.Thread(target=server.serve_forever, args=[0.05], daemon=True)
        self._thread.start()

    @property
    def port(self) -> int:
        return int(self._server.server_address[1])  # type: ignore[arg-type]

    def wait(self, number: int) -> list[Any]:
        """All that has come, as soon as so much has."""
        until = time.monotonic() + PATIENCE
        while len(self.received) < number and time.monotonic() < until:
            time.sleep(0.02)
        assert len(self.received) >= number, self.received
        return self.received

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class WebReceiver(Receiver):
    """Takes what is posted; ``status`` is what it answers."""

    def __init__(self) -> None:
        self.status = 201
        super().__init__(_Threads(("127.0.0.1", 0), _WebHandler))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook?key=1"

    def taken(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.received.append((path, headers, json.loads(body)))

    def messages(self) -> list[Any]:
        return [body for _, _, body in self.received]


class _Threads(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 100


class _WebHandler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        receiver: WebReceiver = self.server.receiver  # type: ignore[attr-defined]
        receiver.connections += 1
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if receiver.status < 300:
            receiver.taken(self.path, dict(self.headers), body)
        self.send_response(receiver.status)
        if 300 <= receiver.status < 400:
            self.send_header("Location", f"http://127.0.0.1:{receiver.port}/elsewhere")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name
        pass


class MailReceiver(Receiver):
    """An SMTP server that takes every mail but those to addresses it refuses."""

    def __init__(self) -> None:
        self.refused: set[str] = set()
        super().__init__(_MailServer(("127.0.0.1", 0), _MailHandler))

    def mails(self) -> list[EmailMessage]:
        return [mail for _, mail in self.received]


class _MailServer(socketserver.ThreadingTCPServer):
    daemon_threads = True
    allow_reuse_address = True
    request_queue_size = 100


class _MailHandler(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        receiver: MailReceiver = self.server.receiver  # type: ignore[attr-defined]
        receiver.connections += 1
        recipient = ""
        self._say("220 here")
        while line := self.rfile.readline().decode().strip():
            match line[:4].upper():
                case "EHLO":
                    self._say("250 here")
                case "RCPT":
                    found = re.search("<(.*)>", line)
                    recipient = found[1] if found else ""
                    self._say("550 no" if recipient in receiver.refused else "250 yes")
                case "DATA":
                    self._say("354 go on")
                    mail = self._mail()
                    if mail is None:  # whoever sent it is gone
                        return
                    receiver.received.append((recipient, mail))
                    self._say("250 taken")
                case "QUIT":
                    self._say("221 bye")
                    return
                case _:
                    self._say("250 yes")

    def _mail(self) -> EmailMessage | None:
        lines = []
        while (line := self.rfile.readline()) != b".\r\n":
            if not line:
                return None
            lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
        found = message_from_bytes(b"".join(lines), policy=policy.default)
        assert isinstance(found, EmailMessage)
        return found

    def _say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())
