"""Training: spots by filter, and the grades of answers.

The room stores no progress. A player who has cards in a running hand of the room cannot train.
"""

from __future__ import annotations

from riverboat.web.api.solver_access import build_cached_response, require_no_running_hand
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import CachedResponse, Router
from riverboat.web.schemas.training_schemas import (
    AnswerBody,
    ContinuationBody,
    TrainingBody,
    TrainingContinuation,
    TrainingGrade,
    TrainingSpotView,
)
from riverboat.web.training.training_messages import ContinueHand, DrawSpot, GradeAnswer
from riverboat.words.refusals.review_limits import ReviewDuringHand

router = Router("training")


@router.post("/api/training/spots", access="somebody")
async def draw_training_spot(call: ApiCall, body: TrainingBody) -> CachedResponse[TrainingSpotView]:
    """Draw and solve a spot, or restore a stored one."""
    await require_no_running_hand(call, ReviewDuringHand())
    return build_cached_response(await call.app_state.training.ask(call.user.name, DrawSpot(body)))


@router.post("/api/training/answers", access="somebody")
async def grade_training_answer(call: ApiCall, body: AnswerBody) -> CachedResponse[TrainingGrade]:
    """Grade an answer, and return the solution of the spot."""
    await require_no_running_hand(call, ReviewDuringHand())
    return build_cached_response(
        await call.app_state.training.ask(call.user.name, GradeAnswer(body))
    )


@router.post("/api/training/continuations", access="somebody")
async def play_training_hand_on(
    call: ApiCall, body: ContinuationBody
) -> CachedResponse[TrainingContinuation]:
    """Play a hand on after an answer, to the player's next decision or to the end of the hand."""
    await require_no_running_hand(call, ReviewDuringHand())
    return build_cached_response(
        await call.app_state.training.ask(call.user.name, ContinueHand(body))
    )
