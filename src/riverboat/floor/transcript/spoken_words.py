"""Spoken words of a text: their extent, their amounts, and claims."""

from __future__ import annotations

from typing import Final

from riverboat.floor.transcript.action_types import ACTOR_ROLES, LineAction, SpokenWord
from riverboat.floor.transcript.betting_words import ACTIONS
from riverboat.floor.transcript.clauses import Clause
from riverboat.floor.transcript.items import LineItem

ORDERED_ACTION_KINDS: Final = ("say", "takeback", "push", *sorted(ACTIONS - {"act"}), "act")
"""Kinds of actions by precedence: the first that an item expresses is its kind."""
_RESPONSE_WORDS: Final = frozenset("call raise fold complete".split())
"""Spoken words that respond to a bet; a bet named after them came before: *says raise, bet 600*."""
_THOUGHT_CONCEPTS: Final = frozenset(
    "think want mean unaware misheard miscounted joke know".split()
)
_MAX_CONTINUATION_WORDS: Final = 2
"""Maximum number of meaningful words in a clause that continues the speech: *call, raise*."""
NOUN_CONCEPTS: Final = frozenset("bet raise call check fold reraise wager".split())
"""Words that are nouns unless a player precedes them: *bet 600*, but *he bet 600*."""


def continues_speech(clause: Clause, last_action: LineAction | None) -> bool:
    """Return True if a clause continues the spoken words of *last_action*: *says raise, 500*."""
    if last_action is None or last_action.kind != "say" or clause.link not in ("", "then"):
        return False
    if last_action.is_denied or clause.items[0].begins_sentence:
        return False
    first_item = next((item for item in clause.items if item.tags - {"then", "and"}), None)
    if first_item is None or clause.has("push", "face", "potnoun", "chip", "blind"):
        return False
    has_no_actor = not clause.has("he", "player", "players", "next", "other", "bettor", "dealer")
    has_verb = clause.has(*ACTIONS)
    if first_item.has("amount") and not has_verb:
        return True
    is_bet_noun = first_item.has("bet") and first_item.has("noun")
    if first_item.has("bet") and any(word.word in _RESPONSE_WORDS for word in last_action.words):
        return False
    if not last_action.words and has_verb and first_item.has(*ACTIONS) and not is_bet_noun:
        return True
    has_no_amount = not any(word.amount for word in last_action.words)
    is_short_clause = len([item for item in clause.items if item.tags]) <= _MAX_CONTINUATION_WORDS
    begins_with_action = first_item.has(*ACTIONS) and (
        clause.link == "then" or first_item.word in NOUN_CONCEPTS
    )
    return has_no_actor and has_verb and begins_with_action and has_no_amount and is_short_clause


def is_claim(clause: Clause) -> bool:
    """Return True for a remark about an earlier action or a wish: *says he only meant to call*."""
    verb_index = clause.find_index("say", "claim")
    later_items = clause.items[verb_index + 1 :]
    if any(item.has(*_THOUGHT_CONCEPTS) for item in later_items):
        return True
    if [item.word for item in later_items[:3]][:2] in (
        ["it", "a"],
        ["its", "a"],
        ["its", "raise"],
        ["to", "je"],
        ["je", "to"],
    ):
        return True  # *bb says it's a raise*: he judges what another player did
    action_indexes = [index for index, item in enumerate(later_items) if item.has(*ACTIONS)]
    return bool(action_indexes) and any(
        item.has("have") for item in later_items[: action_indexes[0]]
    )


def add_amount_at(
    clause: Clause, words: tuple[SpokenWord, ...], index: int, amount: int
) -> tuple[SpokenWord, ...]:
    """Return the spoken words with an amount added: a total, or an increment of the bet."""
    items = clause.items
    has_more_word = any(item.has("more", "still") for item in items[max(0, index - 1) : index + 2])
    last_word = words[-1].word if words else ""
    if has_more_word and last_word == "call":
        return add_amount((*words, SpokenWord("raise")), amount)
    is_increment = has_more_word or any(item.has("by") for item in items[max(0, index - 1) : index])
    if is_increment and not words:
        words = (SpokenWord("raise"),)  # *seven hundred more*
        last_word = "raise"
    return add_amount(words, amount, is_increment=is_increment and last_word == "raise")


def is_faced_bet(clause: Clause, index: int) -> bool:
    """Return True for a bet that the player faces and did not announce: *facing 200*."""
    items = clause.items
    previous_items, next_items = items[max(0, index - 2) : index], items[index + 1 : index + 2]
    return (
        items[index].has("face", "tocall")
        or any(nearby_item.has("face", "over") for nearby_item in previous_items)
        or any(nearby_item.has("tocall") for nearby_item in next_items)
    )


def has_amount_nearby(clause: Clause, index: int) -> bool:
    """Return True if an amount stands near an item: *the pot is 300*."""
    return any(item.has("amount") for item in clause.items[max(0, index - 3) : index + 3])


def is_speaker(item: LineItem) -> bool:
    """Return True for a word that names a speaker or speech."""
    return not item.tags or bool(item.labels) or item.has("say", "player", "and", *ACTOR_ROLES)


def find_bare_words(clause: Clause) -> tuple[SpokenWord, ...]:
    """Return the spoken words of a clause that contains nothing else: *raise*, *im all in*."""
    spoken_words: list[SpokenWord] = []
    for item in clause.items:
        kind = next((kind for kind in ORDERED_ACTION_KINDS if kind in item.tags), "")
        is_first_person = item.word.endswith(_FIRST_PERSON_ENDINGS)
        if kind in ACTIONS and (
            item.word in NOUN_CONCEPTS or kind in ("allin", "pot") or is_first_person
        ):
            spoken_words.append(SpokenWord(kind))
        elif item.has("amount"):
            spoken_words.append(SpokenWord("", item.amount))
        elif item.tags and not item.has("i"):
            return ()
    return tuple(spoken_words)


_FIRST_PERSON_ENDINGS: Final = ("vam", "ju", "uji", "zim", "dam")
"""Endings of Czech verbs in the first person; without a named player, they are spoken words."""


def join_amounts(words: tuple[SpokenWord, ...]) -> tuple[SpokenWord, ...]:
    """Return the words with each separate amount joined to the word before it."""
    joined_words: tuple[SpokenWord, ...] = ()
    for word in words:
        amount = word.amount
        joined_words = (
            add_amount(joined_words, amount)
            if amount is not None and joined_words
            else (*joined_words, word)
        )
    return joined_words


def add_amount(
    words: tuple[SpokenWord, ...], amount: int, *, is_increment: bool = False
) -> tuple[SpokenWord, ...]:
    """Return the words with an amount added: to the last word, or as a word of its own."""
    if words and words[-1].amount is None:
        return (*words[:-1], words[-1]._replace(amount=amount, is_increment=is_increment))
    return (*words, SpokenWord("", amount))
