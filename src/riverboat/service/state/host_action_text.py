"""Phrases for host actions: while they are deferred, and once they are done."""

from __future__ import annotations

from typing import assert_never

from riverboat.engine.state.correction_facts import FloorDecided
from riverboat.service.records import room_facts as r
from riverboat.table.state import facts as f
from riverboat.wire import client_commands as w
from riverboat.words import Phrase, Player
from riverboat.words.events import host_announcements as h


def find_resulting_fact(command: w.HostCommand) -> tuple[type, int] | None:
    """Return the type and chair of the table fact that a host's command causes, if any."""
    match command:
        case w.Adjust(chair=chair):
            return f.ChipsReturned, chair
        case w.ChangeRules():
            return f.RulesChanged, 0
        case w.Close():
            return f.TableClosed, 0
        case w.CallOff():
            return f.HandCalledOff, 0
        case w.Warn(chair=chair):
            return f.Warned, chair
        case w.TakeActionBack() | w.KillHand() | w.HoldPot():
            return FloorDecided, 0
        case w.MovePlayer(chair=chair):
            return f.ChangedChair, chair
        case w.SitPlayerOut(chair=chair):
            return f.SatOut, chair
        case w.SeatPlayer(chair=chair):
            return f.SatDown, chair
        case (
            w.AddBot() | w.Approve() | w.Ban() | w.Begin() | w.ChooseGame() | w.ColourUp()
            | w.ResumeTable() | w.Kick() | w.LiftBan() | w.Pause() | w.PlaceButton()
            | w.RemoveFromWaitingList()
            | w.SettleMarker() | w.SpendKitty() | w.StreamTable() | w.TakeTimeFees()
            | w.WithdrawCommand()
        ):  # fmt: skip
            return None
        case _:
            assert_never(command)


def deferred_command_phrase(fact: r.CommandDeferred) -> h.PlannedAction:
    """Return the phrase of a deferred command."""
    target = Player(fact.player)
    match fact.command:
        case w.ChangeRules():
            return h.PlannedGame(fact.game_name) if fact.game_name else h.PlannedRules()
        case w.ChooseGame():
            return h.PlannedGame(fact.game_name)
        case w.MovePlayer(new_chair=target_chair):
            return h.PlannedSeatMove(target, target_chair)
        case w.SeatPlayer(player=player, chair=chair):
            return h.PlannedSeating(Player(player), chair)
        case w.SitPlayerOut():
            return h.PlannedSitOut(target)
        case w.Approve():
            return h.PlannedChipAnswer(target)
        case w.Adjust(chips=chips, reason=reason):
            return (h.PlannedStackDecrease if chips < 0 else h.PlannedStackIncrease)(
                target, abs(chips), reason
            )
        case w.PlaceButton():
            return h.PlannedButtonMove(target)
        case w.ColourUp():
            return h.PlannedColourUp()
        case w.TakeTimeFees():
            return h.PlannedTimeFees()
        case w.SpendKitty(chips=chips):
            return h.PlannedKittyPayment(chips)
        case w.SettleMarker():
            return h.PlannedMarkerSettlement()
        case w.Close():
            return h.PlannedTableClosing()
        case w.Begin(bomb_pot_ante=bomb, board_count=boards):
            return h.PlannedBombPot(bomb, boards > 1) if bomb else h.PlannedHand()
        case w.Pause():
            return h.PlannedPause()
        case w.ResumeTable():
            return h.PlannedResume()
        case w.CallOff():
            return h.PlannedVoid()
        case w.TakeActionBack() | w.KillHand() | w.HoldPot() | w.Warn():
            return h.PlannedFloorCorrection()
        case w.AddBot():
            return h.PlannedBot()
        case w.RemoveFromWaitingList(player=player):
            return h.PlannedListRemoval(Player(player))
        case _:
            assert_never(fact.command)


def completed_action_phrase(fact: r.HostActed) -> Phrase:
    """Return the phrase of a completed host action."""
    actor, target = Player(fact.actor), Player(fact.player)
    match fact.command:
        case w.ChangeRules():
            return (
                h.GameChangedByHost(actor, fact.game_name)
                if fact.game_name
                else h.RulesChangedByHost(actor)
            )
        case w.ChooseGame():
            return h.NextGameChosenByHost(actor, fact.game_name)
        case w.Approve(is_approved=accepts):
            if actor == target:
                return h.OwnChipsApprovedByHost(actor)
            return (h.ChipsApprovedByHost if accepts else h.ChipRequestDeclined)(actor, target)
        case w.SitPlayerOut():
            return h.PlayerSatOutByHost(actor, target)
        case w.MovePlayer(new_chair=target_chair):
            return h.PlayerMovedByHost(actor, target, target_chair)
        case w.SeatPlayer(player=player, chair=chair):
            return h.SeatGranted(actor, Player(player), chair)
        case w.Adjust(chips=chips, reason=reason):
            phrase_type = h.StackReducedByHost if chips < 0 else h.StackIncreasedByHost
            return phrase_type(actor, target, abs(chips), reason)
        case w.CallOff(reason=reason):
            return h.HandVoidedByHost(actor, reason)
        case w.TakeActionBack(reason=reason):
            return h.ActionUndoneByHost(actor, reason)
        case w.KillHand(reason=reason):
            return h.HandKilledByHost(actor, target, reason)
        case w.HoldPot(reason=reason):
            return h.PotCarriedOverByHost(actor, reason)
        case w.Warn(reason=reason):
            return h.PlayerWarnedByHost(actor, target, reason)
        case w.PlaceButton():
            return h.ButtonMovedByHost(actor, target)
        case w.TakeTimeFees():
            return h.TimeFeesTaken(actor)
        case w.ColourUp():
            return h.SmallChipsColouredUp(actor)
        case w.SpendKitty(chips=chips, expense=purpose):
            return h.KittySpentByHost(actor, chips, purpose)
        case w.SettleMarker(player=player, chips=chips):
            return h.PaymentRecordedByHost(actor, Player(player), chips)
        case w.Close():
            return h.TableClosedByHost(actor)
        case w.Begin(bomb_pot_ante=bomb, board_count=boards):
            return (
                h.BombPotCalled(actor, bomb, boards > 1) if bomb else h.NextHandDealtByHost(actor)
            )
        case w.Pause(is_immediate=now):
            return (h.TablePausedByHost if now else h.PausePlannedByHost)(actor)
        case w.ResumeTable():
            return h.TableResumedByHost(actor)
        case w.AddBot():
            return h.BotAddedByHost(actor)
        case w.RemoveFromWaitingList(player=player):
            return h.WaitingListRemoval(actor, Player(player))
        case w.Kick(reason=reason):
            return h.PlayerRemovedByHost(actor, target, reason or None)
        case w.Ban(player=player, reason=reason):
            return h.PlayerBannedByHost(actor, Player(player), reason or None)
        case w.LiftBan(player=player):
            return h.BanLiftedByHost(actor, Player(player))
        case w.WithdrawCommand():
            return h.PlannedChangeCancelled(actor)
        case w.StreamTable(is_on=opens):
            return (h.StreamOpenedByHost if opens else h.StreamClosedByHost)(actor)
        case _:
            assert_never(fact.command)
