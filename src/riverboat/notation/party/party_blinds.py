"""Blinds of a tournament level, inferred where the file does not record the posts."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from riverboat.notation.amounts import Amount
from riverboat.notation.pokerstars.pokerstars_header import FirstLineSizes, SeatLine
from riverboat.notation.pokerstars.transcript_events import ForcedBetKind, PostEvent, TranscriptLine


def infer_level_blinds(
    seats: Sequence[SeatLine],
    button: int,
    sizes: FirstLineSizes,
    ante_lines: Sequence[TranscriptLine],
) -> list[PostEvent]:
    """Return the blinds of the players to the left of the button; heads-up the button's, too.

    Antes are added before the blinds, unless the file records them. A single player posts nothing.
    """
    if len(seats) < 2:
        return []
    left: dict[str, Fraction] = {seat.name: Fraction(seat.stack) for seat in seats}
    for line in ante_lines:
        if isinstance(line.event, PostEvent):
            left[line.event.player] -= Fraction(line.event.amount)
    posts: list[PostEvent] = []

    def post(who: str, what: ForcedBetKind, amount: Amount) -> None:
        paid = amount if left[who] > amount else _normalize_amount(left[who])
        if paid:
            posts.append(PostEvent(who, what, paid, left[who] <= amount))
            left[who] -= Fraction(paid)

    if sizes.ante and not ante_lines:
        for seat in seats:
            post(seat.name, "ante", sizes.ante)
    chairs = [seat.chair for seat in seats]
    at = max([k for k, chair in enumerate(chairs) if chair <= button], default=len(seats) - 1)
    small = at if len(seats) == 2 else (at + 1) % len(seats)
    post(seats[small].name, "small blind", sizes.small)
    post(seats[(small + 1) % len(seats)].name, "big blind", sizes.big)
    return posts


def _normalize_amount(worth: Fraction) -> Amount:
    return worth.numerator if worth.denominator == 1 else worth
