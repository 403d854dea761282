straddle-refused =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht { $act }: { $reason }{ GIVEN($current_offer) ->
        [yes] ; jetzt { $current_offer }
       *[no] {""}
    }
straddle-seat-empty =
    am leeren Platz { $chair } kann niemand { $act }: { $reason }{ GIVEN($current_offer) ->
        [yes] ; jetzt { $current_offer }
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
    hier keine Sleeper, nur { $max_straddles } { NUMBER($max_straddles) ->
        [one] lebender Straddle
       *[other] lebende Straddles
    }
straddle-position-wrong = Straddle nur von { $places }; ein blinder Raise von anderswo ist außer der Reihe
straddle-maximum-reached = der nächste Straddle ist { CHIPS($next_straddle) }, über dem Maximum von { CHIPS($maximum) }
too-few-chips-to-straddle = ein Straddle ist { CHIPS($minimum) }, der Stack { CHIPS($stack) }: kein All-in-Straddle für weniger
exact-straddle-size = genau { CHIPS($straddle_total) }
straddle-size-range =
    { CHIPS($minimum) } bis { CHIPS($maximum) }{ GIVEN($unit) ->
        [yes] {" "}in Vielfachen von { CHIPS($unit) }
       *[no] {""}
    }
straddle-size-wrong = der Straddle ist { $size }
