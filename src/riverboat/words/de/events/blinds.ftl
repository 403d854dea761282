drawn-card = { $who } { CARDS($card) }
button-draw-cards = Höchste Karte: { $each }
button-won =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } den Button
high-card-tie = Gleich hohe Karten, neue Auslosung
button-moved =
    Button versetzt zu { PERSON($who) ->
        [you] dir
       *[other] { $who }
    }
button-position =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } den Button
dead-button-before-player =
    Dead Button vor { PERSON($who) ->
        [you] dir
       *[other] { $who }
    }
dead-button-before-seat = Dead Button vor dem leeren Platz { $chair }
missed-blind-reported =
    { PERSON($who) ->
        [you] du verpasst
       *[other] { $who } verpasst
    } den { KEY($blind) ->
        [big] Big Blind
        [small] Small Blind
       *[other] { $blind }
    } ({ CHIPS($chips) })
missed-blinds-cleared =
    { PERSON($who) ->
        [you] du schuldest
       *[other] { $who } schuldet
    } keine verpassten Blinds
missed-blind-debt = { $what } { CHIPS($chips) }
missed-blinds-if-back-soon =
    Bei baldiger Rückkehr { PERSON($who) ->
        [you] schuldest du
       *[other] schuldet { $who }
    } { LIST($debts) }
missed-blinds-owed =
    { PERSON($who) ->
        [you] du schuldest
       *[other] { $who } schuldet
    } noch { LIST($debts) }
skipped-blind-posted =
    { KEY($blind) ->
        [big] Big Blind
        [small] Small Blind
       *[other] { $blind }
    } übersprungen: { PERSON($who) ->
        [you] du zahlst
       *[other] { $who } zahlt
    } ihn trotzdem
hand-heading = Hand { $number }
kill-pot-heading = Kill-Pot: Limits bei { $percent } %
bomb-pot-heading = Bomb Pot: je { CHIPS($chips) }
player-warned =
    Verwarnung für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }: { $why }
hand-cancelled = Hand annulliert: { $why }
all-chips-returned = Alle Chips gehen zurück
chop-offer-made =
    { PERSON($who) ->
        [you] du bietest
       *[other] { $who } bietet
    } an, die Blinds zu teilen
blind-chop = Blinds geteilt
straddle-posted =
    { PERSON($who) ->
        [you] du straddelst
       *[other] { $who } straddelt
    } auf { CHIPS($to) }
rock-straddle-posted =
    { PERSON($who) ->
        [you] du straddelst
       *[other] { $who } straddelt
    } auf { CHIPS($to) }, mit dem Rock
sleeper-posted =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } einen Sleeper von { CHIPS($to) }
sleeper-posted-with-rock =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } einen Sleeper von { CHIPS($to) }, mit dem Rock
rock-held =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } den Rock
rock-unclaimed = Kein Spieler hat den Rock
kill-due =
    { PERSON($who) ->
        [you] du musst
       *[other] { $who } muss
    } den nächsten Pot killen: { NUMBER($percent) ->
        [150] halber Kill
        [200] voller Kill
       *[other] { $percent } %
    }
kill-owed-while-away =
    { PERSON($who) ->
        [you] du bist abwesend und schuldest
       *[other] { $who } ist abwesend und schuldet
    } den Kill
kill-legs-held =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } { $legs } { NUMBER($legs) ->
        [one] Leg
       *[other] Legs
    }
