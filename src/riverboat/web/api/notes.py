"""Notes about players: each is its writer's alone, guest or account, at every table."""

from __future__ import annotations

from msgspec import convert

from riverboat.store.checking import folded
from riverboat.store.rows import NoteRow
from riverboat.web.refusals import Refuse
from riverboat.web.routing.call import ApiCall
from riverboat.web.routing.endpoint import Done, Group
from riverboat.web.shapes.notes import Colour, Note, NoteBody
from riverboat.words import Player
from riverboat.words.refusals.accounts import TooManyNotes

group = Group("notes")

MOST_NOTES = 1_000
"""Of one writer."""


@group.get("/api/notes", who="somebody")
async def notes(call: ApiCall) -> tuple[Note, ...]:
    """What one has noted about players; nobody else is ever told."""
    return await note_lines(call)


async def note_lines(call: ApiCall) -> tuple[Note, ...]:
    """What whoever asks has noted, as they are shown it."""
    rows = await call.site.store.notes_of(call.me.name)
    return tuple([Note(row.about, row.text, convert(row.colour, Colour), row.at) for row in rows])


@group.post("/api/notes", who="somebody")
async def note(call: ApiCall, body: NoteBody) -> Done:
    """Note something about a player, instead of what was noted before; nothing removes it."""
    store, me, text = call.site.store, call.me.name, body.text.strip()
    if not text and not body.colour:
        await store.remove_note(me, body.about)
        return Done()
    known = {folded(row.about) for row in await store.notes_of(me)}
    if folded(body.about) not in known and len(known) >= MOST_NOTES:
        raise Refuse(409, TooManyNotes(Player(me), MOST_NOTES))
    await store.put_note(NoteRow(me, body.about, text, body.colour, call.site.now()))
    return Done()
