"""Numbers of betting sequences, compared with the literature and plain arithmetic."""

import pytest

from riverboat.engine import HouseRules, parse_game
from tests.engine.betting_trees import count_sequences


def count_limit_sequences(max_bets: int) -> int:
    """Calculate the sequences of heads-up limit hold'em with at most *max_bets* bets per street.

    On a street without a bet, two checks continue, and each raise up to the cap can be called
    (*continuing_count*) or folded to (*ending_count*), with or without a check before it.
    """
    continuing_count, ending_count = 1 + 2 * max_bets, 2 * max_bets
    river_count = continuing_count + ending_count
    turn_count = continuing_count * river_count + ending_count
    flop_count = continuing_count * turn_count + ending_count
    # Before the flop the blind is the first bet: the button folds, calls or raises.
    continuing_count, ending_count = 1 + 2 * (max_bets - 1), 1 + 2 * (max_bets - 1)
    return continuing_count * flop_count + ending_count


@pytest.mark.parametrize("bets, count", [(1, 54), (2, 750), (3, 3_430), (4, 10_206)])
def test_heads_up_limit_sequences_match_arithmetic(bets: int, count: int) -> None:
    rules = HouseRules(max_raises=bets - 1, headsup_cap="always_capped", showdown="all")
    ending_count, _ = count_sequences(parse_game("limit hold'em 2/4", rules), (1_000, 1_000))
    assert ending_count == count_limit_sequences(bets) == count


def test_kuhn_poker_has_five_sequences_and_four_decisions() -> None:
    rules = HouseRules(max_raises_two_rounds=0, headsup_cap="always_capped")
    assert count_sequences(parse_game("limit kuhn 1/1 no blinds ante 1", rules), (9, 9)) == (5, 4)


def test_three_handed_kuhn_poker_has_thirteen_sequences() -> None:
    rules = HouseRules(max_raises_two_rounds=0, headsup_cap="always_capped")
    assert count_sequences(parse_game("limit kuhn 1/1 no blinds ante 1", rules), (9, 9, 9)) == (
        13,
        12,
    )


def test_leduc_with_two_bets_has_49_sequences() -> None:
    rules = HouseRules(max_raises_two_rounds=1, headsup_cap="always_capped")
    game = parse_game("limit leduc 2/4 no blinds ante 1", rules)
    # Each round has 5 ways to continue and 4 folds: 4 + 5 * 9.
    assert count_sequences(game, (100, 100)) == (49, 36)


def count_no_limit_sequences(stack: int) -> int:
    """Count the sequences of heads-up no-limit hold'em 1/2 with equal stacks by plain recursion.

    A state is the number of later streets, the chips behind of the player to act and of the
    opponent, the bet faced, the minimum raise, and whether a call leaves the opponent a turn.
    """

    def count_from_action(
        streets_left: int,
        own_stack: int,
        other_stack: int,
        bet_to_call: int,
        min_raise: int,
        opponent_may_act: bool,
    ) -> int:
        ending_count = 1 if bet_to_call else 0  # fold
        call_chips = min(bet_to_call, own_stack)
        chips_left = own_stack - call_chips
        if opponent_may_act:
            ending_count += count_from_action(
                streets_left, other_stack, chips_left, 0, min_raise, False
            )
        else:
            ending_count += (
                count_from_street(streets_left, chips_left) if chips_left and other_stack else 1
            )
        if other_stack:
            for raise_chips in range(1, chips_left + 1):
                if raise_chips >= min_raise or raise_chips == chips_left:
                    ending_count += count_from_action(
                        streets_left,
                        other_stack,
                        chips_left - raise_chips,
                        raise_chips,
                        max(min_raise, raise_chips),
                        False,
                    )
        return ending_count

    def count_from_street(streets_left: int, own_stack: int) -> int:
        return (
            count_from_action(streets_left - 1, own_stack, own_stack, 0, 2, True)
            if streets_left
            else 1
        )

    return count_from_action(3, stack - 1, stack - 2, 1, 2, True)


@pytest.mark.parametrize("stack", [3, 4, 5, 6, 7])
def test_heads_up_no_limit_sequences_match_recursion(stack: int) -> None:
    game = parse_game("no-limit hold'em 1/2", HouseRules(showdown="all"))
    ending_count, _ = count_sequences(game, (stack, stack))
    assert ending_count == count_no_limit_sequences(stack)


@pytest.mark.parametrize(
    "stacks, count",
    [((4, 4, 4), 82), ((2, 3, 5), 52)],
)
def test_three_handed_no_limit_sequences_match_reviewed_counts(
    stacks: tuple[int, ...], count: int
) -> None:
    ending_count, _ = count_sequences(
        parse_game("no-limit hold'em 1/2", HouseRules(showdown="all")), stacks
    )
    assert ending_count == count
