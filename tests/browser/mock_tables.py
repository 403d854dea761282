"""Fixed table states of the client, `/mock?state=full`, without a room."""

from __future__ import annotations

import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import mkdtemp
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Page

from tests.browser.browser_players import ROOT, wait_until_still

CLIENT = ROOT / "client"
FELT_SELECTOR = ".rb-table > .stage"
"""The table without its bar."""


@cache
def build_mock_client() -> Path:
    """Build the client with the mock page, once."""
    if not (CLIENT / "node_modules").is_dir() or shutil.which("npx") is None:
        pytest.skip("the client's tools are not installed: make client")
    folder = Path(mkdtemp(prefix="riverboat-mock-"))
    command = [
        "npx",
        "vite",
        "build",
        "--mode",
        "mock",
        "--outDir",
        str(folder),
        "--logLevel",
        "error",
    ]
    subprocess.run([*command, "--emptyOutDir"], cwd=CLIENT, check=True)
    return folder


class _FileHandler(SimpleHTTPRequestHandler):
    def do_GET(self) -> None:
        path = urlsplit(self.path).path
        if path.startswith("/api/"):
            self.send_error(404)
            return
        if not (Path(self.directory) / path.lstrip("/")).is_file():
            self.path = "/index.html"
        super().do_GET()

    def log_message(self, *_: Any) -> None:
        """Log no requests."""


@contextmanager
def serve_mock_page() -> Iterator[str]:
    """Serve the mock page and yield its URL."""
    folder = str(build_mock_client())

    def create_handler(*arguments: Any) -> _FileHandler:
        return _FileHandler(*arguments, directory=folder)

    server = ThreadingHTTPServer(("127.0.0.1", 0), create_handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


async def show_state(page: Page, base_url: str, state: str) -> None:
    """Show a state and wait until animations have ended."""
    await page.goto(f"{base_url}/mock?state={state}")
    await page.locator(".plate, .chair").first.wait_for()
    await wait_until_still(page)
