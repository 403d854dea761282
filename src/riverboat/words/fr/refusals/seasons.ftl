no-such-season = pas de championnat { $season }
not-the-seasons-host = seul l’organisateur du championnat peut le faire
too-many-seasons = tu organises déjà { $most } { NUMBER($most) ->
        [one] championnat
       *[other] championnats
    } : pas plus
season-full =
    { $most } { NUMBER($most) ->
        [one] tournoi
       *[other] tournois
    } au plus par championnat : crée-en un autre
too-many-results = { $most } { NUMBER($most) ->
        [one] résultat
       *[other] résultats
    } au plus par championnat : crée-en un autre
too-many-season-players = { $most } { NUMBER($most) ->
        [one] joueur
       *[other] joueurs
    } au plus par liste
too-many-season-changes = ce championnat a trop de modifications : crée-en un autre
event-unfinished = { $event } n’est pas terminé
evening-added-already = { $evening } est déjà dans le championnat
no-such-evening = ce tournoi n’est pas dans le championnat
player-listed-twice = { $who } est deux fois dans la liste
place-impossible = { $who } ne peut pas finir à la place { $place } : les places vont de 1 au nombre d’entrées
fewer-entries-than-players = moins d’entrées ({ $entries }) que de joueurs ({ $players })
player-not-in-season = { $who } n’est pas dans ce championnat
players-not-mergeable = { $who } et { $other } ont joué { $evening } : ce sont deux joueurs
player-with-results = { $who } a des résultats : renomme le joueur ou retire les tournois
season-change-conflict = une autre modification est passée avant : réessaie
