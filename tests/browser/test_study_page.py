"""The page that solves post-flop spots: a spot from the example, the tree, a lock, and a link."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.axe import ALL_AXE_TAGS, find_violations
from tests.browser.browser_players import DESKTOP, PHONE, BrowserPlayer
from tests.browser.test_hand_pages import OVERFLOW_PX_SCRIPT, run_in_room, take_screenshot
from tests.browser.test_table_pages import find_english_texts


async def solve_example(player: BrowserPlayer, labels: tuple[str, str, str, str]) -> None:
    """Solve the example under a guest's name; *labels* are those of the buttons and the field."""
    page, (example_label, solve_label, name_label, join_label) = player.page, labels
    await page.goto(f"{player.base_url}/study")
    await page.get_by_role("button", name=example_label).click()
    await page.get_by_role("button", name=solve_label, exact=True).click()
    await page.get_by_role("textbox", name=name_label).fill(player.name)
    await page.get_by_role("button", name=join_label).click()
    await page.get_by_role("group", name=re.compile("Actions|Akce")).wait_for()


@pytest.mark.landing
def test_spot_is_painted_solved_locked_and_shared(tmp_path: Path) -> None:
    """A student works by mouse and keyboard; another one opens the link."""

    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        ann = await BrowserPlayer.open(opened_browser, "Ann", base_url, DESKTOP)
        page = ann.page
        await page.goto(base_url)
        await page.get_by_role("link", name="Study", exact=True).click()
        await page.get_by_role("button", name="seven of spades").click()
        range_field = page.get_by_label("Range as text")
        await range_field.fill("22+, KQs")
        cell = page.get_by_role("gridcell", name="AKs")
        await expect(page.get_by_role("gridcell", name="KQs")).to_have_attribute(
            "aria-label", "KQs 100%"
        )
        await page.get_by_role("button", name="50%", exact=True).click()
        await cell.hover()
        await page.mouse.down()
        await page.get_by_role("gridcell", name="AJs").hover()
        await page.mouse.up()
        await expect(range_field).to_have_value("22+, KQs, AKs:0.5, AJs:0.5")
        await page.get_by_role("gridcell", name="AJs").focus()
        await page.keyboard.press("ArrowRight")
        await page.keyboard.press("Space")
        await expect(range_field).to_have_value("22+, KQs, AKs:0.5, AJs-ATs:0.5")
        await page.get_by_text("My ranges").click()
        await page.get_by_role("textbox", name="Name").fill("Mine")
        await page.keyboard.press("Enter")
        await page.get_by_role("button", name="Remove Mine").wait_for()
        await page.get_by_label("Preset").select_option("Mine")
        await expect(range_field).to_have_value("22+, KQs, AKs:0.5, AJs-ATs:0.5")
        assert await find_violations(page, ALL_AXE_TAGS) == []
        await solve_example(ann, ("Try this spot", "Solve", "Your name", "Continue"))
        assert await find_violations(page, ALL_AXE_TAGS) == []
        await take_screenshot(ann, "study")
        range_grid = page.get_by_role("grid")
        await range_grid.get_by_role("gridcell", name=re.compile("^K9s ")).click()
        await page.get_by_role("row", name=re.compile("king of spades")).wait_for()
        bet_buttons = page.get_by_role("group", name="Actions").get_by_role("button")
        await bet_buttons.filter(has_text="Bet").click()
        await page.get_by_role("heading", name="IP to act").wait_for()
        await page.get_by_text("Lock this node").click()
        for name, share in (("Fold", "100"), ("Call", "0"), ("Raise to", "0")):
            await page.get_by_role("spinbutton", name=re.compile(f"^{name}")).first.fill(share)
        await page.get_by_role("button", name="Solve again").click()
        await expect(page.get_by_text("Locked: Bet")).to_be_visible()
        action_buttons = page.get_by_role("group", name="Actions").get_by_role("button")
        await expect(action_buttons.filter(has_text="Fold")).to_contain_text("100%")
        link = page.url
        ben = await BrowserPlayer.open(opened_browser, "Ben", base_url, DESKTOP)
        await ben.create_table()
        await ben.page.goto(link)
        await ben.page.get_by_role("heading", name="IP to act").wait_for()
        await expect(ben.page.get_by_text("Locked: Bet")).to_be_visible()
        assert ann.errors == ben.errors == []

    run_in_room(tmp_path, run_scenario)


@pytest.mark.landing
def test_chosen_hands_are_locked_by_keyboard(tmp_path: Path) -> None:
    """Hands are marked with the space bar or typed; two groups are locked at once."""

    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        ann = await BrowserPlayer.open(opened_browser, "Ann", base_url, DESKTOP)
        page = ann.page
        await solve_example(ann, ("Try this spot", "Solve", "Your name", "Continue"))
        await page.get_by_text("Lock this node").click()
        await page.get_by_role("button", name="Chosen hands").press("Enter")
        grid = page.get_by_role("grid", name="Hands of OOP to lock")
        cell = grid.get_by_role("gridcell", name=re.compile("^K9s "))
        await cell.focus()
        await page.keyboard.press("Space")
        await page.keyboard.press("Shift+ArrowRight")
        hands_field = page.get_by_label("Hands", exact=True)
        await expect(hands_field).to_have_value("K9s-K8s")
        await expect(cell).to_have_attribute("aria-selected", "true")
        assert await find_violations(page, ALL_AXE_TAGS) == []
        await fill_shares(ann, {"Check": "0", "Bet": "100"})
        await page.get_by_role("button", name="Lock more hands").press("Enter")
        await expect(page.get_by_role("button", name="Remove K9s-K8s")).to_be_visible()
        await hands_field.fill("AhTd")
        await fill_shares(ann, {"Check": "75", "Bet": "25"})
        await page.get_by_role("button", name="Solve again").press("Enter")
        await expect(page.get_by_text("Locked: Start with K9s-K8s, AhTd")).to_be_visible()
        range_grid = page.get_by_role("grid", name=re.compile("^OOP"))
        await expect(
            range_grid.get_by_role("gridcell", name=re.compile("^K8s "))
        ).to_have_attribute("aria-label", re.compile("Bet .* 100%"))
        await range_grid.get_by_role("gridcell", name=re.compile("^ATo ")).click()
        combo_row = page.get_by_role("row", name=re.compile("ace of hearts.*ten of diamonds"))
        await expect(combo_row.get_by_role("img", name=re.compile("Check 75%"))).to_be_visible()
        assert ann.errors == []

    run_in_room(tmp_path, run_scenario)


async def fill_shares(player: BrowserPlayer, shares: dict[str, str]) -> None:
    for name, share in shares.items():
        await player.page.get_by_role("spinbutton", name=re.compile(f"^{name}")).first.fill(share)


@pytest.mark.landing
def test_lock_of_hands_fits_dark_phone_in_czech(tmp_path: Path) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        jan = await BrowserPlayer.open(opened_browser, "Jan", base_url, PHONE, locale="cs-CZ")
        page = jan.page
        await page.goto(base_url)
        await page.evaluate("localStorage.setItem('rb.theme', 'dark')")
        await solve_example(jan, ("Vyzkoušet na příkladu", "Vyřešit", "Vaše jméno", "Pokračovat"))
        await page.get_by_text("Zamknout uzel").click()
        await page.get_by_role("button", name="Vybrané ruce").click()
        grid = page.get_by_role("grid", name="Ruce hráče OOP k zamčení")
        await grid.get_by_role("gridcell", name=re.compile("^K9s ")).click()
        await page.get_by_role("button", name="Zamknout další ruce").click()
        await grid.get_by_role("gridcell", name=re.compile("^55 ")).click()
        assert await page.evaluate(OVERFLOW_PX_SCRIPT) <= 0
        assert await find_violations(page, ALL_AXE_TAGS) == []
        assert await find_english_texts(jan) == []
        await take_screenshot(jan, "study-lock-phone")
        await page.get_by_role("button", name="Vyřešit znovu").click()
        await expect(page.get_by_text("Zamčeno: Začátek, ruce K9s, 55")).to_be_visible()
        assert jan.errors == []

    run_in_room(tmp_path, run_scenario)


@pytest.mark.landing
def test_study_page_fits_phone_in_czech(tmp_path: Path) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        jan = await BrowserPlayer.open(opened_browser, "Jan", base_url, PHONE, locale="cs-CZ")
        page = jan.page
        await solve_example(jan, ("Vyzkoušet na příkladu", "Vyřešit", "Vaše jméno", "Pokračovat"))
        assert await page.evaluate(OVERFLOW_PX_SCRIPT) <= 0
        assert await find_violations(page, ALL_AXE_TAGS) == []
        await take_screenshot(jan, "study-phone")
        await page.get_by_role("group", name="Akce").get_by_role("button").last.click()
        await page.get_by_role("heading", name="Na řadě: IP").wait_for()
        await page.get_by_role("group", name="Akce").get_by_role("button", name="Dorovnat").click()
        await page.get_by_role("heading", name="Vyberte kartu na riveru").wait_for()
        assert await page.evaluate(OVERFLOW_PX_SCRIPT) <= 0
        assert await find_english_texts(jan) == []
        await page.get_by_role("button", name="Změnit zadání").click()
        assert await find_english_texts(jan) == []
        assert jan.errors == []

    run_in_room(tmp_path, run_scenario)
