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
SOURCE = ROOT / "src" / "riverboat"
CLIENT = ROOT / "client" / "src"

TYPED_INPUT = "what people type"
FILES = "files of others and of ours, as they are stored"
TABLE_SIGNS = "the sign of a table, which is a notation: `no-limit hold'em 1/2`"
TECHNICAL = "names, addresses, markup and numbers"

PYTHON_PURPOSES = {
    "acpc/": FILES,
    "cli/table_sessions/": TYPED_INPUT,
    "compat/": FILES,
    "cli/commands/owed.py": TYPED_INPUT,
    "cli/commands/rules.py": TYPED_INPUT,
    "cli/commands/side_pots.py": TYPED_INPUT,
    "cli/histories/anonymize.py": FILES,
    "cli/pages/tool_page.py": TECHNICAL,
    "cli/terminal/usage_errors.py": "what typer says of a line that was typed, in English only",
    "cli/terminal/terminal_felt.py": FILES,
    "cli/terminal/help_translation.py": TECHNICAL,
    "cli/terminal/json_output.py": TECHNICAL,
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
    "histories/file_pieces.py": FILES,
    "solve/postflop/": TYPED_INPUT,
    "hands/hand_action_parser.py": TYPED_INPUT,
    "hands/stack_sizes.py": TYPED_INPUT,
    "notation/": FILES,
    "picture/replay_page.py": FILES,
    "rulebook.py": FILES,
    "service/backups.py": TECHNICAL,
    "solve/postflop/flop_reports.py": TYPED_INPUT,
    "solve/postflop/memory_limits.py": TECHNICAL,
    "solve/postflop/node_paths.py": TYPED_INPUT,
    "solve/postflop/sizes.py": TYPED_INPUT,
    "store/schema_migration.py": TECHNICAL,
    "store/store_urls.py": TECHNICAL,
    "table/rules/config/": FILES,
    "table/rules/rules_page.py": TECHNICAL,
    "tools/": TYPED_INPUT,
    "tourney/structure/level_lines.py": TYPED_INPUT,
    "web/": TECHNICAL,
    "words/arguments.py": TECHNICAL,
    "words/catalogue.py": TECHNICAL,
    "words/language.py": TABLE_SIGNS,
    "words/help_texts.py": TECHNICAL,
    "words/named_texts.py": FILES,
}
CLIENT_PURPOSES = {
    "door/DeviceCodeLink.svelte": TECHNICAL,
    "table/beside/logEntries.ts": "the mark of bots after a name",
    "event/playerList.ts": FILES,
    "season/clubPlayerFile.ts": FILES,
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
    "lib/api.ts": TECHNICAL,
    "lib/cutChain.ts": TECHNICAL,
    "lib/decimal.ts": TYPED_INPUT,
    "lib/handSearch.ts": TYPED_INPUT,
    "lib/optionValues.ts": TECHNICAL,
    "lib/passkeys.ts": TECHNICAL,
    "lib/roomLinks.ts": TECHNICAL,
    "lib/router.svelte.ts": TECHNICAL,
    "lib/sha256.ts": TECHNICAL,
    "lib/toml.ts": FILES,
    "lib/proofVerification.ts": TECHNICAL,
    "lib/words/phraseFormatter.ts": "templates, and the sign of a table",
    "live/": TYPED_INPUT,
    "new/GamePicker.svelte": TYPED_INPUT,
    "new/tableDraft.ts": FILES,
    "parts/AuthenticatorSetup.svelte": TECHNICAL,
    "table/bar/betSizes.ts": "the names of sizes, as settings keep them: `1.5 pot`",
    "table/beside/mentions.ts": "whether a name in the chat goes on",
    "review/reviewText.ts": TECHNICAL,
    "study/HandGrid.svelte": TECHNICAL,
    "study/rangeGrid.ts": TYPED_INPUT,
    "study/spotLink.ts": TYPED_INPUT,
    "train/TrainPage.svelte": TECHNICAL,
    "tools/ToolField.svelte": TYPED_INPUT,
    "tools/toolForms.ts": TYPED_INPUT,
}

_REGULAR_EXPRESSION = re.compile(
    r"(?:[(=,:?|&!{;]|return)\s*/(?![/*>])(?:[^/\\\n\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[dgimsuvy]*"
    r"(?=\s*[.),;\]}])|\bnew RegExp\("
)
"""A regular expression literal or constructor."""
_STYLES_AND_COMMENTS = re.compile(r"<style[\s\S]*?</style>|^\s*(?://|/?\*).*$", re.MULTILINE)


def find_python_modules() -> Iterator[str]:
    """Yield each module once per regular expression in it."""
    for path in SOURCE.rglob("*.py"):
        text = path.read_text("utf-8")
        if not re.search(r"^\s*import re\b", text, re.MULTILINE):
            continue
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Name("re"), attr=verb)) if (
                    verb != "escape"
                ):
                    yield path.relative_to(SOURCE).as_posix()
                case _:
                    pass


def find_client_files() -> Iterator[str]:
    """Yield each client file once per regular expression; the generated words have none."""
    for path in CLIENT.rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            code = _STYLES_AND_COMMENTS.sub("", path.read_text("utf-8"))
            yield from [path.relative_to(CLIENT).as_posix()] * len(
                _REGULAR_EXPRESSION.findall(code)
            )


def find_unlisted_places(places: Counter[str], listed_names: dict[str, str]) -> dict[str, int]:
    return {
        place: count
        for place, count in places.items()
        if not any(
            place == name or (name.endswith("/") and place.startswith(name))
            for name in listed_names
        )
    }


def test_every_regular_expression_has_listed_purpose() -> None:
    python_counts, client_counts = Counter(find_python_modules()), Counter(find_client_files())
    assert python_counts.total() > 100
    assert client_counts.total() > 25
    assert find_unlisted_places(python_counts, PYTHON_PURPOSES) == {}
    assert find_unlisted_places(client_counts, CLIENT_PURPOSES) == {}


def test_listed_modules_still_have_regular_expressions() -> None:
    for places, listed_names in (
        (find_python_modules(), PYTHON_PURPOSES),
        (find_client_files(), CLIENT_PURPOSES),
    ):
        found_places = {*places}
        unused_names = [
            name
            for name in listed_names
            if not any(place.startswith(name) for place in found_places)
        ]
        assert unused_names == []


def test_only_listed_text_modules_use_regular_expressions() -> None:
    text_packages = ("words/", "narration/", "service/", "wire/")
    places = {place for place in find_python_modules() if place.startswith(text_packages)}
    assert places == {
        "words/arguments.py",
        "words/catalogue.py",
        "words/language.py",
        "words/help_texts.py",
        "words/named_texts.py",
        "service/backups.py",
    }
