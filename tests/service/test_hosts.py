"""Host commands during a hand, removal of players, and the notices that follow."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json

from riverboat.service.history.stream_verifier import load_evidence, verify_stream
from riverboat.service.task.table_task import TableTask
from riverboat.store.memory_store import Memory, MemoryStore
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted, Rejected
from riverboat.words.codes import decoded
from tests.service.tables import KEY, Eyes, opened, over, room_of, run, seated

LIMIT = 'game = "limit hold\'em 2/4"\n[buy_in]\nleast = 20\nmost = 1000\n'
APPROVAL = 'game = "no-limit hold\'em 1/2"\n[buy_in]\napproval = true\n'


async def playing(task: TableTask, *names: str) -> list[Eyes]:
    """Seat these players and begin a hand."""
    eyes = await seated(task, *names)
    assert isinstance(await eyes[0].ask(w.Begin()), Accepted)
    for each in eyes:
        await each.until(lambda last: last["view"]["street"])
    return eyes


async def waits(eyes: Eyes, wish: w.AnyClientCommand) -> None:
    answer = await eyes.ask(wish)
    assert isinstance(answer, Accepted), answer
    assert answer.later


def told(eyes: Eyes, kind: str) -> list[dict[str, Any]]:
    """Return the facts of a kind that a client received, in order."""
    return [
        fact
        for frame in eyes.heard
        if frame["t"] == "update"
        for fact in frame["facts"]
        if fact["type"] == kind
    ]


# After this hand --------------------------------------------------------------------------------


def test_what_a_host_asks_for_in_a_hand_happens_in_order_when_it_is_over() -> None:
    async def session() -> None:
        store = MemoryStore()
        room = room_of(store)
        task = await opened(room, auto=False)
        ann, bob = await playing(task, "Ann", "Bob")
        await waits(ann, w.ChangeRules(LIMIT))
        await waits(ann, w.MovePlayer(2, 5))
        await waits(ann, w.Adjust(2, 40, "chips left at home"))
        seen = (await bob.until(lambda last: len(last["view"]["pending"]) == 3))["view"]["pending"]
        assert [(each["what"], each["by"], each["player"]) for each in seen] == [
            ("rules", "Ann", ""), ("move-somebody", "Ann", "Bob"), ("adjust", "Ann", "Bob"),
        ]  # fmt: skip
        assert seen[0]["text"] == "limit hold'em 2/4"
        assert (seen[1]["to"], seen[2]["chips"], seen[2]["text"]) == (5, 40, "chips left at home")
        assert task.view().game.name == "no-limit hold'em 1/2", "not in this hand"
        chips = sum(seat.stack + seat.bet for seat in task.view().seats)
        await over([ann, bob])
        view = task.view()
        assert view.pending == ()
        assert view.game.name == "limit hold'em 2/4"
        assert task.chair_by_player == {"Ann": 1, "Bob": 5}
        assert sum(seat.stack for seat in view.seats) == chips + 40
        did = told(bob, "HostDid")
        assert [(each["by"], each["wish"]["do"], each["number"]) for each in did] == [
            ("Ann", "rules", 1), ("Ann", "move-somebody", 2), ("Ann", "adjust", 3),
        ]  # fmt: skip
        report = verify_stream(await load_evidence(store, f"table/{task.id}", KEY))
        assert report.clean, report.problems
        await room.close()

    run(session())


def test_a_wish_that_waits_is_taken_back_by_any_host_and_by_nobody_else() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, auto=False)
        await room.set_role(task.id, "Cid", "host")
        ann, bob, cid = await playing(task, "Ann", "Bob", "Cid")
        await waits(ann, w.Close())
        await waits(ann, w.PlaceButton(2))
        refused = await bob.ask(w.WithdrawCommand(1))
        assert isinstance(refused, Rejected)
        assert refused.code == "not the host"
        assert isinstance(await cid.ask(w.WithdrawCommand(1)), Accepted)
        refused = await cid.ask(w.WithdrawCommand(1))
        assert isinstance(refused, Rejected)
        assert refused.code == "not waiting"
        assert [each.what for each in task.view().pending] == ["button"]
        await over([ann, bob, cid])
        assert task.view().phase != "closed"
        await room.close()

    run(session())


def test_what_has_become_impossible_is_dropped_and_all_can_read_why() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, auto=False)
        ann, bob = await playing(task, "Ann", "Bob")
        await waits(ann, w.MovePlayer(2, 5))
        assert isinstance(await task.submit("Dee", "sit", w.Sit(5, 200)), Accepted)
        await over([ann, bob])
        [dropped] = told(bob, "WishDropped")
        assert (dropped["by"], dropped["code"], dropped["rule"]) == ("Ann", "taken", "SEAT-04")
        assert dropped["why"].startswith("Dee sits in chair 5")
        assert task.view().pending == ()
        assert task.chair_by_player["Bob"] == 2
        [notice] = ann.last["mine"]["notices"]
        assert (notice["what"], notice["code"]) == ("dropped", "taken")
        phrase = decoded(notice["said"])
        assert phrase == decoded(json.decode(dropped["said"]))
        assert str(phrase) == notice["text"] == dropped["why"]
        assert bob.last["mine"]["notices"] == []
        await room.close()

    run(session())


def test_it_is_about_the_player_and_not_about_the_chair() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, auto=False)
        ann, bob = await playing(task, "Ann", "Bob")
        await waits(ann, w.MovePlayer(2, 5))
        await waits(ann, w.Adjust(2, 10, "for the taxi"))
        await over([ann, bob])
        [adjusted] = told(ann, "ChipsReturned")
        assert (adjusted["player"], adjusted["chair"], adjusted["chips"]) == ("Bob", 5, 10)
        assert isinstance(await ann.ask(w.Begin()), Accepted)
        await waits(ann, w.Adjust(5, 10, "for the taxi"))
        assert isinstance(await bob.ask(w.Leave()), Accepted)
        await over([ann, bob])
        assert told(ann, "WishDropped")[-1]["code"] == "left"
        await room.close()

    run(session())


def test_what_waits_is_there_again_after_a_restart_and_happens() -> None:
    async def session() -> None:
        memory = Memory()
        room = room_of(MemoryStore(memory))
        task = await opened(room, auto=False)
        ann, bob = await playing(task, "Ann", "Bob")
        await waits(ann, w.MovePlayer(2, 6))
        await waits(ann, w.ChangeRules(LIMIT))
        assert isinstance(await ann.ask(w.WithdrawCommand(2)), Accepted)
        await room.close()
        again = room_of(MemoryStore(memory))
        await again.open()
        task = again.task(task.id)
        ann, bob = Eyes(task, "Ann"), Eyes(task, "Bob")
        for each in (ann, bob):
            await each.hear()
        assert [each.what for each in task.view().pending] == ["move-somebody"]
        await over([ann, bob])
        assert task.chair_by_player["Bob"] == 6
        assert task.view().pending == ()
        assert task.view().game.name == "no-limit hold'em 1/2"
        await again.close()

    run(session())


def test_a_bomb_pot_that_was_asked_for_in_a_hand_is_the_next_one_and_only_that() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, auto=False)
        ann, bob = await playing(task, "Ann", "Bob")
        await waits(ann, w.Begin(bomb=10))
        await over([ann, bob])
        assert [each.chips for each in task.view().pending] == [10]
        assert isinstance(await ann.ask(w.Begin()), Accepted)
        await over([ann, bob])
        assert isinstance(await ann.ask(w.Begin()), Accepted)
        await bob.until(lambda last: last["view"]["hand"] == 3)
        began = told(bob, "HandBegan")
        assert [each["bomb"] for each in began] == [0, 10, 0]
        await room.close()

    run(session())


def test_the_next_game_of_a_mix_is_chosen_in_a_hand_and_kept_over_a_restart() -> None:
    async def session() -> None:
        memory = Memory()
        room = room_of(MemoryStore(memory))
        task = await opened(room, "dealer's choice 1/2", auto=False)
        ann, bob = await playing(task, "Ann", "Bob")
        await waits(ann, w.ChooseGame("limit badugi"))
        assert [each.what for each in task.view().pending] == ["game"]
        await room.close()
        again = room_of(MemoryStore(memory))
        await again.open()
        task = again.task(task.id)
        assert [(each.what, each.text) for each in task.view().pending] == [
            ("game", "limit badugi")
        ]
        ann, bob = Eyes(task, "Ann"), Eyes(task, "Bob")
        for each in (ann, bob):
            await each.hear()
        await over([ann, bob])
        assert task.view().pending == ()
        assert told(bob, "HostDid")[0]["wish"] == {"do": "game", "name": "limit badugi"}
        await again.close()

    run(session())


def test_a_table_is_closed_when_the_hand_is_over() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, auto=False)
        ann, bob = await playing(task, "Ann", "Bob")
        await waits(ann, w.Close())
        assert task.view().phase == "playing"
        await over([ann, bob])
        assert task.view().phase == "closed"
        await room.close()

    run(session())


def test_what_is_wrong_whenever_it_happens_is_refused_at_once() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, auto=False)
        ann, _ = await playing(task, "Ann", "Bob")
        for wish in (
            w.ChangeRules("game = 'whist'"),
            w.ChooseGame("limit razz 2/4"),
            w.MovePlayer(2, 1),
            w.Begin(),
        ):
            assert isinstance(await ann.ask(wish), Rejected), wish
        assert task.view().pending == ()
        await room.close()

    run(session())


def test_who_is_no_host_any_more_has_no_wish_fulfilled() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, auto=False)
        await room.set_role(task.id, "Bob", "host")
        ann, bob = await playing(task, "Ann", "Bob")
        await waits(bob, w.MovePlayer(1, 6))
        await room.set_role(task.id, "Bob", "", by="Ann")
        await over([ann, bob])
        assert task.chair_by_player["Ann"] == 1
        assert told(ann, "WishDropped")[0]["code"] == "not the host"
        await room.close()

    run(session())


def test_a_pause_after_the_hand_is_seen_while_it_is_played() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, auto=False)
        ann, bob = await playing(task, "Ann", "Bob")
        assert isinstance(await ann.ask(w.Pause()), Accepted)
        seen = (await bob.until(lambda last: last["view"]["pause"]))["view"]
        assert (seen["pause"], seen["paused_by"], seen["phase"]) == ("next", "Ann", "playing")
        assert isinstance(await ann.ask(w.ResumeTable()), Accepted)
        seen = (await bob.until(lambda last: not last["view"]["pause"]))["view"]
        assert (seen["pause"], seen["paused_by"]) == ("", "")
        await room.close()

    run(session())


# Notices ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wish, what",
    [
        (w.MovePlayer(2, 5), {"what": "moved", "chair": 5}),
        (w.Adjust(2, -40, "counted twice"), {"what": "adjusted", "chips": -40}),
        (w.SitPlayerOut(2), {"what": "dealt-out"}),
        (w.Warn(2, "slow"), {"what": "warned", "text": "slow"}),
    ],
)
def test_a_player_is_told_what_a_host_did_until_they_have_read_it(
    wish: Any, what: dict[str, Any]
) -> None:
    async def session() -> None:
        memory = Memory()
        room = room_of(MemoryStore(memory))
        task = await opened(room, auto=False)
        ann, bob = await seated(task, "Ann", "Bob")
        assert isinstance(await ann.ask(wish), Accepted)
        [notice] = (await bob.until(lambda last: last["mine"]["notices"]))["mine"]["notices"]
        assert {**notice, **what, "by": "Ann"} == notice
        await ann.hear()
        assert ann.last["mine"]["notices"] == [], "it is nobody else's"
        await room.close()
        again = room_of(MemoryStore(memory))
        await again.open()
        bob = Eyes(again.task(task.id), "Bob")
        assert (await bob.hear())["mine"]["notices"] == [notice]
        assert isinstance(await bob.ask(w.MarkNoticesRead(notice["id"])), Accepted)
        await bob.until(lambda last: not last["mine"]["notices"])
        await again.close()

    run(session())


def test_whose_hand_a_host_declares_dead_is_told_why() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, auto=False)
        ann, bob = await playing(task, "Ann", "Bob")
        assert isinstance(await ann.ask(w.KillHand(2, "shown to a friend")), Accepted)
        [notice] = (await bob.until(lambda last: last["mine"]["notices"]))["mine"]["notices"]
        assert (notice["what"], notice["text"]) == ("killed", "shown to a friend")
        await room.close()

    run(session())


def test_a_newcomer_is_refused_the_button_while_the_hand_is_played_and_not_after_it() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, auto=False)
        ann, _ = await playing(task, "Ann", "Bob")
        cid = Eyes(task, "Cid")
        await cid.hear()
        assert isinstance(await cid.ask(w.Sit(3, 100)), Accepted)
        refused = await ann.ask(w.PlaceButton(3))
        assert isinstance(refused, Rejected)
        assert "cannot have the button" in refused.why
        granted = await ann.ask(w.PlaceButton(2))
        assert isinstance(granted, Accepted)
        assert granted.later
        await room.close()

    run(session())


def test_who_is_not_given_chips_is_told_by_whom() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, "no-limit hold'em 1/2", "home", auto=False)
        await room.change_settings(task.id, {"auto": False})
        ann = Eyes(task, "Ann")
        await ann.hear()
        assert isinstance(await ann.ask(w.ChangeRules(APPROVAL)), Accepted)
        bob = Eyes(task, "Bob")
        await bob.hear()
        assert isinstance(await bob.ask(w.Sit(2, 100)), Accepted)
        await ann.until(lambda last: last["mine"]["requests"])
        assert isinstance(await ann.ask(w.Approve(2, yes=False)), Accepted)
        [notice] = (await bob.until(lambda last: last["mine"]["notices"]))["mine"]["notices"]
        assert (notice["what"], notice["by"]) == ("refused", "Ann")
        await room.close()

    run(session())


def test_a_bot_asks_no_host_for_chips() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, "no-limit hold'em 1/2", "home", auto=False)
        ann = Eyes(task, "Ann")
        await ann.hear()
        assert isinstance(await ann.ask(w.ChangeRules(APPROVAL)), Accepted)
        assert isinstance(await ann.ask(w.AddBot(2)), Accepted)
        [bot] = (await ann.until(lambda last: last["view"]["seats"]))["view"]["seats"]
        assert bot["bot"]
        assert bot["stack"] > 0
        assert bot["asked"] == 0
        assert ann.last["mine"]["requests"] == []
        await room.close()

    run(session())


def test_a_host_asks_nobody_for_chips_and_all_can_read_it() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, "no-limit hold'em 1/2", "home", auto=False)
        ann, bob = Eyes(task, "Ann"), Eyes(task, "Bob")
        for each in (ann, bob):
            await each.hear()
        assert isinstance(await ann.ask(w.ChangeRules(APPROVAL)), Accepted)
        assert isinstance(await ann.ask(w.Sit(1, 100)), Accepted)
        assert isinstance(await bob.ask(w.Sit(2, 100)), Accepted)
        seen = await bob.until(lambda last: len(last["view"]["seats"]) == 2)
        stacks = {each["player"]: (each["stack"], each["asked"]) for each in seen["view"]["seats"]}
        assert stacks == {"Ann": (100, 0), "Bob": (0, 100)}
        [did] = [each for each in told(bob, "HostDid") if each["wish"]["do"] == "approve"]
        assert did["by"] == did["player"] == "Ann"
        await room.close()

    run(session())


# Kicks and bans ---------------------------------------------------------------------------------


async def gone(eyes: Eyes) -> dict[str, Any]:
    seen = eyes.last if eyes.heard else await eyes.hear()
    while seen["t"] != "gone":
        seen = await eyes.hear()
    return seen


def test_who_is_sent_away_is_told_by_whom_and_why_until_they_have_read_it() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, auto=False)
        ann, bob = await playing(task, "Ann", "Bob")
        assert isinstance(await ann.ask(w.Kick(2, "it is late")), Accepted)
        assert task.chair_by_player["Bob"] == 2, "the hand is played to its end"
        await over([ann, bob])
        await ann.until(lambda last: len(last["view"]["seats"]) == 1)
        found = await gone(bob)
        assert (found["code"], found["by"], found["reason"], found["until"]) == (
            "sent-away", "Ann", "it is late", 0,
        )  # fmt: skip
        assert (await gone(Eyes(task, "Bob")))["code"] == "sent-away", "not read yet"
        assert isinstance(await bob.ask(w.MarkNoticesRead(found["notice"])), Accepted)
        assert (await Eyes(task, "Bob").hear())["t"] == "snapshot"
        assert isinstance(await bob.ask(w.Sit(2, 202)), Accepted)
        [sent] = told(ann, "SentAway")
        assert (sent["player"], sent["by"], sent["reason"]) == ("Bob", "Ann", "it is late")
        await room.close()

    run(session())


def test_who_is_banned_stays_out_until_a_host_lets_them_in() -> None:
    async def session() -> None:
        memory = Memory()
        room = room_of(MemoryStore(memory))
        task = await opened(room, auto=False)
        ann, bob = await seated(task, "Ann", "Bob")
        assert isinstance(await ann.ask(w.Ban("Bob", "shouting", "hour")), Accepted)
        found = await gone(bob)
        assert (found["code"], found["by"], found["reason"]) == ("banned", "Ann", "shouting")
        assert 3_500_000 < found["until"] - room.clock() <= 3_600_000
        seen = await ann.until(lambda last: last["mine"]["barred"])
        assert [each["player"] for each in seen["mine"]["barred"]] == ["Bob"]
        assert task.chair_by_player == {"Ann": 1}
        await room.close()
        again = room_of(MemoryStore(memory))
        await again.open()
        task = again.task(task.id)
        assert (await gone(Eyes(task, "bob")))["code"] == "banned", "whatever the capitals"
        guest = Eyes(task, "Bert")
        guest.outbox.previous_names = ("Bob",)
        assert (await gone(guest))["code"] == "banned", "under another name, in the same browser"
        ann = Eyes(task, "Ann")
        await ann.hear()
        assert isinstance(await ann.ask(w.LiftBan("Bob")), Accepted)
        assert isinstance(await ann.ask(w.LiftBan("Bob")), Rejected)
        bob = Eyes(task, "Bob")
        assert (await bob.hear())["t"] == "snapshot"
        await again.close()

    run(session())


def test_a_ban_ends_by_itself() -> None:
    async def session() -> None:
        now = [1_700_000_000_000]
        room = room_of()
        room.clock = lambda: now[0]
        task = await opened(room, auto=False)
        ann, bob = await seated(task, "Ann", "Bob")
        assert isinstance(await ann.ask(w.Ban("Bob", "", "hour")), Accepted)
        found = await gone(bob)
        assert found["until"] == now[0] + 3_600_000
        now[0] += 3_600_000
        assert (await gone(Eyes(task, "Bob")))["code"] == "sent-away"
        assert isinstance(await ann.ask(w.Ban("Dee", "", "good")), Accepted)
        now[0] += 10 * 365 * 86_400_000
        assert (await gone(Eyes(task, "Dee")))["until"] == -1
        await room.close()

    run(session())


def test_no_host_is_sent_away_and_only_hosts_send_away() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, auto=False)
        await room.set_role(task.id, "Bob", "host")
        ann, bob, cid = await seated(task, "Ann", "Bob", "Cid")
        for asks, wish in (
            (bob, w.Kick(1)), (bob, w.Ban("Ann")), (ann, w.Ban("Bob")), (ann, w.Ban("Ann")),
            (cid, w.Ban("Dee")), (cid, w.LiftBan("Dee")),
        ):  # fmt: skip
            answer = await asks.ask(wish)
            assert isinstance(answer, Rejected), wish
            assert answer.code in ("hosts too", "not banned", "not the host")
        assert len(task.chair_by_player) == 3
        await room.close()

    run(session())


def test_nobody_is_heard_while_somebody_is_all_in_where_a_host_wants_it_so() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, auto=False, quiet=True, about="Fridays\nat Ann's")
        ann, bob = await playing(task, "Ann", "Bob")
        task.send_chat("Ann", "good luck")
        actor = next(each for each in (ann, bob) if each.last["mine"]["turn"])
        assert isinstance(await actor.ask(w.AllIn()), Accepted)
        await bob.until(lambda last: last["view"]["quiet"])
        task.send_chat("Ann", "they have nothing")
        await over([ann, bob])
        task.send_chat("Ann", "well played")
        await bob.until(lambda last: not last["view"]["quiet"])
        while len(bob.outbox):
            await bob.hear()
        said = [each["text"] for each in bob.heard if each["t"] == "said"]
        assert said == ["good luck", "well played"]
        assert task.view().about == "Fridays\nat Ann's"
        await room.close()

    run(session())
