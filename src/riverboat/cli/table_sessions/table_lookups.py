"""Pages to look up at a table: the ledger, the settlement, the chips, the rules."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from rich.text import Text

from riverboat.cli.terminal.terminal_felt import TerminalFelt, flow_chunks, truncate, wrap_text
from riverboat.cli.terminal.text_columns import Row, align_columns
from riverboat.engine import IllegalAction
from riverboat.table.money.session_ledger import HOUSE, Ledger
from riverboat.table.money.settle_up import BOTS, merge_bots, settle_up
from riverboat.table.rules.chip_set import break_down_amount
from riverboat.table.rules.rules_page import build_rules_page
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state.table_state import Table
from riverboat.words import Phrase, Player, Reader
from riverboat.words import labels as w
from riverboat.words import terminal as t

PLAIN_READER: Final = Reader(chips="{:,}".format)
"""English reader with commas between thousands."""


def iter_ledger_lines(
    ledger: Ledger, felt: TerminalFelt, renderer: Reader = PLAIN_READER
) -> Iterator[Text]:
    """Yield a line for each player, and the house's take."""
    format_chips = renderer.chips
    has_debts = any(account.owes or account.owed for account in ledger.accounts.values())
    rows = []
    for account in ledger.accounts.values():
        net_text = f"{'+' * (account.net >= 0)}{format_chips(account.net)}"
        cells = [
            format_chips(account.brought),
            format_chips(account.chips + account.cashed_out),
            net_text,
        ]
        cells += [format_chips(account.owes - account.owed)] * has_debts
        style = "green" if account.net > 0 else "red" if account.net < 0 else ""
        rows.append(Row(account.player, cells, style))
    column_names: tuple[w.LedgerColumn, ...] = ("bought", "has", "net", "owes")
    headings = [
        renderer.say(w.LedgerColumnHeading(column_name))
        for column_name in column_names[: 3 + has_debts]
    ]
    yield from align_columns(headings, rows, felt.width)
    house_takings = [Text(renderer.say(part)) for part in _list_house_takings(ledger) if part.chips]
    yield from flow_chunks(house_takings, felt.width, "   ", 2)


def _list_house_takings(ledger: Ledger) -> list[w.HouseShare | w.KittyPaymentLabel]:
    """Return the chips taken from the players, by kind."""
    return [
        w.HouseShare("rake", ledger.rake),
        w.HouseShare("jackpot", ledger.jackpot),
        w.HouseShare("kitty", ledger.kitty),
        *[w.KittyPaymentLabel(purpose, chips) for purpose, chips in ledger.kitty_spent.items()],
        w.HouseShare("time", ledger.time_fees),
        w.HouseShare("carried", ledger.carried),
        w.HouseShare("corrected", ledger.adjusted),
    ]


def iter_settlement_phrases(ledger: Ledger, bot_names: Collection[str] = ()) -> Iterator[Phrase]:
    """Yield the payments between people, and the bots' combined result."""
    balances = merge_bots(ledger.dues, bot_names)
    settlement = settle_up({name: chips for name, chips in balances.items() if chips})
    transfers = [
        transfer
        for transfer in settlement.transfers
        if BOTS not in (transfer.payer, transfer.payee)
    ]
    for transfer in transfers:
        payer, payee = Player(transfer.payer), Player(transfer.payee)
        if transfer.payer == HOUSE:
            yield t.HousePayment(payee, transfer.chips)
        elif transfer.payee == HOUSE:
            yield t.PaymentToHouse(payer, transfer.chips)
        else:
            yield t.SettlementTransfer(payer, payee, transfer.chips)
    if not transfers:
        yield t.NoDebts()
    if balance := balances.get(BOTS, 0):
        yield t.BotsNotSettled("won" if balance > 0 else "lost", abs(balance))


def iter_chip_lines(table: Table, felt: TerminalFelt, renderer: Reader) -> Iterator[Text]:
    """Yield each player's stack, in chips of the table's colours if it defines any."""
    for chair in table.occupied_chairs:
        player = table.chairs[chair]
        stack = table.stack(chair)
        chips_behind = sum(chips for _, chips in player.chips_behind)
        parts = [
            Text(f"{chair:>2}  {truncate(player.player, 12):12} {renderer.chips(stack):>8}"),
            *[Text(renderer.say(w.ChipsBehind(chips_behind)), "dim")] * bool(chips_behind),
            *[Text(text, "dim") for text in [_format_chips_by_color(table, stack)] if text],
            *[Text(text, "dim") for text in [_find_player_status(table, chair, renderer)] if text],
        ]
        yield from flow_chunks(parts, felt.width, "  ", 4)


def _format_chips_by_color(table: Table, stack: int) -> str:
    chip_types = table.rules.chips
    if not chip_types or not stack:
        return ""
    try:
        chip_counts = break_down_amount(chip_types, stack)
    except IllegalAction:
        return ""
    return " ".join(
        f"{count} {chip_type.colour}"
        for chip_type, count in zip(chip_types, chip_counts, strict=True)
        if count
    )


def _find_player_status(table: Table, chair: int, renderer: Reader) -> str:
    return ", ".join(
        [renderer.say(standing_phrase) for standing_phrase in list_standing_phrases(table, chair)]
    )


def list_standing_phrases(table: Table, chair: int) -> tuple[t.Standing, ...]:
    """Return the reasons that keep a player out of the next hand, and the blinds they owe."""
    player = table.chairs[chair]
    debts = (
        t.OwedBlind("big blind", player.missed_big),
        t.OwedBlind("small blind", player.missed_small),
        t.OwedBlind("ante", player.missed_ante),
        t.OwedBlind("straddle", player.missed_straddle),
    )
    owed_blinds = tuple([debt for debt in debts if debt.chips])
    standing_phrases: list[t.Standing] = []
    if player.is_sitting_out:
        standing_phrases.append(t.SittingOutStanding())
    elif player.waits_for_big_blind:
        standing_phrases.append(t.BigBlindWaitStanding())
    elif not player.has_come_in and table.last_positions is not None:
        standing_phrases.append(t.EntryStanding())
    return (
        (*standing_phrases, t.DebtStanding(owed_blinds)) if owed_blinds else tuple(standing_phrases)
    )


def iter_rule_lines(rules: TableRules, felt: TerminalFelt, renderer: Reader) -> Iterator[Text]:
    """Yield the rules that a newcomer needs; ``riverboat table --rules`` prints all of them."""
    posted_rules = build_rules_page(rules, Reader(renderer.language))
    label_width = max(len(label) for label, _ in posted_rules.newcomer_answers)
    yield from wrap_text(Text(posted_rules.title, "bold"), felt.width)
    for label, answer in posted_rules.newcomer_answers:
        heading = Text(f"{label:{label_width}}  ", "bold cyan")
        for line in wrap_text(Text(answer), felt.width - label_width - 2):
            yield heading.append_text(line)
            heading = Text(" " * (label_width + 2))
    for notice in posted_rules.notices:
        yield from wrap_text(Text(notice), felt.width, 2)
