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
        Meta(description="BMOV-01, BMOV-02, BMOV-03, BMOV-05"),
    ] = "simplified"
    first: Annotated[Literal["draw", "lowest chair"], Meta(description="SEAT-01")] = "draw"
    draw_tie: Annotated[Literal["suit", "redeal"], Meta(description="SEAT-02")] = "suit"
    wrong_button: Annotated[
        Literal["fix_next_hand", "tda"], Meta(description="SEAT-09, BMOV-10")
    ] = "fix_next_hand"
    absent: Annotated[Literal["dealt_out", "dealt_in"], Meta(description="SEAT-10, BYND-36")] = (
        "dealt_out"
    )
    new_player: Annotated[
        Literal["none", "bb", "bb in limit", "min_bet", "wait"], Meta(description="POST-01")
    ] = "bb"
    missed_blinds: Annotated[
        Literal["both_now_sb_dead", "one_per_hand_live", "wait_for_bb", "bb_live"],
        Meta(description="POST-03, POST-04, POST-05, POST-08"),
    ] = "bb_live"
    buy_button: Annotated[bool, Meta(description="BYND-32")] = False
    gap_post: Annotated[bool, Meta(description="BYND-32")] = False
    replacement: Annotated[Literal["assume", "sit_out", "either"], Meta(description="BMOV-08")] = (
        "sit_out"
    )
    free_moves: Annotated[int, Meta(ge=0, description="BYND-34")] = 2
    same_place: Annotated[bool, Meta(description="BYND-34")] = True
    blind_poster: Annotated[
        Literal["left_of_button", "last_winner"], Meta(description="BLND-04")
    ] = "left_of_button"
    blind_seats: Annotated[tuple[int, ...], Meta(description="BLND-05, BLND-18")] = ()
    empty_row: Annotated[Literal["dead", "skip"], Meta(description="TRNY-30")] = "dead"
    ante_payer: Annotated[
        Literal["each", "button", "bb", "bb_once", "offset"],
        Meta(description="ANTE-01, ANTE-05, ANTE-06, BYND-30"),
    ] = "each"
    ante_offset: Annotated[int, Meta(ge=0, description="ANTE-06")] = 0
    chop: Annotated[bool, Meta(description="BYND-35")] = False
    picked_up: Annotated[int, Meta(ge=0, description="BYND-45")] = 0
    picked_up_minutes: Annotated[int, Meta(ge=0, description="BYND-45")] = 0
    second_away_minutes: Annotated[int, Meta(ge=0, description="BYND-55")] = 0

    def __post_init__(self) -> None:
        check_options(self)
        if self.blind_seats and self.rule != "simplified":
            raise BadGame(w.BlindSeatsButtonConflict(self.rule))
        if any(type(offset) is not int or not 0 <= offset <= 9 for offset in self.blind_seats):
            raise BadGame(w.BlindSeatsOutOfRange())
