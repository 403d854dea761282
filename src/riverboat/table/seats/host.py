"""What the host may do: change the rules, choose the game, correct a stack, call off a hand."""

from __future__ import annotations

from riverboat.engine import BadGame, IllegalAction, Rotation
from riverboat.table.blinds.deal_in import choosing
from riverboat.table.seats.closing import got_up
from riverboat.table.seats.people import in_hand, sitting
from riverboat.table.state import commands as c
from riverboat.table.state import facts as f
from riverboat.table.state.table import Table
from riverboat.words import Quoted


def change_rules(table: Table, command: c.ChangeRules) -> tuple[f.AnyTableFact, ...]:
    """Other stakes, another game, another house: never in the middle of a hand (BYND-74)."""
    rules = command.rules
    if (highest := max(table.chairs, default=0)) > rules.chairs:
        raise IllegalAction(
            Quoted(
                f"chair {highest} is taken: the table cannot have {rules.chairs}",
                "taken",
                "GAME-03",
            )
        )
    if table.busy:
        raise IllegalAction(
            Quoted(
                "new stakes and rules apply to the next hand: wait for it",
                "hand not over",
                "BYND-74",
            )
        )
    return (f.RulesChanged(rules),)


def choose_game(table: Table, command: c.ChooseGame) -> tuple[f.AnyTableFact, ...]:
    """Whose choice it is names the next game of the mix."""
    mix = table.rules.game
    if not isinstance(mix, Rotation):
        raise IllegalAction(
            Quoted(f"only {mix.name} is played at this table", "no choice", "BYND-85")
        )
    try:
        game = mix.choose(command.name)
    except BadGame as why:
        raise IllegalAction(Quoted(str(why), "no such game", "BYND-85")) from why
    if table.busy:
        raise IllegalAction(
            Quoted("the next game is chosen between hands", "hand not over", "BYND-85")
        )
    if command.chair:
        _check_dealer(table, command.chair)
    return (f.GameChosen(game, command.chair),)


def _check_dealer(table: Table, chair: int) -> None:
    """Refuse a player who chooses, and has not the deal (BYND-85)."""
    dealer = choosing(table)
    if chair != dealer:
        who, deals = sitting(table, chair).player, "nobody"
        if dealer:
            deals = f"{sitting(table, dealer).player} in chair {dealer}"
        why = f"{who} cannot choose the next game: {deals} deals it"
        raise IllegalAction(Quoted(why, "not the dealer", "BYND-85"))


def call_off(table: Table, command: c.CallOff) -> tuple[f.AnyTableFact, ...]:
    """Everybody takes back what he put in; the reason is there for all to read (BYND-97)."""
    if not table.busy:
        raise IllegalAction(Quoted("no hand is being played", "no hand", "GAME-02"))
    if not command.reason.strip():
        raise IllegalAction(Quoted("say why the hand is called off", "no reason", "BYND-97"))
    return (f.HandCalledOff(table.numbers, command.reason),)


def adjust(table: Table, command: c.Adjust) -> tuple[f.AnyTableFact, ...]:
    """The host corrects a stack, and says why."""
    each = sitting(table, command.chair)
    if not command.reason.strip():
        raise IllegalAction(Quoted("say why the stack is corrected", "no reason", "BYND-97"))
    if in_hand(table, command.chair):
        raise IllegalAction(
            Quoted(
                f"{each.player}'s chips are in play until the hand is over",
                "hand not over",
                "STAK-08",
            )
        )
    if each.chips + command.chips < 0:
        raise IllegalAction(
            Quoted(
                f"{each.player} has {each.chips}: no more than that can be taken from him",
                "too few",
                "STAK-08",
            ),
        )
    return (f.ChipsReturned(command.chair, each.player, command.chips, command.reason),)


def close(table: Table, command: c.CloseTable) -> tuple[f.AnyTableFact, ...]:
    """The session is over, and everybody takes his chips (GAME-04)."""
    if table.busy:
        raise IllegalAction(
            Quoted("the hand is played to its end first", "hand not over", "GAME-04")
        )
    up = [got_up(table, chair, "left", command.at) for chair in table.ring]
    return (*up, f.TableClosed())
