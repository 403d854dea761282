"""The session ledger, settlement with the fewest transfers, and the CSV and JSON sheets."""

from __future__ import annotations

import csv
import json
from io import StringIO
from itertools import combinations
from random import Random

import pytest

from riverboat.engine import BadGame, CorruptLog
from riverboat.engine.state.hand_facts import RakeTaken
from riverboat.table.money.session_ledger import HOUSE, Ledger, build_ledger
from riverboat.table.money.settle_up import (
    MAX_EXACT_PARTIES,
    Settlement,
    build_settlement_sheet,
    format_money,
    settle_up,
    sheet_to_csv,
    sheet_to_json,
)
from riverboat.table.rules.chip_set import Chip
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.table.state.table_state import Table
from tests.table.random_sessions import play_session
from tests.table.table_helpers import (
    begin_hand,
    execute,
    open_table,
    play_hand,
    random_action,
    seat_players,
)

GAME = "no-limit hold'em 1/2"
TABLE_OPENED = f.TableOpened(TableRules.preset("home", GAME))


def make_ledger(*facts: AnyLoggedFact) -> Ledger:
    """Return the ledger of two players with 200 each, after these facts."""
    seated_facts = [
        fact
        for chair, name in enumerate(("Ann", "Bob"), start=1)
        for fact in (f.SatDown(chair, name), f.ChipsBought(chair, name, 200, "buy-in"))
    ]
    return build_ledger((TABLE_OPENED, *seated_facts, *facts))


def build_hand_facts(*chips: int) -> tuple[AnyLoggedFact, ...]:
    """Return the facts of a heads-up hand that a ledger reads."""
    hand_start = f.HandBegan(1, 0, (1, 2), 1, 1, 2, ())
    return hand_start, f.HandClosed(1, chips, (0, 0))


# Accounts ---------------------------------------------------------------------------------------


def test_winnings_equal_losses() -> None:
    ledger = make_ledger(*build_hand_facts(250, 150))
    assert ledger.nets == {"Ann": 50, "Bob": -50}
    assert ledger.dues == ledger.nets


def test_bet_chips_belong_to_owner_until_hand_closes() -> None:
    table, log = open_table(GAME)
    seat_players(table, log, "A 200, B 200")
    begin_hand(table, log)
    assert build_ledger(log).nets == {"A": 0, "B": 0}
    execute(table, log, c.CallOff("the deck had 51 cards"))
    assert build_ledger(log).nets == {"A": 0, "B": 0}


def test_returning_player_has_single_account() -> None:
    ledger = make_ledger(
        *build_hand_facts(250, 150),
        f.Left(1, "Ann", 250),
        f.SatDown(4, "Ann"),
        f.ChipsBought(4, "Ann", 250, "buy-in"),
        f.ChangedChair(4, 5, True),
        f.ChipsBought(5, "Ann", 30, "top-up", 2),
    )
    ann_account = ledger.accounts["Ann"]
    assert (ann_account.cashed_out, ann_account.brought, ann_account.stack, ann_account.behind) == (
        250,
        480,
        250,
        30,
    )
    assert ann_account.bought == {"buy-in": 450, "top-up": 30}
    assert ann_account.net == 50
    ledger.add(f.ChipsArrived(5, 30))
    assert (ann_account.stack, ann_account.behind) == (280, 0)


def test_marker_debt_does_not_change_net() -> None:  # rule: MARK-04
    ledger = make_ledger(f.MarkerTaken(1, "Ann", 60))
    ann_account = ledger.accounts["Ann"]
    assert (ann_account.chips, ann_account.owes, ann_account.net) == (260, 60, 0)
    for fact in build_hand_facts(100, 360):
        ledger.add(fact)
    assert ledger.nets == {"Ann": -160, "Bob": 160}
    ledger.add(f.MarkerSettled("Ann", 60))
    assert (ann_account.owes, ann_account.net) == (0, -160)
    assert ledger.dues == {"Ann": -100, "Bob": 160, HOUSE: -60}, (
        "60 are paid, and are not due again"
    )


def test_loan_is_debt_between_players() -> None:  # rule: MARK-03
    ledger = make_ledger(f.MarkerTaken(1, "Ann", 60, 2, "Bob"))
    ann_account, bob_account = ledger.accounts["Ann"], ledger.accounts["Bob"]
    assert (ann_account.chips, ann_account.owes, ann_account.net) == (260, 60, 0)
    assert (bob_account.chips, bob_account.owed, bob_account.net) == (140, 60, 0)
    for fact in build_hand_facts(200, 200):
        ledger.add(fact)
    assert ledger.nets == {"Ann": -60, "Bob": 60}
    ledger.add(f.MarkerSettled("Ann", 60, "Bob"))
    assert (ann_account.owes, bob_account.owed) == (0, 0)
    assert ledger.nets == {"Ann": -60, "Bob": 60}
    assert ledger.dues == {"Ann": 0, "Bob": 0}, "it has been paid"


def test_house_takings_equal_player_losses() -> None:  # rule: HOUS-01, HOUS-03, HOUS-04
    table, log = open_table(GAME, fees={"per_mille": 100, "drop": 1, "kitty": 1, "time_fee": 6})
    seat_players(table, log, "A 200, B 200")
    rng = Random(2)
    for _ in range(8):
        begin_hand(table, log)
        play_hand(table, log, rng)
    execute(table, log, c.TakeTimeFees())
    execute(table, log, c.SpendKitty(3, "food"))
    ledger = build_ledger(log)
    assert ledger.jackpot == table.jackpot == 8
    kitty_chips = [
        fact.chips for fact in log if isinstance(fact, RakeTaken) and fact.kind == "kitty"
    ]
    assert ledger.kitty == table.kitty == sum(kitty_chips) - 3 > 0
    assert ledger.kitty_spent == {"food": 3}
    assert ledger.time_fees == 12
    assert ledger.rake + ledger.time_fees == table.rake
    assert sum(ledger.nets.values()) == -ledger.takings < 0
    assert ledger.dues[HOUSE] == ledger.takings


def test_host_adjustment_is_recorded() -> None:
    table, log = open_table(GAME)
    seat_players(table, log, "A 200, B 200")
    execute(table, log, c.Adjust(1, -15, "a chip was counted twice"))
    ledger = build_ledger(log)
    assert (ledger.adjusted, ledger.accounts["A"].net) == (-15, -15)
    assert ledger.dues == {"A": -15, "B": 0, HOUSE: 15}


def test_race_gain_and_buy_out_are_recorded() -> None:
    # rule: BYND-75
    chips = (Chip("green", 25), Chip("black", 100))
    game = "no-limit hold'em 100/200 unit 100 chip 100"
    for preset, race_gain, bought_out in (("tournament", 50, 0), ("cash", 0, 50)):
        table, log = open_table(game, preset, chips=chips, buy_in={"least": 0})
        seat_players(table, log, "A 1050, B 1000")
        execute(table, log, c.ColourUp((3, 7) if preset == "tournament" else ()))
        account = build_ledger(log).accounts["A"]
        assert (account.raced, account.cashed_out) == (race_gain, bought_out)
        assert account.net == race_gain


def test_carried_pot_is_in_ledger() -> None:  # rule: GAME-14
    table, log = open_table("limit five-card draw 4/8 no blinds ante 1 jacks or better")
    seat_players(table, log, "A 200, B 200")
    while not table.carried_chips:
        begin_hand(table, log)
        play_hand(table, log, Random(len(log)))
    ledger = build_ledger(log)
    assert ledger.carried == table.carried_chips > 0
    assert sum(ledger.nets.values()) == -table.carried_chips
    execute(table, log, c.Begin())
    execute(table, log, c.CallOff("the deck had 51 cards"))
    assert build_ledger(log).carried == table.carried_chips == ledger.carried


@pytest.mark.parametrize(
    "fact",
    [
        f.Left(1, "Ann", 201),
        f.ColouredUp(1, 5, (), ((1, 205),)),
        f.MarkerSettled("Cy", 5),
        f.TimeFeePaid(7, "Cy", 5),
        f.SatDown(1, "Cy"),
    ],
)
def test_impossible_log_is_refused(fact: AnyLoggedFact) -> None:
    with pytest.raises(CorruptLog):
        make_ledger(fact)


def test_hand_not_conserving_chips_is_refused() -> None:  # rule: STAK-08
    with pytest.raises(CorruptLog, match="1 chip more than bought"):
        make_ledger(*build_hand_facts(251, 150))
    with pytest.raises(CorruptLog, match="log entry 6: 10 chips fewer than bought"):
        make_ledger(*build_hand_facts(240, 150))


# Sessions ---------------------------------------------------------------------------------------


def check_ledger_matches_table(ledger: Ledger, table: Table) -> None:
    """Check that the ledger matches the table and conserves chips."""
    ledger.check()
    for table_player in table.chairs.values():
        chips_behind = sum([chips for _, chips in table_player.chips_behind])
        account = ledger.accounts[table_player.player]
        assert (account.stack, account.behind) == (table_player.chips, chips_behind), (
            table_player.player
        )
    assert (
        sum([account.chips for account in ledger.accounts.values()]) + ledger.carried == table.chips
    )
    assert ledger.rake + ledger.time_fees == table.rake
    assert (ledger.jackpot, ledger.kitty, ledger.carried) == (
        table.jackpot,
        table.kitty,
        table.carried_chips,
    )
    assert (
        sum(ledger.nets.values()) + ledger.takings + ledger.carried
        == ledger.adjusted + ledger.raced
    )


@pytest.mark.parametrize("seed", range(8))
def test_random_sessions_match_ledger_and_settle(seed: int) -> None:
    games = (GAME, "limit razz 4/8 ante 1 bring-in 2", "pot-limit omaha 1/2", "limit hold'em 4/8")
    presets = ("online", "cash", "home")
    fee_options = {"per_mille": 50, "cap": 4, "drop": seed % 2, "kitty": seed % 3}
    game = games[seed % 4]
    straddle_options = (
        {"enabled": False, "sleepers": False} if "razz" in game else {"positions": ("utg",)}
    )
    table, log, _ = play_session(
        seed, game, 40, presets[seed % 3], fees=fee_options, straddle=straddle_options
    )
    check_ledger_matches_table(build_ledger(log), table)
    execute(table, log, c.CloseTable())
    ledger = build_ledger(log)
    check_ledger_matches_table(ledger, table)
    settlement = settle_up(ledger.dues)
    remaining_nets = dict(ledger.dues)
    for transfer in settlement.transfers:
        remaining_nets[transfer.payer] += transfer.chips
        remaining_nets[transfer.payee] -= transfer.chips
    assert not any(remaining_nets.values())


def test_incremental_ledger_equals_whole_log() -> None:
    table, log = open_table(GAME, fees={"per_mille": 50})
    seat_players(table, log, "A 200, B 200, C 200")
    ledger, folded_fact_count, rng = Ledger(), 0, Random(4)
    for _ in range(12):
        if sum(1 for table_player in table.chairs.values() if table_player.chips) < 2:
            break
        begin_hand(table, log)
        play_hand(table, log, rng, random_action)
        for fact in log[folded_fact_count:]:
            ledger.add(fact)
        folded_fact_count = len(log)
        check_ledger_matches_table(ledger, table)
    assert ledger.accounts == build_ledger(log).accounts
    assert ledger.facts == len(log)


# Settling up ------------------------------------------------------------------------------------


def brute_force_fewest_transfers(nets: tuple[int, ...]) -> int:
    """Find the fewest transfers by trying every partition of the players."""
    if not nets:
        return 0
    first_net, other_nets = nets[0], nets[1:]
    min_transfers = len(nets)
    for group_size in range(len(other_nets) + 1):
        for group_indexes in combinations(range(len(other_nets)), group_size):
            if first_net + sum([other_nets[index] for index in group_indexes]) == 0:
                remaining_nets = tuple(
                    [net for index, net in enumerate(other_nets) if index not in group_indexes]
                )
                min_transfers = min(
                    min_transfers, group_size + brute_force_fewest_transfers(remaining_nets)
                )
    return min_transfers


def check_settlement(nets: dict[str, int], settlement: Settlement) -> None:
    """Check that a settlement balances all players, without empty or circular transfers."""
    remaining_nets = dict(nets)
    for transfer in settlement.transfers:
        assert transfer.chips > 0
        assert transfer.payer != transfer.payee
        remaining_nets[transfer.payer] += transfer.chips
        remaining_nets[transfer.payee] -= transfer.chips
    assert not any(remaining_nets.values())


def test_settlement_has_fewest_transfers() -> None:
    rng = Random(9)
    for _ in range(400):
        nets = [rng.randint(-6, 6) for _ in range(rng.randint(1, 7))]
        nets.append(-sum(nets))
        net_by_name = {f"P{index}": net for index, net in enumerate(nets)}
        settlement = settle_up(net_by_name)
        check_settlement(net_by_name, settlement)
        assert settlement.fewest
        assert len(settlement.transfers) == brute_force_fewest_transfers(
            tuple([net for net in nets if net])
        )


def test_independent_groups_save_transfer() -> None:
    settlement = settle_up({"A": 70, "B": 30, "C": -40, "D": -60, "E": -30, "F": 30})
    assert len(settlement.transfers) == 4


def test_largest_exact_group_settles_with_fewest_transfers() -> None:
    nets = {f"P{index}": 2**index for index in range(MAX_EXACT_PARTIES - 1)}
    nets["Z"] = -sum(nets.values())
    settlement = settle_up(nets)
    check_settlement(nets, settlement)
    assert settlement.fewest
    assert len(settlement.transfers) == MAX_EXACT_PARTIES - 1


def test_large_group_settlement_may_not_be_minimal() -> None:
    rng = Random(1)
    nets = {f"P{number}": rng.randint(-100, 100) for number in range(40)}
    nets["Y"], nets["Z"] = 1000, -1000
    nets["P0"] -= sum(nets.values())
    settlement = settle_up(nets)
    check_settlement(nets, settlement)
    assert not settlement.fewest
    assert len(settlement.transfers) < sum(1 for net in nets.values() if net)
    assert any((transfer.payer, transfer.payee) == ("Z", "Y") for transfer in settlement.transfers)


def test_even_player_pays_nothing() -> None:
    assert settle_up({"A": 0, "B": 0}).transfers == ()
    assert settle_up({}).transfers == ()


def test_unbalanced_nets_are_refused() -> None:
    with pytest.raises(BadGame, match="wins and losses differ by 5: add the rake"):
        settle_up({"A": 10, "B": -5})


# Sheets -----------------------------------------------------------------------------------------


def test_chips_convert_to_money_without_rounding() -> None:
    assert [format_money(chips, 100) for chips in (0, 5, -5, 1250, -100)] == [
        "0.00", "0.05", "-0.05", "12.50", "-1.00",
    ]  # fmt: skip
    assert [format_money(7, chips_per_unit) for chips_per_unit in (1, 2, 4, 20)] == [
        "7",
        "3.5",
        "1.75",
        "0.35",
    ]
    for chips_per_unit in (0, -1, 3, 1.5):
        with pytest.raises(BadGame, match="chips per unit of money must be a whole number"):
            format_money(7, chips_per_unit)  # type: ignore[arg-type]


def test_csv_sheet_lists_players_and_house() -> None:
    ledger = make_ledger(
        *build_hand_facts(250, 150), f.TimeFeePaid(1, "Ann", 5), f.Left(2, "Bob", 150)
    )
    csv_rows = list(csv.reader(StringIO(sheet_to_csv(ledger, 100))))
    first_row = dict(zip(csv_rows[0], csv_rows[1], strict=True))
    assert first_row["player"] == "Ann"
    assert (first_row["brought"], first_row["chips"], first_row["net"]) == ("2.00", "2.45", "0.45")
    assert dict(zip(csv_rows[0], csv_rows[2], strict=True))["cashed_out"] == "1.50"
    assert ["time fees", "0.05"] in csv_rows
    assert ["rake", "0.00"] in csv_rows


def test_seven_deuce_bet_moves_chips_between_players() -> None:
    ledger = make_ledger(*build_hand_facts(250, 150), f.SevenDeucePaid(2, "Bob", 5, ((1, 5),)))
    assert ledger.nets == {"Ann": 45, "Bob": -45}
    assert {name: account.side_bets for name, account in ledger.accounts.items()} == {
        "Ann": -5,
        "Bob": 5,
    }
    assert build_settlement_sheet(ledger).players[1].side_bets == "5"


def test_csv_escapes_spreadsheet_formula() -> None:
    ledger = build_ledger(
        (TABLE_OPENED, f.SatDown(1, "=1+1"), f.ChipsBought(1, "=1+1", 5, "buy-in"))
    )
    assert list(csv.reader(StringIO(sheet_to_csv(ledger))))[1][0] == "'=1+1"


def test_json_sheet_matches_csv() -> None:
    ledger = make_ledger(*build_hand_facts(250, 150), f.TimeFeePaid(1, "Ann", 5))
    payload = json.loads(sheet_to_json(ledger, 100))
    assert payload["players"][0] == {
        "player": "Ann", "brought": "2.00", "cashed_out": "0.00", "chips": "2.45", "owes": "0.00",
        "owed": "0.00", "adjusted": "0.00", "time_fees": "0.05",
        "side_bets": "0.00", "net": "0.45",
    }  # fmt: skip
    assert payload["time_fees"] == "0.05"
    assert (
        payload["players"][1]["net"]
        == build_settlement_sheet(ledger, 100).players[1].net
        == "-0.50"
    )
