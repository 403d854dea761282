"""Games of the engine as numbers for the kernel, and which of them it plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np
from msgspec.structs import replace

from riverboat.engine import BadGame, Game, Hand, Post, PotLimit, Variant, start
from riverboat.engine.opening import open_betting
from riverboat.engine.plan import plan_of
from riverboat.kernel.playouts import MOST_CHIPS, MOST_POSTS, POSTS, STRUCTURES, Rules
from riverboat.sim.told import untold

PLAYS: Final = (
    "no-limit, pot-limit and limit hold'em and Omaha of four to six cards, high or hi-lo, by the "
    'rules of HouseRules.preset("online-1")'
)

_KINDS: Final = {
    "ante": "ante",
    "dead": "dead",
    "blind": "blind",
    "straddle": "post",
    "post": "post",
    "sleeper": "sleeper",
}
"""What the kernel calls each kind of a post; it knows no other."""


def all_shown(game: Game) -> Game:
    """The same game with all hands shown in the end, which changes nobody's chips."""
    return replace(game, rules=game.rules.but(showdown="all"))


def rules_of(game: Game, seats: int, posts: Sequence[Post] | None, button: int | None) -> Rules:
    """The game with so many seats as the kernel has it, for one button or for all.

    Raises ``BadGame``, with all the reasons, for a game that it does not play.
    """
    if reasons := tuple(_unplayable(game, posts)):
        raise BadGame(f"no {game.name} with {', '.join(reasons)}: VectorHands plays {PLAYS}")
    plan, shown = plan_of(game), all_shown(game)
    buttons = range(seats) if button is None else [button]
    begun = {k: _begun(shown, seats, k, posts) for k in buttons}
    due = np.full((seats, max(len(hand.posts) for hand in begun.values()), 4), -1, np.int64)
    due[:, :, 1:] = 0
    opening = np.full((seats, 3), (0, 1, 0), np.int64)
    for at, hand in begun.items():
        for place, post in enumerate(hand.posts):
            kind = POSTS.index(_KINDS[post.kind])
            due[at, place] = post.seat, kind, post.chips, post.full if post.live else 0
        opened = open_betting(hand, 0)
        opening[at] = opened.first, opened.last_raise, opened.raises
    one, two, three, four = plan.bet_sizes
    return Rules(
        seats=seats,
        held=game.variant.streets[0].down,
        structure=next(name for name in STRUCTURES if name == game.structure.name),
        half_bet=plan.half_bet,
        most_raises=plan.max_raises or 0,
        cap_lapses=game.rules.headsup_cap == "before_cap",
        free_fold=plan.free_fold,
        low=bool(game.variant.second),
        unit=plan.share_unit,
        sizes=(one, two, three, four),
        blinds=sum(game.stakes.blinds),
        posts=due,
        opening=opening,
    )


def _begun(game: Game, seats: int, button: int, posts: Sequence[Post] | None) -> Hand:
    """A hand of the game, before anything is posted."""
    forced_bets = None if posts is None else tuple(posts)
    return Hand(start(game, (MOST_CHIPS,) * seats, button, forced_bets))


def _unplayable(game: Game, posts: Sequence[Post] | None) -> Iterator[str]:
    """What is in this game that the kernel does not play."""
    if not _is_played(game.variant):
        yield f"the cards of {game.variant.name}"
    yield from untold(all_shown(game))
    rules, stakes = game.rules, game.stakes
    if rules.showdown == "choose":
        yield "players who choose whether to show"
    if rules.showdown == "auto":  # a beaten hand that is mucked must not change the pots
        if not rules.open_allin_hands:
            yield "beaten all-ins that are mucked"
        if posts is not None and len({p.chips for p in posts if p.kind == "ante"}) > 1:
            yield "antes that differ, and beaten hands that are mucked"
    for kind in sorted({post.kind for post in posts or ()} - set(_KINDS)):
        yield f"a {kind}"
    if isinstance(game.structure, PotLimit) and rules.pot_blinds != "full":
        yield f"pot_blinds={rules.pot_blinds!r} (it plays 'full')"
    if isinstance(game.structure, PotLimit) and stakes.button_blind:
        yield "a blind of the button"
    largest = max(stakes.big_bet, stakes.chip, sum(stakes.blinds), stakes.ante)
    largest = max([largest, *(post.full for post in posts or ())])
    if largest > MOST_CHIPS:
        yield f"bets of more than {MOST_CHIPS} chips"
    if posts is not None and len(posts) > MOST_POSTS:
        yield f"more than {MOST_POSTS} forced bets"


def _is_played(variant: Variant) -> bool:
    """Whether it is hold'em, or Omaha with a low or without."""
    first, *later = variant.streets
    if variant.deck != "standard" or [street.board for street in later] != [3, 1, 1]:
        return False
    if first.board or any(street.down or street.up or street.discard for street in later):
        return False
    if variant.ranking == "high":
        return first.down == 2 and not variant.second
    return (
        variant.ranking == "omaha"
        and first.down in (4, 5, 6)
        and variant.second in ("", "omaha eight or better")
    )
