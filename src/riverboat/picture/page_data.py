"""Data for the script of a replay page: finished texts, with each frame as a delta.

The script computes nothing. Names of fields are short because a page repeats them often:

- a seat is ``[stack, front, pile, part, cards, state, words]``: ``words`` is a list, all others are
  texts; a card is three letters, its rank, its suit and ``u`` for up or ``d`` for down;
- a frame has ``s`` the seats that changed, ``b`` the boards, ``p`` the pots if they changed,
  ``a`` the seat to act, ``k`` the winning cards.
"""

from __future__ import annotations

from typing import Any

import msgspec

from riverboat.cards import name
from riverboat.picture.card_places import GAP
from riverboat.picture.hand_scene import Scene
from riverboat.picture.money_format import chip_discs
from riverboat.picture.picture_frame import Frame, FrameSeat
from riverboat.picture.table_drawing import (
    CARD_OFFSET_Y,
    DOWN_CARD_OFFSET_Y,
    bet_text,
    pot_text,
    round_numbers,
    seat_position,
    seat_text,
    stack_text,
)
from riverboat.picture.table_layout import (
    Layout,
    board_step,
    card_offsets,
    tall_layout,
    wide_layout,
)


def as_json(scene: Scene) -> str:
    """Return all data for the script, safe to embed between ``<script>`` tags."""
    data = {
        "sheets": [
            _build_sheet_data(scene, layout)
            for layout in (wide_layout(scene.requirements), tall_layout(scene.requirements))
        ],
        "fans": [
            round_numbers(card_offsets(count)) for count in range(scene.requirements.cards + 1)
        ],
        "up": CARD_OFFSET_Y,
        "tucked": DOWN_CARD_OFFSET_Y if scene.has_upcards else 0,
        "streets": [street.first for street in scene.streets],
        "frames": _list_frame_data(scene),
    }
    text = msgspec.json.encode(data).decode()
    for char in "<>&\u2028\u2029":
        text = text.replace(char, f"\\u{ord(char):04x}")
    return text


def _build_sheet_data(scene: Scene, layout: Layout) -> dict[str, Any]:
    seats = range(len(scene.players))
    felt = layout.felt
    return {
        "box": round_numbers((layout.width, layout.height)),
        "felt": round_numbers(felt),
        "seats": [round_numbers(layout.seats[seat_position(scene, seat)]) for seat in seats],
        "bets": [round_numbers(layout.bets[seat_position(scene, seat)]) for seat in seats],
        "boards": [round_numbers(point) for point in layout.boards],
        "scale": layout.board_scale,
        "step": round_numbers([board_step(layout.board_scale)])[0],
        "pots": [[round_numbers(point) for point in pot_points] for pot_points in layout.pots],
        "muck": round_numbers(layout.muck),
    }


def _list_frame_data(scene: Scene) -> list[dict[str, Any]]:
    frames = []
    previous_frame: Frame | None = None
    previous_seats: dict[int, list[Any]] = {}
    for frame in scene.frames:
        data: dict[str, Any] = {}
        seats = {}
        for seat, frame_seat in enumerate(frame.seats):
            seat_data = _seat_data(scene, frame_seat)
            if previous_seats.get(seat) != seat_data:
                seats[seat] = previous_seats[seat] = seat_data
        if seats:
            data["s"] = seats
        if previous_frame is None or frame.boards != previous_frame.boards:
            data["b"] = ["".join(map(name, board)) for board in frame.boards]
        if previous_frame is None or frame.pots != previous_frame.pots:
            data["p"] = [pot_text(scene, pot) for pot in frame.pots]
        if frame.to_act >= 0:
            data["a"] = frame.to_act
        if frame.winning_cards:
            data["k"] = "".join(map(name, frame.winning_cards))
        frames.append(data)
        previous_frame = frame
    return frames


def _seat_data(scene: Scene, view: FrameSeat) -> list[Any]:
    cards = "".join(
        "..." if card == GAP else name(card) + "du"[is_up]
        for card, is_up in zip(view.cards, view.is_up, strict=True)
    )
    state = (
        ("" if view.is_live else "f")
        + ("a" if view.is_all_in else "")
        + ("w" if view.chips_pushed else "")
    )
    chips = chip_discs(view.chips_pushed or view.bet)
    front = bet_text(scene, view)
    return [stack_text(scene, view), front, chips, view.prize_label, cards, state, seat_text(view)]
