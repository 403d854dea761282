seat-name = Siège { $seat_number }
numbered-player-name = Joueur { $player_number }
all-in-label = à tapis
folded-label = a passé
fold-label = passe
check-action-label = check
draw-counts-label = change { $counts }
stood-pat-label = garde tout
only-pot-label = pot
main-pot = pot principal
single-side-pot-label = pot secondaire
side-pot-number = pot secondaire { $pot_number }
main-pot-short-label = principal
side-pot-short-label = secondaire { $pot_number }
player-count =
    { NUMBER($player_count) ->
        [one] { $player_count } joueur
       *[other] { $player_count } joueurs
    }
pot-size = { $pot } : { CHIPS($chips) }
pot-list = { $pots }
pot-half =
    { KEY($half) ->
        [both] les deux moitiés
       *[other] { $half }
    }
board-name = board { $board_number }
rake-amount = Rake : { CHIPS($chips) }
ledger-column-heading =
    { KEY($column) ->
        [bought] achats
        [has] stack
        [net] net
        [owes] dette
       *[other] { $column }
    }
house-share =
    { KEY($purpose) ->
        [rake] rake
        [jackpot] jackpot
        [kitty] cagnotte
        [time] droit de table
        [carried] report
        [corrected] corrections
       *[other] { $purpose }
    } { CHIPS($chips) }
kitty-payment-label = cagnotte, { $purpose } { CHIPS($chips) }
unfinished-hand-label = main en cours : ses mises comptent dans les stacks
chips-behind = et { CHIPS($chips) } à venir
street-name =
    { KEY($street) ->
        [preflop] préflop
        [deal] donne
        [second-street] deuxième street
        [third-street] troisième street
        [fourth-street] quatrième street
        [fifth-street] cinquième street
        [sixth-street] sixième street
        [seventh-street] septième street
        [draw] tirage
        [first-draw] premier tirage
        [second-draw] deuxième tirage
        [third-draw] troisième tirage
        [the-end] fin
       *[other] { $street }
    }
after-draw-label =
    { KEY($draw) ->
        [first-draw] après le premier tirage
        [second-draw] après le deuxième tirage
        [third-draw] après le troisième tirage
       *[other] après le tirage
    }
before-draw-label = avant le tirage
hand-result-label = résultat
hand-name = Main { $hand }
table-name = table { $table }
tournament-name = tournoi { $tournament }
level-name = niveau { $level }
dead-button-label = bouton mort au siège { $chair }
invalid-recording-label = L’enregistrement n’est plus valable à partir d’ici.
player-offer-label = { $name } : { $offer }
dealer-choices = Croupier : { $offer }
hand-over-label = La main est finie
play-continued = La partie continue
stack-label = { $name } a { CHIPS($chips) }
out-of-chips-label = { $name } n’a plus de jetons
chips-in-front = { CHIPS($chips) } misés
chips-won-label =
    gagne { CHIPS($chips) }{ GIVEN($pot_part) ->
        [yes] {" "}({ $pot_part })
       *[no] {""}
    }
board-label = { $board } : { CARDS($cards) }
single-board-label = board
hidden-card = carte face cachée
play-by-play-label = Déroulement
street-buttons = Streets
replay-position-label = Moment de la main
replay-start-button-label = Début (Home)
replay-back-button-label = Retour (flèche gauche)
replay-play-pause-label = Lecture/pause (espace)
replay-next-button-label = Suivant (flèche droite)
replay-end-button-label = Fin (End)
speed-label = Vitesse
replay-speed =
    { KEY($speed) ->
        [slow] lente
        [normal] normale
        [fast] rapide
       *[other] { $speed }
    }
hide-cards = Cacher les cartes
hide-cards-hint = Cacher les cartes privées jusqu’à l’abattage (f)
four-colours = Jeu à quatre couleurs
four-colours-hint = Activer ou non le jeu à quatre couleurs (c)
