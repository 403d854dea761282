"""riverboat: a complete poker room in Python.

>>> import riverboat as rb
>>> hand = rb.Hand("nlhe 1/2", seed=7)
>>> hand.to_act, hand.legal
(1, <fold, call 1, raise to 4-200>)
>>> hand.after("raise 6").after("fold").payoffs
(-2, 2)

The main names; ``help(rb.Hand)`` explains one:

- ``Hand`` deals one hand, ``HomeGame`` hand after hand, by ``HouseRules``;
- ``read_hands`` reads hand histories, ``to_columns`` and ``convert`` transform them; ``scan``
  reads them to Arrow tables for pandas, polars and DuckDB;
- ``match`` plays bots against each other: a custom ``Bot``, or a style by name;
- ``vector`` plays thousands of hands in parallel, on arrays;
- ``equity``, ``Range`` and ``rank`` compare hands, ``icm`` and ``push_fold`` evaluate tournaments;
- ``Spot`` solves a post-flop spot of two ranges, with the ``Sizes`` of bets, to a ``Solution``;
- ``review`` finds what each decision of a hand cost, ``review_folder`` the leaks of many;
- ``Trainer`` draws spots to play against the solution, and grades the answers.

Packages are imported on first use:

- ``riverboat.engine`` plays one hand by the rules, ``riverboat.table`` many at one table;
- ``riverboat.hands`` has hands as values, ``riverboat.histories`` parsed hand histories;
- ``riverboat.stats`` computes player statistics: VPIP, PFR, 3-bet, c-bet, bb/100, and
  ``riverboat.frames`` has hands as Arrow tables;
- ``riverboat.cards`` and ``riverboat.ranking`` have cards and hand rankings;
- ``riverboat.equity`` calculates equities, ``riverboat.kernel`` evaluates millions of hands;
- ``riverboat.bots`` has opponents, ``riverboat.sim`` plays in bulk, ``riverboat.solve`` finds
  equilibria of small games, ``riverboat.envs`` has environments for reinforcement learning;
- ``riverboat.review`` reviews played hands: equity, price, solution and loss of each decision;
- ``riverboat.training`` trains spots against the solution, with progress and repetitions;
- ``riverboat.tourney`` runs tournaments: structure, seats, balancing, places and prizes;
- ``riverboat.floor`` rules on incidents, by a rulebook of a given year;
- ``riverboat.tools`` calculates for dealers: side pots, pot limit, raises, odd chips, levels;
- ``riverboat.live`` records a physical game: moves, undo, a file;
- ``riverboat.notation`` reads and writes hand histories, ``riverboat.picture`` draws hands;
- ``riverboat.narration`` turns facts into phrases, and ``riverboat.words`` renders them;
- ``riverboat.service`` runs the tables of a room, ``riverboat.store`` stores their records;
- ``riverboat.web`` serves a room to browsers, ``riverboat.cli`` is the command line;
- ``riverboat.remote`` is a client for a room, with the frames of ``riverboat.wire``;
- ``riverboat.agents`` lets programs and models play, over JSON lines or tool calls;
- ``riverboat.acpc`` plays matches by the protocol of the Annual Computer Poker Competition;
- ``riverboat.compat`` has pokerkit's names, for programs written for it;
- ``riverboat.deprecation`` keeps renamed names importable, with a warning.

>>> rb.notation.__name__
'riverboat.notation'
"""

from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING

from riverboat.deprecation import deprecated_names, install_finder
from riverboat.engine import (
    BadGame,
    Call,
    Check,
    CorruptLog,
    Fold,
    Game,
    HandState,
    HouseRules,
    IllegalAction,
    Irregularity,
    RaiseTo,
    RiverboatError,
    Stakes,
    parse_game,
    read_game,
)
from riverboat.hands import Hand
from riverboat.homegame import HomeGame
from riverboat.ranking import high, rank

if TYPE_CHECKING:
    from riverboat import (
        acpc,
        agents,
        bots,
        cards,
        compat,
        engine,
        envs,
        frames,
        hands,
        histories,
        kernel,
        narration,
        notation,
        picture,
        ranking,
        remote,
        service,
        sim,
        store,
        table,
        training,
        wire,
        words,
    )
    from riverboat.bots import Bot
    from riverboat.equity.equity_package import equity
    from riverboat.equity.push_fold import push_fold
    from riverboat.equity.ranges import Range
    from riverboat.equity.tournament import icm
    from riverboat.frames import scan
    from riverboat.histories import HandHistory, convert, read_hands, to_columns
    from riverboat.review.folder_review import review_folder
    from riverboat.review.review_package import review
    from riverboat.sim.matches.match import match
    from riverboat.sim.matches.match_result import MatchResult
    from riverboat.sim.vector import vector
    from riverboat.solve.postflop import Sizes, Solution, Spot
    from riverboat.solve.solve_package import solve
    from riverboat.stats.stats_package import stats
    from riverboat.training import Trainer

__version__ = "0.9.0"

install_finder()  # old paths of modules, which warn: docs/reference/versions.md

_LAZY_PACKAGES = frozenset(
    [
        "acpc",
        "agents",
        "bots",
        "cards",
        "cli",
        "compat",
        "deprecation",
        "engine",
        "envs",
        "equity",
        "floor",
        "frames",
        "hands",
        "histories",
        "kernel",
        "live",
        "narration",
        "notation",
        "picture",
        "ranking",
        "remote",
        "review",
        "service",
        "sim",
        "solve",
        "stats",
        "store",
        "table",
        "tools",
        "tourney",
        "training",
        "web",
        "wire",
        "words",
    ]
)
"""Packages imported on first use; a star import leaves out ``cli`` and ``web``."""

_LAZY_NAMES = {
    "Bot": "riverboat.bots",
    "HandHistory": "riverboat.histories",
    "MatchResult": "riverboat.sim.matches.match_result",
    "Range": "riverboat.equity.ranges",
    "Sizes": "riverboat.solve.postflop",
    "Solution": "riverboat.solve.postflop",
    "Spot": "riverboat.solve.postflop",
    "Trainer": "riverboat.training",
    "convert": "riverboat.histories",
    "icm": "riverboat.equity.tournament",
    "match": "riverboat.sim.matches.match",
    "push_fold": "riverboat.equity.push_fold",
    "read_hands": "riverboat.histories",
    "review_folder": "riverboat.review",
    "scan": "riverboat.frames",
    "to_columns": "riverboat.histories",
    "vector": "riverboat.sim.vector",
}
"""Modules of the public names that are imported on first use."""

__all__ = [
    "BadGame",
    "Bot",
    "Call",
    "Check",
    "CorruptLog",
    "Fold",
    "Game",
    "Hand",
    "HandHistory",
    "HomeGame",
    "HouseRules",
    "IllegalAction",
    "Irregularity",
    "MatchResult",
    "RaiseTo",
    "Range",
    "RiverboatError",
    "Sizes",
    "Solution",
    "Spot",
    "Stakes",
    "Trainer",
    "__version__",
    "acpc",
    "agents",
    "bots",
    "cards",
    "compat",
    "convert",
    "engine",
    "envs",
    "equity",
    "floor",
    "frames",
    "hands",
    "high",
    "histories",
    "icm",
    "kernel",
    "live",
    "match",
    "narration",
    "notation",
    "parse_game",
    "picture",
    "push_fold",
    "rank",
    "ranking",
    "read_game",
    "read_hands",
    "remote",
    "review",
    "review_folder",
    "scan",
    "service",
    "sim",
    "solve",
    "stats",
    "store",
    "table",
    "to_columns",
    "tools",
    "tourney",
    "training",
    "vector",
    "wire",
    "words",
]


_NAMES_IN_OTHER_LIBRARIES = {
    "Bot": "agent base_poker_player uniform_random_bot",
    "Hand": "automation board create_state load_game no_limit_texas_holdem state",
    "HomeGame": "texas_holdem",
    "Range": "combo parse_range",
    "cards": "deck",
    "convert": "to_csv",
    "engine.VARIANTS": "registered_games",
    "equity": "calculate_equities calculate_hand_strength",
    "icm": "calculate_icm",
    "match": "evaluate_bots start_poker tournament",
    "rank": "evaluate evaluate_cards evaluator standard_high_hand",
    "solve.solve": "exploitability",
    "vector": "env make make_vec",
}
"""Names in other libraries, separated by spaces, by the name of the equivalent here.

They are for suggestions that spelling does not give: ``difflib`` finds no similar name for them, or
a name with another meaning. ``tests/doors/guesses.toml`` lists such names.
"""


def _repr_html(value: HandState | HomeGame | Game) -> str:
    """Return the notebook's HTML; the renderer is imported on first use."""
    from riverboat.picture.notebook_html import html

    return html(value)


def _repr_hand_html(hand: Hand) -> str:
    return _repr_html(hand.state)


# Registered here, because the engine must not import pictures (docs/decisions/057).
HandState._repr_html_ = HomeGame._repr_html_ = _repr_html  # type: ignore[attr-defined]
Game._repr_html_ = _repr_html  # type: ignore[attr-defined]
Hand._repr_html_ = _repr_hand_html  # type: ignore[attr-defined]


if not TYPE_CHECKING:  # type checkers have seen the imports above

    def _load_name(name: str) -> object:
        """Return a public package or name of ``riverboat``, imported at its first use."""
        if name in _LAZY_PACKAGES:
            return import_module(f"riverboat.{name}")
        if name in _LAZY_NAMES:
            loaded = globals()[name] = getattr(import_module(_LAZY_NAMES[name]), name)
            return loaded
        raise AttributeError(f"module 'riverboat' has no attribute {name!r}{_suggest_name(name)}")

    __getattr__ = deprecated_names("riverboat", _load_name)

    def _suggest_name(name: str) -> str:
        """Return the most likely intended name for an unknown one."""
        if name.startswith("_"):
            return ""
        normalized = name.lower().replace("_", "")
        for own_name, names in _NAMES_IN_OTHER_LIBRARIES.items():
            if normalized in names.replace("_", "").split():
                return f"; did you mean riverboat.{own_name}?"
        known_names = {known_name.lower(): known_name for known_name in (*__all__, *_LAZY_PACKAGES)}
        near_names = get_close_matches(name.lower(), known_names, 1)
        return f"; did you mean riverboat.{known_names[near_names[0]]}?" if near_names else ""

    def __dir__() -> list[str]:
        return sorted(
            {*__all__, *_LAZY_PACKAGES, *[name for name in globals() if name.startswith("__")]}
        )
