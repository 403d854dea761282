"""The client's own texts, generated from the Fluent files of ``client/messages``.

``messages/en/table.ftl`` has the English texts of a table. Texts are fetched in bundles:
``i18n/en.ts`` has those of a table's first paint, ``i18n/around.en.ts`` those of the pages around
it. ``i18n/keys.ts`` types the ids, and ``i18n/locales.ts`` loads each language. A language is a
folder of ``client/messages`` that is a language of ``riverboat.words``, too. A partial language has
no texts of the floor, of studies and of reviews.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Literal, TypeAlias, get_args

from riverboat.web.codegen.typescript_messages import FILE_HEADER, compact_pattern, string_literal
from riverboat.words.catalogue import parse_message_sources
from riverboat.words.language import (
    ENGLISH,
    complete_languages,
    is_partial_language,
    language,
    languages,
)

MessageArea: TypeAlias = Literal["table", "shell", "around", "event", "floor", "study", "review"]
"""A Fluent file of the client."""
AREAS_BY_BUNDLE: Mapping[str, tuple[MessageArea, ...]] = {
    "first": ("table", "shell"),
    "around": ("around",),
    "event": ("event",),
    "floor": ("floor",),
    "study": ("study", "review"),
}
"""Message areas that the client fetches together, by bundle."""
AREAS_OF_COMPLETE_LANGUAGES: tuple[MessageArea, ...] = ("floor", "study", "review")
"""Areas that only complete languages have."""
_UNREACHABLE_MESSAGE_KEY = "trouble-unreachable"
_BUNDLES_WITH_PHRASES = ("around", "floor", "study")
"""Bundles that come with a bundle of the room's phrases."""


def client_messages(message_folder: Path) -> Iterator[tuple[str, str]]:
    """Yield the path below ``client/src/lib`` and the text of each source made from the messages.

    Raises ``FileNotFoundError`` if a language has no file in *message_folder*.
    """
    locales = sorted(languages(), key=lambda locale: (locale != ENGLISH, locale))
    yield "i18n/keys.ts", _render_keys(message_folder)
    yield "i18n/locales.ts", _render_locales(message_folder, locales)
    for locale in locales:
        for bundle in _list_bundles(locale):
            yield (
                f"i18n/{_find_module_path(bundle, locale)}.ts",
                _render_bundle(message_folder, locale, bundle),
            )


def client_areas(locale: str) -> tuple[MessageArea, ...]:
    """Return the message areas in which a language has texts."""
    return tuple(
        [
            area
            for area in get_args(MessageArea)
            if area not in AREAS_OF_COMPLETE_LANGUAGES or not is_partial_language(locale)
        ]
    )


def _list_bundles(locale: str) -> list[str]:
    translated_areas = client_areas(locale)
    return [bundle for bundle, areas in AREAS_BY_BUNDLE.items() if {*areas} <= {*translated_areas}]


def area_messages(message_folder: Path, locale: str, area: MessageArea) -> dict[str, str]:
    """Return the Fluent source text of each message of an area, by message id."""
    return parse_message_sources(
        (message_folder / locale / f"{area}.ftl").read_text(encoding="utf-8")
    )


def _find_module_path(bundle: str, locale: str) -> str:
    return locale if bundle == "first" else f"{bundle}.{locale}"


def _render_keys(message_folder: Path) -> str:
    lines = [FILE_HEADER]
    for area in get_args(MessageArea):
        message_ids = area_messages(message_folder, ENGLISH, area)
        lines.append(f"export type {area.title()}Key =")
        lines += [f"  | {string_literal(message_id)}" for message_id in message_ids]
        lines[-1] += ";"
    key_union = " | ".join([f"{area.title()}Key" for area in get_args(MessageArea)])
    lines.append(f"/** The id of a message. */\nexport type Key = {key_union};")
    return "\n".join(lines) + "\n"


def _render_bundle(message_folder: Path, locale: str, bundle: str) -> str:
    areas = AREAS_BY_BUNDLE[bundle]
    key_types = [f"{area.title()}Key" for area in areas]
    lines = [
        FILE_HEADER,
        f"import type {{ {', '.join(sorted(key_types))} }} from './keys';\n",
        f"export const messages: Record<{' | '.join(key_types)}, string> = {{",
    ]
    for area in areas:
        for message_id, pattern in area_messages(message_folder, locale, area).items():
            lines.append(
                f"  {string_literal(message_id)}: {string_literal(compact_pattern(pattern))},"
            )
    lines.append("};")
    if bundle == "first":
        lines.append(f"export {{ {locale} as said }} from '../words/{locale}';")
    elif bundle in _BUNDLES_WITH_PHRASES:
        module_path = _find_module_path(bundle, locale)
        lines.append(f"export {{ {locale} as templates }} from '../words/{module_path}';")
    return "\n".join(lines) + "\n"


def _render_locales(message_folder: Path, locales: list[str]) -> str:
    unreachable_text_by_locale = {
        locale: area_messages(message_folder, locale, "shell")[_UNREACHABLE_MESSAGE_KEY]
        for locale in locales
    }
    lines = [
        FILE_HEADER,
        "import type { LanguageBundles } from './bundles';\n",
        f"export type Locale = {_render_union(locales)};",
        "/** A language that has all texts, those of the floor, too. */",
        f"export type CompleteLocale = {_render_union(complete_languages())};",
        "/** The name of each language. */",
        "export const LOCALES: Record<Locale, string> = {",
        *[f"  {locale}: {string_literal(language(locale).grammar.name)}," for locale in locales],
        "};",
        "/** What each language shows if its texts cannot be fetched. */",
        "export const UNREACHABLE: Record<Locale, string> = {",
        *[
            f"  {locale}: {string_literal(text)},"
            for locale, text in unreachable_text_by_locale.items()
        ],
        "};",
        "/** The bundles of each language. */",
        "export const BUNDLES: Record<Locale, LanguageBundles> = {",
    ]
    for locale in locales:
        lines.append(f"  {locale}: {{")
        lines += [
            f"    {bundle}: () => import('./{_find_module_path(bundle, locale)}'),"
            for bundle in ("first", *_BUNDLES_WITH_PHRASES)
            if bundle in _list_bundles(locale)
        ]
        lines += [
            f"    {bundle}: async () => (await import('./{bundle}.{locale}')).messages,"
            for bundle in ("event",)
            if bundle in _list_bundles(locale)
        ]
        options_import = f"import('../words/options.{locale}')"
        lines += [f"    options: async () => (await {options_import}).{locale},", "  },"]
    return "\n".join([*lines, "};"]) + "\n"


def _render_union(locales: Iterable[str]) -> str:
    return " | ".join(map(string_literal, locales))
