"""What the floor asks about turns and time."""

from __future__ import annotations

from riverboat.floor.turns.seen import Since
from riverboat.floor.verdict import Ask, how_many, yes_or_no
from riverboat.words.floor import turns as w

HOW_BIG_IS_THE_BET = how_many(w.HowBigIsTheBet(), "spot", "bet")
HOW_BIG_WAS_THE_RAISE = how_many(w.HowBigWasTheLastRaise(), "spot", "raise_by")
SINCE: Ask[Since] = Ask(
    w.WhatWasDoneSince(),
    "seen",
    "since",
    (
        (w.TheyHaveNotActed(), "waiting"),
        (w.NothingNew(), "nothing"),
        (w.SomebodyCalled(), "call"),
        (w.SomebodyRaised(), "raise"),
    ),
)
THREE_BEHIND = yes_or_no(w.HaveThreeActedBehind(), "seen", "enough")
TWO_BEHIND = yes_or_no(w.HaveTwoActedBehind(), "seen", "enough")
SUBSTANTIAL_BEHIND = yes_or_no(w.WasThereSubstantialActionBehind(), "seen", "enough")
ALL_BEFORE = yes_or_no(w.HasEverybodyBeforeActed(), "seen", "all_before")
DEALT_IN = yes_or_no(w.WasTheCallerDealtIn(), "seen", "dealt_in")
SEATED = yes_or_no(w.IsTheCallerSeated(), "seen", "seated")
WAITED = how_many(w.HowLongHaveTheyThought(), "seen", "waited")
ANNOUNCED = yes_or_no(w.WasTheKillAnnounced(), "seen", "announced")
KNOWINGLY = yes_or_no(w.DidTheyKnow(), "seen", "knowingly")
PUSH = yes_or_no(w.WereTheDealersChanging(), "seen", "push")
