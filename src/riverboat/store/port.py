"""What a store does for a room: streams of records, and the people and tables that they are about.

A stream is what happened at one table, in order, and nothing in it is ever changed. ``append``
stores a batch whole or not at all, and only after what the writer believes to be the last record:
of two writers who both believe that they own a table, one is refused. What is returned is durable.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from msgspec import Struct


class Record(Struct, frozen=True):
    """A record of a stream. *at* is in milliseconds since 1970."""

    seq: int
    """1 is the first of its stream."""
    at: int
    body: bytes


class Entry(Struct, frozen=True):
    """Chips that go from one account of the ledger to another, for a reason."""

    source: str
    to: str
    chips: int
    why: str


class Answer(Struct, frozen=True):
    """What was answered to a command, so that the same command has the same answer again."""

    cmd: str
    """Unique in its stream."""
    body: bytes


class Sealing(Struct, frozen=True):
    """Something that is kept, and that nobody can read without a key which the store has not."""

    key: str
    """Unique in its stream."""
    blob: bytes


class AuditRow(Struct, frozen=True):
    """Something that a host or whoever runs the room has done, as it is kept in the audit log."""

    at: int
    """In milliseconds since 1970."""
    who: str
    """The name, as it was then; empty for the room itself."""
    role: str
    """As what they did it."""
    what: str
    """A code, which says what the *args* are."""
    table: str = ""
    """The table's id; empty for the whole room."""
    table_name: str = ""
    """What it was called then."""
    whom: str = ""
    """The name of whom it was done to, as it was then; empty for nobody."""
    args: str = ""
    """JSON that the room understands; empty for none."""
    address: str = ""
    """From where; empty if that is not known."""
    seq: int = 0
    """Given by the store: a later row has a larger one."""


class AuditWish(Struct, frozen=True):
    """Which rows of the audit log are looked for: all that is said holds of each."""

    person: str = ""
    """Who has done it, or to whom, whatever the capitals."""
    table: str = ""
    what: str = ""
    since: int = 0
    """They are not older, in milliseconds since 1970."""
    before: int = 0
    """Their numbers are below this one; 0 begins with the latest."""
    limit: int = 50
    """At most so many; 0 is all."""


class Batch(Struct, frozen=True):
    """What is stored together: records, and what they mean for the ledger."""

    stream: str
    expected: int
    """The number of records that the stream has."""
    at: int
    records: tuple[bytes, ...]
    entries: tuple[Entry, ...] = ()
    answers: tuple[Answer, ...] = ()
    sealed: tuple[Sealing, ...] = ()
    audit: tuple[AuditRow, ...] = ()
    """What hosts have done, of which the records are what it came to."""


class Posted(Struct, frozen=True):
    """An entry of the ledger, as it is kept."""

    stream: str
    seq: int
    """The last record of its batch."""
    at: int
    source: str
    to: str
    chips: int
    why: str


class Conflict(Exception):
    """A stream is not where its writer believed it to be: somebody else writes to it."""

    def __init__(self, stream: str, expected: int, found: int) -> None:
        super().__init__(f"{stream} has {found} records, and not {expected}")
        self.stream, self.expected, self.found = stream, expected, found


class Taken(Exception):
    """A name, or an id, that has to be unique is in use."""


class AccountRow(Struct, frozen=True):
    """Somebody with a name. Guests have no password."""

    name: str
    """As it is shown, and unique whatever its capitals."""
    password: str
    """argon2id's text, or empty."""
    made_at: int
    admin: bool = False


class SessionRow(Struct, frozen=True):
    """Somebody who is logged in: only the hash of his token is kept."""

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
    """He is declared to be a program."""
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


class Store(Protocol):
    """A place where a room keeps everything. All of it may be called from one event loop."""

    async def open(self) -> None:
        """Be ready; make or bring up to date what is there."""

    async def close(self) -> None:
        """Write down what waits, and let go."""

    # Streams
    async def append(self, batch: Batch) -> int:
        """Store a batch, and return the number of records that its stream has then. It is durable.

        Raises ``Conflict`` and stores nothing when the stream is elsewhere, and ``Taken`` for an
        answer or a sealing that is there already.
        """
        ...

    async def read(self, stream: str, after: int = 0, limit: int = 0) -> list[Record]:
        """The records with a number above *after*, in order; *limit* 0 is all of them."""
        ...

    async def streams(self) -> dict[str, int]:
        """Every stream, and how many records it has."""
        ...

    async def answer(self, stream: str, cmd: str) -> bytes | None:
        """What was answered to a command; ``None`` if it is new."""
        ...

    async def sealed(self, stream: str, key: str) -> bytes | None:
        """Something that was sealed."""
        ...

    # The ledger
    async def balances(self, stream: str = "") -> dict[str, int]:
        """What each account has, of one stream or of all: their sum is nothing."""
        ...

    async def entries(self, stream: str) -> list[Posted]:
        """The ledger of a stream, in order."""
        ...

    # The audit log: nothing changes a row, and only time removes one
    async def add_audit(self, row: AuditRow) -> int:
        """Add a row, durably, and say which number it has; whatever *row* says of that is lost."""
        ...

    async def audit(self, wish: AuditWish) -> list[AuditRow]:
        """The rows that are looked for, the latest first."""
        ...

    async def forget_audit(self, before: int) -> int:
        """Remove all rows that are older than a moment, and say how many they were."""
        ...

    # People
    async def add_account(self, row: AccountRow) -> None:
        """Raises ``Taken``."""

    async def account(self, name: str) -> AccountRow | None:
        """Whatever the capitals of *name*."""
        ...

    async def names(self, since: int = 0) -> list[str]:
        """Everybody who came at *since* or later."""
        ...

    async def accounts(self, containing: str = "", limit: int = 50) -> list[AccountRow]:
        """Those whose name contains a text, whatever its capitals, by name."""
        ...

    async def remove_account(self, name: str) -> None:
        """Forget somebody, and what was theirs or is about them. ``LookupError`` if nobody is."""

    async def set_password(self, name: str, password: str) -> None:
        """A guest who sets one has an account from then on."""

    async def add_session(self, row: SessionRow) -> None: ...

    async def session(self, token: str) -> SessionRow | None: ...

    async def sessions_of(self, name: str) -> list[SessionRow]:
        """Somebody's, oldest first; *name* is as in the sessions, its capitals too."""
        ...

    async def end_session(self, token: str) -> None: ...

    async def end_sessions(self, before: int) -> int:
        """End those whose time was over before then, and say how many they were."""
        ...

    async def end_sessions_of(self, name: str, except_session: str = "") -> int:
        """End those of somebody, but for the one of this token, and say how many they were.

        *name* is as in the sessions, its capitals too.
        """
        ...

    async def add_key(self, row: KeyRow) -> None: ...

    async def key(self, key: str) -> KeyRow | None: ...

    async def keys_of(self, name: str) -> list[KeyRow]: ...

    async def remove_key(self, key: str) -> None: ...

    async def put_note(self, row: NoteRow) -> None:
        """Instead of what its writer had noted about the same player, if anything."""

    async def notes_of(self, writer: str) -> list[NoteRow]:
        """Everything that somebody has noted, oldest first."""
        ...

    async def remove_note(self, writer: str, about: str) -> None:
        """Whatever the capitals of both; nothing happens if there is none."""

    # Second factors
    async def put_totp(self, row: TotpRow) -> None:
        """Instead of the authenticator that somebody had, if any."""

    async def totp(self, name: str) -> TotpRow | None: ...

    async def use_step(self, name: str, step: int) -> bool:
        """Use up a step of somebody's clock, and say whether it was a new one."""
        ...

    async def remove_totp(self, name: str) -> None: ...

    async def put_recovery(self, name: str, hashes: Collection[str]) -> None:
        """Instead of all that somebody had; none removes them."""

    async def recovery(self, name: str) -> int:
        """How many are left."""
        ...

    async def use_recovery(self, name: str, hashed: str) -> bool:
        """Use one up, and say whether it was there."""
        ...

    async def add_passkey(self, row: PasskeyRow) -> None:
        """Raises ``Taken``."""

    async def passkey(self, passkey: str) -> PasskeyRow | None: ...

    async def passkeys_of(self, name: str) -> list[PasskeyRow]:
        """Somebody's, oldest first."""
        ...

    async def use_passkey(self, passkey: str, count: int, at: int) -> bool:
        """Keep that it was used; say whether its *count* went up, or both say that it has none."""
        ...

    async def remove_passkey(self, passkey: str) -> None: ...

    # Tables
    async def add_table(self, row: TableRow) -> None:
        """Raises ``Taken``."""

    async def change_table(self, row: TableRow) -> None: ...

    async def tables(self, closed: bool = False) -> list[TableRow]:
        """The open ones, oldest first; or the closed ones."""
        ...

    async def table(self, table: str) -> TableRow | None: ...

    async def set_role(self, table: str, name: str, role: str) -> None:
        """An empty *role* takes it away."""

    async def roles(self, table: str) -> dict[str, str]: ...

    async def add_hand(self, row: HandRow) -> None:
        """Written again after a crash, it replaces what was there."""

    async def hands(self, table: str, before: int = 0, limit: int = 50) -> list[HandRow]:
        """The latest first; *before* is the number of a hand."""
        ...

    async def hand(self, table: str, hand: int) -> HandRow | None: ...
