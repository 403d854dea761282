"""Event passwords, stored as hashes so that an event's log does not reveal them."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

HASH_PREFIX: Final = "scrypt:"
"""The prefix of a password hash."""


def hash_password(password: str, event: str) -> str:
    """Hash a password for an event of this name; a hash is returned unchanged.

    >>> hash_password("open sesame", "Friday").startswith("scrypt:")
    True
    """
    if not password or password.startswith(HASH_PREFIX):
        return password
    return HASH_PREFIX + _hash_text(password, event)


def is_password(password: str, stored_hash: str, event: str) -> bool:
    """Return True if the password of the event is correct."""
    return hmac.compare_digest(_hash_text(password, event), stored_hash.removeprefix(HASH_PREFIX))


def _hash_text(password: str, event: str) -> str:
    salt = f"riverboat event {event}".encode()
    return hashlib.scrypt(password.encode(), salt=salt, n=2**12, r=8, p=1, dklen=32).hex()
