found-in-a-stream =
    { $stream }{ GIVEN($record) ->
        [yes] , registro { $record }
       *[no] {""}
    }{ GIVEN($hand) ->
        [yes] , mano { $hand }
       *[no] {""}
    }: { $why }
record-is-missing = falta el registro { $seq }
this-cannot-have-happened = imposible: { $why }
chips-do-not-fit = { $there } fichas en la mesa, { $came } aportadas
session-does-not-add-up = las cuentas de la sesión no cuadran: { $why }
end-was-cut-off = incompleto: quedan { $has } de { $had } registros
record-was-changed = ha cambiado uno de los primeros { $count } registros
checkpoint-differs = el punto de control tras el registro { $seq } no coincide con los registros
checkpoint-beyond-the-log = hay un punto de control tras el registro { $seq } y el último es el { $last }
entered = { $chips } de { $source } a { $to } ({ $why })
ledger-differs = se esperaba el apunte { $due } y hay { $found }
ledger-ends-early = cuentas incompletas: falta { $due }
ledger-has-more = apunte sin un hecho: { $found }
ledger-count-differs =
    se { NUMBER($due) ->
        [one] esperaba { $due } apunte
       *[other] esperaban { $due } apuntes
    } y hay { $found }
rules-say-otherwise = contra las reglas: { $finding }
shows-not-theirs = { $player } muestra cartas de otra mano o de una mano en juego
shows-what-they-lacked = { $player } muestra { CARDS($cards) } sin tenerlas
deck-is-wrong =
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
promise-is-no-hash = la promesa de { $player } no es un hash
cut-not-promised =
    corte sin promesa: { KEY($player) ->
        [empty] vacío,
       *[other] { $player },
    } asiento { $chair }
would-not-have-come = la carta { $number }, { CARDS($card) }, no es la siguiente de la baraja
off-the-deck =
    la carta { $number }{ GIVEN($reshuffles) ->
        [yes] {" "}tras barajar de nuevo, n.º { $reshuffles }
       *[no] {""}
    }
card-is-another = { $place } es { CARDS($logged) } en el registro, no { CARDS($dealt) }
cannot-be-dealt-so = { $fact }: { $why }
too-few-are-left = no se pueden repartir { $count } cartas: quedan { $left }
only-dealt-go-back = al mazo solo vuelven cartas repartidas, cada una una vez
deck-does-not-open =
    la baraja de la mano { $hand } de { $stream } { KEY($how) ->
        [form] tiene una forma desconocida
        [gone] falta
       *[other] no se abre con esta clave
    }
other-deck-was-dealt = la mano { $hand } se repartió con otra baraja: { $why }
no-game-began = al principio falta el inicio de la partida
begins-twice = inicio repetido
record-says-nothing = registro vacío
later-version-wrote-it = de una versión posterior
takes-back-too-much = deshace más de lo que hay
is-no-fact-of-an-event = no es un hecho de un torneo: { $why }
no-event-was-made = al principio falta el inicio del torneo
never-opened = nunca se abrió
draws-of-another-key = sorteos sellados con otra clave
event-is-lost = torneo { $event }: { $why }
event-chips-do-not-fit = { $there } fichas en juego, { $sold } vendidas y { $removed } retiradas
sits-at-two = jugador en dos mesas
sit-nowhere =
    sin asiento ni cambio: { $players }{ NUMBER($count) ->
        [1] {""}
       *[other] {" "}({ $count })
    }
placed-twice-or-not = una entrada no tiene puesto, o tiene dos
paid-more-than-prizes = { $paid } pagados de { $prizes }
