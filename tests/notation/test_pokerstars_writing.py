"""PokerStars text for trackers: lines in the form of the site, and notes for unsupported facts."""

import re
from itertools import islice
from pathlib import Path

import pytest
from msgspec.structs import replace

from riverboat.engine import VARIANTS, HouseRules
from riverboat.engine.state import hand_facts as f
from riverboat.notation import (
    About,
    BadNotation,
    ParsedHand,
    Source,
    Tournament,
    read_ohh,
    read_phh,
)
from riverboat.notation.pokerstars import to_pokerstars
from tests.engine.random_hands import play_random
from tests.notation.pokerstars_hands import (
    CASH_HAND,
    DATE,
    HANDS_BY_NAME,
    LIMIT_HAND,
    RAZZ_HAND,
    RUN_TWICE_HAND,
    STUD_HAND,
    TOURNAMENT_HAND,
    UNCAPPED_RAISES_HAND,
    WALK_HAND,
    parse_exact,
    parse_one,
    remove_lines,
    replace_text,
)
from tests.schedule import run_in
from tests.thorough import example_count, example_seeds

NOTE_PREFIX = 'riverboat notes [observer] said, "'
VERBATIM_HAND_NAMES = sorted(
    HANDS_BY_NAME.keys() - {"cash", "draw", "tournament", "rush", "no cap"}
)


def play_random_hand(seed: int, variant: str, structure: str) -> ParsedHand:
    """Return a random hand of players with default names at a cash table."""
    played_hand = play_random(seed, variant, structure)
    player_names = tuple([f"player{seat + 1}" for seat in range(played_hand.hand.players)])
    metadata = About(table="Sirius", started="2026-01-31T20:15:00Z", currency="USD", hand="7")
    return ParsedHand(
        source=Source("", "", 0),
        variant="",
        players=player_names,
        log=tuple(played_hand.log),
        about=metadata,
        scale=100,
    )


def list_lines_without_notes(text: str) -> list[str]:
    """Return the lines without riverboat notes."""
    return [line for line in text.splitlines() if not line.startswith(NOTE_PREFIX)]


def list_note_texts(text: str) -> list[str]:
    """Return the texts of the riverboat notes."""
    lines = [line for line in text.splitlines() if line.startswith(NOTE_PREFIX)]
    return [line.removeprefix(NOTE_PREFIX).removesuffix('"') for line in lines]


# Verbatim text ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", VERBATIM_HAND_NAMES)
def test_sample_hand_is_written_verbatim(name: str) -> None:
    hand = parse_exact(HANDS_BY_NAME[name])
    hero = hand.about.hero
    text = to_pokerstars(hand) if hero is None else to_pokerstars(hand, hero=hero)
    assert text == HANDS_BY_NAME[name].replace(DATE, "2026/01/31 15:15:00 ET")


@pytest.mark.parametrize("name", VERBATIM_HAND_NAMES)
def test_site_hand_needs_no_note_line(name: str) -> None:
    hand = parse_exact(HANDS_BY_NAME[name])
    assert list_note_texts(to_pokerstars(hand, hero=hand.about.hero)) == []


def test_events_outside_hand_are_omitted() -> None:
    text = to_pokerstars(parse_exact(TOURNAMENT_HAND), hero=0)
    for word in ("finished", "bounty)", "sitting out"):
        assert word in TOURNAMENT_HAND
        assert word not in text


# Patterns of lines and their parts ---------------------------------------------------------------

PLAYER_RE = r"player\d+"
MONEY_RE = r"[$€£]?\d+(?:\.\d\d)?"
CARD_RE = r"(?:[2-9TJQKA][cdhs])"
CARDS_RE = rf"\[{CARD_RE}(?: {CARD_RE})*\]"
ALL_IN_RE = rf"(?: and is all-in| and has reached the {MONEY_RE} cap)?"
TIME_RE = r"\d{4}/\d\d/\d\d \d{1,2}:\d\d:\d\d ET"
GAME_RE = (
    r"(?:Split )?(?:Hold'em|6\+ Hold'em|Omaha|5 Card Omaha|Courchevel|Omaha Hi/Lo|5 Card Omaha "
    r"Hi/Lo|Courchevel Hi/Lo|7 Card Stud|7 Card Stud Hi/Lo|Razz|5 Card Draw|Badugi|"
    r"Single Draw 2-7 Lowball|Triple Draw 2-7 Lowball|6 Card Omaha) (?:No Limit|Pot Limit|Limit)"
)
STAKES_RE = (
    rf"(?:{MONEY_RE}/{MONEY_RE}(?: - {MONEY_RE} Cap - )?|"
    rf"Button Blind {MONEY_RE} - Ante {MONEY_RE} )"
)
CURRENCY_RE = r"(?: (?:USD|EUR|GBP))?"
POSITION_RE = r"(?: \(button\)| \(button blind\))?(?: \(small blind\)| \(big blind\))?"
HOLDING_NAME_RE = r"[A-Za-z0-9:;,'+ -]+"
BOARD_NUMBER_RE = r"(?:FIRST |SECOND |THIRD |FOURTH |FIFTH )?"
SEAT_RESULT_RE = rf"(?:won \({MONEY_RE}\)|lost) with {HOLDING_NAME_RE}"

PATTERNS_BY_LINE_KIND = {
    "head of a cash game": rf"PokerStars Hand #\d+:  {GAME_RE} "
    rf"\({STAKES_RE}{CURRENCY_RE}\) - {TIME_RE}",
    "head of a tournament": r"PokerStars Hand #\d+: Tournament #\d+, "
    rf"{MONEY_RE}(?:\+{MONEY_RE})+{CURRENCY_RE} "
    rf"(?:HORSE \({GAME_RE}\)|{GAME_RE}) - Level [IVXLC]+ \({STAKES_RE}\) - {TIME_RE}",
    "table": r"Table '[^']+' \d+-max(?: \(Play Money\))?(?: Seat #\d+ is the button)?",
    "seat": rf"Seat \d+: {PLAYER_RE} \({MONEY_RE} in chips\)",
    "blind": rf"{PLAYER_RE}: posts (?:small|big) blind {MONEY_RE}{ALL_IN_RE}",
    "both blinds": rf"{PLAYER_RE}: posts small & big blinds {MONEY_RE}{ALL_IN_RE}",
    "button blind": rf"{PLAYER_RE}: posts button blind {MONEY_RE}{ALL_IN_RE}",
    "straddle": rf"{PLAYER_RE}: posts straddle {MONEY_RE}{ALL_IN_RE}",
    "ante": rf"{PLAYER_RE}: posts the ante {MONEY_RE}{ALL_IN_RE}",
    "hole cards": r"\*\*\* (?:HOLE CARDS|DEALING HANDS) \*\*\*",
    "cards": rf"Dealt to {PLAYER_RE} (?:{CARDS_RE} )?{CARDS_RE}",
    "card before the flop": rf"\*\*\* {BOARD_NUMBER_RE}PRE-FLOP \*\*\* \[{CARD_RE}\]",
    "flop": rf"\*\*\* {BOARD_NUMBER_RE}FLOP \*\*\* \[{CARD_RE} {CARD_RE} {CARD_RE}\]",
    "turn": rf"\*\*\* {BOARD_NUMBER_RE}TURN \*\*\* \[{CARD_RE} {CARD_RE} {CARD_RE}\] \[{CARD_RE}\]",
    "river": rf"\*\*\* {BOARD_NUMBER_RE}RIVER \*\*\* "
    rf"\[(?:{CARD_RE} ){{3}}{CARD_RE}\] \[{CARD_RE}\]",
    "street of stud": r"\*\*\* (?:3rd STREET|4th STREET|5th STREET|6th STREET|RIVER) \*\*\*",
    "draw": r"\*\*\* (?:FIRST|SECOND|THIRD) DRAW \*\*\*",
    "fold or check": rf"{PLAYER_RE}: (?:folds|checks)",
    "call or bet": rf"{PLAYER_RE}: (?:calls|bets) {MONEY_RE}{ALL_IN_RE}",
    "raise": rf"{PLAYER_RE}: raises {MONEY_RE} to {MONEY_RE}{ALL_IN_RE}",
    "bring-in": rf"{PLAYER_RE}: brings in for {MONEY_RE}{ALL_IN_RE}",
    "cap": r"Betting is capped",
    "discard": rf"{PLAYER_RE}: discards (?:1 card|[2-5] cards)(?: {CARDS_RE})?",
    "stands pat": rf"{PLAYER_RE}: stands pat(?: on {CARDS_RE})?",
    "uncalled bet": rf"Uncalled bet \({MONEY_RE}\) returned to {PLAYER_RE}",
    "showdown": rf"\*\*\* {BOARD_NUMBER_RE}SHOW DOWN \*\*\*",
    "shows": rf"{PLAYER_RE}: shows {CARDS_RE} \({HOLDING_NAME_RE}\)",
    "mucks": rf"{PLAYER_RE}: (?:mucks hand|doesn't show hand)",
    "collected": rf"{PLAYER_RE} collected {MONEY_RE} from (?:main pot|side pot|side pot-\d|pot)",
    "bounty": rf"{PLAYER_RE} wins the {MONEY_RE} bounty for eliminating "
    rf"{PLAYER_RE}(?: and {PLAYER_RE})*",
    "no low": r"No low hand qualified",
    "summary": r"\*\*\* SUMMARY \*\*\*",
    "total": rf"Total pot {MONEY_RE}(?: Main pot {MONEY_RE}\.(?: Side pot(?:-\d)? {MONEY_RE}\.)+)? "
    rf"\| Rake {MONEY_RE}",
    "twice": r"Hand was run (?:twice|(?:three|four|five) times)",
    "board": rf"{BOARD_NUMBER_RE}Board {CARDS_RE}",
    "end": rf"Seat \d+: {PLAYER_RE}{POSITION_RE} (?:folded (?:before Flop|before the Draw|"
    rf"after the (?:1st |2nd |3rd )?Draw|on the (?:Flop|Turn|River|[3-6](?:rd|th) Street))"
    rf"(?: \(didn't bet\))?|collected \({MONEY_RE}\)|mucked(?: {CARDS_RE})?|"
    rf"showed {CARDS_RE} and {SEAT_RESULT_RE}(?:, and {SEAT_RESULT_RE})*)",
}
"""Patterns that trackers match, by kind of line."""

POKERSTARS_GAMES = (
    *("hold'em", "omaha", "omaha 5", "omaha hi-lo", "courchevel", "seven-card stud"),
    *("seven-card stud hi-lo", "razz", "five-card draw", "2-7 single draw", "2-7 triple draw"),
    *("badugi", "short deck"),
)


def find_line_kinds(line: str) -> list[str]:
    return [
        line_kind
        for line_kind, pattern in PATTERNS_BY_LINE_KIND.items()
        if re.fullmatch(pattern, line)
    ]


@pytest.mark.parametrize("name", HANDS_BY_NAME)
def test_written_lines_match_one_tracker_pattern(name: str) -> None:
    hand = parse_exact(HANDS_BY_NAME[name].replace("Hero", "player8").replace("3f2a", "player7"))
    for line in list_lines_without_notes(
        to_pokerstars(replace(hand, players=make_default_names(hand)), hero=hand.about.hero)
    ):
        assert len(find_line_kinds(line)) == 1, line


def make_default_names(hand: ParsedHand) -> tuple[str, ...]:
    return tuple([f"player{seat + 1}" for seat in range(len(hand.players))])


@run_in("slow", keep_every=3)
@pytest.mark.parametrize("variant", POKERSTARS_GAMES)
def test_random_hand_lines_match_tracker_patterns(variant: str) -> None:
    for structure in ("no-limit", "pot-limit", "limit", "cap"):
        for seed in example_seeds(3, 50):
            hand = play_random_hand(seed, variant, structure)
            if shows_complete_hands_once(hand):
                for line in list_lines_without_notes(to_pokerstars(hand, hero=0)):
                    assert find_line_kinds(line), line


TWO_BOARD_HEADER_PATTERN = re.compile(
    r"PokerStars Hand #\d+:  "
    r"(?:Split Hold'em|Hold'em|Omaha|Omaha Hi/Lo|[56] Card Omaha(?: Hi/Lo)?) "
    rf"(?:No|Pot) Limit \({MONEY_RE}/{MONEY_RE}(?: USD)?\) - {TIME_RE}"
)
"""Headers of games with two boards; the site itself only has Split Hold'em."""


def test_corpus_hand_lines_match_tracker_patterns(home_games: Path, pluribus: Path) -> None:
    sampled_hands = islice(read_ohh(home_games), 0, None, example_count(8, 1))
    for hand in (*sampled_hands, *islice(read_phh(pluribus), 0, None, example_count(20, 1))):
        header, *lines = list_lines_without_notes(
            to_pokerstars(replace(hand, players=make_default_names(hand)))
        )
        assert TWO_BOARD_HEADER_PATTERN.fullmatch(header), header
        for line in lines:
            assert find_line_kinds(line), line


def shows_complete_hands_once(hand: ParsedHand) -> bool:
    """Return True if each player shows a complete hand, and only once."""
    shown_facts = [fact for fact in hand.log if isinstance(fact, f.HandShown)]
    complete_hand_size = max([len(fact.cards) for fact in shown_facts], default=0)
    shown_seats = [fact.seat for fact in shown_facts]
    return len(set(shown_seats)) == len(shown_seats) and all(
        len(fact.cards) == complete_hand_size for fact in shown_facts
    )


def test_every_tracker_pattern_is_written() -> None:
    texts = [to_pokerstars(parse_exact(text)) for text in HANDS_BY_NAME.values()]
    for variant in ("omaha hi-lo", "courchevel"):
        texts += [to_pokerstars(play_random_hand(seed, variant, "limit")) for seed in range(20)]
    matched_line_kinds = {
        line_kind
        for text in texts
        for line in text.splitlines()
        for line_kind in find_line_kinds(line)
    }
    assert matched_line_kinds == set(PATTERNS_BY_LINE_KIND)


# Tracker requirements for single lines ----------------------------------------------------------


def test_first_line_ends_with_eastern_date() -> None:
    for text in HANDS_BY_NAME.values():
        first_line = to_pokerstars(parse_exact(text)).partition("\n")[0]
        assert re.fullmatch(TIME_RE, first_line.rpartition(" - ")[2])


def test_hand_number_has_fixed_place() -> None:
    first_line = to_pokerstars(parse_exact(CASH_HAND)).partition("\n")[0]
    assert first_line.startswith("PokerStars Hand #")
    assert first_line[17:29] == "200000000001"


def test_written_hand_has_no_blank_lines() -> None:
    for text in HANDS_BY_NAME.values():
        lines = to_pokerstars(parse_exact(text)).removesuffix("\n").split("\n")
        assert all(line and line == line.strip() for line in lines)


def test_sections_of_hand_come_in_order() -> None:
    section_order = [
        "head",
        "table",
        "seat",
        "blind|ante",
        "hole|street",
        "showdown",
        "summary",
        "total",
    ]
    for text in HANDS_BY_NAME.values():
        kinds_by_line = [
            find_line_kinds(line)
            for line in list_lines_without_notes(to_pokerstars(parse_exact(text)))
        ]
        section_indexes = []
        for section in section_order:
            section_kinds = tuple(section.split("|"))
            matching_indexes = [
                line_index
                for line_index, matched_kinds in enumerate(kinds_by_line)
                if matched_kinds and matched_kinds[0].startswith(section_kinds)
            ]
            section_indexes += matching_indexes[:1]
        assert section_indexes == sorted(section_indexes)


def test_summary_total_equals_collected_plus_rake() -> None:
    for text in HANDS_BY_NAME.values():
        lines = to_pokerstars(parse_exact(text)).splitlines()
        collected_matches = [re.search(r" collected \D*([\d.]+) from", line) for line in lines]
        [total_line] = [line for line in lines if line.startswith("Total pot")]
        pot_match, rake_match = re.findall(r"Total pot \D?([\d.]+)|Rake \D?([\d.]+)", total_line)
        won_cents = sum(round(float(match[1]) * 100) for match in collected_matches if match)
        assert won_cents + round(float(rake_match[1]) * 100) == round(float(pot_match[0]) * 100)


def test_summary_boards_match_rivers() -> None:
    lines = to_pokerstars(parse_exact(RUN_TWICE_HAND)).splitlines()
    assert "FIRST Board [9s 8s 2d Qh Qc]" in lines
    assert "*** FIRST RIVER *** [9s 8s 2d Qh] [Qc]" in lines
    assert "SECOND Board [9s 8s 2d 3s 4h]" in lines


def test_limit_game_shows_bets_and_others_show_blinds() -> None:
    assert "Hold'em Limit ($2/$4 USD)" in to_pokerstars(parse_exact(LIMIT_HAND))
    assert "Hold'em No Limit ($0.50/$1.00 USD)" in to_pokerstars(parse_exact(CASH_HAND))
    assert "7 Card Stud Limit ($2/$4 USD)" in to_pokerstars(parse_exact(STUD_HAND))


def test_mixed_game_names_its_rotation() -> None:
    assert "$10+$1 USD HORSE (Razz Limit) - Level IV (60/120)" in to_pokerstars(
        parse_exact(RAZZ_HAND)
    )
    mixed_game_title = "8-Game (Razz Limit, $2/$4 USD)"
    text = replace_text(STUD_HAND, ("7 Card Stud Limit ($2/$4 USD)", mixed_game_title))
    assert mixed_game_title in to_pokerstars(parse_one(text))


def test_home_game_names_its_club() -> None:
    header_start = "PokerStars Home Game Hand #200000000001: {Tuesday Club}  Hold'em No Limit"
    text = replace_text(
        CASH_HAND, ("PokerStars Hand #200000000001:  Hold'em No Limit", header_start)
    )
    assert to_pokerstars(parse_exact(text)).startswith(header_start)


# Visible cards ----------------------------------------------------------------------------------


def find_players_with_dealt_line(text: str) -> set[str]:
    return {line.split()[2] for line in text.splitlines() if line.startswith("Dealt to")}


def test_hero_limits_written_hole_cards() -> None:
    hand = parse_exact(replace_text(WALK_HAND, ("player2: folds", "player2: folds [2c 7d]")))
    hand = replace(hand, log=tuple([reveal_hole_cards(fact) for fact in hand.log]))
    assert find_players_with_dealt_line(to_pokerstars(hand)) == {"player1", "player2", "player3"}
    assert find_players_with_dealt_line(to_pokerstars(hand, hero=1)) == {"player2"}
    assert find_players_with_dealt_line(to_pokerstars(hand, hero=None)) == set()


def reveal_hole_cards(fact: object) -> object:
    """Reveal the hole cards of seats 0 and 2 in a three-handed deal."""
    if isinstance(fact, f.HoleCardsDealt):
        return replace(fact, holdings=((50, 51), fact.holdings[1], (4, 5)))
    return fact


@pytest.mark.parametrize("seat", range(4))
def test_hero_history_reveals_only_seen_cards(seat: int) -> None:
    for seed in range(30):
        hand = play_random_hand(seed, "hold'em", "no-limit")
        player_count = len(hand.players)
        deal_fact = next(fact for fact in hand.log if isinstance(fact, f.HoleCardsDealt))
        seen_seats = {fact.seat for fact in hand.log if isinstance(fact, f.HandShown)} | {seat}
        text = to_pokerstars(hand, hero=seat if seat < player_count else None)
        written_cards = set(re.findall(rf"\b{CARD_RE}\b", text))
        hidden_cards = [
            cards
            for seat_number, cards in enumerate(deal_fact.holdings)
            if seat_number not in seen_seats
        ]
        board_cards = {
            card for fact in hand.log if isinstance(fact, f.BoardDealt) for card in fact.cards
        }
        shown_holdings = [set(fact.cards) for fact in hand.log if isinstance(fact, f.HandShown)]
        visible_cards = board_cards.union(*shown_holdings)
        for cards in hidden_cards:
            for card in set(cards) - visible_cards:
                assert "23456789TJQKA"[card // 4] + "cdhs"[card % 4] not in written_cards


def test_hero_cards_need_no_note_line() -> None:
    assert list_note_texts(to_pokerstars(parse_exact(CASH_HAND), hero=1)) == []
    assert parse_exact(to_pokerstars(parse_exact(CASH_HAND), hero=1)).about.hero == 1


def test_hero_among_known_hands_is_kept() -> None:
    hand = parse_exact(replace_text(WALK_HAND, ("player2: folds", "player2: folds [2c 7d]")))
    hand = replace(
        hand, log=tuple([reveal_hole_cards(fact) for fact in hand.log]), about=About(hero=2)
    )
    assert parse_exact(to_pokerstars(hand)).about.hero == 2


# Player names -----------------------------------------------------------------------------------


def test_hide_names_writes_default_names() -> None:
    hand = replace(parse_exact(CASH_HAND), players=("Ann", "Bob", "Cat", "Dan"))
    text = to_pokerstars(hand, hide_names=True)
    assert not {"Ann", "Bob", "Cat", "Dan"} & set(re.findall(r"\w+", text))
    assert parse_exact(text).players == ("player1", "player2", "player3", "player4")
    assert parse_exact(text).log == hand.log


@pytest.mark.parametrize(
    "name",
    [
        *("Zoë", "a b", "x (button)", "[Ah Kd]", "Seat", "名前", "p1: folds", "a: b", "Seat 3: x"),
        *("two  blanks", " blank", "tab\there", "line\nbreak", 'says "no"', "***", "", "x" * 200),
        *("collected $5 from pot", "I said, no", "in chips", "\ufeff", "nb\xa0sp", "Dealt to me"),
        "Total pot 5",
    ],
)
def test_any_player_name_survives_round_trip(name: str) -> None:
    hand = replace(parse_exact(CASH_HAND), players=("player1", name, "player3", "x"))
    reread_hand = parse_exact(to_pokerstars(hand))
    assert reread_hand.players == ("player1", name or "player2", "player3", "x")
    assert reread_hand.log == hand.log


def test_duplicate_names_survive_round_trip() -> None:
    hand = replace(parse_exact(CASH_HAND), players=("Ann", "Ann", "player2", "Ann"))
    reread_hand = parse_exact(to_pokerstars(hand))
    assert reread_hand.log == hand.log
    assert reread_hand.players == ("Ann", "Ann", "player2", "Ann")


def test_hand_without_names_gets_default_names() -> None:
    assert (
        parse_exact(to_pokerstars(replace(parse_exact(CASH_HAND), players=()))).log
        == parse_exact(CASH_HAND).log
    )


# Facts without a place in the format ------------------------------------------------------------


def test_note_line_looks_like_observer_chat() -> None:
    text = to_pokerstars(parse_exact(UNCAPPED_RAISES_HAND))
    [line] = [line for line in text.splitlines() if line.startswith("riverboat")]
    assert re.fullmatch(r'.+ \[observer\] said, ".+"', line)
    assert ":" not in line, "it is no action of anybody"
    assert len(line.partition(" [")[0]) > 12, "nobody at the site can have that name"


def test_house_rules_survive_round_trip() -> None:
    rules = HouseRules.preset("home-1") if hasattr(HouseRules, "preset") else HouseRules()
    hand = parse_exact(WALK_HAND)
    started_fact = hand.log[0]
    assert isinstance(started_fact, f.HandStarted)
    changed_start = replace(started_fact, game=replace(started_fact.game, rules=rules))
    hand = replace(hand, log=(changed_start, *hand.log[1:]))
    text = to_pokerstars(hand)
    assert [word for word in list_note_texts(text) if word.startswith("house ")]
    assert parse_exact(text).game == changed_start.game


@pytest.mark.parametrize("scale", [1, 2, 3, 6, 7, 50, 100, 1000])
def test_any_scale_survives_round_trip(scale: int) -> None:
    hand = replace(parse_exact(WALK_HAND), scale=scale)
    reread_hand = parse_exact(to_pokerstars(hand))
    assert (reread_hand.log, reread_hand.scale) == (hand.log, scale)


@pytest.mark.parametrize(
    "about",
    [
        About(),
        About(site="Riverboat", hand="r-17", table="The Deck", table_size=8, started="2023-06-22"),
        About(currency="BTC", started="some day", table="  "),
        About(chairs=(2, 5, 9), button=7, table_size=9, hero=1),
        About(tournament=Tournament(number="5", buy_in="$1", fee="$0.10", level="II")),
        About(tournament=Tournament(number="5", name="Freeroll", level="XL")),
    ],
)
def test_hand_metadata_survives_round_trip(about: About) -> None:
    hand = replace(parse_exact(WALK_HAND), about=about)
    reread_about = parse_exact(to_pokerstars(hand)).about
    assert replace(reread_about, chairs=()) == replace(about, chairs=())
    assert reread_about.chairs == (about.chairs or (1, 2, 3))


def test_rake_by_player_survives_and_total_is_shared() -> None:
    hand = parse_exact(CASH_HAND)
    assert parse_exact(to_pokerstars(hand)).raked == hand.raked
    assert parse_exact(to_pokerstars(replace(hand, raked=()))).rake == 400


def test_unfinished_hand_is_written_as_far_as_played() -> None:
    hand = parse_one(remove_lines(CASH_HAND.partition("*** TURN")[0], "Uncalled bet"))
    text = to_pokerstars(hand)
    assert "SUMMARY" not in text
    assert parse_one(text).log == hand.log


def test_hand_without_facts_cannot_be_written() -> None:
    with pytest.raises(BadNotation, match="no events to record"):
        to_pokerstars(ParsedHand(source=Source("", "", 0), variant=""))


def test_custom_variant_cannot_be_written() -> None:
    custom_variant = replace(VARIANTS["hold'em"], name="hold'em of the neighbours")
    hand = parse_exact(WALK_HAND)
    started_fact = hand.log[0]
    assert isinstance(started_fact, f.HandStarted)
    log = (
        replace(started_fact, game=replace(started_fact.game, variant=custom_variant)),
        *hand.log[1:],
    )
    with pytest.raises(BadNotation, match="no name for hold'em of the neighbours in this format"):
        to_pokerstars(replace(hand, log=log))
