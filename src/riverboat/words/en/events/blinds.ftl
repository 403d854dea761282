drawn-card = { $who } { CARDS($card) }
card-each-for-the-button = A card each for the button: { $each }
wins-the-button =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } it
draws-again = The highest draw again
button-is-set-right =
    The button is set right: { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } it
has-the-button =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } the button
button-is-dead = The button is dead: it lies before { $who }
button-is-dead-before = The button is dead: it lies before the empty chair { $chair }
misses-a-blind =
    { PERSON($who) ->
        [you] you miss
       *[other] { $who } misses
    } the { KEY($blind) ->
        [big] big blind
        [small] small blind
       *[other] { $blind }
    } of { CHIPS($chips) }
owes-nothing-missed =
    { PERSON($who) ->
        [you] you owe
       *[other] { $who } owes
    } no missed blinds any more
debt =
    { KEY($what) ->
        [ante] an ante
       *[other] a { $what }
    } of { CHIPS($chips) }
owes-if-back-soon =
    { PERSON($who) ->
        [you] you owe
       *[other] { $who } owes
    } { LIST($debts) } if back soon
still-owes =
    { PERSON($who) ->
        [you] you were away and still owe
       *[other] { $who } was away and still owes
    } { LIST($debts) }
blind-skips =
    The { $blind } blind skips { $who }, who { PERSON($who) ->
        [you] pay
       *[other] pays
    } it as if it were due
hand-begins = Hand { $number }
kill-pot-begins = It is a kill pot: the limits are { $percent } percent
bomb-pot-begins = It is a bomb pot, of { CHIPS($chips) } each
is-warned-for =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } warned: { $why }
hand-is-called-off = The hand is called off: { $why }
all-chips-go-back = Everybody takes back what they put in
offers-to-chop =
    { PERSON($who) ->
        [you] you offer
       *[other] { $who } offers
    } to chop the blinds
blinds-are-chopped = The blinds are chopped: both take their money back
straddles =
    { PERSON($who) ->
        [you] you straddle
       *[other] { $who } straddles
    } to { CHIPS($to) }
straddles-with-the-rock =
    { PERSON($who) ->
        [you] you straddle
       *[other] { $who } straddles
    } to { CHIPS($to) }, with the rock
has-a-sleeper =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } a sleeper of { CHIPS($to) }
has-a-sleeper-with-the-rock =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } a sleeper of { CHIPS($to) }, with the rock
has-the-rock =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } the rock
nobody-has-the-rock = Nobody has the rock
must-kill =
    { $who } must kill the next pot: { NUMBER($percent) ->
        [150] a half kill
        [200] a full kill
       *[other] { $percent } percent
    }
owes-the-kill =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } not there to kill this pot, and { PERSON($who) ->
        [you] owe
       *[other] owes
    } the kill
has-legs =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } { NUMBER($legs) ->
        [1] a leg
       *[other] { $legs } legs
    } up
