"""The rules engine for one hand of poker: pure, without I/O, clock or randomness.

>>> from riverboat.engine import Call, Deal, Fold, RaiseTo, decide, due, replay, parse_game, start
>>> game = parse_game("no-limit hold'em 1/2")
>>> log = [start(game, stacks=(200, 200, 200))]
>>> hand = replay(log)
>>> [type(fact).__name__ for fact in due(hand)]
['Posted', 'Posted']
"""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Final

from riverboat.deprecation import deprecated_names
from riverboat.engine.betting.openers import next_openers
from riverboat.engine.betting.pot_count import PotInfo, pot_info
from riverboat.engine.commands.engine_commands import (
    BRING_IN,
    CALL,
    CHECK,
    FOLD,
    STAND_PAT,
    AddChips,
    AllIn,
    AnyCommand,
    BringIn,
    Call,
    ChallengeOverbet,
    Check,
    CorrectBringIn,
    Deal,
    Declare,
    Discard,
    Fold,
    Muck,
    RaisePot,
    RaiseTo,
    RunIt,
    Show,
    Side,
    TakeBackDiscard,
)
from riverboat.engine.commands.engine_errors import (
    BadGame,
    CorruptLog,
    IllegalAction,
    Irregularity,
    RiverboatError,
)
from riverboat.engine.commands.pending import (
    NOTHING,
    Awaiting,
    Nothing,
    Sizes,
    ToAct,
    ToChoose,
    ToDeal,
    ToDeclare,
    ToDraw,
    ToShow,
    seat_to_act,
)
from riverboat.engine.games.forced_bets import (
    Post,
    ante_post,
    blind_post,
    dead_post,
    sleeper_post,
    standard_posts,
    straddle_post,
)
from riverboat.engine.games.game import Game, Stakes, Street, Variant
from riverboat.engine.games.game_names import parse_game, read_game
from riverboat.engine.games.house_rules import PRESETS, HouseRules, Preset
from riverboat.engine.games.rotation import ROTATIONS, Rotation, build_rotation
from riverboat.engine.games.structure import (
    CapLimit,
    FixedLimit,
    NoLimit,
    PotLimit,
    SpreadLimit,
    Structure,
)
from riverboat.engine.games.variants import VARIANTS, find_variant
from riverboat.engine.level_card import LevelCard, level_card
from riverboat.engine.play import (
    CommandSource,
    act,
    advance,
    decide,
    due,
    forced_facts,
    legal_actions,
    may_add_chips,
    pending_decision,
    play_out,
    start,
)
from riverboat.engine.pots.pots import Pot, pots
from riverboat.engine.state.hand_facts import AnyFact, HandStarted, from_json_lines, to_json_lines
from riverboat.engine.state.hand_reducer import apply, replay
from riverboat.engine.state.hand_state import HandState
from riverboat.engine.state.rake import Rake

COMPILED: Final = not isinstance(play_out, FunctionType)
"""True if the engine was compiled at installation (``RIVERBOAT_COMPILED=1``)."""

__all__ = [
    "COMPILED",
    "AddChips",
    "AllIn",
    "AnyCommand",
    "AnyFact",
    "CommandSource",
    "Awaiting",
    "BRING_IN",
    "BadGame",
    "BringIn",
    "CALL",
    "CHECK",
    "Call",
    "CapLimit",
    "ChallengeOverbet",
    "Check",
    "CorrectBringIn",
    "CorruptLog",
    "Deal",
    "Declare",
    "Discard",
    "FOLD",
    "FixedLimit",
    "Fold",
    "Game",
    "HandStarted",
    "HandState",
    "HouseRules",
    "IllegalAction",
    "Irregularity",
    "LevelCard",
    "Muck",
    "NOTHING",
    "NoLimit",
    "Nothing",
    "PRESETS",
    "Post",
    "Preset",
    "Pot",
    "PotInfo",
    "PotLimit",
    "ROTATIONS",
    "Rake",
    "RaisePot",
    "RaiseTo",
    "RiverboatError",
    "Rotation",
    "RunIt",
    "STAND_PAT",
    "Show",
    "Side",
    "Sizes",
    "SpreadLimit",
    "Stakes",
    "Street",
    "Structure",
    "TakeBackDiscard",
    "ToAct",
    "ToChoose",
    "ToDeal",
    "ToDeclare",
    "ToDraw",
    "ToShow",
    "seat_to_act",
    "VARIANTS",
    "Variant",
    "act",
    "advance",
    "ante_post",
    "apply",
    "pending_decision",
    "blind_post",
    "dead_post",
    "decide",
    "due",
    "replay",
    "forced_facts",
    "from_json_lines",
    "legal_actions",
    "level_card",
    "may_add_chips",
    "next_openers",
    "parse_game",
    "play_out",
    "read_game",
    "pot_info",
    "pots",
    "build_rotation",
    "sleeper_post",
    "standard_posts",
    "start",
    "straddle_post",
    "to_json_lines",
    "find_variant",
]


if TYPE_CHECKING:  # code that uses the old name still type-checks
    Hand = HandState
else:
    __getattr__ = deprecated_names("riverboat.engine")
