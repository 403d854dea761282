"""Notebook pictures of a hand and a home game show all that their viewer may see, and no more."""

from __future__ import annotations

import re
import subprocess
from base64 import b64decode
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from riverboat import HomeGame
from riverboat.engine import HandState, HouseRules, apply, parse_game
from riverboat.engine.hand_redaction import redacted_hand
from riverboat.histories import HandHistory
from riverboat.picture.still_picture import build_still_scene
from tests.picture.picture_hands import GAMES_AND_STRUCTURES, get_start_fact, play_random_log
from tests.picture.test_picture_browser import chromium  # noqa: F401
from tests.schedule import run_in


def render_notebook_html(displayed_object: Any) -> str:
    """Return the HTML that a notebook displays."""
    text = displayed_object._repr_html_()
    assert isinstance(text, str)
    return text


def decode_image(text: str) -> str:
    match = re.search('src="data:image/svg[+]xml;base64,([^"]+)"', text)
    assert match
    return b64decode(match[1]).decode()


def count_card_backs(svg_text: str) -> int:
    return len(re.findall('class="card[^"]* back', svg_text))


class FigureParser(HTMLParser):
    """The alternative text and caption of an image."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.alt = self.caption = ""
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.alt = dict(attrs).get("alt") or self.alt

    def handle_data(self, data: str) -> None:
        self.caption += data


def make_game() -> HomeGame:
    return HomeGame("no-limit hold'em 1/2", ["Ann", "<b>Bob</b>", "Cat"], stack=200, seed=7)


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("variant, structure", GAMES_AND_STRUCTURES)
def test_every_state_is_drawn_with_all_chips(variant: str, structure: str) -> None:
    log = play_random_log(variant, structure, 2)
    hand = HandState(get_start_fact(log))
    starting_chips = sum(hand.starting_stacks) + hand.dead_chips
    for fact_index, fact in enumerate(log[1:]):
        apply(hand, fact)
        [frame] = build_still_scene(hand).frames
        drawn_chips = sum(seat.stack + seat.bet for seat in frame.seats)
        drawn_chips += sum(pot.chips for pot in frame.pots)
        assert drawn_chips == starting_chips + sum(hand.added_by_seat) - hand.taken_by_house
        if fact_index % 8 == 0 or hand.has_ended:
            ElementTree.fromstring(decode_image(render_notebook_html(hand)))


def test_hand_caption_lists_legal_actions_by_seat() -> None:
    home_game = make_game()
    home_game.deal()
    figure = FigureParser(render_notebook_html(home_game.hand))
    assert figure.caption == "Seat 0: fold, call 2, raise to 4-200"
    assert "Seat 1 has 199" in figure.alt
    assert figure.tags == ["figure", "img", "figcaption"]


def test_home_game_shows_public_view_and_escapes_names() -> None:
    home_game = make_game()
    home_game.deal()
    home_game.act("raise 6")
    figure = FigureParser(render_notebook_html(home_game))
    assert figure.caption == "<b>Bob</b>: fold, call 5, raise to 10-200"
    assert figure.tags == ["figure", "img", "figcaption"]
    assert figure.alt.count("face-down card") == 0
    assert "♠" not in figure.alt
    assert "♣" not in figure.alt
    svg_text = decode_image(render_notebook_html(home_game))
    assert count_card_backs(svg_text) == 6
    assert len(re.findall('class="[^"]*acting', svg_text)) == 1


def test_player_view_shows_own_cards_only() -> None:
    home_game = make_game()
    home_game.deal()
    assert count_card_backs(decode_image(render_notebook_html(home_game.view("Ann")))) == 4
    assert count_card_backs(decode_image(render_notebook_html(home_game.hand))) == 0


def test_finished_hand_caption_names_winner() -> None:
    home_game = make_game()
    home_game.deal()
    for action in ("raise 6", "fold", "fold"):
        home_game.act(action)
    assert FigureParser(render_notebook_html(home_game)).caption == "Ann wins the pot (5)"
    assert FigureParser(render_notebook_html(home_game.hand)).caption == "The hand is over"
    assert "Seat 0 has 203" in FigureParser(render_notebook_html(home_game.hand)).alt


def test_home_game_before_deal_lists_players() -> None:
    figure = FigureParser(render_notebook_html(make_game()))
    assert figure.caption == "no-limit hold'em 1/2Ann200<b>Bob</b>200Cat200"


def test_upcards_are_drawn_face_up_and_others_face_down() -> None:
    home_game = HomeGame("limit seven-card stud 4/8 ante 1 bring-in 2", players=3, seed=3)
    home_game.deal()
    assert home_game.hand is not None
    hand = redacted_hand(home_game.log, 1)
    [frame] = build_still_scene(hand).frames
    assert [seat.is_up for seat in frame.seats] == [(False, False, True)] * 3
    assert [seat.cards.count(-1) for seat in frame.seats] == [2, 0, 2]


@pytest.mark.slow
def test_browser_loads_notebook_image(chromium: str, tmp_path: Path) -> None:  # noqa: F811
    home_game = make_game()
    home_game.deal()
    script = "<script>onload=()=>document.title=document.images[0].naturalWidth>99</script>"
    file = tmp_path / "notebook.html"
    file.write_text(
        f"<meta charset=utf-8>{render_notebook_html(home_game)}{script}", encoding="utf-8"
    )
    chromium_arguments = [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run"]
    chromium_arguments += [f"--user-data-dir={tmp_path / 'profile'}", "--dump-dom", file.as_uri()]
    process = subprocess.run(
        chromium_arguments, capture_output=True, text=True, timeout=60, check=True
    )
    assert "<title>true</title>" in process.stdout


def test_game_html_shows_streets_and_house_rules() -> None:
    text = render_notebook_html(
        parse_game("limit 2-7 triple draw 2/4", HouseRules(max_raises_two_rounds=1))
    )
    assert text.count("<tr>") == 5
    assert "max raises two rounds 1" in text
    assert "limit 2-7 triple draw 2/4" in text
    assert "<figcaption>" not in render_notebook_html(parse_game("no-limit hold'em 1/2"))


def test_hand_history_is_drawn_like_parsed_hand_with_escaped_names() -> None:
    game = HomeGame("nlhe 1/2", players=["Ann", "<b>"], stack=200, seed=7)
    game.play("rock")
    hand = HandHistory.from_facts(game.log, game.dealt_in)
    assert render_notebook_html(hand) == render_notebook_html(hand.read)
    assert "<b>" not in render_notebook_html(hand)
