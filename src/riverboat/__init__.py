"""riverboat: a complete poker room in Python.

>>> import riverboat as rb
>>> hand = rb.Hand("nlhe 1/2", seed=7)
>>> hand.to_act, hand.legal
(1, <fold, call 1, raise to 4-200>)
>>> hand.after("raise 6").after("fold").payoffs
(-2, 2)

What most people come for, each told by ``help(rb.Hand)`` and so on:

- ``Hand`` deals one hand, ``HomeGame`` hand after hand, by ``HouseRules``;
- ``read_hands`` reads histories, ``table_of`` makes columns of them, ``convert`` other formats;
- ``match`` plays bots against each other: a ``Bot`` of yours, and styles by name;
- ``vector`` plays thousands of hands side by side, on arrays;
- ``equity``, ``Range`` and ``rank`` compare hands, ``icm`` and ``push_fold`` count tournaments.

The packages are there by name, and each is loaded when it is first asked for:

- ``riverboat.engine`` plays one hand by the rules, ``riverboat.table`` many at one table;
- ``riverboat.hands`` has hands as values, ``riverboat.histories`` those that were read;
- ``riverboat.cards`` and ``riverboat.ranking`` know cards and what beats what;
- ``riverboat.equity`` counts who wins how often, ``riverboat.kernel`` the same for millions;
- ``riverboat.bots`` has opponents, ``riverboat.sim`` plays in bulk;
- ``riverboat.tourney`` runs events: structure, seats, balance, places, prizes, as facts and a fold;
- ``riverboat.floor`` rules on what goes wrong, by the book of a year;
- ``riverboat.tools`` counts for a dealer: side pots, the pot, raises, odd chips, levels;
- ``riverboat.live`` keeps a physical game from the dealer's chair: moves, undo, a file;
- ``riverboat.notation`` reads and writes hand histories, ``riverboat.picture`` draws them;
- ``riverboat.narration`` tells what happens, and ``riverboat.words`` says it in any language;
- ``riverboat.service`` keeps the tables of a room, ``riverboat.store`` what happened at them;
- ``riverboat.web`` serves a room to browsers, ``riverboat.cli`` is the command line;
- ``riverboat.remote`` plays in a room from outside, by the frames of ``riverboat.wire``;
- ``riverboat.acpc`` plays matches by the protocol of the Annual Computer Poker Competition.

>>> rb.notation.__name__
'riverboat.notation'
"""

from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING

from riverboat.engine import (
    BadGame,
    Call,
    Check,
    CorruptLog,
    Fold,
    Game,
    HouseRules,
    IllegalAction,
    Irregularity,
    RaiseTo,
    RiverboatError,
    Stakes,
    parse_game,
    read_game,
)
from riverboat.engine import Hand as _EngineHand
from riverboat.hands import Hand
from riverboat.homegame import HomeGame
from riverboat.ranking import high, rank

if TYPE_CHECKING:
    from riverboat import (
        acpc,
        bots,
        cards,
        engine,
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
        wire,
        words,
    )
    from riverboat.bots import Bot
    from riverboat.equity.callable import equity
    from riverboat.equity.push_fold import push_fold
    from riverboat.equity.ranges import Range
    from riverboat.equity.tournament import icm
    from riverboat.histories import HandHistory, convert, read_hands, table_of
    from riverboat.sim.matches.match import match
    from riverboat.sim.matches.result import MatchResult
    from riverboat.sim.vector import vector

__version__ = "0.1.0"

_PACKAGES = frozenset(
    [
        "acpc",
        "bots",
        "cards",
        "cli",
        "engine",
        "equity",
        "floor",
        "hands",
        "histories",
        "kernel",
        "live",
        "narration",
        "notation",
        "picture",
        "ranking",
        "remote",
        "service",
        "sim",
        "store",
        "table",
        "tools",
        "tourney",
        "web",
        "wire",
        "words",
    ]
)
"""What is loaded when it is first asked for; no star brings the programs, ``cli`` and ``web``."""

_NAMES = {
    "Bot": "riverboat.bots",
    "HandHistory": "riverboat.histories",
    "MatchResult": "riverboat.sim.matches.result",
    "Range": "riverboat.equity.ranges",
    "convert": "riverboat.histories",
    "icm": "riverboat.equity.tournament",
    "match": "riverboat.sim.matches.match",
    "push_fold": "riverboat.equity.push_fold",
    "read_hands": "riverboat.histories",
    "table_of": "riverboat.histories",
    "vector": "riverboat.sim.vector",
}
"""Where each name of the front door comes from that is not loaded at once."""

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
    "Stakes",
    "__version__",
    "acpc",
    "bots",
    "cards",
    "convert",
    "engine",
    "equity",
    "floor",
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
    "service",
    "sim",
    "store",
    "table",
    "table_of",
    "tools",
    "tourney",
    "vector",
    "wire",
    "words",
]


_MEANT = {
    **dict.fromkeys(
        ["load", "parse", "read", "load_hands", "parse_hands", "hand_histories"],
        "hands are read by riverboat.read_hands('folder/')",
    ),
    **dict.fromkeys(
        ["to_pandas", "DataFrame", "dataframe", "to_csv", "stats"],
        "riverboat.table_of(riverboat.read_hands('folder/')) is what pandas.DataFrame takes",
    ),
    **dict.fromkeys(
        ["new_hand", "deal", "State", "Poker", "create_state"],
        "a hand is dealt by riverboat.Hand('nlhe 1/2')",
    ),
    **dict.fromkeys(
        ["Card", "Cards", "Deck", "deck"],
        "cards are written in words, 'As Kd'; riverboat.cards.parse_cards makes numbers of them",
    ),
    **dict.fromkeys(
        ["games", "variants", "VARIANTS"],
        "games are named in words, 'PLO 1/2'; riverboat.engine.VARIANTS has all of them",
    ),
    **dict.fromkeys(
        ["play", "simulate", "tournament", "RandomBot", "Player", "arena"],
        "bots play by riverboat.match(MyBot(), 'random', hands=1000)",
    ),
    **dict.fromkeys(
        ["env", "make", "Env", "VectorEnv", "vec_env"],
        "thousands of hands side by side are riverboat.vector('nlhe 1/2', tables=4096)",
    ),
    **dict.fromkeys(
        ["Equity", "odds", "win_rate"],
        "who wins how often is riverboat.equity('AKs', 'QQ+', board='Qh 7c 2d')",
    ),
    **dict.fromkeys(
        ["evaluate", "evaluator", "hand_rank", "score"],
        "what a holding is worth is riverboat.rank('As Kd', '7c 2h 3d Kh Ts')",
    ),
    **dict.fromkeys(["outs"], "outs are counted by riverboat.equity.outs"),
    **dict.fromkeys(
        ["solve", "cfr", "nash"],
        "push or fold is riverboat.push_fold(10); docs/how-to/solve-and-train.md solves Kuhn",
    ),
}
"""What newcomers look for under other names, and where it is."""


def _drawn(thing: _EngineHand | HomeGame) -> str:
    """How a notebook shows it: what draws lies above what is drawn, and is loaded for the first."""
    from riverboat.picture.notebook import html

    return html(thing)


def _drawn_of(hand: Hand) -> str:
    return _drawn(hand.state)


# The engine knows no pictures: it is told here what it looks like (docs/decisions/057).
_EngineHand._repr_html_ = HomeGame._repr_html_ = _drawn  # type: ignore[attr-defined]
Hand._repr_html_ = _drawn_of  # type: ignore[attr-defined]


if not TYPE_CHECKING:  # whoever checks types has seen the imports above

    def __getattr__(name: str) -> object:
        """A package of riverboat's, or a name of its front door, loaded when it is first asked."""
        if name in _PACKAGES:
            return import_module(f"riverboat.{name}")
        if name in _NAMES:
            found = globals()[name] = getattr(import_module(_NAMES[name]), name)
            return found
        raise AttributeError(f"module 'riverboat' has no attribute {name!r}{_near(name)}")

    def _near(name: str) -> str:
        """The name that was meant, as far as one can tell."""
        if name.startswith("_"):
            return ""
        if name in _MEANT:
            return f"; {_MEANT[name]}"
        known = {each.lower(): each for each in (*__all__, *_PACKAGES)}
        near = get_close_matches(name.lower(), known, 1)
        return f"; did you mean riverboat.{known[near[0]]}?" if near else ""

    def __dir__() -> list[str]:
        return sorted(
            {*__all__, *_PACKAGES, *[name for name in globals() if name.startswith("__")]}
        )
