"""The frame around a hand: site, table, date, tournament; and whatever else the file says."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from riverboat.notation.about import About, Tournament
from riverboat.notation.ohh.chips import PLAY_MONEY
from riverboat.notation.ohh.fields import Object, text_in, whole_in
from riverboat.notation.ohh.header import OhhSetup, dealer_chair
from riverboat.notation.ohh.sheet import OhhHand
from riverboat.notation.reading import BadNotation
from riverboat.words import Refusal
from riverboat.words.refusals.written import TheHandItself


def about_of(sheet: OhhHand, setup: OhhSetup | None) -> About:
    """What all histories have a place for."""
    ohh = sheet.ohh
    info = ohh.get("tournament_info")
    tournament = _tournament(info if isinstance(info, dict) else {}) if _is_event(ohh) else None
    chairs = tuple([player.chair for player in sheet.players])
    chair = dealer_chair(sheet)
    hero = text_in(ohh, "hero_player_id")
    return About(
        site=text_in(ohh, "site_name"),
        hand=text_in(ohh, "game_number"),
        table=text_in(ohh, "table_name"),
        table_size=_table_size(ohh),
        chairs=() if chairs == tuple(range(1, len(chairs) + 1)) else chairs,
        button=chair if chair not in chairs else 0,
        started=_started(text_in(ohh, "start_date_utc")),
        currency="" if tournament else _currency(ohh),
        hero=setup.seat_of.get(hero) if setup else None,
        tournament=tournament,
    )


def _is_event(ohh: Object) -> bool:
    return bool(ohh.get("tournament") or ohh.get("tournament_info"))


def _tournament(info: Object) -> Tournament:
    return Tournament(
        number=text_in(info, "tournament_number"),
        name=text_in(info, "name"),
        buy_in=text_in(info, "buyin_amount"),
        fee=text_in(info, "fee_amount"),
        bounty=text_in(info, "bounty_fee_amount"),
    )


def _table_size(ohh: Object) -> int:
    try:
        return max(0, whole_in(ohh, "table_size", TheHandItself())) if ohh.get("table_size") else 0
    except BadNotation:
        return 0


def _started(text: str) -> str:
    """The date in UTC; the format's own examples leave out the Z that it asks for."""
    return f"{text}Z" if _DATE.fullmatch(text) else text


_DATE: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?")


def _currency(ohh: Object) -> str:
    currency = text_in(ohh, "currency")
    return "" if currency.upper() in PLAY_MONEY else currency


# What has no other place ------------------------------------------------------------------------


def metadata_of(
    sheet: OhhHand,
    setup: OhhSetup | None,
    also: Sequence[tuple[int, Any]] = (),
    wagers: Mapping[int, Any] = MappingProxyType({}),
    faults: Sequence[Refusal] = (),
) -> dict[str, Any]:
    """Everything that the facts and the frame have no place for, so that it can be written again.

    ``players`` are extra fields by seat and ``ids`` their ids, ``absent`` who sits out, ``also``
    the actions that are no facts of the hand, each with the number of facts before it, ``wagers``
    the bets and calls that stand for others, by the number of the fact; ``pots`` are there when
    they say more than we can work out, or something else.
    """
    ohh = sheet.ohh
    found: dict[str, Any] = {key: value for key, value in ohh.items() if key not in _TAKEN}
    currency = text_in(ohh, "currency")
    if currency != (_currency(ohh) or "XPM") or _is_event(ohh):
        found["currency"] = currency
    chair, chairs = dealer_chair(sheet), [player.chair for player in sheet.players]
    if setup is not None and chair in chairs and chairs[setup.reading.button] != chair:
        found["dealer_seat"] = chair
    extras = [_extras(player.raw, _PLAYER) for player in sheet.players]
    if any(extras):
        found["players"] = extras
    ids = [player.raw["id"] for player in sheet.players]
    if ids != list(range(len(ids))):
        found["ids"] = ids
    if sheet.absent:
        found["absent"] = [player.raw for player in sheet.absent]
    pots = ohh.get("pots")
    if isinstance(pots, list) and (faults or any(_unusual(pot) for pot in pots)):
        found["pots"] = pots
    hero = ohh.get("hero_player_id")
    if hero is not None and (setup is None or str(hero) not in setup.seat_of):
        found["hero_player_id"] = hero
    if also:
        found["also"] = [list(each) for each in also]
    if wagers:
        found["wagers"] = [list(each) for each in wagers.items()]
    return found


_TAKEN: Final = frozenset(
    "site_name game_number start_date_utc table_name table_size game_type bet_limit currency "
    "dealer_seat small_blind_amount big_blind_amount ante_amount hero_player_id players rounds "
    "pots tournament _scale _variant _game _button _posts _said".split()
)
_PLAYER: Final = frozenset("id seat name starting_stack".split())
_POT: Final = frozenset("number amount rake player_wins".split())
_WIN: Final = frozenset("player_id win_amount contributed_rake".split())


def _extras(thing: Mapping[str, Any], known: frozenset[str]) -> dict[str, Any]:
    return {
        key: value
        for key, value in thing.items()
        if key not in known and not (key == "display" and value == thing.get("name"))
    }


def _unusual(pot: Mapping[str, Any]) -> bool:
    """Whether a pot says more than who won how much of it."""
    wins = pot.get("player_wins") or ()
    return any(pot.get(key) for key in pot if key not in _POT) or any(
        win.get(key) for win in wins for key in win if key not in _WIN
    )
