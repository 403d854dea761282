"""Play hands of several games against bots, and take pictures of them in windows of all sizes.

    python -m tests.browser.played_hands FOLDER [--hands 10] [--only stud]

Each hand has another window, theme and language. At each step the layout is checked as in the
tests: no text may be covered, clipped or too small. Faults are printed with the name of their
picture.
"""

from __future__ import annotations

import argparse
import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import Locator, Page

from tests.browser.browser_players import (
    BrowserPlayer,
    close_browser,
    open_browser,
    run_on_browser_loop,
    run_server,
)
from tests.browser.mock_tables import FELT_SELECTOR
from tests.browser.page_layout import (
    find_clipped_texts,
    find_covered_controls,
    find_hidden_cards,
    find_overlaps,
    find_small_texts,
)

LAYOUT_CHECKS = (
    find_overlaps,
    find_clipped_texts,
    find_small_texts,
    find_covered_controls,
    find_hidden_cards,
)

CLICK_TIMEOUT_MS = 2000
"""Milliseconds of a click on a button that may be gone; the next turn tries again."""


class PlayedGame(NamedTuple):
    """A game of the series: its name, rules, number of bots, and options of the table."""

    name: str
    rules: str
    bot_count: int
    options: str = ""


GAMES = (
    PlayedGame("holdem", "no-limit hold'em 1/2", 5, "[house]\nmax_runs = 2\n"),
    PlayedGame("plo8", "pot-limit omaha hi-lo 50/100", 5),
    PlayedGame("stud", "limit seven-card stud 10/20 ante 2 bring-in 3", 6),
    PlayedGame("draw", "limit 2-7 triple draw 500/1000", 5),
    PlayedGame("shortdeck", "no-limit short deck ante 5", 4),
)


class Scene(NamedTuple):
    """The window, theme and language of a hand."""

    width: int
    height: int
    theme: str
    locale: str

    def __str__(self) -> str:
        return f"{self.width}x{self.height}-{self.theme}-{self.locale}"


SCENES = (
    Scene(1440, 900, "dark", "en"),
    Scene(390, 844, "dark", "cs"),
    Scene(1366, 768, "light", "en"),
    Scene(360, 640, "dark", "en"),
    Scene(2560, 1440, "dark", "cs"),
    Scene(844, 390, "light", "en"),
    Scene(820, 1180, "dark", "de"),
    Scene(390, 844, "light", "en"),
    Scene(1366, 768, "dark", "cs"),
    Scene(1440, 900, "light", "cs"),
)

IS_TURN_PENDING_SCRIPT = """() => {
    const bar = document.querySelector('section.bar');
    const awaited = bar && bar.querySelector('.fold, [data-means$=show], .question');
    if (!awaited || bar.querySelector('[aria-disabled=true]')) return '';
    return bar.innerText;
}"""
"""The text of the bar if the player decides, else an empty string."""
READ_HAND_NUMBER_SCRIPT = """() => {
    const header = document.querySelector('header')?.innerText ?? '';
    return +(header.match(/(?:hand|rozdání|Hand|Rozdání) (\\d+)/)?.[1] ?? 0);
}"""
READ_STAGE_TEXT_SCRIPT = "() => document.querySelector('.stage')?.innerText ?? ''"


class HandSeries:
    """One game, played by a person in a browser."""

    def __init__(self, game: PlayedGame, player: BrowserPlayer, folder: Path) -> None:
        self.game, self.player, self.folder = game, player, folder
        self.rng = random.Random(game.name)
        self.layout_faults: list[str] = []
        self.picture_count = 0

    @property
    def page(self) -> Page:
        return self.player.page

    async def take_picture(self, hand_number: int, scene: Scene, moment: str) -> None:
        """Take a picture and check the layout."""
        self.picture_count += 1
        await self.page.mouse.move(0, 0)  # a button under the pointer is painted over its plate
        name = f"{self.game.name}-{hand_number:02}-{self.picture_count:03}-{moment}-{scene}.png"
        await self.page.screenshot(path=self.folder / name)
        if await self.page.locator("dialog[open]").count():
            return  # what is behind a dialog is meant to be covered
        for check in LAYOUT_CHECKS:
            for fault in await check(self.page, FELT_SELECTOR):
                self.layout_faults.append(f"{name}: {check.__name__}: {fault}")
                print(self.layout_faults[-1], flush=True)

    async def show_scene(self, scene: Scene, url: str) -> None:
        """Reload the table in another window, theme and language."""
        size = {"width": scene.width, "height": scene.height}
        await self.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        await self.page.evaluate(
            "([theme, locale]) => { localStorage.setItem('rb.theme', theme);"
            " localStorage.setItem('rb.locale', locale); }",
            [scene.theme, scene.locale],
        )
        await self.page.goto(url)
        await self.page.locator(".plate").first.wait_for()

    async def decide(self) -> None:
        """Press an offered button: check or call, often a sized bet, rarely all-in or fold."""
        roll = self.rng.random()
        if roll < 0.4 and await self.bet(is_largest=roll < 0.1):
            return
        action_classes = ("fold", "call") if roll > 0.94 else ("call", "fold")
        bar = self.page.locator("section.bar")
        for action_class in action_classes:
            button = bar.locator(f"button.{action_class}:not([disabled])")
            if await button.count():
                await self.press_button(button.first)
                return
        if "draw" in self.game.name:
            for card in (await self.page.locator(".own .one button").all())[:2]:
                await card.click(timeout=CLICK_TIMEOUT_MS)
        buttons = bar.locator("button:not([disabled])")
        if await buttons.count():  # the right one of a prompt: the straddle, the second board
            await buttons.last.click(timeout=CLICK_TIMEOUT_MS)

    async def bet(self, *, is_largest: bool) -> bool:
        """Bet or raise by one of the sizes, the last of which is all-in or the pot."""
        bar = self.page.locator("section.bar")
        raise_buttons = bar.locator("button.raise:not([disabled])")
        if not await raise_buttons.count():
            return False
        sizes = bar.locator(".presets button:not([disabled])")
        if count := await sizes.count():
            await sizes.nth(count - 1 if is_largest else self.rng.randrange(count)).click(
                timeout=CLICK_TIMEOUT_MS
            )
        await self.press_button(raise_buttons.first)
        return True

    async def press_button(self, button: Locator) -> None:
        """Press a button, and confirm all-in, or a fold instead of a check, if the page asks."""
        await button.click(timeout=CLICK_TIMEOUT_MS)
        confirm_button = self.page.locator("dialog[open] button.button")
        if await confirm_button.count():
            await confirm_button.first.click(timeout=CLICK_TIMEOUT_MS)

    async def play(self, hand_count: int, url: str) -> None:
        """Play a number of hands, each in another scene."""
        for number in range(hand_count):
            scene = SCENES[number % len(SCENES)]
            await self.show_scene(scene, url)
            await self.buy_chips()
            await self.play_hand(number + 1, scene)

    async def buy_chips(self) -> None:
        """Buy chips if the player has none left."""
        stack = self.page.locator(".own .chips")
        if not await stack.count() or await stack.first.inner_text() != "0":
            return
        with suppress(PlaywrightError):  # the hand in which all chips are in the pot
            await self.page.locator("section.bar button.first").click(timeout=CLICK_TIMEOUT_MS)
            await self.page.locator("dialog[open] button.first").click(timeout=CLICK_TIMEOUT_MS)

    async def play_hand(self, hand_number: int, scene: Scene) -> None:
        """Play until the next hand begins."""
        first_hand_number = await self.page.evaluate(READ_HAND_NUMBER_SCRIPT)
        previous_text, quiet_count = "", 0
        async with asyncio.timeout(240):
            while True:
                if (
                    await self.page.evaluate(READ_HAND_NUMBER_SCRIPT) != first_hand_number
                    and previous_text
                ):
                    return
                stage_text = await self.page.evaluate(READ_STAGE_TEXT_SCRIPT)
                if await self.page.evaluate(IS_TURN_PENDING_SCRIPT):
                    await self.page.wait_for_timeout(700)
                    await self.take_picture(hand_number, scene, "turn")
                    with suppress(PlaywrightError):
                        await self.decide()
                    quiet_count = 0
                elif stage_text != previous_text:
                    quiet_count = 0
                elif quiet_count == 6:  # something is told for 0.9 s: a showdown, an award, a wait
                    await self.take_picture(hand_number, scene, "still")
                previous_text, quiet_count = stage_text, quiet_count + 1
                await self.page.wait_for_timeout(150)


async def play_game(game: PlayedGame, base_url: str, folder: Path, hand_count: int) -> list[str]:
    """Play a game and return its faults."""
    async with open_browser() as opened_browser:
        ann = await BrowserPlayer.open(opened_browser, "Ann", base_url, has_animations=True)
        chair_count = game.bot_count + 1
        toml = f'preset = "online"\ngame = "{game.rules}"\nchairs = {chair_count}\n{game.options}'
        options = {"bots": game.bot_count, "between": 3, "pace": 0.6, "bot_pace": 0.7}
        table = await ann.create_table(toml=toml, name="Friday night", **options)
        await ann.page.goto(f"{base_url}/t/{table}")
        await ann.sit(chair_count)
        series = HandSeries(game, ann, folder)
        try:
            await series.play(hand_count, f"{base_url}/t/{table}")
        finally:
            print(
                f"{game.name}: {series.picture_count} pictures, {len(series.layout_faults)} faults",
                flush=True,
            )
        return series.layout_faults + [f"{game.name}: {line}" for line in ann.errors]


def main(arguments: Sequence[str] | None = None) -> None:
    """Play all games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--hands", type=int, default=10)
    parser.add_argument("--only", choices=[game.name for game in GAMES])
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    layout_faults: list[str] = []

    async def play(game: PlayedGame, base_url: str) -> None:
        layout_faults.extend(await play_game(game, base_url, options.folder, options.hands))

    for game in GAMES:
        if options.only in (None, game.name):
            with TemporaryDirectory() as data_dir, run_server(Path(data_dir)) as base_url:
                run_on_browser_loop(play(game, base_url), 3600)
    close_browser()
    print(*layout_faults, sep="\n")


if __name__ == "__main__":
    main()
