"""The lexicon: unknown words, invalid patterns and consistent meanings."""

from __future__ import annotations

import pytest
from msgspec.structs import fields

from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.floor import (
    AUTHORITIES,
    NotUnderstood,
    Understood,
    read,
    rule,
)
from riverboat.floor.incident_parsing.incident_draft import KINDS
from riverboat.floor.incident_parsing.incident_parser import not_understood_refusal
from riverboat.floor.incident_parsing.phrase_lexicon import LANGUAGES, load_lexicon, parse_meaning
from riverboat.floor.incident_parsing.phrase_patterns import InvalidPattern, parse_pattern
from tests.schedule import run_in

# Bad input ----------------------------------------------------------------------------------------


def test_unknown_words_are_named_with_suggestions() -> None:
    found = read("facing 100, says rase")
    assert isinstance(found, NotUnderstood)
    assert found.words == ("rase",)
    assert "raise" in found.near
    assert str(not_understood_refusal(found)) == "not understood: rase; near that: raise"
    assert str(not_understood_refusal(read("bet 100 " * 99))) == "too long: at most 60 words"  # type: ignore[arg-type]
    assert "nothing was said" in str(not_understood_refusal(read(" ")))  # type: ignore[arg-type]
    assert "mean together" in str(not_understood_refusal(read("on the river")))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text, why",
    [
        ("facing 6, one 0 chip, says nothing", "cannot have pushed a chip of 0"),
        ("hold'em, board Ah Kd 7c, dealer exposed the Ah", "Ah"),
        ("facing 100, stack 400, one 500 chip silently", "400 behind"),
    ],
)
def test_impossible_incident_is_refused_by_rules(text: str, why: str) -> None:
    found = read(text)
    assert isinstance(found, Understood)
    with pytest.raises(RefusalError) as refusal:
        rule(found.seen, found.spot, AUTHORITIES["cash-2026"])
    assert why in str(refusal.value.refusal)


def test_unsupported_language_is_refused() -> None:
    with pytest.raises(LookupError, match="the floor supports en and cs, not 'xx'"):
        read("folds", "xx")


# Lexicon files ------------------------------------------------------------------------------------


@pytest.mark.parametrize("written", ["a (b", "a ]", "a [b)", "<nobody> a"])
def test_invalid_pattern_is_refused(written: str) -> None:
    with pytest.raises(InvalidPattern):
        parse_pattern(written, {})


@run_in("slow", "en")
@pytest.mark.parametrize("code", LANGUAGES)
def test_meanings_refer_to_existing_kinds_and_fields(code: str) -> None:
    from riverboat.floor import Spot

    spot = {field.name for field in fields(Spot)}
    for entry in load_lexicon(code).entries:
        meant = entry.meaning
        assert {*meant.incident_kinds} <= {*KINDS}
        for setting in meant.settings:
            if setting.is_spot_field:
                assert setting.field in spot, setting
            elif not meant.kind:
                having = meant.incident_kinds or tuple(KINDS)
                assert any(setting.field in KINDS[kind].__struct_fields__ for kind in having), (
                    setting
                )


def test_meaning_is_parsed() -> None:
    found = parse_meaning("see=Exposed by=dealer spot.street=1 acted?=yes")
    assert found.incident_kinds == ("Exposed",)
    assert [each.field for each in found.settings] == ["by", "street", "acted"]
