call-key =
    dorovnat { CHIPS($chips) }{ $all-in ->
        [true] , all-in
       *[false] {""}
    }
bring-in-key =
    bring-in { CHIPS($chips) }{ $all-in ->
        [true] , all-in
       *[false] {""}
    }
either-size = { CHIPS($low) } nebo { CHIPS($high) }
bet-size-range = { CHIPS($low) }{ $dash }{ CHIPS($high) }
one-size =
    { CHIPS($low) }{ $all-in ->
        [true] , all-in
       *[false] {""}
    }
bet-key = vsadit { $reach }
raise-key = navýšit na { $reach }
complete-key = doplnit na { $reach }
pot-key = bank { CHIPS($to) }
all-in-key = all-in { CHIPS($to) }
size-key = { CHIPS($to) }
draw-two-key = vyměnit dvě, nejvýš { $most }
throw-key =
    odhodit { NUMBER($n) ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }, podle čísel
times-key =
    { NUMBER($times) ->
        [1] jednou
        [2] dvakrát
        [3] třikrát
        [4] čtyřikrát
       *[other] pětkrát
    }
plain-key =
    { KEY($what) ->
        [fold] složit
        [check] check
        [help] pomoc
        [show] ukázat
        [muck] zahodit
        [high] vysoká
        [low] nízká
        [draw] vyměnit
        [stand-pat] neměnit
       *[other] Enter: další hra
    }
between-hands = Enter: další hra   h minulá hra   q konec
run-it-how = doložit board:
declare-closed = ohlašujete potají:
no-legal-bet =
    nelze { $bet ->
        [true] vsadit
       *[false] navýšit
    }: { $why } ({ $rule })
hand-command-help =
    { KEY($what) ->
        [fold] složit, check, dorovnat
        [raise] vsadit nebo navýšit celkem na 12; stačí 12, a samotné r, kde je jediná výše
        [pot] nejmenší navýšení, půl banku, bank; 3bb jsou tři velké blindy
        [all-in] all-in
        [bring-in] bring-in, nebo hned doplnit na celou sázku
        [challenge] námitka proti sázce nad bank, dokud platí
        [draw] odhodit první a třetí kartu; d Ks 2d je jmenuje
        [stand-pat] neměnit
        [discard] odhodit první kartu; d Ks ji jmenuje
        [declare] o kterou polovinu banku hrajete, kde se ohlašuje
        [show] ukázat nebo zahodit, když jste tázáni
        [history] minulá hra
        [table] znovu stůl
        [log] fakta této hry v JSON, jak je smíte znát
       *[other] odejít od stolu
    }
table-command-help =
    { KEY($what) ->
        [next] další hra
        [out] vynechat, out blind od velkého blindu; back je zpět, back wait na něj čeká
        [buy] další žetony
        [take] žetony ze stolu na občerstvení, kolik dovolí buy_in.small
        [chair] přesednout na volné místo
        [leave] vstát se všemi žetony; sit 3 200 si zase sedá
        [sit] X je replacing, kdo hraje dál za toho, kdo odešel; nebo transferred
        [straddle] always, never, ask, nebo sleepers (ptá se i na ně)
        [chips] co kdo má a dluží
        [ledger] kdo co koupil, vyhrál a prohrál
        [rules] vyvěšená pravidla
        [last] minulá hra, slovy nebo jako JSON
        [quit] konec
        [others] totéž za někoho jiného, i back, wait, buy, chair a leave
        [add] sedá si bot; add Ann rock říká, jak hraje, remove Ann ho pošle pryč
        [add-with] X jako u sit: transferred přináší 25 ze zrušeného stolu
        [adjust] opravit žetony o +5 nebo -5, s důvodem na konci
        [colour-up] nejmenší žetony jdou ze stolu
        [set] jiné pravidlo od příští hry: set straddle.enabled=on
        [game] příští hra, kde ji vybírá dealer
        [bomb] příští hra je bomb pot po 10
        [button] opravit button
        [k7-2] ukážete, že jste s ní vyhráli, a vyberete
        [fee] všichni platí za čas
        [kitty] kasička platí 5 za X
        [marker] vsadit dlužní úpis, kde to jde; 50 from Doc si půjčuje
        [chop] na blindu, když všichni ostatní složili
        [challenge] námitka proti sázce nad bank, kde taková platí
        [when-over] až hra skončí; stay to bere zpět; buy 100 je na příští
        [call-off] zrušit hru, důvod je X
        [undo] vzít zpět poslední akci, důvod je X
        [kill] hra hráče Doc je mrtvá, důvod je X
        [hold] nikdo nevyhrává a bank čeká na další rozdání
        [warn] varovat hráče Doc, všichni to čtou
        [look] a rules: nahlédnout
       *[other] Jako pořadatel stolu:
    }
you = vy
clock-keys = mezerník spouští a zastavuje, n další úroveň, b zpět, + a - minuta, q konec
