"""Every dealer tool case."""

from __future__ import annotations

import msgspec
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
    for json_key, value in case.gives.items():
        actual = getattr(answer, field_of_json_key(answer, json_key))
        assert (list(actual) if isinstance(actual, tuple) else actual) == value


def field_of_json_key(answer: msgspec.Struct, json_key: str) -> str:
    """Return the field of a tool's answer that has this key in JSON."""
    return dict(zip(answer.__struct_encode_fields__, answer.__struct_fields__, strict=True))[
        json_key
    ]
