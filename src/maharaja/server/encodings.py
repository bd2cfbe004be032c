"""Bytes as text that addresses and headers can have."""

from __future__ import annotations

from base64 import b32encode, urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256


def base64url(data: bytes) -> str:
    """Without the signs that only fill up (RFC 7515)."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    bare = text.rstrip("=")
    return urlsafe_b64decode(bare + "=" * (-len(bare) % 4))


def short_id(data: bytes) -> str:
    """Ten bytes as sixteen lower-case letters and digits, which are easy to read out."""
    return b32encode(data).decode().lower()


def short_id_of(text: str) -> str:
    """The same for the same text."""
    return short_id(sha256(text.encode()).digest()[:10])
