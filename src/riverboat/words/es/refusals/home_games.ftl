no-home-hand-running = no hay mano en juego
home-game-buy-in-during-hand =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } comprar fichas durante la mano
action-input-unknown = { $typed_action } no es una acción; escribe { $example }; ahora vale: { $legal_actions }
draw-hint = stand pat, o draw 7c 2d (los descartes)
showdown-hint = show o muck
run-it-twice-input-hint = run 2
declaration-hint = declare high, declare low o declare both
deal-cards-input-hint = deal As Kd (las cartas de la baraja)
betting-hint = fold, check, call, raise 600, pot o all-in
call-amount-hint = para igualar son { CHIPS($chips) }
bring-in-amount-hint = el bring-in es { CHIPS($chips) }
command-not-offered =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } { $command } en { $hand_state }; ahora vale: { $legal_actions }
action-illegal-at-table =
    mesa { $table }: { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } { $act }; ahora vale: { $legal_actions }
home-game-mix-unsupported = { $mix } son varios juegos, y en una partida casera se juega uno
player-names-invalid = { $given_players } no es un nombre: los jugadores son nombres, como en ['Ann', 'Bob'], o un número
player-name-shared = dos jugadores se llaman { $name }
stack-count-mismatch = { $players } { NUMBER($players) ->
        [one] jugador
       *[other] jugadores
    }, pero { $stacks } { NUMBER($stacks) ->
        [one] stack
       *[other] stacks
    }
stack-text-invalid = { $stack_text } no es un stack: escribe fichas, 200, o ciegas grandes, '100bb'
stack-not-whole-chips = un stack de { $stack_text } no es un número entero de fichas en { $game }
stack-below-two-blinds = un stack de { CHIPS($chips) } es menos que dos ciegas grandes de { $game } ({ CHIPS($minimum) }); si es lo que quieres, escríbelo en ciegas grandes: { $big_blinds_example }
one-player-with-all-chips = un jugador tiene todas las fichas
not-dealt-in-for-the-button = { $name } no recibe cartas: sin botón
player-not-seated = { $name } no está en la mesa; están: { $others }
player-name-not-in-hand = { $name } no está en esta mano; están: { $others }
buy-in-not-positive =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } comprar { CHIPS($chips) } fichas: una compra es mayor que 0
