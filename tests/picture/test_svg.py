"""The SVG picture: well-formed, self-contained, and safe with hostile names."""

import re
from xml.etree import ElementTree

import pytest

from riverboat.picture import scene_of, svg
from riverboat.picture.table_layout import tall_layout
from tests.picture.hands import EVERY_GAME, PAIRS, TO_THE_END, hand, random_scene
from tests.schedule import run_in

SVG = "{http://www.w3.org/2000/svg}"
NASTY = ("<script>alert(1)</script>", "\"&amp; ' <b", "\x1b]]>\u202e{}")


def parsed(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def texts(picture: ElementTree.Element, look: str) -> list[str]:
    return [
        "".join(text.itertext()) for text in picture.iter(f"{SVG}text") if text.get("class") == look
    ]


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("variant, structure", EVERY_GAME)
def test_every_frame_of_every_game_is_well_formed(variant: str, structure: str) -> None:
    scene = random_scene(variant, structure, 1)
    for frame in scene.frames[:: max(1, len(scene.frames) // 4)]:
        picture = parsed(svg(scene, frame))
        assert len(texts(picture, "name")) == len(scene.players)


def test_the_picture_has_a_title_and_says_what_is_seen() -> None:
    picture = parsed(svg(scene_of(hand(*TO_THE_END))))
    assert picture.findtext(f"{SVG}title") == "No-limit hold'em 1/2, three players"
    told = picture.findtext(f"{SVG}desc") or ""
    assert "Board: 2♣ 3♦ 4♥ 5♠ 9♠." in told
    assert "Ann has 232, A♠ A♥, wins 62." in told
    assert "Bob has 198, folded." in told


def test_the_picture_needs_nothing_beside_it() -> None:
    text = svg(scene_of(hand(*TO_THE_END)))
    assert "<image" not in text
    assert "<script" not in text
    assert "@import" not in text
    assert re.findall(r"https?://[^\"]+", text) == ["http://www.w3.org/2000/svg"]
    assert set(re.findall(r"url\(([^)]*)\)", text)) == {"#glow"}
    assert all(link.startswith("#") for link in re.findall(r'href="([^"]*)"', text))


def test_names_are_text_whatever_they_contain() -> None:
    read = hand(*PAIRS, "p3 f", "p1 f", players=NASTY)
    text = svg(scene_of(read))
    assert "<script" not in text
    picture = parsed(text)
    assert [title.text for title in picture.iter(f"{SVG}title")][1:] == [
        "<script>alert(1)</script>",
        "\"&amp; ' <b",
        "]]>{}",
    ]


def test_seats_show_stacks_cards_and_words() -> None:
    scene = scene_of(hand(*TO_THE_END))
    flop = next(frame for frame in scene.frames if frame.street == "flop")
    picture = parsed(svg(scene, flop))
    assert texts(picture, "stack") == ["190", "198", "190"]
    assert texts(picture, "rank") == ["2", "3", "4", "A", "A", "Q", "Q"]
    assert texts(picture, "who") == ["pot"]
    assert texts(picture, "amount") == ["22"]


def test_a_tall_sheet_shows_the_same_pieces() -> None:
    scene = scene_of(hand(*TO_THE_END))
    one, other = parsed(svg(scene)), parsed(svg(scene, layout=tall_layout(scene.requirements)))
    assert [text.text for text in one.iter(f"{SVG}text")] == [
        text.text for text in other.iter(f"{SVG}text")
    ]
    assert one.get("viewBox") != other.get("viewBox")


def test_a_long_amount_is_squeezed_into_its_plate() -> None:
    read = hand(*PAIRS, "p3 f", "p1 f", starting_stacks="[987654321987, 200, 200]")
    picture = parsed(svg(scene_of(read)))
    stack = next(text for text in picture.iter(f"{SVG}text") if text.get("class") == "stack")
    assert stack.text == "987,654,321,986"
    assert float(stack.get("textLength", "0")) < 140
