"""Rabbit hunting: undealt cards shown on request after a hand ended early."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from riverboat.cards import name
from riverboat.service.decks.proof import build_proof, find_proof_differences, verify
from riverboat.service.decks.seal import SealedDeck
from riverboat.service.history.hand_export import iter_hands
from riverboat.service.history.stream_verifier import load_evidence, verify_stream
from riverboat.service.records.room_facts import (
    DeckCut,
    RabbitCard,
    RabbitHunted,
    from_json_lines,
    to_json,
)
from riverboat.service.room import Room
from riverboat.service.task.table_task import TableTask
from riverboat.store.memory_store import MemoryStore
from riverboat.store.stream_records import Record
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted, Rejected
from tests.service.room_tables import (
    ROOM_KEY,
    TableClient,
    make_room,
    open_table,
    play_hand,
    run,
    seat_players,
)
from tests.service.test_voluntary_shows import fold_if_possible, receive_pending


async def play_folded_hand(
    room: Room, is_rabbit_allowed: bool = True, street_count: int = 0, **settings: Any
) -> list[TableClient]:
    """Play a hand in which all players but one fold after a number of streets."""
    task = await open_table(
        room, starts_hands_automatically=False, rabbit=is_rabbit_allowed, **settings
    )
    clients = await seat_players(task, "Ann", "Bob", "Cid")
    assert isinstance(await clients[0].submit(w.Begin()), Accepted)

    def choose_command(private_view: dict[str, Any]) -> w.AnyClientCommand:
        board_size = len(task.view().boards[0]) if task.view().boards else 0
        if board_size >= (0, 3, 4)[street_count]:
            return (
                w.Fold()
                if private_view["turn"]["call"] or board_size
                else fold_if_possible(private_view)
            )
        return w.Check() if private_view["turn"]["free"] else w.Call()

    await play_hand(clients, choose_command)
    return clients


def get_last_view(client: TableClient) -> dict[str, Any]:
    view: dict[str, Any] = client.last["view"]
    return view


def test_dealt_in_player_rabbit_hunts_once_without_moving_chips() -> None:
    async def run_scenario() -> None:
        room = make_room()
        clients = await play_folded_hand(room, street_count=1)
        ann, bob, cid = clients
        stacks_before = [seat["stack"] for seat in get_last_view(ann)["seats"]]
        assert all(client.last["mine"]["may_rabbit"] for client in clients)
        spectator = TableClient(ann.task, "Dee")
        assert not (await spectator.receive())["mine"]["may_rabbit"]
        reply = await spectator.submit(w.HuntRabbit())
        assert isinstance(reply, Rejected)

        assert isinstance(await bob.submit(w.HuntRabbit()), Accepted)
        await receive_pending(clients)
        assert [len(cards) for cards in get_last_view(cid)["rabbit"]] == [2]
        assert [len(cards) for cards in get_last_view(cid)["boards"]] == [3]
        assert [seat["stack"] for seat in get_last_view(cid)["seats"]] == stacks_before
        assert not any(client.last["mine"]["may_rabbit"] for client in clients)
        assert isinstance(await ann.submit(w.HuntRabbit()), Rejected)

        await ann.submit(w.Begin())
        await receive_pending(clients)
        assert get_last_view(ann)["rabbit"] == []
        await room.close()

    run(run_scenario())


def test_rabbit_cards_are_proved_from_sealed_deck() -> None:
    async def run_scenario() -> None:
        store = MemoryStore()
        room = make_room(store)
        clients = await play_folded_hand(room)
        table_id = clients[0].task.id
        assert isinstance(await clients[0].submit(w.HuntRabbit()), Accepted)
        await room.close()
        await store.open()
        stream = f"table/{table_id}"
        report = verify_stream(await load_evidence(store, stream, ROOM_KEY))
        assert report.is_clean, report.problems
        facts = from_json_lines([record.body for record in await store.read(stream)])
        [hand] = iter_hands(facts)
        [rabbit_fact] = [fact for fact in facts if isinstance(fact, RabbitHunted)]
        # Six cards are in the hands, and one is burned before each street.
        assert [card.dealt_before for card in rabbit_fact.cards] == [7, 8, 9, 11, 13]
        chair_cuts = next(fact.cuts for fact in facts if isinstance(fact, DeckCut))
        evidence = await load_evidence(store, stream, ROOM_KEY)
        [blob] = evidence.sealed_blobs.values()
        deck = SealedDeck.open(blob, ROOM_KEY, hand.log[0].game, stream, 1)  # type: ignore[union-attr]
        proof = build_proof(
            deck, chair_cuts, hand.log, None, (stream, 1), hand.shown_cards, hand.rabbit_cards
        )
        assert verify(proof) == []
        assert find_proof_differences(proof, []) == []
        opened_cards = {opening.dealt_before: opening.card for opening in proof.piles[0].openings}
        assert opened_cards == {card.dealt_before: name(card.card) for card in rabbit_fact.cards}

    run(run_scenario())


@pytest.mark.parametrize("forgery", ["another card", "a card that was dealt", "another hand"])
def test_forged_rabbit_cards_are_detected(forgery: str) -> None:
    async def run_scenario() -> None:
        store = MemoryStore()
        room = make_room(store)
        clients = await play_folded_hand(room)
        table_id = clients[0].task.id
        assert isinstance(await clients[0].submit(w.HuntRabbit()), Accepted)
        await room.close()
        await store.open()
        evidence = await load_evidence(store, f"table/{table_id}", ROOM_KEY)
        records = list(evidence.records)
        rabbit_index = next(
            index for index, record in enumerate(records) if b'"RabbitHunted"' in record.body
        )
        fact = from_json_lines([records[rabbit_index].body])[0]
        assert isinstance(fact, RabbitHunted)
        first_card, *other_cards = fact.cards
        forged_facts = {
            "another card": RabbitHunted(
                1,
                "Ann",
                (RabbitCard(first_card.dealt_before, 0, other_cards[0].card), *other_cards),
            ),
            "a card that was dealt": RabbitHunted(
                1, "Ann", (RabbitCard(2, 0, first_card.card), *other_cards)
            ),
            "another hand": RabbitHunted(7, "Ann", fact.cards),
        }[forgery]
        records[rabbit_index] = Record(
            rabbit_index + 1, records[rabbit_index].at, to_json(forged_facts)
        )
        report = verify_stream(replace(evidence, records=tuple(records)))
        assert not report.is_clean

    run(run_scenario())


def test_rabbit_hunt_is_refused_when_disabled_or_board_complete() -> None:
    async def run_scenario() -> None:
        room = make_room()
        clients = await play_folded_hand(room, is_rabbit_allowed=False)
        reply = await clients[0].submit(w.HuntRabbit())
        assert isinstance(reply, Rejected)
        assert reply.code == "no rabbits"
        assert not clients[0].last["mine"]["may_rabbit"]
        await room.close()

        room = make_room()
        task: TableTask = await open_table(room, starts_hands_automatically=False, rabbit=True)
        clients = await seat_players(task, "Ann", "Bob")
        assert isinstance(await clients[0].submit(w.HuntRabbit()), Rejected), "no hand was played"
        await clients[0].submit(w.Begin())
        await play_hand(clients)
        assert not clients[0].last["mine"]["may_rabbit"]
        assert isinstance(await clients[0].submit(w.HuntRabbit()), Rejected)
        await room.close()

    run(run_scenario())


def test_rabbit_cards_survive_restart() -> None:
    async def run_scenario() -> None:
        store = MemoryStore()
        room = make_room(store)
        clients = await play_folded_hand(room, seconds_between_hands=60.0)
        table_id = clients[0].task.id
        assert isinstance(await clients[0].submit(w.HuntRabbit()), Accepted)
        await room.close()
        second_room = make_room(store, "another")
        await second_room.open()
        frame = await TableClient(second_room.task(table_id), "Ann").receive()
        assert [len(cards) for cards in frame["view"]["rabbit"]] == [5]
        await second_room.close()

    run(run_scenario())


def test_rabbit_hunt_after_restart_says_that_the_deck_is_gone() -> None:
    async def run_scenario() -> None:
        store = MemoryStore()
        room = make_room(store)
        clients = await play_folded_hand(room, seconds_between_hands=60.0)
        table_id = clients[0].task.id
        await room.close()
        second_room = make_room(store, "another")
        await second_room.open()
        ann = TableClient(second_room.task(table_id), "Ann")
        assert not (await ann.receive())["mine"]["may_rabbit"]
        reply = await ann.submit(w.HuntRabbit())
        assert isinstance(reply, Rejected)
        assert reply.code == "put away"
        await second_room.close()

    run(run_scenario())
