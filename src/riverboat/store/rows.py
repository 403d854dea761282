"""The people and the tables of a room, as they are kept."""

from __future__ import annotations

from msgspec import Struct


class AccountRow(Struct, frozen=True):
    """Somebody with a name. Guests have no password."""

    name: str
    """As it is shown, and unique whatever its capitals."""
    password: str
    """argon2id's text, or empty."""
    made_at: int
    admin: bool = False


class SessionRow(Struct, frozen=True):
    """Somebody who is logged in: only the hash of their token is kept."""

    token: str
    """SHA-256 of it, in hexadecimal."""
    name: str
    csrf: str
    made_at: int
    until: int
    device: str = ""
    """From which browser, in a few words; empty if that is not known."""


class KeyRow(Struct, frozen=True):
    """A key of the API: only its hash is kept."""

    key: str
    name: str
    """Who acts by it."""
    bot: bool
    """They are declared to be a program."""
    note: str
    made_at: int


class NoteRow(Struct, frozen=True):
    """What somebody has noted about a player, for nobody else's eyes."""

    writer: str
    about: str
    """The player, as they are shown at the table."""
    text: str
    colour: str
    """A mark's; empty for none."""
    at: int


class TotpRow(Struct, frozen=True):
    """An authenticator that makes codes by the clock for an account: one an account."""

    name: str
    secret: bytes
    """Sealed: the store has no key to it."""
    step: int
    """The latest step of the clock whose code was used; it and those before are good no more."""
    made_at: int


class PasskeyRow(Struct, frozen=True):
    """A passkey of an account: only its public half is kept."""

    id: str
    """What the authenticator calls it, in URL-safe base64."""
    name: str
    """Whose it is."""
    label: str
    """How its owner calls it."""
    public_key: bytes
    """As COSE has it."""
    handle: bytes
    """What authenticators call the account; random, and tells nothing."""
    count: int
    """How often it says it has signed; 0 if it does not count."""
    made_at: int
    used_at: int
    """0 if it never was."""


class LinkRow(Struct, frozen=True):
    """A link that is good once: only the hash of its token is kept."""

    hashed: str
    """SHA-256 of the token, in hexadecimal."""
    kind: str
    """What it does: ``admin``, ``recovery`` or ``email``."""
    name: str
    """Whose account it is for; there may be none yet."""
    subject: str
    """What it is about: the address that a link of ``email`` confirms."""
    made_at: int
    until: int


class TableRow(Struct, frozen=True):
    """A table of the room. What happens at it is in the stream ``table/`` and its id."""

    id: str
    name: str
    host: str
    made_at: int
    closed_at: int
    """0 while it is open."""
    settings: bytes
    """JSON that the room understands."""


class HandRow(Struct, frozen=True):
    """Where a hand is in its table's stream."""

    table: str
    hand: int
    first: int
    """The sequence number of its first record."""
    last: int
    at: int
    game: str
