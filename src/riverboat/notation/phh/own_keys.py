"""Private keys: what the format cannot say, and ``writing`` says all the same.

=============  ==================================================================================
_scale         chips to the unit of the file
_button        the seat with the button, when it is not the last one
_posts         every forced bet: ``"p3 sleeper 10"``, ``"p1 blind 3 as 5"``
_house         house rules: ``{ odd_chip = "unit" }``
_stakes        ``{ blinds = [1, 2], ante = 0, unit = 1, chip = 1 }``
_cap           the cap of a cap-limit game
_boards        boards dealt side by side
_bomb_pot      everybody antes and sees the flop
_burns         burned cards, one text for each time that cards go on a board
_said          what was said before which action: ``"7 challenge"``, ``"12 p1 runs 2"``
=============  ==================================================================================
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from riverboat.engine import (
    VARIANTS,
    CapLimit,
    FixedLimit,
    Game,
    HouseRules,
    NoLimit,
    Post,
    PotLimit,
    Stakes,
)
from riverboat.notation.amounts import check_amount, chips, parse_amount
from riverboat.notation.reading import BadNotation

REPLAYED: Final = HouseRules(
    # What nobody refused at the table was legal: the most liberal of the usual caps.
    max_raises=4,
    max_raises_two_rounds=4,
    overbet="refuse",
    open_allin_hands=False,
    showdown="choose",
    odd_chip="fraction",
)
"""The house of a hand whose house rules nobody wrote down."""


def own_scale(table: Mapping[str, Any]) -> int:
    """The scale that the hand was written with; 0 when it does not say."""
    scale = table.get("_scale", 0)
    if type(scale) is not int or scale < 0:
        raise BadNotation(f"_scale is a whole number of chips, not {scale!r}")
    return scale


def own_button(table: Mapping[str, Any], players: int) -> int:
    """The seat with the button: the last one unless the hand says otherwise."""
    button = table.get("_button", players - 1)
    if type(button) is not int or not 0 <= button < players:
        raise BadNotation(f"_button is a seat from 0 to {players - 1}, not {button!r}")
    return button


def own_posts(table: Mapping[str, Any], at: Mapping[int, int], scale: int) -> tuple[Post, ...]:
    """The posts that the hand writes out, if it does."""
    return tuple([_post(str(text), at, scale) for text in table.get("_posts", ())])


def _post(text: str, at: Mapping[int, int], scale: int) -> Post:
    match text.split():
        case [player, kind, count, *rest] if kind in _KINDS and rest[:1] in ([], ["as"]):
            seat = {f"p{k + 1}": seat for k, seat in at.items()}.get(player)
            if seat is None:
                raise BadNotation(f"_posts: there is no {player}")
            counts_as = chips(parse_amount(rest[-1]), scale) if len(rest) == 2 else 0
            return Post(seat, _KINDS[kind], chips(parse_amount(count), scale), counts_as)
        case _:
            raise BadNotation(f"_posts: {text!r} is no post, such as 'p3 straddle 20'")


_KINDS: Final[dict[str, Any]] = {
    kind: kind for kind in "ante dead blind straddle sleeper post kill".split()
}


def own_game(
    table: Mapping[str, Any],
    variant: str,
    structure: FixedLimit | NoLimit | PotLimit,
    stakes: Stakes,
    rules: HouseRules,
    scale: int,
) -> Game:
    """The game, with whatever our own keys change about it."""
    if house := _inline(table, "_house"):
        rules = rules.but(**house)
    if sizes := _inline(table, "_stakes"):
        stakes = Stakes(
            tuple(chips(check_amount(blind), scale) for blind in sizes.get("blinds", ())),
            stakes.small_bet,
            stakes.big_bet,
            *[chips(check_amount(sizes.get(key, 1)), scale) for key in ("ante", "unit", "chip")],
        )
    cap = chips(check_amount(table["_cap"]), scale) if "_cap" in table else 0
    if cap and isinstance(structure, FixedLimit):
        raise BadNotation("_cap goes with no-limit and pot-limit only")
    extras = bool(table.get("_bomb_pot")), bool(table.get("_heads_up_event"))
    return _game(variant, structure, stakes, rules, cap, table.get("_boards", 1), *extras)


def _inline(table: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    found = table.get(key, {})
    if not isinstance(found, dict):
        raise BadNotation(f"{key} is a table in braces, not {found!r}")
    return found


@lru_cache(512)
def _game(
    variant: str,
    structure: FixedLimit | NoLimit | PotLimit,
    stakes: Stakes,
    rules: HouseRules,
    cap: int,
    boards: int,
    bomb_pot: bool,
    heads_up_event: bool,
) -> Game:
    """One game for all the hands that are played by it, so that it is compiled once."""
    capped = CapLimit(cap, structure) if cap and not isinstance(structure, FixedLimit) else None
    return Game(
        VARIANTS[variant], capped or structure, stakes, rules, boards, bomb_pot, heads_up_event
    )
