"""Processor time of reviews of single hands from the river, turn and flop: medians and maxima.

    python -m bench.reviews --rivers 200 --turns 60 --flops 12

Hands are played by the bundled blueprints. Beside them are hands with the largest trees: wide
ranges, deep stacks, several raises of unusual sizes. A review solves its first street and all
later ones, and writes the sentences, with one thread. The accuracy of a street is in percent of
its pot. Of several reviews of a river or turn the fastest counts, because other load slows
memory and caches and so lengthens processor time by half. The default takes half an hour of an
idle core.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random
from statistics import median
from time import process_time
from typing import Final

from msgspec import Struct

import riverboat as rb
from riverboat import Hand
from riverboat.review.played_decisions import played_decisions
from riverboat.solve.postflop.sizes import STREETS
from riverboat.training.ranged_hand import RangedHand

GAME: Final = "nlhe 1/2"


class HardHand(Struct, frozen=True):
    """A hand with a large tree: stacks, hole cards and board, and the actions of players."""

    stacks: tuple[int, ...]
    cards: str
    """Hole cards, dealt one at a time around the table twice, then the board."""
    actions: tuple[str, ...]


LIMPED_PREFLOP: Final = ("call", "check")
OPENED_PREFLOP: Final = ("raise 6", "call")
CHECKED_STREET: Final = ("check", "check")
RAISED_TWICE: Final = ("check", "bet 2", "raise 7", "raise 22")
HARD_HANDS: Final = (
    HardHand(
        (200, 200),
        "Qs Kh 9d Qd 8h 7s 3d 2c Ts",
        (*LIMPED_PREFLOP, "bet 3", "raise 9", "call", "bet 11", "call", "check", "bet 60", "call"),
    ),
    HardHand(
        (400, 400),
        "Js Ah Td Kc 9s 8s 5d Ad 2h",
        (
            *OPENED_PREFLOP,
            "bet 4",
            "raise 17",
            "raise 45",
            "call",
            "bet 35",
            "call",
            "check",
            "check",
        ),
    ),
    HardHand(
        (200, 200),
        "Js Ah Td Kc 9s 6d 2h Ad 2c",
        (
            *OPENED_PREFLOP,
            "check",
            "bet 3",
            "raise 24",
            "call",
            "bet 20",
            "raise 55",
            "call",
            *CHECKED_STREET,
        ),
    ),
    HardHand(
        (600, 600),
        "5s Ah 5d Kc 7s 6d 5h Ad 2c",
        (*LIMPED_PREFLOP, *RAISED_TWICE, "call", "bet 20", "call", "bet 90", "raise 300", "call"),
    ),
)


class ReviewTiming(Struct, frozen=True):
    """The review of a hand: its processor seconds, and the accuracy of its streets."""

    seconds: float
    exploitability: float
    """The largest exploitability of a street."""
    unsolved: int
    """Decisions after the first street that were not solved in time."""


def played_hands(street: str, seed: int) -> Iterator[Hand]:
    """Yield finished hands of the blueprints that two players take to *street*."""
    rng = Random(seed)
    while True:
        players = rng.choice((2, 6))
        ranged_hand = RangedHand(GAME, (200,) * players)
        deck = rng.sample(range(52), 2 * players + 5)
        ranged_hand.deal(deck[: 2 * players])
        board_cards = deck[2 * players :]
        while not ranged_hand.hand.over:
            if ranged_hand.pending_turn() is not None:
                ranged_hand.play_decision(rng)
                continue
            card_count = 3 if len(board_cards) == 5 else 1
            ranged_hand.deal(board_cards[:card_count])
            del board_cards[:card_count]
        if reaches_street(ranged_hand.hand, street):
            yield ranged_hand.hand


def reaches_street(hand: Hand, street: str) -> bool:
    """Return True if two players act on a street."""
    return any(
        played_decision.street_name == street and len(played_decision.live_seats) == 2
        for played_decision in played_decisions(hand.log)
    )


def costly_hands() -> Iterator[Hand]:
    """Yield the hands with large trees."""
    for hard_hand in HARD_HANDS:
        hand = Hand.undealt(GAME, stacks=list(hard_hand.stacks), seats=len(hard_hand.stacks))
        cards = hard_hand.cards.split()
        card_counts = [2 * len(hard_hand.stacks), 3, 1, 1]
        actions = list(hard_hand.actions)
        while not hand.over and (actions or hand.to_act is None):
            if hand.to_act is None:
                card_count = card_counts.pop(0)
                hand.act(f"deal {' '.join(cards[:card_count])}")
                del cards[:card_count]
            else:
                hand.act(actions.pop(0))
        yield hand


def time_review(hand: Hand, street: str, accuracy: float) -> ReviewTiming:
    """Review a hand from a street on."""
    [player, *_] = next(
        played_decision.live_seats
        for played_decision in played_decisions(hand.log)
        if played_decision.street_name == street
    )
    started_at = process_time()
    hand_review = rb.review(hand, player=player, solve_from=street, accuracy=accuracy)
    seconds = process_time() - started_at
    later_streets = STREETS[STREETS.index(street) :]
    decisions = [decision for decision in hand_review.decisions if decision.street in later_streets]
    return ReviewTiming(
        seconds,
        max((decision.exploitability or 0.0 for decision in decisions), default=0.0),
        sum(not decision.solved for decision in decisions),
    )


def time_fastest_review(hand: Hand, street: str, accuracy: float, repeats: int) -> ReviewTiming:
    """Review a hand several times, a flop once, and return the fastest review."""
    review_count = 1 if street == "flop" else repeats
    timings = [time_review(hand, street, accuracy) for _ in range(review_count)]
    return min(timings, key=lambda timing: timing.seconds)


def print_row(name: str, hands: Iterable[Hand], street: str, accuracy: float, repeats: int) -> None:
    """Print medians and maxima over some hands as a row of Markdown."""
    timings = [time_fastest_review(hand, street, accuracy, repeats) for hand in hands]
    seconds, exploitabilities = (
        [timing.seconds for timing in timings],
        [timing.exploitability for timing in timings],
    )
    cells = [name, len(timings), f"{median(seconds):.3g} s", f"{max(seconds):.3g} s"]
    cells += [f"{max(exploitabilities):.2f} %", sum(timing.unsolved for timing in timings)]
    print(f"| {' | '.join(map(str, cells))} |", flush=True)


def main() -> None:
    """Print processor times by first solved street."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rivers", type=int, default=200)
    parser.add_argument("--turns", type=int, default=60)
    parser.add_argument("--flops", type=int, default=12)
    parser.add_argument("--accuracy", type=float, default=0.3, help="percent of the pot")
    parser.add_argument("--repeats", type=int, default=3, help="reviews of a river or turn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--easy", action="store_true", help="without the hard hands")
    options = parser.parse_args()
    print("| solved from | hands | median | maximum | least exact street | unsolved decisions |")
    print("|---|" + "---:|" * 5)
    time_review(next(played_hands("river", 0)), "river", options.accuracy)  # reads the blueprints
    hand_counts = {
        "river": options.rivers,
        "turn": options.turns,
        "flop": options.flops,
    }
    for street, hand_count in hand_counts.items():
        hands = islice(played_hands(street, options.seed), hand_count)
        if hand_count:
            print_row(street, hands, street, options.accuracy, options.repeats)
        if hand_count and not options.easy:
            costly_street_hands = [hand for hand in costly_hands() if reaches_street(hand, street)]
            print_row(
                f"{street}, hard",
                costly_street_hands,
                street,
                options.accuracy,
                options.repeats,
            )


if __name__ == "__main__":
    main()
