"""Events at physical tables, and host tasks: levels, tickets, flights, results."""

from __future__ import annotations

from base64 import b64encode
from typing import Any

from riverboat.store.audit_rows import AuditFilter
from tests.web.open_rooms import OpenTestRoom, open_test_room, run_async_test
from tests.web.test_events import (
    RULES,
    create_event,
    join_guests,
    submit_event_command,
    submit_order,
)

PHYSICAL_EVENT = {"tables": "felt", "seating": {"seats": 4}}


async def get_event_sheet(room: OpenTestRoom, event: str, player: Any) -> dict[str, Any]:
    return dict((await player.get(f"/api/events/{event}")).json())


async def get_event_standings(player: Any, event: str) -> dict[str, Any]:
    return dict((await player.http.get(f"/api/events/{event}/standings")).json())


async def confirm_arrivals(host: Any, event: str) -> None:
    """Confirm that all players who were sent to a seat have arrived."""
    for move in (await get_event_standings(host, event))["moves"]:
        arrival_response = await submit_order(host, event, "there", player=move["player"])
        assert arrival_response.status_code == 200, arrival_response.text


def test_host_runs_physical_tables_from_one_phone() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            (ann,) = await join_guests(room, "Ann")
            rebuy = {"chips": 5_000, "price": {"prize": 100}, "until_level": 1}
            entry = {"price": {"prize": 100}, "rebuy": rebuy}
            event = await create_event(ann, {**PHYSICAL_EVENT, "entry": entry})
            for name in "ABCDEF":
                assert (await submit_order(ann, event, "enter", player=name)).status_code == 200
            add_bots_response = await submit_order(ann, event, "add-bots", count=2)
            assert (add_bots_response.status_code, add_bots_response.json()["code"]) == (
                409,
                "no bots at felt",
            )
            await submit_order(ann, event, "start")
            assert not room.room.event_tables(event)
            standings_body = await get_event_standings(ann, event)
            assert [(table["table"], table["players"]) for table in standings_body["tables"]] == [
                ("", 3),
                ("", 3),
            ]
            seat_by_player = {
                row["player"]: (row["table"], row["seat"]) for row in standings_body["rows"]
            }
            first_player, second_player, third_player = [
                player for player in "ABCDEF" if seat_by_player[player][0] == 1
            ]
            assert (
                await submit_order(ann, event, "bust", player=first_player, by=[second_player])
            ).status_code == 200
            repeated_response = await submit_order(
                ann, event, "bust", player=first_player, by=[first_player]
            )
            assert (repeated_response.status_code, repeated_response.json()["code"]) == (
                409,
                "put themselves out",
            )
            await submit_order(ann, event, "buys-again", player=first_player)
            await submit_order(
                ann, event, "bust", player=third_player, by=[second_player, first_player]
            )
            await submit_order(ann, event, "buys-no-more", player=third_player)
            assert (
                await submit_order(ann, event, "undo-bust", player=third_player, chips=5_000)
            ).is_success
            await submit_order(
                ann, event, "count", player=second_player, chips=10_000, why="a miscount"
            )
            room.clock.advance(60 * 20)
            standings_body = await get_event_standings(ann, event)
            chips_by_player = {row["player"]: row["chips"] for row in standings_body["rows"]}
            assert chips_by_player[second_player] == 10_000
            await submit_order(ann, event, "bust", player=first_player, by=[second_player])
            await submit_order(ann, event, "bust", player=third_player, by=[second_player])
            room.clock.advance(2)
            standings_body = await get_event_standings(ann, event)
            sent_moves = [move for move in standings_body["moves"] if move["told"]]
            assert sent_moves
            for move in sent_moves:
                arrival_response = await submit_order(ann, event, "there", player=move["player"])
                assert arrival_response.status_code == 200, arrival_response.text
            room.clock.advance(2)
            assert not (await get_event_standings(ann, event))["moves"]
            remaining_players = [
                row["player"] for row in standings_body["rows"] if row["status"] != "out"
            ]
            while len(remaining_players) > 1:
                await submit_order(
                    ann, event, "bust", player=remaining_players.pop(), by=[remaining_players[0]]
                )
            results = (await ann.get(f"/api/events/{event}/results")).json()
            assert results["phase"] == "ended"
            assert [row["place"] for row in results["results"]] == [1, 2, 3, 4, 5, 6]
            assert sum(row["prize"] for row in results["results"]) == results["pool"] == 700
            assert sum(row["net"] for row in results["results"]) == 0
            balances = await room.room.store.balances()
            assert sum(balances.values()) == 0

    run_async_test(run_scenario)


def test_online_tables_refuse_manual_bust_orders() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await join_guests(room, "Ann", "Bob")
            event = await create_event(ann)
            await submit_event_command(ann, event, "register")
            await submit_event_command(bob, event, "register")
            await submit_order(ann, event, "start")
            manual_response = await submit_order(ann, event, "bust", player="Bob", by=["Ann"])
            assert (manual_response.status_code, manual_response.json()["code"]) == (
                409,
                "tables of the room",
            )

    run_async_test(run_scenario)


def test_future_levels_can_be_changed() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await join_guests(room, "Ann", "Bob")
            event = await create_event(ann)
            for visitor in (ann, bob):
                await submit_event_command(visitor, event, "register")
            await submit_order(ann, event, "start")
            new_levels = ["break 5m", "100/200 20m: no-limit omaha"]
            assert (await submit_order(ann, event, "levels", kept=1, lines=new_levels)).json()[
                "count"
            ] == 1
            event_body = await get_event_sheet(room, event, bob)
            assert [level["game"] for level in event_body["schedule"]] == [
                "no-limit hold'em",
                "no-limit omaha",
            ]
            assert event_body["lines"][1:] == new_levels
            past_level_response = await submit_order(
                ann, event, "levels", kept=0, lines=["100/200 20m"]
            )
            assert (past_level_response.status_code, past_level_response.json()["rule"]) == (
                409,
                "TRNY-09",
            )
            for invalid_level in ("100/200 20m: no-limit nothing", "20 minutes of 100/200"):
                empty_response = await submit_order(
                    ann, event, "levels", kept=1, lines=[invalid_level]
                )
                assert empty_response.status_code == 409, empty_response.text
            assert await get_event_sheet(room, event, bob) == event_body

    run_async_test(run_scenario)


def test_satellite_ticket_pays_entry() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob, cid = await join_guests(room, "Ann", "Bob", "Cid")
            main_event = await create_event(
                ann, {"entry": {"price": {"prize": 200}, "tickets": "on"}}
            )
            rules = {**PHYSICAL_EVENT, "prizes": {"seat": 200, "seat_in": main_event}}
            rules["entry"] = {"price": {"prize": 100}}
            for host, satellite_target, status in ((cid, main_event, 403), (ann, "main", 404)):
                satellite_rules = {
                    **RULES,
                    **rules,
                    "prizes": {"seat": 200, "seat_in": satellite_target},
                }
                response = await host.post("/api/events", rules=satellite_rules)
                assert response.status_code == status, response.text
                assert response.json()["option"] == "prizes.seat_in"
            satellite = await create_event(ann, rules)
            for visitor in (bob, cid):
                await submit_event_command(visitor, satellite, "register")
            await submit_order(ann, satellite, "start")
            assert (await submit_order(ann, satellite, "bust", player="Cid", by=["Bob"])).is_success
            ticket = (await get_event_sheet(room, satellite, bob))["you"]["ticket"]
            assert ticket.startswith(f"{satellite}/")
            foreign_ticket_response = await submit_event_command(
                cid, main_event, "register", ticket=ticket
            )
            assert (
                foreign_ticket_response.status_code,
                foreign_ticket_response.json()["code"],
            ) == (
                403,
                "no such ticket",
            )
            paid_response = await submit_event_command(bob, main_event, "register", ticket=ticket)
            assert paid_response.status_code == 200, paid_response.text
            await submit_event_command(bob, main_event, "unregister")
            second_response = await submit_event_command(bob, main_event, "register")
            assert second_response.status_code == 200
            assert sum((await room.room.store.balances()).values()) == 0

    run_async_test(run_scenario)


def test_flights_merge_with_their_prize_pool() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            (ann,) = await join_guests(room, "Ann")
            second_flight = await create_event(ann, PHYSICAL_EVENT)
            for name, players in (("1A", "ABC"), ("1B", "DEF")):
                flight = await create_event(ann, {**PHYSICAL_EVENT, "flight": name})
                premature_response = await submit_order(
                    ann, second_flight, "join-flight", flight=flight
                )
                assert (premature_response.status_code, premature_response.json()["code"]) == (
                    409,
                    "flight goes on",
                )
                for player in players:
                    await submit_order(ann, flight, "enter", player=player)
                await submit_order(ann, flight, "start")
                await submit_order(ann, flight, "bust", player=players[0], by=[players[1]])
                await submit_order(ann, flight, "end-day")
                join_response = await submit_order(ann, second_flight, "join-flight", flight=flight)
                assert join_response.status_code == 200, join_response.text
                repeated_response = await submit_order(
                    ann, second_flight, "join-flight", flight=flight
                )
                assert (repeated_response.status_code, repeated_response.json()["code"]) == (
                    409,
                    "flight is in",
                )
            event_body = await get_event_sheet(room, second_flight, ann)
            assert event_body["line"]["entries"] == 6
            assert event_body["line"]["pool"] == 600
            assert sorted(event_body["players"]) == list("BCEF")
            balances = await room.room.store.balances()
            assert sum(balances.values()) == 0
            assert balances[f"event:{second_flight}"] == 600
            assert balances[f"event:{flight}"] == 30, "the fees stay where they were paid"

    run_async_test(run_scenario)


def test_results_are_exported_as_csv() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await join_guests(room, "Ann", "Bob")
            event = await create_event(ann, PHYSICAL_EVENT)
            for name in ("=1+1", "Cid"):
                await submit_order(ann, event, "enter", player=name)
            await submit_order(ann, event, "start")
            await submit_order(ann, event, "bust", player="=1+1", by=["Cid"])
            table = await bob.http.get(f"/api/events/{event}/results.csv")
            assert table.text.splitlines() == [
                "place,player,entries,re_buys,paid,prize,heads,net",
                "1,Cid,1,0,110,200,0,90",
                "2,'=1+1,1,0,110,0,0,-110",
            ]
            assert (await bob.http.get(f"/api/events/{event}/ledger.csv")).status_code == 403
            assert (await bob.http.get(f"/api/events/{event}/receipts")).status_code == 403
            receipts = (await ann.http.get(f"/api/events/{event}/receipts")).json()
            assert [
                (receipt["number"], receipt["player"], receipt["paid"]) for receipt in receipts
            ] == [
                (1, "=1+1", 110),
                (2, "Cid", 110),
                (3, "Cid", -200),
            ]
            assert all(receipt["at"] for receipt in receipts)
            ledger = await ann.http.get(f"/api/events/{event}/ledger.csv")
            assert ledger.text.splitlines()[1:] == [
                "'=1+1,1,entry,110,10,",
                "Cid,2,entry,110,10,",
                "Cid,2,prize,-200,0,",
            ]

    run_async_test(run_scenario)


def test_private_event_tables_are_open_to_entrants() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob, cid, dee = await join_guests(room, "Ann", "Bob", "Cid", "Dee")
            levels = [{"type": "level", "small": 50, "big": 100, "hands": 100}]
            rules = {
                "structure": {"stack": 5_000, "parts": levels},
                "seating": {"seats": 2, "redraw": [], "policy": "none"},
            }
            event = await create_event(ann, rules, private=True, between=50, pace=0)
            for visitor in (ann, bob, cid):
                await submit_event_command(visitor, event, "register")
            await submit_order(ann, event, "enter", player="Eve")
            await submit_order(ann, event, "start")
            tables = [task.id for task in room.room.event_tables(event)]
            assert len(tables) == 2
            for table in tables:
                for visitor, expected_status in ((ann, 200), (bob, 200), (cid, 200), (dee, 403)):
                    response = await visitor.http.get(f"/api/tables/{table}/hands")
                    assert response.status_code == expected_status, (visitor, response.text)
                body = (await bob.get(f"/api/tables/{table}")).json()
                assert (body["entered"], body["invite"]) == (True, "")
                assert not (await dee.get(f"/api/tables/{table}")).json()["entered"]
                link = await ann.post(f"/api/tables/{table}/links", once=True, good_for="day")
                assert link.status_code in (409, 400), link.text
            for name in ("Bob", "Cid", "Eve"):
                penalty = {"kind": "disqualification", "why": "cheat"}
                await submit_order(ann, event, "penalise", player=name, **penalty)
            room.clock.advance(60)
            for table in tables:
                hands_response = await bob.http.get(f"/api/tables/{table}/hands")
                assert hands_response.status_code == 200, (
                    "who was in it may look at its hands later"
                )
                assert (await dee.http.get(f"/api/tables/{table}/hands")).status_code == 403

    run_async_test(run_scenario)


def test_structure_endpoint_makes_levels_with_antes_and_breaks() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            body = {"players": 27, "pace": "turbo", "ante": "big_blind", "ante_from": 2}
            response = await ann.post(
                "/api/events/structure", **body, break_every=3, break_minutes=7
            )
            structure_parts = response.json()["parts"]
            assert structure_parts[3] == {
                "type": "break",
                "minutes": 7,
                "colour_up": structure_parts[3]["colour_up"],
            }
            assert structure_parts[1]["ante"] == structure_parts[1]["big"]

    run_async_test(run_scenario)


async def create_four_player_event(ann: Any) -> str:
    """Create an event of four players at one physical table: A has 500, B 1500."""
    rules = {
        **PHYSICAL_EVENT,
        "entry": {"price": {"prize": 100}},
        "prizes": {"shares": [50, 30, 20]},
    }
    event = await create_event(ann, {**rules, "seating": {"seats": 9}})
    for name in "ABCD":
        await submit_order(ann, event, "enter", player=name)
    await submit_order(ann, event, "start")
    for name, chips in (("A", 500), ("B", 1500)):
        count_order = {"player": name, "chips": chips, "why": "counted", "confirmed": True}
        assert (await submit_order(ann, event, "count", **count_order)).status_code == 200
    return event


def make_eliminations_by_c(*players: str) -> list[dict[str, Any]]:
    return [{"player": player, "by": ["C"]} for player in players]


def test_same_hand_eliminations_are_ranked_by_chips() -> None:
    """Enter them in any order, as a group, one by one, by name, or by the older ``bust``."""

    async def run_scenario() -> None:
        async with open_test_room() as room:
            (ann,) = await join_guests(room, "Ann")
            for first_loser, second_loser in (("A", "B"), ("B", "A")):
                order_sequences: list[list[dict[str, Any]]] = [
                    [
                        {
                            "do": "eliminate",
                            "players": make_eliminations_by_c(first_loser, second_loser),
                        }
                    ],
                    [
                        {"do": "eliminate", "players": make_eliminations_by_c(first_loser)},
                        {
                            "do": "eliminate",
                            "players": make_eliminations_by_c(second_loser),
                            "same_hand_as": first_loser,
                        },
                    ],
                    [
                        {"do": "bust", "player": first_loser, "by": ["C"]},
                        {"do": "bust", "player": second_loser, "by": ["C"], "same_hand": True},
                    ],
                ]
                for order_sequence in order_sequences:
                    event = await create_four_player_event(ann)
                    for order in order_sequence:
                        body = dict(order)
                        response = await submit_order(ann, event, body.pop("do"), **body)
                        assert response.status_code == 200, response.text
                    standings_body = await get_event_standings(ann, event)
                    rank_and_prize = {
                        row["player"]: (row["rank"], row["prize"]) for row in standings_body["rows"]
                    }
                    assert (rank_and_prize["A"], rank_and_prize["B"]) == ((4, 0), (3, 80)), (
                        order_sequence
                    )
                    assert sorted(standings_body["tables"][0]["last_out"]) == ["A", "B"]
                    assert sum((await room.room.store.balances()).values()) == 0

    run_async_test(run_scenario)


def test_places_preview_changes_nothing() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await join_guests(room, "Ann", "Bob")
            event = await create_four_player_event(ann)
            standings_before = await get_event_standings(ann, event)
            preview_response = await ann.post(
                f"/api/events/{event}/places", players=make_eliminations_by_c("A", "B")
            )
            assert preview_response.status_code == 200, preview_response.text
            preview_rows = [
                (row["player"], row["place"], row["prize"])
                for row in preview_response.json()["places"]
            ]
            assert preview_rows == [("B", 3, 80), ("A", 4, 0)]
            assert (await get_event_standings(ann, event))["seq"] == standings_before["seq"]
            await submit_order(ann, event, "bust", player="B", by=["C"])
            body = {"players": make_eliminations_by_c("A"), "same_hand_as": "B"}
            preview_response = await ann.post(f"/api/events/{event}/places", **body)
            preview_rows = [
                (row["player"], row["was"], row["place"])
                for row in preview_response.json()["places"]
            ]
            assert preview_rows == [("B", 4, 3), ("A", 0, 4)]
            response = await ann.post(
                f"/api/events/{event}/places", players=make_eliminations_by_c("B")
            )
            assert (response.status_code, response.json()["code"]) == (409, "is out")
            assert (await bob.post(f"/api/events/{event}/places", **body)).status_code == 403

    run_async_test(run_scenario)


def test_table_balance_waits_for_big_blinds() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            (ann,) = await join_guests(room, "Ann")
            event = await create_event(
                ann, {**PHYSICAL_EVENT, "seating": {"seats": 6, "redraw": []}}
            )
            for name in "ABCDEFGHIJKL":
                await submit_order(ann, event, "enter", player=name)
            await submit_order(ann, event, "start")
            standings_body = await get_event_standings(ann, event)
            for move in standings_body["moves"]:
                await submit_order(ann, event, "there", player=move["player"])
            first_player, second_player = (
                [row["player"] for row in standings_body["rows"] if row["table"] == table]
                for table in (1, 2)
            )
            for player in second_player[:2]:
                await submit_order(ann, event, "bust", player=player, by=[second_player[3]])
            room.clock.advance(2)
            standings_body = await get_event_standings(ann, event)
            assert (standings_body["ask_big_blind"], standings_body["moves"]) == (
                [1, 2],
                [],
            )
            invalid_response = await submit_order(
                ann, event, "big-blind", table=1, player=second_player[3]
            )
            assert invalid_response.status_code == 409
            await submit_order(ann, event, "big-blind", table=1, player=first_player[2])
            await submit_order(ann, event, "big-blind", table=2)
            room.clock.advance(2)
            standings_body = await get_event_standings(ann, event)
            assert standings_body["ask_big_blind"] == []
            (move,) = standings_body["moves"]
            assert (move["player"], move["target"], move["guess"]) == (first_player[2], 2, True)

    run_async_test(run_scenario)


def test_shootout_plays_each_table_down_to_a_winner() -> None:
    """No player moves before every table has its winner; the winners meet with equal stacks."""
    rules = {
        **PHYSICAL_EVENT,
        "seating": {"seats": 3, "policy": "none", "redraw": []},
        "entry": {"price": {"prize": 100}},
        "prizes": {"shares": [70, 30]},
    }

    async def run_scenario() -> None:
        async with open_test_room() as room:
            (ann,) = await join_guests(room, "Ann")
            event = await create_event(ann, rules)
            for name in "ABCDEF":
                await submit_order(ann, event, "enter", player=name)
            await submit_order(ann, event, "start")
            await confirm_arrivals(ann, event)
            for table in (1, 2):
                player_rows = (await get_event_standings(ann, event))["rows"]
                first_loser, second_loser, table_winner = [
                    row["player"] for row in player_rows if row["table"] == table
                ]
                for loser in (second_loser, table_winner):
                    elimination_response = await submit_order(
                        ann, event, "bust", player=loser, by=[first_loser]
                    )
                    assert elimination_response.status_code == 200, elimination_response.text
                room.clock.advance(2)
                standings_body = await get_event_standings(ann, event)
                assert standings_body["left"] == (4 if table == 1 else 2)
                if table == 1:
                    assert not standings_body["moves"], "the other table plays on"
            await confirm_arrivals(ann, event)
            room.clock.advance(2)
            standings_body = await get_event_standings(ann, event)
            remaining_rows = [row for row in standings_body["rows"] if row["status"] != "out"]
            assert [table["players"] for table in standings_body["tables"]] == [2]
            assert [row["chips"] for row in remaining_rows] == [15_000, 15_000]
            runner_up, winner = [row["player"] for row in remaining_rows]
            await submit_order(ann, event, "bust", player=runner_up, by=[winner])
            results = (await ann.get(f"/api/events/{event}/results")).json()
            assert [row["prize"] for row in results["results"]][:2] == [420, 180]

    run_async_test(run_scenario)


def test_satellite_pays_equal_seats_and_the_rest_to_the_next_place() -> None:
    satellite_rules = {
        **PHYSICAL_EVENT,
        "entry": {"price": {"prize": 100}},
        "prizes": {"seat": 250},
    }

    async def run_scenario() -> None:
        async with open_test_room() as room:
            (ann,) = await join_guests(room, "Ann")
            event = await create_event(ann, {**satellite_rules, "seating": {"seats": 6}})
            for name in "ABCDEF":
                await submit_order(ann, event, "enter", player=name)
            await submit_order(ann, event, "start")
            for name in "CDEF":
                await submit_order(ann, event, "bust", player=name, by=["A"])
            results = (await ann.get(f"/api/events/{event}/results")).json()
            assert results["phase"] == "ended", "two seats are left for two players"
            assert sorted(row["prize"] for row in results["results"]) == [0, 0, 0, 100, 250, 250]

    run_async_test(run_scenario)


def test_days_end_with_their_levels_and_resume_with_a_redraw() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            (ann,) = await join_guests(room, "Ann")
            event = await create_event(ann, {**PHYSICAL_EVENT, "day_ends": [1]})
            for name in "ABCDE":
                await submit_order(ann, event, "enter", player=name)
            await submit_order(ann, event, "start")
            room.clock.advance(60 * 21)
            await submit_order(ann, event, "pause")
            clock = (await get_event_standings(ann, event))["clock"]
            assert (clock["paused"], clock["level"]["number"]) == (True, 1)
            assert (await submit_order(ann, event, "end-day")).status_code == 200
            room.clock.advance(86_400)
            assert (await submit_order(ann, event, "begin-day")).status_code == 200
            room.clock.advance(2)
            standings_body = await get_event_standings(ann, event)
            while standings_body["clock"]["level"]["number"] == 1:
                room.clock.advance(1)
                standings_body = await get_event_standings(ann, event)
            assert (
                sum(table["players"] for table in standings_body["tables"])
                + len(standings_body["moves"])
                >= 5
            )
            assert sum(row["chips"] for row in standings_body["rows"]) == 25_000

    run_async_test(run_scenario)


def test_logo_of_the_tv_clock_is_a_small_picture_by_the_host() -> None:
    png = b"\x89PNG\r\n\x1a\n" + bytes(100)

    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await join_guests(room, "Ann", "Bob")
            event = await create_event(ann, PHYSICAL_EVENT)
            path = f"/api/events/{event}/logo"
            assert (await bob.get(path)).json() == {"image": ""}
            assert (await bob.post(path, image=b64encode(png).decode())).status_code == 403
            sent_response = await ann.post(path, image=b64encode(png).decode())
            assert (
                sent_response.json()["image"] == f"data:image/png;base64,{b64encode(png).decode()}"
            )
            for bad_picture in (b"<svg onload='x'/>", png + bytes(40_000)):
                response = await ann.post(path, image=b64encode(bad_picture).decode())
                assert (response.status_code, response.json()["code"]) == (400, "bad logo")
            for text in ("not base64!", "\u0161"):
                assert (await ann.post(path, image=text)).status_code == 400
            assert (await bob.get(path)).json() == sent_response.json()
            [row] = await room.room.store.find_audit_rows(AuditFilter(action="event-order"))
            assert (row.role, "logo" in str(row.args)) == ("host", True)
            assert (await ann.post(path, image="")).json() == {"image": ""}
            for _ in range(18):
                assert (await ann.post(path, image="")).is_success
                room.clock.advance(1)
            removal_response = await ann.post(path, image="")
            assert (removal_response.status_code, removal_response.json()["code"]) == (
                409,
                "too many",
            )

    run_async_test(run_scenario)
