"""Each message of a table has its own handler, named after it."""

from __future__ import annotations

import re
from typing import get_args

from riverboat.service.task.table_messages import AnyTableMessage
from riverboat.service.task.table_task import _HANDLERS, TableTask


def test_each_message_has_the_handler_of_its_name() -> None:
    assert set(_HANDLERS) == set(get_args(AnyTableMessage))
    for message, handler in _HANDLERS.items():
        name = re.sub(r"(?<!^)(?=[A-Z])", "_", message.__name__).lower()
        assert handler is getattr(TableTask, f"_handle_{name}")
