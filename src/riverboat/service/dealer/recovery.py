"""A table made again from its log: each stored record once more, and told to nobody."""

from __future__ import annotations

from typing import assert_never

from riverboat.engine.state.fact import Fact
from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.decks.proof import follow
from riverboat.service.decks.seal import BadSeal
from riverboat.service.records.facts import (
    Announced,
    AnyRoomFact,
    BombAgreed,
    BombAnswered,
    BombProposed,
    BotMakesRoom,
    BotSeated,
    CardsShown,
    DeckCut,
    DeckReshuffled,
    DeckSealed,
    HandResumed,
    HostDid,
    LetBackIn,
    ListJoined,
    ListLeft,
    NoticeRead,
    OfEvent,
    Paused,
    ProgramPlays,
    Promised,
    RabbitHunted,
    Restarted,
    RoleGiven,
    RoomFact,
    SeatHandedOver,
    SeatOffered,
    SentAway,
    StandingSet,
    WentOn,
    WishDropped,
    WishTakenBack,
    WishWaits,
)
from riverboat.table.blinds.deal_in import next_game, ready
from riverboat.table.state import facts as f
from riverboat.table.state.apply import AnyLogged
from riverboat.table.state.facts import TableFact
from riverboat.words.refusals.records import OtherDeckWasDealt


def reapply(dealer: TableDealer, fact: AnyLogged | AnyRoomFact) -> None:
    """A record that was stored before: the same again, without telling it."""
    match fact:
        case f.TableOpened():
            pass
        case TableFact() | Fact():  # first: what is left is few, and types are told apart sooner
            dealer.again(fact)
        case DeckSealed():
            dealer.deck.was_sealed(fact)  # it is opened when all has been read
        case DeckReshuffled():
            dealer.deck.roots.add(fact)
        case DeckCut(cuts=cuts):
            chairs = dealer.table.chairs
            by_player = {chairs[chair].player: cut for chair, cut in cuts}
            dealer.deck.was_cut(fact, by_player, dealer.bots)
        case Promised(player, end):
            dealer.deck.chains.promised(player, end)
        case Paused(now=now):
            dealer.paused = 2 if now else 1
        case WentOn():
            dealer.paused = 0
        case BotSeated(player, style):
            dealer.bots[player] = style
        case ProgramPlays(player):
            dealer.programs.add(player)
        case CardsShown():
            dealer.scene.shows(fact)
        case ListJoined() | SeatOffered() | ListLeft() | BotMakesRoom():
            dealer.waiting.see(fact)
        case StandingSet():
            dealer.stands(fact)
        case OfEvent():
            dealer.event = fact
        case RabbitHunted():
            dealer.scene.hunted(fact)
        case BombProposed() | BombAnswered():
            dealer.bombs.see(fact)
        case (
            Restarted()
            | HandResumed()
            | WishWaits()
            | WishTakenBack()
            | WishDropped()
            | HostDid()
            | SentAway()
            | LetBackIn()
            | RoleGiven()
            | NoticeRead()
            | Announced()
            | SeatHandedOver()
            | BombAgreed()
        ):
            pass  # of the hosts' book, or over with the hand it was in
        case _:
            assert_never(fact)
    dealer.seq += 1
    dealer.settled += 1
    if isinstance(fact, RoomFact):
        dealer.book.take(fact, dealer.seq)


def open_deck(dealer: TableDealer, sealed: DeckSealed, blob: bytes, playing: bool) -> None:
    """The deck of the hand that is played, or of the next one."""
    table = dealer.table
    if playing:
        game = table.rules.games[table.game]
    else:
        game = table.rules.games[next_game(table, max(2, len(ready(table))))]
    dealer.deck.open(sealed, blob, game)


def deal_again(dealer: TableDealer, cut: DeckCut) -> None:
    """Deal what had been dealt when the room stopped; ``BadSeal`` if the log says otherwise."""
    dealer.deck.have_cut(cut)
    wrong = follow(dealer.deck.stub, dealer.hand_log)
    if wrong:
        raise BadSeal(OtherDeckWasDealt(cut.hand, wrong[0]))
