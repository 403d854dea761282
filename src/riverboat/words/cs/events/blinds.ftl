drawn-card = { $who } { CARDS($card) }
button-draw-cards = Los o button: { $each }
button-won =
    Button { PERSON($who) ->
        [you] máte vy
       *[other] má { $who }
    }
high-card-tie = Shoda nejvyšších karet, losuje se znovu
button-moved =
    Button se přesouvá: { PERSON($who) ->
        [you] máte ho vy
       *[other] má ho { $who }
    }
button-position =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } button
dead-button-before-player =
    Mrtvý button, za ním { PERSON($who) ->
        [you] jste vy
       *[other] je { $who }
    }
dead-button-before-seat = Mrtvý button před prázdným místem { $chair }
missed-blind-reported =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } { KEY($blind) ->
        [big] zmeškaný velký blind
        [small] zmeškaný malý blind
        [ante] zmeškané ante
       *[other] zmeškaný straddle
    } ({ CHIPS($chips) })
missed-blinds-cleared =
    { PERSON($who) ->
        [you] už nedlužíte
       *[other] { $who } už nedluží
    } žádné zmeškané blindy
missed-blind-debt =
    { KEY($what) ->
        [big-blind] velký blind
        [small-blind] malý blind
        [ante] ante
       *[other] straddle
    } { CHIPS($chips) }
missed-blinds-if-back-soon =
    { PERSON($who) ->
        [you] Pokud se brzy vrátíte, dlužíte
       *[other] Pokud se brzy vrátí, dluží { $who }
    } { LIST($debts) }
missed-blinds-owed =
    { PERSON($who) ->
        [you] stále dlužíte
       *[other] { $who } stále dluží
    } { LIST($debts) }
skipped-blind-posted =
    { PERSON($who) ->
        [you] musíte
       *[other] { $who } musí
    } zaplatit přeskočený { KEY($blind) ->
        [big] velký
       *[other] malý
    } blind
hand-heading = Rozdání { $number }
kill-pot-heading = Kill pot: limity na { $percent } %
bomb-pot-heading = Bomb pot: každý dává { CHIPS($chips) }
player-warned =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } napomenutí: { $why }
hand-cancelled =
    Rozdání se ruší: { KEY($why) ->
        [the-server-was-stopped-in-the-middle-of-the-hand] server se během rozdání zastavil
        [the-key-of-its-deck-is-lost] klíč k balíčku se ztratil
       *[other] { $why }
    }
all-chips-returned = Všechny žetony se vracejí
chop-offer-made =
    { PERSON($who) ->
        [you] navrhujete
       *[other] { $who } navrhuje
    } chop blindů
blind-chop = Chop blindů: oba blindy se vracejí
straddle-posted =
    { PERSON($who) ->
        [you] dáváte
       *[other] { $who } dává
    } straddle na { CHIPS($to) }
rock-straddle-posted =
    { PERSON($who) ->
        [you] dáváte
       *[other] { $who } dává
    } straddle na { CHIPS($to) }, s rockem
sleeper-posted =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } sleeper { CHIPS($to) }
sleeper-posted-with-rock =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } sleeper { CHIPS($to) }, s rockem
rock-held =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } rock
rock-unclaimed = Rock nemá nikdo
kill-due =
    { PERSON($who) ->
        [you] musíte
       *[other] { $who } musí
    } dát kill do příštího banku: { NUMBER($percent) ->
        [150] poloviční
        [200] plný
       *[other] { $percent } %
    }
kill-owed-while-away =
    { PERSON($who) ->
        [you] jste pryč a dlužíte
       *[other] { $who } je pryč a dluží
    } kill
kill-legs-held =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } { NUMBER($legs) ->
        [one] { $legs } vyhraný bank
        [few] { $legs } vyhrané banky
       *[other] { $legs } vyhraných banků
    } v řadě
