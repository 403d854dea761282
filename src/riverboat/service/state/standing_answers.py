"""Standing answers: replies that the room gives for a player as soon as they are asked.

The room gives only answers that the player could give: each is an ordinary command, and is left out
if the table would refuse it. For an absent player it buys no chips and does not straddle.
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
"""Standing answers by player."""


def decide_standing_answers(
    table: Table, pending: AnyPending, answers_by_player: AnswersByPlayer, now_ms: int
) -> tuple[AnyLoggedFact, ...]:
    """Return the facts of the first standing answer that the table accepts; empty without one."""
    for command in _iter_commands(table, pending, answers_by_player, now_ms):
        try:
            if facts := decide(table, command):
                return facts
        except IllegalAction:
            continue
    return ()


def _iter_commands(
    table: Table, pending: AnyPending, answers_by_player: AnswersByPlayer, now_ms: int
) -> Iterator[c.AnyTableCommand]:
    match pending:
        case ToStraddle():
            yield from _iter_straddle_commands(table, pending, answers_by_player)
        case ToPlay(hand=ToChoose(seats=seats, max_runs=max_runs)):
            for seat in seats:
                chair = table.hand_chairs[seat]
                run_it_choice = _find_standing_answers(table, chair, answers_by_player).run_it
                if run_it_choice != "ask":
                    yield c.Act(
                        chair, RunIt(seat, 1 if run_it_choice == "once" else max_runs), now_ms
                    )
        case ToPlay(hand=ToShow(seat=seat, seats_allowed_to_muck=may_muck)):
            chair, hand = table.hand_chairs[seat], table.hand
            assert hand is not None, "a player shows in a hand"
            if (
                seat in may_muck
                and _find_standing_answers(table, chair, answers_by_player).beaten_hand == "muck"
                and is_next_hand_beaten(hand)
            ):
                yield c.Act(chair, Muck(seat), now_ms)
        case _ if not table.is_hand_running:
            for chair, player in table.chairs.items():
                yield from _iter_commands_between_hands(
                    table,
                    chair,
                    player,
                    _find_standing_answers(table, chair, answers_by_player),
                    now_ms,
                )


def _find_standing_answers(
    table: Table, chair: int, answers_by_player: AnswersByPlayer
) -> StandingAnswersView:
    return answers_by_player.get(table.chairs[chair].player, _NO_ANSWERS)


_NO_ANSWERS = StandingAnswersView()


def _iter_straddle_commands(
    table: Table, to_straddle: ToStraddle, answers_by_player: AnswersByPlayer
) -> Iterator[c.AnyTableCommand]:
    """Yield straddles, and refusals to straddle, that players have chosen in advance.

    A sleeper straddle is never posted automatically.
    """
    for offer in to_straddle.offers:
        straddle_choice, is_disconnected = (
            _find_standing_answers(table, offer.chair, answers_by_player).straddle,
            table.chairs[offer.chair].is_disconnected,
        )
        if straddle_choice == "always" and offer.is_live and not is_disconnected:
            yield c.Straddle(offer.chair)
        elif straddle_choice != "ask":
            yield c.DeclineStraddle(offer.chair)


def _iter_commands_between_hands(
    table: Table, chair: int, player: TablePlayer, answers: StandingAnswersView, now_ms: int
) -> Iterator[c.AnyTableCommand]:
    """Yield purchases of chips, and waits for the big blind."""
    is_new_player = (
        not player.is_sitting_out
        and table.last_positions is not None
        and must_come_in(table, player)
    )
    if answers.waits_for_big_blind and is_new_player and not player.waits_for_big_blind:
        yield c.ComeBack(chair, waits_for_big_blind=True)
    if (
        player.is_disconnected
        or player.chips_behind
        or player.requested_chips
        or player.leaves_after_hand
    ):
        return
    if not (answers.rebuy or answers.top_up) or not player.has_bought_in:
        return
    chip_limits = purchase_limits(table, chair, now_ms)
    if chip_limits is None:
        return
    if not player.chips:
        if answers.rebuy:
            yield c.Buy(chair, default_buy_in(table, chip_limits), now_ms)
    elif player.is_sitting_out:
        return
    elif (max_chips := chip_limits[1]) and 100 * player.chips < answers.top_up * (
        player.chips + max_chips
    ):
        yield c.Buy(chair, max_chips, now_ms)
