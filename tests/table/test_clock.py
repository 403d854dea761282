"""The clock: turn time, time bank, and the action on timeout."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from riverboat.cards import DECKS, UNKNOWN, parse_cards
from riverboat.engine import (
    CALL,
    CHECK,
    FOLD,
    AllIn,
    BadGame,
    Deal,
    HouseRules,
    IllegalAction,
    RaiseTo,
    RunIt,
    Show,
    ToAct,
    ToDeal,
    parse_game,
)
from riverboat.engine.state import hand_facts as of_hand
from riverboat.engine.state.hand_fact import Fact
from riverboat.table.action_clock import find_clock_target
from riverboat.table.rules.option_groups import ClockRules
from riverboat.table.seats.absent_players import needs_dealer_reading, timeout_command
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import AnyPending, ToBegin, ToPlay, ToStraddle
from riverboat.table.state.table_reducer import AnyLoggedFact, apply
from riverboat.table.state.table_state import Clock, Table
from riverboat.table.table_play import advance, decide
from tests.schedule import run_in
from tests.table.table_helpers import (
    Log,
    begin_hand,
    check_replay,
    execute,
    open_table,
    random_action,
    seat_players,
)
from tests.thorough import FIRST_SEED, example_count

HOLDEM = "no-limit hold'em 1/2"
TURN_CLOCK_OPTIONS = {"think": 20, "bank": 0, "refill": 0, "away": 0}
"""Twenty seconds per turn, without extensions."""
CALLED_CLOCK_OPTIONS = {"call_after": 0, "think": 0, "bank": 0, "refill": 0}
"""Only a clock that a player calls."""


_VALUES_BY_SETTING: dict[str, Any] = {"off": False, "2": 2}


class ClockSession:
    """A running table whose dealer deals from an ordered deck.

    House rules may follow the game: ``no-limit hold'em 1/2; showdown choose``.
    """

    def __init__(self, game: str = HOLDEM, preset: str = "online", **options: Any) -> None:
        game_name, *house_settings = game.split("; ")
        setting_by_option = dict([house_setting.split() for house_setting in house_settings])
        house_rules = HouseRules.from_name(
            preset,
            **{
                option: _VALUES_BY_SETTING.get(setting, setting)
                for option, setting in setting_by_option.items()
            },
        )
        default_clock = {"answer": 0, "absent": 0}
        options["clock"] = {**default_clock, **options.get("clock", {})}
        options = {
            "buy_in": {"least": 0, "most": 0},
            "button": {"picked_up_minutes": 0},
            **options,
        }
        self.table, self.log = open_table(parse_game(game_name, house_rules), preset, **options)
        self.deck = list(DECKS["standard"].cards)

    def seat_and_deal(self, players: str = "A 200, B 200, C 200", deck: str = "") -> ClockSession:
        """Seat players and deal; the cards of *deck* come first."""
        seat_players(self.table, self.log, players)
        return self.begin_and_deal(deck)

    def begin_and_deal(self, deck: str = "") -> ClockSession:
        """Begin and deal the next hand."""
        begin_hand(self.table, self.log)
        first_cards = list(parse_cards(deck))
        cards = DECKS[self.table.current_game.variant.deck].cards
        self.deck = [*first_cards, *[card for card in cards if card not in first_cards]]
        self._deal(advance(self.table, self.log))
        return self

    def execute(self, command: c.AnyTableCommand) -> tuple[AnyLoggedFact, ...]:
        """Run a command and deal; return its facts."""
        facts = decide(self.table, command)
        self._deal(execute(self.table, self.log, command))
        check_replay(self.table, self.log)
        return facts

    def pass_time(self, *seconds: float) -> tuple[AnyLoggedFact, ...]:
        """Pass time to each of these seconds; return the facts of the last step."""
        return [self.execute(c.PassTime(round(1000 * time_s))) for time_s in seconds][-1]

    def act(self, chair: int, command: Any, time_s: float = 0) -> None:
        """Act for a player."""
        self.execute(c.Act(chair, command, round(1000 * time_s)))

    def _deal(self, pending: AnyPending) -> None:
        while isinstance(pending, ToPlay) and isinstance(pending.hand, ToDeal):
            burned, cards = (
                self._take_cards(pending.hand.burn_count),
                self._take_cards(pending.hand.count),
            )
            pending = execute(self.table, self.log, Deal(cards, burned))

    def _take_cards(self, count: int) -> tuple[int, ...]:
        taken_cards, self.deck = tuple(self.deck[:count]), self.deck[count:]
        return taken_cards

    @property
    def clock(self) -> Clock:
        """Return the running clock."""
        assert self.table.clock is not None, "no clock runs"
        return self.table.clock

    def bank(self, chair: int) -> float:
        """Return the seconds in a player's time bank."""
        return self.table.chairs[chair].time_bank_ms / 1000


def limp_to_big_blind(session: ClockSession) -> None:
    """Call around to the big blind, who checks."""
    session.act(1, CALL)
    session.act(2, CALL)
    session.act(3, CHECK)


def assert_refused(
    session: ClockSession, command: c.AnyTableCommand, rule: str, message: str
) -> None:
    """Check that a command is refused by this rule with these words and changes nothing."""
    log_length = len(session.log)
    with pytest.raises(IllegalAction, match=message) as error:
        session.execute(command)
    assert error.value.rule == rule
    assert len(session.log) == log_length
    check_replay(session.table, session.log)


# The turn clock ---------------------------------------------------------------------------------


def test_expired_turn_facing_bet_folds() -> None:
    session = ClockSession(clock=TURN_CLOCK_OPTIONS).seat_and_deal()  # rule: TIME-02
    assert session.pass_time(100) == (f.ClockStarted(1, 100_000, 120_000, "think"),)
    assert session.pass_time(119.999) == ()
    assert session.pass_time(120) == (
        f.TimeRanOut(1, 120_000, consecutive_timeouts=1),
        of_hand.Folded(0),
    )
    assert session.table.clock is None


def test_expired_turn_without_bet_checks() -> None:
    session = ClockSession(clock=TURN_CLOCK_OPTIONS).seat_and_deal()  # rule: TIME-02
    session.act(1, CALL)
    session.act(2, CALL)
    assert session.pass_time(100, 120) == (
        f.TimeRanOut(3, 120_000, consecutive_timeouts=1),
        of_hand.Checked(2),
    )


@pytest.mark.parametrize("fold_when_free", ["allow", "warn", "reject"])
def test_clock_never_folds_free_check(fold_when_free: str) -> None:
    session = ClockSession(
        f"{HOLDEM}; fold_when_free {fold_when_free}", clock=TURN_CLOCK_OPTIONS
    ).seat_and_deal()
    limp_to_big_blind(session)  # rule: TURN-03
    assert session.pass_time(100, 120)[-1] == of_hand.Checked(1)


def test_dead_hand_expiry_marks_fold() -> None:
    session = ClockSession(clock={**TURN_CLOCK_OPTIONS, "expiry": "dead_hand"}).seat_and_deal()
    limp_to_big_blind(session)
    assert session.pass_time(100, 120)[0] == f.TimeRanOut(2, 120_000, consecutive_timeouts=1)
    session.act(3, RaiseTo(10))
    # rule: TIME-01, DEAD-06
    assert session.pass_time(200, 220) == (
        f.TimeRanOut(1, 220_000, is_hand_dead=True, consecutive_timeouts=1),
        of_hand.Folded(0),
    )


def test_each_turn_has_own_clock() -> None:
    session = ClockSession(clock=TURN_CLOCK_OPTIONS).seat_and_deal()
    session.pass_time(100)
    session.act(1, CALL, 110)
    assert session.log[-2:] == [f.ClockStopped(1), of_hand.Called(0, 2)]
    assert session.pass_time(111) == (f.ClockStarted(2, 111_000, 131_000, "think"),)


def test_action_at_deadline_counts() -> None:
    session = ClockSession(clock=TURN_CLOCK_OPTIONS).seat_and_deal()
    session.pass_time(100, 119.999)
    session.act(1, CALL, 120)  # rule: TIME-02
    assert session.pass_time(120) == (f.ClockStarted(2, 120_000, 140_000, "think"),)


def test_late_action_is_out_of_turn() -> None:
    session = ClockSession(clock=TURN_CLOCK_OPTIONS).seat_and_deal()
    session.pass_time(100, 120)
    with pytest.raises(IllegalAction, match="out of turn"):
        session.act(1, CALL, 120)


def test_late_timer_does_not_consume_next_period() -> None:
    session = ClockSession(clock={**TURN_CLOCK_OPTIONS, "bank": 60}).seat_and_deal()
    assert session.pass_time(100, 3_700) == (f.ClockStarted(1, 3_700_000, 3_760_000, "bank"),)


def test_no_clock_runs_for_dealer_or_between_hands() -> None:
    session = ClockSession(clock=TURN_CLOCK_OPTIONS)
    seat_players(session.table, session.log, "A 200, B 200")
    assert decide(session.table, c.PassTime(1000)) == ()
    begin_hand(session.table, session.log)
    assert decide(session.table, c.PassTime(1000)) == ()
    assert find_clock_target(session.table).chairs == ()


def test_disabled_clock_never_runs() -> None:
    session = ClockSession(clock={"think": 0}).seat_and_deal()
    assert session.pass_time(100, 10_000) == ()


@pytest.mark.parametrize(
    "command", [c.CallOff("the deck was short"), c.Act(2, FOLD)], ids=["called off", "closed"]
)
def test_end_of_hand_stops_clock(command: c.AnyTableCommand) -> None:
    session = ClockSession(clock=TURN_CLOCK_OPTIONS).seat_and_deal("A 200, B 200")
    session.act(1, CALL)
    session.pass_time(100)
    session.execute(command if isinstance(command, c.CallOff) else c.Act(2, RaiseTo(10)))
    if not isinstance(command, c.CallOff):
        session.pass_time(101)
        session.act(1, FOLD)
    assert session.table.clock is None
    assert not session.table.is_hand_running


# The called clock -------------------------------------------------------------------------------


@pytest.mark.parametrize("preset, seconds", [("tournament", 30), ("cash", 70)])
def test_called_clock_gives_house_time_and_countdown(preset: str, seconds: int) -> None:
    # rule: TIME-02 TDA 29: 25 s and 5 s of counting; WL 181: 60 s and 10 s
    session = ClockSession(preset=preset, clock=CALLED_CLOCK_OPTIONS).seat_and_deal()
    assert session.pass_time(100) == ()
    called_facts = session.execute(c.CallClock(3, 100_000))
    assert called_facts == (f.ClockStarted(1, 100_000, 100_000 + 1000 * seconds, "called"),)
    assert session.pass_time(99.999 + seconds) == ()
    kills_hand = preset == "tournament"  # rule: DEAD-06
    assert session.pass_time(100 + seconds) == (
        f.TimeRanOut(1, 100_000 + 1000 * seconds, kills_hand),
        of_hand.Folded(0),
    )


def test_action_stops_called_clock() -> None:
    session = ClockSession(preset="cash", clock=CALLED_CLOCK_OPTIONS).seat_and_deal()
    session.execute(c.CallClock(3, 100_000))
    session.act(1, CALL, 130)
    assert session.table.clock is None
    assert session.pass_time(200) == ()


def test_folded_player_may_call_clock() -> None:
    session = ClockSession(preset="cash", clock=CALLED_CLOCK_OPTIONS).seat_and_deal()
    session.act(1, FOLD)
    session.execute(c.CallClock(1, 5000))
    assert session.clock == Clock(2, 5000, 75_000, "called")


def test_called_clock_timeout_does_not_sit_player_out() -> None:
    session = ClockSession(
        preset="cash", clock={**CALLED_CLOCK_OPTIONS, "sit_out_after": 1}
    ).seat_and_deal()
    session.execute(c.CallClock(3, 0))
    session.pass_time(70)
    session.act(2, FOLD)
    assert not session.table.chairs[1].is_sitting_out  # rule: SEAT-10


def test_invalid_clock_call_is_refused() -> None:
    session = ClockSession(preset="cash", clock=CALLED_CLOCK_OPTIONS, straddle={"enabled": False})
    assert_refused(session, c.CallClock(1, 0), "SEAT-04", "seat 1 is empty")
    session.seat_and_deal("A 200, B 200, C 200")
    assert_refused(session, c.CallClock(1, 0), "TIME-02", "action is on A")
    session.execute(c.Sit("D", 4, 200))
    assert_refused(session, c.CallClock(4, 0), "TIME-02", "D can’t call the clock")
    session.execute(c.CallClock(3, 0))
    assert_refused(session, c.CallClock(2, 0), "TIME-02", "already running")
    timed_session = ClockSession(clock=TURN_CLOCK_OPTIONS).seat_and_deal()
    assert_refused(timed_session, c.CallClock(2, 0), "TIME-02", "every turn has 20 seconds")


def test_clock_call_requires_long_turn() -> None:
    # rule: TIME-06
    session = ClockSession(
        preset="cash", clock={**CALLED_CLOCK_OPTIONS, "call_after": 120}
    ).seat_and_deal()
    assert session.pass_time(100) == (f.TurnBegan(1, 100_000),)
    assert session.pass_time(150) == (), "a turn begins once"
    session.act(1, CALL, 200)
    assert session.pass_time(200) == (f.TurnBegan(2, 200_000),)
    assert_refused(session, c.CallClock(3, 250_000), "TIME-06", "on B in seat 2: wait 70 seconds")
    session.execute(c.CallClock(3, 320_000))
    assert session.clock == Clock(2, 320_000, 390_000, "called")


def test_resume_restarts_turn_time() -> None:
    # rule: TIME-06
    session = ClockSession(
        preset="cash", clock={**CALLED_CLOCK_OPTIONS, "call_after": 120}
    ).seat_and_deal()
    session.pass_time(100)
    assert session.execute(c.Resume(9_000_000)) == (f.TurnBegan(1, 9_000_000),)
    assert_refused(session, c.CallClock(3, 9_060_000), "TIME-06", "wait 60 seconds")


def test_clock_cannot_be_called_on_dealer() -> None:
    table, log = open_table(HOLDEM, "cash", straddle={"enabled": False}, clock=CALLED_CLOCK_OPTIONS)
    seat_players(table, log, "A 200, B 200")
    begin_hand(table, log)
    with pytest.raises(IllegalAction, match="can’t call the clock: no player"):
        decide(table, c.CallClock(2, 0))


# Extra time -------------------------------------------------------------------------------------


def test_extra_time_is_granted_once_per_hand() -> None:
    session = ClockSession(clock={**TURN_CLOCK_OPTIONS, "extra": 30}).seat_and_deal()
    session.pass_time(100)  # rule: TIME-05
    assert session.execute(c.AskForTime(1, 110_000)) == (
        f.ClockStarted(1, 110_000, 150_000, "extra"),
    )
    assert_refused(
        session, c.AskForTime(1, 120_000), "TIME-05", "already took extra time in this hand"
    )
    assert session.pass_time(150)[0] == f.TimeRanOut(1, 150_000, consecutive_timeouts=1)
    session.act(2, FOLD)
    session.begin_and_deal()  # the button moves: B is first to act
    session.pass_time(200)
    session.act(2, FOLD)
    session.act(3, FOLD)
    session.begin_and_deal()
    session.act(3, CALL)
    assert session.execute(c.AskForTime(1, 300_000))[0] == f.ClockStarted(
        1, 300_000, 350_000, "extra"
    )


def test_extra_time_pauses_bank() -> None:
    session = ClockSession(clock={**TURN_CLOCK_OPTIONS, "extra": 30, "bank": 60}).seat_and_deal()
    session.pass_time(100, 120)
    assert session.execute(c.AskForTime(1, 135_000)) == (
        f.ClockStopped(1, 15_000, has_acted=False),
        f.ClockStarted(1, 135_000, 165_000, "extra"),
    )
    assert session.bank(1) == 45
    assert session.pass_time(165) == (f.ClockStarted(1, 165_000, 210_000, "bank"),)


def test_invalid_extra_time_request_is_refused() -> None:
    session = ClockSession(clock={**TURN_CLOCK_OPTIONS, "extra": 30}).seat_and_deal()
    assert_refused(
        session, c.AskForTime(2, 0), "TIME-05", "action isn’t on B: extra time is for A in seat 1"
    )
    session_without_extra = ClockSession(clock=TURN_CLOCK_OPTIONS).seat_and_deal()
    assert_refused(session_without_extra, c.AskForTime(1, 0), "TIME-05", "no extra time")
    idle_session = ClockSession(
        preset="cash", clock={**CALLED_CLOCK_OPTIONS, "extra": 30}
    ).seat_and_deal()
    assert_refused(idle_session, c.AskForTime(1, 0), "TIME-05", "no clock is running on A")


def test_extra_time_extends_called_clock() -> None:
    session = ClockSession(
        preset="cash", clock={**CALLED_CLOCK_OPTIONS, "extra": 30}
    ).seat_and_deal()
    session.execute(c.CallClock(2, 0))
    session.execute(c.AskForTime(1, 10_000))
    assert session.clock == Clock(1, 10_000, 100_000, "extra")


# The time bank ----------------------------------------------------------------------------------


def test_time_bank_starts_after_turn_and_is_charged() -> None:
    session = ClockSession(clock={**TURN_CLOCK_OPTIONS, "bank": 60}).seat_and_deal()
    assert session.pass_time(100, 120) == (f.ClockStarted(1, 120_000, 180_000, "bank"),)
    session.act(1, CALL, 132.5)  # rule: BYND-79
    assert session.bank(1) == 47.5
    assert session.log[-2] == f.ClockStopped(1, 12_500)


def test_exhausted_time_bank_runs_out() -> None:
    session = ClockSession(clock={**TURN_CLOCK_OPTIONS, "bank": 60}).seat_and_deal()
    assert session.pass_time(100, 120, 180) == (
        f.ClockStopped(1, 60_000, has_acted=False),
        f.TimeRanOut(1, 180_000, consecutive_timeouts=1),
        of_hand.Folded(0),
    )
    assert session.bank(1) == 0
    assert session.bank(2) == 60


def test_action_in_turn_time_keeps_bank() -> None:
    session = ClockSession(clock={**TURN_CLOCK_OPTIONS, "bank": 60}).seat_and_deal()
    session.pass_time(100)
    session.act(1, CALL, 119)
    assert session.bank(1) == 60


def test_action_without_time_charges_no_bank() -> None:
    session = ClockSession(clock={**TURN_CLOCK_OPTIONS, "bank": 60}).seat_and_deal()
    session.pass_time(100, 120)
    session.act(1, CALL)
    assert session.bank(1) == 60


def test_late_action_charges_at_most_whole_bank() -> None:
    session = ClockSession(clock={**TURN_CLOCK_OPTIONS, "bank": 60}).seat_and_deal()
    session.pass_time(100, 120)
    session.act(1, CALL, 500)
    assert session.bank(1) == 0


def test_time_card_is_spent_when_begun() -> None:
    # rule: BYND-79 two cards of thirty seconds
    session = ClockSession(
        clock={"think": 30, "bank": 60, "card": 30, "refill": 0, "away": 0}
    ).seat_and_deal()
    assert session.pass_time(100, 130) == (f.ClockStarted(1, 130_000, 160_000, "bank"),)
    session.act(1, CALL, 131)
    assert session.bank(1) == 30
    assert session.pass_time(131, 161) == (f.ClockStarted(2, 161_000, 191_000, "bank"),)
    assert session.pass_time(191) == (
        f.ClockStopped(2, 30_000, has_acted=False),
        f.ClockStarted(2, 191_000, 221_000, "bank"),
    )
    assert session.pass_time(221)[:2] == (
        f.ClockStopped(2, 30_000, has_acted=False),
        f.TimeRanOut(2, 221_000, consecutive_timeouts=1),
    )
    assert session.bank(2) == 0


def test_bank_must_be_whole_time_cards() -> None:
    with pytest.raises(
        BadGame, match="a time bank of 50 s and 0 s per orbit don’t divide into cards of 30 s"
    ):
        ClockRules(think=30, bank=50, card=30)
    with pytest.raises(
        BadGame, match="a time bank of 60 s and 5 s per orbit don’t divide into cards of 30 s"
    ):
        ClockRules(think=30, bank=60, card=30, refill=5)


def test_bank_refills_once_per_orbit_to_its_size() -> None:
    session = ClockSession(clock={**TURN_CLOCK_OPTIONS, "bank": 60, "refill": 20}).seat_and_deal()
    session.pass_time(100, 120)
    session.act(1, FOLD, 150)
    session.pass_time(200, 220)
    session.act(2, FOLD, 225)
    assert [session.bank(chair) for chair in (1, 2, 3)] == [30, 55, 60]
    for _ in range(4):  # rule: BYND-79 the big blinds are A, B, C and A
        session.begin_and_deal()
        for _ in range(2):
            session.act(find_clock_target(session.table).chair, FOLD)
    bank_fills = [fact for fact in session.log if isinstance(fact, f.BankFilled)]
    assert bank_fills == [
        f.BankFilled(1, 20_000),
        f.BankFilled(2, 5_000),
        f.BankFilled(1, 10_000),
    ]
    assert [session.bank(chair) for chair in (1, 2, 3)] == [60, 60, 60]


def test_stud_bank_refills_after_hands_per_player() -> None:
    stud_session = ClockSession(
        "limit stud 4/8 ante 1 bring-in 2", clock={**TURN_CLOCK_OPTIONS, "bank": 60, "refill": 20}
    )
    stud_session.seat_and_deal("A 200, B 200")
    first_chair = find_clock_target(stud_session.table).chair
    stud_session.pass_time(100, 120)
    stud_session.act(first_chair, choose_free_action(stud_session), 150)
    stud_session.act(find_clock_target(stud_session.table).chair, FOLD)
    assert stud_session.bank(first_chair) == 30
    stud_session.begin_and_deal()
    assert stud_session.log.count(f.BankFilled(first_chair, 20_000)) == 1
    assert stud_session.bank(first_chair) == 50


def choose_free_action(session: ClockSession) -> Any:
    """Return an action that costs the player nothing."""
    pending = advance(session.table, session.log)
    assert isinstance(pending, ToPlay)
    assert session.table.hand is not None
    return timeout_command(session.table.hand, pending.hand, 0)


# Disconnects and absent players -----------------------------------------------------------------


def test_disconnect_grants_extra_time_once_per_hand() -> None:
    session = ClockSession(clock={**TURN_CLOCK_OPTIONS, "away": 30}).seat_and_deal()
    session.pass_time(100)
    assert session.execute(c.LoseConnection(1)) == (f.ConnectionLost(1),)
    assert session.execute(c.LoseConnection(1)) == ()
    assert session.pass_time(120) == (f.ClockStarted(1, 120_000, 150_000, "away"),)
    session.act(1, CALL, 149)
    assert session.execute(c.RegainConnection(1)) == (f.ConnectionRestored(1),)
    assert session.execute(c.RegainConnection(1)) == ()
    session.act(2, CALL)
    session.act(3, RaiseTo(10))
    session.execute(c.LoseConnection(1))
    assert session.pass_time(200, 220)[0] == f.TimeRanOut(1, 220_000, consecutive_timeouts=1)


def test_connected_player_gets_no_disconnect_time() -> None:
    session = ClockSession(clock={**TURN_CLOCK_OPTIONS, "away": 30}).seat_and_deal()
    assert session.pass_time(100, 120)[0] == f.TimeRanOut(1, 120_000, consecutive_timeouts=1)


def test_bank_is_used_before_disconnect_time() -> None:
    session = ClockSession(clock={**TURN_CLOCK_OPTIONS, "away": 30, "bank": 60}).seat_and_deal()
    session.execute(c.LoseConnection(1))
    assert session.pass_time(100, 120) == (f.ClockStarted(1, 120_000, 180_000, "bank"),)
    assert session.pass_time(180) == (
        f.ClockStopped(1, 60_000, has_acted=False),
        f.ClockStarted(1, 180_000, 210_000, "away"),
    )
    assert session.pass_time(210) == (
        f.TimeRanOut(1, 210_000, consecutive_timeouts=1),
        of_hand.Folded(0),
    )


def test_disconnect_time_is_restored_each_hand() -> None:
    session = ClockSession(
        clock={**TURN_CLOCK_OPTIONS, "away": 30, "sit_out_after": 0}
    ).seat_and_deal("A 200, B 200")
    session.execute(c.LoseConnection(1))
    session.pass_time(100, 120, 150)
    assert session.table.chairs[1].has_used_away_time
    session.begin_and_deal()
    assert not session.table.chairs[1].has_used_away_time


def test_second_timeout_in_a_row_sits_player_out() -> None:
    session = ClockSession(clock=TURN_CLOCK_OPTIONS).seat_and_deal()
    limp_to_big_blind(session)
    session.pass_time(100, 120)
    session.act(3, CHECK)
    session.act(1, CHECK)
    # rule: SEAT-10
    assert session.pass_time(300, 320) == (
        f.TimeRanOut(2, 320_000, consecutive_timeouts=2),
        of_hand.Checked(1),
    )
    assert chairs_sitting_out(session) == []
    session.act(3, RaiseTo(10))
    session.act(1, FOLD)
    assert session.pass_time(400, 420)[-1] == of_hand.Folded(1)
    assert f.SatOut(2, "out of time") in session.log
    assert chairs_sitting_out(session) == [2]


def chairs_sitting_out(session: ClockSession) -> list[int]:
    """Return the chairs that are not dealt in."""
    return [
        chair for chair, table_player in session.table.chairs.items() if table_player.is_sitting_out
    ]


def test_action_resets_timeout_count() -> None:
    session = ClockSession(clock=TURN_CLOCK_OPTIONS).seat_and_deal()
    limp_to_big_blind(session)
    session.pass_time(100, 120)
    session.act(3, RaiseTo(4))
    session.act(1, CALL)
    session.act(2, CALL)  # before a clock started
    assert session.table.chairs[2].timeout_count == 0
    assert session.pass_time(200, 220)[0] == f.TimeRanOut(2, 220_000, consecutive_timeouts=1)


def test_coming_back_in_hand_cancels_sitting_out() -> None:
    session = ClockSession(clock={**TURN_CLOCK_OPTIONS, "sit_out_after": 1}).seat_and_deal()
    session.pass_time(100, 120)
    session.execute(c.ComeBack(1))
    session.act(2, FOLD)
    assert not session.table.chairs[1].is_sitting_out
    assert session.table.chairs[1].timeout_count == 0


def test_requested_sit_out_is_not_recorded_as_timeout() -> None:
    session = ClockSession(clock=TURN_CLOCK_OPTIONS).seat_and_deal()
    session.execute(c.SitOut(1))
    session.pass_time(100, 120)
    session.act(2, FOLD)
    assert f.SatOut(1, "asked") in session.log


# Timeouts by kind of decision -------------------------------------------------------------------


def test_draw_timeout_stands_pat() -> None:
    session = ClockSession("no-limit 2-7 single draw 1/2", clock=TURN_CLOCK_OPTIONS).seat_and_deal(
        "A 200, B 200"
    )
    session.act(1, CALL)
    session.act(2, CHECK)
    assert session.pass_time(100, 120)[-1] == of_hand.Discarded(1, ())


def test_bring_in_timeout_pays_bring_in() -> None:
    session = ClockSession(
        "limit stud 4/8 ante 1 bring-in 2", clock={**TURN_CLOCK_OPTIONS, "expiry": "dead_hand"}
    )
    session.seat_and_deal("A 200, B 200")
    timeout_fact, bring_in_fact = session.pass_time(100, 120)
    assert isinstance(timeout_fact, f.TimeRanOut)
    assert not timeout_fact.is_hand_dead
    assert isinstance(bring_in_fact, of_hand.BroughtIn)


RUN_TWICE_RULES = f"{HOLDEM}; max_runs 2"


def test_run_it_choice_shares_one_clock() -> None:
    session = ClockSession(RUN_TWICE_RULES, clock={**TURN_CLOCK_OPTIONS, "bank": 60}).seat_and_deal(
        "A 200, B 200"
    )
    session.act(1, AllIn())
    session.act(2, CALL)
    assert find_clock_target(session.table).is_shared
    assert session.pass_time(100) == (f.ClockStarted(0, 100_000, 120_000, "think"),)
    session.act(2, RunIt(1, 2), 110)
    assert session.clock.chair == 0
    assert session.pass_time(120) == (f.TimeRanOut(0, 120_000), of_hand.RunItChosen(0, 1))
    assert [session.bank(1), session.bank(2)] == [60, 60]
    assert [session.table.chairs[chair].timeout_count for chair in (1, 2)] == [0, 0]


def test_run_it_timeout_runs_once() -> None:
    session = ClockSession(RUN_TWICE_RULES, clock=TURN_CLOCK_OPTIONS).seat_and_deal("A 200, B 200")
    session.act(1, AllIn())
    session.act(2, CALL)
    assert session.pass_time(100, 120)[0] == f.TimeRanOut(0, 120_000)
    assert of_hand.RunItAgreed(1) in session.log


def test_last_run_it_answer_stops_shared_clock() -> None:
    session = ClockSession(RUN_TWICE_RULES, clock=TURN_CLOCK_OPTIONS).seat_and_deal("A 200, B 200")
    session.act(1, AllIn())
    session.act(2, CALL)
    session.pass_time(100)
    session.act(1, RunIt(0, 2), 105)
    session.act(2, RunIt(1, 2), 110)
    assert session.log.count(f.ClockStopped(0)) == 1


def test_declaration_timeout_declares_high() -> None:
    text = "limit omaha hi-lo 2/4; split_pot declare"
    session = ClockSession(text, clock=TURN_CLOCK_OPTIONS).seat_and_deal("A 200, B 200")
    session.act(1, CALL)
    session.act(2, CHECK)
    for _ in range(3):
        session.act(2, CHECK)
        session.act(1, CHECK)
    assert session.pass_time(100, 120) == (
        f.TimeRanOut(0, 120_000),
        of_hand.Declared(1, "high"),
        of_hand.Declared(0, "high"),
    )


CASH_SHOWDOWN_RULES = f"{HOLDEM}; showdown choose; open_allin_hands off"


def session_at_showdown(deck: str, board: str = "2c 7d 9h Js 3c") -> ClockSession:
    """Play to a showdown after B's river bet and A's call; B's cards come first."""
    session = ClockSession(CASH_SHOWDOWN_RULES, clock=TURN_CLOCK_OPTIONS)
    flop, turn_card, river_card = board[:8], board[9:11], board[12:14]
    session.seat_and_deal("A 200, B 200", f"{deck} 4h {flop} 4d {turn_card} 4s {river_card}")
    session.act(1, CALL)
    session.act(2, CHECK)
    for _ in range(2):
        session.act(2, CHECK)
        session.act(1, CHECK)
    session.act(2, RaiseTo(10))
    session.act(1, CALL)
    return session


def test_showdown_timeout_shows_possible_winner() -> None:
    session = session_at_showdown("Kh As Kd Ah")  # B: Kh Kd, A: As Ah
    assert session.pass_time(100, 120)[-1] == of_hand.HandShown(1, parse_cards("Kh Kd"))
    assert session.pass_time(200, 220)[-1] == of_hand.HandShown(0, parse_cards("As Ah"))


def test_showdown_timeout_mucks_beaten_hand() -> None:
    session = session_at_showdown("As Kh Ah Kd")  # B: As Ah, A: Kh Kd
    session.pass_time(100, 120)
    assert session.pass_time(200, 220)[-1] == of_hand.HandMucked(0)


def test_all_in_hand_is_never_mucked_by_clock() -> None:
    session = ClockSession(CASH_SHOWDOWN_RULES, clock=TURN_CLOCK_OPTIONS)
    session.seat_and_deal("A 200, B 200", "As Kh Ah Kd")
    session.act(1, AllIn())
    session.act(2, CALL)
    timeout_facts = [
        session.pass_time(time_s)[-1] for time_s in (120, 140) if session.pass_time(time_s - 20)
    ]
    assert {type(fact) for fact in timeout_facts} == {of_hand.HandShown}


def test_unknown_all_in_hand_waits_for_dealer() -> None:
    session = ClockSession(CASH_SHOWDOWN_RULES, clock=TURN_CLOCK_OPTIONS)
    seat_players(session.table, session.log, "A 200, B 200")
    begin_hand(session.table, session.log)
    session.deck = [UNKNOWN] * 4 + list(parse_cards("4h 2c 7d 9h 4d Js 4s 3c"))
    session._deal(advance(session.table, session.log))
    session.act(1, AllIn())
    session.act(2, CALL)
    hand = session.table.hand
    pending = advance(session.table, session.log)
    assert hand is not None
    assert isinstance(pending, ToPlay)
    assert needs_dealer_reading(hand, pending.hand)
    assert session.pass_time(100, 200) == ()
    first_seat = session.table.hand_chairs.index(pending.chairs[0])
    session.act(pending.chairs[0], Show(first_seat, parse_cards("As Ah")))
    assert of_hand.HandShown(first_seat, parse_cards("As Ah")) in session.log


def test_straddle_offer_times_out() -> None:
    session = ClockSession(clock=TURN_CLOCK_OPTIONS, straddle={"enabled": True})
    seat_players(session.table, session.log, "A 200, B 200, C 200, D 200")
    pending = execute(session.table, session.log, c.Begin())
    assert isinstance(pending, ToStraddle)
    session.pass_time(100)
    assert session.clock.chair == 0
    assert session.pass_time(120) == (f.TimeRanOut(0, 120_000), f.StraddleDeclined(4))
    assert session.table.hand_opening is None


def test_marker_offer_times_out() -> None:
    session = ClockSession(
        f"{HOLDEM}; stakes open",
        "home",
        clock=TURN_CLOCK_OPTIONS,
        straddle={"enabled": False, "sleepers": False},
        buy_in={"least": 40, "most": 0},
    ).seat_and_deal()
    session.pass_time(100)
    session.execute(c.OfferMarker(1, 50))
    assert session.pass_time(110) == (
        f.ClockStopped(1, has_acted=False),
        f.ClockStarted(0, 110_000, 130_000, "think"),
    )
    # rule: MARK-02 who says nothing has not agreed
    assert session.pass_time(130) == (f.TimeRanOut(0, 130_000), f.MarkerRefused(1, 2))
    assert session.pass_time(131) == (f.ClockStarted(1, 131_000, 151_000, "think"),)


# Paused tables ----------------------------------------------------------------------------------


def test_resume_restores_remaining_time_with_grace() -> None:
    session = ClockSession(clock={**TURN_CLOCK_OPTIONS, "grace": 10}).seat_and_deal()
    session.pass_time(100)
    assert session.execute(c.Resume(9_000_000, stopped_at=115_000)) == (
        f.ClockStarted(1, 9_000_000, 9_015_000, "think"),
    )
    assert session.pass_time(9_015)[0] == f.TimeRanOut(1, 9_015_000, consecutive_timeouts=1)


def test_resume_without_stop_time_restores_full_turn() -> None:
    session = ClockSession(clock={**TURN_CLOCK_OPTIONS, "grace": 10}).seat_and_deal()
    session.pass_time(100)
    session.execute(c.Resume(9_000_000))
    assert session.clock == Clock(1, 9_000_000, 9_030_000, "think")


def test_bank_is_charged_only_until_table_stopped() -> None:
    session = ClockSession(clock={**TURN_CLOCK_OPTIONS, "bank": 60, "grace": 10}).seat_and_deal()
    session.pass_time(100, 120)
    assert session.execute(c.Resume(9_000_000, stopped_at=140_000)) == (
        f.ClockStopped(1, 20_000, has_acted=False),
        f.ClockStarted(1, 9_000_000, 9_050_000, "bank"),
    )
    assert session.pass_time(9_050)[0] == f.ClockStopped(1, 40_000, has_acted=False)
    assert session.bank(1) == 0


def test_time_card_is_not_spent_twice_over_pause() -> None:
    session = ClockSession(
        clock={**TURN_CLOCK_OPTIONS, "bank": 60, "card": 30, "grace": 0}
    ).seat_and_deal()
    session.pass_time(100, 120)
    session.execute(c.Resume(9_000_000, stopped_at=140_000))
    assert session.clock == Clock(1, 9_000_000, 9_010_000, "bank")
    session.act(1, CALL, 9_005)
    assert session.bank(1) == 30


def test_resume_starts_clock_for_pending_action() -> None:
    session = ClockSession(clock=TURN_CLOCK_OPTIONS).seat_and_deal()
    assert session.execute(c.Resume(5_000)) == (f.ClockStarted(1, 5_000, 25_000, "think"),)
    idle_session = ClockSession(clock=TURN_CLOCK_OPTIONS)
    assert idle_session.execute(c.Resume(5_000)) == ()


# Random sessions --------------------------------------------------------------------------------

GAME_AND_PRESET_BY_NAME = {
    "hold'em": (HOLDEM + "; max_runs 2", "online"),
    "cash": (HOLDEM + "; showdown choose; open_allin_hands off; fold_when_free reject", "cash"),
    "stud": ("limit stud 4/8 ante 1 bring-in 2", "online"),
    "draw": ("pot-limit 2-7 triple draw 1/2", "online"),
    "declare": ("limit omaha hi-lo 2/4; split_pot declare", "online"),
    "tournament": ("no-limit hold'em 1/2 ante 1", "tournament"),
}


@run_in("slow", keep_every=2)
@pytest.mark.parametrize("name", GAME_AND_PRESET_BY_NAME)
def test_hands_with_random_timers_end_in_turn_order(name: str) -> None:
    game_text, preset = GAME_AND_PRESET_BY_NAME[name]
    rng = Random(f"clock {name} {FIRST_SEED}")
    hand_count, clock_count = 0, example_count(1, 60)
    for _ in range(clock_count):
        clock = random_clock_options(rng, preset)
        session = ClockSession(game_text, preset, clock=clock, straddle={"enabled": False})
        seat_players(session.table, session.log, "A 400, B 400, C 400, D 400")
        random_players = RandomPlayers(session, rng)
        for _ in range(20):
            random_players.play_hand()
        check_turn_order(session.log)
        check_replay(session.table, session.log)
        hand_count += session.table.hand_count
    assert hand_count >= 19 * clock_count


def random_clock_options(rng: Random, preset: str) -> dict[str, Any]:
    """Return a random clock, running or called, with or without a bank."""
    time_card_seconds = rng.choice([0, 0, 10])
    return {
        "think": rng.choice([0, 5]) if preset in ("cash", "tournament") else rng.choice([5, 20]),
        "bank": rng.choice([0, 20, 60]),
        "card": time_card_seconds,
        "refill": rng.choice([0, 10]),
        "extra": rng.choice([0, 15]),
        "away": rng.choice([0, 30]),
        "expiry": rng.choice(["fold", "dead_hand"]),
        "sit_out_after": rng.choice([0, 1, 2]),
        "answer": rng.choice([0, 10]),
        "absent": rng.choice([0, 8]),
        "call_after": rng.choice([0, 20]),
    }


class RandomPlayers:
    """Players who answer at random times or not at all, and a timer that is never early."""

    def __init__(self, session: ClockSession, rng: Random) -> None:
        self.session, self.rng, self.time_ms = session, rng, 1_000_000

    def play_hand(self) -> None:
        """Play one hand from the posts to the end."""
        session, table = self.session, self.session.table
        for chair, table_player in list(table.chairs.items()):
            if table_player.is_sitting_out and table_player.chips and self.rng.random() < 0.6:
                session.execute(c.ComeBack(chair))
            elif not table_player.chips:
                execute(table, session.log, c.Leave(chair))
                execute(table, session.log, c.Sit(table_player.player, chair, 400))
        if not isinstance(advance(table, session.log), ToBegin):
            return
        begin_hand(table, session.log)
        session.deck = shuffle_deck(self)
        session._deal(advance(table, session.log))
        step_count = 0
        while table.is_hand_running:
            self.step()
            step_count += 1
            assert step_count < 1000, "the hand does not end"

    def step(self) -> None:
        """Pass time, or act for a random player."""
        session, rng, table = self.session, self.rng, self.session.table
        session.execute(c.PassTime(self.time_ms))
        assert all(table_player.time_bank_ms >= 0 for table_player in table.chairs.values())
        if not table.is_hand_running:
            return
        target = find_clock_target(table)
        assert target.chairs, "nobody is awaited, and nothing is forced"
        chair, roll = rng.choice(target.chairs), rng.random()
        self.time_ms += rng.randrange(0, 30_000)
        if roll < 0.1:
            self.request_time(chair)
        elif roll < 0.2:
            is_disconnected = table.chairs[chair].is_disconnected
            session.execute(
                c.RegainConnection(chair) if is_disconnected else c.LoseConnection(chair)
            )
        elif roll < 0.3:
            session.execute(c.Resume(self.time_ms, self.time_ms - rng.randrange(0, 40_000)))
        elif roll < 0.6 and table.clock is not None:
            self.time_ms = max(self.time_ms, table.clock.deadline + rng.choice([0, 0, 1, 5_000]))
        else:
            session.execute(
                c.Act(chair, self.random_answer(chair), rng.choice([0, self.time_ms, self.time_ms]))
            )

    def request_time(self, chair: int) -> None:
        """Ask for extra time or call the clock; either may be refused."""
        other_chairs = [
            other_chair for other_chair in self.session.table.hand_chairs if other_chair != chair
        ]
        for command in (
            c.AskForTime(chair, self.time_ms),
            c.CallClock(other_chairs[0], self.time_ms),
        ):
            try:
                self.session.execute(command)
            except IllegalAction as error:
                if error.rule not in ("TIME-02", "TIME-05", "TIME-06", "TIME-07"):
                    raise

    def random_answer(self, chair: int) -> Any:
        """Return a random action, or a free one if there is little choice."""
        pending, table = advance(self.session.table, self.session.log), self.session.table
        assert isinstance(pending, ToPlay)
        assert table.hand is not None
        if isinstance(pending.hand, ToAct) and not pending.hand.is_bring_in:
            return random_action(pending.hand, self.rng)
        return timeout_command(table.hand, pending.hand, table.hand_chairs.index(chair))


def shuffle_deck(random_players: RandomPlayers) -> list[int]:
    """Return a shuffled deck."""
    deck = list(DECKS[random_players.session.table.current_game.variant.deck].cards)
    random_players.rng.shuffle(deck)
    return deck


def check_turn_order(log: Log) -> None:
    """Check that no player times out before the clock expires, and that an action follows."""
    assert isinstance(log[0], f.TableOpened)
    table = Table(log[0])
    for index, fact in enumerate(log[1:], start=1):
        if isinstance(fact, f.TimeRanOut):
            fact_before = log[index - 1]
            clock = table.clock
            if clock is not None:
                assert clock.chair == fact.chair
                assert fact.at >= clock.deadline
            else:
                assert isinstance(fact_before, f.ClockStopped), "time ran out without a clock"
            fact_after = log[index + 1]
            assert isinstance(fact_after, Fact), "nothing was done in their stead"
            if fact.chair:
                assert getattr(fact_after, "seat", None) == table.hand_chairs.index(fact.chair)
        apply(table, fact)
