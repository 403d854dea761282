"""A room that is killed in the middle of a session's review continues with the next hand."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.limits import HANG
from tests.ports import free_port
from tests.web.test_reviews import RIVER

HAND_COUNT = 240


@contextmanager
def run_served_room(data: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """Run ``riverboat serve`` until the block ends, and kill it if it still runs."""
    command = [sys.executable, "-m", "riverboat", "serve", "--port", str(port)]
    command += ["--data", str(data), "--log-level", "error"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


class PlayerClient:
    """A guest who keeps their session while the room is away."""

    def __init__(self, port: int) -> None:
        address = f"http://127.0.0.1:{port}"
        self.client = httpx.Client(base_url=address, timeout=HANG)

    def wait_for_room(self) -> None:
        deadline = time.monotonic() + HANG
        while time.monotonic() < deadline:
            try:
                if self.client.get("/api/me").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        raise AssertionError("the room does not answer")

    def request(self, method: str, path: str, **body: Any) -> Any:
        answer = self.client.request(method, path, json=body or None)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def join(self, name: str) -> None:
        self.client.headers["x-csrf"] = self.request("POST", "/api/guest", name=name)["csrf"]

    def upload(self, text: str) -> str:
        upload = ""
        for index in range(0, len(text), 20_000):
            chunk = {"text": text[index : index + 20_000], "upload": upload}
            upload = self.request("POST", "/api/reviews/uploads", **chunk)["upload"]
        return upload

    def poll_review_until(
        self, review: str, condition: Callable[[dict[str, Any]], bool]
    ) -> dict[str, Any]:
        deadline = time.monotonic() + HANG
        while time.monotonic() < deadline:
            review_body: dict[str, Any] = self.request("GET", f"/api/reviews/{review}")
            if condition(review_body):
                return review_body
            time.sleep(0.2)
        raise AssertionError(f"the review stands at {review_body}")


@pytest.mark.landing
def test_killed_room_continues_the_review_of_a_session(tmp_path: Path) -> None:
    port = free_port()
    player = PlayerClient(port)
    with player.client:
        review_across_restart(tmp_path, port, player)
    with closing(sqlite3.connect(next(tmp_path.glob("*.db")))) as database:
        for table in ("reviews", "review_parts"):
            assert database.execute(f"select count(*) from {table}").fetchone() == (0,)


def review_across_restart(tmp_path: Path, port: int, player: PlayerClient) -> None:
    text = "\n".join(RIVER.replace("Hand #7", f"Hand #{number}") for number in range(HAND_COUNT))
    with run_served_room(tmp_path, port):
        player.wait_for_room()
        player.join("Ann")
        body = {"upload": player.upload(text), "start": "river"}
        review = player.request("POST", "/api/reviews", **body)["id"]
        single_review = player.request("POST", "/api/reviews", text=RIVER, start="river")["id"]
        player.poll_review_until(single_review, lambda review_body: review_body["state"] == "done")
        partial_review = player.poll_review_until(
            review, lambda review_body: review_body["done"] > HAND_COUNT / 2
        )
        assert partial_review["state"] != "done"
    with run_served_room(tmp_path, port):
        player.wait_for_room()
        review_entries = player.request("GET", "/api/reviews")
        assert {review_entry["id"] for review_entry in review_entries} == {review, single_review}
        listed_review = next(
            review_entry for review_entry in review_entries if review_entry["id"] == review
        )
        assert listed_review["done"] > 0
        assert listed_review["state"] in ("queued", "reviewing", "done")
        player.poll_review_until(review, lambda review_body: review_body["state"] == "done")
        hand_entries = player.request("GET", f"/api/reviews/{review}/hands?limit=500")
        assert [hand_entry["hand"] for hand_entry in hand_entries] == list(range(1, HAND_COUNT + 1))
        assert [hand_entry["number"] for hand_entry in hand_entries] == list(
            map(str, range(HAND_COUNT))
        )
        summary = player.request("GET", f"/api/reviews/{review}/summary")
        assert (summary["hands"], summary["solved"]) == (HAND_COUNT, HAND_COUNT)
        total_loss = sum(hand_entry["loss_bb"] for hand_entry in hand_entries)
        assert summary["loss_bb"] == pytest.approx(total_loss, abs=0.001 * HAND_COUNT)
        reviewed_hand = player.request("GET", f"/api/reviews/{single_review}/hands/1")
        assert reviewed_hand["decisions"][-1]["grid"]["hands"]
        # The player's own data names both, and has the hands behind them.
        exported_reviews = player.request("GET", "/api/me/data")["reviews"]
        assert {exported_hand["review"]["id"] for exported_hand in exported_reviews} == {
            review,
            single_review,
        }
        review_data = player.request("GET", f"/api/reviews/{review}/data")
        assert len(review_data["hands"]) == len(review_data["text"]) == HAND_COUNT
        player.request("POST", "/api/me/delete", password="")
