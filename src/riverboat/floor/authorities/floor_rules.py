"""The floor's options: choices that the books leave to a house, or on which they differ.

Each names its rule of the catalogue. The defaults are those of the catalogue's cash game; the
table of differences in the books stands in ``authorities``.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from riverboat.engine.games.option_fields import check_options, replace_options


class FloorRules(Struct, frozen=True, kw_only=True):
    """The house's options for rulings on irregularities.

    >>> FloorRules().but(oot="tda").oot
    'tda'
    """

    # Chips and words --------------------------------------------------------------------------

    string_bet: Annotated[
        Literal["call_only", "warn"],
        Meta(
            description="CHIP-04: of a bet in several motions only the first counts, or the floor "
            "warns and lets it stand."
        ),
    ] = "call_only"

    raise_motions: Annotated[
        Literal["several", "call_then_one", "one"],
        Meta(
            description="CHIP-22: after the bare word raise, chips may come in several motions, "
            "as a call and then one motion more, or in one motion only."
        ),
    ] = "several"

    words_chips: Annotated[
        Literal["words", "first"],
        Meta(description="VERB-08: where words and chips disagree, the words count, or the first."),
    ] = "words"

    chips_bind: Annotated[
        Literal["release", "line", "forward"],
        Meta(
            description="CHIP-19, CHIP-20, CHIP-21: pushed chips bind once they are released, "
            "once they cross the line, or by a forward motion on which the next player acts."
        ),
    ] = "release"

    pulled_chips: Annotated[
        Literal["tda", "whole_chip", "one_chip_calls"],
        Meta(
            description="BYND-17: an old bet taken back for one bigger chip is judged with all "
            "that lies there at last (tda), is a bet of the whole chip, or is always a call."
        ),
    ] = "whole_chip"

    pieces: Annotated[
        Literal["string_bet", "call"],
        Meta(
            description="CHIP-04: chips added in several pieces without words are judged as a "
            "string bet, or are always a call."
        ),
    ] = "string_bet"

    short_raise: Annotated[
        Literal["half", "excess_half", "to_least"],
        Meta(
            description="BYND-14: a raise that is too small is made a full one from half of it "
            "(less is a call), is brought up to the exact least raise from half of the bet above, "
            "or always. In limit it is half of a bet everywhere."
        ),
    ] = "half"

    wrong_amount: Annotated[
        Literal["street", "nearest"],
        Meta(
            description="CHIP-18, CHIP-08: a wager that was too small is corrected for all until "
            "the street is over, or to the nearest proper amount within the round."
        ),
    ] = "nearest"

    misunderstanding: Annotated[
        Literal["strict", "floor"],
        Meta(
            description="CHIP-23: who misunderstood the amount grossly owes it all the same, or "
            "the floor may let them take their chips back."
        ),
    ] = "floor"

    change_from_pot: Annotated[
        bool, Meta(description="CHIP-15: a big chip may be changed from the pot before a bet.")
    ] = True

    overbet: Annotated[
        Literal["until_acted", "tda", "until_significant"],
        Meta(
            description="POTL-11, POTL-19: a pot-limit bet that was too big is corrected until "
            "all have acted, for the whole street (tda), or until significant action."
        ),
    ] = "until_acted"

    # Turns and time ---------------------------------------------------------------------------

    oot: Annotated[
        Literal["rrop_old", "rrop", "tda", "take_back", "stays", "least"],
        Meta(
            description="TURN-05, TURN-06: an action out of turn binds unless a player who was "
            "skipped bets, calls or raises (rrop_old), bets or raises (rrop), or changes the "
            "action (tda); it may be taken back, it stays in, or it is held to the least."
        ),
    ] = "rrop"

    skipped: Annotated[
        Literal["three_behind", "two_behind", "substantial_action"],
        Meta(
            description="TURN-07: a player who was skipped speaks up before three act behind "
            "them, before two do, or before substantial action, or the floor decides."
        ),
    ] = "three_behind"

    fold_without_bet: Annotated[
        Literal["next_acts", "binding"],
        Meta(
            description="DEAD-02: cards thrown away with no bet to face are dead once the next "
            "player acts, or at once."
        ),
    ] = "next_acts"

    clock_seconds: Annotated[
        int, Meta(ge=0, description="TIME-02: seconds to act once the clock was called.")
    ] = 60

    clock_countdown: Annotated[
        int, Meta(ge=0, description="TIME-02: seconds that are counted aloud after that.")
    ] = 10

    clock_shortened: Annotated[
        bool, Meta(description="TIME-02: the floor may give less than these seconds.")
    ] = False

    clock_no_bet: Annotated[
        Literal["check", "dead"],
        Meta(description="TIME-02: who runs out of time with no bet to face checks, or is dead."),
    ] = "check"

    clock_call_after: Annotated[
        int, Meta(ge=0, description="TIME-06: seconds before anybody may call the clock.")
    ] = 120

    hand_begins: Annotated[
        Literal["riffle", "push"],
        Meta(
            description="TRNY-33: a hand begins with the first riffle or the shuffler's button, or "
            "with the change of dealers too."
        ),
    ] = "riffle"

    # Deal -------------------------------------------------------------------------------------

    misdeal_cutoff: Annotated[
        Literal["two_actors", "substantial_action", "wsop_live"],
        Meta(
            description="MISD-05, MISD-07: a deal has begun when two players have acted, when "
            "there was substantial action, or as WSOP live counts it."
        ),
    ] = "two_actors"

    exposed_misdeal: Annotated[
        Literal["first_only", "first_two_of_hand", "first_two_off_deck"],
        Meta(
            description="MISD-09: which single card shown by the dealer is a misdeal: the first "
            "of all, the first or second of a hand, or the first two off the deck."
        ),
    ] = "first_two_off_deck"

    wrong_count: Annotated[
        Literal["fix", "misdeal"],
        Meta(description="MISD-10: one card too many or too few is mended, or is a misdeal."),
    ] = "fix"

    no_right: Annotated[
        Literal["misdeal", "not_listed"],
        Meta(
            description="MISD-18: cards to a seat with no right to them are a misdeal, or the "
            "book does not list it and the floor decides."
        ),
    ] = "misdeal"

    redeal_absent: Annotated[
        Literal["plays", "killed"],
        Meta(
            description="MISD-20: who was absent at the first deal plays in the new one, or is "
            "dealt a hand that is killed."
        ),
    ] = "plays"

    wrong_button_early: Annotated[
        Literal["misdeal", "correct"],
        Meta(
            description="SEAT-13: a button in the wrong place is a misdeal before the deal has "
            "begun, or is corrected."
        ),
    ] = "misdeal"

    wrong_button: Annotated[
        Literal["fix_next_hand", "stands"],
        Meta(
            description="SEAT-09: a button in the wrong place after that is corrected on the next "
            "hand, or is not moved back."
        ),
    ] = "fix_next_hand"

    joker: Annotated[
        Literal["replace_or_dead", "misdeal_or_scrap", "misdeal_or_dead"],
        Meta(
            description="BYND-92: a joker is replaced before its owner acts and kills the hand "
            "after, or is a misdeal before action and a scrap of paper, or dead, after."
        ),
    ] = "replace_or_dead"

    unseen_cards: Annotated[
        Literal["liable", "excused"],
        Meta(description="IRRG-15: who plays without looking bears irregular cards, or does not."),
    ] = "liable"

    dropped_card: Annotated[
        Literal["plays", "floor_rule"],
        Meta(description="IRRG-16: a card dropped on the floor plays, or the floor decides."),
    ] = "plays"

    least_cut: Annotated[
        int, Meta(ge=1, description="BYND-93: the least number of cards in each part of a cut.")
    ] = 4

    # Boards and burns -------------------------------------------------------------------------

    four_card_flop: Annotated[
        Literal["redeal", "scramble", "redeal_with_burn"],
        Meta(
            description="HOLD-04: a flop of four cards is reshuffled and dealt again, is "
            "scrambled so that one is the next burn, or goes back with its burn."
        ),
    ] = "redeal"

    premature_turn: Annotated[
        Literal["rrop_swap", "reshuffle"],
        Meta(
            description="HOLD-06, HOLD-07, HOLD-09: a turn that came too early is set aside for "
            "the river, or goes back into the stub."
        ),
    ] = "reshuffle"

    extra_burn: Annotated[
        Literal["as_if_none", "one_a_street"],
        Meta(
            description="IRRG-18: after a burn too many or too few, later cards come as if there "
            "had been no mistake, or with one burn a street from now on."
        ),
    ] = "as_if_none"

    missing_flop_burn: Annotated[
        Literal["scramble", "scramble_unclear", "reshuffle", "redeal"],
        Meta(
            description="IRRG-21: a flop without its burn: one of its cards becomes the burn (and "
            "after one check the book says both), the deck is reshuffled if it was seen, or the "
            "flop is dealt again."
        ),
    ] = "reshuffle"

    # Stud and draw ----------------------------------------------------------------------------

    stud_exposed: Annotated[
        Literal["third_down", "becomes_upcard", "misdeal"],
        Meta(
            description="BYND-60: after a down card of stud was shown the third is dealt down, "
            "the shown card is the upcard and the third is dealt down, or it is a misdeal."
        ),
    ] = "third_down"

    stud_both_exposed: Annotated[
        Literal["dead_ante_back", "misdeal"],
        Meta(
            description="IRRS-01: both down cards shown: the hand is dead and has its ante back, "
            "or it is a misdeal."
        ),
    ] = "dead_ante_back"

    exposed_low: Annotated[
        Literal["brings_in", "left"],
        Meta(
            description="IRRS-03: a shown card that stands in for the upcard brings it in, or the "
            "action starts on its left."
        ),
    ] = "brings_in"

    stud_premature: Annotated[
        Literal["eliminate", "reshuffle"],
        Meta(
            description="IRRS-08: cards of a street that came too early are taken out, with those "
            "that would have come, or go back into the stub."
        ),
    ] = "eliminate"

    stud_last_exposed: Annotated[
        Literal["declare_all_in", "replaced"],
        Meta(
            description="IRRS-12: whose last card was dealt up may declare themselves all-in, or "
            "the card is replaced."
        ),
    ] = "declare_all_in"

    common_card_first: Annotated[
        Literal["high_board", "as_sixth"],
        Meta(
            description="IRRS-14: with a common card, the high board acts first, or who was first "
            "on sixth street."
        ),
    ] = "high_board"

    draw_exposed: Annotated[
        Literal["by_game", "all_replaced", "all_taken"],
        Meta(
            description="IRRD-01: whether a card shown before the draw must be taken goes by the "
            "game, or all are replaced, or all are taken."
        ),
    ] = "by_game"

    draw_five: Annotated[
        Literal["at_once", "four_then_one"],
        Meta(description="IRRD-05: who draws five gets them at once, or the fifth at the end."),
    ] = "four_then_one"

    sevens: Annotated[
        bool,
        Meta(description="IRRD-10: in ace-to-five lowball a seven or better may not be checked."),
    ] = True

    # Hands and showdown -----------------------------------------------------------------------

    unprotected: Annotated[
        Literal["warn", "muck"],
        Meta(description="DEAD-09: the dealer warns of an unprotected hand, or mucks it."),
    ] = "muck"

    uncalled_of_killed: Annotated[
        Literal["lost", "floor", "returned"],
        Meta(
            description="DEAD-12: what a killed hand has bet and nobody called is lost, is for "
            "the floor, or comes back."
        ),
    ] = "lost"

    fold_line: Annotated[
        Literal["off", "until_touched", "on"],
        Meta(
            description="DEAD-14: cards past the line are live, live until the dealer touches "
            "them, or folded."
        ),
    ] = "off"

    left_all_in: Annotated[
        Literal["penalty", "dead"],
        Meta(description="DEAD-15: who leaves all-in is penalised, or their hand is dead."),
    ] = "penalty"

    exposed_hand: Annotated[
        Literal["lives", "dead"],
        Meta(description="DEAD-16: a hand turned up with action to come lives, or is folded."),
    ] = "lives"

    retrieve_muck: Annotated[
        Literal["never", "floor", "if_certain", "until_touched"],
        Meta(
            description="SHOW-24: cards pushed away face down are dead, are for the floor, play "
            "while they are certain, or play until the dealer touches them."
        ),
    ] = "floor"

    ask_to_see: Annotated[
        Literal["rrop", "tda", "wsop_event", "wsop_live", "off"],
        Meta(
            description="SHOW-08: who may ask to see a hand: all who were dealt in, who paid to "
            "see it, who still has cards, on suspicion only, or nobody."
        ),
    ] = "rrop"

    shown_outside: Annotated[
        Literal["after_hand", "after_betting"],
        Meta(
            description="SHOW-11: cards that were shown to a player who is out are seen by all "
            "after the hand, or after the betting."
        ),
    ] = "after_hand"

    shown_part: Annotated[
        Literal["as_shown", "whole_on_request"],
        Meta(description="SHOW-10: who showed one card shows that one, or all on request."),
    ] = "as_shown"

    last_hand: Annotated[
        Literal["unseen", "shown"],
        Meta(description="SHOW-26: the last hand wins unseen, or must be shown to claim the pot."),
    ] = "unseen"

    play_board: Annotated[
        Literal["declare", "table"],
        Meta(
            description="HOLD-12: who plays the board says so before discarding, or tables all "
            "their cards."
        ),
    ] = "declare"

    allin_hands: Annotated[
        Literal["face_up", "by_turn"],
        Meta(
            description="ALLN-29, BYND-26: with no more betting all hands are turned up at once, "
            "or they are shown at the end, in turn."
        ),
    ] = "by_turn"

    allin_shows_first: Annotated[
        Literal["first_to_act", "pusher"],
        Meta(
            description="SHOW-12: where an all-in ended the betting early, the first to act shows "
            "first, or who pushed all-in."
        ),
    ] = "first_to_act"

    dispute_window: Annotated[
        Literal["next_deal", "tda", "next_hand"],
        Meta(
            description="BYND-48, SHOW-30: a reading is disputed until the next deal; in a count "
            "until the next hand has substantial action (tda), or until it begins."
        ),
    ] = "next_deal"

    miscall: Annotated[
        Literal["cards_speak", "kills"],
        Meta(
            description="IRRD-13: the cards speak in lowball too, or a false claim kills a hand "
            "that made another foul theirs."
        ),
    ] = "kills"

    def __post_init__(self) -> None:
        check_options(self)

    def but(self, **changes: Any) -> FloorRules:
        """Return the rules with some options changed; ``BadGame`` for an unknown choice."""
        return replace_options(self, changes)
