"""Reviews over HTTP, computed by a real process: hands of a table, files, privacy and refusals."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from riverboat.words.phrase_codes import decode_phrase
from tests.web.api_play import open_table, play_hand, seat_players, submit_accepted
from tests.web.open_rooms import OpenTestRoom, Visitor, open_test_room, run_async_test
from tests.web.test_live_game_api import begin_game, enter_all

RIVER = """\
PokerStars Hand #7:  Hold'em No Limit ($1/$2 USD) - 2026/01/31 15:15:00 ET
Table 'Delta' 2-max Seat #1 is the button
Seat 1: Ann ($60 in chips)
Seat 2: Bob ($60 in chips)
Ann: posts small blind $1
Bob: posts big blind $2
*** HOLE CARDS ***
Dealt to Ann [Ah Kh]
Ann: raises $4 to $6
Bob: calls $4
*** FLOP *** [Qs Jh 2h]
Bob: checks
Ann: checks
*** TURN *** [Qs Jh 2h] [7c]
Bob: checks
Ann: checks
*** RIVER *** [Qs Jh 2h 7c] [4d]
Bob: bets $9
Ann: folds
Uncalled bet ($9) returned to Bob
Bob collected $12 from pot
*** SUMMARY ***
Total pot $12 | Rake $0
"""
HAND_WITHOUT_HERO = RIVER.replace("Dealt to Ann [Ah Kh]\n", "")


async def wait_for_review(visitor: Visitor, **body: Any) -> dict[str, Any]:
    """Start a review, and return it when it does not wait any more."""
    response = await visitor.post("/api/reviews", **body)
    assert response.status_code == 200, response.text
    return await poll_review(visitor, response.json())


async def poll_review(visitor: Visitor, review: dict[str, Any]) -> dict[str, Any]:
    """Poll a review until it has ended, at increasing intervals.

    The clock of these rooms stands still, so a limit of requests never recovers: a fixed
    interval would exceed it while other programs keep the processor busy.
    """
    poll_seconds = 0.05
    while review["state"] in ("queued", "reviewing"):
        await asyncio.sleep(poll_seconds)
        poll_seconds = min(1.0, 1.5 * poll_seconds)
        review = (await visitor.get(f"/api/reviews/{review['id']}")).json()
    return review


async def read_review(visitor: Visitor, review: dict[str, Any], path: str) -> Any:
    response = await visitor.get(f"/api/reviews/{review['id']}/{path}")
    assert response.status_code == 200, response.text
    return response.json()


async def play_session(room: OpenTestRoom, hand_count: int = 2) -> tuple[Visitor, Visitor, str]:
    """Return two players and a table at which they have played hands to the river."""
    ann, ben = await room.guest("Ann"), await room.guest("Ben")
    table = await open_table(ann)
    await seat_players(table, ann, ben)
    for _ in range(hand_count):
        await play_hand(room, table, ann, ann, ben)
    return ann, ben, table


def test_hand_of_a_table_is_reviewed_for_its_player_alone() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, ben, table = await play_session(room, hand_count=1)
            review = await wait_for_review(ann, table=table, hand=1, start="river")
            assert (review["state"], review["total"], review["hand"]) == ("done", 1, 1)
            hand_review = await read_review(ann, review, "hands/1")
            assert hand_review["player"] == "Ann"
            assert len(hand_review["cards"]) == 2
            river_decision = hand_review["decisions"][-1]
            assert (
                river_decision["street"],
                river_decision["solved"],
                len(river_decision["board"]),
            ) == ("river", True, 5)
            assert sum(
                action["frequency"] for action in river_decision["actions"]
            ) == pytest.approx(1, 0.01)
            best_ev = river_decision["actions"][river_decision["best"]]["ev"]
            assert river_decision["loss"] == pytest.approx(
                best_ev - river_decision["actions"][river_decision["taken"]]["ev"], abs=1e-3
            )
            assert river_decision["grid"]["actions"][0] == "check"
            first_decision = hand_review["decisions"][0]
            assert first_decision["street"] == "preflop"
            assert sum(first_decision["chart"].values()) == pytest.approx(1, abs=1e-3)
            assert first_decision["grid"]["actions"][::2] == ["fold", "raise"]
            assert len(first_decision["grid"]["hands"]) == 169
            assert [
                hand_range["player"] for hand_range in hand_review["ranges"] if hand_range["is_own"]
            ] == ["Ann"]
            # Ben's cards appear only if the showdown has shown them; his review is another one.
            for path in ("", "/hands", "/hands/1", "/summary", "/resume"):
                send_request = ben.post if path == "/resume" else ben.get
                response = await send_request(f"/api/reviews/{review['id']}{path}")
                assert (response.status_code, response.json()["code"]) == (404, "no-review"), path
            assert (await ben.delete(f"/api/reviews/{review['id']}")).status_code == 404
            assert (await ben.get("/api/reviews")).json() == []
            other_body = await wait_for_review(ben, table=table, hand=1, start="river")
            host_response = await ann.get(f"/api/reviews/{other_body['id']}/hands/1")
            assert (host_response.status_code, host_response.json()["code"]) == (404, "no-review")
            cyd = await room.guest("Cyd")
            response = await cyd.post("/api/reviews", table=table, hand=1)
            assert (response.status_code, response.json()["code"]) == (403, "not-your-hand")
            assert (await room.visitor().post("/api/reviews", table=table)).status_code == 401

    run_async_test(run_scenario, 300)


@pytest.mark.landing
def test_changed_ranges_change_the_solution() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            first_review = await wait_for_review(ann, text=RIVER, start="river")
            decision_before = (await read_review(ann, first_review, "hands/1"))["decisions"][-1]
            assert (
                decision_before["action"],
                decision_before["to_call"],
                decision_before["pot"],
            ) == ("fold", 9, 21)
            body = {"review": first_review["id"], "hand": 1, "start": "river"}
            bluff_range_review = await wait_for_review(ann, **body, ranges={"Bob": "T9s, 98s, 65s"})
            decision_after = (await read_review(ann, bluff_range_review, "hands/1"))["decisions"][
                -1
            ]
            assert decision_after["loss_bb"] > 5 > decision_before["loss_bb"]
            assert decision_after["actions"][decision_after["best"]]["action"] in ("call", "raise")
            refused_review = await wait_for_review(ann, **body, ranges={"Bob": "22x"})
            assert refused_review["state"] == "failed"
            assert refused_review["wrong_range"] == "Bob"
            assert "can’t follow 22" in str(decode_phrase(refused_review["failure"]))

    run_async_test(run_scenario, 300)


@pytest.mark.landing
def test_session_is_summed_up_stopped_and_continued() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, _, table = await play_session(room)
            review = await wait_for_review(ann, table=table, start="river")
            assert (review["total"], review["done"], review["left_out"]) == (2, 2, 0)
            summary = await read_review(ann, review, "summary")
            assert (summary["hands"], summary["leaks"]) == (2, [])
            hands = await read_review(ann, review, "hands")
            assert [hand["hand"] for hand in hands] == [1, 2]
            assert summary["loss_bb"] == pytest.approx(
                sum(hand["loss_bb"] for hand in hands), abs=0.01
            )
            second_body = (await ann.post("/api/reviews", table=table, start="river")).json()
            await ann.delete(f"/api/reviews/{second_body['id']}")
            stopped_review = (await ann.get(f"/api/reviews/{second_body['id']}")).json()
            assert (stopped_review["state"], stopped_review["done"]) == ("stopped", 0)
            assert (await ann.post(f"/api/reviews/{second_body['id']}/resume")).status_code == 200
            assert (await poll_review(ann, second_body))["state"] == "done"
            assert await read_review(ann, second_body, "summary") == summary
            await ann.delete(f"/api/reviews/{second_body['id']}")
            assert len((await ann.get("/api/reviews")).json()) == 1

    run_async_test(run_scenario, 300)


@pytest.mark.landing
def test_upload_in_pieces_is_read_once() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            upload_id = (await ann.post("/api/reviews/uploads", text=RIVER[:500])).json()["upload"]
            sent_response = await ann.post(
                "/api/reviews/uploads", text=RIVER[500:], upload=upload_id
            )
            assert sent_response.json()["characters"] == len(RIVER)
            review = await wait_for_review(ann, upload=upload_id, start="river")
            assert (review["state"], review["player"]) == ("done", "Ann")
            refused_response = await ann.post("/api/reviews", upload=upload_id)
            assert (refused_response.status_code, refused_response.json()["code"]) == (
                404,
                "no-upload",
            )

    run_async_test(run_scenario, 300)


@pytest.mark.landing
@pytest.mark.parametrize(
    "text, code",
    [
        ("not a hand", None),
        (HAND_WITHOUT_HERO, "player not named"),
        (RIVER[: RIVER.index("*** TURN")], None),
    ],
)
def test_unusable_text_is_refused_with_its_reason(text: str, code: str | None) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            response = await ann.post("/api/reviews", text=text)
            assert response.status_code == 400, response.text
            assert code is None or response.json()["code"] == code
            assert response.json()["why"]
            assert (await ann.get("/api/reviews")).json() == []

    run_async_test(run_scenario, 300)


@pytest.mark.landing
def test_text_that_is_a_path_opens_no_file(tmp_path: Path) -> None:
    file = tmp_path / "hands.txt"
    file.write_text(RIVER)

    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            for text in (str(file), str(tmp_path), "7" * 5000):
                response = await ann.post("/api/reviews", text=text, player="Ann")
                assert response.status_code == 400, response.text
                assert response.json()["said"]["why"]["say"] == "HistoryFormatUnknown"

    run_async_test(run_scenario, 300)


@pytest.mark.landing
def test_hand_without_hole_cards_has_pot_odds_alone() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            review = await wait_for_review(ann, text=HAND_WITHOUT_HERO, player="Ann")
            hand_review = await read_review(ann, review, "hands/1")
            assert hand_review["cards"] in ([], ["??", "??"])
            last_decision = hand_review["decisions"][-1]
            assert (last_decision["solved"], last_decision["pot_odds"]) == (
                False,
                pytest.approx(0.3),
            )
            assert "hole cards unknown" in str(decode_phrase(last_decision["reason"]))

    run_async_test(run_scenario, 300)


@pytest.mark.landing
def test_period_and_session_are_reviewed_at_all_tables_or_at_one() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, ben, first_table = await play_session(room)
            second_table = await open_table(ann)
            await seat_players(second_table, ann, ben)
            room.clock.advance(1)  # hands of one millisecond are ordered by their tables
            await play_hand(room, second_table, ann, ann, ben)
            all_tables_review = await wait_for_review(ann, since=1, start="river")
            assert (
                all_tables_review["total"],
                all_tables_review["table"],
                all_tables_review["is_own_play"],
            ) == (3, "", True)
            numbers = [
                record["number"] for record in await read_review(ann, all_tables_review, "hands")
            ]
            assert sorted(numbers) == ["1", "1", "2"]
            next_page_response = await ann.get(
                f"/api/reviews/{all_tables_review['id']}/hands", after=1, limit=1
            )
            assert [entry["hand"] for entry in next_page_response.json()] == [2]
            session = await wait_for_review(ann, table=first_table, since=1, start="river")
            assert (session["total"], session["table"]) == (2, first_table)
            future_since_response = await ann.post(
                "/api/reviews", since=room.app_state.now() + 1000
            )
            assert (future_since_response.status_code, future_since_response.json()["code"]) == (
                409,
                "no-hands",
            )
            one_hand_review = await wait_for_review(
                ann, review=all_tables_review["id"], hand=3, start="river"
            )
            assert (one_hand_review["table"], one_hand_review["hand"]) == (second_table, 1)
            two_sources_response = await ann.post("/api/reviews", since=1, text=RIVER)
            assert (two_sources_response.status_code, two_sources_response.json()["code"]) == (
                400,
                "no-source",
            )
            review_data = (await ann.get(f"/api/reviews/{all_tables_review['id']}/data")).json()
            assert sorted(review_data["played"]) == sorted(
                [[first_table, 1], [first_table, 2], [second_table, 1]]
            )

    run_async_test(run_scenario, 300)


@pytest.mark.landing
def test_reviewed_hand_is_replayed_with_the_odds_of_each_decision() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, ben, table = await play_session(room, hand_count=1)
            review = await wait_for_review(ann, text=RIVER, start="river")
            replay = await read_review(ann, review, "hands/1/replay")
            reviewed = await read_review(ann, review, "hands/1")
            odds_by_decision = [moment["odds"] for moment in replay["moments"] if moment["odds"]]
            assert [decision_odds["decision"] for decision_odds in odds_by_decision] == list(
                range(8)
            )
            last_odds = odds_by_decision[-1]
            assert (replay["chair"], last_odds["chair"], last_odds["to_call"]) == (1, 1, 900)
            assert (last_odds["pot_odds"], last_odds["opponents"]) == (0.3, "unknown")
            own_decisions = [
                decision_odds["decision"]
                for decision_odds in odds_by_decision
                if decision_odds["chair"] == 1
            ]
            assert own_decisions == [decision["number"] for decision in reviewed["decisions"]]
            assert replay["moments"][-1]["view"]["money"]["sign"] == "$"
            missing_response = await ann.get(f"/api/reviews/{review['id']}/hands/2/replay")
            assert missing_response.status_code == 404
            table_review = await wait_for_review(ann, table=table, hand=1, start="river")
            path = f"/api/tables/{table}/hands/1/replay"
            assert (
                await read_review(ann, table_review, "hands/1/replay")
                == (await ann.get(path)).json()
            )
            assert (await ben.get(f"/api/reviews/{review['id']}/hands/1/replay")).status_code == 404

    run_async_test(run_scenario, 300)


@pytest.mark.landing
def test_finished_hands_of_a_physical_game_are_reviewed_by_its_scorekeeper() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben")
            game = await begin_game(ann)
            no_hands_response = await ann.post("/api/reviews", live=game, player="Cat")
            assert (no_hands_response.status_code, no_hands_response.json()["code"]) == (
                409,
                "no-hands",
            )
            fold_entries = [{"do": "act", "deed": "fold"}] * 2
            await enter_all(ann, game, {"do": "next"}, *fold_entries)
            review = await wait_for_review(ann, live=game, player="Bob", start="river")
            assert (review["total"], review["player"], review["is_own_play"]) == (1, "Bob", False)
            own_review = await wait_for_review(ann, live=game, start="river")
            assert own_review["player"] == "Ann"
            hand_review = await read_review(ann, review, "hands/1")
            assert hand_review["decisions"][0]["pot_odds"] >= 0
            response = await ben.post("/api/reviews", live=game, player="Bob")
            assert response.status_code == 403
            assert (await ann.post("/api/reviews", live="x", player="Bob")).status_code == 404

    run_async_test(run_scenario, 300)


@pytest.mark.landing
def test_reviews_are_exported_and_deleted_with_account() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = room.visitor()
            await ann.register("Ann", "a longer password")
            review = await wait_for_review(ann, text=RIVER, start="river")
            [exported_review] = (await ann.get("/api/me/data")).json()["reviews"]
            assert exported_review["review"]["id"] == review["id"]
            assert exported_review["download"].endswith(f"/api/reviews/{review['id']}/data")
            review_data = await read_review(ann, review, "data")
            assert review_data["text"][0]["players"] == ["Ann", "Bob"]
            assert review_data["hands"][0]["decisions"][-1]["action"] == "fold"
            await ann.post("/api/me/delete", password="a longer password")
            assert await room.app_state.store.reviews_of("Ann") == []
            assert await room.app_state.store.load_review_parts(review["id"], 0, 99) == {}

    run_async_test(run_scenario, 300)


@pytest.mark.landing
def test_player_in_a_hand_neither_reviews_nor_trains() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, _, table = await play_session(room, hand_count=1)
            review = await wait_for_review(ann, table=table, hand=1, start="river")
            await submit_accepted(ann, table, do="begin")
            paths = ("", "/hands", "/hands/1", "/summary")
            refused_responses = [
                await ann.get(f"/api/reviews/{review['id']}{path}") for path in paths
            ]
            refused_responses += [
                await ann.get("/api/reviews"),
                await ann.post("/api/reviews", text=RIVER),
                await ann.post("/api/reviews/uploads", text=RIVER),
                await ann.post(f"/api/reviews/{review['id']}/resume"),
                await ann.post("/api/training/spots"),
            ]
            for response in refused_responses:
                assert (response.status_code, response.json()["code"]) == (403, "in-a-hand")

    run_async_test(run_scenario, 300)
