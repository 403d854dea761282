"""Options of rake, time fees, kitty and jackpot."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from riverboat.engine import BadGame
from riverboat.engine.games.option_fields import check_options
from riverboat.table.rules.bad_beat import JackpotHand, check_jackpot
from riverboat.words.refusals import options as w


class FeeRules(Struct, frozen=True, kw_only=True):
    """The house's fees, and the players' own funds. In chips."""

    per_mille: Annotated[
        int, Meta(ge=0, le=200, description="HOUS-01, BYND-47: rake in thousandths of the pot.")
    ] = 0
    cap: Annotated[int, Meta(ge=0, description="BYND-47: maximum rake per hand (0: no cap).")] = 0
    caps: Annotated[
        tuple[int, ...],
        Meta(
            description="BYND-47: caps by number of players dealt in: for two, three, four ...; "
            "the last entry applies to more."
        ),
    ] = ()
    no_flop_no_drop: Annotated[
        bool, Meta(description="BYND-47: a hand that ends before the flop pays no rake.")
    ] = True
    unit: Annotated[
        int, Meta(ge=1, description="UNIT-02: rake is taken in multiples of this amount.")
    ] = 1
    drop: Annotated[int, Meta(ge=0, description="BYND-47: chips dropped for the jackpot.")] = 0
    drop_from: Annotated[
        int, Meta(ge=0, description="BYND-47: smallest pot that pays the jackpot drop.")
    ] = 0
    kitty: Annotated[
        int, Meta(ge=0, description="HOUS-03: chips that the winner of a pot puts in the kitty.")
    ] = 0
    kitty_for: Annotated[
        tuple[str, ...],
        Meta(description="HOUS-03, HOUS-04, HOUS-05: expenses that the kitty pays."),
    ] = ()
    time_fee: Annotated[int, Meta(ge=0, description="HOUS-04: time fee per seat, in chips.")] = 0
    time_every: Annotated[int, Meta(ge=0, description="HOUS-04: minutes between time fees.")] = 30
    time_pot: Annotated[
        int,
        Meta(
            ge=0,
            description="BYND-51: the first pot above this amount pays the time fee of all seats "
            "(0: each player pays).",
        ),
    ] = 0
    jackpot: Annotated[
        JackpotHand,
        Meta(
            description="BYND-58: lowest losing hand at showdown that wins the jackpot (none: no "
            "jackpot is paid)."
        ),
    ] = "none"
    jackpot_shares: Annotated[
        tuple[int, ...],
        Meta(
            description="BYND-58: percentages of the jackpot for the losing hand, for the winner, "
            "and for the other players dealt in; the rest stays."
        ),
    ] = (50, 25, 25)

    def __post_init__(self) -> None:
        check_options(self)
        if list(self.caps) != sorted(self.caps):
            raise BadGame(w.RakeCapsUnsorted(), option="fees.caps")
        if self.time_pot and not self.time_fee:
            raise BadGame(w.TimePotWithoutFee(), option="fees.time_pot")
        if self.jackpot != "none":
            check_jackpot(self.jackpot_shares, self.drop)
        if self.kitty_for and not self.kitty:
            raise BadGame(w.KittyWithoutIncome())
