chair-stays-taken = el asiento { $chair } está ocupado: la mesa no puede tener { $chairs } asientos
rules-for-the-next-hand = las apuestas y reglas nuevas empiezan con la próxima mano
only-one-game = esta mesa solo juega { $game }
no-such-game =
    { $why }{ GIVEN($cited) ->
        [yes] {" "}({ $cited })
       *[no] {""}
    }
games-between-hands = el próximo juego se elige entre manos
not-the-dealer =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } elegir el próximo juego: { PERSON($dealer) ->
        [you] tienes
       *[other] { $dealer } tiene
    } el botón
nobody-deals =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } elegir el próximo juego: aún no hay dealer
say-why-it-is-called-off = escribe un motivo para anular la mano
say-why-it-is-corrected = escribe un motivo para la corrección
say-what-for = escribe un motivo
no-action-to-take-back = no hay acción que deshacer desde las últimas cartas
takes-more-than-there-is =
    { PERSON($who) ->
        [you] solo tienes
       *[other] { $who } solo tiene
    } { CHIPS($chips) }
played-to-its-end-first = espera a que termine la mano
