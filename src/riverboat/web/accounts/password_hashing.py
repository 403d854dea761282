"""Password hashing with argon2id in dedicated threads, so that no table waits for a hash."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from riverboat.web.accounts.common_passwords import is_common_password
from riverboat.web.api_errors import ApiError
from riverboat.words.refusals import accounts as phrases

Result = TypeVar("Result")

MIN_PASSWORD_LENGTH = 8
MAX_PASSWORD_LENGTH = 200
THREAD_COUNT = 2
MAX_WAITING_JOBS = 32
"""Maximum number of queued hashes; further requests are asked to retry later."""


def validate_account_password(password: str, name: str) -> None:
    """Refuse a password that is short, common, or equal to the name."""
    if len(password) < MIN_PASSWORD_LENGTH:
        raise ApiError(400, phrases.PasswordTooShort(MIN_PASSWORD_LENGTH))
    if is_common_password(password, name):
        raise ApiError(400, phrases.PasswordGuessable())


MIN_TABLE_PASSWORD_LENGTH = 6


def validate_table_password(password: str) -> None:
    """Refuse an easily guessed table password; it may be short, since friends say it aloud."""
    if len(password) < MIN_TABLE_PASSWORD_LENGTH:
        raise ApiError(
            400, phrases.TablePasswordTooShort(MIN_TABLE_PASSWORD_LENGTH), option="password"
        )
    if is_common_password(password):
        raise ApiError(400, phrases.PasswordGuessable(), option="password")


class PasswordService:
    """Hashes and verifies passwords, two at a time: each takes 19 MiB and some 0.01 s."""

    def __init__(self, *, time_cost: int = 2, memory_cost: int = 19 * 1024) -> None:
        self._hasher = PasswordHasher(time_cost=time_cost, memory_cost=memory_cost, parallelism=1)
        self._executor = ThreadPoolExecutor(THREAD_COUNT, "argon2")
        self._semaphore = asyncio.Semaphore(THREAD_COUNT)
        self._waiting_count = 0
        self._dummy_hash = self._hasher.hash("nobody's password")

    async def hash(self, password: str) -> str:
        """Return the argon2id hash of a password in its encoded form."""
        return await self._run_in_thread(self._hasher.hash, password)

    async def verify(self, stored_hash: str, password: str) -> bool:
        """Return True if the password matches; an empty *stored_hash* fails, equally slowly."""
        is_match = await self._run_in_thread(
            self._verify, stored_hash or self._dummy_hash, password
        )
        return is_match and bool(stored_hash)

    def close(self) -> None:
        """Shut the threads down."""
        self._executor.shutdown(wait=False, cancel_futures=True)

    def _verify(self, stored_hash: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored_hash, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def _run_in_thread(self, function: Callable[..., Result], *args: str) -> Result:
        if self._waiting_count >= MAX_WAITING_JOBS:
            raise ApiError(503, phrases.LoginQueueFull(), retry_after_seconds=2)
        self._waiting_count += 1
        try:
            async with self._semaphore:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._executor, function, *args)
        finally:
            self._waiting_count -= 1
