"""A wish handed to its table, with an answer in any case, and measured."""

from __future__ import annotations

import asyncio

from msgspec import Struct

from riverboat.service.task.inbox import TableGone
from riverboat.service.task.table_task import TableTask
from riverboat.web.accounts.people import Person
from riverboat.web.limits.worker_pool import PoolFull
from riverboat.web.refusals import Refuse
from riverboat.web.site import Site
from riverboat.web.worth import Worth
from riverboat.wire.messages import Granted, Refused
from riverboat.wire.refusals import refused
from riverboat.wire.wishes import AnyWish, ChangeRules
from riverboat.words.refusals.requests import TooManyAtOnce
from riverboat.words.refusals.wishes import BotHasTheName, DoesNotAnswer, SayWhoYouAre

PATIENCE = 30.0
"""Seconds after which nobody waits for a table any more."""


async def fulfil(
    site: Site,
    task: TableTask,
    me: Person,
    cmd: str,
    wish: AnyWish,
    hand: int = 0,
    token: int = 0,
    *,
    origin: str = "",
    address: str = "",
) -> Granted | Refused:
    """Ask for something as *me*, and wait for the answer.

    *origin* is where it comes from, and *address* the same for what counts each and for the
    audit log.
    """
    if not me.name:
        return refused(cmd, task.id, SayWhoYouAre())
    if site.is_a_bots(task, me):
        return refused(cmd, task.id, BotHasTheName(me.name))
    try:
        async with asyncio.timeout(PATIENCE):
            if isinstance(wish, ChangeRules) and task.access.hosts(me.name):
                await _read(site, task, wish.toml, address, site.worths.of(me))
            answer = await task.ask(
                me.name, cmd, wish, hand, token, program=me.bot, origin=origin, address=address
            )
    except Refuse as refuse:  # too many of them
        answer = refused(cmd, task.id, refuse.said)
    except (TableGone, TimeoutError):
        answer = refused(cmd, task.id, DoesNotAnswer())
    site.metrics.answered(word(wish), granted=isinstance(answer, Granted))
    return answer


async def _read(site: Site, task: TableTask, text: str, address: str, worth: Worth) -> None:
    """Have a configuration read beside the event loop, and not too often (decision 035)."""
    site.configurations.take(address, "configurations")
    try:
        await site.workers.run(address, task.reads, text, worth=worth)
    except PoolFull as full:
        raise Refuse(429, TooManyAtOnce("configurations"), wait=2) from full


def word(wish: Struct) -> str:
    """What a wish is called on the wire."""
    return str(type(wish).__struct_config__.tag)
