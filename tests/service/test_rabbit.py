"""Rabbit hunting: undealt cards shown on request after a hand ended early."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from riverboat.cards import name
from riverboat.service.decks.proof import compare, prove, verify
from riverboat.service.decks.seal import SealedDeck
from riverboat.service.history.hand_export import hands_of
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
from tests.service.tables import KEY, Eyes, opened, over, room_of, run, seated
from tests.service.test_showing import folding, hear


async def folded(room: Room, on: bool = True, streets: int = 0, **more: Any) -> list[Eyes]:
    """Play a hand in which all players but one fold after a number of streets."""
    task = await opened(room, auto=False, rabbit=on, **more)
    eyes = await seated(task, "Ann", "Bob", "Cid")
    assert isinstance(await eyes[0].ask(w.Begin()), Accepted)

    def how(mine: dict[str, Any]) -> w.AnyClientCommand:
        lies = len(task.view().boards[0]) if task.view().boards else 0
        if lies >= (0, 3, 4)[streets]:
            return w.Fold() if mine["turn"]["call"] or lies else folding(mine)
        return w.Check() if mine["turn"]["free"] else w.Call()

    await over(eyes, how)
    return eyes


def view(eyes: Eyes) -> dict[str, Any]:
    found: dict[str, Any] = eyes.last["view"]
    return found


def test_who_was_dealt_in_sees_once_what_would_have_come_and_no_chip_moves() -> None:
    async def session() -> None:
        room = room_of()
        eyes = await folded(room, streets=1)
        ann, bob, cid = eyes
        before = [seat["stack"] for seat in view(ann)["seats"]]
        assert all(each.last["mine"]["may_rabbit"] for each in eyes)
        rail = Eyes(ann.task, "Dee")
        assert not (await rail.hear())["mine"]["may_rabbit"]
        refused = await rail.ask(w.HuntRabbit())
        assert isinstance(refused, Rejected)

        assert isinstance(await bob.ask(w.HuntRabbit()), Accepted)
        await hear(eyes)
        assert [len(cards) for cards in view(cid)["rabbit"]] == [2]
        assert [len(cards) for cards in view(cid)["boards"]] == [3]
        assert [seat["stack"] for seat in view(cid)["seats"]] == before
        assert not any(each.last["mine"]["may_rabbit"] for each in eyes)
        assert isinstance(await ann.ask(w.HuntRabbit()), Rejected)

        await ann.ask(w.Begin())
        await hear(eyes)
        assert view(ann)["rabbit"] == []
        await room.close()

    run(session())


def test_the_cards_are_those_of_the_sealed_deck_and_can_be_proved() -> None:
    async def session() -> None:
        store = MemoryStore()
        room = room_of(store)
        eyes = await folded(room)
        table = eyes[0].task.id
        assert isinstance(await eyes[0].ask(w.HuntRabbit()), Accepted)
        await room.close()
        await store.open()
        stream = f"table/{table}"
        report = verify_stream(await load_evidence(store, stream, KEY))
        assert report.clean, report.problems
        facts = from_json_lines([record.body for record in await store.read(stream)])
        [hand] = hands_of(facts)
        [hunted] = [fact for fact in facts if isinstance(fact, RabbitHunted)]
        # Six cards are in the hands, and one is burned before each street.
        assert [each.dealt for each in hunted.came] == [7, 8, 9, 11, 13]
        cuts = next(fact.cuts for fact in facts if isinstance(fact, DeckCut))
        evidence = await load_evidence(store, stream, KEY)
        [blob] = evidence.sealed.values()
        deck = SealedDeck.open(blob, KEY, hand.log[0].game, stream, 1)  # type: ignore[union-attr]
        proof = prove(deck, cuts, hand.log, None, (stream, 1), hand.shown, hand.came)
        assert verify(proof) == []
        assert compare(proof, []) == []
        opened_cards = {opening.dealt: opening.card for opening in proof.piles[0].openings}
        assert opened_cards == {each.dealt: name(each.card) for each in hunted.came}

    run(session())


@pytest.mark.parametrize("lie", ["another card", "a card that was dealt", "another hand"])
def test_a_lie_about_what_would_have_come_is_found(lie: str) -> None:
    async def session() -> None:
        store = MemoryStore()
        room = room_of(store)
        eyes = await folded(room)
        table = eyes[0].task.id
        assert isinstance(await eyes[0].ask(w.HuntRabbit()), Accepted)
        await room.close()
        await store.open()
        evidence = await load_evidence(store, f"table/{table}", KEY)
        records = list(evidence.records)
        place = next(k for k, each in enumerate(records) if b'"RabbitHunted"' in each.body)
        told = from_json_lines([records[place].body])[0]
        assert isinstance(told, RabbitHunted)
        first, *rest = told.came
        changed = {
            "another card": RabbitHunted(
                1, "Ann", (RabbitCard(first.dealt, 0, rest[0].card), *rest)
            ),
            "a card that was dealt": RabbitHunted(1, "Ann", (RabbitCard(2, 0, first.card), *rest)),
            "another hand": RabbitHunted(7, "Ann", told.came),
        }[lie]
        records[place] = Record(place + 1, records[place].at, to_json(changed))
        report = verify_stream(replace(evidence, records=tuple(records)))
        assert not report.clean

    run(session())


def test_it_is_refused_where_the_host_has_not_allowed_it_or_all_cards_had_come() -> None:
    async def session() -> None:
        room = room_of()
        eyes = await folded(room, on=False)
        refused = await eyes[0].ask(w.HuntRabbit())
        assert isinstance(refused, Rejected)
        assert refused.code == "no rabbits"
        assert not eyes[0].last["mine"]["may_rabbit"]
        await room.close()

        room = room_of()
        task: TableTask = await opened(room, auto=False, rabbit=True)
        eyes = await seated(task, "Ann", "Bob")
        assert isinstance(await eyes[0].ask(w.HuntRabbit()), Rejected), "no hand was played"
        await eyes[0].ask(w.Begin())
        await over(eyes)
        assert not eyes[0].last["mine"]["may_rabbit"]
        assert isinstance(await eyes[0].ask(w.HuntRabbit()), Rejected)
        await room.close()

    run(session())


def test_it_is_there_after_a_restart() -> None:
    async def session() -> None:
        store = MemoryStore()
        room = room_of(store)
        eyes = await folded(room, between=60.0)
        table = eyes[0].task.id
        assert isinstance(await eyes[0].ask(w.HuntRabbit()), Accepted)
        await room.close()
        again = room_of(store, "another")
        await again.open()
        seen = await Eyes(again.task(table), "Ann").hear()
        assert [len(cards) for cards in seen["view"]["rabbit"]] == [5]
        await again.close()

    run(session())
