"""Standing answers: what a player has told the room to say for them, as soon as they are asked.

The room says nothing that the player could not say: each answer is a command like any other, and
what the table refuses is not said. It buys nothing for who is not there, and does not straddle.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from riverboat.engine import IllegalAction, Muck, RunIt, ToChoose, ToShow
from riverboat.table.blinds.missed_blinds import must_come_in
from riverboat.table.money.buying_in import default_buy_in, purchase_limits
from riverboat.table.seats.absent_players import is_next_hand_beaten
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import AnyPending, ToPlay, ToStraddle
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.table.state.table_state import Table, TablePlayer
from riverboat.table.table_play import decide
from riverboat.wire.view import StandingAnswersView

AnswersByPlayer = Mapping[str, StandingAnswersView]
"""What the room answers, by the name of the player."""


def standing_answer_facts(
    table: Table, pending: AnyPending, answers_by_player: AnswersByPlayer, at: int
) -> tuple[AnyLoggedFact, ...]:
    """The facts of the first answer that somebody has left with the room, and the table takes."""
    for command in _commands(table, pending, answers_by_player, at):
        try:
            if facts := decide(table, command):
                return facts
        except IllegalAction:
            continue
    return ()


def _commands(
    table: Table, pending: AnyPending, answers_by_player: AnswersByPlayer, at: int
) -> Iterator[c.AnyTableCommand]:
    match pending:
        case ToStraddle():
            yield from _straddles(table, pending, answers_by_player)
        case ToPlay(hand=ToChoose(seats=seats, most=most)):
            for seat in seats:
                chair = table.playing[seat]
                how = _answers_of(table, chair, answers_by_player).run_it
                if how != "ask":
                    yield c.Act(chair, RunIt(seat, 1 if how == "once" else most), at)
        case ToPlay(hand=ToShow(seat=seat, may_muck=may_muck)):
            chair, hand = table.playing[seat], table.hand
            assert hand is not None, "somebody shows in a hand"
            if (
                seat in may_muck
                and _answers_of(table, chair, answers_by_player).beaten == "muck"
                and is_next_hand_beaten(hand)
            ):
                yield c.Act(chair, Muck(seat), at)
        case _ if not table.is_hand_running:
            for chair, each in table.chairs.items():
                yield from _between_hands(
                    table, chair, each, _answers_of(table, chair, answers_by_player), at
                )


def _answers_of(
    table: Table, chair: int, answers_by_player: AnswersByPlayer
) -> StandingAnswersView:
    return answers_by_player.get(table.chairs[chair].player, _NO_ANSWERS)


_NO_ANSWERS = StandingAnswersView()


def _straddles(
    table: Table, now: ToStraddle, answers_by_player: AnswersByPlayer
) -> Iterator[c.AnyTableCommand]:
    """A straddle with the option, or none; who always straddles is no sleeper for that."""
    for offer in now.offers:
        how, lost = (
            _answers_of(table, offer.chair, answers_by_player).straddle,
            table.chairs[offer.chair].lost,
        )
        if how == "always" and offer.live and not lost:
            yield c.Straddle(offer.chair)
        elif how != "ask":
            yield c.DeclineStraddle(offer.chair)


def _between_hands(
    table: Table, chair: int, sitting: TablePlayer, answers: StandingAnswersView, at: int
) -> Iterator[c.AnyTableCommand]:
    """Chips are bought, and the big blind is waited for."""
    coming_in = not sitting.out and table.last is not None and must_come_in(table, sitting)
    if answers.waits and coming_in and not sitting.waits:
        yield c.ComeBack(chair, waits=True)
    if sitting.lost or sitting.coming or sitting.asked or sitting.leaves_next:
        return
    if not (answers.rebuy or answers.top_up) or not sitting.bought:
        return
    reach = purchase_limits(table, chair, at)
    if reach is None:
        return
    if not sitting.chips:
        if answers.rebuy:
            yield c.Buy(chair, default_buy_in(table, reach), at)
    elif sitting.out:
        return
    elif (most := reach[1]) and 100 * sitting.chips < answers.top_up * (sitting.chips + most):
        yield c.Buy(chair, most, at)
