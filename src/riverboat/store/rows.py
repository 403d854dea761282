"""Rows of people, tables and hands in a store."""

from __future__ import annotations

from msgspec import Struct


class AccountRow(Struct, frozen=True):
    """A person with a name. Guests have no password."""

    name: str
    """Display name, unique ignoring case."""
    password: str
    """Argon2id hash, or empty."""
    made_at: int
    admin: bool = False


class SessionRow(Struct, frozen=True):
    """A login session: only the hash of its token is stored."""

    token: str
    """SHA-256 of the token, in hexadecimal."""
    name: str
    csrf: str
    made_at: int
    until: int
    device: str = ""
    """Short description of the browser; empty if unknown."""


class KeyRow(Struct, frozen=True):
    """An API key: only its hash is stored."""

    key: str
    name: str
    """Account that the key belongs to."""
    bot: bool
    """True if its user is declared to be a program."""
    note: str
    made_at: int


class NoteRow(Struct, frozen=True):
    """A private note about a player."""

    writer: str
    about: str
    """Player, by their name at the table."""
    text: str
    colour: str
    """Colour of a mark; empty for none."""
    at: int


class TotpRow(Struct, frozen=True):
    """A time-based authenticator (TOTP) of an account, at most one per account."""

    name: str
    secret: bytes
    """Sealed secret: the store has no key to it."""
    step: int
    """Last used time step; codes up to it are void."""
    made_at: int


class PasskeyRow(Struct, frozen=True):
    """A passkey of an account: only its public key is stored."""

    id: str
    """Credential id in URL-safe base64."""
    name: str
    """Account that it belongs to."""
    label: str
    """Label chosen by its owner."""
    public_key: bytes
    """Public key in COSE format."""
    handle: bytes
    """Random user handle of the account for authenticators."""
    count: int
    """Signature counter of the authenticator; 0 if it does not count."""
    made_at: int
    used_at: int
    """Time of the last use; 0 if there was none."""


class LinkRow(Struct, frozen=True):
    """A one-time link: only the hash of its token is stored."""

    hashed: str
    """SHA-256 of the token, in hexadecimal."""
    kind: str
    """Purpose: ``admin``, ``recovery`` or ``email``."""
    name: str
    """Account that it is for, which need not exist yet."""
    subject: str
    """Subject: the address that a link of ``email`` confirms."""
    made_at: int
    until: int


class TableRow(Struct, frozen=True):
    """A table of the room. Its history is in the stream ``table/`` plus its id."""

    id: str
    name: str
    host: str
    made_at: int
    closed_at: int
    """Time of closing; 0 while it is open."""
    settings: bytes
    """JSON of the table settings."""


class HandRow(Struct, frozen=True):
    """Position of a hand in its table's stream."""

    table: str
    hand: int
    first: int
    """Sequence number of its first record."""
    last: int
    at: int
    game: str
