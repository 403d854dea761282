"""The floor's options: choices that the books leave to a house, or on which they differ.

Each option names its rule in the rulebook. The defaults are those of the generic cash game;
``authorities`` has the table of differences between the books.
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
            description="CHIP-04: of a bet in several motions, only the first counts, or the "
            "floor warns and lets the bet stand."
        ),
    ] = "call_only"

    raise_motions: Annotated[
        Literal["several", "call_then_one", "one"],
        Meta(
            description='CHIP-22: after the word "raise" without an amount, chips may come in '
            "several motions, as a call plus one motion, or in one motion only."
        ),
    ] = "several"

    words_chips: Annotated[
        Literal["words", "first"],
        Meta(
            description="VERB-08: if words and chips disagree, the words count, or the first of "
            "the two."
        ),
    ] = "words"

    chips_bind: Annotated[
        Literal["release", "line", "forward"],
        Meta(
            description="CHIP-19, CHIP-20, CHIP-21: pushed chips are binding when they are "
            "released, when they cross the line, or with a forward motion on which "
            "the next player acts."
        ),
    ] = "release"

    pulled_chips: Annotated[
        Literal["tda", "whole_chip", "one_chip_calls"],
        Meta(
            description="BYND-17: an old bet exchanged for one bigger chip is judged by all chips "
            "that are in front at the end, is a bet of the whole chip, or is always a "
            "call."
        ),
    ] = "whole_chip"

    pieces: Annotated[
        Literal["string_bet", "call"],
        Meta(
            description="CHIP-04: chips added silently in several pieces are judged as a string "
            "bet, or are always a call."
        ),
    ] = "string_bet"

    short_raise: Annotated[
        Literal["half", "excess_half", "to_least"],
        Meta(
            description="BYND-14: a raise that is too small is completed if it is at least half "
            "of a full raise, else it is a call; is raised to the exact minimum if it "
            "exceeds the bet by half of the bet; or is always raised to the exact "
            "minimum. In limit, half of a bet decides everywhere."
        ),
    ] = "half"

    wrong_amount: Annotated[
        Literal["street", "nearest"],
        Meta(
            description="CHIP-18, CHIP-08: a wager that was too small is corrected for all "
            "players until the street is over, or to the nearest legal amount within "
            "the round."
        ),
    ] = "nearest"

    misunderstanding: Annotated[
        Literal["strict", "floor"],
        Meta(
            description="CHIP-23: a player who grossly misunderstood the amount owes it all the "
            "same, or the floor may allow them to take their chips back."
        ),
    ] = "floor"

    change_from_pot: Annotated[
        bool,
        Meta(description="CHIP-15: a player may change a big chip from the pot before betting."),
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
            description="TURN-05, TURN-06: an action out of turn is binding unless a skipped "
            "player bets, calls or raises; unless one bets or raises; or unless one "
            "changes the action; it may be taken back; it stays in; or it is binding "
            "for the minimum."
        ),
    ] = "rrop"

    skipped: Annotated[
        Literal["three_behind", "two_behind", "substantial_action"],
        Meta(
            description="TURN-07: a skipped player must speak up before three players behind them "
            "act, before two do, or before substantial action; or else the floor "
            "decides."
        ),
    ] = "three_behind"

    fold_without_bet: Annotated[
        Literal["next_acts", "binding"],
        Meta(
            description="DEAD-02: a hand that is discarded without facing a bet is dead once the "
            "next player acts, or at once."
        ),
    ] = "next_acts"

    clock_seconds: Annotated[
        int, Meta(ge=0, description="TIME-02: seconds to act after the clock is called.")
    ] = 60

    clock_countdown: Annotated[
        int, Meta(ge=0, description="TIME-02: seconds of the countdown that follows.")
    ] = 10

    clock_shortened: Annotated[
        bool, Meta(description="TIME-02: the floor may shorten these times.")
    ] = False

    clock_no_bet: Annotated[
        Literal["check", "dead"],
        Meta(
            description="TIME-02: a player who runs out of time without facing a bet checks, or "
            "their hand is dead."
        ),
    ] = "check"

    clock_call_after: Annotated[
        int, Meta(ge=0, description="TIME-06: seconds before a player may call the clock.")
    ] = 120

    hand_begins: Annotated[
        Literal["riffle", "push"],
        Meta(
            description="TRNY-33: a hand begins with the first riffle or the shuffler's button, "
            "or already with the dealer change."
        ),
    ] = "riffle"

    # Deal -------------------------------------------------------------------------------------

    misdeal_cutoff: Annotated[
        Literal["two_actors", "substantial_action", "wsop_live"],
        Meta(
            description="MISD-05, MISD-07: play has begun when two players have acted, with "
            "substantial action, or as WSOP live action rules define it."
        ),
    ] = "two_actors"

    exposed_misdeal: Annotated[
        Literal["first_only", "first_two_of_hand", "first_two_off_deck"],
        Meta(
            description="MISD-09: the single exposed card that causes a misdeal: the first card "
            "dealt, the first or second card of a hand, or one of the first two cards "
            "off the deck."
        ),
    ] = "first_two_off_deck"

    wrong_count: Annotated[
        Literal["fix", "misdeal"],
        Meta(description="MISD-10: one card too many or too few is corrected, or is a misdeal."),
    ] = "fix"

    no_right: Annotated[
        Literal["misdeal", "not_listed"],
        Meta(
            description="MISD-18: a hand dealt to a seat with no right to one is a misdeal, or is "
            "not listed in the book and the floor decides."
        ),
    ] = "misdeal"

    redeal_absent: Annotated[
        Literal["plays", "killed"],
        Meta(
            description="MISD-20: a player who was absent at the first deal plays in the redeal, "
            "or is dealt a hand that is killed."
        ),
    ] = "plays"

    wrong_button_early: Annotated[
        Literal["misdeal", "correct"],
        Meta(
            description="SEAT-13: a misplaced button noticed before play has begun is a misdeal, "
            "or is corrected."
        ),
    ] = "misdeal"

    wrong_button: Annotated[
        Literal["fix_next_hand", "stands"],
        Meta(
            description="SEAT-09: a misplaced button noticed after that is corrected on the next "
            "hand, or is not moved back."
        ),
    ] = "fix_next_hand"

    joker: Annotated[
        Literal["replace_or_dead", "misdeal_or_scrap", "misdeal_or_dead"],
        Meta(
            description="BYND-92: a joker is replaced before its owner acts and kills the hand "
            "afterwards; is a misdeal before action and a scrap of paper afterwards; "
            "or is a misdeal before action and kills the hand afterwards."
        ),
    ] = "replace_or_dead"

    unseen_cards: Annotated[
        Literal["liable", "excused"],
        Meta(
            description="IRRG-15: a player who has not looked at their cards is liable for "
            "irregular ones, or is excused."
        ),
    ] = "liable"

    dropped_card: Annotated[
        Literal["plays", "floor_rule"],
        Meta(description="IRRG-16: a card that falls to the floor plays, or the floor decides."),
    ] = "plays"

    least_cut: Annotated[
        int, Meta(ge=1, description="BYND-93: minimum number of cards in each part of a cut.")
    ] = 4

    # Boards and burns -------------------------------------------------------------------------

    four_card_flop: Annotated[
        Literal["redeal", "scramble", "redeal_with_burn"],
        Meta(
            description="HOLD-04: a four-card flop is reshuffled and dealt again, is scrambled so "
            "that one card becomes the next burn, or goes back with its burn."
        ),
    ] = "redeal"

    premature_turn: Annotated[
        Literal["rrop_swap", "reshuffle"],
        Meta(
            description="HOLD-06, HOLD-07, HOLD-09: a premature turn card is set aside for the "
            "river, or goes back into the stub."
        ),
    ] = "reshuffle"

    extra_burn: Annotated[
        Literal["as_if_none", "one_a_street"],
        Meta(
            description="IRRG-18: after a burn too many or too few, later cards come as without "
            "the mistake, or with one burn per street from now on."
        ),
    ] = "as_if_none"

    missing_flop_burn: Annotated[
        Literal["scramble", "scramble_unclear", "reshuffle", "redeal"],
        Meta(
            description="IRRG-21: a flop without a burn: one of its cards becomes the burn; the "
            "same, but after one check the book allows both readings; the deck is "
            "reshuffled if the flop was seen; or the flop is dealt again."
        ),
    ] = "reshuffle"

    # Stud and draw ----------------------------------------------------------------------------

    stud_exposed: Annotated[
        Literal["third_down", "becomes_upcard", "misdeal"],
        Meta(
            description="BYND-60: if a down card in stud is exposed, the third card is dealt "
            "down, the exposed card is the upcard and the third is dealt down, or it "
            "is a misdeal."
        ),
    ] = "third_down"

    stud_both_exposed: Annotated[
        Literal["dead_ante_back", "misdeal"],
        Meta(
            description="IRRS-01: if both down cards are exposed, the hand is dead and gets its "
            "ante back, or it is a misdeal."
        ),
    ] = "dead_ante_back"

    exposed_low: Annotated[
        Literal["brings_in", "left"],
        Meta(
            description="IRRS-03: an exposed card that replaces the upcard brings it in, or the "
            "action starts on its left."
        ),
    ] = "brings_in"

    stud_premature: Annotated[
        Literal["eliminate", "reshuffle"],
        Meta(
            description="IRRS-08: stud cards dealt too early are eliminated together with the "
            "cards that would have come, or go back into the stub."
        ),
    ] = "eliminate"

    stud_last_exposed: Annotated[
        Literal["declare_all_in", "replaced"],
        Meta(
            description="IRRS-12: a player whose last card was dealt face up may declare all-in, "
            "or the card is replaced."
        ),
    ] = "declare_all_in"

    common_card_first: Annotated[
        Literal["high_board", "as_sixth"],
        Meta(
            description="IRRS-14: with a common card, the high board acts first, or the player "
            "who was first on sixth street."
        ),
    ] = "high_board"

    draw_exposed: Annotated[
        Literal["by_game", "all_replaced", "all_taken"],
        Meta(
            description="IRRD-01: a card exposed before the draw is kept or replaced depending on "
            "the game, always replaced, or always kept."
        ),
    ] = "by_game"

    draw_five: Annotated[
        Literal["at_once", "four_then_one"],
        Meta(
            description="IRRD-05: a player who draws five gets them at once, or gets the fifth "
            "card at the end."
        ),
    ] = "four_then_one"

    sevens: Annotated[
        bool,
        Meta(
            description="IRRD-10: in ace-to-five lowball, a seven or better must bet: it may not "
            "be checked."
        ),
    ] = True

    # Hands and showdown -----------------------------------------------------------------------

    unprotected: Annotated[
        Literal["warn", "muck"],
        Meta(description="DEAD-09: the dealer warns of an unprotected hand, or mucks it."),
    ] = "muck"

    uncalled_of_killed: Annotated[
        Literal["lost", "floor", "returned"],
        Meta(
            description="DEAD-12: the uncalled bet of a killed hand is lost, is for the floor to "
            "decide, or is returned."
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
        Meta(
            description="DEAD-15: a player who leaves the table while all-in is penalised, or "
            "their hand is dead."
        ),
    ] = "penalty"

    exposed_hand: Annotated[
        Literal["lives", "dead"],
        Meta(description="DEAD-16: a hand turned up with action to come stays live, or is folded."),
    ] = "lives"

    retrieve_muck: Annotated[
        Literal["never", "floor", "if_certain", "until_touched"],
        Meta(
            description="SHOW-24: cards pushed away face down are dead, are for the floor to "
            "decide, play if they can be identified for certain, or play until the "
            "dealer touches them."
        ),
    ] = "floor"

    ask_to_see: Annotated[
        Literal["rrop", "tda", "wsop_event", "wsop_live", "off"],
        Meta(
            description="SHOW-08: players who may ask to see a hand: all who were dealt in, "
            "players who paid to see it, players who still have cards, only on "
            "suspicion, or none."
        ),
    ] = "rrop"

    shown_outside: Annotated[
        Literal["after_hand", "after_betting"],
        Meta(
            description="SHOW-11: cards shown to a player outside the hand are shown to all after "
            "the hand, or after the betting."
        ),
    ] = "after_hand"

    shown_part: Annotated[
        Literal["as_shown", "whole_on_request"],
        Meta(
            description="SHOW-10: a player who showed one card shows only that one, or the whole "
            "hand on request."
        ),
    ] = "as_shown"

    last_hand: Annotated[
        Literal["unseen", "shown"],
        Meta(
            description="SHOW-26: the last remaining hand wins unseen, or must be shown to claim "
            "the pot."
        ),
    ] = "unseen"

    play_board: Annotated[
        Literal["declare", "table"],
        Meta(
            description="HOLD-12: a player who plays the board must say so before discarding, or "
            "must table all cards."
        ),
    ] = "declare"

    allin_hands: Annotated[
        Literal["face_up", "by_turn"],
        Meta(
            description="ALLN-29, BYND-26: when no more betting is possible, all hands are turned "
            "up at once, or shown at the end, in turn."
        ),
    ] = "by_turn"

    allin_shows_first: Annotated[
        Literal["first_to_act", "pusher"],
        Meta(
            description="SHOW-12: if an all-in ended the betting early, the first player to act "
            "shows first, or the player who pushed all-in."
        ),
    ] = "first_to_act"

    dispute_window: Annotated[
        Literal["next_deal", "tda", "next_hand"],
        Meta(
            description="BYND-48, SHOW-30: a reading can be disputed until the next deal; a pot "
            "count until substantial action in the next hand, or until the next hand "
            "begins."
        ),
    ] = "next_deal"

    miscall: Annotated[
        Literal["cards_speak", "kills"],
        Meta(
            description="IRRD-13: cards speak in lowball too, or a false claim kills a hand whose "
            "claim made another player foul theirs."
        ),
    ] = "kills"

    def __post_init__(self) -> None:
        check_options(self)

    def but(self, **changes: Any) -> FloorRules:
        """Return the rules with some options changed; ``BadGame`` for an unknown choice."""
        return replace_options(self, changes)
