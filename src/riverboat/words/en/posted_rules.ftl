house-rules-heading = House rules: { GAME($game) }
games-posted = { GAME($game) }
posted-rules-heading =
    { KEY($of) ->
        [this] This table
        [says] From the host
        [else] Everything else
        [table] The table
        [button] Button and blinds
        [straddle] Straddles
        [kill] Kill pots
        [buy-in] Buying in
        [marker] Markers and loans
        [clock] Time
        [fees] Rake and fees
        [hand] The hand
       *[other] { $of }
    }
hand-games-heading = The hand: { GAME($games) }
default-rules = The rulebook applies to everything else. Changes are { KEY($marked) ->
        [bold] in bold
        [star] starred
       *[other] { $marked }
    }.
option-columns = | option | here | choices | meaning | rules |
config-heading =
    { KEY($of) ->
        [table] A riverboat table. The preset sets all other options.
       *[event] A riverboat event. All other options have their defaults.
    }
option-default =
    { GIVEN($choices) ->
        [yes] { $choices }.{" "}
       *[no] {""}
    }{ KEY($of) ->
        [preset] Preset:
       *[event] Default:
    } { $value }.
posted-question =
    { KEY($of) ->
        [game] Game
        [players] Players
        [buy-in] Buy-in
        [stakes] Stakes
        [raises] Raises
        [reopening] Reopening
        [overbets] Overbets
        [button] Button
        [new] New players
        [missed] Missed blinds
        [straddles] Straddles
        [kills] Kill pots
        [markers] Markers
        [takes] Rake and fees
        [kitty] Kitty
        [seven-deuce] 7-2 game
        [chips] Chips
        [law] Local law
       *[other] { $of }
    }
posted-alternative = { $one } or { $other }
posted-addition = { $one }; { $other }
posted-none = none
table-format-posted = up to { $chairs }, { KEY($format) ->
        [cash] cash game
        [tournament] tournament table
       *[other] { $format }
    }
any-chips-posted = any amount
min-chips-posted = { CHIPS($least) } or more
max-chips-posted = up to { CHIPS($most) }
chip-range-posted = { CHIPS($least) } to { CHIPS($most) }
largest-stack-alternative = { $reach }, or up to the largest stack
stakes-posted =
    { KEY($stakes) ->
        [table] table stakes: no chips added or removed during a hand
        [open] open stakes: players may buy and borrow chips during a hand
       *[other] { $stakes }
    }
unlimited-raises = unlimited
raise-count = { $n }
raise-cap-per-round = { $counts } per round after a bet{ $limit ->
        [true] {" "}in limit, unlimited otherwise
       *[false] {""}
    }
reopening-rule =
    { KEY($reopen) ->
        [by-structure] by an all-in for a full raise; in limit, for half a raise
        [full] by an all-in for a full raise
        [half] by an all-in for half a raise
       *[other] { $reopen }
    }
overbet-handling =
    { KEY($overbet) ->
        [refuse] not accepted
        [auto-return] cut to the pot
        [stands-if-unchallenged] stand unless challenged before the next action
        [tda] corrected on the same street
       *[other] { $overbet }
    }
button-movement =
    { KEY($button) ->
        [simplified] goes to the next player
        [moving] goes to the next player, skipped blinds are posted
        [dead] dead button: may stay on an empty seat, the big blind moves on
       *[other] { $button }
    }
new-player-entry-rule =
    { KEY($new) ->
        [none] are dealt in at once
        [bb] post a big blind, or wait for it
        [bb-in-limit] post a big blind, or wait for it, in limit games only
        [min-bet] post a big blind, or wait for it; without blinds, post a minimum bet
        [wait] wait for the big blind
       *[other] { $new }
    }
missed-blind-rule =
    { KEY($missed) ->
        [both-now-sb-dead] both at once, small blind dead
        [one-per-hand-live] one live blind per hand, largest first
        [wait-for-bb] none: wait for the big blind
        [bb-live] one live big blind
       *[other] { $missed }
    }
straddle-position =
    { KEY($place) ->
        [utg] under the gun
        [button] on the button
        [cutoff] before the button
        [any] anywhere
       *[other] { $place }
    }
straddles-posted = { $places }, up to { $live } live{ $rock ->
        [true] {""}; rock in play
       *[false] {""}
    }{ $sleepers ->
        [true] {""}; sleepers allowed
       *[false] {""}
    }
pot-threshold = a pot above { CHIPS($pot) }
consecutive-pots = { $n } { NUMBER($n) ->
        [one] pot
       *[other] pots
    } in a row
kills-posted = { $why }: limits at { $percent }%, the killer acts { KEY($acts) ->
        [last] last
        [in-turn] in turn
       *[other] { $acts }
    }
no-credit-posted = none, and no loans
markers-by-agreement =
    accepted if all in the pot agree{ GIVEN($below) ->
        [yes] , below { CHIPS($below) } automatically
       *[no] {""}
    }{ GIVEN($hours) ->
        [yes] , settled within { $hours } h
       *[no] {""}
    }
markers-posted =
    { $taken }{ $loans ->
        [true] ; players may lend each other chips
       *[false] ; no loans
    }
nothing-collected = nothing
rake-cap-by-players = , at most { $caps } with 2, 3 … players
rake-cap-suffix = , at most { CHIPS($cap) }
rake-posted = { $whole }{ GIVEN($tenths) ->
        [yes] {"."}{ $tenths }
       *[no] {""}
    }% of each pot{ $cap }{ $no-flop ->
        [true] , no flop, no drop
       *[false] {""}
    }
jackpot-drop-posted = { CHIPS($drop) } for the jackpot from each pot{ GIVEN($least) ->
        [yes] {" "}of { CHIPS($least) } or more
       *[no] {""}
    }
jackpot-posted = bad beat jackpot when { $hand } or better loses: { $loser }% to the loser, { $winner }% to the winner, { $others }% to the others
time-fee-posted = { CHIPS($fee) } per seat every { $minutes } min{ GIVEN($above) ->
        [yes] , from the first pot above { CHIPS($above) }
       *[no] {""}
    }
kitty-contribution = { CHIPS($chips) } from the winner of each pot, for { $uses }
agreed-kitty-contribution = { CHIPS($chips) } from the winner of each pot, by agreement
seven-deuce-posted = a hold’em pot won with 7-2, shown: { CHIPS($chips) } from each player dealt in
chips-posted = { $each }
forbidden-suffix = ; forbidden: { $what }
jurisdiction-law = { $place }{ $bans }
local-law = local law{ $bans }
