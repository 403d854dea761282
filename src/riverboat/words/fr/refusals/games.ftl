game-player-count = { $game } se joue de 2 à { $max_players }, pas à { $player_count }
stack-invalid =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } jouer avec un stack de { $given_stack } : un stack est un nombre entier positif
no-seat-for-the-button = pas de siège { $given_seat } pour le bouton ; sièges 0-{ $max_seat }
carried-over-pot-invalid = un pot reporté est un nombre entier, pas { $given_pot }
no-forced-bet = pas de mise forcée, rien à jouer : ajoute des blindes, des antes ou un bring-in
fee-invalid =
    { KEY($fee_kind) ->
        [drop] prélèvement pour le jackpot
        [kitty] cagnotte
        [time] droit de table
       *[other] { $fee_kind }
    } de { CHIPS($chips) } impossible : le plus petit jeton est { CHIPS($smallest_chip) }
too-few-players-to-post = { $player_count } { NUMBER($player_count) ->
        [one] joueur ne peut
       *[other] joueurs ne peuvent
    } pas poster { $blind_count } { NUMBER($blind_count) ->
        [one] blinde
       *[other] blindes
    }
forced-bet-seat-invalid = pas de siège { $given_seat } pour poster ; sièges 0-{ $max_seat }
post-amount-invalid =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } poster { $given_amount } comme { $kind } : une mise forcée est un nombre entier positif
post-kind-invalid = { $who } : { $kind } de { CHIPS($chips) } ne peut pas compter pour { CHIPS($live_chips) }
second-live-post =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } poster deux mises vivantes dans une main
ante-repeated =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } poser deux antes dans une main
post-over-stack =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } poster { CHIPS($chips) } : il reste { CHIPS($remaining_chips) }
rake-invalid = { $name } du rake est un nombre entier, pas { $given_value }
rake-unit-invalid = l’unité du rake est un nombre entier positif, pas { $given_value }
rake-out-of-range = le rake va de 0 à 1000 pour mille, pas { $per-mille }
spread-invalid = un spread est un intervalle comme (1, 5) à chaque street, pas { $given_spread }
cap-invalid = un plafond est un nombre positif, pas { CHIPS($cap) }
bet-size-invalid = { $name } est un nombre entier positif, pas { $given_size }
forced-bet-invalid = blindes, antes et bring-ins sont des nombres entiers, pas { $given_amount }
blinds-bring-in-conflict = des blindes ou un bring-in ouvrent le jeu, pas les deux
bring-in-exceeds-the-bet = le bring-in { CHIPS($bring-in) } dépasse la petite mise { CHIPS($bet) }
button-blind-conflict = une blinde du bouton va sans autres blindes
small-bet-exceeds-the-big = la petite mise { CHIPS($small) } dépasse la grosse mise { CHIPS($big) }
bet-sizes-off-unit = des mises de { CHIPS($small) } et { CHIPS($big) } ne sont pas des multiples de l’unité { CHIPS($unit) }
spread-minimum-mismatch = le spread commence à { CHIPS($spread_minimum) }, les mises sont { CHIPS($small) }/{ CHIPS($big) } : prends le même minimum
cap-stakes-conflict = un plafond ou des open stakes, pas les deux
cap-below-bet = un plafond de { CHIPS($cap) } est inférieur à une mise de { CHIPS($bet) }
no-such-deck = { $game } : pas de paquet { $deck } ; les paquets sont { $decks }
no-such-ranking = { $game } : pas de classement { $ranking } ; les classements sont { $rankings }
streets-missing = { $game } : il faut au moins une street
discard-unavailable = { $game } : rien à jeter à la première street
board-count-out-of-range = de 1 à 3 boards, pas { $board_count }
no-board-to-double = { $game } n’a pas de board, pas { $board_count }
bomb-pot-unavailable = pas de bomb pot en { $game } : il saute la première street, et il n’y en a qu’une
no-board-for-a-bomb-pot = pas de bomb pot en { $game } : il faut un board
no-upcards = pas de bring-in en { $game } : il n’y a pas de cartes visibles
blinds-in-upcard-game = ce sont les cartes visibles qui ouvrent { $game }, pas les blindes
openers-unavailable = pas de main d’ouverture en { $game } : c’est pour le draw high
big-blind-required = une big blind ante et un straddle exigent des blindes
ante-conflict = une ante par joueur ou une big blind ante, pas les deux
straddle-too-small = le straddle minimum est de deux grosses blindes, { $minimum }, pas { $chips }
openers-conflict = une main d’ouverture ou des blindes, pas les deux
deck-too-small-for-boards = le paquet est trop petit pour { $game } sur { $board_count } boards
no-such-variant = pas de variante { $variant } ; { $hint }
empty-rotation = { $mix } : il faut au moins un jeu
dealers-choice-in-fixed-rotation = { $mix } n’est pas un dealer’s choice : les jeux tournent
game-not-in-mix = pas de { $game } dans { $mix } ; les jeux sont { $games }
no-such-mix = pas de mix { $mix } ; { $hint }
