"""One hand of poker, pure: no input or output, no clock, no randomness.

>>> from riverboat.engine import Call, Deal, Fold, RaiseTo, decide, due, fold, parse_game, start
>>> game = parse_game("no-limit hold'em 1/2")
>>> log = [start(game, stacks=(200, 200, 200))]
>>> hand = fold(log)
>>> [type(fact).__name__ for fact in due(hand)]
['Posted', 'Posted']
"""

from __future__ import annotations

from riverboat.engine.applying import apply, fold
from riverboat.engine.awaited import (
    NOTHING,
    Awaiting,
    Nothing,
    Sizes,
    ToAct,
    ToChoose,
    ToDeal,
    ToShow,
)
from riverboat.engine.betting import (
    CapLimit,
    FixedLimit,
    NoLimit,
    PotLimit,
    SpreadLimit,
    Structure,
)
from riverboat.engine.commands import (
    CALL,
    CHECK,
    FOLD,
    AllIn,
    AnyCommand,
    Call,
    ChallengeOverbet,
    Check,
    Deal,
    Fold,
    Muck,
    RaisePot,
    RaiseTo,
    RunIt,
    Show,
)
from riverboat.engine.counting import PotInfo, pot_info
from riverboat.engine.errors import (
    BadGame,
    CorruptLog,
    IllegalAction,
    Irregularity,
    RiverboatError,
)
from riverboat.engine.facts import AnyFact, HandStarted, from_json_lines, to_json_lines
from riverboat.engine.game import Game, Stakes, Street, Variant
from riverboat.engine.hand import Hand
from riverboat.engine.house import PRESETS, HouseRules
from riverboat.engine.level import LevelCard, level_card
from riverboat.engine.naming import parse_game
from riverboat.engine.play import advance, awaiting, decide, due, forced, legal, start
from riverboat.engine.posting import Post, ante, blind, dead, sleeper, standard_posts, straddle
from riverboat.engine.pots import Pot, pots
from riverboat.engine.variants import VARIANTS, variant

__all__ = [
    "CALL",
    "CHECK",
    "FOLD",
    "NOTHING",
    "PRESETS",
    "VARIANTS",
    "AllIn",
    "AnyCommand",
    "AnyFact",
    "Awaiting",
    "BadGame",
    "Call",
    "CapLimit",
    "ChallengeOverbet",
    "Check",
    "CorruptLog",
    "Deal",
    "FixedLimit",
    "Fold",
    "Game",
    "Hand",
    "HandStarted",
    "HouseRules",
    "IllegalAction",
    "Irregularity",
    "LevelCard",
    "Muck",
    "NoLimit",
    "Nothing",
    "Post",
    "Pot",
    "PotInfo",
    "PotLimit",
    "RaisePot",
    "RaiseTo",
    "RiverboatError",
    "RunIt",
    "Show",
    "Sizes",
    "SpreadLimit",
    "Stakes",
    "Street",
    "Structure",
    "ToAct",
    "ToChoose",
    "ToDeal",
    "ToShow",
    "Variant",
    "advance",
    "ante",
    "apply",
    "awaiting",
    "blind",
    "dead",
    "decide",
    "due",
    "fold",
    "forced",
    "from_json_lines",
    "legal",
    "level_card",
    "parse_game",
    "pot_info",
    "pots",
    "sleeper",
    "standard_posts",
    "start",
    "straddle",
    "to_json_lines",
    "variant",
]
