"""Conversion of a hand's amounts to chips, by the hand's scale."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from riverboat.notation.amounts import Amount, compute_scale, to_chips
from riverboat.notation.ohh.json_fields import JsonObject, read_amount, read_text
from riverboat.notation.ohh.ohh_hand import OhhHand
from riverboat.notation.ohh.ohh_private_keys import read_private_scale
from riverboat.words.refusals.file_values import FileLocation, HandLocation

PLAY_MONEY_CODES: Final = ("", "XPM", "PPC", "CHIPS")
"""Currency codes of play money."""


class NominalBets(NamedTuple):
    """The nominal forced bets, in chips."""

    ante: int
    small_blind: int
    big_blind: int


@lru_cache(1 << 15)
def scale_to_chips(amount: Amount, scale: int) -> int:
    """Convert an amount to whole chips."""
    return to_chips(amount, scale)


def read_chips(json_object: JsonObject, key: str, location: FileLocation, scale: int) -> int:
    """Return an amount of the file in chips; 0 if missing."""
    return scale_to_chips(read_amount(json_object, key, location), scale)


def read_nominal_bets(ohh_hand: OhhHand, scale: int) -> NominalBets:
    """Return the forced bets in the header of the hand."""
    return NominalBets(
        *[read_chips(ohh_hand.ohh, key, HandLocation(), scale) for key in _SIZE_KEYS]
    )


_SIZE_KEYS: Final = ("ante_amount", "small_blind_amount", "big_blind_amount")


def find_scale(ohh_hand: OhhHand) -> int:
    """Return the chips per unit: 1 for whole amounts of play money, else 100, or more if needed."""
    if recorded_scale := read_private_scale(ohh_hand.ohh):
        return recorded_scale
    amounts = [player.stack for player in ohh_hand.players]
    amounts += [action.amount for action in ohh_hand.actions]
    for pot in ohh_hand.pots:
        amounts += [pot.amount, pot.rake, pot.jackpot, *[win.amount for win in pot.wins]]
        amounts += [win.cash_out for win in pot.wins]
    amounts += [read_amount(ohh_hand.ohh, key, HandLocation()) for key in _SIZE_KEYS]
    min_scale = 100 if is_real_money(ohh_hand.ohh) else 1
    if all(_is_in_cents(amount) for amount in amounts if type(amount) is not int):
        return 100 if min_scale == 100 or any(type(amount) is not int for amount in amounts) else 1
    return max(100, compute_scale(amounts))


def is_real_money(ohh: JsonObject) -> bool:
    """Return True for a cash game with real money."""
    if ohh.get("tournament") or ohh.get("tournament_info"):
        return False
    return read_text(ohh, "currency").upper() not in PLAY_MONEY_CODES


@lru_cache(1 << 14)
def _is_in_cents(amount: Amount) -> bool:
    return amount * 100 % 1 == 0
