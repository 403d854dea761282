"""Table layout: positions of all elements, found so that no two of them overlap.

There are two layouts of equal elements in equal sizes, a wide one and a tall one for a phone; only
their positions differ. Seats go clockwise from the bottom. This module is independent of the rules
of poker.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from math import atan2, cos, hypot, pi, sin
from typing import Final, NamedTuple

from msgspec import Struct

CARD_SIZE: Final = (44.0, 62.0)
PLATE_SIZE: Final = (140.0, 46.0)
SEAT_TOP: Final = -78.0
"""Distance from the middle of a plate up to the edge of the cards above it."""
SEAT_BOTTOM: Final = 58.0
"""Distance from the middle of a plate down to the end of the text below it."""
POT_SIZE: Final = (124.0, 40.0)
BET_HEIGHT: Final = 28.0
"""Height of an amount in front of a player; text below it needs more."""
_BOARD_GAP: Final = 6.0


class Point(NamedTuple):
    """A point on the sheet."""

    x: float
    y: float


class Box(NamedTuple):
    """A rectangle on the sheet, by its centre."""

    x: float
    y: float
    width: float
    height: float

    def overlaps(self, other: Box, gap: float = 0.0) -> bool:
        """Return True if two boxes are closer than *gap*."""
        return (
            abs(self.x - other.x) * 2 < self.width + other.width + 2 * gap
            and abs(self.y - other.y) * 2 < self.height + other.height + 2 * gap
        )


class LayoutRequirements(Struct, frozen=True):
    """The largest numbers and sizes of elements in any picture of the hand."""

    seats: int
    cards: int
    boards: int
    board_cards: int
    pots: int
    bet_width: float
    bet_height: float = BET_HEIGHT


class Layout(Struct, frozen=True):
    """The positions of all elements on one sheet."""

    width: float
    height: float
    felt: Box
    seats: tuple[Point, ...]
    """Centre of each plate, clockwise from the bottom."""
    bets: tuple[Point, ...]
    """Centre of the amount in front of each seat."""
    boards: tuple[Point, ...]
    """Centre of the first card of each board."""
    board_scale: float
    pots: tuple[tuple[Point, ...], ...]
    """Centres of the pots for one pot, for two, and so on."""
    muck: Point
    """Position from which cards are dealt and to which they are mucked."""


class SheetSpec(NamedTuple):
    """The size of a sheet, and the parameters of its layout."""

    width: float
    height: float
    superellipse_exponent: float
    """2 places seats on an ellipse; higher values move them toward the corners."""
    pots_per_row: int
    """Maximum number of pots side by side."""
    max_board_scale: float
    """Scale of the cards of a single board."""


def compute_card_offsets(card_count: int) -> tuple[float, ...]:
    """Return each card's offset from the middle: cards side by side, or overlapping."""
    if card_count < 2:
        return (0.0,) * card_count
    card_step = min(CARD_SIZE[0] + 3, (PLATE_SIZE[0] + 4 - CARD_SIZE[0]) / (card_count - 1))
    return tuple(
        [(card_index - (card_count - 1) / 2) * card_step for card_index in range(card_count)]
    )


def compute_seat_width(card_count: int) -> float:
    """Return the width of a seat with *card_count* cards."""
    offsets = compute_card_offsets(card_count)
    return max(PLATE_SIZE[0], (offsets[-1] - offsets[0] if offsets else 0.0) + CARD_SIZE[0])


def build_wide_layout(requirements: LayoutRequirements) -> Layout:
    """Return a layout for a wide screen."""
    min_height = 620 if requirements.seats <= 3 else 640 if requirements.seats <= 6 else 700
    return _fit_sheet(
        requirements,
        SheetSpec(
            1100.0, min_height, superellipse_exponent=2.3, pots_per_row=3, max_board_scale=1.25
        ),
    )


def build_tall_layout(requirements: LayoutRequirements) -> Layout:
    """Return a layout for a phone."""
    min_height = 640 if requirements.seats <= 4 else 720 if requirements.seats <= 6 else 800
    return _fit_sheet(
        requirements,
        SheetSpec(
            560.0, min_height, superellipse_exponent=5.0, pots_per_row=2, max_board_scale=1.0
        ),
    )


def _fit_sheet(requirements: LayoutRequirements, sheet: SheetSpec) -> Layout:
    """Return a layout with the smallest height at which no elements overlap.

    If some overlap even at the maximum height, return the layout of that height.
    """
    for extra_height in range(0, _MAX_EXTRA_HEIGHT, 40):
        layout, has_no_overlap = _lay_out(
            requirements, sheet._replace(height=sheet.height + extra_height)
        )
        if has_no_overlap:
            break
    return layout


_MAX_EXTRA_HEIGHT: Final = 400


def compute_seat_box(plate_center: Point, card_count: int) -> Box:
    """Return the bounding box of a seat."""
    middle_y = plate_center.y + (SEAT_TOP + SEAT_BOTTOM) / 2
    return Box(plate_center.x, middle_y, compute_seat_width(card_count), SEAT_BOTTOM - SEAT_TOP)


def _lay_out(requirements: LayoutRequirements, sheet: SheetSpec) -> tuple[Layout, bool]:
    """Return the positions on one sheet, and True if no elements overlap."""
    centre = Point(sheet.width / 2, sheet.height / 2)
    seat_size = compute_seat_width(requirements.cards), SEAT_BOTTOM - SEAT_TOP
    oval_radii = Point(centre.x - seat_size[0] / 2 - 6, centre.y - seat_size[1] / 2 - 6)
    seat_centers = [
        Point(centre.x + x, centre.y + y)
        for x, y in _list_oval_points(oval_radii, sheet.superellipse_exponent, requirements.seats)
    ]
    plate_centers = tuple(
        [Point(point.x, point.y - (SEAT_TOP + SEAT_BOTTOM) / 2) for point in seat_centers]
    )
    boards, scale, boards_top = _place_boards(requirements, sheet, centre)
    pots = [
        tuple(_place_pots(pot_index + 1, sheet.pots_per_row, centre, boards_top))
        for pot_index in range(requirements.pots)
    ]
    taken_boxes = [
        compute_seat_box(plate_center, requirements.cards) for plate_center in plate_centers
    ]
    if requirements.board_cards:
        taken_boxes += [
            compute_board_box(point, scale, requirements.board_cards) for point in boards
        ]
    taken_boxes += [Box(point.x, point.y, *POT_SIZE) for point in pots[-1]]
    has_no_overlap = not any(
        box.overlaps(other_box) for box, other_box in combinations(taken_boxes, 2)
    )
    bets = []
    for seat in range(requirements.seats):
        bet, has_free_position = _place_bet(requirements, sheet, taken_boxes[seat], taken_boxes)
        has_no_overlap = has_no_overlap and has_free_position
        taken_boxes.append(Box(bet.x, bet.y, requirements.bet_width, requirements.bet_height))
        bets.append(Point(bet.x, bet.y - (requirements.bet_height - BET_HEIGHT) / 2))
    felt = Box(*centre, sheet.width - seat_size[0] - 12, sheet.height - seat_size[1] - 12)
    muck = Point(centre.x, boards_top - 20)
    layout = Layout(
        *(sheet.width, sheet.height, felt, plate_centers, tuple(bets)),
        boards,
        scale,
        tuple(pots),
        muck,
    )
    return layout, has_no_overlap


@lru_cache(512)  # few distinct ovals: cached
def _list_oval_points(
    radii: Point, superellipse_exponent: float, seat_count: int
) -> tuple[Point, ...]:
    """Return equidistant points on an oval, clockwise from the bottom."""
    step_count = 1440
    oval_points = [
        _build_oval_point(radii, superellipse_exponent, 2 * pi * step_index / step_count)
        for step_index in range(step_count + 1)
    ]
    path_lengths = [0.0]
    for start, end in pairwise(oval_points):
        path_lengths.append(path_lengths[-1] + hypot(end.x - start.x, end.y - start.y))
    wanted_lengths = [path_lengths[-1] * seat / seat_count for seat in range(seat_count)]
    return tuple(
        [oval_points[bisect_left(path_lengths, length - 1e-6)] for length in wanted_lengths]
    )


def _build_oval_point(radii: Point, superellipse_exponent: float, angle: float) -> Point:
    x, y = -sin(angle), cos(angle)
    radius = (abs(x) ** superellipse_exponent + abs(y) ** superellipse_exponent) ** (
        -1 / superellipse_exponent
    )
    return Point(radii.x * x * radius, radii.y * y * radius)


def _place_boards(
    requirements: LayoutRequirements, sheet: SheetSpec, centre: Point
) -> tuple[tuple[Point, ...], float, float]:
    """Return the centre of each board's first card, the cards' scale, and the top of the pots."""
    pot_row_count = _count_pot_rows(requirements.pots, sheet.pots_per_row)
    if not requirements.board_cards:
        return (), 1.0, centre.y - pot_row_count * (POT_SIZE[1] + 6) / 2
    scale = (sheet.max_board_scale, 0.95, 0.8)[requirements.boards - 1]
    card_height, board_distance = CARD_SIZE[1] * scale, CARD_SIZE[1] * scale + 8
    total_height = requirements.boards * board_distance + pot_row_count * (POT_SIZE[1] + 6)
    top_y = centre.y - total_height / 2
    left_x = centre.x - (requirements.board_cards - 1) / 2 * compute_board_step(scale)
    boards = tuple(
        [
            Point(left_x, top_y + card_height / 2 + board_index * board_distance)
            for board_index in range(requirements.boards)
        ]
    )
    return boards, scale, top_y + requirements.boards * board_distance


def compute_board_box(first_card: Point, scale: float, card_count: int) -> Box:
    """Return the bounding box of a complete board."""
    span = (card_count - 1) * compute_board_step(scale)
    return Box(
        first_card.x + span / 2, first_card.y, span + CARD_SIZE[0] * scale, CARD_SIZE[1] * scale
    )


def compute_board_step(scale: float) -> float:
    """Return the distance from one card of a board to the next."""
    return CARD_SIZE[0] * scale + _BOARD_GAP


def _count_pot_rows(pot_count: int, pots_per_row: int) -> int:
    return -(-pot_count // pots_per_row)


def _place_pots(pot_count: int, pots_per_row: int, centre: Point, top_y: float) -> Iterator[Point]:
    for pot_index in range(pot_count):
        row, column = divmod(pot_index, pots_per_row)
        pots_in_row = min(pots_per_row, pot_count - row * pots_per_row)
        x = centre.x + (column - (pots_in_row - 1) / 2) * (POT_SIZE[0] + 6)
        yield Point(x, top_y + POT_SIZE[1] / 2 + row * (POT_SIZE[1] + 6))


def _place_bet(
    requirements: LayoutRequirements, sheet: SheetSpec, seat: Box, obstacles: Sequence[Box]
) -> tuple[Point, bool]:
    """Return the first free position in front of a seat, straight ahead or to a side.

    The second value is False if there is no free position.
    """
    centre = Point(sheet.width / 2, sheet.height / 2)
    angle_to_centre = atan2(centre.y - seat.y, centre.x - seat.x)
    best_point, min_covered_count = centre, float("inf")
    for gap in (6.0, 14.0, 26.0, 44.0, 66.0):
        for angle_offset in _BET_ANGLES:
            point = _find_nearest_clear_point(
                seat, angle_to_centre + angle_offset, requirements, gap
            )
            box = Box(*point, requirements.bet_width, requirements.bet_height)
            covered_count = sum(
                [box.overlaps(obstacle, 3.0) for obstacle in obstacles]
            ) + _is_outside_sheet(box, sheet)
            if not covered_count:
                return point, True
            if covered_count < min_covered_count:
                best_point, min_covered_count = point, covered_count
    return best_point, False


def _is_outside_sheet(box: Box, sheet: SheetSpec) -> bool:
    right_extent = abs(box.x - sheet.width / 2) + box.width / 2
    lower_extent = abs(box.y - sheet.height / 2) + box.height / 2
    return right_extent > sheet.width / 2 or lower_extent > sheet.height / 2


_BET_ANGLES: Final = tuple([side * step * pi / 24 for step in range(13) for side in (1, -1)][1:])


def _find_nearest_clear_point(
    seat: Box, angle: float, requirements: LayoutRequirements, gap: float
) -> Point:
    """Return the nearest free position for a bet in this direction."""
    edge_distances = []
    if abs(cos(angle)) > 1e-9:
        edge_distances.append((seat.width / 2 + requirements.bet_width / 2 + gap) / abs(cos(angle)))
    if abs(sin(angle)) > 1e-9:
        edge_distances.append(
            (seat.height / 2 + requirements.bet_height / 2 + gap) / abs(sin(angle))
        )
    distance = min(edge_distances)
    return Point(seat.x + distance * cos(angle), seat.y + distance * sin(angle))
