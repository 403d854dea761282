straddle-refused =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht { $act }: { $why }{ GIVEN($now) ->
        [yes] ; jetzt { $now }
       *[no] {""}
    }
straddle-seat-empty =
    am leeren Platz { $chair } kann niemand { $act }: { $why }{ GIVEN($now) ->
        [yes] ; jetzt { $now }
       *[no] {""}
    }
no-straddles = keine Straddles an diesem Tisch
no-straddle-in-a-kill-pot = kein Straddle in einem Kill-Pot
no-straddle-in-a-bomb-pot = kein Straddle in einem Bomb Pot: Es gibt keine Blinds
no-blinds-to-straddle = kein Straddle in { $game }: Es gibt keine Blinds
straddle-after-blinds = Straddle erst, wenn die Blinds gezahlt sind
straddle-after-cards = zu spät: Straddle vor dem Geben
straddles-closed = die Straddles sind vorbei
straddler-not-dealt-in = nicht in dieser Hand
straddle-already-declined = schon auf den Straddle verzichtet
straddle-already-posted = schon einen Straddle gesetzt
straddler-away = nicht am Tisch
straddle-precedence = ein anderer Spieler straddelt zuerst
sleeper-straddle-too-early = Sleeper kommen nach den Straddles
big-blind-straddles-last = der Big Blind antwortet zuletzt
live-straddle-limit =
    hier keine Sleeper, nur { $n } { NUMBER($n) ->
        [one] lebender Straddle
       *[other] lebende Straddles
    }
straddle-position-wrong = Straddle nur von { $places }; ein blinder Raise von anderswo ist außer der Reihe
straddle-maximum-reached = der nächste Straddle ist { CHIPS($least) }, über dem Maximum von { CHIPS($most) }
too-few-chips-to-straddle = ein Straddle ist { CHIPS($least) }, der Stack { CHIPS($chips) }: kein All-in-Straddle für weniger
exact-straddle-size = genau { CHIPS($to) }
straddle-size-range =
    { CHIPS($least) } bis { CHIPS($most) }{ GIVEN($unit) ->
        [yes] {" "}in Vielfachen von { CHIPS($unit) }
       *[no] {""}
    }
straddle-size-wrong = der Straddle ist { $size }
