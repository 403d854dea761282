"""Bomb pot votes: a player proposes one, and the others agree or decline (BYND-41).

The next hand does not wait for votes: no answer means no agreement. Single votes stay secret.
"""

from __future__ import annotations

from typing import Final

from riverboat.engine import IllegalAction
from riverboat.service.dealer import hand_lifecycle
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.handlers.command_translation import NotAllowed
from riverboat.service.records.room_facts import BombAgreed, BombAnswered, BombProposed
from riverboat.wire import client_commands as w
from riverboat.words.refusals import table_commands as phrases
from riverboat.words.refusals.end_of_hand import NoBombPotNext


def propose_bomb_pot(
    dealer: TableDealer, command: w.ProposeBombPot, player: str, unit_of_work: UnitOfWork
) -> None:
    """Propose a bomb pot to all who would play the next hand; the proposer agrees."""
    if not dealer.settings.bomb_votes:
        raise NotAllowed(phrases.BombPotVotesDisabled())
    ballot = dealer.ballot
    if player not in ballot.voters:
        raise NotAllowed(phrases.NotInTheNextHand())
    if not ballot.can_propose:
        raise IllegalAction(NoBombPotNext())
    bomb_proposed = BombProposed(
        dealer.table.hand_count + 1, player, command.ante, command.board_count
    )
    dealer.bomb_votes.apply(bomb_proposed)
    dealer.record_room_fact(bomb_proposed, unit_of_work)


def answer_proposal(
    dealer: TableDealer, command: w.AnswerBombPot, player: str, unit_of_work: UnitOfWork
) -> None:
    """Record a vote on the proposal; a player who agreed may still decline."""
    ballot = dealer.ballot
    proposal = ballot.proposal
    if proposal is None or proposal.hand != command.hand:
        raise NotAllowed(phrases.CommandTooLate())
    previous_answer = ballot.find_vote(player)
    if not previous_answer:
        raise NotAllowed(phrases.NotInTheNextHand())
    if previous_answer == "agreed" and command.has_agreed:
        return
    bomb_answered = BombAnswered(player, command.has_agreed)
    dealer.bomb_votes.apply(bomb_answered)
    dealer.record_private_fact(
        player, bomb_answered, BombAnswered("", command.has_agreed), unit_of_work
    )


def begin_next_hand(dealer: TableDealer, unit_of_work: UnitOfWork) -> None:
    """Begin the next hand: a bomb pot if all have agreed and one is possible."""
    ballot = dealer.ballot
    if ballot.proposal is None or not ballot.ante:
        hand_lifecycle.begin_hand(dealer, unit_of_work)
        return
    proposal = ballot.proposal
    agreement = BombAgreed(proposal.hand, proposal.proposer, ballot.ante, proposal.board_count)
    try:
        hand_lifecycle.begin_hand(
            dealer, unit_of_work, ballot.ante, agreement, proposal.board_count
        )
    except IllegalAction as error:
        if error.code not in _NO_BOMB_POT_CODES:
            raise
        hand_lifecycle.begin_hand(dealer, unit_of_work)


_NO_BOMB_POT_CODES: Final = ("no board", "too few cards")
"""Refusal codes if the next hand cannot be a bomb pot, although a later hand can."""
