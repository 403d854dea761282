"""``riverboat rules``: the text of a rule, its cases, and the code that implements it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated

import typer

from riverboat.cli.terminal.json_output import print_json, to_json_text
from riverboat.cli.terminal.shared_options import JsonOption
from riverboat.cli.terminal.terminal_locale import LangOption, choose_locale

if TYPE_CHECKING:
    from rich.console import RenderableType

    from riverboat.cli.pages.rulebook_index import ChapterEntry, RulebookIndex, RuleEntry


def rules(
    query_words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[ID | WORDS]", help="Rule (ALLN-16), chapter (ALLN) or search terms."
        ),
    ] = None,
    house: Annotated[
        bool, typer.Option("--house", help="List all choices that the rules leave to the house.")
    ] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Look up a rule: its text, examples and implementation."""
    from pathlib import Path

    from rich.console import Console

    import riverboat
    from riverboat.cli.pages.rule_page import build_house_page, print_page
    from riverboat.cli.pages.rulebook_index import list_house_choices, read_rulebook

    rulebook_index = read_rulebook(Path(riverboat.__file__).resolve().parent, choose_locale(lang))
    query = " ".join(query_words or ())
    house_choices = list_house_choices(rulebook_index.language)
    result = house_choices if house else find_rules(rulebook_index, query)
    if not result:
        Console(stderr=True, highlight=False).print(
            build_not_found_message(rulebook_index, query), soft_wrap=True
        )
        raise typer.Exit(2)
    if as_json:
        _print_json(result, "options" if house else "rules" if query else "chapters")
    else:
        page = (
            build_house_page(house_choices, rulebook_index.reader)
            if house
            else build_lookup_page(rulebook_index, query)
        )
        print_page(Console(highlight=False), page)


def find_rules(
    rulebook_index: RulebookIndex, query: str
) -> RuleEntry | ChapterEntry | list[RuleEntry] | list[ChapterEntry] | None:
    """Return the rules that a query selects.

    An empty query returns all chapters; a rule's id that rule, or ``None`` if there is none; a
    chapter's id that chapter; and other words the rules that contain them. Ids are accepted as
    people type them: ``alln-16``, ``ALLN 16``, ``alln16``.
    """
    if not query:
        return rulebook_index.chapters
    if match := re.fullmatch(r"([a-zA-Z]{3,4})(?:[- ]?(\d{1,2}))?", query):
        name = match[1].upper()
        if match[2]:
            return rulebook_index.rule(f"{name}-{int(match[2]):02}")
        if chapter := rulebook_index.chapter(name):
            return chapter
    return rulebook_index.search(query)


def build_lookup_page(rulebook_index: RulebookIndex, query: str) -> RenderableType:
    """Return the page for a query: of a rule, of a chapter, of search results or of contents."""
    from riverboat.cli.pages.rule_page import build_contents_page, build_list_page, build_rule_page
    from riverboat.cli.pages.rulebook_index import ChapterEntry, RuleEntry
    from riverboat.words.rulebook import RulesMatchingWords

    match find_rules(rulebook_index, query):
        case RuleEntry() as rule:
            return build_rule_page(rulebook_index, rule)
        case ChapterEntry() as chapter:
            return build_list_page(rulebook_index, chapter.title or chapter.id, chapter.rules)
        case _ if not query:
            return build_contents_page(rulebook_index)
        case _:
            title = rulebook_index.reader.say(RulesMatchingWords(query))
            return build_list_page(rulebook_index, title, rulebook_index.search(query))


def build_not_found_message(rulebook_index: RulebookIndex, query: str) -> str:
    """Return a message that there is no such rule, with similar ids."""
    from riverboat.words import rulebook as w

    typed_id = query.upper().replace(" ", "-")
    if not re.fullmatch(r"[A-Z]{2,6}-?\d*", typed_id):
        return rulebook_index.reader.say(w.NoRuleMatch(query))
    close_matches = tuple(rulebook_index.similar_ids(typed_id))
    return rulebook_index.reader.say(
        w.NoRuleOfThatId(typed_id, close_matches) if close_matches else w.NoSimilarRuleId(typed_id)
    )


def _print_json(result: object, json_key: str) -> None:
    """Print one object as it is, or a list under its key."""
    from riverboat.cli.pages.rulebook_index import ChapterEntry, RuleEntry

    match result:
        case RuleEntry():
            print_json("rule/1", to_json_text(result))
        case ChapterEntry():
            print_json("chapter/1", to_json_text(result))
        case _:
            print_json(f"{json_key}/1", to_json_text({json_key: result}))
