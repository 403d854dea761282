open-pair-bet-size = Paire visible : mises de { CHIPS($chips) } permises
door-card-suffix = {" "}avec { CARDS($card) }
bring-in-posted =
    { PERSON($who) ->
        [you] tu poses
       *[other] { $who } pose
    } le bring-in de { CHIPS($chips) }{ $door }{ $end }
bring-in-returned =
    { PERSON($who) ->
        [you] tu reprends
       *[other] { $who } reprend
    } le bring-in
bring-in-due =
    { PERSON($who) ->
        [you] tu dois
       *[other] { $who } doit
    } poser le bring-in
player-folded =
    { PERSON($who) ->
        [you] tu passes
       *[other] { $who } passe
    }
player-folded-face-up =
    { PERSON($who) ->
        [you] tu passes
       *[other] { $who } passe
    } à découvert : { CARDS($cards) }
player-checked =
    { PERSON($who) ->
        [you] tu checkes
       *[other] { $who } checke
    }
option-checked =
    { PERSON($who) ->
        [you] tu checkes ton
       *[other] { $who } checke son
    } option
call-made =
    { PERSON($who) ->
        [you] tu suis
       *[other] { $who } suit
    } { CHIPS($chips) }{ $end }
overcall-made =
    { PERSON($who) ->
        [you] tu suis aussi
       *[other] { $who } suit aussi
    } { CHIPS($chips) }{ $end }
cold-call-made =
    { PERSON($who) ->
        [you] tu suis
       *[other] { $who } suit
    } { CHIPS($chips) } à froid{ $end }
cold-overcall-made =
    { PERSON($who) ->
        [you] tu suis aussi
       *[other] { $who } suit aussi
    } { CHIPS($chips) } à froid{ $end }
limp-made =
    { PERSON($who) ->
        [you] tu limpes
       *[other] { $who } limpe
    } à { CHIPS($chips) }{ $end }
bring-in-called =
    { PERSON($who) ->
        [you] tu suis
       *[other] { $who } suit
    } le bring-in de { CHIPS($chips) }{ $end }
bets-cold-called =
    { PERSON($who) ->
        [you] tu suis
       *[other] { $who } suit
    } { $bets } { NUMBER($bets) ->
        [one] mise
       *[other] mises
    } à froid
bets-overcalled =
    { PERSON($who) ->
        [you] tu suis aussi
       *[other] { $who } suit aussi
    } { $bets } { NUMBER($bets) ->
        [one] mise
       *[other] mises
    } à froid
bet-made =
    { PERSON($who) ->
        [you] tu mises
       *[other] { $who } mise
    } { CHIPS($to) }{ $end }
opening-bet-made =
    { PERSON($who) ->
        [you] tu ouvres
       *[other] { $who } ouvre
    } à { CHIPS($to) }{ $end }
opening-raise-made =
    { PERSON($who) ->
        [you] tu ouvres
       *[other] { $who } ouvre
    } à { CHIPS($to) }{ $end }
completion-made =
    { PERSON($who) ->
        [you] tu complètes
       *[other] { $who } complète
    } à { CHIPS($to) }{ $end }
raise-made =
    { PERSON($who) ->
        [you] tu relances
       *[other] { $who } relance
    } à { CHIPS($to) }{ $end }
reraise-made =
    { PERSON($who) ->
        [you] tu sur-relances
       *[other] { $who } sur-relance
    } à { CHIPS($to) }{ $end }
pot-overbet = Overbet, { CHIPS($over) } de plus que le pot
betting-capped = Nombre maximal de relances atteint
overbet-reduced = Overbet contesté : la mise est de { CHIPS($to) }, la taille du pot
uncalled-return =
    { PERSON($who) ->
        [you] tu récupères
       *[other] { $who } récupère
    } une mise non suivie de { CHIPS($chips) }
