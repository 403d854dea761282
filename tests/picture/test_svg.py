"""The SVG picture: well-formed, self-contained, and safe with hostile names."""

import re
from xml.etree import ElementTree

import pytest

from riverboat.picture import build_scene, svg
from riverboat.picture.table_layout import build_tall_layout
from tests.picture.picture_hands import (
    GAMES_AND_STRUCTURES,
    POCKET_PAIR_DEALS,
    SHOWDOWN_ACTIONS,
    make_hand,
    play_random_scene,
)
from tests.schedule import run_in

SVG_NAMESPACE = "{http://www.w3.org/2000/svg}"
HOSTILE_NAMES = ("<script>alert(1)</script>", "\"&amp; ' <b", "\x1b]]>\u202e{}")


def parse_svg(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def find_texts_of_class(picture: ElementTree.Element, class_name: str) -> list[str]:
    return [
        "".join(text.itertext())
        for text in picture.iter(f"{SVG_NAMESPACE}text")
        if text.get("class") == class_name
    ]


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("variant, structure", GAMES_AND_STRUCTURES)
def test_every_frame_is_well_formed_svg(variant: str, structure: str) -> None:
    scene = play_random_scene(variant, structure, 1)
    for frame in scene.frames[:: max(1, len(scene.frames) // 4)]:
        picture = parse_svg(svg(scene, frame))
        assert len(find_texts_of_class(picture, "name")) == len(scene.players)


def test_svg_has_title_and_description() -> None:
    picture = parse_svg(svg(build_scene(make_hand(*SHOWDOWN_ACTIONS))))
    assert picture.findtext(f"{SVG_NAMESPACE}title") == "No-limit hold'em 1/2, 3 players"
    findtext = picture.findtext(f"{SVG_NAMESPACE}desc") or ""
    assert "Board: 2♣ 3♦ 4♥ 5♠ 9♠." in findtext
    assert "Ann has 232, A♠ A♥, wins 62." in findtext
    assert "Bob has 198, folded." in findtext


def test_svg_has_no_external_resources() -> None:
    text = svg(build_scene(make_hand(*SHOWDOWN_ACTIONS)))
    assert "<image" not in text
    assert "<script" not in text
    assert "@import" not in text
    assert re.findall(r"https?://[^\"]+", text) == ["http://www.w3.org/2000/svg"]
    assert set(re.findall(r"url\(([^)]*)\)", text)) == {"#glow"}
    assert all(link.startswith("#") for link in re.findall(r'href="([^"]*)"', text))


def test_names_are_escaped_in_svg() -> None:
    parsed_hand = make_hand(*POCKET_PAIR_DEALS, "p3 f", "p1 f", players=HOSTILE_NAMES)
    text = svg(build_scene(parsed_hand))
    assert "<script" not in text
    picture = parse_svg(text)
    assert [title.text for title in picture.iter(f"{SVG_NAMESPACE}title")][1:] == [
        "<script>alert(1)</script>",
        "\"&amp; ' <b",
        "]]>{}",
    ]


def test_seats_show_stacks_cards_and_pot() -> None:
    scene = build_scene(make_hand(*SHOWDOWN_ACTIONS))
    flop_frame = next(frame for frame in scene.frames if frame.street == "flop")
    picture = parse_svg(svg(scene, flop_frame))
    assert find_texts_of_class(picture, "stack") == ["190", "198", "190"]
    assert find_texts_of_class(picture, "rank") == ["2", "3", "4", "A", "A", "Q", "Q"]
    assert find_texts_of_class(picture, "who") == ["pot"]
    assert find_texts_of_class(picture, "amount") == ["22"]


def test_tall_layout_shows_same_texts() -> None:
    scene = build_scene(make_hand(*SHOWDOWN_ACTIONS))
    wide_svg, tall_svg = (
        parse_svg(svg(scene)),
        parse_svg(svg(scene, layout=build_tall_layout(scene.requirements))),
    )
    assert [text.text for text in wide_svg.iter(f"{SVG_NAMESPACE}text")] == [
        text.text for text in tall_svg.iter(f"{SVG_NAMESPACE}text")
    ]
    assert wide_svg.get("viewBox") != tall_svg.get("viewBox")


def test_long_amount_is_compressed_to_fit() -> None:
    parsed_hand = make_hand(
        *POCKET_PAIR_DEALS, "p3 f", "p1 f", starting_stacks="[987654321987, 200, 200]"
    )
    picture = parse_svg(svg(build_scene(parsed_hand)))
    stack_text = next(
        text for text in picture.iter(f"{SVG_NAMESPACE}text") if text.get("class") == "stack"
    )
    assert stack_text.text == "987,654,321,986"
    assert float(stack_text.get("textLength", "0")) < 140
