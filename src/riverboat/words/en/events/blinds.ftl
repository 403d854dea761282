drawn-card = { $who } { CARDS($card) }
button-draw-cards = High card: { $each }
button-won =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } the button
high-card-tie = Tie for high card, draw again
button-moved = Button moved to { $who }
button-position =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } the button
dead-button-before-player = Dead button just before { $who }
dead-button-before-seat = Dead button at empty seat { $chair }
missed-blind-reported =
    { PERSON($who) ->
        [you] you miss
       *[other] { $who } misses
    } the { KEY($blind) ->
        [big] big blind
        [small] small blind
       *[other] { $blind }
    } ({ CHIPS($chips) })
missed-blinds-cleared =
    { PERSON($who) ->
        [you] you no longer owe
       *[other] { $who } no longer owes
    } any missed blinds
missed-blind-debt = { $what } { CHIPS($chips) }
missed-blinds-if-back-soon =
    { PERSON($who) ->
        [you] you will owe
       *[other] { $who } will owe
    } { LIST($debts) } if { PERSON($who) ->
        [you] you return
       *[other] they return
    } soon
missed-blinds-owed =
    { PERSON($who) ->
        [you] you still owe
       *[other] { $who } still owes
    } { LIST($debts) }
skipped-blind-posted = { $who } must post the skipped { $blind } blind
hand-heading = Hand { $number }
kill-pot-heading = Kill pot: limits at { $percent }%
bomb-pot-heading = Bomb pot: { CHIPS($chips) } each
player-warned = Warning for { $who }: { $why }
hand-cancelled = Hand void: { $why }
all-chips-returned = All chips returned
chop-offer-made =
    { PERSON($who) ->
        [you] you offer
       *[other] { $who } offers
    } to chop
blind-chop = Blinds chopped
straddle-posted =
    { PERSON($who) ->
        [you] you straddle
       *[other] { $who } straddles
    } to { CHIPS($to) }
rock-straddle-posted =
    { PERSON($who) ->
        [you] you straddle
       *[other] { $who } straddles
    } to { CHIPS($to) }, with the rock
sleeper-posted =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } a sleeper of { CHIPS($to) }
sleeper-posted-with-rock =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } a sleeper of { CHIPS($to) }, with the rock
rock-held =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } the rock
rock-unclaimed = The rock is unclaimed
kill-due =
    { $who } must kill the next pot: { NUMBER($percent) ->
        [150] half kill
        [200] full kill
       *[other] { $percent }%
    }
kill-owed-while-away =
    { PERSON($who) ->
        [you] you are away and owe
       *[other] { $who } is away and owes
    } the kill
kill-legs-held =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } { $legs } { NUMBER($legs) ->
        [one] leg
       *[other] legs
    } up
