"""Random starts of hands in every game, and policies that try every action."""

import random
from dataclasses import dataclass

from riverboat.engine import (
    VARIANTS,
    FixedLimit,
    Game,
    HouseRules,
    NoLimit,
    PotLimit,
    Stakes,
    Structure,
)
from riverboat.sim import CALL, FOLD, BettingPolicy, HandSimulator

STRUCTURES: dict[str, Structure] = {
    "no-limit": NoLimit(),
    "pot-limit": PotLimit(),
    "limit": FixedLimit(),
}
STACK_SIZES_BY_KIND = {
    "equal": [200],
    "short": [1, 2, 3, 4, 5, 7, 9, 12],
    "uneven": [1, 2, 3, 5, 9, 15, 20, 31, 50, 50, 200],
    "deep": [150, 400, 1000],
}


@dataclass
class HandStart:
    """The start of many hands: game, stacks and button."""

    game: Game
    stacks: list[int]
    button: int

    def make_simulator(self) -> HandSimulator:
        return HandSimulator(self.game, self.stacks, self.button)


def random_start(rng: random.Random, variant: str, structure: str) -> HandStart:
    """Return a game of this variant and structure with random stakes, house rules and stacks."""
    variant_rules = VARIANTS[variant]
    blind_choices = [(1, 2), (1, 2), (2, 4), (1, 3), (2,), (1, 1, 2), ()]
    blinds: tuple[int, ...] = () if variant_rules.has_upcards else rng.choice(blind_choices)
    players = rng.randint(max(2, len(blinds)), variant_rules.max_players())
    small_bet = rng.choice([max(blinds, default=2), 4, 5])
    stakes = Stakes(
        blinds,
        small_bet,
        big_bet=small_bet * rng.choice([1, 2]),
        ante=rng.choice([0, 0, 1, 2, 3]) if blinds else rng.choice([1, 2]),
        chip=rng.choice([1, 1, 1, 2, 5]),
        bring_in=rng.choice([0, 1, 1, 2, small_bet]) if variant_rules.has_upcards else 0,
    )
    rules = HouseRules(
        showdown="all",
        open_allin_hands=rng.random() < 0.5,
        reopen=rng.choice(["by structure", "full", "half"]),
        max_raises=rng.choice([1, 2, 3, 4]),
        max_raises_two_rounds=rng.choice([1, 4]),
        headsup_cap=rng.choice(["before_cap", "before_cap", "always_capped"]),
        odd_chip=rng.choice(["unit", "fraction"]),
        fold_when_free=rng.choice(["allow", "warn"]),
        bringin_tie=rng.choice(["suit", "position"]),
        bringin_full=rng.choice(["option", "may_raise"]),
        stud_odd=rng.choice(["high_suit_5", "rrop"]),
        max_draw=rng.choice([1, 3, 5, 5]),
    )
    stack_sizes = STACK_SIZES_BY_KIND[rng.choice(list(STACK_SIZES_BY_KIND))]
    stacks = [rng.choice(stack_sizes) for _ in range(players)]
    game = Game(variant_rules, STRUCTURES[structure], stakes, rules)
    return HandStart(game, stacks, rng.randrange(players))


def make_restless_policy(rng: random.Random) -> BettingPolicy:
    """Return a policy that raises by every size and sometimes folds when a check is free."""
    return _make_restless_policy(rng, free_folds=True)


def make_restless_stud_policy(rng: random.Random) -> BettingPolicy:
    """Return the restless policy without free folds, which the bring-in player cannot make."""
    return _make_restless_policy(rng, free_folds=False)


def _make_restless_policy(rng: random.Random, free_folds: bool) -> BettingPolicy:
    def choose(_seat: int, call_chips: int, min_raise: int, max_raise: int) -> int:
        random_number = rng.random()
        if max_raise and random_number < 0.4:
            return rng.choice(
                [
                    min_raise,
                    max_raise,
                    rng.randint(min_raise, max_raise),
                    min(min_raise + 1, max_raise),
                ]
            )
        if (call_chips and random_number > 0.85) or (
            free_folds and not call_chips and random_number > 0.97
        ):
            return FOLD
        return CALL

    return choose
