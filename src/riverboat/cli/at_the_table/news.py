"""What somebody at a table sees and hears: the news, fact by fact, and what he looks up.

Everything is told from his own view, so that nothing can be told that he may not know.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich.text import Text

from riverboat.bots import Turn
from riverboat.cli.at_the_table.hints import help_page
from riverboat.cli.at_the_table.lookups import chips_page, ledger_page, rules_page
from riverboat.cli.at_the_table.seats import Eyes, drawn
from riverboat.cli.at_the_table.table_telling import TableTeller, is_of_table
from riverboat.cli.at_the_table.telling import YOU, history, second_person, to_you
from riverboat.cli.at_the_table.wishes import Page, between_help, in_hand_help
from riverboat.cli.terminal.felt import wrapped
from riverboat.cli.terminal.screen import Screen
from riverboat.engine import AnyFact
from riverboat.engine.views import log_seen_by
from riverboat.notation.english.holding import holding_words
from riverboat.sim.sessions.dealer import Dealer
from riverboat.table.money.ledger import Ledger
from riverboat.table.state import facts as f
from riverboat.table.state.apply import AnyLogged
from riverboat.table.state.log import to_json_lines


class News:
    """Tells a session to its screen as it happens, and keeps the ledger.

    *viewer* is the player whose cards are seen; ``None`` sees everybody's. *watching* draws the
    table once a street, for who is not asked anything.
    """

    def __init__(self, dealer: Dealer, screen: Screen, viewer: str | None) -> None:
        self.book = Ledger()
        self.watching = False
        self._dealer, self._screen, self._viewer = dealer, screen, viewer
        self._teller = TableTeller()
        self._told = 0
        self._facts: list[AnyFact] = []
        """The facts of the hand that is played, or was last."""
        self._lines = 0
        """Its lines that have been printed."""
        self._drawn_at = -1

    # Telling ----------------------------------------------------------------------------------

    def tell(self) -> None:
        """Tell what has happened since the last time, fact by fact."""
        log = self._dealer.log
        while self._told < len(log):
            fact = log[self._told]
            self._told += 1
            self.book.add(fact)
            if not is_of_table(fact):
                self._facts.append(fact)  # type: ignore[arg-type]
                continue
            self._tell_hand()
            if isinstance(fact, f.HandBegan):
                self._facts, self._lines, self._drawn_at = [], 0, -1
            if not self._merged(fact):
                for line in self._teller.tell(fact, log[self._told :]):  # type: ignore[arg-type]
                    self._screen.say(line)
        self._tell_hand()
        if self.watching:
            self._watch()

    def skip(self) -> None:
        """Put the last facts in the ledger without telling them."""
        for fact in self._dealer.log[self._told :]:
            self.book.add(fact)
        self._told = len(self._dealer.log)

    def _merged(self, fact: AnyLogged) -> bool:
        """Whether a fact was told with the one before: who sits down with chips is in."""
        sat = self._dealer.log[max(0, self._told - 3) : self._told - 1]
        return isinstance(fact, (f.ChipsBought, f.CameBack)) and any(
            isinstance(each, f.SatDown) and each.chair == fact.chair for each in sat
        )

    def _tell_hand(self) -> None:
        """Print the lines of the hand that are new."""
        if not self._facts:
            return
        lines = self._teller.hand(self._seen(self._facts))
        for line in lines[self._lines :]:
            if not self._at_a_seat(line):
                self._screen.say(line, "bold" if _AWARD.search(line) else "")
                self._screen.pause()
        self._lines = len(lines)

    def _at_a_seat(self, line: str) -> bool:
        """Whether a line tells the cards of another player, which are drawn at his seat."""
        return " is dealt " in line and not line.startswith(self._viewer or YOU)

    def _seen(self, facts: Sequence[AnyFact]) -> list[AnyFact]:
        """What of a hand whoever looks on may know."""
        if self._viewer is None:
            return list(facts)
        return list(log_seen_by(facts, self._seat()))

    def _seat(self) -> int | None:
        players = self._teller.players
        return players.index(self._viewer) if self._viewer in players else None

    def named(self, message: str) -> str:
        """A refusal with names for seats; of himself a player is told as *you*."""
        players = self._teller.players
        message = re.sub(
            r"\bseat (\d+)",
            lambda found: players[int(found[1])] if int(found[1]) < len(players) else found[0],
            message,
        )
        message = re.sub(rf"\b{YOU} in chair \d+ (?=can|is)", f"{YOU} ", message)
        return to_you(second_person(message)) if message.startswith(f"{YOU} ") else message

    # Looking ----------------------------------------------------------------------------------

    def look_at(self, page: Page) -> None:
        """Print what somebody wants to see."""
        felt, table = self._screen.felt, self._dealer.table
        match page:
            case "help" if table.hand is not None:
                self._print([*help_page(felt, table.hand), *in_hand_help(felt)])
            case "help":
                self._print(between_help(felt))
            case "rules":
                self._print(rules_page(table.rules, felt))
            case "ledger":
                self._print(ledger_page(self.book, felt))
            case "chips" | "table":
                self._print(chips_page(table, felt))
            case "history":
                self._history()
            case "log":
                for line in to_json_lines(self._seen(self._facts)).decode().splitlines():
                    self._screen.console.out(line, highlight=False)

    def _history(self) -> None:
        """The hand, as one's own eyes have seen it."""
        if not self._facts:
            self._screen.say("no hand has been played yet", "dim")
        for line in history(self._seen(self._facts), self._teller.players):
            self._screen.say(line)

    def draw(self, seat: int, turn: Turn | None) -> Eyes:
        """The table as the player in a seat sees it."""
        dealer, felt = self._dealer, self._screen.felt
        assert dealer.table.hand is not None, "a hand is drawn"
        hand = dealer.table.hand if self._viewer is None else dealer.view(seat)
        names = self._teller.players
        eyes = Eyes(hand, seat, names, felt, turn, self._seen(dealer.hand_log()))
        self._screen.say("")
        self._print(drawn(eyes))
        if words := holding_words(hand, seat):
            who = f"{names[seat]} has" if self.watching or names[seat] != YOU else "you have"
            for line in wrapped(Text(f"{who} {words}", "bold"), felt.width):
                self._screen.print(line if felt.narrow else felt.centred(line))
        return eyes

    def _watch(self) -> None:
        """Draw the table once a street, from the viewer's seat, or the first if he has none."""
        hand = self._dealer.table.hand
        if hand is None or hand.ended or not hand.betting or hand.street == self._drawn_at:
            return
        self._drawn_at = hand.street
        self.draw(self._seat() or 0, None)

    def _print(self, lines: Iterable[Text]) -> None:
        for line in lines:
            self._screen.print(line)


_AWARD = re.compile(r" (?:wins?|split|scoops?) ")
