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
            description="ALLN-15: an all-in of a full raise (full) or of half of one (half) "
            "reopens the betting; by structure: full in no-limit and pot-limit, half in limit."
        ),
    ] = "by structure"

    short_raise: Annotated[
        Literal["adds", "completes"],
        Meta(
            description="ALLN-20, ALLN-22: in limit, over an all-in of half a bet or more a raise "
            "adds a whole bet (adds), or only completes it (completes)."
        ),
    ] = "adds"

    max_raises: Annotated[
        int, Meta(ge=0, description="CAPR-01: raises a street besides the opening bet.")
    ] = 3

    max_raises_two_rounds: Annotated[
        int, Meta(ge=0, description="CAPR-03: the same in games of at most two betting rounds.")
    ] = 4

    headsup_cap: Annotated[
        Literal["before_cap", "round_start", "event_only", "always_capped"],
        Meta(
            description="CAPR-04: the cap lapses when two remain before it is reached, when the "
            "street began with two, only when two are left in the event, or never."
        ),
    ] = "before_cap"

    headsup_counts: Annotated[
        Literal["not_all_in", "in_hand"],
        Meta(description="CAPR-04: who is counted for before_cap: players with chips, or all."),
    ] = "not_all_in"

    short_allin_counts: Annotated[
        bool,
        Meta(description="CAPR-07: an all-in that does not reopen still uses up a raise."),
    ] = False

    completion_counts_as_raise: Annotated[
        bool,
        Meta(description="BLND-11: completing a blind below the minimum bet uses up a raise."),
    ] = False

    straddle_counts_as_raise: Annotated[
        bool, Meta(description="STRD-04: a straddle or sleeper uses up a raise.")
    ] = False

    straddle_min_raise: Annotated[
        Literal["increment", "full_straddle"],
        Meta(
            description="STRD-21: the least raise over a straddle adds what the straddle added "
            "(2 to 4: then 6), or the whole straddle (then 8)."
        ),
    ] = "increment"

    straddle_order: Annotated[
        Literal["from the straddle", "from under the gun"],
        Meta(
            description="STRD-14: over a straddle the action starts on its left, or left of the "
            "big blind all the same; either way the straddler acts last."
        ),
    ] = "from the straddle"

    opening_amount: Annotated[
        int,
        Meta(
            ge=0,
            description="GAME-21: in limit, what opens a betting round, in place of the bet that "
            "raises add (0: the bet). Blinds and a bring-in have opened theirs.",
        ),
    ] = 0

    upper_limit: Annotated[
        Literal["by game", "second round"],
        Meta(
            description="FIX-04: in limit the larger bet is played from where the game has it, in "
            "hold'em the turn (by game), or in every round but the first (second round)."
        ),
    ] = "by game"

    check_raise: Annotated[
        bool, Meta(description="BET-19: a player who checked may raise on the same street.")
    ] = True

    off_unit: Annotated[
        Literal["refuse", "nearest"],
        Meta(description="UNIT-04: a wager off the betting unit is refused, or corrected."),
    ] = "refuse"

    # Pot-limit --------------------------------------------------------------------------------

    preflop_pot: Annotated[
        Literal["true", "assumed_call", "assumed_if_odd"],
        Meta(
            description="POTL-12, POTL-13: before the flop count the small blind as it is, as a "
            "full big blind until the big blind has acted, or so only when it is not half."
        ),
    ] = "true"

    pot_blinds: Annotated[
        Literal["full", "real"],
        Meta(
            description="POTL-14: before the flop, short and dead blinds count in the pot as full "
            "ones, or as the chips that they are."
        ),
    ] = "full"

    overbet: Annotated[
        Literal["refuse", "auto_return", "stands_if_unchallenged", "tda"],
        Meta(
            description="POTL-10, POTL-11, POTL-19: more than the pot is refused, is cut to the "
            "pot, stands unless challenged before the next action, or is corrected on that street."
        ),
    ] = "auto_return"

    pot_round_up: Annotated[
        int,
        Meta(ge=1, description="POTL-18: the pot is counted upwards to a multiple of this."),
    ] = 1

    # Forced bets and stacks -------------------------------------------------------------------

    sb_dead: Annotated[
        bool, Meta(description="BLND-15: the small blind is dead money and buys nothing.")
    ] = False

    short_order: Annotated[
        Literal["ante_first", "blind_first"],
        Meta(description="ALLN-10: what a stack too short for both pays first."),
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
            description="OPEN-01, OPEN-06, STAK-01, STAK-08: a hand is played with the chips that "
            "lay on the table when it began (table), or chips may be bought and borrowed while it "
            "is on (open)."
        ),
    ] = "table"

    open_allin: Annotated[
        bool,
        Meta(
            description="OPEN-02, OPEN-03: with open stakes, a player who cannot cover a bet may "
            "go all-in; or else they must add chips, or fold."
        ),
    ] = True

    # Stud -------------------------------------------------------------------------------------

    bringin_tie: Annotated[
        Literal["suit", "position"],
        Meta(
            description="BRNG-03: of equal upcards the suit decides who brings it in, or the first "
            "clockwise from the dealer does."
        ),
    ] = "suit"

    bringin_full: Annotated[
        Literal["option", "may_raise"],
        Meta(
            description="BRNG-07: a bring-in of a full bet is live like a blind (option), or its "
            "owner may come in for a raise at once (may_raise)."
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
            description="BYND-62: of equal boards the first clockwise from the dealer acts first, "
            "or the one with the highest card by suit."
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
            description="DEAL-07, ALLN-31: the last card of stud, when no more betting is possible."
        ),
    ] = "down"

    stud_odd: Annotated[
        Literal["high_suit_5", "rrop", "position"],
        Meta(
            description="BYND-03: the odd chip of stud goes to the highest card by suit of the "
            "five that win; of all cards, to the highest, in low games to the lowest (rrop); or "
            "to the first winner left of the dealer, as in other games."
        ),
    ] = "high_suit_5"

    # Drawing ----------------------------------------------------------------------------------

    max_draw: Annotated[
        int, Meta(ge=1, le=5, description="BYND-65: the most cards that one draw may replace.")
    ] = 5

    openers_proof: Annotated[
        Literal["enforced", "shown"],
        Meta(
            description="GAME-14: nobody can open without openers; or whoever opened must show "
            "them at the end, or their hand is dead."
        ),
    ] = "enforced"

    pass_out: Annotated[
        Literal["carry", "return"],
        Meta(
            description="GAME-14: when nobody opens, the antes wait for the next deal, or go back."
        ),
    ] = "carry"

    split_pot: Annotated[
        Literal["cards speak", "declare"],
        Meta(
            description="BYND-67: each half of a split pot goes to the best holding for it, or to "
            "the best of those who declared for it."
        ),
    ] = "cards speak"

    # Folding and showing ----------------------------------------------------------------------

    fold_when_free: Annotated[
        Literal["allow", "warn", "reject"],
        Meta(description="TURN-03: folding when a check is free."),
    ] = "allow"

    fold_exposes_cards: Annotated[
        bool,
        Meta(
            description="BET-27: the dealer spreads a folded hand face up before it is mucked, and "
            "everybody sees it."
        ),
    ] = False

    open_allin_hands: Annotated[
        bool,
        Meta(description="ALLN-29: hands are opened as soon as no more betting is possible."),
    ] = True

    showdown: Annotated[
        Literal["all", "auto", "choose", "beaten"],
        Meta(
            description="SHOW-01, SHOW-02: every live hand is shown; in order, beaten hands "
            "mucked unseen; each player chooses in order; or only who is beaten chooses, when "
            "their turn to show comes."
        ),
    ] = "auto"

    odd_chip: Annotated[
        Literal["unit", "fraction"],
        Meta(
            description="BYND-01, BYND-02, BYND-05: the odd chip goes to the first seat left of "
            "the button, or is split to the smallest unit of account."
        ),
    ] = "unit"

    odd_mixed: Annotated[
        Literal["high", "game"],
        Meta(
            description="BYND-06: between the halves of a mixed split game such as drawmaha the "
            "odd chip goes to the first (high), or as the game has it: there, by position."
        ),
    ] = "high"

    burn: Annotated[
        bool,
        Meta(
            description="DEAL-03: burn a card before the cards of a street; a game that a "
            "computer deals needs none, and an all-in may be run more often."
        ),
    ] = True

    max_runs: Annotated[
        int,
        Meta(
            ge=1,
            le=5,
            description="BYND-40: how often an all-in may be run out if all agree (1: once).",
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
        found = _find_preset(name)
        if found is None:
            raise BadGame(w.NoSuchPreset(repr(name), nearest(_as_text(name), _preset_names())))
        return found.replace(**changes)

    def __repr__(self) -> str:
        """Return the options that differ from the defaults, as a constructor call.

        msgspec compares with the defaults by identity, which a copy out of a pickle has lost.
        """
        usual = {each.name: each.default for each in fields(self)}
        told = [f"{name}={value!r}" for name, value in asdict(self).items() if value != usual[name]]
        return f"HouseRules({', '.join(told)})"

    def replace(self, **changes: Any) -> HouseRules:
        """Return these rules with some options changed.

        >>> HouseRules().replace(reopn="half")
        Traceback (most recent call last):
        riverboat.engine.commands.engine_errors.BadGame: no house rule 'reopn'; did you mean reopen?
        """
        for name in changes:
            if name not in self.__struct_fields__:
                near = get_close_matches(name, self.__struct_fields__, 1)
                raise BadGame(w.NoSuchHouseRule(repr(name), near[0] if near else None))
        return replace(self, **changes) if changes else self

    @property
    def summary(self) -> str:
        """The matching preset, or the differences from the strict online room."""
        named = next((name for name, rules in PRESETS.items() if rules == self), None)
        return repr(self) if named is None else f"house {named}"

    but = DeprecatedAttribute("replace")
    in_short = DeprecatedAttribute("summary")
    named = DeprecatedAttribute("from_name")


def _refuse_contradictions(rules: HouseRules) -> None:
    if rules.headsup_cap != "before_cap" and rules.headsup_counts == "in_hand":
        raise BadGame(w.HeadsUpCountsAlone(repr(rules.headsup_cap)))
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
