"""``riverboat play`` in stud, draw, split-pot and mixed games."""

import re
from collections.abc import Callable, Iterable

import pytest
import typer
from rich.cells import cell_len
from typer.testing import CliRunner

from riverboat.cards import UNKNOWN, card_symbol, name, parse_cards
from riverboat.cli.commands.play import play
from riverboat.cli.table_sessions.action_parser import InvalidEntry, parse_action_entry
from riverboat.cli.table_sessions.game_selection import (
    GameChoice,
    build_full_game_name,
    resolve_games,
)
from riverboat.cli.table_sessions.home_mix import MixedGame
from riverboat.cli.table_sessions.input_hints import build_help_page, list_legal_choices
from riverboat.cli.table_sessions.seat_view import SeatPerspective, draw_table
from riverboat.cli.terminal.terminal_felt import TerminalFelt
from riverboat.engine import (
    BRING_IN,
    STAND_PAT,
    VARIANTS,
    AnyCommand,
    BadGame,
    Declare,
    Discard,
    Game,
    HouseRules,
    RaiseTo,
    ToAct,
    ToDeclare,
    ToDraw,
    apply,
    build_rotation,
    parse_game,
    start,
)
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_state import HandState
from riverboat.homegame import HomeGame
from riverboat.notation.english.english_holding import holding_text
from riverboat.words import ENGLISH
from tests.cli.screens import TerminalTable
from tests.schedule import run_in
from tests.thorough import sample_every

STUD_GAME = "limit seven-card stud 4/8 ante 1 bring-in 2"
RAZZ_GAME = "limit razz 4/8 ante 1 bring-in 2"
STUD_HI_LO_GAME = "limit seven-card stud hi-lo 4/8 ante 1 bring-in 2"
TRIPLE_DRAW_GAME = "limit 2-7 triple draw 2/4"
JACKS_OR_BETTER_GAME = "limit five-card draw 2/4 no blinds ante 1 jacks or better"

GAMES = [
    STUD_HI_LO_GAME,
    RAZZ_GAME,
    "limit five-card stud 4/8 ante 1 bring-in 2",
    TRIPLE_DRAW_GAME,
    JACKS_OR_BETTER_GAME,
    "no-limit 2-7 single draw 1/2",
    "limit badugi 2/4",
    "limit badacey 2/4",
    "limit razzducey 4/8 ante 1 bring-in 2",
    "pot-limit omaha hi-lo 1/2",
    "pot-limit drawmaha 1/2",
    "pot-limit irish 1/2",
]


@run_in("landing", keep_every=4)
@pytest.mark.parametrize("width", sample_every(3, [45, 80, 100]))
@pytest.mark.parametrize("game", GAMES)
def test_screens_fit_terminal_width(game: str, width: int) -> None:
    player_count = parse_game(game).variant.max_players()
    watched_table = TerminalTable(
        game, players=player_count, width=width, watch=True, stack=60, open_cards=True
    )
    typed_lines = ["?", "h", "c", "d 1", "d 1 2", "s", "t", "c", "s", "c", "s", "c"]
    played_table = TerminalTable(game, *typed_lines, players=player_count, width=width)
    for table in (watched_table, played_table):
        assert "hand 1" in table.text
        assert max(cell_len(line) for line in table.lines) <= width


# Stud -------------------------------------------------------------------------------------------


def make_stud_table(width: int = 80, seed: int = 4, open_cards: bool = False) -> SeatPerspective:
    """Return eight players' table on third street after the bring-in."""
    names = ["You", *"Belle Silas Mabel Duke Doc Pearl Finn".split()]
    game = HomeGame(STUD_GAME, names, 400, seed=seed)
    game.deal()
    game.act("bring in")
    assert game.hand is not None
    hand = game.hand.state if open_cards else game.view("You").state
    return SeatPerspective(hand, game.seat("You"), game.dealt_in, TerminalFelt(width, False))


@pytest.mark.parametrize("width", [45, 79, 99])
def test_upcards_are_shown_and_opponent_down_cards_hidden(width: int) -> None:
    perspective, open_perspective = make_stud_table(width), make_stud_table(width, open_cards=True)
    text = "\n".join(line.plain for line in draw_table(perspective))
    for seat, cards in enumerate(open_perspective.hand.holdings):
        down_cards, upcards = cards[:2], cards[2:]
        assert all(card_symbol(card) in text for card in upcards)
        assert all((card_symbol(card) in text) == (seat == perspective.seat) for card in down_cards)


@pytest.mark.parametrize("width", [45, 79])
def test_own_down_cards_come_first_in_parentheses(width: int) -> None:
    perspective = make_stud_table(width)
    first_card, second_card, upcard = map(card_symbol, perspective.hand.holdings[perspective.seat])
    assert f"({first_card} {second_card}) {upcard}" in "\n".join(
        line.plain for line in draw_table(perspective)
    )


def test_folded_player_upcards_are_removed() -> None:
    perspective = make_stud_table()
    seat = (perspective.seat + 1) % 8
    folded_upcard = card_symbol(perspective.hand.upcards[seat][0])
    assert folded_upcard in "\n".join(line.plain for line in draw_table(perspective))
    apply(perspective.hand, f.Folded(seat))
    assert folded_upcard not in "\n".join(line.plain for line in draw_table(perspective))


def test_seven_cards_take_one_row_for_hero_and_two_for_opponents() -> None:
    table = TerminalTable(STUD_GAME, players=8, watch=True, open_cards=True, seed=12, stack=400)
    assert re.search(r"\(.. .. ..\) .. .. .. ..", table.text)
    assert re.search(r"^ *\(.. .. ..\) │", table.text, re.M)


def test_bring_in_is_offered_and_cannot_be_folded() -> None:
    table = TerminalTable(STUD_GAME, "f", "k", "b", players=8, seed=4)
    assert "b bring in 2   r complete to 4   ? help" in table.text
    assert "You can’t fold: the bring-in is due" in table.text
    assert "You can’t check" in table.text
    assert table.text.count("b bring in 2") == 1  # what is refused is asked again without a drawing


def test_stud_streets_are_named() -> None:
    table = TerminalTable(RAZZ_GAME, watch=True, seed=12)
    for street in ("third", "fourth", "fifth", "sixth", "seventh"):
        assert f"{street} street" in table.text


def make_stud_turn(**changes: object) -> tuple[HandState, ToAct]:
    game = HomeGame(STUD_GAME, 3, 400, seed=1)
    game.deal()
    turn = game.awaiting
    assert isinstance(turn, ToAct)
    turn_fields = {key: getattr(turn, key) for key in turn.__struct_fields__}
    return game.view(game.to_act).state, ToAct(**(turn_fields | changes))


@pytest.mark.parametrize(
    "entry, command",
    [
        ("b", BRING_IN),
        ("bring in", BRING_IN),
        ("r", RaiseTo(4)),
        ("complete", RaiseTo(4)),
        ("complete to 4", RaiseTo(4)),
    ],
)
def test_bring_in_entries_are_parsed(entry: str, command: AnyCommand) -> None:
    hand, turn = make_stud_turn()
    assert parse_action_entry(entry, hand, turn, turn.seat) == command


@pytest.mark.parametrize("entry", ["r 1,5", "r 2,25", "r 1,50", "r 1 500"])
def test_decimal_comma_in_raise_is_not_ignored(entry: str) -> None:
    game = HomeGame("no-limit hold'em 1/2", 3, 400, seed=1)
    game.deal()
    turn = game.awaiting
    assert isinstance(turn, ToAct)
    with pytest.raises(InvalidEntry):
        parse_action_entry(entry, game.view(game.to_act).state, turn, turn.seat)
    assert parse_action_entry("r 2,5bb", game.view(game.to_act).state, turn, turn.seat) == RaiseTo(
        5
    )


def test_open_pair_offers_two_bet_sizes_and_requires_one() -> None:
    hand, turn = make_stud_turn(
        call=0,
        low=4,
        high=8,
        is_bring_in=False,
        completes_bring_in=False,
        only_min_or_max=True,
        is_bet=True,
    )
    lines = [
        line.plain for line in list_legal_choices(hand, turn, TerminalFelt(80, False), ENGLISH)
    ]
    assert lines == ["k check   r bet 4 or 8   ? help"]
    assert parse_action_entry("r 8", hand, turn, turn.seat) == RaiseTo(8)
    assert parse_action_entry("max", hand, turn, turn.seat) == RaiseTo(8)
    with pytest.raises(InvalidEntry, match="needs an amount: 4 or 8"):
        parse_action_entry("r", hand, turn, turn.seat)


# Draw -------------------------------------------------------------------------------------------


def start_draw_turn(game: str = TRIPLE_DRAW_GAME) -> tuple[HandState, ToDraw]:
    home_game = HomeGame(game, 2, 400, seed=1)
    home_game.deal()
    for action in ("call", "check"):
        home_game.act(action)
    while not isinstance(turn := home_game.awaiting, ToDraw):
        home_game.act("check")
    return home_game.view(home_game.to_act).state, turn


def test_discards_are_entered_by_number_or_card() -> None:
    hand, turn = start_draw_turn()
    holding = hand.holdings[turn.seat]
    first_card, third_card = name(holding[0]), name(holding[2])
    expected_discard = Discard((holding[0], holding[2]))
    for entry in ("d 1 3", "1 3", "13", "d13", "draw 1, 3", f"d {first_card} {third_card}"):
        assert parse_action_entry(entry, hand, turn, turn.seat) == expected_discard, entry
    for entry in (
        f"{first_card}{third_card}",
        f"d {card_symbol(holding[0])} 3",
        f"D {first_card.upper()} {third_card}",
    ):
        assert parse_action_entry(entry, hand, turn, turn.seat) == expected_discard, entry
    assert parse_action_entry("d 10h", hand, turn, turn.seat) == Discard(parse_cards("Th"))


@pytest.mark.parametrize("entry", ["s", "pat", "stand pat"])
def test_stand_pat_entries_are_parsed(entry: str) -> None:
    hand, turn = start_draw_turn()
    assert parse_action_entry(entry, hand, turn, turn.seat) == STAND_PAT


@pytest.mark.parametrize(
    "entry, reason",
    [
        ("d", "you hold 5; legal now: stand pat, draw 1-5"),
        ("d 6", "no card 6: you hold 5"),
        ("d 0", "no card 0"),
        ("d 1 1", "only once"),
        ("c", "“c” isn’t your card: type d 1 3 or d Ks 2d, s to stand pat"),
    ],
)
def test_invalid_discard_lists_legal_entries(entry: str, reason: str) -> None:
    hand, turn = start_draw_turn()
    with pytest.raises(InvalidEntry, match=re.escape(reason)):
        parse_action_entry(entry, hand, turn, turn.seat)


def test_forced_discard_cannot_stand_pat() -> None:
    hand, turn = start_draw_turn("pot-limit irish 1/2")
    assert turn == ToDraw(turn.seat, 2, 2, replaces_cards=False)
    assert [
        line.plain for line in list_legal_choices(hand, turn, TerminalFelt(80, False), ENGLISH)
    ] == ["d 1 2 discard 2 cards by number   ? help"]
    with pytest.raises(InvalidEntry, match=r"legal now: discard 2$"):
        parse_action_entry("x", hand, turn, turn.seat)


@pytest.mark.parametrize("width", [45, 80])
def test_cards_are_numbered_during_draw_only(width: int) -> None:
    table = TerminalTable(TRIPLE_DRAW_GAME, "c", "c", "s", players=2, width=width, seed=3)
    drawing = table.text[table.text.index("first draw") :].splitlines()
    number_line_index = next(
        line_index for line_index, line in enumerate(drawing) if re.search(r"1  2  3  4  5", line)
    )
    card_line, number_line = drawing[number_line_index - 1], drawing[number_line_index].rstrip()
    suit_columns = [column for column, char in enumerate(card_line) if char in "♣♦♥♠"]
    assert [column + 1 for column, char in enumerate(number_line) if char.isdigit()] == suit_columns
    assert "s stand pat   d 1 3 draw two, up to 5" in table.text
    text_after_draw = table.text[table.text.index("after the first draw") :]
    assert not re.search("1  2  3  4  5", text_after_draw.split("second draw")[0])


def test_discarding_unheld_card_shows_engine_error() -> None:
    table = TerminalTable(TRIPLE_DRAW_GAME, "c", "c", "As 2d", players=2, seed=3)
    assert re.search(r"You can’t discard (A♠|2♦)( 2♦)?: you hold", table.text)


def test_seats_show_draw_counts() -> None:
    names = ["You", "Belle", "Silas"]
    game = HomeGame(TRIPLE_DRAW_GAME, names, 400, seed=1)

    def read_seat_status(player: str) -> str:
        perspective = SeatPerspective(
            game.view("You").state, 0, names, TerminalFelt(45, False), log=game.log
        )
        match = re.search(rf"{player} +\d+(?:  \(D\))?(?:  check)?(.*)", render_table(perspective))
        assert match
        return match[1].strip()

    game.deal()
    for action in ("call", "call", "check"):
        game.act(action)
    draw_cards(game, 2)
    assert (read_seat_status("Belle"), read_seat_status("Silas"), read_seat_status("You")) == (
        "drew 2",
        "",
        "",
    )
    draw_cards(game, 0)
    draw_cards(game, 5)
    for _ in range(3):
        assert (read_seat_status("Belle"), read_seat_status("Silas"), read_seat_status("You")) == (
            "drew 2",
            "pat",
            "drew 5",
        )
        game.act("check")
    draw_cards(game, 1)
    draw_cards(game, 1)
    draw_cards(game, 0)
    assert (read_seat_status("Belle"), read_seat_status("Silas"), read_seat_status("You")) == (
        "drew 2-1",
        "drew 0-1",
        "drew 5-0",
    )
    game.act("bet 4")
    game.act("fold")
    assert read_seat_status("Silas") == "fold"


def draw_cards(game: HomeGame, count: int) -> None:
    turn = game.awaiting
    assert isinstance(turn, ToDraw)
    assert game.hand is not None
    game.act(Discard(game.hand.state.holdings[turn.seat][:count]))


def render_table(perspective: SeatPerspective) -> str:
    return "\n".join(line.plain for line in draw_table(perspective))


def test_draw_counts_survive_stub_reshuffle() -> None:
    names = [f"player {player_number}" for player_number in range(7)]
    game = HomeGame(TRIPLE_DRAW_GAME, names, 1000, seed=5)
    game.deal()
    while not any(isinstance(fact, f.StubReshuffled) for fact in game.log):
        turn = game.awaiting
        assert game.hand is not None
        if isinstance(turn, ToDraw):
            game.act(Discard(game.hand.state.holdings[turn.seat]))
        else:
            game.act("call")
    while isinstance(game.awaiting, ToDraw):
        game.act("stand pat")
    perspective = SeatPerspective(
        game.view("player 0").state, 0, names, TerminalFelt(45, False), log=game.log
    )
    lines = render_table(perspective).splitlines()
    draw_counts_by_seat: dict[int, list[str]] = {}
    for fact in game.log:
        if isinstance(fact, f.Discarded):
            draw_counts_by_seat.setdefault(fact.seat, []).append(str(len(fact.cards)))
    assert len(draw_counts_by_seat) == 7
    for seat, draw_counts in draw_counts_by_seat.items():
        draw_text = f"drew {'-'.join(draw_counts)}" if draw_counts != ["0"] else "pat"
        assert any(f"player {seat} " in line and draw_text in line for line in lines)


def test_missing_openers_are_explained() -> None:
    table = TerminalTable(JACKS_OR_BETTER_GAME, "r 2", players=3, seed=3)
    assert "k check   ? help\nno bet possible: no openers (GAME-14)" in table.text
    assert re.search(r"You can’t bet 2: no openers", table.text)


def test_carried_over_antes_are_announced_in_next_deal() -> None:
    for seed in range(10):
        table = TerminalTable(JACKS_OR_BETTER_GAME, *["k"] * 9, players=3, seed=seed, hands=2)
        if table.game.hands == 2 and "Carried over" in table.text:
            assert "No opener: 3 carried over to the next hand" in table.text
            assert "Carried over in the pot: 3" in table.text
            return
    pytest.fail("somebody could always open")


# Split pots -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "variant, hole, board, description",
    [
        ("omaha hi-lo", "As2dKhQh", "3s4d8h", "ace high; an eight-four low"),
        ("omaha hi-lo", "As2dKhQh", "3sTdTh", "a pair of tens"),
        ("seven-card stud hi-lo", "8s5dAc8d7c2c3d", "", "a pair of eights; a seven-five low"),
        ("seven-card stud hi-lo", "8s5dAc", "", "ace high; eight-five-ace"),
        ("seven-card stud", "8s8dAc", "", "a pair of eights"),
        ("seven-card stud", "AsKs2s", "", "ace high, suited"),
        ("razz", "8s5dAc", "", "eight-five-ace"),
        ("razz", "8s8dAc", "", "a pair of eights"),
        ("razz", "8s8dAc3d4h2c", "", "an eight-four low"),
        ("2-7 razz", "As2d3h", "", "ace-three-deuce"),
        ("a-5 triple draw", "As2d3h4h5h", "", "a wheel"),
        ("badugi", "As2dKhQh", "", "a three-card badugi, queen-deuce-ace"),
        (
            "badeucey",
            "As2dKhQh4c",
            "",
            "a four-card badugi, ace-queen-four-deuce; an ace-king low",
        ),
        ("drawmaha", "As2dKhQhQd", "", "a pair of queens in hand"),
        (
            "drawmaha",
            "As2dKhQhQd",
            "Qs4d4c",
            "a full house, queens full of fours; a pair of queens in hand",
        ),
        ("irish", "As2d3h4h", "", ""),
    ],
)
def test_split_pot_holding_describes_each_half(
    variant: str, hole: str, board: str, description: str
) -> None:
    stakes = "4/8 ante 1" if VARIANTS[variant].has_upcards else "4/8"
    hand = HandState(start(parse_game(f"limit {variant} {stakes}"), (400, 400)))
    hand.holdings[0] = parse_cards(hole)
    hand.boards = (parse_cards(board),)
    assert holding_text(hand, 0) == description
    hand.holdings[0] = (UNKNOWN,) * len(parse_cards(hole))
    assert holding_text(hand, 0) == ""


def test_declare_rule_prompts_for_high_or_low() -> None:
    turn = ToDeclare((0, 1))
    hand = HomeGame(STUD_HI_LO_GAME, 2, 400)
    hand.deal()
    view = hand.view().state
    assert parse_action_entry("hi", view, turn, 0) == Declare(0, "high")
    assert parse_action_entry("declare low", view, turn, 0) == Declare(0, "low")
    assert parse_action_entry("both", view, turn, 0) == Declare(0, "both")
    with pytest.raises(InvalidEntry, match="“f” isn’t an answer here: type hi, lo or both"):
        parse_action_entry("f", view, turn, 0)
    house = HouseRules.preset("online").replace(split_pot="declare")
    table = TerminalTable(STUD_HI_LO_GAME, *["c"] * 6, "hi", players=2, house=house, seed=3)
    assert "declare in secret:   hi high   lo low   both" in table.text
    assert table.lines[-1].startswith("You leave after 1 hand")


# Help -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "game, listed_entries, absent_entries",
    [
        ("no-limit hold'em 1/2", {"r 12"}, {"b  r", "d 1 3", "d 1", "hi lo both"}),
        (STUD_GAME, {"b  r"}, {"d 1 3"}),
        (TRIPLE_DRAW_GAME, {"d 1 3"}, {"b  r", "d 1"}),
        ("pot-limit irish 1/2", {"d 1"}, {"d 1 3"}),
    ],
)
def test_help_page_matches_current_game(
    game: str, listed_entries: set[str], absent_entries: set[str]
) -> None:
    home_game = HomeGame(game, 2, 400)
    home_game.deal()
    help_entries = {
        line.plain[:11].strip()
        for line in build_help_page(TerminalFelt(80, False), ENGLISH, home_game.view().state)
    }
    assert listed_entries <= help_entries
    assert not absent_entries & help_entries


# The command ------------------------------------------------------------------------------------


@pytest.fixture
def run_play() -> Callable[..., tuple[int, str]]:
    app = typer.Typer()
    app.command()(play)

    def invoke(*options: str, typed: str = "") -> tuple[int, str]:
        output = CliRunner().invoke(app, list(options), input=typed, env={"COLUMNS": "100"})
        return output.exit_code, output.output

    return invoke


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_plays_by_name_alone(
    run_play: Callable[..., tuple[int, str]], variant: str
) -> None:
    exit_code, text = run_play("--variant", variant, "--watch", "--players", "2", "--seed", "1")
    assert exit_code == 0
    assert text.startswith(
        f"── {build_full_game_name(variant, None, None)} ".replace("blinds 0", "no blinds")
    )
    assert re.search(r"(wins?|split|scoops?) ", text)


@pytest.mark.parametrize(
    "options, expected",
    [
        (("razz", None, None), RAZZ_GAME),
        (("stud", None, "30/60"), "limit seven-card stud 30/60 ante 6 bring-in 9"),
        (("razz", None, "30/60 ante 5 bring-in 10"), "limit razz 30/60 ante 5 bring-in 10"),
        (("badugi", None, None), "limit badugi 2/4"),
        (("badugi", "no-limit", None), "no-limit badugi 1/2"),
        (("2-7 single draw", None, None), "no-limit 2-7 single draw 1/2"),
        (("omaha 8", None, None), "pot-limit omaha hi-lo 1/2"),
        (("omaha hi-lo", "limit", None), "limit omaha hi-lo 2/4"),
    ],
)
def test_missing_game_options_get_defaults(
    options: tuple[str | None, str | None, str | None], expected: str
) -> None:
    assert build_full_game_name(*options) == expected
    assert parse_game(expected).name == expected


def list_game_names(games: Iterable[Game]) -> list[str]:
    return [game.name for game in games]


def test_mix_resolves_to_its_games() -> None:
    games = resolve_games(GameChoice(mix="HORSE", stakes="30/60"))
    assert list_game_names(games.games) == [
        "limit hold'em 30/60",
        "limit omaha hi-lo 30/60",
        "limit razz 30/60 ante 6 bring-in 9",
        "limit seven-card stud 30/60 ante 6 bring-in 9",
        "limit seven-card stud hi-lo 30/60 ante 6 bring-in 9",
    ]
    assert len(resolve_games(GameChoice(mix="10-game")).games) == 10
    with pytest.raises(BadGame, match="choose from hose, horse"):
        resolve_games(GameChoice(mix="mix"))
    with pytest.raises(
        BadGame, match="no player to choose the game: name a mix, or a game with --variant"
    ):
        resolve_games(GameChoice(mix="dealer's choice"))


def test_mixed_game_changes_every_orbit_with_announcement(
    run_play: Callable[..., tuple[int, str]],
) -> None:
    exit_code, text = run_play(
        "--mix", "horse", "--watch", "-p", "3", "--hands", "16", "--seed", "12"
    )
    assert exit_code == 0
    assert text.startswith("horse 4/8: hold'em, Omaha hi-lo, razz, seven-card stud, seven-card")
    hand_titles = re.findall(r"^── limit (.+?) 4/8 .*hand (\d+) ─", text, re.M)
    played_variants = [variant for variant, _ in hand_titles]
    assert played_variants[::3] == [
        "hold'em",
        "omaha hi-lo",
        "razz",
        "seven-card stud",
        "seven-card stud hi-lo",
        "hold'em",
    ]
    assert [hand_number for _, hand_number in hand_titles] == [
        str(hand_number) for hand_number in range(1, 17)
    ]
    assert all(
        played_variants[hand_index] == played_variants[hand_index - hand_index % 3]
        for hand_index in range(16)
    )
    changes = [line for line in text.splitlines() if line.startswith("New game:")]
    assert len(changes) == 5
    assert changes[1] == f"New game: {RAZZ_GAME}, for one orbit"


@pytest.mark.landing
def test_button_does_not_move_during_stud() -> None:
    rotation = build_rotation("horse", 4, 8)
    mixed_game = MixedGame(rotation)
    # Three hands of hold'em and three of Omaha; for the first of razz it moves on to where the next
    # hand with blinds will have it, and that is hold'em nine hands later.
    button_moves = [mixed_game.next_hand(3)[1] for _ in range(17)]
    assert button_moves == [True] * 7 + [False] * 9 + [True]
    for hand_count, button in ((6, "Silas"), (7, "You"), (16, "You"), (17, "Belle")):
        table = TerminalTable(
            rotation.games[0].name, watch=True, hands=hand_count, mix=rotation, stack=400
        )
        assert table.game.button == button


@pytest.mark.parametrize(
    "options, reason",
    [
        (["--mix", "horses"], "unknown mix 'horses'; did you mean horse"),
        (["--mix", "horse", "--stakes", "1/2/5"], "give a mix its two bets"),
        (["--mix", "horse", "--variant", "razz"], "--mix has its own games"),
        (["--mix", "horse", "--game", "limit razz 4/8"], "--game has everything"),
        (["--mix", "8-game", "--players", "8"], "2-7 triple draw is for 2 to 7 players"),
        (["--variant", "raz"], "unknown variant 'raz'; did you mean razz"),
    ],
)
def test_invalid_mix_options_are_refused(
    run_play: Callable[..., tuple[int, str]], options: list[str], reason: str
) -> None:
    exit_code, text = run_play(*options)
    assert exit_code == 2
    assert reason in " ".join(text.replace("│", " ").split())
