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
two-bet-sizes = { CHIPS($low) } nebo { CHIPS($high) }
bet-size-range = { CHIPS($low) }{ $dash }{ CHIPS($high) }
single-bet-size =
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
draw-up-to-key = vyměnit dvě, nejvýš { $most }
discard-key = odhodit { NUMBER($n) ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    } podle čísel
run-count-key =
    { NUMBER($times) ->
        [1] jednou
        [2] dvakrát
        [3] třikrát
        [4] čtyřikrát
       *[other] pětkrát
    }
named-key =
    { KEY($what) ->
        [fold] složit
        [check] check
        [help] nápověda
        [show] ukázat
        [muck] zahodit
        [high] vysoká
        [low] nízká
        [draw] vyměnit
        [stand-pat] neměnit
       *[other] Enter: další rozdání
    }
between-hands-keys = Enter: další rozdání   h minulé rozdání   q konec
run-it-prompt = doložit board:
declare-closed = tajné ohlášení:
no-legal-bet =
    { $bet ->
        [true] vsadit nejde
       *[false] navýšit nejde
    }: { $why } ({ $rule })
hand-command-help =
    { KEY($what) ->
        [fold] složit, check, dorovnat
        [raise] vsadit nebo navýšit celkem na 12; stačí 12, při jediné výši i samotné r
        [pot] nejmenší navýšení, půl banku, bank; 3bb jsou tři velké blindy
        [all-in] all-in
        [bring-in] bring-in, nebo hned doplnit na celou sázku
        [challenge] napadnout sázku nad bank, dokud platí
        [draw] odhodit první a třetí kartu; d Ks 2d podle jmen
        [stand-pat] neměnit
        [discard] odhodit první kartu; d Ks podle jména
        [declare] ohlásit polovinu banku, kde se ohlašuje
        [show] ukázat nebo zahodit, na dotaz
        [history] minulé rozdání
        [table] znovu stůl
        [log] toto rozdání jako JSON, s kartami, které znáte
       *[other] odejít od stolu
    }
table-command-help =
    { KEY($what) ->
        [next] další rozdání
        [out] nehrát; out blind: od příštího velkého blindu; back: vrátit se; back wait: vrátit se na velkém blindu
        [buy] další žetony
        [take] žetony ze stolu na občerstvení, kolik dovolí buy_in.small
        [chair] přesednout si na volné místo
        [leave] vstát se všemi žetony; sit 3 200: znovu si sednout
        [sit] X: replacing (nahrazuje hráče, který odešel), nebo transferred
        [straddle] always, never, ask, nebo sleepers (ptá se i na ně)
        [chips] všechny stacky a dluhy
        [ledger] buy-iny a výsledky
        [rules] vyvěšená pravidla
        [last] minulé rozdání, slovy nebo jako JSON
        [quit] konec
        [others] za jiného hráče; také back, wait, buy, chair a leave
        [add] přidat bota; add Ann rock se stylem, remove Ann ho odebere
        [add-with] X jako u sit: transferred přináší 25 ze zrušeného stolu
        [adjust] opravit stack o +5 nebo -5, pak důvod
        [colour-up] vyměnit nejmenší žetony
        [set] jiné pravidlo od příštího rozdání: set straddle.enabled=on
        [game] příští hra, kde ji vybírá dealer
        [bomb] příští rozdání je bomb pot po 10
        [button] opravit button
        [k7-2] ukázat výhru se 7-2 a vybrat bounty
        [fee] vybrat poplatky za čas
        [kitty] kasička platí 5 za X
        [marker] vsadit dlužní úpis při otevřených sázkách; 50 from Doc si půjčí od hráče Doc
        [chop] chop blindů, když všichni ostatní složili
        [challenge] napadnout sázku nad bank, dokud platí
        [when-over] až rozdání skončí; stay to zruší; buy 100 platí pro příští
        [call-off] zrušit rozdání, důvod X
        [undo] vzít zpět poslední akci, důvod X
        [kill] Doc má mrtvou ruku, důvod X
        [hold] převést bank do dalšího rozdání, důvod X
        [warn] veřejně napomenout hráče Doc
        [look] zobrazit je; také rules
       *[other] Jako pořadatel stolu:
    }
you-pronoun = vy
clock-keys = mezerník spouští a zastavuje, n další úroveň, b zpět, + a - minuta, q konec
