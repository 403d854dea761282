no-home-hand-running = keine laufende Hand
home-game-buy-in-during-hand =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } während der Hand keine Chips kaufen
action-input-unknown = { $typed_action } ist keine Aktion; schreib { $example }; jetzt möglich: { $legal_actions }
draw-hint = stand pat oder draw 7c 2d (die abgeworfenen Karten)
showdown-hint = show oder muck
run-it-twice-input-hint = run 2
declaration-hint = declare high, declare low oder declare both
deal-cards-input-hint = deal As Kd (die Karten vom Deck)
betting-hint = fold, check, call, raise 600, pot oder all-in
call-amount-hint = der Call ist { CHIPS($chips) }
bring-in-amount-hint = das Bring-in ist { CHIPS($chips) }
command-not-offered =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } in { $hand_state } nicht { $command }; jetzt möglich: { $legal_actions }
action-illegal-at-table =
    Tisch { $table }: { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht { $act }; jetzt möglich: { $legal_actions }
home-game-mix-unsupported = { $mix } ist mehrere Spiele, und ein Home Game spielt eins
player-names-invalid = { $given_players } ist kein Name: Spieler sind Namen wie ['Ann', 'Bob'] oder eine Zahl
player-name-shared = zwei Spieler heißen { $name }
stack-count-mismatch = { $players } Spieler, aber { $stacks } { NUMBER($stacks) ->
        [one] Stack
       *[other] Stacks
    }
stack-text-invalid = { $stack_text } ist kein Stack: Schreib Chips, 200, oder Big Blinds, '100bb'
stack-not-whole-chips = ein Stack von { $stack_text } ist in { $game } keine ganze Zahl von Chips
stack-below-two-blinds = ein Stack von { CHIPS($chips) } ist weniger als zwei Big Blinds von { $game } ({ CHIPS($minimum) }); wenn das gewollt ist, schreib ihn in Big Blinds: { $big_blinds_example }
one-player-with-all-chips = ein Spieler hat alle Chips
not-dealt-in-for-the-button = { $name } bekommt keine Karten: kein Button
player-not-seated = { $name } sitzt nicht hier; am Tisch: { $others }
player-name-not-in-hand = { $name } ist nicht in dieser Hand; dabei sind: { $others }
buy-in-not-positive =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht { CHIPS($chips) } Chips kaufen: Ein Buy-in ist über 0
