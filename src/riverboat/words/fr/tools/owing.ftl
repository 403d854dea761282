is-posted-live =
    { CHIPS($chips) } en jetons vivants, pour { KEY($why) ->
        [missed-big-blind] la grosse blinde manquée
        [missed-small-blind] la petite blinde manquée
        [missed-ante] l’ante manquée
        [missed-straddle] le straddle manqué
       *[other] entrer
    }
is-posted-dead =
    { CHIPS($chips) } en jetons morts, pour { KEY($why) ->
        [missed-big-blind] la grosse blinde manquée
        [missed-small-blind] la petite blinde manquée
        [missed-ante] l’ante manquée
        [missed-straddle] le straddle manqué
       *[other] entrer
    }
is-left-for-later = { CHIPS($chips) } en jetons vivants à la main suivante, pour la petite blinde manquée
posts-in-all = { CHIPS($chips) } en tout : { CHIPS($live) } comptent comme mise, { CHIPS($dead) } vont au pot
posts-nothing = rien à poster
waits-for-the-big-blind = rien à poster : ce joueur attend la grosse blinde
comes-in-on-the-big-blind = ce joueur entre à la grosse blinde et ne doit rien de plus
waits-in-the-gap = personne n’entre entre le bouton et la grosse blinde : ce joueur attend
may-post-the-big-blind-alone = ou il poste la grosse blinde seule, { CHIPS($live) }, et le bouton saute son siège
may-buy-the-button = ou il achète le bouton pour { CHIPS($live) } en jetons vivants et { CHIPS($dead) } en jetons morts
still-owes-to-call = face à { CHIPS($bet) } : { CHIPS($bet) } - { CHIPS($live) } = { CHIPS($call) } à suivre
