"""The latest restore drill, for metrics and administrators."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from riverboat.service.restore_drill import DrillResult, latest_drill
from riverboat.web.monitoring.metrics import Metrics
from riverboat.web.server_config import ServerConfig


class RestoreDrills:
    """The stored result of the latest restore drill, scheduled or manual."""

    def __init__(self, config: ServerConfig, metrics: Metrics, now_ms: Callable[[], int]) -> None:
        self._data_folder, self._metrics, self._now_ms = Path(config.data), metrics, now_ms
        self._started_at = now_ms()
        self.is_scheduled = bool(config.backup_hours and config.drill_days)
        """True if the room runs drills by itself."""

    def latest(self) -> DrillResult | None:
        """Return the latest result; None before the first."""
        return latest_drill(self._data_folder)

    def export_metrics(self) -> None:
        """Export the age and the result of the latest drill."""
        latest = self.latest()
        latest_drill_at = latest.at if latest is not None else self._started_at
        is_age_known = latest is not None or self.is_scheduled
        self._metrics.drill_age.set(
            max(0.0, (self._now_ms() - latest_drill_at) / 1000) if is_age_known else 0
        )
        self._metrics.drill_failed.set(latest is not None and not latest.is_good)
