no-home-hand-running = aucune main en cours
home-game-buy-in-during-hand =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } acheter de jetons pendant la main
action-input-unknown = { $typed_action } n’est pas une action ; écris { $example } ; possible : { $legal_actions }
draw-hint = stand pat, ou draw 7c 2d (les cartes jetées)
showdown-hint = show ou muck
run-it-twice-input-hint = run 2
declaration-hint = declare high, declare low ou declare both
deal-cards-input-hint = deal As Kd (les cartes du paquet)
betting-hint = fold, check, call, raise 600, pot ou all-in
call-amount-hint = il faut { CHIPS($chips) } pour suivre
bring-in-amount-hint = le bring-in est de { CHIPS($chips) }
command-not-offered =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } { $command } à ce moment ({ $hand_state }) ; possible : { $legal_actions }
action-illegal-at-table =
    table { $table } : { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } { $act } ; possible : { $legal_actions }
home-game-mix-unsupported = { $mix } réunit plusieurs jeux, et une partie maison en joue un
player-names-invalid = { $given_players } n’est pas un nom : les joueurs sont des noms, comme ['Ann', 'Bob'], ou un nombre
player-name-shared = deux joueurs s’appellent { $name }
stack-count-mismatch = { $players } { NUMBER($players) ->
        [one] joueur
       *[other] joueurs
    }, mais { $stacks } { NUMBER($stacks) ->
        [one] stack
       *[other] stacks
    }
stack-text-invalid = { $stack_text } n’est pas un stack : écris des jetons, 200, ou des grosses blindes, '100bb'
stack-not-whole-chips = un stack de { $stack_text } n’est pas un nombre entier de jetons en { $game }
stack-below-two-blinds = un stack de { CHIPS($chips) } fait moins de deux grosses blindes de { $game } ({ CHIPS($minimum) }) ; si c’est voulu, écris-le en grosses blindes : { $big_blinds_example }
one-player-with-all-chips = un joueur a tous les jetons
not-dealt-in-for-the-button = { $name } ne reçoit pas de cartes : pas de bouton
player-not-seated = { $name } n’est pas à la table ; à la table : { $others }
player-name-not-in-hand = { $name } n’est pas dans cette main ; dans la main : { $others }
buy-in-not-positive =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } acheter { CHIPS($chips) } en jetons : une cave est au-dessus de 0
