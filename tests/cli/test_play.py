"""``riverboat play``: drawing, entries and leaving the game."""

import io
import json
import re
from collections.abc import Callable

import pytest
import typer
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from typer.testing import CliRunner

from riverboat.cards import card_symbol, parse_cards
from riverboat.cli.commands.play import play
from riverboat.cli.table_sessions.action_parser import (
    InvalidEntry,
    list_size_presets,
    parse_action_entry,
)
from riverboat.cli.table_sessions.seat_view import SeatPerspective, draw_table
from riverboat.cli.table_sessions.terminal_narration import build_terminal_reader
from riverboat.cli.terminal.terminal_felt import (
    LETTERS,
    MARK,
    SYMBOLS,
    TerminalFelt,
    build_felt,
    flow_chunks,
    wrap_text,
)
from riverboat.engine import (
    CALL,
    CHECK,
    FOLD,
    AllIn,
    AnyCommand,
    Muck,
    RaisePot,
    RaiseTo,
    RunIt,
    Show,
    ToAct,
    ToChoose,
    ToShow,
)
from riverboat.homegame import HomeGame
from riverboat.words import Player
from riverboat.words import holdings as h
from riverboat.words.events import betting as b
from riverboat.words.events import dealing as d
from riverboat.words.events import hand_opening as p
from riverboat.words.events import showdown as s
from riverboat.words.events.blinds import MissedBlindReported
from riverboat.words.events.event_phrases import AllInSuffix, Event
from tests.cli.screens import ScriptedPrompt, TerminalTable
from tests.schedule import run_in
from tests.thorough import sample_every

GAMES = [
    "no-limit hold'em 1/2",
    "limit hold'em 4/8",
    "pot-limit omaha 1/2",
    "pot-limit omaha 6 5/10",
    "pot-limit courchevel 1/2",
    "no-limit hold'em 1/2 3 boards",
    "no-limit short deck ante 2",
    "limit leduc 2/4 blinds 0 ante 1",
    "limit kuhn 1/1 blinds 0 ante 1",
]


# The drawing ------------------------------------------------------------------------------------


@run_in("landing", keep_every=4)
@pytest.mark.parametrize("width", sample_every(3, [45, 60, 73, 80, 120]))
@pytest.mark.parametrize("game_name", GAMES)
def test_screens_fit_terminal_width(game_name: str, width: int) -> None:
    game = HomeGame(game_name, 2).game
    player_count = min(10, game.variant.max_players(game.boards))
    watched_table = TerminalTable(
        game_name, players=player_count, width=width, watch=True, hands=2, stack=60, open_cards=True
    )
    assert "hand 2" in watched_table.text
    assert max(cell_len(line) for line in watched_table.lines) <= width
    played_table = TerminalTable(
        game_name, "?", "h", "r 1", "c", "t", players=player_count, width=width
    )
    assert max(cell_len(line) for line in played_table.lines) <= width


def test_wide_table_draws_all_seats_with_stacks_and_bets() -> None:
    table = TerminalTable(players=6)
    drawing = table.text[table.text.index("Silas   ") :]
    for name in ("You", "Belle", "Silas", "Mabel", "Duke", "Doc"):
        assert name in drawing
    assert "(D)" in drawing
    assert "pot " in drawing
    assert re.search(r"Belle │ ● 1", drawing)
    assert re.search(r"▸ You +200", drawing)


def test_narrow_terminal_lists_seats_and_marks_player_to_act() -> None:
    table = TerminalTable(players=6, width=45)
    assert "╭" not in table.text
    assert re.search(r"^  Belle +199  ● 1$", table.text, re.M)
    assert re.search(r"^▸ You +200  \(D\)$", table.text, re.M)


@pytest.mark.parametrize("width", [45, 80])
def test_side_pots_list_eligible_players(width: int) -> None:
    game = HomeGame(
        "no-limit hold'em 1/2", ["You", "Belle", "Silas"], stacks=[200, 200, 50], seed=1
    )
    game.deal()
    for action in ("raise 50", "call", "call", "bet 40", "call"):
        game.act(action)
    perspective = SeatPerspective(
        game.view("You").state, game.seat("You"), game.dealt_in, TerminalFelt(width, False)
    )
    drawing = [line.plain.strip(" │") for line in draw_table(perspective)]
    assert "main pot 150: Belle, Silas, You" in drawing
    assert "side pot 80: Belle, You" in drawing
    assert any("pot 230" in line for line in drawing)
    stack_line = "110                        all-in" if width > 60 else "Silas       all-in"
    assert stack_line in drawing


def test_opponent_cards_are_hidden_before_showdown() -> None:
    table = TerminalTable("no-limit hold'em 1/2", "log", players=4)
    own_seat = table.game.seat("You")
    holdings = table.game.hand.state.holdings if table.game.hand else []
    assert len(holdings) == 4
    facts = [json.loads(line) for line in table.lines if line.startswith("{")]
    dealt_fact = next(fact for fact in facts if fact["type"] == "HoleCardsDealt")
    for seat, cards in enumerate(dealt_fact["holdings"]):
        assert cards == (list(holdings[seat]) if seat == own_seat else [-1, -1])
    for seat, cards in enumerate(holdings):
        for card in cards:
            assert (card_symbol(card) in table.text) == (seat == own_seat)


def test_open_cards_shows_all_hands() -> None:
    table = TerminalTable(players=4, open_cards=True)
    assert table.game.hand is not None
    for cards in table.game.hand.state.holdings:
        assert all(card_symbol(card) in table.text for card in cards)


def test_cards_use_four_colours_or_plain_suits() -> None:
    coloured_felt = TerminalFelt(80, True)
    styles = [coloured_felt.card(card).style for card in range(4)]
    assert len(set(map(str, styles))) == 4
    assert [TerminalFelt(80, False).card(card).plain for card in (0, 51)] == ["2♣", "A♠"]


def test_ascii_terminal_gets_suit_letters() -> None:
    screen = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    terminal = build_felt(Console(file=screen, width=80))
    assert terminal.glyphs is LETTERS
    assert terminal.card(51).plain == "As"
    terminal.draw_divider("hand 1").plain.encode("ascii")


@pytest.mark.parametrize(
    "holding, description",
    [
        (h.TwoPair(12, 11, h.Kicker(10)), "two pair, aces and kings"),
        (h.OnePair(4, h.Kickers((12, 11, 10))), "a pair of sixes"),
        (h.HighCard(12, h.OtherRanks((11, 7, 3, 0))), "ace high"),
        (h.Flush(12, h.OtherRanks((11, 7, 3, 0))), "an ace-high flush"),
        (h.FullHouse(6, 12), "a full house, eights full of aces"),
        (h.ThreeOfAKind(2, h.Kickers((12, 11))), "three of a kind, fours"),
    ],
)
def test_holding_has_short_description(holding: h.Holding, description: str) -> None:
    assert str(h.with_article(h.without_tie_breakers(holding))) == description


def test_text_wraps_between_words_and_keeps_chunks_whole() -> None:
    lines = wrap_text(Text("one two three four"), 9, indent=2)
    assert [line.plain for line in lines] == ["one two", "  three", "  four"]
    chunks = flow_chunks([Text("f fold"), Text("c call 4"), Text("? help")], 20)
    assert [line.plain for line in chunks] == ["f fold   c call 4", "? help"]


YOU, BELLE = Player("You"), Player("Belle")


@pytest.mark.parametrize(
    "event, expected",
    [
        (b.OpeningRaiseMade(YOU, 6), "You open to 6"),
        (p.BigBlindPosted(YOU, 2), "You post big blind 2"),
        (d.CardsDealtTo(YOU, parse_cards("As Kd")), "Dealt to you: As Kd"),
        (b.CallMade(YOU, 5, AllInSuffix()), "You call 5 and are all-in"),
        (b.ReraiseMade(YOU, 20), "You re-raise to 20"),
        (s.RunItVote(YOU, 2), "You vote to run it twice"),
        (s.PotWon(YOU, s.SinglePotName(), 9), "You win the pot (9)"),
        (
            s.PotSplit((BELLE, YOU), s.SinglePotName(), 10),
            "Belle and you split the pot (10)",
        ),
        (
            s.PotSplit((YOU, BELLE), s.SinglePotName(), 10),
            "You and Belle split the pot (10)",
        ),
        (b.UncalledReturn(4, YOU), "Uncalled bet of 4 returned to you"),
        (p.PlayerStackLine(1, True, YOU, 200), "Seat 1 (button): you have 200"),
        (b.CallMade(BELLE, 5, AllInSuffix()), "Belle calls 5 and is all-in"),
        (
            b.BringInPosted(YOU, 2, b.DoorCardSuffix(parse_cards("2c"))),
            "You bring it in for 2 with the 2c",
        ),
        (
            d.DrawWithDiscardsShown(YOU, 2, parse_cards("2c 9d")),
            "You draw 2, discarding 2c 9d",
        ),
        (
            s.PotScooped(YOU, s.SinglePotName(), 9, None, h.WheelWithArticle()),
            "You scoop the pot (9) with a wheel",
        ),
        (s.PlayerQuartered(YOU), "You are quartered"),
        (MissedBlindReported(YOU, "big", 2), "You miss the big blind (2)"),
        (MissedBlindReported(BELLE, "big", 2), "Belle misses the big blind (2)"),
        (
            d.StreetDealtHeading(
                "fourth street",
                (
                    d.UpcardsOfPlayer(parse_cards("Ac"), YOU, parse_cards("2c Ac")),
                    d.UpcardsOfPlayer(parse_cards("7c"), BELLE, parse_cards("7s 7c")),
                ),
            ),
            "Fourth street: you Ac (2c Ac), Belle 7c (7s 7c)",
        ),
    ],
)
def test_hero_events_use_second_person(event: Event, expected: str) -> None:
    assert build_terminal_reader("en", "You").say(event).replace(MARK, "") == expected


@pytest.mark.parametrize("name", ["raises", "Posts the blind", "seat 1", "folds and wins", "their"])
def test_verb_like_name_is_not_conjugated(name: str) -> None:
    event = b.CallMade(Player(name), 5, AllInSuffix())
    assert build_terminal_reader("en", "You").say(event) == f"{name} calls 5 and is all-in"
    assert build_terminal_reader("en", name).say(event) == "You call 5 and are all-in"


def test_card_like_name_is_not_drawn_as_card() -> None:
    card_like_player = Player("As")
    text = build_terminal_reader("en").say(d.CardsDealtTo(card_like_player, parse_cards("As Kd")))
    assert TerminalFelt(80, False).draw_marked_line(text).plain == "Dealt to As: A♠ K♦"


def test_opponent_named_you_is_third_person() -> None:
    anns_reader = build_terminal_reader("en", "Ann")
    assert anns_reader.say(b.RaiseMade(YOU, 6)) == "You raises to 6"
    assert anns_reader.say(b.RaiseMade(Player("Ann"), 6)) == "You raise to 6"
    assert anns_reader.say(s.OddChipAwarded(YOU)) == "Odd chip to You"


# What is typed ----------------------------------------------------------------------------------


def start_turn(game_name: str, *actions: str) -> tuple[HomeGame, ToAct]:
    game = HomeGame(game_name, 3, stack=200, seed=1)
    game.deal()
    for action in actions:
        game.act(action)
    assert isinstance(game.awaiting, ToAct)
    return game, game.awaiting


def parse_entry(text: str, game: HomeGame, turn: ToAct) -> AnyCommand:
    return parse_action_entry(text, game.view(game.to_act).state, turn, turn.seat)


@pytest.mark.parametrize(
    "entry, command",
    [
        ("f", FOLD),
        ("Fold", FOLD),
        ("k", CHECK),
        ("x", CHECK),
        ("c", CALL),
        ("call", CALL),
        ("r 12", RaiseTo(12)),
        ("raise to 12", RaiseTo(12)),
        ("bet 12", RaiseTo(12)),
        ("12", RaiseTo(12)),
        ("r 1,000", RaiseTo(1000)),
        ("3bb", RaiseTo(6)),
        ("2.5 bb", RaiseTo(5)),
        ("min", RaiseTo(4)),
        ("r max", RaiseTo(200)),
        ("1/2", RaiseTo(4)),  # pot 3, call 2: half of 5 on top of 2
        ("2/3", RaiseTo(5)),
        ("half", RaiseTo(4)),
        ("p", RaiseTo(7)),
        ("r pot", RaiseTo(7)),
        ("a", AllIn()),
        ("all in", AllIn()),
    ],
)
def test_action_entries_are_parsed(entry: str, command: AnyCommand) -> None:
    game, turn = start_turn("no-limit hold'em 1/2")
    assert parse_entry(entry, game, turn) == command


@pytest.mark.parametrize("entry", ["raise", "r", "foo", "12 chips", "-5", "r twelve", "1/0", "b b"])
def test_invalid_action_lists_legal_raise_range(entry: str) -> None:
    game, turn = start_turn("no-limit hold'em 1/2")
    with pytest.raises(InvalidEntry, match="4-200"):
        parse_entry(entry, game, turn)


def test_pot_entry_uses_engine_pot_size() -> None:
    game, turn = start_turn("pot-limit omaha 5/10")
    assert parse_entry("p", game, turn) == RaisePot()
    assert list_size_presets(game.view(game.to_act).state, turn)[-1] == ("p", "pot", 35)


def test_limit_raise_needs_no_amount() -> None:
    game, turn = start_turn("limit hold'em 4/8")
    assert parse_entry("r", game, turn) == RaiseTo(8)
    assert list_size_presets(game.view(game.to_act).state, turn) == []


def test_size_presets_are_legal_unique_and_sorted() -> None:
    for actions in ((), ("raise 6",), ("raise 6", "raise 20"), ("raise 150",), ("call", "call")):
        game, turn = start_turn("no-limit hold'em 1/2", *actions)
        sizes = [total for _, _, total in list_size_presets(game.view(game.to_act).state, turn)]
        assert sizes == sorted(set(sizes))
        assert all(turn.allows(total) for total in sizes)


def test_showdown_and_run_it_entries_are_parsed() -> None:
    game, _ = start_turn("no-limit hold'em 1/2")
    hand = game.view().state
    showdown = ToShow(1, (1, 2), (1,))
    assert parse_action_entry("s", hand, showdown, 1) == Show(1)
    assert parse_action_entry("muck", hand, showdown, 1) == Muck(1)
    run_it_choice = ToChoose((0, 1), 2)
    assert parse_action_entry("2", hand, run_it_choice, 0) == RunIt(0, 2)
    assert parse_action_entry("run it twice", hand, run_it_choice, 0) == RunIt(0, 2)
    for turn in (showdown, run_it_choice):
        with pytest.raises(InvalidEntry):
            parse_action_entry("fold", hand, turn, 0)


# At the table -----------------------------------------------------------------------------------


def test_illegal_action_shows_engine_error_and_changes_nothing() -> None:
    table = TerminalTable("no-limit hold'em 1/2", "r 3", "r 5000", "k", "zzz")
    assert "You can’t raise to 3: the minimum is 4; legal now: fold, call 2" in table.text
    assert "You can’t raise to 5,000: the stack is 200" in table.text
    assert "You can’t check: 2 to call" in table.text
    assert "“zzz” isn’t an action here" in table.text
    assert table.game.stacks["You"] == 200
    assert table.lines[-1] == "You leave hand 1 unfinished: even."


def test_information_commands_do_not_act() -> None:
    table = TerminalTable("no-limit hold'em 1/2", "?", "h", "log", "t", "")
    assert "all-in" in table.text
    assert "no finished hands yet" in table.text
    assert table.game.awaiting == TerminalTable().game.awaiting


def test_last_hand_can_be_reprinted() -> None:
    table = TerminalTable("no-limit hold'em 1/2", "f", "h", hands=2, seed=5)
    reprinted_hand = table.text.split("No-limit hold'em 1/2, 3 players")[1]
    assert "You fold" in reprinted_hand
    assert "Dealt to you: " in reprinted_hand


def test_pot_limit_prompt_shows_pot_calculation() -> None:
    table = TerminalTable("pot-limit omaha 5/10", stack=1000)
    assert "pot 15; call 10 makes 25; raise by 25: to 35" in table.text


def test_hand_ends_with_winner_and_own_balance() -> None:
    table = TerminalTable("no-limit hold'em 1/2", "f", players=3)
    assert re.search(r"^(Belle|Silas) wins the pot \(\d+\)", table.text, re.M)
    assert "You have 200, even" in table.text
    assert table.lines[-1] == "You leave after 1 hand, even."
    assert table.code == 0


def test_quit_or_end_of_input_prints_summary() -> None:
    for lines in ((), ("q",), ("r 10", "q")):
        table = TerminalTable("no-limit hold'em 1/2", *lines)
        assert table.code == 0
        assert table.lines[-1].startswith("You leave")


def test_chips_in_unfinished_pot_count_as_lost() -> None:
    table = TerminalTable("no-limit hold'em 1/2", "r 10")
    assert not table.game.over
    chips_in_pot = 200 - table.game.stacks["You"]
    assert chips_in_pot >= 10
    assert f"with {chips_in_pot} in the pot: down {chips_in_pot}." in table.lines[-1]


def test_ctrl_c_prints_summary_and_exits_130() -> None:
    table = TerminalTable(prompt=ScriptedPrompt("zzz", interrupt=True))
    assert table.code == 130
    assert table.lines[-1] == "You leave hand 1 unfinished: even."


def test_next_hand_waits_for_key() -> None:
    table = TerminalTable("no-limit hold'em 1/2", "f", "c", "h", "", hands=2, pauses_between=True)
    assert table.text.count("enter: next hand") == 3
    assert "no hand in progress: press enter to deal the next one" in table.text
    assert "hand 2" in table.text


def test_broke_players_rebuy_and_chips_are_conserved() -> None:
    table = TerminalTable("no-limit hold'em 1/2", watch=True, hands=40, stack=10, players=4)
    rebuy_count = len(re.findall(r"^\w+ rebuys? for 10$", table.text, re.M))
    assert rebuy_count
    assert sum(table.game.stacks.values()) == 10 * (4 + rebuy_count)
    results = [int(match) for match in re.findall(r"[+-]\d+", table.lines[-1])]
    assert sum(results) == 0


def test_house_warns_before_folding_a_free_check() -> None:
    warning = "checking is free (TURN-03): f again to fold anyway"
    for seed in range(12):
        table = TerminalTable(
            "no-limit hold'em 1/2", "c", "f", "f", house="cash", seed=seed, players=2
        )
        if warning in table.text:
            assert table.text.index(warning) < table.text.index("You fold")
            return
    pytest.fail("no check was free")


def test_player_is_prompted_at_showdown_if_house_permits_choice() -> None:
    for seed in range(12):
        table = TerminalTable(
            "no-limit hold'em 1/2", *["c"] * 12, house="cash", seed=seed, players=2
        )
        if "s show" in table.text:
            return
    pytest.fail("no showdown came up")


def test_watched_game_draws_every_street_without_prompt() -> None:
    for seed in range(30):
        table = TerminalTable(watch=True, seed=seed, players=6)
        assert table.code == 0
        assert f"{SYMBOLS.prompt} " not in table.text
        if "\nRiver " in table.text and "all-in" not in table.text:
            assert table.text.count("╭") == 4
            return
    pytest.fail("no hand went to the river")


# The command ------------------------------------------------------------------------------------


@pytest.fixture
def run_play() -> Callable[..., tuple[int, str]]:
    app = typer.Typer()
    app.command()(play)

    def invoke(*options: str, typed: str = "") -> tuple[int, str]:
        output = CliRunner().invoke(app, list(options), input=typed, env={"COLUMNS": "80"})
        return output.exit_code, output.output

    return invoke


def test_command_reads_actions_from_pipe(run_play: Callable[..., tuple[int, str]]) -> None:
    exit_code, text = run_play("--seed", "5", "--hands", "1", typed="f\n")
    assert exit_code == 0
    assert f"{SYMBOLS.prompt} f" in text
    assert "You leave after 1 hand" in text


def test_command_ends_cleanly_without_input(run_play: Callable[..., tuple[int, str]]) -> None:
    exit_code, text = run_play("--seed", "5")
    assert exit_code == 0
    assert text.rstrip().splitlines()[-1].startswith("You leave hand 1 unfinished")


def test_same_seed_replays_same_game(run_play: Callable[..., tuple[int, str]]) -> None:
    assert run_play("--seed", "5", "--watch") == run_play("--seed", "5", "--watch")
    assert run_play("--seed", "5", "--watch") != run_play("--seed", "6", "--watch")


@pytest.mark.parametrize(
    "options, game_name",
    [
        ([], "no-limit hold'em 1/2"),
        (["--variant", "omaha"], "pot-limit omaha 1/2"),
        (["--structure", "limit"], "limit hold'em 2/4"),
        (["--structure", "spread-limit"], "spread-limit hold'em 1-5 blinds 1/2"),
        (["--variant", "short deck", "--stakes", "5/10"], "no-limit short deck 5/10"),
        (["--variant", "leduc"], "limit leduc 2/4 no blinds ante 1"),
        (["--game", "pot-limit courchevel 2/5"], "pot-limit courchevel 2/5"),
    ],
)
def test_options_select_game(
    run_play: Callable[..., tuple[int, str]], options: list[str], game_name: str
) -> None:
    exit_code, text = run_play("--watch", *options)
    assert exit_code == 0
    assert text.startswith(f"── {game_name} · hand 1 ─")


@pytest.mark.parametrize(
    "options, reason",
    [
        (["--game", "no-limit holden 1/2"], "unknown game 'holden'"),
        (["--house", "casino"], "unknown preset"),
        (["--players", "9", "--variant", "omaha 6"], "2 to 7 players"),
        (["--players", "11"], "not in the range"),
        (["--game", "no-limit hold'em 1/2", "--stakes", "1/2"], "leave"),
        (["--players", "2", "--game", "no-limit hold'em 1/1/2"], "three blinds|3 blinds"),
    ],
)
def test_invalid_game_options_are_refused(
    run_play: Callable[..., tuple[int, str]], options: list[str], reason: str
) -> None:
    exit_code, text = run_play(*options)
    assert exit_code == 2
    assert re.search(reason, text)


def test_show_bots_lists_playing_styles(run_play: Callable[..., tuple[int, str]]) -> None:
    _, text = run_play("--show-bots", "--seed", "1")
    assert re.search(r"Belle is a (rock|maniac|shark|wild card|calling station): ", text)


def test_colour_options_switch_colour(run_play: Callable[..., tuple[int, str]]) -> None:
    assert "\x1b[" in run_play("--colour", "--watch", "--seed", "1")[1]
    assert "\x1b[" not in run_play("--no-colour", "--watch", "--seed", "1")[1]
