"""Narration of purchases, returns and loans of chips."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from riverboat.narration.chair_names import PersonAtChair
from riverboat.table.state import facts as f
from riverboat.words import Player
from riverboat.words.events import buy_ins as b
from riverboat.words.events.event_phrases import Event

ChipFact = (
    f.ChipsAsked
    | f.ChipsRefused
    | f.ChipsBought
    | f.ChipsArrived
    | f.ChipsReturned
    | f.RebuyRequired
    | f.MarkerOffered
    | f.MarkerAnswered
    | f.MarkerTaken
    | f.MarkerRefused
    | f.MarkerSettled
)


def narrate_buying(fact: ChipFact, person_at: PersonAtChair) -> Iterator[Event]:
    """Narrate chips that a player buys, returns or borrows."""
    match fact:
        case f.ChipsAsked(chair, chips):
            yield b.ChipsRequested(person_at(chair), chips)
        case f.ChipsRefused(chair):
            yield b.ChipsDeclined(person_at(chair))
        case f.ChipsBought(chair, player, chips, purchase, chips_behind):
            wait_note = b.ChipArrivalSuffix(chips_behind) if chips_behind else None
            yield _EVENT_BY_PURCHASE[purchase](Player(player, chair), chips, wait_note)
        case f.ChipsArrived(chair, chips):
            yield b.ChipsBehindReceived(person_at(chair), chips)
        case f.ChipsReturned():
            yield _narrate_return(fact)
        case f.RebuyRequired(chair, is_required):
            if is_required:
                yield b.FullBuyInDue(person_at(chair))
        case f.MarkerOffered(chair, chips, lender):
            if lender:
                yield b.LoanRequested(person_at(chair), person_at(lender), chips)
            else:
                yield b.MarkerOfferMade(person_at(chair), chips)
        case f.MarkerAnswered(chair, is_accepted):
            yield (b.OfferAccepted if is_accepted else b.OfferDeclined)(person_at(chair))
        case f.MarkerTaken(chair, player, chips, lender, lender_name):
            if lender:
                yield b.ChipsLent(Player(lender_name, lender), Player(player, chair), chips)
            else:
                yield b.MarkerGuaranteed(Player(player, chair), chips)
        case f.MarkerRefused(chair, refused_by):
            yield (b.LoanRefused if refused_by else b.LoanUnanswered)(person_at(chair))
        case f.MarkerSettled(player, chips, name):
            if name:
                yield b.LoanRepaid(Player(player), chips, Player(name))
            else:
                yield b.MarkerRepaid(Player(player), chips)
        case _:
            assert_never(fact)


_EVENT_BY_PURCHASE: dict[f.Purchase, type[b.ChipsReceived]] = {
    "buy-in": b.BuyInMade,
    "re-buy": b.RebuyMade,
    "top-up": b.ChipsAddedToStack,
    "transfer": b.TransferredChipsBrought,
    "short buy-in": b.ShortBuyInMade,
    "loan": b.ChipsBorrowedFromFriend,
}


def _narrate_return(fact: f.ChipsReturned) -> Event:
    player, chips = Player(fact.player, fact.chair), fact.chips
    if fact.is_spent:
        return b.ChipsRemoved(player, -chips, fact.reason)
    return (b.ChipsGranted if chips >= 0 else b.ChipReturn)(player, abs(chips), fact.reason)
