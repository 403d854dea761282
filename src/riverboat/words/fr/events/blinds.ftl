drawn-card = { $who } { CARDS($card) }
button-draw-cards = Carte haute : { $each }
button-won =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } le bouton
high-card-tie = Égalité à la carte haute, nouveau tirage
button-moved = Bouton déplacé : { $who }
button-position =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } le bouton
dead-button-before-player = Bouton mort devant { $who }
dead-button-before-seat = Bouton mort devant le siège vide { $chair }
missed-blind-reported =
    { PERSON($who) ->
        [you] tu manques
       *[other] { $who } manque
    } { KEY($blind) ->
        [big] la grosse blinde
        [small] la petite blinde
        [ante] l’ante
       *[other] le straddle
    } ({ CHIPS($chips) })
missed-blinds-cleared =
    { PERSON($who) ->
        [you] tu ne dois
       *[other] { $who } ne doit
    } aucune blinde manquée
missed-blind-debt =
    { KEY($what) ->
        [big-blind] la grosse blinde
        [small-blind] la petite blinde
        [ante] l’ante
       *[other] le straddle
    } { CHIPS($chips) }
missed-blinds-if-back-soon =
    En cas de retour rapide, { PERSON($who) ->
        [you] tu dois
       *[other] { $who } doit
    } { LIST($debts) }
missed-blinds-owed =
    { PERSON($who) ->
        [you] tu dois
       *[other] { $who } doit
    } encore { LIST($debts) }
skipped-blind-posted =
    { KEY($blind) ->
        [big] Grosse
       *[other] Petite
    } blinde sautée : { PERSON($who) ->
        [you] tu la postes
       *[other] { $who } la poste
    } quand même
hand-heading = Main { $number }
kill-pot-heading = Kill pot : limites à { $percent } %
bomb-pot-heading = Bomb pot : { CHIPS($chips) } chacun
player-warned = Avertissement pour { $who } : { $why }
hand-cancelled =
    Main annulée : { KEY($why) ->
        [the-server-was-stopped-in-the-middle-of-the-hand] le serveur s’est arrêté au milieu de la main
        [the-key-of-its-deck-is-lost] la clé de son paquet est perdue
       *[other] { $why }
    }
all-chips-returned = Tous les jetons sont rendus
chop-offer-made =
    { PERSON($who) ->
        [you] tu proposes
       *[other] { $who } propose
    } de chopper les blindes
blind-chop = Blindes choppées
straddle-posted =
    { PERSON($who) ->
        [you] tu straddles
       *[other] { $who } straddle
    } à { CHIPS($to) }
rock-straddle-posted =
    { PERSON($who) ->
        [you] tu straddles
       *[other] { $who } straddle
    } à { CHIPS($to) }, avec le rock
sleeper-posted =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } un sleeper de { CHIPS($to) }
sleeper-posted-with-rock =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } un sleeper de { CHIPS($to) }, avec le rock
rock-held =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } le rock
rock-unclaimed = Personne n’a le rock
kill-due =
    { PERSON($who) ->
        [you] tu dois
       *[other] { $who } doit
    } poser le kill au prochain pot : { NUMBER($percent) ->
        [150] demi-kill
        [200] kill complet
       *[other] { $percent } %
    }
kill-owed-while-away =
    { PERSON($who) ->
        [you] tu n’es pas là et dois
       *[other] { $who } n’est pas là et doit
    } le kill
kill-legs-held =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } { $legs } { NUMBER($legs) ->
        [one] leg
       *[other] legs
    }
