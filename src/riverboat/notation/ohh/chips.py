"""Amounts of a hand in chips: how many chips make a unit, and the nominal sizes of the game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from riverboat.notation.amounts import Amount, chips, scale_of
from riverboat.notation.ohh.fields import Object, amount_in, text_in
from riverboat.notation.ohh.own_keys import own_scale
from riverboat.notation.ohh.sheet import OhhHand
from riverboat.words.refusals.written import TheHandItself, Where

PLAY_MONEY: Final = ("", "XPM", "PPC", "CHIPS")
"""Currencies that are none."""


class NominalBets(NamedTuple):
    """The nominal forced bets."""

    ante: int
    small_blind: int
    big_blind: int


@lru_cache(1 << 15)
def chips_of(amount: Amount, scale: int) -> int:
    """An amount in whole chips."""
    return chips(amount, scale)


def chips_in(thing: Object, key: str, where: Where, scale: int) -> int:
    """An amount of the file in chips; nothing written is none."""
    return chips_of(amount_in(thing, key, where), scale)


def sizes_of(sheet: OhhHand, scale: int) -> NominalBets:
    """The forced bets that the head of the hand names."""
    return NominalBets(*[chips_in(sheet.ohh, key, TheHandItself(), scale) for key in _SIZES])


_SIZES: Final = ("ante_amount", "small_blind_amount", "big_blind_amount")


def scale_in(sheet: OhhHand) -> int:
    """Chips to the unit: cents where money is played for, or whole chips where all are whole."""
    if own := own_scale(sheet.ohh):
        return own
    amounts = [player.stack for player in sheet.players]
    amounts += [entry.amount for entry in sheet.entries]
    for pot in sheet.pots:
        amounts += [pot.amount, pot.rake, pot.jackpot, *[win.amount for win in pot.wins]]
    amounts += [amount_in(sheet.ohh, key, TheHandItself()) for key in _SIZES]
    least = 100 if for_money(sheet.ohh) else 1
    if all(_in_cents(amount) for amount in amounts if type(amount) is not int):
        return 100 if least == 100 or any(type(amount) is not int for amount in amounts) else 1
    return max(100, scale_of(amounts))


def for_money(ohh: Object) -> bool:
    """A cash game, not for play money."""
    if ohh.get("tournament") or ohh.get("tournament_info"):
        return False
    return text_in(ohh, "currency").upper() not in PLAY_MONEY


@lru_cache(1 << 14)
def _in_cents(amount: Amount) -> bool:
    return amount * 100 % 1 == 0
