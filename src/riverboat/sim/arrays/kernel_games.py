"""Conversion of engine games to the kernel's format, and checks of what the kernel supports."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from riverboat.engine import (
    BadGame,
    FixedLimit,
    Game,
    HandState,
    NoLimit,
    Post,
    PotLimit,
    Variant,
    start,
)
from riverboat.engine.betting.hand_opening import open_betting
from riverboat.engine.state.compiled_game import compile_game
from riverboat.kernel.playouts import MAX_CHIPS, MAX_POSTS, POSTS, STRUCTURES, PlayoutRules
from riverboat.words.refusals.simulations import GameNotVectorized

SUPPORTED_GAMES: Final = (
    "no-limit, pot-limit and limit hold'em and Omaha of four to six cards, high or hi-lo, by the "
    'rules of HouseRules.preset("online-1")'
)

_KERNEL_POST_KINDS: Final = {
    "ante": "ante",
    "dead": "dead",
    "blind": "blind",
    "straddle": "post",
    "post": "post",
    "sleeper": "sleeper",
}
"""The kernel's name (in ``POSTS``) for each kind of post that it supports."""


def with_all_hands_shown(game: Game) -> Game:
    """Return the game with a house rule that shows all hands; results do not change."""
    return replace(game, rules=game.rules.replace(showdown="all"))


def build_kernel_rules(
    game: Game, seats: int, posts: Sequence[Post] | None, button: int | None
) -> PlayoutRules:
    """Return the game in the kernel's format, for one button seat or for all.

    Raises ``BadGame``, with every unsupported feature, for a game that the kernel cannot play.
    """
    if unsupported_features := tuple(_iter_unsupported_features(game, posts)):
        raise BadGame(GameNotVectorized(game.name, unsupported_features, SUPPORTED_GAMES))
    compiled_game, shown_game = compile_game(game), with_all_hands_shown(game)
    buttons = range(seats) if button is None else [button]
    hand_by_button = {
        button_seat: _start_hand(shown_game, seats, button_seat, posts) for button_seat in buttons
    }
    post_array = np.full(
        (seats, max(len(hand.posts) for hand in hand_by_button.values()), 4), -1, np.int64
    )
    post_array[:, :, 1:] = 0
    opening_rows = np.full((seats, 3), (0, 1, 0), np.int64)
    for button_seat_index, hand in hand_by_button.items():
        for post_index, post in enumerate(hand.posts):
            post_kind = POSTS.index(_KERNEL_POST_KINDS[post.kind])
            post_array[button_seat_index, post_index] = (
                post.seat,
                post_kind,
                post.chips,
                post.full_bet if post.is_live else 0,
            )
        opening_round = open_betting(hand, 0)
        opening_rows[button_seat_index] = (
            opening_round.first_to_act,
            opening_round.last_raise,
            opening_round.raises_used,
        )
    preflop_bet, flop_bet, turn_bet, river_bet = compiled_game.bet_sizes
    return PlayoutRules(
        seats=seats,
        hole_cards=game.variant.streets[0].down_cards,
        structure=next(name for name in STRUCTURES if name == game.structure.name),
        half_raise_reopens=compiled_game.half_bet_reopens,
        max_raises=compiled_game.max_raises or 0,
        has_no_heads_up_cap=game.rules.headsup_cap == "before_cap",
        allows_free_fold=compiled_game.allows_free_fold,
        has_low=bool(game.variant.second_ranking),
        unit=compiled_game.split_unit,
        bet_sizes=(preflop_bet, flop_bet, turn_bet, river_bet),
        blind_total=sum(game.stakes.blinds),
        posts=post_array,
        opening=opening_rows,
    )


def _start_hand(game: Game, seats: int, button: int, posts: Sequence[Post] | None) -> HandState:
    forced_bets = None if posts is None else tuple(posts)
    return HandState(start(game, (MAX_CHIPS,) * seats, button, forced_bets))


def _iter_unsupported_features(game: Game, posts: Sequence[Post] | None) -> Iterator[str]:
    """Yield the features of this game that the kernel does not support."""
    if not is_kernel_variant(game.variant):
        yield f"the cards of {game.variant.name}"
    yield from _iter_unsupported_structure(game)
    yield from _iter_unsupported_house_rules(game)
    if isinstance(game.structure, PotLimit):
        yield from _iter_unsupported_pot_rules(game)
    if isinstance(game.structure, FixedLimit):
        yield from _iter_unsupported_caps(game)
    yield from _iter_unknown_options(with_all_hands_shown(game))
    yield from _iter_unsupported_showdown_rules(game, posts)
    yield from _iter_unsupported_bets(game, posts)


def _iter_unsupported_showdown_rules(game: Game, posts: Sequence[Post] | None) -> Iterator[str]:
    rules = game.rules
    if rules.showdown == "choose":
        yield "players who choose whether to show"
    if rules.showdown == "auto":  # a beaten hand that is mucked must not change the pots
        if not rules.open_allin_hands:
            yield "beaten all-ins that are mucked"
        if posts is not None and len({post.chips for post in posts if post.kind == "ante"}) > 1:
            yield "antes that differ, and beaten hands that are mucked"


def _iter_unsupported_bets(game: Game, posts: Sequence[Post] | None) -> Iterator[str]:
    stakes = game.stakes
    for kind in sorted({post.kind for post in posts or ()} - set(_KERNEL_POST_KINDS)):
        yield f"a {kind}"
    largest_size = max(stakes.big_bet, stakes.chip, sum(stakes.blinds), stakes.ante)
    largest_size = max([largest_size, *(post.full_bet for post in posts or ())])
    if largest_size > MAX_CHIPS:
        yield f"bets of more than {MAX_CHIPS} chips"
    if posts is not None and len(posts) > MAX_POSTS:
        yield f"more than {MAX_POSTS} forced bets"


def is_kernel_variant(variant: Variant) -> bool:
    """Return True if cards are dealt and ranked as in hold'em, Omaha or Omaha hi-lo."""
    first_street, *later_streets = variant.streets
    if variant.deck != "standard" or [street.board_cards for street in later_streets] != [3, 1, 1]:
        return False
    if first_street.board_cards or any(
        street.down_cards or street.upcards or street.discard_count for street in later_streets
    ):
        return False
    if variant.ranking == "high":
        return first_street.down_cards == 2 and not variant.second_ranking
    return (
        variant.ranking == "omaha"
        and first_street.down_cards in (4, 5, 6)
        and variant.second_ranking in ("", "omaha eight or better")
    )


def _iter_unsupported_structure(game: Game) -> Iterator[str]:
    if not isinstance(game.structure, (NoLimit, PotLimit, FixedLimit)):
        yield f"the betting structure {type(game.structure).__name__}"
    if game.boards > 1:
        yield f"{game.boards} boards"
    if game.is_bomb_pot:
        yield "a bomb pot"
    if game.openers:
        yield f"openers of {game.openers} or better"
    if game.stakes.unit > 1:
        yield f"a betting unit of {game.stakes.unit}"


def _iter_unsupported_house_rules(game: Game) -> Iterator[str]:
    """Yield unsupported house rules that apply to every betting structure."""
    rules, stakes = game.rules, game.stakes
    if not rules.burn:
        yield "no burned cards"
    if rules.max_runs > 1:
        yield "all-ins run more than once"
    if rules.stakes == "open":
        yield "open stakes"
    if rules.sb_dead:
        yield "a dead small blind"
    if rules.short_order != "ante_first" and stakes.ante and stakes.blinds:
        yield "blinds paid before antes"
    if any(stakes.extra_forced_bets):
        yield "an ante of the big blind, or a straddle"
    if not rules.check_raise:
        yield "no check-raise"
    if rules.split_pot == "declare" and game.variant.second_ranking:
        yield "halves of the pot that are declared for"


def _iter_unsupported_pot_rules(game: Game) -> Iterator[str]:
    rules = game.rules
    if rules.preflop_pot != "true":
        yield f"preflop_pot={rules.preflop_pot!r} (it plays 'true')"
    if rules.pot_blinds != "full":
        yield f"pot_blinds={rules.pot_blinds!r} (it plays 'full')"
    if rules.pot_round_up > 1:
        yield f"a pot rounded up to {rules.pot_round_up}"


def _iter_unsupported_caps(game: Game) -> Iterator[str]:
    rules = game.rules
    if not (rules.max_raises and rules.max_raises_two_rounds):
        yield "no raises at all"
    if rules.headsup_cap not in ("before_cap", "always_capped"):
        yield f"headsup_cap={rules.headsup_cap!r}"
    if rules.headsup_counts != "not_all_in":
        yield f"headsup_counts={rules.headsup_counts!r}"
    if rules.short_allin_counts:
        yield "short all-ins that use up a raise"
    if rules.completion_counts_as_raise:
        yield "completions that use up a raise"


# Options that the kernel supports. A later option that is not listed here is unsupported unless the
# game leaves it at its default.
_KNOWN_GAME_FIELDS: Final = (
    *("variant", "structure", "stakes", "rules", "boards", "is_bomb_pot"),
    *("is_heads_up_event", "openers"),
)
_KNOWN_VARIANT_FIELDS: Final = (
    *("name", "deck", "streets", "ranking", "second_ranking", "is_low_low"),
    *("odd_half", "upcards", "seats"),
)
_KNOWN_STREET_FIELDS: Final = (
    *("name", "down_cards", "upcards", "board_cards", "max_draw", "discard_count"),
    *("has_burn", "has_big_bet"),
)
_KNOWN_STAKES_FIELDS: Final = ("blinds", "small_bet", "big_bet", "ante", "unit", "chip", "bring_in")
_KNOWN_RULE_FIELDS: Final = (
    *("reopen", "max_raises", "max_raises_two_rounds", "headsup_cap", "headsup_counts"),
    *("short_allin_counts", "completion_counts_as_raise", "check_raise", "fold_when_free"),
    *("preflop_pot", "pot_blinds", "overbet", "pot_round_up", "sb_dead", "short_order", "odd_chip"),
    *("open_allin_hands", "showdown", "burn", "max_runs", "split_pot", "stakes", "open_allin"),
    # These are about upcards, draws, straddles, caps, betting units and openers.
    *("bringin_tie", "bringin_full", "wrong_bringin", "board_tie", "open_pair"),
    *("stud_last_card_allin", "stud_odd", "max_draw", "straddle_counts_as_raise"),
    *("straddle_min_raise", "cap_includes_ante", "off_unit", "subunit_chips_play_allin"),
    *("openers_proof", "pass_out"),
)


def _iter_unknown_options(game: Game) -> Iterator[str]:
    """Yield options set in this game of which the kernel has no implementation."""
    for street in game.variant.streets:
        yield from _iter_unknown_fields(street, _KNOWN_STREET_FIELDS)
    yield from _iter_unknown_fields(game, _KNOWN_GAME_FIELDS)
    yield from _iter_unknown_fields(game.variant, _KNOWN_VARIANT_FIELDS)
    yield from _iter_unknown_fields(game.stakes, _KNOWN_STAKES_FIELDS)
    yield from _iter_unknown_fields(game.rules, _KNOWN_RULE_FIELDS)


def _iter_unknown_fields(value: Struct, known_fields: tuple[str, ...]) -> Iterator[str]:
    """Yield ``name=value`` for fields outside *known_fields* whose values are not the defaults."""
    default_value = type(value)(**{name: getattr(value, name) for name in known_fields})
    for name in value.__struct_fields__:
        if getattr(value, name) != getattr(default_value, name):
            yield f"{name}={getattr(value, name)!r}"
