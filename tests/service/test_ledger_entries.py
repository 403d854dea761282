"""Ledger entries: after each fact the table's account equals the chips at the table."""

from __future__ import annotations

import pytest

from riverboat.engine.state import hand_facts as of_hand
from riverboat.service.records.ledger_entries import build_ledger_entries, sum_balances
from riverboat.store.stream_records import LedgerEntry
from riverboat.table.money.session_ledger import Ledger
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state.table_reducer import AnyLoggedFact, apply
from riverboat.table.state.table_state import Table
from tests.schedule import run_in
from tests.table.random_sessions import RandomSession
from tests.table.table_kinds import TABLE_KINDS
from tests.thorough import example_count

HOLDEM = "no-limit hold'em 1/2"


class LedgerCheckedSession(RandomSession):
    """A random session with two sets of books, compared after each fact."""

    entries: list[LedgerEntry]
    accounts: dict[str, int]
    ledger: Ledger

    def apply_fact(self, fact: AnyLoggedFact) -> None:
        moved_ledger_entries = build_ledger_entries("t1", fact, self.table)
        super().apply_fact(fact)
        if len(self.log) == 2:
            self.entries, self.accounts, self.ledger = [], {}, Ledger()
            self.ledger.add(self.log[0])
        self.ledger.add(fact)
        self.entries += moved_ledger_entries
        for entry in moved_ledger_entries:
            assert entry.chips > 0
            assert entry.from_account != entry.to_account
            assert entry.reason
            self.accounts[entry.from_account] = (
                self.accounts.get(entry.from_account, 0) - entry.chips
            )
            self.accounts[entry.to_account] = self.accounts.get(entry.to_account, 0) + entry.chips
        assert self.accounts.get("table:t1", 0) == self.table.chips, fact

    def get_balance(self, account: str) -> int:
        return self.accounts.get(f"{account}:t1", 0)


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("table_kind", TABLE_KINDS)
def test_ledger_matches_table_after_every_fact(table_kind: str) -> None:
    game, preset, options = TABLE_KINDS[table_kind]
    checked_session = LedgerCheckedSession(5, game, preset, **options)
    for _ in range(example_count(2, 20)):
        checked_session.play(15)
        assert sum(checked_session.accounts.values()) == 0
        assert sum_balances(checked_session.entries) == checked_session.accounts
        for name, account in checked_session.ledger.accounts.items():
            assert (
                checked_session.accounts.get(f"player:{name}", 0)
                == account.balance_due - account.chips
            )
        assert checked_session.get_balance("rake") == checked_session.ledger.rake
        assert checked_session.get_balance("jackpot") == checked_session.table.jackpot
        assert checked_session.get_balance("kitty") == checked_session.table.kitty
        assert checked_session.get_balance("time") == checked_session.ledger.time_fees
        assert checked_session.get_balance("adjusted") + checked_session.get_balance("spent") == (
            sum(checked_session.ledger.kitty_spent.values()) - checked_session.ledger.adjusted
        )
        assert checked_session.get_balance("raced") == -checked_session.ledger.raced


@pytest.mark.slow
def test_sessions_cover_all_ledger_reasons_except_colour_up() -> None:
    accounts: set[str] = set()
    reasons: set[str] = set()
    for table_kind in (
        "open stakes",
        "rake",
        "rake, drop and kitty",
        "paid by the time",
        "home",
        "cash",
    ):
        for seed in (5, 6, 7):
            game, preset, options = TABLE_KINDS[table_kind]
            checked_session = LedgerCheckedSession(seed, game, preset, **options)
            checked_session.play(60)
            accounts |= {account.split(":")[0] for account in checked_session.accounts}
            reasons |= {entry.reason.split(" ")[0] for entry in checked_session.entries}
    assert accounts >= {"player", "table", "rake", "kitty", "time", "spent", "adjusted", "settled"}
    assert reasons >= {"buy-in", "cash-out", "top-up", "marker", "loan", "rake"}


# One by one --------------------------------------------------------------------------------------


def replay_table(preset: str, *facts: AnyLoggedFact) -> Table:
    table = Table(f.TableOpened(TableRules.preset(preset, HOLDEM)))
    for fact in facts:
        apply(table, fact)
    return table


SIT_FACTS = (f.SatDown(1, "Ann"), f.ChipsBought(1, "Ann", 103, "buy-in"))


def test_buy_in_and_equal_cash_out_balance_to_zero() -> None:
    table = replay_table("cash", *SIT_FACTS)
    buy_in_entries = build_ledger_entries("t1", SIT_FACTS[1], table)
    cash_out_entries = build_ledger_entries("t1", f.Left(1, "Ann", 103), table)
    assert buy_in_entries == (LedgerEntry("player:Ann", "table:t1", 103, "buy-in"),)
    assert cash_out_entries == (LedgerEntry("table:t1", "player:Ann", 103, "cash-out"),)
    assert sum_balances(buy_in_entries + cash_out_entries) == {"player:Ann": 0, "table:t1": 0}


def test_leaving_without_chips_makes_no_entry() -> None:
    assert build_ledger_entries("t1", f.Left(1, "Ann", 0), replay_table("cash", *SIT_FACTS)) == ()


@pytest.mark.parametrize(
    "fact, entry",
    [
        (of_hand.RakeTaken(0, 3, "rake"), LedgerEntry("table:t1", "rake:t1", 3, "rake")),
        (of_hand.RakeTaken(0, 3, "jackpot"), LedgerEntry("table:t1", "jackpot:t1", 3, "jackpot")),
        (of_hand.RakeTaken(1, 3, "kitty"), LedgerEntry("table:t1", "kitty:t1", 3, "kitty")),
        (f.KittySpent(9, "pizza"), LedgerEntry("kitty:t1", "spent:t1", 9, "pizza")),
        (f.TimeFeePaid(1, "Ann", 5), LedgerEntry("table:t1", "time:t1", 5, "time of Ann")),
        (
            f.ChipsReturned(1, "Ann", 7, "miscount"),
            LedgerEntry("adjusted:t1", "table:t1", 7, "Ann: miscount"),
        ),
        (
            f.ChipsReturned(1, "Ann", -7, "miscount"),
            LedgerEntry("table:t1", "adjusted:t1", 7, "Ann: miscount"),
        ),
        (
            f.ChipsReturned(1, "Ann", -2, "a tip", True),
            LedgerEntry("table:t1", "spent:t1", 2, "Ann: a tip"),
        ),
        (f.MarkerTaken(1, "Ann", 20), LedgerEntry("player:Ann", "table:t1", 20, "marker")),
        (
            f.MarkerTaken(1, "Ann", 20, 2, "Bob"),
            LedgerEntry("player:Ann", "player:Bob", 20, "loan"),
        ),
        (f.MarkerSettled("Ann", 20), LedgerEntry("settled:t1", "player:Ann", 20, "marker paid")),
        (
            f.MarkerSettled("Ann", 20, "Bob"),
            LedgerEntry("player:Bob", "player:Ann", 20, "loan paid"),
        ),
    ],
)
def test_each_fact_makes_one_ledger_entry(fact: AnyLoggedFact, entry: LedgerEntry) -> None:
    assert build_ledger_entries("t1", fact, replay_table("cash", *SIT_FACTS)) == (entry,)


@pytest.mark.parametrize("preset, account", [("tournament", "raced:t1"), ("cash", "player:Ann")])
def test_colour_up_races_chips_in_tournaments_only(preset: str, account: str) -> None:
    table = replay_table(preset, *SIT_FACTS)
    gaining_colour_up = f.ColouredUp(1, 5, (), ((1, 105),), 2)
    losing_colour_up = f.ColouredUp(1, 5, (), ((1, 100),), -3)
    even_colour_up = f.ColouredUp(1, 5, (), ((1, 103),))
    assert build_ledger_entries("t1", gaining_colour_up, table) == (
        LedgerEntry(account, "table:t1", 2, "colour-up"),
    )
    assert build_ledger_entries("t1", losing_colour_up, table) == (
        LedgerEntry("table:t1", account, 3, "colour-up"),
    )
    assert build_ledger_entries("t1", even_colour_up, table) == ()
