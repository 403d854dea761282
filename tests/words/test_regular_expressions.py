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

TYPED = "what people type"
FILES = "files of others and of ours, as they are stored"
SIGNS = "the sign of a table, which is a notation: `no-limit hold'em 1/2`"
TECHNICAL = "names, addresses, markup and numbers"

IN_PYTHON = {
    "acpc/": FILES,
    "cli/table_sessions/": TYPED,
    "compat/": FILES,
    "cli/commands/owed.py": TYPED,
    "cli/commands/rules.py": TYPED,
    "cli/commands/side_pots.py": TYPED,
    "cli/histories/anonymize.py": FILES,
    "cli/pages/tool_page.py": TECHNICAL,
    "cli/terminal/usage_errors.py": "what typer says of a line that was typed, in English only",
    "cli/terminal/terminal_felt.py": FILES,
    "cli/terminal/help_translation.py": TECHNICAL,
    "cli/terminal/json_output.py": TECHNICAL,
    "cli/terminal/numeric_arguments.py": TYPED,
    "engine/commands/parse_errors.py": "what msgspec, json and tomllib say, in English only",
    "engine/corrections/correction_checks.py": "whether a rule is an id: `BET-10`",
    "engine/games/game_names.py": SIGNS,
    "engine/games/game_spelling.py": SIGNS,
    "equity/": TYPED,
    "floor/bets/spoken_vocabulary.py": "what a player was heard to say",
    "floor/rule_excerpts.py": "citations in the text of the rulebook",
    "floor/inquiry/doubts.py": "quotation marks around what a player was heard to say",
    "floor/incident_parsing/": "what a player was heard to say, or was seen to do",
    "floor/transcript/": "what a player was heard to say, or was seen to do",
    "histories/file_pieces.py": FILES,
    "solve/postflop/": TYPED,
    "hands/hand_action_parser.py": TYPED,
    "hands/stack_sizes.py": TYPED,
    "notation/": FILES,
    "picture/replay_page.py": FILES,
    "rulebook.py": FILES,
    "service/backups.py": TECHNICAL,
    "solve/postflop/flop_reports.py": TYPED,
    "solve/postflop/memory_limits.py": TECHNICAL,
    "solve/postflop/node_paths.py": TYPED,
    "solve/postflop/sizes.py": TYPED,
    "store/schema_migration.py": TECHNICAL,
    "store/store_urls.py": TECHNICAL,
    "table/rules/config/": FILES,
    "table/rules/rules_page.py": TECHNICAL,
    "tools/": TYPED,
    "tourney/structure/level_lines.py": TYPED,
    "web/": TECHNICAL,
    "words/arguments.py": TECHNICAL,
    "words/catalogue.py": TECHNICAL,
    "words/language.py": SIGNS,
    "words/help_texts.py": TECHNICAL,
    "words/named_texts.py": FILES,
}
IN_THE_CLIENT = {
    "door/DeviceCodeLink.svelte": TECHNICAL,
    "table/beside/logEntries.ts": "the mark of bots after a name",
    "event/playerList.ts": FILES,
    "season/clubPlayerFile.ts": FILES,
    "season/playerSearch.ts": TYPED,
    "floor/ChipTray.svelte": TYPED,
    "floor/NumberPad.svelte": TYPED,
    "floor/floorAnswers.ts": TYPED,
    "floor/lineParsing.svelte.ts": TYPED,
    "lib/amount.ts": TYPED,
    "event/RegisterPlayers.svelte": TYPED,
    "event/newEventForm.svelte.ts": TYPED,
    "event/EventHostPanel.svelte": TYPED,
    "event/levelClock.ts": TYPED,
    "event/eventRules.ts": TYPED,
    "event/eventText.ts": "the name of a bot, which says that it is one",
    "lib/api.ts": TECHNICAL,
    "lib/cutChain.ts": TECHNICAL,
    "lib/decimal.ts": TYPED,
    "lib/handSearch.ts": TYPED,
    "lib/optionValues.ts": TECHNICAL,
    "lib/passkeys.ts": TECHNICAL,
    "lib/roomLinks.ts": TECHNICAL,
    "lib/router.svelte.ts": TECHNICAL,
    "lib/sha256.ts": TECHNICAL,
    "lib/toml.ts": FILES,
    "lib/proofVerification.ts": TECHNICAL,
    "lib/words/phraseFormatter.ts": "templates, and the sign of a table",
    "live/": TYPED,
    "new/GamePicker.svelte": TYPED,
    "new/tableDraft.ts": FILES,
    "parts/AuthenticatorSetup.svelte": TECHNICAL,
    "table/bar/betSizes.ts": "the names of sizes, as settings keep them: `1.5 pot`",
    "table/beside/mentions.ts": "whether a name in the chat goes on",
    "review/reviewText.ts": TECHNICAL,
    "study/HandGrid.svelte": TECHNICAL,
    "study/rangeGrid.ts": TYPED,
    "study/spotLink.ts": TYPED,
    "train/TrainPage.svelte": TECHNICAL,
    "tools/ToolField.svelte": TYPED,
    "tools/toolForms.ts": TYPED,
}

_MADE = re.compile(
    r"(?:[(=,:?|&!{;]|return)\s*/(?![/*>])(?:[^/\\\n\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[dgimsuvy]*"
    r"(?=\s*[.),;\]}])|\bnew RegExp\("
)
"""A regular expression literal or constructor."""
_REMARKS = re.compile(r"<style[\s\S]*?</style>|^\s*(?://|/?\*).*$", re.MULTILINE)


def python_places() -> Iterator[str]:
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


def client_places() -> Iterator[str]:
    """Yield each client file once per regular expression; the generated words have none."""
    for path in CLIENT.rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            code = _REMARKS.sub("", path.read_text("utf-8"))
            yield from [path.relative_to(CLIENT).as_posix()] * len(_MADE.findall(code))


def unlisted_places(places: Counter[str], known: dict[str, str]) -> dict[str, int]:
    return {
        place: count
        for place, count in places.items()
        if not any(
            place == name or (name.endswith("/") and place.startswith(name)) for name in known
        )
    }


def test_every_regular_expression_has_listed_purpose() -> None:
    python, client = Counter(python_places()), Counter(client_places())
    assert python.total() > 100
    assert client.total() > 25
    assert unlisted_places(python, IN_PYTHON) == {}
    assert unlisted_places(client, IN_THE_CLIENT) == {}


def test_listed_modules_still_have_regular_expressions() -> None:
    for places, known in ((python_places(), IN_PYTHON), (client_places(), IN_THE_CLIENT)):
        there = {*places}
        idle = [name for name in known if not any(place.startswith(name) for place in there)]
        assert idle == []


def test_only_listed_text_modules_use_regular_expressions() -> None:
    makers = ("words/", "narration/", "service/", "wire/")
    there = {place for place in python_places() if place.startswith(makers)}
    assert there == {
        "words/arguments.py",
        "words/catalogue.py",
        "words/language.py",
        "words/help_texts.py",
        "words/named_texts.py",
        "service/backups.py",
    }
