"""Works out how often each player would win, beside the table: no hand ever waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from riverboat.service.dealer.alarms import Step
from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.dealer.turn import Work
from riverboat.service.views.run_out import Odds, RunOutQuestion, odds, prepare

log = structlog.get_logger(__name__)


class OddsCalculator:
    """Asks what a run-out of one table comes to, once for each of its cards."""

    def __init__(
        self, ring: Callable[[Step], None], reckon: Callable[[RunOutQuestion], Odds] = odds
    ) -> None:
        self._ring, self._reckon = ring, reckon
        self._asked: RunOutQuestion | None = None
        self._task: asyncio.Task[None] | None = None
        self._prepared = False
        self._preparing: asyncio.Future[None] | None = None
        """Kept, so that it is not thrown away before it is done."""

    def look(self, dealer: TableDealer) -> None:
        """See whether there is something new to be worked out; only where cards wait to come."""
        if dealer.pace and dealer.hand is not None and not self._prepared:
            self._prepared = True
            self._preparing = asyncio.get_running_loop().run_in_executor(None, prepare)
        asked = dealer.scene.question if dealer.deals_at else None
        if asked is None or asked == self._asked:
            return
        self._asked = asked
        loop = asyncio.get_running_loop()
        self._task = loop.create_task(self._find(dealer, asked), name=f"odds {dealer.id}")

    def stop(self) -> None:
        """Nobody wants to know any more."""
        if self._task is not None:
            self._task.cancel()

    async def _find(self, dealer: TableDealer, asked: RunOutQuestion) -> None:
        try:
            found = await asyncio.to_thread(self._reckon, asked)
        except Exception as why:  # the hand goes on as well without it
            log.error(
                "odds not found", table=dealer.id, hand=asked.hand, why=repr(why), exc_info=why
            )
            return

        def step(work: Work) -> None:
            if found and dealer.scene.answered(asked, found):
                work.fresh = True

        self._ring(step)
