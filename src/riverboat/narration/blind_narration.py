"""Narration of the button, owed blinds, the start and undoing of hands, straddles and kills."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from riverboat.narration.chair_names import PersonAtChair
from riverboat.table.state import facts as f
from riverboat.words import Chair, Player
from riverboat.words.events import blinds as b
from riverboat.words.events.event_phrases import Event

BlindFact = (
    f.ButtonDrawn
    | f.ButtonPlaced
    | f.BlindMissed
    | f.DebtsCancelled
    | f.DebtsRecorded
    | f.DebtsRestored
    | f.BlindSkipped
    | f.HandBegan
    | f.HandCalledOff
    | f.Warned
    | f.ChopOffered
    | f.BlindsChopped
)
StraddleFact = f.Straddled | f.RockPassed | f.KillWon | f.KillMissed | f.LegWon


def narrate_blinds(
    fact: BlindFact, person_at: PersonAtChair, drawn_button: int | None = None
) -> Iterator[Event]:
    """Narrate the button and the blinds; *drawn_button* is the chair that won the button draw."""
    match fact:
        case f.ButtonDrawn(chairs, cards, button):
            drawn_cards = zip(chairs, cards, strict=True)
            card_phrases = [b.DrawnCard(person_at(chair), (card,)) for chair, card in drawn_cards]
            yield b.ButtonDrawCards(tuple(card_phrases))
            yield b.ButtonWon(person_at(button)) if button else b.HighCardTie()
        case f.ButtonPlaced(button):
            yield b.ButtonMoved(person_at(button))
        case f.BlindMissed(chair, blind, chips):
            yield b.MissedBlindReported(person_at(chair), blind, chips)
        case f.DebtsCancelled(chair):
            yield b.MissedBlindsCleared(person_at(chair))
        case f.DebtsRecorded(player):
            yield b.MissedBlindsIfBackSoon(Player(player), _list_debts(fact))
        case f.DebtsRestored(chair):
            yield b.MissedBlindsOwed(person_at(chair), _list_debts(fact))
        case f.BlindSkipped(chair, blind):
            yield b.SkippedBlindPosted(blind, person_at(chair))
        case f.HandBegan():
            yield from _narrate_hand_start(fact, person_at, drawn_button)
        case f.HandCalledOff(_, reason):
            yield b.HandCancelled(reason)
            yield b.AllChipsReturned()
        case f.Warned(chair, _, reason):
            yield b.PlayerWarned(person_at(chair), reason)
        case f.ChopOffered(chair):
            yield b.ChopOfferMade(person_at(chair))
        case f.BlindsChopped():
            yield b.BlindChop()
        case _:
            assert_never(fact)


def _narrate_hand_start(
    fact: f.HandBegan, person_at: PersonAtChair, drawn_button: int | None
) -> Iterator[Event]:
    """Narrate the hand's number, the button, a kill pot and a bomb pot.

    The button is left out if the draw for the button has just announced it.
    """
    yield b.HandHeading(fact.hand_number)
    if fact.button in fact.chairs:
        if fact.button != drawn_button:
            yield b.ButtonPosition(person_at(fact.button))
    else:
        button_holder = person_at(fact.button)
        is_chair_empty = isinstance(button_holder, Chair)
        yield (
            b.DeadButtonBeforeSeat(fact.button)
            if is_chair_empty
            else b.DeadButtonBeforePlayer(button_holder)
        )
    if fact.limit_percent != 100:
        yield b.KillPotHeading(fact.limit_percent)
    if fact.bomb_pot_ante:
        yield b.BombPotHeading(fact.bomb_pot_ante)


def _list_debts(fact: f.DebtsRecorded | f.DebtsRestored) -> tuple[b.MissedBlindDebt, ...]:
    debts = (
        b.MissedBlindDebt("big blind", fact.missed_big),
        b.MissedBlindDebt("small blind", fact.missed_small),
        b.MissedBlindDebt("ante", fact.missed_ante),
        b.MissedBlindDebt("straddle", fact.missed_straddle),
    )
    return tuple([debt for debt in debts if debt.chips])


def narrate_straddles(fact: StraddleFact, person_at: PersonAtChair) -> Iterator[Event]:
    """Narrate straddles, the rock and kill pots."""
    match fact:
        case f.Straddled(chair, total, is_live, has_rock):
            if is_live:
                yield (b.RockStraddlePosted if has_rock else b.StraddlePosted)(
                    person_at(chair), total
                )
            else:
                yield (b.SleeperPostedWithRock if has_rock else b.SleeperPosted)(
                    person_at(chair), total
                )
        case f.RockPassed(chair):
            yield b.RockHeld(person_at(chair)) if chair else b.RockUnclaimed()
        case f.KillWon(chair, percent):
            yield b.KillDue(person_at(chair), percent)
        case f.KillMissed(chair, player):
            yield b.KillOwedWhileAway(Player(player, chair))
        case f.LegWon(chair, legs):
            if chair and legs:
                yield b.KillLegsHeld(person_at(chair), legs)
        case _:
            assert_never(fact)
