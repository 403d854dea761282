"""One-time links: a token of 256 bits in a link, and its hash in the store."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final, Literal

from riverboat.store.port import Store
from riverboat.store.rows import LinkRow
from riverboat.web.accounts.account_service import hash_token
from riverboat.web.api_errors import ApiError
from riverboat.words.refusals.accounts import LinkExpired

LinkKind = Literal["admin", "recovery", "email"]
LINK_MINUTES: Final[dict[LinkKind, int]] = {"admin": 60, "recovery": 60, "email": 24 * 60}
"""Minutes for which a link of each kind is valid."""
LINK_PAGE_PATH: Final = "/recover"
"""URL of the page that takes a link; its token follows the #, which is never sent to a server."""


def new_link(
    kind: LinkKind, name: str, now_ms: int, *, subject: str = "", minutes: int = 0
) -> tuple[str, LinkRow]:
    """Return a new token and the row to store; *minutes* 0 means the usual lifetime."""
    token = secrets.token_urlsafe(32)
    expires_at_ms = now_ms + 60_000 * (minutes or LINK_MINUTES[kind])
    return token, LinkRow(hash_token(token), kind, name, subject, now_ms, expires_at_ms)


class OneTimeLinks:
    """The valid one-time links of a room."""

    def __init__(self, store: Callable[[], Store], now_ms: Callable[[], int]) -> None:
        self._store, self._now_ms = store, now_ms

    async def create_link(self, kind: LinkKind, name: str, subject: str = "") -> str:
        """Return the token of a new link; revoke earlier links of its kind for the account."""
        token, row = new_link(kind, name, self._now_ms(), subject=subject)
        await self._store().add_link(row)
        return token

    async def find_link(self, token: str) -> LinkRow:
        """Return the row of a link without using it up; refuse an expired one."""
        row = await self._store().find_link(hash_token(token))
        if row is None or row.expires_at <= self._now_ms():
            raise ApiError(410, LinkExpired())
        return row

    async def redeem_link(self, row: LinkRow) -> None:
        """Mark a link as used; reject one that has expired or was used by another request."""
        if not await self._store().use_link(row.token_hash, self._now_ms()):
            raise ApiError(410, LinkExpired())
