"""House rules: all choices that the rulebooks leave open, in one frozen value.

A hand stores its house rules whole, so a preset's name always keeps its meaning:
``cash-1`` is never edited; a better set of cash game rules became ``cash-2``.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import asdict, fields, replace

from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine.commands.engine_errors import BadGame
from riverboat.engine.games.option_fields import check_options
from riverboat.words.keyword_errors import KeywordErrorMeta
from riverboat.words.refusals import house_rules as w
from riverboat.words.refusals.name_suggestions import suggest_name

Preset: TypeAlias = Literal[
    "online",
    "cash",
    "tournament",
    "home",
    "online-1",
    "cash-1",
    "tournament-1",
    "home-1",
    "online-2",
    "cash-2",
    "tournament-2",
    "home-2",
]
"""Names of presets: the latest version, or a fixed one."""


class HouseRules(
    Struct, metaclass=KeywordErrorMeta, frozen=True, kw_only=True, repr_omit_defaults=True
):
    """The rules that a house chooses. The defaults are those of the strict online room.

    >>> HouseRules(reopen="half").reopen
    'half'
    >>> HouseRules.preset("tournament").max_raises
    4
    """

    reopen: Annotated[Literal["by structure", "full", "half"], Meta(description="ALLN-15")] = (
        "by structure"
    )

    short_raise: Annotated[Literal["adds", "completes"], Meta(description="ALLN-20, ALLN-22")] = (
        "adds"
    )

    max_raises: Annotated[int, Meta(ge=0, description="CAPR-01")] = 3

    max_raises_two_rounds: Annotated[int, Meta(ge=0, description="CAPR-03")] = 4

    headsup_cap: Annotated[
        Literal["before_cap", "round_start", "event_only", "always_capped"],
        Meta(description="CAPR-04"),
    ] = "before_cap"

    headsup_counts: Annotated[Literal["not_all_in", "in_hand"], Meta(description="CAPR-04")] = (
        "not_all_in"
    )

    short_allin_counts: Annotated[bool, Meta(description="CAPR-07")] = False

    completion_counts_as_raise: Annotated[bool, Meta(description="BLND-11")] = False

    straddle_counts_as_raise: Annotated[bool, Meta(description="STRD-04")] = False

    straddle_min_raise: Annotated[
        Literal["increment", "full_straddle"], Meta(description="STRD-21")
    ] = "increment"

    straddle_order: Annotated[
        Literal["from the straddle", "from under the gun"], Meta(description="STRD-14")
    ] = "from the straddle"

    opening_amount: Annotated[int, Meta(ge=0, description="GAME-21")] = 0

    upper_limit: Annotated[Literal["by game", "second round"], Meta(description="FIX-04")] = (
        "by game"
    )

    check_raise: Annotated[bool, Meta(description="BET-19")] = True

    off_unit: Annotated[Literal["refuse", "nearest"], Meta(description="UNIT-04")] = "refuse"

    preflop_pot: Annotated[
        Literal["true", "assumed_call", "assumed_if_odd"], Meta(description="POTL-12, POTL-13")
    ] = "true"

    pot_blinds: Annotated[Literal["full", "real"], Meta(description="POTL-14")] = "full"

    overbet: Annotated[
        Literal["refuse", "auto_return", "stands_if_unchallenged", "tda"],
        Meta(description="POTL-10, POTL-11, POTL-19"),
    ] = "auto_return"

    pot_round_up: Annotated[int, Meta(ge=1, description="POTL-18")] = 1

    sb_dead: Annotated[bool, Meta(description="BLND-15")] = False

    short_order: Annotated[Literal["ante_first", "blind_first"], Meta(description="ALLN-10")] = (
        "ante_first"
    )

    cap_includes_ante: Annotated[bool, Meta(description="CAPL-03")] = True

    subunit_chips_play_allin: Annotated[bool, Meta(description="UNIT-03")] = False

    stakes: Annotated[
        Literal["table", "open"], Meta(description="OPEN-01, OPEN-06, STAK-01, STAK-08")
    ] = "table"

    open_allin: Annotated[bool, Meta(description="OPEN-02, OPEN-03")] = True

    bringin_tie: Annotated[Literal["suit", "position"], Meta(description="BRNG-03")] = "suit"

    bringin_full: Annotated[Literal["option", "may_raise"], Meta(description="BRNG-07")] = "option"

    wrong_bringin: Annotated[Literal["refuse", "correct"], Meta(description="BYND-68")] = "refuse"

    board_tie: Annotated[Literal["position", "suit"], Meta(description="BYND-62")] = "position"

    open_pair: Annotated[bool, Meta(description="BYND-61")] = False

    stud_last_card_allin: Annotated[Literal["down", "up"], Meta(description="DEAL-07, ALLN-31")] = (
        "down"
    )

    stud_odd: Annotated[Literal["high_suit_5", "rrop", "position"], Meta(description="BYND-03")] = (
        "high_suit_5"
    )

    max_draw: Annotated[int, Meta(ge=1, le=5, description="BYND-65")] = 5

    openers_proof: Annotated[Literal["enforced", "shown"], Meta(description="GAME-14")] = "enforced"

    pass_out: Annotated[Literal["carry", "return"], Meta(description="GAME-14")] = "carry"

    split_pot: Annotated[Literal["cards speak", "declare"], Meta(description="BYND-67")] = (
        "cards speak"
    )

    fold_when_free: Annotated[Literal["allow", "warn", "reject"], Meta(description="TURN-03")] = (
        "allow"
    )

    fold_exposes_cards: Annotated[bool, Meta(description="BET-27")] = False

    open_allin_hands: Annotated[bool, Meta(description="ALLN-29")] = True

    showdown: Annotated[
        Literal["all", "auto", "choose", "beaten"], Meta(description="SHOW-01, SHOW-02")
    ] = "auto"

    odd_chip: Annotated[
        Literal["unit", "fraction"], Meta(description="BYND-01, BYND-02, BYND-05")
    ] = "unit"

    odd_mixed: Annotated[Literal["high", "game"], Meta(description="BYND-06")] = "high"

    burn: Annotated[bool, Meta(description="DEAL-03")] = True

    max_runs: Annotated[int, Meta(ge=1, le=5, description="BYND-40")] = 1

    def __post_init__(self) -> None:
        check_options(self)
        _refuse_contradictions(self)

    @classmethod
    def preset(cls, name: Preset, **changes: Any) -> HouseRules:
        """Return a preset with *changes* (``cash``: the latest; ``cash-1``: a fixed version)."""
        return cls.from_name(name, **changes)

    @classmethod
    def from_name(cls, name: str, **changes: Any) -> HouseRules:
        """Return a preset by a name typed by a user; ``BadGame`` lists the presets."""
        preset = _find_preset(name)
        if preset is None:
            raise BadGame(
                w.NoSuchPreset(
                    repr(name), suggest_name(_get_text_or_empty(name), _list_preset_names())
                )
            )
        return preset.replace(**changes)

    def __repr__(self) -> str:
        """Return the options that differ from the defaults, as a constructor call.

        msgspec compares with the defaults by identity, which a copy out of a pickle has lost.
        """
        defaults = {field.name: field.default for field in fields(self)}
        changes = [
            f"{name}={value!r}" for name, value in asdict(self).items() if value != defaults[name]
        ]
        return f"HouseRules({', '.join(changes)})"

    def replace(self, **changes: Any) -> HouseRules:
        """Return these rules with some options changed.

        >>> HouseRules().replace(reopn="half")
        Traceback (most recent call last):
        riverboat.engine.commands.engine_errors.BadGame: ...; did you mean reopen?
        """
        for name in changes:
            if name not in self.__struct_fields__:
                close_matches = get_close_matches(name, self.__struct_fields__, 1)
                raise BadGame(
                    w.NoSuchHouseRule(repr(name), close_matches[0] if close_matches else None)
                )
        return replace(self, **changes) if changes else self

    @property
    def summary(self) -> str:
        """The matching preset, or the differences from the strict online room."""
        preset_name = next((name for name, rules in PRESETS.items() if rules == self), None)
        return repr(self) if preset_name is None else f"house {preset_name}"

    but = DeprecatedAttribute("replace")
    in_short = DeprecatedAttribute("summary")
    named = DeprecatedAttribute("from_name")


def _refuse_contradictions(rules: HouseRules) -> None:
    if rules.headsup_cap != "before_cap" and rules.headsup_counts == "in_hand":
        raise BadGame(w.HeadsUpCountConflict(repr(rules.headsup_cap)))
    if rules.stakes == "table" and not rules.open_allin:
        raise BadGame(w.OpenAllInConflict())


PRESETS: dict[str, HouseRules] = {
    # A strict room: illegal actions are refused, all-in hands are shown, beaten hands are mucked.
    "online-1": HouseRules(),
    # A card room by Robert's Rules: players show in turn, side bets on the count of the pot.
    "cash-1": HouseRules(
        preflop_pot="assumed_if_odd",
        overbet="stands_if_unchallenged",
        off_unit="nearest",
        fold_when_free="warn",
        open_allin_hands=False,
        showdown="choose",
        wrong_bringin="correct",
        open_pair=True,
        openers_proof="shown",
    ),
    # The Tournament Directors Association: bet and four raises, all-in hands face up.
    "tournament-1": HouseRules(
        max_raises=4,
        headsup_cap="event_only",
        overbet="tda",
        off_unit="nearest",
        fold_when_free="warn",
        showdown="choose",
        wrong_bringin="correct",
        board_tie="suit",
        openers_proof="shown",
    ),
    # A home game: the card room's rules, and all-ins run twice if all agree.
    "home-1": HouseRules(
        preflop_pot="assumed_if_odd",
        overbet="stands_if_unchallenged",
        off_unit="nearest",
        open_allin_hands=False,
        showdown="choose",
        max_runs=2,
        wrong_bringin="correct",
        open_pair=True,
        openers_proof="shown",
    ),
}
"""House rules by preset name: numbered versions never change, and the latest is the default."""

_COMPUTER_DEALT_RULES: dict[str, Any] = {
    "overbet": "auto_return",
    "open_allin_hands": True,
    "showdown": "beaten",
}
"""Rules for a computer dealer, which sees every card and counts every pot (decision 021)."""

PRESETS |= {
    f"{name}-2": PRESETS[f"{name}-1"].replace(**_COMPUTER_DEALT_RULES)
    for name in ("cash", "tournament", "home")
} | {
    # A site counts the chips actually in the pot (decision 030).
    "online-2": PRESETS["online-1"].replace(pot_blinds="real")
}


def _list_preset_names() -> tuple[str, ...]:
    """Return the names of the presets, without versions."""
    return tuple(sorted({preset_key.rpartition("-")[0] for preset_key in PRESETS}))


def _get_text_or_empty(value: object) -> str:
    """Return the value if it is text, else an empty string."""
    return value if isinstance(value, str) else ""


def _find_preset(raw_name: object) -> HouseRules | None:
    """Return the preset of this name or its latest version, or ``None``."""
    name = _get_text_or_empty(raw_name)
    if not name:
        return None
    return PRESETS.get(name) or PRESETS.get(f"{name}-{_find_latest_version(name)}")


def _find_latest_version(name: str) -> int:
    """Return the highest version of a preset; 0 if there is none."""
    name_parts = [preset_key.rpartition("-") for preset_key in PRESETS]
    return max(
        (int(number) for preset_name, _, number in name_parts if preset_name == name), default=0
    )
