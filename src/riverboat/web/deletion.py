"""Somebody who wants to be forgotten: what goes, and what stays because it is others' too.

The hands and the ledger of a table belong to all who sat there. So the name of who has played
stays theirs: nobody can log in by it, and nobody else can take it.
"""

from __future__ import annotations

from riverboat.web.accounts.people import CLOSED, Person
from riverboat.web.refusals import Refuse
from riverboat.web.site import Site
from riverboat.words import Player
from riverboat.words.refusals.accounts import IsNeededHere, IsStillHere
from riverboat.words.refusals.connections import AccountWasRemoved


async def forget(site: Site, me: Person) -> None:
    """Remove somebody's account, and all that is theirs alone."""
    _refuse_needed(site, me)
    store, name = site.store, me.name
    if await has_left_traces(site, name):
        await store.set_password(name, CLOSED)  # first, so that nothing is begun by it any more
        await site.people.end_others(name, "")
        await site.people.end_keys(name)
        await site.factors.forget(name)
        await store.put_email(name, "")
        for note in await store.notes_of(name):
            await store.remove_note(name, note.about)
    else:
        await site.people.end_others(name, "")
        await store.remove_account(name)
    site.cut(lambda each: each.name == name, AccountWasRemoved())


def _refuse_needed(site: Site, me: Person) -> None:
    if me.admin:
        raise Refuse(409, IsNeededHere(Player(me.name)))
    for task in site.room.tables():
        if task.row.host == me.name or me.name in task.seated:
            raise Refuse(409, IsStillHere(task.row.name))


async def has_left_traces(site: Site, name: str) -> bool:
    """Whether somebody has played or hosted, so that hands and chips are kept under the name."""
    hosts = {row.host for closed in (False, True) for row in await site.store.tables(closed)}
    return name in hosts or f"player:{name}" in await site.store.balances()
