"""Notes about players: each is private to its writer, guest or account, at every table."""

from __future__ import annotations

from riverboat.decoding import convert
from riverboat.service.state.house_bot_names import is_bot_name
from riverboat.store.rows import NoteRow
from riverboat.store.store_validation import fold_name
from riverboat.web.api_errors import ApiError
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import Done, Router
from riverboat.web.schemas.note_schemas import Colour, Note, NoteBody
from riverboat.words import Player
from riverboat.words.refusals.accounts import TooManyNotes
from riverboat.words.refusals.player_names import PlayerNameUnknown

router = Router("notes")

MAX_NOTES = 1_000
"""Maximum number of notes for one account."""
MAX_GUEST_NOTES = 100


@router.get("/api/notes", access="somebody")
async def list_notes(call: ApiCall) -> tuple[Note, ...]:
    """Return the caller's notes about players; they are private."""
    return await load_own_notes(call)


async def load_own_notes(call: ApiCall) -> tuple[Note, ...]:
    """Return the caller's notes as payloads."""
    rows = await call.app_state.store.notes_of(call.user.name)
    return tuple([Note(row.subject, row.text, convert(row.colour, Colour), row.at) for row in rows])


@router.post("/api/notes", access="somebody")
async def put_note(call: ApiCall, body: NoteBody) -> Done:
    """Set the note about a player; an empty note deletes it."""
    store, owner, text = call.app_state.store, call.user.name, body.text.strip()
    if not text and not body.colour:
        await store.remove_note(owner, body.player)
        return Done()
    noted_names = {fold_name(row.subject) for row in await store.notes_of(owner)}
    if fold_name(body.player) not in noted_names:
        max_notes = MAX_GUEST_NOTES if call.user.is_guest else MAX_NOTES
        if len(noted_names) >= max_notes:
            raise ApiError(409, TooManyNotes(Player(owner), max_notes))
        if not await _is_known_player(call, body.player):
            raise ApiError(404, PlayerNameUnknown(body.player))
    await store.put_note(NoteRow(owner, body.player, text, body.colour, call.app_state.now()))
    return Done()


async def _is_known_player(call: ApiCall, name: str) -> bool:
    """Return True for a guest, an account, or a bot that sits or has sat in this room."""
    if await call.app_state.accounts.find_account(name) is not None:
        return True
    folded_name = fold_name(name)
    if any(
        folded_name in map(fold_name, table_task.bots)
        for table_task in call.app_state.room.tables()
    ):
        return True
    return is_bot_name(name)
