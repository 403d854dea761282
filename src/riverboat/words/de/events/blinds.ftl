drawn-card = { $who } { CARDS($card) }
card-each-for-the-button = Höchste Karte: { $each }
wins-the-button =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } den Button
draws-again = Gleich hohe Karten, neue Auslosung
button-is-set-right =
    Button versetzt zu { PERSON($who) ->
        [you] dir
       *[other] { $who }
    }
has-the-button =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } den Button
button-is-dead =
    Dead Button vor { PERSON($who) ->
        [you] dir
       *[other] { $who }
    }
button-is-dead-before = Dead Button vor dem leeren Platz { $chair }
misses-a-blind =
    { PERSON($who) ->
        [you] du verpasst
       *[other] { $who } verpasst
    } den { KEY($blind) ->
        [big] Big Blind
        [small] Small Blind
       *[other] { $blind }
    } ({ CHIPS($chips) })
owes-nothing-missed =
    { PERSON($who) ->
        [you] du schuldest
       *[other] { $who } schuldet
    } keine verpassten Blinds
debt = { $what } { CHIPS($chips) }
owes-if-back-soon =
    Bei baldiger Rückkehr { PERSON($who) ->
        [you] schuldest du
       *[other] schuldet { $who }
    } { LIST($debts) }
still-owes =
    { PERSON($who) ->
        [you] du schuldest
       *[other] { $who } schuldet
    } noch { LIST($debts) }
blind-skips =
    { KEY($blind) ->
        [big] Big Blind
        [small] Small Blind
       *[other] { $blind }
    } übersprungen: { PERSON($who) ->
        [you] du zahlst
       *[other] { $who } zahlt
    } ihn trotzdem
hand-begins = Hand { $number }
kill-pot-begins = Kill-Pot: Limits bei { $percent } %
bomb-pot-begins = Bomb Pot: je { CHIPS($chips) }
is-warned-for =
    Verwarnung für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }: { $why }
hand-is-called-off = Hand annulliert: { $why }
all-chips-go-back = Alle Chips gehen zurück
offers-to-chop =
    { PERSON($who) ->
        [you] du bietest
       *[other] { $who } bietet
    } an, die Blinds zu teilen
blinds-are-chopped = Blinds geteilt
straddles =
    { PERSON($who) ->
        [you] du straddelst
       *[other] { $who } straddelt
    } auf { CHIPS($to) }
straddles-with-the-rock =
    { PERSON($who) ->
        [you] du straddelst
       *[other] { $who } straddelt
    } auf { CHIPS($to) }, mit dem Rock
has-a-sleeper =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } einen Sleeper von { CHIPS($to) }
has-a-sleeper-with-the-rock =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } einen Sleeper von { CHIPS($to) }, mit dem Rock
has-the-rock =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } den Rock
nobody-has-the-rock = Kein Spieler hat den Rock
must-kill =
    { PERSON($who) ->
        [you] du musst
       *[other] { $who } muss
    } den nächsten Pot killen: { NUMBER($percent) ->
        [150] halber Kill
        [200] voller Kill
       *[other] { $percent } %
    }
owes-the-kill =
    { PERSON($who) ->
        [you] du bist abwesend und schuldest
       *[other] { $who } ist abwesend und schuldet
    } den Kill
has-legs =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } { $legs } { NUMBER($legs) ->
        [one] Leg
       *[other] Legs
    }
