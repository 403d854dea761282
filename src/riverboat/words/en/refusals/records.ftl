stream-location =
    { $stream }{ GIVEN($record) ->
        [yes] , record { $record }
       *[no] {""}
    }{ GIVEN($hand) ->
        [yes] , hand { $hand }
       *[no] {""}
    }: { $reason }
record-missing = missing record { $seq }
recorded-state-impossible = impossible: { $reason }
brought-chips-mismatch = { $chips_at_table } { NUMBER($chips_at_table) ->
        [one] chip
       *[other] chips
    } at the table, { $chips_brought } brought in
session-ledger-unbalanced = the session ledger doesn’t add up: { $reason }
records-truncated = truncated: { $remaining_count } of { $expected_count } { NUMBER($expected_count) ->
        [one] record
       *[other] records
    } left
record-tampered = a change was found among records 1 to { $checked_count }
checkpoint-differs = the checkpoint after record { $seq } doesn’t match the records
checkpoint-beyond-the-log = checkpoint after record { $checkpoint_record }, the log ends at record { $last_record }
ledger-entry-label = { $chips } from { $source } to { $recipient } ({ $purpose })
ledger-entry-mismatch = expected ledger entry { $expected_entry }, found { $found_entry }
ledger-incomplete = ledger incomplete: { $missing_entry } missing
ledger-entry-unmatched = ledger entry without a log entry: { $unmatched_entry }
ledger-count-differs =
    expected { NUMBER($expected_count) ->
        [one] { $expected_count } ledger entry
       *[other] { $expected_count } ledger entries
    }, found { $found_count }
replay-contradiction = against the rules: { $finding }
foreign-cards-shown = { $player } shows cards of another player’s hand, or of a hand in progress
shown-cards-not-dealt = shown by { $player } but not dealt: { CARDS($cards) }
deck-mismatch =
    { KEY($fault) ->
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
deck-cut-without-commitment =
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
logged-card-mismatch = { $place } is { CARDS($logged_card) } in the log and { CARDS($deck_card) } in the deck
recorded-deal-impossible = { KEY($fact) ->
        [holecardsdealt] hole cards
        [upcardsdealt] upcards
        [boarddealt] board cards
        [burned] burn
        [stubreshuffled] reshuffle
       *[other] { $fact }
    }: { $reason }
cards-left-too-few = can’t deal { $dealt_count }: { $remaining_count } left in the deck
cards-returned-to-stub-invalid = only dealt cards go back into the stub, each once
sealed-deck-unopenable =
    the deck of hand { $hand } of { $stream } { KEY($fault) ->
        [form] has an unknown format
        [gone] is missing
       *[other] doesn’t open with this key
    }
deck-of-other-hand = hand { $hand } was dealt from another deck: { $reason }
no-game-began = the record doesn’t begin with the start of the game
season-start-missing = the record doesn’t begin with the start of the season
record-start-repeated = duplicate start
record-empty = empty record
later-version-record = from a later version
undo-too-large = undoes more than recorded
tournament-fact-invalid = invalid tournament log entry: { $reason }
tournament-start-missing = the record doesn’t begin with the start of the tournament
table-never-opened = never opened
tournament-draw-key-mismatch = draws sealed with another key
tournament-unreadable = tournament { $event }: { $reason }
event-chip-total-mismatch = { $chips_in_play } { NUMBER($chips_in_play) ->
        [one] chip
       *[other] chips
    } in play, { $sold_chips } sold and { $removed_chips } removed
player-at-two-tables = player at two tables
players-without-table =
    without a seat or a move: { $players }{ NUMBER($player_count) ->
        [1] {""}
       *[other] {" "}({ $player_count })
    }
places-inconsistent = an entry has no finishing place, or more than one
payments-over-prizes = { $paid_total } paid out of { $prize_total }
