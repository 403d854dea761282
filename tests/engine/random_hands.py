"""Random hands of every game, reproducible by seed, for the property tests."""

import random
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Literal

from msgspec.structs import replace

from riverboat.engine import (
    BRING_IN,
    CALL,
    FOLD,
    VARIANTS,
    AddChips,
    AnyCommand,
    AnyFact,
    Awaiting,
    BringIn,
    CapLimit,
    CorrectBringIn,
    Deal,
    Declare,
    Discard,
    FixedLimit,
    Game,
    HandState,
    HouseRules,
    IllegalAction,
    Muck,
    NoLimit,
    Post,
    PotLimit,
    RaiseTo,
    Rake,
    RunIt,
    Show,
    SpreadLimit,
    Stakes,
    Structure,
    ToAct,
    ToChoose,
    ToDeal,
    ToDeclare,
    ToDraw,
    ToShow,
    apply,
    decide,
    due,
    may_add_chips,
    standard_posts,
    start,
)
from riverboat.engine.state import hand_facts as f

STRUCTURES: dict[str, Structure] = {
    "no-limit": NoLimit(),
    "pot-limit": PotLimit(),
    "limit": FixedLimit(),
    "spread": SpreadLimit(((2, 6), (2, 6), (2, 12))),
    "cap": CapLimit(30),
    "pot-limit cap": CapLimit(40, PotLimit()),
}
PRESETS = ("online-1", "cash-1", "tournament-1", "home-1")

StakesKind = Literal["table stakes", "open stakes", "no all-ins"]
"""Table stakes, open stakes, or open stakes in the classic form (OPEN-02)."""


@dataclass
class PlayedHand:
    """A finished hand, its log and the remaining stub."""

    hand: HandState
    log: list[AnyFact]
    stub: list[int]


def random_game(rng: random.Random, variant: str, structure: str) -> Game:
    """Return a game of this variant and structure with random options."""
    game_variant = VARIANTS[variant]
    blind_choices = [(1, 2), (1, 2), (2, 2), (1, 1, 2), (2,), (1, 3), ()]
    blinds: tuple[int, ...] = () if game_variant.has_upcards else rng.choice(blind_choices)
    boards = 2 if game_variant.board_cards and rng.random() < 0.15 else 1
    stakes = Stakes(
        blinds,
        small_bet=2,
        big_bet=2 if structure == "spread" else rng.choice([2, 4]),
        ante=0 if blinds and rng.random() < 0.6 else rng.choice([1, 2]),
        chip=rng.choice([1, 1, 2]),
        unit=rng.choice([1, 1, 1, 2]) if blinds != (1, 3) else 1,
        button_blind=0 if blinds or game_variant.has_upcards else rng.choice([0, 2, 4]),
        bring_in=rng.choice([1, 1, 1, 2, 0]) if game_variant.has_upcards else 0,
    )
    rules = HouseRules.from_name(
        rng.choice(PRESETS),
        reopen=rng.choice(["by structure", "full", "half"]),
        short_order=rng.choice(["ante_first", "blind_first"]),
        straddle_min_raise=rng.choice(["increment", "full_straddle"]),
        straddle_counts_as_raise=rng.random() < 0.3,
        check_raise=rng.random() < 0.9,
        preflop_pot=rng.choice(["true", "assumed_call", "assumed_if_odd"]),
        overbet=rng.choice(["refuse", "auto_return", "stands_if_unchallenged", "tda"]),
        odd_chip=rng.choice(["unit", "unit", "fraction"]),
        headsup_cap=rng.choice(["before_cap", "round_start", "event_only", "always_capped"]),
        showdown=rng.choice(["all", "auto", "choose"]),
        open_allin_hands=rng.random() < 0.5,
        sb_dead=rng.random() < 0.1,
        max_runs=rng.choice([1, 1, 2, 3]),
        bringin_tie=rng.choice(["suit", "position"]),
        bringin_full=rng.choice(["option", "may_raise"]),
        wrong_bringin=rng.choice(["refuse", "correct"]),
        board_tie=rng.choice(["position", "suit"]),
        open_pair=rng.random() < 0.5,
        stud_last_card_allin=rng.choice(["down", "up"]),
        stud_odd=rng.choice(["high_suit_5", "rrop", "position"]),
        max_draw=rng.choice([5, 5, 3]),
        openers_proof=rng.choice(["enforced", "shown"]),
        pass_out=rng.choice(["carry", "return"]),
        split_pot=rng.choice(["cards speak", "cards speak", "declare"]),
    )
    is_jackpots_variant = (
        game_variant.has_draws and game_variant.ranking == "high" and game_variant.hole_cards == 5
    )
    needs_openers = is_jackpots_variant and not (blinds or stakes.button_blind)
    is_bomb_pot = boards > 1 and stakes.ante > 0 and rng.random() < 0.5
    return Game(
        game_variant,
        STRUCTURES[structure],
        stakes,
        rules,
        boards,
        is_bomb_pot,
        openers="jacks" if needs_openers else "",
    )


def random_posts(rng: random.Random, game: Game, players: int, button: int) -> tuple[Post, ...]:
    """Return the standard forced bets, sometimes with a straddle, sleeper, post or dead money."""
    posts = list(standard_posts(game, players, button))
    taken_seats = {post.seat for post in posts if post.is_live}
    free_seats = [seat for seat in range(players) if seat not in taken_seats]
    if free_seats and taken_seats and not game.is_bomb_pot and rng.random() < 0.3:
        seat = rng.choice(free_seats)
        post_kind = rng.choice(["straddle", "sleeper", "post", "kill"])
        posts.append(Post(seat, post_kind, 2 if post_kind == "post" else 4))  # type: ignore[arg-type]
    if rng.random() < 0.1:
        posts.append(Post(rng.randrange(players), "dead", rng.choice([1, 2, 6])))
    return tuple(posts)


def random_rake(rng: random.Random, game: Game) -> Rake:
    """Return a random rake for this game."""
    smallest_chip = 1 if game.rules.odd_chip == "fraction" else game.stakes.chip
    return Rake(
        per_mille=rng.choice([0, 25, 50, 100, 333, 1000]),
        cap=rng.choice([0, 0, 1, 4, 15]),
        no_flop_no_drop=rng.random() < 0.5,
        unit=rng.choice([1, 1, 2, 5]),
        drop=smallest_chip * rng.choice([0, 1, 2]),
        drop_from=rng.choice([0, 10, 40]),
        kitty=smallest_chip * rng.choice([0, 1]),
    )


def play_random(
    seed: int,
    variant: str,
    structure: str,
    *,
    deck_swap: dict[int, int] | None = None,
    stakes_kind: StakesKind = "table stakes",
    is_raked: bool = False,
    house: Mapping[str, Any] = MappingProxyType({}),
) -> PlayedHand:
    """Play one whole hand.

    *deck_swap* exchanges cards of the deck before the deal. *house* sets house rules; the others
    are random.
    """
    rng = random.Random(f"{variant} {structure} {seed}")
    while True:
        game = random_game(rng, variant, structure)
        if stakes_kind != "table stakes":
            rules = game.rules.replace(stakes="open", open_allin=stakes_kind == "open stakes")
            game = replace(game, rules=rules)
        game = replace(game, rules=game.rules.replace(**house))
        max_players = game.variant.max_players(game.boards)
        if max_players >= len(game.stakes.blinds):
            break
    players = rng.randint(max(2, len(game.stakes.blinds)), max_players)
    stacks = tuple(rng.choice([1, 2, 3, 5, 9, 20, 50, 200]) for _ in range(players))
    button = rng.randrange(players)
    carried_chips = rng.choice([0, 0, 0, 7])
    posts = random_posts(rng, game, players, button)
    rake = random_rake(rng, game) if is_raked else None
    opening_fact = start(game, stacks, button, posts, carried_chips, rake)
    hand = HandState(opening_fact)
    log: list[AnyFact] = [opening_fact]
    stub = sorted(hand.compiled.deck)
    rng.shuffle(stub)
    if deck_swap:
        stub = [deck_swap.get(card, card) for card in stub]
    while not hand.has_ended:
        pending = due(hand)
        if isinstance(pending, tuple):
            facts = pending
        elif stakes_kind != "table stakes" and (added_chips := random_added_chips(rng, hand)):
            facts = (decide(hand, added_chips, added_chips.seat),)
        elif isinstance(pending, ToDeal):
            burned, stub = stub[: pending.burn_count], stub[pending.burn_count :]
            cards, stub = stub[: pending.count], stub[pending.count :]
            deal = Deal(
                tuple(cards), tuple(burned), random_exposed_card(rng, hand, pending, cards, log)
            )
            facts = (decide(hand, deal),)
        else:
            facts = (decide(hand, random_command(rng, hand, pending)),)
        for fact in facts:
            if isinstance(fact, f.StubReshuffled):
                stub += fact.cards
                assert len(stub) == fact.stub_size
                rng.shuffle(stub)
            apply(hand, fact)
        log += facts
    return PlayedHand(hand, log, stub)


def random_added_chips(rng: random.Random, hand: HandState) -> AddChips | None:
    """Return chips to add, sometimes, and mostly for a player who cannot cover a call."""
    pending, seats = due(hand), may_add_chips(hand)
    missing_chips = pending.chips_missing if isinstance(pending, ToAct) else 0
    if not seats or rng.random() > (0.6 if missing_chips else 0.06):
        return None
    assert not isinstance(pending, tuple)
    seat = pending.seat if missing_chips and isinstance(pending, ToAct) else rng.choice(seats)
    chip_unit = hand.compiled.unit
    min_chips = -(-max(missing_chips, 1) // chip_unit) * chip_unit
    chip_source = rng.choice(("bought", "borrowed", "marker"))
    return AddChips(seat, min_chips + chip_unit * rng.choice([0, 0, 1, 7, 60]), chip_source)  # type: ignore[arg-type]


def random_exposed_card(
    rng: random.Random, hand: HandState, pending: ToDeal, cards: list[int], log: list[AnyFact]
) -> tuple[int, ...]:
    """Return a card that the dealer exposes, sometimes, in games with a rule for it."""
    compiled_game = hand.compiled
    is_button_drawing = (
        compiled_game.has_draws
        and len(pending.seats) == 1
        and any(isinstance(fact, f.Discarded) and fact.seat == hand.button for fact in log)
    )
    is_first_stud_upcard = (
        compiled_game.has_upcards
        and hand.street < 0
        and pending.destination == "players"
        and not any(hand.upcards)
    )
    return (
        (rng.choice(cards),)
        if (is_first_stud_upcard or is_button_drawing) and rng.random() < 0.1
        else ()
    )


def random_command(rng: random.Random, hand: HandState, pending: Awaiting) -> AnyCommand:
    """Return a random legal command."""
    match pending:
        case ToAct(seat=seat):
            commands: list[AnyCommand] = [] if pending.chips_missing else [CALL]
            if pending.can_fold and pending.call:
                commands.append(FOLD)
            if pending.is_bring_in:
                commands.append(BRING_IN)
                if hand.compiled.rules.wrong_bringin == "correct":
                    commands.append(BringIn(rng.choice(hand.seats_in_mask(hand.able_mask))))
            if pending.high:
                min_total, max_total = pending.low, pending.high
                raise_totals = [
                    total
                    for total in range(min_total, min(max_total, min_total + 40) + 1)
                    if pending.allows(total)
                ]
                commands += [
                    RaiseTo(min_total),
                    RaiseTo(max_total),
                    RaiseTo(rng.choice(raise_totals)),
                ]
            if hand.compiled.bring_in and rng.random() < 0.1:
                return _bring_in_correction(hand) or rng.choice(commands)
            return rng.choice(commands)
        case ToDraw(seat=seat):
            holding = hand.holdings[seat]
            return Discard(
                tuple(rng.sample(holding, rng.randint(pending.min_cards, pending.max_cards)))
            )
        case ToShow():
            seat = rng.choice(pending.seats)
            return (
                Muck(seat)
                if seat in pending.seats_allowed_to_muck and rng.random() < 0.4
                else Show(seat)
            )
        case ToChoose():
            return RunIt(rng.choice(pending.seats), rng.randint(1, pending.max_runs))
        case ToDeclare():
            return Declare(rng.choice(pending.seats), rng.choice(["high", "low", "both"]))
        case _:
            raise AssertionError(f"nobody chooses {pending}")


def _bring_in_correction(hand: HandState) -> AnyCommand | None:
    """Return the correction of a wrong bring-in, or ``None`` if there is none."""
    try:
        decide(hand, CorrectBringIn())
    except IllegalAction:
        return None
    return CorrectBringIn()
