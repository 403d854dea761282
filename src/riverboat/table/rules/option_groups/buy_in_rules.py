"""Options of buy-ins, added chips and chips taken away."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from riverboat.engine import BadGame
from riverboat.engine.games.option_fields import check_options
from riverboat.words.refusals import options as w


class BuyInRules(Struct, frozen=True, kw_only=True):
    """Limits on buying in, adding chips and taking them away. All amounts are in chips."""

    least: Annotated[int, Meta(ge=0, description="STAK-02, BUYN-03, BUYN-08")] = 0
    most: Annotated[int, Meta(ge=0, description="STAK-02, BUYN-08, BUYN-09")] = 0
    match_stack: Annotated[bool, Meta(description="BUYN-08")] = False
    short: Annotated[int, Meta(ge=0, description="BUYN-04")] = 0
    return_window: Annotated[int, Meta(ge=0, description="BUYN-10, BUYN-12")] = 3600
    approval: Annotated[bool, Meta(description="BUYN-01")] = False
    behind: Annotated[int, Meta(ge=0, description="BUYN-07")] = 0
    small: Annotated[int, Meta(ge=0, description="STAK-06, OPEN-10")] = 0

    def __post_init__(self) -> None:
        check_options(self)
        if self.match_stack and not self.most:
            raise BadGame(w.MatchedBuyInWithoutMaximum())
        if self.most and self.least > self.most:
            raise BadGame(w.MinimumBuyInAboveMaximum(self.least, self.most), option="buy_in.least")
