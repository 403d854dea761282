"""Terminal texts on recorded hands: the number of valid ones, and a hand's page."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Chips, Count, DecimalText, Phrase, Refusal

ReplayColumn: TypeAlias = Literal[
    "variant", "hands", "exact", "repaired", "refused", "hands/s", "why refused"
]
SeatColumn: TypeAlias = Literal[
    "seat", "player", "cards", "began with", "ended with", "won or lost"
]

DiscontinuityName: TypeAlias = Literal[
    "chips added",
    "rebuy or add-on",
    "player joined",
    "player left",
    "player moved",
    "new level",
    "missing hands",
    "table changed",
    "stacks reset",
    "stack does not follow",
    "button does not follow",
    "blinds go down",
    "total chips change",
]


OddsKnown: TypeAlias = Literal["both", "price", "equity"]
OddsAgainst: TypeAlias = Literal["shown", "any", "shown as they are", "any as they are"]


class DecisionOddsLine(Phrase, frozen=True):
    """Pot odds and equity of a decision, in percent; one of them may be missing."""

    known: OddsKnown
    against: OddsAgainst
    pot_odds: DecimalText
    equity: DecimalText


class ReplayColumnHeading(Phrase, frozen=True):
    head: ReplayColumn


class RepairUnsuccessful(Phrase, frozen=True):
    pass


class RakeNotWritten(Phrase, frozen=True):
    rake: DecimalText
    hands: Count


class FilesNotRead(Phrase, frozen=True):
    files: Count


class OneOfSeveralFiles(Phrase, frozen=True):
    """The first of several files, with a note on the others."""

    file: str


class ExactHandCount(Phrase, frozen=True):
    exact: Chips
    hands: Count


class ReplaySpeedSuffix(Phrase, frozen=True):
    hands: Count


class FurtherHandsHint(Phrase, frozen=True):
    more: Chips
    whole: int


class FurtherReasons(Phrase, frozen=True):
    more: int


class HandLabel(Phrase, frozen=True):
    name: str


class SingleHandLabel(Phrase, frozen=True):
    pass


class SeatColumnHeading(Phrase, frozen=True):
    head: SeatColumn


class NumberedBoard(Phrase, frozen=True):
    number: int


class MarkedLine(Phrase, frozen=True):
    """A remark on a hand, or a repair of it."""

    mark: Literal["note", "repaired", "refused"]
    what: str


class ExactHandNote(Phrase, frozen=True):
    recorded: bool


class NoRoomInFolder(Refusal, frozen=True):
    folder: str


class ConfigurationSource(Phrase, frozen=True):
    pass


class HandProgressLabel(Phrase, frozen=True):
    """The label of a progress bar over recorded hands: reading or writing."""

    what: Literal["writing", "reading"]


class TransitionsChecked(Phrase, frozen=True):
    checked: Chips
    unexplained: Chips


class DiscontinuityCount(Phrase, frozen=True):
    """One kind of discontinuity between recorded hands, and the number of its occurrences."""

    kind: DiscontinuityName
    count: Count


class HandDiscontinuity(Phrase, frozen=True):
    """An unexplained break: the end of one hand, and the start of the next."""

    hand: str
    next_hand: str
    kind: DiscontinuityName
    player: str
    expected: str
    found: str


class DuplicatesOmitted(Phrase, frozen=True):
    copies: Chips


class TablesWritten(Phrase, frozen=True):
    folder: str
    hands: Count
    players: Count
    actions: Chips
