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
from tests.service.room_tables import passive_action

CHIPS: Final = 200
_TOP_UP_BELOW: Final = 100
"""Smaller stacks are topped up."""
_REPLY_TIMEOUT: Final = HANG
"""Timeout of a reply in seconds."""
_SILENCE_SECONDS: Final = 2.0


class FrameHistory:
    """The frames about a table over successive sockets, and inconsistencies between them."""

    def __init__(self) -> None:
        self.epochs: list[str] = []
        self.wrong: list[str] = []
        self.cards: dict[int, list[str]] = {}
        """The player's own cards by hand."""
        self.boards: dict[int, list[str]] = {}
        self.resumed = 0
        """Hands of the player that another node continued."""
        self._seq, self._hand = 0, 0

    def snapshot(self, body: dict[str, Any]) -> None:
        if not self.epochs or body["epoch"] != self.epochs[-1]:
            if body["epoch"] in self.epochs:
                self.wrong.append("an older epoch was told again")
            if self.epochs and body["view"]["hand"] == self._hand and body["mine"]["cards"]:
                self.resumed += 1
            self.epochs.append(body["epoch"])
        elif body["seq"] < self._seq:
            self.wrong.append(f"{body['seq']} was told after {self._seq}")
        self._seq = body["seq"]
        self._check_cards(body)

    def update(self, body: dict[str, Any]) -> None:
        if body["seq"] - body["count"] != self._seq:
            self.wrong.append(f"{body['count']} facts up to {body['seq']} after {self._seq}")
        self._seq = body["seq"]
        self._check_cards(body)

    def _check_cards(self, body: dict[str, Any]) -> None:
        """Check that the cards of a hand stay the same, whichever node deals."""
        self._hand = hand = body["view"]["hand"]
        cards, board = body["mine"]["cards"], [*body["view"]["boards"], []][0]
        if body["view"]["phase"] != "playing":
            return
        if cards and self.cards.setdefault(hand, cards) != cards:
            self.wrong.append(f"hand {hand}: {cards} after {self.cards[hand]}")
        board_before = self.boards.get(hand, [])
        if board[: len(board_before)] != board_before:
            self.wrong.append(f"hand {hand}: the board {board} after {board_before}")
        self.boards[hand] = board


class TrialPlayer:
    """A player who plays, sits out and returns at random."""

    def __init__(self, name: str, chair: int, urls: Callable[[], list[str]], rng: Random) -> None:
        self.name, self._chair, self._urls, self._luck = name, chair, urls, rng
        self.table = ""
        self.granted: dict[str, int] = {}
        """Last record number of each accepted command, by id."""
        self.answered = self.reconnects = 0
        self.waits: list[float] = []
        """Longest times from command to reply, in seconds."""
        self.told = FrameHistory()
        self.codes: Counter[str] = Counter()
        """Codes of rejections and of gone messages."""
        self.sits = False
        self._is_out = False
        self._last: dict[str, Any] = {}
        self._headers: dict[str, str] = {}

    async def join_as_guest(self, url: str) -> None:
        async with httpx.AsyncClient(timeout=HANG) as client:
            answer = await _post_with_retry(client, f"{url}/api/guest", {"name": self.name}, {})
            cookie = "; ".join([f"{name}={value}" for name, value in client.cookies.items()])
            self._headers = {"cookie": cookie}
            self._csrf = answer.json()["csrf"]

    async def open_table(self, url: str, bots: int, pace: float) -> None:
        headers = {**self._headers, "x-csrf": self._csrf}
        body = {
            "preset": "friendly", "name": f"table of {self.name}", "bots": bots, "bot_pace": pace,
            "pace": 0.0, "between": 1.0, "approval": False,
        }  # fmt: skip
        async with httpx.AsyncClient(timeout=HANG) as client:
            answer = await _post_with_retry(client, f"{url}/api/tables", body, headers)
        self.table = answer.json()["id"]

    async def play(self) -> None:
        """Connect and submit commands until cancelled."""
        command: dict[str, Any] | None = None
        while True:
            url = self._luck.choice(self._urls())
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(
                    f"{url.replace('http', 'ws')}/ws",
                    subprotocols=["riverboat.v2.json"],  # type: ignore[list-item]
                    additional_headers=self._headers,
                    open_timeout=5,
                    close_timeout=1,
                    ping_interval=None,
                ) as line:
                    await line.send('{"t":"hello","protocol":2,"client":"trial"}')
                    self._last = {}
                    await self._watch(line)
                    await self._receive_until(line, lambda: bool(self._last))
                    while True:
                        command = command or self._next_command()
                        await self._submit(line, command)
                        command = None
                        await self._receive_for(line, self._luck.uniform(0.5, 1.5))
            self.reconnects += 1
            await asyncio.sleep(0.2)

    def _next_command(self) -> dict[str, Any]:
        """Return the next command, with an id that it keeps."""
        frame = {"t": "wish", "cmd": secrets.token_hex(8), "table": self.table}
        own_value = self._last["mine"]
        if not self.sits:
            chips = max(
                CHIPS, own_value["buy"][0]
            )  # a returning player brings the stack they left with
            return {**frame, "wish": {"do": "sit", "chair": self._chair, "chips": chips}}
        if own_value["turn"]:
            turn = {"hand": self._last["view"]["hand"], "token": own_value["token"]}
            return {**frame, **turn, "wish": self._choose_action(own_value)}
        if own_value["buy"][1] and self._own_seat().get("stack", 0) < _TOP_UP_BELOW:
            return {**frame, "wish": {"do": "buy", "chips": min(CHIPS, own_value["buy"][1])}}
        if self._own_seat().get("state") == "out" and not self._is_out:  # they took too long
            return {**frame, "wish": {"do": "come-back"}}
        self._is_out = not self._is_out and self._luck.random() < 0.1
        return {**frame, "wish": {"do": "sit-out", "cancel": not self._is_out}}

    def _choose_action(self, own_body: dict[str, Any]) -> dict[str, Any]:
        turn = own_body["turn"]
        if turn["ask"] == "act" and not turn["free"] and self._luck.random() < 0.5:
            return {"do": "fold"}
        builtins: dict[str, Any] = msgspec.to_builtins(passive_action(own_body))
        return builtins

    def _own_seat(self) -> dict[str, Any]:
        seats = {seat["player"]: seat for seat in self._last["view"]["seats"]}
        own_seat: dict[str, Any] = seats.get(self.name, {})
        return own_seat

    # Hearing ------------------------------------------------------------------------------------

    async def _watch(self, line: ClientConnection) -> None:
        await line.send(json.dumps({"t": "watch", "table": self.table}))

    async def _submit(self, line: ClientConnection, frame: dict[str, Any]) -> None:
        """Submit a command until a reply arrives."""
        started_at, answers = time.monotonic(), list[dict[str, Any]]()
        while not answers:
            await line.send(json.dumps(frame))
            await self._receive_until(line, lambda: bool(answers), frame["cmd"], answers)
            if answers[0]["t"] == "refused" and answers[0]["code"] == "unavailable":
                answers.clear()
                await asyncio.sleep(0.2)
        self.waits = sorted([*self.waits, time.monotonic() - started_at])[-20:]
        answer, command = answers[0], frame["wish"]
        self.codes[answer.get("code", "")] += 1
        if answer["t"] == "granted":
            self.answered += 1
            if answer["count"]:  # otherwise nothing changed
                self.granted[frame["cmd"]] = answer["seq"]
            self.sits = self.sits or command["do"] == "sit"
        elif answer["code"] == "no-table":
            self.told.wrong.append("their table is said not to be there")

    async def _receive_for(self, line: ClientConnection, seconds: float) -> None:
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            with suppress(TimeoutError):
                await self._handle_frame(
                    line, json.loads(await asyncio.wait_for(line.recv(), left))
                )

    async def _receive_until(
        self,
        line: ClientConnection,
        received: Callable[[], bool],
        command_id: str = "",
        answers: list[dict[str, Any]] | None = None,
    ) -> None:
        async with asyncio.timeout(_REPLY_TIMEOUT):
            while not received():
                frame = await self._next_frame(line)
                if command_id and answers is not None and frame.get("cmd") == command_id:
                    answers.append(frame)
                await self._handle_frame(line, frame)

    async def _next_frame(self, line: ClientConnection) -> dict[str, Any]:
        """Return the next frame; ping a silent node."""
        try:
            frame = await asyncio.wait_for(line.recv(), _SILENCE_SECONDS)
        except TimeoutError:
            await line.send('{"t":"ping","at":0}')
            frame = await asyncio.wait_for(line.recv(), _SILENCE_SECONDS)
        payload: dict[str, Any] = json.loads(frame)
        return payload

    async def _handle_frame(self, line: ClientConnection, body: dict[str, Any]) -> None:
        match body["t"]:
            case "snapshot":
                self.told.snapshot(body)
                self._last = body
            case "update":
                self.told.update(body)
                self._last = body
            case "gone":
                self.codes[f"gone {body['code']}"] += 1
                if body["code"] == "no-table":
                    self.told.wrong.append("their table is said to be gone")
                await asyncio.sleep(0.1)
                await self._watch(line)
            case _:
                return
        if "view" in body and self.sits:
            at = {seat["player"]: seat["chair"] for seat in body["view"]["seats"]}
            if at.get(self.name) != self._chair:
                facts = [fact for fact in body["facts"] if fact["type"] == "Left"]
                self.told.wrong.append(f"the seat is lost: {at} after {facts}")
                self.sits = False


async def _post_with_retry(
    client: httpx.AsyncClient, url: str, body: dict[str, Any], headers: dict[str, str]
) -> httpx.Response:
    """Return the response, retrying while the node is overloaded."""
    while True:
        answer = await client.post(url, json=body, headers=headers)
        if answer.status_code != 503:
            assert answer.status_code == 200, answer.text
            return answer
        await asyncio.sleep(1)
