"""Players in browsers: a private room, one Chromium, and a context for each player."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
from collections.abc import AsyncIterator, Awaitable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.async_api import Browser, BrowserContext, Page, Playwright, async_playwright, expect
from playwright.async_api import Error as PlaywrightError

from riverboat.service.house_room import DATABASE_FILE
from riverboat.store.store_urls import open_store
from tests import forked
from tests.limits import STEP_MS

ROOT = Path(__file__).resolve().parents[2]
BUILT_CLIENT_PAGE = ROOT / "src" / "riverboat" / "web" / "static" / "index.html"
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

expect.set_options(timeout=STEP_MS)

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Fewer processes: no spare one, none for each site, and none for the two lists below an address
    # bar that no test sees: these alone took half of Chromium's time. The other features are those
    # that Playwright turns off: of several lists the last one counts.
    "--disable-site-isolation-trials",
    "--disable-features=SpareRendererForSitePerProcess,WebUIOmniboxPopup,WebUIOmniboxAimPopup,"
    "AvoidUnnecessaryBeforeUnloadCheckSync,"
    "BoundaryEventDispatchTracksNodeRemoval,DestroyProfileOnBrowserClose,DialMediaRouteProvider,"
    "GlobalMediaControls,HttpsUpgrades,LensOverlay,MediaRouter,PaintHolding,"
    "ThirdPartyStoragePartitioning,Translate,AutoDeElevate,RenderDocument,OptimizationHints",
]

DEVICE_THEME_SCRIPT = """try {
    localStorage.getItem('rb.theme') ?? localStorage.setItem('rb.theme', 'auto');
} catch { /* a page without storage */ }"""

PASSIVE_LABELS = (
    r"^Check", r"^Call", r"^Bring in", r"^Stand pat", r"^No straddle", r"^Once", r"^Muck",
    r"^Show", r"^High", r"^Fold",
)  # fmt: skip
"""Buttons that end the hand cheaply, the cheapest first."""


CAUTIOUS_LABELS = (r"^Check", r"^No straddle", r"^Muck", r"^Show", r"^Fold")
"""Buttons that never risk the whole stack."""

FIND_BUTTON_SCRIPT = """(presses) => {
    const bar = document.querySelector('section.bar');
    // It is somebody else's turn, or it has changed in this moment.
    if (!bar || bar.querySelector('[aria-label="Pre-actions"], [aria-disabled=true]')) return '';
    const names = [...bar.querySelectorAll('button:not([disabled])')]
        .map((each) => (each.ariaLabel ?? each.textContent).trim());
    return presses.find((press) => names.some((name) => new RegExp(press).test(name))) ?? '';
}"""
"""First of these buttons that is offered, by a single query, because it is called often."""


def chromium() -> str:
    """Return the path of the system's Chromium, or skip the test."""
    program_names = ("chromium", "chromium-browser", "google-chrome")
    executable = os.environ.get("RIVERBOAT_CHROMIUM") or next(
        filter(None, map(shutil.which, program_names)), ""
    )
    if not executable:
        pytest.skip("no Chromium: install it, or name it in RIVERBOAT_CHROMIUM")
    if not BUILT_CLIENT_PAGE.is_file():
        pytest.skip("the pages are not built: make client")
    return executable


@contextmanager
def run_server(data_dir: Path, *options: str) -> Iterator[str]:
    """Start a room in its own process and yield its URL."""
    command = ["serve", "--port", "0", "--data", str(data_dir)]
    limits = {"NEWCOMERS": "10000", "REQUESTS": "10000", "MESSAGES": "500"}
    limits |= {"PROCESSOR": "100000", "PROCESSOR_BURST": "1000000"}
    share_limit_names = (
        "SOCKETS_ADDRESS",
        "SOCKETS_EACH",
        "TABLES_ADDRESS",
        "OPENINGS",
        "CONFIGURATIONS",
    )
    limits |= dict.fromkeys(share_limit_names, "10000")  # all players share one address
    environment = {f"RIVERBOAT_LIMITS_{name}": value for name, value in limits.items()}
    command += ["--log-level", "warning", *options]
    process = forked.start_program("riverboat", *command, environ=environment)
    try:
        line = process.stdout.readline()
        yield line.split()[-1].replace("localhost", "127.0.0.1")
    finally:
        process.kill()  # how a room closes is looked at elsewhere
        process.wait()
        process.stdout.close()


class ContextSettings(NamedTuple):
    """The settings of a page: later players with the same settings may reuse its context."""

    size: dict[str, int]
    locale: str
    has_animations: bool


class _SharedBrowser:
    """One Chromium for all tests of a process, and its event loop.

    Starting it takes seconds, and a context is as isolated as a browser. Creating a context takes
    one second, so contexts are emptied and reused.
    """

    def __init__(self) -> None:
        self.runner: asyncio.Runner | None = None
        self.playwright: Playwright | None = None
        self.opened_browser: Browser | None = None
        self.unused_contexts: dict[str, list[BrowserContext]] = {}
        """Unused contexts by language, which cannot be changed."""
        self.lent_contexts: list[tuple[str, BrowserContext, str]] = []

    def run(self, scenario: Coroutine[Any, Any, None]) -> None:
        self.runner = self.runner or asyncio.Runner()
        self.runner.run(scenario)

    async def browser(self) -> Browser:
        if self.opened_browser is None or not self.opened_browser.is_connected():
            path = chromium()
            self.playwright = self.playwright or await async_playwright().start()
            self.opened_browser = await self.playwright.chromium.launch(
                executable_path=path, args=CHROMIUM_FLAGS
            )
            self.unused_contexts = {}
        return self.opened_browser

    async def lend_context(
        self, opened_browser: Browser, settings: ContextSettings, base_url: str
    ) -> BrowserContext:
        """Return a context with one page for a player of a room."""
        if self.unused_contexts.get(settings.locale):
            context = self.unused_contexts[settings.locale].pop()
        else:
            context = await new_context(opened_browser, locale=settings.locale)
            await context.new_page()
        page = context.pages[0]
        await page.set_viewport_size(
            {"width": settings.size["width"], "height": settings.size["height"]}
        )
        await page.emulate_media(
            reduced_motion="no-preference" if settings.has_animations else "reduce"
        )
        self.lent_contexts.append((settings.locale, context, base_url))
        return context

    async def empty_contexts(self, opened_browser: Browser) -> None:
        """Empty the lent contexts."""
        while self.lent_contexts:
            locale, context, base_url = self.lent_contexts.pop()
            if context in opened_browser.contexts:
                await _empty_context(context, base_url)
                self.unused_contexts.setdefault(locale, []).append(context)

    async def close_unusable_contexts(self, opened_browser: Browser) -> None:
        """Close the contexts that later players cannot reuse."""
        self.lent_contexts.clear()
        usable_contexts = [
            context for contexts in self.unused_contexts.values() for context in contexts
        ]
        for context in opened_browser.contexts:
            if context not in usable_contexts:
                await context.close()

    async def _stop_browser(self) -> None:
        if self.opened_browser is not None:
            await self.opened_browser.close()
        if self.playwright is not None:
            await self.playwright.stop()

    def close(self) -> None:
        if self.runner is not None:
            self.runner.run(self._stop_browser())
            self.runner.close()
        self.__init__()  # type: ignore[misc]


async def _empty_context(context: BrowserContext, base_url: str) -> None:
    """Remove all data of an earlier room from a context."""
    page = await context.new_page()
    for open_page in context.pages:
        if open_page is not page:
            await open_page.close()
    await context.clear_cookies()
    await context.clear_permissions()
    cdp_session = await context.new_cdp_session(page)
    await cdp_session.send(
        "Storage.clearDataForOrigin", {"origin": base_url, "storageTypes": "all"}
    )
    await cdp_session.detach()


_SHARED_BROWSER = _SharedBrowser()


def run_on_browser_loop(scenario: Awaitable[None], seconds: float = 420) -> None:
    """Run work on the browser's event loop with a timeout."""

    async def limit_time() -> None:
        async with asyncio.timeout(seconds):
            await scenario

    _SHARED_BROWSER.run(limit_time())


def close_browser() -> None:
    """Close the Chromium of this process, if any."""
    _SHARED_BROWSER.close()


async def new_context(opened_browser: Browser, **options: Any) -> BrowserContext:
    """Return a new context with the theme of the device, whose steps fail after STEP_MS."""
    context = await opened_browser.new_context(**options)
    await context.add_init_script(DEVICE_THEME_SCRIPT)
    context.set_default_timeout(STEP_MS)
    return context


@asynccontextmanager
async def open_browser() -> AsyncIterator[Browser]:
    """Yield an empty Chromium, within :func:`run_on_browser_loop`; close all players afterwards."""
    opened_browser = await _SHARED_BROWSER.browser()
    try:
        yield opened_browser
        await _SHARED_BROWSER.empty_contexts(opened_browser)
    except BaseException:
        await _save_failed_pages(opened_browser)
        raise
    finally:
        await _SHARED_BROWSER.close_unusable_contexts(opened_browser)


async def _save_failed_pages(opened_browser: Browser) -> None:
    """Save pictures and texts of all open pages to RIVERBOAT_SHOTS, if it is set."""
    folder = os.environ.get("RIVERBOAT_SHOTS")
    test_name = re.sub(r"\W+", "-", os.environ.get("PYTEST_CURRENT_TEST", "").partition("::")[2])
    pages = [page for context in opened_browser.contexts for page in context.pages]
    for page_index, page in enumerate(pages if folder and opened_browser.is_connected() else []):
        path = Path(folder or "") / f"failed-{test_name}-{page_index}.png"
        with suppress(PlaywrightError):
            await page.screenshot(path=path)
            text = await page.locator("body").aria_snapshot()
            path.with_suffix(".txt").write_text(f"{page.url}\n{text}\n", encoding="utf-8")


class BrowserPlayer:
    """A player with a browser, and the errors that occurred in it."""

    def __init__(self, name: str, context: BrowserContext, page: Page, base_url: str) -> None:
        self.name, self.context, self.page, self.base_url = name, context, page, base_url
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self._record_console(message))

    def _record_console(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(f"{message.type}: {message.text}")

    @classmethod
    async def open(
        cls,
        opened_browser: Browser,
        name: str,
        base_url: str,
        size: dict[str, int] = DESKTOP,
        locale: str = "en-GB",
        has_animations: bool = False,
    ) -> BrowserPlayer:
        """Open a browser with this window size; *has_animations* enables the slow animations."""
        settings = ContextSettings(size, locale, has_animations)
        context = await _SHARED_BROWSER.lend_context(opened_browser, settings, base_url)
        return cls(name, context, context.pages[0], base_url)

    async def join_by_link(self, link: str) -> None:
        """Open a link, enter a name and join."""
        await self.page.goto(link)
        await self.page.get_by_label("Your name").fill(self.name)
        await self.page.get_by_role("button", name="Join table").click()
        await self.page.get_by_role("list", name="Seats").wait_for(state="attached")

    async def sit(self, chair: int) -> None:
        await self.page.get_by_role("button", name=f"Sit here: seat {chair}").click()
        await self.page.get_by_role("button", name=re.compile("^Buy in for")).click()
        seat_button = self.page.get_by_role("button", name=f"Sit here: seat {chair}")
        await seat_button.wait_for(state="detached")

    async def create_table(self, **options: Any) -> str:
        """Join under the player's name and open a table through the API; return its id."""
        await self.page.goto(self.base_url)
        return str(
            await self.page.evaluate(
                """async ([name, body]) => {
                    const json = {'Content-Type': 'application/json'};
                    await fetch('/api/guest', {
                        method: 'POST', body: JSON.stringify({name}), headers: json,
                    });
                    const me = await (await fetch('/api/me')).json();
                    const answer = await fetch('/api/tables', {
                        method: 'POST', body: JSON.stringify(body),
                        headers: {...json, 'X-CSRF': me.csrf},
                    });
                    return (await answer.json()).id;
                }""",
                [self.name, options],
            )
        )

    async def act(self, labels: Sequence[str] = PASSIVE_LABELS) -> str:
        """Press the cheapest offered action; return its label, or an empty string."""
        try:
            pattern = await self.page.evaluate(FIND_BUTTON_SCRIPT, list(labels))
            if not pattern:
                return ""
            bar = self.page.get_by_role("region", name="Actions")
            button = bar.get_by_role("button", name=re.compile(pattern), disabled=False).first
            text = " ".join((await button.inner_text(timeout=1000)).split())
            await button.click(timeout=1000)
        except PlaywrightError:  # its turn was over before it was pressed
            return ""
        return text

    async def read_hand_number(self) -> int:
        """Return the hand number that the page shows."""
        header_text = await self.page.evaluate("document.querySelector('header')?.innerText ?? ''")
        match = re.search(r"hand (\d+)", header_text)
        return int(match[1]) if match else 0


WAIT_FOR_STILL_PAGE_SCRIPT = """() => new Promise((done) => {
    const moving = () => document.getAnimations().some((each) =>
        each.playState === 'running' && each.effect?.getComputedTiming().endTime < Infinity);
    const picture = () => [...document.querySelectorAll('body *')].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
    }).join(';') + document.body.innerText.replace(/[0-9]+/g, '');
    let [before, same] = ['', 0];
    const look = () => {
        const now = picture();
        same = now === before && !moving() ? same + 1 : 0;
        before = now;
        same < 4 ? setTimeout(look, 30) : done();
    };
    look();
})"""
"""Resolves once nothing has moved and no text but numbers has changed for some frames."""


async def wait_until_still(page: Page) -> None:
    """Wait until a page has its content, and its transitions and animations have ended."""
    await page.evaluate(WAIT_FOR_STILL_PAGE_SCRIPT)


async def play_hands(
    players: list[BrowserPlayer],
    last_hand_number: int,
    seconds: float,
    labels: Sequence[str] = PASSIVE_LABELS,
) -> None:
    """Play with all players until the table has begun this many hands."""
    async with asyncio.timeout(seconds):
        while await players[0].read_hand_number() <= last_hand_number:
            pressed_labels = await asyncio.gather(*[player.act(labels) for player in players])
            if not any(pressed_labels):
                await asyncio.sleep(0.1)


async def make_admin(data_dir: Path, name: str) -> None:
    """Make an account of a served room an administrator, as the owner of its folder can."""
    store = open_store(str(data_dir / DATABASE_FILE))
    await store.open()
    try:
        await store.set_admin(name, True)
    finally:
        await store.close()
