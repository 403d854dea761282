"""The ICM player: push or fold by prize equity with short stacks."""

from __future__ import annotations

from random import Random

import pytest

from riverboat.bots import Opponent, PrizeMoney
from riverboat.bots.characters import SHARK
from riverboat.bots.icm_player import IcmPlayer
from riverboat.bots.prize_money import PrizeSource, no_prizes
from riverboat.cards import parse_cards
from riverboat.engine import CALL, CHECK, FOLD, AnyCommand, RaiseTo, ToAct, pending_decision
from riverboat.hands import Hand

BUBBLE_PRIZES = PrizeMoney((50.0, 30.0, 20.0, 0.0))
"""Four players left, three places paid."""
SATELLITE_PRIZES = PrizeMoney((1.0, 1.0, 1.0, 0.0))


class DelegatedError(Exception):
    """The decision was delegated to the fallback player."""


class DelegatingPlayer:
    """A fallback player that signals delegation."""

    def choose(self, *_: object) -> AnyCommand:
        raise DelegatedError


def _choose_action(
    cards: str,
    *actions: str,
    stacks: tuple[int, ...] = (20, 20, 20, 20),
    prize_source: PrizeSource = no_prizes,
    game: str = "nlhe 1/2",
) -> AnyCommand:
    hand = Hand(game, stacks=stacks, seed=1)
    for action in actions:
        hand.act(action)
    state = hand.state
    turn = pending_decision(state)
    assert isinstance(turn, ToAct)
    state.holdings[turn.seat] = parse_cards(cards)
    command = IcmPlayer(Random(1), DelegatingPlayer(), prize_source).choose(turn.seat, state, turn)
    assert command in turn
    return command


@pytest.mark.parametrize(
    "cards, actions, expected",
    [
        ("As Ah", (), RaiseTo(20)),
        ("7c 2d", (), FOLD),
        ("Ac 9c", ("fold", "fold"), RaiseTo(20)),
        ("As Ah", ("raise 20",), RaiseTo(20)),
        ("7c 2d", ("raise 20",), FOLD),
        ("As Ah", ("raise 5",), RaiseTo(20)),
        ("As Ah", ("raise 20", "call"), RaiseTo(20)),
        ("9c 8d", ("raise 20", "call"), FOLD),
        ("As Ah", ("raise 20", "call", "call"), CALL),
        ("Qs Qh", ("raise 20", "call", "call"), FOLD),
    ],
)
def test_ten_big_blinds_are_pushed_or_folded(
    cards: str, actions: tuple[str, ...], expected: AnyCommand
) -> None:
    command = _choose_action(cards, *actions)
    if expected == RaiseTo(20):
        assert command in (RaiseTo(20), CALL)  # a call is all-in if no raise is possible
    else:
        assert command == expected


def test_prizes_tighten_calling_range() -> None:
    actions_before = ("fold", "fold", "raise 20")
    for cards in ("Kc 9d", "Ac 2d", "Qc Jd"):
        assert _choose_action(cards, *actions_before) == CALL
        assert _choose_action(cards, *actions_before, prize_source=lambda: SATELLITE_PRIZES) == FOLD
    assert _choose_action("Qc Td", *actions_before, prize_source=lambda: BUBBLE_PRIZES) == FOLD


@pytest.mark.parametrize(
    "actions, options",
    [
        ((), {"stacks": (200, 200, 200)}),  # deep
        (("call",), {}),  # a player limped
        (("raise 5", "raise 12"), {"stacks": (20, 20, 20, 20)}),  # raised again
        ((), {"game": "plo 1/2"}),
    ],
)
def test_other_spots_are_delegated(actions: tuple[str, ...], options: dict[str, object]) -> None:
    with pytest.raises(DelegatedError):
        _choose_action("As Ah", *actions, **options)  # type: ignore[arg-type]


def test_big_blind_never_folds_to_limp() -> None:
    hand = Hand("nlhe 1/2", stacks=(20, 20), seed=1)
    hand.act("call")
    turn = pending_decision(hand.state)
    assert isinstance(turn, ToAct)
    rng = Random(1)
    player = IcmPlayer(rng, Opponent(SHARK, rng))
    assert player.choose(turn.seat, hand.state, turn) in (CHECK, *map(RaiseTo, range(4, 21)))


@pytest.mark.parametrize(
    "money",
    [
        PrizeMoney((1.0, 1.0, 1.0, 1.0)),  # nothing to win
        PrizeMoney((50.0, 30.0), (40.0, 12.0)),  # two at another table
    ],
)
def test_unusual_prizes_are_played_or_delegated(money: PrizeMoney) -> None:
    try:
        assert _choose_action("As Ah", prize_source=lambda: money) == RaiseTo(20)
    except DelegatedError:
        assert len(set(money.prizes)) == 1
