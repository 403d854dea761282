no-such-season = pas de championnat { $season }
not-the-seasons-host = seul l’organisateur du championnat peut le faire
too-many-seasons = tu organises déjà { $max_seasons } { NUMBER($max_seasons) ->
        [one] championnat
       *[other] championnats
    } : pas plus
season-full =
    { $max_tournaments } { NUMBER($max_tournaments) ->
        [one] tournoi
       *[other] tournois
    } au plus par championnat : crée-en un autre
too-many-results = { $max_results } { NUMBER($max_results) ->
        [one] résultat
       *[other] résultats
    } au plus par championnat : crée-en un autre
too-many-season-players = { $max_players } { NUMBER($max_players) ->
        [one] joueur
       *[other] joueurs
    } au plus par liste
too-many-season-changes = ce championnat a trop de modifications : crée-en un autre
event-unfinished = { $event } n’est pas terminé
tournament-already-in-season = { $evening } est déjà dans le championnat
no-such-evening = ce tournoi n’est pas dans le championnat
player-listed-twice = { $who } est deux fois dans la liste
place-impossible = { $who } ne peut pas finir à la place { $finishing_place } : les places vont de 1 au nombre d’entrées
fewer-entries-than-players = moins d’entrées ({ $entries }) que de joueurs ({ $players })
player-not-in-season = { $who } n’est pas dans ce championnat
players-not-mergeable = { $who } et { $other_player } ont joué { $evening } : ce sont deux joueurs
player-with-results = { $who } a des résultats : renomme le joueur ou retire les tournois
season-change-conflict = une autre modification est passée avant : réessaie
