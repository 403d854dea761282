"""Non-interference for every variant and viewer: no sent byte depends on a hidden card.

A hand is played with two decks that differ only in cards that a viewer has not seen. All frames
and HTTP responses to that viewer must be identical. The decks are sealed as usual, so only hashes
of the seals may differ: each is a node of the tree of salted leaves, and the salt of a hidden card
is never sent.
"""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Iterable
from contextlib import AsyncExitStack
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import httpx
import msgspec
import pytest
import structlog

from riverboat.cards import DECKS, UNKNOWN
from riverboat.engine.games.variants import VARIANTS
from riverboat.engine.hand_redaction import redact
from riverboat.service.records.room_facts import RoomFact, from_json
from riverboat.table.state.facts import TableFact
from tests.schedule import run_in
from tests.service.room_tables import make_seeded_urandom
from tests.service.stacked_seal import StackedPile, stack_sealed_decks, tree_hashes
from tests.thorough import sample_every
from tests.web.api_play import open_table, seat_players, submit_accepted
from tests.web.open_rooms import (
    CONFIG,
    HOST,
    OpenTestRoom,
    Socket,
    Visitor,
    open_test_room,
    run_async_test,
)

DELAY_SECONDS = 60
TOY_GAMES = ("kuhn", "leduc")
GAMES = [name for name in VARIANTS if name not in TOY_GAMES]
PLAYERS = ("Ann", "Bob", "Cid")
"""Ann wins without a showdown, Bob folds on the last street, Cid on the first."""
SPECTATOR_NAMES = ("Hal", "Ada", "Dee", "nobody")
"""The host, an administrator, a guest without a chair and one without a name."""
PATHS_DURING_HAND = ("/ledger", "/hands", "/hands/1")
"""Paths requested while the delay still hides the hand from viewers without a seat."""
EXTRA_CONNECTIONS = {"Ann": ("Ann by key",), "Bob": ("Bob again",), "Cid": ()}
"""Ann's program, and another browser of Bob's."""
OWN_PATHS = ("/api/me/statistics", "/api/me/statistics.csv", "/api/me/statistics.json")
"""Statistics of the hand for each player."""
PATHS_AFTER_HAND = (
    "", "/ledger", "/ledger.csv", "/hands", "/hands/1", "/hands.zip", "/hands/1/page",
    "/hands/1/replay", "/hands/1/proof",
)  # fmt: skip


def add_stakes(variant: str) -> str:
    """Return the variant with a betting structure and stakes."""
    if "stud" in variant or "razz" in variant:
        return f"limit {variant} 4/8 ante 1 bring-in 2"
    if variant == "short deck":
        return "no-limit short deck ante 1 button 2"
    return f"limit {variant} 2/4"


def make_arbitrary_deck(variant: str) -> list[int]:
    """Return a deck in an arbitrary fixed order."""
    cards = list(DECKS[VARIANTS[variant].deck].cards)
    return [cards[7 * number % len(cards)] for number in range(len(cards))]


async def play_recorded_hand(room: OpenTestRoom, table: str, players: dict[str, Visitor]) -> None:
    """Play the hand with decisions that depend only on public facts and card counts."""
    task = room.room.task(table)
    for _ in range(200):
        hand, view = task._dealer.table.hand, task.view()
        if hand is None:
            return
        is_last_street = hand.street == len(hand.game.variant.streets) - 1
        chair = view.to_act[0]
        name = PLAYERS[chair - 1]
        turn = json.loads(task._take_snapshot().private_view(name))["turn"]
        await submit_accepted(
            players[name],
            table,
            **choose_command(
                turn, name, is_last_street=is_last_street, cards=read_hole_cards(task, name)
            ),
        )
    raise AssertionError("the hand does not end")


def read_hole_cards(task: Any, name: str) -> list[str]:
    cards: list[str] = json.loads(task._take_snapshot().private_view(name))["cards"]
    return cards


def choose_command(
    turn: dict[str, Any], name: str, *, is_last_street: bool, cards: list[str]
) -> dict[str, Any]:
    """Return the command of the player to act."""
    if turn["ask"] == "draw":
        return {"do": "discard", "cards": cards[: max(1, turn["least"])]}
    assert turn["ask"] == "act", turn
    if turn["bring_in"]:
        return {"do": "bring-in"}
    if name == "Ann" and is_last_street and turn["high"]:
        return {"do": "raise", "to": turn["low"]}
    if turn["free"]:
        return {"do": "check"}
    return {"do": "fold"} if name == "Cid" or (is_last_street and name == "Bob") else {"do": "call"}


HASH_PATTERN = re.compile(rb"[0-9a-f]{64}")


def contains_secret(secret: bytes, data: bytes) -> bool:
    """Return True if the bytes occur in the text in any usual encoding."""
    encodings = (secret, secret.hex().encode(), b64encode(secret).rstrip(b"="))
    return any(encoding in data for encoding in (*encodings, secret.hex().upper().encode()))


class SentBytes:
    """All bytes sent to each viewer, and the cards that the facts of the hand hid from them."""

    def __init__(self) -> None:
        self.bytes_by_viewer: dict[str, list[bytes]] = {}
        self.frames: dict[str, list[bytes]] = {}
        """The bytes sent over sockets."""
        self.public: list[bytes] = []
        """The metrics and the log."""
        self.facts: list[Any] = []
        self.dealt_count = 0
        self.piles: list[StackedPile] = []
        """The sealed piles."""

    def mask_hashes(self, name: str) -> list[bytes]:
        """Return the bytes sent to a viewer, with hashes of sealed cards masked."""
        return [
            HASH_PATTERN.sub(b"a hash", frame_bytes) for frame_bytes in self.bytes_by_viewer[name]
        ]

    def find_hashes(self, name: str) -> set[str]:
        """Return the hashes sent to a viewer."""
        # The head of the root log hashes only public data: roots and cuts (test_roots).
        sent_bytes = re.sub(rb'"head":"[0-9a-f]{64}"', b"", b"\n".join(self.bytes_by_viewer[name]))
        return {match.decode() for match in HASH_PATTERN.findall(sent_bytes)}

    def find_opened_positions(self, name: str) -> set[int]:
        """Return the deck positions whose salt was sent to a viewer."""
        sent_bytes = b"\n".join(self.bytes_by_viewer[name])
        salts = self.piles[0].salts
        return {
            deck_index for deck_index, salt in enumerate(salts) if contains_secret(salt, sent_bytes)
        }


async def play_and_record(
    variant: str, cards: list[int], viewers: Iterable[str], monkeypatch: pytest.MonkeyPatch
) -> SentBytes:
    """Play the hand with a deck and record everything; these viewers also use HTTP."""
    piles = stack_sealed_decks(monkeypatch, cards)
    log_lines: list[dict[str, Any]] = []

    def record_log_event(_: Any, __: str, event: Any) -> str:
        log_lines.append(dict(event))
        return ""

    structlog.configure(processors=[record_log_event])
    sent_bytes = SentBytes()
    sent_bytes.piles = piles
    config = msgspec.structs.replace(CONFIG, admins=("Ada",), metrics="open")
    async with (
        open_test_room(config, requests_per_second=10_000) as room,
        AsyncExitStack() as exit_stack,
    ):
        room.room._urandom = make_seeded_urandom("the first button")
        guests = {name: await room.guest(name, f"192.0.2.{number}") for number, name in enumerate(
            ("Hal", "Dee", *PLAYERS), 1)}  # fmt: skip
        guests["Ada"] = room.visitor("192.0.2.90")
        await guests["Ada"].register("Ada", "a long password")
        guests["nobody"] = room.visitor("192.0.2.91")
        api_key = (await guests["Ann"].post("/api/keys")).json()["key"]
        guests["Ann by key"] = room.visitor("192.0.2.92", authorization=f"Bearer {api_key}")
        guests["Bob again"] = second_visitor = room.visitor("192.0.2.93")
        second_visitor.http.cookies = httpx.Cookies(guests["Bob"].http.cookies)
        table = await open_table(guests["Hal"], game=add_stakes(variant), delay=DELAY_SECONDS)
        await seat_players(table, *[guests[name] for name in PLAYERS], chips=200)
        await submit_accepted(guests["Hal"], table, do="button", chair=3)
        room.clock.advance(DELAY_SECONDS + 1)
        sockets: dict[str, Socket] = {}
        for name, guest in guests.items():
            extra_headers: dict[str, Any] = {}
            if name == "Ann by key":
                extra_headers["authorization"] = f"Bearer {api_key}"
            sockets[name] = await exit_stack.enter_async_context(guest.socket(**extra_headers))
            await sockets[name].send(t="watch", table=table)
            await sockets[name].next_of_kind("snapshot", "update")
        await submit_accepted(guests["Hal"], table, do="begin")
        await play_recorded_hand(room, table, guests)
        for delay_seconds, paths in ((0, PATHS_DURING_HAND), (DELAY_SECONDS + 1, PATHS_AFTER_HAND)):
            room.clock.advance(delay_seconds)
            for name in viewers:
                guest, viewer_bytes = guests[name], sent_bytes.bytes_by_viewer.setdefault(name, [])
                for path in paths:
                    viewer_bytes += _normalise_response(
                        await guest.get(f"/api/tables/{table}{path}"), table
                    )
                for path in ("/api/tables", *OWN_PATHS):
                    viewer_bytes += _normalise_response(await guest.get(path), table)
        for name, socket in sockets.items():
            await socket.send(t="ping", at=1)
            sent_bytes.bytes_by_viewer.setdefault(name, []).extend(
                frames := await _collect_frames(socket, table)
            )
            sent_bytes.frames[name] = frames
        sent_bytes.facts = [
            fact
            for record in await room.room.store.read(f"table/{table}")
            if not isinstance(fact := from_json(record.body), RoomFact | TableFact)
        ]
        metric_lines = (await room.visitor().get("/metrics")).text.splitlines()
        timing_pattern = re.compile("_seconds|_created|_requests")
        sent_bytes.public = [
            line.encode() for line in metric_lines if not timing_pattern.search(line)
        ]
        sent_bytes.public += [
            _normalise(repr(event).encode(), table)
            for event in log_lines
            if event["event"] != "request"
        ]
        sent_bytes.dealt_count = room.room.task(table)._dealer.deck._previous_stub[1].dealt
    return sent_bytes


async def _collect_frames(socket: Socket, table: str) -> list[bytes]:
    frames = list[bytes]()
    while True:
        message = await socket.received_frames.get()
        text = message["text"]
        if json.loads(text)["t"] == "pong":
            return frames
        frames.append(_normalise(text.encode(), table))


def _normalise_response(answer: httpx.Response, table: str) -> list[bytes]:
    """Return a response without values that are random for each table."""
    if answer.headers["content-type"] == "application/zip":
        archive = ZipFile(BytesIO(answer.content))
        return [_normalise(archive.read(name), table) for name in archive.namelist()]
    return [_normalise(str(answer.status_code).encode() + b" " + answer.content, table)]


def _normalise(data: bytes, table: str) -> bytes:
    data = data.replace(table.encode(), b"the table").replace(HOST.encode(), b"here")
    number = str(int(table, 16)).encode()
    return re.sub(rb'"epoch":"\w+"', b'"epoch":""', data.replace(number, b"its number"))


def find_hidden_positions(
    facts: Iterable[Any], dealt_count: int, seat: int | None, cards: list[int]
) -> list[int]:
    """Return the deck positions of all cards hidden from a seat."""
    hidden_cards = set(cards[dealt_count:])
    for fact in facts:
        hidden_cards |= set(
            _find_hidden_values(msgspec.to_builtins(fact), msgspec.to_builtins(redact(fact, seat)))
        )
    return [deck_index for deck_index, card in enumerate(cards) if card in hidden_cards]


def _find_hidden_values(fact_value: Any, masked_value: Any) -> Iterable[int]:
    """Yield the cards of *fact_value* where *masked_value* has an unknown card."""
    if isinstance(fact_value, dict):
        for name, field_value in fact_value.items():
            yield from _find_hidden_values(field_value, masked_value[name])
    elif isinstance(fact_value, list | tuple):
        for field_value, other_value in zip(fact_value, masked_value, strict=True):
            yield from _find_hidden_values(field_value, other_value)
    elif masked_value == UNKNOWN != fact_value:
        yield fact_value


def rotate_cards(cards: list[int], deck_indexes: list[int]) -> list[int]:
    """Return the deck with the cards of these positions permuted."""
    rotated_cards = list(cards)
    for deck_index, next_index in zip(
        deck_indexes, [*deck_indexes[1:], *deck_indexes[:1]], strict=True
    ):
        rotated_cards[deck_index] = cards[next_index]
    return rotated_cards


def assert_seal_reveals_nothing(
    sent_bytes: SentBytes, name: str, hidden_indexes: Iterable[int]
) -> None:
    """Assert that a viewer got only hashes of the seal and the openings of their own cards."""
    deck = sent_bytes.piles[0]
    assert {deck.root} <= sent_bytes.find_hashes(name) <= tree_hashes(sent_bytes.piles), (
        "a hash of something else"
    )
    assert sent_bytes.find_opened_positions(name) == set(range(len(deck.cards))) - set(
        hidden_indexes
    ), name
    text = b"\n".join(sent_bytes.bytes_by_viewer[name])
    assert not any(contains_secret(pile.seed, text) for pile in sent_bytes.piles)


@run_in("landing", keep_every=2)
@run_in(
    "slow",
    "2-7 razz",
    "a-5 triple draw",
    "badeucey",
    "courchevel hi-lo",
    "omaha 5",
    "pineapple",
    "seven-card stud",
)
@run_in("landing", "courchevel", "five-card draw")
@pytest.mark.parametrize("variant", sample_every(2, GAMES))
def test_sent_bytes_do_not_depend_on_hidden_cards(
    variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = make_arbitrary_deck(variant)

    async def run_scenario() -> None:
        player = PLAYERS[GAMES.index(variant) % 3]
        viewers_by_seat = {
            None: SPECTATOR_NAMES,
            PLAYERS.index(player): (player, *EXTRA_CONNECTIONS[player]),
        }
        sent_bytes = await play_and_record(
            variant, cards, [*SPECTATOR_NAMES, player, *EXTRA_CONNECTIONS[player]], monkeypatch
        )
        for seat, viewers in viewers_by_seat.items():
            hidden_indexes = find_hidden_positions(
                sent_bytes.facts, sent_bytes.dealt_count, seat, cards
            )
            assert len(hidden_indexes) > len(cards) - sent_bytes.dealt_count, (
                "somebody holds hidden cards"
            )
            other_sent_bytes = await play_and_record(
                variant, rotate_cards(cards, hidden_indexes), viewers, monkeypatch
            )
            for name in viewers:
                assert other_sent_bytes.mask_hashes(name) == sent_bytes.mask_hashes(name), (
                    f"{name} is told of them"
                )
                assert any(
                    b'"type":"HandClosed"' in frame for frame in sent_bytes.bytes_by_viewer[name]
                )
                assert_seal_reveals_nothing(sent_bytes, name, hidden_indexes)
            assert other_sent_bytes.public == sent_bytes.public, "the measurements and the log"
            other_names = [name for name in PLAYERS if name not in viewers]
            assert any(
                other_sent_bytes.frames[name] != sent_bytes.frames[name] for name in other_names
            )
            assert sent_bytes.piles[0].root != other_sent_bytes.piles[0].root, (
                "both decks were sealed as they lay"
            )

    run_async_test(run_scenario)
