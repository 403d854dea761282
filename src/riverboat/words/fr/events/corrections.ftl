by-the-rule = {" "}({ GAME($rule) })
against-the-rules = Irrégularité : { $what }
everybody-sees = Cartes vues de tous : { CARDS($cards) } ({ $who })
some-see = Cartes vues par { LIST($eyes) } : { CARDS($cards) } ({ $who })
floor-decides =
    Décision du floor{ GIVEN($by) ->
        [yes] {" "}({ GAME($by) })
       *[no] {""}
    } : { GAME($reason) }
cards-are-replaced =
    { PERSON($who) ->
        [you] tu reçois
       *[other] { $who } reçoit
    } { CARDS($new) } à la place de { CARDS($old) }{ $rule }
cards-are-supplied =
    { PERSON($who) ->
        [you] tu reçois
       *[other] { $who } reçoit
    } ce qui manquait : { CARDS($new) }{ $rule }
cards-are-taken =
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
board-goes-back =
    Cartes du board { CARDS($gone) } : { KEY($to) ->
        [stub] retour dans le talon
        [top] retour sur le talon
        [burn] carte brûlée
        [aside] mise de côté
        [out] hors jeu
       *[other] { $to }
    }{ $rule }
board-is = Board { CARDS($cards) }{ $rule }
burn-is-done =
    { NUMBER($burns) ->
        [1] Aucune carte brûlée avant les prochaines cartes
        [-1] Deux cartes brûlées avant les prochaines cartes
       *[other] Une carte brûlée, comme d’habitude, avant les prochaines cartes
    }{ $rule }
wager-is-put-right =
    { PERSON($who) ->
        [you] Ta mise est corrigée
       *[other] La mise faite par { $who } est corrigée
    } à { CHIPS($to) }{ $rule }
hand-is-killed =
    { PERSON($who) ->
        [you] Ta main est morte
       *[other] { $who } : main morte
    }{ $rule }
hand-is-voided = Main annulée : tous les jetons sont rendus{ $rule }
pot-is-held = Main annulée : { CHIPS($chips) } reportés sur la main suivante{ $rule }
action-is-taken-back =
    { PERSON($who) ->
        [you] Ta dernière action est annulée
       *[other] { $who } : dernière action annulée
    }{ $rule }
hand-is-rewound = La main revient à un moment antérieur{ $rule }
