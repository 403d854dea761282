call-key =
    call { CHIPS($chips) }{ $all-in ->
        [true] , all-in
       *[false] {""}
    }
bring-in-key =
    bring in { CHIPS($chips) }{ $all-in ->
        [true] , all-in
       *[false] {""}
    }
either-size = { CHIPS($low) } or { CHIPS($high) }
bet-size-range = { CHIPS($low) }{ $dash }{ CHIPS($high) }
one-size =
    { CHIPS($low) }{ $all-in ->
        [true] , all-in
       *[false] {""}
    }
bet-key = bet { $reach }
raise-key = raise to { $reach }
complete-key = complete to { $reach }
pot-key = pot { CHIPS($to) }
all-in-key = all-in { CHIPS($to) }
size-key = { CHIPS($to) }
draw-two-key = draw two, up to { $most }
throw-key =
    throw away { NUMBER($n) ->
        [one] a card
       *[other] { $n } cards
    }, by their numbers
times-key =
    { NUMBER($times) ->
        [1] once
        [2] twice
        [3] three times
        [4] four times
       *[other] five times
    }
plain-key =
    { KEY($what) ->
        [fold] fold
        [check] check
        [help] help
        [show] show
        [muck] muck
        [high] high
        [low] low
        [draw] draw
        [stand-pat] stand pat
       *[other] enter: next hand
    }
between-hands = enter: next hand   h history   q quit
run-it-how = run it:
declare-closed = you declare, closed:
no-legal-bet =
    no { $bet ->
        [true] bet
       *[false] raise
    }: { $why } ({ $rule })
hand-command-help =
    { KEY($what) ->
        [fold] fold, check, call
        [raise] bet or raise to 12 in all; 12 alone says the same, and r where there is one size
        [pot] the least raise, half the pot, the pot; 3bb is three big blinds
        [all-in] all-in
        [bring-in] bring it in, or complete to a full bet at once
        [challenge] object to a bet of more than the pot, while it stands
        [draw] throw away your first and third card; d Ks 2d names them
        [stand-pat] stand pat
        [discard] throw away your first card; d Ks names it
        [declare] for which half of the pot you play, where players declare
        [show] show or muck, when you are asked
        [history] the last hand
        [table] the table again
        [log] the facts of this hand as JSON, as far as you may know them
       *[other] leave the table
    }
table-command-help =
    { KEY($what) ->
        [next] the next hand
        [out] sit out, out blind at the next big blind; come back, back wait on it
        [buy] more chips
        [take] chips off the table for refreshments, as far as buy_in.small goes
        [chair] move to an empty chair
        [leave] get up with all your chips; sit 3 200 sits down again
        [sit] X is replacing, to play on for who has just left; or transferred
        [straddle] always, never, ask, or sleepers (asks about those too)
        [chips] what everybody has, and owes
        [ledger] who has bought, won and lost what
        [rules] the posted house rules
        [last] the last hand, in words or as JSON
        [quit] end the session
        [others] the same for somebody else, and back, wait, buy, chair and leave
        [add] a bot sits down; add Ann rock says how it plays, remove Ann sends it away
        [add-with] X as for sit: transferred brings 25 from a table that was broken
        [adjust] correct a stack by +5 or -5, and say why behind it
        [colour-up] the smallest chips go off the table
        [set] another rule from the next hand on: set straddle.enabled=on
        [game] the next game, where the dealer chooses
        [bomb] the next hand is a bomb pot of 10 each
        [button] set the button right
        [k7-2] you show that you have won with it, and collect
        [fee] everybody pays for time
        [kitty] the kitty pays 5 for X
        [marker] bet a promise to pay, where stakes are open; 50 from Doc borrows
        [chop] as a blind, when all others have folded
        [challenge] object to a bet of more than the pot, where such bets stand
        [when-over] when the hand is over; stay takes it back; buy 100 is for the next
        [call-off] undo the hand, because of X
        [undo] take the last action back, because of X
        [kill] the hand of Doc is dead, because of X
        [hold] nobody wins, and the pot waits for the next deal
        [warn] warn Doc, for all to read
        [look] and rules: look them up
       *[other] As the host of the table:
    }
you = you
clock-keys = space: start or stop   n: next level   b: back   + -: 1 min   q: quit
