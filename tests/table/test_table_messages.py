"""Refusals and pending steps of a table as values, and their wording for a reader."""

from __future__ import annotations

import pytest

from riverboat.engine import BadGame, IllegalAction, RaiseTo
from riverboat.engine.commands.engine_errors import localize_error
from riverboat.notation.named_refusals import build_reader_with_names, mentions_chips
from riverboat.table.rules.config import read_config
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import (
    Idle,
    StraddleOffer,
    ToAnswerMarker,
    ToBegin,
    ToDrawForButton,
    ToStraddle,
)
from riverboat.table.state.table_state import Table
from riverboat.table.table_play import decide
from riverboat.words import Player, Reader, Refusal, Seat, people
from riverboat.words.player_actions import Folding
from riverboat.words.refusals.betting import ActionIllegal, OpenersMissing, TooManyChips
from riverboat.words.refusals.buy_ins import BuyInRange, BuyInTooLarge
from riverboat.words.refusals.options import MinimumBuyInAboveMaximum
from riverboat.words.refusals.straddles import NoStraddles, StraddleRefused
from tests.table.scripted_hands import deal_until_action
from tests.table.table_helpers import begin_hand, execute, open_table, seat_players


def catch_refusal(table: Table, command: c.AnyTableCommand) -> Refusal:
    with pytest.raises(IllegalAction) as error_info:
        decide(table, command)
    return error_info.value.refusal


def test_table_refusals_name_players_instead_of_seats() -> None:
    table, log = open_table("no-limit hold'em 1/2")
    seat_players(table, log, "3 Ann 200, 5 Bo 100")
    begin_hand(table, log)
    deal_until_action(table, log)
    ann = Player("Ann", 3)
    refusal = catch_refusal(table, c.Act(3, RaiseTo(900)))
    assert isinstance(refusal, ActionIllegal)
    assert refusal.reason == TooManyChips(200)
    assert [*people(refusal)] == [ann]
    assert Reader(you=(ann,)).say(refusal).startswith("You can’t raise to 900: the stack is 200")
    assert Reader("cs", you=(ann,)).say(refusal).startswith("Nemůžete navýšit na 900: stack je 200")


def test_player_named_like_seat_is_not_confused() -> None:
    table, log = open_table("no-limit hold'em 1/2")
    execute(table, log, c.Sit("seat 1", 3, 200))
    execute(table, log, c.Sit("Bo", 5, 100))
    begin_hand(table, log)
    deal_until_action(table, log)
    assert str(catch_refusal(table, c.Act(3, RaiseTo(900)))).startswith("seat 1 in seat 3 can’t")


def test_refusal_amounts_use_money_format() -> None:
    table, log = open_table("no-limit hold'em 1/2", buy_in={"least": 40, "most": 200})
    seat_players(table, log, "Ann 150")
    refusal = catch_refusal(table, c.Sit("Bo", 2, 900))
    assert refusal == BuyInTooLarge(Player("Bo"), 900, BuyInRange(40, 200))
    dollar_reader = Reader(chips=lambda chips: f"${chips / 100:.2f}")
    assert dollar_reader.say(refusal) == "Bo can’t buy $9.00: the buy-in is $0.40 to $2.00"


def test_refusal_has_reason_code_and_rule() -> None:
    table, log = open_table("no-limit hold'em 1/2")
    seat_players(table, log, "Ann 200, Bo 200")
    refusal = catch_refusal(table, c.Straddle(1))
    assert isinstance(refusal, StraddleRefused)
    assert refusal.reason == NoStraddles()
    assert (refusal.code, refusal.rule) == ("no straddles", "STRD-02")
    assert str(refusal) == "Ann in seat 1 can’t straddle: no straddles at this table"


@pytest.mark.parametrize(
    "pending, english, czech",
    [
        (
            ToStraddle((StraddleOffer(3, 4, 4, True), StraddleOffer(5, 4, 8, False))),
            "seat 3: straddle to 4 or seat 5: sleeper to 4-8",
            "seat 3: straddle na 4 nebo seat 5: sleeper na 4–8",  # noqa: RUF001
        ),
        (
            ToAnswerMarker((2, 4), 1, 50),
            "seats 2, 4: accept seat 1’s marker for 50 or decline",
            "místa 2, 4: přijmout dlužní úpis na 50, nebo odmítnout (vystavuje ho seat 1)",
        ),
        (
            ToAnswerMarker((2,), 1, 50, 2),
            "seat 2: lend seat 1 50 or decline",
            "seat 2: půjčit 50, nebo odmítnout (žádá seat 1)",
        ),
        (
            ToDrawForButton((1, 2)),
            "high card for the button: seats 1, 2",
            "losování o button: místa 1, 2",
        ),
        (
            ToBegin((1, 2)),
            "next hand: seats 1, 2 ready",
            "další rozdání: připravená místa 1, 2",
        ),
        (
            Idle("too few", (1,)),
            "waiting for players, 1 ready",
            "čeká se na hráče, 1 je připravený",
        ),
        (
            Idle("too few"),
            "waiting for players",
            "čeká se na hráče",
        ),
        (Idle("closed"), "table closed", "stůl je zavřený"),
    ],
)
def test_pending_step_is_described_in_each_language(
    pending: ToStraddle | ToAnswerMarker | ToDrawForButton | ToBegin | Idle,
    english: str,
    czech: str,
) -> None:
    assert str(pending) == english
    assert Reader("cs").say(pending.offer) == czech


def test_contradictory_options_give_localized_refusal() -> None:
    with pytest.raises(BadGame) as error:
        read_config('game = "no-limit hold\'em 1/2"\n[buy_in]\nleast = 40\nmost = 20')
    assert error.value.refusal == MinimumBuyInAboveMaximum(40, 20)
    assert (error.value.option, error.value.rule) == ("buy_in.least", "STAK-02")
    assert str(error.value).endswith("is above the maximum 20 (STAK-02)")
    czech = "minimální buy-in 40 je nad maximálním 20 (STAK-02)"
    assert localize_error(error.value, Reader("cs")) == czech


def test_localized_error_uses_player_names_or_seats() -> None:
    reader = build_reader_with_names(("Ann",))
    error = IllegalAction(ActionIllegal(Seat(0), Folding(), OpenersMissing(), ToBegin((1,)).offer))
    assert localize_error(error, reader).startswith("Ann can’t fold: no openers; ")
    assert reader.name(Seat(4)) == "seat 4"
    assert localize_error(ValueError("plain"), reader) == "plain"


def test_only_amount_refusals_mention_chips() -> None:
    assert mentions_chips(TooManyChips(200))
    assert not mentions_chips(OpenersMissing())
