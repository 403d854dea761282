house-rules-heading = House rules: { GAME($game) }
posted-games = { GAME($game) }
posted-rules-heading =
    { KEY($section) ->
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
       *[other] { $section }
    }
games-hand-rules-heading = The hand: { GAME($games) }
default-rules = The rulebook applies to everything else. Changes are { KEY($change_marking) ->
        [bold] in bold
        [star] starred
       *[other] { $change_marking }
    }.
option-columns = | option | here | choices | meaning | rules |
config-heading =
    { KEY($config_kind) ->
        [table] A riverboat table. The preset sets all other options.
       *[event] A riverboat event. All other options have their defaults.
    }
option-default =
    { GIVEN($choices_text) ->
        [yes] { $choices_text }.{" "}
       *[no] {""}
    }{ KEY($default_source) ->
        [preset] Preset:
       *[event] Default:
    } { $value }.
posted-rule-label =
    { KEY($rule_name) ->
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
       *[other] { $rule_name }
    }
posted-rule-alternative = { $first_rule } or { $second_rule }
posted-rule-list = { $first_rule }; { $second_rule }
no-posted-rule = none
posted-table-format = up to { $chairs }, { KEY($format) ->
        [cash] cash game
        [tournament] tournament table
       *[other] { $format }
    }
posted-any-buy-in = any amount
posted-minimum-buy-in = { CHIPS($minimum) } or more
posted-maximum-buy-in = up to { CHIPS($maximum) }
posted-buy-in-range = { CHIPS($minimum) } to { CHIPS($maximum) }
buy-in-up-to-largest-stack = { $buy_in_limits }, or up to the largest stack
posted-stakes-rule =
    { KEY($stakes) ->
        [table] table stakes: no chips added or removed during a hand
        [open] open stakes: players may buy and borrow chips during a hand
       *[other] { $stakes }
    }
unlimited-raises = unlimited
raise-count = { $raise_count }
raise-cap-per-round = { $raise_counts } per round after the bet{ $is_limit_only ->
        [true] {" "}in limit, unlimited otherwise
       *[false] {""}
    }
reopening-rule =
    { KEY($reopening_raise) ->
        [by-structure] by an all-in for a full raise; in limit, for half a raise
        [full] by an all-in for a full raise
        [half] by an all-in for half a raise
       *[other] { $reopening_raise }
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
    { KEY($movement_rule) ->
        [simplified] goes to the next player
        [moving] goes to the next player, skipped blinds are posted
        [dead] dead button: may stay on an empty seat, the big blind moves on
       *[other] { $movement_rule }
    }
new-player-entry-rule =
    { KEY($entry_rule) ->
        [none] are dealt in at once
        [bb] post a big blind, or wait for it
        [bb-in-limit] post a big blind, or wait for it, in limit games only
        [min-bet] post a big blind, or wait for it; without blinds, post a minimum bet
        [wait] wait for the big blind
       *[other] { $entry_rule }
    }
missed-blind-rule =
    { KEY($missed_blind_rule) ->
        [both-now-sb-dead] both at once, small blind dead
        [one-per-hand-live] one live blind per hand, largest first
        [wait-for-bb] not posted, wait for the big blind
        [bb-live] one live big blind
       *[other] { $missed_blind_rule }
    }
straddle-position =
    { KEY($place) ->
        [utg] under the gun
        [button] on the button
        [cutoff] in the cutoff
        [any] anywhere
       *[other] { $place }
    }
posted-straddle-rules = { $positions }, up to { $max_live_straddles } live{ $has_rock ->
        [true] {""}; rock in play
       *[false] {""}
    }{ $has_sleepers ->
        [true] {""}; sleepers allowed
       *[false] {""}
    }
pot-threshold = a pot above { CHIPS($pot) }
consecutive-pot-wins =
    { $pot_count } { NUMBER($pot_count) ->
        [one] pot
       *[other] pots
    } won in a row
posted-kill-rules =
    after { $kill_condition }; limits at { $percent }%, the killer acts { KEY($killer_turn) ->
        [last] last
        [in-turn] in turn
       *[other] { $killer_turn }
    }
posted-no-credit = none, and no loans
markers-by-agreement =
    accepted if all in the pot agree{ GIVEN($automatic_below) ->
        [yes] , below { CHIPS($automatic_below) } automatically
       *[no] {""}
    }{ GIVEN($hours) ->
        [yes] , settled within { $hours } h
       *[no] {""}
    }
posted-marker-rules =
    { $marker_rule }{ $has_loans ->
        [true] ; players may lend each other chips
       *[false] ; no loans
    }
nothing-collected = nothing
rake-cap-by-players = , at most { $caps } with 2, 3 … players
rake-cap-suffix = , at most { CHIPS($cap) }
posted-rake = { $whole_percent }{ GIVEN($tenths_of_percent) ->
        [yes] {"."}{ $tenths_of_percent }
       *[no] {""}
    }% of each pot{ $cap }{ $is_no_flop_no_drop ->
        [true] , no flop, no drop
       *[false] {""}
    }
posted-jackpot-drop = { CHIPS($drop) } for the jackpot from each pot{ GIVEN($minimum_pot) ->
        [yes] {" "}of { CHIPS($minimum_pot) } or more
       *[no] {""}
    }
posted-jackpot-rules = bad beat jackpot when { $qualifying_hand } or better loses: { $loser_percent }% to the loser, { $winner_percent }% to the winner, { $others_percent }% to the others
posted-time-fee = { CHIPS($fee) } per seat every { $minutes } min{ GIVEN($pot_threshold) ->
        [yes] , from the first pot above { CHIPS($pot_threshold) }
       *[no] {""}
    }
kitty-contribution = { CHIPS($chips) } from the winner of each pot, for { $purposes }
agreed-kitty-contribution = { CHIPS($chips) } from the winner of each pot, by agreement
posted-seven-deuce-bounty = a hold’em pot won with 7-2, shown: { CHIPS($chips) } from each player dealt in
posted-chip-values = { $chip_values }
forbidden-suffix = ; forbidden: { $forbidden_options }
posted-jurisdiction = { $jurisdiction }{ $forbidden_suffix }
posted-local-law = local law{ $forbidden_suffix }
