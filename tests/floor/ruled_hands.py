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
from tests.engine.hand_properties import states
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
    least = max(2, len(game.stakes.blinds))
    players = rng.randint(least, max(least, game.variant.max_players(game.boards) - 1))
    stacks = tuple([rng.choice([3, 9, 20, 50, 200]) for _ in range(players)])
    log: list[AnyFact] = [
        start(game, stacks, rng.randrange(players), carried_chips=rng.choice([0, 7]))
    ]
    told = RuledHand(replay(log), log, [], Counter())
    hand = told.hand
    advance(hand, log)
    deck = sorted(hand.compiled.deck)
    rng.shuffle(deck)
    while not hand.has_ended:
        stub = [card for card in deck if card not in hand.dealt_cards]
        assert len(stub) == hand.stub_size
        if len(log) < 120 and rng.random() < often:
            _add_incident(rng, told, stub)
            if isinstance(due(hand), Nothing):
                break
            stub = [card for card in deck if card not in hand.dealt_cards]
        now = due(hand)
        assert not isinstance(now, tuple)
        if isinstance(now, ToDeal):
            burned, dealt = (
                stub[: now.burn_count],
                stub[now.burn_count : now.burn_count + now.count],
            )
            act(hand, Deal(tuple(dealt), tuple(burned)), log)
        else:
            act(hand, random_command(rng, hand, now), log)
    return told


def _add_incident(rng: random.Random, told: RuledHand, stub: list[int]) -> None:
    """Create an incident, rule on it and carry it out; refused incidents change nothing."""
    hand, log = told.hand, told.log
    by = rng.choice([*AUTHORITIES.values()])
    seen = random_incident(rng, rng.choice(KINDS), hand.players)
    happened: tuple[f.WentWrong | CardsExposed, ...] = ()
    if rng.random() < 0.5:
        happened, seen = common_incident(rng, hand, stub)
    elif rng.random() < 0.4:
        anything = random_irregularity(rng, hand, log, stub)
        happened = tuple(
            [each for each in anything if isinstance(each, f.WentWrong | CardsExposed)]
        )
    before, length = hand.copy(), len(log)
    spot = spot_of(hand, log, seen.who if seen.who in range(hand.players) else None)
    found = RuledIncident(length, seen, spot, by, "")
    refused = ""
    try:
        found.verdict = rule(seen, spot, by)
        told.done[type(found.verdict).__name__] += 1
        ruling = _final_ruling(rng, seen, spot, by, found.verdict)
        picked = rng.choice(hand.board) if hand.board else None
        if ruling is not None:
            did = carry_out(ruling, hand, log, happened, SuppliedCards(tuple(stub), picked))
            told.done.update(type(fact).__name__ for fact in did.facts)
            told.done.update(type(command).__name__ for command in did.commands)
    except RefusalError as why:
        refused = ENGLISH.say(why.refusal)
    if refused:
        assert hand == before, refused
        assert len(log) == length, refused
        told.done["refused"] += 1
        found.verdict = found.verdict or refused
    told.rulings.append(found)


Likely = tuple[tuple[f.WentWrong | CardsExposed, ...], AnyIncident]


def common_incident(rng: random.Random, hand: HandState, stub: list[int]) -> Likely:
    """Return a common mistake and the incident reported for it."""
    who = rng.choice(hand.seats_in_mask(hand.live_mask) or (0,))
    streets = ("flop", "turn", "river")
    match rng.randrange(7):
        case 0:
            count = 1 if hand.board else 3
            early = f.WentWrong(f.BoardDealt(tuple(stub[1 : 1 + count]), tuple(stub[:1])))
            return (early,), cards.DealtEarly(street=streets[min(2, max(0, len(hand.board) - 2))])  # type: ignore[arg-type]
        case 1:
            cut = rng.randrange(3)
            dealt = f.WentWrong(f.BoardDealt(tuple(stub[cut : cut + 3]), tuple(stub[:cut])))
            return (dealt,), cards.BurnsWrong(burns=rng.choice([0, 2]))
        case 2:
            extra = tuple([tuple(stub[:1]) if k == who else () for k in range(hand.players)])
            wrong = f.WentWrong(f.HoleCardsDealt(extra))
            return (wrong,), cards.WrongCount(who=who, off_by=1, apart=True)
        case 3:
            shown = hand.holdings[who][-1:]
            told = cards.Exposed(who=who, cards=shown, by="dealer", off_deck=9, of_theirs=2)
            return (CardsExposed(who, shown),), told
        case 4:
            turn = due(hand)
            to = hand.current_bet + 1
            seat = turn.seat if isinstance(turn, ToAct) else who
            return (f.WentWrong(f.Raised(seat, to, False)),), bets.FoundTooSmall(
                who=seat, to=to, least=to + rng.choice([1, 4]), faced=to - 1, street_over=False
            )
        case 5:
            return (), cards.TooManyOnTheFlop(cards=4)
        case _:
            return (), hands.KilledByTheDealer(who=who)


def _final_ruling(
    rng: random.Random, seen: Any, spot: Spot, by: Authority, verdict: Verdict
) -> Ruling | None:
    """Answer questions and choose at the floor's discretion until there is a ruling."""
    for _ in range(12):
        match verdict:
            case Ruling():
                return verdict
            case FloorDiscretion(choices):
                return rng.choice(choices)
            case OpenQuestion(answers=answers):
                value = rng.choice([each.value for each in answers] or [0, 1, 3, 100])
                seen, spot = apply_answer(seen, spot, verdict, value)
                verdict = rule(seen, spot, by)
    raise AssertionError(f"{seen}: it asks and asks")


def check(told: RuledHand) -> None:
    """Check that chips are conserved, the log replays, and rulings are reproducible."""
    started = told.log[0]
    assert isinstance(started, f.HandStarted)
    whole = sum(started.stacks) + started.carried_chips
    places = {each.at for each in told.rulings}
    for index, hand in enumerate(states(told.log), 1):
        reserve = 0 if hand.has_ended else sum(hand.reserve)
        assert sum(hand.stacks) + hand.pot + hand.carried_chips + reserve == whole, index
        assert min(*hand.stacks, *hand.bets, *hand.earlier_bets, hand.dead_chips) >= 0, index
        if index in places:
            for each in told.rulings:
                if each.at == index:
                    _check_ruling_is_reproducible(each, hand, told.log[:index])
    assert replay(told.log) == told.hand
    assert all(each.is_recorded for each in audit(told.log)), audit(told.log)[0]


def _check_ruling_is_reproducible(
    found: RuledIncident, hand: HandState, log: list[AnyFact]
) -> None:
    who = found.seen.who if found.seen.who in range(hand.players) else None
    spot = spot_of(hand, log, who)
    assert spot == found.spot
    try:
        verdict: Verdict | str = rule(found.seen, spot, found.by)
    except RefusalError as why:
        verdict = ENGLISH.say(why.refusal)
    assert verdict == found.verdict
