"""Player names: normalisation, refused characters, and skeletons of similar names."""

from __future__ import annotations

import unicodedata

import pytest

from riverboat.web.accounts.account_names import MAX_NAME_LENGTH, InvalidName, normalize_name
from riverboat.web.accounts.confusable_names import skeleton
from riverboat.web.accounts.invisible_characters import is_ignorable


@pytest.mark.parametrize(
    "name, normalised_name",
    [
        ("Ann", "Ann"),
        ("  Ann   B. ", "Ann B."),
        ("\uff21\uff4e\uff4e", "Ann"),  # full-width letters are letters
        ("Jos\u0065\u0301", "Jos\u00e9"),
        ("Jiří_1-2", "Jiří_1-2"),
        ("Сергей", "Сергей"),
        ("山田たろう", "山田たろう"),
        ("김철수", "김철수"),
        ("7", "7"),
        ("x" * MAX_NAME_LENGTH, "x" * MAX_NAME_LENGTH),
    ],
)
def test_name_is_normalised(name: str, normalised_name: str) -> None:
    assert normalize_name(name) == normalised_name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * (MAX_NAME_LENGTH + 1),
        "x" * 10_000,
        "Ann\x00",
        "Ann\u200b",  # an invisible space
        "\u3164",  # Hangul filler: a letter by its category
        "\u1160",
        "\uffa0",
        "Ann\u3164",
        "\u034fAnn",
        "Ann\ufe0f",
        "\U000e0041Ann",
        "\u17b4",
        "\u202eAnn",  # letters from right to left
        "Ann<script>",
        "Ann (bot)",
        "Ann/Bob",
        "♠",
        "-Ann",
        "Ann_",
        ".",
        "\u0410nn",  # the first letter is Cyrillic
        "\u0391nn",  # the first letter is Greek
        "a\u0338\u0338nn",
        "é\u0301\u0301",
        "The House",
        "DEALER",
        "admin",
    ],
)
def test_misleading_name_is_refused(name: str) -> None:
    with pytest.raises(InvalidName):
        normalize_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "O'Brien",
        "D\u2019Artagnan",
        "\u0141ukasz",
        "\u041d\u0438\u043d\u0430",
        "\u674e\u96f7",
        "\u092e\u0940\u0930\u093e",  # a name of Hindi has its vowels as marks
        "Jos\u00e9",
        "\u30de\u30ea\u30fc",  # the long vowel of Japanese is a letter
        "\u4f50\u3005\u6728",  # and so is the sign of repetition
        "\u0646\u06cc\u06a9\u200c\u0646\u0627\u0645",  # Persian joins no letters here
        "Ad\u00e8\u1ecd\u0300",  # no letter of Unicode has both marks
        "\u0dc1\u0dca\u200d\u0dbb\u0dd3",
        "\u05e9\u05c2\u05b8\u05e8\u05b8\u05d4",
        "Nguy\u1ec5n V\u0103n",
    ],
)
def test_names_in_any_script_are_accepted(name: str) -> None:
    assert normalize_name(name) == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize(
    "name, reason",
    [
        ("'Ann", "begins and ends"),
        ("Ann\u2019", "begins and ends"),
        ("Ann\u200dB", "the name has an invisible character in the wrong place"),
        (
            "\u0646\u06cc\u06a9\u200c\u200c\u0646",
            "the name has an invisible character in the wrong place",
        ),
        ("H0st", "is the room’s own name"),
        ("DEA1ER", "is the room’s own name"),
        ("Adm\u0131n", "is the room’s own name"),
    ],
)
def test_refused_name_has_reason(name: str, reason: str) -> None:
    with pytest.raises(InvalidName, match=reason):
        normalize_name(name)


@pytest.mark.parametrize(
    "name, similar_name",
    [
        ("HostH", "H0stH"),
        ("Ian", "lan"),
        ("Ian", "1an"),
        ("Bo", "B0"),
        ("Ann", "\u0410nn"),
        ("ace", "\u0430\u0441\u0435"),
        ("ANN", "\ua4ee\ua4e0\ua4e0"),  # Lisu
        ("ann", "\u1d00\u0274\u0274"),  # small capitals
        ("O'Brien", "O\u2019Brien"),
        ("Ann B", "Ann_B"),
        ("Ann", "Ann."),
        ("Bernard", "Bemard"),
        ("\u0646\u06cc\u06a9\u0646", "\u0646\u06cc\u06a9\u200c\u0646"),
    ],
)
def test_similar_names_share_a_skeleton(name: str, similar_name: str) -> None:
    assert skeleton(name) == skeleton(similar_name)


@pytest.mark.parametrize(
    "name, distinct_name",
    [
        ("Jose", "Jos\u00e9"),
        ("Jan", "J\u00e1n"),
        ("Ali", "All"),
        ("Ann", "Anna"),
        ("Obrien", "O'Brien"),
        ("\u0421\u0435\u0440\u0433\u0435\u0439", "Cepreu"),
        ("\u674e\u96f7", "\u674e\u96ea"),
        ("Bob 1", "Bob 2"),
    ],
)
def test_distinct_names_have_distinct_skeletons(name: str, distinct_name: str) -> None:
    assert skeleton(name) != skeleton(distinct_name)


def test_invisible_characters_are_refused_in_names() -> None:
    ignorable_characters = [chr(code) for code in range(0x110000) if is_ignorable(chr(code))]
    assert len(ignorable_characters) > 4_000
    accepted_characters = []
    for character in ignorable_characters:
        for name in (
            character,
            f"Ann{character}",
            f"{character}Ann",
            f"A{character}nn",
            f"김{character}철",
        ):
            try:
                normalize_name(name)
            except InvalidName:
                continue
            accepted_characters.append(f"U+{ord(character):04X}")
    assert accepted_characters == []


def test_invisible_format_characters_are_ignorable() -> None:
    """Most invisible characters are in category Cf; its visible members are signs over digits."""
    visible_characters = {
        "\u06dd",
        "\u070f",
        "\u08e2",
        *map(chr, (*range(0x600, 0x606), 0x890, 0x891)),
    }
    format_characters = [
        chr(code) for code in range(0x110000) if unicodedata.category(chr(code)) == "Cf"
    ]
    unignored_characters = [
        f"{ord(character):x}" for character in format_characters if not is_ignorable(character)
    ]
    script_characters = (
        "110b",
        "110c",
        "1343",
        "1344",
        "fff9",
        "fffa",
        "fffb",
    )  # Kaithi, hieroglyphs, ruby
    assert [
        code_point
        for code_point in unignored_characters
        if chr(int(code_point, 16)) not in visible_characters
    ] == [
        code_point
        for code_point in unignored_characters
        if code_point.startswith(script_characters)
    ]
