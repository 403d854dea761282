"""Reasons why a dealer's tool gives no answer: its input is impossible."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Person, Refusal, Sign


class NobodyHasPutIn(Refusal, frozen=True):
    code, en = "no chips", "nobody has put any chips in: say what each player has put in"


class NobodyIsLeft(Refusal, frozen=True):
    code, en = "nobody is left", "everybody has folded: somebody must be left to win"


class IsNoChips(Refusal, frozen=True):
    code, en = "no amount", "{written} is no number of chips: write a whole number such as 150"
    written: str


class StillOwesChips(Refusal, frozen=True):
    code, rule = "still owes", "ALLN-07"
    en = (
        "{who} {who:has|have} put in {chips} of {most} and {who:is|are} not all-in: "
        "{short} to call comes first"
    )
    who: Person
    chips: Chips
    most: Chips
    short: Chips


class IsNobodyHere(Refusal, frozen=True):
    code, en = "no such player", "there is no {who} among {players} players"
    who: Person
    players: int


class IsNamedTwice(Refusal, frozen=True):
    code, en = "named twice", "{who} {who:is|are} named twice"
    who: Person


class OwnIsMoreThanTheBet(Refusal, frozen=True):
    code, rule = "own chips", "POTL-04"
    en = "{own} of their own is more than the bet of {bet}: say what is in front of others, too"
    own: Chips
    bet: Chips


class PotIsSmaller(Refusal, frozen=True):
    code, en = "pot is smaller", "there are {least} in the middle by then at least, and not {pot}"
    least: Chips
    pot: Chips


class SayThePot(Refusal, frozen=True):
    code, rule = "say the pot", "POTL-01"
    en = "in pot-limit the pot bounds a raise: say what is in the middle from earlier streets"


class NotAStreetHere(Refusal, frozen=True):
    code, en = "no such street", "{written} is no street of this game: there are {streets}"
    written: str
    streets: tuple[str, ...]


class NobodyIsToAct(Refusal, frozen=True):
    code, en = "nobody is to act", "nobody is to act{said: after *}: the round is over"
    said: str | None


class IsNotTheirTurn(Refusal, frozen=True):
    code, rule = "not in turn", "BET-01"
    en = "it is not the turn of {who:*|you}, but of {next:*|you}"
    who: Person
    next: Person


class IsNoAction(Refusal, frozen=True):
    code = "no action"
    en = (
        "{written} is no action: f x c, 60 for a bet or raise to 60, p for pot, a or a45 for all-in"
    )
    written: str


class OneWinnerOrMore(Refusal, frozen=True):
    code, en = "no winner", "say who wins: one player or more"


class CardsForTheOddChip(Refusal, frozen=True):
    code, rule = "say the cards", "BYND-03"
    en = "in stud the odd chip goes by the cards: say those of {who:*|yours}"
    who: Person


class CardsOfAllWhoShow(Refusal, frozen=True):
    code, rule = "say the cards", "BYND-62"
    en = "in stud the upcards say who is first: say those of {who:*|yours}"
    who: Person


class LastBetterIsOut(Refusal, frozen=True):
    code, rule = "no such player", "SHOW-12"
    en = "{who} {who:has|have} bet last and {who:is|are} not among those who show"
    who: Person


class UnreadableLevel(Refusal, frozen=True):
    code = "no level"
    en = "{written} is no level: write 25/50, 100/200+25 for an ante, 50/100@20m, or break@10m"
    written: str


class NoLevels(Refusal, frozen=True):
    code, en = "no levels", "there are no levels: name some such as 25/50 50/100 100/200+25"


class GameOfLevelsHasSizes(Refusal, frozen=True):
    code = "game has sizes"
    en = "say the game without its sizes, as each level has its own: {hint}"
    hint: str


class CardsOfSeveral(Refusal, frozen=True):
    code, en = "card twice", "{card} is held by two players"
    card: str


class NoBlindsToMiss(Refusal, frozen=True):
    code, rule = "no blinds", "BYND-86"
    en = "there are no blinds in this game, so that nobody misses one"


class IsNotPotLimit(Refusal, frozen=True):
    code, en = "no pot-limit", "{game} is not played pot-limit: the pot does not bound a raise"
    game: Sign


class PlayersOfARound(Refusal, frozen=True):
    code, en = "players", "{players} players: {game} has {least} to {most}"
    game: Sign
    players: int
    least: int
    most: int


class IsNoPlayerHere(Refusal, frozen=True):
    code, en = "no such player", "nobody is called {name}: there are {names}"
    name: str
    names: tuple[str, ...]


class UnreadableLevels(Refusal, frozen=True):
    code = "no levels"
    en = 'cannot read the levels: {why}; write levels = ["25/50", "50/100"], and minutes = 20'
    why: Refusal


class MixHasNoOneRaise(Refusal, frozen=True):
    code, en = "a mix", "{mix} is several games: name each of them"
    mix: Sign
