"""Data for the script of a replay page: finished texts, with each frame as a delta.

The script computes nothing. Names of fields are short because a page repeats them often:

- a seat is ``[stack, front, pile, part, cards, state, words]``: the chips behind, the amount in
  front, the colour digits of its discs, the part of the pot that the player wins, the cards, a
  letter each for folded, all-in and winning, and the list of lines below the seat;
- a card is three letters: its rank, its suit and ``u`` for up or ``d`` for down;
- a frame has ``s`` the seats that changed, ``b`` the boards, ``p`` the pots if they changed,
  ``a`` the seat to act, ``k`` the winning cards.
"""

from __future__ import annotations

from typing import Any

import msgspec

from riverboat.cards import name
from riverboat.picture.card_places import GAP
from riverboat.picture.hand_scene import Scene
from riverboat.picture.money_format import compute_disc_digits
from riverboat.picture.picture_frame import Frame, FrameSeat
from riverboat.picture.table_drawing import (
    CARD_OFFSET_Y,
    DOWN_CARD_OFFSET_Y,
    find_seat_position,
    format_bet,
    format_pot,
    format_seat_lines,
    format_stack,
    round_numbers,
)
from riverboat.picture.table_layout import (
    Layout,
    build_tall_layout,
    build_wide_layout,
    compute_board_step,
    compute_card_offsets,
)


def as_json(scene: Scene) -> str:
    """Return all data for the script, safe to embed between ``<script>`` tags."""
    page_data = {
        "sheets": [
            _build_sheet_data(scene, layout)
            for layout in (
                build_wide_layout(scene.requirements),
                build_tall_layout(scene.requirements),
            )
        ],
        "fans": [
            round_numbers(compute_card_offsets(count))
            for count in range(scene.requirements.cards + 1)
        ],
        "up": CARD_OFFSET_Y,
        "tucked": DOWN_CARD_OFFSET_Y if scene.has_upcards else 0,
        "streets": [street.first_frame_index for street in scene.streets],
        "frames": _list_frame_data(scene),
    }
    text = msgspec.json.encode(page_data).decode()
    for char in "<>&\u2028\u2029":
        text = text.replace(char, f"\\u{ord(char):04x}")
    return text


def _build_sheet_data(scene: Scene, layout: Layout) -> dict[str, Any]:
    seats = range(len(scene.players))
    felt = layout.felt
    return {
        "box": round_numbers((layout.width, layout.height)),
        "felt": round_numbers(felt),
        "seats": [round_numbers(layout.seats[find_seat_position(scene, seat)]) for seat in seats],
        "bets": [round_numbers(layout.bets[find_seat_position(scene, seat)]) for seat in seats],
        "boards": [round_numbers(point) for point in layout.boards],
        "scale": layout.board_scale,
        "step": round_numbers([compute_board_step(layout.board_scale)])[0],
        "pots": [[round_numbers(point) for point in pot_points] for pot_points in layout.pots],
        "muck": round_numbers(layout.muck),
    }


def _list_frame_data(scene: Scene) -> list[dict[str, Any]]:
    frames = []
    previous_frame: Frame | None = None
    previous_seats: dict[int, list[Any]] = {}
    for frame in scene.frames:
        frame_data: dict[str, Any] = {}
        changed_seats = {}
        for seat, frame_seat in enumerate(frame.seats):
            seat_data = _build_seat_data(scene, frame_seat)
            if previous_seats.get(seat) != seat_data:
                changed_seats[seat] = previous_seats[seat] = seat_data
        if changed_seats:
            frame_data["s"] = changed_seats
        if previous_frame is None or frame.boards != previous_frame.boards:
            frame_data["b"] = ["".join(map(name, board)) for board in frame.boards]
        if previous_frame is None or frame.pots != previous_frame.pots:
            frame_data["p"] = [format_pot(scene, pot) for pot in frame.pots]
        if frame.to_act >= 0:
            frame_data["a"] = frame.to_act
        if frame.winning_cards:
            frame_data["k"] = "".join(map(name, frame.winning_cards))
        frames.append(frame_data)
        previous_frame = frame
    return frames


def _build_seat_data(scene: Scene, frame_seat: FrameSeat) -> list[Any]:
    card_codes = "".join(
        "..." if card == GAP else name(card) + "du"[is_up]
        for card, is_up in zip(frame_seat.cards, frame_seat.is_up, strict=True)
    )
    state_letters = (
        ("" if frame_seat.is_live else "f")
        + ("a" if frame_seat.is_all_in else "")
        + ("w" if frame_seat.chips_pushed else "")
    )
    disc_digits = compute_disc_digits(frame_seat.chips_pushed or frame_seat.bet)
    front_text = format_bet(scene, frame_seat)
    return [
        format_stack(scene, frame_seat),
        front_text,
        disc_digits,
        frame_seat.prize_label,
        card_codes,
        state_letters,
        format_seat_lines(frame_seat),
    ]
