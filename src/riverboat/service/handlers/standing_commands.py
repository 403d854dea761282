"""Standing answers: replies to questions that a player chooses in advance.

They are recorded, and visible to that player only.
"""

from __future__ import annotations

from msgspec.structs import asdict, replace

from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.handlers.command_translation import NotAllowed
from riverboat.service.records.room_facts import StandingAnswersSet
from riverboat.wire import client_commands as w
from riverboat.wire.view import StandingAnswersView
from riverboat.words.refusals import table_commands as phrases


def set_standing_answers(
    dealer: TableDealer, command: w.SetStandingAnswers, player: str, unit_of_work: UnitOfWork
) -> None:
    """Set the answers that a player gives in advance, such as to straddle or to run it twice.

    They apply at once to a pending decision.
    """
    if not dealer.table.chair_of(player):
        raise NotAllowed(phrases.SeatRequired())
    old_answers = dealer.standing_answers.get(player, StandingAnswersView())
    changes = {name: value for name, value in asdict(command).items() if value is not None}
    new_answers = replace(old_answers, **changes)
    if new_answers != old_answers:
        fact = StandingAnswersSet(player, **asdict(new_answers))
        dealer.set_standing_answers(fact)
        dealer.record_private_fact(player, fact, StandingAnswersSet(""), unit_of_work)
    dealer.advance(unit_of_work)
