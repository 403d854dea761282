"""The phrase reader: second person, names, amounts and grammar."""

from __future__ import annotations

import pytest

from riverboat.rulebook import RULE_ID
from riverboat.words import (
    Chair,
    Chips,
    Person,
    Phrase,
    Player,
    Rank,
    Ranks,
    Reader,
    Refusal,
    Seat,
    languages,
    rename_people,
)
from riverboat.words.action_offers import (
    CallOffer,
    FoldOffer,
    OfferedSizeRange,
    OfferList,
    RaiseOffer,
)
from riverboat.words.catalogue import catalogue
from riverboat.words.player_actions import AddingChips, Drawing, RaisingTo
from riverboat.words.refusals.betting import ActionIllegal, CardDealtBefore, TooManyChips
from riverboat.words.refusals.file_values import LocatedHandError
from riverboat.words.refusals.wrapped_refusals import with_cited_rule
from tests.words.samples import list_sample_phrases

REFUSED_RAISE = ActionIllegal(
    Seat(1),
    RaisingTo(900),
    TooManyChips(200),
    OfferList((FoldOffer(), CallOffer(5), RaiseOffer(OfferedSizeRange(10, 200)))),
)


def test_phrase_string_is_english() -> None:
    english_text = (
        "seat 1 can’t raise to 900: the stack is 200; legal now: fold, call 5, raise to 10-200"
    )
    assert str(REFUSED_RAISE) == english_text


def test_reader_is_addressed_in_second_person() -> None:
    reader = Reader(you=(Seat(1),))
    assert reader.say(REFUSED_RAISE).startswith("You can’t raise to 900: the stack is 200")


def test_czech_reader_is_addressed_in_czech() -> None:
    reader = Reader("cs", you=(Seat(1),))
    text = "Nemůžete navýšit na 900: stack je 200; lze: složit, dorovnat 5, navýšit na 10-200"
    assert reader.say(REFUSED_RAISE).replace("\N{EN DASH}", "-") == text
    assert Reader("cs").say(REFUSED_RAISE).startswith("seat 1 nemůže navýšit na 900: stack je 200")


DEALT_ALREADY = CardDealtBefore((22,))


@pytest.mark.parametrize(
    "refusal",
    [
        DEALT_ALREADY,
        with_cited_rule(DEALT_ALREADY),
        with_cited_rule(with_cited_rule(DEALT_ALREADY)),
        LocatedHandError(with_cited_rule(DEALT_ALREADY), "7"),
        with_cited_rule(LocatedHandError(with_cited_rule(DEALT_ALREADY), "7")),
    ],
)
@pytest.mark.parametrize("code", languages())
def test_refusal_cites_its_rule_once(code: str, refusal: Refusal) -> None:
    assert Reader(code).say_with_rule(refusal).count("CARD-01") == 1
    assert refusal.rule == "CARD-01"


@pytest.mark.parametrize("code", languages())
def test_messages_do_not_repeat_the_rule_of_their_refusal(code: str) -> None:
    reader = Reader(code)
    for sample in list_sample_phrases():
        if isinstance(sample, Refusal) and sample.rule:
            cited_rules = RULE_ID.findall(text := reader.say_with_rule(sample))
            assert len(cited_rules) == len({*cited_rules}), text


def test_people_are_renamed_at_any_depth() -> None:
    refusal = rename_people(
        REFUSED_RAISE, lambda person: Player("Ann", 3) if person == Seat(1) else person
    )
    assert str(refusal).startswith("Ann in seat 3 can’t raise to 900: the stack is 200")


def test_amounts_use_given_chip_format() -> None:
    reader = Reader(chips=lambda chips: f"${chips / 100:.2f}")
    assert "raise to $9.00: the stack is $2.00" in reader.say(REFUSED_RAISE)


MESSAGES = """
list-phrase =
    { PERSON($who) ->
        [you] you split
       *[other] { $who } splits
    } { $n } { NUMBER($n) ->
        [one] card
       *[other] cards
    } with { LIST($others) }, { RANK($rank, form: "all") } and { RANK($ranks) }
optional-phrase =
    { $late ->
        [true] too late
       *[false] in time
    }, { KEY($how) ->
        [bought] for cash
       *[other] borrowed
    }{ GIVEN($more) ->
        [yes] ; and { $more }
       *[no] {""}
    }{ GIVEN($chips) ->
        [yes] ; { CHIPS($chips) }
       *[no] {""}
    }
"""


@pytest.fixture(autouse=True, scope="module")
def add_test_messages() -> None:
    catalogue("en").add(MESSAGES)


class ListPhrase(Phrase, frozen=True):
    who: Person
    n: int
    others: tuple[Person, ...]
    rank: Rank
    ranks: Ranks


class OptionalPhrase(Phrase, frozen=True):
    late: bool
    how: str
    more: Phrase | None
    chips: Chips | None = None


@pytest.mark.parametrize(
    "n, others, expected_text",
    [
        (1, (Chair(2),), "Ann splits 1 card with seat 2, aces and king-queen"),
        (5, (Seat(0), Player("Bo")), "Ann splits 5 cards with seat 0 and Bo, aces and king-queen"),
        (
            2,
            (Player("Al"), Player("Bo", 2), Player("Cy")),
            "Ann splits 2 cards with Al, Bo in seat 2 and Cy, aces and king-queen",
        ),
    ],
)
def test_counts_lists_and_ranks_are_formatted(
    n: int, others: tuple[Person, ...], expected_text: str
) -> None:
    assert str(ListPhrase(Player("Ann"), n, others, 12, (11, 10))) == expected_text


def test_missing_arguments_print_nothing() -> None:
    assert str(OptionalPhrase(True, "bought", None)) == "too late, for cash"
    assert str(OptionalPhrase(False, "lent", FoldOffer(), 7)) == "in time, borrowed; and fold; 7"


def test_reader_in_list_is_you() -> None:
    list_phrase = ListPhrase(Player("Ann"), 2, (Player("Bo"), Player("Cy")), 0, (1,))
    assert "with you and Cy" in Reader(you=(Player("Bo"),)).say(list_phrase)
    assert Reader(you=(Player("Ann"),)).say(list_phrase).startswith("You split 2 cards")


def test_boolean_for_number_prints_as_boolean() -> None:
    boolean: int = False
    assert str(Drawing(boolean)) == "draw false"
    assert str(AddingChips(boolean)) == "add false"
    assert Reader("cs").say(Drawing(True)) == "vyměnit true kartu"
