"""For how much a hand of iPoker is played: as the game's title says, its head, or its posts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from riverboat.notation.amounts import Amount
from riverboat.notation.dialects.markup import Element
from riverboat.notation.dialects.money import local_money
from riverboat.notation.ipoker.session import PlayedGame, SessionHead
from riverboat.notation.pokerstars.header import FirstLineSizes
from riverboat.notation.reading import BadNotation
from riverboat.words.refusals.pokerstars import FirstLineSaysNoStakes

Posted = Mapping[str, Sequence[tuple[Amount, bool]]]
"""By the type of the action, each amount and whether it was all that its player had."""

_SMALL, _BIG = "1", "2"


def sizes_of(
    plays: PlayedGame, session: SessionHead, general: Element, posted: Posted
) -> FirstLineSizes:
    """The blinds, or the bets of a limit game; ``BadNotation`` when nothing tells them."""
    if plays.small and plays.big:
        return FirstLineSizes(plays.small, plays.big)
    small = _told(general, "smallblind") or session.small or _whole(posted.get(_SMALL, ()))
    big = _told(general, "bigblind") or session.big or _whole(posted.get(_BIG, ()))
    if plays.variant == "short deck" and big and not posted.get(_SMALL):
        return FirstLineSizes(big, big, 0, big)
    if not big and small:
        big = 2 * small
    if not big:
        raise BadNotation(FirstLineSaysNoStakes(session.title or plays.variant))
    if plays.limit == "limit":
        return FirstLineSizes(big, 2 * big)
    return FirstLineSizes(small or _half(big), big)


def _told(general: Element, name: str) -> Amount:
    text = general.words(name)
    return local_money(text) if text else 0


def _whole(posts: Sequence[tuple[Amount, bool]]) -> Amount:
    """The first blind that was not short, or 0."""
    return next((amount for amount, all_in in posts if not all_in), 0)


def _half(big: Amount) -> Amount:
    half = Fraction(big) / 2
    return half.numerator if half.denominator == 1 else half
