"""Notes about players: each is its writer's alone, guest or account, at every table."""

from __future__ import annotations

from riverboat.decoding import convert
from riverboat.service.state.bot_names import is_bot_name
from riverboat.store.checking import folded
from riverboat.store.rows import NoteRow
from riverboat.web.refusals import Refuse
from riverboat.web.routing.call import ApiCall
from riverboat.web.routing.endpoint import Done, Group
from riverboat.web.shapes.notes import Colour, Note, NoteBody
from riverboat.words import Player
from riverboat.words.refusals.accounts import TooManyNotes
from riverboat.words.refusals.names import NobodyIsCalled

group = Group("notes")

MOST_NOTES = 1_000
"""Of one account."""
MOST_NOTES_OF_A_GUEST = 100


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
    if folded(body.about) not in known:
        most = MOST_NOTES_OF_A_GUEST if call.me.guest else MOST_NOTES
        if len(known) >= most:
            raise Refuse(409, TooManyNotes(Player(me), most))
        if not await _exists(call, body.about):
            raise Refuse(404, NobodyIsCalled(body.about))
    await store.put_note(NoteRow(me, body.about, text, body.colour, call.site.now()))
    return Done()


async def _exists(call: ApiCall, name: str) -> bool:
    """Return True for a guest, an account, or a bot that sits or has sat in this room."""
    if await call.site.people.account(name) is not None:
        return True
    wanted = folded(name)
    if any(wanted in map(folded, task.bots) for task in call.site.room.tables()):
        return True
    return is_bot_name(name)
