"""Stream overlay: no hole card leaves the room before the delay or without consent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import msgspec
import pytest

from riverboat.service.publisher.overlay_track import OverlayTrack
from riverboat.service.room import Room
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.table_task import TableTask
from riverboat.store.memory_store import MemoryStore
from riverboat.table.rules.table_rules import TableRules
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted, Rejected
from riverboat.wire.view import OverlayView
from tests.service.room_tables import TableClient, choose_passive_action, make_room, run
from tests.service.test_hidden_card_frames import (
    HOLDEM_CASE,
    MOMENT,
    NAMES,
    OMAHA_CASE,
    STUD_CASE,
    permute_hidden,
    stack_decks,
)

MINUTE_MS = 60_000
STEP_MS = 700
"""Milliseconds between two actions: a hand takes less than the delay, or more if it pauses."""


class StreamedTable:
    """A streamed table on a controlled clock, with the views that its overlay has shown."""

    def __init__(self, room: Room, task: TableTask, clock_ms: list[int]) -> None:
        self.room, self.task, self.clock_ms = room, task, clock_ms
        self.clients = {name: TableClient(task, name) for name in (*NAMES, "Dee")}
        self.sent_cards: dict[tuple[int, int], set[str]] = {}
        """Cards that a player was sent, by hand and chair."""
        self.polled_bodies: list[bytes] = []

    async def submit(self, name: str, command: w.AnyClientCommand) -> None:
        reply = await self.clients[name].submit(command)
        assert isinstance(reply, Accepted), reply
        await self.receive_updates()

    async def receive_updates(self) -> None:
        for client in self.clients.values():
            while len(client.outbox) or not client.messages:
                await client.receive()
            private_view, hand_number = client.last["mine"], client.last["view"]["hand"]
            self.sent_cards.setdefault((hand_number, private_view["chair"]), set()).update(
                private_view["cards"]
            )

    def poll(self) -> OverlayView | None:
        """Return the overlay, after checking when and whose cards it shows."""
        overlay_view = self.task.overlay()
        self.polled_bodies.append(msgspec.json.encode({"shown": overlay_view}))
        if overlay_view is None:
            return None
        assert overlay_view.at <= self.clock_ms[0] - MINUTE_MS
        assert overlay_view.view.hand_number < self.task.view().hand_number or self.task.is_idle
        sent_views = [
            _drop_live_fields(frame["view"])
            for frame in self.clients["Dee"].messages
            if "view" in frame
        ]
        view = _drop_live_fields(msgspec.json.decode(self.polled_bodies[-1])["shown"]["view"])
        assert view in sent_views, "a spectator was sent this view"
        for chair, cards in overlay_view.cards:
            assert set(cards) <= self.sent_cards[overlay_view.view.hand_number, chair]
        return overlay_view

    async def play_hand(
        self, choose_command: Callable[[dict[str, Any]], w.AnyClientCommand]
    ) -> None:
        """Play the running hand, and poll the overlay after each action."""
        while not self.task.is_idle:
            clients_to_act = [
                client for client in self.clients.values() if client.last["mine"]["turn"]
            ]
            if clients_to_act:
                await self.submit(
                    clients_to_act[0].name, choose_command(clients_to_act[0].last["mine"])
                )
            else:
                await asyncio.sleep(0.005)
                await self.receive_updates()
            self.clock_ms[0] += STEP_MS
            self.poll()

    def watch(self, seconds: int) -> list[OverlayView]:
        """Return what the overlay shows from now on, second by second."""
        overlay_views = []
        for _ in range(seconds):
            self.clock_ms[0] += 1000
            if (overlay_view := self.poll()) is not None:
                overlay_views.append(overlay_view)
        return overlay_views


LIVE_FIELDS = (
    "clock", "next_at", "watching", "waiting", "kept", "pending", "bomb_vote", "root", "cut_by",
    "in_stead", "raises",
)  # fmt: skip


def _drop_live_fields(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name not in LIVE_FIELDS}


async def open_streamed_table(game: str, *consenting_players: str) -> StreamedTable:
    """Return a streamed table, with the consent of some players, before its first hand."""
    room, clock_ms = make_room(MemoryStore()), [MOMENT]
    room.clock = lambda: clock_ms[0]
    await room.open()
    rules = TableRules.preset("home", game, chairs=3).replace(button={"first": "lowest chair"})
    table_row = await room.new_table(
        rules, TableSettings(starts_hands_automatically=False, pace=0.0), "Ann"
    )
    table = StreamedTable(room, room.task(table_row.id), clock_ms)
    await table.receive_updates()
    for chair, name in enumerate(NAMES, 1):
        await table.submit(name, w.Sit(chair, 100))
        if table.clients["Ann"].last["mine"]["requests"]:
            await table.submit("Ann", w.Approve(chair))
    await table.submit("Ann", w.StreamTable())
    for name in consenting_players:
        await table.submit(name, w.ShowOnStream())
    return table


def run_streamed_table(
    game: str, *consenting_players: str
) -> Callable[[Callable[[StreamedTable], Awaitable[None]]], None]:
    """Run a scenario at a streamed table."""

    def run_at_table(scenario: Callable[[StreamedTable], Awaitable[None]]) -> None:
        async def run_scenario() -> None:
            table = await open_streamed_table(game, *consenting_players)
            await scenario(table)
            await table.room.close()

        run(run_scenario())

    return run_at_table


def collect_shown_chairs(overlay_views: list[OverlayView]) -> set[int]:
    return {chair for overlay_view in overlay_views for chair, cards in overlay_view.cards if cards}


def make_random_player(seed: str) -> Callable[[dict[str, Any]], w.AnyClientCommand]:
    """Return a player who folds, raises, draws, shows and mucks at random."""
    rng = Random(seed)

    def choose(private_view: dict[str, Any]) -> w.AnyClientCommand:
        turn = private_view["turn"]
        if turn["ask"] == "act" and not turn["bring_in"]:
            if turn["high"] and rng.random() < 0.3:
                return w.RaiseTo(turn["low"])
            if not turn["free"] and rng.random() < 0.25:
                return w.Fold()
        if turn["ask"] == "draw":
            min_discards, max_discards = turn["least"], min(turn["most"], 3)
            return w.Discard(
                tuple(
                    private_view["cards"][
                        : rng.randint(min_discards, max(min_discards, max_discards))
                    ]
                )
            )
        return choose_passive_action(private_view)

    return choose


GAMES = (
    "no-limit hold'em 1/2",
    "no-limit short deck ante 1",
    "pot-limit omaha hi-lo 1/2",
    "limit seven-card stud 2/4 ante 1 bring-in 1",
    "limit 2-7 triple draw 2/4",
    "limit badugi 2/4",
)


@pytest.mark.parametrize("game", GAMES)
def test_overlay_shows_hole_cards_of_consenting_players_after_the_hand_only(game: str) -> None:
    @run_streamed_table(game, "Ann", "Cid")
    async def _(table: StreamedTable) -> None:
        for number in (1, 2):
            await table.submit("Ann", w.Begin())
            await table.play_hand(make_random_player(f"{game} {number}"))
        overlay_views = table.watch(80)
        assert collect_shown_chairs(overlay_views) == {1, 3}
        assert overlay_views[-1].view.hand_number == 2


def test_overlay_of_two_boards_shows_consenting_players_only() -> None:
    @run_streamed_table(GAMES[0], "Bob")
    async def _(table: StreamedTable) -> None:
        await table.submit("Ann", w.Begin(bomb_pot_ante=4, board_count=2))
        await table.play_hand(choose_passive_action)
        overlay_views = table.watch(70)
        assert collect_shown_chairs(overlay_views) == {2}
        assert len(overlay_views[-1].view.boards) == 2


def test_hole_cards_wait_for_the_end_of_a_long_hand() -> None:
    @run_streamed_table(GAMES[0], *NAMES)
    async def _(table: StreamedTable) -> None:
        await table.submit("Ann", w.Begin())
        assert not collect_shown_chairs(table.watch(600)), "the hand has run for ten minutes"
        await table.play_hand(choose_passive_action)
        assert collect_shown_chairs(table.watch(70)) == {1, 2, 3}


def test_folded_hand_of_consenting_player_is_shown_and_others_are_not() -> None:
    @run_streamed_table(GAMES[0], "Ann")
    async def _(table: StreamedTable) -> None:
        await table.submit("Ann", w.Begin())
        await table.play_hand(
            lambda private_view: (
                w.Fold()
                if private_view["turn"].get("fold")
                else choose_passive_action(private_view)
            )
        )
        assert collect_shown_chairs(table.watch(70)) == {1}


def test_withdrawn_consent_hides_cards_at_once_and_renewed_consent_hides_earlier_hands() -> None:
    @run_streamed_table(GAMES[0], "Ann", "Bob")
    async def _(table: StreamedTable) -> None:
        await table.submit("Ann", w.Begin())
        await table.play_hand(choose_passive_action)
        assert collect_shown_chairs(table.watch(65)[-1:]) == {1, 2}
        await table.submit("Ann", w.ShowOnStream(has_consented=False))
        assert collect_shown_chairs(table.watch(1)) == {2}
        await table.submit("Ann", w.ShowOnStream())
        await table.submit("Bob", w.Leave())
        assert not collect_shown_chairs(table.watch(70)), "a player who leaves agrees to nothing"


def test_consent_during_a_hand_counts_from_the_next() -> None:
    @run_streamed_table(GAMES[0])
    async def _(table: StreamedTable) -> None:
        await table.submit("Ann", w.Begin())
        await table.submit("Bob", w.ShowOnStream())
        await table.play_hand(choose_passive_action)
        assert not collect_shown_chairs(table.watch(70))
        await table.submit("Ann", w.Begin())
        await table.play_hand(choose_passive_action)
        assert collect_shown_chairs(table.watch(70)) == {2}


def test_end_of_stream_clears_overlay_and_consents() -> None:
    @run_streamed_table(GAMES[0], *NAMES)
    async def _(table: StreamedTable) -> None:
        first_link_version = table.task.stream_link_version
        await table.submit("Ann", w.Begin())
        await table.play_hand(choose_passive_action)
        table.watch(65)
        await table.submit("Ann", w.StreamTable(is_on=False))
        assert table.task.overlay() is None
        assert table.task.stream_link_version == 0
        await table.submit("Ann", w.StreamTable())
        assert table.task.stream_link_version > first_link_version > 0
        assert table.clients["Ann"].last["view"]["streamed"]
        assert not table.clients["Ann"].last["mine"]["on_stream"]
        await table.submit("Ann", w.Begin())
        await table.play_hand(choose_passive_action)
        assert not collect_shown_chairs(table.watch(70))


def test_consent_is_private_and_needs_streamed_table() -> None:
    @run_streamed_table(GAMES[0], "Bob")
    async def _(table: StreamedTable) -> None:
        assert table.clients["Bob"].last["mine"]["on_stream"]
        frame_texts = [
            str(frame) for name in ("Ann", "Cid", "Dee") for frame in table.clients[name].messages
        ]
        consent_texts = [
            frame_text for frame_text in frame_texts if "StreamConsentSet" in frame_text
        ]
        assert consent_texts, "all see that a record was made"
        assert not any("'yes': True" in consent_text for consent_text in consent_texts)
        replies = [await table.clients["Dee"].submit(w.ShowOnStream())]
        replies += [await table.clients["Bob"].submit(w.StreamTable(is_on=False))]
        await table.submit("Ann", w.StreamTable(is_on=False))
        replies += [await table.clients["Bob"].submit(w.ShowOnStream())]
        assert all(isinstance(reply, Rejected) for reply in replies)


def test_restart_keeps_consents_and_shows_no_earlier_hand() -> None:
    async def run_scenario() -> None:
        store = MemoryStore()
        room = make_room(store)
        await room.open()
        rules = TableRules.preset("home", GAMES[0], chairs=3)
        table_row = await room.new_table(
            rules, TableSettings(starts_hands_automatically=False), "Ann"
        )
        ann = TableClient(room.task(table_row.id), "Ann")
        await ann.receive()
        for command in (w.Sit(1, 200), w.StreamTable(), w.ShowOnStream()):
            assert isinstance(await ann.submit(command), Accepted)
        link_version = room.task(table_row.id).stream_link_version
        await room.close()
        room = make_room(store)
        await room.open()
        task = room.task(table_row.id)
        assert task.stream_link_version == link_version
        assert task.overlay() is None
        ann = TableClient(task, "Ann")
        await ann.receive()
        assert ann.last["mine"]["on_stream"]
        await room.close()

    run(run_scenario())


@pytest.mark.parametrize(
    "case", [HOLDEM_CASE, STUD_CASE, OMAHA_CASE], ids=["hold'em", "stud", "omaha"]
)
@pytest.mark.parametrize("consenting", ["Ann", "Dee"])
def test_overlay_bytes_do_not_depend_on_cards_of_other_players(
    case: tuple[str, str, list[int], dict[str, list[int]]],
    consenting: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, street, cards, hidden_positions = case

    async def collect_overlay_bodies() -> list[bytes]:
        consenting_names = [name for name in NAMES if name == consenting]
        table = await open_streamed_table(game, *consenting_names)
        await table.submit("Ann", w.PlaceButton(3))
        await table.submit("Ann", w.Begin())

        def choose(private_view: dict[str, Any]) -> w.AnyClientCommand:
            turn = private_view["turn"]
            if turn["ask"] == "act" and table.task.view().street == street:
                if private_view["chair"] == 1:
                    return w.RaiseTo(turn["low"]) if turn["high"] else w.Call()
                return w.Check() if turn["free"] else w.Fold()
            return choose_passive_action(private_view)

        await table.play_hand(choose)
        assert collect_shown_chairs(table.watch(70)) == {1 for _ in consenting_names}
        await table.room.close()
        return [body.replace(table.task.id.encode(), b"t") for body in table.polled_bodies]

    async def run_scenario() -> None:
        stack_decks(monkeypatch, cards)
        overlay_bodies = await collect_overlay_bodies()
        stack_decks(monkeypatch, permute_hidden(cards, hidden_positions[consenting]))
        assert await collect_overlay_bodies() == overlay_bodies

    run(run_scenario())


def test_moments_keep_their_order_and_catch_up_between_hands() -> None:
    shown_moments: list[tuple[int, int]] = []

    async def scenario(table: StreamedTable) -> None:
        track, view = OverlayTrack(), table.task.view()
        moments = [(1, 0, True), (1, 200_000, True), (1, 201_000, False), (2, 210_000, True)]
        moments += [(2, 211_000, False), (2, 400_000, False)]
        for moment_number, (hand_number, time_ms, is_running) in enumerate(moments):
            moment_view = msgspec.structs.replace(
                view, hand_number=hand_number, total_rake=moment_number
            )
            track.record(moment_view, {}, time_ms, 0, is_running=is_running)
            for now_ms in range(time_ms, moments[min(moment_number + 1, 5)][1] + 1, 1000):
                overlay_view = track.current_view(now_ms, lambda *_: True)
                if overlay_view is not None and (
                    not shown_moments or shown_moments[-1][0] != overlay_view.view.total_rake
                ):
                    shown_moments.append((overlay_view.view.total_rake, now_ms))

    run_streamed_table(GAMES[0])(scenario)
    shown_numbers, shown_times = zip(*shown_moments, strict=True)
    assert shown_numbers == (0, 1, 2, 3, 4)
    assert shown_times == (201_000, 260_000, 261_000, 270_000, 271_000)
