action-illegal =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } { $act } : { $reason } ; possible : { $legal_actions }
action-unavailable =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } { $act } : { $reason } ; en attente : { $legal_actions }
cards-of-other-player =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } { $act } : ces cartes sont à { $owner }
out-of-turn =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } { $act } hors tour : la parole est à { $next_player } ; possible : { $legal_actions }
no-player-for-action = personne ne peut { $act } maintenant ; en attente : { $legal_actions }
invalid-field = { $command } : { $field_name } ne peut pas être { $value }
no-overbet = aucun overbet à contester
wrong-bring-in =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } poser le bring-in : c’est à { $next_player }, avec { CARDS($card) } ; possible : { $legal_actions }
no-bring-in-to-correct = aucun bring-in à corriger
pot-count-unavailable = le pot ne se compte qu’en pot-limit, et ici c’est du { $structure }
bring-in-required =
    { PERSON($who) ->
        [you] tu dois
       *[other] il faut
    } poser le bring-in
no-bring-in = pas de bring-in à poser
free-to-check = checker est gratuit
facing-a-bet = { CHIPS($chips) } à suivre
not-an-amount = on mise des jetons entiers
too-many-chips = le stack est de { CHIPS($chips) }
bet-over-cap = il reste { CHIPS($chips) } sous le plafond
bet-too-small = le minimum est { CHIPS($minimum) }
bet-off-unit = on mise par multiples de { CHIPS($unit) }, ou tapis
bet-too-large = le maximum est { CHIPS($maximum) }
not-pot-limit = ce n’est pas du pot-limit
call-already-all-in = suivre met déjà à tapis
not-reopened = l’action n’est pas rouverte
betting-cap-reached = le nombre maximal de relances est atteint
no-raises-left = la définition du jeu n’autorise plus de relance
no-actions-left = { $max_actions } { NUMBER($max_actions) ->
        [one] action
       *[other] actions
    } par tour au maximum
no-chips-to-bet = plus de jetons à miser, ajoutes-en d’abord
no-opponent-to-call = aucun adversaire ne peut suivre une relance
openers-missing = pas de quoi ouvrir
no-check-raise = pas de check-raise dans ce jeu
no-all-in = pas de tapis selon les règles de cette maison
no-all-in-with-borrowed = pas de tapis après une relance avec des jetons empruntés
chips-added-during-hand = table stakes : pas d’ajout de jetons pendant une main
chips-removed-during-hand = les jetons en jeu restent sur la table
not-whole-chips = jetons entiers uniquement
chips-off-the-unit = les jetons en jeu vont par multiples de { CHIPS($unit) }
not-in-the-hand = pas dans cette main
already-all-in = déjà à tapis
no-more-betting = plus de mises dans cette main
no-draw = pas de tirage maintenant ; en attente : { $legal_actions }
wrong-number-of-discards =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } jeter { $card_count } { NUMBER($card_count) ->
        [one] carte
       *[other] cartes
    } ; en attente : { $legal_actions }
discard-not-held =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } jeter { CARDS($cards) } : cartes en main : { CARDS($held_cards) } ; en attente : { $legal_actions }
discard-of-unknown-card =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } jeter des cartes inconnues : cartes en main : { CARDS($held_cards) } ; en attente : { $legal_actions }
too-late-to-take-back =
    { PERSON($who) ->
        [you] tu n’as
       *[other] { $who } n’a
    } aucune carte jetée à reprendre ; en attente : { $legal_actions }
nothing-to-show =
    { PERSON($who) ->
        [you] tu ne peux
       *[other] { $who } ne peut
    } pas montrer de main maintenant
shown-cards-not-held =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } montrer { CARDS($cards) } : cartes en main : { CARDS($held_cards) }
shown-cards-incomplete =
    { PERSON($who) ->
        [you] tu dois montrer toutes tes
       *[other] { $who } doit montrer toutes ses
    } cartes
showing-required =
    { PERSON($who) ->
        [you] tu dois
       *[other] { $who } doit
    } montrer
no-declaration =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } annoncer { KEY($side) ->
        [both] les deux
       *[other] { $side }
    } maintenant
run-count-not-offered =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } tirer le board { NUMBER($run_count) ->
        [1] une fois
        [2] deux fois
       *[other] { $run_count } fois
    } maintenant
no-cards-to-deal = aucune carte à distribuer ; en attente : { $legal_actions }
wrong-number-of-cards =
    { $card_count } { NUMBER($card_count) ->
        [one] carte donnée
       *[other] cartes données
    } ; à suivre : { $expected_action }
wrong-number-of-burns =
    { $burn_card_count } { NUMBER($burn_card_count) ->
        [one] carte brûlée donnée
       *[other] cartes brûlées données
    } ; à suivre : { $expected_action }
exposed-card-for-floor = carte exposée : appelle le floor ; à suivre : { $expected_action }
two-cards-exposed = deux cartes exposées d’un même joueur : appelle le floor ; à suivre : { $expected_action }
exposed-card-not-dealt = les cartes exposées doivent être parmi les cartes distribuées : { CARDS($cards) }
not-in-the-deck = { $card } n’est pas dans ce paquet
card-dealt-before = { CARDS($card) } : déjà distribuée
unknown-board-card = carte du board inconnue : impossible de classer les mains
