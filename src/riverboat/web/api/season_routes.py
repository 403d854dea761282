"""Season routes: creation, evenings, players, standings and files."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable
from typing import Final

from msgspec import UNSET
from msgspec.structs import asdict, replace

from riverboat.service import season_records as r
from riverboat.service.season_records import Evening, Season, SeasonSettings
from riverboat.service.seasons import (
    MAX_EVENINGS,
    MAX_PLAYERS,
    MAX_RECORDS,
    MAX_RESULTS,
    SeasonBusy,
    SeasonNotFound,
)
from riverboat.tourney.leagues import LeagueResult, LeagueRules, compute_points, league_result
from riverboat.web.accounts.invisible_characters import is_valid_title, is_visible
from riverboat.web.api.club_player_routes import move_player_details
from riverboat.web.api_errors import ApiError
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import RawResponse, Router
from riverboat.web.schemas.season_schemas import (
    EveningBody,
    LeagueRulesBody,
    NewSeason,
    NewSeasonResponse,
    PlacePoints,
    PointsBody,
    RenameBody,
    RosterBody,
    SeasonChanges,
    SeasonDetails,
    SeasonListItem,
)
from riverboat.web.serializers.season_serializers import (
    build_season_details,
    build_season_list_item,
    render_places_csv,
    render_standings_csv,
)
from riverboat.words import Player
from riverboat.words.refusals import seasons as w
from riverboat.words.refusals import tables as phrases
from riverboat.words.refusals.event_requests import NoSuchEvent
from riverboat.words.refusals.player_names import NameEmpty

router = Router("seasons")

_SEASON_PATH: Final = "/api/seasons/{season}"
_MAX_NAME_LENGTH: Final = 60


@router.get("/api/seasons")
async def list_seasons(call: ApiCall) -> tuple[SeasonListItem, ...]:
    """Return the listed seasons and the caller's own, newest first."""
    user = call.user
    visible_seasons = [
        season
        for season in await call.app_state.seasons.seasons()
        if not season.settings.is_private or user.is_admin or season.host == user.name
    ]
    return await call.run_in_worker(lambda: tuple(map(build_season_list_item, visible_seasons)))


@router.post("/api/seasons", access="somebody")
async def create_season(call: ApiCall, body: NewSeason) -> NewSeasonResponse:
    """Create a season with the caller as host."""
    user, app_state = call.user, call.app_state
    if user.is_guest and app_state.config.may_open == "accounts":
        raise ApiError(403, phrases.AccountRequiredToOpen())
    if not user.is_admin and app_state.config.may_open == "admins":
        raise ApiError(403, phrases.AdminRequiredToOpen())
    own_seasons = [
        season for season in await app_state.seasons.seasons() if season.host == user.name
    ]
    if len(own_seasons) >= app_state.config.limits.max_seasons_per_host:
        raise ApiError(409, w.TooManySeasons(app_state.config.limits.max_seasons_per_host))
    settings = SeasonSettings(_parse_rules(body.rules), body.is_private, body.description)
    app_state.opening_limiter.consume(call.address, "new tables")
    season = await app_state.seasons.begin(user.name, settings)
    return NewSeasonResponse(season.id)


def _parse_rules(body: LeagueRulesBody) -> LeagueRules:
    rules = body.rules()
    if not is_valid_title(rules.name, _MAX_NAME_LENGTH):
        raise ApiError(400, phrases.TableNameTooLong(_MAX_NAME_LENGTH), option="name")
    return rules


@router.post("/api/seasons/points")
async def preview_points(call: ApiCall, body: PointsBody) -> PlacePoints:
    """Return the points of each place in an evening with these rules."""
    call.app_state.config_limiter.consume(call.address, "configurations")
    result = LeagueResult("", body.entries, {}, body.price)
    rules = body.rules.rules()
    return PlacePoints(
        tuple(
            [compute_points(rules, result, place_index + 1) for place_index in range(body.entries)]
        )
    )


@router.get(_SEASON_PATH)
async def get_season(call: ApiCall) -> SeasonDetails:
    """Return a season with its standings."""
    return await _build_season_details(call, await _find_season(call))


@router.patch(_SEASON_PATH, access="somebody")
async def change_season(call: ApiCall, body: SeasonChanges) -> SeasonDetails:
    """Change the rules or the description of a season; all points are computed again."""
    changes = {name: value for name, value in asdict(body).items() if value is not UNSET}
    if not isinstance(body.rules, type(UNSET)):
        changes["rules"] = _parse_rules(body.rules)
    return await _apply_change(
        call,
        lambda season: r.SeasonChanged(call.user.name, replace(season.settings, **changes)),
    )


async def _find_season(call: ApiCall) -> Season:
    season_id = call.path_params["season"]
    try:
        return await call.app_state.seasons.season(season_id)
    except SeasonNotFound as error:
        raise ApiError(404, w.NoSuchSeason(season_id)) from error


def _can_manage(call: ApiCall, season: Season) -> bool:
    return call.user.is_admin or (bool(call.user.name) and season.host == call.user.name)


async def _build_season_details(call: ApiCall, season: Season) -> SeasonDetails:
    """Return a season; the standings of a large one are computed in a worker."""
    is_manager = _can_manage(call, season)
    return await call.run_in_worker(lambda: build_season_details(season, may_manage=is_manager))


async def _apply_change(
    call: ApiCall, decide_change: Callable[[Season], r.AnySeasonRecord]
) -> SeasonDetails:
    """Change a season as its host, and return it."""
    season = await _find_season(call)
    if not _can_manage(call, season):
        raise ApiError(403, w.NotTheSeasonsHost())

    def decide_within_limit(current_season: Season) -> r.AnySeasonRecord:
        if current_season.version >= MAX_RECORDS:
            raise ApiError(409, w.TooManySeasonChanges())
        return decide_change(current_season)

    try:
        changed_season = await call.app_state.seasons.change(season.id, decide_within_limit)
    except SeasonBusy as error:
        raise ApiError(409, w.SeasonChangeConflict()) from error
    return await _build_season_details(call, changed_season)


@router.post(_SEASON_PATH + "/evenings", access="somebody")
async def add_evening(call: ApiCall, body: EveningBody) -> SeasonDetails:
    """Add a finished event of the room, or the result of another evening."""
    evening = (
        await _find_event_evening(call, body.event) if body.event else _build_evening(call, body)
    )

    def decide(season: Season) -> r.AnySeasonRecord:
        if evening.event and any(
            other_evening.event == evening.event for other_evening in season.evenings
        ):
            raise ApiError(409, w.TournamentAlreadyInSeason(evening.result.event))
        if len(season.evenings) >= MAX_EVENINGS:
            raise ApiError(409, w.SeasonFull(MAX_EVENINGS))
        result_count = sum([len(result.places) for result in season.results])
        if result_count + len(evening.result.places) > MAX_RESULTS:
            raise ApiError(409, w.TooManyResults(MAX_RESULTS))
        return r.EveningAdded(call.user.name, evening)

    return await _apply_change(call, decide)


async def _find_event_evening(call: ApiCall, event_id: str) -> Evening:
    tournament_session = await call.app_state.director.event(event_id)
    if tournament_session is None:
        raise ApiError(404, NoSuchEvent(event_id))
    if tournament_session.event.phase != "ended":
        raise ApiError(409, w.EventUnfinished(tournament_session.event.rules.name))
    return Evening(
        _make_evening_id(),
        league_result(tournament_session.event),
        tournament_session.ended_at,
        event_id,
    )


def _make_evening_id() -> str:
    return secrets.token_hex(6)


def _build_evening(call: ApiCall, body: EveningBody) -> Evening:
    """Return an evening whose places were entered, or refuse impossible places."""
    if not is_valid_title(body.name.strip(), _MAX_NAME_LENGTH) or not body.places:
        raise ApiError(400, phrases.TableNameTooLong(_MAX_NAME_LENGTH), option="name")
    place_count_by_player = Counter([player_place.player for player_place in body.places])
    for player, count in place_count_by_player.items():
        if not is_visible(player):
            raise ApiError(400, NameEmpty())
        if count > 1:
            raise ApiError(400, w.PlayerListedTwice(Player(player)))
    entries = body.entries or len(body.places)
    if entries < len(body.places):
        raise ApiError(400, w.FewerEntriesThanPlayers(entries, len(body.places)))
    for player_place in body.places:
        if player_place.place > entries:
            raise ApiError(400, w.PlaceImpossible(Player(player_place.player), player_place.place))
    place_by_player = {player_place.player: player_place.place for player_place in body.places}
    bounties_by_player = {
        player_place.player: player_place.bounties
        for player_place in body.places
        if player_place.bounties
    }
    rebuys_by_player = {
        player_place.player: player_place.rebuys
        for player_place in body.places
        if player_place.rebuys
    }
    result = LeagueResult(
        body.name.strip(),
        entries,
        place_by_player,
        body.price,
        bounties_by_player,
        rebuys_by_player,
    )
    return Evening(_make_evening_id(), result, body.played_at or call.app_state.now())


@router.delete(_SEASON_PATH + "/evenings/{evening}", access="somebody")
async def remove_evening(call: ApiCall) -> SeasonDetails:
    """Remove an evening from a season."""
    evening_id = call.path_params["evening"]

    def decide(season: Season) -> r.AnySeasonRecord:
        if season.evening(evening_id) is None:
            raise ApiError(404, w.NoSuchEvening())
        return r.EveningRemoved(call.user.name, evening_id)

    return await _apply_change(call, decide)


@router.post(_SEASON_PATH + "/players", access="somebody")
async def change_players(call: ApiCall, body: RosterBody) -> SeasonDetails:
    """Add players to the list of a season, or remove players; refuse to remove any with results."""
    if not all(map(is_visible, body.add)):
        raise ApiError(400, NameEmpty())

    def decide(season: Season) -> r.AnySeasonRecord:
        players_with_results = {name for result in season.results for name in result.places}
        for player in body.remove:
            if player in players_with_results:
                raise ApiError(409, w.PlayerWithResults(Player(player)))
        if len({*season.roster, *body.add} - {*body.remove}) > MAX_PLAYERS:
            raise ApiError(409, w.TooManySeasonPlayers(MAX_PLAYERS))
        return r.RosterChanged(call.user.name, body.add, body.remove)

    return await _apply_change(call, decide)


@router.post(_SEASON_PATH + "/rename", access="somebody")
async def rename_player(call: ApiCall, body: RenameBody) -> SeasonDetails:
    """Rename a player; if another player has the new name, their results are merged."""
    if not is_visible(body.name):
        raise ApiError(400, NameEmpty())

    def decide(season: Season) -> r.AnySeasonRecord:
        if body.player not in season.players:
            raise ApiError(404, w.PlayerNotInSeason(Player(body.player)))
        for result in season.results if body.name != body.player else ():
            if body.player in result.places and body.name in result.places:
                raise ApiError(
                    409, w.PlayersNotMergeable(Player(body.player), Player(body.name), result.event)
                )
        return r.PlayerRenamed(call.user.name, body.player, body.name)

    details = await _apply_change(call, decide)
    await move_player_details(call.app_state, details.host, body.player, body.name)
    return details


@router.get(_SEASON_PATH + "/standings.csv", media_type="text/csv")
async def export_standings(call: ApiCall) -> RawResponse:
    """Return the standings as CSV, with the points of each evening."""
    season = await _find_season(call)
    text = await call.run_in_worker(render_standings_csv, season)
    return RawResponse(text.encode(), "text/csv", f"standings-{season.id}.csv")


@router.get(_SEASON_PATH + "/places.csv", media_type="text/csv")
async def export_places(call: ApiCall) -> RawResponse:
    """Return each player's place and points in each evening as CSV."""
    season = await _find_season(call)
    text = await call.run_in_worker(render_places_csv, season)
    return RawResponse(text.encode(), "text/csv", f"places-{season.id}.csv")
