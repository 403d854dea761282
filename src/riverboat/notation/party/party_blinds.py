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
    stack_by_player: dict[str, Fraction] = {seat.name: Fraction(seat.stack) for seat in seats}
    for line in ante_lines:
        if isinstance(line.event, PostEvent):
            stack_by_player[line.event.player] -= Fraction(line.event.amount)
    posts: list[PostEvent] = []

    def add_post(player: str, kind: ForcedBetKind, amount: Amount) -> None:
        posted_amount = (
            amount
            if stack_by_player[player] > amount
            else _normalize_amount(stack_by_player[player])
        )
        if posted_amount:
            posts.append(PostEvent(player, kind, posted_amount, stack_by_player[player] <= amount))
            stack_by_player[player] -= Fraction(posted_amount)

    if sizes.ante and not ante_lines:
        for seat in seats:
            add_post(seat.name, "ante", sizes.ante)
    chairs = [seat.chair for seat in seats]
    button_index = max(
        [seat_index for seat_index, chair in enumerate(chairs) if chair <= button],
        default=len(seats) - 1,
    )
    small_blind_index = button_index if len(seats) == 2 else (button_index + 1) % len(seats)
    add_post(seats[small_blind_index].name, "small blind", sizes.small)
    add_post(seats[(small_blind_index + 1) % len(seats)].name, "big blind", sizes.big)
    return posts


def _normalize_amount(amount: Fraction) -> Amount:
    return amount.numerator if amount.denominator == 1 else amount
