"""The same hands on another engine. Where the two differ, the difference has a name and a rule.

pokerkit plays one hand with fixed seats and is exact on most of poker; each disagreement that we
know is a case under tests/rules. Hands that run into one are counted here, not compared.
"""

import random
import warnings
from collections import Counter
from typing import Any

import pytest

from riverboat.cards import names
from riverboat.engine import (
    CALL,
    FOLD,
    AnyCommand,
    Deal,
    Game,
    Hand,
    HouseRules,
    RaiseTo,
    ToAct,
    ToDeal,
    apply,
    decide,
    due,
    parse_game,
    start,
)

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import pokerkit

HANDS = 250
RULES = HouseRules(
    showdown="all", open_allin_hands=False, headsup_cap="always_capped", reopen="full"
)
GAMES = {
    "no-limit hold'em": (parse_game("no-limit hold'em 1/2", RULES), pokerkit.NoLimitTexasHoldem),
    "pot-limit omaha": (parse_game("pot-limit omaha 1/2", RULES), pokerkit.PotLimitOmahaHoldem),
    "limit hold'em": (parse_game("limit hold'em 2/4", RULES), pokerkit.FixedLimitTexasHoldem),
}
AUTOMATIC = tuple(
    step
    for step in pokerkit.Automation
    if step
    not in (
        pokerkit.Automation.HOLE_DEALING,
        pokerkit.Automation.BOARD_DEALING,
        pokerkit.Automation.CARD_BURNING,
        pokerkit.Automation.RUNOUT_COUNT_SELECTION,
    )
)


def other_engine(kind: Any, game: Game, stacks: tuple[int, ...]) -> Any:
    sizes = (2, 4) if game.structure.by_bets else (2,)
    return kind.create_state(AUTOMATIC, True, 0, (1, 2), *sizes, stacks, len(stacks))


def deal_other(state: Any, hand: Hand, board: list[int]) -> None:
    """Give the other engine the cards that ours has, and our board when it asks."""
    while state.status and state.actor_index is None:
        if state.hole_dealee_index is not None:
            seat = state.hole_dealee_index
            state.deal_hole(names([hand.holdings[seat][len(state.hole_cards[seat])]]))
        elif state.can_burn_card():
            state.burn_card("??")
        else:
            have = len(list(state.get_board_cards(0))) if state.board_cards else 0
            state.deal_board(names(board[have : have + (1 if have else 3)]).replace(" ", ""))


def offers(state: Any) -> tuple[int, int, int, int]:
    """Who is to act there, what a call costs, and the least and greatest raise."""
    can = state.can_complete_bet_or_raise_to()
    return (
        state.actor_index,
        state.checking_or_calling_amount,
        state.min_completion_betting_or_raising_to_amount if can else 0,
        state.max_completion_betting_or_raising_to_amount if can else 0,
    )


def known_difference(hand: Hand, ours: ToAct, theirs: tuple[int, int, int, int]) -> str | None:
    """The name of a disagreement that we know and have a case for."""
    short = any(hand.stacks[seat] == 0 for seat in hand.seats(hand.live & ~hand.able))
    if ours.seat != theirs[0]:
        return None
    if hand.able.bit_count() == 1 and ours.call < theirs[1]:
        return "the last with chips just matches a short blind (ALLN-04)"
    if hand.street == 0 and ours.barred and ours.barred.code == "capped":
        return "the big blind is the first bet of the cap (CAPR-02)"
    if short and (ours.high == 0) != (theirs[2] == 0):
        return "short all-ins and reopening (ALLN-16, ALLN-24, BYND-11)"
    if short and hand.game.structure.by_bets:
        return "completing a short all-in in limit (ALLN-20)"
    if short and hand.current_bet < hand.bet_size:
        return "the least raise over an opening short all-in (ALLN-27)"
    return None


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_and_every_stack_agrees(name: str) -> None:
    game, kind = GAMES[name]
    differences: Counter[str] = Counter()
    compared = exact = 0
    for seed in range(HANDS):
        rng = random.Random(seed)
        players = rng.randint(2, 6)
        deep = rng.random() < 0.5
        stacks = tuple(rng.randint(60, 400) if deep else rng.randint(2, 60) for _ in range(players))
        deck = rng.sample(range(52), 52)
        difference, decisions, same = compare(game, kind, stacks, deck, rng)
        compared += decisions
        if difference:
            differences[difference] += 1
        else:
            assert same, (name, seed, stacks)
            exact += 1
    assert compared > 5 * HANDS
    assert exact > 0.7 * HANDS, differences


def compare(
    game: Game, kind: Any, stacks: tuple[int, ...], deck: list[int], rng: random.Random
) -> tuple[str | None, int, bool]:
    """Play one hand on both: a known difference, decisions compared, and whether stacks agree."""
    hand = Hand(start(game, stacks))
    board = deck[-5:]
    decisions = 0
    state: Any = None
    while not hand.ended:
        now = due(hand)
        if isinstance(now, tuple):
            for fact in now:
                apply(hand, fact)
            continue
        if isinstance(now, ToDeal):
            given = len(hand.board)
            cards = deck[: now.count] if now.to == "players" else board[given : given + now.count]
            apply(hand, decide(hand, Deal(tuple(cards))))
            continue
        assert isinstance(now, ToAct)
        if state is None:
            state = other_engine(kind, game, stacks)
        deal_other(state, hand, board)
        theirs = offers(state)
        if theirs != (now.seat, now.call, now.low, now.high):
            found = known_difference(hand, now, theirs)
            assert found, (stacks, str(now), now.seat, theirs, hand.bets, hand.totals)
            return found, decisions, False
        decisions += 1
        command = pick(rng, now)
        apply(hand, decide(hand, command))
        if isinstance(command, RaiseTo):
            state.complete_bet_or_raise_to(command.to)
        elif command == FOLD:
            state.fold()
        else:
            state.check_or_call()
    if state is None:
        return None, 0, True
    deal_other(state, hand, board)
    return None, decisions, list(state.stacks) == hand.stacks


def pick(rng: random.Random, turn: ToAct) -> AnyCommand:
    commands: list[AnyCommand] = [CALL] * 4
    if turn.call:
        commands.append(FOLD)
    if turn.high:
        commands += [RaiseTo(turn.low), RaiseTo(rng.randint(turn.low, turn.high))]
    return rng.choice(commands)
