"""What is the same for everybody: options, presets, games, rules, and how the server is."""

from __future__ import annotations

from pathlib import Path

from riverboat import __version__
from riverboat.web.forms.games import GAME_LIST
from riverboat.web.forms.options import option_groups
from riverboat.web.forms.presets import GAMES, PRESETS
from riverboat.web.limits.addresses import client_of, is_local
from riverboat.web.monitoring import metrics
from riverboat.web.monitoring.readiness import Readiness, what_is_wrong
from riverboat.web.pages import rulebook
from riverboat.web.refusals import Refuse
from riverboat.web.routing.call import ApiCall
from riverboat.web.routing.endpoint import Document, Group
from riverboat.web.shapes.reference import (
    GameSheet,
    Health,
    OptionGroup,
    PresetSheet,
    RuleQuery,
    RuleSheet,
)
from riverboat.words.refusals import requests as said

_SOON = 5
"""Seconds after which to look again whether the room is ready."""

group = Group("reference")


@group.get("/api/options")
async def options(_: ApiCall) -> tuple[OptionGroup, ...]:
    """Every option of a table, with its choices and its rules."""
    return option_groups()


@group.get("/api/presets")
async def presets(_: ApiCall) -> tuple[PresetSheet, ...]:
    """Tables that are ready to be opened."""
    return PRESETS


@group.get("/api/games")
async def games(_: ApiCall) -> tuple[str, ...]:
    """Games by their names."""
    return GAMES


@group.get("/api/games/list")
async def game_list(_: ApiCall) -> tuple[GameSheet, ...]:
    """The same to choose from: families, and the sizes that each is played for."""
    return GAME_LIST


@group.get("/api/rules/{rule}")
async def rule(call: ApiCall, query: RuleQuery) -> RuleSheet:
    """What a rule says."""
    found = rulebook.rules(query.lang).get(call.path["rule"].upper())
    if found is None:
        raise Refuse(404, said.NoSuchRule(call.path["rule"]))
    return RuleSheet(found.id, found.title, found.text, found.language)


@group.get("/healthz")
async def health(call: ApiCall) -> Health:
    """Whether the server is alive: it asks nobody, and no disk."""
    return Health(True, len(call.site.room.tables()), __version__)


@group.get("/readyz")
async def ready(call: ApiCall) -> Readiness:
    """Readiness for work: database, writes of its own, disk and event loop; 503 if not ready."""
    site = call.site
    wrong = await what_is_wrong(site.store, Path(site.config.data), site.pulse, site.writes)
    if site.cluster is not None and (among := site.cluster.wrong()):
        wrong.append(among)
    if wrong:
        raise Refuse(503, said.NotReady("; ".join(wrong)), wait=_SOON)
    return Readiness(True, round(site.pulse.lag, 3), round(site.writes.age, 3))


@group.get("/metrics", media="text/plain")
async def measurements(call: ApiCall) -> Document:
    """Measurements, for Prometheus."""
    site = call.site
    local = is_local(client_of(call.request, site.config))
    if site.config.metrics == "off" or (site.config.metrics == "local" and not local):
        raise Refuse(404, said.NothingHere())
    tasks = site.room.tables()
    site.metrics.tables.set(len(tasks))
    site.metrics.write_age.set(site.writes.age)
    site.drills.measure()
    site.metrics.players.set(sum([len(task.view().seats) for task in tasks]))
    return Document(site.metrics.text(), metrics.CONTENT_TYPE)
