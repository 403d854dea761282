may-bet-big = Pareja a la vista: se puede apostar { CHIPS($chips) }
with-the-door = {" "}con { CARDS($card) }
brings-it-in =
    { PERSON($who) ->
        [you] pones
       *[other] { $who } pone
    } el bring-in de { CHIPS($chips) }{ $door }{ $end }
takes-back-the-bring-in =
    { PERSON($who) ->
        [you] retiras
       *[other] { $who } retira
    } el bring-in
has-to-bring-it-in =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } el bring-in
folds =
    { PERSON($who) ->
        [you] te retiras
       *[other] { $who } se retira
    }
folds-open =
    { PERSON($who) ->
        [you] te retiras
       *[other] { $who } se retira
    } boca arriba: { CARDS($cards) }
checks =
    { PERSON($who) ->
        [you] pasas
       *[other] { $who } pasa
    }
checks-the-option =
    { PERSON($who) ->
        [you] pasas
       *[other] { $who } pasa
    } en su opción
calls =
    { PERSON($who) ->
        [you] igualas
       *[other] { $who } iguala
    } { CHIPS($chips) }{ $end }
overcalls =
    { PERSON($who) ->
        [you] también igualas
       *[other] { $who } también iguala
    } { CHIPS($chips) }{ $end }
calls-cold =
    { PERSON($who) ->
        [you] igualas
       *[other] { $who } iguala
    } { CHIPS($chips) } en frío{ $end }
overcalls-cold =
    { PERSON($who) ->
        [you] también igualas
       *[other] { $who } también iguala
    } { CHIPS($chips) } en frío{ $end }
limps =
    { PERSON($who) ->
        [you] haces
       *[other] { $who } hace
    } limp por { CHIPS($chips) }{ $end }
calls-the-bring-in =
    { PERSON($who) ->
        [you] igualas
       *[other] { $who } iguala
    } el bring-in de { CHIPS($chips) }{ $end }
calls-bets-cold =
    { PERSON($who) ->
        [you] igualas
       *[other] { $who } iguala
    } { $bets } apuestas en frío
overcalls-bets-cold =
    { PERSON($who) ->
        [you] también igualas
       *[other] { $who } también iguala
    } { $bets } apuestas en frío
bets =
    { PERSON($who) ->
        [you] apuestas
       *[other] { $who } apuesta
    } { CHIPS($to) }{ $end }
opens-for =
    { PERSON($who) ->
        [you] abres
       *[other] { $who } abre
    } con { CHIPS($to) }{ $end }
opens-to =
    { PERSON($who) ->
        [you] abres
       *[other] { $who } abre
    } a { CHIPS($to) }{ $end }
completes-to =
    { PERSON($who) ->
        [you] completas
       *[other] { $who } completa
    } a { CHIPS($to) }{ $end }
raises-to =
    { PERSON($who) ->
        [you] subes
       *[other] { $who } sube
    } a { CHIPS($to) }{ $end }
re-raises-to =
    { PERSON($who) ->
        [you] resubes
       *[other] { $who } resube
    } a { CHIPS($to) }{ $end }
beyond-the-pot = Overbet, { CHIPS($over) } más que el bote
betting-is-capped = No se admiten más subidas
overbet-is-cut = Overbet impugnada: la apuesta queda en { CHIPS($to) }, el tamaño del bote
uncalled-bet-goes-back =
    Apuesta no igualada de { CHIPS($chips) } devuelta { PERSON($who) ->
        [you] a ti
       *[other] a { $who }
    }
