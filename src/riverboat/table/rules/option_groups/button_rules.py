"""Options of the button, the blinds, and posts of new and returning players."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.engine import BadGame
from riverboat.engine.games.option_fields import check_options
from riverboat.words.refusals import options as w


class ButtonRules(Struct, frozen=True, kw_only=True):
    """Rules of the button and blinds, and of posts by new and returning players."""

    rule: Annotated[
        Literal["simplified", "moving", "dead"],
        Meta(
            description="BMOV-01, BMOV-02, BMOV-03, BMOV-05: after somebody leaves the button goes "
            "to the next player; the same, and blinds that were skipped are paid; or the big "
            "blind goes on and the button may lie before an empty chair."
        ),
    ] = "simplified"
    first: Annotated[
        Literal["draw", "lowest chair"],
        Meta(description="SEAT-01: the first button is drawn for, or begins at the lowest chair."),
    ] = "draw"
    draw_tie: Annotated[
        Literal["suit", "redeal"],
        Meta(description="SEAT-02: a tie for the first button is broken by suit or by more cards."),
    ] = "suit"
    wrong_button: Annotated[
        Literal["fix_next_hand", "tda"],
        Meta(
            description="SEAT-09, BMOV-10: a button found wrong is set right for the next hand, or "
            "stands once there was action."
        ),
    ] = "fix_next_hand"
    absent: Annotated[
        Literal["dealt_out", "dealt_in"],
        Meta(
            description="SEAT-10, BYND-36: who is away is not dealt in, or is, posts and is folded."
        ),
    ] = "dealt_out"
    new_player: Annotated[
        Literal["none", "bb", "bb in limit", "min_bet", "wait"],
        Meta(
            description="POST-01: a new player comes in free, posts a big blind, posts one in "
            "limit games only, posts one or, where there are no blinds, a minimum bet (min_bet), "
            "or waits for the big blind."
        ),
    ] = "bb"
    missed_blinds: Annotated[
        Literal["both_now_sb_dead", "one_per_hand_live", "wait_for_bb", "bb_live"],
        Meta(
            description="POST-03, POST-04, POST-05, POST-08: on return both missed blinds at once, "
            "the small one dead; one a hand, live, the largest first; none but by waiting for the "
            "big blind; or one live big blind whatever was missed."
        ),
    ] = "bb_live"
    buy_button: Annotated[
        bool,
        Meta(
            description="BYND-32: who would come in between the button and the big blind may post "
            "both blinds, the small one dead, in place of the others, and has the button next."
        ),
    ] = False
    gap_post: Annotated[
        bool,
        Meta(
            description="BYND-32: who would come in between the button and the big blind, and does "
            "not buy the button, may post the big blind alone; the button then passes them once."
        ),
    ] = False
    replacement: Annotated[
        Literal["assume", "sit_out", "either"],
        Meta(
            description="BMOV-08: who takes a leaver's chair at once pays the blinds in their "
            "stead, waits, or chooses."
        ),
    ] = "sit_out"
    free_moves: Annotated[
        int,
        Meta(
            ge=0,
            description="BYND-34: how many players one may pass by changing seats, free of blinds.",
        ),
    ] = 2
    same_place: Annotated[
        bool,
        Meta(
            description="BYND-34: in draw and mixed games who moves away from the blinds waits for "
            "the place that they had."
        ),
    ] = True
    blind_poster: Annotated[
        Literal["left_of_button", "last_winner"],
        Meta(description="BLND-04: who posts a single blind."),
    ] = "left_of_button"
    blind_seats: Annotated[
        tuple[int, ...],
        Meta(
            description="BLND-05, BLND-18: for each blind, smallest first, how many players left "
            "of "
            "the button its poster sits; 0 is the button. Empty: the usual places."
        ),
    ] = ()
    empty_row: Annotated[
        Literal["dead", "skip"],
        Meta(
            description="TRNY-30: where several seats in a row are empty a dead button stays dead "
            "seat by seat, or goes over all of them at once."
        ),
    ] = "dead"
    ante_payer: Annotated[
        Literal["each", "button", "bb", "bb_once", "offset"],
        Meta(
            description="ANTE-01, ANTE-05, ANTE-06, BYND-30: each player antes, or one for all: "
            "the button, the big blind, the big blind one ante however many play, or whoever sits "
            "ante_offset left of the button."
        ),
    ] = "each"
    ante_offset: Annotated[
        int, Meta(ge=0, description="ANTE-06: how far left of the button the ante's payer sits.")
    ] = 0
    chop: Annotated[
        bool,
        Meta(
            description="BYND-35: the two blinds may take their money back when all others fold, "
            "unless there is a kill."
        ),
    ] = False
    picked_up: Annotated[
        int,
        Meta(
            ge=0,
            description="BYND-45: after so many missed big blinds an absent player's chips are "
            "picked up and their chair is free (0: never).",
        ),
    ] = 0
    picked_up_minutes: Annotated[
        int,
        Meta(
            ge=0,
            description="BYND-45: the same after so many minutes in which they sat out or had no "
            "connection (0: never).",
        ),
    ] = 0
    second_away_minutes: Annotated[
        int,
        Meta(
            ge=0,
            description="BYND-55: the same for whoever goes away while another player is away "
            "already (0: as long as for the first).",
        ),
    ] = 0

    def __post_init__(self) -> None:
        check_options(self)
        if self.blind_seats and self.rule != "simplified":
            raise BadGame(w.BlindsByPlaces(self.rule))
        if any(type(place) is not int or not 0 <= place <= 9 for place in self.blind_seats):
            raise BadGame(w.PlacesOfBlinds())
