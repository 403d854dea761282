"""The table as everybody may see it: a fold of facts in which every hidden card is unknown.

A scene is never told a hidden card, so that it cannot show one. It remembers what the next hand
makes the table forget: the last board, who won and with what.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, assert_never

from riverboat.cards import UNKNOWN, name
from riverboat.engine import (
    AnyFact,
    Awaiting,
    FixedLimit,
    Game,
    Hand,
    HandStarted,
    Nothing,
    Rotation,
    ToAct,
    ToChoose,
    ToDeal,
    ToDeclare,
    ToDraw,
    ToShow,
)
from riverboat.engine import apply as apply_to_hand
from riverboat.engine.pots.pots import layers
from riverboat.engine.state import facts as of_hand
from riverboat.engine.views import RAIL, seen_by
from riverboat.notation.english.holding import holding_words
from riverboat.service.records.facts import CardsShown, RabbitHunted
from riverboat.service.state.host_book import HostBook
from riverboat.service.state.settings import TableSettings
from riverboat.service.views import progress
from riverboat.service.views.awards import awards, lasts
from riverboat.service.views.private import CHOICE, asked_for_game
from riverboat.service.views.run_out import Odds, Question, question
from riverboat.table.state import facts as f
from riverboat.table.state.apply import AnyLogged, apply
from riverboat.table.state.awaited import AnyAwaited, Idle, ToAnswer, ToBegin, ToPlay, ToStraddle
from riverboat.table.state.awaited import ToDraw as ToDrawForButton
from riverboat.table.state.facts import AnyTableFact, TableFact
from riverboat.table.state.leavers import replaceable
from riverboat.table.state.table import Sitting, Table
from riverboat.wire.view import (
    HIDDEN,
    AwardView,
    BombView,
    ClockView,
    GameView,
    PotView,
    SeatView,
    TableView,
)

_LOWS = ("2-7", "a-5", "eight", "badugi")
_PAUSES: tuple[Literal["", "next", "now"], ...] = ("", "next", "now")
_LIVE = ("blind", "post", "straddle", "sleeper", "kill")


class Around(NamedTuple):
    """What a view needs beside what has happened at the table."""

    table: str
    bots: frozenset[str]
    paused: int
    """1: no hand begins; 2: and the clocks stand still."""
    next_at: int
    root: str
    watching: int
    settings: TableSettings
    book: HostBook
    waiting: int = 0
    """How many wait for a seat."""
    kept: tuple[int, ...] = ()
    """The chairs that are kept for some of them."""
    make_room: frozenset[str] = frozenset()
    """The bots that would get up for somebody."""
    bomb_vote: BombView | None = None
    """What all who would play the next hand are asked."""


class Scene:
    """What everybody may know of a table."""

    __slots__ = (
        "awards",
        "drew",
        "hand",
        "odds",
        "paid",
        "players",
        "playing",
        "rabbit",
        "raked",
        "says",
        "showed",
        "table",
        "won",
    )

    hand: Hand | None
    """The hand that is played, or was played last."""
    playing: tuple[int, ...]
    """Its chairs."""
    players: tuple[str, ...]
    """Who played it: somebody else may have his chair by now."""
    says: dict[int, str]
    """What the player in a chair has done last, in this round."""
    won: list[tuple[int, int, str]]
    paid: list[of_hand.PotAwarded]
    """What was paid of the pots, in this hand or in the last one."""
    awards: tuple[AwardView, ...]
    """The same as it is told when the hand is over."""
    showed: dict[str, tuple[int, ...]]
    """Cards that somebody has shown after the hand, by player."""
    raked: int
    """What the house took of the pots of this hand, or of the last one."""
    drew: dict[int, int]
    """How many cards the player in a chair has thrown away last in this hand."""
    rabbit: tuple[tuple[int, ...], ...]
    """The cards of each board that would have come, when somebody has asked."""
    odds: Odds
    """By seat, what each may hope for in a run-out; empty while nobody knows."""

    def __init__(self, opened: f.TableOpened) -> None:
        self.table = Table(opened)
        self.hand = None
        self.playing = ()
        self.players = ()
        self.says = {}
        self.won = []
        self.paid = []
        self.awards = ()
        self.showed = {}
        self.drew = {}
        self.raked = 0
        self.rabbit = ()
        self.odds = {}

    def see(self, fact: AnyLogged) -> AnyLogged:
        """What happened, as it may be told to everybody."""
        seen: AnyLogged = fact if isinstance(fact, TableFact) else seen_by(fact, RAIL)
        self.take(seen)
        return seen

    def take(self, seen: AnyLogged) -> None:
        """What happened, of which whoever is shown this scene may know everything."""
        apply(self.table, seen)
        if isinstance(seen, HandStarted):
            self.hand, self.playing = self.table.hand, self.table.playing
        self.odds = {}
        _say(self, seen)

    def shows(self, fact: CardsShown) -> None:
        """Somebody shows cards of the hand that is over."""
        self.showed[fact.player] = (*self.showed.get(fact.player, ()), *fact.cards)
        self.says[fact.chair] = "show"
        hand = self.hand
        if hand is not None and fact.player in self.players:
            seat = self.players.index(fact.player)
            held = _with(hand.holdings[seat], self.showed[fact.player])
            if UNKNOWN not in held:
                apply_to_hand(hand, of_hand.HandShown(seat, held))

    def hunted(self, fact: RabbitHunted) -> None:
        """What would have come is shown to all."""
        boards = range(len(self.hand.boards) if self.hand is not None else 0)
        self.rabbit = tuple(
            [tuple([each.card for each in fact.came if each.board == board]) for board in boards]
        )

    # Run out ----------------------------------------------------------------------------------

    @property
    def question(self) -> Question | None:
        """What is to be worked out for all to see, if nobody can bet any more."""
        return question(self.table.hand, self.table.numbers)

    def answered(self, asked: Question, odds: Odds) -> bool:
        """Take the answer, if nothing has happened since; whether it was taken."""
        fits = self.question == asked
        if fits:
            self.odds = odds
        return fits

    # Drawn ------------------------------------------------------------------------------------

    def view(self, now: AnyAwaited, around: Around) -> TableView:
        """The table as it is drawn; *now* is what it waits for."""
        table, hand = self.table, self.table.hand
        playing = hand is not None
        opening = table.opening
        at = table.positions if playing or opening is not None or table.numbers else None
        blinds = table.rules.games[table.game].stakes.blinds
        mix = table.rules.game
        seen = hand or self.hand
        phase, why = _phase(table, now, around)
        seats = tuple([self._seat(chair, around) for chair in table.ring])
        asked, asks = awaited(now)
        clock = _clock(table)
        if not playing and (chooser := asked_for_game(table)) and isinstance(now, ToBegin):
            asked, asks = (chooser,), "game"
            clock = ClockView(chooser, around.next_at - CHOICE, around.next_at, "think")
            clock = clock if around.next_at else None
        over = not playing and opening is None
        mix_at = progress.in_mix(table)
        return TableView(
            table=around.table,
            name=table.rules.name,
            chairs=table.rules.chairs,
            game=_game(table.rules.games[table.game], table),
            mix=tuple([game.name for game in mix.games]) if isinstance(mix, Rotation) else (),
            sized=not all(isinstance(game.structure, FixedLimit) for game in table.rules.games),
            seats=seats,
            hand=table.numbers,
            phase=phase,
            why=why,
            button=at.button if at else 0,
            small=at.small if at and blinds else 0,
            big=at.big if at and blinds else 0,
            street=progress.street(hand) if hand is not None else "",
            boards=tuple([_names(board) for board in seen.boards]) if seen is not None else (),
            pots=self._pots(),
            carried=table.carried,
            to_act=asked,
            asks=asks,
            bet=hand.current_bet if hand is not None and hand.betting else 0,
            clock=clock,
            percent=table.percent if playing or opening is not None else 100,
            bomb=_bomb(table),
            rock=table.rock,
            killer=table.killer,
            won=tuple(self.won) if over else (),
            next_at=around.next_at,
            rake=table.rake,
            raked=self.raked,
            kitty=table.kitty,
            root=around.root,
            watching=around.watching,
            chat=around.settings.chat,
            spectators=around.settings.spectators,
            delay=around.settings.delay,
            run_out=isinstance(now, ToPlay) and isinstance(now.hand, ToDeal),
            awards=self.awards if over else (),
            pays=self.pays(around.settings.pace) if over else 0,
            draw=progress.draw(hand, now) if hand is not None else (0, 0),
            game_hand=mix_at.hand,
            game_hands=mix_at.hands,
            next_game=mix_at.next,
            choices=mix_at.choices,
            pending=() if table.closed else around.book.pending(),
            pause=_PAUSES[around.paused],
            paused_by=around.book.paused_by,
            quiet=around.settings.quiet and any(seat.state == "all-in" for seat in seats),
            about=around.settings.about,
            waiting=around.waiting,
            kept=around.kept,
            money=around.settings.money,
            bomb_vote=around.bomb_vote,
            in_stead=replaceable(table) if table.rules.button.replacement == "either" else (),
            raises=_raises(now, hand),
            rabbit=tuple([_names(cards) for cards in self.rabbit]) if over else (),
        )

    def pays(self, pace: float) -> int:
        """Milliseconds in which the pots of the hand that is over are paid, at a table's pace."""
        return lasts(self.awards) if pace else 0

    def _pots(self) -> tuple[PotView, ...]:
        hand, playing = self.table.hand, self.playing
        if hand is None or hand.ended:
            return ()
        pots = [p for p in layers(hand.totals, hand.seats(hand.live), hand.dead) if p.chips]
        return tuple([PotView(p.chips, tuple([playing[s] for s in p.seats])) for p in pots])

    def _seat(self, chair: int, around: Around) -> SeatView:
        table, each = self.table, self.table.chairs[chair]
        cards, holding = self._cards(chair)
        bet, won = self._bet(chair), next((n for c, n, _ in self.won if c == chair), 0)
        return SeatView(
            chair=chair,
            player=each.player,
            bot=each.player in around.bots,
            # Before the cards, what lies in front of him has not left his stack yet.
            stack=table.stack(chair) - (bet if table.opening is not None else 0),
            behind=sum([chips for _, chips in each.coming]),
            asked=each.asked,
            state=_state(table, chair, each),
            bet=bet,
            cards=cards,
            says=self.says.get(chair, ""),
            won=won if table.hand is None else 0,
            holding=holding,
            owes=each.big + each.small + each.ante + each.straddle,
            legs=each.legs,
            here=not each.lost,
            bank=each.bank,
            equity=self._equity(chair),
            drew=self.drew.get(chair, -1) if table.hand is not None else -1,
            makes_room=each.player in around.make_room,
        )

    def _equity(self, chair: int) -> tuple[float, ...]:
        if not self.odds or chair not in self.playing:
            return ()
        return self.odds.get(self.playing.index(chair), ())

    def _bet(self, chair: int) -> int:
        table = self.table
        if table.hand is not None:
            playing = table.playing
            return table.hand.bets[playing.index(chair)] if chair in playing else 0
        if table.opening is None:
            return 0
        straddles = [due.chips for due in table.opening.straddles if due.chair == chair]
        dues = table.opening.began.dues
        return sum(straddles or [d.chips for d in dues if d.chair == chair and d.kind in _LIVE])

    def _cards(self, chair: int) -> tuple[tuple[str, ...], str]:
        """The cards before a player, and what they are worth if he has shown them."""
        hand = self.hand
        if hand is None or chair not in self.playing or self.table.opening is not None:
            return (), ""
        seat = self.playing.index(chair)
        if self.table.chairs[chair].player != self.players[seat]:
            return (), ""
        cards, shown = hand.holdings[seat], hand.shown >> seat & 1
        if not shown and (showed := self.showed.get(self.players[seat])):
            return _names(_with(cards, showed)), ""
        if not shown and (self.table.hand is None or not hand.live >> seat & 1):
            return (), ""
        at_showdown = shown and hand.live >> seat & 1  # a spread fold (BET-27) plays for nothing
        return _names(cards), holding_words(hand, seat) if at_showdown else ""


def _with(held: tuple[int, ...], shown: tuple[int, ...]) -> tuple[int, ...]:
    """What is known of a holding when some of its hidden cards have been shown."""
    told = iter(shown)
    return tuple([next(told, UNKNOWN) if card == UNKNOWN else card for card in held])


def _names(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([HIDDEN if card == UNKNOWN else name(card) for card in cards])


def _state(table: Table, chair: int, each: Sitting) -> Any:
    hand = table.hand
    if hand is not None and chair in table.playing:
        seat = table.playing.index(chair)
        if not hand.live >> seat & 1:
            return "folded"
        return "playing" if hand.stacks[seat] else "all-in"
    if table.opening is not None and chair in table.opening.began.chairs:
        return "playing"
    if each.leaves_next:
        return "leaving"
    return "out" if each.out else "waiting"


def _raises(now: AnyAwaited, hand: Hand | None) -> tuple[int, int]:
    """The least and the greatest raise; whether somebody may open tells that they hold openers."""
    if not isinstance(now, ToPlay) or not isinstance(now.hand, ToAct):
        return 0, 0
    secret = hand is None or hand.game.openers or not now.hand.high
    return (0, 0) if secret else (now.hand.low, now.hand.high)


def _bomb(table: Table) -> int:
    """The ante of the bomb pot that is played; 0 if it is none (BYND-41)."""
    if table.hand is not None:
        return table.hand.game.stakes.ante if table.hand.game.bomb_pot else 0
    return table.opening.began.bomb if table.opening is not None else 0


def _clock(table: Table) -> ClockView | None:
    clock = table.clock
    return None if clock is None else ClockView(clock.chair, clock.since, clock.until, clock.kind)


def _phase(table: Table, now: AnyAwaited, around: Around) -> tuple[Any, str]:
    if table.closed:
        return "closed", "the table is closed"
    if isinstance(now, ToPlay):
        shows = isinstance(now.hand, ToShow)
        return "showdown" if shows else "paused" if around.paused == 2 else "playing", ""
    if isinstance(now, ToStraddle | ToAnswer):
        return "straddles" if isinstance(now, ToStraddle) else "playing", ""
    if around.paused:
        return "paused", "the host has paused the table"
    return ("idle", str(now)) if isinstance(now, Idle) else ("between", "")


def awaited(now: AnyAwaited) -> tuple[tuple[int, ...], str]:
    """The chairs that are awaited, and what they are asked."""
    match now:
        case ToPlay(chairs=chairs, hand=hand):
            return chairs, _asks(hand) if chairs else ""
        case ToStraddle(offers=offers):
            return tuple(dict.fromkeys([offer.chair for offer in offers])), "straddle"
        case ToAnswer(chairs=chairs, lender=lender):
            return (lender,) if lender else chairs, "answer"
        case ToDrawForButton() | ToBegin() | Idle():
            return (), ""
        case _:
            assert_never(now)


def _asks(now: Awaiting) -> str:
    """What somebody in a hand is asked."""
    match now:
        case ToAct():
            return "act"
        case ToDraw():
            return "draw"
        case ToShow():
            return "show"
        case ToChoose():
            return "run-it"
        case ToDeclare():
            return "declare"
        case ToDeal() | Nothing():
            return ""
        case _:
            assert_never(now)


def _game(game: Game, table: Table) -> GameView:
    stakes, variant = game.stakes, game.variant
    by_bets = game.structure.by_bets
    buy_in = table.rules.buy_in
    return GameView(
        name=game.name,
        variant=variant.name,
        limit=game.structure.name,
        blinds=stakes.blinds,
        ante=stakes.ante,
        bets=(stakes.small_bet, stakes.big_bet) if by_bets else (),
        unit=stakes.unit,
        down=sum([street.down for street in variant.streets]),
        hand_size=variant.hole_cards,
        boards=game.boards,
        low=any(word in f"{variant.ranking} {variant.second}" for word in _LOWS),
        buy_in=(buy_in.least, buy_in.most),
    )


# What is said -----------------------------------------------------------------------------------


def _say(scene: Scene, fact: AnyLogged) -> None:
    """What somebody says or does by a fact, which stands at their chair for a while."""
    if isinstance(fact, TableFact):
        _said_at_the_table(scene, fact)
        return
    match fact:
        case of_hand.Called():
            scene.says[scene.playing[fact.seat]] = "call"
        case of_hand.Checked():
            scene.says[scene.playing[fact.seat]] = "check"
        case of_hand.Folded():
            scene.says[scene.playing[fact.seat]] = "fold"
        case of_hand.Raised():
            _raised(scene, fact)
        case of_hand.Posted():
            scene.says[scene.playing[fact.seat]] = fact.kind
        case of_hand.BroughtIn():
            scene.says[scene.playing[fact.seat]] = "bring-in"
        case of_hand.Discarded():
            _discarded(scene, fact)
        case of_hand.HandShown():
            scene.says[scene.playing[fact.seat]] = "show"
        case of_hand.HandMucked():
            scene.says[scene.playing[fact.seat]] = "muck"
        case of_hand.BettingOpened():
            _betting_opened(scene, fact)
        case of_hand.PotAwarded():
            scene.paid.append(fact)
        case of_hand.RakeTaken():
            _raked(scene, fact)
        case (
            of_hand.HandStarted()
            | of_hand.HoleCardsDealt()
            | of_hand.UpcardsDealt()
            | of_hand.BoardDealt()
            | of_hand.Burned()
            | of_hand.StubReshuffled()
            | of_hand.BringInTakenBack()
            | of_hand.ChipsAdded()
            | of_hand.OverbetReturned()
            | of_hand.UncalledBetReturned()
            | of_hand.BetsCollected()
            | of_hand.DiscardTakenBack()
            | of_hand.Declared()
            | of_hand.DeclarationsOpened()
            | of_hand.OpenersShown()
            | of_hand.OpenersFailed()
            | of_hand.PassedOut()
            | of_hand.RunItChosen()
            | of_hand.RunItAgreed()
            | of_hand.HandEnded()
        ):
            pass  # seen on the table, and said by nobody
        case _:
            assert_never(fact)


def _said_at_the_table(scene: Scene, fact: AnyTableFact) -> None:
    match fact:
        case f.HandBegan():
            _hand_began(scene)
        case f.HandClosed():
            _hand_closed(scene, fact)
        case f.HandCalledOff():
            _called_off(scene)
        case f.Straddled():
            scene.says[fact.chair] = "straddle"
        case _:
            pass  # around a hand, only these show at a chair


def _raised(scene: Scene, fact: of_hand.Raised) -> None:
    hand = scene.table.hand
    chair = scene.playing[fact.seat]
    if hand is not None and not hand.stacks[fact.seat]:
        scene.says[chair] = "all-in"
    else:
        others = any(word in ("bet", "raise", "all-in") for word in scene.says.values())
        scene.says[chair] = "raise" if others or (hand is not None and hand.street == 0) else "bet"


def _discarded(scene: Scene, fact: of_hand.Discarded) -> None:
    count = len(fact.cards)
    chair = scene.playing[fact.seat]
    scene.says[chair] = f"draw {count}" if count else "stand pat"
    scene.drew[chair] = count


def _betting_opened(scene: Scene, fact: of_hand.BettingOpened) -> None:
    if fact.street:
        scene.says = {chair: word for chair, word in scene.says.items() if word == "fold"}


def _hand_began(scene: Scene) -> None:
    chairs = scene.table.chairs
    scene.says, scene.won, scene.hand, scene.playing = {}, [], None, scene.table.playing
    scene.showed, scene.drew, scene.raked = {}, {}, 0
    scene.paid, scene.awards, scene.rabbit = [], (), ()
    scene.players = tuple([chairs[chair].player for chair in scene.playing])


def _raked(scene: Scene, fact: of_hand.RakeTaken) -> None:
    if fact.kind == "rake":
        scene.raked += fact.chips


def _hand_closed(scene: Scene, fact: f.HandClosed) -> None:
    hand = scene.hand
    assert hand is not None, "no hand was played"
    scene.won = [
        (chair, chips, holding_words(hand, seat) if hand.shown >> seat & 1 else "")
        for seat, (chair, chips) in enumerate(zip(scene.playing, fact.won, strict=True))
        if chips
    ]
    scene.awards = awards(hand, scene.playing, scene.paid)
    scene.says = {}


def _called_off(scene: Scene) -> None:
    scene.says, scene.won, scene.hand = {}, [], None
    scene.paid, scene.awards, scene.rabbit = [], (), ()
    scene.raked = 0


# What else one player may be told -----------------------------------------------------------------


def told_to(fact: AnyFact, seat: int) -> AnyFact | None:
    """A fact of a hand as a seat may know it, if that is more than what everybody may."""
    own = seen_by(fact, seat)
    return own if own != seen_by(fact, RAIL) else None
