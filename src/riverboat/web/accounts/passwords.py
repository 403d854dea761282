"""Passwords, hashed with argon2id in threads of their own, so that a table never waits for one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from riverboat.web.accounts.common_passwords import is_common
from riverboat.web.refusals import Refuse
from riverboat.words.refusals import accounts as said

Answer = TypeVar("Answer")

SHORTEST = 8
LONGEST = 200
THREADS = 2
WAITING = 32
"""Who comes when so many wait already is asked to come back."""


def refuse_weak(password: str, name: str) -> None:
    """Refuse a password that is short or common, or that is the name itself."""
    if len(password) < SHORTEST:
        raise Refuse(400, said.PasswordTooShort(SHORTEST))
    if is_common(password, name):
        raise Refuse(400, said.PasswordIsGuessed())


SHORTEST_OF_A_TABLE = 6


def refuse_short(password: str) -> None:
    """Refuse a table's password that is soon guessed; friends say it aloud, so it may be short."""
    if len(password) < SHORTEST_OF_A_TABLE:
        raise Refuse(400, said.TablePasswordTooShort(SHORTEST_OF_A_TABLE), option="password")
    if is_common(password):
        raise Refuse(400, said.PasswordIsGuessed(), option="password")


class Passwords:
    """Makes and checks hashes, two at a time: each takes 19 MiB and some hundredths of a second."""

    def __init__(self, *, time_cost: int = 2, memory_cost: int = 19 * 1024) -> None:
        self._hasher = PasswordHasher(time_cost=time_cost, memory_cost=memory_cost, parallelism=1)
        self._threads = ThreadPoolExecutor(THREADS, "argon2")
        self._turns = asyncio.Semaphore(THREADS)
        self._waiting = 0
        self._nobody = self._hasher.hash("nobody's password")

    async def hash(self, password: str) -> str:
        """argon2id's text of a password."""
        return await self._run(self._hasher.hash, password)

    async def matches(self, stored: str, password: str) -> bool:
        """Whether it is the one; with nothing *stored* it takes as long, and is not."""
        found = await self._run(self._verify, stored or self._nobody, password)
        return found and bool(stored)

    def close(self) -> None:
        """Let the threads go."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def _run(self, work: Callable[..., Answer], *given: str) -> Answer:
        if self._waiting >= WAITING:
            raise Refuse(503, said.ManyLogIn(), wait=2)
        self._waiting += 1
        try:
            async with self._turns:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._threads, work, *given)
        finally:
            self._waiting -= 1
