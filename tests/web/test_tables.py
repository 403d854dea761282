"""Tables over HTTP: lobby, opening, entering, commands, ledger."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from riverboat.store.rows import AccountRow
from tests.service.test_non_interference import deck_of, stacked
from tests.web.house import CONFIG, Visitor, house, run
from tests.web.playing import ask, open_table, play_hand, sit


def test_a_table_is_opened_with_one_request_and_stands_in_the_lobby() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            answer = await ann.post("/api/tables")
            table = answer.json()["id"]
            assert answer.json()["invite"] == f"http://room.test/t/{table}"
            [line] = (await room.visitor().get("/api/tables")).json()
            assert line == {
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

    run(work)


def test_the_tables_of_one_host_have_names_of_their_own() -> None:
    async def work() -> None:
        async with house() as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben")
            long = "n" * 60
            for name in ("", "", "Friday", "Friday", "Friday", long, long):
                await open_table(ann, name=name)
            await open_table(ben, name="Friday")
            told = {(each["host"], each["name"]) for each in (await ann.get("/api/tables")).json()}
            names = ("Ann's table", "Ann's table 2", "Friday", "Friday 2", "Friday 3", long)
            assert told == {("Ben", "Friday"), ("Ann", f"{'n' * 58} 2")} | {
                ("Ann", name) for name in names
            }

    run(work)


def test_nobody_opens_no_table() -> None:
    async def work() -> None:
        async with house() as room:
            answer = await room.visitor().post("/api/tables")
            assert (answer.status_code, answer.json()["code"]) == (401, "nobody")

    run(work)


@pytest.mark.parametrize(
    "wishes, game",
    [
        ({"preset": "omaha"}, "pot-limit omaha 1/2"),
        ({"preset": "omaha", "game": "limit omaha hi-lo 2/4"}, "limit omaha hi-lo 2/4"),
        ({"game": "horse 4/8 ante 1 bring-in 2"}, "limit hold'em 4/8"),
        ({"toml": 'game = "no-limit hold\'em 5/10"\nchairs = 4'}, "no-limit hold'em 5/10"),
    ],
)
def test_what_is_played_is_chosen(wishes: dict[str, Any], game: str) -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            await open_table(ann, **wishes)
            [line] = (await ann.get("/api/tables")).json()
            assert line["game"] == game

    run(work)


@pytest.mark.parametrize(
    "wishes, why",
    [
        ({"preset": "nothing"}, "there are friendly"),
        ({"toml": "game = "}, "no TOML"),
        ({"toml": "chairs = 9"}, "say what is played"),
        ({"game": "bridge"}, "there is no game 'bridge'"),
        ({"toml": 'game = "razz"\nstradle = 1'}, "did you mean"),
        ({"toml": "game = \"no-limit hold'em 1/2\"\n[[players]]\nname = 'Ann'"}, "how many bots"),
        ({"toml": "a = " + "[" * 9000}, "too deeply"),
        ({"toml": 'game = "no-limit hold\'em 1/2"\nname = "a\\u0000"'}, "a line of"),
        ({"bots": 9}, "no room for 9 bots"),
        ({"bots": 10}, "bots: a whole number is expected, at most 9"),
        ({"chairs": 3}, "nothing is called chairs here"),
        ({"name": "a\nb"}, "name: text is expected by the pattern"),
        ({"delay": -1}, "delay: a whole number is expected, at least 0"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(wishes: dict[str, Any], why: str) -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            answer = await ann.post("/api/tables", **wishes)
            assert answer.status_code == 400, answer.text
            assert why in answer.json()["why"]
            assert (await ann.get("/api/tables")).json() == []

    run(work)


def test_bots_sit_down_when_they_are_asked_for() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann, bots=3)
            seats = room.room.task(table).view().seats
            assert [seat.bot for seat in seats] == [True] * 3

    run(work)


def test_the_host_approves_what_is_bought_if_he_wants_to() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, approval=True)
            await ask(bob, table, do="sit", chair=1, chips=100)
            assert room.room.task(table).view().seats[0].asked == 100
            sheet = (await ann.get(f"/api/tables/{table}")).json()
            assert "approval = true" in sheet["rules_toml"]

    run(work)


def test_there_are_only_so_many_tables() -> None:
    async def work() -> None:
        async with house(tables=3, tables_each=2) as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            codes = [
                (await who.post("/api/tables")).status_code for who in (ann, ann, ann, bob, bob)
            ]
            assert codes == [200, 200, 409, 200, 409]

    run(work)


@pytest.mark.parametrize(
    "may_open, guest, account, admin",
    [("anybody", 200, 200, 200), ("accounts", 403, 200, 200), ("admins", 403, 403, 200)],
)
def test_the_configuration_says_who_opens_tables(
    may_open: str, guest: int, account: int, admin: int
) -> None:
    async def work() -> None:
        async with house(replace(CONFIG, may_open=may_open)) as room:
            first = await room.guest("Ann")
            second = room.visitor()
            await second.register("Bob", "correct horse")
            boss = room.visitor()
            hashed = await room.site.passwords.hash("correct horse")
            await room.site.store.add_account(AccountRow("Boss", hashed, 1, admin=True))
            await boss.log_in("Boss", "correct horse")
            codes = [(await who.post("/api/tables")).status_code for who in (first, second, boss)]
            assert codes == [guest, account, admin]

    run(work)


# Entering ---------------------------------------------------------------------------------------


def test_a_private_table_is_in_nobodys_lobby() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            await open_table(ann, private=True)
            assert len((await ann.get("/api/tables")).json()) == 1
            assert (await bob.get("/api/tables")).json() == []

    run(work)


def test_an_invitation_opens_a_private_table() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            answer = (await ann.post("/api/tables", private=True)).json()
            table, invite = answer["id"], answer["invite"].partition("?invite=")[2]
            path = f"/api/tables/{table}"
            for closed in (f"{path}/ledger", f"{path}/hands", f"{path}/rules"):
                assert (await bob.get(closed)).json()["code"] == "private"
            assert (await bob.wish(table, "c1", do="sit", chair=1)).json()["code"] == "private"
            assert (await bob.post(f"{path}/enter", invite=invite)).status_code == 200
            assert (await bob.get(f"{path}/ledger")).status_code == 200
            assert (await bob.get(path)).json()["role"] == "player"
            await ask(bob, table, do="sit", chair=1, chips=100)

    run(work)


def test_an_invitation_is_to_one_table_and_not_for_ever() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            first = (await ann.post("/api/tables", private=True)).json()
            second = (await ann.post("/api/tables", private=True)).json()["id"]
            invite = first["invite"].partition("?invite=")[2]
            assert (await bob.post(f"/api/tables/{second}/enter", invite=invite)).json()[
                "code"
            ] == "wrong"
            forged = invite[:-9] + ("A" if invite[-9] != "A" else "B") + invite[-8:]
            path = f"/api/tables/{first['id']}/enter"
            assert (await bob.post(path, invite=forged)).json()["code"] == "wrong"

    run(work)


def test_a_password_opens_a_table_and_is_told_nobody() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, password="open sesame")
            path = f"/api/tables/{table}"
            sheet = (await bob.get(path)).json()
            assert sheet["need_password"]
            assert (sheet["settings"], sheet["rules_toml"], sheet["invite"]) == (None, "", "")
            assert "argon2" not in (await ann.get(path)).text
            assert (await bob.post(f"{path}/enter", password="wrong")).status_code == 403
            assert (await bob.post(f"{path}/enter", password="open sesame")).status_code == 200
            assert (await bob.get(path)).json()["entered"]
            [line] = (await room.visitor().get("/api/tables")).json()
            assert line["private"]

    run(work)


def test_who_guesses_a_tables_password_waits() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            path = f"/api/tables/{await open_table(ann, password='open sesame')}/enter"
            codes = [(await bob.post(path, password="no")).status_code for _ in range(5)]
            assert codes == [403, 403, 403, 403, 429]

    run(work)


def test_of_a_private_table_only_who_belongs_to_it_sees_the_invitation() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            path = f"/api/tables/{await open_table(ann, private=True)}"
            assert (await ann.get(path)).json()["invite"].startswith("http://room.test/t/")
            assert (await bob.get(path)).json()["invite"] == ""

    run(work)


def test_a_host_makes_others_hosts() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            roles = f"/api/tables/{table}/roles"
            refused = await bob.wish(table, "before", do="pause")
            assert refused.status_code == 409
            assert (await bob.post(roles, name="Bob", role="host")).status_code == 403
            assert (await ann.post(roles, name="bob", role="host")).status_code == 200
            await ask(bob, table, do="pause")
            assert (await ann.post(roles, name="Bob", role="")).status_code == 200
            assert (await bob.wish(table, "after", do="go-on")).status_code == 409
            assert (await bob.post(roles, name="Ann", role="")).status_code == 403
            assert (await ann.post(roles, name="Nemo", role="host")).status_code == 404
            assert (await ann.post(roles, name="Ann", role="")).status_code == 409
            assert (await ann.post(roles, name="Bob", role="king")).status_code == 400

    run(work)


@pytest.mark.parametrize("table", ["nothing", "%00", "..%2f..", "x" * 41, "ž"])
def test_a_table_that_is_not_there_is_not_found(table: str) -> None:
    async def work() -> None:
        async with house() as room:
            answer = await room.visitor().get(f"/api/tables/{table}")
            assert answer.status_code == 404
            assert answer.json()["code"] in ("no-table", "not-found")

    run(work)


# Commands ---------------------------------------------------------------------------------------


def test_a_wish_is_granted_once_however_often_it_is_sent() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            wish = {"do": "sit", "chair": 4, "chips": 100}
            answers = [(await ann.wish(table, "once", **wish)).json() for _ in range(3)]
            assert answers[0]["t"] == "granted"
            assert answers[1:] == answers[:1] * 2

    run(work)


def test_a_wish_that_is_refused_says_why_and_what_would_be_legal() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await sit(table, ann, bob)
            await ask(ann, table, do="begin")
            chair = room.room.task(table).view().to_act[0]
            player = (ann, bob)[chair - 1]
            answer = await player.wish(table, "c1", do="raise", to=3)
            assert answer.status_code == 409
            told = answer.json()
            assert set(told) == {"code", "rule", "why", "said", "legal"}
            assert "raise to 4" in told["legal"]
            assert told["rule"]

    run(work)


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
def test_a_wish_that_makes_no_sense_is_refused(body: dict[str, Any]) -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            answer = await ann.post(f"/api/tables/{table}/wish", **body)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-body")

    run(work)


def test_nobody_wishes_nothing() -> None:
    async def work() -> None:
        async with house() as room:
            table = await open_table(await room.guest("Ann"))
            assert (await room.visitor().wish(table, "c1", do="fold")).status_code == 401

    run(work)


def test_a_table_is_opened_with_a_description_and_bots_at_their_pace() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann, about="Fridays at eight", bot_pace=0.5)
            told = (await ann.get(f"/api/tables/{table}")).json()
            assert (told["about"], told["settings"]["bot_pace"]) == ("Fridays at eight", 0.5)
            usual = (await ann.get(f"/api/tables/{await open_table(ann)}")).json()
            assert (usual["about"], usual["settings"]["bot_pace"]) == ("", 1.2)
            wrong = await ann.post("/api/tables", bot_pace=11)
            assert wrong.status_code == 400

    run(work)


# The ledger -------------------------------------------------------------------------------------


async def _dumped(room: Any, ann: Visitor, bob: Visitor) -> str:
    """Open a table where Ann folded a blind to Bob."""
    table = await open_table(ann)
    await sit(table, ann, bob)
    await ask(ann, table, do="begin")
    chair = room.room.task(table).view().to_act[0]
    await ask((ann, bob)[chair - 1], table, do="fold")
    return table


def test_the_ledger_adds_up_to_nothing_and_says_who_pays_whom() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await _dumped(room, ann, bob)
            told = (await ann.get(f"/api/tables/{table}/ledger")).json()
            assert {line["player"]: line["bought"] for line in told["players"]} == {
                "Ann": 100,
                "Bob": 100,
            }
            assert sum(line["net"] for line in told["players"]) == 0
            assert all(line["side_bets"] == 0 for line in told["players"])
            [payment] = told["transfers"]
            assert {payment["from"], payment["to"]} == {"Ann", "Bob"}
            assert payment["chips"] == 1

    run(work)


def test_the_ledger_has_what_the_seven_deuce_game_has_won(monkeypatch: pytest.MonkeyPatch) -> None:
    stacked(monkeypatch, deck_of("7s 7d 2c 2h"))  # both have it

    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            toml = 'preset = "online"\ngame = "no-limit hold\'em 1/2"\nseven_deuce = 5\n'
            table = await open_table(ann, toml=toml)
            await sit(table, ann, bob)
            await ask(ann, table, do="begin")
            chair = room.room.task(table).view().to_act[0]
            loser, winner = (ann, bob) if chair == 1 else (bob, ann)
            await ask(loser, table, do="fold")
            await ask(winner, table, do="show")
            lines = (await ann.get(f"/api/tables/{table}/ledger")).json()["players"]
            assert sorted(line["side_bets"] for line in lines) == [-5, 5]

    run(work)


def test_the_ledger_has_each_buy_in_and_each_cash_out_with_its_hand() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await _dumped(room, ann, bob)
            room.hours.pass_by(60)
            await ask(ann, table, do="buy", chips=40)
            await ask(ann, table, do="adjust", chair=2, chips=7, reason="a chip on the floor")
            await ask(bob, table, do="leave")
            path = f"/api/tables/{table}/ledger"
            told = (await ann.get(path)).json()
            moves = [
                (each["player"], each["what"], each["hand"], each["chips"])
                for each in told["movements"]
            ]
            assert moves[:4] == [
                ("Ann", "buy-in", 0, 100),
                ("Bob", "buy-in", 0, 100),
                ("Ann", "top-up", 1, 40),
                ("Bob", "corrected", 1, 7),
            ]
            assert moves[4][:3] == ("Bob", "cash-out", 1)
            assert moves[4][3] in (-106, -108)
            assert told["movements"][2]["at"] - told["movements"][1]["at"] >= 60_000
            assert (told["hands"], told["ended"]) == (1, 0)
            assert told["began"] > 0
            _, sheet = (await ann.get(f"{path}.csv")).text.split("\ntime,")
            lines = sheet.splitlines()
            assert lines[0] == "hand,player,movement,chips"
            assert lines[3].endswith(",1,Ann,top-up,40")
            await ask(ann, table, do="close")
            while (await ann.get("/api/tables")).json():
                await asyncio.sleep(0)
            told = (await ann.get(path)).json()
            assert told["ended"] >= told["began"]
            assert sum(each["chips"] for each in told["movements"]) == 0

    run(work)


def test_the_ledger_goes_on_from_where_it_was() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await _dumped(room, ann, bob)
            path = f"/api/tables/{table}/ledger"
            before = (await ann.get(path)).json()
            await ask(ann, table, do="adjust", chair=2, chips=7, reason="a chip on the floor")
            after = (await ann.get(path)).json()
            assert before["adjustments"] == []
            [adjusted] = after["adjustments"]
            assert (adjusted["player"], adjusted["chips"]) == ("Bob", 7)
            assert adjusted["reason"] == "a chip on the floor"

    run(work)


def test_the_ledger_is_there_for_a_spreadsheet() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await _dumped(room, ann, bob)
            answer = await ann.get(f"/api/tables/{table}/ledger.csv")
            assert answer.headers["content-type"].startswith("text/csv")
            assert f"ledger-{table}.csv" in answer.headers["content-disposition"]
            assert answer.text.splitlines()[0].startswith("player,brought")

    run(work)


def test_a_closed_table_keeps_its_ledger_and_takes_no_wishes() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await _dumped(room, ann, bob)
            await ask(ann, table, do="close")
            while (await ann.get("/api/tables")).json():
                await asyncio.sleep(0)
            sheet = (await ann.get(f"/api/tables/{table}")).json()
            assert sheet["closed"]
            assert (await ann.get(f"/api/tables/{table}/ledger")).status_code == 200
            assert (await ann.wish(table, "c9", do="sit", chair=1)).json()["code"] == "closed"

    run(work)


def test_the_house_rules_are_posted() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann, name="Thursday", preset="kitchen")
            told = (await ann.get(f"/api/tables/{table}/rules")).json()
            assert told["title"] == "Thursday"
            lines = [line for section in told["sections"] for line in section["lines"]]
            chairs = next(line for line in lines if line["name"] == "chairs")
            assert chairs["rules"] == ["GAME-03"]
            assert (told["preset"], told["differs"]) == ("home", [])


def test_what_is_not_as_in_the_preset_is_named() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            game = 'preset = "home"\ngame = "no-limit hold\'em 1/2"\nseven_deuce = 2\n'
            more = '[button]\nrule = "dead"\n[house]\nburn = false\n'
            table = await open_table(ann, toml=game + more)
            told = (await ann.get(f"/api/tables/{table}/rules")).json()
            assert told["preset"] == "home"
            assert set(told["differs"]) >= {"seven_deuce", "button.rule", "house.burn"}
            keys = {line["name"] for section in told["sections"] for line in section["lines"]}
            assert {key.split(".")[-1] for key in told["differs"]} <= keys

    run(work)


def test_a_hand_that_is_played_leaves_the_ledger_right() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await sit(table, ann, bob)
            await play_hand(room, table, ann, ann, bob)
            told = (await ann.get(f"/api/tables/{table}/ledger")).json()
            assert sum(line["chips"] for line in told["players"]) == 200

    run(work)
