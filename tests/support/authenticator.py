"""An authenticator in software: makes passkeys and signs with them, as browsers hand it on."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
AAGUID = bytes(16)


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def read(base64url: str) -> bytes:
    return urlsafe_b64decode(base64url + "=" * (-len(base64url) % 4))


class Authenticator:
    """One passkey at a time, for pages of one origin."""

    def __init__(self, origin: str = "https://tables.example") -> None:
        self.origin = origin
        self.counter = 0
        self.handle = ""
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._id = sha256(str(id(self)).encode()).digest()

    def make(self, options: str) -> str:
        """What ``navigator.credentials.create`` would give, as JSON."""
        asked = json.loads(options)
        self.handle = asked["user"]["id"]
        numbers = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        attested = AAGUID + len(self._id).to_bytes(2) + self._id + cbor2.dumps(key)
        data = self._data(asked["rp"]["id"], ATTESTED) + attested
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", asked["challenge"])
        return self._credential(clientDataJSON=text(client), attestationObject=text(made))

    def show(self, options: str) -> str:
        """What ``navigator.credentials.get`` would give, as JSON."""
        asked = json.loads(options)
        self.counter += 1
        data = self._data(asked["rpId"])
        client = self._client("webauthn.get", asked["challenge"])
        signature = self._key.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            clientDataJSON=text(client),
            authenticatorData=text(data),
            signature=text(signature),
            userHandle=self.handle,
        )

    def _data(self, host: str, more: int = 0) -> bytes:
        flags = PRESENT | VERIFIED | more
        return sha256(host.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4)

    def _client(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _credential(self, **response: Any) -> str:
        name = text(self._id)
        return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": response})
