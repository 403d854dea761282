"""What an event still plays for, as a bot at one of its tables may read it off the wall."""

from __future__ import annotations

from riverboat.bots.prize_money import PrizeMoney
from riverboat.service.director.tournament_session import TournamentSession


def prize_money(session: TournamentSession, table: str) -> PrizeMoney | None:
    """The prizes of the places that are open, and the chips of those at other tables.

    ``None`` while somebody may still enter, and where nothing is paid.
    """
    event = session.event
    inside = event.inside
    if not event.closed or event.phase != "running":
        return None
    here = {
        each.player
        for number in event.tables
        if session.table_ids[number] == table
        for each in event.seated_at(number)
    }
    prizes = event.prizes[: len(inside)]
    if not any(prizes):
        return None
    others = [each.chips for each in inside.values() if each.player not in here and each.chips]
    return PrizeMoney(tuple(map(float, prizes)), tuple(map(float, others)))
