"""What a host asks for in the middle of a hand, and what happens when the hand is over.

The table says whether it must wait: a wish waits where its only hindrance is that the hand is not
over. It is looked at again when it happens, for much may have changed; what has become impossible
is dropped, and the reason is there for all to read (decision 023).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import json
from msgspec.structs import replace

from riverboat.engine import IllegalAction
from riverboat.service.dealer import next_hand
from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.dealer.turn import Work
from riverboat.service.records.facts import HostDid, WishDropped, WishTakenBack, WishWaits
from riverboat.service.wishes import bomb_pots
from riverboat.service.wishes.commands import NotAllowed
from riverboat.service.wishes.host import fulfil, leads_to, whom
from riverboat.service.wishes.refusals import REFUSALS, because
from riverboat.wire import wishes as w
from riverboat.words import Player, Refusal
from riverboat.words.refusals import hosts as said

WAITS: Final = (
    w.ChangeRules, w.ChooseGame, w.MoveSomebody, w.Adjust, w.PlaceButton, w.ColourUp,
    w.TakeTimeFees, w.SpendKitty, w.Close,
)  # fmt: skip
"""Wishes that wait for the end of a hand; so does one for a bomb pot."""
MOST: Final = 20
"""Wishes that wait at a table."""
_OVER = "hand not over"


def now_or_later(
    dealer: TableDealer, wish: w.Deferrable, by: str, work: Work, of_the_room: bool = False
) -> bool:
    """Do what a host asks for, or let it wait until the hand is over; whether it waits.

    *of_the_room* says that who asks runs the room, and need not be a host.
    """
    try:
        fulfil(dealer, wish, by, work)
    except IllegalAction as why:
        if why.code != _OVER or not _may_wait(wish):
            raise
    else:
        return False
    book = dealer.book
    if len(book.waiting) >= MOST:
        raise NotAllowed(said.TooManyWait(MOST))
    text = leads_to(dealer, wish)
    who = whom(dealer, wish)
    dealer.note(WishWaits(book.count + 1, by, wish, who, text, of_the_room), work)
    return True


def _may_wait(wish: w.Deferrable) -> bool:
    return wish.bomb > 0 if isinstance(wish, w.Begin) else isinstance(wish, WAITS)


def take_back(dealer: TableDealer, wish: w.Withdraw, by: str, work: Work) -> None:
    """A host takes back what waits, whoever of them has asked for it."""
    if wish.id not in dealer.book.waiting:
        raise NotAllowed(said.WaitsNoMore())
    dealer.note(WishTakenBack(wish.id, by), work)


# When the hand is over --------------------------------------------------------------------------


def happen(dealer: TableDealer, hosts: Callable[[str], bool], work: Work) -> None:
    """Do what has waited, if no hand is played; a bomb pot comes with the next hand."""
    for waits in list(dealer.book.waiting.values()):
        if dealer.table.busy or dealer.table.closed:
            return
        if not isinstance(waits.wish, w.Begin):
            _try(dealer, waits, hosts, work)


def begin(dealer: TableDealer, hosts: Callable[[str], bool], work: Work) -> None:
    """Begin the next hand: the bomb pot that a host or all players want, or an ordinary one."""
    for waits in list(dealer.book.waiting.values()):
        if isinstance(waits.wish, w.Begin):
            _try(dealer, waits, hosts, work)
            if dealer.table.busy or dealer.held is not None:
                return
    bomb_pots.begin(dealer, work)


def resume(dealer: TableDealer, hosts: Callable[[str], bool], work: Work) -> None:
    """Begin the hand that was held for promised cuts, if there can still be one.

    What players and hosts want is looked at again, for they may have changed their minds meanwhile.
    """
    held, dealer.held = dealer.held, None
    if held is None or dealer.paused or not dealer.may_begin:
        return
    try:
        if isinstance(held.first, HostDid) and not held.first.number:
            next_hand.begin(dealer, work, held.bomb, held.first, held.boards)
        elif dealer.event is not None:
            next_hand.begin(dealer, work)
        else:
            begin(dealer, hosts, work)
    except IllegalAction:
        pass  # players got up meanwhile: the next plan waits for others


def _try(dealer: TableDealer, waits: WishWaits, hosts: Callable[[str], bool], work: Work) -> None:
    by, number = waits.by, waits.number
    try:
        if not (waits.of_the_room or hosts(by)):
            raise NotAllowed(said.IsAHostNoMore(Player(by)))
        fulfil(dealer, _about(dealer, waits), by, work, number)
    except REFUSALS as why:
        dealer.note(_dropped(number, by, because(dealer, why)), work)


def _dropped(number: int, by: str, why: Refusal) -> WishDropped:
    phrase = json.encode(why).decode()
    return WishDropped(number, by, why.code, why.rule, str(why), phrase)


def _about(dealer: TableDealer, waits: WishWaits) -> w.Deferrable:
    """The wish, for the same player: they may sit elsewhere by now, and somebody else there."""
    chair = getattr(waits.wish, "chair", 0)
    if not chair or not waits.player:
        return waits.wish
    now = dealer.table.chair_of(waits.player)
    if not now:
        raise NotAllowed(said.HasLeftTheTable(Player(waits.player)))
    return waits.wish if now == chair else replace(waits.wish, chair=now)
