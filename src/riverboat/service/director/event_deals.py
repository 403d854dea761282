"""Deals of a tournament: the remaining players propose and agree how the prizes are divided."""

from __future__ import annotations

from riverboat.service.director import event_client_commands as w
from riverboat.service.director.event_records import DealAnswered, DealProposed
from riverboat.service.director.event_rejection import EventCommandRejected
from riverboat.service.director.tournament_session import EventUnitOfWork, TournamentSession
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_play import decide
from riverboat.words.refusals import event_requests as phrases


def _build_deal_command(session: TournamentSession, agreed_players: tuple[str, ...]) -> c.MakeDeal:
    proposal = session.proposed_deal
    assert proposal is not None, "a deal is proposed"
    return c.MakeDeal(proposal.kind, agreed_players, proposal.saved_for_winner, proposal.shares)


def propose_deal(
    session: TournamentSession, host_command: w.ProposeDeal, unit_of_work: EventUnitOfWork
) -> None:
    """Propose a deal to all remaining players, if it could be made."""
    players = tuple(session.event.remaining_entrants)
    shares = tuple((host_command.shares or {}).items())
    decide(
        session.event,
        c.MakeDeal(host_command.kind, players, host_command.saved_for_winner, shares),
        session.draws,
    )
    session.record_room_fact(
        DealProposed(
            session.deal_count + 1, host_command.kind, host_command.saved_for_winner, shares
        ),
        unit_of_work,
    )
    _accept_deal_for_bots(session, unit_of_work)


def _accept_deal_for_bots(session: TournamentSession, unit_of_work: EventUnitOfWork) -> None:
    """Agree to the deal for all bots, who win no real money.

    At physical tables people agree aloud, and the host enters a deal that all have agreed to: many
    of them have no account in which they could answer (TRNY-64).
    """
    has_physical_tables = session.event.rules.tables == "felt"
    for player in [
        name
        for name in session.event.remaining_entrants
        if has_physical_tables or name in session.bot_styles
    ]:
        if session.proposed_deal is not None:
            _record_deal_answer(session, player, is_accepted=True, unit_of_work=unit_of_work)


def answer_deal(
    session: TournamentSession,
    actor: str,
    deal_number: int,
    is_accepted: bool,
    unit_of_work: EventUnitOfWork,
) -> None:
    """Record a player's answer to the proposed deal; the last agreement makes the deal."""
    if session.proposed_deal is None or session.proposed_deal.number != deal_number:
        raise EventCommandRejected(phrases.DealProposalMissing())
    if actor not in session.event.remaining_entrants:
        raise EventCommandRejected(phrases.DealVoterEliminated())
    if (actor in session.deal_approvals) != is_accepted:
        _record_deal_answer(session, actor, is_accepted=is_accepted, unit_of_work=unit_of_work)


def _record_deal_answer(
    session: TournamentSession, player: str, *, is_accepted: bool, unit_of_work: EventUnitOfWork
) -> None:
    assert session.proposed_deal is not None, "a deal is proposed"
    players = set(session.event.remaining_entrants)
    if is_accepted and session.deal_approvals | {player} >= players:
        deal_command = _build_deal_command(session, tuple(players))
        decide(session.event, deal_command, session.draws)
        session.record_room_fact(
            DealAnswered(session.proposed_deal.number, player, is_accepted), unit_of_work
        )
        session.execute(deal_command, unit_of_work)
    else:
        session.record_room_fact(
            DealAnswered(session.proposed_deal.number, player, is_accepted), unit_of_work
        )
