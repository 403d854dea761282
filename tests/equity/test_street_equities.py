"""Equity street by street."""

import json
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from riverboat.equity import BadEquity, equity, streets


def test_each_street_has_equity_of_its_board() -> None:
    board = "Qc Js Ts 2d 2c"
    street_result = streets("AsKs", "QhQd", board=board)
    assert [street.name for street in street_result] == ["preflop", "flop", "turn", "river"]
    for street, board_length in zip(street_result, (0, 8, 11, 14), strict=True):
        street_equity = equity("AsKs", "QhQd", board=board[:board_length])
        assert street.equity.players == street_equity.players
    assert street_result[-1].equity.equities == (0, 1)


def test_streets_end_with_given_board() -> None:
    assert [street.name for street in streets("AA", "KsKh")] == ["preflop"]
    assert len(streets("AsAh", "KsKh", board="2c 3c 4c")) == 2


def test_courchevel_starts_with_one_board_card() -> None:
    street_result = streets("AsKs8d7c6c", "2h2d3h4hTc", board="2c 5d 9s", game="courchevel")
    assert [len(street.equity.question.board) for street in street_result] == [1, 3]


def test_stud_streets_follow_written_card_order() -> None:
    hands = ("As Ah 7c Kd 2s", "xx Kh Ks 3d")
    street_result = streets(*hands, game="stud", deals=2_000)
    assert [street.name for street in street_result] == [
        "third street",
        "fourth street",
        "fifth street",
    ]
    third_street_result = equity("As Ah 7c", "x x Kh", game="stud", deals=2_000)
    assert street_result[0].equity.equities == third_street_result.equities
    assert len(street_result[2].equity.question.players[0].cards) == 5


def test_draw_game_has_one_street() -> None:
    street_result = streets("As 4d x x x", "2c 3c 4c 5d x", game="2-7", deals=2_000)
    assert len(street_result) == 1


def test_draw_range_is_not_split() -> None:
    for hand_text in ("2s3d4c5h, As2d3c4h", "As2dxx, 3s4dxx", "2s3d4c5h:0.5"):
        street_result = streets(hand_text, "9s8d7c6h", game="badugi", exact=True)
        full_result = equity(hand_text, "9s8d7c6h", game="badugi", exact=True)
        assert [street.equity.players for street in street_result] == [full_result.players]


def test_options_and_dead_cards_apply_to_every_street() -> None:
    street_result = streets(
        "AK", "QQ", board="2c 3d 4h", dead="As", exact=False, deals=1_000, seed=5
    )
    assert all(street.equity.deals == 1_000 for street in street_result)
    assert all(street.equity.seed == 5 for street in street_result)
    assert all(street.equity.question.dead for street in street_result)


def test_streets_have_text_json_and_svg() -> None:
    street_result = streets("AsKs", "QhQd", "random", board="Qc Js Ts 2d", deals=5_000)
    lines = str(street_result).splitlines()
    assert lines[0].split() == ["preflop", "flop", "turn"]
    assert [line.split()[0] for line in lines[1:]] == ["AsKs", "QhQd", "random"]
    json_result = json.loads(street_result.to_json())
    assert [street["street"] for street in json_result] == ["preflop", "flop", "turn"]
    assert json_result[1]["result"]["board"] == "Qc Js Ts"
    root = ElementTree.fromstring(street_result._repr_svg_())
    assert len(root.findall("{*}polyline")) == 3


@pytest.mark.parametrize("players", [2, 6, 10])
def test_svg_labels_do_not_overlap(players: int) -> None:
    hands = ["random"] * players
    svg = streets(*hands, board="2c 3d 4h", deals=1_000)._repr_svg_()
    root = ElementTree.fromstring(svg)
    height = float(root.attrib["viewBox"].split()[3])
    label_ys = sorted(
        float(text.attrib["y"])
        for text in root.findall("{*}text")
        if (text.text or "").startswith("random")
    )
    assert len(label_ys) == players
    assert label_ys[0] > 0
    assert label_ys[-1] < height
    assert all(lower_y - upper_y > 14 for upper_y, lower_y in pairwise(label_ys))


def test_invalid_board_is_refused() -> None:
    with pytest.raises(BadEquity, match="2 board cards: a board of hold'em has 0, 3, 4 or 5"):
        streets("AsKs", "QhQd", board="Qc Js")
