"""The start of a PokerStars hand: seats, stacks and forced bets."""

from __future__ import annotations

from typing import NamedTuple

from riverboat.engine import Game, HandStarted, HouseRules, start
from riverboat.notation.amounts import Amount, compute_scale, is_in_cents, to_amount, to_chips
from riverboat.notation.pokerstars.pokerstars_money import find_usual_scale, format_amount
from riverboat.notation.pokerstars.pokerstars_posts import build_posts
from riverboat.notation.pokerstars.pokerstars_stakes import (
    SITE_RULES,
    count_runs,
    find_game,
    parse_noted_number,
)
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.pokerstars.transcript_events import HouseContributionEvent


class PokerStarsSetup(NamedTuple):
    """The start of a hand, and data for its replay."""

    opening_fact: HandStarted
    scale: int
    """Number of chips per unit of the currency."""
    chips_per_unit: int
    """Number of chips per unit of the file's amounts; 1 if the amounts are chips."""
    seat_by_name: dict[str, int]
    """Seats by the names that the lines use."""
    runs: int
    """The number of times that the board is run out."""

    @property
    def names(self) -> list[str]:
        """The players' names in the file, by seat."""
        return list(self.seat_by_name)

    @property
    def game(self) -> Game:
        """The game of the hand."""
        return self.opening_fact.game

    def to_chips(self, amount: Amount) -> int:
        """Convert an amount of the file to chips."""
        return to_chips(amount, self.chips_per_unit)

    def format_chips(self, chip_count: int) -> str:
        """Format chips in the file's notation."""
        return format_amount(to_amount(chip_count, self.chips_per_unit))


def build_setup(transcript: Transcript, rules: HouseRules = SITE_RULES) -> PokerStarsSetup:
    """Return the start of a hand; raise ``BadNotation`` or ``BadGame`` if it is invalid."""
    scale, chips_per_unit = find_scales(transcript)
    seat_by_name = {seat.name: seat_index for seat_index, seat in enumerate(transcript.seat_lines)}
    game = find_game(transcript, chips_per_unit, rules)
    button = find_button_seat(transcript)
    stacks = tuple([to_chips(seat.stack, chips_per_unit) for seat in transcript.seat_lines])
    posts = build_posts(transcript, seat_by_name, button, game, chips_per_unit)
    opening_fact = start(
        game, stacks, button, posts, _compute_carried_chips(transcript, chips_per_unit)
    )
    return PokerStarsSetup(
        opening_fact, scale, chips_per_unit, seat_by_name, count_runs(transcript)
    )


def find_scales(transcript: Transcript) -> tuple[int, int]:
    """Return the chips per unit of the currency, and the chips per unit of the file's amounts."""
    for words in transcript.iter_noted_words("chips"):
        return parse_noted_number(words), 1
    for words in transcript.iter_noted_words("scale"):
        scale = parse_noted_number(words)
        return scale, scale
    usual_chips_per_unit = find_usual_scale(transcript.first_line.currency)
    fractional_amounts = transcript.fractional_amounts()
    if not fractional_amounts or (
        usual_chips_per_unit == 100 and all(map(is_in_cents, fractional_amounts))
    ):
        return usual_chips_per_unit, usual_chips_per_unit
    exact_scale = compute_scale(fractional_amounts)
    scale = exact_scale if usual_chips_per_unit % exact_scale else usual_chips_per_unit
    return scale, scale


def find_button_seat(transcript: Transcript) -> int:
    """Return the seat of the button, or the last seat before a dead button."""
    button_chair = transcript.table.button
    for words in transcript.iter_noted_words("button"):
        button_chair = parse_noted_number(words)
    chairs = [seat.chair for seat in transcript.seat_lines]
    return max(
        [
            seat_index
            for seat_index, seat_chair in enumerate(chairs)
            if not button_chair or seat_chair <= button_chair
        ]
        or [len(chairs) - 1]
    )


def _compute_carried_chips(transcript: Transcript, chips_per_unit: int) -> int:
    drop_amounts = [
        to_chips(event.amount, chips_per_unit)
        for event in transcript.select_posts(HouseContributionEvent)
    ]
    return sum(drop_amounts) + sum(
        parse_noted_number(words) for words in transcript.iter_noted_words("carried")
    )
