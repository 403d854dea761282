"""TypeScript sources of the client that are generated from the code.

``python -m riverboat.web.codegen.client_sources client/src/lib`` writes them: types of the wire and
of the HTTP API, message codes, the room's phrases and the client's own texts (``client/messages``)
in each language. ``make client`` runs it. A file whose text is unchanged keeps its modification
time, so that the pages are not built again.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from riverboat.web.api import endpoints
from riverboat.web.codegen.client_messages import client_messages
from riverboat.web.codegen.http_types import render_http_types
from riverboat.web.codegen.typescript_messages import (
    MessageBundle,
    render_bundle,
    render_codes,
    render_language,
    render_options,
)
from riverboat.web.codegen.wire_typescript import render_wire_types
from riverboat.words.language import is_partial_language, languages


def client_sources(message_folder: Path) -> Iterator[tuple[str, str]]:
    """Yield the path below ``client/src/lib`` and the text of each generated source.

    Args:
        message_folder: The folder of the client's Fluent files.
    """
    yield "wire.ts", render_wire_types()
    yield "http.ts", render_http_types(endpoints())
    yield "words/codes.ts", render_codes()
    for locale in languages():
        yield f"words/{locale}.ts", render_language(locale)
        yield f"words/options.{locale}.ts", render_options(locale)
        for bundle in get_args(MessageBundle):
            if bundle != "table" and (bundle == "around" or not is_partial_language(locale)):
                yield f"words/{bundle}.{locale}.ts", render_bundle(locale, bundle)
    yield from client_messages(message_folder)


def write_client_sources(folder: Path, message_folder: Path) -> list[Path]:
    """Write the sources that have changed, and return their paths."""
    changed_paths = []
    for relative_path, source_text in client_sources(message_folder):
        path = folder / relative_path
        if not path.is_file() or path.read_text(encoding="utf-8") != source_text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(source_text, encoding="utf-8", newline="\n")
            changed_paths.append(path)
    return changed_paths


if __name__ == "__main__":
    library_folder = Path(sys.argv[1])
    write_client_sources(library_folder, library_folder.parents[1] / "messages")
