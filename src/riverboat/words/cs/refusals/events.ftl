full-of-what = turnaj, který začíná, když je plný, potřebuje počet vstupů, který ho naplní
no-heads = turnaj s odměnami potřebuje část vkladu, která je na hlavy
cards-are-no-hundred = podíly karet mystery bounty jsou dohromady ze sta karet, a tyhle jsou z { $cards }
cards-must-fall = podíly karet mystery bounty klesají: { $worth } nemůže být po { $above }
seats-or-shares = satelit vyplácí místa, a ne podíly z fondu
no-such-level = úroveň { $level } není: struktura jich má { $levels }
not-entered =
    { PERSON($who) ->
        [you] nejste
       *[other] { $who } není
    } v tomhle turnaji
entered-already =
    { PERSON($who) ->
        [you] už jste
       *[other] { $who } už je
    } v tomhle turnaji
registration-is-closed =
    registrace skončila: přihlásit se šlo { NUMBER($level) ->
        [0] do začátku
       *[other] do konce úrovně { $level }
    }
no-reentry =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } vstoupit znovu: { NUMBER($most) ->
        [0] tohle je freezeout
       *[other] počet opakovaných vstupů je nejvýš { $most }
    }
event-is-full = turnaj je plný: přihlášených je { $most }
has-begun = turnaj už začal
too-few-entrants = přihlášených je { $entered } a turnaj jich potřebuje { $least }
no-rebuys = tenhle turnaj nemá rebuy
rebuys-are-over = rebuy bylo možné do konce úrovně { $level }
rebuys-are-used =
    { PERSON($who) ->
        [you] už máte
       *[other] { $who } už má
    } tolik rebuy, kolik jich smí být: { $most }
stack-too-great =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } { CHIPS($chips) }; rebuy je pro stacky do { CHIPS($most) }
sits-nowhere =
    { PERSON($who) ->
        [you] teď nesedíte
       *[other] { $who } teď nesedí
    } u žádného stolu
wait-for-hands-end = to jde mezi dvěma hrami; u stolu { $table } se hraje
has-chips-left =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } { CHIPS($chips) } a { PERSON($who) ->
        [you] nejste
       *[other] není
    } venku
no-add-on = tenhle turnaj nemá add-on
add-on-is-later = add-on patří k úrovni { $level }
added-on-already =
    add-on pro { PERSON($who) ->
        [you] vás
       *[other] { $who }
    } není: je pro každého u stolu, jednou
no-such-table = stůl { $table } v tomhle turnaji není; jsou tu { $tables }
not-running = turnaj neběží
clock-stands = hodiny stojí
clock-goes = hodiny už jdou
clock-goes-back = hodiny se nedají vrátit: to je dřív, než co jim bylo řečeno naposled
break-is-on =
    je přestávka, { NUMBER($minutes) ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
hand-is-on = u stolu { $table } se hraje
hands-are-on = u některých stolů se hraje: zastavte hodiny a nechte je dohrát
no-hand-is-on = u stolu { $table } se nehraje
too-few-here = u stolu { $table } je málo hráčů
must-decide =
    { PERSON($who) ->
        [you] napřed řekněte, jestli kupujete
       *[other] { $who } napřed řekne, jestli kupuje
    } znovu
seats-are-drawn = všechna místa se losují znovu, jakmile každý stůl dohraje
waits-for-the-others = hraje se hand for hand: stůl { $table } čeká na ostatní
day-is-over = poslední hra dne je dohraná
level-is-played =
    stůl { $table } odehrál { NUMBER($hands) ->
        [one] { $hands } hru
        [few] { $hands } hry
       *[other] { $hands } her
    } téhle úrovně a čeká na ostatní
table-is-short = stůl { $table }, kde hraje { $players }, čeká na hráče od stolu, kde jich je { $most }
not-at-this-table =
    { PERSON($who) ->
        [you] nesedíte
       *[other] { $who } nesedí
    } u stolu { $table }
no-such-stack =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } mít { CHIPS($chips) }
chips-unaccounted =
    ve hře { CHIPS($there) } žetonů, prodáno { CHIPS($due) }: { CHIPS($off) } { $more ->
        [true] přebývá
       *[false] chybí
    }
table-chips-do-not-add-up = stůl { $table } měl před hrou { CHIPS($before) }, a po ní nemůže mít { CHIPS($after) }
is-out =
    { PERSON($who) ->
        [you] jste
       *[other] { $who } je
    } z turnaje venku
is-over = turnaj skončil
put-themselves-out =
    { PERSON($who) ->
        [you] nemůžete vyřadit sebe
       *[other] { $who } nemůže vyřadit sebe
    }
who-won-the-chips =
    kdo vyhrál { CHIPS($chips) }, které { PERSON($who) ->
        [you] máte vy
       *[other] má { $who }
    }?
cannot-be-undone =
    { PERSON($who) ->
        [you] nemůžete se
       *[other] { $who } se nemůže
    } vrátit: místo v pořadí už je rozhodnuté
no-open-seat = u stolu { $table } není volné místo
why-is-it = k tomu patří důvod, který si může přečíst každý
no-such-hands = { $hands } není počet her ani kol
no-deals = podnik dohody nedovoluje
deals-are-later = dohoda se uzavírá po skončení registrace, mezi dvěma hrami
not-all-agree =
    k dohodě musí svolit každý, kdo zbývá; chybí { NUMBER($n) ->
        [one] souhlas
        [few] souhlasy
       *[other] souhlasy
    }: { LIST($who) }
cannot-be-saved = { CHIPS($saved) } z { CHIPS($money) } nemůže zůstat ve hře
too-many-for-icm = ICM pro počet hráčů { $players } a počet výher { $prizes } by byl jen odhad: rozdělte podle žetonů, rovným dílem nebo podle částek, na kterých se všichni shodnou
shares-do-not-add-up = podíl potřebuje každý, kdo zbývá, a dohromady je to { CHIPS($money) }, ne { CHIPS($shares) }
