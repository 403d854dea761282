day-ends-unsorted = une journée ne peut finir au niveau { $level } après une autre au niveau { $earlier_level } : les niveaux montent
day-end-level-in-hands = une journée ne peut finir au niveau { $level } : il compte des mains, pas des minutes
start-time-required = fixe une heure de début
password-unneeded = une entrée par mot de passe en exige un, une autre n’en a pas
level-game-missing = { $game } réunit plusieurs jeux : fixe le jeu de chaque niveau
seat-value-missing = un satellite pour { $event } exige la valeur d’un ticket
wrong-password = mot de passe du tournoi incorrect
entry-request-pending =
    { PERSON($who) ->
        [you] tu as déjà demandé et attends
       *[other] { $who } a déjà demandé et attend
    } l’hôte
no-open-entry-request =
    { PERSON($who) ->
        [you] tu n’as
       *[other] { $who } n’a
    } aucune demande d’inscription en cours
tickets-disabled = pas de tickets pour ce tournoi
ticket-used = ticket { $ticket } déjà utilisé
unregistering-forbidden = pas de désinscription dans ce tournoi
levels-started = le niveau { $level } a commencé : garde au moins { $fixed_count } des { $schedule_length } parties de la structure
hand-length-levels-unsupported = pas de compte de mains aux tables live : fixe les minutes de chaque niveau
hand-for-hand-round-missing = la fin de tour est pour les tables live pendant le main par main
no-bounty-markers = pas de jetons de bounty dans ce tournoi
flight-already-merged = { $flight } : les joueurs restants sont déjà là
no-such-flight =
    { $flight } a { $bag_count } { NUMBER($bag_count) ->
        [one] sachet
       *[other] sachets
    } pour { $entry_count } { NUMBER($entry_count) ->
        [one] inscription
       *[other] inscriptions
    } : un sachet de jetons par joueur
no-such-seat = la table { $table } a les sièges 1 à { $seats }, pas de siège { $seat }
event-seat-taken = le siège { $seat } de la table { $table } est pris ou réservé
event-seat-blocked = le siège { $seat } de la table { $table } est fermé
event-seat-open = le siège { $seat } de la table { $table } n’est pas fermé
minimum-seats-reached = la table { $table } a besoin du siège { $seat } : deux joueurs au moins
seat-change-not-pending =
    { PERSON($who) ->
        [you] tu n’as
       *[other] { $who } n’a
    } aucun changement de place en cours
chip-value-in-play = les jetons de { CHIPS($worth) } sont encore en jeu
chip-count-invalid = { $count } n’est pas un nombre de jetons
hand-for-hand-wait = main par main : la table { $table } attend les autres tables
button-already-known = le bouton de la table { $table } ne se déplace qu’aux tables live, à deux joueurs ou plus
button-unknown = pas encore de bouton à la table { $table } : indique qui l’a
big-blind-already-known = la grosse blinde de la table { $table } ne s’indique qu’aux tables live, en cours de jeu
one-player-left-at-table = un seul joueur à la table { $table } : le bouton avance avec l’horloge
day-running = la journée n’est pas finie : mets d’abord les jetons en sachet
chips-bagged = la journée est finie, les jetons sont en sachet
stack-below-round-cost =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } { CHIPS($chips) }, un tour coûte { CHIPS($round_cost) } : disqualifie plutôt
place-already-awarded =
    { PERSON($later_finisher) ->
        [you] tu finis
       *[other] { $later_finisher } finit
    } après { $who } : annule d’abord cela
not-eliminated = pas d’élimination à une table pour { $who }
earlier-elimination-missing = pas d’élimination antérieure à la table { $table } dans la même main : note-la à part
elimination-too-old = la table { $table } a joué depuis l’élimination ({ $who }) : annule ce qui suit, ou note une autre main
not-at-one-table = { $who } et { $other_player } étaient à des tables différentes : note les mains à part
eliminated-player-repeated = liste chaque joueur éliminé une seule fois
chips-won-in-bust-out-hand =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } gagné des jetons dans cette main ({ $losing_player }) : corrige le gagnant, ou note une main postérieure
bounty-winner-eliminated =
    { PERSON($bounty_winner) ->
        [you] tu as une part du bounty ({ $who }) et n’es plus
       *[other] { $bounty_winner } a une part du bounty ({ $who }) et n’est plus
    } en course : annule d’abord cela
reentry-already-made =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } fait un re-entry
draw-seed-already-public = le tournoi est fini, la graine de ses tirages est publique
