found-in-a-stream =
    { $stream }{ GIVEN($record) ->
        [yes] , record { $record }
       *[no] {""}
    }{ GIVEN($hand) ->
        [yes] , hand { $hand }
       *[no] {""}
    }: { $why }
record-is-missing = record { $seq } is missing
this-cannot-have-happened = this cannot have happened: { $why }
chips-do-not-fit = there are { $there } chips at the table, and { $came } came there
session-does-not-add-up = the ledger of the session does not add up: { $why }
end-was-cut-off = its end was cut off: it had { $had } records, and has { $has }
record-was-changed = one of its first { $count } records is not what it was
checkpoint-differs = the checkpoint after record { $seq } is not what the records before it come to
checkpoint-beyond-the-log = there is a checkpoint after record { $seq }, and the log ends at record { $last }
entered = { $chips } from { $source } to { $to } ({ $why })
ledger-differs = the ledger should have { $due }, and has { $found }
ledger-ends-early = the ledger should have { $due }, and ends before it
ledger-has-more = the ledger has { $found }, for which there is no fact
ledger-count-differs =
    the ledger should have { NUMBER($due) ->
        [one] { $due } entry
       *[other] { $due } entries
    }, and has { $found }
rules-say-otherwise = the rules would not have it so: { $finding }
shows-not-theirs = { $player } shows cards of a hand that is not theirs, or not over
shows-what-they-lacked = { $player } shows { CARDS($cards) }, which they did not hold
deck-is-wrong =
    { KEY($how) ->
        [reshuffled] a stub was reshuffled that nobody dealt from
        [root] the root of the deck is no hash
        [sealed-again] the deck was sealed again after it had been cut
        [cut-unsealed] a deck was cut that nobody had sealed
        [cut-twice] the deck was cut twice
        [cuts] the cuts are not in the order of the chairs, one for each
        [unsealed-reshuffle] cards were dealt after a reshuffle that was not sealed
        [unsealed] cards were dealt from a deck that nobody had sealed
        [uncut] cards were dealt from a deck before it was cut
        [other-reshuffle] a reshuffle does not follow from the sealed deck
        [other-hand] cards were shown that would have come in another hand
        [dealt] cards were shown as those to come that had been dealt
        [gone] its sealed deck is not there
       *[other] its sealed deck has another root than was told
    }
promise-is-no-hash = what { $player } has promised is no hash
cut-not-promised =
    the cut of { KEY($player) ->
        [empty] nobody
       *[other] { $player }
    } in chair { $chair } was not promised
would-not-have-come = card { $number }, { CARDS($card) }, would not have come
off-the-deck =
    card { $number }{ GIVEN($reshuffles) ->
        [yes] {" "}after reshuffle { $reshuffles }
       *[no] {""}
    }
card-is-another = { $place } is { CARDS($logged) } in the log, not { CARDS($dealt) }
cannot-be-dealt-so = { $fact }: { $why }
too-few-are-left = { $count } cards cannot be dealt: { $left } are left
only-dealt-go-back = only cards that were dealt go back into the stub, and each once
deck-does-not-open =
    the deck of hand { $hand } of { $stream } { KEY($how) ->
        [form] is not in a form that is known
        [gone] is not there
       *[other] cannot be opened with this key
    }
other-deck-was-dealt = the deck of hand { $hand } is not the one that was dealt: { $why }
no-game-began = it does not begin with a game that began
begins-twice = it begins twice
record-says-nothing = it is empty
later-version-wrote-it = it was written by a later version
takes-back-too-much = it takes back more than there was
is-no-fact-of-an-event = a record is no fact of an event: { $why }
no-event-was-made = it does not begin with an event that is made
never-opened = it was never opened
draws-of-another-key = its draws were sealed with another key
event-is-lost = event { $event }: { $why }
event-chips-do-not-fit = { $there } chips in play, { $sold } sold and { $removed } removed
sits-at-two = somebody sits at two tables
sit-nowhere =
    { $players } { NUMBER($count) ->
        [one] sits
       *[other] sit
    } nowhere and { NUMBER($count) ->
        [one] is
       *[other] are
    } not on the way
placed-twice-or-not = an entry was placed twice, or not at all
paid-more-than-prizes = { $paid } were paid of prizes of { $prizes }
