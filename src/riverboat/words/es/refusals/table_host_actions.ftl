seats-below-occupied = el asiento { $chair } está ocupado: la mesa no puede tener { $chairs } asientos
rules-change-during-hand = las apuestas y reglas nuevas empiezan con la próxima mano
single-game-table = esta mesa solo juega { $game }
no-such-game =
    { $reason }{ GIVEN($cited_rule) ->
        [yes] {" "}({ $cited_rule })
       *[no] {""}
    }
game-choice-during-hand = el próximo juego se elige entre manos
not-the-dealer =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } elegir el próximo juego: { PERSON($dealer) ->
        [you] tienes
       *[other] { $dealer } tiene
    } el botón
game-choice-unavailable =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } elegir el próximo juego: aún no hay dealer
void-reason-missing = escribe un motivo para anular la mano
correction-reason-missing = escribe un motivo para la corrección
host-reason-missing = escribe un motivo
no-action-to-take-back = no hay acción que deshacer desde las últimas cartas
removal-over-stack =
    { PERSON($who) ->
        [you] solo tienes
       *[other] { $who } solo tiene
    } { CHIPS($chips) }
hand-still-in-progress = espera a que termine la mano
