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
declares =
    { PERSON($who) ->
        [you] ohlašujete
       *[other] { $who } ohlašuje
    }
declares-for =
    { PERSON($who) ->
        [you] ohlašujete
       *[other] { $who } ohlašuje
    } { KEY($side) ->
        [high] vysokou
        [low] nízkou
       *[other] obě poloviny
    }
plays-for =
    { $who } { KEY($side) ->
        [high] vysokou
        [low] nízkou
       *[other] obě
    }
declarations-revealed = Ohlášení: { $each }
shows =
    { PERSON($who) ->
        [you] ukazujete
       *[other] { $who } ukazuje
    }: { CARDS($cards) }
rabbit-hunt-cards = Rabbit hunt: { CARDS($cards) }
shows-a-holding =
    { PERSON($who) ->
        [you] ukazujete
       *[other] { $who } ukazuje
    }: { CARDS($cards) } – { $holding }
mucks =
    { PERSON($who) ->
        [you] zahazujete
       *[other] { $who } zahazuje
    }
shows-openers =
    { PERSON($who) ->
        [you] ukazujete
       *[other] { $who } ukazuje
    } karty na otevření: { CARDS($cards) }
openers-unshowable =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } ukázat karty na otevření: karty jsou mrtvé
the-pot = bank
the-main-pot = hlavní bank
side-pot = { $n }. vedlejší bank
house-takes = Rake ({ $pot }): { CHIPS($chips) }
pot-pays-for-the-time = Poplatek za čas ({ $pot }): { CHIPS($chips) }
jackpot-grows = Do jackpotu ({ $pot }): { CHIPS($chips) }
kitty-grows = Do kasičky ({ $pot }): { CHIPS($chips) }
on-a-board = {" "}na boardu { $board }
wins =
    { PERSON($who) ->
        [you] berete
       *[other] { $who } bere
    } { $pot } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] : { $holding }
       *[no] {""}
    }{ $no-low ->
        [true] ; bez nízké
       *[false] {""}
    }
split =
    { LIST($winners) }: dělený { $pot } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] : { $holding }
       *[no] {""}
    }{ $no-low ->
        [true] ; bez nízké
       *[false] {""}
    }
scoops =
    { PERSON($who) ->
        [you] berete
       *[other] { $who } bere
    } celý { $pot } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] : { $holding }
       *[no] {""}
    }
wins-a-half =
    { PERSON($who) ->
        [you] berete
       *[other] { $who } bere
    } polovinu { KEY($half) ->
        [high] za vysokou
        [low] za nízkou
        [badugi] za badugi
        [omaha] za Omahu
       *[other] za výměnu
    }{ GIVEN($of) ->
        [yes] , { $of }
       *[no] {""}
    } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] : { $holding }
       *[no] {""}
    }
split-a-half =
    { LIST($winners) }: dělená polovina { KEY($half) ->
        [high] za vysokou
        [low] za nízkou
        [badugi] za badugi
        [omaha] za Omahu
       *[other] za výměnu
    }{ GIVEN($of) ->
        [yes] , { $of }
       *[no] {""}
    } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] : { $holding }
       *[no] {""}
    }
quartered =
    { PERSON($who) ->
        [you] berete
       *[other] { $who } bere
    } jen čtvrtinu
odd-chip-goes-to = Lichý žeton jde: { $who }
odd-chips-go-to = Liché žetony jdou: { LIST($winners) }
nobody-opens = Nikdo neotevírá: všechny žetony se vracejí
nobody-opens-this-deal = Nikdo neotevírá: { CHIPS($chips) } přechází do další hry
no-winner-left = Bank nemá kdo vzít: { CHIPS($chips) } přechází do další hry
