"""What people type is understood as it is meant, or asked back, and never otherwise in silence."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from functools import cache

import pytest
from msgspec.structs import fields

from riverboat.engine.asked.errors import WithReason
from riverboat.floor import (
    AUTHORITIES,
    Asks,
    NotUnderstood,
    Unclear,
    Understood,
    completed,
    read,
    reads,
    rule,
)
from riverboat.floor.nearest import by_kind, likely, nearest
from riverboat.floor.nearest.alike import alike
from riverboat.floor.nearest.collected import collected, said
from riverboat.floor.nearest.learning import learn
from riverboat.floor.nearest.offered import SURE, doubted, offered
from riverboat.floor.observation import Observation
from riverboat.floor.reading.asking import asked
from riverboat.floor.reading.cover import covers, loose_covers
from riverboat.floor.reading.draft import KINDS
from riverboat.floor.reading.lexicon import LANGUAGES, lexicon, meaning
from riverboat.floor.reading.patterns import BadPattern, pattern
from riverboat.floor.reading.reading import begun_with, complaint, guesses, settled
from riverboat.floor.reading.tokens import tokens
from riverboat.floor.reading.told import details
from riverboat.floor.reading.typed import chips, number, seat
from riverboat.floor.situations import SITUATIONS, title_of
from riverboat.words import Reader
from tests.docs.floor_heard import heard
from tests.floor.texts.situations import FOLDER, LATER, Outcome, outcome, situations
from tests.thorough import one_in

FEWEST = {"en": 1150, "cs": 740}
FEWEST_WAYS = {"en": 25, "cs": 20}


ALL, SOME = 1, 6
"""Which lines are read: all of them, which takes seconds, or every sixth."""
steps = pytest.mark.parametrize("step", [SOME, ALL], ids=["some", "all"])


@cache
def outcomes(code: str, step: int = ALL) -> list[tuple[str, Outcome]]:
    """What people type in a language, or every so many-th of it, and how it is read."""
    return [(each.say, outcome(each, code)[0]) for each in one_in(step, [*situations(code)])]


def understood(code: str, step: int = ALL) -> list[str]:
    """What is read as it is meant, of every so many-th line."""
    return [text for text, found in outcomes(code, step) if found == "right"]


# What people type --------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_nineteen_of_twenty_are_understood_or_asked_back_and_none_is_misread(code: str) -> None:
    found = [found for _, found in outcomes(code)]
    assert len(found) >= FEWEST[code]
    assert found.count("wrong") == 0
    told = found.count("right") + found.count("asked") + found.count("asked back")
    assert told >= 0.95 * len(found)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_line_of_six_is_misread(code: str) -> None:
    """The test before says so of all lines, and waits for ``make slow``."""
    assert "wrong" not in [found for _, found in outcomes(code, SOME)]


@steps
@pytest.mark.parametrize("code", LANGUAGES)
def test_most_of_it_is_understood_without_a_question(code: str, step: int) -> None:
    """Of the lines with which the grammar was written: those of later sets are asked back."""
    later = {each.say for each in situations(code, LATER)}
    found = [found for text, found in outcomes(code, step) if text not in later]
    least = 0.9 if step == ALL else 0.85  # of 54 or 90 lines, a few more may be hard ones
    assert found.count("right") >= least * len(found)


@steps
def test_the_misses_are_listed(step: int) -> None:
    listed = {
        line.removeprefix("- ")
        for line in (FOLDER / "README.md").read_text(encoding="utf-8").splitlines()
        if line.startswith("- ")
    }
    read = [each for code in LANGUAGES for each in outcomes(code, step)]
    missed = {text for text, found in read if found == "not understood"}
    assert missed == (listed if step == ALL else listed & {text for text, _ in read})


def test_every_kind_of_thing_is_told_in_english() -> None:
    assert {kind for each in situations("en") for kind in each.kinds} == {*KINDS}


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_may_mean_two_things_is_never_settled_without_a_question(code: str) -> None:
    for each in situations(code):
        if each.asks:
            found = read(each.say, code)
            assert not isinstance(found, Understood) or doubted(each.say, code, found), each.say


# Nothing is passed over --------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_word_that_nobody_knows_is_named_wherever_it_stands(code: str) -> None:
    for text in one_in(2, understood(code, SOME)):
        words = text.split()
        for at in range(len(words) + 1):
            found = read(" ".join([*words[:at], "xyzzy", *words[at:]]), code)
            assert isinstance(found, NotUnderstood), text
            assert "xyzzy" in found.words, text


DENIED = {"en": ("not", "never", "no"), "cs": ("není", "nikdy", "bez")}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_word_that_denies_changes_what_is_understood(code: str) -> None:
    for text in one_in(2, understood(code, SOME)):
        words, meant = text.split(), read(text, code)
        for denies in DENIED[code]:
            for at in range(len(words)):
                said = " ".join([*words[:at], denies, *words[at:]])
                assert read(said, code) != meant, said


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_idle_word_denies_limits_or_counts(code: str) -> None:
    words = lexicon(code).idle
    assert not words & {
        "not",
        "no",
        "never",
        "nobody",
        "without",
        "all",
        "another",
        "next",
        "before",
    }
    assert not words & {"ne", "neni", "nikdo", "nikdy", "bez", "vsichni", "dalsi", "pred", "za"}
    assert not [word for word in words if word.startswith("ne") and word not in ("nekdo", "ne-")]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_belongs_to_a_phrase_or_says_nothing(code: str) -> None:
    for text in understood(code, SOME):
        row = tokens(text)
        for cover in covers(row, lexicon(code)):
            told = {at for mark in cover.marks for at in range(mark.start, mark.end)}
            idle = {row[at].word for at in range(len(row)) if at not in told}
            assert not cover.unknown, text
            assert idle <= lexicon(code).idle, text


def test_a_question_tells_nothing_that_has_been_seen() -> None:
    assert isinstance(read("the dealer dropped the stub: is its order certain?"), NotUnderstood)
    assert isinstance(read("who shows first?"), Understood)


def test_a_slip_of_the_pen_is_asked_about_and_never_settled() -> None:
    for text, code, kind in (
        ("teh dealer dropped the stbu into the muck", "en", "StubDropped"),
        ("jocker found in his hand", "en", "StrangeCard"),
        ("dealer upustil baliček do muckku", "cs", "StubDropped"),
    ):
        assert isinstance(read(text, code), NotUnderstood), text
        assert kind in [each.kind for each in guesses(text, code)], text


def test_so_many_cards_of_a_game_that_nobody_named_are_asked_about() -> None:
    found = read("he has just one card")
    assert isinstance(found, Unclear)
    assert found.field == "off_by"


# What comes of it --------------------------------------------------------------------------------


def test_what_is_understood_is_ruled_on_by_every_authority() -> None:
    typed = [(text, language) for language in LANGUAGES for text in understood(language)]
    for text, code in typed:
        found = read(text, code)
        assert isinstance(found, Understood)
        for by in AUTHORITIES.values():
            with suppress(WithReason):
                assert reads(rule(found.seen, found.spot, by), Reader(code))


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_understood_is_told_back(code: str) -> None:
    reader = Reader(code)
    for each in situations(code):
        found = read(each.say, code)
        if isinstance(found, Understood):
            assert reader.say(title_of(type(found.seen)))
            told = [reader.say(part) for part in details(found.seen, found.spot, found.people)]
            assert all(told)
            assert len(told) >= len(filled(found.seen) - {"then", "amount"}), each.say


def filled(seen: Observation) -> set[str]:
    """The fields of what was seen that somebody has said something of."""
    return {
        field.name
        for field in fields(seen)
        if field.name != "who" and getattr(seen, field.name) != field.default
    }


def test_the_line_of_the_front_page() -> None:
    found = read("limit 3/6, facing 6, one 25 chip, says nothing")
    assert isinstance(found, Understood)
    verdict = rule(found.seen, found.spot, AUTHORITIES["cash-2026"])
    assert reads(verdict) == "seat 0: call 6; 19 back to seat 0"


def test_the_dealer_and_the_player_are_not_the_same() -> None:
    def seen(text: str) -> Observation:
        found = read(text)
        assert isinstance(found, Understood)
        return found.seen

    assert seen("dealer exposed a card") != seen("the player exposed his own card")


def test_people_are_called_as_the_text_calls_them() -> None:
    found = read("seat 2 showed his cards to seat 3, who is out of the hand")
    assert isinstance(found, Understood)
    assert found.people == ("2", "3")
    assert isinstance(read("seat 12 was skipped"), NotUnderstood)


# Asking ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_is_chosen_from_the_menu_is_asked_to_the_end(kind: str) -> None:
    found = settled(begun_with(kind))
    while isinstance(found, Unclear):
        wanted = asked(found.drafts[0], found.field)
        given = {"number": 2, "chips": (100, 100), "seat": "5"}[wanted.reads]
        found = completed(found, wanted.answers[0][1] if wanted.answers else given)
    assert isinstance(found, Understood)
    assert type(found.seen).__name__ == kind


def test_chips_of_which_nobody_says_how_many_they_are_are_asked_for() -> None:
    found = read("facing 1000 he pushes 1400")
    assert isinstance(found, Unclear)
    assert found.field == "motions"
    told = completed(found, (1000, 100, 100, 100, 100))
    assert isinstance(told, Understood)


def test_a_comma_that_leaves_it_open_is_asked_about() -> None:
    found = read("says raise, bet 200")
    assert isinstance(found, Unclear)
    assert len(found.drafts) == 2


def test_to_put_down_is_a_fold_or_chips() -> None:
    found = read("položil, sázka 100", "cs")
    assert isinstance(found, Understood)
    assert isinstance(rule(found.seen, found.spot, AUTHORITIES["cash-2026"]), Asks)


@pytest.mark.parametrize(
    "text, code, means",
    [
        ("1,100", "en", 1100),
        ("fourteen hundred", "en", 1400),
        ("5k", "en", 5000),
        ("1.5k", "en", 1500),
        ("two hundred", "en", 200),
        ("dvě stě padesát", "cs", 250),
        ("čtrnáct set", "cs", 1400),
        ("12 000", "cs", 12000),
        ("some", "en", None),
        ("1.5", "en", None),
    ],
)
def test_amounts(text: str, code: str, means: int | None) -> None:
    assert number(text, code) == means


@pytest.mark.parametrize(
    "text, code, means",
    [
        ("1000 and four 100s", "en", (1000, 100, 100, 100, 100)),
        ("a 500 chip", "en", (500,)),
        ("two 25s and a 1000", "en", (25, 25, 1000)),
        ("dva žetony po 500", "cs", (500, 500)),
        ("tisícovku a tři stovky", "cs", (1000, 100, 100, 100)),
        ("four 5s", "en", (5, 5, 5, 5)),
        ("nothing", "en", None),
    ],
)
def test_chips(text: str, code: str, means: tuple[int, ...] | None) -> None:
    assert chips(text, code) == means


def test_seats() -> None:
    assert seat("5", "en") == seat("seat 5", "en") == "5"
    assert seat("B", "en") == "B"
    assert seat("11", "en") is None


# Asking back -------------------------------------------------------------------------------------


def test_what_is_not_understood_is_asked_back_without_the_unknown_words() -> None:
    offered = guesses("the dealer clumsily dropped the stub into the muck")
    assert [each.kind for each in offered] == ["StubDropped"]
    assert offered[0].seen["mixed"] is True
    assert isinstance(settled(offered[0]), Understood)
    czech = guesses("dealer nešikovně upustil balíček", "cs")
    assert not czech, "a word that begins so may deny"
    assert [each.kind for each in guesses("dealer tuze upustil balíček", "cs")] == ["StubDropped"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_guess_leaves_out_a_word_that_denies(code: str) -> None:
    spoken = lexicon(code)
    strange = {"en": ("never", "hardly not"), "cs": ("nikdy", "neprosto")}[code]
    typed = [(text, language) for language in LANGUAGES for text in understood(language)]
    for text, of in typed[:: 40 if code == "en" else 30]:
        for word in strange:
            if of == code:
                for cover in loose_covers(tokens(f"{text} {word} blargh"), spoken):
                    row = tokens(f"{text} {word} blargh")
                    assert not any(spoken.denies(row[at].word) for at in cover.unknown)


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_a_line_is_about_is_among_the_nearest_situations(code: str) -> None:
    """Every fourth line that was heard is found by the three others and what was collected."""
    kinds = {each.say: each.kinds for each in situations(code) if each.tells}
    lines = [*heard(code)]
    weights = learn([*collected(code), *(x for at, x in enumerate(lines) if at % 4)], alike(code))
    offers = [(text, by_kind(weights.chances(text, alike(code)))) for text, _ in lines[::4]]
    found = [
        bool(kinds[text] & {it.situation.see.__name__ for it in of[:6]}) for text, of in offers
    ]
    assert sum(found) >= 0.95 * len(found)
    sure = [(text, of[0]) for text, of in offers if of and of[0].chance >= SURE]
    right = [first.situation.see.__name__ in kinds[text] for text, first in sure]
    assert sum(right) >= 0.95 * len(right) > 0.3 * len(found)


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
        for each in one_in(9, [*situations(code, LATER)]):
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


# Bad input ---------------------------------------------------------------------------------------


def test_what_is_not_understood_is_named_with_what_is_near() -> None:
    found = read("facing 100, says rase")
    assert isinstance(found, NotUnderstood)
    assert found.words == ("rase",)
    assert "raise" in found.near
    assert str(complaint(found)) == "not understood: rase; near that: raise"
    assert str(complaint(read("bet 100 " * 99))) == "too long: at most 60 words"  # type: ignore[arg-type]
    assert "nothing was said" in str(complaint(read(" ")))  # type: ignore[arg-type]
    assert "mean together" in str(complaint(read("on the river")))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text, why",
    [
        ("facing 6, one 0 chip, says nothing", "cannot have pushed a chip of 0"),
        ("hold'em, board Ah Kd 7c, dealer exposed the Ah", "Ah"),
        ("facing 100, stack 400, one 500 chip silently", "400 behind"),
    ],
)
def test_what_cannot_have_been_is_refused_by_the_rules(text: str, why: str) -> None:
    found = read(text)
    assert isinstance(found, Understood)
    with pytest.raises(WithReason) as refusal:
        rule(found.seen, found.spot, AUTHORITIES["cash-2026"])
    assert why in str(refusal.value.refusal)


def test_a_language_that_the_floor_does_not_read_is_named() -> None:
    with pytest.raises(LookupError, match="the floor reads en and cs, not 'xx'"):
        read("folds", "xx")


# The files ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("written", ["a (b", "a ]", "a [b)", "<nobody> a"])
def test_a_phrase_that_is_written_wrongly_is_named(written: str) -> None:
    with pytest.raises(BadPattern):
        pattern(written, {})


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_meaning_names_kinds_and_fields_that_there_are(code: str) -> None:
    from riverboat.floor import Spot

    spot = {field.name for field in fields(Spot)}
    for entry in lexicon(code).entries:
        meant = entry.meaning
        assert {*meant.see} <= {*KINDS}
        for setting in meant.settings:
            if setting.spot:
                assert setting.field in spot, setting
            elif not meant.kind:
                having = meant.see or tuple(KINDS)
                assert any(
                    setting.field in {field.name for field in fields(KINDS[kind])}
                    for kind in having
                ), setting


def test_a_meaning_is_read() -> None:
    found = meaning("see=Exposed by=dealer spot.street=1 acted?=yes")
    assert found.see == ("Exposed",)
    assert [each.field for each in found.settings] == ["by", "street", "acted"]
