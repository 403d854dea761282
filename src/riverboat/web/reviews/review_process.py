"""The review process: reads histories and reviews hands, one command at a time.

``python -m riverboat.web.reviews.review_process`` is started by the server. It has a low priority,
keeps the totals of the reviews that it works on, and exits when its input is closed.
"""

from __future__ import annotations

import traceback
import zlib
from collections import OrderedDict
from collections.abc import Mapping
from io import StringIO
from time import monotonic, process_time
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from riverboat.decoding import decode_json
from riverboat.engine.commands.engine_errors import RefusalError, refusal_of
from riverboat.equity.ranges import Range
from riverboat.histories import HandHistory, read_hands
from riverboat.notation import BadNotation, ParsedHand, Source, parse_own, to_own
from riverboat.review import BadReview, HandReview
from riverboat.review.review_results import decode_review, encode_review
from riverboat.review.review_tally import ReviewTally
from riverboat.review.reviewing import review_in_detail
from riverboat.review.street_solutions import SolveSettings, StreetProgress
from riverboat.web.reviews import review_messages as m
from riverboat.web.reviews.review_answers import (
    build_hand_item_payload,
    build_reviewed_hand_payload,
    build_summary_payload,
)
from riverboat.web.studies.process_loop import Send, encode_answer, run_process
from riverboat.web.studies.spot_building import find_storage_bits
from riverboat.words import Refusal
from riverboat.words.refusals import review_limits as limits
from riverboat.words.refusals import reviews as refusals
from riverboat.words.reviews import StreetNotRequested

ACCURACY: Final = 0.3
"""Exploitability to reach, in percent of the pot."""
MAX_LISTED_ITEMS: Final = 20
"""Maximum number of listed reasons of unread hands, or of listed players."""
PROGRESS_SECONDS: Final = 0.5
"""Seconds between two messages about the progress of a hand."""


class _ReviewTotals:
    """Totals of one review."""

    def __init__(self) -> None:
        self.tally = ReviewTally()
        self.site_number_by_place: dict[int, str] = {}

    def add(self, hand_place: int, review: HandReview) -> None:
        if hand_place in self.site_number_by_place:
            return
        self.site_number_by_place[hand_place] = review.number
        self.tally.add(replace(review, number=str(hand_place)))


class _ProgressSender:
    """Sends the progress of a hand: at the start of each street, and then twice a second."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._sent_at, self._street = float("-inf"), ""

    def send(self, progress: StreetProgress) -> None:
        now_seconds = monotonic()
        if progress.street == self._street and now_seconds < self._sent_at + PROGRESS_SECONDS:
            return
        self._sent_at, self._street = now_seconds, progress.street
        self._send(m.HandProgress(progress.street, progress.fraction_done, progress.seconds_left))


class ReviewSession:
    """Handler of a review process: it answers commands, and holds the totals of reviews."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._totals_by_review: OrderedDict[str, _ReviewTotals] = OrderedDict()

    def handle(self, command: m.ReviewCommand) -> None:
        """Answer a command with one reply."""
        started_at = process_time()
        reply: m.ReviewReply
        try:
            match command:
                case m.ReadHistory():
                    reply = _read_history(command, started_at)
                case m.ReviewHand():
                    reply = self._review_hand(command, started_at)
                case m.AddEarlierReviews():
                    reply = self._add_earlier_reviews(command, started_at)
        except RefusalError as error:
            player = error.player if isinstance(error, _BadRange) else ""
            reply = m.HandRefused(error.refusal, process_time() - started_at, player)
        except Exception:  # one bad hand must not end the process
            traceback.print_exc()
            reply = m.HandRefused(limits.HandReviewFailed(), process_time() - started_at)
        self._send(reply)

    def _review_hand(self, command: m.ReviewHand, started_at: float) -> m.HandReviewed:
        hand = HandHistory(_parse_hand(command))
        settings = SolveSettings(
            ACCURACY,
            command.first_street,
            None,
            command.seconds,
            1,
            memory_limit=command.memory,
            bits=find_storage_bits(),
            on_progress=_ProgressSender(self._send).send,
        )
        detailed_review = review_in_detail(
            hand, command.player, settings, ranges=_parse_ranges(command.ranges)
        )
        hand_payload = build_reviewed_hand_payload(
            hand,
            detailed_review,
            command.place,
            is_preliminary=command.is_preliminary,
            is_single_hand=command.is_single_hand,
        )
        encoded_answer = encode_answer(hand_payload, started_at)
        review = replace(detailed_review.review, ranges={})
        return m.HandReviewed(
            item=build_hand_item_payload(review, command.place),
            answer=encoded_answer,
            encoded_review=b"" if command.is_single_hand else _pack_review(command.place, review),
            summary=None if command.is_single_hand else self._encode_summary(command, review),
            has_earlier_street=_has_earlier_street(review),
            seconds=process_time() - started_at,
        )

    def _encode_summary(self, command: m.ReviewHand, review: HandReview) -> Any:
        totals = self._find_totals(command.review)
        totals.add(command.place, review)
        return encode_answer(
            build_summary_payload(totals.tally, totals.site_number_by_place), process_time()
        )

    def _add_earlier_reviews(
        self, command: m.AddEarlierReviews, started_at: float
    ) -> m.EarlierReviewsAdded:
        totals = self._find_totals(command.review)
        for encoded_review in command.encoded_reviews:
            totals.add(*_unpack_review(encoded_review))
        return m.EarlierReviewsAdded(process_time() - started_at)

    def _find_totals(self, review: str) -> _ReviewTotals:
        totals = self._totals_by_review.setdefault(review, _ReviewTotals())
        self._totals_by_review.move_to_end(review)
        while len(self._totals_by_review) > m.MAX_TALLIES:
            self._totals_by_review.popitem(last=False)
        return totals


def _parse_hand(command: m.ReviewHand) -> ParsedHand:
    [parsed_hand] = parse_own(command.line.decode())
    if not parsed_hand.log:
        raise BadReview(parsed_hand.refusal)
    # A hand of a file may end early; one of the room without an end is still being played.
    return replace(parsed_hand, source=Source("", "", 0)) if command.is_of_room else parsed_hand


def _pack_review(hand_place: int, review: HandReview) -> bytes:
    return zlib.compress(
        msgspec.json.encode({"place": hand_place, "review": encode_review(review)})
    )


def _unpack_review(encoded_review: bytes) -> tuple[int, HandReview]:
    review_data = decode_json(zlib.decompress(encoded_review))
    return review_data["place"], decode_review(review_data["review"])


class _BadRange(RefusalError):
    """Refusal of a range that cannot be read, with the player to whom it belongs."""

    def __init__(self, refusal: Refusal, player: str) -> None:
        super().__init__(refusal)
        self.player = player


def _parse_ranges(range_text_by_player: Mapping[str, str]) -> dict[str, Range]:
    range_by_player = {}
    for player, range_text in range_text_by_player.items():
        try:
            range_by_player[player] = Range(range_text)
        except ValueError as error:  # cards have an error without a refusal
            raise _BadRange(refusal_of(error), player) from error
    return range_by_player


def _has_earlier_street(review: HandReview) -> bool:
    return any(isinstance(decision.reason, StreetNotRequested) for decision in review.decisions)


def _read_history(command: m.ReadHistory, started_at: float) -> m.HistoryRead:
    # A stream, so that a text that is a path opens no file of the server.
    hand_reader = read_hands(StringIO(command.text), errors="collect")
    hands_and_lines: list[tuple[ParsedHand, bytes]] = []
    unread_reasons: list[str] = []
    hand_count_by_hero, player_names = dict[str, int](), dict[str, None]()
    for history in hand_reader:
        if len(hands_and_lines) == command.max_hands:
            raise BadReview(limits.TooManyHands(command.max_hands))
        try:
            hands_and_lines.append((history.read, to_own(history.read).encode()))
        except BadNotation:  # not even its beginning is known
            unread_reasons.append(str(history.read))
            continue
        player_names.update(dict.fromkeys(history.players))
        hero_seat = history.read.about.hero
        if hero_seat is not None and 0 <= hero_seat < len(history.players):
            hero_name = tuple(history.players)[hero_seat]
            hand_count_by_hero[hero_name] = hand_count_by_hero.get(hero_name, 0) + 1
    if not hands_and_lines:
        first_refusal = (
            hand_reader.refused[0].read.refusal if hand_reader.refused else limits.NoHandsInText()
        )
        raise BadReview(first_refusal)
    player = command.player or max(
        hand_count_by_hero, key=lambda hero_name: hand_count_by_hero[hero_name], default=""
    )
    if not player:
        raise BadReview(refusals.PlayerNotNamed(tuple(player_names)[:MAX_LISTED_ITEMS]))
    if player not in player_names:
        raise BadReview(
            refusals.NoSuchReviewedPlayer(repr(player), tuple(player_names)[:MAX_LISTED_ITEMS])
        )
    unread_reasons += [str(hand.read) for hand in hand_reader.refused]
    return m.HistoryRead(
        lines=tuple([line for hand, line in hands_and_lines if player in hand.players]),
        hero=player,
        unread_reasons=tuple(unread_reasons[:MAX_LISTED_ITEMS]),
        unread_count=len(unread_reasons),
        seconds=process_time() - started_at,
    )


def main() -> None:
    """Run a review process."""
    run_process(lambda send: ReviewSession(send).handle)


if __name__ == "__main__":
    main()
