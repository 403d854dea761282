"""A table made again from its log: each stored record once more, and told to nobody."""

from __future__ import annotations

from typing import assert_never

from riverboat.engine.state.facts import Fact
from riverboat.service.dealer.dealer import Croupier
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


def reapply(croupier: Croupier, fact: AnyLogged | AnyRoomFact) -> None:
    """A record that was stored before: the same again, without telling it."""
    match fact:
        case f.TableOpened():
            pass
        case DeckSealed():
            croupier.deck.chains.seal()  # the deck is opened when all has been read
        case DeckCut(cuts=cuts):
            chairs = croupier.table.chairs
            croupier.deck.chains.cut([(chairs[chair].player, cut) for chair, cut in cuts])
        case Promised(player, end):
            croupier.deck.chains.promised(player, end)
        case Paused(now=now):
            croupier.paused = 2 if now else 1
        case WentOn():
            croupier.paused = 0
        case BotSeated(player, style):
            croupier.bots[player] = style
        case ProgramPlays(player):
            croupier.programs.add(player)
        case CardsShown():
            croupier.scene.shows(fact)
        case ListJoined() | SeatOffered() | ListLeft() | BotMakesRoom():
            croupier.waiting.see(fact)
        case StandingSet():
            croupier.stands(fact)
        case RabbitHunted():
            croupier.scene.hunted(fact)
        case BombProposed() | BombAnswered():
            croupier.bombs.see(fact)
        case (
            DeckReshuffled()
            | Restarted()
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
        case TableFact() | Fact():
            croupier.again(fact)
        case _:
            assert_never(fact)
    croupier.seq += 1
    if isinstance(fact, RoomFact):
        croupier.book.take(fact, croupier.seq)


def open_deck(croupier: Croupier, sealed: DeckSealed, blob: bytes, playing: bool) -> None:
    """The deck of the hand that is played, or of the next one."""
    table = croupier.table
    if playing:
        game = table.rules.games[table.game]
    else:
        game = table.rules.games[next_game(table, max(2, len(ready(table))))]
    croupier.deck.open(sealed, blob, game)


def deal_again(croupier: Croupier, cut: DeckCut) -> None:
    """Deal what had been dealt when the room stopped; ``BadSeal`` if the log says otherwise."""
    croupier.deck.have_cut(cut)
    wrong = follow(croupier.deck.stub, croupier.hand_log)
    if wrong:
        raise BadSeal(f"the deck of hand {cut.hand} is not the one that was dealt: {wrong[0]}")
