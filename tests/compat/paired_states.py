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
GAMES = {
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


def make_random_hand_state(library: ModuleType, name: str, rng: random.Random) -> Any:
    """Create a random hand: players, stacks, mode and automations."""
    mode, probability = GAMES[name], rng.choice([0.5, 0.9])
    automations = tuple(
        automation for automation in library.Automation if rng.random() < probability
    )
    players, max_stack = rng.randint(2, 6), rng.choice([12, 60, 400])
    stacks = [rng.randint(1, max_stack) for _ in range(players)]
    options: dict[str, Any] = {
        "mode": rng.choice(list(library.Mode)),
        "starting_board_count": rng.choice([1, 1, 1, 2]),
    }
    are_antes_trimmed, antes = rng.random() < 0.5, rng.choice([0, 1, [0, 2], {-1: 3}])
    blinds = rng.choice([(1, 2), (1, 2, 4), (2, 2), (1, 2, -2)])[:players]
    arguments: tuple[Any, ...] = (automations,)
    if mode == BLIND_SETUP:
        arguments = (automations, are_antes_trimmed, antes, blinds, 2, 4)
    elif mode == ONE_BET_SETUP:
        arguments = (automations, are_antes_trimmed, antes, blinds, 2)
    elif mode == STUD_SETUP:
        arguments = (automations, are_antes_trimmed, antes or 1, 1, 2, 4)
    else:
        players = min(players, 3)
        stacks = [chips + rng.choice([0, 1, 200]) for chips in stacks[:players]]
    return getattr(library, name).create_state(*arguments, stacks, players, **options)


def random_operation(state: Any, rng: random.Random) -> tuple[str, tuple[Any, ...]] | None:
    """Return a random operation that the state allows, or ``None``."""
    legal_operations = [text for text in OPERATIONS if getattr(state, f"can_{text}")()]
    if not legal_operations:
        return None
    name = rng.choices(
        legal_operations, [OPERATION_WEIGHTS.get(text, 3) for text in legal_operations]
    )[0]
    match name:
        case "complete_bet_or_raise_to":
            min_amount = state.min_completion_betting_or_raising_to_amount
            max_amount = state.max_completion_betting_or_raising_to_amount
            return name, (
                rng.choice([None, min_amount, max_amount, rng.randint(min_amount, max_amount)]),
            )
        case "stand_pat_or_discard":
            hole_cards = state.hole_cards[state.stand_patter_or_discarder_index]
            discards = rng.sample(hole_cards, rng.randint(0, len(hole_cards)))
            return name, ("".join(map(repr, discards)),)
        case "select_runout_count":
            return name, (rng.choice([None, 1, 2, 2, 3]),)
        case "show_or_muck_hole_cards":
            return name, (rng.choice([None, None, None, True, False]),)
        case _:
            return name, ()


def visible_state(state: Any, names: Iterable[str]) -> dict[str, Any]:
    """Return all that is visible of a state."""
    values = {name: _plain(getattr(state, name)) for name in (*names, *SCALAR_ATTRIBUTES)}
    values |= {name: _plain(list(getattr(state, name))) for name in LIST_ATTRIBUTES}
    values |= {f"can_{text}": getattr(state, f"can_{text}")() for text in OPERATIONS}
    values["done"] = [repr(operation) for operation in state.operations]
    for player in range(state.player_count):
        if sum(state.statuses) > 1:  # with a single player left, pokerkit's assertion fails
            values[f"stack {player}"] = state.get_effective_stack(player)
        for board in range(state.board_count):
            for kind in range(len(state.hand_types)):
                hand = state.get_hand(player, board, kind)
                values[f"hand {player} {board} {kind}"] = str(hand)
    return values


def _plain(value: Any) -> Any:
    match value:
        case list() | tuple() | deque():
            return [_plain(item) for item in value]
        case set():
            return sorted(value)
        case _ if isinstance(value, type) or callable(value):
            return value.__name__
        case _:
            return repr(value)


class PairedStates:
    """A hand on both states."""

    def __init__(
        self, other_module: ModuleType, own_module: ModuleType, name: str, seed: int
    ) -> None:
        self._names = [field.name for field in fields(other_module.State)]
        self.operations = 0
        self._chance = random.Random(f"{name} {seed}")
        getstate_before = self._chance.getstate()
        self._both = []
        for library in (other_module, own_module):
            self._chance.setstate(getstate_before)
            random.seed(seed)  # pokerkit shuffles with the global random generator
            self._both.append(make_random_hand_state(library, name, self._chance))

    def difference(self) -> dict[str, Any]:
        """Return the visible differences; empty if the states agree."""
        views = []
        for state in self._both:
            random.seed(1)
            views.append(visible_state(state, self._names))
        peer_view, own_view = views
        return {
            name: (peer_view[name], own_view[name])
            for name in peer_view
            if peer_view[name] != own_view[name]
        }

    def step(self) -> bool:
        """Run an operation on both states, which must refuse alike; True if the hand goes on."""
        random.seed(2)
        operation = random_operation(self._both[0], self._chance)
        if operation is None:
            return False
        name, arguments = operation
        if self.operations % 3 == 0:
            self._both[1] = deepcopy(self._both[1])
        self.operations += 1
        refused: list[type[Exception] | None] = []
        if sum(self._both[0].statuses) < 1:
            return False
        for state in self._both:
            random.seed(3)
            try:
                getattr(state, name)(*arguments)
                refused.append(None)
            except (AssertionError, ValueError) as error:
                refused.append(type(error))
        if refused[0] is AssertionError:
            return False  # pokerkit breaks after a fold without a bet: there is nothing to compare
        assert refused[0] == refused[1], (operation, refused)
        return refused[0] is None
