house-rules-heading = Hausregeln: { GAME($game) }
games-posted = { GAME($game) }
posted-rules-heading =
    { KEY($of) ->
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
       *[other] { $of }
    }
hand-games-heading = Die Hand: { GAME($games) }
default-rules =
    Für alles andere gilt das Regelbuch. Änderungen stehen { KEY($marked) ->
        [bold] fett
        [star] mit einem Stern
       *[other] { $marked }
    }.
option-columns = | Option | hier | möglich | Bedeutung | Regeln |
config-heading =
    { KEY($of) ->
        [table] Ein Tisch von riverboat. Alle anderen Optionen kommen aus dem Preset.
       *[event] Ein Turnier von riverboat. Alle anderen Optionen haben ihre Standardwerte.
    }
option-default =
    { GIVEN($choices) ->
        [yes] { $choices }.{" "}
       *[no] {""}
    }{ KEY($of) ->
        [preset] Im Preset:
       *[event] Standard:
    } { $value }.
posted-question =
    { KEY($of) ->
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
       *[other] { $of }
    }
posted-alternative = { $one } oder { $other }
posted-addition = { $one }; { $other }
posted-none = keine
table-format-posted =
    bis zu { $chairs }, { KEY($format) ->
        [cash] Cash Game
        [tournament] Tisch eines Turniers
       *[other] { $format }
    }
any-chips-posted = beliebig viele Chips
min-chips-posted = { CHIPS($least) } Chips oder mehr
max-chips-posted = bis { CHIPS($most) } Chips
chip-range-posted = { CHIPS($least) } bis { CHIPS($most) } Chips
largest-stack-alternative = { $reach }, oder bis zum größten Stack
stakes-posted =
    { KEY($stakes) ->
        [table] Table Stakes: Während einer Hand kommt nichts dazu und geht nichts weg
        [open] Open Stakes: Während einer Hand darf man Chips kaufen und leihen
       *[other] { $stakes }
    }
unlimited-raises = unbegrenzt
raise-count = { $n }
raise-cap-per-round =
    nach einer Bet { $counts } pro Runde{ $limit ->
        [true] {" "}im Limit, sonst unbegrenzt
       *[false] {""}
    }
reopening-rule =
    { KEY($reopen) ->
        [by-structure] durch ein All-in mit vollem Raise, im Limit mit halbem Raise
        [full] durch ein All-in mit vollem Raise
        [half] durch ein All-in mit halbem Raise
       *[other] { $reopen }
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
    { KEY($button) ->
        [simplified] geht zum nächsten Spieler
        [moving] geht zum nächsten Spieler, und übersprungene Blinds werden gezahlt
        [dead] darf vor einem leeren Platz liegen, und der Big Blind geht weiter
       *[other] { $button }
    }
new-player-entry-rule =
    { KEY($new) ->
        [none] bekommen sofort Karten
        [bb] zahlen einen Big Blind oder warten auf ihn
        [bb-in-limit] zahlen einen Big Blind oder warten auf ihn, nur in Limit-Spielen
        [min-bet] zahlen einen Big Blind oder warten auf ihn, und ohne Blinds einen Mindesteinsatz
        [wait] warten auf den Big Blind
       *[other] { $new }
    }
missed-blind-rule =
    { KEY($missed) ->
        [both-now-sb-dead] beide auf einmal, den kleinen tot
        [one-per-hand-live] einer pro Hand, live, der größte zuerst
        [wait-for-bb] keine: auf den Big Blind warten
        [bb-live] ein Big Blind, live
       *[other] { $missed }
    }
straddle-position =
    { KEY($place) ->
        [utg] under the gun
        [button] am Button
        [cutoff] vor dem Button
        [any] überall
       *[other] { $place }
    }
straddles-posted =
    { $places }, { $live } live{ $rock ->
        [true] , der Rock wandert
       *[false] {""}
    }{ $sleepers ->
        [true] , Sleeper sind erlaubt
       *[false] {""}
    }
pot-threshold = ein Pot über { CHIPS($pot) }
consecutive-pots = { $n } { NUMBER($n) ->
        [one] Pot
       *[other] Pots
    } hintereinander
kills-posted =
    { $why }: { $percent } Prozent der Limits, der Killer ist { KEY($acts) ->
        [last] zuletzt dran
        [in-turn] an seiner Stelle dran
       *[other] { $acts }
    }
no-credit-posted = keine, auch keine Leihe
markers-by-agreement =
    gelten, wenn alle im Pot zustimmen{ GIVEN($below) ->
        [yes] , unter { CHIPS($below) } ohne Frage
       *[no] {""}
    }{ GIVEN($hours) ->
        [yes] , zu begleichen innerhalb von { $hours } { NUMBER($hours) ->
                [one] Stunde
               *[other] Stunden
            }
       *[no] {""}
    }
markers-posted =
    { $taken }{ $loans ->
        [true] ; Spieler dürfen sich Chips leihen
       *[false] ; keine Leihe
    }
nothing-collected = nichts
rake-cap-by-players = , höchstens { $caps } bei zwei, drei … Spielern
rake-cap-suffix = , höchstens { CHIPS($cap) }
rake-posted =
    { $whole }{ GIVEN($tenths) ->
        [yes] ,{ $tenths }
       *[no] {""}
    } Prozent jedes Pots{ $cap }{ $no-flop ->
        [true] , nichts vor dem Flop
       *[false] {""}
    }
jackpot-drop-posted =
    { CHIPS($drop) } für den Jackpot aus Pots{ GIVEN($least) ->
        [yes] {" "}ab { CHIPS($least) }
       *[no] {""}
    }
jackpot-posted = der Jackpot fällt, wenn { $hand } oder besser verliert: { $loser } Prozent an den Verlierer, { $winner } an den Gewinner, { $others } an die anderen
time-fee-posted =
    { CHIPS($fee) } pro Platz für { $minutes } { NUMBER($minutes) ->
        [one] Minute
       *[other] Minuten
    }{ GIVEN($above) ->
        [yes] , aus dem ersten Pot über { CHIPS($above) }
       *[no] {""}
    }
kitty-contribution = { CHIPS($chips) } vom Gewinner jedes Pots, für { $uses }
agreed-kitty-contribution = { CHIPS($chips) } vom Gewinner jedes Pots, für was man vereinbart
seven-deuce-posted = wer einen Hold’em-Pot mit 7-2 gewinnt und zeigt, bekommt { CHIPS($chips) } von jedem Spieler der Hand
chips-posted = { $each }
forbidden-suffix = ; verboten sind { $what }
jurisdiction-law = { $place }{ $bans }
local-law = des Ortes{ $bans }
