"""Where notifications arrive, on this machine: webhooks, a push service, and mails."""

from __future__ import annotations

import hmac
import json
import os
import re
import socketserver
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from email import message_from_bytes, policy
from email.message import EmailMessage
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

PATIENCE = 60.0  # seconds; a busy machine is slow


class Receiver:
    """A server in a thread of its own, and all that it was sent."""

    def __init__(self, server: socketserver.TCPServer) -> None:
        self._server = server
        server.receiver = self  # type: ignore[attr-defined]  # for the handlers
        self.received: list[Any] = []
        self.connections = 0
        self._thread = threading.Thread(target=server.serve_forever, args=[0.05], daemon=True)
        self._thread.start()

    @property
    def port(self) -> int:
        port: int = self._server.socket.getsockname()[1]
        return port

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


class PushReceiver(WebReceiver):
    """A push service and the browser behind it: decrypts what comes, and checks who signed it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        super().__init__()

    @property
    def subscription(self) -> dict[str, str]:
        return {
            "endpoint": f"http://127.0.0.1:{self.port}/push/1",
            "p256dh": base64(point_of(self._key.public_key())),
            "auth": base64(self._auth),
        }

    def taken(self, path: str, headers: dict[str, str], body: bytes) -> None:
        text = decrypted(body, self._key, self._auth)
        self.received.append((path, headers, json.loads(text)))


def decrypted(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser does with a message (RFC 8188, RFC 8291), by HMAC alone."""
    salt, size = body[:16], body[20]
    theirs, sealed = body[21 : 21 + size], body[21 + size :]
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    shared = key.exchange(ec.ECDH(), public)
    info = b"WebPush: info\0" + point_of(key.public_key()) + theirs
    secret = mac(mac(auth, shared), info + b"\1")
    first = mac(salt, secret)
    cipher = mac(first, b"Content-Encoding: aes128gcm\0\1")[:16]
    nonce = mac(first, b"Content-Encoding: nonce\0\1")[:12]
    text = AESGCM(cipher).decrypt(nonce, sealed, None)
    assert text.endswith(b"\2")
    return text[:-1]


def check_signature(header: str, audience: str) -> dict[str, Any]:
    """Whether a message was signed by the key that it names; what it claims."""
    found = re.fullmatch(r"vapid t=(\S+), k=(\S+)", header)
    assert found is not None
    signed, _, mark = found[1].rpartition(".")
    both = unbase64(mark)
    signature = encode_dss_signature(int.from_bytes(both[:32]), int.from_bytes(both[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unbase64(found[2]))
    public.verify(signature, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(unbase64(signed.split(".")[1]))
    assert claims["aud"] == audience
    return {**claims, "key": found[2]}


def mac(key: bytes, data: bytes) -> bytes:
    return hmac.new(key, data, sha256).digest()


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    numbers = key.public_numbers()
    return b"\4" + numbers.x.to_bytes(32) + numbers.y.to_bytes(32)


def base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unbase64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


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
