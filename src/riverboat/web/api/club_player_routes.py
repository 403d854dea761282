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
    render_players_csv,
)
from riverboat.words.refusals import seasons as w
from riverboat.words.refusals.player_names import NameEmpty, PlayerNameUnknown

router = Router("club players")

_PLAYERS_PATH: Final = "/api/me/players"
MAX_CLUB_PLAYERS: Final = 2_000
"""Maximum number of players whose details one account may store."""
MAX_GUEST_CLUB_PLAYERS: Final = 100
_MAX_PAST_EVENTS: Final = 50
"""Maximum number of finished events that are searched for a host's players."""


@router.get(_PLAYERS_PATH, access="somebody")
async def list_known_players(call: ApiCall) -> tuple[KnownPlayer, ...]:
    """Return the players of the caller's seasons and tournaments, the most frequent first."""
    return await _load_known_players(call)


@router.get(_PLAYERS_PATH + ".csv", access="somebody", media_type="text/csv")
async def export_known_players(call: ApiCall) -> RawResponse:
    """Return the caller's players as CSV, with their private details."""
    text = await call.run_in_worker(render_players_csv, await _load_known_players(call))
    return RawResponse(text.encode(), "text/csv", "players.csv")


@router.get(_PLAYERS_PATH + "/history", access="somebody")
async def get_player_history(call: ApiCall, query: PlayerQuery) -> PlayerHistory:
    """Return the evenings and points of one of the caller's players."""
    known_players, seasons, tournaments = await _load_players_and_evenings(call)
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
    rows = [_build_club_player_row(call, player_body) for player_body in body.players]
    nonempty_rows = [row for row in rows if row.contact or row.number or row.notes]
    stored_names = {fold_name(row.player) for row in await store.club_players_of(owner)}
    max_players = MAX_GUEST_CLUB_PLAYERS if call.user.is_guest else MAX_CLUB_PLAYERS
    if len(stored_names | {fold_name(row.player) for row in nonempty_rows}) > max_players:
        raise ApiError(409, w.TooManySeasonPlayers(max_players))
    nonempty_names = {fold_name(row.player) for row in nonempty_rows}
    removed_names = [row.player for row in rows if fold_name(row.player) not in nonempty_names]
    if removed_names:
        await store.remove_club_players(owner, removed_names)
    if nonempty_rows:
        await store.put_club_players(nonempty_rows)
    return Done()


def _build_club_player_row(call: ApiCall, body: ClubPlayer) -> ClubPlayerRow:
    contact, number, notes = body.contact.strip(), body.number.strip(), body.notes.strip()
    return ClubPlayerRow(call.user.name, body.player, contact, number, notes, call.app_state.now())


@router.post(_PLAYERS_PATH + "/forget", access="somebody")
async def forget_players(call: ApiCall, body: ForgetPlayersBody) -> Done:
    """Delete private details of some of the caller's players, or of all."""
    names = None if body.everyone else body.players
    await call.app_state.store.remove_club_players(call.user.name, names)
    return Done()


async def move_player_details(app_state: AppState, owner: str, player: str, name: str) -> None:
    """Move the details of a renamed player to the new name, unless that name has its own."""
    row_by_folded_name = {
        fold_name(row.player): row for row in await app_state.store.club_players_of(owner)
    }
    row = row_by_folded_name.get(fold_name(player))
    if row is None or player == name:
        return
    if fold_name(name) not in row_by_folded_name or fold_name(name) == fold_name(player):
        await app_state.store.put_club_players([replace(row, player=name)])
    if fold_name(name) != fold_name(player):
        await app_state.store.remove_club_players(owner, [player])


async def _load_known_players(call: ApiCall) -> tuple[KnownPlayer, ...]:
    return (await _load_players_and_evenings(call))[0]


async def _load_players_and_evenings(
    call: ApiCall,
) -> tuple[tuple[KnownPlayer, ...], list[Season], list[Evening]]:
    """Return the caller's players, their seasons, and their finished tournaments."""
    club_player_rows = await call.app_state.store.club_players_of(call.user.name)
    tournament_sessions = await _load_hosted_events(call)
    seasons = await call.app_state.seasons.seasons()
    own_seasons = [season for season in seasons if season.host == call.user.name]
    player_names = dict.fromkeys([name for season in own_seasons for name in season.players])
    for tournament_session in tournament_sessions:
        player_names.update(dict.fromkeys(tournament_session.event.entrants))
    tournaments = [
        Evening(
            tournament_session.id,
            league_result(tournament_session.event),
            tournament_session.ended_at,
            tournament_session.id,
        )
        for tournament_session in tournament_sessions
        if tournament_session.event.phase == "ended"
    ]
    evenings = {
        evening.event or evening.id: evening
        for season in own_seasons
        for evening in season.evenings
    }
    evenings |= {evening.id: evening for evening in tournaments if evening.id not in evenings}
    known_players = await call.run_in_worker(
        build_known_players, [*player_names], [*evenings.values()], club_player_rows
    )
    return known_players, own_seasons, tournaments


async def _load_hosted_events(call: ApiCall) -> list[TournamentSession]:
    """Return the tournaments that the caller hosts: all open ones, and some that finished last."""
    director = call.app_state.director
    tournament_sessions = [
        await event_task.wait_for_stored_session() for event_task in director.events()
    ]
    for event_id in (await director.list_past_event_ids())[-_MAX_PAST_EVENTS:]:
        tournament_session = await director.load_past_event(event_id)
        tournament_sessions += [tournament_session] if tournament_session is not None else []
    return [
        tournament_session
        for tournament_session in tournament_sessions
        if tournament_session.host == call.user.name
    ]
