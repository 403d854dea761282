"""Rules and tools suggested for a line, beside the floor's situations."""

from __future__ import annotations

import lzma

import pytest

from riverboat import rulebook
from riverboat.floor.incident_parsing.number_words import LANGUAGES
from riverboat.floor.incident_parsing.text_tokens import tokenize
from riverboat.floor.inquiry.line_reading import read_line
from riverboat.floor.inquiry.meanings import Meanings, rank_meanings
from riverboat.floor.intents.intent_weights import load_weights
from riverboat.floor.intents.rule_search import search_rules
from riverboat.floor.intents.situation_rules import rules_by_situation
from riverboat.floor.intents.synonyms import load_synonyms
from riverboat.floor.intents.tool_slots import RULES_BY_TOOL, parse_tool_arguments
from riverboat.floor.intents.weight_files import (
    StoredRows,
    decode_weights,
    encode_weights,
    hash_feature,
)
from riverboat.floor.situations import SITUATIONS
from tests.docs import rulebook as pages
from tests.docs.floor_cited import rules_by_situation as as_printed
from tests.docs.floor_sentences import question_utterances
from tests.docs.floor_training import average_weights
from tests.generated import ROOT, capture_module_output, generated_files

BOOK_RULES = rulebook.rules(pages.BOOK)


def offered_meanings(line: str, language: str = "en") -> Meanings:
    return rank_meanings(read_line(line, language), language)


@pytest.mark.parametrize(
    "line, language, rule",
    [
        ("who gets the odd chip in a split pot?", "en", "BYND-02"),
        ("does suit order decide the tie when we draw for the button", "en", "SEAT-02"),
        ("does a late entrant get a full stack?", "en", "TRNY-13"),
        ("komu připadne lichý žeton při dělení banku?", "cs", "BYND-02"),
    ],
)
def test_rulebook_question_is_answered_by_its_rule(line: str, language: str, rule: str) -> None:
    meanings = offered_meanings(line, language)
    assert meanings.is_first_meaning_sure
    assert rule in meanings.meanings[0].rules[:2]


def test_incident_lists_its_situation_and_cited_rules_first() -> None:
    meanings = offered_meanings("the deck slid out of his hand and fell")
    first_meaning, *other_meanings = meanings.meanings
    assert not meanings.is_first_meaning_sure
    assert first_meaning.draft is not None
    assert first_meaning.draft.kind == "StubDropped"
    assert next(
        other_meaning.rules for other_meaning in other_meanings if other_meaning.draft is None
    ) == ("IRRG-22",)


def test_offers_are_eight_at_most_beside_seven_rules() -> None:
    for language in LANGUAGES:
        for line, _ in question_utterances(language)[::40]:
            meanings = offered_meanings(line, language).meanings
            rules = [
                rule
                for meaning in meanings
                if not (meaning.draft or meaning.tool)
                for rule in meaning.rules
            ]
            assert len([meaning for meaning in meanings if meaning.draft]) <= 8, line
            assert len({*rules}) <= 7, line
            assert all(rule in BOOK_RULES for rule in rules)


def test_unknown_words_have_no_meanings() -> None:
    assert not search_rules("xyzzy plugh")
    assert offered_meanings("xyzzy plugh") == Meanings(())


@pytest.mark.parametrize("code", LANGUAGES)
def test_question_utterances_refer_to_existing_rules(code: str) -> None:
    utterances = question_utterances(code)
    assert {rule for _, rule in utterances} <= {*BOOK_RULES}
    assert len(utterances) == len({*utterances}), "nothing stands there twice"
    assert len({rule for _, rule in utterances}) >= 200


def test_tools_refer_to_existing_rules() -> None:
    assert {rule for rules in RULES_BY_TOOL.values() for rule in rules} <= {*BOOK_RULES}


def test_situation_rules_match_generated_page() -> None:
    assert {key: tuple(rules) for key, rules in as_printed()} == rules_by_situation()
    assert {*rules_by_situation()} == {
        situation.key for situations in SITUATIONS.values() for situation in situations
    }


@pytest.mark.parametrize(
    "tool, line, language, arguments",
    [
        ("side-pots", "all in for 50, 120 and 300", "en", {"put_in": (50, 120, 300)}),
        ("side-pots", "two of them are all in for 50", "en", {}),
        ("pot-limit", "pot 40, he bets 20, what is pot", "en", {"middle": 40, "bets": (20,)}),
        ("pot-limit", "bank 40, sázka 20", "cs", {"middle": 40, "bets": (20,)}),
        ("pot-limit", "40 in there and a 20 bet and 35", "en", {}),
        ("legal-raise", "bet 100, raise 150", "en", {"actions": "100 150"}),
        ("legal-raise", "raise 150 after a bet 200", "en", {}),
        ("owed", "missed both blinds", "en", {"missed_big": True, "missed_small": True}),
        ("owed", "zmeškal velkej", "cs", {"missed_big": True}),
        ("owed", "just sat down, new player", "en", {"new": True}),
        ("owed", "owes nothing, he missed no big blind", "en", {}),
    ],
)
def test_tool_arguments_are_parsed_from_line(
    tool: str, line: str, language: str, arguments: object
) -> None:
    assert parse_tool_arguments(tool, line, language) == arguments  # type: ignore[arg-type]


def test_tool_is_offered_with_the_numbers_of_the_line() -> None:
    meanings = offered_meanings("three all in, 50, 120 and 300, how do we cut the pots")
    tools = [(meaning.tool, meaning.arguments) for meaning in meanings.meanings if meaning.tool]
    assert ("side-pots", {"put_in": (50, 120, 300)}) in tools


def test_stored_rows_finds_every_row() -> None:
    weights_by_feature = {
        "wa": (1, 0, 2),
        "wab": (3,),
        "wž": (255, 1, -128, 678, 127),
        'w"': (6,),
        "t^ a": (7,),
    }
    keys, stored_rows = decode_weights(encode_weights(("one", "two"), weights_by_feature))
    assert keys == ("one", "two")
    assert {
        feature: stored_rows.get(feature) for feature in weights_by_feature
    } == weights_by_feature
    assert all(stored_rows.get(feature) is None for feature in ("w", "wb", "zz", ""))


def test_features_with_equal_hashes_share_first_row() -> None:
    feature_by_hash: dict[int, str] = {}
    features = (f"w{feature_number}" for feature_number in range(100_000))
    colliding_features = next(
        (earlier_feature, feature)
        for feature in features
        if (earlier_feature := feature_by_hash.setdefault(hash_feature(feature), feature))
        != feature
    )
    weights_by_feature = {
        feature: (index,) for index, feature in enumerate(sorted(colliding_features))
    }
    _, stored_rows = decode_weights(encode_weights((), weights_by_feature))
    assert [stored_rows.get(feature) for feature in colliding_features] == [(0,), (0,)]


@pytest.mark.filterwarnings("ignore:.*found in sys.modules:RuntimeWarning")
@pytest.mark.landing
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("domain", ["situations", "rules"])
def test_stored_weights_match_training(domain: str, code: str) -> None:
    """Compare the decompressed contents: another version of liblzma may compress otherwise."""
    path = f"src/riverboat/floor/intents/{domain}.{code}.bin"
    [file] = [generated_file for generated_file in generated_files() if generated_file.path == path]
    trained_content = capture_module_output(file.module, file.arguments)
    assert lzma.decompress((ROOT / path).read_bytes()) == lzma.decompress(trained_content)


def test_no_weights_are_encoded() -> None:
    keys, stored_rows = decode_weights(encode_weights((), {}))
    assert keys == ()
    assert stored_rows.get("wa") is None


def test_averaged_weights_are_deterministic() -> None:
    weight_texts = [
        ("who gets the odd chip", "A"),
        ("the odd chip", "A"),
        ("side pots how", "B"),
        ("how", "B"),
    ]
    weights = average_weights(weight_texts, load_synonyms("en"))
    assert weights.domain == "rules"
    assert weights == average_weights(weight_texts, load_synonyms("en"))


def test_rules_by_id_match_full_rulebook() -> None:
    rule_ids = ("UNIT-02", "BYND-02", "MARK-01", "NONE-01")
    for language in LANGUAGES:
        rules = rulebook.rules_by_id(pages.BOOK, rule_ids, language)
        assert [rule.id for rule in rules] == [*rule_ids[:3]]
        assert {rule.language for rule in rules} == {language}
        book = rulebook.rules(pages.BOOK, language)
        assert all(rule == book[rule.id] for rule in rules)


def test_rule_has_paragraphs_and_summary() -> None:
    option = "House option: odd_chip = unit | fraction"
    page_text = f"{option}\nIt goes *left* (see [there](x.md)). One each.\n\n| a |"
    assert rulebook.paragraphs(page_text) == ("It goes left (see there). One each.",)
    assert rulebook.summarize(page_text, 30) == "It goes left (see there)."
    assert all(rulebook.summarize(rule.text) for rule in BOOK_RULES.values())


@pytest.mark.parametrize(
    "line, amounts",
    [
        ("vsadil kilo", [100]),
        ("dvě kila a pět litrů", [200, 5000]),
        ("3 kila", [300]),
        ("kilo padesát, zvedl na litr", [150, 1000]),
        ("litr padesát", [1050]),
        ("100 padesát", [100]),
        ("kila, dvě", [100]),
    ],
)
def test_czech_slang_amounts_are_parsed(line: str, amounts: list[int]) -> None:
    assert [word.amount for word in tokenize(line) if word.amount is not None] == amounts


def test_weights_are_loaded_lazily() -> None:
    weights, _ = load_weights("en", "rules")
    assert isinstance(weights.features, StoredRows)
