"""``python -m tests.generated`` writes every page that has its own command."""

import re
from pathlib import Path

from tests.generated import generated_files


def test_generator_writes_each_page_with_a_command() -> None:
    page_modules = {
        f"tests.docs.{path.stem}"
        for path in Path(__file__).parent.glob("*_page.py")
        if not path.name.startswith("test_")
        and re.search(r"^COMMAND\b", path.read_text("utf-8"), re.MULTILINE)
    }
    assert len(page_modules) > 8
    assert page_modules <= {generated_file.module for generated_file in generated_files()}
