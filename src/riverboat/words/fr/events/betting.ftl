may-bet-big = Paire visible : mises de { CHIPS($chips) } permises
with-the-door = {" "}avec { CARDS($card) }
brings-it-in =
    { PERSON($who) ->
        [you] tu poses
       *[other] { $who } pose
    } le bring-in de { CHIPS($chips) }{ $door }{ $end }
takes-back-the-bring-in =
    { PERSON($who) ->
        [you] tu reprends
       *[other] { $who } reprend
    } le bring-in
has-to-bring-it-in =
    { PERSON($who) ->
        [you] tu dois
       *[other] { $who } doit
    } poser le bring-in
folds =
    { PERSON($who) ->
        [you] tu passes
       *[other] { $who } passe
    }
folds-open =
    { PERSON($who) ->
        [you] tu passes
       *[other] { $who } passe
    } à découvert : { CARDS($cards) }
checks =
    { PERSON($who) ->
        [you] tu checkes
       *[other] { $who } checke
    }
checks-the-option =
    { PERSON($who) ->
        [you] tu checkes ton
       *[other] { $who } checke son
    } option
calls =
    { PERSON($who) ->
        [you] tu suis
       *[other] { $who } suit
    } { CHIPS($chips) }{ $end }
overcalls =
    { PERSON($who) ->
        [you] tu suis aussi
       *[other] { $who } suit aussi
    } { CHIPS($chips) }{ $end }
calls-cold =
    { PERSON($who) ->
        [you] tu suis
       *[other] { $who } suit
    } { CHIPS($chips) } à froid{ $end }
overcalls-cold =
    { PERSON($who) ->
        [you] tu suis aussi
       *[other] { $who } suit aussi
    } { CHIPS($chips) } à froid{ $end }
limps =
    { PERSON($who) ->
        [you] tu limpes
       *[other] { $who } limpe
    } à { CHIPS($chips) }{ $end }
calls-the-bring-in =
    { PERSON($who) ->
        [you] tu suis
       *[other] { $who } suit
    } le bring-in de { CHIPS($chips) }{ $end }
calls-bets-cold =
    { PERSON($who) ->
        [you] tu suis
       *[other] { $who } suit
    } { $bets } { NUMBER($bets) ->
        [one] mise
       *[other] mises
    } à froid
overcalls-bets-cold =
    { PERSON($who) ->
        [you] tu suis aussi
       *[other] { $who } suit aussi
    } { $bets } { NUMBER($bets) ->
        [one] mise
       *[other] mises
    } à froid
bets =
    { PERSON($who) ->
        [you] tu mises
       *[other] { $who } mise
    } { CHIPS($to) }{ $end }
opens-for =
    { PERSON($who) ->
        [you] tu ouvres
       *[other] { $who } ouvre
    } à { CHIPS($to) }{ $end }
opens-to =
    { PERSON($who) ->
        [you] tu ouvres
       *[other] { $who } ouvre
    } à { CHIPS($to) }{ $end }
completes-to =
    { PERSON($who) ->
        [you] tu complètes
       *[other] { $who } complète
    } à { CHIPS($to) }{ $end }
raises-to =
    { PERSON($who) ->
        [you] tu relances
       *[other] { $who } relance
    } à { CHIPS($to) }{ $end }
re-raises-to =
    { PERSON($who) ->
        [you] tu sur-relances
       *[other] { $who } sur-relance
    } à { CHIPS($to) }{ $end }
beyond-the-pot = Overbet, { CHIPS($over) } de plus que le pot
betting-is-capped = Nombre maximal de relances atteint
overbet-is-cut = Overbet contesté : la mise est de { CHIPS($to) }, la taille du pot
uncalled-bet-goes-back =
    { PERSON($who) ->
        [you] tu récupères
       *[other] { $who } récupère
    } une mise non suivie de { CHIPS($chips) }
