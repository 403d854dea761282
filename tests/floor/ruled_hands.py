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

KINDS = get_args(AnyIncident)


class RuledIncident(Struct):
    """An incident: its place in the log, the authority and the verdict."""

    at: int
    seen: Any
    spot: Spot
    by: Authority
    verdict: Verdict | str


class RuledHand(Struct):
    """A finished hand with its rulings and their counts."""

    hand: HandState
    log: list[AnyFact]
    rulings: list[RuledIncident]
    done: Counter[str]


def play_ruled(seed: int, variant: str, structure: str, often: float = 0.35) -> RuledHand:
    """Play a hand with an incident at about the given share of its moments."""
    rng = random.Random(f"ruled {variant} {structure} {seed}")
    game = random_game(rng, variant, structure)
    minimum = max(2, len(game.stakes.blinds))
    players = rng.randint(minimum, max(minimum, game.variant.max_players(game.boards) - 1))
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
        if len(log) < 120 and rng.random() < often:
            _add_incident(rng, ruled_hand, stub)
            if isinstance(due(hand), Nothing):
                break
            stub = [card for card in deck if card not in hand.dealt_cards]
        now = due(hand)
        assert not isinstance(now, tuple)
        if isinstance(now, ToDeal):
            burned, dealt_stub = (
                stub[: now.burn_count],
                stub[now.burn_count : now.burn_count + now.count],
            )
            act(hand, Deal(tuple(dealt_stub), tuple(burned)), log)
        else:
            act(hand, random_command(rng, hand, now), log)
    return ruled_hand


def _add_incident(rng: random.Random, ruled_hand: RuledHand, stub: list[int]) -> None:
    """Create an incident, rule on it and carry it out; refused incidents change nothing."""
    hand, log = ruled_hand.hand, ruled_hand.log
    authority = rng.choice([*AUTHORITIES.values()])
    incident = random_incident(rng, rng.choice(KINDS), hand.players)
    happened: tuple[f.WentWrong | CardsExposed, ...] = ()
    if rng.random() < 0.5:
        happened, incident = common_incident(rng, hand, stub)
    elif rng.random() < 0.4:
        anything = random_irregularity(rng, hand, log, stub)
        happened = tuple(
            [fact for fact in anything if isinstance(fact, f.WentWrong | CardsExposed)]
        )
    hand_before, length = hand.copy(), len(log)
    spot = spot_of(hand, log, incident.who if incident.who in range(hand.players) else None)
    ruled_incident = RuledIncident(length, incident, spot, authority, "")
    text = ""
    try:
        ruled_incident.verdict = rule(incident, spot, authority)
        ruled_hand.done[type(ruled_incident.verdict).__name__] += 1
        ruling = _final_ruling(rng, incident, spot, authority, ruled_incident.verdict)
        picked = rng.choice(hand.board) if hand.board else None
        if ruling is not None:
            did = carry_out(ruling, hand, log, happened, SuppliedCards(tuple(stub), picked))
            ruled_hand.done.update(type(fact).__name__ for fact in did.facts)
            ruled_hand.done.update(type(command).__name__ for command in did.commands)
    except RefusalError as error:
        text = ENGLISH.say(error.refusal)
    if text:
        assert hand == hand_before, text
        assert len(log) == length, text
        ruled_hand.done["refused"] += 1
        ruled_incident.verdict = ruled_incident.verdict or text
    ruled_hand.rulings.append(ruled_incident)


Likely = tuple[tuple[f.WentWrong | CardsExposed, ...], AnyIncident]


def common_incident(rng: random.Random, hand: HandState, stub: list[int]) -> Likely:
    """Return a common mistake and the incident reported for it."""
    seat_number = rng.choice(hand.seats_in_mask(hand.live_mask) or (0,))
    streets = ("flop", "turn", "river")
    match rng.randrange(7):
        case 0:
            count = 1 if hand.board else 3
            early = f.WentWrong(f.BoardDealt(tuple(stub[1 : 1 + count]), tuple(stub[:1])))
            street = streets[min(2, max(0, len(hand.board) - 2))]
            return (early,), cards.PrematureStreet(street=street)  # type: ignore[arg-type]
        case 1:
            cut = rng.randrange(3)
            went_wrong = f.WentWrong(f.BoardDealt(tuple(stub[cut : cut + 3]), tuple(stub[:cut])))
            return (went_wrong,), cards.WrongBurnCount(burns=rng.choice([0, 2]))
        case 2:
            extra = tuple(
                [tuple(stub[:1]) if k == seat_number else () for k in range(hand.players)]
            )
            wrong_went_wrong = f.WentWrong(f.HoleCardsDealt(extra))
            return (wrong_went_wrong,), cards.WrongCardCount(who=seat_number, off_by=1, apart=True)
        case 3:
            shown_holding = hand.holdings[seat_number][-1:]
            exposed = cards.CardExposed(
                who=seat_number, cards=shown_holding, by="dealer", off_deck=9, of_theirs=2
            )
            return (CardsExposed(seat_number, shown_holding),), exposed
        case 4:
            turn = due(hand)
            to = hand.current_bet + 1
            seat = turn.seat if isinstance(turn, ToAct) else seat_number
            return (f.WentWrong(f.Raised(seat, to, False)),), bets.UndersizedWagerFound(
                who=seat, to=to, least=to + rng.choice([1, 4]), faced=to - 1, street_over=False
            )
        case 5:
            return (), cards.ExtraFlopCards(cards=4)
        case _:
            return (), hands.KilledByDealer(who=seat_number)


def _final_ruling(
    rng: random.Random, observed: Any, spot: Spot, authority: Authority, verdict: Verdict
) -> Ruling | None:
    """Answer questions and choose at the floor's discretion until there is a ruling."""
    for _ in range(12):
        match verdict:
            case Ruling():
                return verdict
            case FloorDiscretion(choices):
                return rng.choice(choices)
            case OpenQuestion(answers=answers):
                value = rng.choice([answer.value for answer in answers] or [0, 1, 3, 100])
                observed, spot = apply_answer(observed, spot, verdict, value)
                verdict = rule(observed, spot, authority)
    raise AssertionError(f"{observed}: it asks and asks")


def check(ruled_hand: RuledHand) -> None:
    """Check that chips are conserved, the log replays, and rulings are reproducible."""
    started_fact = ruled_hand.log[0]
    assert isinstance(started_fact, f.HandStarted)
    total = sum(started_fact.stacks) + started_fact.carried_chips
    places = {ruling.at for ruling in ruled_hand.rulings}
    for index, hand in enumerate(replay_states(ruled_hand.log), 1):
        reserve = 0 if hand.has_ended else sum(hand.reserve)
        assert sum(hand.stacks) + hand.pot + hand.carried_chips + reserve == total, index
        assert min(*hand.stacks, *hand.bets, *hand.earlier_bets, hand.dead_chips) >= 0, index
        if index in places:
            for ruling in ruled_hand.rulings:
                if ruling.at == index:
                    _check_ruling_is_reproducible(ruling, hand, ruled_hand.log[:index])
    assert replay(ruled_hand.log) == ruled_hand.hand
    assert all(finding.is_recorded for finding in audit(ruled_hand.log)), audit(ruled_hand.log)[0]


def _check_ruling_is_reproducible(
    ruled_incident: RuledIncident, hand: HandState, log: list[AnyFact]
) -> None:
    player = ruled_incident.seen.who if ruled_incident.seen.who in range(hand.players) else None
    spot = spot_of(hand, log, player)
    assert spot == ruled_incident.spot
    try:
        verdict: Verdict | str = rule(ruled_incident.seen, spot, ruled_incident.by)
    except RefusalError as error:
        verdict = ENGLISH.say(error.refusal)
    assert verdict == ruled_incident.verdict
