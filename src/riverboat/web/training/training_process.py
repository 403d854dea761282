"""The training process: draws spots and grades answers, one command at a time.

``python -m riverboat.web.training.training_process`` is started by the server. It keeps the latest
solved spots, and solves a spot again that it has forgotten. It has a low priority.
"""

from __future__ import annotations

import traceback
from collections import OrderedDict
from datetime import UTC, datetime
from random import SystemRandom
from time import process_time
from typing import Final

from msgspec import to_builtins

from riverboat.decoding import convert
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.hands import Hand
from riverboat.solve.postflop.betting_rules import CHIP_TOLERANCE
from riverboat.solve.postflop.spot_config import PLAYERS
from riverboat.training.answer_grades import MAX_INACCURACY, RATINGS, GradedAnswer
from riverboat.training.played_hand import can_play_on, play_on
from riverboat.training.repetition import Memory, first_memory, next_memory
from riverboat.training.spot_drawing import draw_spot
from riverboat.training.spot_filter import TRAINED_STREETS, SpotFilter
from riverboat.training.training_errors import BadTraining
from riverboat.training.training_progress import LEARNT_DAYS
from riverboat.training.training_spot import StoredSpot, TrainingSpot
from riverboat.web.reviews.review_answers import (
    BETTING_FACTS,
    build_decision_payload,
    build_filter_payload,
    card_names,
    list_events_by_decision,
)
from riverboat.web.schemas import training_schemas as s
from riverboat.web.studies.process_loop import Send, encode_answer, run_process
from riverboat.web.training import training_messages as m
from riverboat.words.refusals import training as refusals

MAX_KEPT_SPOTS: Final = 40
MAX_REDRAWS: Final = 5
"""Maximum number of drawn spots that are skipped because all actions are equally good."""
_rng: Final = SystemRandom()
_STREET_BY_BOARD_CARD_COUNT: Final = {3: "flop", 4: "turn", 5: "river"}


class TrainingSession:
    """Handler of a training process: it answers commands, and holds the solved spots."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._spots: OrderedDict[StoredSpot, TrainingSpot] = OrderedDict()

    def handle(self, command: m.TrainingCommand) -> None:
        """Answer a command with one reply."""
        started_at = process_time()
        reply: m.TrainingReply
        try:
            match command:
                case m.DrawSpot():
                    reply = encode_answer(self._draw_spot(command.body), started_at)
                case m.GradeAnswer():
                    reply = encode_answer(self._grade_answer(command.body), started_at)
                case m.ContinueHand():
                    reply = encode_answer(self._continue_hand(command.body), started_at)
        except RefusalError as error:
            reply = m.TrainingRefused(error.refusal, process_time() - started_at)
        except Exception:  # a stored spot may hold anything
            traceback.print_exc()
            reply = m.TrainingRefused(refusals.SavedSpotUnusable(), process_time() - started_at)
        self._send(reply)

    def _draw_spot(self, body: s.TrainingBody) -> s.TrainingSpotView:
        if body.spot is not None:
            return build_spot_view(self._restore_spot(body.spot))
        spot_filter = build_spot_filter(body.wanted).check()
        spot = draw_spot(spot_filter, _rng)
        for _ in range(MAX_REDRAWS):
            if is_contested(spot):
                break
            spot = draw_spot(spot_filter, _rng)
        self._cache_spot(spot)
        return build_spot_view(spot)

    def _grade_answer(self, body: s.AnswerBody) -> s.TrainingGrade:
        spot = self._restore_spot(body.spot)
        graded_answer = spot.grade(body.action)
        can_continue = can_play_on(spot, body.action)
        return build_grade_view(spot, graded_answer, body.memory, can_continue=can_continue)

    def _continue_hand(self, body: s.ContinuationBody) -> s.TrainingContinuation:
        spot = self._restore_spot(body.spot)
        continuation = play_on(spot, body.action, _rng)
        if continuation is None:
            raise BadTraining(refusals.HandNotPlayable())
        if isinstance(continuation, TrainingSpot):
            self._cache_spot(continuation)
            return s.TrainingContinuation(build_spot_view(continuation), None)
        return s.TrainingContinuation(None, build_finished_hand_view(spot, continuation))

    def _restore_spot(self, stored_spot: s.TrainingSpotBody) -> TrainingSpot:
        spot_key = StoredSpot(
            game=stored_spot.game,
            stacks=stored_spot.stacks,
            seat=stored_spot.seat,
            actions=stored_spot.actions,
            solved_from=stored_spot.solved_from,
        )
        spot = self._spots.get(spot_key)
        if spot is None:
            require_trained_street(stored_spot)
            spot = TrainingSpot.restore(spot_key)
        self._cache_spot(spot)
        return spot

    def _cache_spot(self, spot: TrainingSpot) -> None:
        self._spots[spot.stored] = spot
        self._spots.move_to_end(spot.stored)
        if len(self._spots) > MAX_KEPT_SPOTS:
            self._spots.popitem(last=False)


def is_contested(spot: TrainingSpot) -> bool:
    """Return True if at least one action of a spot is a mistake, so that there is a decision to
    train.
    """
    action_evs = spot.node.hand_numbers(str(spot.cards).replace(" ", "")).ev.values()
    return 100 * (max(action_evs) - min(action_evs)) > MAX_INACCURACY * spot.pot


def build_spot_filter(requested_filter: s.TrainingSpotFilter) -> SpotFilter:
    """Return the spot filter of a request."""
    text_filters = {
        name: getattr(requested_filter, name) or None
        for name in ("street", "position", "pot_type", "texture", "line")
    }
    return SpotFilter(
        **text_filters, depth=requested_filter.depth, players=requested_filter.players
    )


def require_trained_street(stored_spot: s.TrainingSpotBody) -> None:
    """Refuse a stored spot of a street that takes too long to solve."""
    deal_actions = [action for action in stored_spot.actions if action.startswith("deal")][1:]
    board_card_count = sum(
        len(action.removeprefix("deal").replace(" ", "")) // 2 for action in deal_actions
    )
    street = _STREET_BY_BOARD_CARD_COUNT.get(board_card_count)
    if street not in TRAINED_STREETS or stored_spot.seat >= len(stored_spot.stacks):
        raise BadTraining(refusals.SavedSpotUnusable())


def build_spot_view(spot: TrainingSpot) -> s.TrainingSpotView:
    """Return a spot as a payload, without the opponent's cards and without its solution."""
    stored_spot = spot.stored
    facts = spot.view.log
    first_action_index = next(
        index for index, fact in enumerate(facts) if isinstance(fact, BETTING_FACTS)
    )
    [narration] = list_events_by_decision(
        facts, spot.positions, (), spot.position, first_fact_index=first_action_index
    )
    return s.TrainingSpotView(
        spot=s.StoredTrainingSpot(
            stored_spot.game,
            stored_spot.stacks,
            stored_spot.seat,
            stored_spot.actions,
            stored_spot.solved_from,
        ),
        tags=build_filter_payload(spot.tags),
        opponent=spot.opponent_position,
        cards=card_names(str(spot.cards)),
        board=card_names(str(spot.board)),
        pot=spot.pot,
        to_call=spot.to_call,
        stack=spot.stack,
        big_blind=spot.big_blind,
        narration=narration,
        actions=tuple([_build_action_payload(spot, name) for name in spot.actions]),
    )


def _build_action_payload(spot: TrainingSpot, name: str) -> s.TrainingAction:
    actor_index = PLAYERS.index(spot.node.player or "oop")
    can_be_all_in = name not in ("fold", "check")
    return s.TrainingAction(
        name, can_be_all_in and spot.node[name].stacks[actor_index] < CHIP_TOLERANCE
    )


def build_grade_view(
    spot: TrainingSpot,
    graded_answer: GradedAnswer,
    memory: s.SpotMemoryBody | None,
    *,
    can_continue: bool = False,
) -> s.TrainingGrade:
    """Return a grade as a payload, with the memory of the spot after the answer."""
    now = datetime.now(UTC)
    rating = RATINGS[graded_answer.verdict]
    new_memory: Memory | None = None
    if memory is not None:
        new_memory = next_memory(convert(to_builtins(memory), Memory), rating, now)
    elif graded_answer.verdict != "correct":
        new_memory = first_memory(rating, now)
    node = spot.node if len(graded_answer.decision.actions) == len(spot.actions) else None
    return s.TrainingGrade(
        verdict=graded_answer.verdict,
        loss_bb=graded_answer.loss_bb,
        loss_percent=graded_answer.loss_percent,
        decision=build_decision_payload(graded_answer.decision, node=node),
        memory=None if new_memory is None else _build_memory_view(new_memory),
        can_continue=can_continue,
        is_learnt=new_memory is not None and (new_memory.due - now).days > LEARNT_DAYS,
    )


def build_finished_hand_view(spot: TrainingSpot, hand: Hand) -> s.FinishedTrainingHand:
    """Return the end of a hand after the player's answer as a payload."""
    action_count = sum(isinstance(fact, BETTING_FACTS) for fact in spot.hand.log)
    *_, narration = list_events_by_decision(
        hand.log, spot.positions, (action_count,), spot.position
    )
    [opponent_seat] = [seat for seat in spot.hand.live if seat != spot.seat]
    return s.FinishedTrainingHand(
        narration=narration,
        board=card_names(str(hand.board)),
        opponent_cards=card_names(str(hand.hole(opponent_seat))),
        net=int(hand.payoffs[spot.seat]),
    )


def _build_memory_view(memory: Memory) -> s.SpotMemory:
    return convert(to_builtins(memory), s.SpotMemory)


def main() -> None:
    """Run a training process."""
    run_process(lambda send: TrainingSession(send).handle)


if __name__ == "__main__":
    main()
