the-player = the player
the-other = the other player
in-seat = seat { $number }
named = { $name }
words-not-known =
    not understood: { $words }{ GIVEN($near) ->
        [yes] ; near that: { $near }
       *[no] {""}
    }
nothing-said = nothing was said: tell what has happened
too-long-to-read = too long: at most { $most } words
meaning-unclear = I know the words, but not what they mean together: say what was done, and by whom
several-readings = I can read that in more than one way: say which of these it is
to-work-out =
    { KEY($tool) ->
        [side-pots] work it out: side pots
        [pot-limit] work it out: the most at pot-limit
        [legal-raise] work it out: is this raise legal?
        [odd-chips] work it out: odd chips
        [shows-first] work it out: who shows first
        [owed] work it out: what is owed on return
        [levels] work it out: blind levels
       *[other] { $tool }
    }
meaning-question = which of these is it?
similar-situations-question = was it one of these?
which-chips = which chips were they, each: such as 1000 and four 100s?
how-many-chips = how many chips?
how-many-cards = how many cards?
which-seat = who is the other player: which seat?
total-amount-question = how much was it, in all?
correct-pot-question = how much would have been right, in all?
which-word = what was said?
which-thing = what was it?
deck-fault-question = what is wrong with the deck?
how-many-burned = how many cards were burned?
what-to-count = what should be counted?
between-hands-question = was it between hands?
highest-claimed = which was the highest card that they claimed, 2 to 14?
highest-held = which is the highest card that they hold, 2 to 14?
which-conduct = what did they do?
said-so =
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
        [equal] two equal cards
        [back] a card with another back
        [flop] the flop
        [turn] the turn
        [river] the river
        [fourth] fourth street
        [fifth] fifth street
        [sixth] sixth street
        [seventh] seventh street
        [draw] the draw
        [riffle] the first riffle
        [button] the shuffler's button
        [push] the change of dealers
        [pot-size] the pot
        [bet-size] a bet
        [none] none
        [two] two
        [set] cards set
        [unaware] they did not see the raise
        [misheard] they took the amount for another
        [miscounted] they counted wrong
       *[other] { $what }
    }
spoken-word =
    { KEY($what) ->
        [tap] a tap on the table
        [option] check the option
        [lay-down] lay down
       *[other] { $what }
    }
conduct-was =
    { KEY($what) ->
        [soft-play] they played soft
        [checks-down] they agreed to check it down
        [dumps] they lost chips on purpose
        [looks] they looked at another's cards
        [lifts-cards] they took cards off the table
        [hides-stack] they misled about a stack
        [hides-chips] they hid big chips
        [gives-back] they gave a bet back
        [splits] they split a pot while cards were to come
        [pays-for-another] they paid for another
        [tells] they told what they hold or folded
        [advises] they advised somebody
        [miscalls] they miscalled on purpose
        [keeps-silent] they said nothing about an error
       *[other] { $what }
    }
meaning-summary =
    { $situation }{ GIVEN($details) ->
        [yes] : { $details }
       *[no] {""}
    }
known-so = { $question } { $answer }
known-number = { $question } { $number }
the-game-is = game: { $name }
the-bet-is =
    { NUMBER($chips) ->
        [0] no bet to face
       *[other] they face { CHIPS($chips) }
    }
in-front = { CHIPS($chips) } in front of them
stack-is = { CHIPS($chips) } behind
pot-holds = pot { CHIPS($chips) }
the-least-bet-is = least bet { CHIPS($chips) }
last-raise-was = raised by { CHIPS($chips) }
motion-was = in one motion: { $chips }
chips-were = chips: { $chips }
old-chips-were = already in front: { $chips }
took-back = taken back: { $chips }
got-for-it = for: { $chips }
no-word = without a word
word-was =
    said: { $word }{ GIVEN($then) ->
        [yes] , then { $then }
       *[no] {""}
    }{ GIVEN($amount) ->
        [yes] , { CHIPS($amount) }
       *[no] {""}
    }
amount-was = said: { CHIPS($amount) }
said-before =
    { $before ->
        [true] before the chips landed
       *[false] after the chips had landed
    }
limit-is =
    { KEY($structure) ->
        [spread] spread limit
        [no-limit] no-limit
       *[other] { $structure }
    }
total-was = to { CHIPS($chips) } in all
act-was = { $what }
done-since = done: { $deeds }
about-whom = about { $whom }
other-is = the other: { $whom }
cards-were = { CARDS($cards) }
fact-is =
    { KEY($what) ->
        [shown] cards shown in the deal
        [cards] cards
        [burns] burns
        [off-by] cards too many
        [rounds] rounds
        [warned] warnings before
        [waited] seconds
        [break-for] seconds since the pot
        [said] claimed
        [holds] held
        [boards] boards
        [behind] to act behind
        [thought] they thought
        [told] the dealer said
        [least] the least
        [faced] faced
        [right] right
       *[other] { $what }
    }: { $number }
claim-is =
    { KEY($what) ->
        [mixed] old and new chips were mixed
        [said-call] they said call
        [shown] another has shown a hand
        [folds] they fold when told the amount
        [to-deceive] it was meant to make another act
        [by-bettor] the bettor wants it corrected
        [won] they won the hand
        [between-hands] between hands
        [tie] in the same moment
        [claimed] they say that it flashed
        [unseen] they play without looking
        [next-hand] the next hand has begun
        [awarded] the pot was given
        [of-the-dealer] the dealer was asked
        [short-all-in] they faced a short all-in
        [abused] they ask too often
        [in-turn] it is their turn
        [has-cards] they have cards
        [may-raise] they may raise
        [begun] play has begun
        [knew] they knew it
        [confirmed] the floor confirms it
       *[other] { $what }
    }{ $so ->
        [true] {""}
       *[false] : no
    }
language-not-known = language not recognised: write in English or Czech
nothing-to-rule = no incident recognised: say who did what, with which chips or cards
said-nothing = nothing was said
