"""In-memory store: the reference implementation for the others, and a store for tests."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass, field

from msgspec.structs import replace

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import deprecated_keywords
from riverboat.store.audit_rows import AuditFilter, AuditRow
from riverboat.store.deprecated_names import DeprecatedStoreNames
from riverboat.store.errors import Conflict, NotUnique, StoreFailed
from riverboat.store.memory_club_players import ClubPlayerMemory, remove_stored_club_players
from riverboat.store.memory_links import LinkMemory, remove_links
from riverboat.store.memory_reviews import ReviewMemory, remove_stored_reviews
from riverboat.store.review_rows import ReviewRow
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
from riverboat.store.store_validation import (
    check_audit,
    check_batch,
    check_key,
    check_note,
    check_page,
    check_passkey,
    check_row,
    check_value,
    fold_name,
    validate_filter,
)
from riverboat.store.stream_records import Batch, Checkpoint, LedgerRow, Record
from riverboat.words.refusals import stores as s


@dataclass
class Memory:
    """Contents of an in-memory store: they outlive the ``MemoryStore`` objects that use them."""

    records: dict[str, list[Record]] = field(default_factory=dict)
    ledger: dict[str, list[LedgerRow]] = field(default_factory=dict)
    replies: dict[tuple[str, str], tuple[int, bytes]] = field(default_factory=dict)
    """Time and body of each stored reply, by stream and idempotency key."""
    sealed_blobs: dict[tuple[str, str], bytes] = field(default_factory=dict)
    checkpoints: dict[str, list[Checkpoint]] = field(default_factory=dict)
    audit_rows: list[AuditRow] = field(default_factory=list)
    accounts: dict[str, AccountRow] = field(default_factory=dict)
    sessions: dict[str, SessionRow] = field(default_factory=dict)
    keys: dict[str, KeyRow] = field(default_factory=dict)
    notes: dict[tuple[str, str], NoteRow] = field(default_factory=dict)
    """Notes by the folded names of writer and player."""
    club_players: dict[tuple[str, str], ClubPlayerRow] = field(default_factory=dict)
    """Hosts' details of players, by owner and player."""
    totps: dict[str, TotpRow] = field(default_factory=dict)
    """Authenticators of accounts, by folded name."""
    recovery_codes: dict[str, set[str]] = field(default_factory=dict)
    """Hashes of each account's unused recovery codes, by folded name."""
    passkeys: dict[str, PasskeyRow] = field(default_factory=dict)
    links: dict[str, LinkRow] = field(default_factory=dict)
    emails: dict[str, str] = field(default_factory=dict)
    reviews: dict[str, ReviewRow] = field(default_factory=dict)
    review_parts: dict[str, dict[int, bytes]] = field(default_factory=dict)
    tables: dict[str, TableRow] = field(default_factory=dict)
    roles: dict[str, dict[str, tuple[str, str]]] = field(default_factory=dict)
    """Name and role of each person at a table, by table and folded name."""
    hands: dict[str, dict[int, HandRow]] = field(default_factory=dict)
    heartbeats: dict[str, int] = field(default_factory=dict)

    answers = DeprecatedAttribute("replies")

    audit = DeprecatedAttribute("audit_rows")

    sealed = DeprecatedAttribute("sealed_blobs")


class MemoryStore(LinkMemory, ReviewMemory, ClubPlayerMemory, DeprecatedStoreNames):
    """A store whose contents live in a ``Memory``; two stores may share one."""

    def __init__(self, memory: Memory | None = None) -> None:
        self._data = Memory() if memory is None else memory
        self._is_open = False

    def __repr__(self) -> str:
        return "MemoryStore()"

    async def open(self) -> None:
        self._is_open = True

    async def close(self) -> None:
        self._is_open = False

    async def write_heartbeat(self, host: str, now_ms: int) -> None:
        check_key(host)
        check_value(now_ms)
        self._memory.heartbeats[host] = now_ms

    @property
    def _memory(self) -> Memory:
        if not self._is_open:
            raise StoreFailed(s.StoreClosed(is_closed=False))
        return self._data

    async def measure_sizes(self) -> dict[str, int]:
        return {}

    # Streams

    async def append(self, batch: Batch) -> int:
        check_batch(batch)
        memory, stream = self._memory, batch.stream
        actual_length = len(memory.records.get(stream, ()))
        if actual_length != batch.expected_seq:
            raise Conflict(stream, batch.expected_seq, actual_length)
        if taken_keys := [
            reply.idempotency_key
            for reply in batch.replies
            if (stream, reply.idempotency_key) in memory.replies
        ]:
            raise NotUnique(f"{stream} already has a reply to {taken_keys[0]}")
        if taken_keys := [
            blob.key for blob in batch.sealed_blobs if (stream, blob.key) in memory.sealed_blobs
        ]:
            raise NotUnique(f"{stream} already has sealed data under {taken_keys[0]}")
        memory.records.setdefault(stream, []).extend(
            Record(seq, batch.at, body) for seq, body in enumerate(batch.records, actual_length + 1)
        )
        record_count = actual_length + len(batch.records)
        memory.ledger.setdefault(stream, []).extend(
            LedgerRow(
                stream,
                record_count,
                batch.at,
                entry.from_account,
                entry.to_account,
                entry.chips,
                entry.reason,
            )
            for entry in batch.ledger_entries
        )
        memory.replies.update(
            {(stream, reply.idempotency_key): (batch.at, reply.body) for reply in batch.replies}
        )
        memory.sealed_blobs.update(
            {(stream, sealed_blob.key): sealed_blob.blob for sealed_blob in batch.sealed_blobs}
        )
        for row in batch.audit_rows:
            self._add_audit_row(row)
        if batch.checkpoint is not None:
            self._add_checkpoint(batch.checkpoint, stream, batch.keep_checkpoints_from)
        return record_count

    def _add_checkpoint(self, new_checkpoint: Checkpoint, stream: str, keep_from_ms: int) -> None:
        checkpoints = [
            checkpoint
            for checkpoint in self._memory.checkpoints.get(stream, ())
            if checkpoint.seq < new_checkpoint.seq
        ]
        checkpoints.append(new_checkpoint)
        old_seqs = [checkpoint.seq for checkpoint in checkpoints if checkpoint.at <= keep_from_ms]
        first_kept_seq = max(old_seqs, default=0)
        self._memory.checkpoints[stream] = [
            checkpoint for checkpoint in checkpoints if checkpoint.seq >= first_kept_seq
        ]

    async def read(self, stream: str, after_seq: int = 0, limit: int = 0) -> list[Record]:
        check_page(after_seq, limit)
        records = self._memory.records.get(stream, [])
        return records[after_seq : after_seq + limit if limit else None]

    async def stream_lengths(self) -> dict[str, int]:
        return {stream: len(records) for stream, records in self._memory.records.items()}

    async def find_reply(self, stream: str, command_id: str) -> bytes | None:
        stored_reply = self._memory.replies.get((stream, command_id))
        return stored_reply[1] if stored_reply is not None else None

    async def delete_old_replies(self, before_ms: int) -> int:
        replies = self._memory.replies
        expired_keys = [key for key, (replied_at, _) in replies.items() if replied_at < before_ms]
        for key in expired_keys:
            del replies[key]
        return len(expired_keys)

    async def find_sealed_blob(self, stream: str, key: str) -> bytes | None:
        return self._memory.sealed_blobs.get((stream, key))

    # Checkpoints

    async def find_checkpoint(self, stream: str, stored_before_ms: int) -> Checkpoint | None:
        check_page(stored_before_ms, 0)
        checkpoints = [
            checkpoint
            for checkpoint in self._memory.checkpoints.get(stream, ())
            if checkpoint.at <= stored_before_ms
        ]
        return checkpoints[-1] if checkpoints else None

    async def list_checkpoints(self, stream: str) -> list[Checkpoint]:
        return list(self._memory.checkpoints.get(stream, ()))

    async def delete_checkpoints(self, stream: str) -> int:
        return len(self._memory.checkpoints.pop(stream, ()))

    # Ledger

    async def balances(self, stream: str = "") -> dict[str, int]:
        ledger = self._memory.ledger
        balances: defaultdict[str, int] = defaultdict(int)
        for row in (
            entry
            for stream_name in ([stream] if stream else ledger)
            for entry in ledger.get(stream_name, ())
        ):
            balances[row.from_account] -= row.chips
            balances[row.to_account] += row.chips
        return dict(balances)

    async def list_ledger_entries(self, stream: str) -> list[LedgerRow]:
        return list(self._memory.ledger.get(stream, ()))

    # Audit log

    async def add_audit_row(self, row: AuditRow) -> int:
        check_audit(row)
        return self._add_audit_row(row)

    def _add_audit_row(self, row: AuditRow) -> int:
        audit_rows = self._memory.audit_rows
        seq = audit_rows[-1].seq + 1 if audit_rows else 1
        audit_rows.append(replace(row, seq=seq))
        return seq

    async def find_audit_rows(self, filters: AuditFilter) -> list[AuditRow]:
        filters = validate_filter(filters)
        matching_rows = [
            row for row in reversed(self._memory.audit_rows) if _matches_filter(row, filters)
        ]
        return matching_rows[: filters.limit or None]

    async def delete_old_audit_rows(self, before_ms: int) -> int:
        audit_rows = self._memory.audit_rows
        self._memory.audit_rows = [row for row in audit_rows if row.at >= before_ms]
        return len(audit_rows) - len(self._memory.audit_rows)

    # Accounts

    async def add_account(self, row: AccountRow) -> None:
        check_row(row)
        if fold_name(row.name) in self._memory.accounts:
            raise NotUnique(f"the name {row.name} is taken")
        self._memory.accounts[fold_name(row.name)] = row

    async def find_account(self, name: str) -> AccountRow | None:
        return self._memory.accounts.get(fold_name(name))

    async def list_account_names(self, created_after_ms: int = 0) -> list[str]:
        return [
            row.name for row in self._memory.accounts.values() if row.made_at >= created_after_ms
        ]

    async def search_accounts(self, containing: str = "", limit: int = 50) -> list[AccountRow]:
        check_page(0, limit)
        folded_text = fold_name(containing)
        matching_items = sorted(
            item for item in self._memory.accounts.items() if folded_text in item[0]
        )
        return [row for _, row in matching_items[: limit or None]]

    async def remove_account(self, name: str) -> None:
        row = await self.find_account(name)
        if row is None:
            raise LookupError(f"there is no account {name}")
        memory, removed_name = self._memory, fold_name(name)
        del memory.accounts[removed_name]
        memory.sessions = {
            key: session
            for key, session in memory.sessions.items()
            if fold_name(session.name) != removed_name
        }
        memory.keys = {
            key: api_key
            for key, api_key in memory.keys.items()
            if fold_name(api_key.name) != removed_name
        }
        for roles in memory.roles.values():
            roles.pop(removed_name, None)
        memory.notes = {key: note for key, note in memory.notes.items() if removed_name not in key}
        remove_links(memory, name)
        remove_stored_reviews(memory, name)
        remove_stored_club_players(memory, name)
        memory.totps.pop(removed_name, None)
        memory.recovery_codes.pop(removed_name, None)
        memory.passkeys = {
            key: passkey
            for key, passkey in memory.passkeys.items()
            if fold_name(passkey.name) != removed_name
        }

    async def set_password(self, name: str, password: str) -> None:
        self._change_account(name, password_hash=password)

    async def set_admin(self, name: str, is_admin: bool) -> None:
        self._change_account(name, is_admin=is_admin)

    def _change_account(self, name: str, **changes: object) -> None:
        row = self._memory.accounts.get(fold_name(name))
        if row is None:
            raise LookupError(f"there is no account {name}")
        new_row = replace(row, **changes)
        check_row(new_row)
        self._memory.accounts[fold_name(name)] = new_row

    async def add_session(self, row: SessionRow) -> None:
        check_row(row)
        if row.token_hash in self._memory.sessions:
            raise NotUnique("a session with this token already exists")
        self._memory.sessions[row.token_hash] = row

    async def find_session(self, token: str) -> SessionRow | None:
        return self._memory.sessions.get(token)

    async def sessions_of(self, name: str) -> list[SessionRow]:
        session_rows = [row for row in self._memory.sessions.values() if row.name == name]
        return sorted(session_rows, key=lambda row: (row.made_at, row.token_hash))

    async def end_session(self, token: str) -> None:
        self._memory.sessions.pop(token, None)

    async def delete_expired_sessions(self, before_ms: int) -> int:
        sessions = self._memory.sessions
        expired_hashes = [
            token_hash for token_hash, row in sessions.items() if row.expires_at < before_ms
        ]
        for token_hash in expired_hashes:
            del sessions[token_hash]
        return len(expired_hashes)

    async def end_sessions_of(self, name: str, except_session: str = "") -> int:
        sessions = self._memory.sessions
        ended_hashes = [
            token_hash
            for token_hash, row in sessions.items()
            if row.name == name and token_hash != except_session
        ]
        for token_hash in ended_hashes:
            del sessions[token_hash]
        return len(ended_hashes)

    async def add_key(self, row: KeyRow) -> None:
        check_row(row)
        if row.key_hash in self._memory.keys:
            raise NotUnique("this key already exists")
        self._memory.keys[row.key_hash] = row

    async def find_key(self, key: str) -> KeyRow | None:
        return self._memory.keys.get(key)

    async def keys_of(self, name: str) -> list[KeyRow]:
        owned_keys = [
            row for row in self._memory.keys.values() if fold_name(row.name) == fold_name(name)
        ]
        return sorted(owned_keys, key=lambda row: (row.made_at, row.key_hash))

    async def remove_key(self, key: str) -> None:
        self._memory.keys.pop(key, None)

    async def put_note(self, row: NoteRow) -> None:
        check_note(row)
        self._memory.notes[fold_name(row.writer), fold_name(row.subject)] = row

    async def notes_of(self, writer: str) -> list[NoteRow]:
        notes = self._memory.notes.items()
        own_notes = [row for note_key, row in notes if note_key[0] == fold_name(writer)]
        return sorted(own_notes, key=lambda row: (row.at, row.subject))

    async def remove_note(self, writer: str, subject: str) -> None:
        self._memory.notes.pop((fold_name(writer), fold_name(subject)), None)

    # Second factors

    async def put_totp(self, row: TotpRow) -> None:
        check_row(row)
        self._memory.totps[fold_name(row.name)] = row

    async def find_totp(self, name: str) -> TotpRow | None:
        return self._memory.totps.get(fold_name(name))

    async def use_totp_step(self, name: str, step: int) -> bool:
        check_value(step)
        row = self._memory.totps.get(fold_name(name))
        if row is None or row.last_used_step >= step:
            return False
        self._memory.totps[fold_name(name)] = replace(row, last_used_step=step)
        return True

    async def remove_totp(self, name: str) -> None:
        self._memory.totps.pop(fold_name(name), None)

    async def put_recovery_codes(self, name: str, hashes: Collection[str]) -> None:
        for key in (name, *hashes):
            check_key(key)
        self._memory.recovery_codes[fold_name(name)] = set(hashes)

    async def recovery_code_count(self, name: str) -> int:
        return len(self._memory.recovery_codes.get(fold_name(name), ()))

    async def use_recovery_code(self, name: str, code_hash: str) -> bool:
        codes_left = self._memory.recovery_codes.get(fold_name(name), set())
        is_known = code_hash in codes_left
        codes_left.discard(code_hash)
        return is_known

    async def add_passkey(self, row: PasskeyRow) -> None:
        check_passkey(row)
        if row.id in self._memory.passkeys:
            raise NotUnique("this passkey already exists")
        self._memory.passkeys[row.id] = row

    async def find_passkey(self, passkey: str) -> PasskeyRow | None:
        return self._memory.passkeys.get(passkey)

    async def passkeys_of(self, name: str) -> list[PasskeyRow]:
        owned_passkeys = [
            passkey
            for passkey in self._memory.passkeys.values()
            if fold_name(passkey.name) == fold_name(name)
        ]
        return sorted(owned_passkeys, key=lambda row: (row.made_at, row.id))

    @deprecated_keywords(count="signature_count")
    async def use_passkey(self, passkey: str, signature_count: int, now_ms: int) -> bool:
        check_value(signature_count)
        check_value(now_ms)
        row = self._memory.passkeys.get(passkey)
        if row is None or not (
            row.signature_count < signature_count or row.signature_count == signature_count == 0
        ):
            return False
        self._memory.passkeys[passkey] = replace(
            row, signature_count=signature_count, used_at=now_ms
        )
        return True

    async def remove_passkey(self, passkey: str) -> None:
        self._memory.passkeys.pop(passkey, None)

    # Tables

    async def add_table(self, row: TableRow) -> None:
        check_row(row)
        if row.id in self._memory.tables:
            raise NotUnique(f"the table {row.id} already exists")
        self._memory.tables[row.id] = row

    async def change_table(self, row: TableRow) -> None:
        check_row(row)
        if row.id not in self._memory.tables:
            raise LookupError(f"there is no table {row.id}")
        self._memory.tables[row.id] = row

    async def list_tables(self, closed: bool = False) -> list[TableRow]:
        rows = [row for row in self._memory.tables.values() if bool(row.closed_at) is closed]
        return sorted(rows, key=lambda row: (row.made_at, row.id))

    async def find_table(self, table: str) -> TableRow | None:
        return self._memory.tables.get(table)

    async def set_role(self, table: str, name: str, role: str) -> None:
        for key in (table, name, role or name):
            check_key(key)
        roles = self._memory.roles.setdefault(table, {})
        roles.pop(fold_name(name), None)
        if role:
            roles[fold_name(name)] = (name, role)

    async def roles(self, table: str) -> dict[str, str]:
        return dict(self._memory.roles.get(table, {}).values())

    async def add_hand(self, row: HandRow) -> None:
        check_row(row)
        self._memory.hands.setdefault(row.table, {})[row.hand] = row

    async def list_hands(self, table: str, before_hand: int = 0, limit: int = 50) -> list[HandRow]:
        check_page(before_hand, limit)
        hands = self._memory.hands.get(table, {})
        hand_numbers = sorted(
            (hand_number for hand_number in hands if not before_hand or hand_number < before_hand),
            reverse=True,
        )
        return [hands[number] for number in hand_numbers[: limit or None]]

    async def find_hand(self, table: str, hand: int) -> HandRow | None:
        return self._memory.hands.get(table, {}).get(hand)

    beat = DeprecatedAttribute("write_heartbeat")
    put_recovery = DeprecatedAttribute("put_recovery_codes")
    recovery = DeprecatedAttribute("recovery_code_count")
    use_recovery = DeprecatedAttribute("use_recovery_code")
    use_step = DeprecatedAttribute("use_totp_step")


def _matches_filter(row: AuditRow, filters: AuditFilter) -> bool:
    name = fold_name(filters.person)
    return (
        (not name or name in (fold_name(row.actor), fold_name(row.affected_player)))
        and filters.table in ("", row.table)
        and filters.action in ("", row.action)
        and row.at >= filters.since
        and (not filters.before_seq or row.seq < filters.before_seq)
    )
