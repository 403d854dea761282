"""What the floor asks about a bet."""

from __future__ import annotations

from typing import Final

from riverboat.floor.spot import Betting
from riverboat.floor.verdict import Ask, how_many, yes_or_no
from riverboat.words.floor.bets import questions as w

HOW_MUCH_TO_CALL: Final = how_many(w.HowMuchToCall(), "spot", "bet")
HOW_MUCH_WAS_THE_RAISE: Final = how_many(w.HowMuchWasTheRaise(), "spot", "raise_by")
HOW_MUCH_IS_THE_LEAST: Final = how_many(w.HowMuchIsTheLeastBet(), "spot", "least_bet")
HOW_MUCH_IS_THE_MOST: Final = how_many(w.HowMuchIsTheMost(), "spot", "most")
HOW_MUCH_IS_IN_THE_POT: Final = how_many(w.HowMuchIsInThePot(), "spot", "pot")
HOW_MUCH_IS_THE_STACK: Final = how_many(w.HowMuchIsTheStack(), "spot", "stack")
HOW_MANY_HAVE_CARDS: Final = how_many(w.HowManyHaveCards(), "spot", "live")
OPENING_BET: Final = yes_or_no(w.IsItTheOpeningBet(), "spot", "opening")
ALL_IN: Final = yes_or_no(w.IsSomebodyAllIn(), "spot", "faces_all_in")
WHICH_LIMIT: Final[Ask[Betting]] = Ask(
    w.WhichLimit(),
    "spot",
    "structure",
    (
        (w.NoLimit(), "no-limit"),
        (w.PotLimit(), "pot-limit"),
        (w.Limit(), "limit"),
        (w.Spread(), "spread"),
    ),
)

LAST_CHIPS: Final = yes_or_no(w.AreTheyTheLastChips(), "seen", "last_chips")
SAID_BEFORE: Final = Ask(
    w.WasItSaidBefore(), "seen", "before", ((w.BeforeTheChips(), True), (w.AfterTheChips(), False))
)
ACTED_BEHIND: Final = yes_or_no(w.HasAnybodyActedBehind(), "seen", "acted")
ACTED_ON_IT: Final = yes_or_no(w.HasTheNextActedOnIt(), "seen", "acted")
RELEASED: Final = yes_or_no(w.WereTheChipsReleased(), "seen", "released")
CROSSED: Final = yes_or_no(w.DidTheyCrossTheLine(), "seen", "crossed")
CARDS_OR_CHIPS: Final = Ask(
    w.CardsOrChips(), "seen", "meant", ((w.ItWasCards(), "fold"), (w.ItWasChips(), "chips"))
)
CALL_OR_FOLD: Final = Ask(
    w.CallOrFold(), "seen", "meant", ((w.ACall(), "call"), (w.AFold(), "fold"))
)
CALL_OR_RAISE: Final = Ask(
    w.CallOrRaise(), "seen", "meant", ((w.ACall(), "call"), (w.ARaise(), "raise"))
)
HOW_MUCH_WAS_BET: Final = how_many(w.WhatItIsNow(), "seen", "amount")
CONFIRMED: Final = yes_or_no(w.IsItConfirmed(), "seen", "confirmed")
STREET_OVER: Final = yes_or_no(w.IsTheStreetOver(), "seen", "street_over")
ROUND_OVER: Final = yes_or_no(w.IsTheRoundOver(), "seen", "street_over")
ALL_ACTED: Final = yes_or_no(w.HaveAllActed(), "seen", "all_acted")
WHAT_SHOULD_IT_BE: Final = how_many(w.WhatShouldItBe(), "seen", "least")
WHAT_WAS_FACED: Final = how_many(w.WhatWasFaced(), "seen", "faced")
SUBSTANTIAL_ON_IT: Final = yes_or_no(w.WasThereSubstantialActionOnIt(), "seen", "substantial")
