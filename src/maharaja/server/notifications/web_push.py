"""Web push: messages encrypted for one browser (RFC 8291), signed as ours (RFC 8292).

By ``cryptography`` alone: the libraries made for this bring HTTP clients of their own, which would
ask any address and follow any redirect.
"""

from __future__ import annotations

import os
import time
from binascii import Error as NotBase64
from dataclasses import dataclass

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from maharaja.server.encodings import base64url, from_base64url
from maharaja.server.notifications.addresses import target_of
from maharaja.server.notifications.delivery import DeliveryError
from maharaja.server.notifications.http_post import post
from maharaja.server.notifications.message import Message
from maharaja.server.settings import Settings
from maharaja.store.rows import Channel

RECORD = 4096  # bytes; the message is one record
SALT = 16
AUTH = 16
NUMBER = 32  # bytes of a number of the curve
KEPT = 24 * 3600  # seconds that the push service keeps it for a browser that is not there
SIGNED = 12 * 3600  # seconds that a signature holds; at most a day
_LAST = b"\x02"  # behind the text: this is the last record


class Keys(msgspec.Struct):
    """What a browser has told to encrypt with."""

    p256dh: str
    auth: str


@dataclass(frozen=True, slots=True)
class Subscription:
    """The same, read."""

    public: ec.EllipticCurvePublicKey
    auth: bytes


def read_keys(text: str) -> Subscription | None:
    """None if nothing can be encrypted with them."""
    try:
        keys = msgspec.json.decode(text, type=Keys)
        auth = from_base64url(keys.auth)
        point = from_base64url(keys.p256dh)
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, NotBase64, UnsupportedAlgorithm):
        return None
    return Subscription(public, auth) if len(auth) == AUTH else None


def encrypted(
    text: bytes, to: Subscription, ours: ec.EllipticCurvePrivateKey, salt: bytes
) -> bytes:
    """A body in the coding ``aes128gcm``, with a key of ours that is used only once."""
    theirs, own = point_of(to.public), point_of(ours.public_key())
    shared = ours.exchange(ec.ECDH(), to.public)
    secret = derived(shared, to.auth, b"WebPush: info\0" + theirs + own, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, text + _LAST, None)
    return salt + RECORD.to_bytes(4) + bytes([len(own)]) + own + sealed


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def new_key() -> str:
    """A key for this server to sign with, as it is kept."""
    made = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return base64url(made.to_bytes(NUMBER))


class ServerKey:
    """The key that this server signs with: browsers take messages that are signed by it only."""

    SECRET = "vapid"  # its name in the store

    def __init__(self, kept: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(from_base64url(kept)), ec.SECP256R1())
        self.public = base64url(point_of(self._key.public_key()))

    def authorization(self, audience: str, contact: str | None, now: float) -> str:
        """The header that says who we are, for one push service."""
        claims = {"aud": audience, "exp": int(now) + SIGNED}
        if contact is not None:
            claims["sub"] = contact
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(base64url(msgspec.json.encode(part)) for part in parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        mark = base64url(r.to_bytes(NUMBER) + s.to_bytes(NUMBER))
        return f"vapid t={signed}.{mark}, k={self.public}"


class PushSender:
    """Sends messages to browsers, by the push services that these have named."""

    def __init__(self, settings: Settings, key: ServerKey) -> None:
        self._private = settings.private_addresses
        self._key = key
        address = settings.push_contact or settings.mail_from
        self._contact = f"mailto:{address}" if address else settings.public_address

    async def send(self, channel: Channel, message: Message) -> None:
        target = target_of(channel.address, private=self._private)
        keys = read_keys(channel.keys)
        if target is None or keys is None:
            raise DeliveryError("forbidden", permanent=True)
        once = ec.generate_private_key(ec.SECP256R1())
        body = encrypted(self._text(message), keys, once, os.urandom(SALT))
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "normal",
            "Topic": message.topic,  # what the browser has not fetched yet is replaced by this
            "Authorization": self._key.authorization(target.origin, self._contact, time.time()),
        }
        await post(channel.address, headers, body, private=self._private)

    def _text(self, message: Message) -> bytes:
        """What the service worker shows; the same tag takes the place of what is shown already."""
        return msgspec.json.encode(
            {
                "id": message.id,
                "tag": message.topic,
                "title": message.title,
                "text": message.text,
                "path": message.path,
                "language": message.language,
            }
        )
