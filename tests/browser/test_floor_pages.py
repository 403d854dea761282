"""The floor pages on a phone and on a desktop: by touch, by keyboard, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal
from urllib.parse import quote

import pytest
from playwright.async_api import Browser, expect

from tests.browser.axe import ALL_AXE_TAGS, find_violations
from tests.browser.browser_players import DESKTOP, BrowserPlayer
from tests.browser.keyboard import tab_and_choose, tab_and_press, tab_and_type
from tests.browser.test_hand_pages import (
    FIND_SMALL_TEXTS_SCRIPT,
    OVERFLOW_PX_SCRIPT,
    run_in_room,
    take_screenshot,
)
from tests.browser.test_table_pages import SIX_CHAIRS_TOML, find_english_texts
from tests.schedule import run_in

NARROW_WINDOW = {"width": 360, "height": 640}
COUNT_NARROW_TEXTS_SCRIPT = """() => [...document.querySelectorAll(
    'main:not(:has(.rb-table)) :is(button, a.button, summary), aside.sheet :is(button, a.button)'
    )].filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect())
    .filter((box) => Math.min(box.width, box.height) < 40).length"""
"""Tap targets that are too small for a thumb."""


async def assert_page_usable(player: BrowserPlayer, name: str) -> None:
    """Assert that the page fits, is readable and tappable, and has no axe violation."""
    page = player.page
    await page.locator("main h1, aside.sheet h1").first.wait_for()
    await take_screenshot(player, f"floor-{name}")
    assert await page.evaluate(OVERFLOW_PX_SCRIPT) <= 0, name
    assert await page.evaluate(FIND_SMALL_TEXTS_SCRIPT) == [], name
    assert await page.evaluate(COUNT_NARROW_TEXTS_SCRIPT) == 0, name
    # At the end of the page the sticky buttons cover no link.
    await page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert await find_violations(page, ALL_AXE_TAGS) == [], name


@pytest.mark.landing
@run_in("long", "size1-en-GB", "size2-cs-CZ", "size3-en-GB")
@pytest.mark.parametrize(
    "size, locale",
    [(NARROW_WINDOW, "cs-CZ"), (NARROW_WINDOW, "en-GB"), (DESKTOP, "cs-CZ"), (DESKTOP, "en-GB")],
)
def test_string_bet_is_ruled_by_touch(tmp_path: Path, size: dict[str, int], locale: str) -> None:
    is_czech = locale.startswith("cs")
    chapter_label = "Žetony a sázky" if is_czech else "Chips and bets"

    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        eve = await BrowserPlayer.open(opened_browser, "Eve", base_url, size, locale)
        page, name = eve.page, f"{locale}-{size['width']}"
        await page.goto(f"{base_url}/floor")
        await page.get_by_role("main").locator("select").first.select_option("tda-2024")
        await page.get_by_text(chapter_label, exact=True).click()
        await assert_page_usable(eve, f"list-{name}")
        title = "Žetony na několikrát" if is_czech else "Chips in several motions"
        await page.get_by_role("link", name=re.compile(title)).click()
        chip_label = "Přidat žeton za {}" if is_czech else "{} chip"
        thousand_chip_pattern = re.compile(f"^{chip_label.format('1.?000')}$")
        await page.get_by_role("button", name=thousand_chip_pattern).click()
        await page.get_by_role("button", name=chip_label.format(500), exact=True).click()
        await page.get_by_role("button", name="Další pohyb" if is_czech else "Next motion").click()
        await page.get_by_role("button", name=chip_label.format(100), exact=True).click()
        await assert_page_usable(eve, f"chips-{name}")
        next_button = page.get_by_role("button", name="Dál" if is_czech else "Next", exact=True)
        await next_button.click()
        await page.get_by_label("Částka" if is_czech else "Amount").fill("1100")
        await assert_page_usable(eve, f"amount-{name}")
        await next_button.click()
        ruling_list = page.get_by_role("list", name="Rozhodnutí" if is_czech else "Ruling")
        await expect(ruling_list).to_contain_text("dorovnat" if is_czech else "call")
        await expect(page.locator(".books")).to_have_text("TDA 2024 56 · TDA 2024 45")
        await expect(ruling_list).to_be_in_viewport()
        await assert_page_usable(eve, f"ruling-{name}")
        # Every authority has a row of its own, with the numbers of its own book.
        await page.locator("summary", has_text=re.compile("vedle sebe|side by side")).click()
        rows = page.locator("tbody tr")
        await expect(rows).to_have_count(7)
        await expect(rows.nth(6)).to_be_visible()
        await expect(rows.nth(0).locator(".num")).to_have_text("TDA 2024 56 · TDA 2024 45")
        await expect(rows.nth(1).locator(".num")).to_have_text(re.compile(r"WSOP .* 92$"))
        await assert_page_usable(eve, f"every-{name}")
        if is_czech:
            assert await find_english_texts(eve) == []
        rule_link = page.get_by_role("link", name=re.compile("^BYND-16"))
        assert await rule_link.get_attribute("href") == "/rules/bynd#BYND-16"
        await expect(rule_link).to_contain_text("Několik žetonů" if is_czech else "Several chips")
        # Back returns to the previous question, where the answer can be changed.
        back_button = page.get_by_role("button", name="Zpět" if is_czech else "Back")
        await back_button.click()
        await page.get_by_label("Částka" if is_czech else "Amount").fill("400")
        await next_button.click()
        await expect(page.locator("article.ruling, h2.question").first).to_be_visible()
        await page.go_back()
        await expect(page.get_by_text(chapter_label, exact=True)).to_be_visible()
        assert eve.errors == []

    run_in_room(tmp_path, run_scenario)


@pytest.mark.long
def test_floor_is_used_by_keyboard(tmp_path: Path) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        eve = await BrowserPlayer.open(opened_browser, "Eve", base_url, DESKTOP)
        page = eve.page
        await page.goto(f"{base_url}/floor")
        await page.get_by_role("searchbox").wait_for()
        await tab_and_type(page, r"^What happened\?$", "undercall")
        await expect(page.get_by_role("link", name="A call with too few chips")).to_be_visible()
        await tab_and_type(page, r"^What happened\?$", "out of time")
        await expect(page.get_by_role("link", name="A player ran out of time")).to_be_visible()
        await page.keyboard.press("Tab")
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("heading", name="How much is the total bet")).to_be_focused()
        await page.keyboard.press("Tab")
        await page.keyboard.type("0")
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("heading", name="Ruling")).to_be_focused()
        ruling_list = page.get_by_role("list", name="Ruling")
        await expect(ruling_list).to_have_text("The player: check")
        # Other rulebooks kill the hand, and the page shows it.
        await expect(page.get_by_role("main")).to_contain_text("The player’s hand is dead")
        await tab_and_choose(page, "^Rules", "wsop-cash-2026")
        await expect(ruling_list).to_have_text("The player’s hand is dead")
        await page.reload()
        await expect(page.get_by_label("Rules")).to_have_value("wsop-cash-2026")
        assert eve.errors == []

    run_in_room(tmp_path, run_scenario)


@pytest.mark.slow
@run_in("long", "size1-en-GB-light")
@pytest.mark.parametrize(
    "size, locale, color_scheme", [(NARROW_WINDOW, "cs-CZ", "dark"), (DESKTOP, "en-GB", "light")]
)
def test_typed_line_is_ruled_by_keyboard(
    tmp_path: Path, size: dict[str, int], locale: str, color_scheme: Literal["dark", "light"]
) -> None:
    is_czech = locale.startswith("cs")

    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        eve = await BrowserPlayer.open(opened_browser, "Eve", base_url, size, locale)
        page, name = eve.page, f"typed-{locale}"
        await page.emulate_media(color_scheme=color_scheme)

        async def type_line(text: str) -> None:
            await page.goto(f"{base_url}/floor")
            await page.get_by_role("searchbox").wait_for()
            await tab_and_type(page, r"^(What happened|Co se stalo)\?$", text)
            await page.keyboard.press("Enter")

        await type_line(
            "sázka 600, jeden žeton 1000, nic neřekl" if is_czech else "bet 600, one 1000 chip"
        )
        ruling_list = page.get_by_role("list", name="Rozhodnutí" if is_czech else "Ruling")
        await expect(ruling_list).to_contain_text("dorovnat 600" if is_czech else "call 600")
        answer_list = page.get_by_role("list", name="Vaše odpovědi" if is_czech else "Your answers")
        await expect(answer_list).to_contain_text("600")
        # Controls half under the button bar scroll into view before they are tapped.
        await page.evaluate("scrollTo(0, document.body.scrollHeight)")
        await assert_page_usable(eve, f"{name}-ruling")
        # An open slot is asked, and the answer leads on.
        await type_line("čelí 1000 a posune 1400" if is_czech else "facing 1000 he pushes 1400")
        await expect(page.locator("h1.question")).to_be_focused()
        await assert_page_usable(eve, f"{name}-asks")
        # A line that is not understood gets suggestions and related situations.
        await type_line(
            "sázka 40, kejklíř povídá „check“ a hopsá"
            if is_czech
            else "the dealer clumsily dropped the stub"
        )
        await expect(page.locator("h1.lost")).to_be_focused()
        await assert_page_usable(eve, f"{name}-lost")
        await page.keyboard.press("Tab")
        await page.keyboard.press("Enter")
        await expect(page.locator(".question, article.ruling").first).to_be_visible()
        # A changed option persists; its choices are named as in the rules.
        await page.goto(f"{base_url}/floor")
        await page.locator("details.options summary").wait_for()
        await tab_and_press(page, await page.locator("details.options summary").inner_text())
        string_bet_option = page.locator("label[for=option-string_bet]")
        await tab_and_choose(page, re.escape(await string_bet_option.inner_text()), "warn")
        await assert_page_usable(eve, f"{name}-options")
        await page.reload()
        await expect(page.locator("details.options summary")).to_contain_text("1")
        assert eve.errors == []

    run_in_room(tmp_path, run_scenario)


PHONE = {"width": 375, "height": 667}


@pytest.mark.slow
@run_in("long", "en-GB")
@pytest.mark.parametrize("locale", ["cs-CZ", "en-GB"])
def test_chosen_situation_uses_facts_of_typed_line(tmp_path: Path, locale: str) -> None:
    """Answers read from the typed line are shown, used for the ruling, and can be changed."""
    czech = locale.startswith("cs")
    typed_line = (
        "no limit, sázka čtyřicet, kejklíř povídá „check“ a hopsá"
        if czech
        else "no limit, a 40 bet, the acrobat blurts check, hopping"
    )

    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        eve = await BrowserPlayer.open(opened_browser, "Eve", base_url, PHONE, locale)
        page, name = eve.page, f"chosen-{locale}"
        await page.goto(f"{base_url}/floor?say={quote(typed_line)}")
        await expect(page.locator("h1.lost")).to_be_focused()
        await assert_page_usable(eve, f"{name}-offers")
        situation_link = page.locator("main li a[href*='situation=']").first
        await expect(situation_link).to_have_attribute("href", re.compile("&say="))
        await page.goto(f"{base_url}/floor?situation=word-or-gesture&say={quote(typed_line)}")
        await expect(page.locator("h2.spoken")).to_be_focused()
        locator = page.locator("ul.given-answers").first
        await expect(locator).to_contain_text("40")
        await expect(locator).to_contain_text("Check")
        await page.evaluate("scrollTo(0, document.body.scrollHeight)")
        await assert_page_usable(eve, f"{name}-ruling")
        # The bet differs from the parsed one.
        await locator.get_by_role("button", name="40").click()
        await expect(page.locator("h2.question")).to_be_focused()
        await page.goto(f"{base_url}/floor?situation=word-or-gesture&say={quote(typed_line)}")
        await expect(page.locator("ul.given-answers").first).to_contain_text("40")
        # After the answers from the line comes the line itself.
        await page.get_by_role("button", name="Zpět" if czech else "Back").click()
        await expect(page.locator("h1.lost")).to_be_visible()
        assert eve.errors == []

    run_in_room(tmp_path, run_scenario)


@pytest.mark.slow
@run_in("long", "en-GB")
@pytest.mark.parametrize("locale", ["cs-CZ", "en-GB"])
def test_every_situation_page_opens_complete(tmp_path: Path, locale: str) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        eve = await BrowserPlayer.open(opened_browser, "Eve", base_url, NARROW_WINDOW, locale)
        page = eve.page
        await page.goto(f"{base_url}/floor")
        links = page.locator("details a.button")
        await links.first.wait_for(state="attached")
        addresses = await links.evaluate_all("all => all.map((each) => each.getAttribute('href'))")
        assert len(addresses) > 100
        for address in addresses[:: 1 if locale.startswith("cs") else 5]:
            await page.goto(f"{base_url}{address}")
            question_or_ruling = page.locator("h2.question, article.ruling")
            await expect(question_or_ruling.first).to_be_visible()
            assert await page.evaluate(OVERFLOW_PX_SCRIPT) <= 0, address
            find_empty_elements = (
                "() => [...document.querySelectorAll('main button, main h2, .orders li')]"
            )
            find_empty_elements += (
                ".filter((each) => !each.textContent.trim() && !each.ariaLabel).length"
            )
            assert await page.evaluate(find_empty_elements) == 0, address
            if locale.startswith("cs"):
                assert await find_english_texts(eve) == [], address
        assert eve.errors == []

    run_in_room(tmp_path, run_scenario)


@pytest.mark.slow
def test_floor_page_uses_public_facts_of_table(tmp_path: Path) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        ann, ben = [
            await BrowserPlayer.open(opened_browser, name, base_url, NARROW_WINDOW)
            for name in ("Ann", "Ben")
        ]
        table = await ann.create_table(toml=SIX_CHAIRS_TOML, name="Club", between=0.5)
        link = f"{base_url}/t/{table}"
        await ann.page.goto(link)
        await ann.sit(1)
        await ben.join_by_link(link)
        await ben.sit(2)
        while not await ann.read_hand_number():
            await ann.page.wait_for_timeout(100)
        await ann.page.locator("summary", has=ann.page.locator("svg")).first.click()
        await ann.page.get_by_role("link", name="Ask the floor").click()
        page = ann.page
        await expect(page.get_by_text("Hand 1: pot 3, bet 2.")).to_be_visible()
        await page.get_by_text("Turns and time", exact=True).click()
        await page.get_by_role("link", name="A fold out of turn").click()
        await expect(page.get_by_role("heading", name="Which player?")).to_be_visible()
        await assert_page_usable(ann, "seats")
        await page.get_by_role("button", name="Ann", exact=True).click()
        await expect(page.get_by_role("list", name="Ruling")).to_have_text("Ann: fold")
        assert ann.errors == []

    run_in_room(tmp_path, run_scenario)


@pytest.mark.slow
def test_home_page_links_to_floor(tmp_path: Path) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        eve = await BrowserPlayer.open(opened_browser, "Eve", base_url, NARROW_WINDOW)
        await eve.page.goto(base_url)
        await eve.page.get_by_role("main").get_by_role("link", name="Ask the floor").click()
        await expect(eve.page.get_by_role("heading", name="Ask the floor")).to_be_visible()
        assert eve.errors == []

    run_in_room(tmp_path, run_scenario)


@run_in("long", "en-GB")
@run_in("slow", "cs-CZ")
@pytest.mark.parametrize("locale", ["cs-CZ", "en-GB"])
def test_side_pot_tool_works_on_phone(tmp_path: Path, locale: str) -> None:
    is_czech = locale.startswith("cs")

    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        eve = await BrowserPlayer.open(opened_browser, "Eve", base_url, NARROW_WINDOW, locale)
        page = eve.page
        await page.goto(f"{base_url}/tools")
        await assert_page_usable(eve, f"tools-{locale}")
        await page.get_by_role("link", name="Vedlejší banky" if is_czech else "Side pots").click()
        seat_label = "č. {}" if is_czech else "seat {}"
        for number, chips in enumerate((100, 300, 300, 50), 1):
            await page.get_by_label(seat_label.format(number), exact=True).first.fill(str(chips))
        await page.get_by_role("button", name=seat_label.format(4), exact=True).click()
        await page.get_by_role("button", name="Spočítat" if is_czech else "Calculate").click()
        pot_lines = page.locator(".answer li")
        await expect(pot_lines.first).to_contain_text("3 \u00d7 100 + 50 = 350")
        await expect(pot_lines.nth(2)).to_contain_text("2 \u00d7 200 = 400")
        await assert_page_usable(eve, f"side-pots-{locale}")
        await page.goto(f"{base_url}/tools?tool=legal-raise")
        await page.locator("#tool-actions").fill("600 c")
        await page.locator("#tool-players").fill("4")
        await page.locator("#tool-to").fill("900")
        await page.keyboard.press("Enter")
        await expect(page.locator(".asked")).to_contain_text(re.compile("1.000"))
        await assert_page_usable(eve, f"legal-raise-{locale}")
        if is_czech:
            assert await find_english_texts(eve) == []
        assert eve.errors == []

    run_in_room(tmp_path, run_scenario)


def test_every_dealer_tool_answers(tmp_path: Path) -> None:
    tool_results = {
        "pot-limit": {"#tool-middle": "35"},
        "levels": {"#tool-levels": "25/50\n50/100@15"},
        "owed": {"#tool-bet": "0"},
    }

    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        eve = await BrowserPlayer.open(opened_browser, "Eve", base_url, DESKTOP)
        page = eve.page
        for tool, fields in tool_results.items():
            await page.goto(f"{base_url}/tools?tool={tool}")
            for field, text in fields.items():
                await page.locator(field).fill(text)
            if tool == "owed":
                await page.get_by_label("Missed the big blind").check()
            await page.get_by_role("button", name="Calculate").click()
            await expect(page.locator(".answer li").first).to_be_visible()
        for tool, chips in (("odd-chips", "101"), ("shows-first", "")):
            await page.goto(f"{base_url}/tools?tool={tool}")
            if chips:
                await page.locator("#tool-chips").fill(chips)
            for seat in (1, 2):
                await page.get_by_role("button", name=f"seat {seat}", exact=True).first.click()
            button_group = page.get_by_role("group", name="Button")
            await button_group.get_by_role("button", name="seat 1", exact=True).click()
            await page.get_by_role("button", name="Calculate").click()
            await expect(page.locator(".answer li").first).to_be_visible()
        assert eve.errors == []

    run_in_room(tmp_path, run_scenario)


LARGE_WINDOW = {"width": 1440, "height": 900}
PHONE_WINDOW = {"width": 390, "height": 844}


@pytest.mark.slow
@run_in("long", "en-GB")
@pytest.mark.parametrize("locale", ["cs-CZ", "en-GB"])
def test_dealer_pages_fit_phone_and_desktop(tmp_path: Path, locale: str) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        eve = await BrowserPlayer.open(opened_browser, "Eve", base_url, PHONE_WINDOW, locale)
        page = eve.page
        for size in (PHONE_WINDOW, LARGE_WINDOW):
            await page.set_viewport_size({"width": size["width"], "height": size["height"]})
            for path in ("floor", "live", "tools", "rules/situations"):
                await page.goto(f"{base_url}/{path}")
                await page.locator("h1").first.wait_for()
                name = f"page-{path.replace('/', '-')}-{locale}-{size['width']}"
                await assert_page_usable(eve, name)
                await page.keyboard.press("Tab")
                focused_tag = await page.evaluate("document.activeElement.tagName")
                assert focused_tag in ("A", "BUTTON", "INPUT"), name
        assert eve.errors == []

    run_in_room(tmp_path, run_scenario)


@pytest.mark.slow
def test_rulebook_uses_language_chosen_in_room(tmp_path: Path) -> None:
    async def run_scenario(opened_browser: Browser, base_url: str) -> None:
        eve = await BrowserPlayer.open(opened_browser, "Eve", base_url, PHONE_WINDOW, "en-GB")
        page = eve.page
        await page.goto(f"{base_url}/rules/alln")
        await expect(page.locator("h1")).to_have_text("All-in and side pots (ALLN)")
        await page.goto(f"{base_url}/floor")
        await page.get_by_label("Language").select_option("Čeština")
        await page.get_by_text("Žetony a sázky", exact=True).wait_for()
        await page.goto(f"{base_url}/rules/alln")
        await expect(page.locator("h1")).to_have_text("All-in a vedlejší banky (ALLN)")
        await assert_page_usable(eve, "rules-cs-390")
        await page.get_by_role("link", name="English").click()
        await expect(page.locator("h1")).to_have_text("All-in and side pots (ALLN)")
        await page.goto(f"{base_url}/rules")
        await expect(page.locator("h1")).to_have_text("The rulebook")
        assert eve.errors == []

    run_in_room(tmp_path, run_scenario)
