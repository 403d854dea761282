stream-location =
    { $stream }{ GIVEN($record) ->
        [yes] , record { $record }
       *[no] {""}
    }{ GIVEN($hand) ->
        [yes] , hand { $hand }
       *[no] {""}
    }: { $why }
record-missing = missing record { $seq }
record-impossible = impossible: { $why }
brought-chips-mismatch = { $there } { NUMBER($there) ->
        [one] chip
       *[other] chips
    } at the table, { $came } brought in
session-ledger-unbalanced = the session ledger doesn’t add up: { $why }
records-truncated = truncated: { $has } of { $had } { NUMBER($had) ->
        [one] record
       *[other] records
    } left
record-tampered = a record has changed among the first { $count }
checkpoint-differs = the checkpoint after record { $seq } doesn’t match the records
checkpoint-beyond-the-log = checkpoint after record { $seq }, the log ends at record { $last }
ledger-entry-label = { $chips } from { $source } to { $to } ({ $why })
ledger-differs = expected ledger entry { $due }, found { $found }
ledger-incomplete = ledger incomplete: { $due } missing
ledger-entry-unmatched = ledger entry without a log entry: { $found }
ledger-count-differs =
    expected { NUMBER($due) ->
        [one] { $due } ledger entry
       *[other] { $due } ledger entries
    }, found { $found }
replay-contradiction = against the rules: { $finding }
foreign-cards-shown = { $player } shows cards of another player’s hand, or of a hand in progress
unheld-cards-shown = { $player } shows { CARDS($cards) } without holding them
deck-mismatch =
    { KEY($how) ->
        [reshuffled] reshuffle of an unused stub
        [root] invalid root hash of the deck
        [sealed-again] deck sealed again after the cut
        [cut-unsealed] cut of an unsealed deck
        [cut-twice] deck cut twice
        [cuts] cuts not in seat order, or not one per player
        [unsealed-reshuffle] cards dealt after an unsealed reshuffle
        [unsealed] cards dealt from an unsealed deck
        [uncut] cards dealt before the cut
        [other-reshuffle] reshuffle doesn’t follow from the sealed deck
        [other-hand] rabbit hunt cards of another hand
        [dealt] rabbit hunt cards already dealt
        [gone] sealed deck missing
       *[other] root hash of the sealed deck doesn’t match
    }
commitment-invalid = invalid commitment by { $player }: not a hash
cut-without-commitment =
    cut without a commitment: { KEY($player) ->
        [empty] empty
       *[other] { $player } in
    } seat { $chair }
deck-card-mismatch = card { $number }, { CARDS($card) }, isn’t the next card of the deck
deck-position =
    card { $number }{ GIVEN($reshuffles) ->
        [yes] {" "}after reshuffle { $reshuffles }
       *[no] {""}
    }
logged-card-mismatch = { $place } is { CARDS($logged) } in the log and { CARDS($dealt) } in the deck
deal-impossible = { KEY($fact) ->
        [holecardsdealt] hole cards
        [upcardsdealt] upcards
        [boarddealt] board cards
        [burned] burn
        [stubreshuffled] reshuffle
       *[other] { $fact }
    }: { $why }
cards-left-too-few = can’t deal { $count }: { $left } left in the deck
stub-return-invalid = only dealt cards go back into the stub, each once
deck-unopenable =
    the deck of hand { $hand } of { $stream } { KEY($how) ->
        [form] has an unknown format
        [gone] is missing
       *[other] doesn’t open with this key
    }
deck-of-other-hand = hand { $hand } was dealt from another deck: { $why }
no-game-began = the record doesn’t begin with the start of the game
season-start-missing = the record doesn’t begin with the start of the season
record-start-repeated = duplicate start
record-empty = empty record
later-version-record = from a later version
undo-too-large = undoes more than recorded
tournament-fact-invalid = invalid tournament log entry: { $why }
tournament-start-missing = the record doesn’t begin with the start of the tournament
table-never-opened = never opened
draw-key-mismatch = draws sealed with another key
tournament-unreadable = tournament { $event }: { $why }
event-chip-total-mismatch = { $there } { NUMBER($there) ->
        [one] chip
       *[other] chips
    } in play, { $sold } sold and { $removed } removed
player-at-two-tables = player at two tables
players-without-table =
    without a seat or a move: { $players }{ NUMBER($count) ->
        [1] {""}
       *[other] {" "}({ $count })
    }
places-inconsistent = an entry has no finishing place, or more than one
payments-over-prizes = { $paid } paid out of { $prizes }
