"""Random hands with incidents that are ruled on and carried out, played to the end."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, get_args

from msgspec import Struct

from riverboat.engine import (
    AnyFact,
    Deal,
    HandState,
    Nothing,
    ToAct,
    ToDeal,
    act,
    advance,
    due,
    replay,
    start,
)
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.engine.hand_audit import audit
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.correction_facts import CardsExposed
from riverboat.floor import (
    AUTHORITIES,
    AnyIncident,
    Authority,
    FloorDiscretion,
    OpenQuestion,
    Ruling,
    Spot,
    SuppliedCards,
    Verdict,
    apply_answer,
    carry_out,
    rule,
    spot_of,
)
from riverboat.floor.bets import bet_incidents as bets
from riverboat.floor.cards import card_incidents as cards
from riverboat.floor.hands import hand_incidents as hands
from riverboat.words import ENGLISH
from tests.engine.hand_properties import replay_states
from tests.engine.random_corrections import random_irregularity
from tests.engine.random_hands import random_command, random_game
from tests.floor.random_incidents import random_incident

INCIDENT_TYPES = get_args(AnyIncident)


class RuledIncident(Struct):
    """An incident: its place in the log, the authority and the verdict."""

    log_index: int
    incident: Any
    spot: Spot
    authority: Authority
    verdict: Verdict | str


class RuledHand(Struct):
    """A finished hand with its rulings and their counts."""

    hand: HandState
    log: list[AnyFact]
    rulings: list[RuledIncident]
    counts: Counter[str]


def play_ruled_hand(
    seed: int, variant: str, structure: str, incident_share: float = 0.35
) -> RuledHand:
    """Play a hand with an incident at about the given share of its moments."""
    rng = random.Random(f"ruled {variant} {structure} {seed}")
    game = random_game(rng, variant, structure)
    min_players = max(2, len(game.stakes.blinds))
    players = rng.randint(min_players, max(min_players, game.variant.max_players(game.boards) - 1))
    stacks = tuple([rng.choice([3, 9, 20, 50, 200]) for _ in range(players)])
    log: list[AnyFact] = [
        start(game, stacks, rng.randrange(players), carried_chips=rng.choice([0, 7]))
    ]
    ruled_hand = RuledHand(replay(log), log, [], Counter())
    hand = ruled_hand.hand
    advance(hand, log)
    deck = sorted(hand.compiled.deck)
    rng.shuffle(deck)
    while not hand.has_ended:
        stub = [card for card in deck if card not in hand.dealt_cards]
        assert len(stub) == hand.stub_size
        if len(log) < 120 and rng.random() < incident_share:
            _add_incident(rng, ruled_hand, stub)
            if isinstance(due(hand), Nothing):
                break
            stub = [card for card in deck if card not in hand.dealt_cards]
        pending = due(hand)
        assert not isinstance(pending, tuple)
        if isinstance(pending, ToDeal):
            burned_cards, dealt_cards = (
                stub[: pending.burn_count],
                stub[pending.burn_count : pending.burn_count + pending.count],
            )
            act(hand, Deal(tuple(dealt_cards), tuple(burned_cards)), log)
        else:
            act(hand, random_command(rng, hand, pending), log)
    return ruled_hand


def _add_incident(rng: random.Random, ruled_hand: RuledHand, stub: list[int]) -> None:
    """Create an incident, rule on it and carry it out; refused incidents change nothing."""
    hand, log = ruled_hand.hand, ruled_hand.log
    authority = rng.choice([*AUTHORITIES.values()])
    incident = random_incident(rng, rng.choice(INCIDENT_TYPES), hand.players)
    mistakes: tuple[f.WentWrong | CardsExposed, ...] = ()
    if rng.random() < 0.5:
        mistakes, incident = common_incident(rng, hand, stub)
    elif rng.random() < 0.4:
        irregular_facts = random_irregularity(rng, hand, log, stub)
        mistakes = tuple(
            [fact for fact in irregular_facts if isinstance(fact, f.WentWrong | CardsExposed)]
        )
    hand_before, log_length = hand.copy(), len(log)
    spot = spot_of(hand, log, incident.seat if incident.seat in range(hand.players) else None)
    ruled_incident = RuledIncident(log_length, incident, spot, authority, "")
    refusal_text = ""
    try:
        ruled_incident.verdict = rule(incident, spot, authority)
        ruled_hand.counts[type(ruled_incident.verdict).__name__] += 1
        ruling = _final_ruling(rng, incident, spot, authority, ruled_incident.verdict)
        picked_card = rng.choice(hand.board) if hand.board else None
        if ruling is not None:
            outcome = carry_out(
                ruling, hand, log, mistakes, SuppliedCards(tuple(stub), picked_card)
            )
            ruled_hand.counts.update(type(fact).__name__ for fact in outcome.facts)
            ruled_hand.counts.update(type(command).__name__ for command in outcome.commands)
    except RefusalError as error:
        refusal_text = ENGLISH.say(error.refusal)
    if refusal_text:
        assert hand == hand_before, refusal_text
        assert len(log) == log_length, refusal_text
        ruled_hand.counts["refused"] += 1
        ruled_incident.verdict = ruled_incident.verdict or refusal_text
    ruled_hand.rulings.append(ruled_incident)


ReportedMistake = tuple[tuple[f.WentWrong | CardsExposed, ...], AnyIncident]


def common_incident(rng: random.Random, hand: HandState, stub: list[int]) -> ReportedMistake:
    """Return a common mistake and the incident reported for it."""
    seat_number = rng.choice(hand.seats_in_mask(hand.live_mask) or (0,))
    streets = ("flop", "turn", "river")
    match rng.randrange(7):
        case 0:
            dealt_count = 1 if hand.board else 3
            early_board = f.WentWrong(
                f.BoardDealt(tuple(stub[1 : 1 + dealt_count]), tuple(stub[:1]))
            )
            street = streets[min(2, max(0, len(hand.board) - 2))]
            return (early_board,), cards.PrematureStreet(street=street)  # type: ignore[arg-type]
        case 1:
            burn_count = rng.randrange(3)
            wrong_board = f.WentWrong(
                f.BoardDealt(tuple(stub[burn_count : burn_count + 3]), tuple(stub[:burn_count]))
            )
            return (wrong_board,), cards.WrongBurnCount(burn_count=rng.choice([0, 2]))
        case 2:
            extra_cards = tuple(
                [tuple(stub[:1]) if seat == seat_number else () for seat in range(hand.players)]
            )
            wrong_hole_cards = f.WentWrong(f.HoleCardsDealt(extra_cards))
            return (wrong_hole_cards,), cards.WrongCardCount(
                seat=seat_number, off_by=1, is_extra_card_identifiable=True
            )
        case 3:
            shown_cards = hand.holdings[seat_number][-1:]
            incident = cards.CardExposed(
                seat=seat_number,
                cards=shown_cards,
                exposed_by="dealer",
                deck_position=9,
                hand_position=2,
            )
            return (CardsExposed(seat_number, shown_cards),), incident
        case 4:
            pending = due(hand)
            raise_total = hand.current_bet + 1
            seat = pending.seat if isinstance(pending, ToAct) else seat_number
            return (f.WentWrong(f.Raised(seat, raise_total, False)),), bets.UndersizedWagerFound(
                seat=seat,
                wager_total=raise_total,
                min_total=raise_total + rng.choice([1, 4]),
                bet_faced=raise_total - 1,
                is_street_over=False,
            )
        case 5:
            return (), cards.ExtraFlopCards(card_count=4)
        case _:
            return (), hands.KilledByDealer(seat=seat_number)


def _final_ruling(
    rng: random.Random, incident: Any, spot: Spot, authority: Authority, verdict: Verdict
) -> Ruling | None:
    """Answer questions and choose at the floor's discretion until there is a ruling."""
    for _ in range(12):
        match verdict:
            case Ruling():
                return verdict
            case FloorDiscretion(choices):
                return rng.choice(choices)
            case OpenQuestion(answers=answers):
                answer_value = rng.choice([answer.value for answer in answers] or [0, 1, 3, 100])
                incident, spot = apply_answer(incident, spot, verdict, answer_value)
                verdict = rule(incident, spot, authority)
    raise AssertionError(f"{incident}: it asks and asks")


def check_ruled_hand(ruled_hand: RuledHand) -> None:
    """Check that chips are conserved, the log replays, and rulings are reproducible."""
    hand_started = ruled_hand.log[0]
    assert isinstance(hand_started, f.HandStarted)
    total_chips = sum(hand_started.stacks) + hand_started.carried_chips
    log_indexes = {ruled_incident.log_index for ruled_incident in ruled_hand.rulings}
    for index, hand in enumerate(replay_states(ruled_hand.log), 1):
        reserve = 0 if hand.has_ended else sum(hand.reserve)
        assert sum(hand.stacks) + hand.pot + hand.carried_chips + reserve == total_chips, index
        assert min(*hand.stacks, *hand.bets, *hand.earlier_bets, hand.dead_chips) >= 0, index
        if index in log_indexes:
            for ruled_incident in ruled_hand.rulings:
                if ruled_incident.log_index == index:
                    _check_ruling_is_reproducible(ruled_incident, hand, ruled_hand.log[:index])
    assert replay(ruled_hand.log) == ruled_hand.hand
    assert all(finding.is_recorded for finding in audit(ruled_hand.log)), audit(ruled_hand.log)[0]


def _check_ruling_is_reproducible(
    ruled_incident: RuledIncident, hand: HandState, log: list[AnyFact]
) -> None:
    player = (
        ruled_incident.incident.seat
        if ruled_incident.incident.seat in range(hand.players)
        else None
    )
    spot = spot_of(hand, log, player)
    assert spot == ruled_incident.spot
    try:
        verdict: Verdict | str = rule(ruled_incident.incident, spot, ruled_incident.authority)
    except RefusalError as error:
        verdict = ENGLISH.say(error.refusal)
    assert verdict == ruled_incident.verdict
