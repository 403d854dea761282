"""Generator of docs/rules/words.md: the rulebook's index by word, from titles and the glossary.

python -m tests.docs.rule_words_page > docs/rules/words.md
python -m tests.docs.rule_words_page cs > docs/cs/rules/words.md
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from itertools import groupby

from tests.docs import czech_words, rulebook
from tests.docs.rulebook import ENGLISH, Rule, link

FILE = rulebook.BOOK / "words.md"
COMMAND = "python -m tests.docs.rule_words_page > docs/rules/words.md"

IN_CZECH = "python -m tests.docs.rule_words_page cs > docs/cs/rules/words.md"

HEADS = {
    "en": f"""\
<!-- Made by: {COMMAND} -->
# Index by word

Words from the titles of the rules and from the [glossary](term.md), with the rules that concern
them. For an incident at the table, use the [index by situation](situations.md).
""",
    "cs": f"""\
<!-- Made by: {IN_CZECH} -->
# Podle slova

Slova z nadpisů pravidel a [slova od stolu](term.md), každé s pravidly, která o něm mluví. Zrovna se
něco stalo? [Podle situace](situations.md) se hledá snáz.
""",
}
OTHERS = frozenset(
    """a about above after again all alone always among an and another any anybody anything are
    around as aside at away back be become before begin begins begun behind being below beside
    besides best between bigger both but by came can cannot certain choose come comes coming
    count counts cut did do done due during each early either else else's end enough equal
    ever every everybody everything example far few first five for form found four from front
    full get gets given go goes going gone good great gross had half hand hands happened has
    have having head here hold holds how in into is it its itself just keep kept kill-hand
    kind kinds know knowing large largest last lasts late later least leaves left legs less
    like lists little long look looked made make makes man many matters may mean measured
    mended might mine missing mistakes more most much must near nearly need needed never new
    next no nobody none not nothing now number of off old on once one one's ones only open or
    order other our out over own part parts pays people place places play played player
    players plays položit put read real release right row rule rules running runs said same
    say second see seen sees set sets several shall short should sight simply small smallest
    so some somebody something soon stay stays still substantial such take takes taking ten
    than that the their them then there they thing this thought three through thrown time
    times to together too towards twice two under until up upon use very was way ways well
    were what when where which while who whom whose why wider will wise with without word
    words work world would wrong yet you your""".split()
)
"""Title words that are not indexed."""
AT_MOST = 8
"""Maximum number of rules for a term without a title."""


def page(language: str = ENGLISH) -> str:
    """Return the whole page."""
    czech = language != ENGLISH
    found = czech_index() if czech else index()
    parts = [HEADS[language]]
    entries = sorted(found, key=czech_words.order if czech else str.casefold)
    initial = czech_words.initial if czech else _initial
    for letter, words in groupby(entries, key=initial):
        parts += [f"## {letter.capitalize()}", ""]
        for word in words:
            links = ", ".join([link(each.id, language) for each in found[word]])
            parts += [f"- **{word}**: {links}"]
        parts += [""]
    return "\n".join(parts).rstrip() + "\n"


def _initial(word: str) -> str:
    return word[0].lower()


def czech_index() -> dict[str, list[Rule]]:
    """Return the Czech index, in which inflected title words are listed under their entry."""
    found: dict[str, list[Rule]] = {}
    for rule in rulebook.rules("cs").values():
        titled = [*czech_words.words(rule.title)]
        for head in czech_words.headwords():
            if any(head.matching_words(titled)):
                found.setdefault(head.word, []).append(rule)
    for term, page_rule in terms("cs"):
        found.setdefault(term, [page_rule])
    return found


def index() -> dict[str, list[Rule]]:
    """Return each word with its rules, in rulebook order."""
    found: dict[str, list[Rule]] = {}
    for rule in rulebook.rules().values():
        for word in dict.fromkeys(_words(rule.title)):
            found.setdefault(word, []).append(rule)
    singular = {word: word[:-1] for word in found if word.endswith("s") and word[:-1] in found}
    for many, one in singular.items():
        found[one] = _in_order({rule.id for rule in found[one] + found.pop(many)})
    for term, page_rule in terms():
        if term not in found and f"{term}s" not in found:
            found[term] = [page_rule, *_with(term)][:AT_MOST]
    return found


HEADINGS = frozenset({"word", "slovo"})
"""Headings of the glossary table's term column."""


def terms(language: str = ENGLISH) -> Iterator[tuple[str, Rule]]:
    """Return the glossary terms with the rules that define them."""
    for rule in rulebook.rules(language).values():
        if rule.chapter == "TERM":
            for row in re.findall(r"^\| ([^|]+) \|", rule.text, re.MULTILINE):
                # An English term stands in brackets after the Czech one.
                for word in re.sub(r" \([^)]*\)|[„“]", "", row).split(", "):
                    if word not in HEADINGS and not word.startswith("-"):
                        yield word, rule


def _words(title: str) -> Iterator[str]:
    for word in re.findall(r"[A-Za-z][\w'\u2019-]*", title):
        plain = re.sub(r"['\u2019]s$", "", word).lower()
        if len(plain) > 2 and plain not in OTHERS:
            yield plain


def _with(term: str) -> list[Rule]:
    """Return rules of other chapters that use a term."""
    spoken = re.compile(rf"\b{re.escape(term)}s?\b", re.IGNORECASE)
    return [
        rule
        for rule in rulebook.rules().values()
        if rule.chapter != "TERM" and spoken.search(rule.text)
    ]


def _in_order(ids: set[str]) -> list[Rule]:
    return [rule for rule in rulebook.rules().values() if rule.id in ids]


if __name__ == "__main__":
    print(page(*sys.argv[1:]), end="")
