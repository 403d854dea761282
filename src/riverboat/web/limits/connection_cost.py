"""Processor time used by the frames of one connection, charged to its account and address."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from riverboat.web.limits.cost_budget import ProcessorBudgets
from riverboat.web.limits.cost_meter import CostMeter, metered

COMMAND_COST_SECONDS: Final = 0.0005
"""Seconds charged for a command on the fast path."""
_MAX_WAITING_FRAMES: Final = 32
"""Frames that may wait for one budget; more are refused."""
_MAX_WAIT_SECONDS: Final = 30.0


class ConnectionCost:
    """Budgets of one connection.

    A seated player waits for their own budget only, so that other clients of the address cannot
    keep the player from acting. All other clients also wait for the budget of the address.
    """

    def __init__(self, budgets: ProcessorBudgets, name: str, address: str) -> None:
        address_budgets = budgets.budgets_of_address(address)
        self._own_budget = budgets.budget_of_account(name) if name else address_budgets[0]
        self._shared_budgets = (
            address_budgets if name else (*address_budgets[1:], budgets.anonymous)
        )
        self._meter = CostMeter()
        for budget in (self._own_budget, *self._shared_budgets):
            self._meter.charge_to(budget.charge)

    async def run_metered(self, read_frames: Awaitable[None]) -> None:
        """Read frames, and charge each step on the event loop."""
        await metered(read_frames, self._meter)

    async def wait_for_budget(self, is_seated: Callable[[], bool]) -> None:
        """Wait until the next frame may be handled. Raises ``BudgetExceeded``."""
        if not self._own_budget.can_admit:
            await self._own_budget.wait_until_admitted(_MAX_WAITING_FRAMES, _MAX_WAIT_SECONDS)
        if all(budget.can_admit for budget in self._shared_budgets) or is_seated():
            return
        for budget in self._shared_budgets:
            if not budget.can_admit:
                await budget.wait_until_admitted(_MAX_WAITING_FRAMES, _MAX_WAIT_SECONDS)

    @property
    def can_admit_command(self) -> bool:
        """True if the connection's own budget has room to handle a command at once."""
        return self._own_budget.can_admit

    def charge_command(self) -> None:
        """Charge a command that was handled at once."""
        self._meter.add_step(COMMAND_COST_SECONDS)
