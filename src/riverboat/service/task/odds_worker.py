"""Background worker that computes run-out odds, so that no hand waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.task.table_messages import Enqueue, OddsFound
from riverboat.service.views.run_out_odds import Odds, RunOutQuestion, calculate_odds, warm_up

log = structlog.get_logger(__name__)


class OddsWorker:
    """Computes the odds of one table's run-outs, once for each card."""

    def __init__(
        self,
        enqueue: Enqueue,
        calculate: Callable[[RunOutQuestion], Odds] = calculate_odds,
    ) -> None:
        self._enqueue, self._calculate_odds = enqueue, calculate
        self._question: RunOutQuestion | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_warmed_up = False
        self._warm_up_future: asyncio.Future[None] | None = None
        """Reference that keeps the warm-up from being garbage-collected."""

    def update(self, dealer: TableDealer) -> None:
        """Start a computation if a run-out has new cards."""
        if dealer.card_interval_ms and dealer.hand is not None and not self._is_warmed_up:
            self._is_warmed_up = True
            self._warm_up_future = asyncio.get_running_loop().run_in_executor(None, warm_up)
        question = dealer.public_state.question if dealer.next_cards_at else None
        if question is None or question == self._question:
            return
        self._question = question
        loop = asyncio.get_running_loop()
        self._task = loop.create_task(self._calculate(dealer, question), name=f"odds {dealer.id}")

    def stop(self) -> None:
        """Cancel the current computation."""
        if self._task is not None:
            self._task.cancel()

    async def _calculate(self, dealer: TableDealer, question: RunOutQuestion) -> None:
        try:
            odds = await asyncio.to_thread(self._calculate_odds, question)
        except Exception as error:  # the hand continues without odds
            log.error(
                "odds not found",
                table=dealer.id,
                hand=question.hand,
                why=repr(error),
                exc_info=error,
            )
            return
        if odds:
            self._enqueue(OddsFound(question, odds))
