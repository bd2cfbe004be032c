"""Recovery words: made by chance, shown once, and kept as a slow hash.

A word is five letters, consonants and vowels by turns, which anybody can read aloud and write
down; it stands for 16 bits. The first words find the account, the others prove that it is theirs:
so looking an account up says nothing about the secret, and needs no name.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

CONSONANTS = "bdfghjklmnprstvz"
VOWELS = "aiou"
FINDING = 2  # words that find the account
PROVING = 4  # and that prove it: 64 bits
WORDS = FINDING + PROVING
COST = 2**14  # of scrypt: 16 MB, and some hundredths of a second


def new_words() -> list[str]:
    return [word(secrets.randbits(16)) for _ in range(WORDS)]


def word(bits: int) -> str:
    """Sixteen bits as letters, of which consonants take four and vowels two."""
    letters = []
    for place in (12, 10, 6, 4, 0):
        if place in (10, 4):
            letters.append(VOWELS[bits >> place & 3])
        else:
            letters.append(CONSONANTS[bits >> place & 15])
    return "".join(letters)


def read_words(text: str) -> list[str] | None:
    """Words as people type them; None if they cannot be ours."""
    found = text.lower().replace("-", " ").replace(",", " ").split()
    return found if len(found) == WORDS and all(map(is_word, found)) else None


def is_word(text: str) -> bool:
    letters = (CONSONANTS, VOWELS, CONSONANTS, VOWELS, CONSONANTS)
    return len(text) == len(letters) and all(map(str.__contains__, letters, text))


def selector_of(words: list[str]) -> str:
    return "-".join(words[:FINDING])


def new_salt() -> str:
    return secrets.token_hex(16)


def verifier_of(words: list[str], salt: str) -> str:
    """What is kept of the words that prove."""
    secret = "-".join(words[FINDING:]).encode()
    return hashlib.scrypt(secret, salt=salt.encode(), n=COST, r=8, p=1).hex()


def is_verified(words: list[str], salt: str, verifier: str) -> bool:
    return hmac.compare_digest(verifier_of(words, salt), verifier)
