"""Cards shown voluntarily after a hand."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from riverboat.cards import UNKNOWN, parse_card
from riverboat.engine import HouseRules, parse_game
from riverboat.engine.state import hand_facts as of_hand
from riverboat.service.decks.proof import compare, prove, verify
from riverboat.service.decks.seal import SealedDeck
from riverboat.service.history.hand_export import HistoryHeader, as_seen_by, hands_of
from riverboat.service.history.stream_verifier import load_evidence, verify_stream
from riverboat.service.records.room_facts import DeckCut, from_json_lines
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.table_task import TableTask
from riverboat.store.memory_store import MemoryStore
from riverboat.table.money import seven_deuce
from riverboat.table.rules.table_rules import TableRules
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted, Rejected
from tests.service.tables import KEY, Eyes, opened, over, passive, room_of, run, seated

STUD = "limit seven-card stud 2/4 ante 1 bring-in 1"


def folding(mine: dict[str, Any]) -> w.AnyClientCommand:
    """Fold wherever possible."""
    return w.Fold() if mine["turn"]["ask"] == "act" and mine["turn"]["fold"] else passive(mine)


async def played(task: TableTask, *names: str, fold: bool = True) -> list[Eyes]:
    """Play a hand to its end; unless *fold* is off, all players but one fold."""
    eyes = await seated(task, *names)
    assert isinstance(await eyes[0].ask(w.Begin()), Accepted)
    await over(eyes, folding if fold else passive)
    return eyes


async def hear(eyes: list[Eyes]) -> None:
    for each in eyes:
        if len(each.outbox):
            await each.hear()


def seat(eyes: Eyes, chair: int) -> dict[str, Any]:
    """Return a seat of a client's view."""
    found: dict[str, Any] = next(s for s in eyes.last["view"]["seats"] if s["chair"] == chair)
    return found


def test_who_is_left_alone_shows_one_card_to_all_and_then_the_other() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, auto=False)
        eyes = await played(task, "Ann", "Bob", "Cid")
        winner = next(each for each in eyes if seat(each, each.last["mine"]["chair"])["won"])
        chair, (first, second) = winner.last["mine"]["chair"], winner.last["mine"]["cards"]
        others = [each for each in eyes if each is not winner]
        assert winner.last["mine"]["may_show"] == [first, second]
        assert all(seat(each, chair)["cards"] == [] for each in eyes)

        assert isinstance(await winner.ask(w.Show((second,))), Accepted)
        await hear(eyes)
        for each in eyes:
            assert seat(each, chair)["cards"] == [second, "??"]
            assert [fact["cards"] for fact in each.last["facts"]] == [[parse_card(second)]]
        assert winner.last["mine"]["may_show"] == [first]
        assert first not in b"".join([frame for each in others for frame in each.frames]).decode()

        assert isinstance(await winner.ask(w.Show()), Accepted)
        await hear(eyes)
        assert all(set(seat(each, chair)["cards"]) == {first, second} for each in eyes)
        assert seat(others[0], chair)["holding"] == winner.last["mine"]["holding"]
        assert winner.last["mine"]["may_show"] == []
        await room.close()

    run(session())


def test_who_shows_both_cards_of_7_2_is_paid_by_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    # Treat any two cards as 7-2; the rule's own tests cover which cards qualify.
    monkeypatch.setattr(seven_deuce, "is_seven_deuce", lambda cards: len(cards) == 2)

    async def session() -> None:
        store = MemoryStore()
        room = room_of(store)
        await room.open()
        rules = TableRules.preset("online", "no-limit hold'em 1/2", seven_deuce=4)
        row = await room.new_table(rules, TableSettings(auto=False, between=0.0, pace=0.0), "Ann")
        task = room.task(row.id)
        eyes = await played(task, "Ann", "Bob", "Cid")
        winner = next(each for each in eyes if seat(each, each.last["mine"]["chair"])["won"])
        loser = next(each for each in eyes if each is not winner)
        chair, (first, second) = winner.last["mine"]["chair"], winner.last["mine"]["cards"]
        had = {each.name: seat(each, each.last["mine"]["chair"])["stack"] for each in eyes}
        assert isinstance(await loser.ask(w.Show()), Accepted)
        assert isinstance(await winner.ask(w.Show((first,))), Accepted)
        await hear(eyes)
        assert seat(winner, chair)["stack"] == had[winner.name]
        assert isinstance(await winner.ask(w.Show((second,))), Accepted)
        await hear(eyes)
        for each in eyes:
            change = 8 if each is winner else -4
            own = seat(each, each.last["mine"]["chair"])
            assert own["stack"] == had[each.name] + change
            told = [fact["type"] for fact in each.last["facts"]]
            assert told == ["CardsShown", "SevenDeucePaid"]
        report = verify_stream(await load_evidence(store, f"table/{task.id}", KEY))
        assert report.clean, report.problems
        await room.close()

    run(session())


def test_who_has_folded_may_show_too_but_not_before_the_hand_is_over() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, auto=False)
        eyes = await seated(task, "Ann", "Bob", "Cid")
        assert isinstance(await eyes[0].ask(w.Begin()), Accepted)
        await hear(eyes)
        actor = next(each for each in eyes if each.last["mine"]["turn"])
        assert isinstance(await actor.ask(w.Fold()), Accepted)
        await hear(eyes)
        assert actor.last["mine"]["may_show"] == []
        refused = await actor.ask(w.Show())
        assert isinstance(refused, Rejected)
        await over(eyes, folding)
        assert isinstance(await actor.ask(w.Show()), Accepted)
        await hear(eyes)
        chair = actor.last["mine"]["chair"]
        assert all(seat(each, chair)["cards"] == actor.last["mine"]["cards"] for each in eyes)
        await room.close()

    run(session())


def test_nobody_shows_a_card_that_he_was_not_dealt_or_that_all_have_seen() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, auto=False)
        eyes = await played(task, "Ann", "Bob")
        ann, bob = eyes
        theirs = bob.last["mine"]["cards"]
        refused = await ann.ask(w.Show((theirs[0],)))
        assert isinstance(refused, Rejected)
        first, second = ann.last["mine"]["cards"]
        assert refused.why == f"Ann may show {first} or {second} now, and not {theirs[0]}"
        assert refused.rule == "SHOW-16"
        assert isinstance(await ann.ask(w.Show((first,))), Accepted)
        assert isinstance(await ann.ask(w.Show((first,))), Rejected)
        rail = Eyes(task, "Dee")
        assert isinstance(await rail.ask(w.Show()), Rejected)
        await room.close()

    run(session())


def test_what_was_shown_at_the_showdown_cannot_be_shown_again() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, auto=False)
        eyes = await played(task, "Ann", "Bob", fold=False)
        shown = [each for each in eyes if seat(each, each.last["mine"]["chair"])["cards"]]
        assert shown
        assert all(each.last["mine"]["may_show"] == [] for each in shown)
        assert isinstance(await shown[0].ask(w.Show()), Rejected)
        await room.close()

    run(session())


def test_in_stud_the_cards_face_up_are_known_and_those_face_down_may_be_shown() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, STUD, auto=False)
        eyes = await played(task, "Ann", "Bob")
        ann = eyes[0]
        mine = ann.last["mine"]
        down = [card for card in mine["cards"] if card not in mine["up"]]
        assert mine["may_show"] == down
        assert isinstance(await ann.ask(w.Show((down[0],))), Accepted)
        await hear(eyes)
        assert set(seat(eyes[1], 1)["cards"]) == {down[0], "??", *mine["up"]}
        await room.close()

    run(session())


def test_the_next_hand_ends_it() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, auto=False)
        eyes = await played(task, "Ann", "Bob")
        ann = eyes[0]
        old = ann.last["mine"]["cards"]
        assert isinstance(await ann.ask(w.Show((old[0],))), Accepted)
        assert isinstance(await ann.ask(w.Begin()), Accepted)
        await hear(eyes)
        assert seat(eyes[1], 1)["cards"] == ["??", "??"]
        assert isinstance(await ann.ask(w.Show((old[1],))), Rejected)
        await room.close()

    run(session())


def test_it_is_kept_over_a_restart_and_no_records_of_it_are_wrong() -> None:
    async def session() -> None:
        store = MemoryStore()
        room = room_of(store)
        task = await opened(room, auto=False)
        eyes = await played(task, "Ann", "Bob", "Cid")
        first, second = eyes[0].last["mine"]["cards"]
        assert isinstance(await eyes[0].ask(w.Show((first,))), Accepted)
        for each in room.tables():
            await each.stop()
        again = room_of(store, "another")
        await again.open()
        ann, bob = [Eyes(again.task(task.id), name) for name in ("Ann", "Bob")]
        await ann.hear()
        await bob.hear()
        assert seat(bob, 1)["cards"] == [first, "??"]
        assert ann.last["mine"]["may_show"] == [second]
        report = verify_stream(await load_evidence(store, f"table/{task.id}", KEY))
        assert list(map(str, report.problems)) == []
        await again.close()

    run(session())


def test_a_card_that_somebody_did_not_hold_is_found_in_the_records() -> None:
    async def session() -> None:
        store = MemoryStore()
        room = room_of(store)
        task = await opened(room, auto=False)
        eyes = await played(task, "Ann", "Bob")
        card = eyes[0].last["mine"]["cards"][0]
        assert isinstance(await eyes[0].ask(w.Show((card,))), Accepted)
        evidence = await load_evidence(store, f"table/{task.id}", KEY)
        told = str(parse_card(card)).encode()
        others = str(parse_card(eyes[1].last["mine"]["cards"][0])).encode()
        forged = [_with_card(each, told, others) for each in evidence.records]
        report = verify_stream(replace(evidence, records=forged))
        assert ["which they did not hold" in str(each) for each in report.problems] == [True]
        await room.close()

    run(session())


def _with_card(record: Any, card: bytes, other: bytes) -> Any:
    if b'"CardsShown"' not in record.body:
        return record
    return replace(record, body=record.body.replace(b"[%b]" % card, b"[%b]" % other))


def test_a_history_and_a_proof_open_what_was_shown_and_nothing_else() -> None:
    async def session() -> None:
        store = MemoryStore()
        room = room_of(store)
        task = await opened(room, auto=False)
        eyes = await played(task, "Ann", "Bob", "Cid")
        card = eyes[0].last["mine"]["cards"][1]
        assert isinstance(await eyes[0].ask(w.Show((card,))), Accepted)
        stream = f"table/{task.id}"
        evidence = await load_evidence(store, stream, KEY)
        facts = from_json_lines([record.body for record in evidence.records])
        [hand] = hands_of(facts)
        seen = as_seen_by(hand, "", HistoryHeader())
        dealt = [fact for fact in seen.log if isinstance(fact, of_hand.HoleCardsDealt)]
        assert [c for cards in dealt[0].holdings for c in cards if c != UNKNOWN] == [
            parse_card(card)
        ]
        [cut] = [fact for fact in facts if isinstance(fact, DeckCut)]
        [blob] = evidence.sealed.values()
        assert seen.game is not None
        deck = SealedDeck.open(blob, KEY, seen.game, stream, 1)
        proof = prove(deck, cut.cuts, hand.log, None, (stream, 1), hand.shown)
        assert verify(proof) == compare(proof, seen.log) == []
        assert [each.card for pile in proof.piles for each in pile.openings] == [card]
        await room.close()

    run(session())


def test_a_folded_hand_is_spread_for_all_where_the_house_does_so() -> None:
    async def session() -> None:
        room = room_of()
        await room.open()
        house = HouseRules.preset("home").replace(fold_exposes_cards=True)
        rules = TableRules.preset("home", parse_game("no-limit hold'em 1/2", house), chairs=6)
        rules = replace(rules, straddle=replace(rules.straddle, enabled=False, sleepers=False))
        row = await room.new_table(rules, TableSettings(between=0.0, pace=0.0, auto=False), "Ann")
        task = room.task(row.id)
        eyes = await seated(task, "Ann", "Bob", "Cid")
        rail = Eyes(task, "Dee")
        assert isinstance(await eyes[0].ask(w.Begin()), Accepted)
        await hear([*eyes, rail])
        actor = next(each for each in eyes if each.last["mine"]["turn"])
        chair, cards = actor.last["mine"]["chair"], actor.last["mine"]["cards"]
        assert isinstance(await actor.ask(w.Fold()), Accepted)
        await hear([*eyes, rail])
        for each in (*eyes, rail):
            assert seat(each, chair)["cards"] == cards
            assert seat(each, chair)["holding"] is None, "it plays for nothing any more"
            told = [fact for fact in each.last["facts"] if fact["type"] == "Folded"]
            assert told[0]["cards"] == list(map(parse_card, cards))
            others = {1, 2, 3} - {chair, each.last["mine"]["chair"]}
            assert all(seat(each, other)["cards"] == ["??", "??"] for other in others)
        await room.close()

    run(session())
