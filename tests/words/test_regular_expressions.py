"""No code parses the project's own sentences; data is passed as values beside them.

Regular expressions are for external text: files, user input, addresses and markup. Every module
that has one is listed here with its purpose, so that adding one is a deliberate decision.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE_FOLDER = ROOT / "src" / "riverboat"
CLIENT_FOLDER = ROOT / "client" / "src"

TYPED_INPUT = "what people type"
STORED_FILES_PURPOSE = "files of others and of ours, as they are stored"
TABLE_SIGNS = "the sign of a table, which is a notation: `no-limit hold'em 1/2`"
TECHNICAL_TEXTS = "names, addresses, markup and numbers"

PURPOSES_BY_PYTHON_MODULE = {
    "acpc/": STORED_FILES_PURPOSE,
    "cli/table_sessions/": TYPED_INPUT,
    "compat/": STORED_FILES_PURPOSE,
    "cli/commands/owed.py": TYPED_INPUT,
    "cli/commands/rules.py": TYPED_INPUT,
    "cli/commands/side_pots.py": TYPED_INPUT,
    "cli/histories/anonymize.py": STORED_FILES_PURPOSE,
    "cli/pages/tool_page.py": TECHNICAL_TEXTS,
    "cli/terminal/usage_errors.py": "what typer says of a line that was typed, in English only",
    "cli/terminal/terminal_felt.py": STORED_FILES_PURPOSE,
    "cli/terminal/help_translation.py": TECHNICAL_TEXTS,
    "cli/terminal/json_output.py": TECHNICAL_TEXTS,
    "cli/terminal/numeric_arguments.py": TYPED_INPUT,
    "engine/commands/parse_errors.py": "what msgspec, json and tomllib say, in English only",
    "engine/corrections/correction_checks.py": "whether a rule is an id: `BET-10`",
    "engine/games/game_names.py": TABLE_SIGNS,
    "engine/games/game_spelling.py": TABLE_SIGNS,
    "equity/": TYPED_INPUT,
    "floor/bets/spoken_vocabulary.py": "what a player was heard to say",
    "floor/rule_excerpts.py": "citations in the text of the rulebook",
    "floor/inquiry/doubts.py": "quotation marks around what a player was heard to say",
    "floor/incident_parsing/": "what a player was heard to say, or was seen to do",
    "floor/transcript/": "what a player was heard to say, or was seen to do",
    "histories/file_pieces.py": STORED_FILES_PURPOSE,
    "solve/postflop/": TYPED_INPUT,
    "hands/hand_action_parser.py": TYPED_INPUT,
    "hands/stack_sizes.py": TYPED_INPUT,
    "notation/": STORED_FILES_PURPOSE,
    "picture/replay_page.py": STORED_FILES_PURPOSE,
    "rulebook.py": STORED_FILES_PURPOSE,
    "service/backups.py": TECHNICAL_TEXTS,
    "solve/postflop/flop_reports.py": TYPED_INPUT,
    "solve/postflop/memory_limits.py": TECHNICAL_TEXTS,
    "solve/postflop/node_paths.py": TYPED_INPUT,
    "solve/postflop/sizes.py": TYPED_INPUT,
    "store/schema_migration.py": TECHNICAL_TEXTS,
    "store/store_urls.py": TECHNICAL_TEXTS,
    "table/rules/config/": STORED_FILES_PURPOSE,
    "table/rules/rules_page.py": TECHNICAL_TEXTS,
    "tools/": TYPED_INPUT,
    "tourney/structure/level_lines.py": TYPED_INPUT,
    "web/": TECHNICAL_TEXTS,
    "words/arguments.py": TECHNICAL_TEXTS,
    "words/catalogue.py": TECHNICAL_TEXTS,
    "words/language.py": TABLE_SIGNS,
    "words/help_texts.py": TECHNICAL_TEXTS,
    "words/named_texts.py": STORED_FILES_PURPOSE,
}
PURPOSES_BY_CLIENT_FILE = {
    "door/DeviceCodeLink.svelte": TECHNICAL_TEXTS,
    "table/beside/logEntries.ts": "the mark of bots after a name",
    "event/playerList.ts": STORED_FILES_PURPOSE,
    "season/clubPlayerFile.ts": STORED_FILES_PURPOSE,
    "season/playerSearch.ts": TYPED_INPUT,
    "floor/ChipTray.svelte": TYPED_INPUT,
    "floor/NumberPad.svelte": TYPED_INPUT,
    "floor/floorAnswers.ts": TYPED_INPUT,
    "floor/lineParsing.svelte.ts": TYPED_INPUT,
    "lib/amount.ts": TYPED_INPUT,
    "event/RegisterPlayers.svelte": TYPED_INPUT,
    "event/newEventForm.svelte.ts": TYPED_INPUT,
    "event/EventHostPanel.svelte": TYPED_INPUT,
    "event/levelClock.ts": TYPED_INPUT,
    "event/eventRules.ts": TYPED_INPUT,
    "event/eventText.ts": "the name of a bot, which says that it is one",
    "lib/api.ts": TECHNICAL_TEXTS,
    "lib/cutChain.ts": TECHNICAL_TEXTS,
    "lib/decimal.ts": TYPED_INPUT,
    "lib/handSearch.ts": TYPED_INPUT,
    "lib/optionValues.ts": TECHNICAL_TEXTS,
    "lib/passkeys.ts": TECHNICAL_TEXTS,
    "lib/roomLinks.ts": TECHNICAL_TEXTS,
    "lib/router.svelte.ts": TECHNICAL_TEXTS,
    "lib/sha256.ts": TECHNICAL_TEXTS,
    "lib/toml.ts": STORED_FILES_PURPOSE,
    "lib/proofVerification.ts": TECHNICAL_TEXTS,
    "lib/words/phraseFormatter.ts": "templates, and the sign of a table",
    "live/": TYPED_INPUT,
    "new/GamePicker.svelte": TYPED_INPUT,
    "new/tableDraft.ts": STORED_FILES_PURPOSE,
    "parts/AuthenticatorSetup.svelte": TECHNICAL_TEXTS,
    "table/bar/betSizes.ts": "the names of sizes, as settings keep them: `1.5 pot`",
    "table/beside/mentions.ts": "whether a name in the chat goes on",
    "review/reviewText.ts": TECHNICAL_TEXTS,
    "study/HandGrid.svelte": TECHNICAL_TEXTS,
    "study/rangeGrid.ts": TYPED_INPUT,
    "study/spotLink.ts": TYPED_INPUT,
    "train/TrainPage.svelte": TECHNICAL_TEXTS,
    "tools/ToolField.svelte": TYPED_INPUT,
    "tools/toolForms.ts": TYPED_INPUT,
}

_REGULAR_EXPRESSION = re.compile(
    r"(?:[(=,:?|&!{;]|return)\s*/(?![/*>])(?:[^/\\\n\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[dgimsuvy]*"
    r"(?=\s*[.),;\]}])|\bnew RegExp\("
)
"""A regular expression literal or constructor."""
_STYLES_AND_COMMENTS = re.compile(r"<style[\s\S]*?</style>|^\s*(?://|/?\*).*$", re.MULTILINE)


def find_modules_with_expressions() -> Iterator[str]:
    """Yield each module once per regular expression in it."""
    for path in SOURCE_FOLDER.rglob("*.py"):
        text = path.read_text("utf-8")
        if not re.search(r"^\s*import re\b", text, re.MULTILINE):
            continue
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Name("re"), attr=verb)) if (
                    verb != "escape"
                ):
                    yield path.relative_to(SOURCE_FOLDER).as_posix()
                case _:
                    pass


def find_client_files_with_expressions() -> Iterator[str]:
    """Yield each client file once per regular expression; the generated words have none."""
    for path in CLIENT_FOLDER.rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            code = _STYLES_AND_COMMENTS.sub("", path.read_text("utf-8"))
            yield from [path.relative_to(CLIENT_FOLDER).as_posix()] * len(
                _REGULAR_EXPRESSION.findall(code)
            )


def find_unlisted_places(path_counts: Counter[str], listed_paths: dict[str, str]) -> dict[str, int]:
    return {
        path: count
        for path, count in path_counts.items()
        if not any(
            path == listed_path or (listed_path.endswith("/") and path.startswith(listed_path))
            for listed_path in listed_paths
        )
    }


def test_every_regular_expression_has_listed_purpose() -> None:
    python_counts, client_counts = (
        Counter(find_modules_with_expressions()),
        Counter(find_client_files_with_expressions()),
    )
    assert python_counts.total() > 100
    assert client_counts.total() > 25
    assert find_unlisted_places(python_counts, PURPOSES_BY_PYTHON_MODULE) == {}
    assert find_unlisted_places(client_counts, PURPOSES_BY_CLIENT_FILE) == {}


def test_listed_modules_still_have_regular_expressions() -> None:
    for paths, purposes_by_path in (
        (find_modules_with_expressions(), PURPOSES_BY_PYTHON_MODULE),
        (find_client_files_with_expressions(), PURPOSES_BY_CLIENT_FILE),
    ):
        found_paths = {*paths}
        unused_paths = [
            listed_path
            for listed_path in purposes_by_path
            if not any(path.startswith(listed_path) for path in found_paths)
        ]
        assert unused_paths == []


def test_only_listed_text_modules_use_regular_expressions() -> None:
    text_packages = ("words/", "narration/", "service/", "wire/")
    paths = {path for path in find_modules_with_expressions() if path.startswith(text_packages)}
    assert paths == {
        "words/arguments.py",
        "words/catalogue.py",
        "words/language.py",
        "words/help_texts.py",
        "words/named_texts.py",
        "service/backups.py",
    }
