entry-count-missing = fixe le nombre d’inscriptions pour un départ quand le tournoi est plein
bounty-missing = un tournoi à bounties exige une part de bounty dans le buy-in
mystery-bounty-count-wrong = les bounties mystères font 100 en tout, pas { $bounty_count }
mystery-bounties-unsorted = liste les bounties mystères à partir du plus haut : { $bounty } ne peut pas suivre { $previous_bounty }
satellite-shares-conflict = un satellite paie des tickets, pas des parts de la dotation
no-such-level = pas de niveau { $level } : la structure en a { $levels }
player-not-entrant =
    { PERSON($who) ->
        [you] tu n’es
       *[other] { $who } n’est
    } pas dans ce tournoi
already-entered =
    { PERSON($who) ->
        [you] tu es
       *[other] { $who } est
    } déjà dans ce tournoi
registration-over = les inscriptions sont closes depuis { NUMBER($level) ->
        [0] le départ
       *[other] la fin du niveau { $level }
    }
no-reentry = pas de re-entry pour { $who } : { NUMBER($max_reentries) ->
        [0] c’est un freezeout
       *[other] { $max_reentries } par joueur au plus
    }
event-full =
    le tournoi est complet : { $max_entries } { NUMBER($max_entries) ->
        [one] inscription
       *[other] inscriptions
    }
tournament-started = le tournoi a commencé
too-few-entrants = { $entry_count } { NUMBER($entry_count) ->
        [one] inscription
       *[other] inscriptions
    }, il en faut { $min_entries }
no-rebuys = pas de recaves dans ce tournoi
rebuy-period-over = les recaves sont closes depuis la fin du niveau { $level }
rebuys-exhausted = plus de recave pour { $who } : { $max_rebuys } par joueur
stack-too-large-for-rebuy =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } { CHIPS($chips) } ; les recaves sont pour les stacks de { CHIPS($max_stack) } ou moins
seatless-entrant =
    { PERSON($who) ->
        [you] tu n’es
       *[other] { $who } n’est
    } à aucune table
wait-for-hands-end = attends la fin de la main à la table { $table }
player-with-chips =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } encore { CHIPS($chips) }
no-add-on = pas d’add-on dans ce tournoi
add-on-too-early = l’add-on se prend seulement au niveau { $level } et à la pause qui suit
add-on-already-taken = pas d’add-on pour { $who } : un par joueur assis
no-such-table = pas de table { $table } dans ce tournoi ; tables : { $tables }
tournament-not-running = le tournoi n’est pas en cours
clock-not-running = l’horloge est arrêtée
clock-running = l’horloge tourne déjà
clock-reversal = l’horloge ne peut pas reculer
event-on-break =
    pause de { $minutes } { NUMBER($minutes) ->
        [one] minute
       *[other] minutes
    }
event-hand-running = main en cours à la table { $table }
event-hands-running = mains en cours : arrête l’horloge et laisse-les finir
event-hand-missing = aucune main en cours à la table { $table }
too-few-players-at-table = trop peu de joueurs à la table { $table }
rebuy-decision-due =
    { PERSON($who) ->
        [you] tu dois
       *[other] { $who } doit
    } d’abord choisir de recaver ou non
seat-redraw-pending = nouveau tirage des places dès que toutes les tables ont fini leur main
table-waiting-for-others = main par main : la table { $table } attend les autres
event-day-over = la dernière main de la journée est finie
level-hands-played = la table { $table } a joué { NUMBER($hands) ->
        [one] la main
       *[other] les { $hands } mains
    } de ce niveau et attend les autres
table-short-of-players = la table { $table } ({ $players } { NUMBER($players) ->
        [one] joueur
       *[other] joueurs
    }) attend un joueur d’une table de { $largest_table_size }
player-not-at-table =
    { PERSON($who) ->
        [you] tu n’es
       *[other] { $who } n’est
    } pas à la table { $table }
tournament-stack-invalid = { CHIPS($chips) } n’est pas un stack possible pour { $who }
chips-unaccounted = { CHIPS($chips_in_play) } en jeu, { CHIPS($chips_sold) } vendus : { CHIPS($difference) } { $is_surplus ->
        [true] en trop
       *[false] manquants
    }
table-chip-total-mismatch = la table { $table } avait { CHIPS($chips_before) } avant la main, pas { CHIPS($chips_after) }
player-eliminated =
    { PERSON($who) ->
        [you] tu n’es plus
       *[other] { $who } n’est plus
    } dans le tournoi
tournament-over = le tournoi est fini
self-elimination =
    { PERSON($who) ->
        [you] tu ne peux pas t’éliminer
       *[other] { $who } ne peut pas s’éliminer
    }
chip-winner-missing =
    indique qui a gagné les { CHIPS($chips) } ({ PERSON($who) ->
        [you] les tiens
       *[other] { $who }
    })
finish-not-undoable =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } revenir : la place est définitive
no-open-seat = aucun siège libre à la table { $table }
reason-missing = indique une raison
hand-or-round-count-invalid = { $hands } n’est pas un nombre de mains ou de tours
no-prize-deals = pas de deals dans ce tournoi
prize-deal-too-early = un deal se fait après les inscriptions, entre deux mains
deal-votes-missing =
    un deal exige l’accord de tous les joueurs restants ; { NUMBER($vote_count) ->
        [one] il manque { $vote_count } voix
       *[other] il manque { $vote_count } voix
    } : { LIST($who) }
play-for-prize-too-large = impossible de laisser { CHIPS($play_for_amount) } à jouer : { CHIPS($money) } au plus
too-many-for-icm = l’ICM pour { $player_count } joueurs et { $prize_count } gains n’est qu’une estimation : partage selon les jetons, à parts égales ou par montants convenus
deal-shares-mismatch = donne une part à chaque joueur restant, { CHIPS($money) } en tout ; celles-ci font { CHIPS($share_total) }
