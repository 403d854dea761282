bet-sizes =
    { CHIPS($chips) }{ GIVEN($more) ->
        [yes] /{ $more }
       *[no] {""}
    }
ante-stakes = ante { CHIPS($chips) }
min-rank-suffix = , { RANK($rank, form: "all") } ou mieux pour ouvrir
hand-introduction =
    { KEY($structure) ->
        [no-limit] No-limit
        [pot-limit] Pot-limit
        [limit] Limit
       *[other] Spread-limit
    } { GAME($variant) } { $stakes }{ $openers }, { $players } { NUMBER($players) ->
        [one] joueur
       *[other] joueurs
    }
seat-stack-line =
    Siège { $seat }{ $button ->
        [true] {" "}(bouton)
       *[false] {""}
    } : { CHIPS($chips) }
player-stack-line =
    Siège { $seat }{ $button ->
        [true] {" "}(bouton)
       *[false] {""}
    } : { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } { CHIPS($chips) }
carried-over-pot = Reporté dans le pot : { CHIPS($chips) }
skipped-suffix = {" "}(sautée)
missed-post-suffix =
    {" "}pour { KEY($what) ->
        [big-blind] la grosse blinde manquée
        [small-blind] la petite blinde manquée
        [ante] l’ante manquée
       *[other] le straddle manqué
    }
entry-post-suffix = {" "}pour entrer
button-purchase-suffix = {" "}pour acheter le bouton
button-pass-suffix = {" "}pour entrer, bouton encore à passer
rock-suffix = , avec le rock
ante-posted =
    { PERSON($who) ->
        [you] tu poses
       *[other] { $who } pose
    } l’ante de { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}sur { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
dead-post-made =
    { PERSON($who) ->
        [you] tu postes
       *[other] { $who } poste
    } une blinde morte de { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}sur { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
table-ante-posted =
    { PERSON($who) ->
        [you] tu poses
       *[other] { $who } pose
    } l’ante de table de { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}sur { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
blind-posted =
    { PERSON($who) ->
        [you] tu postes
       *[other] { $who } poste
    } une blinde de { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}sur { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
small-blind-posted =
    { PERSON($who) ->
        [you] tu postes
       *[other] { $who } poste
    } la petite blinde de { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}sur { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
big-blind-posted =
    { PERSON($who) ->
        [you] tu postes
       *[other] { $who } poste
    } la grosse blinde de { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}sur { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
button-blind-posted =
    { PERSON($who) ->
        [you] tu postes
       *[other] { $who } poste
    } la blinde du bouton de { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}sur { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
straddle-put-in =
    { PERSON($who) ->
        [you] tu straddles
       *[other] { $who } straddle
    } à { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}sur { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
sleeper-put-in =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } un sleeper de { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}sur { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
post-made =
    { PERSON($who) ->
        [you] tu postes
       *[other] { $who } poste
    } { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}sur { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
kill-posted =
    { PERSON($who) ->
        [you] tu postes
       *[other] { $who } poste
    } le kill de { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}sur { CHIPS($full) }
       *[no] {""}
    }{ $why }{ $end }
antes-posted-by-all = Ante de { CHIPS($chips) } pour tous
stack-too-short-for-post =
    { PERSON($who) ->
        [you] tu n’as plus
       *[other] { $who } n’a plus
    } de jetons pour { KEY($what) ->
        [ante] l’ante
        [dead-money] la blinde morte
        [blind] la blinde
        [small-blind] la petite blinde
        [big-blind] la grosse blinde
        [button-blind] la blinde du bouton
        [straddle] le straddle
        [sleeper] le sleeper
        [post] poster
        [kill] le kill
       *[other] l’ante de table
    }
forced-bet-amount =
    { KEY($what) ->
        [ante] ante
        [dead-money] blinde morte
        [blind] blinde
        [small-blind] petite blinde
        [big-blind] grosse blinde
        [button-blind] blinde du bouton
        [straddle] straddle
        [sleeper] sleeper
        [post] entrée
        [kill] kill
       *[other] ante de table
    } { CHIPS($chips) }{ GIVEN($full) ->
        [yes] {" "}sur { CHIPS($full) }
       *[no] {""}
    }
all-in-declared =
    { PERSON($who) ->
        [you] tu es
       *[other] { $who } est
    } à tapis
top-up-made =
    { PERSON($who) ->
        [you] tu recaves
       *[other] { $who } recave
    } { CHIPS($chips) }
chips-borrowed =
    { PERSON($who) ->
        [you] tu empruntes
       *[other] { $who } emprunte
    } { CHIPS($chips) }
marker-put-up =
    { PERSON($who) ->
        [you] tu signes
       *[other] { $who } signe
    } une reconnaissance de dette de { CHIPS($chips) }
