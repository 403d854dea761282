"""Hands of every game, played at random from a seed: what the property tests look at."""

import random
from dataclasses import dataclass

from riverboat.engine import (
    CALL,
    FOLD,
    VARIANTS,
    AnyCommand,
    AnyFact,
    Awaiting,
    CapLimit,
    Deal,
    FixedLimit,
    Game,
    Hand,
    HouseRules,
    Muck,
    NoLimit,
    Post,
    PotLimit,
    RaiseTo,
    RunIt,
    Show,
    SpreadLimit,
    Stakes,
    Structure,
    ToAct,
    ToChoose,
    ToDeal,
    ToShow,
    apply,
    decide,
    due,
    standard_posts,
    start,
)

STRUCTURES: dict[str, Structure] = {
    "no-limit": NoLimit(),
    "pot-limit": PotLimit(),
    "limit": FixedLimit(),
    "spread": SpreadLimit(((2, 6), (2, 6), (2, 12))),
    "cap": CapLimit(30),
    "pot-limit cap": CapLimit(40, PotLimit()),
}
PRESETS = ("online-1", "cash-1", "tournament-1", "home-1")


@dataclass
class Played:
    """A finished hand, its log, and the seed it came from."""

    hand: Hand
    log: list[AnyFact]
    stub: list[int]


def random_game(rng: random.Random, variant: str, structure: str) -> Game:
    """A game with this variant and structure, and the rest at random."""
    shape = VARIANTS[variant]
    blinds = rng.choice([(1, 2), (1, 2), (2, 2), (1, 1, 2), (2,), (1, 3), ()])
    boards = 2 if shape.board_cards and rng.random() < 0.15 else 1
    stakes = Stakes(
        blinds,
        small_bet=2,
        big_bet=2 if structure == "spread" else rng.choice([2, 4]),
        ante=0 if blinds and rng.random() < 0.6 else rng.choice([1, 2]),
        chip=rng.choice([1, 1, 2]),
        unit=rng.choice([1, 1, 1, 2]) if blinds != (1, 3) else 1,
        button_blind=0 if blinds else rng.choice([0, 2, 4]),
    )
    rules = HouseRules.preset(
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
    )
    bomb = boards > 1 and stakes.ante > 0 and rng.random() < 0.5
    return Game(shape, STRUCTURES[structure], stakes, rules, boards, bomb)


def random_posts(rng: random.Random, game: Game, players: int, button: int) -> tuple[Post, ...]:
    """Standard forced bets, and sometimes a straddle, a sleeper, a post or dead money."""
    posts = list(standard_posts(game, players, button))
    taken = {post.seat for post in posts if post.live}
    free = [seat for seat in range(players) if seat not in taken]
    if free and taken and not game.bomb_pot and rng.random() < 0.3:
        seat = rng.choice(free)
        kind = rng.choice(["straddle", "sleeper", "post", "kill"])
        posts.append(Post(seat, kind, 2 if kind == "post" else 4))  # type: ignore[arg-type]
    if rng.random() < 0.1:
        posts.append(Post(rng.randrange(players), "dead", rng.choice([1, 2, 6])))
    return tuple(posts)


def play_random(
    seed: int, variant: str, structure: str, *, deck_swap: dict[int, int] | None = None
) -> Played:
    """One whole hand. *deck_swap* renames cards of the deck before they are dealt."""
    rng = random.Random(f"{variant} {structure} {seed}")
    while True:
        game = random_game(rng, variant, structure)
        most = game.variant.most_players(game.boards)
        if most >= len(game.stakes.blinds):
            break
    players = rng.randint(max(2, len(game.stakes.blinds)), most)
    stacks = tuple(rng.choice([1, 2, 3, 5, 9, 20, 50, 200]) for _ in range(players))
    button = rng.randrange(players)
    started = start(game, stacks, button, random_posts(rng, game, players, button))
    hand = Hand(started)
    log: list[AnyFact] = [started]
    stub = sorted(hand.plan.deck)
    rng.shuffle(stub)
    if deck_swap:
        stub = [deck_swap.get(card, card) for card in stub]
    while not hand.ended:
        now = due(hand)
        if isinstance(now, tuple):
            facts = now
        elif isinstance(now, ToDeal):
            burned, stub = stub[: now.burn], stub[now.burn :]
            cards, stub = stub[: now.count], stub[now.count :]
            facts = (decide(hand, Deal(tuple(cards), tuple(burned))),)
        else:
            facts = (decide(hand, choose(rng, now)),)
        for fact in facts:
            apply(hand, fact)
        log += facts
    return Played(hand, log, stub)


def choose(rng: random.Random, now: Awaiting) -> AnyCommand:
    """Anything that is legal."""
    match now:
        case ToAct():
            commands: list[AnyCommand] = [CALL]
            if now.call:
                commands.append(FOLD)
            if now.high:
                low, high = now.low, now.high
                sizes = [to for to in range(low, min(high, low + 40) + 1) if now.allows(to)]
                commands += [RaiseTo(low), RaiseTo(high), RaiseTo(rng.choice(sizes))]
            return rng.choice(commands)
        case ToShow():
            seat = rng.choice(now.seats)
            return Muck(seat) if seat in now.may_muck and rng.random() < 0.4 else Show(seat)
        case ToChoose():
            return RunIt(rng.choice(now.seats), rng.randint(1, now.most))
        case _:
            raise AssertionError(f"nobody chooses {now}")
