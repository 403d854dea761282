"""Translation of client commands to commands of the table or the engine, with their chair."""

from __future__ import annotations

from typing import assert_never

from riverboat import engine as e
from riverboat.cards import parse_card
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_state import Table
from riverboat.wire import client_commands as w
from riverboat.words import Player, Refusal
from riverboat.words.refusals import table_commands as phrases


class NotAllowed(Exception):
    """The player may not send this command: they have no chair, or are not a host."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


def to_table_command(
    table: Table,
    command: w.HandCommand | w.ChairCommand | w.Sit,
    player: str,
    chair: int,
    now_ms: int,
) -> c.AnyTableCommand:
    """Translate a player's command. Raises ``NotAllowed`` if they have no *chair*.

    The table decides if the command is legal.
    """
    if isinstance(command, w.Sit):
        if chair:
            raise NotAllowed(phrases.AlreadySeated(Player(player), chair))
        return c.Sit(
            player,
            command.chair,
            command.chips,
            command.entry_mode,
            command.waits_for_big_blind,
            now_ms,
        )
    if not chair:
        raise NotAllowed(phrases.SeatRequired())
    if isinstance(command, w.HandCommand):
        return c.Act(chair, _to_engine_command(table, command, chair), now_ms)
    return _to_chair_command(command, chair, now_ms)


def _to_engine_command(table: Table, command: w.HandCommand, chair: int) -> e.AnyCommand:
    match command:
        case w.Fold():
            return e.FOLD
        case w.Check():
            return e.CHECK
        case w.Call():
            return e.CALL
        case w.RaiseTo(to=amount):
            return e.RaiseTo(amount)
        case w.RaisePot():
            return e.RaisePot()
        case w.AllIn():
            return e.AllIn()
        case w.BringIn():
            return e.BringIn(_require_seat(table, chair))
        case w.Discard(cards=cards):
            return e.Discard(_parse_card_texts(cards))
        case w.TakeBackDiscard():
            return e.TakeBackDiscard(_require_seat(table, chair))
        case w.Show(cards=cards):
            return e.Show(_require_seat(table, chair), _parse_card_texts(cards))
        case w.Muck():
            return e.Muck(_require_seat(table, chair))
        case w.RunIt(times=times):
            return e.RunIt(_require_seat(table, chair), times)
        case w.Challenge():
            return e.ChallengeOverbet()
        case w.Declare(side=side):
            return e.Declare(_require_seat(table, chair), side)
        case w.AddChips(chips=chips, source=funding):
            return e.AddChips(_require_seat(table, chair), chips, funding)
        case _:
            assert_never(command)


def _require_seat(table: Table, chair: int) -> int:
    try:
        return table.hand_chairs.index(chair)
    except ValueError:
        raise NotAllowed(phrases.NoCardsInHand()) from None


def _parse_card_texts(card_texts: tuple[str, ...]) -> tuple[int, ...]:
    cards = tuple([parse_card(text) for text in card_texts])
    if len(set(cards)) < len(cards):
        raise NotAllowed(phrases.CardChosenTwice())
    return cards


def _to_chair_command(command: w.ChairCommand, chair: int, now_ms: int) -> c.AnyTableCommand:
    match command:
        case w.Straddle(total=amount):
            return c.Straddle(chair, amount)
        case w.PassStraddle():
            return c.DeclineStraddle(chair)
        case w.ChopBlinds():
            return c.ChopBlinds(chair)
        case w.OfferMarker(chips=chips, lender=lender):
            return c.OfferMarker(chair, chips, lender)
        case w.AnswerMarker(is_accepted=accepts):
            return c.AnswerMarker(chair, accepts)
        case w.AskForTime():
            return c.AskForTime(chair, now_ms)
        case w.CallClock():
            return c.CallClock(chair, now_ms)
        case w.TakeChips(chips=chips):
            return c.TakeChips(chair, chips)
        case w.Buy(chips=chips):
            return c.Buy(chair, chips, now_ms)
        case w.SitOut(is_cancelled=cancel, at_big_blind=at_blind):
            return c.SitOut(chair, cancel, at_blind)
        case w.ComeBack(waits_for_big_blind=waits_for_blind):
            return c.ComeBack(chair, waits_for_blind)
        case w.Leave(is_cancelled=cancel):
            return c.Leave(chair, cancel, now_ms)
        case w.ChooseGame(name=name):
            return c.ChooseGame(name, chair)
        case w.MoveToChair(new_chair=amount):
            return c.ChangeChair(chair, amount)
        case _:
            assert_never(command)


def to_host_table_command(command: w.HostTableCommand, now_ms: int) -> c.AnyTableCommand:
    """Translate a host's command."""
    match command:
        case w.Approve(chair=chair, is_approved=accepts):
            return c.Approve(chair, accepts)
        case w.SitPlayerOut(chair=chair):
            return c.SitOut(chair)
        case w.SeatPlayer():
            return c.Sit(
                command.player, command.chair, command.chips, command.entry_mode, at=now_ms
            )
        case w.MovePlayer(chair=chair, new_chair=target_chair):
            return c.ChangeChair(chair, target_chair)
        case w.Adjust(chair=chair, chips=chips, reason=reason):
            return c.Adjust(chair, chips, reason)
        case w.CallOff(reason=reason):
            return c.CallOff(reason)
        case w.TakeActionBack(reason=reason):
            return c.TakeActionBack(reason)
        case w.KillHand(chair=chair, reason=reason):
            return c.KillHand(chair, reason)
        case w.HoldPot(reason=reason):
            return c.HoldPot(reason)
        case w.Warn(chair=chair, reason=reason):
            return c.Warn(chair, reason)
        case w.PlaceButton(chair=chair):
            return c.PlaceButton(chair)
        case w.ChooseGame(name=name):
            return c.ChooseGame(name)
        case w.TakeTimeFees():
            return c.TakeTimeFees()
        case w.SpendKitty(chips=chips, expense=purpose):
            return c.SpendKitty(chips, purpose)
        case w.SettleMarker(player=player, chips=chips, lender=lender):
            return c.SettleMarker(player, chips, lender)
        case w.Close():
            return c.CloseTable(now_ms)
        case _:
            assert_never(command)
