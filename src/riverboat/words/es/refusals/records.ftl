stream-location =
    { $stream }{ GIVEN($record) ->
        [yes] , registro { $record }
       *[no] {""}
    }{ GIVEN($hand) ->
        [yes] , mano { $hand }
       *[no] {""}
    }: { $why }
record-missing = falta el registro { $seq }
record-impossible = imposible: { $why }
brought-chips-mismatch = fichas en la mesa: { $there }; aportadas: { $came }
session-ledger-unbalanced = las cuentas de la sesión no cuadran: { $why }
records-truncated = incompleto: registros { $has } de { $had }
record-tampered = ha cambiado un registro entre los primeros { $count }
checkpoint-differs = el punto de control tras el registro { $seq } no coincide con los registros
checkpoint-beyond-the-log = hay un punto de control tras el registro { $seq } y el último es el { $last }
ledger-entry-label = { $chips } de { $source } a { $to } ({ $why })
ledger-differs = se esperaba el apunte { $due } y hay { $found }
ledger-incomplete = cuentas incompletas: falta { $due }
ledger-entry-unmatched = apunte sin un hecho: { $found }
ledger-count-differs =
    se { NUMBER($due) ->
        [one] esperaba { $due } apunte
       *[other] esperaban { $due } apuntes
    } y hay { $found }
replay-contradiction = contra las reglas: { $finding }
foreign-cards-shown = { $player } muestra cartas de otra mano o de una mano en juego
unheld-cards-shown = { $player } muestra { CARDS($cards) } sin tenerlas
deck-mismatch =
    { KEY($how) ->
        [reshuffled] se volvió a barajar un mazo sin usar
        [root] hash raíz de la baraja no válido
        [sealed-again] baraja sellada de nuevo después del corte
        [cut-unsealed] corte de una baraja sin sellar
        [cut-twice] baraja cortada dos veces
        [cuts] cortes sin el orden de los asientos, uno cada uno
        [unsealed-reshuffle] cartas repartidas tras barajar de nuevo sin sello
        [unsealed] cartas repartidas de una baraja sin sellar
        [uncut] cartas repartidas antes del corte
        [other-reshuffle] la nueva mezcla no sale de la baraja sellada
        [other-hand] cartas de rabbit hunt de otra mano
        [dealt] cartas de rabbit hunt ya repartidas
        [gone] falta la baraja sellada
       *[other] el hash raíz de la baraja sellada no coincide
    }
commitment-invalid = la promesa de { $player } no es un hash
cut-without-commitment =
    corte sin promesa: { KEY($player) ->
        [empty] vacío,
       *[other] { $player },
    } asiento { $chair }
deck-card-mismatch = la carta { $number }, { CARDS($card) }, no es la siguiente de la baraja
deck-position =
    la carta { $number }{ GIVEN($reshuffles) ->
        [yes] {" "}tras barajar de nuevo, n.º { $reshuffles }
       *[no] {""}
    }
logged-card-mismatch = { $place } es { CARDS($logged) } en el registro, no { CARDS($dealt) }
deal-impossible = { KEY($fact) ->
        [holecardsdealt] cartas propias
        [upcardsdealt] cartas descubiertas
        [boarddealt] cartas comunes
        [burned] carta quemada
        [stubreshuffled] barajado
       *[other] { $fact }
    }: { $why }
cards-left-too-few = no se pueden repartir { $count } { NUMBER($count) ->
        [one] carta
       *[other] cartas
    }: quedan { $left }
stub-return-invalid = al mazo solo vuelven cartas repartidas, cada una una vez
deck-unopenable =
    la baraja de la mano { $hand } de { $stream } { KEY($how) ->
        [form] tiene una forma desconocida
        [gone] falta
       *[other] no se abre con esta clave
    }
deck-of-other-hand = la mano { $hand } se repartió con otra baraja: { $why }
no-game-began = al principio falta el inicio de la partida
record-start-repeated = inicio repetido
record-empty = registro vacío
later-version-record = de una versión posterior
undo-too-large = deshace más de lo que hay
tournament-fact-invalid = no es un hecho de un torneo: { $why }
tournament-start-missing = al principio falta el inicio del torneo
table-never-opened = nunca se abrió
draw-key-mismatch = sorteos sellados con otra clave
tournament-unreadable = torneo { $event }: { $why }
event-chip-total-mismatch = fichas en juego: { $there }; vendidas: { $sold }; retiradas: { $removed }
player-at-two-tables = jugador en dos mesas
players-without-table =
    sin asiento ni cambio: { $players }{ NUMBER($count) ->
        [1] {""}
       *[other] {" "}({ $count })
    }
places-inconsistent = una entrada no tiene puesto, o tiene dos
payments-over-prizes = { $paid } pagados de { $prizes }
