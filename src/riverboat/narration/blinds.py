"""The button, blinds that are owed, and hands that begin or are undone; straddles and kills."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from riverboat.narration.seated import Seated
from riverboat.table.state import facts as f
from riverboat.words import Chair, Player
from riverboat.words.events import blinds as b
from riverboat.words.events.event import Event

Blinds = (
    f.ButtonDrawn
    | f.ButtonPlaced
    | f.BlindMissed
    | f.DebtsWiped
    | f.DebtsKept
    | f.DebtsBack
    | f.BlindSkipped
    | f.HandBegan
    | f.HandCalledOff
    | f.Warned
    | f.ChopOffered
    | f.BlindsChopped
)
Straddles = f.Straddled | f.RockPassed | f.KillWon | f.KillMissed | f.LegWon


def of_blinds(fact: Blinds, who: Seated) -> Iterator[Event]:
    """What is said of the button and the blinds."""
    match fact:
        case f.ButtonDrawn(chairs, cards, button):
            drawn = zip(chairs, cards, strict=True)
            each = [b.DrawnCard(who(chair), (card,)) for chair, card in drawn]
            yield b.CardEachForTheButton(tuple(each))
            yield b.WinsTheButton(who(button)) if button else b.DrawsAgain()
        case f.ButtonPlaced(button):
            yield b.ButtonIsSetRight(who(button))
        case f.BlindMissed(chair, blind, chips):
            yield b.MissesABlind(who(chair), blind, chips)
        case f.DebtsWiped(chair):
            yield b.OwesNothingMissed(who(chair))
        case f.DebtsKept(player):
            yield b.OwesIfBackSoon(Player(player), _debts(fact))
        case f.DebtsBack(chair):
            yield b.StillOwes(who(chair), _debts(fact))
        case f.BlindSkipped(chair, blind):
            yield b.BlindSkips(blind, who(chair))
        case f.HandBegan():
            yield from _begins(fact, who)
        case f.HandCalledOff(_, reason):
            yield b.HandIsCalledOff(reason)
            yield b.AllChipsGoBack()
        case f.Warned(chair, _, reason):
            yield b.IsWarnedFor(who(chair), reason)
        case f.ChopOffered(chair):
            yield b.OffersToChop(who(chair))
        case f.BlindsChopped():
            yield b.BlindsAreChopped()
        case _:
            assert_never(fact)


def _begins(fact: f.HandBegan, who: Seated) -> Iterator[Event]:
    """Where the button is, and what is unusual."""
    yield b.HandBegins(fact.number)
    if fact.button in fact.chairs:
        yield b.HasTheButton(who(fact.button))
    else:
        at = who(fact.button)
        empty = isinstance(at, Chair)
        yield b.ButtonIsDeadBefore(fact.button) if empty else b.ButtonIsDead(at)
    if fact.percent != 100:
        yield b.KillPotBegins(fact.percent)
    if fact.bomb:
        yield b.BombPotBegins(fact.bomb)


def _debts(fact: f.DebtsKept | f.DebtsBack) -> tuple[b.Debt, ...]:
    owed = (
        b.Debt("big blind", fact.big),
        b.Debt("small blind", fact.small),
        b.Debt("ante", fact.ante),
        b.Debt("straddle", fact.straddle),
    )
    return tuple([debt for debt in owed if debt.chips])


def of_straddles(fact: Straddles, who: Seated) -> Iterator[Event]:
    """What is said of blind raises, of the rock and of kills."""
    match fact:
        case f.Straddled(chair, to, live, rock):
            if live:
                yield (b.StraddlesWithTheRock if rock else b.Straddles)(who(chair), to)
            else:
                yield (b.HasASleeperWithTheRock if rock else b.HasASleeper)(who(chair), to)
        case f.RockPassed(chair):
            yield b.HasTheRock(who(chair)) if chair else b.NobodyHasTheRock()
        case f.KillWon(chair, percent):
            yield b.MustKill(who(chair), percent)
        case f.KillMissed(chair, player):
            yield b.OwesTheKill(Player(player, chair))
        case f.LegWon(chair, legs):
            if chair and legs:
                yield b.HasLegs(who(chair), legs)
        case _:
            assert_never(fact)
