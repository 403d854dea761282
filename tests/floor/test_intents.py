"""Intent ranking: likely situations for a line, best first."""

from __future__ import annotations

from collections import Counter

import pytest

from riverboat.floor.incident import incident_tag
from riverboat.floor.incident_parsing.number_words import LANGUAGES
from riverboat.floor.intents import MAX_SUGGESTIONS, find_likely_situations, rank_intents
from riverboat.floor.intents.synonyms import load_synonyms
from riverboat.floor.situations import SITUATIONS
from tests.docs.floor_sentences import collected_utterances
from tests.docs.floor_training import train_weights
from tests.docs.floor_utterances import HELD_OUT_SETS, labelled_lines
from tests.docs.floor_weights import training_sentences
from tests.floor.texts.situations import situations
from tests.schedule import run_in

MIN_UTTERANCE_COUNTS = {"en": 35, "cs": 30}
SURE_PROBABILITY = 0.9
"""Probability from which a situation is nearly certain."""


@run_in("landing", "cs")
@pytest.mark.parametrize("code", LANGUAGES)
def test_held_out_lines_rank_their_situation_near_top(code: str) -> None:
    """Test lines that were not used for training."""
    lines = [*situations(code, (*HELD_OUT_SETS,))]
    intents_by_line = [rank_intents(line.say, code) for line in lines]
    incident_kinds = [
        [incident_tag(intent.situation.incident_type) for intent in ranked_intents]
        for ranked_intents in intents_by_line
    ]
    are_near_top = [
        bool(line.kinds & {*line_kinds[:MAX_SUGGESTIONS]})
        for line, line_kinds in zip(lines, incident_kinds, strict=True)
    ]
    assert sum(are_near_top) >= 0.95 * len(lines) >= 240
    are_sure_right = [
        line_kinds[0] in line.kinds
        for line, line_kinds, line_intents in zip(
            lines, incident_kinds, intents_by_line, strict=True
        )
        if line_intents and line_intents[0].chance >= SURE_PROBABILITY
    ]
    # a rulebook question is possible, too
    assert sum(are_sure_right) >= 0.95 * len(are_sure_right) > 0.3 * len(lines)


@run_in("landing", "en")
@pytest.mark.parametrize("code", LANGUAGES)
def test_held_out_lines_are_not_in_training_set(code: str) -> None:
    training_lines = {line for line, _ in training_sentences(code)}
    assert not training_lines & {situation.say for situation in situations(code, (*HELD_OUT_SETS,))}


def test_training_is_deterministic() -> None:
    """A small collection finds its own sentences, and training is deterministic."""
    utterances = [
        utterance
        for utterance in collected_utterances("en")
        if utterance[1] in ("dropped-stub", "clock-called")
    ]
    weights = train_weights(utterances, load_synonyms("en"))
    assert weights == train_weights(utterances, load_synonyms("en"))
    assert all(
        next(iter(weights.classify(line, load_synonyms("en"))), situation_key) == situation_key
        for line, situation_key in utterances
    )


def test_unknown_words_have_no_intents() -> None:
    assert not find_likely_situations("xyzzy plugh")
    assert not find_likely_situations("he and the")
    assert rank_intents("he dropped the stub")[0].chance > SURE_PROBABILITY


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_situation_has_enough_utterances(code: str) -> None:
    situation_keys = {
        situation.key for situations in SITUATIONS.values() for situation in situations
    }
    utterance_counts = Counter(
        [key for _, key in [*collected_utterances(code), *labelled_lines(code)]]
    )
    assert {*utterance_counts} == situation_keys
    assert min(utterance_counts.values()) >= MIN_UTTERANCE_COUNTS[code]
    assert len(collected_utterances(code)) == len({*collected_utterances(code)}), (
        "nothing stands there twice"
    )


def test_unsupported_language_is_refused() -> None:
    with pytest.raises(LookupError, match="the floor supports en and cs, not 'xx'"):
        find_likely_situations("fold", "xx")


def test_synonyms_share_groups() -> None:
    english = load_synonyms("en")
    assert english.groups_of("bystander") & english.groups_of("railbird")
    assert english.groups_of("mucked") & english.groups_of("folded")
    assert not english.groups_of("xyzzy")
