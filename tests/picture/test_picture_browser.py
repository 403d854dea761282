"""The replay page in a real browser: the script runs under its policy and draws the frames."""

import os
import re
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest

from riverboat.picture import Scene, build_scene, page
from tests.picture.picture_hands import SHOWDOWN_ACTIONS, make_hand


@pytest.fixture(scope="module")
def chromium() -> str:
    path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    if not Path(path).is_file():
        pytest.skip(f"no Chromium at {path}: install it, or name one in CHROMIUM")
    return path


class RenderedPage(HTMLParser):
    """The page after its script ran: classes and texts of its elements."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.looks: list[str] = []
        self.within: list[str] = []
        self.texts: dict[str, list[str]] = {}
        self.values: dict[str, str] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        class_or_id = attributes.get("class") or attributes.get("id") or tag
        self.looks.append(class_or_id)
        if "aria-label" in attributes:
            self.values[class_or_id] = attributes["aria-label"] or ""
        if tag not in ("meta", "input"):
            self.within.append(class_or_id)

    def handle_endtag(self, tag: str) -> None:
        if self.within:
            self.within.pop()

    def handle_data(self, data: str) -> None:
        if self.within:
            self.texts.setdefault(self.within[-1], []).append(data)


def render_in_browser(chromium: str, scene: Scene, frame_index: int, folder: Path) -> RenderedPage:
    path = folder / "hand.html"
    path.write_text(page(scene), encoding="utf-8")
    chromium_arguments = [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic"]
    chromium_arguments += [
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
    ]
    chromium_arguments += ["--disable-sync", f"--user-data-dir={folder / 'profile'}", "--dump-dom"]
    process = subprocess.run(
        [*chromium_arguments, f"{path.as_uri()}#{frame_index}"],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return RenderedPage(process.stdout)


@pytest.mark.slow
def test_script_draws_requested_frame(chromium: str, tmp_path: Path) -> None:
    scene = build_scene(make_hand(*SHOWDOWN_ACTIONS, players=("<b>Ann</b>", "Bob", "Cat")))
    frame_index = next(
        index for index, frame in enumerate(scene.frames) if frame.caption == ("Bob folds",)
    )
    rendered_page = render_in_browser(chromium, scene, frame_index, tmp_path)
    assert rendered_page.values["table"] == "Bob folds"
    assert rendered_page.texts["name"] == ["<b>Ann</b>", "Bob", "Cat"]
    assert rendered_page.texts["stack"] == ["190", "198", "190"]
    assert [classes for classes in rendered_page.looks if classes.split()[0] == "seat"] == [
        "seat",
        "seat folded",
        "seat",
    ]
    front_looks = [classes for classes in rendered_page.looks if re.match("front", classes)]
    assert front_looks == ["front", "front", "front"]
    card_classes = [
        classes.split() for classes in rendered_page.looks if classes.split()[0] == "card"
    ]
    assert (
        sum("gone" not in classes for classes in card_classes) == 4
    )  # hole cards of two players; no board yet
