"""Options of rake, time fees, kitty and jackpot."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from riverboat.engine import BadGame
from riverboat.engine.games.option_fields import check_options
from riverboat.table.rules.bad_beat import JackpotHand, check_jackpot
from riverboat.words.refusals import options as w


class FeeRules(Struct, frozen=True, kw_only=True):
    """Fees of the house, such as rake, and pools that players fund, such as a kitty.

    All amounts are in chips.
    """

    per_mille: Annotated[int, Meta(ge=0, le=200, description="HOUS-01, BYND-47")] = 0
    cap: Annotated[int, Meta(ge=0, description="BYND-47")] = 0
    caps: Annotated[tuple[int, ...], Meta(description="BYND-47")] = ()
    no_flop_no_drop: Annotated[bool, Meta(description="BYND-47")] = True
    unit: Annotated[int, Meta(ge=1, description="UNIT-02")] = 1
    drop: Annotated[int, Meta(ge=0, description="BYND-47")] = 0
    drop_from: Annotated[int, Meta(ge=0, description="BYND-47")] = 0
    kitty: Annotated[int, Meta(ge=0, description="HOUS-03")] = 0
    kitty_for: Annotated[tuple[str, ...], Meta(description="HOUS-03, HOUS-04, HOUS-05")] = ()
    time_fee: Annotated[int, Meta(ge=0, description="HOUS-04")] = 0
    time_every: Annotated[int, Meta(ge=0, description="HOUS-04")] = 30
    time_pot: Annotated[int, Meta(ge=0, description="BYND-51")] = 0
    jackpot: Annotated[JackpotHand, Meta(description="BYND-58")] = "none"
    jackpot_shares: Annotated[tuple[int, ...], Meta(description="BYND-58")] = (50, 25, 25)

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
