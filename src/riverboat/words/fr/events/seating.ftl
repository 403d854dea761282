chips-suffix = {" "}avec { CHIPS($chips) }
seat-taken-by-player =
    { PERSON($who) ->
        [you] tu prends
       *[other] { $who } prend
    } le siège { $chair }{ $chips }
seat-taken-as-replacement =
    { PERSON($who) ->
        [you] tu prends
       *[other] { $who } prend
    } le siège { $chair }{ $chips }, à la place de la personne partie
player-sat-out =
    { PERSON($who) ->
        [you] tu te mets
       *[other] { $who } se met
    } en sit-out
sat-out-without-chips =
    { PERSON($who) ->
        [you] tu n’as plus de jetons et te mets
       *[other] { $who } n’a plus de jetons et se met
    } en sit-out
sat-out-after-timeouts =
    { PERSON($who) ->
        [you] tu te mets
       *[other] { $who } se met
    } en sit-out, trop souvent hors délai
sat-out-while-away =
    { PERSON($who) ->
        [you] tu n’es pas là et te mets
       *[other] { $who } n’est pas là et se met
    } en sit-out
sit-out-after-hand =
    { PERSON($who) ->
        [you] tu te mets
       *[other] { $who } se met
    } en sit-out après cette main
sit-out-at-blind =
    { PERSON($who) ->
        [you] tu te mets
       *[other] { $who } se met
    } en sit-out à la prochaine grosse blinde
sit-out-cancelled =
    { PERSON($who) ->
        [you] tu continues
       *[other] { $who } continue
    } après cette main
blind-sit-out-cancelled =
    { PERSON($who) ->
        [you] tu joues
       *[other] { $who } joue
    } la prochaine grosse blinde
player-returned =
    { PERSON($who) ->
        [you] tu es
       *[other] { $who } est
    } de retour
player-returned-on-blind =
    { PERSON($who) ->
        [you] tu es de retour et attends
       *[other] { $who } est de retour et attend
    } la grosse blinde
departure-after-hand =
    { PERSON($who) ->
        [you] tu pars
       *[other] { $who } part
    } après cette main
departure-cancelled =
    { PERSON($who) ->
        [you] tu restes
       *[other] { $who } reste
    } après cette main
player-departed =
    { PERSON($who) ->
        [you] tu pars
       *[other] { $who } part
    } avec { CHIPS($chips) }
departure-without-chips =
    { PERSON($who) ->
        [you] tu quittes
       *[other] { $who } quitte
    } la table
departure-due =
    { PERSON($who) ->
        [you] tu dois
       *[other] { $who } doit
    } partir avec { CHIPS($chips) }
chips-picked-up =
    { PERSON($who) ->
        [you] tu as dépassé ton temps d’absence
       *[other] { $who } a dépassé son temps d’absence
    } : { CHIPS($chips) } mis de côté, siège { $chair } libre
seat-released =
    { PERSON($who) ->
        [you] tu as dépassé ton temps d’absence
       *[other] { $who } a dépassé son temps d’absence
    } sans jetons : siège { $chair } libre
seat-change-made =
    { PERSON($who) ->
        [you] tu vas
       *[other] { $who } va
    } au siège { $chair }
seat-change-with-new-entry =
    { PERSON($who) ->
        [you] tu vas
       *[other] { $who } va
    } au siège { $chair } et { PERSON($who) ->
        [you] dois
       *[other] doit
    } reposter
seat-change-with-pass =
    { PERSON($who) ->
        [you] tu vas
       *[other] { $who } va
    } au siège { $chair } et { PERSON($who) ->
        [you] peux
       *[other] peut
    } sauter les blindes une fois
connection-dropped =
    { PERSON($who) ->
        [you] tu n’es plus
       *[other] { $who } n’est plus
    } en ligne
player-reconnected =
    { PERSON($who) ->
        [you] tu es
       *[other] { $who } est
    } à nouveau en ligne
away-time-started = Le temps d’absence commence pour { $who }
