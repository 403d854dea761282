"""Ledger of a table: results, and the payments that settle them."""

from __future__ import annotations

from riverboat.table.money.settle_up import merge_bots, settle_up, sheet_to_csv
from riverboat.web.records.table_hand_index import movements_to_csv as movements_csv
from riverboat.web.records.table_ledgers import TableLedger
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import RawResponse, Router
from riverboat.web.schemas.ledger_schemas import LedgerResponse, PlayerLedger, Transfer

router = Router("tables")


async def _load_visible_ledger(call: ApiCall) -> TableLedger:
    """Return the table's ledger, as far as the caller may know it."""
    known_records = await call.app_state.find_known_records(call.table_row, call.user.name)
    return await call.app_state.ledgers.load(call.table_row.id, known_records)


@router.get("/api/tables/{table}/ledger", access="visitor")
async def get_ledger(call: ApiCall) -> LedgerResponse:
    """Return the result of each player, and who pays whom."""
    table_ledger = await _load_visible_ledger(call)
    session_ledger = table_ledger.ledger
    due_by_player = merge_bots(session_ledger.dues, table_ledger.bots)
    # With very many players it takes a while to find the fewest payments.
    settlement = await call.run_in_worker(settle_up, due_by_player)
    return LedgerResponse(
        players=tuple(
            [
                PlayerLedger(
                    account.player,
                    account.brought,
                    account.cashed_out,
                    account.chips,
                    account.net,
                    account.balance_due,
                    account.side_bets,
                    account.player in table_ledger.bots,
                )
                for account in session_ledger.accounts.values()
            ]
        ),
        rake=session_ledger.rake,
        kitty=session_ledger.kitty,
        jackpot=session_ledger.jackpot,
        time_fees=session_ledger.time_fees,
        carried_chips=session_ledger.carried,
        transfers=tuple(
            [
                Transfer(transfer.payer, transfer.payee, transfer.chips)
                for transfer in settlement.transfers
            ]
        ),
        adjustments=tuple(table_ledger.adjustments),
        movements=tuple(table_ledger.movements),
        hand_count=sum([not index_entry.early_end for index_entry in table_ledger.hands.values()]),
        began_at=table_ledger.hands[min(table_ledger.hands)].at if table_ledger.hands else 0,
        ended_at=table_ledger.closed_at,
    )


@router.get("/api/tables/{table}/ledger.csv", access="visitor", media_type="text/csv")
async def export_ledger(call: ApiCall) -> RawResponse:
    """Return the ledger as CSV, with each buy-in and cash-out."""
    table_ledger = await _load_visible_ledger(call)
    chips_per_unit = 10 ** (await call.app_state.find_settings(call.table_row)).money.digits
    csv_text = sheet_to_csv(table_ledger.ledger, chips_per_unit)
    csv_with_movements = f"{csv_text}\n{movements_csv(table_ledger.movements, chips_per_unit)}"
    return RawResponse(csv_with_movements.encode(), "text/csv", f"ledger-{call.table_row.id}.csv")
