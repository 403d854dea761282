"""What the extension offers; its sources are in `c/`.

Arrays are buffers of the caller's, C-contiguous and aligned. `cards` is `(n, k)` uint8 or `(n,)`
uint64 masks of `size` cards each, `out` is `(n,)` uint16. A function that ranks answers with the
first row at fault (a number above 51, a card twice, a mask with other bits or of another size) or
-1. What `out` holds is then of no use, and who called says what is wrong with that row.
"""

from typing import Any, Final

Buffer = Any

INTERFACE: Final[int]
"""Which sources it was built from: that of ``tier``, or it is out of date."""

TABLES: Final[dict[str, tuple[str, str, int]]]
"""Name -> (part, dtype, entries) of each table that `load` takes."""

def load(name: str, table: Buffer, /) -> None: ...
def high(cards: Buffer, out: Buffer, size: int, /) -> int: ...
def short_deck(cards: Buffer, out: Buffer, size: int, /) -> int: ...
def short_deck_trips(cards: Buffer, out: Buffer, size: int, /) -> int: ...
def ace_to_five(cards: Buffer, out: Buffer, size: int, /) -> int: ...
def eight_or_better(cards: Buffer, out: Buffer, size: int, /) -> int: ...
def deuce_to_seven(cards: Buffer, out: Buffer, size: int, /) -> int: ...
def badugi(cards: Buffer, out: Buffer, size: int, /) -> int: ...
def badugi_ace_high(cards: Buffer, out: Buffer, size: int, /) -> int: ...
def omaha(hole: Buffer, board: Buffer, out: Buffer, /) -> int: ...
def omaha_low(hole: Buffer, board: Buffer, out: Buffer, /) -> int: ...
def one_high(*cards: int) -> int: ...

# Every hand of five to seven cards counted by value: `counts` is (7463,) uint32.
def census(size: int, counts: Buffer, /) -> None: ...
def sample(seats: int, /, *arrays_and_numbers: Buffer | int) -> int: ...

# Boards counted by outcome: `counts` (bins,) int64 has a place for each code. They are refused with
# ValueError where the NumPy tier would refuse them, in fewer words.
def exact_holdem(
    holes: Buffer, dead: Buffer, plain: Buffer, flushes: Buffer, lowest: int, counts: Buffer, /
) -> None: ...
def exact_omaha(
    holes: Buffer, dead: Buffer, lows: Buffer, kinds: int, counts: Buffer, /
) -> None: ...
def exact_run_outs(
    holes: Buffer, board: Buffer, live: Buffer, order: int, counts: Buffer, /
) -> None: ...
def exact_matchups(hands: Buffer, counts: Buffer, /) -> None: ...
def sweep(board: Buffer, live: Buffer, first: Buffer, second: Buffer, sums: Buffer, /) -> None: ...

# Hands played: playouts.py tells what the arrays hold. Each begins with (game, posts, opening,
# seed). What does not fit, or is out of bounds, is refused with ValueError or TypeError.
def hands_begin(
    game: Buffer,
    posts: Buffer,
    opening: Buffer,
    seed: int,
    hands: Buffer,
    seen: Buffer,
    which: Buffer,
    numbers: Buffer,
    buttons: Buffer,
    stacks: Buffer,
    decks: Buffer,
    /,
) -> None: ...
def hands_step(
    game: Buffer,
    posts: Buffer,
    opening: Buffer,
    seed: int,
    hands: Buffer,
    seen: Buffer,
    kinds: Buffer,
    amounts: Buffer,
    /,
) -> int: ...

# Moments of a hand, one after the other: moments.py. What is no action is answered with None.
def moments_rules(
    game: Buffer, posts: Buffer, opening: Buffer, seed: int, sizes: Buffer, /
) -> object: ...
def moments_root(rules: object, stacks: Buffer, button: int, /) -> tuple[object, int, int]: ...
def moments_next(
    rules: object, moment: object, action: int, /
) -> tuple[object, int, int] | None: ...
def moments_returns(rules: object, moment: object, /) -> tuple[int, ...]: ...
def moments_look(
    rules: object, moment: object, /
) -> tuple[int, int, int, int, int, tuple[int, ...], tuple[int, ...], bytes]: ...
def hands_play(
    game: Buffer,
    posts: Buffer,
    opening: Buffer,
    seed: int,
    chances: Buffer,
    preflop: Buffer,
    cuts: Buffer,
    button: int,
    first: int,
    count: int,
    stacks: Buffer,
    sums: Buffer,
    squares: Buffer,
    counts: Buffer,
    log: Buffer,
    /,
) -> tuple[int, int]: ...

# Counterfactual regret by sampling, and what came of it played: regrets.py tells what the arrays
# hold. Each begins with (game, posts, opening, seed) as hands that are played do.
def regrets_train(
    game: Buffer,
    posts: Buffer,
    opening: Buffer,
    seed: int,
    layout: Buffer,
    decks: Buffer,
    buckets: Buffer,
    depths: Buffer,
    strengths: Buffer,
    regrets: Buffer,
    sums: Buffer,
    /,
) -> int: ...
def regrets_play(
    game: Buffer,
    posts: Buffer,
    opening: Buffer,
    seed: int,
    layout: Buffer,
    decks: Buffer,
    buckets: Buffer,
    depths: Buffer,
    chances: Buffer,
    who: Buffer,
    won: Buffer,
    log: Buffer,
    /,
) -> int: ...

# Solvers of post-flop spots: spots/compiled_spot.py. A solver is at work in one thread at a time.
def spot_new(
    kinds: Buffer,
    streets: Buffer,
    players: Buffer,
    children: Buffer,
    payoffs: Buffer,
    board: Buffer,
    weights: Buffer,
    permutations: Buffer,
    bits: int,
    workers: int,
    instructions: str,
    /,
) -> object: ...
def spot_measure(spot: object, /) -> tuple[int, int, int, int, int, int, int, str]: ...
def spot_iterate(spot: object, discounts: Buffer, /) -> None: ...
def spot_assess(spot: object, mode: int, /) -> tuple[float, float]: ...
def spot_strategy(
    spot: object, node: int, board: int, current: int, strategy: Buffer, /
) -> None: ...
def spot_reach(spot: object, node: int, board: int, player: int, reach: Buffer, /) -> None: ...
def spot_values(
    spot: object,
    node: int,
    board: int,
    player: int,
    mode: int,
    values: Buffer,
    met: Buffer,
    actions: Buffer,
    /,
) -> None: ...
def spot_lock(
    spot: object, node: int, board: int | None, strategy: Buffer, fixed: Buffer, /
) -> None: ...
def spot_unlock(spot: object, /) -> None: ...
def spot_record_bytes(spot: object, node: int, bits: int, /) -> int: ...
def spot_save(spot: object, node: int, bits: int, record: Buffer, /) -> None: ...
def spot_load(spot: object, node: int, bits: int, record: Buffer, /) -> None: ...
