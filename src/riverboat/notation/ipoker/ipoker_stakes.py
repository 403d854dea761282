"""Stakes of an iPoker hand, from the game's title, the header or the posts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from riverboat.notation.amounts import Amount
from riverboat.notation.dialects.local_amounts import parse_local_amount
from riverboat.notation.dialects.xml_elements import Element
from riverboat.notation.ipoker.ipoker_session import SessionGame, SessionHeader
from riverboat.notation.pokerstars.pokerstars_header import FirstLineSizes
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import StakesLineMissing

PostsByType = Mapping[str, Sequence[tuple[Amount, bool]]]
"""Posts by action type: each amount, with True if it put its player all-in."""

_SMALL_BLIND_TYPE, _BIG_BLIND_TYPE = "1", "2"


def find_blind_sizes(
    game: SessionGame, session: SessionHeader, general_element: Element, posts_by_type: PostsByType
) -> FirstLineSizes:
    """Return the blinds, or a limit game's bets; raise ``BadNotation`` if none are recorded."""
    if game.small and game.big:
        return FirstLineSizes(game.small, game.big)
    small_blind = (
        _read_named_amount(general_element, "smallblind")
        or session.small
        or _find_first_full_blind(posts_by_type.get(_SMALL_BLIND_TYPE, ()))
    )
    big_blind = (
        _read_named_amount(general_element, "bigblind")
        or session.big
        or _find_first_full_blind(posts_by_type.get(_BIG_BLIND_TYPE, ()))
    )
    if game.variant == "short deck" and big_blind and not posts_by_type.get(_SMALL_BLIND_TYPE):
        return FirstLineSizes(big_blind, big_blind, 0, big_blind)
    if not big_blind and small_blind:
        big_blind = 2 * small_blind
    if not big_blind:
        raise BadNotation(StakesLineMissing(session.title or game.variant))
    if game.limit == "limit":
        return FirstLineSizes(big_blind, 2 * big_blind)
    return FirstLineSizes(small_blind or _compute_half_bet(big_blind), big_blind)


def _read_named_amount(general_element: Element, name: str) -> Amount:
    text = general_element.find_text(name)
    return parse_local_amount(text) if text else 0


def _find_first_full_blind(posts: Sequence[tuple[Amount, bool]]) -> Amount:
    """Return the first blind that its player paid in full, or 0."""
    return next((amount for amount, is_all_in in posts if not is_all_in), 0)


def _compute_half_bet(big_bet: Amount) -> Amount:
    half_bet = Fraction(big_bet) / 2
    return half_bet.numerator if half_bet.denominator == 1 else half_bet
