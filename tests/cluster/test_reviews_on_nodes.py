"""Reviews and training in a room of several nodes: any node answers, and another one takes over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from riverboat.service.cluster.held_leases import ROOM_STREAM
from tests.cluster.cluster_nodes import (
    ServedNode,
    empty_database,
    open_table,
    run_steps,
    served_nodes,
    wait_until,
)
from tests.cluster.test_relay import Guest, submit_command, watch_frame
from tests.limits import HANG
from tests.web.test_reviews import RIVER

HAND_COUNT = 40


@pytest.fixture
def database_url() -> Iterator[str]:
    with empty_database() as database:
        yield database


def has_room_data(node: ServedNode) -> bool:
    return bool(node.room.node.held_leases.epoch(ROOM_STREAM))


async def send_request(guest: Guest, method: str, url: str, body: Any = None) -> tuple[int, Any]:
    headers = {"x-csrf": guest.csrf}
    async with httpx.AsyncClient(cookies=guest.cookies, timeout=HANG) as client:
        response = await client.request(method, url, json=body, headers=headers)
        return response.status_code, response.json().get("code")


async def wait_for_review(guest: Guest, node: ServedNode, review: str, hand_count: int) -> Any:
    while True:
        request = await guest.request("GET", f"{node.address}/api/reviews/{review}")
        if request["done"] >= hand_count:
            return request
        await asyncio.sleep(0.1)


@pytest.mark.landing
def test_reviews_are_answered_by_any_node_and_survive_one(
    database_url: str, tmp_path: Path
) -> None:
    history_text = "\n".join(
        RIVER.replace("Hand #7", f"Hand #{number}") for number in range(HAND_COUNT)
    )

    async def run_scenario() -> None:
        async with served_nodes(tmp_path, database_url, "a", "b") as nodes:
            await wait_until(lambda: any(map(has_room_data, nodes)))
            holder = next(node for node in nodes if has_room_data(node))
            other_node = next(node for node in nodes if node is not holder)
            ann, ben = Guest("Ann"), Guest("Ben")
            await ann.join(other_node.address)
            await ben.join(holder.address)
            upload_id = ""
            for offset in range(0, len(history_text), 20_000):
                upload_chunk = {"text": history_text[offset : offset + 20_000], "upload": upload_id}
                path = f"{nodes[offset // 20_000 % 2].address}/api/reviews/uploads"
                upload_id = (await ann.request("POST", path, upload_chunk))["upload"]
            body = {"upload": upload_id, "start": "river"}
            review = (await ann.request("POST", f"{other_node.address}/api/reviews", body))["id"]
            for node in nodes:
                assert [
                    review["id"]
                    for review in await ann.request("GET", f"{node.address}/api/reviews")
                ] == [review]
                path = f"{node.address}/api/reviews/{review}"
                assert await send_request(ben, "GET", path) == (404, "no-review")
                spot = await ann.request(
                    "POST", f"{node.address}/api/training/spots", {"wanted": {"street": "river"}}
                )
                assert spot["spot"]["actions"]
            await wait_for_review(ann, other_node, review, 1)
            await holder.app_state.reviews.sweep()
            await holder.die()
            await wait_until(lambda: has_room_data(other_node))
            finished_review = await wait_for_review(ann, other_node, review, HAND_COUNT)
            assert (finished_review["total"], finished_review["left_out"]) == (HAND_COUNT, 0)
            hands = await ann.request("GET", f"{other_node.address}/api/reviews/{review}/hands")
            assert [hand["hand"] for hand in hands] == list(range(1, HAND_COUNT + 1))

    run_steps(run_scenario(), 3 * HANG)


@pytest.mark.landing
def test_hand_on_any_node_bars_reviews_and_training(database_url: str, tmp_path: Path) -> None:
    async def play_at(holder: ServedNode, name: str, nodes: list[ServedNode]) -> None:
        ann = Guest(name)
        await ann.join(nodes[0].address)
        table = (await open_table(holder.room, bots=3)).id
        async with ann.open_socket(holder.address) as socket:
            await socket.send(watch_frame(table))
            await submit_command(socket, table, do="sit", chair=5, chips=200)
            await wait_until(lambda: holder.room.task(table).is_in_hand(name))
            for node in nodes:
                for method, path, body in (
                    ("GET", "reviews", None),
                    ("POST", "reviews", {"text": RIVER}),
                    ("POST", "training/spots", {}),
                ):
                    answer = await send_request(ann, method, f"{node.address}/api/{path}", body)
                    assert answer == (403, "in-a-hand"), (node.room.node.settings.name, path)

    async def run_scenario() -> None:
        async with served_nodes(tmp_path, database_url, "a", "b") as nodes:
            await play_at(nodes[0], "Ann", nodes)
            await play_at(nodes[1], "Bea", nodes)

    run_steps(run_scenario())
