"""Dealer tools give the same results as the engine for random hands."""

from __future__ import annotations

from random import Random

import pytest

from riverboat.cards import UNKNOWN
from riverboat.engine import (
    NOTHING,
    AllIn,
    AnyCommand,
    Awaiting,
    Call,
    Check,
    Deal,
    Fold,
    HandState,
    RaiseTo,
    ToAct,
    ToDeal,
    act,
    advance,
    parse_game,
    pot_info,
    pots,
    start,
)
from riverboat.engine.pots.pots import find_uncalled_bet
from riverboat.engine.pots.showdown import list_show_order
from riverboat.tools import (
    BettingRound,
    ShowdownHands,
    legal_raise,
    parse_action,
    pot_limit,
    showdown_order,
    side_pots,
)
from tests.thorough import example_count

HAND_COUNT = example_count(150, 3_000)
CLOSED_BETTING_RULES = ("ALLN-16", "CAPR-08")
"""Rules that forbid a raise despite sufficient chips."""


def random_action(turn: ToAct, rng: Random) -> AnyCommand:
    """Return a random legal action, all-in more often than usual."""
    actions: list[AnyCommand] = [Call() if turn.call else Check()] * 3
    if turn.call:
        actions.append(Fold())
    if turn.high:
        actions += [RaiseTo(rng.choice([turn.low, turn.high, (turn.low + turn.high) // 2]))]
    if turn.allows_all_in:
        actions.append(AllIn())
    return rng.choice(actions)


def random_hand(seed: int, game: str) -> tuple[HandState, Random, Awaiting]:
    """Return a started hand of two to six players with short and deep stacks."""
    rng = Random(seed)
    stacks = [
        rng.choice([rng.randint(3, 40), rng.randint(40, 400)]) for _ in range(rng.randint(2, 6))
    ]
    hand = HandState(start(parse_game(game), tuple(stacks)))
    return hand, rng, advance(hand, [])


def deal_until_action(hand: HandState, pending: Awaiting) -> Awaiting:
    while isinstance(pending, ToDeal):
        pending = act(hand, Deal((UNKNOWN,) * pending.count), [])
    return pending


@pytest.mark.parametrize("game", ["nlhe 1/2", "plo 1/2", "limit hold'em 2/4"])
def test_pots_and_showdown_order_match_engine(game: str) -> None:
    for seed in range(HAND_COUNT):
        hand, rng, pending = random_hand(seed, game)
        while pending is not NOTHING:
            pending = deal_until_action(hand, pending)
            if not isinstance(pending, ToAct):
                break
            contributions = [
                earlier_bet + bet
                for earlier_bet, bet in zip(hand.earlier_bets, hand.bets, strict=True)
            ]
            folded_seats = [seat for seat in range(hand.players) if hand.has_folded(seat)]
            uncalled_bet = find_uncalled_bet(hand)
            if uncalled_bet is None and any(contributions):
                side_pot_answer = side_pots(contributions, folded_seats)
                assert side_pot_answer.uncalled_bet is None
                assert [(pot.chips, {*pot.seats}) for pot in side_pot_answer.pots] == [
                    (pot.chips, {*pot.seats}) for pot in pots(hand)
                ]
            pending = act(hand, random_action(pending, rng), [])
        if hand.live_mask & (hand.live_mask - 1):
            check_showdown_order(hand)


def check_showdown_order(hand: HandState) -> None:
    live_seats = hand.seats_in_mask(hand.live_mask)
    is_last_street = hand.street == hand.compiled.streets - 1
    betting_seat = hand.aggressor if is_last_street and hand.aggressor in live_seats else -1
    order_answer = showdown_order(
        ShowdownHands(
            chairs=tuple([seat + 1 for seat in live_seats]),
            button=hand.button + 1,
            last_bet_chair=betting_seat + 1,
            put_in={seat + 1: hand.earlier_bets[seat] + hand.bets[seat] for seat in live_seats},
        )
    )
    assert [chair - 1 for chair in order_answer.order] == list(list_show_order(hand))


def test_pot_limit_maximum_after_flop_matches_engine() -> None:
    checked_count = 0
    for seed in range(HAND_COUNT):
        hand, rng, pending = random_hand(seed, "plo 1/2")
        while pending is not NOTHING:
            pending = deal_until_action(hand, pending)
            if not isinstance(pending, ToAct):
                break
            if hand.street and pending.high:
                other_bets = [bet for seat, bet in enumerate(hand.bets) if seat != pending.seat]
                pot_maximum = pot_limit(
                    sum(hand.earlier_bets) + hand.dead_chips, other_bets, hand.bets[pending.seat]
                )
                assert pot_maximum.raise_to == pot_info(hand, pending.seat).raise_to
                checked_count += 1
            pending = act(hand, random_action(pending, rng), [])
    assert checked_count > 50


@pytest.mark.parametrize("game", ["nlhe 1/2", "limit hold'em 2/4"])
def test_legal_raises_match_engine(game: str) -> None:
    """On the flop, the tool's legal actions match the engine at every step."""
    asked_count = 0
    for seed in range(HAND_COUNT):
        hand, rng, pending = random_hand(seed, game)
        pending = deal_until_action(hand, pending)
        while isinstance(pending, ToAct) and not hand.street:
            pending = deal_until_action(hand, act(hand, Call() if pending.call else Check(), []))
        able_seats = hand.seats_in_mask(hand.able_mask)
        if (
            hand.street != 1
            or len(able_seats) != len(hand.seats_in_mask(hand.live_mask))
            or len(able_seats) < 2
        ):
            continue  # players already all-in are not entered
        action_keys: list[str] = []
        while isinstance(pending, ToAct) and hand.street == 1:
            raise_option = legal_raise(
                BettingRound(
                    game=hand.game,
                    actions=tuple(map(parse_action, action_keys)),
                    street="flop",
                    players=len(able_seats),
                )
            ).turn
            assert raise_option is not None
            # The tool does not know the stacks, so calls are in full and raises are full raises.
            assert raise_option.call_chips == hand.current_bet - hand.bets[pending.seat]
            if pending.high > pending.low:
                assert raise_option.min_raise_to == pending.low
            rule = pending.raise_refusal.rule if pending.raise_refusal else ""
            if rule in CLOSED_BETTING_RULES or (
                raise_option.raise_refusal
                and raise_option.raise_refusal.rule in CLOSED_BETTING_RULES
                and not rule
            ):
                assert raise_option.raise_refusal is not None
                assert raise_option.raise_refusal.rule == rule
            asked_count += 1
            command = random_action(pending, rng)
            action_keys.append(action_key(command, pending, hand))
            pending = deal_until_action(hand, act(hand, command, []))
    assert asked_count > 50


def action_key(command: AnyCommand, turn: ToAct, hand: HandState) -> str:
    """Return the key of an engine command in the dealer tool's list of actions."""
    chips = hand.stacks[turn.seat] + hand.bets[turn.seat]
    match command:
        case Fold():
            return "f"
        case Check():
            return "x"
        case Call():
            return f"a{chips}" if turn.call == hand.stacks[turn.seat] else "c"
        case RaiseTo(to):
            return f"a{to}" if to == chips else str(to)
        case _:
            return f"a{chips}"
