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
    EVERY_GAME,
    PAIR_DEALS,
    SHOWDOWN_LINES,
    make_hand,
    random_log,
    random_scene,
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


def page_data(page_parser: PageParser) -> Any:
    return json.loads(page_parser.text["script"][0])


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("variant, structure", EVERY_GAME)
def test_every_game_has_a_replay_page(variant: str, structure: str) -> None:
    scene = random_scene(variant, structure, 2)
    page_parser = PageParser(page(scene))
    data = page_data(page_parser)
    assert len(data["frames"]) == len(scene.frames)
    assert [len(sheet["seats"]) for sheet in data["sheets"]] == [len(scene.players)] * 2
    moments = [
        int(a["data-f"] or 0) for tag, a in page_parser.tags if tag == "button" and "data-f" in a
    ]
    assert moments[len(scene.streets) :] == list(range(len(scene.frames)))


def test_usual_page_is_under_40_kilobytes() -> None:
    assert len(page(build_scene(make_hand(*SHOWDOWN_LINES))).encode()) < 40_000


def test_page_fetches_nothing_and_runs_only_own_script() -> None:
    text = page(build_scene(make_hand(*SHOWDOWN_LINES)))
    page_parser = PageParser(text)
    assert "http:" not in text
    assert "https:" not in text
    assert not [a for _, a in page_parser.tags if "src" in a or "style" in a]
    assert not [a for _, a in page_parser.tags if any(name.startswith("on") for name in a)]
    links = [a["href"] for _, a in page_parser.tags if a.get("href")]
    assert all(link and link.startswith("#") for link in links)
    [policy] = [a["content"] for _, a in page_parser.tags if a.get("http-equiv")]
    assert policy is not None
    assert policy.startswith("default-src 'none'; ")
    assert "unsafe" not in policy
    for kind, arguments in (
        ("style", page_parser.text["style"][0]),
        ("script", page_parser.text["script"][1]),
    ):
        digest = b64encode(sha256(arguments.encode()).digest()).decode()
        assert f"{kind}-src 'sha256-{digest}'" in policy


def test_names_and_comments_are_escaped() -> None:
    parsed_hand = replace(
        make_hand(*PAIR_DEALS, "p3 f", "p1 f", players=HOSTILE_NAMES),
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
    page_parser = PageParser(page(build_scene(make_hand(*SHOWDOWN_LINES))))
    assert page_parser.text["b"][:3] == ["2♣\ufe0e", "3♦\ufe0e", "4♥\ufe0e"]


def test_invalid_recording_shows_refusal() -> None:
    text = page(build_scene(make_hand(*PAIR_DEALS, "p3 cbr 10", "p1 cbr 11")))
    assert "The recording is invalid from here on." in text


# Hidden cards -------------------------------------------------------------------------------------


def swap_unseen_cards(log: tuple[AnyFact, ...], viewer: int) -> list[AnyFact]:
    """Return the log with the viewer's unseen cards permuted."""
    cards = {card for fact in redact_log(log, viewer) for card in cards_of_fact(fact)} - {UNKNOWN}
    hidden = sorted({card for fact in log for card in cards_of_fact(fact)} - cards - {UNKNOWN})
    shuffled_cards = hidden[:]
    random.Random(1).shuffle(shuffled_cards)
    swap = dict(zip(hidden, shuffled_cards, strict=True))
    return [swap_cards(fact, swap) for fact in log]


def cards_of_fact(fact: AnyFact) -> Iterator[int]:
    for name in ("cards", "holdings", "burned"):
        for card in getattr(fact, name, ()):
            yield from card if isinstance(card, tuple) else (card,)


def swap_cards(fact: AnyFact, swap: dict[int, int]) -> AnyFact:
    def other(cards: Any) -> Any:
        return tuple(other(c) if isinstance(c, tuple) else swap.get(c, c) for c in cards)

    fields = [name for name in ("cards", "holdings", "burned") if hasattr(fact, name)]
    return replace(fact, **{name: other(getattr(fact, name)) for name in fields})


@run_in("landing", keep_every=4)
@pytest.mark.parametrize("variant, structure", EVERY_GAME)
def test_unseen_cards_change_no_byte_of_page(variant: str, structure: str) -> None:
    viewer_index = EVERY_GAME.index((variant, structure)) % 3
    log = random_log(variant, structure, 0)
    for viewer in sample_every(3, [RAIL, 0, 1, RAIL, 0][viewer_index : viewer_index + 3]):
        swapped_log = swap_unseen_cards(log, viewer)
        assert page(build_scene_from_log(log, viewer=viewer)) == page(
            build_scene_from_log(swapped_log, viewer=viewer)
        )


def test_viewer_output_contains_no_opponent_cards() -> None:
    scene = build_scene(make_hand(*PAIR_DEALS, "p3 f", "p1 f"), 0)
    assert "AsdAhd" in page(scene)
    dealt_svg = svg(scene, scene.frames[3])
    assert "A♠ A♥" in dealt_svg
    assert dealt_svg.count('class="card back"') == 4
    for text in (page(scene), dealt_svg):
        assert not re.search("K♠|Ks|Kh|Qs|Qh|K♥", text)


def test_comments_are_hidden_from_player_views() -> None:
    parsed_hand = replace(make_hand(*PAIR_DEALS, "p3 f", "p1 f"), comments=((5, "Bob had kings"),))
    assert "Bob had kings" in page(build_scene(parsed_hand))
    assert "Bob had kings" not in page(build_scene(parsed_hand, 0))
    assert "Bob" not in page(build_scene(parsed_hand, is_anonymous=True))


def test_rake_is_named_on_page() -> None:
    parsed_hand = replace(make_hand(*SHOWDOWN_LINES), rake=3, raked=(3, 0, 0))
    assert "The rake is 3" in page(build_scene(parsed_hand, 0))


def test_anonymous_page_contains_no_names() -> None:
    parsed_hand = replace(make_hand(*SHOWDOWN_LINES), metadata={"event": "Tuesday"})
    text = page(build_scene(parsed_hand, is_anonymous=True)) + svg(
        build_scene(parsed_hand, is_anonymous=True)
    )
    assert not re.search("Ann|Bob|Cat", text)
    assert "Player 1 shows" in text


def test_invisible_facts_make_no_frame() -> None:
    log = random_log("2-7 triple draw", "limit", 0)
    invisible_facts = [fact for fact in log if isinstance(fact, f.BettingOpened | f.HandEnded)]
    assert invisible_facts
    assert len(build_scene_from_log(log).frames) <= len(log) - len(invisible_facts)


def test_page_is_drawn_in_requested_language() -> None:
    """All labels, streets, pots and captions are translated."""
    parsed_hand = replace(make_hand(*SHOWDOWN_LINES), rake=3, raked=(3, 0, 0))
    scene = build_scene(parsed_hand, language="cs")
    text = page(scene) + svg(scene)
    assert '<html lang="cs">' in text
    for word in ("Preflop", "Rake je 3", "Ann ukazuje", "Přehrát/pozastavit", "Bank"):
        assert word in text
    english_words_pattern = re.compile(
        r"\b(?:shows|pot|folded|wins|The|in front|Streets|Speed|Player)\b"
    )
    markup = re.compile(r"<script.*?</script>|<style.*?</style>|<[^>]*>", re.S)
    assert not english_words_pattern.findall(markup.sub(" ", text))
