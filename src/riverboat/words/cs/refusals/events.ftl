full-of-what = pro začátek po naplnění nastavte počet vstupů
no-heads = turnaj s bounty potřebuje část vkladu na bounty
cards-are-no-hundred = karet mystery bounty je dohromady 100, ne { $cards }
cards-must-fall = karty mystery bounty pište od nejvyšší: { $worth } nemůže být za { $above }
seats-or-shares = satelit vyplácí místa, ne podíly z fondu
no-such-level = úroveň { $level } není: struktura jich má { $levels }
not-entered =
    { PERSON($who) ->
        [you] nejste
       *[other] { $who } není
    } v tomto turnaji
entered-already =
    { PERSON($who) ->
        [you] už jste
       *[other] { $who } už je
    } v tomto turnaji
registration-is-closed =
    registrace skončila { NUMBER($level) ->
        [0] se začátkem
       *[other] s úrovní { $level }
    }
no-reentry =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } vstoupit znovu: { NUMBER($most) ->
        [0] je to freezeout
       *[other] nejvýše { $most }krát na hráče
    }
event-is-full =
    turnaj je plný: { $most } { NUMBER($most) ->
        [one] vstup
        [few] vstupy
       *[other] vstupů
    }
has-begun = turnaj už začal
too-few-entrants = vstupů je { $entered }, potřeba je { $least }
no-rebuys = tento turnaj nemá rebuy
rebuys-are-over = rebuy skončilo s úrovní { $level }
rebuys-are-used =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } další rebuy: nejvýše { $most } na hráče
stack-too-great =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } { CHIPS($chips) }; rebuy je pro stacky do { CHIPS($most) }
sits-nowhere =
    { PERSON($who) ->
        [you] nesedíte
       *[other] { $who } nesedí
    } u žádného stolu
wait-for-hands-end = počkejte na konec hry u stolu { $table }
has-chips-left =
    { PERSON($who) ->
        [you] ještě máte
       *[other] { $who } má ještě
    } { CHIPS($chips) }
no-add-on = tento turnaj nemá add-on
add-on-is-later = add-on patří k úrovni { $level }
added-on-already =
    add-on pro { PERSON($who) ->
        [you] vás
        [unnamed] tohoto hráče
       *[other] hráče { $who }
    } není: jeden na sedícího hráče
no-such-table = stůl { $table } v turnaji není; stoly: { $tables }
not-running = turnaj neběží
clock-stands = hodiny stojí
clock-goes = hodiny už běží
clock-goes-back = hodiny nejdou vrátit zpět
break-is-on =
    přestávka { $minutes } { NUMBER($minutes) ->
        [one] minuta
        [few] minuty
       *[other] minut
    }
hand-is-on = u stolu { $table } se hraje
hands-are-on = ještě se hraje: zastavte hodiny a nechte hry dohrát
no-hand-is-on = u stolu { $table } se nehraje
too-few-here = u stolu { $table } je málo hráčů
must-decide =
    { PERSON($who) ->
        [you] nejprve rozhodněte
       *[other] { $who } nejprve rozhodne
    } o rebuy
seats-are-drawn = místa se znovu losují, jakmile všechny stoly dohrají
waits-for-the-others = hand for hand: stůl { $table } čeká na ostatní
day-is-over = poslední hra dne je dohraná
level-is-played =
    stůl { $table } odehrál { NUMBER($hands) ->
        [one] { $hands } hru
        [few] { $hands } hry
       *[other] { $hands } her
    } téhle úrovně a čeká na ostatní
table-is-short = stůl { $table } (hráčů: { $players }) čeká na hráče od stolu, kde jich je { $most }
not-at-this-table =
    { PERSON($who) ->
        [you] nesedíte
       *[other] { $who } nesedí
    } u stolu { $table }
no-such-stack =
    stack { CHIPS($chips) } nejde: { PERSON($who) ->
        [you] vy
       *[other] { $who }
    }
chips-unaccounted =
    ve hře { CHIPS($there) } žetonů, prodáno { CHIPS($due) }: { CHIPS($off) } { $more ->
        [true] přebývá
       *[false] chybí
    }
table-chips-do-not-add-up = stůl { $table } měl před hrou { CHIPS($before) }, ne { CHIPS($after) }
is-out =
    { PERSON($who) ->
        [you] jste
       *[other] { $who } je
    } mimo turnaj
is-over = turnaj skončil
put-themselves-out =
    { PERSON($who) ->
        [you] nemůžete vyřadit sebe
       *[other] { $who } nemůže vyřadit sebe
    }
who-won-the-chips =
    uveďte, kdo vyhrál { CHIPS($chips) } ({ PERSON($who) ->
        [you] vaše žetony
       *[other] { $who }
    })
cannot-be-undone =
    { PERSON($who) ->
        [you] nemůžete se
       *[other] { $who } se nemůže
    } vrátit: umístění je konečné
no-open-seat = u stolu { $table } není volné místo
why-is-it = uveďte důvod
no-such-hands = { $hands } není počet her ani kol
no-deals = v tomto turnaji se dohody nedělají
deals-are-later = dohoda jde až po registraci, mezi hrami
not-all-agree =
    dohoda potřebuje všechny zbývající; { NUMBER($n) ->
        [one] chybí { $n } souhlas
        [few] chybí { $n } souhlasy
       *[other] chybí { $n } souhlasů
    }: { LIST($who) }
cannot-be-saved = { CHIPS($saved) } z { CHIPS($money) } nemůže zůstat ve hře
too-many-for-icm =
    ICM pro { $players } { NUMBER($players) ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    } a { $prizes } { NUMBER($prizes) ->
        [one] výhru
        [few] výhry
       *[other] výher
    } je jen odhad: rozdělte podle žetonů, rovným dílem nebo dohodnutými částkami
shares-do-not-add-up = podíly všech zbývajících mají dát dohromady { CHIPS($money) }, ne { CHIPS($shares) }
