"""The draw for the first button: high card, face up (SEAT-01, SEAT-02)."""

from __future__ import annotations

from riverboat.cards import rank_of
from riverboat.engine import IllegalAction
from riverboat.table.blinds.deal_in import button_draw_chairs
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_state import Table
from riverboat.words.refusals.hands import ButtonAlreadyPlaced, ButtonDrawCountWrong


def draw_for_button(table: Table, command: c.DrawForButton) -> tuple[f.AnyTableFact, ...]:
    """Give the first button to the highest card drawn (SEAT-01)."""
    chairs = button_draw_chairs(table)
    if not chairs:
        raise IllegalAction(ButtonAlreadyPlaced())
    if len(command.cards) != len(chairs) or len(set(command.cards)) < len(command.cards):
        raise IllegalAction(ButtonDrawCountWrong(len(chairs), chairs, len(command.cards)))
    best_rank = max(rank_of(card) for card in command.cards)
    winning_chairs = [
        chair
        for chair, card in zip(chairs, command.cards, strict=True)
        if rank_of(card) == best_rank
    ]
    if len(winning_chairs) > 1 and table.rules.button.draw_tie == "redeal":  # rule: SEAT-02
        return (f.ButtonDrawn(chairs, command.cards),)
    button_chair = chairs[command.cards.index(max(command.cards))]  # rule: SEAT-02, CARD-13
    return (f.ButtonDrawn(chairs, command.cards, button_chair),)
