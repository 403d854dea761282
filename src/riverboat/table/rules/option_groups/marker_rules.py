"""Options of markers and loans."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from riverboat.engine import BadGame
from riverboat.engine.games.option_fields import check_options
from riverboat.words.refusals import options as w


class MarkerRules(Struct, frozen=True, kw_only=True):
    """Rules of markers and loans: promises to pay that are played like chips."""

    enabled: Annotated[bool, Meta(description="MARK-02")] = False
    accept_below: Annotated[int, Meta(ge=0, description="MARK-04")] = 0
    settle_within: Annotated[int, Meta(ge=0, description="MARK-04")] = 0
    borrowing: Annotated[bool, Meta(description="MARK-03, OPEN-01")] = False

    def __post_init__(self) -> None:
        check_options(self)
        if self.accept_below and not self.enabled:
            raise BadGame(w.SmallMarkersNeedMarkers())
