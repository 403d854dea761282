"""JSON for programs that read what a command prints, whatever the terminal can show."""

from __future__ import annotations

import sys


def to_json_text(value: object) -> str:
    """What was found as JSON, indented."""
    import msgspec

    try:
        return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
    except UnicodeEncodeError:  # the name of a file that is no text
        import json

        return json.dumps(msgspec.to_builtins(value), indent=2)


def print_json(shape: str, text: str) -> None:
    """Print an object of JSON, and first what shape it has: ``equity/1`` (docs/reference/json.md).

    A key that is added is no new shape; one that goes, or means something else, is. Characters that
    the output has not are escaped, so that none is lost.
    """
    assert text.startswith("{\n"), "what is printed is an object"
    text = f'{{\n  "shape": "{shape}",{text[1:]}'
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        text = _escape_non_ascii(text)
    print(text)


def _escape_non_ascii(text: str) -> str:
    """All that is not ASCII stands in strings, where JSON has an escape for it."""
    import json
    import re

    return re.sub(r"[^\x00-\x7f]+", lambda found: json.dumps(found[0])[1:-1], text)
