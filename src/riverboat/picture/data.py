"""What the page's script is told: finished texts and places, a frame as what it changes.

The script works nothing out. Names of fields are short because a page repeats them often:

- a seat is ``[stack, front, pile, part, cards, state, words]``, all of them texts but the words,
  a list; a card is three letters, its rank, its suit and ``u`` for up or ``d`` for down;
- a frame has ``s`` the seats that changed, ``b`` the boards, ``p`` the pots if they changed,
  ``a`` who is to act, ``k`` the cards that win.
"""

from __future__ import annotations

from typing import Any

import msgspec

from riverboat.cards import name
from riverboat.picture.drawing import (
    CARD_DOWN,
    TUCKED,
    front_text,
    numbers,
    place,
    pot_words,
    stack_text,
    words,
)
from riverboat.picture.frame import Frame, SeatSeen
from riverboat.picture.held import GAP
from riverboat.picture.layout import Layout, board_step, fan, tall, wide
from riverboat.picture.money import discs
from riverboat.picture.scene import Scene


def as_json(scene: Scene) -> str:
    """All that the script needs, safe to stand between ``<script>`` tags."""
    data = {
        "sheets": [_sheet(scene, layout) for layout in (wide(scene.crowd), tall(scene.crowd))],
        "fans": [numbers(fan(count)) for count in range(scene.crowd.cards + 1)],
        "up": CARD_DOWN,
        "tucked": TUCKED if scene.upcards else 0,
        "streets": [street.first for street in scene.streets],
        "frames": _frames(scene),
    }
    text = msgspec.json.encode(data).decode()
    for char in "<>&\u2028\u2029":
        text = text.replace(char, f"\\u{ord(char):04x}")
    return text


def _sheet(scene: Scene, layout: Layout) -> dict[str, Any]:
    seats = range(len(scene.players))
    felt = layout.felt
    return {
        "box": numbers((layout.width, layout.height)),
        "felt": numbers(felt),
        "seats": [numbers(layout.seats[place(scene, seat)]) for seat in seats],
        "bets": [numbers(layout.bets[place(scene, seat)]) for seat in seats],
        "boards": [numbers(at) for at in layout.boards],
        "scale": layout.board_scale,
        "step": numbers([board_step(layout.board_scale)])[0],
        "pots": [[numbers(at) for at in places] for places in layout.pots],
        "muck": numbers(layout.muck),
    }


def _frames(scene: Scene) -> list[dict[str, Any]]:
    found = []
    before: Frame | None = None
    told: dict[int, list[Any]] = {}
    for frame in scene.frames:
        data: dict[str, Any] = {}
        seats = {}
        for seat, seen in enumerate(frame.seats):
            now = _seat(scene, seen)
            if told.get(seat) != now:
                seats[seat] = told[seat] = now
        if seats:
            data["s"] = seats
        if before is None or frame.boards != before.boards:
            data["b"] = ["".join(map(name, board)) for board in frame.boards]
        if before is None or frame.pots != before.pots:
            data["p"] = [pot_words(scene, pot) for pot in frame.pots]
        if frame.to_act >= 0:
            data["a"] = frame.to_act
        if frame.playing:
            data["k"] = "".join(map(name, frame.playing))
        found.append(data)
        before = frame
    return found


def _seat(scene: Scene, seen: SeatSeen) -> list[Any]:
    cards = "".join(
        "..." if card == GAP else name(card) + "du"[up]
        for card, up in zip(seen.cards, seen.up, strict=True)
    )
    state = ("" if seen.live else "f") + ("a" if seen.all_in else "") + ("w" if seen.wins else "")
    chips = discs(seen.wins or seen.bet)
    front = front_text(scene, seen)
    return [stack_text(scene, seen), front, chips, seen.prize, cards, state, words(seen)]
