"""Run-outs: cards dealt street by street with equities, and winners explained."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from riverboat.engine import rotation
from riverboat.equity import equity
from riverboat.service.room import Room
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.table_task import TableTask
from riverboat.service.views.run_out_odds import run_out_question
from riverboat.store.memory_store import MemoryStore
from riverboat.table.rules.table_rules import TableRules
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted
from tests.service.tables import Eyes, english, opened, passive, room_of, run, seated
from tests.service.test_non_interference import deck_of, stacked, swapped

HOLDEM = "no-limit hold'em 1/2"


@pytest.fixture(autouse=True, scope="module")
def warm() -> None:
    """Load equity tables first, because the fast tables of these tests would not wait."""
    equity("AsAh", "KdKc")
    equity("AsAh", "KdKc", board="2c3d4h")


def all_in(mine: dict[str, Any]) -> w.AnyClientCommand:
    """Go all-in as soon as possible."""
    turn = mine["turn"]
    if turn["ask"] != "act":
        return passive(mine)
    return w.RaiseTo(turn["high"]) if turn["high"] else passive(mine)


async def begun(room: Room, *names: str, game: str = HOLDEM, **settings: Any) -> list[Eyes]:
    """Begin a hand between these players, with a spectator as the last client."""
    preset = settings.pop("preset", "online")
    task = await opened(room, game, preset=preset, auto=False, **settings)
    eyes = await seated(task, *names)
    eyes.append(Eyes(task, "Dee"))
    await eyes[-1].hear()
    await eyes[0].ask(w.PlaceButton(len(names)))
    assert isinstance(await eyes[0].ask(w.Begin()), Accepted)
    return eyes


async def acts(eyes: list[Eyes], how: Any = all_in, until: str = "run_out") -> None:
    """Act for each player in turn until the run-out begins or the hand is over."""
    task = eyes[0].task
    while not (task.view().run_out if until == "run_out" else task.is_idle):
        for each in eyes:
            if len(each.outbox) or not each.heard:
                await each.hear()
        actor = next((each for each in eyes if each.last["mine"]["turn"]), None)
        if actor is None:
            await asyncio.sleep(0.005)
        else:
            assert isinstance(await actor.ask(how(actor.last["mine"])), Accepted)
        if task.is_idle:
            return


async def over(eyes: Eyes) -> dict[str, Any]:
    return await eyes.until(lambda last: bool(last["view"]["won"]))


def views(eyes: Eyes) -> list[dict[str, Any]]:
    return [each["view"] for each in eyes.heard if "view" in each]


def boards(eyes: Eyes) -> list[list[int]]:
    """Return the number of cards on each board at each change."""
    found: list[list[int]] = []
    for view in views(eyes):
        now = [len(board) for board in view["boards"]]
        if now and (not found or found[-1] != now):
            found.append(now)
    return found


def hole(seat: dict[str, Any]) -> str:
    return "".join(seat["cards"])


def test_flop_turn_and_river_come_apart_and_everybody_sees_who_would_win() -> None:
    async def session() -> None:
        room = room_of()
        eyes = await begun(room, "Ann", "Bob", "Cid", pace=0.06)
        await acts(eyes)
        rail = eyes[-1]
        await over(rail)
        assert boards(rail) == [[0], [3], [4], [5]]
        told = [view for view in views(rail) if view["run_out"] and view["seats"][0]["equity"]]
        assert [len(view["boards"][0]) for view in told] == [0, 3, 4]
        for view in told:
            held = [hole(seat) for seat in view["seats"]]
            exact = equity(*held, board="".join(view["boards"][0]))
            assert exact.exact
            shares = [seat["equity"] for seat in view["seats"]]
            assert shares == [[round(share, 4)] for share in exact.equities]
        assert all(view["to_act"] == [] and view["clock"] is None for view in told)
        last = views(rail)[-1]
        assert not last["run_out"]
        assert all(seat["equity"] == [] for seat in last["seats"])
        await room.close()

    run(session())


def test_the_street_is_told_while_nobody_bets_on_it() -> None:
    async def session() -> None:
        room = room_of()
        eyes = await begun(room, "Ann", "Bob", pace=0.04)
        await acts(eyes)
        await over(eyes[-1])
        streets = [view["street"] for view in views(eyes[-1]) if view["run_out"]]
        assert list(dict.fromkeys(streets)) == ["preflop", "flop", "turn"]
        await room.close()

    run(session())


def test_a_table_without_a_pace_deals_all_at_once() -> None:
    async def session() -> None:
        room = room_of()
        eyes = await begun(room, "Ann", "Bob", pace=0.0)
        await acts(eyes)
        last = await over(eyes[-1])
        assert boards(eyes[-1]) == [[0], [5]]
        assert not any(view["run_out"] for view in views(eyes[-1]))
        assert last["view"]["pays"] == 0
        await room.close()

    run(session())


def test_what_is_left_is_dealt_at_once_after_a_restart() -> None:
    async def session(policy: str) -> None:
        store = MemoryStore()
        room = room_of(store)
        eyes = await begun(room, "Ann", "Bob", pace=10.0, restart=policy)
        await acts(eyes)
        table = eyes[0].task.id
        assert room.task(table).view().boards == ((),)
        await room.close()

        again = room_of(store, "another")
        await again.open()
        rail = Eyes(again.task(table), "Dee")
        seen = await over(rail)
        assert len(seen["view"]["boards"][0]) == 5
        assert sum(seat["stack"] for seat in seen["view"]["seats"]) == 400
        await again.close()

    run(session("resume"))
    run(session("void"))


def test_a_hand_that_is_called_off_or_paused_deals_nothing_more() -> None:
    async def session() -> None:
        room = room_of()
        eyes = await begun(room, "Ann", "Bob", pace=0.2)
        await acts(eyes)
        task = eyes[0].task
        assert isinstance(await task.submit("Ann", "stop", w.Pause(now=True)), Accepted)
        await asyncio.sleep(0.3)
        assert task.view().boards == ((),)
        assert isinstance(await task.submit("Ann", "go", w.ResumeTable()), Accepted)
        assert [len(board) for board in task.view().boards] == [3]
        assert isinstance(await task.submit("Ann", "off", w.CallOff("a fire")), Accepted)
        await asyncio.sleep(0.3)
        assert task.view().boards == ()
        assert not task.view().run_out
        assert [seat.stack for seat in task.view().seats] == [200, 200]
        await room.close()

    run(session())


def test_one_board_is_run_to_its_end_before_the_next() -> None:
    async def session() -> None:
        room = room_of()
        eyes = await begun(room, "Ann", "Bob", preset="home", pace=0.04)
        task = eyes[0].task

        def twice(mine: dict[str, Any]) -> w.AnyClientCommand:
            return w.RunIt(2) if mine["turn"]["ask"] == "run-it" else all_in(mine)

        await acts(eyes, twice)
        for each in eyes[:2]:
            if not task.view().seats[eyes.index(each)].cards[0].isalnum():
                await each.ask(w.Show())
        await acts(eyes, twice, "over")
        await over(eyes[-1])
        assert boards(eyes[-1])[-6:] == [[3, 0], [4, 0], [5, 0], [5, 3], [5, 4], [5, 5]]
        told = [v for v in views(eyes[-1]) if v["run_out"] and v["seats"][0]["equity"]]
        for view in told:
            assert all(len(seat["equity"]) == len(view["boards"]) for seat in view["seats"])
            for k, board in enumerate(view["boards"]):
                if len(board) == 5:  # this board has been won, or split
                    assert {seat["equity"][k] for seat in view["seats"]} <= {0.0, 0.5, 1.0}
        await room.close()

    run(session())


def test_stud_comes_apart_too() -> None:
    async def session() -> None:
        room = room_of()
        game = "no-limit seven-card stud 2/4 ante 1 bring-in 1"
        eyes = await begun(room, "Ann", "Bob", game=game, pace=0.5)
        await acts(eyes)
        await acts(eyes, all_in, "over")
        last = await over(eyes[-1])
        told = [v for v in views(eyes[-1]) if v["run_out"] and v["seats"][0]["equity"]]
        counts = {len(view["seats"][0]["cards"]) for view in told}
        assert counts <= {3, 4, 5, 6}
        assert 6 in counts, "one card to come is quickly counted"
        for view in told:
            assert abs(sum(seat["equity"][0] for seat in view["seats"]) - 1) < 0.001
        assert all(len(cards) == 5 for award in last["view"]["awards"] for cards in award["cards"])
        await room.close()

    run(session())


def test_nothing_is_worked_out_while_a_hand_lies_closed() -> None:
    async def session() -> None:
        room = room_of()
        eyes = await begun(room, "Ann", "Bob", preset="cash", pace=0.05, game=HOLDEM)
        await acts(eyes)
        scene = eyes[0].task._dealer.public_state
        if scene.table.hand is not None and scene.table.hand.live & ~scene.table.hand.shown:
            assert run_out_question(scene.table.hand, 1) is None
        await acts(eyes, all_in, "over")
        for view in views(eyes[-1]):
            closed = any("??" in seat["cards"] for seat in view["seats"])
            assert not (closed and any(seat["equity"] for seat in view["seats"]))
        await room.close()

    run(session())


RUN_OUT = deck_of("As Kd Ah Kc 2d Qs Js 9h 4s 8d 5s 6c")
"""Cards 5, 9 and 11 are burned."""


def test_a_card_that_was_burned_or_is_to_come_changes_no_byte_of_a_run_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def sent(cards: list[int]) -> list[str]:
        stacked(monkeypatch, cards)
        room = room_of(MemoryStore())
        room.clock = lambda: 1_800_000_000_000
        eyes = await begun(room, "Ann", "Bob", pace=10.0)
        await acts(eyes)
        await eyes[-1].until(lambda last: bool(last["view"]["seats"][0]["equity"]))
        table = eyes[0].task.id
        epoch = next(each["epoch"] for each in eyes[-1].heard if "epoch" in each)
        await room.close()
        frames = [frame.decode() for frame in eyes[-1].frames]
        return [frame.replace(table, "t").replace(epoch, "e") for frame in frames]

    async def session() -> None:
        first = await sent(RUN_OUT)
        assert first == await sent(swapped(RUN_OUT, [4, 5, 6, 7, 8, 9, 10, 11, 30]))
        assert '"equity":[0.' in first[-1]

    run(session())


# Awards -------------------------------------------------------------------------------------------


async def awarded(
    cards: str,
    *names: str,
    monkeypatch: pytest.MonkeyPatch,
    game: str = HOLDEM,
    how: Any = passive,
    chips: tuple[int, ...] = (),
) -> dict[str, Any]:
    """Play a hand from this deck to its end; return the view after it."""
    stacked(monkeypatch, deck_of(cards))
    room = room_of(MemoryStore())
    task: TableTask = await opened(room, game, preset="online", auto=False, pace=1.0)
    eyes = [Eyes(task, name) for name in names]
    for chair, each in enumerate(eyes, 1):
        await each.hear()
        await each.ask(w.Sit(chair, (chips or (200,) * len(names))[chair - 1]))
    await eyes[0].ask(w.PlaceButton(len(names)))
    await eyes[0].ask(w.Begin())
    task._dealer.card_interval_ms = 0
    await acts(eyes, how, "over")
    view: dict[str, Any] = (await over(eyes[0]))["view"]
    await room.close()
    return view


def test_the_best_five_are_named_and_the_kicker_only_where_it_decides(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def session() -> None:
        # Ann As Kd, Bob Ah Qc; burns 2d, 3s, 4s
        view = await awarded(
            "As Ah Kd Qc 2d Ac 7h 8s 3s 9d 4s 2c",
            *("Ann", "Bob"),
            monkeypatch=monkeypatch,
            how=all_in,
        )
        [award] = view["awards"]
        winner = next(seat for seat in view["seats"] if "Kd" in seat["cards"])
        assert award["chairs"] == [winner["chair"]]
        assert english(award["words"]) == "a pair of aces, king-nine-eight kickers"
        assert set(award["cards"][0]) == {"As", "Ac", "Kd", "9d", "8s"}
        assert award["chips"] == [400]
        assert (award["half"], award["no_low"], award["board"], award["pot"]) == ("", False, 0, 0)
        assert view["pays"] == 1800

        view = await awarded(
            "As 7h Kd 2c 2d Ac Kh 8s 3s 9d 4s 3c", "Ann", "Bob", monkeypatch=monkeypatch
        )
        assert english(view["awards"][0]["words"]) == "two pair, aces and kings"

    run(session())


def test_omaha_says_which_two_of_four_and_which_halves(monkeypatch: pytest.MonkeyPatch) -> None:
    async def session() -> None:
        # Bob (left of the button's left) and Ann hold: As 2s Kh Kd against Qc Qd Jh Th
        deck = "As Qc 2s Qd Kh Jh Kd Th 9c Ks 4d 5h 9d 7c 9h Jd"
        game = "pot-limit omaha hi-lo 1/2"
        view = await awarded(deck, "Ann", "Bob", monkeypatch=monkeypatch, game=game, how=all_in)
        high, low = view["awards"]
        assert (high["half"], low["half"]) == ("high", "low")
        assert english(high["words"]) == "three of a kind, kings"
        assert {"Kh", "Kd", "Ks"} < set(high["cards"][0])
        assert english(low["words"]) == "a seven-five low"
        assert set(low["cards"][0]) == {"As", "2s", "4d", "5h", "7c"}
        held = {card for seat in view["seats"] for card in seat["cards"]}
        for award in (high, low):
            assert len(held & set(award["cards"][0])) == 2
        assert not high["no_low"]

        deck = "As Qc 2s Qd Kh Jh Kd Th 9c Ks 9d 8h 3d Tc 3h Jd"
        view = await awarded(deck, "Ann", "Bob", monkeypatch=monkeypatch, game=game, how=all_in)
        [award] = view["awards"]
        assert award["half"] == ""
        assert award["no_low"]

    run(session())


def test_side_pots_are_paid_first_and_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    async def session() -> None:
        # Ann has 50 and aces, Bob 100 and kings, Cid 200 and no pair.
        deck = "As Kd 7c Ah Kc 2d 3s Qs Js 9h 4s 8d 5s 6c"
        view = await awarded(
            deck, "Ann", "Bob", "Cid", monkeypatch=monkeypatch, how=all_in, chips=(50, 100, 200)
        )
        side, main = view["awards"]
        assert (side["pot"], main["pot"]) == (1, 0)
        assert (side["chips"], main["chips"]) == ([100], [150])
        assert english(side["words"]) == "a pair of kings"
        assert english(main["words"]) == "a pair of aces"
        assert view["pays"] == 2700

    run(session())


def test_a_split_names_all_who_share(monkeypatch: pytest.MonkeyPatch) -> None:
    async def session() -> None:
        deck = "As Ah 2c 3d 9c Ks Qd Jh 9d Ts 9h 4d"
        view = await awarded(deck, "Ann", "Bob", monkeypatch=monkeypatch)
        [award] = view["awards"]
        assert sorted(award["chairs"]) == [1, 2]
        assert award["chips"] == [2, 2]
        assert english(award["words"]) == "an ace-high straight"
        assert all(set(cards) >= {"Ks", "Qd", "Jh", "Ts"} for cards in award["cards"])

    run(session())


def test_who_is_left_alone_wins_with_no_cards_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def folding(mine: dict[str, Any]) -> w.AnyClientCommand:
        may = mine["turn"]["ask"] == "act" and mine["turn"]["fold"]
        return w.Fold() if may else passive(mine)

    async def session() -> None:
        view = await awarded("As", "Ann", "Bob", "Cid", monkeypatch=monkeypatch, how=folding)
        [award] = view["awards"]
        assert english(award["words"]) == ""
        assert award["cards"] == []
        assert sum(award["chips"]) == sum(chips for _, chips, _ in view["won"])
        assert view["pays"] == 700

    run(session())


@pytest.mark.parametrize(
    "game, count",
    [
        ("limit badugi 2/4", 4),
        ("limit 2-7 triple draw 2/4", 5),
        ("limit razz 2/4 ante 1 bring-in 1", 5),
    ],
)
def test_draw_and_low_games_say_which_cards(game: str, count: int) -> None:
    async def session() -> None:
        room = room_of(seed=game)
        task = await opened(room, game, auto=False)
        eyes = await seated(task, "Ann", "Bob")
        await eyes[0].ask(w.Begin())
        await acts(eyes, passive, "over")
        view = (await over(eyes[0]))["view"]
        for award in view["awards"]:
            assert award["words"]
            for chair, cards in zip(award["chairs"], award["cards"], strict=True):
                assert 0 < len(cards) <= count
                held = next(seat["cards"] for seat in view["seats"] if seat["chair"] == chair)
                assert set(cards) <= set(held)
        await room.close()

    run(session())


def test_what_everybody_drew_stays_until_he_draws_again() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, "limit 2-7 triple draw 2/4", auto=False)
        eyes = await seated(task, "Ann", "Bob")
        await eyes[0].ask(w.Begin())

        def two(mine: dict[str, Any]) -> w.AnyClientCommand:
            draws = mine["turn"]["ask"] == "draw"
            return w.Discard(tuple(mine["cards"][:2])) if draws else passive(mine)

        await acts(eyes, two, "over")
        await over(eyes[0])
        drawn = [
            tuple(seat["drew"] for seat in view["seats"]) for view in views(eyes[0]) if view["hand"]
        ]
        assert set(drawn) <= {(-1, -1), (2, -1), (-1, 2), (2, 2)}
        assert drawn[-1] == (-1, -1)
        which = [tuple(view["draw"]) for view in views(eyes[0])]
        assert list(dict.fromkeys(which)) == [(0, 0), (0, 3), (1, 3), (2, 3), (3, 3)] or (
            list(dict.fromkeys(which))[-3:] == [(1, 3), (2, 3), (3, 3)]
        )
        await room.close()

    run(session())


def test_a_mix_says_which_hand_of_which_game_and_what_comes_next() -> None:
    async def session() -> None:
        room = room_of()
        await room.open()
        rules = TableRules.preset("online", rotation("horse", 2, 4), chairs=6)
        row = await room.new_table(rules, TableSettings(auto=False, pace=0.0), "Ann")
        task = room.task(row.id)
        eyes = await seated(task, "Ann", "Bob")
        await eyes[0].ask(w.Begin())
        view = task.view()
        assert (view.game_hand, view.game_hands) == (1, 2)
        assert view.next_game == "limit omaha hi-lo"
        await room.close()

    run(session())


def test_the_next_hand_waits_until_the_pots_are_paid() -> None:
    async def session() -> None:
        room = room_of()
        room.clock = lambda: 1_800_000_000_000
        task = await opened(room, between=2.0, pace=1.0)
        eyes = await seated(task, "Ann", "Bob")
        await asyncio.sleep(0)
        assert isinstance(await eyes[0].ask(w.Begin()), Accepted)
        await acts(eyes, lambda mine: w.Fold(), "over")
        view = task.view()
        assert view.pays == 700
        assert view.next_at - 1_800_000_000_000 == 2_700
        await room.close()

    run(session())


def test_who_has_won_is_named_though_they_have_left() -> None:
    async def session() -> None:
        room = room_of(MemoryStore())
        task: TableTask = await opened(room, HOLDEM, preset="online", auto=False)
        eyes = [Eyes(task, name) for name in ("Ann", "Bob")]
        for chair, each in enumerate(eyes, 1):
            await each.hear()
            await each.ask(w.Sit(chair, 200))
        await eyes[0].ask(w.Begin())
        for each in eyes:
            await each.ask(w.Leave())
        await acts(eyes, lambda mine: w.Fold(), "over")
        last = await over(eyes[0])
        [award] = last["view"]["awards"]
        assert award["players"] in (["Ann"], ["Bob"])
        assert award["players"][0] not in [seat["player"] for seat in last["view"]["seats"]]
        await room.close()

    run(session())
