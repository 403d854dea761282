"""Prize money still in play at a tournament, in the form that bots at its tables receive."""

from __future__ import annotations

from riverboat.bots.prize_money import PrizeMoney
from riverboat.service.director.tournament_session import TournamentSession


def find_prize_money(session: TournamentSession, table_id: str) -> PrizeMoney | None:
    """Return the prizes of open places and the chips of players at other tables.

    ``None`` while late entry is open, and if no prizes are paid.
    """
    event = session.event
    entrants = event.remaining_entrants
    if not event.is_registration_closed or event.phase != "running":
        return None
    table_players = {
        entrant.player
        for table_number in event.tables
        if session.table_ids[table_number] == table_id
        for entrant in event.seated_at(table_number)
    }
    prizes = event.prizes[: len(entrants)]
    if not any(prizes):
        return None
    other_stacks = [
        entrant.chips
        for entrant in entrants.values()
        if entrant.player not in table_players and entrant.chips
    ]
    return PrizeMoney(tuple(map(float, prizes)), tuple(map(float, other_stacks)))
