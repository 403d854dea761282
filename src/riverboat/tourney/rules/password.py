"""A password is kept as a hash, so that nobody reads it in the log of an event."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

SEALED: Final = "scrypt:"
"""What a hash begins with."""


def sealed_password(password: str, event: str) -> str:
    """The hash of a password for an event of this name; a hash stays as it is.

    >>> sealed_password("open sesame", "Friday").startswith("scrypt:")
    True
    """
    if not password or password.startswith(SEALED):
        return password
    return SEALED + _hash(password, event)


def fits(password: str, seal: str, event: str) -> bool:
    """Whether it is the password of the event."""
    return hmac.compare_digest(_hash(password, event), seal.removeprefix(SEALED))


def _hash(password: str, event: str) -> str:
    salt = f"riverboat event {event}".encode()
    return hashlib.scrypt(password.encode(), salt=salt, n=2**12, r=8, p=1, dklen=32).hex()
