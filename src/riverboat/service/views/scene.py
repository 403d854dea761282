"""What everybody may know of a table: a fold of facts in which every hidden card is unknown.

A scene is never told a hidden card, so that it cannot show one. It remembers what the next hand
makes the table forget: the last board, who won and with what.
"""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from riverboat.cards import UNKNOWN
from riverboat.engine import (
    AnyFact,
    HandStarted,
    HandState,
)
from riverboat.engine import apply as apply_to_hand
from riverboat.engine.state import corrections as put_right
from riverboat.engine.state import facts as of_hand
from riverboat.engine.views import RAIL, seen_by
from riverboat.narration import held
from riverboat.service.records.facts import CardsShown, RabbitHunted
from riverboat.service.views.awards import awards
from riverboat.service.views.run_out import Odds, RunOutQuestion, question
from riverboat.table.state import facts as f
from riverboat.table.state.apply import AnyLogged, apply
from riverboat.table.state.facts import AnyTableFact, TableFact
from riverboat.table.state.table import Table
from riverboat.wire.view import (
    AwardView,
    Deed,
)
from riverboat.words.holdings import Holding


class PublicScene:
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

    hand: HandState | None
    """The hand that is played, or was played last."""
    playing: tuple[int, ...]
    """Its chairs."""
    players: tuple[str, ...]
    """Who played it: somebody else may have their chair by now."""
    says: dict[int, Deed]
    """What the player in a chair has done last, in this round."""
    won: list[tuple[int, int, Holding | None]]
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
            held = with_shown(hand.holdings[seat], self.showed[fact.player])
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
    def question(self) -> RunOutQuestion | None:
        """What is to be worked out for all to see, if nobody can bet any more."""
        return question(self.table.hand, self.table.numbers)

    def answered(self, asked: RunOutQuestion, odds: Odds) -> bool:
        """Take the answer, if nothing has happened since; whether it was taken."""
        fits = self.question == asked
        if fits:
            self.odds = odds
        return fits


def with_shown(held: tuple[int, ...], shown: tuple[int, ...]) -> tuple[int, ...]:
    """What is known of a holding when some of its hidden cards have been shown."""
    told = iter(shown)
    return tuple([next(told, UNKNOWN) if card == UNKNOWN else card for card in held])


# What is said -----------------------------------------------------------------------------------


def _say(scene: PublicScene, fact: AnyLogged) -> None:
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
        case of_hand.WentWrong():
            _say(scene, fact.what)
        case put_right.HandKilled():
            scene.says[scene.playing[fact.seat]] = "fold"
        case of_hand.Rewound():
            _again(scene)
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
            | of_hand.PotsPushed()
            | of_hand.HandEnded()
            | put_right.CardsExposed()
            | put_right.FloorDecided()
            | put_right.CardsReplaced()
            | put_right.BoardTakenBack()
            | put_right.WagerCorrected()
            | put_right.HandVoided()
        ):
            pass  # seen on the table, and said by nobody
        case _:
            assert_never(fact)


def _again(scene: PublicScene) -> None:
    """What was said since is unsaid: only who is out is still known to be."""
    hand = scene.hand
    live = hand.live if hand is not None else 0
    scene.says = {chair: "fold" for seat, chair in enumerate(scene.playing) if not live >> seat & 1}


def _said_at_the_table(scene: PublicScene, fact: AnyTableFact) -> None:
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


def _raised(scene: PublicScene, fact: of_hand.Raised) -> None:
    hand = scene.table.hand
    chair = scene.playing[fact.seat]
    if hand is not None and not hand.stacks[fact.seat]:
        scene.says[chair] = "all-in"
    else:
        others = any(word in ("bet", "raise", "all-in") for word in scene.says.values())
        scene.says[chair] = "raise" if others or (hand is not None and hand.street == 0) else "bet"


def _discarded(scene: PublicScene, fact: of_hand.Discarded) -> None:
    count = len(fact.cards)
    chair = scene.playing[fact.seat]
    scene.says[chair] = "draw" if count else "stand pat"
    scene.drew[chair] = count


def _betting_opened(scene: PublicScene, fact: of_hand.BettingOpened) -> None:
    if fact.street:
        scene.says = {chair: word for chair, word in scene.says.items() if word == "fold"}


def _hand_began(scene: PublicScene) -> None:
    chairs = scene.table.chairs
    scene.says, scene.won, scene.hand, scene.playing = {}, [], None, scene.table.playing
    scene.showed, scene.drew, scene.raked = {}, {}, 0
    scene.paid, scene.awards, scene.rabbit = [], (), ()
    scene.players = tuple([chairs[chair].player for chair in scene.playing])


def _raked(scene: PublicScene, fact: of_hand.RakeTaken) -> None:
    if fact.kind == "rake":
        scene.raked += fact.chips


def _hand_closed(scene: PublicScene, fact: f.HandClosed) -> None:
    hand = scene.hand
    assert hand is not None, "no hand was played"
    scene.won = [
        (chair, chips, held(hand, seat) if hand.shown >> seat & 1 else None)
        for seat, (chair, chips) in enumerate(zip(scene.playing, fact.won, strict=True))
        if chips
    ]
    paid = awards(hand, scene.playing, scene.paid)
    names = dict(zip(scene.playing, scene.players, strict=True))
    scene.awards = tuple(
        [replace(each, players=tuple([names[chair] for chair in each.chairs])) for each in paid]
    )
    scene.says = {}


def _called_off(scene: PublicScene) -> None:
    scene.says, scene.won, scene.hand = {}, [], None
    scene.paid, scene.awards, scene.rabbit = [], (), ()
    scene.raked = 0


# What else one player may be told -----------------------------------------------------------------


def told_to(fact: AnyFact, all_see: AnyLogged, seat: int) -> AnyFact | None:
    """A fact of a hand as a seat may know it, if that is more than what *all_see* of it."""
    own = seen_by(fact, seat)
    return own if own != all_see else None
