"""Narration of house rules, games, rake, the jackpot, the kitty and the clock."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from riverboat.narration.chair_names import PersonAtChair
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import facts as f
from riverboat.words import Player
from riverboat.words.events import clock as c
from riverboat.words.events import rules_and_fees as h
from riverboat.words.events.event_phrases import Event

HouseFact = (
    f.RulesChanged
    | f.GameChosen
    | f.TableClosed
    | f.TimeFeePaid
    | f.TimeFeeDue
    | f.KittySpent
    | f.SevenDeucePaid
    | f.JackpotWon
    | f.ColouredUp
)
ClockFact = f.ClockStarted | f.TimeRanOut


def narrate_house(
    fact: HouseFact, rules: TableRules | None, person_at: PersonAtChair
) -> Iterator[Event]:
    """Narrate house rules, the jackpot, the kitty and side bets."""
    match fact:
        case f.RulesChanged():
            yield h.RulesChange()
        case f.GameChosen(game):
            assert rules is not None, "a log begins with the rules"
            yield h.ChosenGame(rules.games[game].name)
        case f.TableClosed():
            yield h.TableClosing()
        case f.TimeFeePaid(chair, player, chips, missing_chips):
            yield h.TimeFeePayment(
                Player(player, chair),
                chips,
                h.ShortfallSuffix(missing_chips) if missing_chips else None,
            )
        case f.TimeFeeDue(chips):
            assert rules is not None, "a log begins with the rules"
            yield h.TimeFeeNotice(chips, rules.fees.time_pot)
        case f.KittySpent(chips, purpose):
            yield h.KittyPayment(chips, purpose)
        case f.SevenDeucePaid(chair, player, chips):
            yield h.SevenDeuceWon(Player(player, chair), chips)
        case f.JackpotWon():
            yield from _narrate_jackpot(fact, person_at)
        case f.ColouredUp(removed_value=removed_value, new_value=new_value):
            yield h.ChipsColouredUp(removed_value, new_value)
        case _:
            assert_never(fact)


def _narrate_jackpot(fact: f.JackpotWon, person_at: PersonAtChair) -> Iterator[Event]:
    losers = tuple([person_at(chair) for chair in fact.losing_chairs])
    if len(losers) == 1:
        yield h.BadBeatJackpotHit(losers[0], fact.beaten_cards)
    else:
        yield h.JackpotLosers(losers, fact.beaten_cards)
    for chair, player, chips in fact.payments:
        yield h.JackpotShareReceived(Player(player, chair), chips)


def narrate_clock(fact: ClockFact, person_at: PersonAtChair) -> Iterator[Event]:
    """Narrate the clock, except for the ordinary time to act."""
    match fact:
        case f.ClockStarted(chair, started_at, deadline, kind):
            seconds, purpose = (deadline - started_at) // 1000, _PURPOSE_BY_CLOCK_KIND[kind]
            if purpose and chair:
                yield c.SecondsLeft(person_at(chair), seconds, purpose)
            elif purpose:
                yield c.SecondsLeftForAll(seconds, purpose)
        case f.TimeRanOut(chair, is_hand_dead=is_dead):
            if chair:
                yield c.PlayerOutOfTime(person_at(chair), is_dead)
            else:
                yield c.PlayerTimedOut(is_dead)
        case _:
            assert_never(fact)


_PURPOSE_BY_CLOCK_KIND: dict[f.ClockKind, c.TimePurpose | None] = {
    "think": None,
    "called": c.ClockCalledSuffix(),
    "bank": c.TimeBankSuffix(),
    "extra": c.ExtraTimeSuffix(),
    "away": c.ReconnectionTimeSuffix(),
}
