"""Defaults for an incomplete game: a variant's structure, stakes, rules, antes and stack.

>>> default_structure(VARIANTS["razz"]), default_stakes(VARIANTS["razz"], "limit")
('limit', '4/8 ante 1 bring-in 2')
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from riverboat.engine.games.game import Variant
from riverboat.engine.games.house_rules import HouseRules
from riverboat.engine.games.variants import VARIANTS as VARIANTS

DEFAULT_MIX_STAKES: Final = "4/8"
"""Default bets of a mix."""

_NO_LIMIT_GAMES: Final = {
    "hold'em",
    "short deck",
    "pineapple",
    "crazy pineapple",
    "2-7 single draw",
}
_LIMIT_GAMES: Final = {"kuhn", "leduc"}
_STAKES_BY_GAME: Final = {
    ("limit", "kuhn"): "1/1 blinds 0 ante 1",
    ("limit", "leduc"): "2/4 blinds 0 ante 1",
    ("no-limit", "short deck"): "ante 1 button 2",
}
_DEFAULT_BLINDS: Final = "1/2"
_DEFAULT_LIMIT_BETS: Final = "2/4"
_DEFAULT_STUD_BETS: Final = "4/8"
_DEFAULT_SPREAD_RANGE: Final = "1-5"


_RESEARCH_GAME_RULES: Final = HouseRules(headsup_cap="always_capped", fold_when_free="reject")
_RULES_BY_RESEARCH_GAME: Final = {
    # Kuhn has one bet and no raise; Leduc has a bet and a raise per street. In both, a player who
    # can check cannot fold.
    "kuhn": _RESEARCH_GAME_RULES.replace(max_raises=0, max_raises_two_rounds=0),
    "leduc": _RESEARCH_GAME_RULES.replace(max_raises=1, max_raises_two_rounds=1),
}


def default_rules(variant: Variant) -> HouseRules:
    """Return the default house rules; games of the literature have their own."""
    return _RULES_BY_RESEARCH_GAME.get(variant.name, _DEFAULT_RULES)


_DEFAULT_RULES: Final = HouseRules()


def default_structure(variant: Variant) -> str:
    """Return the usual betting structure of a variant."""
    if variant.name in _NO_LIMIT_GAMES:
        return "no-limit"
    is_flop_game = variant.board_cards and variant.name not in _LIMIT_GAMES
    return "pot-limit" if is_flop_game else "limit"


def default_stakes(variant: Variant, structure: str) -> str:
    """Return the stakes of a small game, in table-sign notation."""
    if variant_stakes := _STAKES_BY_GAME.get((structure, variant.name)):
        return variant_stakes
    if variant.has_upcards:
        bets_text = {"limit": _DEFAULT_STUD_BETS, "spread-limit": _DEFAULT_SPREAD_RANGE}.get(
            structure, "2/2"
        )
        min_bet = 1 if structure == "spread-limit" else int(bets_text.split("/")[0])
        return f"{bets_text} ante {default_ante(min_bet)} bring-in {default_bring_in(min_bet)}"
    if structure == "spread-limit":
        return f"{_DEFAULT_SPREAD_RANGE} blinds {_DEFAULT_BLINDS}"
    return _DEFAULT_LIMIT_BETS if structure == "limit" else _DEFAULT_BLINDS


def default_ante(small_bet: int) -> int:
    """Return the default stud ante: a fifth of the small bet (ANTE-02)."""
    return max(1, small_bet // 5)


def default_bring_in(small_bet: int) -> int:
    """Return the default bring-in: three tenths of the small bet, rounded up (BRNG-04)."""
    return min(small_bet, -(-3 * small_bet // 10))


def default_stack(blinds: Iterable[int], small_bet: int) -> int:
    """Return the default stack: 100 big blinds, or 100 small bets if those are larger.

    >>> default_stack((1, 2), 2), default_stack((), 4)
    (200, 400)
    """
    return 100 * max((*blinds, small_bet))
