"""Odd chips: the shares of a pot that does not split evenly, and who gets one chip more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from riverboat.cards import name
from riverboat.deprecation.renamed_keywords import RenamedFields
from riverboat.engine import Variant, parse_game
from riverboat.engine.games.house_rules import HouseRules
from riverboat.engine.pots.pot_awards import build_odd_chip_key, split_chips, split_halves
from riverboat.floor import Authority
from riverboat.tools.tool_answer import BadQuestion, Step, clockwise, steps
from riverboat.words import Chair, Person
from riverboat.words.refusals import tools as w
from riverboat.words.tools import pots as phrases
from riverboat.words.tools.calculation_step import CalculationStep

Half = Literal["", "high", "low"]


class ShareOfThePot(Struct, metaclass=RenamedFields, frozen=True, rename={"has_odd_chip": "odd"}):
    """The share of one chair in a pot, or in one half of it."""

    chair: int
    chips: int
    has_odd_chip: bool
    """True if it is one chip larger than other shares of this half."""
    half: Half = ""


class OddChips(Struct, frozen=True):
    """The shares of a split pot."""

    shares: tuple[ShareOfThePot, ...]
    steps: tuple[Step, ...]


class SplitPot(
    Struct, metaclass=RenamedFields, frozen=True, kw_only=True, rename={"low_winners": "low"}
):
    """A pot with several winners. Chairs are numbered from 1, clockwise."""

    chips: int
    winners: tuple[int, ...]
    """Winners; in a split game, those of the high or first-named half."""
    low_winners: tuple[int, ...] = ()
    """In a split game, winners of the low or second-named half."""
    button: int = 0
    """Chair of the button; 0 in stud, for the dealer's place before the first chair."""
    unit: int = 1
    """Smallest chip in play, in which odd chips are counted (BYND-01)."""
    game: str = "hold'em"
    """Name of the variant."""
    cards: Mapping[int, tuple[int, ...]] = {}
    """In stud, all the cards of each winner."""


def odd_chips(pot: SplitPot, by: Authority | None = None) -> OddChips:
    """Split a pot, with odd chips by the rules of a hand: by position, or in stud by a card.

    >>> split = odd_chips(SplitPot(chips=101, winners=(3, 7), button=5))
    >>> [(share.chair, share.chips) for share in split.shares]
    [(7, 51), (3, 50)]
    """
    _check_pot(pot)
    variant = parse_game(pot.game).variant
    rules = by.house_rules if by else HouseRules()
    if not pot.low_winners:
        winners = _sort_for_odd_chips(pot, pot.winners, 0, variant, rules)
        shares = zip(winners, split_chips(pot.chips, len(winners), pot.unit), strict=True)
        calculation_steps = _explain_split(
            pot, winners, pot.chips, _find_odd_chip_rule(variant, rules, 0)
        )
        return OddChips(_build_shares(list(shares), ""), steps(*calculation_steps))
    return _split_halves(pot, variant, rules)


def _split_halves(pot: SplitPot, variant: Variant, rules: HouseRules) -> OddChips:
    high_winners = _sort_for_odd_chips(pot, pot.winners, 0, variant, rules)
    low_winners = _sort_for_odd_chips(pot, pot.low_winners, 1, variant, rules)
    clockwise_chairs = clockwise({*high_winners, *low_winners}, pot.button)
    is_by_position = variant.odd_chip_by_position(rules)
    is_high_first = min(map(clockwise_chairs.index, high_winners)) <= min(
        map(clockwise_chairs.index, low_winners)
    )
    high_shares, low_shares = split_halves(
        (high_winners, low_winners), pot.chips, pot.unit, is_high_first or not is_by_position
    )
    high_chips, low_chips = (
        sum(chips for _, chips in high_shares),
        sum(chips for _, chips in low_shares),
    )
    calculation_steps: list[CalculationStep] = [phrases.PotHalvesStep(high_chips, low_chips)]
    if {*high_winners} == {*low_winners} and len(high_winners) > 1:
        calculation_steps.append(phrases.SameWinnersNote())
        calculation_steps += _explain_split(
            pot, high_winners, pot.chips, _find_odd_chip_rule(variant, rules, 0)
        )
    else:
        if high_chips != low_chips:
            calculation_steps.append(
                phrases.OddHalfChipByPosition() if is_by_position else phrases.OddChipToHighHalf()
            )
        if len(high_winners) > 1:
            calculation_steps += _explain_split(
                pot, high_winners, high_chips, _find_odd_chip_rule(variant, rules, 0)
            )
        if len(low_winners) > 1:
            calculation_steps += _explain_split(
                pot, low_winners, low_chips, _find_odd_chip_rule(variant, rules, 1)
            )
    return OddChips(
        (*_build_shares(high_shares, "high"), *_build_shares(low_shares, "low")),
        steps(*calculation_steps),
    )


def _build_shares(
    chips_by_chair: Sequence[tuple[int, int]], half: Half
) -> tuple[ShareOfThePot, ...]:
    min_chips = min([chips for _, chips in chips_by_chair])
    return tuple(
        [ShareOfThePot(chair, chips, chips > min_chips, half) for chair, chips in chips_by_chair]
    )


OddChipRule = Literal["position", "high card", "low card"]


def _find_odd_chip_rule(variant: Variant, rules: HouseRules, half_index: int) -> OddChipRule:
    """Return the rule that assigns an odd chip (BYND-02, BYND-03)."""
    if not variant.has_upcards or rules.stud_odd == "position":
        return "position"
    is_low = half_index == 1 or variant.upcards != "high"
    return "low card" if rules.stud_odd == "rrop" and is_low else "high card"


def _sort_for_odd_chips(
    pot: SplitPot, winners: Sequence[int], half_index: int, variant: Variant, rules: HouseRules
) -> tuple[int, ...]:
    """Return the winners in the order in which they get odd chips."""
    clockwise_chairs = clockwise(winners, pot.button)
    if len(clockwise_chairs) == 1 or _find_odd_chip_rule(variant, rules, half_index) == "position":
        return clockwise_chairs
    assert rules.stud_odd != "position"
    for chair in clockwise_chairs:
        if not pot.cards.get(chair):
            raise BadQuestion(w.OddChipCardsMissing(Chair(chair)))
    sort_key = build_odd_chip_key(variant, half_index, rules.stud_odd)
    try:
        return tuple(
            sorted(clockwise_chairs, key=lambda chair: sort_key(pot.cards[chair]), reverse=True)
        )
    except ValueError:  # too few cards, or a low that is none
        raise BadQuestion(w.OddChipCardsMissing(Chair(clockwise_chairs[0]))) from None


def _explain_split(
    pot: SplitPot, winners: Sequence[int], chips: int, rule: OddChipRule
) -> list[CalculationStep]:
    shares = split_chips(chips, len(winners), pot.unit)
    even_share = min(shares)
    remainder = chips - even_share * len(shares)
    if not remainder:
        return [phrases.EvenSplit(chips, len(shares), even_share)]
    odd_chip_winners: tuple[Person, ...] = tuple(
        [Chair(chair) for chair, share in zip(winners, shares, strict=True) if share > even_share]
    )
    calculation_steps: list[CalculationStep] = [
        phrases.OddChipSplit(chips, len(shares), even_share, remainder, pot.unit)
    ]
    match rule:
        case "position":
            calculation_steps.append(phrases.OddChipByPosition(pot.unit, odd_chip_winners))
        case "high card":
            calculation_steps.append(phrases.OddChipByHighCard(pot.unit, odd_chip_winners))
        case "low card":
            calculation_steps.append(phrases.OddChipByLowCard(pot.unit, odd_chip_winners))
    return calculation_steps


def _check_pot(pot: SplitPot) -> None:
    """Raise ``BadQuestion`` for an impossible pot."""
    if type(pot.chips) is not int or pot.chips <= 0:
        raise BadQuestion(w.ChipsTextInvalid(str(pot.chips)))
    if type(pot.unit) is not int or pot.unit <= 0:
        raise BadQuestion(w.ChipsTextInvalid(str(pot.unit)))
    if not pot.winners:
        raise BadQuestion(w.WinnerMissing())
    for winners in (pot.winners, pot.low_winners):
        for chair in winners:
            if winners.count(chair) > 1:
                raise BadQuestion(w.PlayerRepeated(Chair(chair)))
    known_cards = [card for cards in pot.cards.values() for card in cards]
    for card in known_cards:
        if known_cards.count(card) > 1:
            raise BadQuestion(w.CardHeldTwice(name(card)))
