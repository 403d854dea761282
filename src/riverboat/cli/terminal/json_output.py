"""JSON output of commands, independent of the terminal's encoding."""

from __future__ import annotations

import sys


def to_json_text(value: object) -> str:
    """Return a value as indented JSON."""
    import msgspec

    try:
        return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
    except UnicodeEncodeError:  # a file name that is not valid text
        import json

        return json.dumps(msgspec.to_builtins(value), indent=2)


def print_json(schema: str, text: str) -> None:
    """Print a JSON object, with its schema first: ``equity/1`` (docs/reference/json.md).

    A schema with a new key keeps its version; a removed key, or one changed in meaning, requires a
    new version.
    Characters that the output cannot encode are escaped, so that none is lost.
    """
    assert text.startswith("{\n"), "the text must be a JSON object"
    text = f'{{\n  "shape": "{schema}",{text[1:]}'
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        text = _escape_non_ascii(text)
    print(text)


def _escape_non_ascii(text: str) -> str:
    """Escape all non-ASCII characters, which JSON allows only inside strings."""
    import json
    import re

    return re.sub(r"[^\x00-\x7f]+", lambda match: json.dumps(match[0])[1:-1], text)
