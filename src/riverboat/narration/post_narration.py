"""Narration of forced bets, and of chips added during a hand."""

from __future__ import annotations

from typing import assert_never

from riverboat.engine import HandState
from riverboat.engine.state import hand_facts as f
from riverboat.words import Seat
from riverboat.words.events import hand_opening as p
from riverboat.words.events.event_phrases import AllInSuffix, Event


def narrate_post(hand: HandState, fact: f.Posted) -> Event:
    """Narrate one forced bet, or a stack too short for it because the ante took all chips."""
    seat = Seat(fact.seat)
    if not fact.chips:  # an ante took all chips
        return p.StackTooShortForPost(seat, _build_forced_bet_name(hand, fact))
    full_amount = fact.counts_as if fact.counts_as > fact.chips else None
    all_in_suffix = AllInSuffix() if fact.chips == hand.stacks[fact.seat] else None
    return _choose_post_event_type(hand, fact)(seat, fact.chips, full_amount, None, all_in_suffix)


def narrate_added_chips(fact: f.ChipsAdded) -> Event:
    """Narrate chips that a player adds."""
    seat = Seat(fact.seat)
    match fact.source:
        case "bought":
            return p.TopUpMade(seat, fact.chips)
        case "borrowed":
            return p.ChipsBorrowed(seat, fact.chips)
        case "marker":
            return p.MarkerPutUp(seat, fact.chips)
        case _:
            assert_never(fact.source)


def _choose_post_event_type(hand: HandState, fact: f.Posted) -> type[p.ForcedBet]:
    match fact.kind:
        case "ante":
            return p.AntePosted
        case "dead":
            return _choose_dead_post_event(hand, fact)
        case "blind":
            return _EVENT_BY_BLIND[_build_blind_name(hand, fact)]
        case "straddle":
            return p.StraddlePutIn
        case "sleeper":
            return p.SleeperPutIn
        case "post":
            return p.PostMade
        case "kill":
            return p.KillPosted
        case _:
            assert_never(fact.kind)


def _build_forced_bet_name(hand: HandState, fact: f.Posted) -> p.ForcedBetName:
    match fact.kind:
        case "blind":
            return _build_blind_name(hand, fact)
        case "dead":
            return "dead money"
        case "ante" | "straddle" | "sleeper" | "post" | "kill":
            return fact.kind
        case _:
            assert_never(fact.kind)


def _choose_dead_post_event(hand: HandState, fact: f.Posted) -> type[p.ForcedBet]:
    """Return the event type of a dead post: an ante, an ante for the table, or a missed blind."""
    posts = hand.posts
    dead_posts = [post for post in posts if post.kind == "dead"]
    if any(post.kind == "ante" for post in posts):
        return p.DeadPostMade
    if len(dead_posts) == hand.players and len({post.chips for post in dead_posts}) == 1:
        return p.AntePosted  # the rules by which a short ante may win all antes
    blind_posts = [post for post in posts if post.kind == "blind"]
    is_in_blinds = any(post.seat == fact.seat for post in blind_posts)
    is_full_blind = fact.chips >= max((post.full_bet for post in blind_posts), default=0)
    if len(dead_posts) == 1 and (is_in_blinds or (is_full_blind and fact.seat == hand.button)):
        return p.TableAntePosted  # rule: ANTE-05
    return p.DeadPostMade


def _build_blind_name(hand: HandState, fact: f.Posted) -> p.ForcedBetName:
    blinds = [post for post in hand.posts if post.kind == "blind"]
    blind_index = [post.seat for post in blinds].index(fact.seat)
    if len(blinds) == 1:
        return "big blind" if fact.seat != hand.button else "button blind"
    if len(blinds) == 2:
        return "big blind" if blind_index else "small blind"
    return "blind"


_EVENT_BY_BLIND: dict[p.ForcedBetName, type[p.ForcedBet]] = {
    "blind": p.BlindPosted,
    "small blind": p.SmallBlindPosted,
    "big blind": p.BigBlindPosted,
    "button blind": p.ButtonBlindPosted,
}
