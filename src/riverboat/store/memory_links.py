"""One-time links and e-mail addresses of the in-memory store."""

from __future__ import annotations

from typing import Protocol

from riverboat.store.rows import AccountRow, LinkRow
from riverboat.store.store_validation import check_email, check_link, check_value, fold_name


class LinkTables(Protocol):
    """The link and e-mail tables of a memory."""

    accounts: dict[str, AccountRow]
    links: dict[str, LinkRow]
    emails: dict[str, str]


def remove_links(link_tables: LinkTables, name: str) -> None:
    """Remove the links and the address of an account."""
    link_tables.emails.pop(fold_name(name), None)
    for hashed, row in list(link_tables.links.items()):
        if fold_name(row.name) == fold_name(name):
            del link_tables.links[hashed]


class LinkMemory:
    """The mixin of the in-memory store for links and addresses."""

    @property
    def _memory(self) -> LinkTables:
        raise NotImplementedError

    async def add_link(self, row: LinkRow) -> None:
        check_link(row)
        links = self._memory.links
        for hashed, other_link in list(links.items()):
            if (other_link.kind, fold_name(other_link.name)) == (row.kind, fold_name(row.name)):
                del links[hashed]
        links[row.token_hash] = row

    async def link(self, hashed: str) -> LinkRow | None:
        return self._memory.links.get(hashed)

    async def use_link(self, hashed: str, now_ms: int) -> bool:
        check_value(now_ms)
        row = self._memory.links.get(hashed)
        if row is None or row.expires_at <= now_ms:
            return False
        del self._memory.links[hashed]
        return True

    async def end_links(self, before_ms: int) -> int:
        expired = [
            row.token_hash for row in self._memory.links.values() if row.expires_at <= before_ms
        ]
        for hashed in expired:
            del self._memory.links[hashed]
        return len(expired)

    async def put_email(self, name: str, address: str) -> None:
        check_email(name, address)
        if address:
            self._memory.emails[fold_name(name)] = address
        else:
            self._memory.emails.pop(fold_name(name), None)

    async def email(self, name: str) -> str:
        return self._memory.emails.get(fold_name(name), "")

    async def names_of_email(self, address: str) -> list[str]:
        link_tables = self._memory
        owners = [
            owner for owner, owner_address in link_tables.emails.items() if owner_address == address
        ]
        return sorted(
            [link_tables.accounts[owner].name for owner in owners if owner in link_tables.accounts]
        )
