"""``riverboat table``: sessions of many hands, their narration, and commands between hands."""

import io
import json
import random
import re
from pathlib import Path
from typing import Any, get_args

import pytest
from rich.cells import cell_len
from rich.console import Console
from typer.testing import CliRunner

from riverboat.cards import card_names, card_symbol, parse_cards
from riverboat.cli import app
from riverboat.cli.table_sessions.action_parser import InvalidEntry
from riverboat.cli.table_sessions.table_input import (
    ColorUp,
    Quit,
    SeatBot,
    SetStraddlePreference,
    ViewPage,
    parse_table_input,
)
from riverboat.cli.table_sessions.table_lookups import iter_settlement_phrases
from riverboat.cli.table_sessions.table_session import TableSession, TableSessionConfig
from riverboat.cli.table_sessions.terminal_narration import build_terminal_reader
from riverboat.cli.terminal.table_screen import Screen
from riverboat.cli.terminal.text_columns import Row, align_columns, do_columns_fit
from riverboat.engine import Rotation, parse_game
from riverboat.narration.table_narrator import TableNarrator
from riverboat.table.money.player_account import Account
from riverboat.table.money.session_ledger import Ledger, build_ledger
from riverboat.table.rules.config import ConfiguredPlayer, build_config, read_config
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.facts import AnyTableFact, DuePost
from riverboat.table.state.table_log import from_json_lines
from riverboat.table.state.table_reducer import replay
from riverboat.table.state.table_state import Table
from riverboat.words.events.blinds import HandHeading
from tests.cli.screens import BOT_NAMES, ScriptedPrompt
from tests.schedule import run_in
from tests.table.table_helpers import open_table, seat_players
from tests.thorough import example_count, example_seeds, sample_every

HOLDEM = "no-limit hold'em 1/2"


class PlayedSession:
    """A session with a readable screen."""

    def __init__(
        self,
        *lines: str,
        game: str = HOLDEM,
        preset: str = "online",
        players: int = 4,
        hands: int | None = None,
        seed: int = 7,
        width: int = 80,
        watch: bool = False,
        bots_come_and_go: bool = False,
        open_cards: bool = False,
        interrupt: bool = False,
        style: str = "caller",
        **options: Any,
    ) -> None:
        self.screen = io.StringIO()
        console = Console(file=self.screen, width=width, color_system=None)
        rules = build_config({"preset": preset, "game": game, **options}).rules
        bots = [ConfiguredPlayer(name, style=style) for name in BOT_NAMES[: players - 1 + watch]]
        config = TableSessionConfig(
            rules=rules,
            players=[*[ConfiguredPlayer("You")] * (not watch), *bots],
            your_name="" if watch else "You",
            seed=seed,
            hands=hands,
            bots_come_and_go=bots_come_and_go,
            shows_all_cards=open_cards,
        )
        prompt = ScriptedPrompt(*lines, interrupt=interrupt)
        self.session = TableSession(config, Screen(console, prompt, lambda: None))
        self.code = self.session.play()

    @property
    def text(self) -> str:
        return self.screen.getvalue()

    @property
    def table(self) -> Table:
        return self.session.dealer.table

    def find_facts(self, *fact_types: type) -> list[Any]:
        return [fact for fact in self.session.dealer.log if isinstance(fact, fact_types)]


# A session --------------------------------------------------------------------------------------


PRESETS = ["online", "cash", "home", "tournament"]
GAMES = [
    HOLDEM,
    "limit hold'em 4/8",
    "horse 10/20",
    "pot-limit omaha hi-lo 1/2",
    "limit five-card draw 2/4 no blinds ante 1 jacks or better",
]


@run_in("landing", keep_every=3)
@pytest.mark.parametrize("width", sample_every(3, [45, 80, 100]))
@pytest.mark.parametrize("game", GAMES)
def test_screens_fit_terminal_width(game: str, width: int) -> None:
    played_session = PlayedSession(
        game=game, watch=True, bots_come_and_go=True, hands=6, width=width, players=6
    )
    assert max(cell_len(line) for line in played_session.text.splitlines()) <= width
    session = PlayedSession("?", "rules", "chips", "ledger", "h", "f", "", game=game, width=width)
    assert max(cell_len(line) for line in session.text.splitlines()) <= width


@run_in("slow", keep_every=2)
@pytest.mark.parametrize("preset", PRESETS)
def test_lively_session_log_replays_to_same_ledger(preset: str) -> None:
    hands = example_count(16, 200)
    played_session = PlayedSession(
        preset=preset, watch=True, bots_come_and_go=True, hands=hands, players=6, style="random"
    )
    log = played_session.session.dealer.log
    assert played_session.code == 0
    assert replay(log).hand_count == hands
    assert build_ledger(log).nets == played_session.session.news.ledger.nets
    assert f"── ledger · after {hands} hands" in played_session.text


def test_sitting_down_is_announced_with_chair_and_chips() -> None:
    played_session = PlayedSession()
    assert "You take seat 1 with 200\nBelle takes seat 2 with 200" in played_session.text


def test_table_is_drawn_and_prompts_for_action() -> None:
    played_session = PlayedSession("c", "k", "k", "k", hands=1)
    assert "▸ You" in played_session.text
    assert "k check   r bet 2" in played_session.text
    assert "You have " in played_session.text


def test_session_ends_with_ledger_and_one_line_for_bots() -> None:
    played_session = PlayedSession(*["c", "k", "k", "k", ""] * 3, hands=2, seed=3)
    nets = played_session.session.news.ledger.nets
    assert sum(nets.values()) == 0
    assert any(nets.values())
    ledger_text = played_session.text[played_session.text.index("ledger") :]
    for name, net in nets.items():
        assert re.search(rf"^{name} +200 +{200 + net} +{re.escape(f'{net:+}')}$", ledger_text, re.M)
    assert not re.search(r"^\w+ pays? \w+ \d+$", ledger_text, re.M), (
        "a bot's chips are nobody's money"
    )
    [(bots_result, chips)] = re.findall(
        r"^Bots (won|lost) (\d+) \(not part of the settlement\)$", ledger_text, re.M
    )
    assert nets["You"] == int(chips) * (1 if bots_result == "lost" else -1)


def test_settlement_covers_people_and_excludes_bots() -> None:
    ledger = Ledger()
    for name, chips in {"Ann": 150, "Bob": 20, "Heron": 90, "Yazoo": 40}.items():
        ledger.accounts[name] = Account(name, bought={"buy-in": 75}, cashed_out=chips)
    phrases = [str(phrase) for phrase in iter_settlement_phrases(ledger, {"Heron", "Yazoo"})]
    assert phrases == ["Bob pays Ann 55", "Bots lost 20 (not part of the settlement)"]
    assert len(list(iter_settlement_phrases(ledger))) == 3, "people who play as bots are people"
    assert [str(phrase) for phrase in iter_settlement_phrases(ledger, set(ledger.accounts))] == [
        "All square"
    ]


def test_rake_is_settled_with_the_house() -> None:
    ledger = Ledger()
    ledger.rake = 9
    for name, chips in {"Ann": 100, "Bob": 41}.items():
        ledger.accounts[name] = Account(name, bought={"buy-in": 75}, cashed_out=chips)
    phrases = list(iter_settlement_phrases(ledger))
    assert {str(phrase) for phrase in phrases} == {"Bob pays Ann 25", "Bob pays the house 9"}
    assert "Bob platí herně 9" in {build_terminal_reader("cs").say(phrase) for phrase in phrases}


def test_quitting_in_mid_hand_folds_and_finishes_hand() -> None:
    played_session = PlayedSession("q")
    assert played_session.code == 0
    assert len(played_session.find_facts(f.HandClosed)) == 1
    assert isinstance(played_session.session.dealer.log[-1], f.TableClosed)
    assert "You fold" in played_session.text


def test_end_of_input_or_interrupt_closes_table() -> None:
    assert PlayedSession().code == 0
    interrupted_session = PlayedSession(interrupt=True)
    assert interrupted_session.code == 130
    assert isinstance(interrupted_session.session.dealer.log[-1], f.TableClosed)


def test_opponent_cards_are_hidden_in_log() -> None:
    played_session = PlayedSession("log", hands=1)
    facts = [json.loads(line) for line in played_session.text.splitlines() if line.startswith("{")]
    dealt_fact = next(fact for fact in facts if fact["type"] == "HoleCardsDealt")
    hidden_cards = [cards for cards in dealt_fact["holdings"] if cards == [-1, -1]]
    assert len(hidden_cards) == 3


def test_open_cards_shows_all_hands() -> None:
    played_session = PlayedSession(hands=1, open_cards=True)
    dealt_fact = next(
        fact
        for fact in played_session.session.dealer.log
        if type(fact).__name__ == "HoleCardsDealt"
    )
    for cards in dealt_fact.holdings:  # type: ignore[union-attr]
        assert all(card_symbol(card) in played_session.text for card in cards)


# What is told -----------------------------------------------------------------------------------


def test_forced_bets_are_narrated_with_reasons() -> None:
    # rule: POST-04 at 1/2 they post 3, of which 2 are live
    table_narrator = _make_narrator()
    chairs = (1, 2, 3, 4)
    dues = (
        DuePost(2, "blind", 1, "small blind"),
        DuePost(3, "blind", 2, "big blind"),
        DuePost(4, "post", 2, "missed big blind"),
        DuePost(4, "dead", 1, "missed small blind"),
    )
    assert _narrate_fact(table_narrator, f.HandBegan(1, 0, chairs, 1, 2, 3, dues)) == [
        "You have the button"
    ]
    lines = _narrate_hand(table_narrator, chairs, dues)
    assert "Bob posts small blind 1" in lines
    assert "Cy posts big blind 2" in lines
    assert "Dee posts 2 for a missed big blind" in lines
    assert "Dee posts 1 dead for a missed small blind" in lines


def test_skipped_blind_is_named_with_reason() -> None:
    # rule: BMOV-03
    table_narrator = _make_narrator()
    dues = (
        DuePost(2, "blind", 1, "small blind"),
        DuePost(3, "blind", 2, "big blind"),
        DuePost(4, "blind", 2, "skipped big blind"),
    )
    _narrate_fact(table_narrator, f.HandBegan(1, 0, (1, 2, 3, 4), 1, 2, 3, dues))
    lines = _narrate_hand(table_narrator, (1, 2, 3, 4), dues)
    assert "Dee posts big blind 2 (skipped)" in lines
    assert "Cy posts big blind 2" in lines


def test_skipped_big_blind_is_named_in_the_small_blind_seat() -> None:
    # rule: BMOV-03
    table_narrator = _make_narrator()
    dues = (DuePost(2, "blind", 2, "skipped big blind"), DuePost(3, "blind", 2, "big blind"))
    _narrate_fact(table_narrator, f.HandBegan(1, 0, (1, 2, 3), 1, 2, 3, dues))
    assert "Bob posts big blind 2 (skipped)" in _narrate_hand(table_narrator, (1, 2, 3), dues)


def test_drawn_button_is_narrated_once() -> None:
    table_narrator = _make_narrator()
    button_draw = f.ButtonDrawn((1, 2), parse_cards("As 7d"), 1)
    assert _narrate_fact(table_narrator, button_draw)[-1] == "You have the button"
    assert not _narrate_fact(table_narrator, f.HandBegan(1, 0, (1, 2), 1, 1, 2, ()))
    assert _narrate_fact(table_narrator, f.HandBegan(2, 0, (1, 2), 2, 2, 1, ())) == [
        "Bob has the button"
    ]


def test_straddle_is_narrated_once() -> None:
    played_session = PlayedSession("y", preset="home", seed=0, players=3, hands=1)
    straddles = [fact for fact in played_session.find_facts(f.Straddled) if fact.is_live]
    assert len(straddles) == played_session.text.count("You straddle to 4") == 1


def test_dead_button_is_announced() -> None:
    # rule: BMOV-05
    table_narrator = _make_narrator()
    dues = (DuePost(2, "blind", 1, "small blind"), DuePost(3, "blind", 2, "big blind"))
    fact = _narrate_fact(table_narrator, f.HandBegan(1, 0, (1, 2, 3), 6, 2, 3, dues))
    assert fact == ["Dead button at empty seat 6"]


def test_kill_pot_and_bomb_pot_are_announced() -> None:
    # rule: KILL-03, BYND-41
    table_narrator = _make_narrator()
    hand_start = f.HandBegan(1, 0, (1, 2, 3), 3, 1, 2, (), 200)
    assert "Kill pot: limits at 200%" in _narrate_fact(table_narrator, hand_start)
    bomb_pot_start = f.HandBegan(2, 0, (1, 2, 3), 3, 1, 2, (), 100, 10)
    assert "Bomb pot: 10 each" in _narrate_fact(table_narrator, bomb_pot_start)


LINES_BY_FACT: list[tuple[AnyTableFact, list[str]]] = [
    (f.SatOut(2), ["Bob sits out"]),
    (f.SatOut(1), ["You sit out"]),
    (f.SatOut(2, "no chips"), ["Bob is out of chips and sits out"]),
    (f.CameBack(1), ["You are back"]),
    (f.CameBack(2, waits_for_big_blind=True), ["Bob is back and waits for the big blind"]),
    (f.LeaveScheduled(2), ["Bob leaves after this hand"]),
    (f.LeaveScheduled(2, is_leaving=False), ["Bob stays after this hand"]),
    (f.SitOutScheduled(1), ["You sit out after this hand"]),
    (f.Left(2, "Bob", 1230), ["Bob leaves with 1,230"]),
    (f.Left(2, "Bob", 0), ["Bob leaves the table"]),
    (
        f.Left(2, "Bob", 50, "picked up"),
        ["Bob was away too long: 50 picked up, seat 2 open"],
    ),
    (f.ChangedChair(2, 6, has_come_in=False), ["Bob moves to seat 6 and must post"]),
    (
        f.ChangedChair(2, 6, has_come_in=False, is_exempt_from_post=True),
        ["Bob moves to seat 6 and may skip the blinds once"],
    ),
    (f.ChipsAsked(2, 100), ["Bob requests 100"]),
    (f.ChipsBought(2, "Bob", 100, "re-buy"), ["Bob rebuys for 100"]),
    (f.ChipsBought(2, "Bob", 100, "top-up", 1), ["Bob adds 100, in play in 1 hand"]),
    (f.ChipsArrived(2, 100), ["Bob’s 100 is now in play"]),
    (f.ChipsReturned(2, "Bob", -5, "a drink"), ["Bob returns 5: a drink"]),
    (
        f.ButtonDrawn((1, 2), parse_cards("As 7d"), 1),
        ["High card: you As, Bob 7d", "You have the button"],
    ),
    (
        f.ButtonDrawn((1, 2), parse_cards("As Ad")),
        ["High card: you As, Bob Ad", "Tie for high card, draw again"],
    ),
    (f.BlindMissed(2, "big", 2), ["Bob misses the big blind (2)"]),
    (f.BlindMissed(2, "ante", 5), ["Bob misses the ante (5)"]),
    (
        f.DebtsRecorded("Bob", 2, 1, 5),
        ["Bob will owe big blind 2, small blind 1 and ante 5 if they return soon"],
    ),
    (f.DebtsRestored(2, missed_straddle=4), ["Bob still owes straddle 4"]),
    (f.BlindSkipped(2, "small"), ["Bob must post the skipped small blind"]),
    (f.RockPassed(2), ["Bob has the rock"]),
    (f.KillWon(2, 150), ["Bob must kill the next pot: half kill"]),
    (f.LegWon(2, 1), ["Bob has 1 leg up"]),
    (f.LegWon(0, 0), []),
    (f.MarkerOffered(2, 50), ["Bob offers a marker for 50"]),
    (f.MarkerOffered(2, 50, 3), ["Bob asks Cy for a loan of 50"]),
    (f.MarkerTaken(2, "Bob", 50, 3, "Cy"), ["Cy lends Bob 50"]),
    (f.MarkerSettled("Bob", 50), ["Bob repays 50"]),
    (f.ClockStarted(2, 0, 60_000, "called"), ["Bob has 60 seconds on the clock"]),
    (f.TimeRanOut(2, is_hand_dead=True), ["Bob is out of time: the hand is dead"]),
    (f.TimeFeePaid(2, "Bob", 3), ["Bob pays a time fee of 3"]),
    (f.SevenDeucePaid(2, "Bob", 9, ()), ["Bob wins with 7-2 and gets 9 from the others"]),
    (f.KittySpent(5, "cards"), ["Kitty payment of 5: cards"]),
    (
        f.TimeFeeDue(15),
        ["Time fee of 15 from the first pot above 0"],
    ),
    (
        f.JackpotWon((2,), (1,), parse_cards("As Ah Ad Js Jh"), ((1, "Ann", 10), (2, "Bob", 20))),
        [
            "Bad beat jackpot: Bob loses with As Ah Ad Js Jh",
            "Ann gets 10 of the jackpot",
            "Bob gets 20 of the jackpot",
        ],
    ),
    (
        f.HandCalledOff(3, "a fire"),
        ["Hand void: a fire", "All chips returned"],
    ),
    (f.BlindsChopped(3), ["Blinds chopped"]),
    (f.GameChosen(1), ["Game: limit razz 4/8 ante 1"]),
]


@pytest.mark.parametrize(
    "fact, lines", LINES_BY_FACT, ids=[str(fact)[:40] for fact, _ in LINES_BY_FACT]
)
def test_table_fact_is_narrated(fact: AnyTableFact, lines: list[str]) -> None:
    assert _narrate_fact(_make_narrator(), fact) == lines


def test_every_table_fact_is_narrated_or_silent() -> None:
    silent_facts = {"TableOpened", "HandClosed", "StraddleDeclined", "ClockStopped", "BankFilled"}
    silent_facts |= {"TurnBegan"}
    for fact_type in get_args(AnyTableFact):
        fact = _sample_fact(fact_type)
        narrated_lines = _narrate_fact(_make_narrator(), fact)
        assert bool(narrated_lines) != (fact_type.__name__ in silent_facts), fact_type


def _sample_fact(fact_type: Any) -> Any:
    """Return a sample fact of the given kind about Bob, with small numbers."""
    rules = TableRules.preset("home", HOLDEM)
    value_by_field: dict[str, Any] = {
        "chairs": (1, 2),
        "losing_chairs": (2,),
        "winning_chairs": (1,),
        "cards": parse_cards("As 7d") if fact_type is f.ButtonDrawn else (),
        "due_posts": (),
        "beaten_cards": (),
        "player": "Bob",
        "lender": "" if fact_type is f.MarkerSettled else 0,
        "rules": rules,
        "purchase": "top-up",
        "blind": "big",
        "kind": "called",
        "reason": "left" if fact_type is f.Left else "asked" if fact_type is f.SatOut else "a fire",
        "expense": "cards",
        "entry_mode": "new",
    }
    if fact_type is f.JackpotWon:
        value_by_field["payments"] = ((2, "Bob", 20),)
    field_names = fact_type.__struct_fields__
    return fact_type(
        **{name: value_by_field.get(name, 1 if name != "chair" else 2) for name in field_names}
    )


NARRATION_READER = build_terminal_reader("en", "You")
NARRATION_READER.cards = card_names


def _make_narrator() -> TableNarrator:
    table_narrator = TableNarrator()
    rotation = Rotation(
        "ours", tuple(parse_game(game_text) for game_text in (HOLDEM, "limit razz 4/8 ante 1"))
    )
    _narrate_fact(table_narrator, f.TableOpened(TableRules.preset("home", rotation)))
    for chair, name in enumerate(("You", "Bob", "Cy", "Dee"), 1):
        _narrate_fact(table_narrator, f.SatDown(chair, name))
    return table_narrator


def _narrate_fact(table_narrator: TableNarrator, fact: AnyTableFact) -> list[str]:
    events = [event for event in table_narrator.narrate(fact) if not isinstance(event, HandHeading)]
    return [NARRATION_READER.sentence(event) for event in events]


def _narrate_hand(
    table_narrator: TableNarrator, chairs: tuple[int, ...], dues: tuple[DuePost, ...]
) -> list[str]:
    log = _make_hand_facts(chairs, dues)
    all_lines = [NARRATION_READER.say(event) for _, event in table_narrator.narrate_hand(log)]
    single_fact_lines = [
        NARRATION_READER.say(event) for fact in log for event in table_narrator.narrate(fact)
    ]
    assert single_fact_lines == all_lines
    return all_lines


def _make_hand_facts(chairs: tuple[int, ...], dues: tuple[DuePost, ...]) -> list[Any]:
    """Return the facts of a hand up to its forced bets."""
    from riverboat.engine import Post, due, start
    from riverboat.engine import replay as fold_hand

    posts = tuple(Post(chairs.index(post.chair), post.kind, post.chips, 0) for post in dues)
    log: list[Any] = [start(parse_game(HOLDEM), (200,) * len(chairs), 0, posts)]
    forced_bets = due(fold_hand(log))
    assert isinstance(forced_bets, tuple)
    return [*log, *forced_bets]


# Commands ---------------------------------------------------------------------------------------


@pytest.fixture
def table() -> Table:
    created_table, log = open_table(HOLDEM, "home")
    seat_players(created_table, log, "You 200, Belle 200, Doc 200")
    return created_table


COMMANDS_BY_ENTRY: list[tuple[str, Any]] = [
    ("out", c.SitOut(1)),
    ("sit out", c.SitOut(1)),
    ("out doc", c.SitOut(3)),
    ("back", c.ComeBack(1)),
    ("come back", c.ComeBack(1)),
    ("wait", c.ComeBack(1, waits_for_big_blind=True)),
    ("buy 50", c.Buy(1, 50)),
    ("buy 50 Belle", c.Buy(2, 50)),
    ("leave", c.Leave(1)),
    ("remove Doc", c.Remove(3)),
    ("chair 5", c.ChangeChair(1, 5)),
    ("chair 5 belle", c.ChangeChair(2, 5)),
    ("sit 4 100", c.Sit("You", 4, 100)),
    ("sit 4", c.Sit("You", 4, 200)),
    ("sit 4 100 replacing", c.Sit("You", 4, 100, "replacing")),
    ("sit 4 transferred", c.Sit("You", 4, 200, "transferred")),
    ("stay", c.SitOut(1, is_cancelled=True)),
    ("take 5", c.TakeChips(1, 5)),
    ("take 5 Doc", c.TakeChips(3, 5)),
    ("adjust Doc -5 counted twice", c.Adjust(3, -5, "counted twice")),
    ("adjust +5 found", c.Adjust(1, 5, "found")),
    ("call off exposed cards", c.CallOff("exposed cards")),
    ("colour up", ColorUp()),
    ("straddle always", SetStraddlePreference("always")),
    ("straddle off", SetStraddlePreference("never")),
    ("straddle ask", SetStraddlePreference("ask")),
    ("bomb 10", c.Begin(bomb_pot_ante=10)),
    ("button 2", c.PlaceButton(2)),
    ("button doc", c.PlaceButton(3)),
    ("game razz", c.ChooseGame("razz")),
    ("add Ann rock", SeatBot("Ann", "rock")),
    ("add Ann 25 transferred", SeatBot("Ann", "", 25, "transferred")),
    ("add Ann rock replacing", SeatBot("Ann", "rock", 0, "replacing")),
    ("7-2", c.ShowSevenDeuce(1)),
    ("fee", c.TakeTimeFees()),
    ("kitty 5 new cards", c.SpendKitty(5, "new cards")),
    ("settle 50", c.SettleMarker("You", 50)),
    ("settle 50 to Doc", c.SettleMarker("You", 50, "Doc")),
    ("marker 50", c.OfferMarker(1, 50)),
    ("marker 50 from Doc", c.OfferMarker(1, 50, 3)),
    ("chop", c.ChopBlinds(1)),
    ("?", ViewPage("help")),
    ("Rules", ViewPage("rules")),
    ("ledger", ViewPage("ledger")),
    ("chips", ViewPage("chips")),
    ("h", ViewPage("history")),
    ("q", Quit()),
    ("r 12", None),
    ("", None),
    ("fold", None),
]


@pytest.mark.parametrize(
    "entry, command", COMMANDS_BY_ENTRY, ids=[entry for entry, _ in COMMANDS_BY_ENTRY]
)
def test_table_command_is_parsed(entry: str, command: Any, table: Table) -> None:
    assert parse_table_input(entry, table, "You") == command


def test_set_entry_becomes_rule_change(table: Table) -> None:
    table_input = parse_table_input("set straddle.max_live=1", table, "You")
    assert isinstance(table_input, c.ChangeRules)
    assert table_input.rules == table.rules.replace(straddle={"max_live": 1})


@pytest.mark.parametrize(
    "entry, reason",
    [
        ("buy", "buy how much"),
        ("buy all", "buy how much"),
        ("out Nobody", "unknown or ambiguous name “Nobody”; players: You, Belle, Doc"),
        ("chair", "which seat. type chair 3"),
        ("straddle often", "always, never, ask or sleepers"),
        ("add", "add which bot. type add NAME, or add NAME rock"),
        ("remove", "remove whom"),
        ("bomb", "of how much"),
        ("sit 4 x", "not a number of chips: “x”"),
        ("take", "take how much"),
        (
            "adjust Doc",
            "correct which stack, and why. type adjust Doc -5 counted twice",
        ),
        (
            "adjust Doc -5",
            "correct which stack, and why. type adjust Doc -5 counted twice",
        ),
        ("call off", "reason for the void hand. type call off REASON"),
        ("buy " + "9" * 5000, "999999999999999… is above any stack: 15 digits at most"),
        ("out " + "9" * 5000, "999999999999999… is above any stack: 15 digits at most"),
    ],
)
def test_incomplete_command_names_missing_part(entry: str, reason: str, table: Table) -> None:
    with pytest.raises(InvalidEntry, match=reason):
        parse_table_input(entry, table, "You")


def test_commands_are_executed_between_hands() -> None:
    played_session = PlayedSession(
        *["f", "out", "chips", "buy 1", "", "back", "", "f", "leave", "sit 9 100", "", "f"],
        preset="online",
        seed=1,
        chairs=9,
        style="random",
    )
    fact_names = [type(fact).__name__ for fact in played_session.session.dealer.log]
    for fact_name in ("SatOut", "CameBack", "Left", "HandClosed"):
        assert fact_name in fact_names
    assert "sits out" in played_session.text


def test_refused_command_gives_reason_and_rule() -> None:
    played_session = PlayedSession(
        "f", "buy 5000", "chair 2", "set chairs=99", "nonsense", "set x=1"
    )
    assert "no top-up for you: the stack is 200, the maximum 200" in played_session.text
    assert "STAK-02" in played_session.text
    assert re.search(
        r"seat 2 is taken by Belle; .*SEAT-04", played_session.text.replace("\n  ", " ")
    )
    assert "chairs must be a whole number, 2 to 10, not 99" in played_session.text
    assert "no help for “nonsense”" in played_session.text
    assert "unknown option x" in played_session.text


def test_rules_can_be_changed_between_hands() -> None:
    played_session = PlayedSession("f", "set straddle.enabled=off", "set house.max_runs=3", "")
    assert not played_session.table.rules.straddle.enabled
    assert played_session.table.rules.games[0].rules.max_runs == 3
    assert "New house rules from the next hand" in played_session.text


def test_requested_bomb_pot_is_dealt() -> None:
    # rule: BYND-41
    played_session = PlayedSession("f", "bomb 5", hands=2)
    assert [fact.bomb_pot_ante for fact in played_session.find_facts(f.HandBegan)] == [0, 5]
    assert "Bomb pot: 5 each" in played_session.text


def test_chips_leave_table_within_house_limit() -> None:
    # rule: STAK-06
    played_session = PlayedSession(
        "f", "take 5", "set buy_in.small=5", "take 5", "take 1", preset="cash"
    )
    assert "You can’t take 5 off the table" in played_session.text
    assert "You take 5 off the table: refreshments and tips" in played_session.text
    assert "You can’t take 1 off the table" in played_session.text
    assert [fact.chips for fact in played_session.find_facts(f.ChipsReturned)] == [-5]


def test_bot_can_replace_leaving_player_or_transfer_in() -> None:
    # rule: BMOV-08, BUYN-05
    played_session = PlayedSession(
        *("f", "remove Belle", "add Ann replacing", "add Zoe 25 transferred", "add Pip 26"),
        preset="cash",
        straddle={"enabled": False},
    )
    seat_by_player = {
        fact.player: (fact.chair, fact.entry_mode) for fact in played_session.find_facts(f.SatDown)
    }
    assert seat_by_player["Ann"] == (seat_by_player["Belle"][0], "replacing")
    assert seat_by_player["Zoe"][1] == "transferred"
    assert "Ann takes seat 2 with 200, taking over from the previous player" in played_session.text
    assert "Pip" not in seat_by_player, "25 is what nobody else may bring"


def test_huge_numbers_are_refused_on_entry() -> None:
    huge_number = "9" * 5000
    played_session = PlayedSession(
        huge_number,
        f"r {huge_number}",
        f"{huge_number}bb",
        f"1/{huge_number}",
        f"set chairs={huge_number}",
        "f",
    )
    assert (
        played_session.text.replace("\n", " ").count(
            "999999999999999… is above any stack: 15 digits at most"
        )
        == 2
    )
    assert "isn’t an action here" in played_session.text
    assert played_session.table.rules.chairs == 6


def test_voided_hand_and_stack_adjustment_show_reasons() -> None:
    played_session = PlayedSession("call off exposed cards", "adjust Belle +7 found")
    assert "exposed cards" in played_session.text
    assert "Belle gets 7: found" in played_session.text
    assert len(played_session.find_facts(f.HandCalledOff)) == 1


def test_stay_cancels_leave() -> None:
    played_session = PlayedSession("leave", "stay", "f", hands=2)
    assert [fact.is_leaving for fact in played_session.find_facts(f.LeaveScheduled)] == [
        True,
        False,
    ]


def test_broke_bots_rebuy() -> None:
    played_session = PlayedSession(
        *["a", "a", "a", "a", ""] * 6, seed=4, preset="online", style="caller"
    )
    assert any(fact.purchase == "re-buy" for fact in played_session.find_facts(f.ChipsBought))


def test_straddle_prompt_can_be_answered_permanently() -> None:
    # rule: STRD-05, three players: the button is under the gun
    played_session = PlayedSession("", preset="home", seed=0, players=3, hands=1)
    assert "Straddle to 4? y, or enter for no" in played_session.text
    assert not [fact for fact in played_session.find_facts(f.Straddled) if fact.chair == 1]
    played_session = PlayedSession(
        "straddle always", "f", "", "f", "", "f", "", "f", preset="home", seed=0, players=3, hands=4
    )
    assert played_session.text.count("Straddle") == 1
    assert [fact for fact in played_session.find_facts(f.Straddled) if fact.chair == 1]


RANDOM_ENTRIES = [
    *"c k f a r min p 12 1/2 s m 1 2 d out back wait leave chips ledger rules ? h t chop n".split(),
    *["buy 50", "buy 500 Belle", "chair 5", "sit 3 200", "straddle always", "straddle sleepers"],
    *[
        "set straddle.enabled=off",
        "set fees.kitty=1",
        "set chairs=4",
        "bomb 5",
        "game razz",
        "d 1 2",
    ],
    *["add Ann caller", "remove Belle", "out Silas", "back Silas", "fee", "kitty 1 x", "marker 30"],
    *["marker 30 from Belle", "button 2", "leave Silas", "hi", "y", "settle 10", *[""] * 14],
]


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("seed", example_seeds(8, 240))
def test_random_input_keeps_session_consistent(seed: int) -> None:
    rng = random.Random(seed)
    game = rng.choice([*GAMES, "dealer's choice 10/20", "10-game 10/20"])
    played_session = PlayedSession(
        *[rng.choice(RANDOM_ENTRIES) for _ in range(80)],
        game=game,
        preset=rng.choice(PRESETS),
        players=rng.randint(2, 6),
        seed=seed,
        bots_come_and_go=rng.random() < 0.5,
        style=rng.choice(["random", "caller"]),
        house={"stakes": "open"} if "hold'em" in game and seed % 3 == 0 else {},
        format="cash",
        straddle={"enabled": "off"},
    )
    log = played_session.session.dealer.log
    assert isinstance(log[-1], f.TableClosed)
    assert replay(log).is_closed
    assert build_ledger(log).nets == played_session.session.news.ledger.nets


def test_marker_is_offered_taken_and_owed() -> None:
    # rule: MARK-02 who is in the pot must agree; the debt is the debtor's until they settle it
    played_session = PlayedSession(
        *["marker 50", "c", "k", "k", "k", "settle 20"],
        game=HOLDEM,
        preset="home",
        players=3,
        seed=0,
        house={"stakes": "open"},
        buy_in={"least": 60},
        straddle={"enabled": "off"},
    )
    assert "You offer a marker for 50" in played_session.text
    taken_facts = played_session.find_facts(f.MarkerTaken)
    assert [fact.chips for fact in taken_facts] == [50]
    assert played_session.session.news.ledger.accounts["You"].owes == 30
    assert "owes" in played_session.text[played_session.text.index("ledger") :]


# The command ------------------------------------------------------------------------------------


def run_table(*arguments: str, typed: str = "", width: int = 200) -> Any:
    return CliRunner().invoke(app, list(arguments), input=typed, env={"COLUMNS": str(width)})


def test_command_plays_config_file_and_replays_log(tmp_path: Path) -> None:
    config_file, log = tmp_path / "table.toml", tmp_path / "log.jsonl"
    config_file.write_text(
        f'name = "Thursday"\npreset = "home"\ngame = "{HOLDEM}"\n'
        '[[players]]\nname = "Ann"\nchair = 3\nstyle = "caller"\n'
        '[[players]]\nname = "Bob"\nchips = 150\nstyle = "rock"\n'
    )
    output = run_table(
        "table", str(config_file), "--watch", "--hands", "3", "--seed", "5", "--log", str(log)
    )
    assert output.exit_code == 0, output.output
    assert "── Thursday · no-limit hold'em 1/2 ─" in output.output
    assert "Ann takes seat 3 with 200" in output.output
    assert "Bob takes seat 1 with 150" in output.output
    facts = from_json_lines(log.read_bytes())
    assert replay(facts).hand_count == 3
    replay_result = run_table("table", "--replay", str(log))
    assert replay_result.exit_code == 0
    ledger_lines = output.output[output.output.index("bought") :].splitlines()
    assert ledger_lines == replay_result.output[replay_result.output.index("bought") :].splitlines()


def test_user_can_take_seat_named_in_config(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text(
        f'game = "{HOLDEM}"\n[[players]]\nname = "Ann"\nchair = 3\n[[players]]\nname = "Bob"\n'
    )
    output = run_table("table", str(file), "--name", "Ann", "--seed", "5", typed="q\n")
    assert output.exit_code == 0, output.output
    assert "You take seat 3 with 200" in output.output
    assert "You fold" in output.output or "You check" in output.output
    assert re.search(r"^Ann +200 ", output.output, re.MULTILINE)


def test_options_alone_define_and_write_table(tmp_path: Path) -> None:
    file = tmp_path / "written.toml"
    options = ["--preset", "home", "--game", "horse 4/8", "--set", "chairs=6"]
    output = run_table("table", *options, "--set", "fees.kitty=1", "--write", str(file))
    assert output.exit_code == 0, output.output
    rules = read_config(file.read_text()).rules
    assert (rules.chairs, rules.fees.kitty, rules.game.name) == (6, 1, "horse 4/8")


def test_rules_option_prints_house_rules() -> None:
    rules_output = run_table(
        "table", "--preset", "tournament", "--game", "no-limit hold'em 100/200", "--rules"
    )
    assert rules_output.exit_code == 0
    assert rules_output.output.startswith("# House rules: no-limit hold'em 100/200\n")
    assert "| `rule` | **dead** |" in rules_output.output


@pytest.mark.parametrize(
    "text, reason",
    [
        (None, "No such file"),
        ("[buton]\n", "unknown group [buton]; did you mean [button]?"),
        ("chairs = \n", "invalid TOML on line 1"),
        ("chairs = 6\n", "set the game once"),
        (
            f'game = "{HOLDEM}"\n[[players]]\nname = "A"\nstyle = "x"\n',
            "unknown style 'x'; choose from calling",
        ),
        (f'game = "{HOLDEM}"\n[[players]]\nname = "A"\nchips = 5\n', "(STAK-02)"),
    ],
)
def test_invalid_config_file_exits_1(tmp_path: Path, text: str | None, reason: str) -> None:
    file = tmp_path / "table.toml"
    if text is not None:
        file.write_text(text)
    for command in ("table", "sim"):
        bot_options = ["--watch"] if command == "table" else ["--hands", "1"]
        output = run_table(command, str(file), *bot_options)
        assert output.exit_code == 1
        assert reason in output.stderr
        assert "Traceback" not in output.stderr


def test_configuration_errors_are_localized(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text(f'game = "{HOLDEM}"\n[straddle]\nenabeld = true\n')
    output = run_table("table", str(file), "--lang", "cs")
    assert output.exit_code == 1
    assert output.stderr == (f"{file}: neznámá volba straddle.enabeld; nemá to být enabled?\n")
    for command in (
        ["table"],
        ["live", str(tmp_path / "friday.live")],
        ["owed", "nlhe 1/2", "big"],
    ):
        output = run_table(*command, "--set", "buton.rule=dead", "--lang", "cs")
        assert output.exit_code == 2
        assert "nemá to být [button]?" in output.stderr


@pytest.mark.parametrize(
    "options, reason",
    [
        (["--preset", "hom"], "preset must be one of"),
        (["--game", "nope"], "unknown game 'nope'"),
        (["--set", "chairs"], "write straddle"),
        (["--set", "buton.rule=dead"], "did you mean [button]?"),
        (["--preset", "tournament", "--set", "straddle.enabled=on"], "STRD-02"),
        (["--preset", "online", "--players", "7"], "the table has 6 seats, too few for 7"),
    ],
)
def test_invalid_option_exits_2(options: list[str], reason: str) -> None:
    for command in ("table", "sim"):
        output = run_table(command, *options)
        assert output.exit_code == 2
        assert reason in output.stderr


def test_invalid_log_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    assert run_table("table", "--replay", str(file)).exit_code == 1
    file.write_text("{}\n")
    output = run_table("table", "--replay", str(file))
    assert output.exit_code == 1
    assert "log entry 0: unknown entry of the table" in output.stderr


# Columns ----------------------------------------------------------------------------------------


def test_columns_align_and_long_names_shrink() -> None:
    rows = [Row("Ann", ["1", "+20"]), Row("Somebody with a long name", ["1,000", "-3"])]
    lines = [line.plain for line in align_columns(["bought", "net"], rows, 40)]
    assert lines[0].endswith("bought   net")
    assert lines[1].endswith("     1   +20")
    assert {len(line) for line in lines} == {len(lines[0])}
    narrow_lines = [line.plain for line in align_columns(["bought", "net"], rows, 24)]
    assert max(map(len, narrow_lines)) <= 24
    assert narrow_lines[2].startswith("Somebody")
    assert do_columns_fit(["bought", "net"], rows, 40)
    assert not do_columns_fit(["bought", "net"], rows, 24)
