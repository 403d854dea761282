house-rules-heading = Pravidla stolu: { GAME($game) }
games-posted = { GAME($game) }
posted-rules-heading =
    { KEY($of) ->
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
       *[other] { $of }
    }
hand-games-heading = Rozdání: { GAME($games) }
default-rules = Zbytek je podle knihy pravidel. Změny jsou { KEY($marked) ->
        [bold] tučně
        [star] s hvězdičkou
       *[other] { $marked }
    }.
option-columns = | volba | tady | možnosti | význam | pravidla |
config-heading =
    { KEY($of) ->
        [table] Stůl herny riverboat. Všechny ostatní volby určuje přednastavení.
       *[event] Turnaj herny riverboat. Všechny ostatní volby mají výchozí hodnoty.
    }
option-default =
    { GIVEN($choices) ->
        [yes] { $choices }.{" "}
       *[no] {""}
    }{ KEY($of) ->
        [preset] Přednastavení má
       *[event] Výchozí hodnota:
    } { $value }.
posted-question =
    { KEY($of) ->
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
       *[other] { $of }
    }
posted-alternative = { $one } nebo { $other }
posted-addition = { $one }; { $other }
posted-none = nejsou
table-format-posted =
    nejvýše { $chairs }, { KEY($format) ->
        [cash] cash game
        [tournament] stůl turnaje
       *[other] { $format }
    }
any-chips-posted = libovolný počet žetonů
min-chips-posted =
    { CHIPS($least) } { NUMBER($least) ->
        [one] žeton
        [few] žetony
       *[other] žetonů
    } nebo víc
max-chips-posted =
    nejvýše { CHIPS($most) } { NUMBER($most) ->
        [one] žeton
        [few] žetony
       *[other] žetonů
    }
chip-range-posted =
    { CHIPS($least) } až { CHIPS($most) } { NUMBER($most) ->
        [one] žeton
        [few] žetony
       *[other] žetonů
    }
largest-stack-alternative = { $reach }, nebo do největšího stacku
stakes-posted =
    { KEY($stakes) ->
        [table] table stakes: během rozdání se nic nepřidává ani nebere
        [open] otevřené: během rozdání lze žetony dokoupit i si půjčit
       *[other] { $stakes }
    }
unlimited-raises = bez omezení
raise-count = { $n }
raise-cap-per-round =
    po sázce nejvýše { $counts } navýšení za kolo{ $limit ->
        [true] {" "}v limitu, jinak bez omezení
       *[false] {""}
    }
reopening-rule =
    { KEY($reopen) ->
        [by-structure] all-inem o plné navýšení, v limitu o polovinu
        [full] all-inem o plné navýšení
        [half] all-inem o polovinu navýšení
       *[other] { $reopen }
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
    { KEY($button) ->
        [simplified] jde k dalšímu hráči
        [moving] jde k dalšímu hráči a přeskočené blindy se doplatí
        [dead] může ležet před prázdným místem a velký blind jde dál
       *[other] { $button }
    }
new-player-entry-rule =
    { KEY($new) ->
        [none] hrají hned
        [bb] dají velký blind, nebo na něj čekají
        [bb-in-limit] dají velký blind, nebo na něj čekají, jen v limitních hrách
        [min-bet] dají velký blind, nebo na něj čekají, bez blindů nejmenší sázku
        [wait] čekají na velký blind
       *[other] { $new }
    }
missed-blind-rule =
    { KEY($missed) ->
        [both-now-sb-dead] oba najednou, malý mrtvý
        [one-per-hand-live] jeden za rozdání, živý, větší napřed
        [wait-for-bb] žádné: čeká se na velký blind
        [bb-live] jeden živý velký blind
       *[other] { $missed }
    }
straddle-position =
    { KEY($place) ->
        [utg] hned za velkým blindem
        [button] z buttonu
        [cutoff] před buttonem
        [any] odkudkoli
       *[other] { $place }
    }
straddles-posted =
    { $places }, živých nejvýše { $live }{ $rock ->
        [true] , s rockem
       *[false] {""}
    }{ $sleepers ->
        [true] , se sleepery
       *[false] {""}
    }
pot-threshold = bank nad { CHIPS($pot) }
consecutive-pots =
    { $n } { NUMBER($n) ->
        [one] bank
        [few] banky
       *[other] banků
    } po sobě
kills-posted = { $why }: limity { $percent } %, kill je na řadě { KEY($acts) ->
        [last] poslední
        [in-turn] v pořadí
       *[other] { $acts }
    }
no-credit-posted = nejsou, ani půjčky
markers-by-agreement =
    berou se, pokud souhlasí všichni v banku{ GIVEN($below) ->
        [yes] , pod { CHIPS($below) } bez ptaní
       *[no] {""}
    }{ GIVEN($hours) ->
        [yes] , platí se do { $hours } h
       *[no] {""}
    }
markers-posted =
    { $taken }{ $loans ->
        [true] ; hráči si smějí půjčovat žetony
       *[false] ; půjčky nejsou
    }
nothing-collected = nic
rake-cap-by-players = , nejvýše { $caps } při 2, 3 … hráčích
rake-cap-suffix = , nejvýše { CHIPS($cap) }
rake-posted = { $whole }{ GIVEN($tenths) ->
        [yes] ,{ $tenths }
       *[no] {""}
    } % z každého banku{ $cap }{ $no-flop ->
        [true] , bez flopu nic
       *[false] {""}
    }
jackpot-drop-posted = { CHIPS($drop) } do jackpotu z každého banku{ GIVEN($least) ->
        [yes] {" "}od { CHIPS($least) }
       *[no] {""}
    }
jackpot-posted = jackpot za prohru aspoň s: { KEY($hand) ->
        [aces-full-of-tens] full house es s desítkami
        [aces-full-of-jacks] full house es s kluky
        [aces-full-of-queens] full house es s dámami
        [aces-full-of-kings] full house es s králi
        [four-of-a-kind] poker
        [four-eights] poker osmiček
        [four-tens] poker desítek
        [straight-flush] čistá postupka
       *[other] kombinace z pravidel
    }: { $loser } % dostane poražený, { $winner } % vítěz, { $others } % ostatní
time-fee-posted = { CHIPS($fee) } za každé místo { NUMBER($minutes) ->
        [one] každou minutu
        [few] každé { $minutes } minuty
       *[other] každých { $minutes } minut
    }{ GIVEN($above) ->
        [yes] , z prvního banku nad { CHIPS($above) }
       *[no] {""}
    }
kitty-contribution = { CHIPS($chips) } od vítěze každého banku, na: { $uses }
agreed-kitty-contribution = { CHIPS($chips) } od vítěze každého banku, podle dohody
seven-deuce-posted = bank v hold’emu vyhraný se 7-2 a ukázaný: { CHIPS($chips) } od každého, kdo dostal karty
chips-posted = { $each }
forbidden-suffix = ; zakázáno: { $what }
jurisdiction-law = { $place }{ $bans }
local-law = místní zákon{ $bans }
