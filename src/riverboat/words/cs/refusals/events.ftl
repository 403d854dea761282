entry-count-missing = nastavte počet vstupů, při kterém má turnaj začít
bounty-missing = turnaj s bounty potřebuje část buy-inu na bounty
mystery-bounty-count-wrong = mystery bounty musí být dohromady 100, je jich { $bounty_count }
mystery-bounties-unsorted = mystery bounty pište od nejvyšší: { $bounty } nemůže být za { $previous_bounty }
satellite-shares-conflict = satelit vyplácí místa, ne podíly z výher
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
        [0] začátkem turnaje
       *[other] koncem úrovně { $level }
    }
no-reentry =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } vstoupit znovu: { NUMBER($max_reentries) ->
        [0] je to freezeout
       *[other] nejvýše { $max_reentries }krát na hráče
    }
event-full =
    turnaj je plný: { $max_entries } { NUMBER($max_entries) ->
        [one] vstup
        [few] vstupy
       *[other] vstupů
    }
tournament-started = turnaj už začal
too-few-entrants = vstupů je { $entry_count }, potřeba je { $min_entries }
no-rebuys = turnaj je bez rebuyů
rebuy-period-over = rebuye skončily s úrovní { $level }
rebuys-exhausted =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } další rebuy: nejvýše { $max_rebuys } na hráče
stack-too-large-for-rebuy =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } { CHIPS($chips) }; rebuy je pro stacky do { CHIPS($max_stack) }
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
event-on-break =
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
        [you] nejprve se rozhodněte, zda berete rebuy
       *[other] { $who } se nejprve musí rozhodnout, zda bere rebuy
    }
seat-redraw-pending = místa se znovu losují, jakmile všechny stoly dohrají
table-waiting-for-others = hand for hand: stůl { $table } čeká na ostatní
event-day-over = poslední rozdání dne je dohrané
level-hands-played =
    stůl { $table } odehrál { NUMBER($hands) ->
        [one] jediné rozdání
        [few] všechna { $hands } rozdání
       *[other] všech { $hands } rozdání
    } této úrovně a čeká na ostatní
table-short-of-players =
    stůl { $table } ({ NUMBER($players) ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }) čeká na hráče od stolu, kde jich je { $largest_table_size }
player-not-at-table =
    { PERSON($who) ->
        [you] nesedíte
       *[other] { $who } nesedí
    } u stolu { $table }
tournament-stack-invalid =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } mít stack { CHIPS($chips) }
chips-unaccounted =
    ve hře { CHIPS($chips_in_play) } žetonů, prodáno { CHIPS($chips_sold) }: o { CHIPS($difference) } { $is_surplus ->
        [true] víc
       *[false] míň
    }
table-chip-total-mismatch = stůl { $table } měl před rozdáním { CHIPS($chips_before) } a teď má { CHIPS($chips_after) }
player-eliminated =
    { PERSON($who) ->
        [you] jste
       *[other] { $who } je
    } mimo turnaj
tournament-over = turnaj skončil
self-elimination =
    { PERSON($who) ->
        [you] své vlastní vyřazení si připsat nemůžete
       *[other] { $who } si nemůže připsat vlastní vyřazení
    }
chip-winner-missing = uveďte, kdo vyhrál { PERSON($who) ->
        [you] vaše žetony ({ CHIPS($chips) })
       *[other] žetony hráče { $who } ({ CHIPS($chips) })
    }
finish-not-undoable =
    { PERSON($who) ->
        [you] nemůžete se
       *[other] { $who } se nemůže
    } vrátit: umístění je konečné
no-open-seat = u stolu { $table } není volné místo
reason-missing = uveďte důvod
hand-or-round-count-invalid = neplatný počet rozdání nebo kol: { $hands }
no-prize-deals = v tomto turnaji deal nejde
prize-deal-too-early = deal lze uzavřít až po konci registrace, mezi rozdáními
deal-votes-missing = s dealem musí souhlasit všichni zbývající hráči; { NUMBER($vote_count) ->
        [one] chybí { $vote_count } souhlas
        [few] chybí { $vote_count } souhlasy
       *[other] chybí { $vote_count } souhlasů
    }: { LIST($who) }
play-for-prize-too-large = { CHIPS($play_for_amount) } nechat na další hru nejde: nejvýše { CHIPS($money) }
too-many-for-icm =
    ICM pro { $player_count } { NUMBER($player_count) ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    } a { $prize_count } { NUMBER($prize_count) ->
        [one] výhru
        [few] výhry
       *[other] výher
    } je jen odhad: rozdělte podle žetonů, rovným dílem nebo dohodnutými částkami
deal-shares-mismatch = určete podíl každému zbývajícímu hráči, dohromady { CHIPS($money) }; zadané podíly dávají { CHIPS($share_total) }
