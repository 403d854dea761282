"""The floor's options: choices that rulebooks leave to a house, or on which they differ.

Each option names its rule in riverboat's rulebook. The defaults are those of the generic cash game;
``docs/authorities.md`` has a table of the differences between the rulebooks.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine.games.option_fields import check_options, replace_options


class FloorRules(Struct, frozen=True, kw_only=True):
    """The house's options for rulings on irregularities.

    >>> FloorRules().replace(oot="tda").oot
    'tda'
    """

    # Chips and words ---

    string_bet: Annotated[Literal["call_only", "warn"], Meta(description="CHIP-04")] = "call_only"

    raise_motions: Annotated[
        Literal["several", "call_then_one", "one"], Meta(description="CHIP-22")
    ] = "several"

    words_chips: Annotated[Literal["words", "first"], Meta(description="VERB-08")] = "words"

    chips_bind: Annotated[
        Literal["release", "line", "forward"], Meta(description="CHIP-19, CHIP-20, CHIP-21")
    ] = "release"

    pulled_chips: Annotated[
        Literal["tda", "whole_chip", "one_chip_calls"], Meta(description="BYND-17")
    ] = "whole_chip"

    pieces: Annotated[Literal["string_bet", "call"], Meta(description="CHIP-04")] = "string_bet"

    short_raise: Annotated[
        Literal["half", "excess_half", "to_least"], Meta(description="BYND-14")
    ] = "half"

    wrong_amount: Annotated[Literal["street", "nearest"], Meta(description="CHIP-18, CHIP-08")] = (
        "nearest"
    )

    misunderstanding: Annotated[Literal["strict", "floor"], Meta(description="CHIP-23")] = "floor"

    change_from_pot: Annotated[bool, Meta(description="CHIP-15")] = True

    overbet: Annotated[
        Literal["until_acted", "tda", "until_significant"], Meta(description="POTL-11, POTL-19")
    ] = "until_acted"

    # Turns and time ---

    oot: Annotated[
        Literal["rrop_old", "rrop", "tda", "take_back", "stays", "least"],
        Meta(description="TURN-05, TURN-06"),
    ] = "rrop"

    skipped: Annotated[
        Literal["three_behind", "two_behind", "substantial_action"], Meta(description="TURN-07")
    ] = "three_behind"

    fold_without_bet: Annotated[Literal["next_acts", "binding"], Meta(description="DEAD-02")] = (
        "next_acts"
    )

    clock_seconds: Annotated[int, Meta(ge=0, description="TIME-02")] = 60

    clock_countdown: Annotated[int, Meta(ge=0, description="TIME-02")] = 10

    clock_shortened: Annotated[bool, Meta(description="TIME-02")] = False

    clock_no_bet: Annotated[Literal["check", "dead"], Meta(description="TIME-02")] = "check"

    clock_call_after: Annotated[int, Meta(ge=0, description="TIME-06")] = 120

    hand_begins: Annotated[Literal["riffle", "push"], Meta(description="TRNY-33")] = "riffle"

    # Deal ---

    misdeal_cutoff: Annotated[
        Literal["two_actors", "substantial_action", "wsop_live"],
        Meta(description="MISD-05, MISD-07"),
    ] = "two_actors"

    exposed_misdeal: Annotated[
        Literal["first_only", "first_two_of_hand", "first_two_off_deck"],
        Meta(description="MISD-09"),
    ] = "first_two_off_deck"

    wrong_count: Annotated[Literal["fix", "misdeal"], Meta(description="MISD-10")] = "fix"

    no_right: Annotated[Literal["misdeal", "not_listed"], Meta(description="MISD-18")] = "misdeal"

    redeal_absent: Annotated[Literal["plays", "killed"], Meta(description="MISD-20")] = "plays"

    wrong_button_early: Annotated[Literal["misdeal", "correct"], Meta(description="SEAT-13")] = (
        "misdeal"
    )

    wrong_button: Annotated[Literal["fix_next_hand", "stands"], Meta(description="SEAT-09")] = (
        "fix_next_hand"
    )

    joker: Annotated[
        Literal["replace_or_dead", "misdeal_or_scrap", "misdeal_or_dead"],
        Meta(description="BYND-92"),
    ] = "replace_or_dead"

    unseen_cards: Annotated[Literal["liable", "excused"], Meta(description="IRRG-15")] = "liable"

    dropped_card: Annotated[Literal["plays", "floor_rule"], Meta(description="IRRG-16")] = "plays"

    least_cut: Annotated[int, Meta(ge=1, description="BYND-93")] = 4

    # Boards and burns ---

    four_card_flop: Annotated[
        Literal["redeal", "scramble", "redeal_with_burn"], Meta(description="HOLD-04")
    ] = "redeal"

    premature_turn: Annotated[
        Literal["rrop_swap", "reshuffle"], Meta(description="HOLD-06, HOLD-07, HOLD-09")
    ] = "reshuffle"

    extra_burn: Annotated[Literal["as_if_none", "one_a_street"], Meta(description="IRRG-18")] = (
        "as_if_none"
    )

    missing_flop_burn: Annotated[
        Literal["scramble", "scramble_unclear", "reshuffle", "redeal"], Meta(description="IRRG-21")
    ] = "reshuffle"

    # Stud and draw ---

    stud_exposed: Annotated[
        Literal["third_down", "becomes_upcard", "misdeal"], Meta(description="BYND-60")
    ] = "third_down"

    stud_both_exposed: Annotated[
        Literal["dead_ante_back", "misdeal"], Meta(description="IRRS-01")
    ] = "dead_ante_back"

    exposed_low: Annotated[Literal["brings_in", "left"], Meta(description="IRRS-03")] = "brings_in"

    stud_premature: Annotated[Literal["eliminate", "reshuffle"], Meta(description="IRRS-08")] = (
        "eliminate"
    )

    stud_last_exposed: Annotated[
        Literal["declare_all_in", "replaced"], Meta(description="IRRS-12")
    ] = "declare_all_in"

    common_card_first: Annotated[Literal["high_board", "as_sixth"], Meta(description="IRRS-14")] = (
        "high_board"
    )

    draw_exposed: Annotated[
        Literal["by_game", "all_replaced", "all_taken"], Meta(description="IRRD-01")
    ] = "by_game"

    draw_five: Annotated[Literal["at_once", "four_then_one"], Meta(description="IRRD-05")] = (
        "four_then_one"
    )

    sevens: Annotated[bool, Meta(description="IRRD-10")] = True

    # Hands and showdown ---

    unprotected: Annotated[Literal["warn", "muck"], Meta(description="DEAD-09")] = "muck"

    uncalled_of_killed: Annotated[
        Literal["lost", "floor", "returned"], Meta(description="DEAD-12")
    ] = "lost"

    fold_line: Annotated[Literal["off", "until_touched", "on"], Meta(description="DEAD-14")] = "off"

    left_all_in: Annotated[Literal["penalty", "dead"], Meta(description="DEAD-15")] = "penalty"

    exposed_hand: Annotated[Literal["lives", "dead"], Meta(description="DEAD-16")] = "lives"

    retrieve_muck: Annotated[
        Literal["never", "floor", "if_certain", "until_touched"], Meta(description="SHOW-24")
    ] = "floor"

    ask_to_see: Annotated[
        Literal["rrop", "tda", "wsop_event", "wsop_live", "off"], Meta(description="SHOW-08")
    ] = "rrop"

    shown_outside: Annotated[
        Literal["after_hand", "after_betting"], Meta(description="SHOW-11")
    ] = "after_hand"

    shown_part: Annotated[Literal["as_shown", "whole_on_request"], Meta(description="SHOW-10")] = (
        "as_shown"
    )

    last_hand: Annotated[Literal["unseen", "shown"], Meta(description="SHOW-26")] = "unseen"

    play_board: Annotated[Literal["declare", "table"], Meta(description="HOLD-12")] = "declare"

    allin_hands: Annotated[Literal["face_up", "by_turn"], Meta(description="ALLN-29, BYND-26")] = (
        "by_turn"
    )

    allin_shows_first: Annotated[Literal["first_to_act", "pusher"], Meta(description="SHOW-12")] = (
        "first_to_act"
    )

    dispute_window: Annotated[
        Literal["next_deal", "tda", "next_hand"], Meta(description="BYND-48, SHOW-30")
    ] = "next_deal"

    miscall: Annotated[Literal["cards_speak", "kills"], Meta(description="IRRD-13")] = "kills"

    def __post_init__(self) -> None:
        check_options(self)

    def replace(self, **changes: Any) -> FloorRules:
        """Return the rules with some options changed; ``BadGame`` for an unknown choice."""
        return replace_options(self, changes)

    but = DeprecatedAttribute("replace")
