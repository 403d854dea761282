"""Small secrets of accounts, sealed with the room's key: whoever has the store alone reads none.

They are sealed as decks are (``service.sealing``): AES-GCM, a nonce each, and bound to whose they
are, so that no row is good in another's place.
"""

from __future__ import annotations

import os
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

_NONCE: Final = 12
_FORMAT_VERSION: Final = b"\1"
"""The first byte: how the rest is to be read."""


class DecryptionError(Exception):
    """It was sealed with another key, or for somebody else."""


def seal(secret: bytes, key: bytes, context: str) -> bytes:
    """What is stored of a secret. *whose* is what it is and to whom it belongs."""
    nonce = os.urandom(_NONCE)
    return _FORMAT_VERSION + nonce + AESGCM(key).encrypt(nonce, secret, _associated_data(context))


def unseal(blob: bytes, key: bytes, context: str) -> bytes:
    """The secret, or ``DecryptionError``.

    >>> unseal(seal(b"hush", bytes(32), "totp ann"), bytes(32), "totp ann")
    b'hush'
    """
    nonce, sealed = blob[1 : 1 + _NONCE], blob[1 + _NONCE :]
    if blob[:1] != _FORMAT_VERSION or len(nonce) < _NONCE:
        raise DecryptionError("it is not in a form that is known")
    try:
        return AESGCM(key).decrypt(nonce, sealed, _associated_data(context))
    except InvalidTag:
        raise DecryptionError("it cannot be opened with this key") from None


def _associated_data(context: str) -> bytes:
    return f"riverboat account\0{context}".encode()
