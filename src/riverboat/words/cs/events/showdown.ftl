run-it-vote =
    { PERSON($who) ->
        [you] chcete
       *[other] { $who } chce
    } doložit { NUMBER($times) ->
        [1] jednou
        [2] dvakrát
       *[other] { $times }krát
    }
board-run-count =
    Dokládá se { NUMBER($times) ->
        [1] jednou
        [2] dvakrát
       *[other] { $times }krát
    }
declaration-made =
    { PERSON($who) ->
        [you] ohlašujete
       *[other] { $who } ohlašuje
    }
side-declared =
    { PERSON($who) ->
        [you] ohlašujete
       *[other] { $who } ohlašuje
    } { KEY($side) ->
        [high] vysokou
        [low] nízkou
       *[other] obě poloviny
    }
player-declared-side =
    { $who } { KEY($side) ->
        [high] vysokou
        [low] nízkou
       *[other] obě
    }
declarations-revealed = Ohlášení: { $each }
cards-shown =
    { PERSON($who) ->
        [you] ukazujete
       *[other] { $who } ukazuje
    }: { CARDS($cards) }
rabbit-hunt-cards = Rabbit hunt: { CARDS($cards) }
holding-shown =
    { PERSON($who) ->
        [you] ukazujete
       *[other] { $who } ukazuje
    }: { CARDS($cards) } – { $holding }
cards-mucked =
    { PERSON($who) ->
        [you] zahazujete
       *[other] { $who } zahazuje
    }
openers-displayed =
    { PERSON($who) ->
        [you] ukazujete
       *[other] { $who } ukazuje
    } karty na otevření: { CARDS($cards) }
openers-unshowable =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } ukázat karty na otevření: karty jsou mrtvé
single-pot-name = bank
main-pot-name = hlavní bank
side-pot = vedlejší bank { $n }
rake-from-pot = Rake ({ $pot }): { CHIPS($chips) }
time-fee-from-pot = Poplatek za čas ({ $pot }): { CHIPS($chips) }
jackpot-drop-taken = Do jackpotu ({ $pot }): { CHIPS($chips) }
kitty-drop-taken = Do kasičky ({ $pot }): { CHIPS($chips) }
board-suffix = {" "}na boardu { $board }
pot-won =
    { PERSON($who) ->
        [you] berete
       *[other] { $who } bere
    } { $pot } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] : { $holding }
       *[no] {""}
    }{ $no-low ->
        [true] ; bez low
       *[false] {""}
    }
pot-split =
    Dělí se { $pot } ({ CHIPS($chips) }){ $board }: { LIST($winners) }{ GIVEN($holding) ->
        [yes] {" "}– { $holding }
       *[no] {""}
    }{ $no-low ->
        [true] ; bez low
       *[false] {""}
    }
pot-scooped =
    { PERSON($who) ->
        [you] berete
       *[other] { $who } bere
    } celý { $pot } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] : { $holding }
       *[no] {""}
    }
half-pot-won =
    { PERSON($who) ->
        [you] berete
       *[other] { $who } bere
    } polovinu { KEY($half) ->
        [high] za vysokou
        [low] za nízkou
        [badugi] za badugi
        [omaha] za Omahu
       *[other] za draw
    } ({ GIVEN($of) ->
        [yes] { $of },{" "}
       *[no] {""}
    }{ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] : { $holding }
       *[no] {""}
    }
pot-half-split =
    Dělí se polovina { KEY($half) ->
        [high] za vysokou
        [low] za nízkou
        [badugi] za badugi
        [omaha] za Omahu
       *[other] za draw
    } ({ GIVEN($of) ->
        [yes] { $of },{" "}
       *[no] {""}
    }{ CHIPS($chips) }){ $board }: { LIST($winners) }{ GIVEN($holding) ->
        [yes] {" "}– { $holding }
       *[no] {""}
    }
player-quartered =
    { PERSON($who) ->
        [you] berete
       *[other] { $who } bere
    } jen čtvrtinu
odd-chip-awarded = Lichý žeton { PERSON($who) ->
        [you] dostáváte vy
       *[other] dostává { $who }
    }
odd-chips-awarded = Liché žetony: { LIST($winners) }
passed-out-pot-returned = Nikdo neotevírá: všechny žetony se vracejí
passed-out-pot-carried-over = Nikdo neotevírá: { CHIPS($chips) } přechází do dalšího rozdání
no-winner-left = Nezbyly žádné živé karty: { CHIPS($chips) } přechází do dalšího rozdání
