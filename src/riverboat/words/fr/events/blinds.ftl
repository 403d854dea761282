drawn-card = { $who } { CARDS($card) }
card-each-for-the-button = Carte haute : { $each }
wins-the-button =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } le bouton
draws-again = Égalité à la carte haute, nouveau tirage
button-is-set-right = Bouton déplacé : { $who }
has-the-button =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } le bouton
button-is-dead = Bouton mort devant { $who }
button-is-dead-before = Bouton mort devant le siège vide { $chair }
misses-a-blind =
    { PERSON($who) ->
        [you] tu manques
       *[other] { $who } manque
    } { KEY($blind) ->
        [big] la grosse blinde
        [small] la petite blinde
        [ante] l’ante
       *[other] le straddle
    } ({ CHIPS($chips) })
owes-nothing-missed =
    { PERSON($who) ->
        [you] tu ne dois
       *[other] { $who } ne doit
    } aucune blinde manquée
debt =
    { KEY($what) ->
        [big-blind] la grosse blinde
        [small-blind] la petite blinde
        [ante] l’ante
       *[other] le straddle
    } { CHIPS($chips) }
owes-if-back-soon =
    En cas de retour rapide, { PERSON($who) ->
        [you] tu dois
       *[other] { $who } doit
    } { LIST($debts) }
still-owes =
    { PERSON($who) ->
        [you] tu dois
       *[other] { $who } doit
    } encore { LIST($debts) }
blind-skips =
    { KEY($blind) ->
        [big] Grosse
       *[other] Petite
    } blinde sautée : { PERSON($who) ->
        [you] tu la postes
       *[other] { $who } la poste
    } quand même
hand-begins = Main { $number }
kill-pot-begins = Kill pot : limites à { $percent } %
bomb-pot-begins = Bomb pot : { CHIPS($chips) } chacun
is-warned-for = Avertissement pour { $who } : { $why }
hand-is-called-off =
    Main annulée : { KEY($why) ->
        [the-server-was-stopped-in-the-middle-of-the-hand] le serveur s’est arrêté au milieu de la main
        [the-key-of-its-deck-is-lost] la clé de son paquet est perdue
       *[other] { $why }
    }
all-chips-go-back = Tous les jetons sont rendus
offers-to-chop =
    { PERSON($who) ->
        [you] tu proposes
       *[other] { $who } propose
    } de chopper les blindes
blinds-are-chopped = Blindes choppées
straddles =
    { PERSON($who) ->
        [you] tu straddles
       *[other] { $who } straddle
    } à { CHIPS($to) }
straddles-with-the-rock =
    { PERSON($who) ->
        [you] tu straddles
       *[other] { $who } straddle
    } à { CHIPS($to) }, avec le rock
has-a-sleeper =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } un sleeper de { CHIPS($to) }
has-a-sleeper-with-the-rock =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } un sleeper de { CHIPS($to) }, avec le rock
has-the-rock =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } le rock
nobody-has-the-rock = Personne n’a le rock
must-kill =
    { PERSON($who) ->
        [you] tu dois
       *[other] { $who } doit
    } poser le kill au prochain pot : { NUMBER($percent) ->
        [150] demi-kill
        [200] kill complet
       *[other] { $percent } %
    }
owes-the-kill =
    { PERSON($who) ->
        [you] tu n’es pas là et dois
       *[other] { $who } n’est pas là et doit
    } le kill
has-legs =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } { $legs } { NUMBER($legs) ->
        [one] leg
       *[other] legs
    }
