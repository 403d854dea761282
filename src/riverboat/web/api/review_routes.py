"""Reviews: hands of a table, of a file or of an earlier review, compared with solutions.

A review is its player's alone: no other player, host or administrator can read it. A player who has
cards in a running hand of the room can neither start nor read one.
"""

from __future__ import annotations

from typing import Final

from riverboat.web.api.solver_access import cached_response, require_no_hand
from riverboat.web.api_errors import ApiError
from riverboat.web.reviews.player_reviews import Review, ReviewedEntry, ReviewSource
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import CachedResponse, Done, Router
from riverboat.web.schemas.review_schemas import (
    ReviewBody,
    ReviewedHand,
    ReviewedHandItem,
    ReviewResponse,
    ReviewSummary,
    UploadBody,
    UploadResponse,
)
from riverboat.web.studies.worker_messages import EncodedAnswer
from riverboat.web.table_history import TableHistory
from riverboat.words.refusals import review_limits as said
from riverboat.words.refusals.requests import NoSuchThing

router = Router("reviews")

_REVIEW_PATH: Final = "/api/reviews/{review}"


@router.post("/api/reviews/uploads", access="somebody")
async def upload_history(call: ApiCall, body: UploadBody) -> UploadResponse:
    """Upload a piece of a hand history, to be reviewed by its upload."""
    await _require_no_hand(call)
    upload = call.app_state.reviews.uploads.add(call.user.name, body.upload, body.text)
    return UploadResponse(upload.id, upload.size)


@router.post("/api/reviews", access="somebody")
async def create_review(call: ApiCall, body: ReviewBody) -> ReviewResponse:
    """Queue a review of own hands: of a table, of a file, or of one hand of an earlier review."""
    await _require_no_hand(call)
    reviews = call.app_state.reviews
    reviews.check_limits(call.user.name)
    source = await _source(call, body)
    return _response(call, reviews.create(call.user.name, source, body.start, body.ranges))


@router.get("/api/reviews", access="somebody")
async def list_reviews(call: ApiCall) -> tuple[ReviewResponse, ...]:
    """Return the caller's reviews, latest first."""
    await _require_no_hand(call)
    own = call.app_state.reviews.list_of(call.user.name)
    return tuple([_response(call, review) for review in own])


@router.get(_REVIEW_PATH, access="somebody")
async def get_review(call: ApiCall) -> ReviewResponse:
    """Return the state of a review."""
    return _response(call, await _find(call))


@router.delete(_REVIEW_PATH, access="somebody")
async def stop_review(call: ApiCall) -> Done:
    """Stop a review that waits, and keep its results; delete a finished or stopped one."""
    call.app_state.reviews.stop(await _find(call))
    return Done()


@router.post(_REVIEW_PATH + "/resume", access="somebody")
async def resume_review(call: ApiCall) -> ReviewResponse:
    """Continue a stopped review with its next hand."""
    review = await _find(call)
    call.app_state.reviews.resume(review)
    return _response(call, review)


@router.get(_REVIEW_PATH + "/summary", access="somebody")
async def review_summary(call: ApiCall) -> CachedResponse[ReviewSummary]:
    """Return the sums of a review so far: costly decisions, leaks, results."""
    review = await _find(call)
    if review.summary is None:
        raise ApiError(409, said.ReviewUnfinished())
    return cached_response(review.summary)


@router.get(_REVIEW_PATH + "/hands", access="somebody")
async def reviewed_hands(call: ApiCall) -> tuple[ReviewedHandItem, ...]:
    """Return the reviewed hands, in order."""
    review = await _find(call)
    return tuple([entry.item for entry in review.entries if entry.item is not None])


@router.get(_REVIEW_PATH + "/hands/{hand}", access="somebody")
async def reviewed_hand(call: ApiCall) -> CachedResponse[ReviewedHand]:
    """Return a reviewed hand by its place: decisions, values, ranges and notes."""
    review = await _find(call)
    return cached_response(_answer(review, call.hand))


def _answer(review: Review, place: int) -> EncodedAnswer:
    if place > len(review.source.hands):
        raise ApiError(404, NoSuchThing("hand"))
    entry = review.entries[place - 1] if place <= len(review.entries) else ReviewedEntry()
    if entry.answer is None:
        raise ApiError(409, entry.refusal or said.ReviewUnfinished())
    return entry.answer


async def _find(call: ApiCall) -> Review:
    await _require_no_hand(call)
    return call.app_state.reviews.find(call.user.name, call.path_params["review"])


async def _require_no_hand(call: ApiCall) -> None:
    await require_no_hand(call, said.ReviewDuringHand())


def _response(call: ApiCall, review: Review) -> ReviewResponse:
    source, entries = review.source, review.entries
    return ReviewResponse(
        id=review.id,
        state=review.state,
        table=source.table,
        name=source.name,
        hand=source.number,
        player=source.player,
        start=review.start,
        total=len(source.hands),
        done=len(entries),
        left_out=sum(entry.answer is None for entry in entries),
        unread=source.unread,
        unread_count=source.unread_count,
        ahead=call.app_state.reviews.ahead_of(review),
        seconds=round(review.seconds, 1),
        failure=review.failure,
        wrong_range=review.wrong_range,
    )


# Sources ------------------------------------------------------------------------------------------


async def _source(call: ApiCall, body: ReviewBody) -> ReviewSource:
    """Return the hands of a request."""
    if sum(map(bool, (body.table, body.text, body.upload, body.review))) != 1:
        raise ApiError(400, said.NoReviewSource())
    if body.table:
        return await _table_source(call, body)
    reviews = call.app_state.reviews
    if body.review:
        return _earlier_source(reviews.find(call.user.name, body.review), body)
    text = body.text or reviews.uploads.pop(call.user.name, body.upload)
    return await reviews.read_text(call.user.name, text, body.player)


def _earlier_source(review: Review, body: ReviewBody) -> ReviewSource:
    source = review.source
    if not 1 <= body.hand <= len(source.hands):
        raise ApiError(404, NoSuchThing("hand"))
    hand = source.hands[body.hand - 1]
    number = int(hand.about.hand) if source.table and hand.about.hand.isdecimal() else 0
    player = body.player or source.player
    if player not in hand.players:
        raise ApiError(400, said.ReviewedHandNotPlayed())
    return ReviewSource([hand], player, source.table, source.name, number)


async def _table_source(call: ApiCall, body: ReviewBody) -> ReviewSource:
    """Return hands of a table that the caller has played, as the caller saw them."""
    site, user = call.app_state, call.user
    task = site.find_table(body.table)
    row = task.row if task is not None else await site.store.table(body.table)
    if row is None:
        raise ApiError(404, NoSuchThing("table"))
    known = await site.known_records(row, user.name)
    book = await site.ledgers.load(row.id)
    history = TableHistory(site, row, user, book, known, call.run_in_worker)
    if not body.hand:
        hands = await history.own_hands(site.config.reviews.hands)
        if not hands:
            raise ApiError(409, said.NoOwnHands())
        return ReviewSource(hands, user.name, row.id, row.name)
    mark = history.require_hand(body.hand)
    if user.name not in mark.players:
        raise ApiError(403, said.ReviewedHandNotPlayed())
    hand = await history.visible_hand(mark)
    return ReviewSource([hand], user.name, row.id, row.name, body.hand)
