"""The ledger of a session: each player's buy-ins, cash-outs, chips and debts.

It is a fold of the table's log and applies no rules. Bets belong to their owner until the end of
the hand. After each fact, all net results and the house's take add up to zero; otherwise the log is
corrupt.

>>> from riverboat.table.state.facts import ChipsBought, SatDown
>>> ledger = build_ledger((SatDown(1, "Ann"), ChipsBought(1, "Ann", 200, "buy-in")))
>>> ledger.accounts["Ann"].chips, ledger.accounts["Ann"].net
(200, 0)
"""

from __future__ import annotations

from collections.abc import Iterable

from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine import AnyFact, CorruptLog
from riverboat.engine.state import hand_facts
from riverboat.engine.state.correction_facts import HandVoided
from riverboat.engine.state.hand_fact import Fact as HandFact
from riverboat.table.money.player_account import Account
from riverboat.table.state import facts as f
from riverboat.table.state.facts import AnyTableFact
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.words import Refusal
from riverboat.words.refusals import hand_audit as w
from riverboat.words.refusals.wrapped_refusals import with_cited_rule

HOUSE = "the house"
"""The house as a party of a settlement: its take, expenses and corrections."""


class Ledger:
    """The accounts of a session. Change them only with ``add``."""

    __slots__ = (
        "_account_by_chair",
        "_hand_chairs",
        "_is_tournament",
        "_pending_carried_chips",
        "_pending_fees",
        "accounts",
        "carried",
        "facts",
        "jackpot",
        "kitty",
        "kitty_spent",
        "rake",
        "time_fees",
    )

    accounts: dict[str, Account]
    """Accounts by player, in the order in which they first sat down."""
    carried: int
    """Chips in the middle from a deal without a winner (GAME-14)."""
    rake: int
    jackpot: int
    kitty: int
    """Current balance of the kitty."""
    kitty_spent: dict[str, int]
    """Expenses of the kitty by use (HOUS-03)."""
    time_fees: int
    facts: int
    """Number of facts entered so far."""

    def __init__(self) -> None:
        self.accounts = {}
        self.carried = self.rake = self.jackpot = self.kitty = self.time_fees = self.facts = 0
        self.kitty_spent = {}
        self._account_by_chair: dict[int, Account] = {}
        self._hand_chairs: tuple[int, ...] = ()
        self._pending_fees: dict[str, int] = {}
        self._pending_carried_chips = 0
        self._is_tournament = False

    @property
    def takings(self) -> int:
        """Total taken by the house, the jackpot and the kitty, spent or not."""
        kitty = self.kitty + sum(self.kitty_spent.values())
        return self.rake + self.jackpot + self.time_fees + kitty

    @property
    def adjusted(self) -> int:
        """Sum of the host's stack corrections."""
        return sum([account.adjusted for account in self.accounts.values()])

    @property
    def raced(self) -> int:
        """Chips that chip races have added to all stacks by rounding."""
        return sum([account.raced for account in self.accounts.values()])

    @property
    def nets(self) -> dict[str, int]:
        """The net result of each player."""
        return {name: account.net for name, account in self.accounts.items()}

    @property
    def dues(self) -> dict[str, int]:
        """The amount due to each player; negative for an amount due from the player.

        The house is included if its amount is not zero, so that all amounts add up to zero.
        """
        balances = {name: account.balance_due for name, account in self.accounts.items()}
        house_due = -sum(balances.values())
        return {**balances, HOUSE: house_due} if house_due else balances

    def add(self, fact: AnyLoggedFact) -> None:
        """Enter the next fact of the log, and check that all sums balance."""
        if isinstance(fact, HandFact):
            self._track_hand(fact)
        else:
            _record_table_fact(self, fact)
        self.facts += 1

    def _track_hand(self, fact: AnyFact) -> None:
        """Track a hand: its chip movements are entered when it is closed."""
        match fact:
            case hand_facts.RakeTaken():
                self._pending_fees[fact.kind] = self._pending_fees.get(fact.kind, 0) + fact.chips
            case hand_facts.PassedOut(carried_chips) | HandVoided(held_chips=carried_chips):
                self._pending_carried_chips = carried_chips
            case _:
                pass

    def check(self) -> None:
        """Refuse a log by which chips were lost or made."""
        imbalance = (
            sum([account.net for account in self.accounts.values()]) + self.takings + self.carried
        )
        imbalance -= self.adjusted + self.raced
        if imbalance:
            self.refuse(with_cited_rule(w.ChipsAbovePurchases(abs(imbalance), imbalance > 0)))

    def refuse(self, reason: Refusal) -> None:
        """Raise ``CorruptLog`` because a fact cannot follow the facts before it."""
        raise CorruptLog(self.facts, reason)

    def find_account_at_chair(self, chair: int) -> Account:
        """Return the account of the player in a chair."""
        if chair not in self._account_by_chair:
            self.refuse(w.LoggedSeatEmpty(chair))
        return self._account_by_chair[chair]

    def find_account(self, player: str) -> Account:
        """Return the account of a player."""
        if player not in self.accounts:
            self.refuse(w.LoggedPlayerNotSeated(player))
        return self.accounts[player]

    account_at = DeprecatedAttribute("find_account_at_chair")
    account_of = DeprecatedAttribute("find_account")
    at = DeprecatedAttribute("find_account_at_chair")
    of = DeprecatedAttribute("find_account")


def build_ledger(log: Iterable[AnyLoggedFact]) -> Ledger:
    """Return the ledger of a table's log, or raise ``CorruptLog``."""
    ledger = Ledger()
    for fact in log:
        ledger.add(fact)
    return ledger


def _record_opened(ledger: Ledger, fact: f.TableOpened | f.RulesChanged) -> None:
    ledger._is_tournament = fact.rules.format == "tournament"


def _record_sat_down(ledger: Ledger, fact: f.SatDown) -> None:
    if fact.chair in ledger._account_by_chair:
        ledger.refuse(
            w.LoggedPlayerAlreadySeated(ledger._account_by_chair[fact.chair].player, fact.chair)
        )
    account = ledger.accounts.setdefault(fact.player, Account(fact.player))
    ledger._account_by_chair[fact.chair] = account


def _record_changed_chair(ledger: Ledger, fact: f.ChangedChair) -> None:
    ledger._account_by_chair[fact.new_chair] = ledger.find_account_at_chair(fact.chair)
    del ledger._account_by_chair[fact.chair]


def _record_left(ledger: Ledger, fact: f.Left) -> None:
    account = ledger.find_account_at_chair(fact.chair)
    if fact.chips != account.chips:
        ledger.refuse(w.DepartureStackMismatch(account.player, account.chips, fact.chips))
    account.cashed_out += fact.chips
    account.stack = account.behind = 0
    del ledger._account_by_chair[fact.chair]


def _record_bought(ledger: Ledger, fact: f.ChipsBought) -> None:
    account = ledger.find_account_at_chair(fact.chair)
    account.bought[fact.purchase] = account.bought.get(fact.purchase, 0) + fact.chips
    if fact.hands_until_delivery:
        account.behind += fact.chips
    else:
        account.stack += fact.chips


def _record_arrived(ledger: Ledger, fact: f.ChipsArrived) -> None:
    account = ledger.find_account_at_chair(fact.chair)
    account.behind -= fact.chips
    account.stack += fact.chips


def _record_returned(ledger: Ledger, fact: f.ChipsReturned) -> None:
    account = ledger.find_account_at_chair(fact.chair)
    account.stack += fact.chips
    account.adjusted += fact.chips


def _record_began(ledger: Ledger, fact: f.HandBegan) -> None:
    ledger._hand_chairs, ledger._pending_fees, ledger._pending_carried_chips = fact.chairs, {}, 0


def _record_hand_closed(ledger: Ledger, fact: f.HandClosed) -> None:
    for chair, chips in zip(ledger._hand_chairs, fact.stacks, strict=True):
        ledger.find_account_at_chair(chair).stack = chips
    ledger.carried = ledger._pending_carried_chips
    ledger.rake += ledger._pending_fees.get("rake", 0)
    ledger.jackpot += ledger._pending_fees.get("jackpot", 0)
    ledger.kitty += ledger._pending_fees.get("kitty", 0)
    ledger.time_fees += ledger._pending_fees.get("time", 0)
    ledger._pending_fees, ledger._hand_chairs, ledger._pending_carried_chips = {}, (), 0


def _record_called_off(ledger: Ledger, _: f.HandCalledOff) -> None:
    ledger._pending_fees, ledger._hand_chairs, ledger._pending_carried_chips = {}, (), 0


def _record_marker_taken(ledger: Ledger, fact: f.MarkerTaken) -> None:
    debtor = ledger.find_account_at_chair(fact.chair)
    debtor.stack += fact.chips
    if not fact.lender:
        debtor.markers += fact.chips
        return
    lender = ledger.find_account_at_chair(fact.lender)
    lender.stack -= fact.chips
    lender.lent += fact.chips
    debtor.borrowed += fact.chips


def _record_marker_settled(ledger: Ledger, fact: f.MarkerSettled) -> None:
    debtor = ledger.find_account(fact.player)  # rule: MARK-04
    if not fact.lender:
        debtor.markers_paid += fact.chips
    else:
        debtor.borrowed_paid += fact.chips
        ledger.find_account(fact.lender).lent_paid += fact.chips


def _record_time_fee_paid(ledger: Ledger, fact: f.TimeFeePaid) -> None:
    account = ledger.find_account_at_chair(fact.chair)
    account.stack -= fact.chips
    account.time_fees += fact.chips
    ledger.time_fees += fact.chips


def _record_kitty_spent(ledger: Ledger, fact: f.KittySpent) -> None:
    ledger.kitty -= fact.chips
    ledger.kitty_spent[fact.expense] = ledger.kitty_spent.get(fact.expense, 0) + fact.chips


def _record_seven_deuce_paid(ledger: Ledger, fact: f.SevenDeucePaid) -> None:
    """Move chips between players: a 7-2 win is in no pot, but counts in the net result."""
    for chair, chips in fact.payments:
        payer = ledger.find_account_at_chair(chair)
        payer.stack -= chips
        payer.side_bets -= chips
    winner = ledger.find_account_at_chair(fact.chair)
    winner.stack += fact.chips
    winner.side_bets += fact.chips


def _record_jackpot_won(ledger: Ledger, fact: f.JackpotWon) -> None:
    """Move chips from the fund to players: a jackpot, like a side bet, is in no pot."""
    for chair, _, chips in fact.payments:
        account = ledger.find_account_at_chair(chair)
        account.stack += chips
        account.side_bets += chips
        ledger.jackpot -= chips


def _record_coloured_up(ledger: Ledger, fact: f.ColouredUp) -> None:
    """Enter a colour-up: a race changes the total in a tournament, a buy-out in a cash game."""
    if fact.gained_chips != sum(
        [chips - ledger.find_account_at_chair(chair).stack for chair, chips in fact.stacks_by_chair]
    ):
        ledger.refuse(w.ColourUpMismatch(fact.gained_chips))
    for chair, chips in fact.stacks_by_chair:
        account = ledger.find_account_at_chair(chair)
        if ledger._is_tournament:
            account.raced += chips - account.stack
        else:
            account.cashed_out += account.stack - chips
        account.stack = chips


def _record_table_fact(ledger: Ledger, fact: AnyTableFact) -> None:
    match fact:
        case f.HandBegan():
            _record_began(ledger, fact)
        case f.HandClosed():
            _record_hand_closed(ledger, fact)
        case f.TableOpened() | f.RulesChanged():
            _record_opened(ledger, fact)
        case f.SatDown():
            _record_sat_down(ledger, fact)
        case f.ChangedChair():
            _record_changed_chair(ledger, fact)
        case f.Left():
            _record_left(ledger, fact)
        case f.ChipsBought():
            _record_bought(ledger, fact)
        case f.ChipsArrived():
            _record_arrived(ledger, fact)
        case f.ChipsReturned():
            _record_returned(ledger, fact)
        case f.HandCalledOff():
            _record_called_off(ledger, fact)
        case f.MarkerTaken():
            _record_marker_taken(ledger, fact)
        case f.MarkerSettled():
            _record_marker_settled(ledger, fact)
        case f.TimeFeePaid():
            _record_time_fee_paid(ledger, fact)
        case f.KittySpent():
            _record_kitty_spent(ledger, fact)
        case f.SevenDeucePaid():
            _record_seven_deuce_paid(ledger, fact)
        case f.JackpotWon():
            _record_jackpot_won(ledger, fact)
        case f.ColouredUp():
            _record_coloured_up(ledger, fact)
        case _:
            f.assert_moves_no_chips(fact)
            return
    ledger.check()
