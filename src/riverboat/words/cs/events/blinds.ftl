drawn-card = { $who } { CARDS($card) }
card-each-for-the-button = O button se losuje kartou: { $each }
wins-the-button =
    { PERSON($who) ->
        [you] máte ho
       *[other] { $who } ho má
    }
draws-again = Nejvyšší losují znovu
button-is-set-right =
    Button se opravuje: { PERSON($who) ->
        [you] máte ho
       *[other] má ho { $who }
    }
has-the-button =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } button
button-is-dead = Button je mrtvý, před místem: { $who }
button-is-dead-before = Button je mrtvý, před prázdným místem { $chair }
misses-a-blind =
    { PERSON($who) ->
        [you] zmeškáváte
       *[other] { $who } zmeškává
    } { KEY($blind) ->
        [big] velký blind
        [small] malý blind
        [ante] ante
       *[other] straddle
    } { CHIPS($chips) }
owes-nothing-missed =
    { PERSON($who) ->
        [you] už nedlužíte
       *[other] { $who } už nedluží
    } žádné zmeškané blindy
debt =
    { KEY($what) ->
        [big-blind] velký blind
        [small-blind] malý blind
        [ante] ante
       *[other] straddle
    } { CHIPS($chips) }
owes-if-back-soon =
    { PERSON($who) ->
        [you] dlužíte
       *[other] { $who } dluží
    } { LIST($debts) } v případě brzkého návratu
still-owes =
    { PERSON($who) ->
        [you] jste zpět a dlužíte
       *[other] { $who } je zpět a dluží
    } { LIST($debts) }
blind-skips =
    { KEY($blind) ->
        [big] Velký
       *[other] Malý
    } blind přeskakuje: { PERSON($who) ->
        [you] platíte
       *[other] { $who } platí
    } ho, jako by přišel
hand-begins = Hra { $number }
kill-pot-begins = Hraje se kill pot: limity jsou na { $percent } procentech
bomb-pot-begins = Hraje se bomb pot, každý dává { CHIPS($chips) }
is-warned-for =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } varování: { $why }
hand-is-called-off =
    Hra je zrušena: { KEY($why) ->
        [the-server-was-stopped-in-the-middle-of-the-hand] server se uprostřed hry zastavil
        [the-key-of-its-deck-is-lost] klíč k jejímu balíčku se ztratil
       *[other] { $why }
    }
all-chips-go-back = Všichni si berou zpět, co do hry dali
offers-to-chop =
    { PERSON($who) ->
        [you] nabízíte
       *[other] { $who } nabízí
    } vrácení blindů
blinds-are-chopped = Blindy se vracejí
straddles =
    { PERSON($who) ->
        [you] dáváte
       *[other] { $who } dává
    } straddle na { CHIPS($to) }
straddles-with-the-rock =
    { PERSON($who) ->
        [you] dáváte
       *[other] { $who } dává
    } straddle na { CHIPS($to) }, s rockem
has-a-sleeper =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } sleeper { CHIPS($to) }
has-a-sleeper-with-the-rock =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } sleeper { CHIPS($to) }, s rockem
has-the-rock =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } rock
nobody-has-the-rock = Rock nemá nikdo
must-kill =
    { PERSON($who) ->
        [you] musíte
       *[other] { $who } musí
    } dát kill do příštího banku: { NUMBER($percent) ->
        [150] poloviční
        [200] plný
       *[other] { $percent } procent
    }
owes-the-kill =
    { PERSON($who) ->
        [you] tu na kill nejste a dlužíte
       *[other] { $who } tu na kill není a dluží
    } ho
has-legs =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } { NUMBER($legs) ->
        [one] { $legs } vyhraný bank
        [few] { $legs } vyhrané banky
       *[other] { $legs } vyhraných banků
    } v řadě
