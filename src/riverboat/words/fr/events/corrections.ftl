rule-suffix = {" "}({ GAME($rule) })
irregularity-noted = Irrégularité : { $what }
cards-exposed-to-all = Cartes vues de tous : { CARDS($cards) } ({ $who })
cards-exposed-to-some = Cartes vues par { LIST($eyes) } : { CARDS($cards) } ({ $who })
floor-decision-made =
    Décision du floor{ GIVEN($by) ->
        [yes] {" "}({ GAME($by) })
       *[no] {""}
    } : { GAME($reason) }
replacement-dealt =
    { PERSON($who) ->
        [you] tu reçois
       *[other] { $who } reçoit
    } { CARDS($new) } à la place de { CARDS($old) }{ $rule }
cards-supplied =
    { PERSON($who) ->
        [you] tu reçois
       *[other] { $who } reçoit
    } ce qui manquait : { CARDS($new) }{ $rule }
cards-taken-back =
    { PERSON($who) ->
        [you] tu rends
       *[other] { $who } rend
    } { CARDS($old) } : { KEY($to) ->
        [stub] retour dans le talon
        [top] retour sur le talon
        [burn] carte brûlée
        [aside] mise de côté
        [out] hors jeu
       *[other] { $to }
    }{ $rule }
board-cards-returned =
    Cartes du board { CARDS($gone) } : { KEY($to) ->
        [stub] retour dans le talon
        [top] retour sur le talon
        [burn] carte brûlée
        [aside] mise de côté
        [out] hors jeu
       *[other] { $to }
    }{ $rule }
board-corrected = Board { CARDS($cards) }{ $rule }
burn-corrected =
    { NUMBER($burns) ->
        [1] Aucune carte brûlée avant les prochaines cartes
        [-1] Deux cartes brûlées avant les prochaines cartes
       *[other] Une carte brûlée, comme d’habitude, avant les prochaines cartes
    }{ $rule }
bet-corrected =
    { PERSON($who) ->
        [you] Ta mise est corrigée
       *[other] La mise faite par { $who } est corrigée
    } à { CHIPS($to) }{ $rule }
hand-declared-dead =
    { PERSON($who) ->
        [you] Ta main est morte
       *[other] { $who } : main morte
    }{ $rule }
hand-voided-by-floor = Main annulée : tous les jetons sont rendus{ $rule }
pot-carried-over = Main annulée : { CHIPS($chips) } reportés sur la main suivante{ $rule }
action-undone =
    { PERSON($who) ->
        [you] Ta dernière action est annulée
       *[other] { $who } : dernière action annulée
    }{ $rule }
hand-rewound = La main revient à un moment antérieur{ $rule }
