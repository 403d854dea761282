house-rules-heading = Règles de la maison : { GAME($game) }
games-posted = { GAME($game) }
posted-rules-heading =
    { KEY($of) ->
        [this] Cette table
        [says] Le mot de la maison
        [else] Tout le reste
        [table] La table
        [button] Bouton et blindes
        [straddle] Straddles
        [kill] Kill pots
        [buy-in] Caves
        [marker] Reconnaissances de dette et prêts
        [clock] Temps
        [fees] La maison
        [hand] La main
       *[other] { $of }
    }
hand-games-heading = La main : { GAME($games) }
default-rules =
    Pour tout le reste, le livre des règles s’applique. Les changements sont { KEY($marked) ->
        [bold] en gras
        [star] marqués d’une étoile
       *[other] { $marked }
    }.
option-columns = | option | ici | choix possibles | sens | règles |
config-heading =
    { KEY($of) ->
        [table] Une table de riverboat. Le preset fixe toutes les autres options.
       *[event] Un tournoi de riverboat. Toutes les autres options ont leurs valeurs par défaut.
    }
option-default =
    { GIVEN($choices) ->
        [yes] { $choices }.{" "}
       *[no] {""}
    }{ KEY($of) ->
        [preset] Dans le preset :
       *[event] Par défaut :
    } { $value }.
posted-question =
    { KEY($of) ->
        [game] Jeu
        [players] Joueurs
        [buy-in] Cave
        [stakes] Enjeu
        [raises] Relances
        [reopening] Réouverture
        [overbets] Overbets
        [button] Bouton
        [new] Nouveaux joueurs
        [missed] Blindes manquées
        [straddles] Straddles
        [kills] Kill pots
        [markers] Crédit
        [takes] La maison prend
        [kitty] Cagnotte
        [seven-deuce] Jeu du 7-2
        [chips] Jetons
        [law] Loi
       *[other] { $of }
    }
posted-alternative = { $one } ou { $other }
posted-addition = { $one } ; { $other }
posted-none = aucun
table-format-posted =
    { $chairs } au plus, { KEY($format) ->
        [cash] cash game
        [tournament] table de tournoi
       *[other] { $format }
    }
any-chips-posted = autant de jetons qu’on veut
min-chips-posted = { CHIPS($least) } en jetons ou plus
max-chips-posted = jusqu’à { CHIPS($most) } en jetons
chip-range-posted = de { CHIPS($least) } à { CHIPS($most) } en jetons
largest-stack-alternative = { $reach }, ou jusqu’au plus gros stack
stakes-posted =
    { KEY($stakes) ->
        [table] table stakes : rien n’est ajouté ni retiré pendant une main
        [open] open stakes : on peut acheter et emprunter des jetons pendant une main
       *[other] { $stakes }
    }
unlimited-raises = sans limite de nombre
raise-count = { $n }
raise-cap-per-round =
    { $counts } par tour après une mise{ $limit ->
        [true] {" "}en limit, sans limite de nombre ailleurs
       *[false] {""}
    }
reopening-rule =
    { KEY($reopen) ->
        [by-structure] par un tapis d’une relance complète, en limit d’une demi-relance
        [full] par un tapis d’une relance complète
        [half] par un tapis d’une demi-relance
       *[other] { $reopen }
    }
overbet-handling =
    { KEY($overbet) ->
        [refuse] refusés
        [auto-return] ramenés au pot
        [stands-if-unchallenged] valables sauf contestation avant l’action suivante
        [tda] corrigés sur la même street
       *[other] { $overbet }
    }
button-movement =
    { KEY($button) ->
        [simplified] passe au joueur suivant
        [moving] passe au joueur suivant, et les blindes sautées sont payées
        [dead] peut rester devant un siège vide, et la grosse blinde avance
       *[other] { $button }
    }
new-player-entry-rule =
    { KEY($new) ->
        [none] reçoivent des cartes tout de suite
        [bb] postent une grosse blinde, ou l’attendent
        [bb-in-limit] postent une grosse blinde, ou l’attendent, en limit uniquement
        [min-bet] postent une grosse blinde, ou l’attendent, et sans blindes une mise minimale
        [wait] attendent la grosse blinde
       *[other] { $new }
    }
missed-blind-rule =
    { KEY($missed) ->
        [both-now-sb-dead] les deux à la fois, la petite est morte
        [one-per-hand-live] une par main, vivante, la plus grosse d’abord
        [wait-for-bb] aucune : on attend la grosse blinde
        [bb-live] une grosse blinde vivante
       *[other] { $missed }
    }
straddle-position =
    { KEY($place) ->
        [utg] UTG
        [button] au bouton
        [cutoff] au cutoff
        [any] de partout
       *[other] { $place }
    }
straddles-posted =
    { $places }, vivants : { $live } au plus{ $rock ->
        [true] , le rock tourne
       *[false] {""}
    }{ $sleepers ->
        [true] , sleepers acceptés
       *[false] {""}
    }
pot-threshold = un pot au-dessus de { CHIPS($pot) }
consecutive-pots =
    { $n } { NUMBER($n) ->
        [one] pot
       *[other] pots
    } de suite
kills-posted =
    { $why } : limites à { $percent } %, qui a le kill parle { KEY($acts) ->
        [last] en dernier
        [in-turn] à son tour
       *[other] { $acts }
    }
no-credit-posted = aucun, et pas de prêts
markers-by-agreement =
    reconnaissances de dette acceptées si tous les joueurs du coup sont d’accord{ GIVEN($below) ->
        [yes] , sans demander sous { CHIPS($below) }
       *[no] {""}
    }{ GIVEN($hours) ->
        [yes] , à régler sous { $hours } h
       *[no] {""}
    }
markers-posted =
    { $taken }{ $loans ->
        [true] {""} ; les joueurs peuvent se prêter des jetons
       *[false] {""} ; pas de prêts
    }
nothing-collected = rien
rake-cap-by-players = , au plus { $caps } à deux, trois… joueurs
rake-cap-suffix = , au plus { CHIPS($cap) }
rake-posted =
    { $whole }{ GIVEN($tenths) ->
        [yes] ,{ $tenths }
       *[no] {""}
    } % de chaque pot{ $cap }{ $no-flop ->
        [true] , rien avant le flop
       *[false] {""}
    }
jackpot-drop-posted =
    { CHIPS($drop) } pour le jackpot sur les pots{ GIVEN($least) ->
        [yes] {" "}d’au moins { CHIPS($least) }
       *[no] {""}
    }
jackpot-posted =
    le jackpot tombe quand la main perdante vaut au moins { KEY($hand) ->
        [aces-full-of-tens] full aux as par les dix
        [aces-full-of-jacks] full aux as par les valets
        [aces-full-of-queens] full aux as par les dames
        [aces-full-of-kings] full aux as par les rois
        [four-of-a-kind] un carré
        [four-eights] un carré de huit
        [four-tens] un carré de dix
        [straight-flush] une quinte flush
       *[other] { $hand }
    } : { $loser } % pour la main battue, { $winner } % pour la gagnante, { $others } % pour les autres
time-fee-posted =
    { CHIPS($fee) } par siège toutes les { $minutes } { NUMBER($minutes) ->
        [one] minute
       *[other] minutes
    }{ GIVEN($above) ->
        [yes] , sur le premier pot au-dessus de { CHIPS($above) }
       *[no] {""}
    }
kitty-contribution = { CHIPS($chips) } sur chaque pot gagné, pour { $uses }
agreed-kitty-contribution = { CHIPS($chips) } sur chaque pot gagné, pour ce qu’on veut d’un commun accord
seven-deuce-posted = qui gagne un pot de hold’em avec 7-2 et le montre reçoit { CHIPS($chips) } de chaque joueur servi
chips-posted = { $each }
forbidden-suffix = {""} ; sont interdits { $what }
jurisdiction-law = { $place }{ $bans }
local-law = la loi du pays{ $bans }
