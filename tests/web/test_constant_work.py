"""Constant work: the effort of a reply does not depend on a hidden card, accepted or rejected.

Work is counted, not timed: calls in our own code, loop iterations, and stored records. A hand of
every variant is played with decks that differ only in cards that Ann has not seen. Each of her
commands, rejected ones included, takes the same work, with one exception: when new cards come, the
room names each player's holding once.
"""

from __future__ import annotations

import gc
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, NamedTuple

import msgspec
import pytest

from riverboat.narration.holding_narration import describe_holding
from riverboat.service.records.room_facts import RoomFact, from_json
from riverboat.table.state.facts import TableFact
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted, Rejected
from tests.schedule import run_in
from tests.service.room_tables import TableClient, make_room, open_table, run
from tests.service.stacked_seal import stack_sealed_decks
from tests.thorough import example_count, sample_every
from tests.web.test_hidden_cards import (
    GAMES,
    PLAYERS,
    add_stakes,
    choose_command,
    find_hidden_positions,
    make_arbitrary_deck,
)

DESCRIBE_HOLDING_CODE = describe_holding.__code__
LOOP_FUNCTIONS = ("BaseEventLoop._run_once", "Handle._run")
REFUSED_COMMANDS: tuple[w.AnyClientCommand, ...] = (
    w.RaiseTo(10**6), w.Discard(("As", "Kd")), w.Show(("As",)), w.HuntRabbit(), w.RunIt(3),
    w.Sit(2, 9),
)  # fmt: skip
"""Commands of Ann that are rejected, submitted between the others."""


class CommandEffort(NamedTuple):
    """A command, its reply, and the work that it took: calls and stored records."""

    player: str
    command_text: str
    reply: str
    work: Counter[str]
    naming_work: int
    """Calls that name holdings; not counted as work."""
    stored_count: int
    """Records."""


class WorkCounter:
    """Counts calls by name in our own code, and loop iterations."""

    def __init__(self) -> None:
        self.call_counts = Counter[str]()
        self.naming_work = 0
        self._counted_depth = 0

    @contextmanager
    def count_work(self) -> Iterator[None]:
        gc.disable()  # garbage collection is not counted
        sys.setprofile(self._count_call)
        try:
            yield
        finally:
            sys.setprofile(None)
            gc.enable()

    def _count_call(self, frame: FrameType, event: str, arg: Any) -> None:
        code = frame.f_code
        if code is DESCRIBE_HOLDING_CODE:
            self._counted_depth += {"call": 1, "return": -1}.get(event, 0)
        if not event.endswith("call"):
            return
        if self._counted_depth:
            self.naming_work += 1
        elif event == "call" and (
            "/riverboat/" in code.co_filename or code.co_qualname in LOOP_FUNCTIONS
        ):
            self.call_counts[code.co_qualname] += 1
        elif event == "c_call" and "/riverboat/" in code.co_filename:
            self.call_counts[f"{code.co_qualname}: {arg.__qualname__}"] += 1


class PlayedHand(NamedTuple):
    """A hand from its first decision to its end."""

    efforts: list[CommandEffort]
    facts: list[Any]
    dealt_count: int

    def list_efforts_of_ann(self) -> list[CommandEffort]:
        return [effort for effort in self.efforts if effort.player == "Ann"]


async def play_counted_hand(variant: str, cards: list[int]) -> PlayedHand:
    """Play the hand, and submit rejected commands before each decision."""
    efforts = list[CommandEffort]()
    with pytest.MonkeyPatch.context() as patch:
        stack_sealed_decks(patch, cards)
        room = make_room()
        room.clock = lambda: 1_800_000_000_000
        task = await open_table(room, add_stakes(variant), seconds_between_hands=60.0)
        stream = f"table/{task.id}"
        assert isinstance(await task.submit("Ann", "pause", w.Pause()), Accepted)
        clients = {name: TableClient(task, name) for name in PLAYERS}
        for chair, client in enumerate(clients.values(), 1):
            await client.receive()
            assert isinstance(await client.submit(w.Sit(chair, 200)), Accepted)
        assert isinstance(await task.submit("Ann", "button", w.PlaceButton(3)), Accepted)
        assert isinstance(await task.submit("Ann", "begin", w.Begin()), Accepted)

        async def submit(name: str, command: w.AnyClientCommand) -> Accepted | Rejected:
            record_count, work = len(await room.store.read(stream)), WorkCounter()
            with work.count_work():
                response = await clients[name].submit(command, f"c{len(efforts):09}")
            stored_count = len(await room.store.read(stream)) - record_count
            reply_code = "granted" if isinstance(response, Accepted) else response.code
            payload = json.dumps(msgspec.to_builtins(command))
            efforts.append(
                CommandEffort(
                    name, payload, reply_code, work.call_counts, work.naming_work, stored_count
                )
            )
            return response

        async def receive() -> None:
            for client in clients.values():
                while len(client.outbox):
                    await client.receive()

        while not task.is_idle:
            await receive()
            for refused_command in REFUSED_COMMANDS:
                assert isinstance(await submit("Ann", refused_command), Rejected), refused_command
            actor = next(client for client in clients.values() if client.last["mine"]["turn"])
            private_view = actor.last["mine"]
            hand = task._dealer.table.hand
            assert hand is not None
            is_last_street = hand.street == len(hand.game.variant.streets) - 1
            chosen_command = choose_command(
                private_view["turn"],
                actor.name,
                is_last_street=is_last_street,
                cards=private_view["cards"],
            )
            was_accepted = await submit(
                actor.name, msgspec.convert(chosen_command, w.AnyClientCommand)
            )
            assert isinstance(was_accepted, Accepted), was_accepted
        dealt_count = task._dealer.deck.stub.dealt
        records = await room.store.read(stream)
        await room.close()
    facts = [from_json(record.body) for record in records]
    hand_facts = [fact for fact in facts if not isinstance(fact, RoomFact | TableFact)]
    return PlayedHand(efforts, hand_facts, dealt_count)


async def play_with_warm_tables(variant: str, cards: list[int]) -> PlayedHand:
    """Play the hand after all rank tables are loaded."""
    await play_counted_hand(variant, cards)
    return await play_counted_hand(variant, cards)


# In a short run, use the variants that test_hidden_cards skips.
@run_in("landing", keep_every=3)
@run_in(
    "slow",
    "a-5 single draw",
    "badacey",
    "badugi",
    "crazy pineapple",
    "drawmaha badugi",
    "five-card stud",
    "omaha 6 hi-lo",
    "omaha 6",
    "razzdugi",
    "short deck",
)
@pytest.mark.parametrize("variant", sample_every(2, [*GAMES[1:], GAMES[0]]))
def test_reply_work_does_not_depend_on_hidden_cards(variant: str) -> None:
    cards = make_arbitrary_deck(variant)

    async def compare_hands() -> None:
        first_hand = await play_with_warm_tables(variant, cards)
        hidden_card_indexes = find_hidden_positions(
            first_hand.facts, first_hand.dealt_count, 0, cards
        )
        for seed in range(example_count(1, 5)):
            shuffled_indexes = random.Random(seed).sample(
                hidden_card_indexes, len(hidden_card_indexes)
            )
            other_hand = await play_with_warm_tables(
                variant, move_cards(cards, hidden_card_indexes, shuffled_indexes)
            )
            for first_effort, other_effort in zip(
                first_hand.list_efforts_of_ann(), other_hand.list_efforts_of_ann(), strict=True
            ):
                assert first_effort[:3] == other_effort[:3]
                assert first_effort.work == other_effort.work, (
                    f"{first_effort.command_text}: "
                    f"{describe_difference(first_effort, other_effort)}"
                )
                assert first_effort.stored_count == other_effort.stored_count
                if not first_effort.work["TableDeck.deal"]:  # their own cards may differ now
                    assert first_effort.naming_work == other_effort.naming_work, (
                        first_effort.command_text
                    )
                    assert "discard" in first_effort.command_text or not first_effort.naming_work, (
                        first_effort.command_text
                    )
        assert {effort.reply for effort in first_hand.list_efforts_of_ann()} > {"granted"}
        assert any(effort.naming_work for effort in first_hand.efforts)

    run(compare_hands())


def move_cards(cards: list[int], target_indexes: list[int], source_indexes: list[int]) -> list[int]:
    """Return the deck with the cards of these positions moved to other positions."""
    moved_cards = list(cards)
    for target_index, source_index in zip(target_indexes, source_indexes, strict=True):
        moved_cards[target_index] = cards[source_index]
    return moved_cards


def describe_difference(first_effort: CommandEffort, other_effort: CommandEffort) -> str:
    more_work = (first_effort.work - other_effort.work).most_common(5)
    less_work = (other_effort.work - first_effort.work).most_common(5)
    return f"{more_work} or {less_work}"
