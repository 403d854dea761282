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
from riverboat.words.keywords import KeywordsTold
from riverboat.words.refusals import house_rules as w
from riverboat.words.refusals.hints import nearest

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
    Struct, metaclass=KeywordsTold, frozen=True, kw_only=True, repr_omit_defaults=True
):
    """The rules that a house chooses. The defaults are those of the strict online room.

    >>> HouseRules(reopen="half").reopen
    'half'
    >>> HouseRules.preset("tournament").max_raises
    4
    """

    # Raising ----------------------------------------------------------------------------------

    reopen: Annotated[
        Literal["by structure", "full", "half"],
        Meta(
            description="ALLN-15: the all-in that reopens the betting: a full raise (full), half "
            "of one (half), or half in limit and full in no-limit and pot-limit (by "
            "structure)."
        ),
    ] = "by structure"

    short_raise: Annotated[
        Literal["adds", "completes"],
        Meta(
            description="ALLN-20, ALLN-22: in limit, a raise over an all-in of at least half a "
            "bet adds a whole bet (adds) or completes the bet (completes)."
        ),
    ] = "adds"

    max_raises: Annotated[
        int,
        Meta(
            ge=0,
            description="CAPR-01: maximum number of raises per street, not counting the opening "
            "bet.",
        ),
    ] = 3

    max_raises_two_rounds: Annotated[
        int,
        Meta(
            ge=0,
            description="CAPR-03: maximum number of raises per street in games with at most two "
            "betting rounds.",
        ),
    ] = 4

    headsup_cap: Annotated[
        Literal["before_cap", "round_start", "event_only", "always_capped"],
        Meta(
            description="CAPR-04: the cap on raises is lifted if two players remain before it is "
            "reached (before_cap), if the street began heads-up (round_start), if only two "
            "players are left in the event (event_only), or never (always_capped)."
        ),
    ] = "before_cap"

    headsup_counts: Annotated[
        Literal["not_all_in", "in_hand"],
        Meta(
            description="CAPR-04: players counted as remaining under headsup_cap: only players "
            "with chips behind (not_all_in), or all players in the hand (in_hand)."
        ),
    ] = "not_all_in"

    short_allin_counts: Annotated[
        bool,
        Meta(
            description="CAPR-07: an all-in that does not reopen the betting still counts as a "
            "raise towards the cap."
        ),
    ] = False

    completion_counts_as_raise: Annotated[
        bool,
        Meta(
            description="BLND-11: completing a blind below the minimum bet counts as a raise "
            "towards the cap."
        ),
    ] = False

    straddle_counts_as_raise: Annotated[
        bool, Meta(description="STRD-04: a straddle or sleeper counts as a raise towards the cap.")
    ] = False

    straddle_min_raise: Annotated[
        Literal["increment", "full_straddle"],
        Meta(
            description="STRD-21: the minimum raise over a straddle is the straddle's increment "
            "(2 to 4: then 6) or the whole straddle (then 8)."
        ),
    ] = "increment"

    straddle_order: Annotated[
        Literal["from the straddle", "from under the gun"],
        Meta(
            description="STRD-14: over a straddle, the action starts on the straddler's left, or "
            "on the big blind's left; the straddler acts last either way."
        ),
    ] = "from the straddle"

    opening_amount: Annotated[
        int,
        Meta(
            ge=0,
            description="GAME-21: in limit, the amount that opens a betting round, if it differs "
            "from the bet (0: the bet). Blinds and a bring-in open their own round.",
        ),
    ] = 0

    upper_limit: Annotated[
        Literal["by game", "second round"],
        Meta(
            description="FIX-04: in limit, the larger bet applies from the street that the game "
            "defines, the turn in hold'em (by game), or in every round except the "
            "first (second round)."
        ),
    ] = "by game"

    check_raise: Annotated[
        bool, Meta(description="BET-19: a player who checked may raise on the same street.")
    ] = True

    off_unit: Annotated[
        Literal["refuse", "nearest"],
        Meta(
            description="UNIT-04: a wager that is no multiple of the betting unit is refused "
            "(refuse) or corrected (nearest)."
        ),
    ] = "refuse"

    # Pot-limit --------------------------------------------------------------------------------

    preflop_pot: Annotated[
        Literal["true", "assumed_call", "assumed_if_odd"],
        Meta(
            description="POTL-12, POTL-13: before the flop, the small blind counts in the pot as "
            "its real chips (true); as a full big blind until the big blind has acted "
            "(assumed_call); or as a full big blind only if it is not exactly half of one "
            "(assumed_if_odd)."
        ),
    ] = "true"

    pot_blinds: Annotated[
        Literal["full", "real"],
        Meta(
            description="POTL-14: before the flop, short and dead blinds count in the pot as full "
            "blinds (full) or as their real chips (real)."
        ),
    ] = "full"

    overbet: Annotated[
        Literal["refuse", "auto_return", "stands_if_unchallenged", "tda"],
        Meta(
            description="POTL-10, POTL-11, POTL-19: a bet above the pot is refused (refuse), cut "
            "to the pot (auto_return), stands unless challenged before the next action "
            "(stands_if_unchallenged), or can be corrected until the street ends (tda)."
        ),
    ] = "auto_return"

    pot_round_up: Annotated[
        int,
        Meta(
            ge=1,
            description="POTL-18: the pot is rounded up to a multiple of this amount (1: no "
            "rounding).",
        ),
    ] = 1

    # Forced bets and stacks -------------------------------------------------------------------

    sb_dead: Annotated[
        bool,
        Meta(
            description="BLND-15: the small blind is dead money and does not count towards a call."
        ),
    ] = False

    short_order: Annotated[
        Literal["ante_first", "blind_first"],
        Meta(
            description="ALLN-10: the payment made first by a player who is too short for both "
            "the ante and the blind."
        ),
    ] = "ante_first"

    cap_includes_ante: Annotated[
        bool, Meta(description="CAPL-03: antes count towards the cap of a cap-limit hand.")
    ] = True

    subunit_chips_play_allin: Annotated[
        bool,
        Meta(description="UNIT-03: chips below the betting unit play when a player is all-in."),
    ] = False

    stakes: Annotated[
        Literal["table", "open"],
        Meta(
            description="OPEN-01, OPEN-06, STAK-01, STAK-08: only chips on the table at the start "
            "of the hand play (table), or players may buy and borrow chips during the "
            "hand (open)."
        ),
    ] = "table"

    open_allin: Annotated[
        bool,
        Meta(
            description="OPEN-02, OPEN-03: with open stakes, a player who cannot cover a bet may "
            "go all-in; otherwise they must add chips or fold."
        ),
    ] = True

    # Stud -------------------------------------------------------------------------------------

    bringin_tie: Annotated[
        Literal["suit", "position"],
        Meta(
            description="BRNG-03: between equal upcards, the suit decides the bring-in, or the "
            "first position clockwise from the dealer."
        ),
    ] = "suit"

    bringin_full: Annotated[
        Literal["option", "may_raise"],
        Meta(
            description="BRNG-07: a player who brings in for a full bet has the option to raise "
            "when the action returns, as a big blind has (option); or may raise at once "
            "(may_raise)."
        ),
    ] = "option"

    wrong_bringin: Annotated[
        Literal["refuse", "correct"],
        Meta(
            description="BYND-68: a bring-in by the wrong player is refused, or stands unless it "
            "is corrected before the next player acts."
        ),
    ] = "refuse"

    board_tie: Annotated[
        Literal["position", "suit"],
        Meta(
            description="BYND-62: between equal boards, the first player clockwise from the "
            "dealer acts first, or the player with the highest card by suit."
        ),
    ] = "position"

    open_pair: Annotated[
        bool,
        Meta(
            description="BYND-61: an open pair on fourth street allows the larger bet in high stud."
        ),
    ] = False

    stud_last_card_allin: Annotated[
        Literal["down", "up"],
        Meta(
            description="DEAL-07, ALLN-31: the last card of stud is dealt face down or face up "
            "when no more betting is possible."
        ),
    ] = "down"

    stud_odd: Annotated[
        Literal["high_suit_5", "rrop", "position"],
        Meta(
            description="BYND-03: the odd chip in stud goes to the highest card by suit of the "
            "five winning cards (high_suit_5); to the highest card of the whole hand, in low "
            "games the lowest (rrop); or to the first winner left of the dealer, as in other "
            "games (position)."
        ),
    ] = "high_suit_5"

    # Drawing ----------------------------------------------------------------------------------

    max_draw: Annotated[
        int,
        Meta(
            ge=1,
            le=5,
            description="BYND-65: maximum number of cards that a player may replace in one draw.",
        ),
    ] = 5

    openers_proof: Annotated[
        Literal["enforced", "shown"],
        Meta(
            description="GAME-14: a player without openers cannot open (enforced), or the opener "
            "must show openers at the end or their hand is dead (shown)."
        ),
    ] = "enforced"

    pass_out: Annotated[
        Literal["carry", "return"],
        Meta(
            description="GAME-14: when no player opens, the antes carry over to the next deal, or "
            "go back to the players."
        ),
    ] = "carry"

    split_pot: Annotated[
        Literal["cards speak", "declare"],
        Meta(
            description="BYND-67: each half of a split pot goes to the best hand for it, or to "
            "the best hand that declared for it."
        ),
    ] = "cards speak"

    # Folding and showing ----------------------------------------------------------------------

    fold_when_free: Annotated[
        Literal["allow", "warn", "reject"],
        Meta(
            description="TURN-03: folding when the player could check is allowed, warned against, "
            "or rejected."
        ),
    ] = "allow"

    fold_exposes_cards: Annotated[
        bool,
        Meta(
            description="BET-27: the dealer spreads a folded hand face up for all players before "
            "mucking it."
        ),
    ] = False

    open_allin_hands: Annotated[
        bool,
        Meta(
            description="ALLN-29: hands are turned face up as soon as no more betting is possible."
        ),
    ] = True

    showdown: Annotated[
        Literal["all", "auto", "choose", "beaten"],
        Meta(
            description="SHOW-01, SHOW-02: every live hand is shown (all); hands are shown in "
            "order and beaten hands are mucked unseen (auto); each player chooses in "
            "order (choose); or only players with a beaten hand choose (beaten)."
        ),
    ] = "auto"

    odd_chip: Annotated[
        Literal["unit", "fraction"],
        Meta(
            description="BYND-01, BYND-02, BYND-05: the odd chip goes to the first seat left of "
            "the button (unit), or is split to the smallest unit of account "
            "(fraction)."
        ),
    ] = "unit"

    odd_mixed: Annotated[
        Literal["high", "game"],
        Meta(
            description="BYND-06: between the halves of a mixed split game such as drawmaha, the "
            "odd chip goes to the first half (high), or follows the game's own rule: "
            "in drawmaha, position (game)."
        ),
    ] = "high"

    burn: Annotated[
        bool,
        Meta(
            description="DEAL-03: a card is burned before the cards of each street. A "
            "computer-dealt game does not need it, and without it an all-in can be "
            "run out more often."
        ),
    ] = True

    max_runs: Annotated[
        int,
        Meta(
            ge=1,
            le=5,
            description="BYND-40: maximum number of run-outs of an all-in, if all players agree "
            "(1: once).",
        ),
    ] = 1

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
            raise BadGame(w.NoSuchPreset(repr(name), nearest(_as_text(name), _preset_names())))
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
        raise BadGame(w.OpenAllInAlone())


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

_COMPUTER_DEALT: dict[str, Any] = {
    "overbet": "auto_return",
    "open_allin_hands": True,
    "showdown": "beaten",
}
"""Rules for a computer dealer, which sees every card and counts every pot (decision 021)."""

PRESETS |= {
    f"{name}-2": PRESETS[f"{name}-1"].replace(**_COMPUTER_DEALT)
    for name in ("cash", "tournament", "home")
} | {
    # A site counts the chips actually in the pot (decision 030).
    "online-2": PRESETS["online-1"].replace(pot_blinds="real"),
}


def _preset_names() -> tuple[str, ...]:
    """Return the names of the presets, without versions."""
    return tuple(sorted({key.rpartition("-")[0] for key in PRESETS}))


def _as_text(value: object) -> str:
    """Return the value if it is text, else an empty string."""
    return value if isinstance(value, str) else ""


def _find_preset(raw_name: object) -> HouseRules | None:
    """Return the preset of this name or its latest version, or ``None``."""
    name = _as_text(raw_name)
    if not name:
        return None
    return PRESETS.get(name) or PRESETS.get(f"{name}-{_latest_version(name)}")


def _latest_version(name: str) -> int:
    """Return the highest version of a preset; 0 if there is none."""
    versions = [key.rpartition("-") for key in PRESETS]
    return max((int(number) for stem, _, number in versions if stem == name), default=0)
