run-it-vote =
    { PERSON($who) ->
        [you] du möchtest
       *[other] { $who } möchte
    } { NUMBER($times) ->
        [1] einmal
        [2] zweimal
       *[other] { $times }-mal
    } laufen lassen
board-run-count =
    Läuft { NUMBER($times) ->
        [1] einmal
        [2] zweimal
       *[other] { $times }-mal
    }
declaration-made =
    { PERSON($who) ->
        [you] du sagst
       *[other] { $who } sagt
    } an
side-declared =
    { PERSON($who) ->
        [you] du sagst
       *[other] { $who } sagt
    } { KEY($side) ->
        [high] High
        [low] Low
        [both] beides
       *[other] { $side }
    } an
player-declared-side =
    { $who } { KEY($side) ->
        [high] High
        [low] Low
        [both] beides
       *[other] { $side }
    }
declarations-revealed = Ansagen: { $each }
cards-shown =
    { PERSON($who) ->
        [you] du zeigst
       *[other] { $who } zeigt
    } { CARDS($cards) }
rabbit-hunt-cards = Rabbit Hunt: { CARDS($cards) }
holding-shown =
    { PERSON($who) ->
        [you] du zeigst
       *[other] { $who } zeigt
    } { CARDS($cards) }: { $holding }
cards-mucked =
    { PERSON($who) ->
        [you] du muckst
       *[other] { $who } muckt
    }
openers-displayed =
    { PERSON($who) ->
        [you] du zeigst
       *[other] { $who } zeigt
    } die Openers: { CARDS($cards) }
openers-unshowable =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } keine Openers zeigen: Hand tot
single-pot-name = den Pot
main-pot-name = den Main-Pot
side-pot = Side-Pot { $n }
rake-from-pot = Rake { CHIPS($chips) } für { $pot }
time-fee-from-pot = Zeitgebühr { CHIPS($chips) } für { $pot }
jackpot-drop-taken = Jackpot-Beitrag { CHIPS($chips) } für { $pot }
kitty-drop-taken = Kasse { CHIPS($chips) } für { $pot }
board-suffix = {" "}auf Board { $board }
pot-won =
    { PERSON($who) ->
        [you] du gewinnst
       *[other] { $who } gewinnt
    } { $pot } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] {" "}mit { $holding }
       *[no] {""}
    }{ $no-low ->
        [true] ; kein Low
       *[false] {""}
    }
pot-split =
    { LIST($winners) } teilen { $pot } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] {" "}mit { $holding }
       *[no] {""}
    }{ $no-low ->
        [true] ; kein Low
       *[false] {""}
    }
pot-scooped =
    { PERSON($who) ->
        [you] du scoopst
       *[other] { $who } scoopt
    } { $pot } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] {" "}mit { $holding }
       *[no] {""}
    }
half-pot-won =
    { PERSON($who) ->
        [you] du gewinnst
       *[other] { $who } gewinnt
    } die Hälfte für { KEY($half) ->
        [high] High
        [low] Low
        [badugi] Badugi
        [omaha] Omaha
        [draw] Draw
       *[other] { $half }
    }{ GIVEN($of) ->
        [yes] , { $of }
       *[no] {""}
    } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] {" "}mit { $holding }
       *[no] {""}
    }
pot-half-split =
    { LIST($winners) } teilen die Hälfte für { KEY($half) ->
        [high] High
        [low] Low
        [badugi] Badugi
        [omaha] Omaha
        [draw] Draw
       *[other] { $half }
    }{ GIVEN($of) ->
        [yes] , { $of }
       *[no] {""}
    } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] {" "}mit { $holding }
       *[no] {""}
    }
player-quartered =
    { PERSON($who) ->
        [you] du bekommst
       *[other] { $who } bekommt
    } nur ein Viertel
odd-chip-awarded =
    Der ungerade Chip geht an { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }
odd-chips-awarded = Ungerade Chips gehen an { LIST($winners) }
passed-out-pot-returned = Niemand eröffnet: Alle Chips gehen zurück
passed-out-pot-carried-over = Niemand eröffnet: { CHIPS($chips) } gehen in die nächste Hand
no-winner-left = Keine lebende Hand übrig: { CHIPS($chips) } gehen in die nächste Hand
