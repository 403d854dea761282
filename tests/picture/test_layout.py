"""Table layout: elements do not overlap on either sheet, for any number of players."""

from collections.abc import Callable, Iterator
from itertools import combinations, product

import pytest

from riverboat.picture.table_layout import (
    BET_HEIGHT,
    POT_SIZE,
    Box,
    Layout,
    LayoutRequirements,
    build_tall_layout,
    build_wide_layout,
    compute_board_box,
    compute_card_offsets,
    compute_seat_box,
)
from tests.schedule import run_in

LAYOUT_BUILDERS = (build_wide_layout, build_tall_layout)


def compute_layout_requirements(seat_count: int) -> Iterator[LayoutRequirements]:
    """Yield requirements for this number of seats, with few and many pots and all amount widths."""
    card_counts = [(2, 1, 5), (2, 3, 5), (4, 1, 5), (4, 2, 5), (1, 1, 1)]
    card_counts += [(5, 1, 5), (7, 1, 0), (7, 1, 1)] if seat_count <= 8 else []
    card_counts += [(6, 2, 5)] if seat_count <= 7 else []
    amount_sizes = [(70.0, BET_HEIGHT), (150.0, BET_HEIGHT + 16)]
    for (hole_card_count, board_count, board_card_count), pot_count, amount_size in product(
        card_counts, (1, 4), amount_sizes
    ):
        yield LayoutRequirements(
            seat_count, hole_card_count, board_count, board_card_count, pot_count, *amount_size
        )


def list_layout_boxes(requirements: LayoutRequirements, layout: Layout) -> dict[str, Box]:
    boxes = {
        f"seat {index}": compute_seat_box(seat_point, requirements.cards)
        for index, seat_point in enumerate(layout.seats)
    }
    vertical_offset = (requirements.bet_height - BET_HEIGHT) / 2
    for index, point in enumerate(layout.bets):
        boxes[f"bet {index}"] = Box(
            point.x, point.y + vertical_offset, requirements.bet_width, requirements.bet_height
        )
    for index, point in enumerate(layout.boards):
        boxes[f"board {index}"] = compute_board_box(
            point, layout.board_scale, requirements.board_cards
        )
    for index, point in enumerate(layout.pots[-1]):
        boxes[f"pot {index}"] = Box(point.x, point.y, *POT_SIZE)
    return boxes


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("build_layout", LAYOUT_BUILDERS)
@pytest.mark.parametrize("seats", range(2, 11))
def test_layout_elements_do_not_overlap(
    build_layout: Callable[[LayoutRequirements], Layout], seats: int
) -> None:
    for requirements in compute_layout_requirements(seats):
        boxes = list_layout_boxes(requirements, build_layout(requirements))
        overlaps = [
            (first_name, second_name)
            for (first_name, first_box), (second_name, second_box) in combinations(boxes.items(), 2)
            if first_box.overlaps(second_box)
        ]
        assert not overlaps, requirements


@pytest.mark.parametrize("build_layout", LAYOUT_BUILDERS)
@pytest.mark.parametrize("seats", range(2, 11))
def test_layout_elements_stay_on_sheet(
    build_layout: Callable[[LayoutRequirements], Layout], seats: int
) -> None:
    for requirements in compute_layout_requirements(seats):
        layout = build_layout(requirements)
        for box in list_layout_boxes(requirements, layout).values():
            assert box.width / 2 <= box.x <= layout.width - box.width / 2
            assert box.height / 2 <= box.y <= layout.height - box.height / 2


@pytest.mark.parametrize("sheet", LAYOUT_BUILDERS)
def test_seats_go_clockwise_from_the_bottom(sheet: Callable[[LayoutRequirements], Layout]) -> None:
    layout = sheet(LayoutRequirements(4, 2, 1, 5, 1, 70.0))
    bottom_seat, left_seat, top_seat, right_seat = layout.seats
    assert bottom_seat.y > left_seat.y > top_seat.y
    assert left_seat.x < bottom_seat.x < right_seat.x
    assert bottom_seat.x == pytest.approx(layout.width / 2, abs=1)


def test_many_cards_overlap_and_few_do_not() -> None:
    assert compute_card_offsets(1) == (0,)
    assert compute_card_offsets(2)[1] - compute_card_offsets(2)[0] > 44
    assert 14 < compute_card_offsets(7)[1] - compute_card_offsets(7)[0] < 20
    assert compute_card_offsets(0) == ()
