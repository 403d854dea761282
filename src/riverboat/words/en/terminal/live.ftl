action-awaited = { $who }: { $offer }  (pot { CHIPS($pot) })
live-command-help =
    { KEY($what) ->
        [next] the next hand
        [act] fold, check, call, bet or raise to 60, all-in
        [undo] undo the last entry, or the last 3
        [board] the board or its first cards; the second board
        [cards] Ann’s hole cards
        [win] Ann wins the whole pot without showing
        [split] Ann and Bob split the main pot, Cat wins the side pot
        [boards] Ann wins the first board; on the second, Bob has the high, Cat the low
        [runs] run the all-in several times; enter for once
        [show] Ann shows these, or mucks
        [sit] Ann takes seat 3 with 200
        [buy] Ann buys, leaves, sits out, or is back
        [count] Ann’s stack, as counted; alone: all counts
        [button] give Ann the button
        [game] new blinds or another game: game='limit 4/8'
        [note] a note to remember
        [wrong] correct a stack; void the hand
        [happened] a mistake to rule on: premature board cards, or a bet to 1000
        [rule] a ruling on the hand as it stands; alone: all incidents
        [do] apply the last ruling to the hand; do 2: its second choice
        [look] stacks, ledger, this hand, house rules
        [export] hands so far as histories (.phh, .ohh, .jsonl, .txt)
        [close] cash everyone out and settle up
       *[other] quit; open the file again by its name
    }
entry-undone = undone
moves-taken-back = undone: { $moves } { NUMBER($moves) ->
        [one] entry
       *[other] entries
    }
entry-noted = noted
ruling-action-usage = type “do” to apply the ruling{ $several ->
        [true] , or “do 2” for the second choice
       *[false] {""}
    }
no-ruling-to-apply = no ruling to apply now
entry-applied = applied
mistake-usage = what went wrong? type “happened board 2” for premature cards (add “burned 0” if there was no burn), or “happened to 1000” for a bet by the player to act
note-text-missing = type a note: note new deck
cards-noted = cards noted
live-game-resumed = reopened: { $hands } { NUMBER($hands) ->
        [one] hand
       *[other] hands
    } so far
last-entry-truncated = the last entry was cut short and not saved: enter it again
hands-written =
    { $hands } { NUMBER($hands) ->
        [one] hand
       *[other] hands
    } written to { $file }
hands-not-written = can’t write { $file }: { $why }
sit-usage = type “sit NAME”, or with seat and chips: “sit Ann 3 200”
count-usage = type count NAME and the chips, as in count Ann 4x25 20x5
no-chips-counted = no chips counted yet: count Ann 4x25 20x5
winners-usage = who won? type “w Ann”; for a split “w Ann Bob”; with a side pot “w Ann, Bob”
not-at-the-showdown = no showdown now
export-usage = which file? type export hands.phh, .ohh, .jsonl or .txt
incident-kind-unknown = unknown incident “{ $what }”; incidents: { $kinds }
incident-invalid = can’t read the incident: { $why }; for example: rule Pushed who=Ann motions=1000+500
incident-words-unknown = unknown words: { $words }{ GIVEN($near) ->
        [yes] ; did you mean { $near }?
       *[no] {""}
    }
no-ruling = no ruling
answer-input-hint = answer with a number, or press enter to skip
