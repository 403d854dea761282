house-rules-heading = Règles de la maison : { GAME($game) }
posted-games = { GAME($game) }
posted-rules-heading =
    { KEY($section) ->
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
       *[other] { $section }
    }
games-hand-rules-heading = La main : { GAME($games) }
default-rules =
    Pour tout le reste, le livre des règles s’applique. Les changements sont { KEY($change_marking) ->
        [bold] en gras
        [star] marqués d’une étoile
       *[other] { $change_marking }
    }.
option-columns = | option | ici | choix possibles | sens | règles |
config-heading =
    { KEY($config_kind) ->
        [table] Une table de riverboat. Le preset fixe toutes les autres options.
       *[event] Un tournoi de riverboat. Toutes les autres options ont leurs valeurs par défaut.
    }
option-default =
    { GIVEN($choices_text) ->
        [yes] { $choices_text }.{" "}
       *[no] {""}
    }{ KEY($default_source) ->
        [preset] Dans le preset :
       *[event] Par défaut :
    } { $value }.
posted-rule-label =
    { KEY($rule_name) ->
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
       *[other] { $rule_name }
    }
posted-rule-alternative = { $first_rule } ou { $second_rule }
posted-rule-list = { $first_rule } ; { $second_rule }
no-posted-rule = aucun
posted-table-format =
    { $chairs } au plus, { KEY($format) ->
        [cash] cash game
        [tournament] table de tournoi
       *[other] { $format }
    }
posted-any-buy-in = autant de jetons qu’on veut
posted-minimum-buy-in = { CHIPS($minimum) } en jetons ou plus
posted-maximum-buy-in = jusqu’à { CHIPS($maximum) } en jetons
posted-buy-in-range = de { CHIPS($minimum) } à { CHIPS($maximum) } en jetons
buy-in-up-to-largest-stack = { $buy_in_limits }, ou jusqu’au plus gros stack
posted-stakes-rule =
    { KEY($stakes) ->
        [table] table stakes : rien n’est ajouté ni retiré pendant une main
        [open] open stakes : on peut acheter et emprunter des jetons pendant une main
       *[other] { $stakes }
    }
unlimited-raises = sans limite de nombre
raise-count = { $raise_count }
raise-cap-per-round =
    { $raise_counts } par tour après une mise{ $is_limit_only ->
        [true] {" "}en limit, sans limite de nombre ailleurs
       *[false] {""}
    }
reopening-rule =
    { KEY($reopening_raise) ->
        [by-structure] par un tapis d’une relance complète, en limit d’une demi-relance
        [full] par un tapis d’une relance complète
        [half] par un tapis d’une demi-relance
       *[other] { $reopening_raise }
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
    { KEY($movement_rule) ->
        [simplified] passe au joueur suivant
        [moving] passe au joueur suivant, et les blindes sautées sont payées
        [dead] peut rester devant un siège vide, et la grosse blinde avance
       *[other] { $movement_rule }
    }
new-player-entry-rule =
    { KEY($entry_rule) ->
        [none] reçoivent des cartes tout de suite
        [bb] postent une grosse blinde, ou l’attendent
        [bb-in-limit] postent une grosse blinde, ou l’attendent, en limit uniquement
        [min-bet] postent une grosse blinde, ou l’attendent, et sans blindes une mise minimale
        [wait] attendent la grosse blinde
       *[other] { $entry_rule }
    }
missed-blind-rule =
    { KEY($missed_blind_rule) ->
        [both-now-sb-dead] les deux à la fois, la petite est morte
        [one-per-hand-live] une par main, vivante, la plus grosse d’abord
        [wait-for-bb] aucune : on attend la grosse blinde
        [bb-live] une grosse blinde vivante
       *[other] { $missed_blind_rule }
    }
straddle-position =
    { KEY($place) ->
        [utg] UTG
        [button] au bouton
        [cutoff] au cutoff
        [any] de partout
       *[other] { $place }
    }
posted-straddle-rules =
    { $positions }, vivants : { $max_live_straddles } au plus{ $has_rock ->
        [true] , le rock tourne
       *[false] {""}
    }{ $has_sleepers ->
        [true] , sleepers acceptés
       *[false] {""}
    }
pot-threshold = un pot au-dessus de { CHIPS($pot) }
consecutive-pot-wins =
    { $pot_count } { NUMBER($pot_count) ->
        [one] pot
       *[other] pots
    } de suite
posted-kill-rules =
    { $kill_condition } : limites à { $percent } %, qui a le kill parle { KEY($killer_turn) ->
        [last] en dernier
        [in-turn] à son tour
       *[other] { $killer_turn }
    }
posted-no-credit = aucun, et pas de prêts
markers-by-agreement =
    reconnaissances de dette acceptées si tous les joueurs du coup sont d’accord{ GIVEN($automatic_below) ->
        [yes] , sans demander sous { CHIPS($automatic_below) }
       *[no] {""}
    }{ GIVEN($hours) ->
        [yes] , à régler sous { $hours } h
       *[no] {""}
    }
posted-marker-rules =
    { $marker_rule }{ $has_loans ->
        [true] {""} ; les joueurs peuvent se prêter des jetons
       *[false] {""} ; pas de prêts
    }
nothing-collected = rien
rake-cap-by-players = , au plus { $caps } à deux, trois… joueurs
rake-cap-suffix = , au plus { CHIPS($cap) }
posted-rake =
    { $whole_percent }{ GIVEN($tenths_of_percent) ->
        [yes] ,{ $tenths_of_percent }
       *[no] {""}
    } % de chaque pot{ $cap }{ $is_no_flop_no_drop ->
        [true] , rien avant le flop
       *[false] {""}
    }
posted-jackpot-drop =
    { CHIPS($drop) } pour le jackpot sur les pots{ GIVEN($minimum_pot) ->
        [yes] {" "}d’au moins { CHIPS($minimum_pot) }
       *[no] {""}
    }
posted-jackpot-rules =
    le jackpot tombe quand la main perdante vaut au moins { KEY($qualifying_hand) ->
        [aces-full-of-tens] full aux as par les dix
        [aces-full-of-jacks] full aux as par les valets
        [aces-full-of-queens] full aux as par les dames
        [aces-full-of-kings] full aux as par les rois
        [four-of-a-kind] un carré
        [four-eights] un carré de huit
        [four-tens] un carré de dix
        [straight-flush] une quinte flush
       *[other] { $qualifying_hand }
    } : { $loser_percent } % pour la main battue, { $winner_percent } % pour la gagnante, { $others_percent } % pour les autres
posted-time-fee =
    { CHIPS($fee) } par siège toutes les { $minutes } { NUMBER($minutes) ->
        [one] minute
       *[other] minutes
    }{ GIVEN($pot_threshold) ->
        [yes] , sur le premier pot au-dessus de { CHIPS($pot_threshold) }
       *[no] {""}
    }
kitty-contribution = { CHIPS($chips) } sur chaque pot gagné, pour { $purposes }
agreed-kitty-contribution = { CHIPS($chips) } sur chaque pot gagné, pour ce qu’on veut d’un commun accord
posted-seven-deuce-bounty = qui gagne un pot de hold’em avec 7-2 et le montre reçoit { CHIPS($chips) } de chaque joueur servi
posted-chip-values = { $chip_values }
forbidden-suffix = {""} ; sont interdits { $forbidden_options }
posted-jurisdiction = { $jurisdiction }{ $forbidden_suffix }
posted-local-law = la loi du pays{ $forbidden_suffix }
