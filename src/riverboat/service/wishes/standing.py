"""What a player tells the room to answer from now on: kept, and told to nobody else."""

from __future__ import annotations

from msgspec.structs import asdict, replace

from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.dealer.turn import Work
from riverboat.service.records.facts import StandingSet
from riverboat.service.wishes.commands import NotAllowed
from riverboat.wire import wishes as w
from riverboat.wire.view import StandingView
from riverboat.words.refusals import wishes as said


def remember(dealer: TableDealer, wish: w.Standing, player: str, work: Work) -> None:
    """Keep what is wished; what is asked at this moment is answered by it at once."""
    if not dealer.table.chair_of(player):
        raise NotAllowed(said.SitDownFirst())
    before = dealer.standing.get(player, StandingView())
    named = {name: value for name, value in asdict(wish).items() if value is not None}
    after = replace(before, **named)
    if after != before:
        fact = StandingSet(player, **asdict(after))
        dealer.stands(fact)
        dealer.note_to(player, fact, StandingSet(""), work)
    dealer.go_on(work)
