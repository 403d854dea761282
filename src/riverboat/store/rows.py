"""Rows of people, tables and hands in a store.

``rename`` maps a field to its database column if the two have different names.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords


class AccountRow(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={"password_hash": "password", "is_admin": "admin"},
):
    """A person with a name. Guests have no password."""

    name: str
    """Display name, unique ignoring case."""
    password_hash: str
    """Argon2id hash; empty for a guest."""
    made_at: int
    is_admin: bool = False

    admin = DeprecatedAttribute("is_admin")
    password = DeprecatedAttribute("password_hash")


class SessionRow(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={"token_hash": "token", "csrf_token": "csrf", "expires_at": "until"},
):
    """A login session: only the hash of its token is stored."""

    token_hash: str
    """SHA-256 of the token, in hexadecimal."""
    name: str
    csrf_token: str
    made_at: int
    expires_at: int
    device: str = ""
    """Short description of the browser; empty if unknown."""

    csrf = DeprecatedAttribute("csrf_token")
    token = DeprecatedAttribute("token_hash")
    until = DeprecatedAttribute("expires_at")


class KeyRow(
    Struct, metaclass=DeprecatedKeywords, frozen=True, rename={"key_hash": "key", "is_bot": "bot"}
):
    """An API key: only its hash is stored."""

    key_hash: str
    name: str
    """Account that the key belongs to."""
    is_bot: bool
    """True if its user is declared to be a program."""
    note: str
    made_at: int

    bot = DeprecatedAttribute("is_bot")
    key = DeprecatedAttribute("key_hash")


class NoteRow(Struct, metaclass=DeprecatedKeywords, frozen=True, rename={"subject": "about"}):
    """A private note about a player."""

    writer: str
    subject: str
    """Player whom the note is about, by their name at the table."""
    text: str
    colour: str
    """Colour of the marker at the player's seat; empty for none."""
    at: int

    about = DeprecatedAttribute("subject")


class ClubPlayerRow(Struct, frozen=True):
    """A host's private details of a player at physical events."""

    owner: str
    """Account or guest that the details belong to."""
    player: str
    """Player, by their name in events and seasons."""
    contact: str
    """E-mail address or telephone number, as typed; empty if unknown."""
    number: str
    """Number in the club; empty if there is none."""
    notes: str
    at: int
    """Time of the last change."""


class TotpRow(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={"sealed_secret": "secret", "last_used_step": "step"},
):
    """A time-based authenticator (TOTP) of an account, at most one per account."""

    name: str
    sealed_secret: bytes
    """Secret, encrypted with the room's key, which is not in the store."""
    last_used_step: int
    """Last used time step; codes up to it are void."""
    made_at: int

    secret = DeprecatedAttribute("sealed_secret")
    step = DeprecatedAttribute("last_used_step")


class PasskeyRow(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={"user_handle": "handle", "signature_count": "count"},
):
    """A passkey of an account: only its public key is stored."""

    id: str
    """Credential id in URL-safe base64."""
    name: str
    """Account that the passkey belongs to."""
    label: str
    """Label chosen by its owner."""
    public_key: bytes
    """Public key in COSE format."""
    user_handle: bytes
    """Random user handle of the account for authenticators."""
    signature_count: int
    """Signature counter of the authenticator; 0 if it does not count."""
    made_at: int
    used_at: int
    """Time of the last use; 0 if there was none."""

    count = DeprecatedAttribute("signature_count")
    handle = DeprecatedAttribute("user_handle")


class LinkRow(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={"token_hash": "hashed", "expires_at": "until"},
):
    """A one-time link: only the hash of its token is stored."""

    token_hash: str
    """SHA-256 of the token, in hexadecimal."""
    kind: str
    """Purpose: ``admin``, ``recovery`` or ``email``."""
    name: str
    """Account that the link is for, which need not exist yet."""
    subject: str
    """E-mail address that a link of kind ``email`` confirms; otherwise empty."""
    made_at: int
    expires_at: int

    hashed = DeprecatedAttribute("token_hash")
    until = DeprecatedAttribute("expires_at")


class TableRow(Struct, frozen=True):
    """A table of the room. Its history is in the stream ``table/`` plus its id."""

    id: str
    name: str
    host: str
    made_at: int
    closed_at: int
    """Time of closing in milliseconds since 1970; 0 while the table is open."""
    settings: bytes
    """JSON of the table settings."""


class HandRow(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={"first_seq": "first", "last_seq": "last"},
):
    """Position of a hand in its table's stream."""

    table: str
    hand: int
    first_seq: int
    """Sequence number of the hand's first record."""
    last_seq: int
    at: int
    game: str

    first = DeprecatedAttribute("first_seq")
    last = DeprecatedAttribute("last_seq")


def column_values(row: Struct) -> dict[str, Any]:
    """Return the values of a row by column name."""
    return dict(zip(row.__struct_encode_fields__, astuple(row), strict=True))
