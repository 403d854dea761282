"""Reference data for all users: options, presets, games, rules, and server health."""

from __future__ import annotations

from pathlib import Path

from riverboat import __version__
from riverboat.web.api_errors import ApiError
from riverboat.web.limits.request_addresses import client_address, is_loopback
from riverboat.web.monitoring import metrics
from riverboat.web.monitoring.readiness import Readiness, find_problems
from riverboat.web.pages import rulebook_pages
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import RawResponse, Router
from riverboat.web.schemas.reference_schemas import (
    GameForm,
    Health,
    OptionGroup,
    RuleQuery,
    RuleText,
    TablePreset,
)
from riverboat.web.serializers.game_forms import GAME_LIST
from riverboat.web.serializers.option_forms import option_groups
from riverboat.web.serializers.table_presets import GAMES, PRESETS
from riverboat.words.refusals import requests as phrases

_READY_RETRY_SECONDS = 5
"""Seconds until readiness should be checked again."""

router = Router("reference")


@router.get("/api/options")
async def list_options(_: ApiCall) -> tuple[OptionGroup, ...]:
    """Return every option of a table, with its choices and its rules."""
    return option_groups()


@router.get("/api/presets")
async def list_presets(_: ApiCall) -> tuple[TablePreset, ...]:
    """Return the presets from which a table can be opened."""
    return PRESETS


@router.get("/api/games")
async def list_games(_: ApiCall) -> tuple[str, ...]:
    """Return the names of all games."""
    return GAMES


@router.get("/api/games/list")
async def list_game_forms(_: ApiCall) -> tuple[GameForm, ...]:
    """Return the games to choose from, by family, with the bet sizes of each."""
    return GAME_LIST


@router.get("/api/rules/{rule}")
async def get_rule(call: ApiCall, query: RuleQuery) -> RuleText:
    """Return the text of a rule."""
    found_rule = rulebook_pages.rules(query.lang).get(call.path_params["rule"].upper())
    if found_rule is None:
        raise ApiError(404, phrases.NoSuchRule(call.path_params["rule"]))
    return RuleText(found_rule.id, found_rule.title, found_rule.text, found_rule.language)


@router.get("/healthz")
async def get_health(call: ApiCall) -> Health:
    """Return the liveness of the server; neither database nor disk is checked."""
    return Health(True, len(call.app_state.room.tables()), __version__)


@router.get("/readyz")
async def get_readiness(call: ApiCall) -> Readiness:
    """Return readiness of database, test writes, disk and event loop; 503 if not ready."""
    app_state = call.app_state
    problems = await find_problems(
        app_state.store, Path(app_state.config.data), app_state.loop_monitor, app_state.write_probe
    )
    if app_state.cluster is not None and (cluster_problem := app_state.cluster.find_problem()):
        problems.append(cluster_problem)
    if problems:
        raise ApiError(
            503,
            phrases.ServerNotReady("; ".join(problems)),
            retry_after_seconds=_READY_RETRY_SECONDS,
        )
    return Readiness(
        True, round(app_state.loop_monitor.lag, 3), round(app_state.write_probe.age, 3)
    )


@router.get("/metrics", media_type="text/plain")
async def get_metrics(call: ApiCall) -> RawResponse:
    """Return metrics for Prometheus."""
    app_state = call.app_state
    is_local = is_loopback(client_address(call.request, app_state.config))
    if app_state.config.metrics == "off" or (app_state.config.metrics == "local" and not is_local):
        raise ApiError(404, phrases.PageNotFound())
    table_tasks = app_state.room.tables()
    app_state.metrics.tables.set(len(table_tasks))
    app_state.metrics.write_age.set(app_state.write_probe.age)
    app_state.drills.export_metrics()
    app_state.metrics.players.set(sum([len(table_task.view().seats) for table_task in table_tasks]))
    return RawResponse(app_state.metrics.text(), metrics.CONTENT_TYPE)
