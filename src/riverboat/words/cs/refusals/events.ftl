entry-count-missing = nastavte počet vstupů, při kterém má turnaj začít
bounty-missing = turnaj s bounty potřebuje část buy-inu na bounty
mystery-bounties-total = mystery bounty je dohromady { $cards } místo 100
mystery-bounties-unsorted = mystery bounty pište od nejvyšší: { $worth } nemůže být za { $above }
satellite-shares-conflict = satelit vyplácí místa, podíly ne
no-such-level = úroveň { $level } neexistuje: struktura jich má { $levels }
player-not-entrant =
    { PERSON($who) ->
        [you] nejste
       *[other] { $who } není
    } v tomto turnaji
already-entered =
    { PERSON($who) ->
        [you] už jste
       *[other] { $who } už je
    } v tomto turnaji
registration-over =
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
event-full =
    turnaj je plný: { $most } { NUMBER($most) ->
        [one] vstup
        [few] vstupy
       *[other] vstupů
    }
tournament-started = turnaj už začal
too-few-entrants = vstupů je { $entered }, potřeba je { $least }
no-rebuys = turnaj je bez rebuyů
rebuy-period-over = rebuye skončily s úrovní { $level }
rebuys-exhausted =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } další rebuy: nejvýše { $most } na hráče
stack-too-large-for-rebuy =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } { CHIPS($chips) }; rebuy je pro stacky do { CHIPS($most) }
seatless-entrant =
    { PERSON($who) ->
        [you] nesedíte
       *[other] { $who } nesedí
    } u žádného stolu
wait-for-hands-end = počkejte na konec rozdání u stolu { $table }
player-with-chips =
    { PERSON($who) ->
        [you] ještě máte
       *[other] { $who } má ještě
    } { CHIPS($chips) }
no-add-on = turnaj je bez add-onu
add-on-too-early = add-on se bere jen na úrovni { $level } a v přestávce po ní
add-on-already-taken = { PERSON($who) ->
        [you] add-on nedostanete
        [unnamed] hráč add-on nedostane
       *[other] { $who } add-on nedostane
    }: jen pro hráče u stolu, každému jednou
no-such-table = stůl { $table } v turnaji neexistuje; stoly: { $tables }
tournament-not-running = turnaj neběží
clock-not-running = hodiny stojí
clock-running = hodiny už běží
clock-reversal = hodiny nejdou vrátit zpět
event-break =
    přestávka { $minutes } { NUMBER($minutes) ->
        [one] minuta
        [few] minuty
       *[other] minut
    }
event-hand-running = u stolu { $table } se hraje
event-hands-running = ještě se hraje: zastavte hodiny a nechte rozdání dohrát
event-hand-missing = u stolu { $table } se teď nehraje
too-few-players-at-table = u stolu { $table } je málo hráčů
rebuy-decision-due =
    { PERSON($who) ->
        [you] nejprve rozhodněte
       *[other] { $who } nejprve rozhodne
    } o rebuyi
seat-redraw-pending = místa se znovu losují, jakmile všechny stoly dohrají
table-waiting-for-others = hand for hand: stůl { $table } čeká na ostatní
event-day-over = poslední rozdání dne je dohrané
level-hands-played =
    stůl { $table } odehrál { NUMBER($hands) ->
        [one] { $hands } rozdání
        [few] { $hands } rozdání
       *[other] { $hands } rozdání
    } této úrovně a čeká na ostatní
table-short-of-players =
    stůl { $table } ({ NUMBER($players) ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }) čeká na hráče od stolu, kde jich je { $most }
player-not-at-table =
    { PERSON($who) ->
        [you] nesedíte
       *[other] { $who } nesedí
    } u stolu { $table }
no-such-stack =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } mít stack { CHIPS($chips) }
chips-unaccounted =
    ve hře { CHIPS($there) } žetonů, prodáno { CHIPS($due) }: o { CHIPS($off) } { $more ->
        [true] víc
       *[false] míň
    }
table-chip-total-mismatch = stůl { $table } měl před rozdáním { CHIPS($before) } a teď má { CHIPS($after) }
player-eliminated =
    { PERSON($who) ->
        [you] jste
       *[other] { $who } je
    } mimo turnaj
tournament-over = turnaj skončil
self-elimination =
    { PERSON($who) ->
        [you] nemůžete vyřadit sebe
       *[other] { $who } nemůže vyřadit sebe
    }
chip-winner-missing = uveďte, kdo vyhrál { PERSON($who) ->
        [you] vaše žetony ({ CHIPS($chips) })
       *[other] žetony hráče { $who } ({ CHIPS($chips) })
    }
finish-final =
    { PERSON($who) ->
        [you] nemůžete se
       *[other] { $who } se nemůže
    } vrátit: umístění je konečné
no-open-seat = u stolu { $table } není volné místo
reason-missing = uveďte důvod
hand-or-round-count-invalid = neplatný počet rozdání nebo kol: { $hands }
no-prize-deals = v tomto turnaji deal nejde
prize-deal-too-early = deal lze uzavřít až po konci registrace, mezi rozdáními
deal-votes-missing = s dealem musí souhlasit všichni zbývající; { NUMBER($n) ->
        [one] chybí { $n } souhlas
        [few] chybí { $n } souhlasy
       *[other] chybí { $n } souhlasů
    }: { LIST($who) }
play-for-prize-too-large = { CHIPS($saved) } nechat na další hru nejde: musí to být méně než { CHIPS($money) }
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
deal-shares-mismatch = podíly dávají dohromady { CHIPS($shares) }: zbývající se dělí o { CHIPS($money) }
