"""Every dealer tool case."""

from __future__ import annotations

import pytest

from riverboat.tools import BadQuestion
from tests.rules.tools.tool_cases import ToolCase, answer_case, load_cases


@pytest.mark.parametrize("case", load_cases(), ids=str)
def test_tool_answers_case(case: ToolCase) -> None:
    if case.refused:
        with pytest.raises(BadQuestion) as error:
            answer_case(case)
        assert str(error.value) == case.refused
        return
    answer, steps = answer_case(case)
    assert steps == [*case.then]
    for field, value in case.gives.items():
        actual = getattr(answer, field)
        assert (list(actual) if isinstance(actual, tuple) else actual) == value
