"""Random sessions with purchases, loans and departures: chips are conserved."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from riverboat.cards import DECKS
from riverboat.engine import (
    AddChips,
    AnyCommand,
    Call,
    Deal,
    HouseRules,
    IllegalAction,
    RaiseTo,
    ToAct,
    ToDeal,
    parse_game,
)
from riverboat.table.money.buying_in import buy_in_limits, purchase_limits
from riverboat.table.seats.absent_players import timeout_command
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import AnyPending, ToAnswerMarker, ToBegin, ToPlay
from riverboat.table.state.table_reducer import AnyLoggedFact, apply
from riverboat.table.state.table_state import Table
from riverboat.table.table_play import decide, forced_facts, pending_decision
from tests.schedule import run_in
from tests.table.table_helpers import Log, check_replay, chips_taken, open_table, random_action

PLAYERS = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal")
MINUTE_MS = 60_000


class BuyInSession:
    """A table with a chip count after every fact."""

    def __init__(self, seed: int, stakes: str, **options: Any) -> None:
        self.rng = Random(seed)
        house_rules = HouseRules.preset("home").replace(stakes=stakes)
        no_straddles = {"enabled": False, "sleepers": False}
        self.table, self.log = open_table(
            parse_game("no-limit hold'em 1/2", house_rules),
            "home",
            straddle=no_straddles,
            **options,
        )
        self.chips_brought = self.hands = self.time_ms = 0
        self.refused_count = 0
        self.stub: list[int] = []

    def play(self, hands: int) -> tuple[Table, Log]:
        while self.hands < hands:
            self.step()
        return self.table, self.log

    def step(self) -> None:
        """Run a random command, or handle the pending step."""
        self.time_ms += MINUTE_MS
        pending = pending_decision(self.table)
        if isinstance(pending, ToAnswerMarker) and self.rng.random() < 0.9:
            self.attempt(c.AnswerMarker(self.rng.choice(pending.chairs), self.rng.random() < 0.8))
        elif self.rng.random() < 0.3 or not isinstance(pending, ToBegin | ToPlay):
            self.attempt(self.random_command())
        elif isinstance(pending, ToBegin):
            self.attempt(c.Begin())
            self.hands += 1
            self.stub = list(DECKS["standard"].cards)
            self.rng.shuffle(self.stub)
        elif isinstance(pending, ToPlay):
            self.play_turn(pending)

    def attempt(self, command: c.AnyTableCommand | Deal) -> None:
        try:
            facts = decide(self.table, command)
        except IllegalAction as refusal:
            self.refused_count += bool(refusal.rule)
            return
        while facts:
            for fact in facts:
                self.apply_fact(fact)
            facts = forced_facts(self.table)

    def apply_fact(self, fact: AnyLoggedFact) -> None:
        table = self.table
        apply(table, fact)
        self.log.append(fact)
        match fact:
            case f.ChipsBought(chips=chips) | f.ChipsReturned(chips=chips):
                self.chips_brought += chips
            case f.MarkerTaken(chips=chips, lender=0):
                self.chips_brought += chips
            case f.Left(chips=chips):
                self.chips_brought -= chips
            case _:
                pass
        assert table.chips + chips_taken(table) == self.chips_brought, fact
        assert all(table.stack(chair) >= 0 for chair in table.chairs), fact

    def play_turn(self, pending: ToPlay) -> None:
        """Deal the next card, or act for the next player."""
        hand = self.table.hand
        assert hand is not None
        match pending.hand:
            case ToDeal(count=count, burn_count=burn):
                burned_and_dealt = [self.stub.pop() for _ in range(burn + count)]
                self.attempt(Deal(tuple(burned_and_dealt[burn:]), tuple(burned_and_dealt[:burn])))
            case ToAct() as turn:
                roll = self.rng.random()
                if roll < 0.1 and turn.high:
                    self.act(pending, RaiseTo(turn.high))
                else:
                    self.act(pending, Call() if roll < 0.6 else random_action(turn, self.rng))
            case other:
                seat = self.table.hand_chairs.index(pending.chairs[0])
                self.act(pending, timeout_command(hand, other, seat))

    def act(self, pending: ToPlay, command: AnyCommand) -> None:
        refused_count_before = self.refused_count
        self.attempt(c.Act(pending.chairs[0], command))
        if self.refused_count > refused_count_before:  # an all-in is barred: they fold or add chips
            hand = self.table.hand
            assert hand is not None
            assert isinstance(pending.hand, ToAct)
            self.attempt(
                c.Act(pending.chairs[0], timeout_command(hand, pending.hand, pending.hand.seat))
            )

    def random_command(self) -> c.AnyTableCommand:
        rng, table = self.rng, self.table
        chair = rng.choice([*table.chairs, rng.randint(1, 6)])
        free_players = [player for player in PLAYERS if not table.chair_of(player)]
        player = rng.choice(free_players)
        seat = table.hand_chairs.index(chair) if chair in table.hand_chairs else 0
        match rng.randrange(16):
            case 0 | 1 | 2:
                min_chips, max_chips = buy_in_limits(table, player, self.time_ms)
                entry_mode: f.EntryMode = "transferred" if rng.random() < 0.1 else "new"
                chips = rng.choice((0, 20, min_chips, max_chips or 300, 200))
                return c.Sit(player, rng.randint(1, 6), chips, entry_mode, at=self.time_ms)
            case 3 | 4 | 5:
                allowed_purchase = (
                    purchase_limits(table, chair, self.time_ms) if chair in table.chairs else None
                )
                min_chips, max_chips = allowed_purchase or (5, 5)
                return c.Buy(chair, rng.choice((min_chips, max_chips or 150, 50)), self.time_ms)
            case 6:
                return c.Leave(chair, at=self.time_ms)
            case 7:
                return c.TakeChips(chair, rng.choice((1, 2, 50)))
            case 8:
                return c.Approve(chair, rng.random() < 0.8)
            case 9 | 10:
                return c.OfferMarker(chair, rng.choice((5, 30, 200)))
            case 11 | 12:
                return c.OfferMarker(chair, rng.choice((5, 30, 80)), rng.randint(1, 6))
            case 13:
                chip_source = rng.choice(("bought", "borrowed", "marker"))
                return c.Act(chair, AddChips(seat, rng.choice((3, 60)), chip_source))  # type: ignore[arg-type]
            case 14 if rng.random() < 0.2:
                return c.CallOff("the lights went out")
            case _:
                player_and_debt = rng.choice([*table.unsettled_markers.items(), (player, 1)])
                return c.SettleMarker(*player_and_debt)


MARKER_OPTIONS = {"enabled": True, "borrowing": True, "accept_below": 10}
STAKES_AND_OPTIONS_BY_NAME: dict[str, tuple[str, dict[str, Any]]] = {
    "table stakes": ("table", {}),
    "table stakes with a slow runner": ("table", {"buy_in": {"behind": 2, "short": 1, "small": 3}}),
    "table stakes, matched and approved": (
        "table",
        {"buy_in": {"match_stack": True, "approval": True}},
    ),
    "open stakes": ("open", {"marker": MARKER_OPTIONS}),
    "open stakes with a slow runner": ("open", {"marker": MARKER_OPTIONS, "buy_in": {"behind": 2}}),
    "open stakes, approved": ("open", {"marker": MARKER_OPTIONS, "buy_in": {"approval": True}}),
}


@run_in("slow", keep_every=3)
@pytest.mark.parametrize("name", STAKES_AND_OPTIONS_BY_NAME)
def test_chips_are_conserved_and_log_replays(name: str) -> None:
    stakes, options = STAKES_AND_OPTIONS_BY_NAME[name]
    table, log = BuyInSession(7, stakes, **options).play(300)
    check_replay(table, log)
    fact_types = {type(fact) for fact in log}
    assert {f.ChipsBought, f.Left, f.HandClosed, f.HandCalledOff} <= fact_types
    assert (f.MarkerTaken in fact_types) == (stakes == "open")


def test_open_stakes_sessions_cover_every_debt() -> None:
    _, log = BuyInSession(11, "open", marker=MARKER_OPTIONS).play(300)
    marker_facts = [fact for fact in log if isinstance(fact, f.MarkerTaken)]
    assert any(fact.lender for fact in marker_facts)
    assert any(not fact.lender for fact in marker_facts)
    purchase_kinds = {fact.purchase for fact in log if isinstance(fact, f.ChipsBought)}
    assert {"buy-in", "re-buy", "top-up", "loan"} <= purchase_kinds
    fact_types = {type(fact) for fact in log}
    assert {f.MarkerRefused, f.MarkerSettled, f.RebuyRequired} <= fact_types


def test_table_always_has_a_pending_step() -> None:
    session = BuyInSession(3, "open", marker=MARKER_OPTIONS)
    for _ in range(2000):
        pending: AnyPending = pending_decision(session.table)
        assert str(pending)
        session.step()
    check_replay(session.table, session.log)
