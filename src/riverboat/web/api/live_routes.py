"""Live games: a physical table that the room keeps score of, entry by entry, with spectators."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace

from riverboat.engine import BadGame
from riverboat.engine.hand_redaction import RAIL, redact_log, redacted_hand
from riverboat.floor import OpenQuestion, authority, spot_of
from riverboat.floor.field_keys import get_by_key
from riverboat.floor.incident import InvalidIncident
from riverboat.live import REFUSALS, RulingCarriedOut, live_rules
from riverboat.live.entry_handling import can_carry_out
from riverboat.live.live_rulings import selectable_rulings, spot_of_hand, verdict_on
from riverboat.live.scorekeeper_entries import RulingEntry, SitEntry
from riverboat.service.history.hand_export import (
    EXPORT_FORMATS,
    FormatName,
    HistoryHeader,
    export,
    iter_hands,
)
from riverboat.service.live_games import MAX_ENTRIES, LiveGame, LiveGameNotFound, StaleVersion
from riverboat.service.live_records import LiveSettings
from riverboat.service.state.config_cache import parse_error_reason
from riverboat.table.money.settle_up import sheet_to_csv
from riverboat.table.rules.config import build_config, parse_toml
from riverboat.table.rules.table_rules import TableRules
from riverboat.web.accounts.invisible_characters import is_visible
from riverboat.web.api.floor_routes import build_verdict_response, other_verdicts, validate_numbers
from riverboat.web.api_errors import ApiError
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import Done, RawResponse, Router
from riverboat.web.schemas.floor_schemas import CurrentHand, SeatedPlayer
from riverboat.web.schemas.live_schemas import (
    LiveEntryBody,
    LiveEntryResponse,
    LiveGameDetails,
    LiveGameListItem,
    LiveLedger,
    LiveLinks,
    LiveQuery,
    LiveRole,
    LiveRuleBody,
    LiveSettingsBody,
    LiveVerdict,
    NewLiveGame,
    NewLiveGameResponse,
    ScorekeeperBody,
)
from riverboat.web.serializers.live_game_serializers import (
    build_ledger_details,
    make_live_game_serializer,
    session_ledger,
)
from riverboat.words.refusals import joining
from riverboat.words.refusals import live as w
from riverboat.words.refusals import tables as phrases
from riverboat.words.refusals.hands import NoHandRunning
from riverboat.words.refusals.player_names import NameEmpty

router = Router("live")

_GAME_PATH: Final = "/api/live/{live}"
_LONG_POLL_SECONDS: Final = 4.0
"""Seconds that a long poll waits for a change: less than a stopping server waits for requests."""


async def _find_game(call: ApiCall) -> LiveGame:
    try:
        return await call.app_state.live_games.game(call.path_params["live"])
    except LiveGameNotFound as error:
        raise ApiError(404, w.NoSuchLiveGame()) from error


async def _require_viewer(call: ApiCall, watch_token: str) -> tuple[LiveGame, LiveRole]:
    """Return the game and the caller's role; answer 404 to a caller who may not watch."""
    game = await _find_game(call)
    name, settings = call.user.name, game.settings
    if game.is_scorekeeper(name):
        return game, "host" if name == game.host else "keeper"
    is_token_valid = call.app_state.tokens.is_valid_live_token(
        game.id, "watch", settings.link_generation, watch_token
    )
    if settings.spectator_policy == "nobody" or not is_token_valid:
        raise ApiError(404, w.NoSuchLiveGame())
    return game, "watcher"


async def _require_scorekeeper(call: ApiCall) -> LiveGame:
    """Return the game if the caller is a scorekeeper."""
    game = await _find_game(call)
    if not game.is_scorekeeper(call.user.name):
        raise ApiError(403, w.NotAScorekeeper())
    return game


@router.get("/api/live", access="somebody")
async def list_games(call: ApiCall) -> tuple[LiveGameListItem, ...]:
    """Return the live games that the caller keeps score of, latest first."""
    name = call.user.name
    return tuple(
        [
            LiveGameListItem(
                summary.id,
                summary.name,
                summary.host,
                summary.began_at,
                summary.last_entry_at,
                summary.settings.is_closed,
            )
            for summary in await call.app_state.live_games.summaries()
            if name == summary.host or name in summary.settings.scorekeepers
        ]
    )


@router.post("/api/live", access="somebody")
async def create_game(call: ApiCall, body: NewLiveGame) -> NewLiveGameResponse:
    """Start keeping score of a physical game."""
    user, app_state = call.user, call.app_state
    if user.is_guest and app_state.config.may_open == "accounts":
        raise ApiError(403, phrases.AccountRequiredToOpen())
    if not user.is_admin and app_state.config.may_open == "admins":
        raise ApiError(403, phrases.AdminRequiredToOpen())
    await _require_below_open_limit(call)
    app_state.config_limiter.consume(call.address, "configurations")
    _validate_names([seat.player for seat in body.seats])
    rules, authority_key = await call.run_in_worker(_parse_rules, body)
    app_state.opening_limiter.consume(call.address, "new tables")
    name = body.name.strip() if is_visible(body.name) else rules.game.name
    settings = LiveSettings(spectator_policy=body.spectator_policy)
    try:
        game = await app_state.live_games.begin(
            name, user.name, body.money, rules, authority_key, body.seats, settings=settings
        )
    except REFUSALS as error:
        raise ApiError(400, error.refusal) from error
    return NewLiveGameResponse(game.id)


async def _require_below_open_limit(call: ApiCall) -> None:
    """Refuse another open game to a user who has the maximum already."""
    summaries = await call.app_state.live_games.summaries()
    own_games = [
        summary
        for summary in summaries
        if summary.host == call.user.name and not summary.settings.is_closed
    ]
    if len(own_games) >= call.app_state.config.limits.max_live_games_per_player:
        raise ApiError(409, w.TooManyLiveGames())


def _parse_rules(body: NewLiveGame) -> tuple[TableRules, str]:
    """Return the requested table rules, and the authority whose rules apply."""
    try:
        chosen_authority = authority(body.authority).replace(**(body.option_changes or {}))
        table_options: dict[str, Any] = parse_toml(body.toml) if body.toml else {}
        table_options.setdefault(
            "preset", "tournament" if chosen_authority.is_for_tournaments else "cash"
        )
        table_options.setdefault("straddle", {"enabled": False})
        table_options["buy_in"] = {**_as_dict(table_options.get("buy_in")), "least": 0, "most": 0}
        if not {"game", "games", "mix"} & {*table_options} or not body.toml:
            table_options["game"] = body.game
        config = build_config(table_options)
    except BadGame as error:
        raise ApiError(
            400, phrases.RulesInvalid(parse_error_reason(error)), option=error.option or "game"
        ) from error
    if config.players:
        raise ApiError(400, phrases.PlayersInLinkTableRules())
    return live_rules(
        config.rules, chosen_authority.house_rules, is_event=chosen_authority.is_for_tournaments
    ), chosen_authority.spec


def _as_dict(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


@router.get(_GAME_PATH)
async def get_game(call: ApiCall, query: LiveQuery) -> LiveGameDetails:
    """Return a live game as the caller may see it; with a version, wait for a later one."""
    game, role = await _require_viewer(call, query.watch_token)
    if query.known_version:
        await game.wait_for_change(query.known_version, _LONG_POLL_SECONDS)
        game, role = await _require_viewer(call, query.watch_token)
    return await game.cached_view(role, make_live_game_serializer(role))


def _validate_names(names: Iterable[str]) -> None:
    """Refuse players whose names have no visible character."""
    if not all(map(is_visible, names)):
        raise ApiError(400, NameEmpty())


@router.post(_GAME_PATH + "/entries", access="somebody")
async def add_entry(call: ApiCall, body: LiveEntryBody) -> LiveEntryResponse:
    """Add an entry; it is stored before the response is sent."""
    game = await _require_scorekeeper(call)
    if isinstance(body.entry, RulingEntry):
        validate_numbers((body.entry.incident, body.entry.known_spot))
    if isinstance(body.entry, SitEntry):
        _validate_names((body.entry.player,))
    if game.settings.is_closed:
        raise ApiError(409, w.LiveGameClosed())
    if len(game.keeper.moves) >= MAX_ENTRIES:
        raise ApiError(409, w.LiveGameTooLong())
    was_applied = True
    try:
        await call.app_state.live_games.enter(game, body.entry, call.user.name, body.version)
    except StaleVersion:
        was_applied = False
        game = await _require_scorekeeper(call)
    except REFUSALS as error:
        raise ApiError(409, error.refusal) from error
    role: LiveRole = "host" if call.user.name == game.host else "keeper"
    return LiveEntryResponse(
        was_applied, await game.cached_view(role, make_live_game_serializer(role))
    )


@router.get(_GAME_PATH + "/ledger")
async def get_ledger(call: ApiCall, query: LiveQuery) -> LiveLedger:
    """Return the result of each player, and who pays whom."""
    game, _ = await _require_viewer(call, query.watch_token)
    return await game.cached_view("ledger", build_ledger_details)


@router.get(_GAME_PATH + "/ledger.csv", media_type="text/csv")
async def export_ledger(call: ApiCall, query: LiveQuery) -> RawResponse:
    """Return the ledger as CSV."""
    game, _ = await _require_viewer(call, query.watch_token)
    chips_per_unit = 10**game.began.money.digits
    text = await game.cached_view(
        "csv", lambda live_game: sheet_to_csv(session_ledger(live_game), chips_per_unit)
    )
    return RawResponse(text.encode(), "text/csv", f"live-{game.id}.csv")


_EXPORT_FORMATS: Final[dict[str, tuple[FormatName, str]]] = {
    "txt": ("pokerstars", "PokerStars' text"),
    "phh": ("phh", "PHH"),
    "ohh": ("ohh", "Open Hand History"),
    "json": ("json", "riverboat's own log"),
}


def _make_export_handler(
    file_format: FormatName, format_title: str
) -> Callable[..., Awaitable[RawResponse]]:
    def render_hands(game: LiveGame) -> tuple[str, int]:
        rules, money = game.keeper.rules, game.began.money
        header = HistoryHeader(table=game.began.name, size=rules.chairs, scale=10**money.digits)
        exported_hands = export(iter_hands(game.keeper.log), file_format, header=header)
        return exported_hands.text, exported_hands.hands

    async def handler(call: ApiCall, query: LiveQuery) -> RawResponse:
        game, _ = await _require_viewer(call, query.watch_token)
        text, hand_count = await game.cached_view(file_format, render_hands)
        if not hand_count:
            raise ApiError(409, w.NoHandsToWrite())
        name = f"live-{game.id}{EXPORT_FORMATS[file_format].suffix}"
        return RawResponse(text.encode(), EXPORT_FORMATS[file_format].media_type, name)

    handler.__doc__ = f"Return all finished hands as {format_title}, from a spectator's view."
    return handler


for _extension, (_file_format, _title) in _EXPORT_FORMATS.items():
    router.get(
        f"{_GAME_PATH}/hands.{_extension}", media_type=EXPORT_FORMATS[_file_format].media_type
    )(_make_export_handler(_file_format, _title))


@router.get(_GAME_PATH + "/links", access="somebody")
async def get_links(call: ApiCall) -> LiveLinks:
    """Return the links to a game, for a scorekeeper."""
    return _build_links(call, await _require_scorekeeper(call))


def _build_links(call: ApiCall, game: LiveGame) -> LiveLinks:
    sign_token, settings = call.app_state.tokens.live_game_token, game.settings
    base_url = f"{call.public_base_url}/live/{game.id}"
    is_link_public = settings.spectator_policy == "link"
    return LiveLinks(
        scorekeeper_link=f"{base_url}?keep={sign_token(game.id, 'keep', settings.link_generation)}",
        watch_link=f"{base_url}?watch={sign_token(game.id, 'watch', settings.link_generation)}"
        if is_link_public
        else "",
        scorekeepers=(game.host, *settings.scorekeepers),
        spectator_policy=settings.spectator_policy,
    )


@router.patch(_GAME_PATH + "/settings", access="somebody")
async def update_settings(call: ApiCall, body: LiveSettingsBody) -> LiveLinks:
    """Change who may watch and who keeps score, or close the game; only its creator may."""
    game = await _require_scorekeeper(call)
    if call.user.name != game.host:
        raise ApiError(403, w.GameOwnerOnly())
    current_settings = game.settings
    is_closed = current_settings.is_closed if body.is_closed is None else body.is_closed
    if current_settings.is_closed and not is_closed:
        await _require_below_open_limit(call)
    scorekeepers = tuple(
        [
            scorekeeper
            for scorekeeper in current_settings.scorekeepers
            if scorekeeper != body.removed_scorekeeper
        ]
    )
    new_settings = replace(
        current_settings,
        scorekeepers=scorekeepers,
        spectator_policy=body.spectator_policy or current_settings.spectator_policy,
        link_generation=current_settings.link_generation + body.revokes_links,
        is_closed=is_closed,
    )
    await _save_settings(call, game, new_settings)
    return _build_links(call, await _require_scorekeeper(call))


@router.post(_GAME_PATH + "/keep", access="somebody")
async def add_scorekeeper(call: ApiCall, body: ScorekeeperBody) -> Done:
    """Become a scorekeeper of a game by its link."""
    game, name = await _find_game(call), call.user.name
    current_settings = game.settings
    if not call.app_state.tokens.is_valid_live_token(
        game.id, "keep", current_settings.link_generation, body.invitation
    ):
        raise ApiError(403, joining.InvitationRequired())
    if not game.is_scorekeeper(name):
        if len(current_settings.scorekeepers) >= _MAX_SCOREKEEPERS:
            raise ApiError(409, w.TooManyScorekeepers())
        await _save_settings(
            call,
            game,
            replace(current_settings, scorekeepers=(*current_settings.scorekeepers, name)),
        )
    return Done()


_MAX_SCOREKEEPERS: Final = 20


async def _save_settings(call: ApiCall, game: LiveGame, new_settings: Any) -> None:
    try:
        await call.app_state.live_games.change_settings(game, new_settings, call.user.name)
    except StaleVersion as error:
        raise ApiError(409, w.HostEntryConflict()) from error


@router.get(_GAME_PATH + "/moment", access="somebody")
async def get_current_hand(call: ApiCall) -> CurrentHand:
    """Return the public facts of the running hand, which a request for a ruling may omit."""
    game = await _require_scorekeeper(call)
    return await game.cached_view("moment", _build_current_hand)


def _build_current_hand(game: LiveGame) -> CurrentHand:
    scorekeeper = game.keeper
    if scorekeeper.table.hand is None:
        raise ApiError(409, NoHandRunning())
    facts = list(redact_log(scorekeeper.hand_log(), RAIL))
    spot = spot_of(redacted_hand(facts, RAIL), facts, None)
    table = scorekeeper.table
    players = [
        SeatedPlayer(seat, chair, table.chairs[chair].player)
        for seat, chair in enumerate(table.hand_chairs)
        if chair in table.chairs
    ]
    known_field_keys = [
        field_key
        for field_key in spot.__struct_encode_fields__
        if field_key != "who" and get_by_key(spot, field_key) is not None
    ]
    return CurrentHand(
        hand=table.hand_count,
        players=tuple(players),
        seat_to_act=spot.seat,
        known_fields=tuple([f"spot.{field_key}" for field_key in known_field_keys]),
        game=spot.game or "",
        pot=spot.pot or 0,
        bet=spot.bet_to_match or 0,
    )


@router.post(_GAME_PATH + "/rule", access="somebody")
async def request_ruling(call: ApiCall, body: LiveRuleBody) -> LiveVerdict:
    """Return the floor's ruling on the current hand, and whether it can be applied."""
    game = await _require_scorekeeper(call)
    validate_numbers((body.incident, body.spot))
    async with game.lock:
        return _rule_on_hand(game, body)


def _rule_on_hand(game: LiveGame, body: LiveRuleBody) -> LiveVerdict:
    scorekeeper, chosen_authority = game.keeper, authority(game.authority)
    if scorekeeper.table.hand is None:
        raise ApiError(409, NoHandRunning())
    hand_facts = scorekeeper.hand_log()
    try:
        verdict = verdict_on(
            hand_facts, RulingCarriedOut(body.incident, body.spot, chosen_authority.spec)
        )
        spot = spot_of_hand(hand_facts, body.incident, body.spot)
        differing_verdicts = (
            ()
            if isinstance(verdict, OpenQuestion)
            else tuple(other_verdicts(verdict, body.incident, spot, chosen_authority))
        )
    except (InvalidIncident, BadGame) as error:
        raise ApiError(400, error.refusal) from error
    is_applicable_by_choice = [
        can_carry_out(
            scorekeeper, RulingEntry(body.incident, body.spot, choice_index), chosen_authority.spec
        )
        for choice_index in range(len(selectable_rulings(verdict)))
    ]
    return LiveVerdict(
        build_verdict_response(verdict), differing_verdicts, tuple(is_applicable_by_choice)
    )
