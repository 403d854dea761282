"""Cost of the page of a table in Chromium: ``python -m bench.page``.

A room with five bots runs on loopback, and one player sits down in a browser without a GPU.
Three things are measured:

* the bytes that the first load of the table fetches, including headers;
* the processor share of all browser processes while others play, and while the player is asked;
* on a phone with all motion: the tasks of the page's main thread by processor time, as on a phone
  four times slower than this computer.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.async_api import Browser, CDPSession, Page, async_playwright

from bench.page_tasks import CATEGORIES, PageTask, read_tasks
from bench.room.servers import read_address, serving_program
from tests.browser.browser_players import chromium

Result = dict[str, Any]
"""Output of ``--json``."""

CPU_SLOWDOWN: Final = 4
"""Ratio of the processor time of a slow phone to that of this computer."""
FRAME_MS: Final = 16
LONG_TASK_MS: Final = 50
"""Milliseconds above which a frame, or a task that blocks the page, counts as long."""

_HAS_BUTTON_SCRIPT: Final = """() => {
    const bar = document.querySelector('section.bar');
    return bar && !bar.querySelector('[aria-label="Pre-actions"]')
        && [...bar.querySelectorAll('button:not([disabled])')].some((each) =>
            /Fold|Check/.test(each.ariaLabel ?? each.textContent));
}"""
_JOIN_SCRIPT: Final = """async ([table, name]) => {
    const post = (path, body, csrf) => fetch(path, {method: 'POST', body: JSON.stringify(body),
        headers: {'Content-Type': 'application/json', ...(csrf ? {'X-CSRF': csrf} : {})}});
    await post('/api/guest', {name});
    const me = await (await fetch('/api/me')).json();
    const wish = {do: 'sit', chair: 6, chips: 200};
    const cmd = crypto.randomUUID();
    const answer = await post(`/api/tables/${table}/wish`, {cmd, wish}, me.csrf);
    return [answer.status, await answer.text()];
}"""
_PRESS_SCRIPT: Final = """() => {
    const bar = document.querySelector('section.bar');
    if (!bar || bar.querySelector('[aria-label="Pre-actions"]')) return;
    const named = [...bar.querySelectorAll('button:not([disabled])')];
    const button = [/^Check/, /^Call/, /^Muck/, /^Show/, /^Fold/].flatMap((press) =>
        named.filter((each) => press.test((each.ariaLabel ?? each.textContent).trim())))[0];
    button?.click();
}"""


def _process_tree(root: int) -> dict[int, str]:
    """Return all processes below one, with their command lines."""
    process_list = subprocess.run(
        ["ps", "-eo", "pid,ppid,args"], capture_output=True, text=True, check=True
    )
    children: dict[int, list[int]] = {}
    command_lines: dict[int, str] = {}
    for line in process_list.stdout.splitlines()[1:]:
        process_id, parent_id, command_line = line.split(None, 2)
        children.setdefault(int(parent_id), []).append(int(process_id))
        command_lines[int(process_id)] = command_line
    command_by_pid: dict[int, str] = {}
    pending_pids = [root]
    while pending_pids:
        for pid in children.get(pending_pids.pop(), []):
            command_by_pid[pid] = command_lines[pid]
            pending_pids.append(pid)
    return command_by_pid


def _processor_seconds() -> float:
    """Return the processor seconds of all processes of the browser."""
    total_seconds = 0.0
    for pid, command_line in _process_tree(os.getpid()).items():
        if "chrom" in command_line:
            try:
                fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            total_seconds += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total_seconds


async def _processor_share(seconds: float) -> float:
    seconds_before = _processor_seconds()
    await asyncio.sleep(seconds)
    return round((_processor_seconds() - seconds_before) / seconds, 4)


async def _measure_first_load(page: Page, devtools_session: CDPSession, page_url: str) -> Result:
    bytes_by_request: dict[str, int] = {}
    devtools_session.on(
        "Network.loadingFinished",
        lambda event: bytes_by_request.update({event["requestId"]: event["encodedDataLength"]}),
    )
    await devtools_session.send("Network.enable")
    await page.goto(page_url)
    await page.wait_for_timeout(3000)
    await devtools_session.detach()  # its events would be counted as work of the page
    return {"requests": len(bytes_by_request), "bytes": int(sum(bytes_by_request.values()))}


async def measure_page(base: str, seconds: float) -> Result:
    """Measure everything in a running room."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"]
        )
        page = await (await browser.new_context(locale="en-GB")).new_page()
        devtools_session = await page.context.new_cdp_session(page)
        response = await page.goto(f"{base}/api/tables")
        assert response is not None
        table_id = (await response.json())[0]["id"]
        await page.goto("about:blank")
        result: Result = {
            "first_load": await _measure_first_load(page, devtools_session, f"{base}/t/{table_id}")
        }
        result["watching"] = await _processor_share(seconds)
        status, message = await page.evaluate(_JOIN_SCRIPT, [table_id, "Bench"])
        if status != 200:
            raise SystemExit(f"the player could not sit down: {message}")
        await page.reload()
        await page.wait_for_function(_HAS_BUTTON_SCRIPT, timeout=60_000)
        await page.wait_for_timeout(5000)  # until the browser has tidied up after the load
        result["asked"] = await _processor_share(seconds)
        result["phone"] = await _trace_phone(browser, page, seconds)
        await browser.close()
    return result


async def _trace_phone(browser: Browser, page: Page, seconds: float) -> Result:
    """Play hands on a phone, and return the tasks of its page, CPU_SLOWDOWN times longer."""
    await page.set_viewport_size({"width": 390, "height": 844})
    await page.wait_for_timeout(2000)
    await browser.start_tracing(page=page, categories=CATEGORIES)
    deadline = asyncio.get_running_loop().time() + 4 * seconds
    while asyncio.get_running_loop().time() < deadline:
        await page.evaluate(_PRESS_SCRIPT)
        await page.wait_for_timeout(300)
    tasks = read_tasks(await browser.stop_tracing())
    slow_tasks = [task for task in tasks if CPU_SLOWDOWN * task.milliseconds > FRAME_MS]
    return {
        "tasks": len(tasks),
        "over_a_frame": len(slow_tasks),
        "over_50_ms": sum(CPU_SLOWDOWN * task.milliseconds > LONG_TASK_MS for task in slow_tasks),
        "longest": [_scale_task(task) for task in tasks[:5]],
    }


def _scale_task(task: PageTask) -> Result:
    scaled_parts = {
        kind: round(CPU_SLOWDOWN * milliseconds, 1) for kind, milliseconds in task.parts.items()
    }
    return {"milliseconds": round(CPU_SLOWDOWN * task.milliseconds, 1), **scaled_parts}


async def run(seconds: float) -> Result:
    """Open a room and measure its page."""
    with TemporaryDirectory(prefix="riverboat-bench-") as folder:
        options = ["serve", "--begin", "--port", "0", "--data", folder]
        with serving_program("riverboat", options) as server:
            return await measure_page(
                read_address(server).replace("localhost", "127.0.0.1"), seconds
            )


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print text or JSON."""
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one line for programs")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each look")
    options = parser.parse_args(arguments)
    result = asyncio.run(run(options.seconds))
    if options.json:
        sys.stdout.write(json.dumps(result) + "\n")
        return
    first_load, phone_trace = result["first_load"], result["phone"]
    sys.stdout.write(
        f"first load        {first_load['bytes']:,} bytes in {first_load['requests']} requests\n"
        f"others play       {100 * result['watching']:.1f} % of a core\n"
        f"one is asked      {100 * result['asked']:.1f} % of a core\n"
        f"a slow phone      {phone_trace['tasks']:,} tasks, "
        f"{phone_trace['over_a_frame']} over {FRAME_MS} ms, "
        f"{phone_trace['over_50_ms']} over {LONG_TASK_MS} ms\n"
    )
    for task in phone_trace["longest"]:
        parts_text = ", ".join(
            f"{kind} {milliseconds}"
            for kind, milliseconds in task.items()
            if kind != "milliseconds"
        )
        sys.stdout.write(f"                  {task['milliseconds']} ms: {parts_text}\n")


if __name__ == "__main__":
    main()
