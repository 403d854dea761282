run-it-vote =
    { PERSON($who) ->
        [you] quieres
       *[other] { $who } quiere
    } correrlo { NUMBER($times) ->
        [1] una vez
        [2] dos veces
       *[other] { $times } veces
    }
board-run-count =
    Se corre { NUMBER($times) ->
        [1] una vez
        [2] dos veces
       *[other] { $times } veces
    }
declaration-made =
    { PERSON($who) ->
        [you] declaras
       *[other] { $who } declara
    }
side-declared =
    { PERSON($who) ->
        [you] declaras
       *[other] { $who } declara
    } { KEY($side) ->
        [high] alta
        [low] baja
       *[other] ambas
    }
player-declared-side =
    { $who } { KEY($side) ->
        [high] alta
        [low] baja
       *[other] ambas
    }
declarations-revealed = Declaraciones: { $each }
cards-shown =
    { PERSON($who) ->
        [you] muestras
       *[other] { $who } muestra
    } { CARDS($cards) }
rabbit-hunt-cards = Rabbit hunt: { CARDS($cards) }
holding-shown =
    { PERSON($who) ->
        [you] muestras
       *[other] { $who } muestra
    } { CARDS($cards) }: { $holding }
cards-mucked =
    { PERSON($who) ->
        [you] no muestras
       *[other] { $who } no muestra
    }
openers-displayed =
    { PERSON($who) ->
        [you] muestras
       *[other] { $who } muestra
    } la apertura: { CARDS($cards) }
openers-unshowable =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } mostrar la apertura: mano muerta
single-pot-name = bote
main-pot-name = bote principal
side-pot = bote lateral { $n }
rake-from-pot = Rake del { $pot }: { CHIPS($chips) }
time-fee-from-pot = Tarifa de tiempo del { $pot }: { CHIPS($chips) }
jackpot-drop-taken = Del { $pot } al jackpot: { CHIPS($chips) }
kitty-drop-taken = Del { $pot } al fondo común: { CHIPS($chips) }
board-suffix = {" "}en el board { $board }
pot-won =
    { PERSON($who) ->
        [you] ganas
       *[other] { $who } gana
    } el { $pot } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] {" "}con { $holding }
       *[no] {""}
    }{ $no-low ->
        [true] ; sin baja
       *[false] {""}
    }
pot-split =
    Reparto del { $pot } ({ CHIPS($chips) }) entre { LIST($winners) }{ $board }{ GIVEN($holding) ->
        [yes] {" "}con { $holding }
       *[no] {""}
    }{ $no-low ->
        [true] ; sin baja
       *[false] {""}
    }
pot-scooped =
    { PERSON($who) ->
        [you] te llevas
       *[other] { $who } se lleva
    } entero el { $pot } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] {" "}con { $holding }
       *[no] {""}
    }
half-pot-won =
    { PERSON($who) ->
        [you] ganas
       *[other] { $who } gana
    } la mitad { KEY($half) ->
        [high] alta
        [low] baja
        [badugi] badugi
        [omaha] Omaha
       *[other] draw
    }{ GIVEN($of) ->
        [yes] {" "}del { $of }
       *[no] {""}
    } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] {" "}con { $holding }
       *[no] {""}
    }
pot-half-split =
    Reparto de la mitad { KEY($half) ->
        [high] alta
        [low] baja
        [badugi] badugi
        [omaha] Omaha
       *[other] draw
    }{ GIVEN($of) ->
        [yes] {" "}del { $of }
       *[no] {""}
    } ({ CHIPS($chips) }) entre { LIST($winners) }{ $board }{ GIVEN($holding) ->
        [yes] {" "}con { $holding }
       *[no] {""}
    }
player-quartered =
    { PERSON($who) ->
        [you] te llevas
       *[other] { $who } se lleva
    } solo un cuarto
odd-chip-awarded =
    Ficha impar para { PERSON($who) ->
        [you] ti
       *[other] { $who }
    }
odd-chips-awarded = Fichas impares: { LIST($winners) }
passed-out-pot-returned = Nadie abre: todas las fichas devueltas
passed-out-pot-carried-over = Nadie abre: { CHIPS($chips) } se acumulan para la próxima mano
no-winner-left = No queda ninguna mano viva: { CHIPS($chips) } se acumulan para la próxima mano
