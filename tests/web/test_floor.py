"""The floor over HTTP: its catalogue, rulings, typed questions, and the state of a table."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from riverboat.cards import UNKNOWN
from riverboat.floor import AUTHORITIES, FloorRules
from riverboat.floor.situations import SITUATIONS
from riverboat.web.serializers.situation_serializers import build_floor_catalogue
from riverboat.words import Reader
from riverboat.words.phrase_codes import decode_phrase
from tests.web.api_play import open_table, seat_players, submit_accepted
from tests.web.open_rooms import OpenTestRoom, Socket, Visitor, open_test_room, run_async_test

PUSHED_INCIDENT = {"see": "Pushed", "motions": [[1000, 500]], "last_chips": False}
BETTING_SPOT = {"structure": "no-limit", "bet": 1100, "raise_by": 600}


async def ask_ruling(visitor: Visitor, **body: Any) -> dict[str, Any]:
    response = await visitor.post("/api/rule", **body)
    assert response.status_code == 200, response.text
    response_body: dict[str, Any] = response.json()
    return response_body


def test_floor_catalogue_lists_every_situation() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            catalogue = (await room.visitor().get("/api/floor")).json()
            all_keys = [
                known_situation.key
                for situations in SITUATIONS.values()
                for known_situation in situations
            ]
            assert [entry["key"] for entry in catalogue["situations"]] == all_keys
            assert [entry["key"] for entry in catalogue["authorities"]] == [*AUTHORITIES]
            assert str(decode_phrase(catalogue["chapters"][0]["title"])) == "chips and bets"
            keys_by_former_key = {
                entry["former_key"]: entry["key"] for entry in catalogue["situations"]
            }
            assert keys_by_former_key["somebody-was-skipped"] == "skipped-player"
            first_situation = catalogue["situations"][0]
            assert first_situation["needs"][0]["field"] == "seen.motions"

    run_async_test(run_scenario)


def test_ruling_has_orders_and_cited_rule() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ruling = await ask_ruling(
                room.visitor(), seen=PUSHED_INCIDENT, spot=BETTING_SPOT, by="tda-2024"
            )
            verdict = ruling["verdict"]
            assert verdict["type"] == "ruling"
            order_texts = [str(decode_phrase(order)) for order in verdict["orders"]]
            assert order_texts == ["seat 0: call 1100", "400 back to seat 0"]
            (citation,) = verdict["cites"]
            assert (citation["rule"], citation["book"]) == ("BYND-16", "TDA 2024 45")
            assert citation["address"] == "/rules/bynd#BYND-16"
            assert citation["title"] == "Several chips"
            assert citation["titles"] == {"cs": "Několik žetonů"}

    run_async_test(run_scenario)


def test_missing_fact_is_asked() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ruling = await ask_ruling(room.visitor(), seen=PUSHED_INCIDENT, by="tda")
            question = ruling["verdict"]["asks"]
            assert (ruling["verdict"]["type"], question["field"], question["kind"]) == (
                "asks",
                "spot.bet",
                "amount",
            )
            assert ruling["others"] == []

    run_async_test(run_scenario)


def test_differing_authorities_are_listed() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            incident = {"see": "RanOutOfTime"}
            spot = {"bet": 0}
            ruling = await ask_ruling(room.visitor(), seen=incident, spot=spot, by="tda-2024")
            (other_ruling,) = ruling["others"]
            assert {"wsop-event-2026", "wsop-cash-2026"} <= {*other_ruling["by"]}
            assert other_ruling["verdict"]["orders"][0]["say"] == "HandDead"

    run_async_test(run_scenario)


def test_floor_option_can_be_overridden() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            body = {"seen": {"see": "RanOutOfTime"}, "spot": {"bet": 0}, "by": "tda"}
            overridden_ruling = await ask_ruling(
                room.visitor(), **body, but={"clock_no_bet": "dead"}
            )
            assert overridden_ruling["verdict"]["orders"][0]["say"] == "HandDead"

    run_async_test(run_scenario)


def test_invalid_ruling_request_is_refused_with_reason() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            visitor = room.visitor()
            for invalid_fields, code in (
                ({"seen": {"see": "Pushed"}, "spot": {"bet": 10}}, ""),
                ({"seen": PUSHED_INCIDENT, "by": "hoyle"}, ""),
                ({"seen": PUSHED_INCIDENT, "spot": BETTING_SPOT, "but": {"oot": "never"}}, ""),
                ({"seen": PUSHED_INCIDENT, "spot": BETTING_SPOT, "but": {"no_such": True}}, ""),
                ({"seen": {"see": "Pushed", "motions": [[10**20]]}, "spot": BETTING_SPOT}, ""),
                ({"seen": {"see": "Dropped"}}, ""),
            ):
                response = await visitor.post("/api/rule", **invalid_fields)
                assert response.status_code == 400, (invalid_fields, response.text)
                assert response.json()["why"], code

    run_async_test(run_scenario)


def test_situations_page_links_to_floor() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            visitor = room.visitor()
            text = (await visitor.get("/rules/situations")).text
            for situations in SITUATIONS.values():
                for situation in situations:
                    assert f'<h3 id="{situation.key}">' in text, situation.key
                    assert f'href="/floor?situation={situation.key}"' in text
            assert 'href="/rules/chip#CHIP-06"' in text
            assert "Generated by" not in text, "how the page was made is for who writes it"
            czech_text = (await visitor.get("/rules/situations", lang="cs")).text
            for situation in [
                situation for chapter in SITUATIONS.values() for situation in chapter
            ]:
                assert f'<h3 id="{situation.key}">' in czech_text, situation.key
            assert "Zeptat se floora" in czech_text
            assert '<a href="/rules/situations">' in (await visitor.get("/rules")).text

    run_async_test(run_scenario)


# At a table --------------------------------------------------------------------------------------


async def open_table_in_play(room: OpenTestRoom) -> tuple[Visitor, Visitor, str]:
    ann, bob = await room.guest("Ann"), await room.guest("Bob")
    table = await open_table(ann)
    await seat_players(table, ann, bob)
    await submit_accepted(ann, table, do="begin")
    return ann, bob, table


def test_moment_shows_only_public_facts() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob, table = await open_table_in_play(room)
            moment = (await ann.get(f"/api/tables/{table}/moment")).json()
            assert moment == (await bob.get(f"/api/tables/{table}/moment")).json()
            assert {player["player"] for player in moment["players"]} == {"Ann", "Bob"}
            assert {"spot.bet", "spot.pot", "spot.structure", "spot.did"} <= {*moment["known"]}
            assert moment["bet"] > 0

    run_async_test(run_scenario)


def test_table_ruling_uses_facts_of_the_hand() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, _, table = await open_table_in_play(room)
            moment = (await ann.get(f"/api/tables/{table}/moment")).json()
            incident = {"see": "Said", "word": "call", "who": moment["who"]}
            response = await ann.post(f"/api/tables/{table}/rule", seen=incident, by="tda")
            verdict = response.json()["verdict"]
            assert verdict["type"] == "ruling", response.text
            assert verdict["orders"][0]["act"]["say"] == "CallingForChips"
            incident["who"] = 7
            response = await ann.post(f"/api/tables/{table}/rule", seen=incident, by="tda")
            assert (response.status_code, response.json()["code"]) == (400, "no such seat")

    run_async_test(run_scenario)


def test_table_ruling_knows_no_hidden_cards() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, _, table = await open_table_in_play(room)
            task = room.room.task(table)
            hand = task.hand_in_progress_for("Ann")
            holdings = [fact.holdings for fact in hand.log if hasattr(fact, "holdings")]
            own_cards = {card for cards in holdings[0] for card in cards}
            assert UNKNOWN not in own_cards
            shown_holdings = [
                public_fact.holdings
                for public_fact in hand.public_facts()
                if hasattr(public_fact, "holdings")
            ]
            assert {card for cards in shown_holdings[0] for card in cards} == {UNKNOWN}
            incident = {"see": "Exposed", "by": "dealer", "cards": [min(own_cards)], "who": 0}
            response = await ann.post(f"/api/tables/{table}/rule", seen=incident, by="tda")
            assert response.status_code == 200, response.text

    run_async_test(run_scenario)


def test_moment_is_unavailable_between_hands() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            response = await ann.get(f"/api/tables/{table}/moment")
            assert (response.status_code, response.json()["code"]) == (409, "no hand")

    run_async_test(run_scenario)


def test_delayed_spectator_has_no_moment() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, delay=60)
            await seat_players(table, ann, bob)
            await submit_accepted(ann, table, do="begin")
            cid = await room.guest("Cid")
            assert (await ann.get(f"/api/tables/{table}/moment")).status_code == 200
            assert (await cid.get(f"/api/tables/{table}/moment")).status_code == 409

    run_async_test(run_scenario)


def test_floor_catalogue_is_cached() -> None:
    assert build_floor_catalogue() is build_floor_catalogue()


# A typed line ------------------------------------------------------------------------------------


async def ask_typed_ruling(visitor: Visitor, text: str, **body: Any) -> dict[str, Any]:
    response = await visitor.post("/api/rule/text", text=text, **body)
    assert response.status_code == 200, response.text
    response_body: dict[str, Any] = response.json()
    return response_body


def test_typed_line_is_parsed_and_ruled() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            visitor = room.visitor()
            typed_ruling = await ask_typed_ruling(
                visitor, "limit 3/6, facing 6, one 25 chip, says nothing"
            )
            assert (typed_ruling["type"], typed_ruling["see"]) == ("understood", "Pushed")
            assert str(decode_phrase(typed_ruling["says"][0])) == "without a word"
            incident = {"see": typed_ruling["see"], **typed_ruling["seen"]}
            ruling = await ask_ruling(visitor, seen=incident, spot=typed_ruling["spot"], by="cash")
            orders = [str(decode_phrase(phrase)) for phrase in ruling["verdict"]["orders"]]
            assert orders == ["seat 0: call 6", "19 back to seat 0"]
            # Both languages are understood on any page.
            czech = await ask_typed_ruling(visitor, "sedadlo 5 foldnul mimo pořadí")
            assert (czech["see"], czech["named"]) == ("ActedOutOfTurn", True)
            assert [str(decode_phrase(phrase)) for phrase in czech["people"]] == ["seat 5"]

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "text, in_hundredths",
    [("bet 2.50, seat 4 puts one 5 chip", True), ("bet 250, seat 4 puts one 500 chip", False)],
)
def test_line_with_a_fraction_is_in_hundredths(text: str, in_hundredths: bool) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            visitor = room.visitor()
            typed_ruling = await ask_typed_ruling(visitor, f"{text}, says nothing")
            assert typed_ruling["in_hundredths"] is in_hundredths
            assert (typed_ruling["spot"]["bet"], typed_ruling["seen"]["motions"]) == (250, [[500]])
            draft = await ask_typed_ruling(visitor, text, situation="word-or-gesture")
            assert draft["in_hundredths"] is in_hundredths

    run_async_test(run_scenario)


def test_open_slots_of_typed_line_are_asked() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            visitor = room.visitor()
            text = "facing 1000 he pushes 1400"
            typed_ruling = await ask_typed_ruling(visitor, text)
            assert (typed_ruling["asks"]["field"], typed_ruling["asks"]["kind"]) == (
                "text.motions",
                "chips",
            )
            typed_ruling = await ask_typed_ruling(
                visitor, text, answers=[[1000, 100, 100, 100, 100]]
            )
            assert typed_ruling["seen"]["motions"] == [[1000, 100, 100, 100, 100]]

    run_async_test(run_scenario)


def test_understood_facts_can_be_corrected_one_by_one() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            typed_ruling = await ask_typed_ruling(room.visitor(), "bet 600, one 1000 chip, silent")
            facts = {fact["field"]["field"]: fact["value"] for fact in typed_ruling["facts"]}
            assert facts == {"seen.motions": [[1000]], "spot.bet": 600}
            assert "spot.structure" in {entry["field"] for entry in typed_ruling["more"]}
            assert "in one motion" not in str(
                [str(decode_phrase(entry)) for entry in typed_ruling["says"]]
            )

    run_async_test(run_scenario)


def test_unclear_line_gets_meanings_without_ruling() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            visitor = room.visitor()
            text = "says rais, bet 600, one 5000 chip"
            typed_ruling = await ask_typed_ruling(visitor, text)
            assert (typed_ruling["type"], typed_ruling["why"]["words"]) == ("lost", ["rais"])
            assert typed_ruling["rules"] == [], "a rule would read like the answer"
            assert typed_ruling["offers"][0]["guess"] == 0
            typed_response = await ask_typed_ruling(visitor, text, guess=0)
            assert typed_response["asks"]["field"] == "text.word"
            answered_response = await ask_typed_ruling(visitor, text, guess=0, answers=["raise"])
            assert (answered_response["see"], answered_response["seen"]["word"]) == (
                "Pushed",
                "raise",
            )
            assert not (await ask_typed_ruling(visitor, "xyzzy plugh"))["offers"]

    run_async_test(run_scenario)


def test_computed_and_quoted_answers_come_at_once() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            visitor = room.visitor()
            typed_ruling = await ask_typed_ruling(
                visitor, "100/200, bet 500, what is the minimum raise?"
            )
            assert [offer["tool"] for offer in typed_ruling["offers"]] == ["legal-raise"]
            assert "raise to 800" in str(decode_phrase(typed_ruling["computed"][0]))
            typed_ruling = await ask_typed_ruling(visitor, "can he ask for a new deck")
            assert typed_ruling["book_first"]
            assert typed_ruling["rules"][0]["rule"] == "TRNY-67"

    run_async_test(run_scenario)


def test_ruling_lists_every_authority() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ruling = await ask_ruling(room.visitor(), seen={"see": "RanOutOfTime"}, spot={"bet": 0})
            assert [ruling["by"] for ruling in ruling["every"]] == [
                [authority] for authority in AUTHORITIES
            ]

    run_async_test(run_scenario)


def test_chosen_situation_takes_slots_from_line() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            typed_line = "plo, a 40 bet, the kid over there says check"
            typed_ruling = await ask_typed_ruling(
                room.visitor(), typed_line, situation="word-or-gesture"
            )
            assert typed_ruling["type"] == "begun"
            assert typed_ruling["told"] == {
                "seen.word": "check",
                "spot.bet": 40,
                "spot.structure": "pot-limit",
            }
            assert typed_ruling["spot"]["game"] == "omaha"
            assert str(decode_phrase(typed_ruling["says"][0])) == "game: omaha"

    run_async_test(run_scenario)


def test_invalid_typed_request_is_refused_with_reason() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            visitor = room.visitor()
            valid_body = {"text": "facing 1000 he pushes 1400"}
            for wrong_body in (
                {"text": ""},
                {"text": "x" * 241},
                {"text": "folds", "lang": "xx"},
                {"text": "gibberish", "guess": 3},
                {"text": "folds", "situation": "nothing-that-there-is"},
                {"text": "bet 600, one 1000 chip, silent", "answers": [1]},
                {**valid_body, "answers": ["a lot"]},
                {**valid_body, "answers": [[1] * 61]},
                {"text": "says rais, bet 600, one 5000 chip", "guess": 9},
                {"text": "says rais, bet 600, one 5000 chip", "guess": 0, "answers": [9]},
            ):
                response = await visitor.post("/api/rule/text", **wrong_body)
                assert response.status_code == 400, (wrong_body, response.text)
                assert response.json()["why"]

    run_async_test(run_scenario)


def test_options_are_listed_by_authority() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            visitor = room.visitor()
            english_options = (await visitor.get("/api/floor/options")).json()
            czech_options = (await visitor.get("/api/floor/options", lang="cs")).json()
            assert [option["name"] for option in english_options] == [*FloorRules.__struct_fields__]
            for english_option, czech_option in zip(english_options, czech_options, strict=True):
                assert english_option["meaning"] != czech_option["meaning"]
                assert english_option["title"] != czech_option["title"]
            for option in english_options:
                assert option["by"].keys() == AUTHORITIES.keys()
                assert not option["choices"] or {*option["by"].values()} <= {*option["choices"]}

    run_async_test(run_scenario)


def test_typed_line_at_table_names_seated_players() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, _, table = await open_table_in_play(room)
            moment = (await ann.get(f"/api/tables/{table}/moment")).json()
            chair = moment["players"][1]["chair"]
            path = f"/api/tables/{table}/rule/text"
            typed_ruling = (await ann.post(path, text=f"seat {chair} folded out of turn")).json()
            assert (typed_ruling["named"], typed_ruling["seen"]["who"]) == (
                True,
                moment["players"][1]["seat"],
            )
            # The seat of an unnamed player is asked, not guessed.
            typed_ruling = (await ann.post(path, text="he touches another player's chips")).json()
            assert [field["field"] for field in typed_ruling["needs"]] == ["seen.whom"]
            assert "whom" not in typed_ruling["seen"]
            refused_response = await ann.post(path, text="seat 9 folded out of turn")
            assert (refused_response.status_code, refused_response.json()["code"]) == (
                400,
                "no such seat",
            )
            other_response = await ann.post(path, text="razz, folds out of turn")
            assert (other_response.status_code, other_response.json()["code"]) == (
                400,
                "another game",
            )

    run_async_test(run_scenario)


# Host rulings -----------------------------------------------------------------------------------


def test_host_rulings_over_http_are_audited() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob, table = await open_table_in_play(room)
            get_view = room.room.task(table).view
            path = f"/api/tables/{table}/moment"
            body_before = (await ann.get(path)).json()
            actor = body_before["players"][body_before["who"]]["player"]
            await submit_accepted({"Ann": ann, "Bob": bob}[actor], table, do="call")
            assert (await ann.get(path)).json()["who"] != body_before["who"]
            await submit_accepted(ann, table, do="take-action-back", reason="acted out of turn")
            assert (await ann.get(path)).json() == body_before
            await submit_accepted(ann, table, do="warn", chair=2, reason="talks of a folded hand")
            await submit_accepted(
                ann, table, do="adjust", chair=2, chips=-10, reason="a change given twice"
            )
            await submit_accepted(ann, table, do="call-off", reason="two aces of spades")
            while get_view().to_act:
                await asyncio.sleep(0.01)
            assert sorted(seat.stack for seat in get_view().seats if seat.player) == [90, 100]
            response = await bob.submit(table, "b1", do="call-off", reason="bad cards")
            assert response.json()["code"] == "not the host", response.text
            page = (await ann.get(f"/api/tables/{table}/audit")).json()
            assert {
                "acted out of turn", "talks of a folded hand", "a change given twice",
                "two aces of spades",
            } <= {str(row.get("args", {}).get("reason", "")) for row in page["lines"]}  # fmt: skip

    run_async_test(run_scenario)


def test_host_rulings_over_socket_are_localised() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob, table = await open_table_in_play(room)
            async with ann.socket() as host_socket, bob.socket() as player_socket:
                for socket in (host_socket, player_socket):
                    await socket.send(t="watch", table=table)
                    await socket.next_of_kind("snapshot")

                async def submit_command(
                    socket: Socket, command_id: str, **command: Any
                ) -> dict[str, Any]:
                    await socket.send(t="wish", cmd=command_id, table=table, wish=command)
                    return await socket.next_of_kind("granted", "refused")

                body_before = (await ann.get(f"/api/tables/{table}/moment")).json()
                actor = body_before["players"][body_before["who"]]["player"]
                raise_response = await submit_command(
                    host_socket if actor == "Ann" else player_socket, "acts", do="raise", to=6
                )
                assert raise_response["t"] == "granted"
                actions: tuple[dict[str, Any], ...] = (
                    {"do": "take-action-back", "reason": "acted out of turn"},
                    {"do": "warn", "chair": 2, "reason": "talks of a folded hand"},
                    {"do": "adjust", "chair": 2, "chips": -10, "reason": "change given twice"},
                    {"do": "call-off", "reason": "two aces of spades"},
                )
                body = await submit_command(player_socket, "p1", **actions[3])
                assert body["t"] == "refused"
                assert body["code"] == "not the host"
                refusal = decode_phrase(body["said"])
                assert Reader("en").say(refusal) == "only a host of this table can do that"
                assert Reader("cs").say(refusal) not in ("", Reader("en").say(refusal))
                for number, action in enumerate(actions):
                    answer = await submit_command(host_socket, f"h{number}", **action)
                    assert answer["t"] == "granted", answer
                    assert (await submit_command(host_socket, f"h{number}", **action))[
                        "t"
                    ] == "granted", "once"
            page = (await ann.get(f"/api/tables/{table}/audit")).json()
            reasons = [str(row.get("args", {}).get("reason", "")) for row in page["lines"]]
            for action in actions:
                assert reasons.count(str(action["reason"])) == 1

    run_async_test(run_scenario)
