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
    board_box,
    card_offsets,
    seat_box,
    tall_layout,
    wide_layout,
)
from tests.schedule import run_in

LAYOUTS = (wide_layout, tall_layout)


def layout_requirements(seats: int) -> Iterator[LayoutRequirements]:
    """Yield requirements for this number of seats, with few and many pots and all amount widths."""
    games = [(2, 1, 5), (2, 3, 5), (4, 1, 5), (4, 2, 5), (1, 1, 1)]
    games += [(5, 1, 5), (7, 1, 0), (7, 1, 1)] if seats <= 8 else []
    games += [(6, 2, 5)] if seats <= 7 else []
    amounts = [(70.0, BET_HEIGHT), (150.0, BET_HEIGHT + 16)]
    for (cards, boards, board_cards), pots, amount in product(games, (1, 4), amounts):
        yield LayoutRequirements(seats, cards, boards, board_cards, pots, *amount)


def layout_boxes(requirements: LayoutRequirements, layout: Layout) -> dict[str, Box]:
    boxes = {
        f"seat {i}": seat_box(current_point, requirements.cards)
        for i, current_point in enumerate(layout.seats)
    }
    middle = (requirements.bet_height - BET_HEIGHT) / 2
    for i, point in enumerate(layout.bets):
        boxes[f"bet {i}"] = Box(
            point.x, point.y + middle, requirements.bet_width, requirements.bet_height
        )
    for i, point in enumerate(layout.boards):
        boxes[f"board {i}"] = board_box(point, layout.board_scale, requirements.board_cards)
    for i, point in enumerate(layout.pots[-1]):
        boxes[f"pot {i}"] = Box(point.x, point.y, *POT_SIZE)
    return boxes


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("sheet", LAYOUTS)
@pytest.mark.parametrize("seats", range(2, 11))
def test_layout_elements_do_not_overlap(
    sheet: Callable[[LayoutRequirements], Layout], seats: int
) -> None:
    for requirements in layout_requirements(seats):
        boxes = layout_boxes(requirements, sheet(requirements))
        overlaps = [
            (first_name, second_name)
            for (first_name, first_box), (second_name, second_box) in combinations(boxes.items(), 2)
            if first_box.overlaps(second_box)
        ]
        assert not overlaps, requirements


@pytest.mark.parametrize("sheet", LAYOUTS)
@pytest.mark.parametrize("seats", range(2, 11))
def test_layout_elements_stay_on_sheet(
    sheet: Callable[[LayoutRequirements], Layout], seats: int
) -> None:
    for requirements in layout_requirements(seats):
        layout = sheet(requirements)
        for box in layout_boxes(requirements, layout).values():
            assert box.width / 2 <= box.x <= layout.width - box.width / 2
            assert box.height / 2 <= box.y <= layout.height - box.height / 2


@pytest.mark.parametrize("sheet", LAYOUTS)
def test_seats_go_clockwise_from_the_bottom(sheet: Callable[[LayoutRequirements], Layout]) -> None:
    layout = sheet(LayoutRequirements(4, 2, 1, 5, 1, 70.0))
    bottom_seat, left_seat, top_seat, right_seat = layout.seats
    assert bottom_seat.y > left_seat.y > top_seat.y
    assert left_seat.x < bottom_seat.x < right_seat.x
    assert bottom_seat.x == pytest.approx(layout.width / 2, abs=1)


def test_many_cards_overlap_and_few_do_not() -> None:
    assert card_offsets(1) == (0,)
    assert card_offsets(2)[1] - card_offsets(2)[0] > 44
    assert 14 < card_offsets(7)[1] - card_offsets(7)[0] < 20
    assert card_offsets(0) == ()
