"""What the room names in English, for the client's tests: it names all of it in Czech, too.

``python -m tests.web.english`` writes ``client/tests/shell/english.json``. What the room *says* are
phrases of ``riverboat.words``, and ``tests/words`` proves that every language has them all.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from riverboat.web.serializers.table_presets import PRESETS

ROOT = Path(__file__).parents[2]
FIXTURE = ROOT / "client" / "tests" / "shell" / "english.json"


def english() -> dict[str, Any]:
    """All of it."""
    return {"presets": [preset.name for preset in PRESETS]}


def written() -> str:
    """The text of the file."""
    return json.dumps(english(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FIXTURE.write_text(written())
