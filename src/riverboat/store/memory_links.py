"""One-time links and e-mail addresses of the in-memory store."""

from __future__ import annotations

from typing import Protocol

from riverboat.store.rows import AccountRow, LinkRow
from riverboat.store.store_validation import check_email, check_link, check_value, fold_name


class LinkTables(Protocol):
    """One-time links and e-mail addresses in a ``Memory``."""

    accounts: dict[str, AccountRow]
    links: dict[str, LinkRow]
    emails: dict[str, str]


def remove_links(link_tables: LinkTables, name: str) -> None:
    """Delete the one-time links and the e-mail address of an account."""
    link_tables.emails.pop(fold_name(name), None)
    for token_hash, row in list(link_tables.links.items()):
        if fold_name(row.name) == fold_name(name):
            del link_tables.links[token_hash]


class LinkMemory:
    """Mixin of the in-memory store: one-time links and e-mail addresses."""

    @property
    def _memory(self) -> LinkTables:
        raise NotImplementedError

    async def add_link(self, row: LinkRow) -> None:
        check_link(row)
        links = self._memory.links
        for token_hash, other_link in list(links.items()):
            if (other_link.kind, fold_name(other_link.name)) == (row.kind, fold_name(row.name)):
                del links[token_hash]
        links[row.token_hash] = row

    async def find_link(self, token_hash: str) -> LinkRow | None:
        return self._memory.links.get(token_hash)

    async def use_link(self, token_hash: str, now_ms: int) -> bool:
        check_value(now_ms)
        row = self._memory.links.get(token_hash)
        if row is None or row.expires_at <= now_ms:
            return False
        del self._memory.links[token_hash]
        return True

    async def delete_expired_links(self, before_ms: int) -> int:
        expired_hashes = [
            row.token_hash for row in self._memory.links.values() if row.expires_at <= before_ms
        ]
        for token_hash in expired_hashes:
            del self._memory.links[token_hash]
        return len(expired_hashes)

    async def put_email(self, name: str, address: str) -> None:
        check_email(name, address)
        if address:
            self._memory.emails[fold_name(name)] = address
        else:
            self._memory.emails.pop(fold_name(name), None)

    async def find_email(self, name: str) -> str:
        return self._memory.emails.get(fold_name(name), "")

    async def list_names_of_email(self, address: str) -> list[str]:
        link_tables = self._memory
        owner_names = [
            owner for owner, owner_address in link_tables.emails.items() if owner_address == address
        ]
        return sorted(
            [
                link_tables.accounts[owner].name
                for owner in owner_names
                if owner in link_tables.accounts
            ]
        )
