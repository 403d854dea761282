"""Rejections as phrases that render in the reader's language."""

from __future__ import annotations

from msgspec import json

from riverboat.service.records import room_facts as r
from riverboat.service.state.host_state import HostState
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Rejected
from riverboat.words import Phrase, Player, QuotedRefusal, Reader, Seat, people
from riverboat.words.phrase_codes import decode_phrase
from tests.service.room_tables import TableClient, make_room, open_table, run, seat_players


async def submit_rejected(
    client: TableClient, command: w.AnyClientCommand
) -> tuple[Rejected, Phrase]:
    """Submit a command; return the rejection and its phrase decoded from the wire."""
    reply = await client.submit(command)
    assert isinstance(reply, Rejected), reply
    phrase = decode_phrase(json.decode(json.encode(reply))["said"])
    assert str(phrase) == reply.message
    return reply, phrase


def test_rule_rejection_names_players_not_seats() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False)
        ann, bob = await seat_players(task, "Ann", "Bob")
        await ann.submit(w.Begin())
        await ann.wait_until(lambda frame: frame["view"]["street"])
        chair = task.view().to_act[0]
        client, name = ((ann, "Ann"), (bob, "Bob"))[chair - 1]
        await client.wait_until(lambda frame: frame["mine"]["turn"])
        reply, phrase = await submit_rejected(client, w.RaiseTo(3))
        assert reply.rule
        assert reply.message.startswith(f"{name} in seat {chair} can’t raise to 3")
        assert Player(name, chair) in people(phrase)
        assert not [person for person in people(phrase) if isinstance(person, Seat)]
        reader = Reader(you=(Player(name, chair),))
        assert reader.say(phrase).startswith("You can’t raise to 3")
        assert reply.legal_actions == str(reply.offer)
        await room.close()

    run(run_scenario())


def test_room_rejection_is_translatable_phrase() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False)
        _, bob = await seat_players(task, "Ann", "Bob")
        reply, phrase = await submit_rejected(bob, w.Pause())
        assert (reply.code, reply.rule) == ("not the host", "")
        assert Reader("cs").say(phrase) == "to může jen pořadatel stolu"
        reply, phrase = await submit_rejected(bob, w.Sit(4, 200))
        assert reply.message == "Bob already has seat 2 at this table"
        assert Reader(you=(Player("Bob"),)).say(phrase).startswith("You already have seat 2")
        bad_card_reply = await task.submit("Ann", "c9", w.Show(("Xx",)))
        assert isinstance(bad_card_reply, Rejected)
        assert (bad_card_reply.code, bad_card_reply.legal_actions, bad_card_reply.offer) == (
            "not understood",
            "",
            None,
        )
        await room.close()

    run(run_scenario())


def test_invalid_table_rules_are_rejected_with_rule() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False)
        [ann] = await seat_players(task, "Ann")
        game_rejection, _ = await submit_rejected(ann, w.ChangeRules('game = "tiddlywinks 1/2"'))
        assert game_rejection.message.startswith("unknown game 'tiddlywinks'")
        invalid_buy_in_toml = 'game = "no-limit hold\'em 1/2"\n[buy_in]\nleast = 50\nmost = 40\n'
        buy_in_rejection, _ = await submit_rejected(ann, w.ChangeRules(invalid_buy_in_toml))
        assert buy_in_rejection.message == "the minimum buy-in 50 is above the maximum 40 (STAK-02)"
        assert (buy_in_rejection.code, buy_in_rejection.rule) == ("not understood", "")
        await room.close()

    run(run_scenario())


def test_dropped_command_without_phrase_is_quoted() -> None:
    host_state = HostState()
    line = (
        b'{"type":"WishDropped","number":1,"by":"Ann","code":"taken","rule":"SEAT-04","why":"no"}'
    )
    fact = json.decode(line, type=r.DeferredCommandDropped)
    host_state.apply_fact(fact, 7)
    [notice] = host_state.notices["Ann"]
    assert notice.phrase == QuotedRefusal("no", "taken", "SEAT-04")
    dropped_command = r.DeferredCommandDropped(
        2, "Ann", "taken", "", "no", '{"say":"NobodyHasSaidThisYet"}'
    )
    host_state.apply_fact(dropped_command, 8)
    assert host_state.notices["Ann"][-1].phrase == QuotedRefusal("no", "taken")
