"""Run-outs: cards dealt street by street with equities, and winners explained."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from riverboat.engine import build_rotation
from riverboat.equity import equity
from riverboat.service.room import Room
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.table_task import TableTask
from riverboat.service.views.run_out_odds import build_run_out_question
from riverboat.store.memory_store import MemoryStore
from riverboat.table.rules.table_rules import TableRules
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted
from tests.service.room_tables import (
    TableClient,
    choose_passive_action,
    make_room,
    open_table,
    run,
    seat_players,
    to_english,
)
from tests.service.test_hidden_card_frames import build_deck, permute_hidden, stack_decks

HOLDEM = "no-limit hold'em 1/2"


@pytest.fixture(autouse=True, scope="module")
def load_equity_tables() -> None:
    """Load equity tables first, because the fast tables of these tests would not wait."""
    equity("AsAh", "KdKc")
    equity("AsAh", "KdKc", board="2c3d4h")


def go_all_in(private_view: dict[str, Any]) -> w.AnyClientCommand:
    """Go all-in as soon as possible."""
    turn = private_view["turn"]
    if turn["ask"] != "act":
        return choose_passive_action(private_view)
    return w.RaiseTo(turn["high"]) if turn["high"] else choose_passive_action(private_view)


async def begin_hand(
    room: Room, *names: str, game_name: str = HOLDEM, **settings: Any
) -> list[TableClient]:
    """Begin a hand between these players, with a spectator as the last client."""
    preset = settings.pop("preset", "online")
    task = await open_table(
        room, game_name, preset=preset, starts_hands_automatically=False, **settings
    )
    clients = await seat_players(task, *names)
    clients.append(TableClient(task, "Dee"))
    await clients[-1].receive()
    await clients[0].submit(w.PlaceButton(len(names)))
    assert isinstance(await clients[0].submit(w.Begin()), Accepted)
    return clients


async def act_until(
    clients: list[TableClient], choose_command: Any = go_all_in, end_state: str = "run_out"
) -> None:
    """Act for each player in turn until the run-out begins or the hand is over."""
    task = clients[0].task
    while not (task.view().is_run_out if end_state == "run_out" else task.is_idle):
        for client in clients:
            if len(client.outbox) or not client.messages:
                await client.receive()
        actor = next((client for client in clients if client.last["mine"]["turn"]), None)
        if actor is None:
            await asyncio.sleep(0.005)
        else:
            assert isinstance(await actor.submit(choose_command(actor.last["mine"])), Accepted)
        if task.is_idle:
            return


async def wait_for_winner(client: TableClient) -> dict[str, Any]:
    return await client.wait_until(lambda frame: bool(frame["view"]["won"]))


def list_received_views(client: TableClient) -> list[dict[str, Any]]:
    return [frame["view"] for frame in client.messages if "view" in frame]


def list_board_sizes(client: TableClient) -> list[list[int]]:
    """Return the number of cards on each board at each change."""
    sizes_by_view: list[list[int]] = []
    for view in list_received_views(client):
        board_lengths = [len(board) for board in view["boards"]]
        if board_lengths and (not sizes_by_view or sizes_by_view[-1] != board_lengths):
            sizes_by_view.append(board_lengths)
    return sizes_by_view


def join_hole_cards(seat: dict[str, Any]) -> str:
    return "".join(seat["cards"])


def test_run_out_deals_each_street_with_equities() -> None:
    async def run_scenario() -> None:
        room = make_room()
        clients = await begin_hand(room, "Ann", "Bob", "Cid", pace=0.06)
        await act_until(clients)
        spectator = clients[-1]
        await wait_for_winner(spectator)
        assert list_board_sizes(spectator) == [[0], [3], [4], [5]]
        run_out_views = [
            view
            for view in list_received_views(spectator)
            if view["run_out"] and view["seats"][0]["equity"]
        ]
        assert [len(view["boards"][0]) for view in run_out_views] == [0, 3, 4]
        for view in run_out_views:
            known_hole_cards = [join_hole_cards(seat) for seat in view["seats"]]
            exact_equity = equity(*known_hole_cards, board="".join(view["boards"][0]))
            assert exact_equity.exact
            shown_equities = [seat["equity"] for seat in view["seats"]]
            assert shown_equities == [
                [round(exact_share, 4)] for exact_share in exact_equity.equities
            ]
        assert all(view["to_act"] == [] and view["clock"] is None for view in run_out_views)
        last_view = list_received_views(spectator)[-1]
        assert not last_view["run_out"]
        assert all(seat["equity"] == [] for seat in last_view["seats"])
        await room.close()

    run(run_scenario())


def test_view_names_street_during_run_out() -> None:
    async def run_scenario() -> None:
        room = make_room()
        clients = await begin_hand(room, "Ann", "Bob", pace=0.04)
        await act_until(clients)
        await wait_for_winner(clients[-1])
        streets = [view["street"] for view in list_received_views(clients[-1]) if view["run_out"]]
        assert list(dict.fromkeys(streets)) == ["preflop", "flop", "turn"]
        await room.close()

    run(run_scenario())


def test_zero_pace_deals_run_out_at_once() -> None:
    async def run_scenario() -> None:
        room = make_room()
        clients = await begin_hand(room, "Ann", "Bob", pace=0.0)
        await act_until(clients)
        last_frame = await wait_for_winner(clients[-1])
        assert list_board_sizes(clients[-1]) == [[0], [5]]
        assert not any(view["run_out"] for view in list_received_views(clients[-1]))
        assert last_frame["view"]["pays"] == 0
        await room.close()

    run(run_scenario())


def test_run_out_finishes_at_once_after_restart() -> None:
    async def run_scenario(policy: str) -> None:
        store = MemoryStore()
        room = make_room(store)
        clients = await begin_hand(room, "Ann", "Bob", pace=10.0, restart=policy)
        await act_until(clients)
        table_id = clients[0].task.id
        assert room.task(table_id).view().boards == ((),)
        await room.close()

        second_room = make_room(store, "another")
        await second_room.open()
        spectator = TableClient(second_room.task(table_id), "Dee")
        frame = await wait_for_winner(spectator)
        assert len(frame["view"]["boards"][0]) == 5
        assert sum(seat["stack"] for seat in frame["view"]["seats"]) == 400
        await second_room.close()

    run(run_scenario("resume"))
    run(run_scenario("void"))


def test_paused_or_cancelled_run_out_deals_no_cards() -> None:
    async def run_scenario() -> None:
        room = make_room()
        clients = await begin_hand(room, "Ann", "Bob", pace=0.2)
        await act_until(clients)
        task = clients[0].task
        assert isinstance(await task.submit("Ann", "stop", w.Pause(is_immediate=True)), Accepted)
        await asyncio.sleep(0.3)
        assert task.view().boards == ((),)
        assert isinstance(await task.submit("Ann", "go", w.ResumeTable()), Accepted)
        assert [len(board) for board in task.view().boards] == [3]
        assert isinstance(await task.submit("Ann", "off", w.CallOff("a fire")), Accepted)
        await asyncio.sleep(0.3)
        assert task.view().boards == ()
        assert not task.view().is_run_out
        assert [seat.stack for seat in task.view().seats] == [200, 200]
        await room.close()

    run(run_scenario())


def test_run_it_twice_finishes_first_board_first() -> None:
    async def run_scenario() -> None:
        room = make_room()
        clients = await begin_hand(room, "Ann", "Bob", preset="home", pace=0.04)
        task = clients[0].task

        def choose_two_runs(private_view: dict[str, Any]) -> w.AnyClientCommand:
            return (
                w.RunIt(2) if private_view["turn"]["ask"] == "run-it" else go_all_in(private_view)
            )

        await act_until(clients, choose_two_runs)
        for client in clients[:2]:
            if not task.view().seats[clients.index(client)].cards[0].isalnum():
                await client.submit(w.Show())
        await act_until(clients, choose_two_runs, "over")
        await wait_for_winner(clients[-1])
        assert list_board_sizes(clients[-1])[-6:] == [
            [3, 0],
            [4, 0],
            [5, 0],
            [5, 3],
            [5, 4],
            [5, 5],
        ]
        run_out_views = [
            received_view
            for received_view in list_received_views(clients[-1])
            if received_view["run_out"] and received_view["seats"][0]["equity"]
        ]
        for view in run_out_views:
            assert all(len(seat["equity"]) == len(view["boards"]) for seat in view["seats"])
            for index, board in enumerate(view["boards"]):
                if len(board) == 5:  # this board has been won, or split
                    assert {seat["equity"][index] for seat in view["seats"]} <= {0.0, 0.5, 1.0}
        await room.close()

    run(run_scenario())


def test_stud_run_out_is_dealt_street_by_street() -> None:
    async def run_scenario() -> None:
        room = make_room()
        game = "no-limit seven-card stud 2/4 ante 1 bring-in 1"
        clients = await begin_hand(room, "Ann", "Bob", game_name=game, pace=0.5)
        await act_until(clients)
        await act_until(clients, go_all_in, "over")
        last_frame = await wait_for_winner(clients[-1])
        run_out_views = [
            each_view
            for each_view in list_received_views(clients[-1])
            if each_view["run_out"] and each_view["seats"][0]["equity"]
        ]
        ann_card_counts = {len(view["seats"][0]["cards"]) for view in run_out_views}
        assert ann_card_counts <= {3, 4, 5, 6}
        assert 6 in ann_card_counts, "one card to come is quickly counted"
        for view in run_out_views:
            assert abs(sum(seat["equity"][0] for seat in view["seats"]) - 1) < 0.001
        assert all(
            len(cards) == 5 for award in last_frame["view"]["awards"] for cards in award["cards"]
        )
        await room.close()

    run(run_scenario())


def test_no_equities_while_a_hand_is_face_down() -> None:
    async def run_scenario() -> None:
        room = make_room()
        clients = await begin_hand(room, "Ann", "Bob", preset="cash", pace=0.05, game_name=HOLDEM)
        await act_until(clients)
        public_state = clients[0].task._dealer.public_state
        if (
            public_state.table.hand is not None
            and public_state.table.hand.live_mask & ~public_state.table.hand.shown_mask
        ):
            assert build_run_out_question(public_state.table.hand, 1) is None
        await act_until(clients, go_all_in, "over")
        for view in list_received_views(clients[-1]):
            has_hidden_cards = any("??" in seat["cards"] for seat in view["seats"])
            assert not (has_hidden_cards and any(seat["equity"] for seat in view["seats"]))
        await room.close()

    run(run_scenario())


RUN_OUT_DECK = build_deck("As Kd Ah Kc 2d Qs Js 9h 4s 8d 5s 6c")
"""Deck of an all-in hand; positions 5, 9 and 11 are burned."""


def test_run_out_frames_do_not_depend_on_undealt_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def collect_frames(cards: list[int]) -> list[str]:
        stack_decks(monkeypatch, cards)
        room = make_room(MemoryStore())
        room.clock = lambda: 1_800_000_000_000
        clients = await begin_hand(room, "Ann", "Bob", pace=10.0)
        await act_until(clients)
        await clients[-1].wait_until(lambda frame: bool(frame["view"]["seats"][0]["equity"]))
        table_id = clients[0].task.id
        epoch = next(frame["epoch"] for frame in clients[-1].messages if "epoch" in frame)
        await room.close()
        frames = [frame.decode() for frame in clients[-1].frames]
        return [frame.replace(table_id, "t").replace(epoch, "e") for frame in frames]

    async def run_scenario() -> None:
        first_frames = await collect_frames(RUN_OUT_DECK)
        assert first_frames == await collect_frames(
            permute_hidden(RUN_OUT_DECK, [4, 5, 6, 7, 8, 9, 10, 11, 30])
        )
        assert '"equity":[0.' in first_frames[-1]

    run(run_scenario())


# Awards -------------------------------------------------------------------------------------------


async def play_stacked_hand(
    cards: str,
    *names: str,
    monkeypatch: pytest.MonkeyPatch,
    game: str = HOLDEM,
    choose_command: Any = choose_passive_action,
    stack_sizes: tuple[int, ...] = (),
) -> dict[str, Any]:
    """Play a hand from this deck to its end; return the view after it."""
    stack_decks(monkeypatch, build_deck(cards))
    room = make_room(MemoryStore())
    task: TableTask = await open_table(
        room, game, preset="online", starts_hands_automatically=False, pace=1.0
    )
    clients = [TableClient(task, name) for name in names]
    for chair, client in enumerate(clients, 1):
        await client.receive()
        await client.submit(w.Sit(chair, (stack_sizes or (200,) * len(names))[chair - 1]))
    await clients[0].submit(w.PlaceButton(len(names)))
    await clients[0].submit(w.Begin())
    task._dealer.card_interval_ms = 0
    await act_until(clients, choose_command, "over")
    view: dict[str, Any] = (await wait_for_winner(clients[0]))["view"]
    await room.close()
    return view


def test_award_names_best_five_and_deciding_kicker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run_scenario() -> None:
        # Ann As Kd, Bob Ah Qc; burns 2d, 3s, 4s
        view = await play_stacked_hand(
            "As Ah Kd Qc 2d Ac 7h 8s 3s 9d 4s 2c",
            *("Ann", "Bob"),
            monkeypatch=monkeypatch,
            choose_command=go_all_in,
        )
        [award] = view["awards"]
        winner = next(seat for seat in view["seats"] if "Kd" in seat["cards"])
        assert award["chairs"] == [winner["chair"]]
        assert to_english(award["words"]) == "a pair of aces, king-nine-eight kickers"
        assert set(award["cards"][0]) == {"As", "Ac", "Kd", "9d", "8s"}
        assert award["chips"] == [400]
        assert (award["half"], award["no_low"], award["board"], award["pot"]) == ("", False, 0, 0)
        assert view["pays"] == 1800

        view = await play_stacked_hand(
            "As 7h Kd 2c 2d Ac Kh 8s 3s 9d 4s 3c", "Ann", "Bob", monkeypatch=monkeypatch
        )
        assert to_english(view["awards"][0]["words"]) == "two pair, aces and kings"

    run(run_scenario())


def test_omaha_award_uses_two_hole_cards_and_names_halves(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run_scenario() -> None:
        # Bob (left of the button's left) and Ann hold: As 2s Kh Kd against Qc Qd Jh Th
        deck_text = "As Qc 2s Qd Kh Jh Kd Th 9c Ks 4d 5h 9d 7c 9h Jd"
        game = "pot-limit omaha hi-lo 1/2"
        view = await play_stacked_hand(
            deck_text, "Ann", "Bob", monkeypatch=monkeypatch, game=game, choose_command=go_all_in
        )
        high_award, low_award = view["awards"]
        assert (high_award["half"], low_award["half"]) == ("high", "low")
        assert to_english(high_award["words"]) == "three of a kind, kings"
        assert {"Kh", "Kd", "Ks"} < set(high_award["cards"][0])
        assert to_english(low_award["words"]) == "a seven-five low"
        assert set(low_award["cards"][0]) == {"As", "2s", "4d", "5h", "7c"}
        held_cards = {card for seat in view["seats"] for card in seat["cards"]}
        for award in (high_award, low_award):
            assert len(held_cards & set(award["cards"][0])) == 2
        assert not high_award["no_low"]

        deck_text = "As Qc 2s Qd Kh Jh Kd Th 9c Ks 9d 8h 3d Tc 3h Jd"
        view = await play_stacked_hand(
            deck_text, "Ann", "Bob", monkeypatch=monkeypatch, game=game, choose_command=go_all_in
        )
        [award] = view["awards"]
        assert award["half"] == ""
        assert award["no_low"]

    run(run_scenario())


def test_side_pots_are_awarded_before_main_pot(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run_scenario() -> None:
        # Ann has 50 and aces, Bob 100 and kings, Cid 200 and no pair.
        deck = "As Kd 7c Ah Kc 2d 3s Qs Js 9h 4s 8d 5s 6c"
        view = await play_stacked_hand(
            deck,
            "Ann",
            "Bob",
            "Cid",
            monkeypatch=monkeypatch,
            choose_command=go_all_in,
            stack_sizes=(50, 100, 200),
        )
        side_award, main_award = view["awards"]
        assert (side_award["pot"], main_award["pot"]) == (1, 0)
        assert (side_award["chips"], main_award["chips"]) == ([100], [150])
        assert to_english(side_award["words"]) == "a pair of kings"
        assert to_english(main_award["words"]) == "a pair of aces"
        assert view["pays"] == 2700

    run(run_scenario())


def test_split_pot_award_names_all_winners(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run_scenario() -> None:
        deck = "As Ah 2c 3d 9c Ks Qd Jh 9d Ts 9h 4d"
        view = await play_stacked_hand(deck, "Ann", "Bob", monkeypatch=monkeypatch)
        [award] = view["awards"]
        assert sorted(award["chairs"]) == [1, 2]
        assert award["chips"] == [2, 2]
        assert to_english(award["words"]) == "an ace-high straight"
        assert all(set(cards) >= {"Ks", "Qd", "Jh", "Ts"} for cards in award["cards"])

    run(run_scenario())


def test_uncontested_award_names_no_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    def fold_if_possible(private_view: dict[str, Any]) -> w.AnyClientCommand:
        can_fold = private_view["turn"]["ask"] == "act" and private_view["turn"]["fold"]
        return w.Fold() if can_fold else choose_passive_action(private_view)

    async def run_scenario() -> None:
        view = await play_stacked_hand(
            "As", "Ann", "Bob", "Cid", monkeypatch=monkeypatch, choose_command=fold_if_possible
        )
        [award] = view["awards"]
        assert to_english(award["words"]) == ""
        assert award["cards"] == []
        assert sum(award["chips"]) == sum(chips for _, chips, _ in view["won"])
        assert view["pays"] == 700

    run(run_scenario())


@pytest.mark.parametrize(
    "game, card_count",
    [
        ("limit badugi 2/4", 4),
        ("limit 2-7 triple draw 2/4", 5),
        ("limit razz 2/4 ante 1 bring-in 1", 5),
    ],
)
def test_draw_and_lowball_awards_name_cards(game: str, card_count: int) -> None:
    async def run_scenario() -> None:
        room = make_room(seed=game)
        task = await open_table(room, game, starts_hands_automatically=False)
        clients = await seat_players(task, "Ann", "Bob")
        await clients[0].submit(w.Begin())
        await act_until(clients, choose_passive_action, "over")
        view = (await wait_for_winner(clients[0]))["view"]
        for award in view["awards"]:
            assert award["words"]
            for chair, cards in zip(award["chairs"], award["cards"], strict=True):
                assert 0 < len(cards) <= card_count
                held_cards = next(seat["cards"] for seat in view["seats"] if seat["chair"] == chair)
                assert set(cards) <= set(held_cards)
        await room.close()

    run(run_scenario())


def test_draw_counts_stay_until_next_draw() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, "limit 2-7 triple draw 2/4", starts_hands_automatically=False)
        clients = await seat_players(task, "Ann", "Bob")
        await clients[0].submit(w.Begin())

        def draw_two_cards(private_view: dict[str, Any]) -> w.AnyClientCommand:
            is_drawing = private_view["turn"]["ask"] == "draw"
            return (
                w.Discard(tuple(private_view["cards"][:2]))
                if is_drawing
                else choose_passive_action(private_view)
            )

        await act_until(clients, draw_two_cards, "over")
        await wait_for_winner(clients[0])
        draw_counts = [
            tuple(seat["drew"] for seat in view["seats"])
            for view in list_received_views(clients[0])
            if view["hand"]
        ]
        assert set(draw_counts) <= {(-1, -1), (2, -1), (-1, 2), (2, 2)}
        assert draw_counts[-1] == (-1, -1)
        draw_progress_by_view = [tuple(view["draw"]) for view in list_received_views(clients[0])]
        assert list(dict.fromkeys(draw_progress_by_view)) == [
            (0, 0),
            (0, 3),
            (1, 3),
            (2, 3),
            (3, 3),
        ] or (list(dict.fromkeys(draw_progress_by_view))[-3:] == [(1, 3), (2, 3), (3, 3)])
        await room.close()

    run(run_scenario())


def test_mixed_game_view_shows_hand_number_and_next_game() -> None:
    async def run_scenario() -> None:
        room = make_room()
        await room.open()
        rules = TableRules.preset("online", build_rotation("horse", 2, 4), chairs=6)
        table_row = await room.new_table(
            rules, TableSettings(starts_hands_automatically=False, pace=0.0), "Ann"
        )
        task = room.task(table_row.id)
        clients = await seat_players(task, "Ann", "Bob")
        await clients[0].submit(w.Begin())
        view = task.view()
        assert (view.hand_of_game, view.hands_per_game) == (1, 2)
        assert view.next_game == "limit omaha hi-lo"
        await room.close()

    run(run_scenario())


def test_next_hand_waits_for_pot_payment() -> None:
    async def run_scenario() -> None:
        room = make_room()
        room.clock = lambda: 1_800_000_000_000
        task = await open_table(room, seconds_between_hands=2.0, pace=1.0)
        clients = await seat_players(task, "Ann", "Bob")
        await asyncio.sleep(0)
        assert isinstance(await clients[0].submit(w.Begin()), Accepted)
        await act_until(clients, lambda private_view: w.Fold(), "over")
        view = task.view()
        assert view.payout_ms == 700
        assert view.next_hand_at - 1_800_000_000_000 == 2_700
        await room.close()

    run(run_scenario())


def test_award_names_winner_after_leaving() -> None:
    async def run_scenario() -> None:
        room = make_room(MemoryStore())
        task: TableTask = await open_table(
            room, HOLDEM, preset="online", starts_hands_automatically=False
        )
        clients = [TableClient(task, name) for name in ("Ann", "Bob")]
        for chair, client in enumerate(clients, 1):
            await client.receive()
            await client.submit(w.Sit(chair, 200))
        await clients[0].submit(w.Begin())
        for client in clients:
            await client.submit(w.Leave())
        await act_until(clients, lambda private_view: w.Fold(), "over")
        last_frame = await wait_for_winner(clients[0])
        [award] = last_frame["view"]["awards"]
        assert award["players"] in (["Ann"], ["Bob"])
        assert award["players"][0] not in [seat["player"] for seat in last_frame["view"]["seats"]]
        await room.close()

    run(run_scenario())
