"""The finder of situations: what a line may be about, the likeliest first."""

from __future__ import annotations

from collections import Counter

import pytest

from riverboat.floor import (
    read,
)
from riverboat.floor.nearest import MOST, likely, nearest
from riverboat.floor.nearest.alike import alike
from riverboat.floor.nearest.collected import said
from riverboat.floor.nearest.learning import learn
from riverboat.floor.nearest.offered import SURE, doubted, offered
from riverboat.floor.reading.lexicon import LANGUAGES
from riverboat.floor.situations import SITUATIONS
from tests.docs.floor_ear import sentences
from tests.docs.floor_heard import UNHEARD, heard
from tests.floor.lines import steps, understood
from tests.floor.texts.situations import LATER, situations
from tests.thorough import one_in

FEWEST_WAYS = {"en": 35, "cs": 30}


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_a_stranger_tells_of_is_among_the_nearest_situations(code: str) -> None:
    """Of the lines that nothing was learned from."""
    lines = [*situations(code, (*UNHEARD,))]
    found = [likely(each.say, code) for each in lines]
    kinds = [[it.situation.see.__name__ for it in each] for each in found]
    near = [bool(each.kinds & {*of[:MOST]}) for each, of in zip(lines, kinds, strict=True)]
    assert sum(near) >= 0.95 * len(lines) >= 240
    sure = [
        of[0] in each.kinds
        for each, of, chances in zip(lines, kinds, found, strict=True)
        if chances and chances[0].chance >= SURE
    ]
    assert sum(sure) >= 0.95 * len(sure) > 0.3 * len(lines)  # the book may be meant, too


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_learned_from_the_lines_of_strangers(code: str) -> None:
    learned = {line for line, _ in sentences(code)}
    assert not learned & {each.say for each in situations(code, (*UNHEARD,))}


def test_the_same_sentences_teach_the_same() -> None:
    """A small collection finds its own sentences, and is learned the same way twice."""
    known = [each for each in said("en") if each[1] in ("stub-was-dropped", "clock-was-called")]
    weights = learn(known, alike("en"))
    assert weights == learn(known, alike("en"))
    assert all(next(iter(weights.chances(line, alike("en"))), key) == key for line, key in known)


def test_nothing_is_offered_where_nothing_was_heard() -> None:
    assert not nearest("xyzzy plugh")
    assert not nearest("he and the")
    assert likely("he dropped the stub")[0].chance > SURE


@pytest.mark.parametrize("code", LANGUAGES)
def test_many_ways_to_tell_it_were_collected_for_every_situation(code: str) -> None:
    keys = {each.key for found in SITUATIONS.values() for each in found}
    told = Counter([key for _, key in [*said(code), *heard(code)]])
    assert {*told} == keys
    assert min(told.values()) >= FEWEST_WAYS[code]
    assert len(said(code)) == len({*said(code)}), "nothing stands there twice"


def test_each_kind_of_thing_is_offered_once_and_at_most_six() -> None:
    for code in LANGUAGES:
        for each in one_in(60, [*situations(code, LATER)]):
            offers = offered(each.say, code, read(each.say, code)).each
            assert len({offer.kind for offer in offers}) == len(offers) <= 6, each.say
            assert all((it.situation is None) != (it.reading is None) for it in offers)


@steps
@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_understood_is_hardly_ever_doubted(code: str, step: int) -> None:
    texts = understood(code, step)
    assert not [text for text in texts if doubted(text, code, read(text, code))]


def test_a_reading_that_nobody_means_by_such_words_is_asked_about_first() -> None:
    """A word of the grammar is in it, and all the others tell of something else."""
    text = "the dealer dropped the stub into the muck"
    reading = read("he says raise to 200, bet 100")
    assert doubted(text, "en", reading)
    offers = offered(text, "en", reading)
    assert [each.kind for each in offers.each][:2] == ["Said", "StubDropped"]
    assert not offers.sure


def test_nobody_has_been_heard_in_another_language() -> None:
    with pytest.raises(LookupError, match="the floor reads en and cs, not 'xx'"):
        nearest("fold", "xx")


def test_words_that_mean_the_same_are_alike() -> None:
    english = alike("en")
    assert english.of("bystander") & english.of("railbird")
    assert english.of("mucked") & english.of("folded")
    assert not english.of("xyzzy")
