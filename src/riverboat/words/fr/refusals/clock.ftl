automatic-clock =
    inutile de demander le temps : chaque action a { $seconds } { NUMBER($seconds) ->
        [one] seconde
       *[other] secondes
    }
clock-caller-not-in-hand =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } demander le temps : seuls les joueurs de la main le peuvent
clock-caller-away =
    { PERSON($who) ->
        [you] tu ne peux pas demander le temps pendant ton
       *[other] { $who } ne peut pas demander le temps pendant son
    } absence
no-player-to-act = pas de temps à demander : personne n’a la parole
clock-call-on-own-turn = la parole est à { $who } : seuls les autres peuvent demander le temps
clock-already-running = l’horloge tourne déjà
clock-call-too-early =
    trop tôt pour demander le temps ({ $player_to_act }) : attends encore { $seconds } { NUMBER($seconds) ->
        [one] seconde
       *[other] secondes
    }
no-extra-time = pas de temps en plus à cette table
extra-time-for-other =
    { PERSON($who) ->
        [you] tu n’as
       *[other] { $who } n’a
    } pas la parole : le temps en plus est pour { $player_to_act }
extra-time-for-no-player =
    { PERSON($who) ->
        [you] tu n’as
       *[other] { $who } n’a
    } pas la parole : pas de temps en plus
extra-time-once-per-hand =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } déjà pris du temps en plus dans cette main
no-running-clock = pas d’horloge pour { $who } : aucune limite de temps
