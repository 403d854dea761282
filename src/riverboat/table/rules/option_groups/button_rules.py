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
            description="BMOV-01, BMOV-02, BMOV-03, BMOV-05: after a player leaves, the button "
            "moves to the next player (simplified), does so while skipped blinds are "
            "posted (moving), or the big blind moves on and the button may be in "
            "front of an empty chair (dead)."
        ),
    ] = "simplified"
    first: Annotated[
        Literal["draw", "lowest chair"],
        Meta(
            description="SEAT-01: the first button is drawn for high card, or starts at the "
            "lowest chair."
        ),
    ] = "draw"
    draw_tie: Annotated[
        Literal["suit", "redeal"],
        Meta(
            description="SEAT-02: a tie in the draw for the first button is broken by suit, or by "
            "another card."
        ),
    ] = "suit"
    wrong_button: Annotated[
        Literal["fix_next_hand", "tda"],
        Meta(
            description="SEAT-09, BMOV-10: a misplaced button is corrected for the next hand, or "
            "stands once there was action."
        ),
    ] = "fix_next_hand"
    absent: Annotated[
        Literal["dealt_out", "dealt_in"],
        Meta(
            description="SEAT-10, BYND-36: an absent player is dealt out; or is dealt in, posts, "
            "and is folded."
        ),
    ] = "dealt_out"
    new_player: Annotated[
        Literal["none", "bb", "bb in limit", "min_bet", "wait"],
        Meta(
            description="POST-01: a new player posts nothing; a big blind; a big blind in limit "
            "games only; a big blind or, in games without blinds, a minimum bet; or "
            "waits for the big blind."
        ),
    ] = "bb"
    missed_blinds: Annotated[
        Literal["both_now_sb_dead", "one_per_hand_live", "wait_for_bb", "bb_live"],
        Meta(
            description="POST-03, POST-04, POST-05, POST-08: a returning player posts both missed "
            "blinds at once, the small one dead; one per hand, live, largest first; "
            "waits for the big blind; or posts one live big blind whatever was "
            "missed."
        ),
    ] = "bb_live"
    buy_button: Annotated[
        bool,
        Meta(
            description="BYND-32: a player who would enter between the button and the big blind "
            "may instead post both blinds, the small one dead, and gets the button "
            "next."
        ),
    ] = False
    gap_post: Annotated[
        bool,
        Meta(
            description="BYND-32: a player who would enter between the button and the big blind, "
            "and does not buy the button, may post the big blind alone; the button "
            "then skips them once."
        ),
    ] = False
    replacement: Annotated[
        Literal["assume", "sit_out", "either"],
        Meta(
            description="BMOV-08: a player who takes a leaver's chair at once pays the leaver's "
            "blinds, waits, or chooses."
        ),
    ] = "sit_out"
    free_moves: Annotated[
        int,
        Meta(
            ge=0,
            description="BYND-34: number of players whom a player may pass in a seat change "
            "without posting.",
        ),
    ] = 2
    same_place: Annotated[
        bool,
        Meta(
            description="BYND-34: in draw and mixed games, a player who moves away from the "
            "blinds waits until their old position comes around."
        ),
    ] = True
    blind_poster: Annotated[
        Literal["left_of_button", "last_winner"],
        Meta(description="BLND-04: the player who posts a single blind."),
    ] = "left_of_button"
    blind_seats: Annotated[
        tuple[int, ...],
        Meta(
            description="BLND-05, BLND-18: for each blind, smallest first, the number of players "
            "from the button to its poster, clockwise; 0 is the button. Empty: the "
            "usual positions."
        ),
    ] = ()
    empty_row: Annotated[
        Literal["dead", "skip"],
        Meta(
            description="TRNY-30: with several empty seats in a row, a dead button stops at each "
            "of them (dead), or passes all of them at once (skip)."
        ),
    ] = "dead"
    ante_payer: Annotated[
        Literal["each", "button", "bb", "bb_once", "offset"],
        Meta(
            description="ANTE-01, ANTE-05, ANTE-06, BYND-30: each player antes, or one player "
            "antes for all: the button, the big blind, the big blind with one ante "
            "for any number of players, or the player ante_offset seats left of the "
            "button."
        ),
    ] = "each"
    ante_offset: Annotated[
        int,
        Meta(
            ge=0,
            description="ANTE-06: number of seats from the button to the player who antes for "
            "all, clockwise.",
        ),
    ] = 0
    chop: Annotated[
        bool,
        Meta(
            description="BYND-35: the blinds may chop when all others fold, except in a kill pot."
        ),
    ] = False
    picked_up: Annotated[
        int,
        Meta(
            ge=0,
            description="BYND-45: number of missed big blinds after which an absent player's "
            "chips are picked up and the chair is free (0: never).",
        ),
    ] = 0
    picked_up_minutes: Annotated[
        int,
        Meta(
            ge=0,
            description="BYND-45: minutes of sitting out or without a connection after which a "
            "player's chips are picked up (0: never).",
        ),
    ] = 0
    second_away_minutes: Annotated[
        int,
        Meta(
            ge=0,
            description="BYND-55: minutes until chips are picked up for a player who leaves while "
            "another player is already absent (0: as for the first).",
        ),
    ] = 0

    def __post_init__(self) -> None:
        check_options(self)
        if self.blind_seats and self.rule != "simplified":
            raise BadGame(w.BlindsByPlaces(self.rule))
        if any(type(place) is not int or not 0 <= place <= 9 for place in self.blind_seats):
            raise BadGame(w.PlacesOfBlinds())
