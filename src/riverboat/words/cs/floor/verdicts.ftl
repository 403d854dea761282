binding-action = { $who }: { $act }
chips-taken-back =
    { PERSON($who) ->
        [you] berete si
       *[other] { $who } si bere
    } zpět { CHIPS($chips) }
action-stands = platí: hraje se dál
allowed-actions =
    { PERSON($who) ->
        [you] smíte
       *[other] { $who } smí
    } { $acts }
action-taken-back = { $who }: „{ $act }“ neplatí
action-returns-to =
    na řadě { PERSON($who) ->
        [you] jste vy
       *[other] je { $who }
    }
hand-dead =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } mrtvou ruku
hand-lives =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } živou ruku
pot-won-order =
    { PERSON($who) ->
        [you] berete
       *[other] { $who } bere
    } bank
player-warning =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } napomenutí
penalty-possible =
    { PERSON($who) ->
        [you] můžete
       *[other] { $who } může
    } dostat trest
yes = ano
no = ne
unknown-answer = není známo
asked-question = otázka: { $question }
floor-choice-notice = rozhodne floor: { $choices }
