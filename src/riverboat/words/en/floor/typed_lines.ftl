main-player-reference = the player
other-player-reference = the other player
seat-reference = seat { $number }
name-reference = { $name }
unknown-words =
    not understood: { $words }{ GIVEN($near) ->
        [yes] ; similar: { $near }
       *[no] {""}
    }
empty-report = nothing typed: type what happened
report-too-long = too long: { $most } { NUMBER($most) ->
        [one] word
       *[other] words
    } at most
meaning-unclear = meaning unclear: type the player and the action
several-meanings = several meanings: choose one
calculator-answer =
    { KEY($tool) ->
        [side-pots] calculate: side pots
        [pot-limit] calculate: pot-limit max
        [legal-raise] calculate: legal raise
        [odd-chips] calculate: odd chips
        [shows-first] calculate: first to show
        [owed] calculate: blinds owed on return
        [levels] calculate: blind levels
       *[other] { $tool }
    }
meaning-question = which of these is it?
similar-situations-question = was it one of these?
chip-denominations-question = which chips, for example 1000 and four 100s?
chip-amount-question = how many chips?
card-count-question = how many cards?
other-seat-question = which seat is the other player in?
total-amount-question = what was the total?
correct-pot-question = how much should the total bet have been?
spoken-word-question = what did the player say?
token-kind-question = which token did the player push in?
deck-fault-question = what is wrong with the deck?
burned-cards-question = how many cards were burned?
count-subject-question = count the pot or the bet?
between-hands-question = was it between hands?
highest-claimed-card-question = what’s the highest card the player claimed, from 2 to 14 (11 jack, 12 queen, 13 king, 14 ace)?
highest-held-card-question = what’s the highest card in the hand, from 2 to 14 (11 jack, 12 queen, 13 king, 14 ace)?
conduct-question = what did the player do?
spoken-action-answer =
    { KEY($what) ->
        [fold] a fold
        [check] a check
        [call] a call
        [raise] a bet or a raise
        [bet] bet
        [pot] pot
        [all-in] all-in
        [tap] a tap on the table
        [pass] pass
        [muck] muck
        [option] check the option
        [lay-down] lay down
        [bounty] a bounty chip
        [clock] a time chip
        [equal] two identical cards
        [back] a card with a different back
        [flop] the flop
        [turn] the turn
        [river] the river
        [fourth] fourth street
        [fifth] fifth street
        [sixth] sixth street
        [seventh] seventh street
        [draw] the draw
        [riffle] the first riffle
        [button] the shuffler’s button
        [push] the dealer change
        [pot-size] the pot
        [bet-size] a bet
        [none] none
        [two] two
        [set] cards set
        [unaware] missed the raise
        [misheard] misheard the amount
        [miscounted] miscounted
       *[other] { $what }
    }
spoken-word =
    { KEY($what) ->
        [tap] a tap on the table
        [option] check the option
        [lay-down] lay down
       *[other] { $what }
    }
conduct-answer =
    { KEY($what) ->
        [soft-play] soft play
        [checks-down] agreement to check down
        [dumps] chip dumping
        [looks] looking at another player’s cards
        [lifts-cards] cards off the table
        [hides-stack] misleading about a stack
        [hides-chips] hidden big chips
        [gives-back] bet given back
        [splits] pot split with cards to come
        [pays-for-another] posting for another player
        [tells] talk about a live hand
        [advises] advice
        [miscalls] deliberate miscall
        [keeps-silent] silence about an error
       *[other] { $what }
    }
meaning-summary =
    { $situation }{ GIVEN($details) ->
        [yes] : { $details }
       *[no] {""}
    }
known-answer = { $question } { $answer }
known-number-answer = { $question } { $number }
game-detail = game: { $name }
bet-faced-detail =
    { NUMBER($chips) ->
        [0] no bet to face
       *[other] facing { CHIPS($chips) }
    }
chips-in-front-detail = { CHIPS($chips) } in front
stack-detail = { CHIPS($chips) } behind
pot-detail = pot { CHIPS($chips) }
min-bet-detail = minimum bet { CHIPS($chips) }
last-raise-size-detail = raised by { CHIPS($chips) }
motion-chips-detail = in one motion: { $chips }
pushed-chips-detail = chips: { $chips }
old-chips-detail = already in front: { $chips }
taken-back-chips-detail = taken back: { $chips }
received-chips-detail = for: { $chips }
silence-detail = without a word
spoken-word-detail =
    said: { $word }{ GIVEN($then) ->
        [yes] , then { $then }
       *[no] {""}
    }{ GIVEN($amount) ->
        [yes] , { CHIPS($amount) }
       *[no] {""}
    }
spoken-amount-detail = said: { CHIPS($amount) }
speech-timing-detail =
    { $before ->
        [true] before the chips landed
       *[false] after the chips had landed
    }
betting-structure-detail =
    { KEY($structure) ->
        [spread] spread-limit
        [no-limit] no-limit
       *[other] { $structure }
    }
total-bet-detail = to { CHIPS($chips) } total
action-detail = { $what }
later-actions-detail = actions since: { $deeds }
player-detail = about { $whom }
other-player-detail = other player: { $whom }
cards-detail = { CARDS($cards) }
number-detail =
    { KEY($what) ->
        [shown] cards exposed in the deal
        [cards] cards
        [burns] burns
        [off-by] extra cards
        [rounds] rounds
        [warned] earlier warnings
        [waited] seconds
        [break-for] seconds since the pot was awarded
        [said] claimed
        [holds] held
        [boards] boards
        [behind] still to act
        [thought] assumed bet
        [told] announced by the dealer
        [least] minimum
        [faced] bet faced
        [right] correct amount
       *[other] { $what }
    }: { $number }
yes-no-detail =
    { KEY($what) ->
        [mixed] old and new chips together
        [said-call] announced a call
        [shown] another player has shown
        [folds] folds at the correct amount
        [to-deceive] meant to induce action
        [by-bettor] bettor wants a correction
        [won] won the hand
        [between-hands] between hands
        [tie] at the very last moment
        [claimed] says a card flashed
        [unseen] plays without looking
        [next-hand] next hand has begun
        [awarded] pot already awarded
        [of-the-dealer] asked the dealer
        [short-all-in] facing a short all-in
        [abused] asks too often
        [in-turn] in turn
        [has-cards] has cards
        [may-raise] may raise
        [begun] play has begun
        [knew] knew about it
        [confirmed] confirmed by the floor
       *[other] { $what }
    }{ $so ->
        [true] {""}
       *[false] : no
    }
unknown-report-language = unknown language: type English or Czech
no-incident-found = no incident found: type the player and the action, with chips or cards
no-words-answer = nothing
