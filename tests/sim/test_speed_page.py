"""The examples of docs/reference/speed.md, with fewer hands."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "speed.md"


def test_the_examples_on_the_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    examples = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    code = "\n".join(examples)
    for many in ("1_000_000", "100_000"):
        assert many in code
        code = code.replace(many, "50")
    exec(code, {})
    assert capsys.readouterr().out.count("big blinds/100") == 6
