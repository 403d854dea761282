"""Non-interference: no byte sent to a connection depends on a card hidden from it.

The same hand is played at tables that differ only in cards hidden from a viewer: the viewer's
frames and the spectators' frames must be identical.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable
from typing import Any

import pytest

from riverboat.cards import DECKS, parse_cards
from riverboat.engine import Game
from riverboat.equity import equity
from riverboat.service.dealer import table_deck as decks
from riverboat.service.records.room_facts import DeckReshuffled
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.table_messages import Advance
from riverboat.service.task.table_task import TableTask
from riverboat.store.memory_store import MemoryStore
from riverboat.table.rules.table_rules import TableRules
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted
from tests.service.room_tables import (
    TableClient,
    choose_passive_action,
    make_room,
    open_table,
    play_hands,
    run,
)

NAMES = ("Ann", "Bob", "Cid")
MOMENT = 1_800_000_000_000


class StackedDeck:
    """A deck in a known order, whose seal does not depend on it."""

    root = "ab" * 32

    def __init__(self, cards: Iterable[int]) -> None:
        self._cards = list(cards)
        self.reshuffles = self.dealt = 0

    def blob(self, *_: Any) -> bytes:
        return b"sealed"

    def cut(self, _: Any) -> StackedDeck:
        return StackedDeck(self._cards)

    def deal(self, count: int) -> tuple[int, ...]:
        dealt_cards, self._cards = self._cards[:count], self._cards[count:]
        self.dealt += count
        return tuple(dealt_cards)

    def take_back(self, cards: Iterable[int]) -> str:
        self._cards += cards
        self.reshuffles += 1
        return self.root


def stack_decks(monkeypatch: pytest.MonkeyPatch, cards: list[int]) -> None:
    class DeckSealer:
        @staticmethod
        def seal(_game: Game, _urandom: Any) -> StackedDeck:
            return StackedDeck(cards)

    monkeypatch.setattr(decks, "SealedDeck", DeckSealer)


async def collect_hand_frames(game: str, folding_street: str) -> dict[str, list[str]]:
    """Return all frames of one hand, in which Bob and Cid fold on the last street."""
    room = make_room(MemoryStore())
    room.clock = lambda: MOMENT
    task = await open_table(room, game, preset="cash", seconds_between_hands=30.0)
    await task.submit("Ann", "rules", w.Pause())
    clients = {name: TableClient(task, name) for name in (*NAMES, "Dee")}
    for chair, name in enumerate(NAMES, 1):
        await clients[name].receive()
        await clients[name].submit(w.Sit(chair, 200))
    await task.submit("Ann", "button", w.PlaceButton(3))
    await task.submit("Ann", "begin", w.Begin())

    def choose_command(private_view: dict[str, Any]) -> w.AnyClientCommand:
        street = task.view().street
        turn = private_view["turn"]
        if turn["ask"] == "act" and street == folding_street:
            if private_view["chair"] == 1:
                return w.RaiseTo(turn["low"]) if turn["high"] else w.Call()
            return w.Check() if turn["free"] else w.Fold()
        return choose_passive_action(private_view)

    play_tasks = [
        asyncio.ensure_future(play_hands(clients[name], 1, choose_command)) for name in NAMES
    ]
    await clients["Dee"].wait_until(lambda frame: bool(frame["view"]["won"]))
    for play_task in play_tasks:
        play_task.cancel()
    await asyncio.gather(*play_tasks, return_exceptions=True)
    for client in clients.values():
        if len(client.outbox):
            await client.receive()
    await room.close()
    return {
        name: [normalise_frame(frame, task.id) for frame in client.frames]
        for name, client in clients.items()
    }


def normalise_frame(frame: bytes, table_id: str) -> str:
    """Return a frame without values that are random for each table."""
    frame_text = frame.decode().replace(table_id, "the table")
    return re.sub(r'"epoch":"\w+"', '"epoch":"e"', frame_text)


def permute_hidden(cards: list[int], hidden_positions: list[int]) -> list[int]:
    """Return the deck with its hidden positions permuted."""
    permuted_cards = list(cards)
    for position, next_position in zip(
        hidden_positions, [*hidden_positions[1:], hidden_positions[0]], strict=True
    ):
        permuted_cards[position] = cards[next_position]
    return permuted_cards


def build_deck(top_cards: str) -> list[int]:
    top_card_numbers = list(parse_cards(top_cards))
    return top_card_numbers + [
        card for card in DECKS["standard"].cards if card not in top_card_numbers
    ]


HOLDEM_CASE = (
    "no-limit hold'em 1/2",
    "river",
    # Ann is left of the button: cards go round from there. Burns are cards 6, 10 and 12.
    build_deck("As Kd 7c Ah Kc 2d 3s Qs Js 9h 4s 8d 5s 6c"),
    {"Ann": [1, 2, 4, 5, 6, 10, 12, 14, 15, 16], "Dee": [0, 1, 2, 3, 4, 5, 6, 10, 12, 20, 30]},
)
STUD_CASE = (
    "limit seven-card stud 2/4 ante 1 bring-in 1",
    "seventh street",
    build_deck("As Kd 7c Ah Kc 2d 3s Qs Js"),
    {"Ann": [1, 2, 4, 5], "Dee": [0, 1, 2, 3, 4, 5]},
)
OMAHA_CASE = (
    "pot-limit omaha 1/2",
    "river",
    build_deck("As Kd 7c Ah Kc 2d 3s Qs Js 9h 4s 8d"),
    {"Ann": [1, 2, 4, 5, 7, 8, 10, 11, 12], "Dee": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]},
)


@pytest.mark.parametrize(
    "case", [HOLDEM_CASE, STUD_CASE, OMAHA_CASE], ids=["hold'em", "stud", "omaha"]
)
@pytest.mark.parametrize("viewer", ["Ann", "Dee"])
def test_frames_do_not_depend_on_hidden_cards(
    case: tuple[str, str, list[int], dict[str, list[int]]],
    viewer: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, street, cards, hidden_positions = case

    async def run_scenario() -> None:
        stack_decks(monkeypatch, cards)
        frames_by_viewer = await collect_hand_frames(game, street)
        stack_decks(monkeypatch, permute_hidden(cards, hidden_positions[viewer]))
        other_frames_by_viewer = await collect_hand_frames(game, street)
        assert frames_by_viewer[viewer] == other_frames_by_viewer[viewer]
        assert any('"type":"HandClosed"' in frame for frame in frames_by_viewer[viewer]), (
            "the hand is over"
        )
        assert frames_by_viewer["Bob"] != other_frames_by_viewer["Bob"], (
            "the cards that were changed are somebody's"
        )

    run(run_scenario())


def test_reshuffle_record_contains_no_cards() -> None:
    assert DeckReshuffled.__struct_fields__ == ("hand", "reshuffle_count", "root")


# A whole session ----------------------------------------------------------------------------------


VIEWER_NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")
"""Three players, a spectator, and a player on the waiting list."""
FIRST_DECK = build_deck("As Kd 7c Ah Kc 2d 3s Qs Js 9h 4s 8d 5s 6c")
"""Deck of an all-in of Ann and Bob: Cid folds positions 2 and 5; 6, 10 and 12 are burned."""
SECOND_DECK = build_deck("Td 4c 9s 9d 4h 8h 3d Qh Jc 2s 5h Ts 6d 7h")
"""Deck of a hand folded to Cid: Bob holds positions 0 and 3, Cid 1 and 4, Ann 2 and 5."""
UNSEEN_POSITIONS = {
    "Ann": ([2, 5, 6, 10, 12, 14, 20], [0, 1, 3, 4, 6, 10, 12, 14]),
    "Bob": ([2, 5, 6, 10, 12, 14, 20], [1, 2, 4, 5, 6, 10, 12, 14]),
    "Cid": ([6, 10, 12, 14, 20], [0, 2, 3, 5, 6, 10, 12, 14]),
    "Dee": ([2, 5, 6, 10, 12, 14, 20], [0, 1, 2, 3, 4, 5, 6, 10, 12, 14]),
    "Eve": ([2, 5, 6, 10, 12, 14, 20], [0, 1, 2, 3, 4, 5, 6, 10, 12, 14]),
}
"""The cards hidden from each viewer, in each of the two hands."""


class ScriptedSession:
    """Two hands with all activity of a room around them, step by step."""

    def __init__(self, task: TableTask, clock_ms: list[int]) -> None:
        self.task, self.clock_ms = task, clock_ms
        self.clients = {name: TableClient(task, name) for name in VIEWER_NAMES}

    async def submit_all(self, name: str, *commands: w.AnyClientCommand) -> None:
        """Submit a player's commands, and receive the result on all connections."""
        for command in commands:
            reply = await self.clients[name].submit(command)
            assert isinstance(reply, Accepted), reply
            await self.receive_updates()

    async def receive_updates(self) -> None:
        for client in self.clients.values():
            while len(client.outbox) or not client.messages:
                await client.receive()

    async def wait_for_equities(self) -> None:
        """Wait until all connections have the equities of the open hands."""
        for client in self.clients.values():
            await client.wait_until(lambda frame: bool(frame["view"]["seats"][0]["equity"]))

    async def run_out(self) -> None:
        """Deal card by card, each once all connections have the equities."""
        while self.task.view().is_run_out:
            await self.wait_for_equities()
            self.clock_ms[0] += 10_000
            boards_before = self.task.view().boards
            self.task._inbox.put(Advance())
            while self.task.view().boards == boards_before and not self.task.is_idle:
                await asyncio.sleep(0.005)
            await self.receive_updates()

    async def play_all_in_hand(self) -> None:
        """Play an all-in of Ann and Bob to its run-out, while commands of all kinds arrive."""
        await self.submit_all("Eve", w.JoinWaitingList())
        await self.submit_all("Bob", w.SetStandingAnswers(rebuy=True, run_it="once"))
        await self.submit_all("Cid", w.SetStandingAnswers(straddle="never", beaten_hand="muck"))
        await self.submit_all("Ann", w.PlaceButton(3), w.Begin())
        await self.submit_all("Cid", w.Fold())
        await self.submit_all("Ann", w.RaiseTo(200))
        await self.submit_all("Bob", w.Call())
        await self.wait_for_equities()
        await self.submit_all("Ann", w.Adjust(3, -10, "a change given twice"), w.ProposeBombPot(4))
        await self.submit_all("Bob", w.AnswerBombPot(2))
        await self.submit_all("Cid", w.AnswerBombPot(2, has_agreed=False))
        await self.run_out()

    async def play_folded_hand(self) -> None:
        """Play a hand in which all fold to Cid, who shows no cards; Bob rabbit hunts."""
        notices = self.clients["Cid"].last["mine"]["notices"]
        await self.submit_all("Cid", w.MarkNoticesRead(notices[-1]["id"]))
        await self.submit_all("Ann", w.Begin())
        await self.submit_all("Ann", w.Fold())
        await self.submit_all("Bob", w.Fold(), w.HuntRabbit())
        await self.submit_all("Cid", w.Leave())


async def collect_session_frames(
    monkeypatch: pytest.MonkeyPatch, *hands: list[int]
) -> dict[str, list[str]]:
    """Return all frames of each viewer with these decks."""
    remaining_decks = list(hands)

    class DeckSealer:
        @staticmethod
        def seal(_game: Game, _urandom: Any) -> StackedDeck:
            return StackedDeck(
                remaining_decks.pop(0) if len(remaining_decks) > 1 else remaining_decks[0]
            )

    monkeypatch.setattr(decks, "SealedDeck", DeckSealer)
    room, clock_ms = make_room(MemoryStore()), [MOMENT]
    room.clock = lambda: clock_ms[0]
    await room.open()
    fees = {"per_mille": 50, "cap": 10}
    rules = TableRules.preset("online", "no-limit hold'em 1/2", chairs=3).replace(fees=fees)
    settings = TableSettings(starts_hands_automatically=False, pace=10.0, rabbit=True)
    task = room.task((await room.new_table(rules, settings, "Ann")).id)
    session = ScriptedSession(task, clock_ms)
    await session.receive_updates()
    for chair, name in enumerate(NAMES, 1):
        await session.submit_all(name, w.Sit(chair, 200))
    await session.play_all_in_hand()
    await session.play_folded_hand()
    await room.close()
    return {
        name: [normalise_frame(frame, task.id) for frame in viewer.frames]
        for name, viewer in session.clients.items()
    }


@pytest.mark.parametrize("viewer", VIEWER_NAMES)
def test_session_frames_do_not_depend_on_hidden_cards(
    viewer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    equity("AsAh", "KdKc")  # loads tables, so that views in the test do not wait

    async def run_scenario() -> None:
        frames_by_viewer = await collect_session_frames(monkeypatch, FIRST_DECK, SECOND_DECK)
        unseen_positions = UNSEEN_POSITIONS[viewer]
        other_frames_by_viewer = await collect_session_frames(
            monkeypatch,
            permute_hidden(FIRST_DECK, unseen_positions[0]),
            permute_hidden(SECOND_DECK, unseen_positions[1]),
        )
        assert frames_by_viewer[viewer] == other_frames_by_viewer[viewer]
        assert any(frames_by_viewer[name] != other_frames_by_viewer[name] for name in NAMES), (
            "the cards were somebody's"
        )
        text = "\n".join(frames_by_viewer[viewer])
        for expected_text in (
            '"equity":[0.', '"awards":[{', '"rabbit":[["', '"type":"RabbitHunted"',
            '"type":"StandingSet"', '"type":"WishWaits"', '"type":"SeatOffered"',
            '"waiting":1', '"type":"RakeTaken"', '"type":"BombAnswered"', '"agree":2',
        ):  # fmt: skip
            assert expected_text in text, expected_text
        assert ('"what":"adjusted"' in text) is (viewer == "Cid")
        assert ('"bomb_vote":"agreed"' in text) is (viewer in ("Ann", "Bob"))

    run(run_scenario())
