nothing-is-dealt = aucune main en cours
buys-when-it-is-over =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } acheter de jetons pendant la main
not-an-action = { $said } n’est pas une action ; écris { $example } ; possible : { $legal }
say-a-draw = stand pat, ou draw 7c 2d (les cartes jetées)
say-show-or-muck = show ou muck
say-how-often = run 2
say-a-side = declare high, declare low ou declare both
say-a-deal = deal As Kd (les cartes du paquet)
say-a-bet = fold, check, call, raise 600, pot ou all-in
a-call-is = il faut { CHIPS($chips) } pour suivre
the-bring-in-is = le bring-in est de { CHIPS($chips) }
not-offered =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } { $command } à ce moment ({ $state }) ; possible : { $legal }
not-legal-at-a-table =
    table { $table } : { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } { $act } ; possible : { $legal }
one-plays-at-home = { $mix } réunit plusieurs jeux, et une partie maison en joue un
players-are-names = { $given } n’est pas un nom : les joueurs sont des noms, comme ['Ann', 'Bob'], ou un nombre
two-of-one-name = deux joueurs s’appellent { $name }
a-stack-each = { $players } joueurs, mais { $stacks } stacks
stack-not-read = { $given } n’est pas un stack : écris des jetons, 200, ou des grosses blindes, '100bb'
stack-of-part-chips = un stack de { $given } n’est pas un nombre entier de jetons en { $game }
stack-below-two-blinds = un stack de { CHIPS($chips) } fait moins de deux grosses blindes de { $game } ({ CHIPS($least) }) ; si c’est voulu, écris-le en grosses blindes : { $as-in }
one-has-all-the-chips = un joueur a tous les jetons
not-dealt-in-for-the-button = { $name } ne reçoit pas de cartes : pas de bouton
does-not-sit-here = { $name } n’est pas à la table ; à la table : { $others }
not-in-this-hand = { $name } n’est pas dans cette main ; dans la main : { $others }
buys-nothing =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } acheter { CHIPS($chips) } en jetons : une cave est au-dessus de 0
