"""The table as SVG markup: cards, plates and chips. The positions come from ``layout``.

One markup serves as a picture of one frame, and as the initial state of the page, which contains
every element that the hand needs at some time. Hidden elements have the class ``gone``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from riverboat.cards import RANKS, UNKNOWN, rank_of, suit_of
from riverboat.picture.card_places import GAP
from riverboat.picture.drawable_text import escape, measure_text_width, truncate_text
from riverboat.picture.hand_scene import BET_PADDING, BET_TEXT_SIZE, Scene
from riverboat.picture.money_format import MAX_DISCS, compute_disc_digits
from riverboat.picture.picture_frame import Frame, FramePot, FrameSeat
from riverboat.picture.table_layout import (
    CARD_SIZE,
    PLATE_SIZE,
    POT_SIZE,
    Layout,
    Point,
    compute_board_step,
    compute_card_offsets,
)
from riverboat.words import labels as w

CARD_OFFSET_Y: Final = 46.0
"""Offset from the middle of a plate up to the middle of a card."""
DOWN_CARD_OFFSET_Y: Final = 7.0
"""Vertical offset of a down card below the upcards beside it."""
NAME_SIZE: Final = 15.0
OVERLAPPED_CARD_WIDTH: Final = 18.0
"""Visible width of an overlapped card."""
SEAT_TEXT_SIZE: Final = 13.0
SEAT_TEXT_WIDTH: Final = 144.0
SEAT_TEXT_LINES: Final = 2
POT_TEXT_SIZE: Final = 11.0

_SUIT_PATHS: Final = (
    # Clubs, diamonds, hearts, spades, each in a square from -8 to 8.
    "M0-7a3.5 3.5 0 0 1 3 5.3 3.5 3.5 0 1 1-2 6q.2 1.7 2 2.7h-6q1.8-1 2-2.7"
    "a3.5 3.5 0 1 1-2-6A3.5 3.5 0 0 1 0-7z",
    "M0-7.5 5.5 0 0 7.5-5.5 0z",
    "M0 7C-3 4-7 1-7-2.7A3.6 3.6 0 0 1 0-4.3 3.6 3.6 0 0 1 7-2.7C7 1 3 4 0 7z",
    "M0-7.4C3-4 6.7-1.5 6.7 1.7a3.3 3.3 0 0 1-5.6 2.4q.1 1.9 1.9 2.9h-6"
    "q1.8-1 1.9-2.9A3.3 3.3 0 0 1-6.7 1.7C-6.7-1.5-3-4 0-7.4z",
)


def build_svg_definitions() -> str:
    """Return the shared SVG definitions: a card's face and back, and the pips of each suit."""
    width, height = CARD_SIZE
    pips = "".join(
        f'<g id="s{suit}"><path d="{path}" transform="translate(-13 2) scale(.8)"/>'
        f'<path d="{path}" transform="translate(7 14) scale(1.6)"/></g>'
        for suit, path in enumerate(_SUIT_PATHS)
    )
    return (
        f'<defs><rect id="paper" {_format_rect(width, height)} rx="5"/>'
        f'<g id="back"><rect {_format_rect(width, height)} rx="5" fill="#8e2f3c" stroke="#f3ece2" '
        f'stroke-width="1.5"/><rect {_format_rect(width - 8, height - 8)} rx="3" fill="none" '
        f'stroke="#e9c9b8" stroke-opacity=".55" stroke-dasharray="3 2"/></g>{pips}'
        '<radialGradient id="glow"><stop offset="0" stop-color="#3a8168"/>'
        '<stop offset="1" stop-color="#22584a"/></radialGradient></defs>'
    )


def _format_rect(width: float, height: float) -> str:
    """Return the attributes of a rectangle centred on the origin."""
    corner_attributes = f'x="{_format_number(-width / 2)}" y="{_format_number(-height / 2)}"'
    return f'{corner_attributes} width="{_format_number(width)}" height="{_format_number(height)}"'


def draw_felt(layout: Layout) -> str:
    """Return the table surface with its rail, as SVG."""
    x, y, width, height = layout.felt
    markup = ""
    for css_class, margin in (("rail", 14), ("felt", 0), ("line", -22)):
        outer_width, outer_height = width + 2 * margin, height + 2 * margin
        markup += (
            f'<rect class="{css_class}" '
            f'x="{_format_number(x - outer_width / 2)}" y="{_format_number(y - outer_height / 2)}" '
            f'width="{_format_number(outer_width)}" height="{_format_number(outer_height)}" '
            f'rx="{_format_number(min(outer_width, outer_height) / 2)}"/>'
        )
    return markup


def draw_table(scene: Scene, frame: Frame, layout: Layout, *, is_stage: bool = False) -> str:
    """Return a frame as SVG; *is_stage* adds hidden elements that other frames of the hand need."""
    requirements = scene.requirements
    boards_markup = "".join(
        _draw_board(
            cards,
            frame,
            point,
            layout.board_scale,
            scene.requirements.board_cards if is_stage else len(cards),
        )
        for cards, point in zip(frame.boards, layout.boards, strict=False)
    )
    if is_stage:
        boards_markup += "".join(
            _draw_board((), frame, point, layout.board_scale, scene.requirements.board_cards)
            for point in layout.boards[len(frame.boards) :]
        )
    pot_count = requirements.pots if is_stage else len(frame.pots)
    pot_points = layout.pots[max(len(frame.pots), 1) - 1]
    pot_markups = [
        _draw_pot(scene, pot, point) for pot, point in zip(frame.pots, pot_points, strict=False)
    ]
    pot_markups += [_draw_pot(scene, None, pot_points[0])] * (pot_count - len(pot_markups))
    seat_markups = [
        _draw_seat(scene, frame, layout, seat, is_stage) for seat in range(len(scene.players))
    ]
    bet_markups = [
        _draw_bet(scene, frame, layout, seat, is_stage) for seat in range(len(scene.players))
    ]
    return (
        f'<g class="boards">{boards_markup}</g><g class="pots">{"".join(pot_markups)}</g>'
        f"{''.join(seat_markups)}{''.join(bet_markups)}"
    )


def format_table_classes(frame: Frame) -> str:
    """Return the CSS classes of the table."""
    return "table lit" if frame.winning_cards else "table"


def find_seat_position(scene: Scene, seat: int) -> int:
    """Return the drawing position of a seat: 0 is the bottom, then clockwise."""
    return (seat - scene.bottom_seat) % len(scene.players)


def _draw_board(
    cards: tuple[int, ...], frame: Frame, first_point: Point, scale: float, card_count: int
) -> str:
    card_markups = []
    for place in range(card_count):
        card_point = Point(first_point.x + place * compute_board_step(scale), first_point.y)
        card = cards[place] if place < len(cards) else GAP
        card_markups.append(
            _draw_card(card, card_point, format_card_classes(card, True, frame, False), scale)
        )
    return f'<g class="board">{"".join(card_markups)}</g>'


def format_card_classes(card: int, is_up: bool, frame: Frame, has_upcards: bool) -> str:
    """Return the CSS classes of a card.

    ``own`` is a known card that the page can turn face down, ``down`` a down card of a player who
    also has upcards.
    """
    if card == GAP:
        return "card gone"
    css_classes = "card"
    if card == UNKNOWN:
        css_classes += " back"
    else:
        css_classes += f" s{suit_of(card)}"
        css_classes += "" if is_up else " own"
    if has_upcards and not is_up:
        css_classes += " down"
    if card in frame.winning_cards:
        css_classes += " play"
    return css_classes


def _draw_card(card: int, point: Point, css_classes: str, scale: float = 1.0) -> str:
    is_known = card >= 0
    rank = rank_text(card) if is_known else ""
    return (
        f'<g class="{css_classes}" transform="{format_translation(point, scale)}">'
        '<use class="face" href="#paper"/>'
        f'<text class="rank" x="-13" y="-12"'
        f"{fit_text_attributes(rank, 18, OVERLAPPED_CARD_WIDTH)}>{rank}</text>"
        f'<use class="pip" href="#s{suit_of(card) if is_known else 0}"/>'
        '<use class="turned" href="#back"/></g>'
    )


def rank_text(card: int) -> str:
    """Return the rank as printed on a card."""
    rank = RANKS[rank_of(card)]
    return "10" if rank == "T" else rank


def format_seat_classes(frame_seat: FrameSeat, is_acting: bool) -> str:
    """Return the CSS classes of a seat."""
    css_classes = "seat"
    css_classes += "" if frame_seat.is_live else " folded"
    css_classes += " acting" if is_acting else ""
    css_classes += " all-in" if frame_seat.is_all_in else ""
    css_classes += " wins" if frame_seat.chips_pushed else ""
    return css_classes


def format_seat_lines(frame_seat: FrameSeat) -> tuple[str, ...]:
    """Return the lines below a seat: the shown holding, or else the last action."""
    lines = frame_seat.holding_lines or (
        (frame_seat.last_action,) if frame_seat.last_action else ()
    )
    return tuple(
        [
            truncate_text(line, SEAT_TEXT_SIZE, SEAT_TEXT_WIDTH * 1.3)
            for line in lines[:SEAT_TEXT_LINES]
        ]
    )


def format_stack(scene: Scene, frame_seat: FrameSeat) -> str:
    """Return the player's chips behind as text, or the label of an all-in."""
    return (
        scene.reader.say(w.AllInLabel()) if frame_seat.is_all_in else scene.money(frame_seat.stack)
    )


def _draw_seat(scene: Scene, frame: Frame, layout: Layout, seat: int, is_stage: bool) -> str:
    frame_seat = frame.seats[seat]
    point = layout.seats[find_seat_position(scene, seat)]
    width, height = PLATE_SIZE
    name = scene.players[seat]
    short_name = truncate_text(name, NAME_SIZE, (width - 18) * 1.2)
    card_count = scene.requirements.cards if is_stage else len(frame_seat.cards)
    card_offsets_x = compute_card_offsets(len(frame_seat.cards)) or (0.0,)
    card_markups = []
    for place in range(card_count):
        card, is_up = (
            (frame_seat.cards[place], frame_seat.is_up[place])
            if place < len(frame_seat.cards)
            else (GAP, False)
        )
        css_classes = format_card_classes(card, is_up, frame, scene.has_upcards)
        offset_y = DOWN_CARD_OFFSET_Y if " down" in css_classes else 0.0
        card_markups.append(
            _draw_card(
                card,
                Point(
                    card_offsets_x[min(place, len(card_offsets_x) - 1)], offset_y - CARD_OFFSET_Y
                ),
                css_classes,
            )
        )
    button_markup = _BUTTON_MARKUP if seat == scene.button_seat else ""
    return (
        f'<g class="{format_seat_classes(frame_seat, seat == frame.to_act)}" '
        f'transform="{format_translation(point)}">'
        f"<title>{escape(name)}</title>"
        f'<g class="cards">{"".join(card_markups)}</g>'
        f"{_draw_text_lines(format_seat_lines(frame_seat), is_stage)}"
        f'<rect class="plate" {_format_rect(width, height)} rx="12"/>'
        f'<text class="name" y="-5"'
        f"{fit_text_attributes(short_name, NAME_SIZE, width - 18)}>{escape(short_name)}</text>"
        f'<text class="stack" y="15"'
        f"{fit_text_attributes(format_stack(scene, frame_seat), NAME_SIZE, width - 18)}>"
        f"{escape(format_stack(scene, frame_seat))}</text>"
        f"{button_markup}</g>"
    )


_BUTTON_MARKUP: Final = (
    f'<g class="button" transform="translate({PLATE_SIZE[0] / 2 - 4:g} '
    f'{-PLATE_SIZE[1] / 2 + 2:g})">'
    '<circle r="11"/><text y="4.5">D</text></g>'
)


def _draw_text_lines(lines: Sequence[str], is_stage: bool) -> str:
    if not lines and not is_stage:
        return ""
    width = max([measure_text_width(line, SEAT_TEXT_SIZE) for line in lines], default=0.0)
    width = min(width, SEAT_TEXT_WIDTH) + 16
    height = 8 + 16 * max(len(lines), 1)
    shown_lines = [*lines, *[""] * (SEAT_TEXT_LINES - len(lines))] if is_stage else lines
    text_markup = "".join(
        f'<text y="{35.5 + 16 * line_index:g}"'
        f"{fit_text_attributes(line, SEAT_TEXT_SIZE, SEAT_TEXT_WIDTH)}>{escape(line)}</text>"
        for line_index, line in enumerate(shown_lines)
    )
    return (
        f'<g class="words{"" if lines else " gone"}"><rect x="{_format_number(-width / 2)}" y="16" '
        f'width="{_format_number(width)}" height="{height}" rx="9"/>{text_markup}</g>'
    )


def format_bet(scene: Scene, frame_seat: FrameSeat) -> str:
    """Return the amount in front of a player: their bet, or chips that they win."""
    if frame_seat.chips_pushed:
        return f"+{scene.money(frame_seat.chips_pushed)}"
    return scene.money(frame_seat.bet) if frame_seat.bet else ""


def _draw_bet(scene: Scene, frame: Frame, layout: Layout, seat: int, is_stage: bool) -> str:
    frame_seat = frame.seats[seat]
    text = format_bet(scene, frame_seat)
    if not text and not is_stage:
        return ""
    width = measure_text_width(text, BET_TEXT_SIZE) + BET_PADDING
    disc_digits = compute_disc_digits(frame_seat.chips_pushed or frame_seat.bet)
    css_classes = (
        "front" + (" prize" if frame_seat.chips_pushed else "") + ("" if text else " gone")
    )
    pile_markup = _draw_pile(disc_digits, is_stage)
    label = frame_seat.prize_label or ""
    prize_markup = f'<text class="part" y="26">{escape(label)}</text>' if label or is_stage else ""
    return (
        f'<g class="{css_classes}"'
        f' transform="{format_translation(layout.bets[find_seat_position(scene, seat)])}">'
        f'<rect {_format_rect(width, 26)} rx="13"/>'
        f'<g class="pile" transform="translate({_format_number(-width / 2 + 14)})">'
        f"{pile_markup}</g>"
        f'<text class="amount" x="{_format_number(-width / 2 + 29)}" y="5.5">{escape(text)}</text>'
        f"{prize_markup}</g>"
    )


def _draw_pile(disc_digits: str, is_stage: bool) -> str:
    """Return a pile of chip discs as SVG, the highest value at the bottom.

    *is_stage* adds hidden discs up to ``MAX_DISCS``.
    """
    shown_discs = (
        [*disc_digits, *["gone"] * (MAX_DISCS - len(disc_digits))]
        if is_stage
        else list(disc_digits)
    )
    return "".join(
        f'<g class="chip {"gone" if disc == "gone" else "c" + disc}" '
        f'transform="translate(0 {4 - 4 * disc_index})">'
        '<ellipse class="edge" cy="3" rx="9" ry="5.5"/><ellipse class="top" rx="9" ry="5.5"/>'
        "</g>"
        for disc_index, disc in enumerate(shown_discs)
    )


_MAX_POT_NAMES: Final = 2
"""Maximum number of names in a pot's label."""


def format_pot(scene: Scene, pot: FramePot) -> tuple[str, str]:
    """Return the amount of a pot and its label: its name, and the players of a side pot."""
    translate = scene.reader.say
    match pot.label:
        case w.MainPot():
            name = translate(w.MainPotShortLabel())
        case w.SidePotNumber(n):
            name = translate(w.SidePotShortLabel(n))
        case _:
            return scene.money(pot.chips), translate(pot.label)
    players_text = translate(w.PlayerCount(len(pot.seats)))
    if len(pot.seats) <= _MAX_POT_NAMES:
        players_text = ", ".join(
            truncate_text(scene.players[seat], POT_TEXT_SIZE, 50) for seat in pot.seats
        )
    return scene.money(pot.chips), truncate_text(
        f"{name}: {players_text}", POT_TEXT_SIZE, POT_SIZE[0] * 1.1
    )


def _draw_pot(scene: Scene, pot: FramePot | None, point: Point) -> str:
    amount, label = format_pot(scene, pot) if pot else ("", "")
    width, height = POT_SIZE
    return (
        f'<g class="pot{"" if pot else " gone"}" transform="{format_translation(point)}">'
        f'<rect {_format_rect(width, height)} rx="{_format_number(height / 2)}"/>'
        f'<text class="amount" y="-1"{fit_text_attributes(amount, BET_TEXT_SIZE, width - 16)}>'
        f"{escape(amount)}</text>"
        f'<text class="who" y="13"'
        f"{fit_text_attributes(label, POT_TEXT_SIZE, width - 14)}>{escape(label)}</text></g>"
    )


def format_translation(point: Point, scale: float = 1.0) -> str:
    """Return the SVG transform that moves an element to a point."""
    scale_text = f" scale({_format_number(scale)})" if scale != 1 else ""
    return f"translate({_format_number(point.x)} {_format_number(point.y)}){scale_text}"


def fit_text_attributes(text: str, size: float, max_width: float) -> str:
    """Return the attributes that fit a long amount inside its plate."""
    if measure_text_width(text, size) <= max_width:
        return ""
    return f' textLength="{_format_number(max_width)}" lengthAdjust="spacingAndGlyphs"'


def _format_number(number: float) -> str:
    """Format a number with as few digits as are exact enough."""
    return f"{round(number, 1):g}"


def round_numbers(values: Iterable[float]) -> list[float]:
    """Round numbers for the page data to one decimal; whole numbers become integers."""
    return [int(value) if value == int(value) else round(value, 1) for value in values]
