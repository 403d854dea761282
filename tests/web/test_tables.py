"""Tables over HTTP: lobby, opening, entering, commands, ledger."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from riverboat.store.rows import AccountRow
from tests.service.test_hidden_card_frames import build_deck, stack_decks
from tests.web.api_play import open_table, play_hand, seat_players, submit_accepted
from tests.web.open_rooms import CONFIG, Visitor, open_test_room, run_async_test


def test_opened_table_is_listed_in_lobby() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            response = await ann.post("/api/tables")
            table = response.json()["id"]
            assert response.json()["invite"] == f"http://room.test/t/{table}"
            [lobby_entry] = (await room.visitor().get("/api/tables")).json()
            assert lobby_entry == {
                "id": table,
                "name": "Ann's table",
                "game": "no-limit hold'em 1/2",
                "chairs": 9,
                "seated": 0,
                "watching": 0,
                "blinds": [1, 2],
                "money": {"digits": 0, "sign": "", "before": False},
                "private": False,
                "host": "Ann",
                "playing": False,
                "yours": False,
                "about": "",
                "free": 9,
                "waiting": 0,
                "place": 0,
                "makes_room": 0,
            }

    run_async_test(run_scenario)


def test_table_names_of_one_host_are_unique() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben")
            long_name = "n" * 60
            for name in ("", "", "Friday", "Friday", "Friday", long_name, long_name):
                await open_table(ann, name=name)
            await open_table(ben, name="Friday")
            refusals = {
                (table["host"], table["name"]) for table in (await ann.get("/api/tables")).json()
            }
            expected_names = (
                "Ann's table",
                "Ann's table 2",
                "Friday",
                "Friday 2",
                "Friday 3",
                long_name,
            )
            assert refusals == {("Ben", "Friday"), ("Ann", f"{'n' * 58} 2")} | {
                ("Ann", name) for name in expected_names
            }

    run_async_test(run_scenario)


def test_opening_a_table_needs_a_name() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            response = await room.visitor().post("/api/tables")
            assert (response.status_code, response.json()["code"]) == (401, "nobody")

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "options, game",
    [
        ({"preset": "omaha"}, "pot-limit omaha 1/2"),
        ({"preset": "omaha", "game": "limit omaha hi-lo 2/4"}, "limit omaha hi-lo 2/4"),
        ({"game": "horse 4/8 ante 1 bring-in 2"}, "limit hold'em 4/8"),
        ({"toml": 'game = "no-limit hold\'em 5/10"\nchairs = 4'}, "no-limit hold'em 5/10"),
    ],
)
def test_game_and_preset_are_chosen_on_opening(options: dict[str, Any], game: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            await open_table(ann, **options)
            [lobby_entry] = (await ann.get("/api/tables")).json()
            assert lobby_entry["game"] == game

    run_async_test(run_scenario)


def test_refusal_of_bots_names_the_limit_of_the_room() -> None:
    async def run_scenario() -> None:
        async with open_test_room(max_bots=2) as room:
            ann = await room.guest("Ann")
            response = await ann.post("/api/tables", bots=3)
            assert response.status_code == 400
            assert response.json()["why"] == "at most 2 bots per table in this room"

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "options, reason",
    [
        (
            {"preset": "nothing"},
            "unknown preset nothing; presets: friendly",
        ),
        ({"toml": "game = "}, "invalid TOML on the last line: invalid value"),
        ({"toml": "chairs = 9"}, "set the game once"),
        ({"game": "bridge"}, "unknown game 'bridge' in 'bridge': games: hold'em, short deck"),
        ({"toml": 'game = "razz"\nstradle = 1'}, "did you mean"),
        (
            {"toml": "game = \"no-limit hold'em 1/2\"\n[[players]]\nname = 'Ann'"},
            "set the number of bots",
        ),
        ({"toml": "a = " + "[" * 9000}, "nested too deeply"),
        ({"toml": 'game = "no-limit hold\'em 1/2"\nname = "a\\u0000"'}, "a name of one line"),
        ({"bots": 9}, "no room for 9 bots"),
        ({"bots": 10}, "bots: expected a whole number, at most 9"),
        ({"chairs": 3}, "unknown name chairs"),
        ({"name": "a\nb"}, "name: expected text matching"),
        ({"delay": -1}, "delay: expected a whole number, at least 0"),
    ],
)
def test_invalid_table_is_refused_with_reason(options: dict[str, Any], reason: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            response = await ann.post("/api/tables", **options)
            assert response.status_code == 400, response.text
            assert reason in response.json()["why"]
            assert (await ann.get("/api/tables")).json() == []

    run_async_test(run_scenario)


def test_table_opens_with_requested_bots() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann, bots=3)
            seats = room.room.task(table).view().seats
            assert [seat.is_program for seat in seats] == [True] * 3

    run_async_test(run_scenario)


def test_approval_setting_defers_buy_in() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, approval=True)
            await submit_accepted(bob, table, do="sit", chair=1, chips=100)
            assert room.room.task(table).view().seats[0].requested_chips == 100
            details = (await ann.get(f"/api/tables/{table}")).json()
            assert "approval = true" in details["rules_toml"]

    run_async_test(run_scenario)


def test_tables_are_limited_per_room_and_player() -> None:
    async def run_scenario() -> None:
        async with open_test_room(max_tables=3, max_tables_per_host=2) as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            status_codes = [
                (await visitor.post("/api/tables")).status_code
                for visitor in (ann, ann, ann, bob, bob)
            ]
            assert status_codes == [200, 200, 409, 200, 409]

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "may_open, guest_status, account_status, admin_status",
    [("anybody", 200, 200, 200), ("accounts", 403, 200, 200), ("admins", 403, 403, 200)],
)
def test_may_open_setting_limits_table_opening(
    may_open: str, guest_status: int, account_status: int, admin_status: int
) -> None:
    async def run_scenario() -> None:
        async with open_test_room(replace(CONFIG, may_open=may_open)) as room:
            guest_visitor = await room.guest("Ann")
            account_visitor = room.visitor()
            await account_visitor.register("Bob", "correct horse")
            admin_visitor = room.visitor()
            password_hash = await room.app_state.passwords.hash("correct horse")
            await room.app_state.store.add_account(
                AccountRow("Boss", password_hash, 1, is_admin=True)
            )
            await admin_visitor.log_in("Boss", "correct horse")
            status_codes = [
                (await visitor.post("/api/tables")).status_code
                for visitor in (guest_visitor, account_visitor, admin_visitor)
            ]
            assert status_codes == [guest_status, account_status, admin_status]

    run_async_test(run_scenario)


# Entering ---------------------------------------------------------------------------------------


def test_private_table_is_hidden_from_lobby() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            await open_table(ann, private=True)
            assert len((await ann.get("/api/tables")).json()) == 1
            assert (await bob.get("/api/tables")).json() == []

    run_async_test(run_scenario)


def test_invitation_admits_to_private_table() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            answer = (await ann.post("/api/tables", private=True)).json()
            table, invitation = answer["id"], answer["invite"].partition("?invite=")[2]
            path = f"/api/tables/{table}"
            for closed_path in (f"{path}/ledger", f"{path}/hands", f"{path}/rules"):
                assert (await bob.get(closed_path)).json()["code"] == "private"
            assert (await bob.submit(table, "c1", do="sit", chair=1)).json()["code"] == "private"
            assert (await bob.post(f"{path}/enter", invite=invitation)).status_code == 200
            assert (await bob.get(f"{path}/ledger")).status_code == 200
            assert (await bob.get(path)).json()["role"] == "player"
            await submit_accepted(bob, table, do="sit", chair=1, chips=100)

    run_async_test(run_scenario)


def test_invitation_is_bound_to_its_table() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            first_table_body = (await ann.post("/api/tables", private=True)).json()
            second_table = (await ann.post("/api/tables", private=True)).json()["id"]
            invitation = first_table_body["invite"].partition("?invite=")[2]
            assert (await bob.post(f"/api/tables/{second_table}/enter", invite=invitation)).json()[
                "code"
            ] == "wrong"
            forged_invitation = (
                invitation[:-9] + ("A" if invitation[-9] != "A" else "B") + invitation[-8:]
            )
            path = f"/api/tables/{first_table_body['id']}/enter"
            assert (await bob.post(path, invite=forged_invitation)).json()["code"] == "wrong"

    run_async_test(run_scenario)


def test_table_password_admits_and_is_never_shown() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, password="open sesame")
            path = f"/api/tables/{table}"
            details = (await bob.get(path)).json()
            assert details["need_password"]
            assert (details["settings"], details["rules_toml"], details["invite"]) == (None, "", "")
            assert "argon2" not in (await ann.get(path)).text
            assert (await bob.post(f"{path}/enter", password="wrong")).status_code == 403
            assert (await bob.post(f"{path}/enter", password="open sesame")).status_code == 200
            assert (await bob.get(path)).json()["entered"]
            [lobby_entry] = (await room.visitor().get("/api/tables")).json()
            assert lobby_entry["private"]

    run_async_test(run_scenario)


def test_table_password_guesses_are_rate_limited() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            path = f"/api/tables/{await open_table(ann, password='open sesame')}/enter"
            status_codes = [(await bob.post(path, password="no")).status_code for _ in range(5)]
            assert status_codes == [403, 403, 403, 403, 429]

    run_async_test(run_scenario)


def test_invitation_is_shown_to_members_only() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            path = f"/api/tables/{await open_table(ann, private=True)}"
            assert (await ann.get(path)).json()["invite"].startswith("http://room.test/t/")
            assert (await bob.get(path)).json()["invite"] == ""

    run_async_test(run_scenario)


def test_host_grants_and_revokes_host_role() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            roles_path = f"/api/tables/{table}/roles"
            response = await bob.submit(table, "before", do="pause")
            assert response.status_code == 409
            assert (await bob.post(roles_path, name="Bob", role="host")).status_code == 403
            assert (await ann.post(roles_path, name="bob", role="host")).status_code == 200
            await submit_accepted(bob, table, do="pause")
            assert (await ann.post(roles_path, name="Bob", role="")).status_code == 200
            assert (await bob.submit(table, "after", do="go-on")).status_code == 409
            assert (await bob.post(roles_path, name="Ann", role="")).status_code == 403
            assert (await ann.post(roles_path, name="Nemo", role="host")).status_code == 404
            assert (await ann.post(roles_path, name="Ann", role="")).status_code == 409
            assert (await ann.post(roles_path, name="Bob", role="king")).status_code == 400

    run_async_test(run_scenario)


@pytest.mark.parametrize("table", ["nothing", "%00", "..%2f..", "x" * 41, "ž"])
def test_unknown_table_returns_404(table: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            response = await room.visitor().get(f"/api/tables/{table}")
            assert response.status_code == 404
            assert response.json()["code"] in ("no-table", "not-found")

    run_async_test(run_scenario)


# Commands ---------------------------------------------------------------------------------------


def test_repeated_command_is_accepted_once() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            command = {"do": "sit", "chair": 4, "chips": 100}
            replies = [(await ann.submit(table, "once", **command)).json() for _ in range(3)]
            assert replies[0]["t"] == "granted"
            assert replies[1:] == replies[:1] * 2

    run_async_test(run_scenario)


def test_rejected_command_lists_legal_actions() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            await submit_accepted(ann, table, do="begin")
            chair = room.room.task(table).view().to_act[0]
            player = (ann, bob)[chair - 1]
            response = await player.submit(table, "c1", do="raise", to=3)
            assert response.status_code == 409
            body = response.json()
            assert set(body) == {"code", "rule", "why", "said", "legal"}
            assert "raise to 4" in body["legal"]
            assert body["rule"]

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "body",
    [
        {"cmd": "c1", "wish": {"do": "fly"}},
        {"cmd": "c1", "wish": {"do": "sit", "chair": 0}},
        {"cmd": "c1", "wish": {"do": "sit", "chair": 1, "name": "Bob"}},
        {"cmd": "", "wish": {"do": "fold"}},
        {"cmd": "c1"},
        {"cmd": "c1", "wish": {"do": "fold"}, "as": "Bob"},
    ],
)
def test_invalid_command_body_is_refused(body: dict[str, Any]) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            response = await ann.post(f"/api/tables/{table}/wish", **body)
            assert (response.status_code, response.json()["code"]) == (400, "bad-body")

    run_async_test(run_scenario)


def test_command_without_session_is_refused() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            table = await open_table(await room.guest("Ann"))
            assert (await room.visitor().submit(table, "c1", do="fold")).status_code == 401

    run_async_test(run_scenario)


def test_table_opens_with_description_and_bot_pace() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann, about="Fridays at eight", bot_pace=0.5)
            body = (await ann.get(f"/api/tables/{table}")).json()
            assert (body["about"], body["settings"]["bot_pace"]) == ("Fridays at eight", 0.5)
            default_body = (await ann.get(f"/api/tables/{await open_table(ann)}")).json()
            assert (default_body["about"], default_body["settings"]["bot_pace"]) == ("", 1.2)
            invalid_pace_response = await ann.post("/api/tables", bot_pace=11)
            assert invalid_pace_response.status_code == 400

    run_async_test(run_scenario)


# The ledger -------------------------------------------------------------------------------------


async def _open_table_after_fold(room: Any, ann: Visitor, bob: Visitor) -> str:
    """Open a table where Ann folded a blind to Bob."""
    table = await open_table(ann)
    await seat_players(table, ann, bob)
    await submit_accepted(ann, table, do="begin")
    chair = room.room.task(table).view().to_act[0]
    await submit_accepted((ann, bob)[chair - 1], table, do="fold")
    return table


def test_ledger_sums_to_zero_with_transfers() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await _open_table_after_fold(room, ann, bob)
            body = (await ann.get(f"/api/tables/{table}/ledger")).json()
            assert {line["player"]: line["bought"] for line in body["players"]} == {
                "Ann": 100,
                "Bob": 100,
            }
            assert sum(line["net"] for line in body["players"]) == 0
            assert all(line["side_bets"] == 0 for line in body["players"])
            [transfer] = body["transfers"]
            assert {transfer["from"], transfer["to"]} == {"Ann", "Bob"}
            assert transfer["chips"] == 1

    run_async_test(run_scenario)


def test_ledger_includes_seven_deuce_side_bets(monkeypatch: pytest.MonkeyPatch) -> None:
    stack_decks(monkeypatch, build_deck("7s 7d 2c 2h"))  # both have it

    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            toml = 'preset = "online"\ngame = "no-limit hold\'em 1/2"\nseven_deuce = 5\n'
            table = await open_table(ann, toml=toml)
            await seat_players(table, ann, bob)
            await submit_accepted(ann, table, do="begin")
            chair = room.room.task(table).view().to_act[0]
            loser, winner = (ann, bob) if chair == 1 else (bob, ann)
            await submit_accepted(loser, table, do="fold")
            await submit_accepted(winner, table, do="show")
            player_entries = (await ann.get(f"/api/tables/{table}/ledger")).json()["players"]
            assert sorted(line["side_bets"] for line in player_entries) == [-5, 5]

    run_async_test(run_scenario)


def test_ledger_lists_movements_with_hands() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await _open_table_after_fold(room, ann, bob)
            room.clock.advance(60)
            await submit_accepted(ann, table, do="buy", chips=40)
            await submit_accepted(
                ann, table, do="adjust", chair=2, chips=7, reason="a chip on the floor"
            )
            await submit_accepted(bob, table, do="leave")
            path = f"/api/tables/{table}/ledger"
            body = (await ann.get(path)).json()
            movements = [
                (movement["player"], movement["what"], movement["hand"], movement["chips"])
                for movement in body["movements"]
            ]
            assert movements[:4] == [
                ("Ann", "buy-in", 0, 100),
                ("Bob", "buy-in", 0, 100),
                ("Ann", "top-up", 1, 40),
                ("Bob", "corrected", 1, 7),
            ]
            assert movements[4][:3] == ("Bob", "cash-out", 1)
            assert movements[4][3] in (-106, -108)
            assert body["movements"][2]["at"] - body["movements"][1]["at"] >= 60_000
            assert (body["hands"], body["ended"]) == (1, 0)
            assert body["began"] > 0
            _, movements_csv = (await ann.get(f"{path}.csv")).text.split("\ntime,")
            lines = movements_csv.splitlines()
            assert lines[0] == "hand,player,movement,chips"
            assert lines[3].endswith(",1,Ann,top-up,40")
            await submit_accepted(ann, table, do="close")
            while (await ann.get("/api/tables")).json():
                await asyncio.sleep(0)
            body = (await ann.get(path)).json()
            assert body["ended"] >= body["began"]
            assert sum(movement["chips"] for movement in body["movements"]) == 0

    run_async_test(run_scenario)


def test_ledger_includes_new_adjustments() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await _open_table_after_fold(room, ann, bob)
            path = f"/api/tables/{table}/ledger"
            body_before = (await ann.get(path)).json()
            await submit_accepted(
                ann, table, do="adjust", chair=2, chips=7, reason="a chip on the floor"
            )
            body_after = (await ann.get(path)).json()
            assert body_before["adjustments"] == []
            [adjustment] = body_after["adjustments"]
            assert (adjustment["player"], adjustment["chips"]) == ("Bob", 7)
            assert adjustment["reason"] == "a chip on the floor"

    run_async_test(run_scenario)


def test_ledger_is_exported_as_csv() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await _open_table_after_fold(room, ann, bob)
            response = await ann.get(f"/api/tables/{table}/ledger.csv")
            assert response.headers["content-type"].startswith("text/csv")
            assert f"ledger-{table}.csv" in response.headers["content-disposition"]
            assert response.text.splitlines()[0].startswith("player,brought")

    run_async_test(run_scenario)


def test_closed_table_serves_ledger_and_refuses_commands() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await _open_table_after_fold(room, ann, bob)
            await submit_accepted(ann, table, do="close")
            while (await ann.get("/api/tables")).json():
                await asyncio.sleep(0)
            details = (await ann.get(f"/api/tables/{table}")).json()
            assert details["closed"]
            assert (await ann.get(f"/api/tables/{table}/ledger")).status_code == 200
            assert (await ann.submit(table, "c9", do="sit", chair=1)).json()["code"] == "closed"

    run_async_test(run_scenario)


def test_house_rules_are_served() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann, name="Thursday", preset="kitchen")
            body = (await ann.get(f"/api/tables/{table}/rules")).json()
            assert body["title"] == "Thursday"
            rule_lines = [
                rule_line for section in body["sections"] for rule_line in section["lines"]
            ]
            chairs_line = next(
                rule_line for rule_line in rule_lines if rule_line["name"] == "chairs"
            )
            assert chairs_line["rules"] == ["GAME-03"]
            assert (body["preset"], body["differs"]) == ("home", [])


def test_differences_from_preset_are_listed() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            game = 'preset = "home"\ngame = "no-limit hold\'em 1/2"\nseven_deuce = 2\n'
            changed_options = '[button]\nrule = "dead"\n[house]\nburn = false\n'
            table = await open_table(ann, toml=game + changed_options)
            body = (await ann.get(f"/api/tables/{table}/rules")).json()
            assert body["preset"] == "home"
            assert set(body["differs"]) >= {"seven_deuce", "button.rule", "house.burn"}
            option_names = {
                line["name"] for section in body["sections"] for line in section["lines"]
            }
            assert {key.split(".")[-1] for key in body["differs"]} <= option_names

    run_async_test(run_scenario)


def test_ledger_balances_after_a_hand() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            await play_hand(room, table, ann, ann, bob)
            body = (await ann.get(f"/api/tables/{table}/ledger")).json()
            assert sum(line["chips"] for line in body["players"]) == 200

    run_async_test(run_scenario)
