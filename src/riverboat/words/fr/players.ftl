statistic-meaning =
    { KEY($name) ->
        [vpip] met des jetons au pot préflop de son plein gré ; un walk ne compte pas
        [pfr] relance préflop
        [limp] suit la grosse blinde avant toute relance
        [steal] relance en premier, pot vierge, au cutoff, au bouton ou de petite blinde
        [fold-to-steal] passe sa blinde face à une telle relance, sans suiveur
        [three-bet] sur-relance après une seule relance
        [squeeze] de même, quand la relance a été suivie
        [fold-to-three-bet] relance en premier, se fait sur-relancer une fois et passe
        [four-bet] relance après deux relances
        [c-bet] mise en premier au flop après avoir relancé en dernier préflop
        [fold-to-c-bet] passe face à cette mise, sans autre relance
        [check-raise] relance après un check sur la même street
        [wtsd] voit le flop et va à l’abattage
        [wsd] gagne des jetons à l’abattage
        [wwsf] voit le flop et gagne des jetons
       *[other] mises et relances par call, à partir du flop
    }
