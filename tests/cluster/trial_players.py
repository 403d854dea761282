"""Players at a table through any node: they play and record every frame.

A command without a reply is submitted again to the next node, with the same id.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.limits import HANG
from tests.service.room_tables import choose_passive_action

BUY_IN_CHIPS: Final = 200
_MIN_STACK_CHIPS: Final = 100
"""Stack below which a player buys more chips."""
_REPLY_TIMEOUT: Final = HANG
"""Timeout of a reply in seconds."""
_SILENCE_SECONDS: Final = 2.0


class FrameHistory:
    """The frames about a table over successive sockets, and inconsistencies between them."""

    def __init__(self) -> None:
        self.epochs: list[str] = []
        self.errors: list[str] = []
        self.cards: dict[int, list[str]] = {}
        """The player's own cards by hand."""
        self.boards: dict[int, list[str]] = {}
        self.resumed_hand_count = 0
        """Hands of the player that another node continued."""
        self._seq, self._hand = 0, 0

    def record_snapshot(self, body: dict[str, Any]) -> None:
        if not self.epochs or body["epoch"] != self.epochs[-1]:
            if body["epoch"] in self.epochs:
                self.errors.append("an older epoch was told again")
            if self.epochs and body["view"]["hand"] == self._hand and body["mine"]["cards"]:
                self.resumed_hand_count += 1
            self.epochs.append(body["epoch"])
        elif body["seq"] < self._seq:
            self.errors.append(f"{body['seq']} was told after {self._seq}")
        self._seq = body["seq"]
        self._check_cards(body)

    def record_update(self, body: dict[str, Any]) -> None:
        if body["seq"] - body["count"] != self._seq:
            self.errors.append(f"{body['count']} facts up to {body['seq']} after {self._seq}")
        self._seq = body["seq"]
        self._check_cards(body)

    def _check_cards(self, body: dict[str, Any]) -> None:
        """Check that the cards of a hand stay the same, whichever node deals."""
        self._hand = hand = body["view"]["hand"]
        cards, board = body["mine"]["cards"], [*body["view"]["boards"], []][0]
        if body["view"]["phase"] != "playing":
            return
        if cards and self.cards.setdefault(hand, cards) != cards:
            self.errors.append(f"hand {hand}: {cards} after {self.cards[hand]}")
        board_before = self.boards.get(hand, [])
        if board[: len(board_before)] != board_before:
            self.errors.append(f"hand {hand}: the board {board} after {board_before}")
        self.boards[hand] = board


class TrialPlayer:
    """A player who plays, sits out and returns at random."""

    def __init__(self, name: str, chair: int, urls: Callable[[], list[str]], rng: Random) -> None:
        self.name, self._chair, self._urls, self._rng = name, chair, urls, rng
        self.table = ""
        self.accepted_seqs: dict[str, int] = {}
        """Last record number of each accepted command, by id."""
        self.answer_count = self.reconnect_count = 0
        self.reply_waits: list[float] = []
        """Longest times from command to reply, in seconds."""
        self.frame_history = FrameHistory()
        self.codes: Counter[str] = Counter()
        """Codes of rejections and of gone messages."""
        self.is_seated = False
        self._is_out = False
        self._last_frame: dict[str, Any] = {}
        self._headers: dict[str, str] = {}

    async def join_as_guest(self, url: str) -> None:
        async with httpx.AsyncClient(timeout=HANG) as client:
            response = await _post_with_retry(client, f"{url}/api/guest", {"name": self.name}, {})
            cookie = "; ".join([f"{name}={value}" for name, value in client.cookies.items()])
            self._headers = {"cookie": cookie}
            self._csrf = response.json()["csrf"]

    async def open_table(self, url: str, bots: int, pace: float) -> None:
        headers = {**self._headers, "x-csrf": self._csrf}
        body = {
            "preset": "friendly", "name": f"table of {self.name}", "bots": bots, "bot_pace": pace,
            "pace": 0.0, "between": 1.0, "approval": False,
        }  # fmt: skip
        async with httpx.AsyncClient(timeout=HANG) as client:
            response = await _post_with_retry(client, f"{url}/api/tables", body, headers)
        self.table = response.json()["id"]

    async def play(self) -> None:
        """Connect and submit commands until cancelled."""
        command: dict[str, Any] | None = None
        while True:
            url = self._rng.choice(self._urls())
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(
                    f"{url.replace('http', 'ws')}/ws",
                    subprotocols=["riverboat.v2.json"],  # type: ignore[list-item]
                    additional_headers=self._headers,
                    open_timeout=5,
                    close_timeout=1,
                    ping_interval=None,
                ) as socket:
                    await socket.send('{"t":"hello","protocol":2,"client":"trial"}')
                    self._last_frame = {}
                    await self._watch(socket)
                    await self._receive_until(socket, lambda: bool(self._last_frame))
                    while True:
                        command = command or self._next_command()
                        await self._submit(socket, command)
                        command = None
                        await self._receive_for(socket, self._rng.uniform(0.5, 1.5))
            self.reconnect_count += 1
            await asyncio.sleep(0.2)

    def _next_command(self) -> dict[str, Any]:
        """Return the next command, with an id that it keeps."""
        frame = {"t": "wish", "cmd": secrets.token_hex(8), "table": self.table}
        private_view = self._last_frame["mine"]
        if not self.is_seated:
            chips = max(
                BUY_IN_CHIPS, private_view["buy"][0]
            )  # a returning player brings the stack they left with
            return {**frame, "wish": {"do": "sit", "chair": self._chair, "chips": chips}}
        if private_view["turn"]:
            turn = {"hand": self._last_frame["view"]["hand"], "token": private_view["token"]}
            return {**frame, **turn, "wish": self._choose_action(private_view)}
        if private_view["buy"][1] and self._own_seat().get("stack", 0) < _MIN_STACK_CHIPS:
            return {
                **frame,
                "wish": {"do": "buy", "chips": min(BUY_IN_CHIPS, private_view["buy"][1])},
            }
        if self._own_seat().get("state") == "out" and not self._is_out:  # they took too long
            return {**frame, "wish": {"do": "come-back"}}
        self._is_out = not self._is_out and self._rng.random() < 0.1
        return {**frame, "wish": {"do": "sit-out", "cancel": not self._is_out}}

    def _choose_action(self, private_view: dict[str, Any]) -> dict[str, Any]:
        turn = private_view["turn"]
        if turn["ask"] == "act" and not turn["free"] and self._rng.random() < 0.5:
            return {"do": "fold"}
        action_fields: dict[str, Any] = msgspec.to_builtins(choose_passive_action(private_view))
        return action_fields

    def _own_seat(self) -> dict[str, Any]:
        seats = {seat["player"]: seat for seat in self._last_frame["view"]["seats"]}
        own_seat: dict[str, Any] = seats.get(self.name, {})
        return own_seat

    # Hearing ------------------------------------------------------------------------------------

    async def _watch(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"t": "watch", "table": self.table}))

    async def _submit(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        """Submit a command until a reply arrives."""
        started_at, replies = time.monotonic(), list[dict[str, Any]]()
        while not replies:
            await socket.send(json.dumps(frame))
            await self._receive_until(socket, lambda: bool(replies), frame["cmd"], replies)
            if replies[0]["t"] == "refused" and replies[0]["code"] == "unavailable":
                replies.clear()
                await asyncio.sleep(0.2)
        self.reply_waits = sorted([*self.reply_waits, time.monotonic() - started_at])[-20:]
        reply, command = replies[0], frame["wish"]
        self.codes[reply.get("code", "")] += 1
        if reply["t"] == "granted":
            self.answer_count += 1
            if reply["count"]:  # otherwise nothing changed
                self.accepted_seqs[frame["cmd"]] = reply["seq"]
            self.is_seated = self.is_seated or command["do"] == "sit"
        elif reply["code"] == "no-table":
            self.frame_history.errors.append("their table is said not to be there")

    async def _receive_for(self, socket: ClientConnection, seconds: float) -> None:
        deadline = time.monotonic() + seconds
        while (remaining_seconds := deadline - time.monotonic()) > 0:
            with suppress(TimeoutError):
                await self._handle_frame(
                    socket, json.loads(await asyncio.wait_for(socket.recv(), remaining_seconds))
                )

    async def _receive_until(
        self,
        socket: ClientConnection,
        is_received: Callable[[], bool],
        command_id: str = "",
        replies: list[dict[str, Any]] | None = None,
    ) -> None:
        async with asyncio.timeout(_REPLY_TIMEOUT):
            while not is_received():
                frame = await self._next_frame(socket)
                if command_id and replies is not None and frame.get("cmd") == command_id:
                    replies.append(frame)
                await self._handle_frame(socket, frame)

    async def _next_frame(self, socket: ClientConnection) -> dict[str, Any]:
        """Return the next frame; ping a silent node."""
        try:
            frame = await asyncio.wait_for(socket.recv(), _SILENCE_SECONDS)
        except TimeoutError:
            await socket.send('{"t":"ping","at":0}')
            frame = await asyncio.wait_for(socket.recv(), _SILENCE_SECONDS)
        payload: dict[str, Any] = json.loads(frame)
        return payload

    async def _handle_frame(self, socket: ClientConnection, body: dict[str, Any]) -> None:
        match body["t"]:
            case "snapshot":
                self.frame_history.record_snapshot(body)
                self._last_frame = body
            case "update":
                self.frame_history.record_update(body)
                self._last_frame = body
            case "gone":
                self.codes[f"gone {body['code']}"] += 1
                if body["code"] == "no-table":
                    self.frame_history.errors.append("their table is said to be gone")
                await asyncio.sleep(0.1)
                await self._watch(socket)
            case _:
                return
        if "view" in body and self.is_seated:
            chair_by_player = {seat["player"]: seat["chair"] for seat in body["view"]["seats"]}
            if chair_by_player.get(self.name) != self._chair:
                left_facts = [fact for fact in body["facts"] if fact["type"] == "Left"]
                self.frame_history.errors.append(
                    f"the seat is lost: {chair_by_player} after {left_facts}"
                )
                self.is_seated = False


async def _post_with_retry(
    client: httpx.AsyncClient, url: str, body: dict[str, Any], headers: dict[str, str]
) -> httpx.Response:
    """Return the response, retrying while the node is overloaded."""
    while True:
        response = await client.post(url, json=body, headers=headers)
        if response.status_code != 503:
            assert response.status_code == 200, response.text
            return response
        await asyncio.sleep(1)
