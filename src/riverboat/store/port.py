"""What a store does for a room: streams of records, and the people and tables that they are about.

A stream is what happened at one table, in order, and nothing in it is ever changed. ``append``
stores a batch whole or not at all, and only after what the writer believes to be the last record:
of two writers who both believe that they own a table, one is refused. What is returned is durable.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from riverboat.store.audit_rows import AuditFilter, AuditRow
from riverboat.store.rows import (
    AccountRow,
    HandRow,
    KeyRow,
    LinkRow,
    NoteRow,
    PasskeyRow,
    SessionRow,
    TableRow,
    TotpRow,
)
from riverboat.store.stream_records import Batch, Checkpoint, LedgerRow, Record


class Store(Protocol):
    """A place where a room keeps everything. All of it may be called from one event loop."""

    async def open(self) -> None:
        """Be ready; make or bring up to date what is there."""

    async def close(self) -> None:
        """Write down what waits, and let go."""

    async def write_heartbeat(self, host: str, at: int) -> None:
        """Write, durably, that a host could write at a moment: the proof is that it returns.

        Raises ``StoreFailed`` where nothing can be written: a standby, a full or read-only disk.
        """

    async def sizes(self) -> dict[str, int]:
        """Return the bytes that each kind of row takes, and ``free`` ones; nothing in memory."""
        ...

    # Streams
    async def append(self, batch: Batch) -> int:
        """Store a batch, and return the number of records that its stream has then. It is durable.

        Raises ``Conflict`` and stores nothing when the stream is elsewhere, and ``NotUnique`` for
        an answer or a sealing that is there already.
        """
        ...

    async def read(self, stream: str, after: int = 0, limit: int = 0) -> list[Record]:
        """The records with a number above *after*, in order; *limit* 0 is all of them."""
        ...

    async def streams(self) -> dict[str, int]:
        """Every stream, and how many records it has."""
        ...

    async def answer(self, stream: str, cmd: str) -> bytes | None:
        """What was answered to a command; ``None`` if it is new, or was forgotten."""
        ...

    async def forget_answers(self, before: int) -> int:
        """Remove answers given before a moment, some thousands at most; return their number."""
        ...

    async def sealed(self, stream: str, key: str) -> bytes | None:
        """Something that was sealed."""
        ...

    # Checkpoints: a stream is read sooner with one, and says the same without
    async def checkpoint(self, stream: str, until: int) -> Checkpoint | None:
        """The last one that was stored at *until* or before."""
        ...

    async def checkpoints(self, stream: str) -> list[Checkpoint]:
        """All that are kept of a stream, the first first."""
        ...

    async def forget_checkpoints(self, stream: str) -> int:
        """Remove all of a stream, and say how many they were."""
        ...

    # The ledger
    async def balances(self, stream: str = "") -> dict[str, int]:
        """What each account has, of one stream or of all: their sum is nothing."""
        ...

    async def entries(self, stream: str) -> list[LedgerRow]:
        """The ledger of a stream, in order."""
        ...

    # The audit log: nothing changes a row, and only time removes one
    async def add_audit(self, row: AuditRow) -> int:
        """Add a row, durably, and say which number it has; whatever *row* says of that is lost."""
        ...

    async def audit(self, filters: AuditFilter) -> list[AuditRow]:
        """The rows that are looked for, the latest first."""
        ...

    async def forget_audit(self, before: int) -> int:
        """Remove all rows that are older than a moment, and say how many they were."""
        ...

    # People
    async def add_account(self, row: AccountRow) -> None:
        """Raises ``NotUnique``."""

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

    async def set_admin(self, name: str, is_admin: bool) -> None:
        """Make an account an administrator, or none. ``LookupError`` if nobody is called so."""

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

    async def use_totp_step(self, name: str, step: int) -> bool:
        """Use up a step of somebody's clock, and say whether it was a new one."""
        ...

    async def remove_totp(self, name: str) -> None: ...

    async def put_recovery_codes(self, name: str, hashes: Collection[str]) -> None:
        """Instead of all that somebody had; none removes them."""

    async def recovery_code_count(self, name: str) -> int:
        """How many are left."""
        ...

    async def use_recovery_code(self, name: str, hashed: str) -> bool:
        """Use one up, and say whether it was there."""
        ...

    async def add_passkey(self, row: PasskeyRow) -> None:
        """Raises ``NotUnique``."""

    async def passkey(self, passkey: str) -> PasskeyRow | None: ...

    async def passkeys_of(self, name: str) -> list[PasskeyRow]:
        """Somebody's, oldest first."""
        ...

    async def use_passkey(self, passkey: str, count: int, at: int) -> bool:
        """Keep that it was used; say whether its *count* went up, or both say that it has none."""
        ...

    async def remove_passkey(self, passkey: str) -> None: ...

    # One-time links and e-mail addresses
    async def add_link(self, row: LinkRow) -> None:
        """Instead of those of the same kind for the same name, in any capitals."""

    async def link(self, hashed: str) -> LinkRow | None: ...

    async def use_link(self, hashed: str, now: int) -> bool:
        """Use one up, and return True if it was there and its time not over at *now*."""
        ...

    async def end_links(self, before: int) -> int:
        """Remove those whose time is over at *before*, and return their number."""
        ...

    async def put_email(self, name: str, address: str) -> None:
        """Instead of the address that an account had; an empty one removes it."""

    async def email(self, name: str) -> str:
        """Return the address of an account; empty if it has none."""
        ...

    async def names_of_email(self, address: str) -> list[str]:
        """Return the names of the accounts that have an address, sorted."""
        ...

    # Tables
    async def add_table(self, row: TableRow) -> None:
        """Raises ``NotUnique``."""

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
