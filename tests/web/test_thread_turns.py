from __future__ import annotations

import sys

import pytest

from riverboat.web.monitoring.thread_turns import TURN, short_turns


def test_thread_switch_interval_is_short_while_room_is_open() -> None:
    usual = sys.getswitchinterval()
    with short_turns():
        assert sys.getswitchinterval() == pytest.approx(TURN) != usual
    assert sys.getswitchinterval() == usual
