house-rules-heading = Pravidla stolu: { GAME($game) }
posted-games = { GAME($game) }
posted-rules-heading =
    { KEY($section) ->
        [this] Tento stůl
        [says] Od pořadatele
        [else] Všechno ostatní
        [table] Stůl
        [button] Button a blindy
        [straddle] Straddle
        [kill] Kill poty
        [buy-in] Buy-in
        [marker] Dlužní úpisy a půjčky
        [clock] Čas
        [fees] Poplatky
        [hand] Rozdání
       *[other] { $section }
    }
games-hand-rules-heading = Rozdání: { GAME($games) }
default-rules = Zbytek je podle knihy pravidel. Změny jsou { KEY($change_marking) ->
        [bold] tučně
        [star] s hvězdičkou
       *[other] { $change_marking }
    }.
option-columns = | volba | tady | možnosti | význam | pravidla |
config-heading =
    { KEY($config_kind) ->
        [table] Stůl herny riverboat. Všechny ostatní volby určuje přednastavení.
       *[event] Turnaj herny riverboat. Všechny ostatní volby mají výchozí hodnoty.
    }
option-default =
    { GIVEN($choices_text) ->
        [yes] { $choices_text }.{" "}
       *[no] {""}
    }{ KEY($default_source) ->
        [preset] Přednastavení má
       *[event] Výchozí hodnota:
    } { $value }.
posted-rule-label =
    { KEY($rule_name) ->
        [game] Hra
        [players] Hráči
        [buy-in] Buy-in
        [stakes] Sázky
        [raises] Navýšení
        [reopening] Znovuotevření
        [overbets] Sázky nad bank
        [button] Button
        [new] Noví hráči
        [missed] Zmeškané blindy
        [straddles] Straddle
        [kills] Kill poty
        [markers] Dlužní úpisy
        [takes] Rake a poplatky
        [kitty] Kasička
        [seven-deuce] Hra 7-2
        [chips] Žetony
        [law] Zákon
       *[other] { $rule_name }
    }
posted-rule-alternative = { $first_rule } nebo { $second_rule }
posted-rule-list = { $first_rule }; { $second_rule }
no-posted-rule = nejsou
posted-table-format =
    nejvýše { $chairs }, { KEY($format) ->
        [cash] cash game
        [tournament] stůl turnaje
       *[other] { $format }
    }
posted-any-buy-in = libovolný počet žetonů
posted-minimum-buy-in =
    { CHIPS($minimum) } { NUMBER($minimum) ->
        [one] žeton
        [few] žetony
       *[other] žetonů
    } nebo víc
posted-maximum-buy-in =
    nejvýše { CHIPS($maximum) } { NUMBER($maximum) ->
        [one] žeton
        [few] žetony
       *[other] žetonů
    }
posted-buy-in-range =
    { CHIPS($minimum) } až { CHIPS($maximum) } { NUMBER($maximum) ->
        [one] žeton
        [few] žetony
       *[other] žetonů
    }
buy-in-up-to-largest-stack = { $buy_in_limits }, nebo do největšího stacku
posted-stakes-rule =
    { KEY($stakes) ->
        [table] table stakes: během rozdání se nic nepřidává ani nebere
        [open] otevřené: během rozdání lze žetony dokoupit i si půjčit
       *[other] { $stakes }
    }
unlimited-raises = bez omezení
raise-count = { $raise_count }
raise-cap-per-round =
    po sázce nejvýše { $raise_counts } navýšení za kolo{ $is_limit_only ->
        [true] {" "}v limitu, jinak bez omezení
       *[false] {""}
    }
reopening-rule =
    { KEY($reopening_raise) ->
        [by-structure] all-inem o plné navýšení, v limitu o polovinu
        [full] all-inem o plné navýšení
        [half] all-inem o polovinu navýšení
       *[other] { $reopening_raise }
    }
overbet-handling =
    { KEY($overbet) ->
        [refuse] nepřijmou se
        [auto-return] zkrátí se na bank
        [stands-if-unchallenged] platí bez námitky do další akce
        [tda] opraví se v témže kole
       *[other] { $overbet }
    }
button-movement =
    { KEY($movement_rule) ->
        [simplified] jde k dalšímu hráči
        [moving] jde k dalšímu hráči a přeskočené blindy se doplatí
        [dead] může ležet před prázdným místem a velký blind jde dál
       *[other] { $movement_rule }
    }
new-player-entry-rule =
    { KEY($entry_rule) ->
        [none] hrají hned
        [bb] dají velký blind, nebo na něj čekají
        [bb-in-limit] dají velký blind, nebo na něj čekají, jen v limitních hrách
        [min-bet] dají velký blind, nebo na něj čekají, bez blindů nejmenší sázku
        [wait] čekají na velký blind
       *[other] { $entry_rule }
    }
missed-blind-rule =
    { KEY($missed_blind_rule) ->
        [both-now-sb-dead] oba najednou, malý mrtvý
        [one-per-hand-live] jeden za rozdání, živý, větší napřed
        [wait-for-bb] neplatí se, čeká se na velký blind
        [bb-live] jeden živý velký blind
       *[other] { $missed_blind_rule }
    }
straddle-position =
    { KEY($place) ->
        [utg] hned za velkým blindem
        [button] z buttonu
        [cutoff] před buttonem
        [any] odkudkoli
       *[other] { $place }
    }
posted-straddle-rules =
    { $positions }, živých nejvýše { $max_live_straddles }{ $has_rock ->
        [true] , s rockem
       *[false] {""}
    }{ $has_sleepers ->
        [true] , se sleepery
       *[false] {""}
    }
pot-threshold = bank nad { CHIPS($pot) }
consecutive-pot-wins =
    { $pot_count } { NUMBER($pot_count) ->
        [one] vyhraný bank
        [few] vyhrané banky
       *[other] vyhraných banků
    } v řadě
posted-kill-rules =
    spouští je { $kill_condition }; limity { $percent } %, hráč s killem je na řadě { KEY($killer_turn) ->
        [last] poslední
        [in-turn] ve svém pořadí
       *[other] { $killer_turn }
    }
posted-no-credit = nejsou, ani půjčky
markers-by-agreement =
    berou se, pokud souhlasí všichni v banku{ GIVEN($automatic_below) ->
        [yes] , pod { CHIPS($automatic_below) } bez ptaní
       *[no] {""}
    }{ GIVEN($hours) ->
        [yes] , platí se do { $hours } h
       *[no] {""}
    }
posted-marker-rules =
    { $marker_rule }{ $has_loans ->
        [true] ; hráči si smějí půjčovat žetony
       *[false] ; půjčky nejsou
    }
nothing-collected = nic
rake-cap-by-players = , nejvýše { $caps } při 2, 3 … hráčích
rake-cap-suffix = , nejvýše { CHIPS($cap) }
posted-rake = { $whole_percent }{ GIVEN($tenths_of_percent) ->
        [yes] ,{ $tenths_of_percent }
       *[no] {""}
    } % z každého banku{ $cap }{ $is_no_flop_no_drop ->
        [true] , bez flopu nic
       *[false] {""}
    }
posted-jackpot-drop = { CHIPS($drop) } do jackpotu z každého banku{ GIVEN($minimum_pot) ->
        [yes] {" "}od { CHIPS($minimum_pot) }
       *[no] {""}
    }
posted-jackpot-rules = bad beat jackpot, když prohraje aspoň { KEY($qualifying_hand) ->
        [aces-full-of-tens] full house es a desítek
        [aces-full-of-jacks] full house es a kluků
        [aces-full-of-queens] full house es a dam
        [aces-full-of-kings] full house es a králů
        [four-of-a-kind] poker
        [four-eights] poker osmiček
        [four-tens] poker desítek
        [straight-flush] čistá postupka
       *[other] kombinace z pravidel
    }: { $loser_percent } % dostane poražený, { $winner_percent } % vítěz, { $others_percent } % ostatní
posted-time-fee = { CHIPS($fee) } za každé místo { NUMBER($minutes) ->
        [one] každou minutu
        [few] každé { $minutes } minuty
       *[other] každých { $minutes } minut
    }{ GIVEN($pot_threshold) ->
        [yes] , z prvního banku nad { CHIPS($pot_threshold) }
       *[no] {""}
    }
kitty-contribution = { CHIPS($chips) } od vítěze každého banku, na: { $purposes }
agreed-kitty-contribution = { CHIPS($chips) } od vítěze každého banku, podle dohody
posted-seven-deuce-bounty = bank v hold’emu vyhraný se 7-2 a ukázaný: { CHIPS($chips) } od každého, kdo dostal karty
posted-chip-values = { $chip_values }
forbidden-suffix = ; zakázáno: { $forbidden_options }
posted-jurisdiction = { $jurisdiction }{ $forbidden_suffix }
posted-local-law = místní zákon{ $forbidden_suffix }
