"""Spoken words of a line: their extent, their amounts, and claims."""

from __future__ import annotations

from typing import Final

from riverboat.floor.transcript.action_types import ACTOR_ROLES, LineAction, Spoken
from riverboat.floor.transcript.betting_words import ACTIONS
from riverboat.floor.transcript.clauses import Clause
from riverboat.floor.transcript.items import Item

ORDERED_ACTION_KINDS: Final = ("say", "takeback", "push", *sorted(ACTIONS - {"act"}), "act")
"""Kinds of actions; where an item expresses several, the first counts."""
_ANSWERS: Final = frozenset("call raise fold complete".split())
"""Spoken words that answer a bet: a bet told after them was there before, *says raise, bet 600*."""
_MIND: Final = frozenset("think want mean unaware misheard miscounted joke know".split())
_SHORT: Final = 2
"""The most meaningful words of a clause that only goes on with what was said: *call, raise*."""
NOUN_CONCEPTS: Final = frozenset("bet raise call check fold reraise wager".split())
"""Base forms that are nouns unless a player stands before them."""


def continues_speech(clause: Clause, last: LineAction | None) -> bool:
    """Return True if a clause after a comma still belongs to the words: *raise, 500*."""
    if last is None or last.kind != "say" or clause.link not in ("", "then"):
        return False
    if last.is_denied or clause.items[0].begins_sentence:
        return False
    first = next((item for item in clause.items if item.tags - {"then", "and"}), None)
    if first is None or clause.has("push", "face", "potnoun", "chip", "blind"):
        return False
    bare = not clause.has("he", "player", "players", "next", "other", "bettor", "dealer")
    has_verb = clause.has(*ACTIONS)
    if first.has("amount") and not has_verb:
        return True
    noun = first.has("bet") and first.has("noun")
    if first.has("bet") and any(word.word in _ANSWERS for word in last.words):
        return False
    if not last.words and has_verb and first.has(*ACTIONS) and not noun:
        return True
    no_amount_yet = not any(word.amount for word in last.words)
    short = len([item for item in clause.items if item.tags]) <= _SHORT
    begins = first.has(*ACTIONS) and (clause.link == "then" or first.word in NOUN_CONCEPTS)
    return bare and has_verb and begins and no_amount_yet and short


def is_claim(clause: Clause) -> bool:
    """Return True for words about the past or a wish: *says he only meant to call*."""
    at = clause.position("say", "claim")
    rest = clause.items[at + 1 :]
    if any(item.has(*_MIND) for item in rest):
        return True
    if [item.word for item in rest[:3]][:2] in (
        ["it", "a"],
        ["its", "a"],
        ["its", "raise"],
        ["to", "je"],
        ["je", "to"],
    ):
        return True  # *bb says it's a raise*: he judges what another player did
    verbs = [k for k, item in enumerate(rest) if item.has(*ACTIONS)]
    return bool(verbs) and any(item.has("have") for item in rest[: verbs[0]])


def with_amount_at(
    clause: Clause, words: tuple[Spoken, ...], index: int, amount: int
) -> tuple[Spoken, ...]:
    """Return spoken words with an amount: a total, or what is added to the bet."""
    items = clause.items
    more = any(item.has("more", "still") for item in items[max(0, index - 1) : index + 2])
    last = words[-1].word if words else ""
    if more and last == "call":
        return with_amount((*words, Spoken("raise")), amount)
    adds = more or any(item.has("by") for item in items[max(0, index - 1) : index])
    if adds and not words:
        words = (Spoken("raise"),)  # *seven hundred more*
        last = "raise"
    return with_amount(words, amount, is_increment=adds and last == "raise")


def is_faced(clause: Clause, index: int) -> bool:
    """Return True for a bet that the player faces and did not announce: *facing 200*."""
    items = clause.items
    before, after = items[max(0, index - 2) : index], items[index + 1 : index + 2]
    return (
        items[index].has("face", "tocall")
        or any(each.has("face", "over") for each in before)
        or any(each.has("tocall") for each in after)
    )


def has_amount_beside(clause: Clause, index: int) -> bool:
    """Return True if an amount stands near an item: *the pot is 300*."""
    return any(item.has("amount") for item in clause.items[max(0, index - 3) : index + 3])


def is_speaker(item: Item) -> bool:
    """Return True for a word that names a speaker or speech."""
    return not item.tags or bool(item.labels) or item.has("say", "player", "and", *ACTOR_ROLES)


def bare_words(clause: Clause) -> tuple[Spoken, ...]:
    """Return the spoken words of a clause that contains nothing else: *raise*, *im all in*."""
    found: list[Spoken] = []
    for item in clause.items:
        kind = next((kind for kind in ORDERED_ACTION_KINDS if kind in item.tags), "")
        first_person = item.word.endswith(_FIRST_PERSON)
        if kind in ACTIONS and (
            item.word in NOUN_CONCEPTS or kind in ("allin", "pot") or first_person
        ):
            found.append(Spoken(kind))
        elif item.has("amount"):
            found.append(Spoken("", item.amount))
        elif item.tags and not item.has("i"):
            return ()
    return tuple(found)


_FIRST_PERSON: Final = ("vam", "ju", "uji", "zim", "dam")
"""Endings of Czech verbs in the first person: what is said, if nobody is named."""


def joined(words: tuple[Spoken, ...]) -> tuple[Spoken, ...]:
    """Return the words with each separate amount joined to the word before it."""
    found: tuple[Spoken, ...] = ()
    for word in words:
        amount = word.amount
        found = with_amount(found, amount) if amount is not None and found else (*found, word)
    return found


def with_amount(
    words: tuple[Spoken, ...], amount: int, *, is_increment: bool = False
) -> tuple[Spoken, ...]:
    """Return the words with an amount added: to the last word, or as a word of its own."""
    if words and words[-1].amount is None:
        return (*words[:-1], words[-1]._replace(amount=amount, is_increment=is_increment))
    return (*words, Spoken("", amount))
