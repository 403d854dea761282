"""Routes for the players whom a host knows: private details, history, import and export."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from riverboat.service.director.tournament_session import TournamentSession
from riverboat.service.season_records import Evening, Season
from riverboat.store.rows import ClubPlayerRow
from riverboat.store.store_validation import fold_name
from riverboat.tourney.leagues import league_result
from riverboat.web.accounts.invisible_characters import is_visible
from riverboat.web.api_errors import ApiError
from riverboat.web.app_state import AppState
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import Done, RawResponse, Router
from riverboat.web.schemas.club_player_schemas import (
    ClubPlayer,
    ClubPlayersBody,
    ForgetPlayersBody,
    KnownPlayer,
    PlayerHistory,
    PlayerQuery,
)
from riverboat.web.serializers.club_player_serializers import (
    build_known_players,
    list_player_evenings,
    players_csv,
)
from riverboat.words.refusals import seasons as w
from riverboat.words.refusals.player_names import NameEmpty, PlayerNameUnknown

router = Router("club players")

_PLAYERS_PATH: Final = "/api/me/players"
MAX_CLUB_PLAYERS: Final = 2_000
"""Maximum number of players with details of one account."""
MAX_GUEST_CLUB_PLAYERS: Final = 100
_MAX_PAST_EVENTS: Final = 50
"""Maximum number of finished events that are searched for a host's players."""


@router.get(_PLAYERS_PATH, access="somebody")
async def list_known_players(call: ApiCall) -> tuple[KnownPlayer, ...]:
    """Return the players of the caller's seasons and tournaments, the most frequent first."""
    return await _known_players(call)


@router.get(_PLAYERS_PATH + ".csv", access="somebody", media_type="text/csv")
async def export_known_players(call: ApiCall) -> RawResponse:
    """Return the caller's players as CSV, with their private details."""
    text = await call.run_in_worker(players_csv, await _known_players(call))
    return RawResponse(text.encode(), "text/csv", "players.csv")


@router.get(_PLAYERS_PATH + "/history", access="somebody")
async def get_player_history(call: ApiCall, query: PlayerQuery) -> PlayerHistory:
    """Return the evenings and points of one of the caller's players."""
    known_players, seasons, tournaments = await _players_with_evenings(call)
    player = next(
        (known_player for known_player in known_players if known_player.player == query.player),
        None,
    )
    if player is None:
        raise ApiError(404, PlayerNameUnknown(query.player))
    evenings = await call.run_in_worker(list_player_evenings, player.player, seasons, tournaments)
    return PlayerHistory(player, evenings)


@router.post(_PLAYERS_PATH, access="somebody")
async def store_players(call: ApiCall, body: ClubPlayersBody) -> Done:
    """Store private details of the caller's players."""
    if not all(is_visible(player_body.player) for player_body in body.players):
        raise ApiError(400, NameEmpty())
    store, owner = call.app_state.store, call.user.name
    rows = [_club_player_row(call, player_body) for player_body in body.players]
    kept_rows = [row for row in rows if row.contact or row.number or row.notes]
    stored_names = {fold_name(row.player) for row in await store.club_players_of(owner)}
    max_players = MAX_GUEST_CLUB_PLAYERS if call.user.is_guest else MAX_CLUB_PLAYERS
    if len(stored_names | {fold_name(row.player) for row in kept_rows}) > max_players:
        raise ApiError(409, w.TooManySeasonPlayers(max_players))
    kept_names = {fold_name(row.player) for row in kept_rows}
    removed_names = [row.player for row in rows if fold_name(row.player) not in kept_names]
    if removed_names:
        await store.remove_club_players(owner, removed_names)
    if kept_rows:
        await store.put_club_players(kept_rows)
    return Done()


def _club_player_row(call: ApiCall, body: ClubPlayer) -> ClubPlayerRow:
    contact, number, notes = body.contact.strip(), body.number.strip(), body.notes.strip()
    return ClubPlayerRow(call.user.name, body.player, contact, number, notes, call.app_state.now())


@router.post(_PLAYERS_PATH + "/forget", access="somebody")
async def forget_players(call: ApiCall, body: ForgetPlayersBody) -> Done:
    """Delete private details of some of the caller's players, or of all."""
    names = None if body.everyone else body.players
    await call.app_state.store.remove_club_players(call.user.name, names)
    return Done()


async def move_details(app_state: AppState, owner: str, player: str, name: str) -> None:
    """Move the details of a renamed player to the new name, unless that name has its own."""
    rows = {fold_name(row.player): row for row in await app_state.store.club_players_of(owner)}
    row = rows.get(fold_name(player))
    if row is None or player == name:
        return
    if fold_name(name) not in rows or fold_name(name) == fold_name(player):
        await app_state.store.put_club_players([replace(row, player=name)])
    if fold_name(name) != fold_name(player):
        await app_state.store.remove_club_players(owner, [player])


async def _known_players(call: ApiCall) -> tuple[KnownPlayer, ...]:
    return (await _players_with_evenings(call))[0]


async def _players_with_evenings(
    call: ApiCall,
) -> tuple[tuple[KnownPlayer, ...], list[Season], list[Evening]]:
    """Return the caller's players, their seasons, and their finished tournaments."""
    club_player_rows = await call.app_state.store.club_players_of(call.user.name)
    sessions = await _hosted_events(call)
    seasons = await call.app_state.seasons.seasons()
    own_seasons = [season for season in seasons if season.host == call.user.name]
    names = dict.fromkeys([name for season in own_seasons for name in season.players])
    for session in sessions:
        names.update(dict.fromkeys(session.event.entrants))
    tournaments = [
        Evening(session.id, league_result(session.event), session.ended_at, session.id)
        for session in sessions
        if session.event.phase == "ended"
    ]
    evenings = {
        evening.event or evening.id: evening
        for season in own_seasons
        for evening in season.evenings
    }
    evenings |= {evening.id: evening for evening in tournaments if evening.id not in evenings}
    known_players = await call.run_in_worker(
        build_known_players, [*names], [*evenings.values()], club_player_rows
    )
    return known_players, own_seasons, tournaments


async def _hosted_events(call: ApiCall) -> list[TournamentSession]:
    """Return the caller's events: all open ones, and those among the last finished ones."""
    director = call.app_state.director
    sessions = [await task.session_when_stored() for task in director.events()]
    for event in (await director.past_events())[-_MAX_PAST_EVENTS:]:
        session = await director.past_event(event)
        sessions += [session] if session is not None else []
    return [session for session in sessions if session.host == call.user.name]
