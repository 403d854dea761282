"""Forced bets in words, and chips that arrive while a hand is on."""

from __future__ import annotations

from riverboat.engine import Hand
from riverboat.engine.state import facts as f
from riverboat.notation.english.words import Chips


def posted(hand: Hand, fact: f.Posted, player: str, chips: Chips) -> str:
    """One forced bet; whoever an earlier one has left without chips posts nothing."""
    if not fact.chips:  # an ante took them all
        what = _blind(hand, fact) if fact.kind == "blind" else _NAMES.get(fact.kind, fact.kind)
        return f"{player} has no chips left for the {what}"
    words = f"{player} {_verb(hand, fact)}".replace("#", chips(fact.chips))
    if fact.counts_as > fact.chips:
        words += f" of {chips(fact.counts_as)}"
    return words + " and is all-in" * (fact.chips == hand.stacks[fact.seat])


_NAMES = {"dead": "dead money"}


def added(fact: f.ChipsAdded, player: str, chips: Chips) -> str:
    """Chips that a player fetches."""
    amount = chips(fact.chips)
    match fact.how:
        case "bought":
            return f"{player} buys {amount} more"
        case "borrowed":
            return f"{player} borrows {amount}"
        case "marker":
            return f"{player} puts up a marker for {amount}"


def _verb(hand: Hand, fact: f.Posted) -> str:
    """What is done, with a # for the amount."""
    match fact.kind:
        case "ante":
            return "antes #"
        case "dead":
            return _dead(hand, fact)
        case "blind":
            return f"posts the {_blind(hand, fact)} #"
        case "straddle":
            return "straddles to #"
        case "sleeper":
            return "has a sleeper of #"
        case "post":
            return "posts #"
        case "kill":
            return "posts the kill #"


def _dead(hand: Hand, fact: f.Posted) -> str:
    """Dead money: an ante of one's own or for the whole table, or else what was missed."""
    posts = hand.posts
    dead = [post for post in posts if post.kind == "dead"]
    if any(post.kind == "ante" for post in posts):
        return "posts # dead"
    if len(dead) == hand.players and len({post.chips for post in dead}) == 1:
        return "antes #"  # where a short ante may win all of them
    blinds = [post for post in posts if post.kind == "blind"]
    in_the_blinds = any(post.seat == fact.seat for post in blinds)
    whole = fact.chips >= max((post.full for post in blinds), default=0)
    if len(dead) == 1 and (in_the_blinds or (whole and fact.seat == hand.button)):
        return "posts the table's ante #"  # rule: ANTE-05
    return "posts # dead"


def _blind(hand: Hand, fact: f.Posted) -> str:
    blinds = [post for post in hand.posts if post.kind == "blind"]
    place = [post.seat for post in blinds].index(fact.seat)
    if len(blinds) == 1:
        return "big blind" if fact.seat != hand.button else "button blind"
    return ("small blind", "big blind")[place] if len(blinds) == 2 else "blind"
