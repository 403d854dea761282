"""Store interface of a room: streams of records, people and tables.

A stream is the history of one table, in order, and nothing in it is ever changed. ``append`` stores
a batch completely or not at all, and only if the stream has the length that the writer expects. So
if two writers both believe that they own a table, one of them is rejected. A returned result is
durable.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Protocol

from riverboat.store.audit_rows import AuditFilter, AuditRow
from riverboat.store.review_rows import ReviewStore
from riverboat.store.rows import (
    AccountRow,
    ClubPlayerRow,
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


class Store(ReviewStore, Protocol):
    """Persistent storage of a room, used from one event loop."""

    async def open(self) -> None:
        """Open the store; create or migrate its database."""

    async def close(self) -> None:
        """Finish pending writes and close."""

    async def write_heartbeat(self, host: str, now_ms: int) -> None:
        """Write a node's heartbeat durably, to prove that the node can write.

        Raises ``StoreFailed`` if nothing can be written: a standby, a full or read-only disk.
        """

    async def measure_sizes(self) -> dict[str, int]:
        """Return the bytes used by each database table, by name; empty for a store in memory.

        For a SQLite file, the key ``free`` has the bytes of unused pages.
        """
        ...

    # Streams
    async def append(self, batch: Batch) -> int:
        """Store a batch durably, and return the resulting number of records of its stream.

        Raises ``Conflict`` and stores nothing if the stream has another number of records than
        expected, and ``NotUnique`` for a reply or a sealed blob whose key exists.
        """
        ...

    async def read(self, stream: str, after_seq: int = 0, limit: int = 0) -> list[Record]:
        """Return at most *limit* records with a number above *after_seq*, in order.

        A *limit* of 0 means all of them.
        """
        ...

    async def stream_lengths(self) -> dict[str, int]:
        """Return every stream with its number of records."""
        ...

    async def find_reply(self, stream: str, command_id: str) -> bytes | None:
        """Return the stored reply to a command; ``None`` if it has none or it was deleted."""
        ...

    async def delete_old_replies(self, before_ms: int) -> int:
        """Delete replies stored before *before_ms*, some thousands at most; return the number."""
        ...

    async def find_sealed_blob(self, stream: str, key: str) -> bytes | None:
        """Return the encrypted data stored under a key of a stream; ``None`` if there is none."""
        ...

    # Checkpoints: they make reading faster and do not change the result
    async def find_checkpoint(self, stream: str, stored_before_ms: int) -> Checkpoint | None:
        """Return a stream's last checkpoint stored at *stored_before_ms* or before, or ``None``."""
        ...

    async def list_checkpoints(self, stream: str) -> list[Checkpoint]:
        """Return all checkpoints of a stream, oldest first."""
        ...

    async def delete_checkpoints(self, stream: str) -> int:
        """Delete all checkpoints of a stream; return the number deleted."""
        ...

    # Ledger
    async def balances(self, stream: str = "") -> dict[str, int]:
        """Return the balance of each ledger account over one stream; over all if *stream* is empty.

        The balances sum to zero.
        """
        ...

    async def list_ledger_entries(self, stream: str) -> list[LedgerRow]:
        """Return the ledger of a stream, in order."""
        ...

    # Audit log: rows never change, and only expire
    async def add_audit_row(self, row: AuditRow) -> int:
        """Insert an audit row durably, and return its number; ``row.seq`` is ignored."""
        ...

    async def find_audit_rows(self, filters: AuditFilter) -> list[AuditRow]:
        """Return the audit rows that match a filter, latest first."""
        ...

    async def delete_old_audit_rows(self, before_ms: int) -> int:
        """Delete the audit rows older than *before_ms*; return the number deleted."""
        ...

    # Accounts
    async def add_account(self, row: AccountRow) -> None:
        """Insert an account. Raises ``NotUnique``."""

    async def find_account(self, name: str) -> AccountRow | None:
        """Return an account by name, ignoring case; ``None`` if there is none."""
        ...

    async def list_account_names(self, created_after_ms: int = 0) -> list[str]:
        """Return the names of all accounts created at *created_after_ms* or later."""
        ...

    async def search_accounts(self, containing: str = "", limit: int = 50) -> list[AccountRow]:
        """Return the accounts whose name contains a text, ignoring case, by name."""
        ...

    async def remove_account(self, name: str) -> None:
        """Delete an account and all data by or about it. Raises ``LookupError``."""

    async def set_password(self, name: str, password: str) -> None:
        """Set the password of an account or a guest, given as the Argon2id hash *password*.

        A guest has an account from then on. Raises ``LookupError`` for an unknown name.
        """

    async def set_admin(self, name: str, is_admin: bool) -> None:
        """Grant or revoke administrator rights. Raises ``LookupError`` for an unknown name."""

    async def add_session(self, row: SessionRow) -> None:
        """Insert a login session."""

    async def find_session(self, token: str) -> SessionRow | None:
        """Return a login session by the hash of its token; ``None`` if there is none."""

    async def sessions_of(self, name: str) -> list[SessionRow]:
        """Return an account's sessions, oldest first; *name* is case-sensitive."""
        ...

    async def end_session(self, token: str) -> None:
        """Delete the login session with this token hash; do nothing if there is none."""

    async def delete_expired_sessions(self, before_ms: int) -> int:
        """Delete the sessions that had expired at *before_ms*; return the number deleted."""
        ...

    async def end_sessions_of(self, name: str, except_session: str = "") -> int:
        """Delete an account's sessions, and return their number.

        *except_session* is the token hash of a session to keep. *name* is case-sensitive.
        """
        ...

    async def add_key(self, row: KeyRow) -> None:
        """Insert an API key."""

    async def find_key(self, key: str) -> KeyRow | None:
        """Return an API key by its hash; ``None`` if there is none."""

    async def keys_of(self, name: str) -> list[KeyRow]:
        """Return an account's API keys."""

    async def remove_key(self, key: str) -> None:
        """Delete an API key; do nothing if there is none."""

    async def put_note(self, row: NoteRow) -> None:
        """Store a note, replacing its writer's note about the same player."""

    async def notes_of(self, writer: str) -> list[NoteRow]:
        """Return all notes by a writer, oldest first."""
        ...

    async def remove_note(self, writer: str, subject: str) -> None:
        """Delete a note, ignoring case in both names; do nothing if there is none."""

    # Details of players
    async def put_club_players(self, rows: Iterable[ClubPlayerRow]) -> None:
        """Store details of players, replacing an owner's earlier details of the same player."""

    async def club_players_of(self, owner: str) -> list[ClubPlayerRow]:
        """Return an owner's details of players, by name."""
        ...

    async def remove_club_players(self, owner: str, players: Iterable[str] | None) -> None:
        """Delete an owner's details of some players, or all of them if *players* is ``None``."""

    # Second factors
    async def put_totp(self, row: TotpRow) -> None:
        """Store an account's authenticator, replacing the previous one."""

    async def find_totp(self, name: str) -> TotpRow | None:
        """Return an account's authenticator; ``None`` if it has none."""

    async def use_totp_step(self, name: str, step: int) -> bool:
        """Mark a time step as used; return True if it is later than the last used one."""
        ...

    async def remove_totp(self, name: str) -> None:
        """Delete an account's authenticator."""

    async def put_recovery_codes(self, name: str, hashes: Collection[str]) -> None:
        """Replace an account's recovery codes; an empty collection deletes them."""

    async def recovery_code_count(self, name: str) -> int:
        """Return the number of an account's unused recovery codes."""
        ...

    async def use_recovery_code(self, name: str, code_hash: str) -> bool:
        """Delete a recovery code upon its use; return True if it existed."""
        ...

    async def add_passkey(self, row: PasskeyRow) -> None:
        """Insert a passkey. Raises ``NotUnique``."""

    async def find_passkey(self, passkey: str) -> PasskeyRow | None:
        """Return a passkey by its id; ``None`` if there is none."""

    async def passkeys_of(self, name: str) -> list[PasskeyRow]:
        """Return an account's passkeys, oldest first."""
        ...

    async def use_passkey(self, passkey: str, signature_count: int, now_ms: int) -> bool:
        """If the signature counter rose or is always 0, record a use and return True."""
        ...

    async def remove_passkey(self, passkey: str) -> None:
        """Delete a passkey."""

    # One-time links and e-mail addresses
    async def add_link(self, row: LinkRow) -> None:
        """Insert a link, replacing those of the same kind for the same name, ignoring case."""

    async def find_link(self, token_hash: str) -> LinkRow | None:
        """Return a one-time link by the hash of its token; ``None`` if there is none."""

    async def use_link(self, token_hash: str, now_ms: int) -> bool:
        """Delete a link that is valid at *now_ms*; return False if there is none."""
        ...

    async def delete_expired_links(self, before_ms: int) -> int:
        """Delete links that expired by *before_ms*, and return their number."""
        ...

    async def put_email(self, name: str, address: str) -> None:
        """Set the e-mail address of an account; an empty one deletes it."""

    async def find_email(self, name: str) -> str:
        """Return the e-mail address of an account; empty if it has none."""
        ...

    async def list_names_of_email(self, address: str) -> list[str]:
        """Return the names of the accounts that have an e-mail address, sorted."""
        ...

    # Tables
    async def add_table(self, row: TableRow) -> None:
        """Insert a table. Raises ``NotUnique``."""

    async def change_table(self, row: TableRow) -> None:
        """Replace the row of a table."""

    async def list_tables(self, closed: bool = False) -> list[TableRow]:
        """Return the open tables, or the closed ones if *closed* is True; oldest first."""
        ...

    async def find_table(self, table: str) -> TableRow | None:
        """Return the row of a table by its id; ``None`` if there is none."""

    async def set_role(self, table: str, name: str, role: str) -> None:
        """Set a person's role at a table; an empty *role* deletes it."""

    async def roles(self, table: str) -> dict[str, str]:
        """Return the role of each person at a table, by name."""

    async def add_hand(self, row: HandRow) -> None:
        """Insert the index entry of a hand, or replace one that was stored before a crash."""

    async def list_hands(self, table: str, before_hand: int = 0, limit: int = 50) -> list[HandRow]:
        """Return index entries of a table's hands before number *before_hand*, latest first."""
        ...

    async def find_hand(self, table: str, hand: int) -> HandRow | None:
        """Return the index entry of a hand by table and number; ``None`` if there is none."""
