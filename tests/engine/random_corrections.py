"""Random hands with random irregularities and corrections."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from riverboat.cards import UNKNOWN
from riverboat.engine import (
    AnyFact,
    Deal,
    HandState,
    ToAct,
    ToDeal,
    advance,
    apply,
    decide,
    due,
    start,
)
from riverboat.engine import corrections as made
from riverboat.engine.commands.engine_errors import Irregularity
from riverboat.engine.corrections import correct
from riverboat.engine.state import correction_facts as c
from riverboat.engine.state import hand_facts as f
from tests.engine.random_hands import random_command, random_game

CITED_RULES = ("HOLD-02", "IRRG-18", "DEAD-12", "IRRG-01", "")


class CorrectedHand(Struct):
    """A finished hand, its log, and counts of applied and refused facts by kind."""

    hand: HandState
    log: list[AnyFact]
    correction_counts: Counter[str]


def play_corrected_hand(
    seed: int, variant: str, structure: str, card_swap: dict[int, int] | None = None
) -> CorrectedHand:
    """Play one hand; *card_swap* exchanges cards of the deck before the deal."""
    rng = random.Random(f"{variant} {structure} {seed}")
    game = random_game(rng, variant, structure)
    max_players = game.variant.max_players(game.boards)
    players = rng.randint(
        max(2, len(game.stakes.blinds)), max(2, max_players - 1, len(game.stakes.blinds))
    )
    stacks = tuple(rng.choice([3, 9, 20, 50, 200]) for _ in range(players))
    log: list[AnyFact] = [
        start(game, stacks, rng.randrange(players), carried_chips=rng.choice([0, 0, 7]))
    ]
    hand = HandState(log[0])  # type: ignore[arg-type]
    advance(hand, log)
    fact_counts: Counter[str] = Counter()
    deck = sorted(hand.compiled.deck)
    rng.shuffle(deck)
    card_swap = card_swap or {}
    deck = [card_swap.get(card, card) for card in deck]
    while not hand.has_ended:
        stub = [card for card in deck if card not in hand.dealt_cards]
        assert len(stub) == hand.stub_size, (len(stub), hand.stub_size)
        if len(log) < 150 and rng.random() < 0.2:
            try_correction(rng, hand, log, stub, fact_counts)
            continue
        pending = due(hand)
        assert not isinstance(pending, tuple)
        if isinstance(pending, ToDeal):
            burned, cards = (
                stub[: pending.burn_count],
                stub[pending.burn_count : pending.burn_count + pending.count],
            )
            fact = decide(hand, Deal(tuple(cards), tuple(burned)))
        else:
            fact = decide(hand, random_command(rng, hand, pending))
        apply(hand, fact)
        log.append(fact)
        advance(hand, log)
    return CorrectedHand(hand, log, fact_counts)


def try_correction(
    rng: random.Random,
    hand: HandState,
    log: list[AnyFact],
    stub: list[int],
    fact_counts: Counter[str],
) -> None:
    """Try a random irregularity; a refused one must change nothing."""
    facts = tuple(random_irregularity(rng, hand, log, stub))
    hand_before, facts_before = hand.copy(), log[:]
    try:
        correct(hand, log, *facts)
    except Irregularity:
        is_refused = True
    else:
        is_refused = False
    if is_refused:
        assert hand == hand_before
        assert log == facts_before
        fact_counts[f"no {type(facts[-1]).__name__}"] += 1
    else:
        fact_counts.update(type(fact).__name__ for fact in facts)


def random_irregularity(
    rng: random.Random, hand: HandState, log: list[AnyFact], stub: list[int]
) -> Iterator[f.AnyIrregular]:
    """Yield random irregularities and corrections, some of them impossible."""
    cited_rule = rng.choice(CITED_RULES)
    if not cited_rule and rng.random() < 0.8:
        yield c.FloorDecided("so it shall be", "Ann")
    seat, other_seat = rng.randrange(hand.players), rng.randrange(hand.players)
    holding = hand.holdings[seat]
    match rng.randrange(11):
        case 0:
            cards = tuple(stub[1 : 1 + rng.choice([1, 1, 3, 4])])
            yield f.WentWrong(f.BoardDealt(cards, tuple(stub[: rng.choice([0, 1])])))
        case 1:
            extra_cards = tuple(
                [
                    (stub[0],) if extra_seat == seat and stub else ()
                    for extra_seat in range(hand.players)
                ]
            )
            yield f.WentWrong(f.HoleCardsDealt(extra_cards))
            if rng.random() < 0.7:
                yield c.CardsReplaced(
                    seat, extra_cards[seat], (), rng.choice(["burn", "stub"]), "HOLD-10"
                )
        case 2:
            turn = due(hand)
            if isinstance(turn, ToAct):
                seat = turn.seat
            chips = rng.choice([1, 2, 5, 9])
            mistakes: list[f.AnyMistake] = [
                f.Called(seat, chips),
                f.Raised(seat, hand.current_bet + chips, False),
            ]
            yield f.WentWrong(rng.choice(mistakes))
        case 3:
            viewer_seats = () if rng.random() < 0.5 else (other_seat,)
            yield c.CardsExposed(seat, holding[:1], viewer_seats)
        case 4:
            yield made.build_card_replacement(
                hand,
                seat,
                holding[:1],
                tuple(stub[:1]),
                rng.choice(["burn", "out", "stub"]),
                cited_rule,
            )
        case 5 if hand.board:
            removed_cards = hand.board[-rng.choice([1, 3]) :]
            yield made.build_board_take_back(
                hand,
                removed_cards,
                rng.choice(["stub", "burn", "aside", "out"]),
                rng.choice([0, 1]),
                cited_rule,
            )
        case 6:
            raising_seat = hand.aggressor if hand.aggressor >= 0 else seat
            wager_correction = made.build_wager_correction(
                hand, log, raising_seat, hand.current_bet + rng.choice([-1, 1, 4]), cited_rule
            )
            yield wager_correction or made.build_call_completion(hand, seat, cited_rule)
        case 7:
            yield made.build_hand_kill(hand, log, seat, rng.choice([0, 999]), cited_rule)
        case 8 if rng.random() < 0.2:
            yield made.build_hand_void(
                hand, cited_rule, rng.choice([(), (seat,), range(hand.players)])
            )
        case 9:
            yield made.build_rewind(log, rng.randint(1, len(log)), cited_rule)
        case _:
            yield made.build_action_take_back(log, cited_rule) or c.CardsExposed(seat, (UNKNOWN,))
