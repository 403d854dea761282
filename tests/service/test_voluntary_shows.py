"""Cards shown voluntarily after a hand."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from riverboat.cards import UNKNOWN, parse_card
from riverboat.engine import HouseRules, parse_game
from riverboat.engine.state import hand_facts as of_hand
from riverboat.service.decks.proof import build_proof, find_proof_differences, verify
from riverboat.service.decks.seal import SealedDeck
from riverboat.service.history.hand_export import HistoryHeader, iter_hands, redact_for_viewer
from riverboat.service.history.stream_verifier import load_evidence, verify_stream
from riverboat.service.records.room_facts import DeckCut, from_json_lines
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.table_task import TableTask
from riverboat.store.memory_store import MemoryStore
from riverboat.table.money import seven_deuce
from riverboat.table.rules.table_rules import TableRules
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted, Rejected
from tests.service.room_tables import (
    ROOM_KEY,
    TableClient,
    choose_passive_action,
    make_room,
    open_table,
    play_hand,
    run,
    seat_players,
)

STUD_GAME = "limit seven-card stud 2/4 ante 1 bring-in 1"


def fold_if_possible(private_view: dict[str, Any]) -> w.AnyClientCommand:
    """Fold wherever possible."""
    return (
        w.Fold()
        if private_view["turn"]["ask"] == "act" and private_view["turn"]["fold"]
        else choose_passive_action(private_view)
    )


async def play_finished_hand(task: TableTask, *names: str, fold: bool = True) -> list[TableClient]:
    """Play a hand to its end; unless *fold* is off, all players but one fold."""
    clients = await seat_players(task, *names)
    assert isinstance(await clients[0].submit(w.Begin()), Accepted)
    await play_hand(clients, fold_if_possible if fold else choose_passive_action)
    return clients


async def receive_pending(clients: list[TableClient]) -> None:
    for client in clients:
        if len(client.outbox):
            await client.receive()


def find_seat_in_view(client: TableClient, chair: int) -> dict[str, Any]:
    """Return a seat of a client's view."""
    seat: dict[str, Any] = next(
        viewed_seat for viewed_seat in client.last["view"]["seats"] if viewed_seat["chair"] == chair
    )
    return seat


def test_uncontested_winner_shows_cards_one_by_one() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False)
        clients = await play_finished_hand(task, "Ann", "Bob", "Cid")
        winner = next(
            client
            for client in clients
            if find_seat_in_view(client, client.last["mine"]["chair"])["won"]
        )
        chair, (first_card, second_card) = (
            winner.last["mine"]["chair"],
            winner.last["mine"]["cards"],
        )
        other_clients = [client for client in clients if client is not winner]
        assert winner.last["mine"]["may_show"] == [first_card, second_card]
        assert all(find_seat_in_view(client, chair)["cards"] == [] for client in clients)

        assert isinstance(await winner.submit(w.Show((second_card,))), Accepted)
        await receive_pending(clients)
        for client in clients:
            assert find_seat_in_view(client, chair)["cards"] == [second_card, "??"]
            assert [fact["cards"] for fact in client.last["facts"]] == [[parse_card(second_card)]]
        assert winner.last["mine"]["may_show"] == [first_card]
        assert (
            first_card
            not in b"".join(
                [frame for other_client in other_clients for frame in other_client.frames]
            ).decode()
        )

        assert isinstance(await winner.submit(w.Show()), Accepted)
        await receive_pending(clients)
        assert all(
            set(find_seat_in_view(client, chair)["cards"]) == {first_card, second_card}
            for client in clients
        )
        assert (
            find_seat_in_view(other_clients[0], chair)["holding"] == winner.last["mine"]["holding"]
        )
        assert winner.last["mine"]["may_show"] == []
        await room.close()

    run(run_scenario())


def test_showing_seven_deuce_collects_bounty(monkeypatch: pytest.MonkeyPatch) -> None:
    # Treat any two cards as 7-2; the rule's own tests cover which cards qualify.
    monkeypatch.setattr(seven_deuce, "is_seven_deuce", lambda cards: len(cards) == 2)

    async def run_scenario() -> None:
        store = MemoryStore()
        room = make_room(store)
        await room.open()
        rules = TableRules.preset("online", "no-limit hold'em 1/2", seven_deuce=4)
        table_row = await room.new_table(
            rules,
            TableSettings(starts_hands_automatically=False, seconds_between_hands=0.0, pace=0.0),
            "Ann",
        )
        task = room.task(table_row.id)
        clients = await play_finished_hand(task, "Ann", "Bob", "Cid")
        winner = next(
            client
            for client in clients
            if find_seat_in_view(client, client.last["mine"]["chair"])["won"]
        )
        loser = next(client for client in clients if client is not winner)
        chair, (first_card, second_card) = (
            winner.last["mine"]["chair"],
            winner.last["mine"]["cards"],
        )
        stacks_before = {
            client.name: find_seat_in_view(client, client.last["mine"]["chair"])["stack"]
            for client in clients
        }
        assert isinstance(await loser.submit(w.Show()), Accepted)
        assert isinstance(await winner.submit(w.Show((first_card,))), Accepted)
        await receive_pending(clients)
        assert find_seat_in_view(winner, chair)["stack"] == stacks_before[winner.name]
        assert isinstance(await winner.submit(w.Show((second_card,))), Accepted)
        await receive_pending(clients)
        for client in clients:
            chip_change = 8 if client is winner else -4
            own_seat = find_seat_in_view(client, client.last["mine"]["chair"])
            assert own_seat["stack"] == stacks_before[client.name] + chip_change
            fact_types = [fact["type"] for fact in client.last["facts"]]
            assert fact_types == ["CardsShown", "SevenDeucePaid"]
        report = verify_stream(await load_evidence(store, f"table/{task.id}", ROOM_KEY))
        assert report.is_clean, report.problems
        await room.close()

    run(run_scenario())


def test_folded_player_may_show_after_hand_only() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False)
        clients = await seat_players(task, "Ann", "Bob", "Cid")
        assert isinstance(await clients[0].submit(w.Begin()), Accepted)
        await receive_pending(clients)
        actor = next(client for client in clients if client.last["mine"]["turn"])
        assert isinstance(await actor.submit(w.Fold()), Accepted)
        await receive_pending(clients)
        assert actor.last["mine"]["may_show"] == []
        reply = await actor.submit(w.Show())
        assert isinstance(reply, Rejected)
        await play_hand(clients, fold_if_possible)
        assert isinstance(await actor.submit(w.Show()), Accepted)
        await receive_pending(clients)
        chair = actor.last["mine"]["chair"]
        assert all(
            find_seat_in_view(client, chair)["cards"] == actor.last["mine"]["cards"]
            for client in clients
        )
        await room.close()

    run(run_scenario())


def test_only_own_unseen_cards_can_be_shown() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False)
        clients = await play_finished_hand(task, "Ann", "Bob")
        ann, bob = clients
        other_cards = bob.last["mine"]["cards"]
        reply = await ann.submit(w.Show((other_cards[0],)))
        assert isinstance(reply, Rejected)
        first_card, second_card = ann.last["mine"]["cards"]
        assert (
            reply.message
            == f"Ann can show only {first_card} or {second_card}, not {other_cards[0]}"
        )
        assert reply.rule == "SHOW-16"
        assert isinstance(await ann.submit(w.Show((first_card,))), Accepted)
        assert isinstance(await ann.submit(w.Show((first_card,))), Rejected)
        spectator = TableClient(task, "Dee")
        assert isinstance(await spectator.submit(w.Show()), Rejected)
        await room.close()

    run(run_scenario())


def test_cards_tabled_at_showdown_cannot_be_shown_again() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False)
        clients = await play_finished_hand(task, "Ann", "Bob", fold=False)
        showdown_clients = [
            client
            for client in clients
            if find_seat_in_view(client, client.last["mine"]["chair"])["cards"]
        ]
        assert showdown_clients
        assert all(
            showdown_client.last["mine"]["may_show"] == [] for showdown_client in showdown_clients
        )
        assert isinstance(await showdown_clients[0].submit(w.Show()), Rejected)
        await room.close()

    run(run_scenario())


def test_only_stud_down_cards_may_be_shown() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, STUD_GAME, starts_hands_automatically=False)
        clients = await play_finished_hand(task, "Ann", "Bob")
        ann = clients[0]
        private_view = ann.last["mine"]
        down_cards = [card for card in private_view["cards"] if card not in private_view["up"]]
        assert private_view["may_show"] == down_cards
        assert isinstance(await ann.submit(w.Show((down_cards[0],))), Accepted)
        await receive_pending(clients)
        assert set(find_seat_in_view(clients[1], 1)["cards"]) == {
            down_cards[0],
            "??",
            *private_view["up"],
        }
        await room.close()

    run(run_scenario())


def test_next_hand_ends_voluntary_show() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False)
        clients = await play_finished_hand(task, "Ann", "Bob")
        ann = clients[0]
        old_cards = ann.last["mine"]["cards"]
        assert isinstance(await ann.submit(w.Show((old_cards[0],))), Accepted)
        assert isinstance(await ann.submit(w.Begin()), Accepted)
        await receive_pending(clients)
        assert find_seat_in_view(clients[1], 1)["cards"] == ["??", "??"]
        assert isinstance(await ann.submit(w.Show((old_cards[1],))), Rejected)
        await room.close()

    run(run_scenario())


def test_shown_cards_survive_restart_and_verify() -> None:
    async def run_scenario() -> None:
        store = MemoryStore()
        room = make_room(store)
        task = await open_table(room, starts_hands_automatically=False)
        clients = await play_finished_hand(task, "Ann", "Bob", "Cid")
        first_card, second_card = clients[0].last["mine"]["cards"]
        assert isinstance(await clients[0].submit(w.Show((first_card,))), Accepted)
        for table in room.tables():
            await table.stop()
        second_room = make_room(store, "another")
        await second_room.open()
        ann, bob = [TableClient(second_room.task(task.id), name) for name in ("Ann", "Bob")]
        await ann.receive()
        await bob.receive()
        assert find_seat_in_view(bob, 1)["cards"] == [first_card, "??"]
        assert ann.last["mine"]["may_show"] == [second_card]
        report = verify_stream(await load_evidence(store, f"table/{task.id}", ROOM_KEY))
        assert list(map(str, report.problems)) == []
        await second_room.close()

    run(run_scenario())


def test_shown_card_not_held_is_detected() -> None:
    async def run_scenario() -> None:
        store = MemoryStore()
        room = make_room(store)
        task = await open_table(room, starts_hands_automatically=False)
        clients = await play_finished_hand(task, "Ann", "Bob")
        card = clients[0].last["mine"]["cards"][0]
        assert isinstance(await clients[0].submit(w.Show((card,))), Accepted)
        evidence = await load_evidence(store, f"table/{task.id}", ROOM_KEY)
        card_number = str(parse_card(card)).encode()
        other_card_number = str(parse_card(clients[1].last["mine"]["cards"][0])).encode()
        forged_records = [
            _replace_card(record, card_number, other_card_number) for record in evidence.records
        ]
        report = verify_stream(replace(evidence, records=forged_records))
        assert len(report.problems) == 1
        assert "shown by" in str(report.problems[0])
        await room.close()

    run(run_scenario())


def _replace_card(record: Any, card: bytes, replacement: bytes) -> Any:
    if b'"CardsShown"' not in record.body:
        return record
    return replace(record, body=record.body.replace(b"[%b]" % card, b"[%b]" % replacement))


def test_history_and_proof_open_only_shown_cards() -> None:
    async def run_scenario() -> None:
        store = MemoryStore()
        room = make_room(store)
        task = await open_table(room, starts_hands_automatically=False)
        clients = await play_finished_hand(task, "Ann", "Bob", "Cid")
        card = clients[0].last["mine"]["cards"][1]
        assert isinstance(await clients[0].submit(w.Show((card,))), Accepted)
        stream = f"table/{task.id}"
        evidence = await load_evidence(store, stream, ROOM_KEY)
        facts = from_json_lines([record.body for record in evidence.records])
        [hand] = iter_hands(facts)
        parsed_hand = redact_for_viewer(hand, "", HistoryHeader())
        deal_facts = [fact for fact in parsed_hand.log if isinstance(fact, of_hand.HoleCardsDealt)]
        assert [
            dealt_card
            for cards in deal_facts[0].holdings
            for dealt_card in cards
            if dealt_card != UNKNOWN
        ] == [parse_card(card)]
        [cut_fact] = [fact for fact in facts if isinstance(fact, DeckCut)]
        [blob] = evidence.sealed_blobs.values()
        assert parsed_hand.game is not None
        deck = SealedDeck.open(blob, ROOM_KEY, parsed_hand.game, stream, 1)
        proof = build_proof(deck, cut_fact.cuts, hand.log, None, (stream, 1), hand.shown_cards)
        assert verify(proof) == find_proof_differences(proof, parsed_hand.log) == []
        assert [opening.card for pile in proof.piles for opening in pile.openings] == [card]
        await room.close()

    run(run_scenario())


def test_fold_exposes_cards_by_house_rule() -> None:
    async def run_scenario() -> None:
        room = make_room()
        await room.open()
        house = HouseRules.preset("home").replace(fold_exposes_cards=True)
        rules = TableRules.preset("home", parse_game("no-limit hold'em 1/2", house), chairs=6)
        rules = replace(rules, straddle=replace(rules.straddle, enabled=False, sleepers=False))
        table_row = await room.new_table(
            rules,
            TableSettings(seconds_between_hands=0.0, pace=0.0, starts_hands_automatically=False),
            "Ann",
        )
        task = room.task(table_row.id)
        clients = await seat_players(task, "Ann", "Bob", "Cid")
        spectator = TableClient(task, "Dee")
        assert isinstance(await clients[0].submit(w.Begin()), Accepted)
        await receive_pending([*clients, spectator])
        actor = next(client for client in clients if client.last["mine"]["turn"])
        chair, cards = actor.last["mine"]["chair"], actor.last["mine"]["cards"]
        assert isinstance(await actor.submit(w.Fold()), Accepted)
        await receive_pending([*clients, spectator])
        for client in (*clients, spectator):
            assert find_seat_in_view(client, chair)["cards"] == cards
            assert find_seat_in_view(client, chair)["holding"] is None, (
                "it plays for nothing any more"
            )
            facts = [fact for fact in client.last["facts"] if fact["type"] == "Folded"]
            assert facts[0]["cards"] == list(map(parse_card, cards))
            other_chairs = {1, 2, 3} - {chair, client.last["mine"]["chair"]}
            assert all(
                find_seat_in_view(client, other_chair)["cards"] == ["??", "??"]
                for other_chair in other_chairs
            )
        await room.close()

    run(run_scenario())
