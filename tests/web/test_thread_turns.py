from __future__ import annotations

import sys

import pytest

from riverboat.web.monitoring.thread_turns import SWITCH_INTERVAL_SECONDS, short_switch_interval


def test_thread_switch_interval_is_short_while_room_is_open() -> None:
    default_interval = sys.getswitchinterval()
    with short_switch_interval():
        assert sys.getswitchinterval() == pytest.approx(SWITCH_INTERVAL_SECONDS) != default_interval
    assert sys.getswitchinterval() == default_interval
