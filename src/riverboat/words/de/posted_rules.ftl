house-rules-heading = Hausregeln: { GAME($game) }
posted-games = { GAME($game) }
posted-rules-heading =
    { KEY($section) ->
        [this] Dieser Tisch
        [says] Das Haus sagt
        [else] Alles andere
        [table] Der Tisch
        [button] Button und Blinds
        [straddle] Straddles
        [kill] Kill-Pots
        [buy-in] Einkaufen
        [marker] Schuldscheine und Leihe
        [clock] Zeit
        [fees] Das Haus
        [hand] Die Hand
       *[other] { $section }
    }
games-hand-rules-heading = Die Hand: { GAME($games) }
default-rules =
    Für alles andere gilt das Regelbuch. Änderungen stehen { KEY($change_marking) ->
        [bold] fett
        [star] mit einem Stern
       *[other] { $change_marking }
    }.
option-columns = | Option | hier | möglich | Bedeutung | Regeln |
config-heading =
    { KEY($config_kind) ->
        [table] Ein Tisch von riverboat. Alle anderen Optionen kommen aus dem Preset.
       *[event] Ein Turnier von riverboat. Alle anderen Optionen haben ihre Standardwerte.
    }
option-default =
    { GIVEN($choices_text) ->
        [yes] { $choices_text }.{" "}
       *[no] {""}
    }{ KEY($default_source) ->
        [preset] Im Preset:
       *[event] Standard:
    } { $value }.
posted-rule-label =
    { KEY($rule_name) ->
        [game] Spiel
        [players] Spieler
        [buy-in] Buy-in
        [stakes] Einsätze
        [raises] Raises
        [reopening] Wiedereröffnung
        [overbets] Overbets
        [button] Button
        [new] Neue Spieler
        [missed] Verpasste Blinds
        [straddles] Straddles
        [kills] Kill-Pots
        [markers] Schuldscheine
        [takes] Das Haus nimmt
        [kitty] Kasse
        [seven-deuce] 7-2-Spiel
        [chips] Chips
        [law] Recht
       *[other] { $rule_name }
    }
posted-rule-alternative = { $first_rule } oder { $second_rule }
posted-rule-list = { $first_rule }; { $second_rule }
no-posted-rule = keine
posted-table-format =
    bis zu { $chairs }, { KEY($format) ->
        [cash] Cash Game
        [tournament] Tisch eines Turniers
       *[other] { $format }
    }
posted-any-buy-in = beliebig viele Chips
posted-minimum-buy-in = { CHIPS($minimum) } Chips oder mehr
posted-maximum-buy-in = bis { CHIPS($maximum) } Chips
posted-buy-in-range = { CHIPS($minimum) } bis { CHIPS($maximum) } Chips
buy-in-up-to-largest-stack = { $buy_in_limits }, oder bis zum größten Stack
posted-stakes-rule =
    { KEY($stakes) ->
        [table] Table Stakes: Während einer Hand kommt nichts dazu und geht nichts weg
        [open] Open Stakes: Während einer Hand darf man Chips kaufen und leihen
       *[other] { $stakes }
    }
unlimited-raises = unbegrenzt
raise-count = { $raise_count }
raise-cap-per-round =
    nach einer Bet { $raise_counts } pro Runde{ $is_limit_only ->
        [true] {" "}im Limit, sonst unbegrenzt
       *[false] {""}
    }
reopening-rule =
    { KEY($reopening_raise) ->
        [by-structure] durch ein All-in mit vollem Raise, im Limit mit halbem Raise
        [full] durch ein All-in mit vollem Raise
        [half] durch ein All-in mit halbem Raise
       *[other] { $reopening_raise }
    }
overbet-handling =
    { KEY($overbet) ->
        [refuse] abgelehnt
        [auto-return] auf den Pot gekürzt
        [stands-if-unchallenged] gelten, wenn sie nicht vor der nächsten Aktion angefochten werden
        [tda] in derselben Setzrunde berichtigt
       *[other] { $overbet }
    }
button-movement =
    { KEY($movement_rule) ->
        [simplified] geht zum nächsten Spieler
        [moving] geht zum nächsten Spieler, und übersprungene Blinds werden gezahlt
        [dead] darf vor einem leeren Platz liegen, und der Big Blind geht weiter
       *[other] { $movement_rule }
    }
new-player-entry-rule =
    { KEY($entry_rule) ->
        [none] bekommen sofort Karten
        [bb] zahlen einen Big Blind oder warten auf ihn
        [bb-in-limit] zahlen einen Big Blind oder warten auf ihn, nur in Limit-Spielen
        [min-bet] zahlen einen Big Blind oder warten auf ihn, und ohne Blinds einen Mindesteinsatz
        [wait] warten auf den Big Blind
       *[other] { $entry_rule }
    }
missed-blind-rule =
    { KEY($missed_blind_rule) ->
        [both-now-sb-dead] beide auf einmal, den kleinen tot
        [one-per-hand-live] einer pro Hand, live, der größte zuerst
        [wait-for-bb] keine: auf den Big Blind warten
        [bb-live] ein Big Blind, live
       *[other] { $missed_blind_rule }
    }
straddle-position =
    { KEY($place) ->
        [utg] under the gun
        [button] am Button
        [cutoff] vor dem Button
        [any] überall
       *[other] { $place }
    }
posted-straddle-rules =
    { $positions }, { $max_live_straddles } live{ $has_rock ->
        [true] , der Rock wandert
       *[false] {""}
    }{ $has_sleepers ->
        [true] , Sleeper sind erlaubt
       *[false] {""}
    }
pot-threshold = ein Pot über { CHIPS($pot) }
consecutive-pot-wins = { $pot_count } { NUMBER($pot_count) ->
        [one] Pot
       *[other] Pots
    } hintereinander
posted-kill-rules =
    { $kill_condition }: { $percent } Prozent der Limits, der Killer ist { KEY($killer_turn) ->
        [last] zuletzt dran
        [in-turn] an seiner Stelle dran
       *[other] { $killer_turn }
    }
posted-no-credit = keine, auch keine Leihe
markers-by-agreement =
    gelten, wenn alle im Pot zustimmen{ GIVEN($automatic_below) ->
        [yes] , unter { CHIPS($automatic_below) } ohne Frage
       *[no] {""}
    }{ GIVEN($hours) ->
        [yes] , zu begleichen innerhalb von { $hours } { NUMBER($hours) ->
                [one] Stunde
               *[other] Stunden
            }
       *[no] {""}
    }
posted-marker-rules =
    { $marker_rule }{ $has_loans ->
        [true] ; Spieler dürfen sich Chips leihen
       *[false] ; keine Leihe
    }
nothing-collected = nichts
rake-cap-by-players = , höchstens { $caps } bei zwei, drei … Spielern
rake-cap-suffix = , höchstens { CHIPS($cap) }
posted-rake =
    { $whole_percent }{ GIVEN($tenths_of_percent) ->
        [yes] ,{ $tenths_of_percent }
       *[no] {""}
    } Prozent jedes Pots{ $cap }{ $is_no_flop_no_drop ->
        [true] , nichts vor dem Flop
       *[false] {""}
    }
posted-jackpot-drop =
    { CHIPS($drop) } für den Jackpot aus Pots{ GIVEN($minimum_pot) ->
        [yes] {" "}ab { CHIPS($minimum_pot) }
       *[no] {""}
    }
posted-jackpot-rules = der Jackpot fällt, wenn { $qualifying_hand } oder besser verliert: { $loser_percent } Prozent an den Verlierer, { $winner_percent } an den Gewinner, { $others_percent } an die anderen
posted-time-fee =
    { CHIPS($fee) } pro Platz für { $minutes } { NUMBER($minutes) ->
        [one] Minute
       *[other] Minuten
    }{ GIVEN($pot_threshold) ->
        [yes] , aus dem ersten Pot über { CHIPS($pot_threshold) }
       *[no] {""}
    }
kitty-contribution = { CHIPS($chips) } vom Gewinner jedes Pots, für { $purposes }
agreed-kitty-contribution = { CHIPS($chips) } vom Gewinner jedes Pots, für was man vereinbart
posted-seven-deuce-bounty = wer einen Hold’em-Pot mit 7-2 gewinnt und zeigt, bekommt { CHIPS($chips) } von jedem Spieler der Hand
posted-chip-values = { $chip_values }
forbidden-suffix = ; verboten sind { $forbidden_options }
posted-jurisdiction = { $jurisdiction }{ $forbidden_suffix }
posted-local-law = des Ortes{ $forbidden_suffix }
