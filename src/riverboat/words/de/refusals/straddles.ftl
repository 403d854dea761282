cannot-straddle =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht { $act }: { $why }{ GIVEN($now) ->
        [yes] ; jetzt { $now }
       *[no] {""}
    }
nobody-there-to-straddle =
    am leeren Platz { $chair } kann niemand { $act }: { $why }{ GIVEN($now) ->
        [yes] ; jetzt { $now }
       *[no] {""}
    }
no-straddles = keine Straddles an diesem Tisch
no-straddle-in-a-kill-pot = kein Straddle in einem Kill-Pot
no-straddle-in-a-bomb-pot = kein Straddle in einem Bomb Pot: Es gibt keine Blinds
no-blinds-to-straddle = kein Straddle in { $game }: Es gibt keine Blinds
straddles-with-the-blinds = Straddle erst, wenn die Blinds gezahlt sind
straddles-before-the-cards = zu spät: Straddle vor dem Geben
all-have-answered = die Straddles sind vorbei
not-dealt-in-to-straddle = nicht in dieser Hand
has-declined = schon auf den Straddle verzichtet
has-straddled = schon einen Straddle gesetzt
is-away = nicht am Tisch
somebody-has-precedence = ein anderer Spieler straddelt zuerst
sleepers-come-later = Sleeper kommen nach den Straddles
others-before-the-big-blind = der Big Blind antwortet zuletzt
straddles-live =
    hier keine Sleeper, nur { $n } { NUMBER($n) ->
        [one] lebender Straddle
       *[other] lebende Straddles
    }
wrong-place-to-straddle = Straddle nur von { $places }; ein blinder Raise von anderswo ist außer der Reihe
straddle-beyond-the-most = der nächste Straddle ist { CHIPS($least) }, über dem Maximum von { CHIPS($most) }
too-few-chips-to-straddle = ein Straddle ist { CHIPS($least) }, der Stack { CHIPS($chips) }: kein All-in-Straddle für weniger
straddling-exactly = genau { CHIPS($to) }
straddling-between =
    { CHIPS($least) } bis { CHIPS($most) }{ GIVEN($unit) ->
        [yes] {" "}in Vielfachen von { CHIPS($unit) }
       *[no] {""}
    }
wrong-straddle = der Straddle ist { $size }
