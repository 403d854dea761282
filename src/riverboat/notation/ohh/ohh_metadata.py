"""Metadata of an OHH hand: site, table, date, tournament, and all other fields of the file."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from decimal import Decimal
from types import MappingProxyType
from typing import Any, Final

from riverboat.notation.about import About, Tournament
from riverboat.notation.ohh.json_fields import JsonObject, read_int, read_text
from riverboat.notation.ohh.ohh_amounts import PLAY_MONEY_CODES
from riverboat.notation.ohh.ohh_hand import OhhHand
from riverboat.notation.ohh.ohh_setup import OhhSetup, find_dealer_chair
from riverboat.notation.read_hand import BadNotation
from riverboat.words import Refusal
from riverboat.words.refusals.file_values import HandLocation


def read_about(ohh_hand: OhhHand, setup: OhhSetup | None) -> About:
    """Return the metadata for which ``About`` has fields."""
    ohh = ohh_hand.ohh
    tournament_info = ohh.get("tournament_info")
    tournament = (
        _parse_tournament(tournament_info if isinstance(tournament_info, dict) else {})
        if _is_tournament(ohh)
        else None
    )
    chairs = tuple([player.chair for player in ohh_hand.players])
    button_chair = find_dealer_chair(ohh_hand)
    hero = read_text(ohh, "hero_player_id")
    return About(
        site=read_text(ohh, "site_name"),
        hand=read_text(ohh, "game_number"),
        table=read_text(ohh, "table_name"),
        table_size=_read_table_size(ohh),
        chairs=() if chairs == tuple(range(1, len(chairs) + 1)) else chairs,
        button=button_chair if button_chair not in chairs else 0,
        started=_parse_start_time(read_text(ohh, "start_date_utc")),
        currency="" if tournament else _read_currency(ohh),
        hero=setup.seat_by_id.get(hero) if setup else None,
        tournament=tournament,
    )


def _is_tournament(ohh: JsonObject) -> bool:
    return bool(ohh.get("tournament") or ohh.get("tournament_info"))


def _parse_tournament(tournament_info: JsonObject) -> Tournament:
    return Tournament(
        number=read_text(tournament_info, "tournament_number"),
        name=read_text(tournament_info, "name"),
        buy_in=read_text(tournament_info, "buyin_amount"),
        fee=read_text(tournament_info, "fee_amount"),
        bounty=read_text(tournament_info, "bounty_fee_amount"),
    )


def _read_table_size(ohh: JsonObject) -> int:
    try:
        return max(0, read_int(ohh, "table_size", HandLocation())) if ohh.get("table_size") else 0
    except BadNotation:
        return 0


def _parse_start_time(text: str) -> str:
    """Return the start time in UTC, even if the text lacks the required Z."""
    return f"{text}Z" if _DATE_PATTERN.fullmatch(text) else text


_DATE_PATTERN: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?")


def _read_currency(ohh: JsonObject) -> str:
    currency = read_text(ohh, "currency")
    return "" if currency.upper() in PLAY_MONEY_CODES else currency


def collect_metadata(
    ohh_hand: OhhHand,
    setup: OhhSetup | None,
    extra_actions: Sequence[tuple[int, Any]] = (),
    wagers: Mapping[int, Any] = MappingProxyType({}),
    faults: Sequence[Refusal] = (),
) -> dict[str, Any]:
    """Return all other fields of the file, which only the OHH writer uses.

    Some keys are not those of the file. ``players`` has extra fields by seat, ``ids`` the players'
    ids, and ``absent`` the players who sit out. ``also`` has the actions that are not facts of the
    hand, each with the number of facts before it. ``wagers`` has the file's names of bets and calls
    that differ from riverboat's, by the index of the fact. ``pots`` is included if the recorded
    pots differ from the calculated ones, or have more fields.
    """
    ohh = ohh_hand.ohh
    metadata: dict[str, Any] = {key: value for key, value in ohh.items() if key not in _HAND_KEYS}
    currency = read_text(ohh, "currency")
    if currency != (_read_currency(ohh) or "XPM") or _is_tournament(ohh):
        metadata["currency"] = currency
    button_chair, chairs = (
        find_dealer_chair(ohh_hand),
        [player.chair for player in ohh_hand.players],
    )
    if (
        setup is not None
        and button_chair in chairs
        and chairs[setup.interpretation.button] != button_chair
    ):
        metadata["dealer_seat"] = button_chair
    extra_fields = [_find_unknown_fields(player.raw, _PLAYER_KEYS) for player in ohh_hand.players]
    if any(extra_fields):
        metadata["players"] = extra_fields
    player_ids = [player.raw["id"] for player in ohh_hand.players]
    if player_ids != list(range(len(player_ids))):
        metadata["ids"] = player_ids
    if bounties := _read_bounties(ohh_hand):
        metadata["bounties"] = bounties
    if ohh_hand.absent_players:
        metadata["absent"] = [player.raw for player in ohh_hand.absent_players]
    pots = ohh.get("pots")
    if isinstance(pots, list) and (faults or any(_is_unusual_pot(pot) for pot in pots)):
        metadata["pots"] = pots
    hero = ohh.get("hero_player_id")
    if hero is not None and (setup is None or str(hero) not in setup.seat_by_id):
        metadata["hero_player_id"] = hero
    if extra_actions:
        metadata["also"] = [list(action) for action in extra_actions]
    if wagers:
        metadata["wagers"] = [list(item) for item in wagers.items()]
    return metadata


def _read_bounties(ohh_hand: OhhHand) -> dict[str, Any]:
    bounty_rows = ohh_hand.ohh.get("tournament_bounties")
    name_by_id = {player.id: player.name for player in ohh_hand.players}
    bounties: dict[str, Any] = {}
    for row in bounty_rows if isinstance(bounty_rows, list) else ():
        name = name_by_id.get(str(row.get("player_id"))) if isinstance(row, Mapping) else None
        won_bounty = row.get("bounty_won") if isinstance(row, Mapping) else None
        if name and isinstance(won_bounty, (int, Decimal)) and not isinstance(won_bounty, bool):
            bounties[name] = bounties.get(name, 0) + won_bounty
    return bounties


_HAND_KEYS: Final = frozenset(
    "site_name game_number start_date_utc table_name table_size game_type bet_limit currency "
    "dealer_seat small_blind_amount big_blind_amount ante_amount hero_player_id players rounds "
    "pots tournament _scale _variant _game _button _posts _said".split()
)
_PLAYER_KEYS: Final = frozenset("id seat name starting_stack".split())
_POT_KEYS: Final = frozenset("number amount rake player_wins".split())
_WIN_KEYS: Final = frozenset("player_id win_amount contributed_rake".split())


def _find_unknown_fields(
    json_object: Mapping[str, Any], known_fields: frozenset[str]
) -> dict[str, Any]:
    return {
        key: value
        for key, value in json_object.items()
        if key not in known_fields and not (key == "display" and value == json_object.get("name"))
    }


def _is_unusual_pot(pot: Mapping[str, Any]) -> bool:
    """Return True if a pot has fields other than the players' shares."""
    wins = pot.get("player_wins") or ()
    return any(pot.get(key) for key in pot if key not in _POT_KEYS) or any(
        win.get(key) for win in wins for key in win if key not in _WIN_KEYS
    )
