"""Random games for ``VectorHands``, and random decisions for all tables."""

import random
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from riverboat.engine import VARIANTS, Game, HouseRules, Post, Stakes
from riverboat.engine.games.forced_bets import PostKind
from riverboat.sim.vector import CALL, FOLD, RAISE, Observation
from tests.sim.random_starts import STACK_SIZES_BY_KIND, STRUCTURES

HELD_CARD_GAMES = (
    "hold'em",
    "omaha",
    "omaha 5",
    "omaha 6",
    "omaha hi-lo",
    "omaha 5 hi-lo",
    "omaha 6 hi-lo",
)


@dataclass
class VectorStart:
    """A game and the other arguments of `VectorHands`."""

    game: Game
    seats: int
    button: int | None
    posts: tuple[Post, ...] | None

    def stacks(self, rng: random.Random, tables: int) -> NDArray[np.int64]:
        """Return stacks of every kind, from short to very deep."""
        deep_stacks = [10**15, 2**53, 10**9 + 7]
        stacks_by_table = []
        for _ in range(tables):
            stack_kind = rng.choice([*STACK_SIZES_BY_KIND, "huge"])
            stack_sizes = (
                STACK_SIZES_BY_KIND[stack_kind]
                if stack_kind != "huge"
                else deep_stacks + STACK_SIZES_BY_KIND["uneven"]
            )
            stacks_by_table.append([rng.choice(stack_sizes) for _ in range(self.seats)])
        return np.array(stacks_by_table, np.int64)

    @property
    def arguments(self) -> dict[str, Any]:
        """Arguments of `VectorHands`, except tables, stacks and seed."""
        button = "moves" if self.button is None else self.button
        return {"game": self.game, "seats": self.seats, "button": button, "posts": self.posts}


def random_start(rng: random.Random, structure: str, variant: str) -> VectorStart:
    """Return random stakes, house rules and forced bets."""
    blinds = rng.choice([(1, 2), (1, 2), (2, 4), (1, 3), (2,), (1, 1, 2), ()])
    variant_rules = VARIANTS[variant]
    seats = rng.randint(max(2, len(blinds)), variant_rules.max_players())
    small_bet = rng.choice([max(blinds, default=2), 4, 5])
    stakes = Stakes(
        blinds,
        small_bet,
        big_bet=small_bet * rng.choice([1, 2]),
        ante=rng.choice([0, 0, 1, 2, 3]) if blinds else rng.choice([1, 2]),
        chip=rng.choice([1, 1, 1, 2, 5]),
    )
    rules = HouseRules.preset("online-1").replace(
        reopen=rng.choice(["by structure", "by structure", "full", "half"]),
        max_raises=rng.choice([1, 2, 3, 3, 4]),
        headsup_cap=rng.choice(["before_cap", "before_cap", "always_capped"]),
        odd_chip=rng.choice(["unit", "unit", "fraction"]),
        fold_when_free=rng.choice(["allow", "reject"]),
        showdown=rng.choice(["auto", "all"]),
        straddle_counts_as_raise=rng.random() < 0.3,
        straddle_min_raise=rng.choice(["increment", "full_straddle"]),
    )
    game = Game(variant_rules, STRUCTURES[structure], stakes, rules)
    if rng.random() < 0.6:
        return VectorStart(game, seats, None, None)
    return VectorStart(
        game, seats, rng.randrange(seats), make_random_posts(rng, seats, rules.showdown)
    )


def make_random_posts(rng: random.Random, seats: int, showdown: str) -> tuple[Post, ...]:
    """Return random forced bets, including unusual ones."""
    posts, ante = list[Post](), rng.choice([0, 1, 3])
    for seat in range(seats):
        if rng.random() < 0.2:
            posts.append(Post(seat, "dead", rng.choice([1, 2, 7])))
        chips = ante if showdown == "auto" else rng.choice([0, 1, 2, 5])
        if chips and (showdown == "all" or rng.random() < 0.8):
            posts.append(Post(seat, "ante", chips))
    post_kinds: list[PostKind] = ["blind", "blind", "straddle", "post", "sleeper"]
    for seat in range(seats):
        if rng.random() < 0.4:
            chips = rng.choice([1, 2, 4, 8])
            live_chips = rng.choice([0, 0, 0, chips + 2])
            posts.append(Post(seat, rng.choice(post_kinds), chips, live_chips))
    return tuple(posts) or (Post(0, "blind", 2),)


def random_decisions(
    rng: np.random.Generator, observation: Observation
) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
    """Return a legal decision per table: seldom a fold, often a raise of any size."""
    random_numbers = rng.random(len(observation.seat))
    kinds = np.full(len(random_numbers), CALL, np.uint8)
    kinds[(random_numbers < 0.12) & observation.legal[:, FOLD]] = FOLD
    kinds[(random_numbers > 0.55) & observation.legal[:, RAISE]] = RAISE
    raise_increments = (
        rng.random(len(random_numbers)) * (observation.max_amount - observation.min_amount + 1)
    ).astype(np.int64)
    small_raises = np.minimum(
        observation.min_amount + rng.integers(0, 3, len(random_numbers)), observation.max_amount
    )
    middle_raises = np.minimum(observation.min_amount + raise_increments, observation.max_amount)
    raise_totals = np.stack(
        [
            observation.min_amount,
            observation.min_amount,
            small_raises,
            small_raises,
            middle_raises,
            observation.max_amount,
        ]
    )
    return kinds, raise_totals[
        rng.integers(0, len(raise_totals), len(random_numbers)), np.arange(len(random_numbers))
    ]
