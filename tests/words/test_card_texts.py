"""Card errors have equal English text as exceptions and as phrases."""

from collections.abc import Callable

import pytest

from riverboat.cards import BadCard, parse_card, parse_cards, reject_duplicates
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.words import Reader, language

CZECH = Reader(language("cs"))


def reject_duplicate_cards(text: str) -> object:
    return reject_duplicates(parse_cards(text))


@pytest.mark.parametrize(
    "parse, text, expected_text",
    [
        (parse_card, "?s", "'?s' je jen půl karty: "),
        (parse_cards, "Kd ?s", "'?s' (4. znak v 'Kd ?s') je jen půl karty: "),
        (parse_card, "Zz", "'Zz' není karta: pište hodnotu "),
        (parse_cards, "As Xd, 2c", "'Xd' (4. znak v 'As Xd, 2c') není karta: "),
        (parse_card, "AsKd", "zadejte jednu kartu: 'AsKd' jsou 2 karty"),
        (reject_duplicate_cards, "Th 2c Th", "srdcová desítka je tu víckrát: Th 2c Th"),
    ],
)
def test_card_error_is_localized(
    parse: Callable[[str], object], text: str, expected_text: str
) -> None:
    with pytest.raises(BadCard) as error:
        parse(text)
    reason = refusal_of(error.value)
    assert str(reason) == str(error.value)
    assert reason.code == "no such card"
    assert CZECH.say(reason).startswith(expected_text)
