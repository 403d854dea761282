"""One picture of a hand as it stands, without the facts that led to it."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.engine import HandState, Nothing, due
from riverboat.picture.frame import Frame, SeatSeen
from riverboat.picture.holdings import holds
from riverboat.picture.middle import pots_seen
from riverboat.picture.money import MoneyFormat
from riverboat.picture.scene import Scene, StreetFrames, crowd_of
from riverboat.picture.streets import SHOWDOWN
from riverboat.picture.text import clean
from riverboat.words import labels as w


def still(hand: HandState, players: Sequence[str] | None = None) -> Scene:
    """A scene of one frame: what the hand knows, and no card more.

    Cards that it does not know, as in a view of it, are backs.
    """
    variant, money = hand.game.variant, MoneyFormat()
    names = tuple(players or [str(w.SeatCalled(seat)) for seat in range(hand.players)])
    frame = Frame(
        facts=0,
        street=_street(hand),
        caption=(asked(hand, names),),
        seats=tuple([_seat(hand, seat) for seat in range(hand.players)]),
        boards=hand.boards,
        pots=pots_seen(hand),
        to_act=to_act(hand),
    )
    return Scene(
        title=hand.game.name,
        players=tuple([clean(name) for name in names]),
        frames=(frame,),
        streets=(StreetFrames(frame.street, 0),),
        crowd=crowd_of([frame], variant.board_cards, money),
        money=money,
        button=-1 if variant.has_upcards else hand.button,
        upcards=variant.has_upcards,
    )


def to_act(hand: HandState) -> int:
    """The seat that is awaited, or the first of them; -1 if the dealer is, or nobody."""
    now = due(hand)
    if isinstance(now, tuple):
        return -1
    seats = getattr(now, "seats", None)
    found: int = seats[0] if seats else getattr(now, "seat", -1)
    return found


def asked(hand: HandState, names: Sequence[str]) -> str:
    """What comes next, in words: ``Ann may fold, call 1, raise to 4-200``."""
    now, seat = due(hand), to_act(hand)
    if isinstance(now, tuple):
        return str(w.PlayGoesOn())
    if isinstance(now, Nothing):
        return str(w.HandHasEnded())
    return str(w.MayDo(names[seat], now.offer) if seat >= 0 else w.DealerMay(now.offer))


def _street(hand: HandState) -> str:
    if hand.ended:
        return SHOWDOWN if hand.shown else "the end"
    return hand.game.variant.streets[max(hand.street, 0)].name


def _seat(hand: HandState, seat: int) -> SeatSeen:
    kept = hand.reserve[seat] if hand.reserve and not hand.ended else 0
    begun = hand.posted == len(hand.posts)
    folded = begun and hand.folded(seat)
    shown = bool(hand.shown >> seat & 1) and not folded
    cards = () if folded else hand.holdings[seat]
    return SeatSeen(
        stack=hand.stacks[seat] + kept,
        bet=hand.bets[seat],
        cards=cards,
        up=tuple([shown or _lies_up(hand, seat, card) for card in cards]),
        live=not folded,
        all_in=begun and hand.all_in(seat) and not hand.stacks[seat],
        holds=holds(hand, seat) if shown and hand.ended else (),
        wins=hand.won[seat] if hand.ended else 0,
    )


def _lies_up(hand: HandState, seat: int, card: int) -> bool:
    return bool(hand.upcards) and card in hand.upcards[seat]
