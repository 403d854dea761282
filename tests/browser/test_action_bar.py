"""The action bar never moves, hides no control, and handles a double click once."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import combinations
from pathlib import Path

import pytest
from playwright.async_api import Error as PlaywrightError

from tests.browser.browser_players import (
    PASSIVE_LABELS,
    BrowserPlayer,
    chromium,
    open_browser,
    run_on_browser_loop,
    run_server,
)
from tests.limits import HANG
from tests.schedule import run_in
from tests.thorough import THOROUGH

ACTIVE_LABELS = (r"^Bet", r"^Raise", *PASSIVE_LABELS)
"""Buttons that prefer bets."""

WINDOW_SIZES = [
    {"width": 1280, "height": 800},
    {"width": 360, "height": 740},
    {"width": 390, "height": 844},
    {"width": 768, "height": 1024},
    {"width": 844, "height": 390},
    {"width": 1440, "height": 900},
    {"width": 2560, "height": 1440},
]
if not THOROUGH:
    WINDOW_SIZES = [
        WINDOW_SIZES[0],
        WINDOW_SIZES[1],
        WINDOW_SIZES[4],
    ]  # the usual one, the narrowest, the lowest
SMALLEST_WINDOW = WINDOW_SIZES[0]

GAMES = {
    "5-10": ("no-limit hold'em 5/10", 12_480),
    "omaha8": ("pot-limit omaha hi-lo 50/100", 1_250_000),
    "draw": ("limit 2-7 triple draw 2/4", 400),
}
if THOROUGH:
    GAMES |= {
        "stud": ("limit seven-card stud 4/8 ante 1 bring-in 2", 400),
        "1-2": ("no-limit hold'em 1/2", 400),
        "50-100": ("no-limit hold'em 50/100", 1_250_000),
        "horse": ("horse 4/8 ante 1 bring-in 2", 400),
    }

MEASURE_BAR_SCRIPT = """() => {
    const bar = document.querySelector('section.bar');
    const area = bar.getBoundingClientRect();
    const name = (each) => each.dataset.place ?? each.getAttribute('aria-keyshortcuts')
        ?? each.type + ' ' + each.getAttribute('aria-label');
    const controls = [...bar.querySelectorAll('button, input')]
        .filter((each) => !each.closest('dialog')).map((each) => {
            const box = each.getBoundingClientRect();
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            const at = document.elementFromPoint(x, y);
            return {
                name: name(each),
                text: each.textContent.trim(),
                box: [box.left, box.top, box.right, box.bottom],
                over: each.contains(at) ? '' : at?.outerHTML.slice(0, 200) ?? 'nothing',
                spills: each.tagName === 'BUTTON' && each.scrollWidth > each.clientWidth + 1,
            };
        });
    const small = [...bar.querySelectorAll('*')]
        .filter((each) => [...each.childNodes].some((n) => n.nodeType === 3 && n.data.trim()))
        .filter((each) => parseFloat(getComputedStyle(each).fontSize) < 13)
        .map((each) => each.textContent);
    return {
        area: [area.left, area.top, area.right, area.bottom],
        wide: document.documentElement.scrollWidth - innerWidth,
        controls, small,
    };
}"""


WAIT_FOR_LAYOUT_SCRIPT = """async (width) => {
    const bar = () => document.querySelector('section.bar').getBoundingClientRect();
    const area = () => JSON.stringify(bar());
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    let [was, since] = ['', performance.now()];
    while (performance.now() - since < 150) {
        await frame();
        if (innerWidth === width && area() === was) continue;
        [was, since] = [area(), performance.now()];
    }
}"""
"""Wait until the layout is stable after a resize."""


PRESS_FIRST_BUTTON_SCRIPT = """(presses) => {
    const buttons = [...document.querySelectorAll('section.bar [data-place]')];
    if (buttons.some((each) => each.ariaDisabled || each.ariaPressed)) return '';
    for (const press of presses) {
        const found = buttons.find((each) => !each.disabled
            && new RegExp(press).test(each.textContent.trim()));
        if (found) return found.click(), found.textContent.trim();
    }
    return '';
}"""


async def press_first_button(player: BrowserPlayer, labels: Sequence[str] = PASSIVE_LABELS) -> str:
    """Press the first offered action in one step; return its label, or an empty string."""
    return str(await player.page.evaluate(PRESS_FIRST_BUTTON_SCRIPT, list(labels)))


class BarLayoutRecorder:
    """Layouts of the action bar, recorded by window size."""

    def __init__(self, player: BrowserPlayer) -> None:
        self.page = player.page
        self.boxes_by_control: dict[tuple[int, str], list[float]] = {}
        self.areas: dict[int, list[float]] = {}
        self.layouts: set[frozenset[str]] = set()

    async def record(self) -> None:
        """Record new layouts at all sizes, and known ones at the current size."""
        control_names = await self._record_at_width(SMALLEST_WINDOW["width"])
        if control_names in self.layouts:
            return
        self.layouts.add(control_names)
        for size in (*WINDOW_SIZES[1:], SMALLEST_WINDOW):
            await self.page.set_viewport_size(size)  # type: ignore[arg-type]
            await self.page.evaluate(WAIT_FOR_LAYOUT_SCRIPT, size["width"])
            await self._record_at_width(size["width"])

    async def _record_at_width(self, width: int) -> frozenset[str]:
        bar_measures = await self.page.evaluate(MEASURE_BAR_SCRIPT)
        controls = bar_measures["controls"]
        layout_text = f"{width} px: {[control['text'] or control['name'] for control in controls]}"
        assert bar_measures["small"] == [], layout_text
        assert bar_measures["wide"] <= 0, layout_text
        for control in controls:
            assert not control["over"], (
                f"{control['over']} is over {control['name']}, {layout_text}"
            )
            assert not control["spills"], f"{control['text']} does not fit, {layout_text}"
            assert _is_inside(control["box"], bar_measures["area"]), (
                f"{control['name']} is outside, {layout_text}"
            )
        for first_control, second_control in combinations(controls, 2):
            assert not _overlaps(first_control["box"], second_control["box"]), (
                first_control["name"],
                second_control["name"],
                layout_text,
            )
        assert self.areas.setdefault(width, bar_measures["area"]) == bar_measures["area"], (
            layout_text
        )
        control_names = [control["name"] for control in controls]
        assert len(set(control_names)) == len(control_names), layout_text
        for control in controls:
            if _has_own_place(control["name"], control_names):
                first_box = self.boxes_by_control.setdefault(
                    (width, control["name"]), control["box"]
                )
                assert first_box == control["box"], f"{control['name']} moved, {layout_text}"
        return frozenset(control_names)


def _has_own_place(name: str, names: list[str]) -> bool:
    """Return True if no other control of the bar has the place of this one."""
    control_name = name.split("-")[0]
    return control_name not in ("left", "right") or f"{control_name}-2" not in names


def _is_inside(control_box: list[float], area: list[float]) -> bool:
    return (
        control_box[0] >= area[0]
        and control_box[1] >= area[1]
        and control_box[2] <= area[2]
        and control_box[3] <= area[3]
    )


def _overlaps(box: list[float], other_box: list[float]) -> bool:
    overlaps_horizontally = box[0] < other_box[2] - 0.5 and other_box[0] < box[2] - 0.5
    return overlaps_horizontally and box[1] < other_box[3] - 0.5 and other_box[1] < box[3] - 0.5


HeadsUpScenario = Callable[[BrowserPlayer, BrowserPlayer], Awaitable[None]]


def play_heads_up(
    data_dir: Path, toml: str, scenario: HeadsUpScenario, hand_break_seconds: float = 0.5
) -> None:
    """Let Ann and Bob sit at a new table and play."""
    chromium()

    async def play(base_url: str) -> None:
        async with open_browser() as opened_browser:
            ann = await BrowserPlayer.open(opened_browser, "Ann", base_url)
            bob = await BrowserPlayer.open(opened_browser, "Bob", base_url)
            table = await ann.create_table(toml=toml, name="The bar", between=hand_break_seconds)
            link = f"{base_url}/t/{table}"
            await ann.page.goto(link)
            await bob.join_by_link(link)
            await ann.sit(1)
            await bob.sit(2)
            await scenario(ann, bob)
            assert [ann.errors, bob.errors] == [[], []]

    with run_server(data_dir) as base_url:
        run_on_browser_loop(play(base_url), 200)


def make_table_toml(game: str, stack: int = 400, preset: str = "online") -> str:
    return (
        f'preset = "{preset}"\ngame = "{game}"\nchairs = 2\n'
        f"[buy_in]\nleast = {stack}\nmost = {stack}\n"
    )


@pytest.mark.slow
@run_in("long", "draw", "omaha8")
@pytest.mark.parametrize("game, stack", GAMES.values(), ids=GAMES)
def test_bar_controls_are_on_top_and_do_not_move(game: str, stack: int, tmp_path: Path) -> None:
    """Check all window sizes, at every turn of two hands and between the hands."""

    async def run_scenario(ann: BrowserPlayer, bob: BrowserPlayer) -> None:
        layout_recorder = BarLayoutRecorder(ann)
        while await ann.read_hand_number() <= 2:
            await layout_recorder.record()
            labels = ACTIVE_LABELS if len(layout_recorder.layouts) < 6 else PASSIVE_LABELS
            if not any(
                await asyncio.gather(
                    press_first_button(ann, labels), press_first_button(bob, PASSIVE_LABELS)
                )
            ):
                await asyncio.sleep(0.05)
        assert any({"left", "middle", "right"} <= layout for layout in layout_recorder.layouts)
        has_sized_bets = any(
            str(place) in layout for layout in layout_recorder.layouts for place in range(1, 6)
        )
        assert has_sized_bets == (not game.startswith(("limit", "horse")))

    play_heads_up(tmp_path / "room", make_table_toml(game, stack), run_scenario)


# Accidents ----------------------------------------------------------------------------------------


class SentCommands:
    """The commands that a player's page has sent since the last check."""

    def __init__(self, player: BrowserPlayer) -> None:
        self.player, self.page = player, player.page
        self.sent_actions: list[str] = []
        self.page.on("websocket", lambda socket: socket.on("framesent", self._record_action))

    def _record_action(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["t"] == "wish":
            self.sent_actions.append(message["wish"]["do"])

    async def double_click(self, label: str, delay_ms: int) -> list[str]:
        """Double-click the button and return the commands sent."""
        await wait_until_enabled(self.player, label)
        button = self.page.locator("section.bar button", has_text=re.compile(label)).first
        box = await button.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.sent_actions.clear()
        if delay_ms:
            await self.page.evaluate(CLICK_TWICE_SCRIPT, [x, y, delay_ms])
        else:
            await self.page.mouse.dblclick(x, y)
        await self.page.wait_for_timeout(700)
        pressed_button = self.page.locator("section.bar button[aria-pressed=true][data-place]")
        return [
            *self.sent_actions,
            *[f"ahead: {text}" for text in await pressed_button.all_inner_texts()],
        ]


CLICK_TWICE_SCRIPT = """([x, y, apart]) => new Promise((done) => {
    const click = () => document.elementFromPoint(x, y)?.closest('button')?.click();
    click();
    setTimeout(() => (click(), done()), apart);
})"""
"""Two clicks at a point with a fixed interval, however busy the machine is."""


async def play_until_button(player: BrowserPlayer, opponent: BrowserPlayer, label: str) -> None:
    """Play cheaply with both players until one has this button."""
    pattern = re.compile(label)
    own_button = player.page.locator("section.bar button:not([aria-pressed])", has_text=pattern)
    while not await own_button.count():
        for acting_player in (opponent, player):
            if not await own_button.count():
                await press_first_button(acting_player)
        await asyncio.sleep(0.05)


@pytest.mark.slow
@run_in("long", "330")
@pytest.mark.parametrize("delay_ms", [0, 330])
def test_double_click_sends_one_command(delay_ms: int, tmp_path: Path) -> None:
    """Double-click Call, every Check to the end of a hand, and Fold."""

    async def run_scenario(ann: BrowserPlayer, bob: BrowserPlayer) -> None:
        sent_commands = SentCommands(ann)
        await ann.page.reload()
        await play_until_button(ann, bob, "^Call")
        assert await sent_commands.double_click("^Call", delay_ms) == ["call"]
        hand_number = await ann.read_hand_number()
        while True:
            await play_until_button(ann, bob, "^(Check|Call)")
            if await ann.read_hand_number() != hand_number:
                break
            if await ann.page.get_by_role("button", name=re.compile("^Check")).count():
                assert await sent_commands.double_click("^Check", delay_ms) == ["check"]
        await ann.page.evaluate("localStorage.setItem('rb.table', '{\"sureFold\": false}')")
        await ann.page.reload()
        await play_until_button(ann, bob, "^Fold")
        assert await sent_commands.double_click("^Fold", delay_ms) == ["fold"]

    play_heads_up(
        tmp_path / "room",
        make_table_toml("no-limit hold'em 1/2", preset="cash"),
        run_scenario,
        hand_break_seconds=3,
    )


@pytest.mark.slow
def test_repeated_key_sends_one_command(tmp_path: Path) -> None:
    async def run_scenario(ann: BrowserPlayer, bob: BrowserPlayer) -> None:
        sent_commands = SentCommands(ann)
        await ann.page.reload()
        await play_until_button(ann, bob, "^Call")
        await wait_until_enabled(ann, "^Call")
        sent_commands.sent_actions.clear()
        for _ in range(3):
            await ann.page.keyboard.press("c")
            await ann.page.wait_for_timeout(200)
        await ann.page.wait_for_timeout(600)
        assert sent_commands.sent_actions == ["call"]
        assert not await ann.page.locator("section.bar button[aria-pressed=true]").count()

    play_heads_up(tmp_path / "room", make_table_toml("no-limit hold'em 1/2"), run_scenario)


async def wait_until_enabled(player: BrowserPlayer, label: str) -> None:
    """Wait until a button of the bar is enabled."""
    enabled_buttons = player.page.locator("section.bar button:not([aria-disabled=true])")
    await enabled_buttons.filter(has_text=re.compile(label)).first.wait_for()


WATCH_SECOND_CLICK_SCRIPT = """(later) => new Promise((done) => {
    const middle = () => document.querySelector('section.bar [data-place=middle]');
    const before = middle()?.dataset.means;
    const seen = new MutationObserver(() => {
        const button = middle();
        if (!button || button.dataset.means === before) return;
        seen.disconnect();
        setTimeout(() => (middle().click(), done(middle().dataset.means)), later);
    });
    const watch = {subtree: true, childList: true, attributes: true};
    seen.observe(document.body, watch);
})"""


@pytest.mark.landing
def test_changed_button_ignores_clicks_briefly(tmp_path: Path) -> None:
    """A control under the pointer is disabled for a moment after its meaning changes."""

    async def run_scenario(ann: BrowserPlayer, bob: BrowserPlayer) -> None:
        sent_commands = SentCommands(ann)
        await ann.page.reload()
        await play_until_button(ann, bob, "^Call|^Check")
        while not await ann.page.get_by_role("group", name="Pre-actions").count():
            await press_first_button(ann)
            await asyncio.sleep(0.1)
        sent_commands.sent_actions.clear()
        click_task = asyncio.create_task(ann.page.evaluate(WATCH_SECOND_CLICK_SCRIPT, 80))
        await asyncio.sleep(0.2)
        while not click_task.done():
            await press_first_button(bob, (r"^Raise", r"^Bet", *PASSIVE_LABELS))
            await asyncio.sleep(0.05)
        assert "ahead" not in await click_task, "their own turn has come"
        await ann.page.wait_for_timeout(500)
        assert sent_commands.sent_actions == []
        await wait_until_enabled(ann, "^Call|^Check")
        await press_first_button(ann, (r"^Call", r"^Check"))
        async with asyncio.timeout(HANG):
            while not sent_commands.sent_actions:
                await asyncio.sleep(0.02)
        assert len(sent_commands.sent_actions) == 1, "a moment later it is pressed as ever"

    play_heads_up(tmp_path / "room", make_table_toml("no-limit hold'em 1/2"), run_scenario)


@pytest.mark.slow
def test_keys_1_to_5_select_bet_sizes(tmp_path: Path) -> None:
    """A size has the same key in every hand, and only a chosen size highlights Raise."""

    async def run_scenario(ann: BrowserPlayer, bob: BrowserPlayer) -> None:
        size_names_by_stage: dict[str, list[str]] = {}
        while await ann.read_hand_number() <= 2:
            with suppress(PlaywrightError):
                await press_size_keys(ann, size_names_by_stage)
            if not any(await asyncio.gather(press_first_button(ann), press_first_button(bob))):
                await asyncio.sleep(0.05)
        assert {"preflop", "later"} <= size_names_by_stage.keys()
        assert size_names_by_stage["preflop"] == ["Min", "2.5 bb", "3 bb", "Pot", "All-in"]
        assert size_names_by_stage["later"] == ["1/3", "1/2", "3/4", "Pot", "All-in"]

    play_heads_up(tmp_path / "room", make_table_toml("no-limit hold'em 1/2"), run_scenario)


SIZE_LABELS_SCRIPT = """() => document.querySelector('section.bar [aria-disabled]') ? []
    : [...document.querySelectorAll('section.bar .preset')]
        .map((each) => [...each.children].map((part) => part.textContent))"""


async def press_size_keys(ann: BrowserPlayer, size_names_by_stage: dict[str, list[str]]) -> None:
    """Press 1 to 5, and check that each sets the amount on its button."""
    size_labels = await ann.page.evaluate(SIZE_LABELS_SCRIPT)
    if not size_labels:
        return
    stage = "preflop" if size_labels[1][0].endswith("bb") else "later"
    if stage in size_names_by_stage:
        assert size_names_by_stage[stage] == [name for name, _ in size_labels]
        return
    raise_button = ann.page.locator("section.bar [data-place=right]")
    assert "armed" not in str(await raise_button.get_attribute("class")), "no size was chosen yet"
    for key_number, (_, chips) in enumerate(size_labels, 1):
        await ann.page.keyboard.press(str(key_number))
        if chips[0].isdigit():
            assert re.search(rf"\b{chips}$", await raise_button.inner_text())
            assert "armed" in str(await raise_button.get_attribute("class"))
    size_names_by_stage[stage] = [name for name, _ in size_labels]


@pytest.mark.long
def test_player_customises_bet_sizes(tmp_path: Path) -> None:
    async def run_scenario(ann: BrowserPlayer, bob: BrowserPlayer) -> None:
        await play_until_button(ann, bob, "^Call|^Check")
        await ann.page.locator("summary[aria-label='Table menu']").click()
        await ann.page.get_by_role("button", name="Settings").click()
        await ann.page.get_by_role("tab", name="Betting").click()
        preflop_group = ann.page.get_by_role("group", name=re.compile("^Preflop"))
        await preflop_group.get_by_label("Size 2").select_option("4bb")
        later_group = ann.page.get_by_role("group", name="Raised or postflop")
        await later_group.get_by_label("Size 1").select_option("min")
        await ann.page.keyboard.press("Escape")
        await ann.page.reload()
        preset_buttons = ann.page.locator("section.bar .preset")
        preset_names: set[str] = set()
        while not {"4 bb", "Min"} <= preset_names:
            with suppress(PlaywrightError):
                preset_names |= {
                    " ".join((await preset_buttons.nth(button_index).inner_text()).split()[:-1])
                    for button_index in (0, 1)
                }
            await asyncio.gather(press_first_button(ann), press_first_button(bob))

    play_heads_up(tmp_path / "room", make_table_toml("no-limit hold'em 1/2"), run_scenario)


PROMPT_TEXT_SCRIPT = """() => {
    const bar = document.querySelector('section.bar');
    if (!bar || bar.querySelector('[aria-label="Pre-actions"], [aria-disabled=true]')) return '';
    if (bar.querySelector('form.betting-controls')) return 'act';
    return bar.querySelector('.question') ? 'draw' : '';
}"""
"""The question of the bar, once keys are accepted."""


@pytest.mark.slow
def test_draw_hand_is_played_by_keyboard(tmp_path: Path) -> None:
    """Select two cards by position, deselect one, and draw with Enter."""

    async def run_scenario(ann: BrowserPlayer, bob: BrowserPlayer) -> None:
        draw_count = 0
        win_reason = ann.page.locator(".texts .why")
        while not await win_reason.count():
            await press_first_button(bob)
            prompt_text = await ann.page.evaluate(PROMPT_TEXT_SCRIPT)
            if prompt_text == "act":
                await ann.page.keyboard.press("c")
            elif prompt_text == "draw":
                draw_button = ann.page.locator("section.bar [data-place=right]")
                for pressed_key, button_text in (("1", "Draw 1"), ("4", "Draw 2"), ("1", "Draw 1")):
                    await ann.page.keyboard.press(pressed_key)
                    assert (await draw_button.inner_text()).strip() == button_text
                await ann.page.keyboard.press("Enter")
                await ann.page.locator("section.bar .question").wait_for(state="detached")
                draw_count += 1
            await asyncio.sleep(0.05)
        assert draw_count == 3
        assert re.search(r" wins? | split ", await win_reason.first.inner_text())

    play_heads_up(
        tmp_path / "room",
        make_table_toml("limit 2-7 triple draw 2/4"),
        run_scenario,
        hand_break_seconds=60,
    )
