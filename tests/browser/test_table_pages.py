"""Table pages: a host's settings, showing cards, key bindings, and complete Czech."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from tests.browser.browser_players import (
    PHONE,
    BrowserPlayer,
    chromium,
    open_browser,
    run_on_browser_loop,
    run_server,
)
from tests.browser.test_full_room import wait_for_first_table

SIX_CHAIRS_TOML = 'preset = "online"\ngame = "no-limit hold\'em 1/2"\nchairs = 6\n'

ENGLISH_PATTERN = re.compile(
    r"\b(the|and|of|with|for|your|you|are|is|hands?|pair|high|seat|chips|waiting|cards?|players?"
    r"|fold|call|wait|from|not|none)\b",
    re.IGNORECASE,
)
"""Words that no Czech sentence contains."""
RULE_PATTERN = re.compile(r"\b[A-Z]{3,4}-\d\d\b|\([a-z_]+\)|\b[Ss]it-and-go\b")
"""Rule numbers, option keys of rule files, and English loanwords of Czech players."""

VISIBLE_TEXTS_SCRIPT = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const near = node.parentElement;
        if (near.closest('[lang=en], noscript, script, style, textarea, datalist, .mono')) continue;
        if (node.data.trim()) found.push(node.data.trim());
    }
    for (const each of document.querySelectorAll('[aria-label], [title], [placeholder]'))
        for (const name of ['aria-label', 'title', 'placeholder'])
            if (each.getAttribute(name)) found.push(each.getAttribute(name));
    return found;
}"""
TABLE_PAGE_PATHS = ("/hands", "/ledger", "/rules", "/host", "/clock")
OPEN_DETAILS_SCRIPT = (
    "() => document.querySelectorAll('main details').forEach((each) => (each.open = true))"
)


async def find_english_texts(player: BrowserPlayer) -> list[str]:
    """Return the English texts that a page shows to a Czech reader."""
    await player.page.evaluate(OPEN_DETAILS_SCRIPT)
    texts = await player.page.evaluate(VISIBLE_TEXTS_SCRIPT)
    return [text for text in texts if ENGLISH_PATTERN.search(RULE_PATTERN.sub("", text))]


@pytest.mark.landing
def test_czech_player_sees_no_english(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            jan = await BrowserPlayer.open(opened_browser, "Jan", base_url, PHONE, locale="cs-CZ")
            toml = 'preset = "online"\ngame = "pot-limit omaha hi-lo 1/2"\nchairs = 6\n'
            table = await jan.create_table(toml=toml, name="Klub", between=0.5, bots=3)
            await jan.page.goto(f"{base_url}/t/{table}")
            await jan.page.get_by_role("button", name="Sednout si: místo 5").click()
            await jan.page.get_by_role("button", name=re.compile("^Nakoupit za")).click()
            english_texts: set[str] = set()
            for _ in range(40):
                english_texts |= set(await find_english_texts(jan))
                for label in ("^Check", "^Složit", "^Zahodit"):
                    button = jan.page.locator("section.bar").get_by_role(
                        "button", name=re.compile(label), disabled=False
                    )
                    if await button.count() and not await button.first.get_attribute(
                        "aria-pressed"
                    ):
                        await button.first.dispatch_event("click")
                        break
                await jan.page.wait_for_timeout(250)
            pages = [f"/t/{table}{path}" for path in ("", *TABLE_PAGE_PATHS)]
            for path in (*pages, "/", "/new", "/me", "/nowhere"):
                await jan.page.goto(f"{base_url}{path}", wait_until="networkidle")
                english_texts |= set(await find_english_texts(jan))
            assert english_texts == set()

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))


@pytest.mark.slow
def test_host_changes_settings_and_moves_player(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            ann, ben = [
                await BrowserPlayer.open(opened_browser, name, base_url) for name in ("Ann", "Ben")
            ]
            table = await ann.create_table(toml=SIX_CHAIRS_TOML, name="Club")
            link = f"{base_url}/t/{table}"
            await ben.join_by_link(link)
            await ben.sit(2)
            await ann.page.goto(f"{link}/host")
            await move_player(ann, "Ben", 5)
            await ben.page.get_by_text("Seat 5, Ben").wait_for(state="attached")
            await ann.page.get_by_label("Chat", exact=True).uncheck()
            await ann.page.get_by_label("Pause between hands").fill("9.5")
            await ann.page.get_by_role("button", name="Save").click()
            await ann.page.get_by_text("Saved.").wait_for()
            await ben.page.get_by_role("button", name="Chat").click()
            await ben.page.get_by_text("The host turned chat off.").wait_for()
            await ann.page.reload()
            await ann.page.get_by_label("Pause between hands").wait_for()
            assert await ann.page.get_by_label("Pause between hands").input_value() == "9.5"
            assert not await ann.page.get_by_label("Chat", exact=True).is_checked()
            assert ann.errors == ben.errors == []

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))


async def move_player(host: BrowserPlayer, player: str, total: int) -> None:
    """Move a player through the menu on the host's page."""
    row = host.page.locator("details.player", has_text=player)
    await row.locator("summary").click()
    await row.get_by_label("New seat").select_option(str(total))
    await row.get_by_role("button", name="Move", exact=True).click()
    await host.page.get_by_text(f"{player} is now in seat {total}.").wait_for()


@pytest.mark.slow
def test_player_shows_one_card_after_hand(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str) -> None:
        async with open_browser() as opened_browser:
            ann, ben = [
                await BrowserPlayer.open(opened_browser, name, base_url) for name in ("Ann", "Ben")
            ]
            table = await ann.create_table(toml=SIX_CHAIRS_TOML, name="Club", between=12)
            for chair, player in enumerate((ann, ben), 1):
                await player.page.goto(f"{base_url}/t/{table}")
                if player is ben:
                    await ben.join_by_link(f"{base_url}/t/{table}")
                await player.sit(chair)
            show_button = ben.page.get_by_role("button", name="Show my cards")
            async with asyncio.timeout(60):
                while not await show_button.count():
                    await asyncio.gather(*[player.act((r"^Fold",)) for player in (ann, ben)])
            await ben.page.get_by_role("button", name=re.compile(", show$")).first.click()
            await ben.page.get_by_role("button", name="Show 1 card").click()
            await ann.page.get_by_text(
                re.compile("^Seat 2, Ben.* of (clubs|diamonds|hearts|spades)$")
            ).wait_for(state="attached")
            assert ann.errors == ben.errors == []

    with run_server(tmp_path / "room") as base_url:
        run_on_browser_loop(run_scenario(base_url))


@pytest.mark.landing
def test_key_binding_is_reassigned_uniquely(tmp_path: Path) -> None:
    chromium()

    async def run_scenario(base_url: str, link: str) -> None:
        async with open_browser() as opened_browser:
            ann = await BrowserPlayer.open(opened_browser, "Ann", base_url)
            await ann.join_by_link(link)
            await ann.page.goto(f"{base_url}/me")
            await assign_key(ann, "Check or call: C", "f")
            await ann.page.get_by_text("F is taken: Fold.").wait_for()
            await assign_key(ann, "Fold: F", "q")
            await assign_key(ann, "Check or call: C", "f")
            await ann.page.reload()
            await ann.page.get_by_role("button", name="Check or call: F").wait_for()
            await ann.page.get_by_role("button", name="Reset to default").click()
            await ann.page.get_by_role("button", name="Check or call: C").wait_for()
            assert ann.errors == []

    with run_server(tmp_path / "room", "--begin") as base_url:
        table = asyncio.run(wait_for_first_table(base_url))
        run_on_browser_loop(run_scenario(base_url, f"{base_url}/t/{table}"))


async def assign_key(player: BrowserPlayer, action: str, key: str) -> None:
    await player.page.get_by_role("button", name=action).click()
    await player.page.keyboard.press(key)
