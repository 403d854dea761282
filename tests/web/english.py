"""English names from the room, for the client's tests: the client names all of them in Czech too.

``python -m tests.web.english`` writes ``client/tests/shell/english.json``. Phrases of the room
belong to ``riverboat.words``; ``tests/words`` proves that every language has them all.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from riverboat.web.serializers.table_presets import PRESETS

ROOT = Path(__file__).parents[2]
FIXTURE_FILE = ROOT / "client" / "tests" / "shell" / "english.json"


def collect_english_names() -> dict[str, Any]:
    """Return the English names of the presets."""
    return {"presets": [preset.name for preset in PRESETS]}


def render_fixture() -> str:
    """Return the text of ``english.json``."""
    return json.dumps(collect_english_names(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FIXTURE_FILE.write_text(render_fixture())
