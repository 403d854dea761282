"""Intent ranking: likely situations for a line, best first."""

from __future__ import annotations

from collections import Counter

import pytest

from riverboat.floor import (
    read,
)
from riverboat.floor.incident_parsing.phrase_lexicon import LANGUAGES
from riverboat.floor.intents import MAX_SUGGESTIONS, nearest_situations, rank_intents
from riverboat.floor.intents.clarifications import SURE_CHANCE, is_doubtful, suggest_meanings
from riverboat.floor.intents.intent_training import train_weights
from riverboat.floor.intents.synonyms import load_synonyms
from riverboat.floor.intents.utterances import collected_utterances
from riverboat.floor.situations import SITUATIONS
from tests.docs.floor_ear import sentences
from tests.docs.floor_heard import UNHEARD, heard
from tests.floor.lines import steps, understood
from tests.floor.texts.situations import LATER, situations
from tests.schedule import run_in
from tests.thorough import one_in

FEWEST_WAYS = {"en": 35, "cs": 30}


@run_in("landing", "cs")
@pytest.mark.parametrize("code", LANGUAGES)
def test_what_a_stranger_tells_of_is_among_the_nearest_situations(code: str) -> None:
    """Test lines that were not used for training."""
    lines = [*situations(code, (*UNHEARD,))]
    found = [rank_intents(each.say, code) for each in lines]
    kinds = [[it.situation.incident_type.__name__ for it in each] for each in found]
    near = [
        bool(each.kinds & {*of[:MAX_SUGGESTIONS]}) for each, of in zip(lines, kinds, strict=True)
    ]
    assert sum(near) >= 0.95 * len(lines) >= 240
    sure = [
        of[0] in each.kinds
        for each, of, chances in zip(lines, kinds, found, strict=True)
        if chances and chances[0].chance >= SURE_CHANCE
    ]
    assert sum(sure) >= 0.95 * len(sure) > 0.3 * len(lines)  # a rulebook question is possible, too


@run_in("landing", "en")
@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_learned_from_the_lines_of_strangers(code: str) -> None:
    learned = {line for line, _ in sentences(code)}
    assert not learned & {each.say for each in situations(code, (*UNHEARD,))}


def test_the_same_sentences_teach_the_same() -> None:
    """A small collection finds its own sentences, and training is deterministic."""
    known = [
        each
        for each in collected_utterances("en")
        if each[1] in ("stub-was-dropped", "clock-was-called")
    ]
    weights = train_weights(known, load_synonyms("en"))
    assert weights == train_weights(known, load_synonyms("en"))
    assert all(
        next(iter(weights.chances(line, load_synonyms("en"))), key) == key for line, key in known
    )


def test_nothing_is_offered_where_nothing_was_heard() -> None:
    assert not nearest_situations("xyzzy plugh")
    assert not nearest_situations("he and the")
    assert rank_intents("he dropped the stub")[0].chance > SURE_CHANCE


@pytest.mark.parametrize("code", LANGUAGES)
def test_many_ways_to_tell_it_were_collected_for_every_situation(code: str) -> None:
    keys = {each.key for found in SITUATIONS.values() for each in found}
    told = Counter([key for _, key in [*collected_utterances(code), *heard(code)]])
    assert {*told} == keys
    assert min(told.values()) >= FEWEST_WAYS[code]
    assert len(collected_utterances(code)) == len({*collected_utterances(code)}), (
        "nothing stands there twice"
    )


def test_each_kind_of_thing_is_offered_once_and_at_most_six() -> None:
    for code in LANGUAGES:
        for each in one_in(60, [*situations(code, LATER)]):
            offers = suggest_meanings(each.say, code, read(each.say, code)).suggestions
            assert len({offer.kind for offer in offers}) == len(offers) <= 6, each.say
            assert all((it.situation is None) != (it.result is None) for it in offers)


@run_in("slow", "cs-all", "cs-some", "en-all", "en-some")
@steps
@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_understood_is_hardly_ever_doubted(code: str, step: int) -> None:
    texts = understood(code, step)
    assert not [text for text in texts if is_doubtful(text, code, read(text, code))]


def test_a_reading_that_nobody_means_by_such_words_is_asked_about_first() -> None:
    """One word matches the grammar, but the other words indicate another incident."""
    text = "the dealer dropped the stub into the muck"
    reading = read("he says raise to 200, bet 100")
    assert is_doubtful(text, "en", reading)
    offers = suggest_meanings(text, "en", reading)
    assert [each.kind for each in offers.suggestions][:2] == ["Said", "StubDropped"]
    assert not offers.is_sure


def test_nobody_has_been_heard_in_another_language() -> None:
    with pytest.raises(LookupError, match="the floor supports en and cs, not 'xx'"):
        nearest_situations("fold", "xx")


def test_words_that_mean_the_same_are_alike() -> None:
    english = load_synonyms("en")
    assert english.groups_of("bystander") & english.groups_of("railbird")
    assert english.groups_of("mucked") & english.groups_of("folded")
    assert not english.groups_of("xyzzy")
