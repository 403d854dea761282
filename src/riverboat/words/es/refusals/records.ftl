stream-location =
    { $stream }{ GIVEN($record) ->
        [yes] , registro { $record }
       *[no] {""}
    }{ GIVEN($hand) ->
        [yes] , mano { $hand }
       *[no] {""}
    }: { $reason }
record-missing = falta el registro { $seq }
recorded-state-impossible = imposible: { $reason }
brought-chips-mismatch = fichas en la mesa: { $chips_at_table }; aportadas: { $chips_brought }
session-ledger-unbalanced = las cuentas de la sesión no cuadran: { $reason }
records-truncated = incompleto: registros { $remaining_count } de { $expected_count }
record-tampered = ha cambiado un registro entre los primeros { $checked_count }
checkpoint-differs = el punto de control tras el registro { $seq } no coincide con los registros
checkpoint-beyond-the-log = hay un punto de control tras el registro { $checkpoint_record } y el último es el { $last_record }
ledger-entry-label = { $chips } de { $source } a { $recipient } ({ $purpose })
ledger-entry-mismatch = se esperaba el apunte { $expected_entry } y hay { $found_entry }
ledger-incomplete = cuentas incompletas: falta { $missing_entry }
ledger-entry-unmatched = apunte sin un hecho: { $unmatched_entry }
ledger-count-differs =
    se { NUMBER($expected_count) ->
        [one] esperaba { $expected_count } apunte
       *[other] esperaban { $expected_count } apuntes
    } y hay { $found_count }
replay-contradiction = contra las reglas: { $finding }
foreign-cards-shown = { $player } muestra cartas de otra mano o de una mano en juego
shown-cards-not-dealt = { $player } muestra { CARDS($cards) } sin tenerlas
deck-mismatch =
    { KEY($fault) ->
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
deck-cut-without-commitment =
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
logged-card-mismatch = { $place } es { CARDS($logged_card) } en el registro, no { CARDS($deck_card) }
recorded-deal-impossible = { KEY($fact) ->
        [holecardsdealt] cartas propias
        [upcardsdealt] cartas descubiertas
        [boarddealt] cartas comunes
        [burned] carta quemada
        [stubreshuffled] barajado
       *[other] { $fact }
    }: { $reason }
cards-left-too-few = no se pueden repartir { $dealt_count } { NUMBER($dealt_count) ->
        [one] carta
       *[other] cartas
    }: quedan { $remaining_count }
cards-returned-to-stub-invalid = al mazo solo vuelven cartas repartidas, cada una una vez
sealed-deck-unopenable =
    la baraja de la mano { $hand } de { $stream } { KEY($fault) ->
        [form] tiene una forma desconocida
        [gone] falta
       *[other] no se abre con esta clave
    }
deck-of-other-hand = la mano { $hand } se repartió con otra baraja: { $reason }
no-game-began = al principio falta el inicio de la partida
record-start-repeated = inicio repetido
record-empty = registro vacío
later-version-record = de una versión posterior
undo-too-large = deshace más de lo que hay
tournament-fact-invalid = no es un hecho de un torneo: { $reason }
tournament-start-missing = al principio falta el inicio del torneo
table-never-opened = nunca se abrió
tournament-draw-key-mismatch = sorteos sellados con otra clave
tournament-unreadable = torneo { $event }: { $reason }
event-chip-total-mismatch = fichas en juego: { $chips_in_play }; vendidas: { $sold_chips }; retiradas: { $removed_chips }
player-at-two-tables = jugador en dos mesas
players-without-table =
    sin asiento ni cambio: { $players }{ NUMBER($player_count) ->
        [1] {""}
       *[other] {" "}({ $player_count })
    }
places-inconsistent = una entrada no tiene puesto, o tiene dos
payments-over-prizes = { $paid_total } pagados de { $prize_total }
