"""Studies: post-flop spots to solve, the state of the work, and the nodes of a solution.

A player who has cards in a running hand of the room can neither start nor read one.
"""

from __future__ import annotations

from msgspec import to_builtins

from riverboat.decoding import convert
from riverboat.web.api.solver_access import build_cached_response, require_no_running_hand
from riverboat.web.api_errors import ApiError
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import CachedResponse, Done, Router
from riverboat.web.schemas.study_schemas import (
    NodeQuery,
    RangePresetItem,
    StudyBody,
    StudyNode,
    StudyResponse,
    StudySpot,
)
from riverboat.web.studies.study_queue import Study
from riverboat.words.refusals import study_limits as phrases

router = Router("studies")

_STUDY_PATH = "/api/studies/{study}"


@router.post("/api/studies", access="somebody")
async def create_study(call: ApiCall, body: StudyBody) -> StudyResponse:
    """Queue a post-flop spot to be solved, or return the study of the same spot."""
    await require_no_running_hand(call, phrases.StudyDuringHand())
    return _build_study_response(call, await call.app_state.studies.create(call.user.name, body))


@router.get("/api/studies/ranges")
async def list_range_presets(call: ApiCall) -> CachedResponse[tuple[RangePresetItem, ...]]:
    """Return preset ranges by position and stack depth."""
    await require_no_running_hand(call, phrases.StudyDuringHand())
    return build_cached_response(await call.app_state.studies.presets())


@router.get(_STUDY_PATH, access="somebody")
async def get_study(call: ApiCall) -> StudyResponse:
    """Return a study: its spot, its place in the queue, and the progress of the work."""
    return _build_study_response(call, await _find_study(call))


@router.delete(_STUDY_PATH, access="somebody")
async def cancel_study(call: ApiCall) -> Done:
    """Cancel a queued or running study of the caller's."""
    study = await _find_study(call)
    if call.user.name not in study.owners:
        raise ApiError(403, phrases.StudyOfOtherPlayer())
    call.app_state.studies.cancel(study, call.user.name)
    return Done()


@router.get(_STUDY_PATH + "/node", access="somebody")
async def get_study_node(call: ApiCall, query: NodeQuery) -> CachedResponse[StudyNode]:
    """Return a node of a solved study: actions, both ranges by hand, and the cards to come."""
    study = await _find_study(call)
    return build_cached_response(
        await call.app_state.studies.read_node(study, query.line, query.hand)
    )


async def _find_study(call: ApiCall) -> Study:
    await require_no_running_hand(call, phrases.StudyDuringHand())
    return call.app_state.studies.find(call.path_params["study"])


def _build_study_response(call: ApiCall, study: Study) -> StudyResponse:
    progress = study.progress
    return StudyResponse(
        id=study.id,
        state=study.state,
        is_own=call.user.name in study.owners,
        studies_ahead=call.app_state.studies.count_ahead(study),
        progress=round(progress.fraction_done, 3),
        iterations=progress.iterations,
        exploitability=None
        if progress.exploitability is None
        else round(progress.exploitability, 4),
        seconds=round(progress.seconds, 1),
        size=study.size,
        spot=convert(to_builtins(study.body), StudySpot),
        failure=study.failure,
    )
