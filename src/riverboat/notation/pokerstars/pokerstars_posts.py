"""Conversion of recorded forced bets to the engine's posts.

The first small blind and the first big blind are the blinds of the hand. Another small blind is
dead money. Another big blind is a late player's post. A post of both is a dead small blind and a
live big blind.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from riverboat.engine import Game, Post
from riverboat.engine.games.forced_bets import PostKind
from riverboat.notation.amounts import to_amount, to_chips
from riverboat.notation.pokerstars.pokerstars_money import format_amount
from riverboat.notation.pokerstars.pokerstars_stakes import find_ante
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.pokerstars.transcript_events import PostEvent
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.file_values import LocatedFileError, NotatedValueInvalid
from riverboat.words.refusals.histories import RefusalOnLine
from riverboat.words.refusals.pokerstars import BlindsDiffer


def build_posts(
    transcript: Transcript,
    seat_by_name: Mapping[str, int],
    button: int,
    game: Game,
    chips_per_unit: int,
) -> tuple[Post, ...]:
    """Return the posts in the order in which they are made."""
    noted_posts = list(transcript.iter_noted_words("posts"))
    if noted_posts:
        if noted_posts[0] == ["none"]:
            return ()
        seat_by_chair = {str(seat.chair): seat_by_name[seat.name] for seat in transcript.seat_lines}
        return tuple(
            [
                _parse_noted_post(post_text.split(), seat_by_chair)
                for post_text in " ".join(noted_posts[0]).split(", ")
            ]
        )
    post_builder = _PostBuilder(transcript, seat_by_name, button, game, chips_per_unit)
    for line in transcript.posts:
        if isinstance(line.event, PostEvent):
            try:
                post_builder.add_post(line.event)
            except BadNotation as error:
                raise BadNotation(
                    RefusalOnLine(error.refusal, line.number, repr(line.text[:80])), line.number
                ) from error
    post_builder.add_missing_blinds()
    return tuple(post_builder.posts)


def _parse_noted_post(words: list[str], seat_by_chair: Mapping[str, int]) -> Post:
    match words:
        case [chair_text, kind, chips_text, *suffix_words] if (
            chair_text in seat_by_chair
            and kind in _POST_KIND_BY_NAME
            and chips_text.isdecimal()
            and suffix_words[:1] in ([], ["as"])
        ):
            full_bet = (
                int(suffix_words[1])
                if len(suffix_words) == 2 and suffix_words[1].isdecimal()
                else 0
            )
            return Post(
                seat_by_chair[chair_text], _POST_KIND_BY_NAME[kind], int(chips_text), full_bet
            )
        case _:
            raise BadNotation(
                LocatedFileError(
                    NotatedValueInvalid(repr(" ".join(words)), "post", "3 straddle 4"), "posts"
                )
            )


_POST_KIND_BY_NAME: Final[dict[str, PostKind]] = {
    "ante": "ante",
    "dead": "dead",
    "blind": "blind",
    "straddle": "straddle",
    "sleeper": "sleeper",
    "post": "post",
    "kill": "kill",
}


def format_noted_post(post: Post, chair: int) -> str:
    """Return a post in the words of an observer note."""
    full_bet_suffix = f" as {post.counts_as}" if post.counts_as else ""
    return f"{chair} {post.kind} {post.chips}{full_bet_suffix}"


class _PostBuilder:
    def __init__(
        self,
        transcript: Transcript,
        seat_by_name: Mapping[str, int],
        button: int,
        game: Game,
        chips_per_unit: int,
    ) -> None:
        self.seat_by_name, self.chips_per_unit = seat_by_name, chips_per_unit
        self.stacks = [to_chips(seat.stack, chips_per_unit) for seat in transcript.seat_lines]
        self.ante = find_ante(transcript, chips_per_unit)
        blinds = game.stakes.blinds
        self.small_blind = blinds[0] if len(blinds) > 1 else 0
        self.big_blind = max(game.stakes.button_blind, *blinds, 0)
        player_count = len(self.stacks)
        self.small_blind_seat = button if player_count == 2 else (button + 1) % player_count
        self.big_blind_seat = (self.small_blind_seat + 1) % player_count
        self.has_small_blind = self.has_big_blind = False
        self.posts: list[Post] = []

    def add_post(self, event: PostEvent) -> None:
        """Add the post of one line."""
        seat, chips = self.seat_by_name[event.player], to_chips(event.amount, self.chips_per_unit)
        match event.kind:
            case "ante":
                # A stack shorter than its ante still owes the full ante.
                ante_due = self.ante if event.is_all_in else chips
                self._append_post(seat, "ante" if self.ante else "dead", max(ante_due, chips))
            case "small blind":
                is_late = self.has_small_blind or (
                    self.has_big_blind and seat != self.small_blind_seat
                )
                if event.is_dead or is_late:
                    self._append_post(seat, "dead", chips)
                else:
                    self.has_small_blind = True
                    self._append_post(
                        seat, "blind", self._compute_full_blind(event, self.small_blind)
                    )
            case "big blind" | "button blind":
                kind: PostKind = "post" if self.has_big_blind else "blind"
                self.has_big_blind = True
                self._append_post(seat, kind, self._compute_full_blind(event, self.big_blind))
            case "both blinds":
                self._append_post(seat, "post", self.big_blind)
                self._append_post(seat, "dead", chips - min(chips, self.big_blind))
            case "straddle":
                # A blind that is straddled, or straddled again, is a part of the last total.
                self.posts = [post for post in self.posts if post.seat != seat or not post.is_live]
                self._append_post(seat, "straddle", chips)
            case "post":
                self._append_post(seat, "post", chips)
            case "dead":
                self._append_post(seat, "dead", chips)

    def _compute_full_blind(self, event: PostEvent, blind_size: int) -> int:
        """Return the full size of a blind, from the header, even if a short stack pays less."""
        seat, chips = self.seat_by_name[event.player], to_chips(event.amount, self.chips_per_unit)
        paid_before = sum(post.chips for post in self.posts if post.seat == seat)
        if chips > blind_size or (chips < blind_size and chips != self.stacks[seat] - paid_before):
            amount_texts = (
                format_amount(to_amount(chips, self.chips_per_unit)),
                format_amount(to_amount(blind_size, self.chips_per_unit)),
            )
            raise BadNotation(BlindsDiffer(amount_texts))
        return blind_size

    def _append_post(self, seat: int, kind: PostKind, chip_count: int) -> None:
        if chip_count:
            self.posts.append(Post(seat, kind, chip_count))

    def add_missing_blinds(self) -> None:
        """Add the blinds of players whose antes took all their chips; they have no line."""
        if not self.ante or not self.small_blind:
            return
        ante_by_seat = {post.seat: post.chips for post in self.posts if post.kind == "ante"}
        broke_seats = [seat for seat, ante in ante_by_seat.items() if ante >= self.stacks[seat]]
        insertion_index = sum(post.kind in ("ante", "dead") for post in self.posts)
        if not self.has_big_blind and self.big_blind_seat in broke_seats:
            self.posts.insert(
                insertion_index + self.has_small_blind,
                Post(self.big_blind_seat, "blind", self.big_blind),
            )
        if not self.has_small_blind and self.small_blind_seat in broke_seats:
            self.posts.insert(
                insertion_index, Post(self.small_blind_seat, "blind", self.small_blind)
            )
