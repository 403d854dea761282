"""Hands that are over, as whoever asks may know them."""

from __future__ import annotations

from typing import Any

import msgspec

from riverboat.cards import name
from riverboat.engine import from_json_lines
from riverboat.service.proving import Proof, verify
from tests.web.house import Visitor, house, run
from tests.web.playing import ask, open_table, play_hand, sit

HIDDEN = -1


async def _folded(room: Any, table: str, ann: Visitor, bob: Visitor) -> None:
    """A hand in which nobody shows anything."""
    await ask(ann, table, do="begin")
    chair = room.room.keeper(table).view().to_act[0]
    await ask((ann, bob)[chair - 1], table, do="fold")


def _dealt(sheet: dict[str, Any]) -> dict[str, list[int]]:
    """Who was dealt what, as it is told."""
    [dealt] = [fact for fact in sheet["facts"] if fact["type"] == "HoleCardsDealt"]
    return dict(zip(sheet["players"], dealt["holdings"], strict=True))


def test_hands_are_listed_the_latest_first() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await sit(table, ann, bob)
            assert (await ann.get(f"/api/tables/{table}/hands")).json() == []
            for _ in range(3):
                await _folded(room, table, ann, bob)
            await play_hand(room, table, ann, ann, bob)
            told = (await ann.get(f"/api/tables/{table}/hands")).json()
            assert [line["hand"] for line in told] == [4, 3, 2, 1]
            assert told[0]["pot"] == 4
            assert sum(winner["chips"] for winner in told[0]["winners"]) == 4
            assert sum(stack["chips"] for stack in told[0]["stacks"]) == 200
            older = (await ann.get(f"/api/tables/{table}/hands", before=3)).json()
            assert [line["hand"] for line in older] == [2, 1]
            one = (await ann.get(f"/api/tables/{table}/hands", before=3, limit=1)).json()
            assert [line["hand"] for line in one] == [2]
            assert (await ann.get(f"/api/tables/{table}/hands", before="x")).status_code == 400

    run(work)


def test_a_hand_that_is_played_is_shown_to_nobody() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await sit(table, ann, bob)
            await ask(ann, table, do="begin")
            assert (await ann.get(f"/api/tables/{table}/hands")).json() == []
            for ending in ("", ".txt", ".phh", ".ohh", ".json", "/page", "/proof"):
                answer = await ann.get(f"/api/tables/{table}/hands/1{ending}")
                assert answer.json()["code"] == "no-hand"

    run(work)


def test_everybody_sees_his_own_cards_and_those_that_were_shown() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await sit(table, ann, bob)
            await _folded(room, table, ann, bob)
            path = f"/api/tables/{table}/hands/1"
            for me, other in (("Ann", "Bob"), ("Bob", "Ann")):
                dealt = _dealt((await (ann if me == "Ann" else bob).get(path)).json())
                assert HIDDEN not in dealt[me]
                assert dealt[other] == [HIDDEN, HIDDEN]
            dealt = _dealt((await room.visitor().get(path)).json())
            assert dealt == {"Ann": [HIDDEN] * 2, "Bob": [HIDDEN] * 2}

    run(work)


def test_a_card_that_was_shown_when_the_hand_was_over_is_seen_by_all_as_late_as_all_else() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, delay=10)
            await sit(table, ann, bob)
            await _folded(room, table, ann, bob)
            path = f"/api/tables/{table}/hands/1"
            cards = _dealt((await ann.get(path)).json())["Ann"]
            room.hours.pass_by(9)
            await ask(ann, table, do="show", cards=[name(cards[1])])
            room.hours.pass_by(2)
            rail = room.visitor()
            assert _dealt((await rail.get(path)).json())["Ann"] == [HIDDEN, HIDDEN]
            assert set(_dealt((await bob.get(path)).json())["Ann"]) == {HIDDEN, cards[1]}
            room.hours.pass_by(9)
            sheet = (await rail.get(path)).json()
            assert set(_dealt(sheet)["Ann"]) == {HIDDEN, cards[1]}
            assert sheet["steps"][-1] == f"Ann shows {name(cards[1])}"
            [pile] = (await rail.get(f"{path}/proof")).json()["piles"]
            assert [opening["card"] for opening in pile["openings"]] == [name(cards[1])]

    run(work)


def test_a_hand_is_told_in_sentences_and_files() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await sit(table, ann, bob)
            await play_hand(room, table, ann, ann, bob)
            path = f"/api/tables/{table}/hands/1"
            sheet = (await ann.get(path)).json()
            assert sheet["steps"][0].startswith("No-limit hold'em 1/2")
            lines = b"\n".join(msgspec.json.encode(fact) for fact in sheet["facts"])
            assert from_json_lines(lines)
            text = await ann.get(f"{path}.txt")
            assert text.text.startswith("PokerStars Hand #1")
            assert f'filename="{table}-1.txt"' in text.headers["content-disposition"]
            assert 'variant = "NT"' in (await ann.get(f"{path}.phh")).text
            assert '"ohh"' in (await ann.get(f"{path}.ohh")).text
            assert (await ann.get(f"{path}.json")).text.startswith('{"riverboat":1')
            assert (await ann.get(f"{path}.pdf")).status_code == 404

    run(work)


def test_files_have_no_card_that_their_reader_has_not_seen() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await sit(table, ann, bob)
            await _folded(room, table, ann, bob)
            path = f"/api/tables/{table}/hands/1"
            files = {
                who: [(await each.get(f"{path}{end}")).text for end in (".txt", ".phh", ".json")]
                for who, each in (("Ann", ann), ("Bob", bob), ("rail", room.visitor()))
            }
            assert "Dealt to Ann" in files["Ann"][0]
            assert "Dealt to" not in files["rail"][0]
            assert len(set(map(str, files.values()))) == 3

    run(work)


def test_the_replayer_may_be_framed_by_our_own_pages_and_runs_its_own_script_only() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await sit(table, ann, bob)
            await play_hand(room, table, ann, ann, bob)
            answer = await ann.get(f"/api/tables/{table}/hands/1/page")
            assert answer.headers["content-type"].startswith("text/html")
            policy = answer.headers["content-security-policy"]
            assert "frame-ancestors 'self'" in policy
            assert "script-src 'sha256-" in policy
            assert "unsafe" not in policy

    run(work)


def test_a_hand_is_proved_to_whom_it_was_shown() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await sit(table, ann, bob)
            await play_hand(room, table, ann, ann, bob)
            await _folded(room, table, ann, bob)
            counts = {}
            for hand in (1, 2):
                for name, who in (("Ann", ann), ("rail", room.visitor())):
                    answer = await who.get(f"/api/tables/{table}/hands/{hand}/proof")
                    proof = msgspec.json.decode(answer.content, type=Proof)
                    assert verify(proof) == []
                    counts[hand, name] = sum(len(pile.openings) for pile in proof.piles)
            assert counts[2, "Ann"] == 2
            assert counts[2, "rail"] == 0
            assert counts[1, "Ann"] >= 7

    run(work)


def test_without_the_key_there_is_no_proof() -> None:
    async def work() -> None:
        async with house() as room:
            room.site.key = None
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await sit(table, ann, bob)
            await _folded(room, table, ann, bob)
            answer = await ann.get(f"/api/tables/{table}/hands/1/proof")
            assert answer.json()["code"] == "no-proof"

    run(work)


def test_a_hand_that_was_called_off_is_listed_with_its_reason() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await sit(table, ann, bob)
            await ask(ann, table, do="begin")
            await ask(ann, table, do="call-off", reason="a misdeal")
            [line] = (await ann.get(f"/api/tables/{table}/hands")).json()
            assert line["ended"] == "it was called off: a misdeal"
            assert line["called_off"]
            assert line["winners"] == line["stacks"] == []
            path = f"/api/tables/{table}/hands/1"
            assert (await ann.get(path)).status_code == 200
            assert (await ann.get(f"{path}.txt")).json()["code"] == "no-words"
            assert (await ann.get(f"{path}/page")).status_code in (200, 409)

    run(work)


def test_who_sees_everything_later_sees_hands_later() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, delay=60)
            await sit(table, ann, bob)
            await _folded(room, table, ann, bob)
            path = f"/api/tables/{table}/hands"
            assert len((await ann.get(path)).json()) == 1
            rail = room.visitor()
            assert (await rail.get(path)).json() == []
            assert (await rail.get(f"{path}/1")).json()["code"] == "no-hand"
            room.hours.pass_by(61)
            assert len((await rail.get(path)).json()) == 1

    run(work)
