"""The 7-2 game: the winner of a pot with 7-2 collects from all players dealt in (BYND-57).

It is a side bet, and is paid only for cards that the whole table has seen. After a showdown it is
paid at once; an uncontested winner must show the cards after the hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from riverboat.cards import name
from riverboat.engine import Game, IllegalAction
from riverboat.engine.state.hand_state import HandState
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_state import Table
from riverboat.words import Player
from riverboat.words.refusals import chips as w

_SEVEN_DEUCE: Final = "27"


def is_seven_deuce_game(game: Game) -> bool:
    """Return True if the game is a form of hold'em: two hole cards and a board."""
    return game.variant.name == "hold'em"


def is_seven_deuce(cards: Sequence[int]) -> bool:
    """Return True if the cards are exactly a seven and a deuce."""
    return "".join(sorted([name(card)[0] for card in cards])) == _SEVEN_DEUCE


def find_seven_deuce_payments(table: Table, stacks: Sequence[int]) -> list[f.SevenDeucePaid]:
    """Return payments to a winner who showed 7-2; *stacks* are after the hand."""
    hand, chips_per_player = table.hand, table.rules.seven_deuce
    assert hand is not None, "no hand is played"
    if not is_seven_deuce_game(hand.game):
        return []
    stacks_left = dict(zip(table.hand_chairs, stacks, strict=True))
    payment_facts = []
    for seat, chair in enumerate(table.hand_chairs):  # rule: BYND-57
        if _has_shown_seven_deuce(hand, seat):
            fact = _collect_from_others(table, chair, stacks_left, chips_per_player)
            for payer_chair, amount in fact.payments:
                stacks_left[payer_chair] -= amount
            stacks_left[chair] += fact.chips
            payment_facts.append(fact)
    return [fact for fact in payment_facts if fact.chips]


def _has_shown_seven_deuce(hand: HandState, seat: int) -> bool:
    return (
        hand.won_chips[seat] > 0
        and bool(hand.shown_mask >> seat & 1)
        and is_seven_deuce(hand.holdings[seat])
    )


def _collect_from_others(
    table: Table, chair: int, stacks: Mapping[int, int], chips_per_player: int
) -> f.SevenDeucePaid:
    """Return the fact that each other player pays the winner, up to the player's stack."""
    payments = [
        (payer_chair, min(chips_per_player, stack))
        for payer_chair, stack in sorted(stacks.items())
        if payer_chair != chair
    ]
    total = sum([amount for _, amount in payments])
    return f.SevenDeucePaid(chair, table.chairs[chair].player, total, tuple(payments))


def can_collect_seven_deuce(table: Table, chair: int) -> bool:
    """Return True if the player won the last hand with 7-2 and has not shown it yet."""
    if table.is_hand_running or table.last_hand is None or chair not in table.chairs:
        return False
    hole_cards = dict(table.last_hand.uncollected_winners).get(table.chairs[chair].player, ())
    return is_seven_deuce(hole_cards)


def collect_seven_deuce(table: Table, command: c.ShowSevenDeuce) -> tuple[f.AnyTableFact, ...]:
    """Pay an uncontested winner who shows 7-2 before the next hand."""
    if not table.rules.seven_deuce:
        raise IllegalAction(w.NoSevenDeuceGame())
    if table.is_hand_running:
        raise IllegalAction(w.SevenDeuceTooLate())
    last_hand = table.last_hand
    if last_hand is None or not can_collect_seven_deuce(table, command.chair):
        player = table.chairs.get(command.chair)
        raise IllegalAction(
            w.SevenDeuceNotDue(Player(player.player)) if player else w.SevenDeuceBountyUndue()
        )
    # Players who have left since then pay nothing.
    dealt_chairs = [table.chair_of(player) for player in last_hand.dealt_players]
    stacks = {chair: table.chairs[chair].chips for chair in dealt_chairs if chair}
    return (_collect_from_others(table, command.chair, stacks, last_hand.chips),)
