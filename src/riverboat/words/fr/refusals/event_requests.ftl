no-such-event = pas de tournoi { $event }
not-the-events-host = seul l’hôte de ce tournoi peut le faire
event-over = le tournoi est fini
wrong-event-password = mot de passe du tournoi incorrect
entry-request-missing =
    { PERSON($who) ->
        [you] tu n’as
       *[other] { $who } n’a
    } aucune demande d’inscription en cours
deal-proposal-missing = deal introuvable : retiré, ou le jeu a repris
deal-voter-eliminated = seuls les joueurs encore en course peuvent répondre
too-many-own-events = tu as trop de tournois ouverts : annules-en un
too-many-events = trop de tournois ouverts
too-many-entrants =
    { $max_entries } { NUMBER($max_entries) ->
        [one] inscription
       *[other] inscriptions
    } par tournoi au plus dans cette salle
event-rules-invalid = règles de tournoi incorrectes : { $reason }
no-rules-of-event = fixe les règles du tournoi
online-table-reported-by-host = les tables en ligne le signalent elles-mêmes
bots-at-live-table = pas de bots aux tables live
no-such-ticket =
    { PERSON($who) ->
        [you] tu n’as
       *[other] { $who } n’a
    } pas de ticket { $ticket } pour ce tournoi
flight-unfinished = { $flight } n’est pas un flight terminé : attends que ses jetons soient mis en sachet
not-the-flights-host = seul l’hôte des deux tournois peut réunir le flight
satellite-host-required = seul l’hôte du tournoi { $event } peut en offrir des places
logo-unreadable = un logo est une image PNG, JPEG ou WebP
logo-too-large = un logo fait { $kilobytes } ko au plus
too-many-logos = un logo se change { $max_changes } fois au plus
tournament-link-required = table de tournoi : partage l’adresse du tournoi
tournament-director-only = table de tournoi : adresse-toi à la direction du tournoi
