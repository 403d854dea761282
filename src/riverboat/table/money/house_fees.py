"""House fees and the kitty: rake, drops and time charges (HOUS, BYND-47).

The engine computes the rake of a pot at the end of the hand, by the ``Rake`` made here.
Time charges are paid between hands, and the kitty's expenses are paid out of it.
"""

from __future__ import annotations

from functools import lru_cache

from riverboat.engine import IllegalAction
from riverboat.engine.state.rake import Rake
from riverboat.table.rules.option_groups import FeeRules
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_state import Table
from riverboat.words.refusals import chips as w

TIME_FEE_USE = "time"
"""The use of the kitty that pays every player's time charge (HOUS-04)."""


def build_hand_rake(table: Table, player_count: int) -> Rake | None:
    """Return the rake rules of a hand with *player_count* players; ``None`` to take nothing."""
    fees = table.rules.fees
    if not (fees.per_mille or fees.drop or fees.kitty or table.time_fee_due):
        return None
    return _build_rake(fees, player_count, table.time_fee_due)


@lru_cache(maxsize=256)
def _build_rake(fees: FeeRules, player_count: int, time_fee: int) -> Rake:
    """Build the rake of a hand.

    If the caps depend on the number of players, a cap of 0 means that no rake is taken.
    """
    per_mille, cap = fees.per_mille, fees.cap
    if fees.caps:  # rule: HOUS-01, BYND-47
        cap = fees.caps[min(player_count, len(fees.caps) + 1) - 2]
        per_mille = per_mille if cap else 0
    return Rake(
        per_mille=per_mille,
        cap=cap,
        no_flop_no_drop=fees.no_flop_no_drop,
        unit=fees.unit,
        drop=fees.drop,
        drop_from=fees.drop_from,
        kitty=fees.kitty,
        time=time_fee,
        time_above=fees.time_pot,
    )


def take_time_fees(table: Table, _: c.TakeTimeFees) -> tuple[f.AnyTableFact, ...]:
    """Charge every player who is not sitting out for their chair, up to their stack (HOUS-04).

    Instead, the kitty pays for all of them if that is one of its uses and it has enough; or
    the next large pot does, and no stack is charged (BYND-51).
    """
    fee = table.rules.fees.time_fee
    if not fee:
        raise IllegalAction(w.TimeFeesDisabled())
    if table.is_hand_running:  # rule: STAK-08
        raise IllegalAction(w.TimeFeesBetweenHands())
    charged_players = [
        (chair, player)
        for chair, player in sorted(table.chairs.items())
        if player.chips and not player.is_sitting_out
    ]
    if not charged_players:
        raise IllegalAction(w.TimeFeesWithoutPlayers())
    # rule: HOUS-04 rent, which the kitty may pay
    if TIME_FEE_USE in table.rules.fees.kitty_for and table.kitty >= fee * len(charged_players):
        return (f.KittySpent(fee * len(charged_players), TIME_FEE_USE),)
    if table.rules.fees.time_pot:  # rule: BYND-51
        return (f.TimeFeeDue(fee * len(charged_players)),)
    return tuple(
        [
            f.TimeFeePaid(chair, player.player, chips := min(fee, player.chips), fee - chips)
            for chair, player in charged_players
        ]
    )


def spend_kitty(table: Table, command: c.SpendKitty) -> tuple[f.AnyTableFact, ...]:
    """Pay an agreed expense from the kitty, up to its balance (HOUS-03)."""
    allowed_expenses, purpose = table.rules.fees.kitty_for, command.expense.strip()
    if not purpose:
        raise IllegalAction(w.KittyPurposeMissing())
    if allowed_expenses and purpose not in allowed_expenses:  # rule: HOUS-03, HOUS-05
        raise IllegalAction(w.KittyPurposeUnknown(allowed_expenses, purpose))
    if type(command.chips) is not int or command.chips <= 0:
        raise IllegalAction(w.KittyAmountInvalid(repr(command.chips)))
    if command.chips > table.kitty:
        raise IllegalAction(w.KittyTooSmall(table.kitty, command.chips, purpose))
    return (f.KittySpent(command.chips, purpose),)
