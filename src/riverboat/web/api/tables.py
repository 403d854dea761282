"""Table routes: the lobby, opening a table, its details, its rules and commands."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from riverboat.engine import BadGame
from riverboat.service.handlers.audit_codes import audit_row as audit_row
from riverboat.service.handlers.host_commands import game_name
from riverboat.service.room import default_table_name
from riverboat.service.state.config_cache import parse_error_reason
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.table_task import TableTask
from riverboat.store.rows import TableRow
from riverboat.table.rules.config import Config, build_config, parse_toml, refuse_unplayable_buy_in
from riverboat.table.rules.config_writer import find_differing_options, to_toml
from riverboat.table.rules.rules_page import build_rules_page
from riverboat.table.rules.table_rules import TableRules
from riverboat.web.accounts.invisible_characters import is_valid_title
from riverboat.web.accounts.password_hashing import validate_table_password
from riverboat.web.api_errors import ApiError
from riverboat.web.audit_recording import add_actor
from riverboat.web.command_counting import count_command, count_command_outcome
from riverboat.web.command_submission import submit_command
from riverboat.web.limits.request_addresses import player_network
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.authorization import require_not_banned
from riverboat.web.routing.endpoint import Router
from riverboat.web.schemas.lobby_schemas import (
    NewTable,
    NewTableResponse,
    RulesBody,
    RulesPreview,
    TableListItem,
)
from riverboat.web.schemas.reference_schemas import PostedRule, PostedRules, PostedSection
from riverboat.web.schemas.table_schemas import BanDetails, CommandBody, TableDetails
from riverboat.web.serializers.game_forms import build_rules_summary
from riverboat.web.serializers.table_presets import PRESETS, find_preset
from riverboat.wire.client_commands import AddBot
from riverboat.wire.messages import Accepted, Rejected
from riverboat.words.refusals import joining
from riverboat.words.refusals import tables as phrases
from riverboat.words.refusals.configurations import ConfigurationTooDeep

router = Router("tables")

Result = TypeVar("Result")


@router.get("/api/tables")
async def list_tables(call: ApiCall) -> tuple[TableListItem, ...]:
    """Return the open tables that the caller may see."""
    return tuple(
        [
            build_table_list_item(table_task, call.user.name)
            for table_task in call.app_state.room.tables()
            if table_task.event_link is None  # event tables are listed with their event
            if not table_task.settings.private
            or await call.app_state.can_enter(table_task.row, call.user)
        ]
    )


def build_table_list_item(task: TableTask, name: str) -> TableListItem:
    """Return a table's lobby entry for the user *name*.

    The game and the state of play are delayed for spectators. The chairs are not, because users
    would otherwise request taken ones.
    """
    view, viewer_table, settings = task.view(), task.view_of(name), task.settings
    return TableListItem(
        id=task.id,
        name=task.row.name,
        game=viewer_table.game.name,
        chairs=view.chair_count,
        seated_count=len(view.seats),
        spectator_count=view.spectator_count,
        blinds=viewer_table.game.blinds,
        money=settings.money,
        is_private=settings.private or bool(settings.password),
        host=task.row.host,
        is_hand_running=viewer_table.phase in ("playing", "showdown", "straddles")
        or (viewer_table.phase == "between" and not task.is_resting),
        has_callers_chair=name in task.chair_by_player,
        description=settings.about,
        free_chair_count=len(_find_free_chairs(task, name)),
        waiting_count=view.waiting_count,
        callers_list_place=task.list_notifier.position_of(name).position if name else 0,
        yielding_bot_count=len(task.yielding_bot_chairs),
    )


@router.post("/api/tables", access="somebody")
async def create_table(call: ApiCall, body: NewTable) -> NewTableResponse:
    """Open a table with the caller as host."""
    await _require_opening_allowed(call)
    rules = _make_name_unique(call, await _run_within_rate_limit(call, lambda: _parse_rules(body)))
    if body.bots > rules.chairs - 1:
        raise ApiError(400, phrases.NoRoomForBots(body.bots, rules.chairs), option="bots")
    if body.bots > (max_bots := call.app_state.config.limits.max_bots):
        raise ApiError(400, phrases.TooManyBots(max_bots), option="bots")
    settings = await _build_settings(call, body)
    call.app_state.opening_limiter.consume(call.address, "new tables")
    audit_entry_without_actor = audit_row(
        call.app_state.now(), "opened", "", {"game": game_name(rules)}
    )
    audit_entry = await add_actor(call, audit_entry_without_actor, call.table_row)
    row = await call.app_state.room.new_table(rules, settings, call.user.name, audit_entry)
    call.app_state.occupancy.record_opened(row.id, call.address)
    await _seat_bots(call, row, body.bots)
    return NewTableResponse(row.id, _build_invitation_url(call, row, settings))


_MAX_NAME_LENGTH: Final = 60
"""Maximum number of letters in the name of a table."""


async def _require_opening_allowed(call: ApiCall) -> None:
    config, user, app_state = call.app_state.config, call.user, call.app_state
    if user.is_guest and config.may_open == "accounts":
        raise ApiError(403, phrases.AccountRequiredToOpen())
    if not user.is_admin and config.may_open == "admins":
        raise ApiError(403, phrases.AdminRequiredToOpen())
    table_tasks, limits = (
        [table_task for table_task in app_state.room.tables() if table_task.event_link is None],
        config.limits,
    )
    own_table_tasks = [
        table_task
        for table_task in table_tasks
        if table_task.row.host == user.name and table_task.view().phase != "closed"
    ]
    opened_count = app_state.occupancy.count_opened_from(call.address)
    if (
        len(own_table_tasks) >= limits.max_tables_per_host
        or opened_count >= limits.max_tables_per_address
    ):
        raise ApiError(409, phrases.TooManyTables())
    if len(table_tasks) >= limits.max_tables and not await app_state.occupancy.close_longest_empty(
        is_guest=user.is_guest
    ):
        raise ApiError(409, phrases.TooManyTables())


async def _run_within_rate_limit(call: ApiCall, job: Callable[[], Result]) -> Result:
    """Run a job on a configuration in a worker, within the caller's rate limit."""
    call.app_state.config_limiter.consume(call.address, "configurations")
    return await call.run_in_worker(job)


def _parse_rules(body: NewTable) -> TableRules:
    """Return the requested rules, or raise the reason why they are invalid."""
    preset = find_preset(body.preset or PRESETS[0].name)
    if preset is None:
        preset_names = tuple([preset.name for preset in PRESETS])
        raise ApiError(400, phrases.PresetUnknown(body.preset, preset_names))
    try:
        overrides = _merge_overrides(parse_toml(body.toml or preset.toml), body)
        config = build_config(overrides)
        refuse_unplayable_buy_in(config.rules)
    except BadGame as error:
        raise ApiError(
            400, phrases.RulesInvalid(parse_error_reason(error)), option=error.option
        ) from error
    except RecursionError as error:
        raise ApiError(400, phrases.RulesInvalid(ConfigurationTooDeep())) from error
    if config.players:
        raise ApiError(400, phrases.PlayersInLinkTableRules())
    if not is_valid_title(config.rules.name, _MAX_NAME_LENGTH, may_be_empty=True):
        raise ApiError(400, phrases.TableNameTooLong(_MAX_NAME_LENGTH), option="name")
    return config.rules


def _make_name_unique(call: ApiCall, rules: TableRules) -> TableRules:
    """Return the rules with a name unique among the host's tables, numbered if necessary.

    The default name of a table is always the same.
    """
    taken_names = {
        table_task.row.name
        for table_task in call.app_state.room.tables()
        if table_task.row.host == call.user.name
    }
    base_name = rules.name or default_table_name(call.user.name)
    name, next_number = base_name, 2
    while name in taken_names:
        suffix = f" {next_number}"
        name, next_number = (
            f"{base_name[: _MAX_NAME_LENGTH - len(suffix)]}{suffix}",
            next_number + 1,
        )
    return replace(rules, name=name)


@router.post("/api/rules")
async def preview_rules(call: ApiCall, body: RulesBody) -> RulesPreview:
    """Return a summary of rules without opening a table, or why they are invalid."""
    new_table = NewTable(preset=body.preset, toml=body.toml, game=body.game)

    def summarize_rules() -> RulesPreview:
        try:
            return RulesPreview(build_rules_summary(_parse_rules(new_table)), "", "")
        except ApiError as error:
            refusal = (
                error.refusal_phrase.reason
                if isinstance(error.refusal_phrase, phrases.RulesInvalid)
                else error.refusal_phrase
            )
            return RulesPreview(None, error.payload.message, error.payload.option or "", refusal)

    return await _run_within_rate_limit(call, summarize_rules)


def _merge_overrides(table_options: dict[str, Any], body: NewTable) -> dict[str, Any]:
    """Return the configuration of a file with the overrides of the request."""
    if body.toml and body.preset and find_preset(body.preset) is None:
        table_options["preset"] = body.preset
    if body.game:
        table_options = {
            option_key: table_options[option_key]
            for option_key in table_options
            if option_key not in ("games", "mix", "change")
        }
        table_options["game"] = body.game
        if not body.toml:
            table_options.pop("chairs", None)
    if body.name.strip():
        table_options["name"] = body.name.strip()
    if body.approval is not None and isinstance(table_options.get("buy_in", {}), dict):
        table_options["buy_in"] = {**table_options.get("buy_in", {}), "approval": body.approval}
    return table_options


async def _build_settings(call: ApiCall, body: NewTable) -> TableSettings:
    password_hash = ""
    if body.password:
        validate_table_password(body.password)
        password_hash = await call.app_state.passwords.hash(body.password)
    settings = TableSettings(
        private=body.private,
        password=password_hash,
        spectators=body.spectators,
        delay=body.delay,
        restart=call.app_state.config.restart,
        money=body.money,
        about=body.about,
    )
    seconds_by_setting = {
        "seconds_between_hands": body.seconds_between_hands,
        "pace": body.pace,
        "bot_pace": body.bot_pace,
    }
    return replace(
        settings,
        **{
            setting_name: seconds
            for setting_name, seconds in seconds_by_setting.items()
            if seconds is not None
        },
    )


async def _seat_bots(call: ApiCall, row: TableRow, bot_count: int) -> None:
    table_task = call.app_state.find_table(row.id)
    for _ in range(bot_count if table_task else 0):
        assert table_task is not None, "it was just opened"
        command = AddBot()
        answer = await submit_command(
            call.app_state, table_task, call.user, secrets.token_hex(8), command
        )
        is_accepted = isinstance(answer, Accepted)
        count_command(call.app_state.metrics, command, is_accepted=is_accepted)


@router.get("/api/tables/{table}")
async def get_table(call: ApiCall) -> TableDetails:
    """Return a table: its host, its settings, its rules."""
    return await build_table_details(call)


async def build_table_details(call: ApiCall) -> TableDetails:
    """Return the table of a call, limited to what the caller may see."""
    app_state, row, user, table_task = call.app_state, call.table_row, call.user, call.task
    settings = await app_state.find_settings(row)
    can_enter = await app_state.can_enter(row, user)
    role = await app_state.find_role(row, user.name)
    ban = app_state.find_table_ban(table_task, user)
    if table_task is not None and table_task.access.bar_reason(user.name):
        table_task.poll_list_position(user.name)
    return TableDetails(
        id=row.id,
        name=row.name,
        host=row.host,
        role=role,
        can_enter=can_enter,
        is_closed=table_task is None,
        needs_password=bool(settings.password) and not can_enter,
        settings=replace(settings, password="", links_made=0, links=()) if can_enter else None,
        rules_toml=_format_toml(await _find_rules(call)) if can_enter else "",
        invitation_link=_build_invitation_url(call, row, settings)
        if can_enter and _can_invite(call, role, settings)
        else "",
        public_urls=app_state.public_urls if can_enter else (),
        may_watch=table_task is not None
        and (user.is_admin or not table_task.access.bar_reason(user.name)),
        chairs=table_task.view().chair_count if table_task is not None else 0,
        free_chairs=_find_free_chairs(table_task, user.name)
        if table_task is not None and can_enter
        else (),
        buy_in_limits=table_task.buy_in_range(user.name)
        if table_task is not None and can_enter
        else (0, 0),
        description=settings.about,
        callers_ban=None if ban is None else BanDetails(ban.actor, ban.reason, ban.banned_until),
        callers_chair=table_task.chair_by_player.get(user.name, 0) if table_task is not None else 0,
        waiting_count=table_task.view().waiting_count
        if table_task is not None and can_enter
        else 0,
        list_position=table_task.list_notifier.position_of(user.name)
        if table_task is not None and can_enter
        else None,
        yielding_bot_chairs=table_task.yielding_bot_chairs
        if table_task is not None and can_enter
        else (),
        event=await _find_event_id(call),
        **(
            _build_entry_preview(table_task, settings)
            if table_task is not None and can_enter
            else {}
        ),
    )


def _build_entry_preview(table_task: TableTask, settings: TableSettings) -> dict[str, Any]:
    """Return the facts of a table that a client may see before it enters: the game, the money and
    the seated players.
    """
    view = table_task.view()
    return {
        "game": view.game.name,
        "money": settings.money,
        "players": tuple([seat.player for seat in view.seats if not seat.is_program]),
        "bot_count": sum(seat.is_program for seat in view.seats),
    }


async def _find_event_id(call: ApiCall) -> str:
    """Return the id of the tournament that a table belongs or belonged to; else empty."""
    if call.task is not None:
        return call.task.event_link.event if call.task.event_link is not None else ""
    return (await call.app_state.ledgers.load(call.table_row.id)).event


def _find_free_chairs(table_task: TableTask, name: str) -> tuple[int, ...]:
    """Return the chairs that are not taken and not reserved for another player."""
    view, own_chair = table_task.view(), table_task.list_notifier.position_of(name).chair
    taken_chairs = {*table_task.chair_by_player.values(), *view.reserved_chairs} - {own_chair}
    return tuple([chair for chair in range(1, view.chair_count + 1) if chair not in taken_chairs])


async def _find_rules(call: ApiCall) -> TableRules:
    """Return the rules of an open table, or the last rules of a closed one."""
    rules = (await call.app_state.ledgers.load(call.table_row.id)).rules
    if rules is None:
        raise ApiError(404, joining.TableUnknown(call.table_row.id))
    return rules


def _format_toml(rules: TableRules) -> str:
    try:
        return to_toml(Config(rules))
    except BadGame as error:  # the changed rules have no file representation
        return f"# {error}\n"


def _can_invite(call: ApiCall, role: str, settings: TableSettings) -> bool:
    """Return True if the caller may share the link; at a public table, every user may."""
    if call.task is not None and call.task.event_link is not None:
        return False  # players join through the event
    if role == "host" or call.user.is_admin or not (settings.private or settings.password):
        return True
    is_seated = call.task is not None and call.user.name in call.task.chair_by_player
    return settings.players_invite and (role == "player" or is_seated)


def _build_invitation_url(call: ApiCall, row: TableRow, settings: TableSettings) -> str:
    """Return the link to a table; with an invitation unless the table is public."""
    table_url = f"{call.public_base_url}/t/{row.id}"
    if settings.private or settings.password:
        invitation = call.app_state.tokens.table_invitation(row.id, settings.links_made)
        return f"{table_url}?invite={invitation}"
    return table_url


@router.post("/api/tables/{table}/wish", access="somebody")
async def submit_table_command(call: ApiCall, body: CommandBody) -> Accepted:
    """Submit a command to the table."""
    with count_command_outcome(call.app_state.metrics, body.wish):
        if not await call.app_state.can_enter(call.table_row, call.user):
            require_not_banned(call)
            raise ApiError(403, joining.InvitationRequired())
        answer = await submit_command(
            call.app_state,
            call.table,
            call.user,
            body.cmd,
            body.wish,
            body.hand,
            body.token,
            player_network=player_network(call.request, call.app_state.config),
            client_address=call.address,
        )
        if isinstance(answer, Rejected):
            raise ApiError(409, answer.phrase, legal_actions=answer.legal_actions)
        return answer


@router.get("/api/tables/{table}/rules", access="visitor")
async def get_posted_rules(call: ApiCall) -> PostedRules:
    """Return the house rules as posted."""
    return await call.run_in_worker(_build_posted_rules, await _find_rules(call))


def _build_posted_rules(rules: TableRules) -> PostedRules:
    page = build_rules_page(rules)
    sections = [
        PostedSection(
            section.group,
            section.title,
            section.heading,
            tuple(
                [
                    PostedRule(
                        line.name,
                        line.value,
                        line.is_default,
                        line.choices,
                        line.meaning,
                        tuple(line.rules.replace(",", " ").split()),
                    )
                    for line in section.lines
                ]
            ),
        )
        for section in page.sections
    ]
    return PostedRules(
        page.title,
        page.newcomer_answers,
        page.newcomer_phrases,
        page.notices,
        tuple(sections),
        *find_differing_options(rules),
    )
