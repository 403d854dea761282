"""Reviews: hands of the room, of a file or of an earlier review, compared with solutions.

A review is its player's alone: no other player, host or administrator can read it. A player who has
cards in a running hand of the room can neither start nor read one.
"""

from __future__ import annotations

from typing import Final

import msgspec

from riverboat.decoding import decode_json
from riverboat.notation import parse_own
from riverboat.service.history.file_replay import chair_of, replay_file_hand
from riverboat.web.api.hands import build_replay_moment, build_replay_response
from riverboat.web.api.solver_access import build_cached_response, require_no_running_hand
from riverboat.web.api_errors import ApiError
from riverboat.web.reviewable_hands import (
    list_hands_between,
    load_history,
    load_live_hands,
    require_own_hand,
)
from riverboat.web.reviews.player_reviews import Review, ReviewedEntry, ReviewHands, ReviewSource
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import CachedResponse, Done, RawResponse, Router
from riverboat.web.schemas.hand_schemas import HandReplayResponse
from riverboat.web.schemas.review_schemas import (
    ReviewBody,
    ReviewedHand,
    ReviewedHandItem,
    ReviewedHandsQuery,
    ReviewResponse,
    ReviewSummary,
    UploadBody,
    UploadResponse,
)
from riverboat.web.studies.worker_messages import EncodedAnswer
from riverboat.web.table_history import ReplayOptions
from riverboat.words.refusals import review_limits as said
from riverboat.words.refusals.requests import ResourceNotFound

router = Router("reviews")

_REVIEW_PATH: Final = "/api/reviews/{review}"
_SourceAndHands = tuple[ReviewSource, ReviewHands]


@router.post("/api/reviews/uploads", access="somebody")
async def upload_history(call: ApiCall, body: UploadBody) -> UploadResponse:
    """Upload a piece of a hand history; ``POST /api/reviews`` then names the upload."""
    await _require_no_running_hand(call)
    upload = call.app_state.reviews.uploads.add(call.user.name, body.upload, body.text)
    return UploadResponse(upload.id, upload.character_count)


@router.post("/api/reviews", access="somebody")
async def create_review(call: ApiCall, body: ReviewBody) -> ReviewResponse:
    """Queue a review of own hands: of the room, of a file, or of one hand of an earlier review."""
    await _require_no_running_hand(call)
    reviews = call.app_state.reviews
    reviews.check_limits(call.user.name)
    source, review_hands = await _read_requested_hands(call, body)
    review = await reviews.create(
        call.user.name, source, review_hands, body.first_street, body.ranges
    )
    return build_review_response(call, review)


@router.get("/api/reviews", access="somebody")
async def list_reviews(call: ApiCall) -> tuple[ReviewResponse, ...]:
    """Return the caller's reviews, latest first."""
    await _require_no_running_hand(call)
    own_reviews = await call.app_state.reviews.list_reviews_of(call.user.name)
    return tuple([build_review_response(call, review) for review in own_reviews])


@router.get(_REVIEW_PATH, access="somebody")
async def get_review(call: ApiCall) -> ReviewResponse:
    """Return the state of a review."""
    return build_review_response(call, await _find_review(call))


@router.delete(_REVIEW_PATH, access="somebody")
async def stop_review(call: ApiCall) -> Done:
    """Stop a review that waits, and keep its results; delete a finished or stopped one."""
    await call.app_state.reviews.stop(await _find_review(call))
    return Done()


@router.post(_REVIEW_PATH + "/resume", access="somebody")
async def resume_review(call: ApiCall) -> ReviewResponse:
    """Continue a stopped review with its next hand."""
    review = await _find_review(call)
    await call.app_state.reviews.resume(review)
    return build_review_response(call, review)


@router.get(_REVIEW_PATH + "/summary", access="somebody")
async def get_review_summary(call: ApiCall) -> CachedResponse[ReviewSummary]:
    """Return the totals of a review so far: costly decisions, leaks, results."""
    summary = await call.app_state.reviews.archive.load_summary(await _find_review(call))
    if summary is None:
        raise ApiError(409, said.ReviewUnfinished())
    return build_cached_response(summary)


@router.get(_REVIEW_PATH + "/hands", access="somebody")
async def list_reviewed_hands(
    call: ApiCall, query: ReviewedHandsQuery
) -> tuple[ReviewedHandItem, ...]:
    """Return the reviewed hands in order, a page at a time."""
    items = await call.app_state.reviews.archive.load_items(await _find_review(call))
    following_items = [item for item in items if item.place > query.after]
    return tuple(following_items[: query.limit])


@router.get(_REVIEW_PATH + "/hands/{hand}", access="somebody")
async def get_reviewed_hand(call: ApiCall) -> CachedResponse[ReviewedHand]:
    """Return a reviewed hand by its place: decisions, values, ranges and notes."""
    return build_cached_response(
        await _load_reviewed_hand(call, await _find_review(call), call.hand)
    )


@router.get(_REVIEW_PATH + "/hands/{hand}/replay", access="somebody")
async def replay_reviewed_hand(call: ApiCall) -> HandReplayResponse:
    """Return a hand of a review moment by moment, reviewed or not."""
    review, hand_place = await _find_review(call), call.hand
    if not 1 <= hand_place <= review.source.total:
        raise ApiError(404, ResourceNotFound("hand"))
    review_hands = (await call.app_state.reviews.archive.load_hands(review)).select_hand(hand_place)
    if review_hands.lines:
        return await call.run_in_worker(
            _build_file_replay, review_hands.lines[0], review.source.player
        )
    table_id, hand_number = review_hands.of_tables[0]
    history = await load_history(call.app_state, table_id, call.user.name)
    index_entry = require_own_hand(history, hand_number, call.user.name)
    chair = index_entry.chairs[index_entry.players.index(call.user.name)]
    return await build_replay_response(history, index_entry, ReplayOptions(chair))


def _build_file_replay(encoded_hand: bytes, player: str) -> HandReplayResponse:
    [parsed_hand] = parse_own(encoded_hand.decode())
    if parsed_hand.game is None:
        raise ApiError(409, parsed_hand.refusal)
    steps = replay_file_hand(parsed_hand, player)
    chairs = range(1, len(parsed_hand.players) + 1)
    return HandReplayResponse(
        hand=steps[0].view.hand_number if steps else 0,
        at=0,
        game=parsed_hand.game.name,
        early_end_reason=None,
        chair=chair_of(parsed_hand, player),
        shows_names=True,
        moments=tuple([build_replay_moment(step, chairs) for step in steps]),
    )


@router.get(_REVIEW_PATH + "/data", access="somebody", media_type="application/json")
async def export_review(call: ApiCall) -> RawResponse:
    """Return a review with all its hands and results, as a file to download."""
    review = await _find_review(call)
    archive = call.app_state.reviews.archive
    review_hands = await archive.load_hands(review)
    summary = await archive.load_summary(review)
    encoded_answers = [
        reviewed_entry.answer.body
        async for reviewed_entry in archive.load_entries(review)
        if reviewed_entry.answer is not None
    ]
    review_data = {
        "review": build_review_response(call, review),
        "ranges": review.ranges,
        "text": [msgspec.Raw(line) for line in review_hands.lines],
        "played": review_hands.of_tables,
        "summary": None if summary is None else msgspec.Raw(summary.body),
        "hands": list(map(msgspec.Raw, encoded_answers)),
    }
    body = await call.run_in_worker(msgspec.json.encode, review_data)
    return RawResponse(body, "application/json", f"riverboat-review-{review.id}.json")


async def _load_reviewed_hand(call: ApiCall, review: Review, hand_place: int) -> EncodedAnswer:
    if hand_place > review.source.total:
        raise ApiError(404, ResourceNotFound("hand"))
    reviewed_entry = (
        await call.app_state.reviews.archive.load_entry(review, hand_place) or ReviewedEntry()
    )
    if reviewed_entry.answer is None:
        raise ApiError(409, reviewed_entry.refusal or said.ReviewUnfinished())
    return reviewed_entry.answer


async def _find_review(call: ApiCall) -> Review:
    await _require_no_running_hand(call)
    return await call.app_state.reviews.find(call.user.name, call.path_params["review"])


async def _require_no_running_hand(call: ApiCall) -> None:
    await require_no_running_hand(call, said.ReviewDuringHand())


def build_review_response(call: ApiCall, review: Review) -> ReviewResponse:
    """Return a review as a payload: its source, and the state of the work."""
    source, reviews = review.source, call.app_state.reviews
    progress = review.progress if review.is_single_hand else None
    return ReviewResponse(
        id=review.id,
        state=review.state,
        table=source.table,
        name=source.name,
        hand=source.number,
        since=source.since,
        until=source.until,
        is_own_play=source.is_own_play,
        made_at=review.made_at,
        player=source.player,
        first_street=review.first_street,
        hand_count=source.total,
        finished_count=review.finished_count,
        left_out=review.outcomes.count(False),
        unread_reasons=source.unread,
        unread_count=source.unread_count,
        reviews_ahead=reviews.count_ahead(review),
        pause_seconds=reviews.pause_seconds(review),
        seconds=round(review.seconds, 1),
        street="" if progress is None else progress.street,
        progress=0.0 if progress is None else round(progress.progress, 3),
        seconds_left=round(review.seconds_left, 1),
        failure=review.failure,
        wrong_range=review.wrong_range,
    )


async def _read_requested_hands(call: ApiCall, body: ReviewBody) -> _SourceAndHands:
    """Return the hands that a request names: of a table, a period, a physical game, an upload or an
    earlier review.
    """
    is_from_room = bool(body.table or body.since)
    if sum(map(bool, (is_from_room, body.live_game, body.text, body.upload, body.review))) != 1:
        raise ApiError(400, said.NoReviewSource())
    if body.table:
        return await _read_table_hands(call, body)
    if body.since:
        return await _read_hands_of_period(call, body)
    if body.live_game:
        game_name, player, encoded_hands = await load_live_hands(
            call.app_state, call.user.name, body.live_game, body.player
        )
        return ReviewSource(player, len(encoded_hands), name=game_name), ReviewHands(
            lines=encoded_hands
        )
    reviews = call.app_state.reviews
    if body.review:
        return await _read_hand_of_earlier_review(
            call, await reviews.find(call.user.name, body.review), body
        )
    text = body.text or reviews.uploads.pop(call.user.name, body.upload)
    return await reviews.read_text(call.user.name, text, body.player)


async def _read_hand_of_earlier_review(
    call: ApiCall, review: Review, body: ReviewBody
) -> _SourceAndHands:
    """Return one hand of an earlier review as the hands to review."""
    if not 1 <= body.hand <= review.source.total:
        raise ApiError(404, ResourceNotFound("hand"))
    review_hands = (await call.app_state.reviews.archive.load_hands(review)).select_hand(body.hand)
    if review_hands.of_tables:
        table_id, hand_number = review_hands.of_tables[0]
        return await _read_table_hands(call, ReviewBody(table=table_id, hand=hand_number))
    player = body.player or review.source.player
    if player not in decode_json(review_hands.lines[0], _PlayersOfHand).players:
        raise ApiError(400, said.ReviewedHandNotPlayed())
    return ReviewSource(player, 1), review_hands


class _PlayersOfHand(msgspec.Struct):
    players: tuple[str, ...] = ()


async def _read_table_hands(call: ApiCall, body: ReviewBody) -> _SourceAndHands:
    """Return hands of a table that the caller has played."""
    name = call.user.name
    history = await load_history(call.app_state, body.table, name)
    if body.hand:
        require_own_hand(history, body.hand, name)
        hand_numbers = [body.hand]
    else:
        max_hands = call.app_state.config.reviews.max_played_hands
        hand_numbers = history.own_hand_numbers(max_hands, body.since, body.until)
    if not hand_numbers:
        raise ApiError(409, said.NoOwnHands())
    source = ReviewSource(
        name,
        len(hand_numbers),
        table=body.table,
        name=history.table_name,
        number=body.hand,
        since=body.since,
        until=body.until,
        is_own_play=True,
    )
    return source, ReviewHands(
        of_tables=[(body.table, hand_number) for hand_number in hand_numbers]
    )


async def _read_hands_of_period(call: ApiCall, body: ReviewBody) -> _SourceAndHands:
    """Return the caller's hands of a period, at all tables."""
    name, app_state = call.user.name, call.app_state
    played_hands = await list_hands_between(
        app_state, name, body.since, body.until, call.charge_background_work
    )
    if not played_hands:
        raise ApiError(409, said.NoOwnHandsInPeriod())
    source = ReviewSource(
        name, len(played_hands), since=body.since, until=body.until, is_own_play=True
    )
    return source, ReviewHands(of_tables=played_hands)
