"""Phrases for commands and pending decisions."""

from __future__ import annotations

from typing import assert_never

from riverboat.engine.commands import engine_commands as c
from riverboat.engine.commands.pending import Awaiting
from riverboat.words import acts, offers


def action_phrase(command: c.AnyCommand) -> acts.Act:
    """Return a command in the words of a player."""
    match command:
        case c.Fold():
            return acts.Folding()
        case c.Check():
            return acts.Checking()
        case c.Call():
            return acts.Calling()
        case c.RaiseTo(total):
            return acts.RaisingTo(total)
        case c.RaisePot():
            return acts.RaisingPot()
        case c.AllIn():
            return acts.GoingAllIn()
        case c.AddChips(chips=chips):
            return acts.AddingChips(chips)
        case c.BringIn():
            return acts.BringingIn()
        case c.CorrectBringIn():
            return acts.CorrectingTheBringIn()
        case c.Discard(cards):
            return acts.Drawing(len(cards)) if cards else acts.StandingPat()
        case c.TakeBackDiscard():
            return acts.TakingBackADiscard()
        case c.Declare(side=side):
            return acts.Declaring(side)
        case c.Deal():
            return acts.Dealing()
        case c.Show():
            return acts.Showing()
        case c.Muck():
            return acts.Mucking()
        case c.RunIt(times=times):
            return acts.RunningIt(times)
        case c.ChallengeOverbet():
            return acts.ChallengingTheBet()
        case _:
            assert_never(command)


def options_phrase(pending: Awaiting | tuple[object, ...] | None) -> offers.Offer:
    """Return the pending decision as a phrase, or *forced facts* if such facts are due."""
    return offers.ForcedFacts() if pending is None or isinstance(pending, tuple) else pending.offer
