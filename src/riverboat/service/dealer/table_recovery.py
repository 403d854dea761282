"""Recovery of a table from its log: each stored record is replayed without broadcasting."""

from __future__ import annotations

from typing import assert_never

from riverboat.engine.state.hand_fact import Fact
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.decks.proof import compare_with_deck
from riverboat.service.decks.seal import BadSeal
from riverboat.service.records.room_facts import (
    AnyRoomFact,
    BanLifted,
    BombAgreed,
    BombAnswered,
    BombProposed,
    BotSeated,
    BotYieldedSeat,
    CardsShown,
    CommandDeferred,
    CutPromised,
    DeckCut,
    DeckReshuffled,
    DeckSealed,
    DeferredCommandDropped,
    DeferredCommandWithdrawn,
    EventTableLinked,
    HandResumed,
    HostActed,
    ListJoined,
    ListLeft,
    MessageAnnounced,
    NoticeRead,
    PlayerRemoved,
    ProgramDeclared,
    RabbitHunted,
    RoleGiven,
    RoomFact,
    SeatLinkCreated,
    SeatOffered,
    StandingAnswersSet,
    StreamConsentSet,
    StreamEnded,
    StreamStarted,
    TablePaused,
    TableRestarted,
    TableResumed,
)
from riverboat.table.blinds.deal_in import next_game_index, ready_chairs
from riverboat.table.state import facts as f
from riverboat.table.state.facts import TableFact
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.words.refusals.records import DeckOfOtherHand


def replay_record(dealer: TableDealer, fact: AnyLoggedFact | AnyRoomFact) -> None:
    """Replay a stored record without broadcasting it."""
    match fact:
        case f.TableOpened():
            pass
        case TableFact() | Fact():  # first, because the remaining types are few and match faster
            dealer.replay_fact(fact)
        case DeckSealed():
            dealer.deck.record_seal(fact)  # opened after the whole log is read
        case DeckReshuffled():
            dealer.deck.root_log.add(fact)
        case DeckCut(cuts=cuts):
            chairs = dealer.table.chairs
            cut_by_player = {chairs[chair].player: cut for chair, cut in cuts}
            dealer.deck.record_cut(fact, cut_by_player, dealer.bot_styles)
        case CutPromised(player, end):
            dealer.deck.cut_chains.add_promise(player, end)
        case TablePaused(is_immediate=now):
            dealer.pause_state = 2 if now else 1
        case TableResumed():
            dealer.pause_state = 0
        case BotSeated(player, style):
            dealer.bot_styles[player] = style
        case ProgramDeclared(player):
            dealer.program_players.add(player)
        case CardsShown():
            dealer.public_state.apply_shown_cards(fact)
        case ListJoined() | SeatOffered() | ListLeft() | BotYieldedSeat():
            dealer.waiting_list.apply(fact)
        case StandingAnswersSet():
            dealer.set_standing_answers(fact)
        case StreamStarted() | StreamEnded() | StreamConsentSet():
            dealer.stream.apply(fact, dealer.table.hand_count)
        case EventTableLinked():
            dealer.event_link = fact
        case RabbitHunted():
            dealer.public_state.apply_rabbit_hunt(fact)
        case BombProposed() | BombAnswered():
            dealer.bomb_votes.apply(fact)
        case (
            TableRestarted()
            | HandResumed()
            | CommandDeferred()
            | DeferredCommandWithdrawn()
            | DeferredCommandDropped()
            | HostActed()
            | PlayerRemoved()
            | BanLifted()
            | RoleGiven()
            | NoticeRead()
            | MessageAnnounced()
            | SeatLinkCreated()
            | BombAgreed()
        ):
            pass  # belongs to the hosts' log, or ended with its hand
        case _:
            assert_never(fact)
    dealer.seq += 1
    dealer.table_version += 1
    if isinstance(fact, RoomFact):
        dealer.host_state.apply_fact(fact, dealer.seq)


def restore_deck(dealer: TableDealer, sealed: DeckSealed, blob: bytes, is_in_play: bool) -> None:
    """Restore the deck of the current hand if *is_in_play*, or else of the next hand."""
    table = dealer.table
    if is_in_play:
        game = table.rules.games[table.game_index]
    else:
        game = table.rules.games[next_game_index(table, max(2, len(ready_chairs(table))))]
    dealer.deck.open(sealed, blob, game)


def redeal_hand(dealer: TableDealer, cut: DeckCut) -> None:
    """Deal again up to the point where the room stopped. Raises ``BadSeal`` if the log differs."""
    dealer.deck.apply_cut(cut)
    problems = compare_with_deck(dealer.deck.stub, dealer.hand_log)
    if problems:
        raise BadSeal(DeckOfOtherHand(cut.hand, problems[0]))
