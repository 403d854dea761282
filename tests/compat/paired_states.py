"""A hand on pokerkit's state and on riverboat's: equal operations and equal visible state."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterable
from copy import deepcopy
from dataclasses import fields
from types import ModuleType
from typing import Any

SCALAR_ATTRIBUTES = (
    *("actor_index", "turn_index", "checking_or_calling_amount", "effective_bring_in_amount"),
    "min_completion_betting_or_raising_to_amount",
    "max_completion_betting_or_raising_to_amount",
    "pot_completion_betting_or_raising_to_amount",
    *("hole_dealee_index", "board_dealing_count", "stand_patter_or_discarder_index"),
    *("showdown_index", "board_count", "total_pot_amount", "street"),
)
LIST_ATTRIBUTES = (
    *("pots", "pot_amounts", "ante_poster_indices", "blind_or_straddle_poster_indices"),
    *("chips_pulling_indices", "hand_killing_indices", "runout_count_selector_indices"),
    *("cards_in_play", "cards_not_in_play", "reserved_cards", "draw_statuses"),
)
OPERATIONS = (
    *("post_ante", "collect_bets", "post_blind_or_straddle", "burn_card", "deal_hole"),
    *("deal_board", "stand_pat_or_discard", "fold", "check_or_call", "post_bring_in"),
    *("complete_bet_or_raise_to", "select_runout_count", "show_or_muck_hole_cards"),
    *("kill_hand", "push_chips", "pull_chips"),
)
OPERATION_WEIGHTS = {"fold": 1, "check_or_call": 5, "complete_bet_or_raise_to": 2}

BLIND_SETUP, ONE_BET_SETUP, STUD_SETUP, KUHN_SETUP, ONE_CARD_SETUP = range(5)
SETUP_BY_GAME = {
    "FixedLimitTexasHoldem": BLIND_SETUP,
    "NoLimitTexasHoldem": ONE_BET_SETUP,
    "NoLimitRoyalHoldem": ONE_BET_SETUP,
    "NoLimitShortDeckHoldem": ONE_BET_SETUP,
    "PotLimitOmahaHoldem": ONE_BET_SETUP,
    "FixedLimitOmahaHoldemHighLowSplitEightOrBetter": BLIND_SETUP,
    "FixedLimitSevenCardStud": STUD_SETUP,
    "FixedLimitSevenCardStudHighLowSplitEightOrBetter": STUD_SETUP,
    "FixedLimitRazz": STUD_SETUP,
    "NoLimitDeuceToSevenLowballSingleDraw": ONE_BET_SETUP,
    "FixedLimitDeuceToSevenLowballTripleDraw": BLIND_SETUP,
    "FixedLimitBadugi": BLIND_SETUP,
    "KuhnPoker": KUHN_SETUP,
    "RhodeIslandHoldem": ONE_CARD_SETUP,
    "RoyalRhodeIslandHoldem": ONE_CARD_SETUP,
    "LeducHoldem": ONE_CARD_SETUP,
    "Numeral211Holdem": ONE_CARD_SETUP,
}


def make_random_hand_state(pokerkit_module: ModuleType, game_name: str, rng: random.Random) -> Any:
    """Create a random hand: players, stacks, mode and automations."""
    setup, automation_probability = SETUP_BY_GAME[game_name], rng.choice([0.5, 0.9])
    automations = tuple(
        automation
        for automation in pokerkit_module.Automation
        if rng.random() < automation_probability
    )
    player_count, max_stack = rng.randint(2, 6), rng.choice([12, 60, 400])
    stacks = [rng.randint(1, max_stack) for _ in range(player_count)]
    setup_options: dict[str, Any] = {
        "mode": rng.choice(list(pokerkit_module.Mode)),
        "starting_board_count": rng.choice([1, 1, 1, 2]),
    }
    are_antes_trimmed, antes = rng.random() < 0.5, rng.choice([0, 1, [0, 2], {-1: 3}])
    blinds = rng.choice([(1, 2), (1, 2, 4), (2, 2), (1, 2, -2)])[:player_count]
    setup_arguments: tuple[Any, ...] = (automations,)
    if setup == BLIND_SETUP:
        setup_arguments = (automations, are_antes_trimmed, antes, blinds, 2, 4)
    elif setup == ONE_BET_SETUP:
        setup_arguments = (automations, are_antes_trimmed, antes, blinds, 2)
    elif setup == STUD_SETUP:
        setup_arguments = (automations, are_antes_trimmed, antes or 1, 1, 2, 4)
    else:
        player_count = min(player_count, 3)
        stacks = [chips + rng.choice([0, 1, 200]) for chips in stacks[:player_count]]
    return getattr(pokerkit_module, game_name).create_state(
        *setup_arguments, stacks, player_count, **setup_options
    )


def choose_random_operation(state: Any, rng: random.Random) -> tuple[str, tuple[Any, ...]] | None:
    """Return a random operation that the state allows, or ``None``."""
    legal_operations = [
        operation_name for operation_name in OPERATIONS if getattr(state, f"can_{operation_name}")()
    ]
    if not legal_operations:
        return None
    chosen_operation = rng.choices(
        legal_operations,
        [OPERATION_WEIGHTS.get(operation_name, 3) for operation_name in legal_operations],
    )[0]
    match chosen_operation:
        case "complete_bet_or_raise_to":
            min_amount = state.min_completion_betting_or_raising_to_amount
            max_amount = state.max_completion_betting_or_raising_to_amount
            return chosen_operation, (
                rng.choice([None, min_amount, max_amount, rng.randint(min_amount, max_amount)]),
            )
        case "stand_pat_or_discard":
            hole_cards = state.hole_cards[state.stand_patter_or_discarder_index]
            discards = rng.sample(hole_cards, rng.randint(0, len(hole_cards)))
            return chosen_operation, ("".join(map(repr, discards)),)
        case "select_runout_count":
            return chosen_operation, (rng.choice([None, 1, 2, 2, 3]),)
        case "show_or_muck_hole_cards":
            return chosen_operation, (rng.choice([None, None, None, True, False]),)
        case _:
            return chosen_operation, ()


def get_visible_state(state: Any, names: Iterable[str]) -> dict[str, Any]:
    """Return all that is visible of a state."""
    visible_values = {
        name: _to_plain_value(getattr(state, name)) for name in (*names, *SCALAR_ATTRIBUTES)
    }
    visible_values |= {
        name: _to_plain_value(list(getattr(state, name))) for name in LIST_ATTRIBUTES
    }
    visible_values |= {
        f"can_{operation_name}": getattr(state, f"can_{operation_name}")()
        for operation_name in OPERATIONS
    }
    visible_values["done"] = [repr(operation) for operation in state.operations]
    for player in range(state.player_count):
        if sum(state.statuses) > 1:  # with a single player left, pokerkit's assertion fails
            visible_values[f"stack {player}"] = state.get_effective_stack(player)
        for board_index in range(state.board_count):
            for hand_type_index in range(len(state.hand_types)):
                hand = state.get_hand(player, board_index, hand_type_index)
                visible_values[f"hand {player} {board_index} {hand_type_index}"] = str(hand)
    return visible_values


def _to_plain_value(value: Any) -> Any:
    match value:
        case list() | tuple() | deque():
            return [_to_plain_value(item) for item in value]
        case set():
            return sorted(value)
        case _ if isinstance(value, type) or callable(value):
            return value.__name__
        case _:
            return repr(value)


class PairedStates:
    """A hand on both states."""

    def __init__(
        self, pokerkit_module: ModuleType, riverboat_module: ModuleType, game_name: str, seed: int
    ) -> None:
        self._names = [field.name for field in fields(pokerkit_module.State)]
        self.operations = 0
        self._chance = random.Random(f"{game_name} {seed}")
        getstate_before = self._chance.getstate()
        self._both = []
        for library in (pokerkit_module, riverboat_module):
            self._chance.setstate(getstate_before)
            random.seed(seed)  # pokerkit shuffles with the global random generator
            self._both.append(make_random_hand_state(library, game_name, self._chance))

    def find_difference(self) -> dict[str, Any]:
        """Return the visible differences; empty if the states agree."""
        visible_states = []
        for state in self._both:
            random.seed(1)
            visible_states.append(get_visible_state(state, self._names))
        pokerkit_state, riverboat_state = visible_states
        return {
            name: (pokerkit_state[name], riverboat_state[name])
            for name in pokerkit_state
            if pokerkit_state[name] != riverboat_state[name]
        }

    def perform_operation(self) -> bool:
        """Run an operation on both states, which must refuse alike; True if the hand goes on."""
        random.seed(2)
        operation = choose_random_operation(self._both[0], self._chance)
        if operation is None:
            return False
        operation_name, arguments = operation
        if self.operations % 3 == 0:
            self._both[1] = deepcopy(self._both[1])
        self.operations += 1
        refusal_types: list[type[Exception] | None] = []
        if sum(self._both[0].statuses) < 1:
            return False
        for state in self._both:
            random.seed(3)
            try:
                getattr(state, operation_name)(*arguments)
                refusal_types.append(None)
            except (AssertionError, ValueError) as error:
                refusal_types.append(type(error))
        if refusal_types[0] is AssertionError:
            return False  # pokerkit breaks after a fold without a bet: there is nothing to compare
        assert refusal_types[0] == refusal_types[1], (operation, refusal_types)
        return refusal_types[0] is None
