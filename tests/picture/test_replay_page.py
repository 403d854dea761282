"""The replay page: a small file that runs only its own script and contains no hidden card."""

import json
import random
import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html.parser import HTMLParser
from typing import Any

import pytest
from msgspec.structs import replace

from riverboat.cards import UNKNOWN
from riverboat.engine import AnyFact
from riverboat.engine.hand_redaction import redact_log
from riverboat.engine.state import hand_facts as f
from riverboat.picture import RAIL, build_scene, build_scene_from_log, page, svg
from tests.picture.picture_hands import (
    GAMES_AND_STRUCTURES,
    POCKET_PAIR_DEALS,
    SHOWDOWN_ACTIONS,
    make_hand,
    play_random_log,
    play_random_scene,
)
from tests.schedule import run_in
from tests.thorough import sample_every

HOSTILE_NAMES = (
    "</script><script>alert(1)</script>",
    "<!-- --> & \" ' </svg>",
    "<img src=x onerror=go()>",
)
VOID_TAGS = {"meta", "input", "br"}


class PageParser(HTMLParser):
    """The parsed page: matched tags, and the text of each kind of element."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text: dict[str, list[str]] = {}
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID_TAGS:
            self.open.append(tag)
            self.text.setdefault(tag, []).append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        for tag in self.open[-1:]:
            self.text[tag][-1] += data


def parse_page_data(page_parser: PageParser) -> Any:
    return json.loads(page_parser.text["script"][0])


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("variant, structure", GAMES_AND_STRUCTURES)
def test_every_game_has_a_replay_page(variant: str, structure: str) -> None:
    scene = play_random_scene(variant, structure, 2)
    page_parser = PageParser(page(scene))
    page_json = parse_page_data(page_parser)
    assert len(page_json["frames"]) == len(scene.frames)
    assert [len(sheet["seats"]) for sheet in page_json["sheets"]] == [len(scene.players)] * 2
    button_frame_indexes = [
        int(attributes["data-f"] or 0)
        for tag, attributes in page_parser.tags
        if tag == "button" and "data-f" in attributes
    ]
    assert button_frame_indexes[len(scene.streets) :] == list(range(len(scene.frames)))


def test_usual_page_is_under_40_kilobytes() -> None:
    assert len(page(build_scene(make_hand(*SHOWDOWN_ACTIONS))).encode()) < 40_000


def test_page_fetches_nothing_and_runs_only_own_script() -> None:
    text = page(build_scene(make_hand(*SHOWDOWN_ACTIONS)))
    page_parser = PageParser(text)
    assert "http:" not in text
    assert "https:" not in text
    assert not [
        attributes
        for _, attributes in page_parser.tags
        if "src" in attributes or "style" in attributes
    ]
    assert not [
        attributes
        for _, attributes in page_parser.tags
        if any(attribute_name.startswith("on") for attribute_name in attributes)
    ]
    links = [attributes["href"] for _, attributes in page_parser.tags if attributes.get("href")]
    assert all(link and link.startswith("#") for link in links)
    [content_policy] = [
        attributes["content"] for _, attributes in page_parser.tags if attributes.get("http-equiv")
    ]
    assert content_policy is not None
    assert content_policy.startswith("default-src 'none'; ")
    assert "unsafe" not in content_policy
    for source_kind, source_text in (
        ("style", page_parser.text["style"][0]),
        ("script", page_parser.text["script"][1]),
    ):
        digest = b64encode(sha256(source_text.encode()).digest()).decode()
        assert f"{source_kind}-src 'sha256-{digest}'" in content_policy


def test_names_and_comments_are_escaped() -> None:
    parsed_hand = replace(
        make_hand(*POCKET_PAIR_DEALS, "p3 f", "p1 f", players=HOSTILE_NAMES),
        comments=((5, "</script><script>boo()</script>"),),
        metadata={"event": "<b>Event</b>"},
    )
    text = page(build_scene(parsed_hand))
    page_parser = PageParser(text)
    assert [tag for tag, _ in page_parser.tags].count("script") == 2
    assert {"img", "b"}.isdisjoint(tag for tag, _ in page_parser.tags)
    assert [title for title in page_parser.text["title"] if "img" in title] == [HOSTILE_NAMES[2]]
    assert "</script><script>boo()</script>" in page_parser.text["li"]
    assert "<b>Event</b>" in page_parser.text["p"]
    assert "<" not in page_parser.text["script"][0]


def test_cards_in_captions_have_suit_symbols() -> None:
    page_parser = PageParser(page(build_scene(make_hand(*SHOWDOWN_ACTIONS))))
    assert page_parser.text["b"][:3] == ["2♣\ufe0e", "3♦\ufe0e", "4♥\ufe0e"]


def test_invalid_recording_shows_refusal() -> None:
    text = page(build_scene(make_hand(*POCKET_PAIR_DEALS, "p3 cbr 10", "p1 cbr 11")))
    assert "The recording is invalid from here on." in text


# Hidden cards -------------------------------------------------------------------------------------


def swap_unseen_cards(log: tuple[AnyFact, ...], viewer: int) -> list[AnyFact]:
    """Return the log with the viewer's unseen cards permuted."""
    seen_cards = {card for fact in redact_log(log, viewer) for card in list_cards_of_fact(fact)} - {
        UNKNOWN
    }
    hidden_cards = sorted(
        {card for fact in log for card in list_cards_of_fact(fact)} - seen_cards - {UNKNOWN}
    )
    shuffled_cards = hidden_cards[:]
    random.Random(1).shuffle(shuffled_cards)
    card_swaps = dict(zip(hidden_cards, shuffled_cards, strict=True))
    return [swap_cards(fact, card_swaps) for fact in log]


def list_cards_of_fact(fact: AnyFact) -> Iterator[int]:
    for field_name in ("cards", "holdings", "burned"):
        for card in getattr(fact, field_name, ()):
            yield from card if isinstance(card, tuple) else (card,)


def swap_cards(fact: AnyFact, card_swaps: dict[int, int]) -> AnyFact:
    def replace_cards(cards: Any) -> Any:
        return tuple(
            replace_cards(card) if isinstance(card, tuple) else card_swaps.get(card, card)
            for card in cards
        )

    card_fields = [
        field_name for field_name in ("cards", "holdings", "burned") if hasattr(fact, field_name)
    ]
    return replace(
        fact, **{field_name: replace_cards(getattr(fact, field_name)) for field_name in card_fields}
    )


@run_in("landing", keep_every=4)
@pytest.mark.parametrize("variant, structure", GAMES_AND_STRUCTURES)
def test_unseen_cards_change_no_byte_of_page(variant: str, structure: str) -> None:
    viewer_index = GAMES_AND_STRUCTURES.index((variant, structure)) % 3
    log = play_random_log(variant, structure, 0)
    for viewer in sample_every(3, [RAIL, 0, 1, RAIL, 0][viewer_index : viewer_index + 3]):
        swapped_log = swap_unseen_cards(log, viewer)
        assert page(build_scene_from_log(log, viewer=viewer)) == page(
            build_scene_from_log(swapped_log, viewer=viewer)
        )


def test_viewer_output_contains_no_opponent_cards() -> None:
    scene = build_scene(make_hand(*POCKET_PAIR_DEALS, "p3 f", "p1 f"), 0)
    assert "AsdAhd" in page(scene)
    dealt_svg = svg(scene, scene.frames[3])
    assert "A♠ A♥" in dealt_svg
    assert dealt_svg.count('class="card back"') == 4
    for text in (page(scene), dealt_svg):
        assert not re.search("K♠|Ks|Kh|Qs|Qh|K♥", text)


def test_comments_are_hidden_from_player_views() -> None:
    parsed_hand = replace(
        make_hand(*POCKET_PAIR_DEALS, "p3 f", "p1 f"), comments=((5, "Bob had kings"),)
    )
    assert "Bob had kings" in page(build_scene(parsed_hand))
    assert "Bob had kings" not in page(build_scene(parsed_hand, 0))
    assert "Bob" not in page(build_scene(parsed_hand, is_anonymous=True))


def test_rake_is_named_on_page() -> None:
    parsed_hand = replace(make_hand(*SHOWDOWN_ACTIONS), rake=3, raked=(3, 0, 0))
    assert "The rake is 3" in page(build_scene(parsed_hand, 0))


def test_anonymous_page_contains_no_names() -> None:
    parsed_hand = replace(make_hand(*SHOWDOWN_ACTIONS), metadata={"event": "Tuesday"})
    text = page(build_scene(parsed_hand, is_anonymous=True)) + svg(
        build_scene(parsed_hand, is_anonymous=True)
    )
    assert not re.search("Ann|Bob|Cat", text)
    assert "Player 1 shows" in text


def test_invisible_facts_make_no_frame() -> None:
    log = play_random_log("2-7 triple draw", "limit", 0)
    invisible_facts = [fact for fact in log if isinstance(fact, f.BettingOpened | f.HandEnded)]
    assert invisible_facts
    assert len(build_scene_from_log(log).frames) <= len(log) - len(invisible_facts)


def test_page_is_drawn_in_requested_language() -> None:
    """All labels, streets, pots and captions are translated."""
    parsed_hand = replace(make_hand(*SHOWDOWN_ACTIONS), rake=3, raked=(3, 0, 0))
    scene = build_scene(parsed_hand, language="cs")
    text = page(scene) + svg(scene)
    assert '<html lang="cs">' in text
    for czech_text in ("Preflop", "Rake je 3", "Ann ukazuje", "Přehrát/pozastavit", "Bank"):
        assert czech_text in text
    english_words_pattern = re.compile(
        r"\b(?:shows|pot|folded|wins|The|in front|Streets|Speed|Player)\b"
    )
    markup_pattern = re.compile(r"<script.*?</script>|<style.*?</style>|<[^>]*>", re.S)
    assert not english_words_pattern.findall(markup_pattern.sub(" ", text))
