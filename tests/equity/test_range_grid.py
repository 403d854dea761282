"""The starting-hand grid of a range, as data and as SVG."""

from xml.etree import ElementTree

import pytest

from riverboat.cards import SHORT
from riverboat.equity import Range, parse_range

SVG_NAMESPACE = "{http://www.w3.org/2000/svg}"


def render_svg(hand_range: Range) -> str:
    svg = hand_range._repr_svg_()
    assert svg is not None
    return svg


def test_grid_has_pairs_on_diagonal_and_suited_above() -> None:
    rows = parse_range("random").grid()
    assert [len(row) for row in rows] == [13] * 13
    assert [cell.hand for cell in rows[0][:3]] == ["AA", "AKs", "AQs"]
    assert [cell.hand for cell in rows[1][:3]] == ["AKo", "KK", "KQs"]
    assert rows[12][12].hand == "22"
    assert sum(cell.combinations for row in rows for cell in row) == 1326


def test_cell_has_mean_weight_of_hand() -> None:
    cells = {cell.hand: cell for row in parse_range("AA:0.5, AsKd, QJs").grid() for cell in row}
    assert cells["AA"].weight == 0.5
    assert cells["AKo"].weight == pytest.approx(1 / 12)
    assert cells["QJs"].combinations == 4
    assert cells["KK"].weight == 0


def test_short_deck_grid_is_nine_by_nine() -> None:
    rows = parse_range("66", deck=SHORT).grid()
    assert [len(row) for row in rows] == [9] * 9
    assert rows[8][8].hand == "66"
    assert rows[8][8].weight == 1


def test_summary_adds_weight_if_different() -> None:
    assert parse_range("22+, A2s+").summary == "126 of 1,326 combinations, 9.50%"
    assert parse_range("AA:0.5").summary == "6 of 1,326 combinations, 3 by weight, 0.23%"
    assert parse_range("AAxx", 4).summary == "6,961 of 270,725 combinations, 2.57%"
    assert parse_range("random").summary == "1,326 of 1,326 combinations, 100%"


def test_svg_names_every_hand_and_describes_itself() -> None:
    picture = ElementTree.fromstring(render_svg(parse_range("22+, T9s:0.25")))
    title, description = picture.find(f"{SVG_NAMESPACE}title"), picture.find(f"{SVG_NAMESPACE}desc")
    assert title is not None
    assert description is not None
    assert title.text == "A range of 82 of 1,326 combinations, 79 by weight, 5.96%"
    assert description.text == "22+, T9s:0.25"
    assert (picture.get("aria-labelledby") or "").split() == [
        title.get("id"),
        description.get("id"),
    ]
    cell_titles = [element.text for element in picture.iter(f"{SVG_NAMESPACE}title")][1:]
    assert len(cell_titles) == 169
    assert "T9s: 25%" in cell_titles
    assert "T9o: 0%" in cell_titles


def test_cell_fill_height_follows_weight() -> None:
    picture = ElementTree.fromstring(render_svg(parse_range("AA, T9s:0.25")))
    heights_by_title = {}
    for cell in picture.iter(f"{SVG_NAMESPACE}g"):
        title_element = cell.find(f"{SVG_NAMESPACE}title")
        rect_heights = [
            float(rect.get("height") or 0) for rect in cell.iter(f"{SVG_NAMESPACE}rect")
        ]
        if title_element is not None and title_element.text:
            heights_by_title[title_element.text] = rect_heights
    assert heights_by_title["AA: 100%"] == [38, 38]
    assert heights_by_title["T9s: 25%"] == [38, 9.5]
    assert heights_by_title["KK: 0%"] == [38]


def test_svg_has_no_external_references() -> None:
    text = render_svg(parse_range("random"))
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert "prefers-color-scheme:dark" in text


def test_two_svgs_have_distinct_ids() -> None:
    first_picture, second_picture = (
        ElementTree.fromstring(render_svg(parse_range(range_text))) for range_text in ("AA", "KK")
    )
    assert first_picture.get("aria-labelledby") != second_picture.get("aria-labelledby")


@pytest.mark.parametrize(
    "hand_range", [parse_range("AA, KK:0.5"), parse_range("AA") - parse_range("AA")]
)
def test_notebook_shows_svg_and_notation(hand_range: Range) -> None:
    html = hand_range._repr_html_()
    assert html is not None
    assert render_svg(hand_range) in html
    assert f"<code>{hand_range}</code>" in html


def test_omaha_range_has_text_representation_only() -> None:
    hand_range = parse_range("AAxx", 4)
    assert hand_range._repr_svg_() is None
    assert hand_range._repr_html_() is None
    assert repr(hand_range) == "<Range AAxx>"
