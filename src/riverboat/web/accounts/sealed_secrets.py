"""Small secrets of accounts, encrypted with the room's key: the store alone reveals none.

They are encrypted like decks (``service.decks.seal``): with AES-GCM, a nonce for each secret, and
bound to their owner, so that a row is invalid for any other account.
"""

from __future__ import annotations

import os
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

_NONCE_BYTES: Final = 12
_FORMAT_VERSION: Final = b"\1"
"""First byte of the ciphertext: the format of the rest."""


class DecryptionError(Exception):
    """The secret was sealed with another key, or for another owner."""


def seal(secret: bytes, key: bytes, context: str) -> bytes:
    """Return the ciphertext to store; *context* names the kind of secret and its owner."""
    nonce = os.urandom(_NONCE_BYTES)
    return (
        _FORMAT_VERSION
        + nonce
        + AESGCM(key).encrypt(nonce, secret, _encode_associated_data(context))
    )


def unseal(blob: bytes, key: bytes, context: str) -> bytes:
    """Return the secret, or raise ``DecryptionError``.

    >>> unseal(seal(b"hush", bytes(32), "totp ann"), bytes(32), "totp ann")
    b'hush'
    """
    nonce, ciphertext = blob[1 : 1 + _NONCE_BYTES], blob[1 + _NONCE_BYTES :]
    if blob[:1] != _FORMAT_VERSION or len(nonce) < _NONCE_BYTES:
        raise DecryptionError("unknown format")
    try:
        return AESGCM(key).decrypt(nonce, ciphertext, _encode_associated_data(context))
    except InvalidTag:
        raise DecryptionError("cannot be decrypted with this key") from None


def _encode_associated_data(context: str) -> bytes:
    return f"riverboat account\0{context}".encode()
