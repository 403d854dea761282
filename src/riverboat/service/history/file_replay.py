"""Replay of a hand of any history file in steps, as a table of the room would have shown it."""

from __future__ import annotations

from typing import Final

from riverboat.engine import HandStarted
from riverboat.notation import ParsedHand
from riverboat.service.history.hand_export import TableHand
from riverboat.service.history.replay_steps import HandContext, ReplayStep, replay
from riverboat.service.state.table_settings import TableSettings
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state.facts import HandBegan
from riverboat.wire.view import Money

_CURRENCY_SIGNS: Final = {
    "USD": ("$", True),
    "EUR": ("€", False),
    "GBP": ("£", True),
    "CZK": ("Kč", False),
}
"""Sign of each currency, and True if it stands before the number."""
_CENTS_PER_UNIT: Final = 100


def chair_of(hand: ParsedHand, player: str) -> int:
    """Return the chair of a player: 1 for the first seat of the hand."""
    return hand.players.index(player) + 1 if player in hand.players else 0


def replay_file_hand(hand: ParsedHand, viewer: str) -> tuple[ReplayStep, ...]:
    """Return the steps of a hand, with the cards that *viewer* has seen."""
    hand_started = hand.log[0]
    assert isinstance(hand_started, HandStarted), "a hand's log begins with HandStarted"
    chairs = tuple(range(1, len(hand.players) + 1))
    hand_number = int(hand.about.hand[-9:]) if hand.about.hand.isdecimal() else 0
    table_hand = TableHand(
        number=hand_number,
        chairs=chairs,
        players=hand.players,
        button=0,
        at=0,
        log=hand.log,
    )
    context = HandContext(
        begin_fact=HandBegan(hand_number, 0, chairs, chairs[hand_started.button], 0, 0, ()),
        rules=TableRules(game=hand_started.game, chairs=max(2, len(chairs))),
        settings=TableSettings(money=_build_money(hand)),
    )
    return replay(table_hand, context, viewer)


def _build_money(hand: ParsedHand) -> Money:
    currency_sign, is_sign_first = _CURRENCY_SIGNS.get(hand.about.currency, ("", False))
    return Money(
        digits=2 if hand.scale == _CENTS_PER_UNIT else 0,
        sign=currency_sign,
        is_sign_first=is_sign_first,
    )
