action-awaited = { $who }: { $offer }  (pot { CHIPS($pot) })
live-means =
    { KEY($what) ->
        [next] the next hand
        [act] fold, check, call, bet or raise to 60, all-in
        [undo] take the last entry back, or the last 3
        [board] the board, or what it begins with; the second one
        [cards] what Ann holds
        [win] Ann wins it all unseen
        [split] Ann and Bob split the main pot, Cat wins the side pot
        [boards] Ann wins the first board; on the second the high is Bob's, the low Cat's
        [runs] an all-in is run so often; enter is once
        [show] Ann shows these, or throws them away
        [sit] Ann sits down in chair 3 with 200
        [buy] Ann buys, leaves, is out, or is back
        [count] the chips behind Ann, counted; alone: all that are known
        [button] the button is Ann's
        [game] new blinds or another game: game='limit 4/8'
        [note] something to remember
        [wrong] a stack is corrected; the hand is undone
        [happened] what went wrong, until it is ruled on: cards on the board, or to 1000
        [rule] a ruling, with the hand as it stands; alone: what may have been seen
        [do] what was ruled last is done to the hand; the second choice
        [look] stacks, ledger, this hand, the house rules
        [export] hands so far as histories (.phh, .ohh, .jsonl, .txt)
        [close] everybody cashes out, and who pays whom
       *[other] stop; the file is taken up again by its name
    }
taken-back = taken back
moves-taken-back =
    taken back: { $moves } { NUMBER($moves) ->
        [one] move
       *[other] moves
    }
entry-noted = it is noted
say-do =
    do carries it out{ $several ->
        [true] , do 2 the second choice
       *[false] {""}
    }
nothing-to-carry-out = nothing has been ruled that could be carried out now
entry-applied = it is carried out
say-what-happened = say what went wrong: happened board 2 (cards that were not due; burned 0 behind it: without a burn), happened to 1000 (what the player to act put in)
say-a-note = say what to remember: note new deck
cards-noted = the cards are noted
taken-up-again =
    taken up again: { $hands } { NUMBER($hands) ->
        [one] hand
       *[other] hands
    } so far
last-entry-truncated = the last entry was cut short and is not in the file: say it again
hands-written =
    { $hands } { NUMBER($hands) ->
        [one] hand
       *[other] hands
    } written to { $file }
hands-not-written = { $file } cannot be written: { $why }
say-sit = say sit NAME, with a chair and chips as in sit Ann 3 200
say-count = say count NAME and the chips, as in count Ann 4x25 20x5
no-chips-counted = nobody's chips have been counted: count Ann 4x25 20x5
say-who-wins = who wins? say w Ann, for a split w Ann Bob, with a side pot w Ann, Bob
not-at-the-showdown = nobody shows now
say-export = to which file? say export hands.phh, .ohh, .jsonl or .txt
nobody-observes = '{ $what }' is nothing that the floor knows: there are { $kinds }
not-seen-so = cannot read what was seen: { $why }; say rule Pushed who=Ann motions=1000+500
floor-does-not-know =
    the floor does not know { $words }{ GIVEN($near) ->
        [yes] ; perhaps { $near }
       *[no] {""}
    }
no-ruling = nothing is ruled
answers-are = answer with a number; enter leaves it
