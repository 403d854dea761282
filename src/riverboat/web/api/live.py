"""Live games: a physical table that the room keeps, entry by entry, and that others may watch."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace

from riverboat.engine import BadGame
from riverboat.engine.views import RAIL, log_seen_by, view
from riverboat.floor import Asks, authority, spot_of
from riverboat.floor.observation import BadObservation
from riverboat.live import REFUSALS, Ruled, live_rules
from riverboat.live.entered import can_be_carried_out
from riverboat.live.entries import RulingEntry, SitEntry
from riverboat.live.ruling import moment, rulings, verdict
from riverboat.service.history.export import FORMS, FormName, HistoryHeader, export, hands_of
from riverboat.service.live_games import MOST_MOVES, LiveGame, NoLiveGame, Stale
from riverboat.service.live_records import LiveSettings
from riverboat.service.state.readings import reason
from riverboat.table.money.settle_up import to_csv
from riverboat.table.rules.config import config_of, parsed
from riverboat.table.rules.rules import TableRules
from riverboat.web.accounts.ignorable import is_visible
from riverboat.web.api.floor import others_than, refuse_impossible, verdict_sheet
from riverboat.web.forms.live_sheets import book_of, ledger, sheet
from riverboat.web.refusals import Refuse
from riverboat.web.routing.call import ApiCall
from riverboat.web.routing.endpoint import Document, Done, Group
from riverboat.web.shapes.floor import SeatedPlayer, TableMoment
from riverboat.web.shapes.live import (
    LiveAnswer,
    LiveBegun,
    LiveEntryBody,
    LiveKeepBody,
    LiveLedger,
    LiveLine,
    LiveLinks,
    LiveQuery,
    LiveRole,
    LiveRuleBody,
    LiveSettingsBody,
    LiveSheet,
    LiveVerdict,
    NewLive,
)
from riverboat.words.refusals import doors
from riverboat.words.refusals import live as w
from riverboat.words.refusals import tables as said
from riverboat.words.refusals.hands import NoHandIsPlayed
from riverboat.words.refusals.names import NameIsEmpty

group = Group("live")

_GAME: Final = "/api/live/{live}"
_WAIT: Final = 4.0
"""Seconds that somebody waits for something new: no longer than a server takes to stop."""


# Which game, and what one may do ------------------------------------------------------------------


async def _found(call: ApiCall) -> LiveGame:
    try:
        return await call.site.live.game(call.path["live"])
    except NoLiveGame as why:
        raise Refuse(404, w.NoSuchLiveGame()) from why


async def _seen(call: ApiCall, watch: str) -> tuple[LiveGame, LiveRole]:
    """The game, and what whoever asks is to it; who may not look on is told of no game."""
    game = await _found(call)
    name, settings = call.me.name, game.settings
    if game.keeps(name):
        return game, "host" if name == game.host else "keeper"
    opens = call.site.invitations.opens_live(game.id, "watch", settings.made, watch)
    if settings.watching == "nobody" or not opens:
        raise Refuse(404, w.NoSuchLiveGame())
    return game, "watcher"


async def _kept(call: ApiCall) -> LiveGame:
    """The game, for who keeps it."""
    game = await _found(call)
    if not game.keeps(call.me.name):
        raise Refuse(403, w.NotAScorekeeper())
    return game


# Games --------------------------------------------------------------------------------------------


@group.get("/api/live", who="somebody")
async def games(call: ApiCall) -> tuple[LiveLine, ...]:
    """The live games that one keeps, the latest first."""
    name = call.me.name
    return tuple(
        [
            LiveLine(each.id, each.name, each.host, each.began, each.last, each.settings.is_closed)
            for each in await call.site.live.cards()
            if name == each.host or name in each.settings.keepers
        ]
    )


@group.post("/api/live", who="somebody")
async def begin(call: ApiCall, body: NewLive) -> LiveBegun:
    """Begin to keep a physical game."""
    me, site = call.me, call.site
    if me.guest and site.config.may_open == "accounts":
        raise Refuse(403, said.OnlyAccountsOpen())
    if not me.admin and site.config.may_open == "admins":
        raise Refuse(403, said.OnlyAdminsOpen())
    await _refuse_too_many_open(call)
    site.configurations.take(call.address, "configurations")
    _refuse_unseen([each.player for each in body.seats])
    rules, by = await call.work(_rules, body)
    site.openings.take(call.address, "new tables")
    name = body.name.strip() if is_visible(body.name) else rules.game.name
    settings = LiveSettings(watching=body.watching)
    try:
        game = await site.live.begin(
            name, me.name, body.money, rules, by, body.seats, settings=settings
        )
    except REFUSALS as why:
        raise Refuse(400, why.refusal) from why
    return LiveBegun(game.id)


async def _refuse_too_many_open(call: ApiCall) -> None:
    """Refuse another open game to who has as many as one may: one of them is to be closed."""
    cards = await call.site.live.cards()
    own = [each for each in cards if each.host == call.me.name and not each.settings.is_closed]
    if len(own) >= call.site.config.limits.live_each:
        raise Refuse(409, w.TooManyLiveGames())


def _rules(body: NewLive) -> tuple[TableRules, str]:
    """The table that is wished for, and whose rules rule."""
    try:
        book = authority(body.by).but(**(body.but or {}))
        wishes: dict[str, Any] = parsed(body.toml) if body.toml else {}
        wishes.setdefault("preset", "tournament" if book.event else "cash")
        wishes.setdefault("straddle", {"enabled": False})
        wishes["buy_in"] = {**_table(wishes.get("buy_in")), "least": 0, "most": 0}
        if not {"game", "games", "mix"} & {*wishes} or not body.toml:
            wishes["game"] = body.game
        config = config_of(wishes)
    except BadGame as why:
        raise Refuse(400, said.RulesCannotBe(reason(why)), option=why.option or "game") from why
    if config.players:
        raise Refuse(400, said.PlayersComeByLink())
    return live_rules(config.rules, book.hand, event=book.event), book.written


def _table(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


# One game -----------------------------------------------------------------------------------------


@group.get(_GAME)
async def game(call: ApiCall, query: LiveQuery) -> LiveSheet:
    """A live game as one may know it; with a version, as soon as there is a later one."""
    found, role = await _seen(call, query.watch)
    if query.after:
        await found.newer(query.after, _WAIT)
        found, role = await _seen(call, query.watch)
    return await found.look(role, sheet(role))


def _refuse_unseen(names: Iterable[str]) -> None:
    """Refuse players whose names have nothing that can be seen."""
    if not all(map(is_visible, names)):
        raise Refuse(400, NameIsEmpty())


@group.post(_GAME + "/entries", who="somebody")
async def entered(call: ApiCall, body: LiveEntryBody) -> LiveAnswer:
    """Enter what has happened: it is stored before it is answered."""
    found = await _kept(call)
    if isinstance(body.entry, RulingEntry):
        refuse_impossible((body.entry.seen, body.entry.told))
    if isinstance(body.entry, SitEntry):
        _refuse_unseen((body.entry.player,))
    if found.settings.is_closed:
        raise Refuse(409, w.LiveGameIsClosed())
    if len(found.keeper.moves) >= MOST_MOVES:
        raise Refuse(409, w.LiveGameIsTooLong())
    done = True
    try:
        await call.site.live.enter(found, body.entry, call.me.name, body.version)
    except Stale:
        done = False
        found = await _kept(call)
    except REFUSALS as why:
        raise Refuse(409, why.refusal) from why
    role: LiveRole = "host" if call.me.name == found.host else "keeper"
    return LiveAnswer(done, await found.look(role, sheet(role)))


@group.get(_GAME + "/ledger")
async def ledger_of(call: ApiCall, query: LiveQuery) -> LiveLedger:
    """Who has won what, and who pays whom."""
    found, _ = await _seen(call, query.watch)
    return await found.look("ledger", ledger)


@group.get(_GAME + "/ledger.csv", media="text/csv")
async def ledger_csv(call: ApiCall, query: LiveQuery) -> Document:
    """The same for a spreadsheet."""
    found, _ = await _seen(call, query.watch)
    scale = 10**found.began.money.digits
    text = await found.look("csv", lambda each: to_csv(book_of(each), scale))
    return Document(text.encode(), "text/csv", f"live-{found.id}.csv")


_FILES: Final[dict[str, tuple[FormName, str]]] = {
    "txt": ("pokerstars", "PokerStars' text"),
    "phh": ("phh", "PHH"),
    "ohh": ("ohh", "Open Hand History"),
    "json": ("json", "riverboat's own log"),
}


def _file(form: FormName, title: str) -> Callable[..., Awaitable[Document]]:
    def write(game: LiveGame) -> tuple[str, int]:
        rules, money = game.keeper.rules, game.began.money
        frame = HistoryHeader(table=game.began.name, size=rules.chairs, scale=10**money.digits)
        written = export(hands_of(game.keeper.log), form, frame=frame)
        return written.text, written.hands

    async def written(call: ApiCall, query: LiveQuery) -> Document:
        found, _ = await _seen(call, query.watch)
        text, hands = await found.look(form, write)
        if not hands:
            raise Refuse(409, w.NoHandsToWrite())
        name = f"live-{found.id}{FORMS[form].suffix}"
        return Document(text.encode(), FORMS[form].media_type, name)

    written.__doc__ = f"All hands that are over, as {title}, as a spectator knows them."
    return written


for _ending, (_form, _title) in _FILES.items():
    group.get(f"{_GAME}/hands.{_ending}", media=FORMS[_form].media_type)(_file(_form, _title))


# Who keeps it, who looks on -----------------------------------------------------------------------


@group.get(_GAME + "/links", who="somebody")
async def links(call: ApiCall) -> LiveLinks:
    """The links to a game, for who keeps it."""
    return _links(call, await _kept(call))


def _links(call: ApiCall, found: LiveGame) -> LiveLinks:
    sign, settings = call.site.invitations.live, found.settings
    at = f"{call.base_elsewhere}/live/{found.id}"
    looks = settings.watching == "link"
    return LiveLinks(
        keep=f"{at}?keep={sign(found.id, 'keep', settings.made)}",
        watch=f"{at}?watch={sign(found.id, 'watch', settings.made)}" if looks else "",
        keepers=(found.host, *settings.keepers),
        watching=settings.watching,
    )


@group.patch(_GAME + "/settings", who="somebody")
async def settings(call: ApiCall, body: LiveSettingsBody) -> LiveLinks:
    """Decide who looks on, who helps to keep it, and when it is over; who began it does."""
    found = await _kept(call)
    if call.me.name != found.host:
        raise Refuse(403, w.OnlyWhoBeganIt())
    now = found.settings
    is_closed = now.is_closed if body.closed is None else body.closed
    if now.is_closed and not is_closed:
        await _refuse_too_many_open(call)
    keepers = tuple([each for each in now.keepers if each != body.remove])
    changed = replace(
        now,
        keepers=keepers,
        watching=body.watching or now.watching,
        made=now.made + body.renew,
        is_closed=is_closed,
    )
    await _set(call, found, changed)
    return _links(call, await _kept(call))


@group.post(_GAME + "/keep", who="somebody")
async def keep(call: ApiCall, body: LiveKeepBody) -> Done:
    """Help to keep a game, by its link."""
    found, name = await _found(call), call.me.name
    now = found.settings
    if not call.site.invitations.opens_live(found.id, "keep", now.made, body.invitation):
        raise Refuse(403, doors.ByInvitation())
    if not found.keeps(name):
        if len(now.keepers) >= _KEEPERS:
            raise Refuse(409, w.TooManyScorekeepers())
        await _set(call, found, replace(now, keepers=(*now.keepers, name)))
    return Done()


_KEEPERS: Final = 20


async def _set(call: ApiCall, found: LiveGame, changed: Any) -> None:
    try:
        await call.site.live.set(found, changed, call.me.name)
    except Stale as why:
        raise Refuse(409, w.SayItAgain()) from why


# The floor ----------------------------------------------------------------------------------------


@group.get(_GAME + "/moment", who="somebody")
async def moment_of(call: ApiCall) -> TableMoment:
    """The running hand as everybody at the table knows it: what the floor need not ask."""
    found = await _kept(call)
    return await found.look("moment", _moment)


def _moment(found: LiveGame) -> TableMoment:
    keeper = found.keeper
    if keeper.table.hand is None:
        raise Refuse(409, NoHandIsPlayed())
    facts = list(log_seen_by(keeper.hand_log(), RAIL))
    spot = spot_of(view(facts, RAIL), facts, None)
    table = keeper.table
    players = [
        SeatedPlayer(seat, chair, table.chairs[chair].player)
        for seat, chair in enumerate(table.playing)
        if chair in table.chairs
    ]
    known = [n for n in spot.__struct_fields__ if n != "who" and getattr(spot, n) is not None]
    return TableMoment(
        hand=table.numbers,
        players=tuple(players),
        who=spot.who,
        known=tuple([f"spot.{name}" for name in known]),
        game=spot.game or "",
        pot=spot.pot or 0,
        bet=spot.bet or 0,
    )


@group.post(_GAME + "/rule", who="somebody")
async def rule_on(call: ApiCall, body: LiveRuleBody) -> LiveVerdict:
    """What the floor rules with the hand as it stands, and whether it can be carried out."""
    found = await _kept(call)
    refuse_impossible((body.seen, body.spot))
    async with found.lock:
        return _verdict(found, body)


def _verdict(found: LiveGame, body: LiveRuleBody) -> LiveVerdict:
    keeper, by = found.keeper, authority(found.by)
    if keeper.table.hand is None:
        raise Refuse(409, NoHandIsPlayed())
    log = keeper.hand_log()
    try:
        says = verdict(log, Ruled(body.seen, body.spot, by.written))
        known = moment(log, body.seen, body.spot)
        others = () if isinstance(says, Asks) else tuple(others_than(says, body.seen, known, by))
    except (BadObservation, BadGame) as why:
        raise Refuse(400, why.refusal) from why
    carries = [
        can_be_carried_out(keeper, RulingEntry(body.seen, body.spot, k), by.written)
        for k in range(len(rulings(says)))
    ]
    return LiveVerdict(verdict_sheet(says), others, tuple(carries))
