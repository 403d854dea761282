"""Phrases for commands and pending decisions."""

from __future__ import annotations

from typing import assert_never

from riverboat.engine.commands import engine_commands as c
from riverboat.engine.commands.pending import Awaiting
from riverboat.words import action_offers, player_actions


def build_action_phrase(command: c.AnyCommand) -> player_actions.Act:
    """Return a command as a phrase, such as *raise to 600*."""
    match command:
        case c.Fold():
            return player_actions.Folding()
        case c.Check():
            return player_actions.Checking()
        case c.Call():
            return player_actions.Calling()
        case c.RaiseTo(total):
            return player_actions.RaisingTo(total)
        case c.RaisePot():
            return player_actions.RaisingPot()
        case c.AllIn():
            return player_actions.GoingAllIn()
        case c.AddChips(chips=chips):
            return player_actions.AddingChips(chips)
        case c.BringIn():
            return player_actions.BringingIn()
        case c.CorrectBringIn():
            return player_actions.CorrectingTheBringIn()
        case c.Discard(cards):
            return player_actions.Drawing(len(cards)) if cards else player_actions.StandingPat()
        case c.TakeBackDiscard():
            return player_actions.TakingBackADiscard()
        case c.Declare(side=side):
            return player_actions.DeclaringHighLow(side)
        case c.Deal():
            return player_actions.Dealing()
        case c.Show():
            return player_actions.ShowingHand()
        case c.Muck():
            return player_actions.MuckingHand()
        case c.RunIt(times=times):
            return player_actions.RunningIt(times)
        case c.ChallengeOverbet():
            return player_actions.ChallengingBlindBet()
        case _:
            assert_never(command)


def build_options_phrase(next_step: Awaiting | tuple[object, ...] | None) -> action_offers.Offer:
    """Return the pending decision as a phrase, or *forced facts* if such facts are due."""
    return (
        action_offers.AutomaticDealingOffer()
        if next_step is None or isinstance(next_step, tuple)
        else next_step.offer
    )
