open-pair-bet-size = Pareja a la vista: se puede apostar { CHIPS($chips) }
door-card-suffix = {" "}con { CARDS($card) }
bring-in-posted =
    { PERSON($who) ->
        [you] pones
       *[other] { $who } pone
    } el bring-in de { CHIPS($chips) }{ $door }{ $end }
bring-in-returned =
    { PERSON($who) ->
        [you] retiras
       *[other] { $who } retira
    } el bring-in
bring-in-due =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } el bring-in
player-folded =
    { PERSON($who) ->
        [you] te retiras
       *[other] { $who } se retira
    }
player-folded-face-up =
    { PERSON($who) ->
        [you] te retiras
       *[other] { $who } se retira
    } boca arriba: { CARDS($cards) }
player-checked =
    { PERSON($who) ->
        [you] pasas
       *[other] { $who } pasa
    }
option-checked =
    { PERSON($who) ->
        [you] pasas
       *[other] { $who } pasa
    } en su opción
call-made =
    { PERSON($who) ->
        [you] igualas
       *[other] { $who } iguala
    } { CHIPS($chips) }{ $end }
overcall-made =
    { PERSON($who) ->
        [you] también igualas
       *[other] { $who } también iguala
    } { CHIPS($chips) }{ $end }
cold-call-made =
    { PERSON($who) ->
        [you] igualas
       *[other] { $who } iguala
    } { CHIPS($chips) } en frío{ $end }
cold-overcall-made =
    { PERSON($who) ->
        [you] también igualas
       *[other] { $who } también iguala
    } { CHIPS($chips) } en frío{ $end }
limp-made =
    { PERSON($who) ->
        [you] haces
       *[other] { $who } hace
    } limp por { CHIPS($chips) }{ $end }
bring-in-called =
    { PERSON($who) ->
        [you] igualas
       *[other] { $who } iguala
    } el bring-in de { CHIPS($chips) }{ $end }
bets-cold-called =
    { PERSON($who) ->
        [you] igualas
       *[other] { $who } iguala
    } { $bets } apuestas en frío
bets-overcalled =
    { PERSON($who) ->
        [you] también igualas
       *[other] { $who } también iguala
    } { $bets } apuestas en frío
bet-made =
    { PERSON($who) ->
        [you] apuestas
       *[other] { $who } apuesta
    } { CHIPS($to) }{ $end }
opening-bet-made =
    { PERSON($who) ->
        [you] abres
       *[other] { $who } abre
    } con { CHIPS($to) }{ $end }
opening-raise-made =
    { PERSON($who) ->
        [you] abres
       *[other] { $who } abre
    } a { CHIPS($to) }{ $end }
completion-made =
    { PERSON($who) ->
        [you] completas
       *[other] { $who } completa
    } a { CHIPS($to) }{ $end }
raise-made =
    { PERSON($who) ->
        [you] subes
       *[other] { $who } sube
    } a { CHIPS($to) }{ $end }
reraise-made =
    { PERSON($who) ->
        [you] resubes
       *[other] { $who } resube
    } a { CHIPS($to) }{ $end }
pot-overbet = Overbet, { CHIPS($over) } más que el bote
betting-capped = No se admiten más subidas
overbet-reduced = Overbet impugnada: la apuesta queda en { CHIPS($to) }, el tamaño del bote
uncalled-return =
    Apuesta no igualada de { CHIPS($chips) } devuelta { PERSON($who) ->
        [you] a ti
       *[other] a { $who }
    }
