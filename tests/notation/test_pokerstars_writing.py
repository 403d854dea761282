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


def random_hand(seed: int, variant: str, structure: str) -> ParsedHand:
    """Return a random hand of players with default names at a cash table."""
    played_hand = play_random(seed, variant, structure)
    names = tuple([f"player{seat + 1}" for seat in range(played_hand.hand.players)])
    metadata = About(table="Sirius", started="2026-01-31T20:15:00Z", currency="USD", hand="7")
    return ParsedHand(
        source=Source("", "", 0),
        variant="",
        players=names,
        log=tuple(played_hand.log),
        about=metadata,
        scale=100,
    )


def lines_without_notes(text: str) -> list[str]:
    """Return the lines without riverboat notes."""
    return [line for line in text.splitlines() if not line.startswith(NOTE_PREFIX)]


def texts_of_notes(text: str) -> list[str]:
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
    assert texts_of_notes(to_pokerstars(hand, hero=hand.about.hero)) == []


def test_events_outside_hand_are_omitted() -> None:
    text = to_pokerstars(parse_exact(TOURNAMENT_HAND), hero=0)
    for word in ("finished", "bounty)", "sitting out"):
        assert word in TOURNAMENT_HAND
        assert word not in text


# Patterns of lines and their parts ---------------------------------------------------------------

PLAYER = r"player\d+"
MONEY = r"[$€£]?\d+(?:\.\d\d)?"
CARD = r"(?:[2-9TJQKA][cdhs])"
CARDS = rf"\[{CARD}(?: {CARD})*\]"
ALL_IN = rf"(?: and is all-in| and has reached the {MONEY} cap)?"
TIME = r"\d{4}/\d\d/\d\d \d{1,2}:\d\d:\d\d ET"
GAME = (
    r"(?:Split )?(?:Hold'em|6\+ Hold'em|Omaha|5 Card Omaha|Courchevel|Omaha Hi/Lo|5 Card Omaha "
    r"Hi/Lo|Courchevel Hi/Lo|7 Card Stud|7 Card Stud Hi/Lo|Razz|5 Card Draw|Badugi|"
    r"Single Draw 2-7 Lowball|Triple Draw 2-7 Lowball|6 Card Omaha) (?:No Limit|Pot Limit|Limit)"
)
SIZES = rf"(?:{MONEY}/{MONEY}(?: - {MONEY} Cap - )?|Button Blind {MONEY} - Ante {MONEY} )"
CURRENCY = r"(?: (?:USD|EUR|GBP))?"
ROLE = r"(?: \(button\)| \(button blind\))?(?: \(small blind\)| \(big blind\))?"
WORDS = r"[A-Za-z0-9:;,'+ -]+"
BOARD_NUMBER = r"(?:FIRST |SECOND |THIRD |FOURTH |FIFTH )?"
RESULT = rf"(?:won \({MONEY}\)|lost) with {WORDS}"

PATTERNS_BY_KIND = {
    "head of a cash game": rf"PokerStars Hand #\d+:  {GAME} \({SIZES}{CURRENCY}\) - {TIME}",
    "head of a tournament": r"PokerStars Hand #\d+: Tournament #\d+, "
    rf"{MONEY}(?:\+{MONEY})+{CURRENCY} "
    rf"(?:HORSE \({GAME}\)|{GAME}) - Level [IVXLC]+ \({SIZES}\) - {TIME}",
    "table": r"Table '[^']+' \d+-max(?: \(Play Money\))?(?: Seat #\d+ is the button)?",
    "seat": rf"Seat \d+: {PLAYER} \({MONEY} in chips\)",
    "blind": rf"{PLAYER}: posts (?:small|big) blind {MONEY}{ALL_IN}",
    "both blinds": rf"{PLAYER}: posts small & big blinds {MONEY}{ALL_IN}",
    "button blind": rf"{PLAYER}: posts button blind {MONEY}{ALL_IN}",
    "straddle": rf"{PLAYER}: posts straddle {MONEY}{ALL_IN}",
    "ante": rf"{PLAYER}: posts the ante {MONEY}{ALL_IN}",
    "hole cards": r"\*\*\* (?:HOLE CARDS|DEALING HANDS) \*\*\*",
    "cards": rf"Dealt to {PLAYER} (?:{CARDS} )?{CARDS}",
    "card before the flop": rf"\*\*\* {BOARD_NUMBER}PRE-FLOP \*\*\* \[{CARD}\]",
    "flop": rf"\*\*\* {BOARD_NUMBER}FLOP \*\*\* \[{CARD} {CARD} {CARD}\]",
    "turn": rf"\*\*\* {BOARD_NUMBER}TURN \*\*\* \[{CARD} {CARD} {CARD}\] \[{CARD}\]",
    "river": rf"\*\*\* {BOARD_NUMBER}RIVER \*\*\* \[(?:{CARD} ){{3}}{CARD}\] \[{CARD}\]",
    "street of stud": r"\*\*\* (?:3rd STREET|4th STREET|5th STREET|6th STREET|RIVER) \*\*\*",
    "draw": r"\*\*\* (?:FIRST|SECOND|THIRD) DRAW \*\*\*",
    "fold or check": rf"{PLAYER}: (?:folds|checks)",
    "call or bet": rf"{PLAYER}: (?:calls|bets) {MONEY}{ALL_IN}",
    "raise": rf"{PLAYER}: raises {MONEY} to {MONEY}{ALL_IN}",
    "bring-in": rf"{PLAYER}: brings in for {MONEY}{ALL_IN}",
    "cap": r"Betting is capped",
    "discard": rf"{PLAYER}: discards (?:1 card|[2-5] cards)(?: {CARDS})?",
    "stands pat": rf"{PLAYER}: stands pat(?: on {CARDS})?",
    "uncalled bet": rf"Uncalled bet \({MONEY}\) returned to {PLAYER}",
    "showdown": rf"\*\*\* {BOARD_NUMBER}SHOW DOWN \*\*\*",
    "shows": rf"{PLAYER}: shows {CARDS} \({WORDS}\)",
    "mucks": rf"{PLAYER}: (?:mucks hand|doesn't show hand)",
    "collected": rf"{PLAYER} collected {MONEY} from (?:main pot|side pot|side pot-\d|pot)",
    "bounty": rf"{PLAYER} wins the {MONEY} bounty for eliminating {PLAYER}(?: and {PLAYER})*",
    "no low": r"No low hand qualified",
    "summary": r"\*\*\* SUMMARY \*\*\*",
    "total": rf"Total pot {MONEY}(?: Main pot {MONEY}\.(?: Side pot(?:-\d)? {MONEY}\.)+)? "
    rf"\| Rake {MONEY}",
    "twice": r"Hand was run (?:twice|(?:three|four|five) times)",
    "board": rf"{BOARD_NUMBER}Board {CARDS}",
    "end": rf"Seat \d+: {PLAYER}{ROLE} (?:folded (?:before Flop|before the Draw|after the "
    rf"(?:1st |2nd |3rd )?Draw|on the (?:Flop|Turn|River|[3-6](?:rd|th) Street))(?: \(didn't "
    rf"bet\))?|collected \({MONEY}\)|mucked(?: {CARDS})?|showed {CARDS} and {RESULT}(?:, and "
    rf"{RESULT})*)",
}
"""Patterns that trackers match, by kind of line."""

SITE_GAMES = (
    *("hold'em", "omaha", "omaha 5", "omaha hi-lo", "courchevel", "seven-card stud"),
    *("seven-card stud hi-lo", "razz", "five-card draw", "2-7 single draw", "2-7 triple draw"),
    *("badugi", "short deck"),
)


def matching_kinds(line: str) -> list[str]:
    return [kind for kind, pattern in PATTERNS_BY_KIND.items() if re.fullmatch(pattern, line)]


@pytest.mark.parametrize("name", HANDS_BY_NAME)
def test_written_lines_match_one_tracker_pattern(name: str) -> None:
    hand = parse_exact(HANDS_BY_NAME[name].replace("Hero", "player8").replace("3f2a", "player7"))
    for line in lines_without_notes(
        to_pokerstars(replace(hand, players=default_names(hand)), hero=hand.about.hero)
    ):
        assert len(matching_kinds(line)) == 1, line


def default_names(hand: ParsedHand) -> tuple[str, ...]:
    return tuple([f"player{seat + 1}" for seat in range(len(hand.players))])


@run_in("slow", keep_every=3)
@pytest.mark.parametrize("variant", SITE_GAMES)
def test_random_hand_lines_match_tracker_patterns(variant: str) -> None:
    for structure in ("no-limit", "pot-limit", "limit", "cap"):
        for seed in example_seeds(3, 50):
            hand = random_hand(seed, variant, structure)
            if shows_complete_hands_once(hand):
                for line in lines_without_notes(to_pokerstars(hand, hero=0)):
                    assert matching_kinds(line), line


TWO_BOARD_HEADER_PATTERN = re.compile(
    r"PokerStars Hand #\d+:  "
    r"(?:Split Hold'em|Hold'em|Omaha|Omaha Hi/Lo|[56] Card Omaha(?: Hi/Lo)?) "
    rf"(?:No|Pot) Limit \({MONEY}/{MONEY}(?: USD)?\) - {TIME}"
)
"""Headers of games with two boards; the site itself only has Split Hold'em."""


def test_corpus_hand_lines_match_tracker_patterns(home_games: Path, pluribus: Path) -> None:
    sampled_hands = islice(read_ohh(home_games), 0, None, example_count(8, 1))
    for hand in (*sampled_hands, *islice(read_phh(pluribus), 0, None, example_count(20, 1))):
        header, *lines = lines_without_notes(
            to_pokerstars(replace(hand, players=default_names(hand)))
        )
        assert TWO_BOARD_HEADER_PATTERN.fullmatch(header), header
        for line in lines:
            assert matching_kinds(line), line


def shows_complete_hands_once(hand: ParsedHand) -> bool:
    """Return True if each player shows a complete hand, and only once."""
    shown_facts = [fact for fact in hand.log if isinstance(fact, f.HandShown)]
    maximum = max([len(fact.cards) for fact in shown_facts], default=0)
    seats = [fact.seat for fact in shown_facts]
    return len(set(seats)) == len(seats) and all(len(fact.cards) == maximum for fact in shown_facts)


def test_every_tracker_pattern_is_written() -> None:
    texts = [to_pokerstars(parse_exact(text)) for text in HANDS_BY_NAME.values()]
    for variant in ("omaha hi-lo", "courchevel"):
        texts += [to_pokerstars(random_hand(seed, variant, "limit")) for seed in range(20)]
    matched_kinds = {
        kind for text in texts for line in text.splitlines() for kind in matching_kinds(line)
    }
    assert matched_kinds == set(PATTERNS_BY_KIND)


# Tracker requirements for single lines ----------------------------------------------------------


def test_first_line_ends_with_eastern_date() -> None:
    for text in HANDS_BY_NAME.values():
        first_line = to_pokerstars(parse_exact(text)).partition("\n")[0]
        assert re.fullmatch(TIME, first_line.rpartition(" - ")[2])


def test_hand_number_has_fixed_place() -> None:
    first_line = to_pokerstars(parse_exact(CASH_HAND)).partition("\n")[0]
    assert first_line.startswith("PokerStars Hand #")
    assert first_line[17:29] == "200000000001"


def test_written_hand_has_no_blank_lines() -> None:
    for text in HANDS_BY_NAME.values():
        lines = to_pokerstars(parse_exact(text)).removesuffix("\n").split("\n")
        assert all(line and line == line.strip() for line in lines)


def test_sections_of_hand_come_in_order() -> None:
    order = ["head", "table", "seat", "blind|ante", "hole|street", "showdown", "summary", "total"]
    for text in HANDS_BY_NAME.values():
        line_kinds = [
            matching_kinds(line) for line in lines_without_notes(to_pokerstars(parse_exact(text)))
        ]
        positions = []
        for section in order:
            kinds = tuple(section.split("|"))
            matching_indexes = [
                k for k, kind in enumerate(line_kinds) if kind and kind[0].startswith(kinds)
            ]
            positions += matching_indexes[:1]
        assert positions == sorted(positions)


def test_summary_total_equals_collected_plus_rake() -> None:
    for text in HANDS_BY_NAME.values():
        lines = to_pokerstars(parse_exact(text)).splitlines()
        collected_matches = [re.search(r" collected \D*([\d.]+) from", line) for line in lines]
        [total] = [line for line in lines if line.startswith("Total pot")]
        pot, rake = re.findall(r"Total pot \D?([\d.]+)|Rake \D?([\d.]+)", total)
        won_cents = sum(round(float(match[1]) * 100) for match in collected_matches if match)
        assert won_cents + round(float(rake[1]) * 100) == round(float(pot[0]) * 100)


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
    head = "8-Game (Razz Limit, $2/$4 USD)"
    text = replace_text(STUD_HAND, ("7 Card Stud Limit ($2/$4 USD)", head))
    assert head in to_pokerstars(parse_one(text))


def test_home_game_names_its_club() -> None:
    header_start = "PokerStars Home Game Hand #200000000001: {Tuesday Club}  Hold'em No Limit"
    text = replace_text(
        CASH_HAND, ("PokerStars Hand #200000000001:  Hold'em No Limit", header_start)
    )
    assert to_pokerstars(parse_exact(text)).startswith(header_start)


# Visible cards ----------------------------------------------------------------------------------


def players_with_dealt_line(text: str) -> set[str]:
    return {line.split()[2] for line in text.splitlines() if line.startswith("Dealt to")}


def test_hero_limits_written_hole_cards() -> None:
    hand = parse_exact(replace_text(WALK_HAND, ("player2: folds", "player2: folds [2c 7d]")))
    hand = replace(hand, log=tuple([reveal_hole_cards(fact) for fact in hand.log]))
    assert players_with_dealt_line(to_pokerstars(hand)) == {"player1", "player2", "player3"}
    assert players_with_dealt_line(to_pokerstars(hand, hero=1)) == {"player2"}
    assert players_with_dealt_line(to_pokerstars(hand, hero=None)) == set()


def reveal_hole_cards(fact: object) -> object:
    """Reveal the hole cards of seats 0 and 2 in a three-handed deal."""
    if isinstance(fact, f.HoleCardsDealt):
        return replace(fact, holdings=((50, 51), fact.holdings[1], (4, 5)))
    return fact


@pytest.mark.parametrize("seat", range(4))
def test_hero_history_reveals_only_seen_cards(seat: int) -> None:
    for seed in range(30):
        hand = random_hand(seed, "hold'em", "no-limit")
        players = len(hand.players)
        deal_fact = next(fact for fact in hand.log if isinstance(fact, f.HoleCardsDealt))
        seats = {fact.seat for fact in hand.log if isinstance(fact, f.HandShown)} | {seat}
        text = to_pokerstars(hand, hero=seat if seat < players else None)
        written_cards = set(re.findall(rf"\b{CARD}\b", text))
        hidden_cards = [
            cards
            for seat_number, cards in enumerate(deal_fact.holdings)
            if seat_number not in seats
        ]
        boards = {
            card for fact in hand.log if isinstance(fact, f.BoardDealt) for card in fact.cards
        }
        shown_cards = [set(fact.cards) for fact in hand.log if isinstance(fact, f.HandShown)]
        visible_cards = boards.union(*shown_cards)
        for cards in hidden_cards:
            for card in set(cards) - visible_cards:
                assert "23456789TJQKA"[card // 4] + "cdhs"[card % 4] not in written_cards


def test_hero_cards_need_no_note_line() -> None:
    assert texts_of_notes(to_pokerstars(parse_exact(CASH_HAND), hero=1)) == []
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
    assert [word for word in texts_of_notes(text) if word.startswith("house ")]
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
