### Texts of the tournaments.

## The list

events-text = Sit-and-gos et tournois multitables. Horloge, placement et gains se font tout seuls.
events-new = Créer un tournoi
events-all = Tous les tournois
events-none = Aucun tournoi pour l’instant
events-none-text = Crées-en un : un sit-and-go avec des bots, c’est 2 clics.
events-running = En cours
events-open = Inscriptions
events-over = Terminés
event-phase-open = inscriptions
event-phase-running = en cours
event-phase-ended = terminé
event-phase-cancelled = annulé
event-sng = sit-and-go
event-tournament = tournoi
event-free = gratuit
event-price = Buy-in
event-players = Joueurs
event-pool = Dotation
event-level = Niveau
event-starts-at = Début : { $when }
event-late-until = Inscriptions tardives jusqu’à la fin du niveau { $level }
event-locked = mot de passe
event-asks-host = accord de l’hôte
event-you-asking = en attente de l’hôte
event-you-registered = inscription faite
event-you-seated = en jeu
event-you-moving = change de table
event-you-out = hors course
event-go-seat = Revenir à ta place
event-go-register = S’inscrire
event-go-results = Résultats
event-go-look = Voir

## A new one

event-new-text = Tout est prêt pour jouer. L’aperçu ci-dessous montre le tournoi.
event-kind = Type de tournoi
event-kind-sit-and-go = Sit-and-go
event-kind-sit-and-go-text = commence quand il est plein
event-kind-evening = Tournoi multitable
event-kind-evening-text = à heure fixe, ou quand tu le lances ; inscriptions tardives, recaves
event-kind-felt = Tournoi live
event-kind-felt-text = vraies tables et vraies cartes : tu notes les éliminations, la salle place, déplace et paie
event-format = Format
event-format-usual = classique
event-format-shootout = shootout
event-format-satellite = satellite
event-format-shootout-hint = chaque table joue jusqu’à 1 vainqueur, puis les vainqueurs s’affrontent
event-format-satellite-hint = tickets de même valeur ; le reste va à la place suivante
event-seat-worth = Valeur du ticket
event-seat-worth-hint = vide : 10 buy-ins
event-seat-in = Tournoi visé
event-seat-in-hint = son adresse ; chaque gagnant reçoit un ticket. Vide : pas de ticket
event-name = Nom
event-name-sng = Sit-and-go à { $n }
event-name-evening = Tournoi de ce soir
event-size = Joueurs
event-size-n =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
event-size-hint = Plus de 9 : plusieurs tables
event-expected = Joueurs attendus
event-hours = Durée (h)
event-hours-hint = 0 : autant que les niveaux en demandent
event-level-minutes = Durée d’un niveau (min)
event-stack = Stack de départ
event-bots = Compléter avec des bots jusqu’à
event-bots-hint = joueurs au départ ; 0 : aucun
event-bots-hint-full = joueurs quand tu lances le départ ; 0 : aucun
event-start-at = Heure de début
event-start-at-hint = vide : quand tu lances le départ
event-late = Inscriptions jusqu’au niveau
event-day-ends = Les journées finissent au niveau
event-day-ends-hint = 8, 16 : 3 jours. Vide : 1 jour
event-flight = Nom de ce jour 1
event-flight-hint = pour plusieurs jours 1 : la journée finit sans vainqueur, le jour 2 reprend les joueurs
event-terms-day = Le jour { $day } finit au niveau { $level }
event-terms-flight = Jour 1 { $name }
event-day-over = Le dernier niveau du jour est fini : termine les mains, compte les stacks, finis la journée.
event-late-hint = 0 : jusqu’au départ
event-seats = Sièges par table
event-most = Inscriptions max
event-most-hint = 0 : sans limite
event-reentries = Re-entries
event-reentries-hint = par joueur
event-money = Buy-in et gains
event-money-points = sans monnaie
event-price-prize = Buy-in
event-price-whole = Buy-in { $total } : { $parts }
event-price-part-prize = { $price } pour la dotation
event-price-part-bounty = { $price } de bounty
event-price-part-fee = { $price } de frais
event-price-prize-hint = pour la dotation
event-price-fee = Frais
event-price-fee-hint = en plus, pour l’hôte
event-price-for-head = bounty de { $price }
event-price-head = Bounty
event-price-head-hint = en plus du buy-in ; vide : la moitié du buy-in devient le bounty
event-bounty = Bounties
event-bounty-none = Aucun
event-bounty-fixed = Fixes
event-bounty-progressive = Progressifs
event-bounty-mystery = Mystères
event-mystery = Valeurs des bounties mystères
event-mystery-hint = unités entières ; vide : tirées de la cagnotte des bounties, une fois dans l’argent
event-card-shares = Bounties mystères, sur 100
event-card-shares-hint = combien pour chaque valeur relative, la plus haute d’abord ; vide : { $usual }
event-cards = Bounties mystères restants
event-cards-worth = Valeur
event-cards-count = Reste
event-shares = Gains (%)
event-shares-hint = 1re place d’abord, 100 en tout. Vide : répartition classique
event-paid = Places payées (%)
event-rebuys = Recaves : { $n } jetons pour le prix d’un buy-in
event-add-on = Add-on : { $n } jetons pour le prix d’un buy-in
event-rebuy-until = Recaves jusqu’au niveau
event-rebuy-until-hint = add-on à la pause suivante
event-preview = Aperçu
event-preview-with =
    { $n ->
        [one] { $n } inscription
       *[other] { $n } inscriptions
    }
event-preview-minutes = tous les niveaux : { $h } h { $m } min
event-antes = Antes
event-antes-none = aucune
event-antes-big_blind = big blind ante
event-antes-each = chaque joueur
event-ante-from = Antes dès le niveau
event-break-every = Pause tous les (niveaux)
event-break-every-hint = 0 : seulement pour changer les jetons
event-break-minutes = Durée des pauses (min)
event-file-text = toutes les règles et les niveaux, à enregistrer ou à modifier
event-file-edited = Le tournoi suit ton fichier modifié, pas le formulaire.
event-who = Qui peut venir
event-private = Sur invitation
event-approval = Accepter chaque joueur
event-password = Mot de passe
event-password-new = Nouveau mot de passe
event-about = À propos de ce tournoi
event-run = Réglages des tables
event-run-text = rythme, spectateurs, chat
event-decide = Temps pour recaver (s)
event-make = Ouvrir les inscriptions

## One event

event-clock = Horloge
event-begins-in = Début dans
event-begun = { $name } commence
event-notify = M’avertir au départ
event-waits = En attente de joueurs
event-when-full = Commence quand il est plein.
event-when-host = L’hôte lance le départ.
event-paused = Horloge arrêtée
event-break = Pause
event-level-n = Niveau { $n }
event-next = Niveau suivant
event-next-break = Prochaine pause
event-left = Joueurs restants
event-average = Stack moyen
event-average-n = moyenne { $n }
event-bb = { $n } bb
event-to-prizes = Avant l’argent
event-to-prizes-n =
    { $n ->
        [one] encore { $n } joueur
       *[other] encore { $n } joueurs
    }
event-in-the-money = dans l’argent
event-by-hand = Main par main : toutes les tables distribuent en même temps.
event-by-hand-short = Main par main
event-last-hands-n =
    { $n ->
        [one] encore { $n } main aujourd’hui
       *[other] encore { $n } mains aujourd’hui
    }
event-you = Ton tournoi
event-your-stack = Ton stack
event-your-place = Ton rang
event-your-seat = Ta place
event-your-head = Ton bounty
event-heads = { $price } gagnés
event-table-seat = table { $table }, siège { $seat }
event-go-table = Aller à ta table
event-moving = Tu changes de table. Ta nouvelle place s’affiche dans un instant.
event-moves-soon = Tu changes de table après cette main.
event-place =
    { NUMBER($n, type: "ordinal") ->
        [one] { $n }re
       *[other] { $n }e
    }
event-place-of = { $place } sur { $of }
event-out = Tu finis à la { $place } place.
event-out-now = C’est fini pour toi. Ta place s’affiche dans un instant.
event-won = Tu gagnes { $price }.
event-registered = Ton inscription est faite.
event-asked = Demande envoyée à l’hôte.
event-registered-text = Ton inscription est faite. Garde cette page ouverte : elle t’emmène à ta place au départ.
event-asking-text = L’hôte doit encore accepter ton inscription.
event-full = Le tournoi est complet.
event-closed = Les inscriptions sont closes.
event-enter = S’inscrire : { $price }
event-enter-again = Re-entry : { $price }
event-ask-in = Demander à s’inscrire : { $price }
event-decide-text = Recave ? Il reste { $n } s
event-rebuy = Recave de { $n } jetons : { $price }
event-after-hand = Tes jetons arrivent après cette main.
event-rebuy-done = Jetons achetés.
event-no-rebuy = Non, j’arrête là
event-no-rebuy-done = C’est fini pour toi.
event-add-on-go = Add-on de { $n } jetons : { $price }
event-add-on-done = Jetons achetés.
event-away = Je m’absente
event-away-done = Tu postes les blindes et tu passes jusqu’à ton retour.
event-back = Me revoilà
event-back-done = Tu reçois à nouveau des cartes.
event-unregister = Se désinscrire
event-unregister-sure = Tu perds ta place et ton buy-in t’est rendu.
event-unregister-no = Rester dans le tournoi
event-unregister-done = Désinscription faite.
event-entrants = Inscrits
event-standings = Classement
event-results = Résultats
event-winners = Premières places
event-nobody = Aucune inscription. Envoie le lien à tes amis.
event-find = Chercher un joueur
event-rank = Rang
event-player = Joueur
event-chips = Jetons
event-table = Table
event-head = Bounty
event-prize = Gain
event-places = Place
event-bot = bot
event-is-away = pas là
event-is-out = hors course
event-bought = { $n }×
event-show-all = Tout afficher ({ $n })
event-tables = Tables
event-table-n = table { $n }
event-move-will = { $player } : table { $from } vers table { $to } après cette main
event-move-soon = { $player } : quitte la table { $from } après cette main
event-move-to = { $player } : en route vers la table { $to }
event-move-waits = { $player } : attend une place
event-move-balance = équilibrage des tables
event-move-broken = table cassée
event-move-redraw = nouveau tirage des places
event-prizes = Gains
event-prizes-now = Avec les inscriptions actuelles. Définitifs à la fermeture des inscriptions.
event-prizes-dealt = Reste à jouer après le deal.
event-prizes-divided = Partagés par un deal : voir les résultats.
event-prizes-later = Chaque inscription ajoute { $price }. Les gains s’affichent dès la première.
event-prizes-none = Pas de gains : on joue pour l’honneur.
event-structure = Structure des blindes
event-blinds = Blindes
event-blinds-ante = Blindes / ante
event-length = Durée
event-from = Dès
event-minutes = { $n } min
event-hands =
    { $n ->
        [one] { $n } main
       *[other] { $n } mains
    }
event-colour-up = retrait des jetons de { $n }
event-terms-stack = Stack de départ { $n }
event-terms-seats = { $n } par table au plus
event-terms-full = Commence à { $n } { $n ->
        [one] joueur
       *[other] joueurs
    }
event-terms-most = { $n } { $n ->
        [one] inscription
       *[other] inscriptions
    } au plus
event-terms-reentries = Re-entries : { $n }
event-terms-rebuy = Recave : { $n } jetons pour { $price }, jusqu’à la fin du niveau { $level }
event-terms-add-on = Add-on : { $n } jetons pour { $price }, après le niveau { $level }
event-terms-bounty-fixed = Bounty : { $price } par élimination
event-terms-bounty-progressive = Bounties progressifs à partir de { $price }
event-terms-bounty-mystery = Bounties mystères : { $price } par inscription
event-terms-guarantee = Garantie : { $price }
event-draws = Tirages des places
event-draws-sealed = scellés avant le premier tirage
event-draws-right = vérifié : la graine correspond au sceau
event-draws-wrong = la graine ne correspond pas au sceau
event-draws-text = Places, déplacements et boutons viennent tous d’une seule graine. Son empreinte est publique dès le départ, la graine à la fin. Cette page vérifie l’empreinte.
event-seal = Sceau (SHA-256)
event-seed = Graine
event-cancelled = Tournoi annulé. Tous les buy-ins sont rendus.
event-cancelled-why = Raison : { $why }
event-yes = oui

## A deal

event-deal = Deal
event-deal-text = partager le reste, si tout le monde est d’accord
event-deal-how = Partage
event-deal-icm = ICM
event-deal-chips = selon les jetons
event-deal-even = à parts égales
event-deal-custom = libre
event-deal-save = Reste à jouer
event-deal-saved = Reste à jouer : { $price }.
event-deal-ends = Le tournoi s’arrête là.
event-deal-share = Reçoit
event-deal-agrees = D’accord
event-deal-look = Aperçu
event-deal-propose = Proposer
event-deal-sure =
    { $n ->
        [one] Demander à { $n } joueur ? Le deal exige son accord.
       *[other] Demander à { $n } joueurs ? Le deal exige l’accord de tous.
    }
event-deal-propose-done = Proposition envoyée.
event-deal-proposed = Deal proposé, { $kind } :
event-deal-yes = Accepter
event-deal-yes-done = Tu as accepté.
event-deal-no = Pas de deal
event-deal-no-done = Tu as refusé.
event-deal-agreed = Tu as accepté.
event-deal-drop = Retirer
event-deal-drop-done = Proposition retirée.

## The host of it

event-host = Hôte
event-host-asking = Demandes d’inscription
event-host-asks = { $player } demande à s’inscrire
event-host-admit = Accepter
event-host-refuse = Refuser
event-host-refused = Inscription refusée : { $player }.
event-host-start = Lancer le départ
event-host-start-sure = Tirer les places de { $n } { $n ->
        [one] joueur
       *[other] joueurs
    } et lancer l’horloge ?
event-host-start-done = Le tournoi a commencé.
event-host-pause = Arrêter l’horloge
event-host-pause-done = Horloge arrêtée. Les mains en cours se terminent.
event-host-go-on-done = L’horloge tourne.
event-host-more-time = +{ $n } min
event-host-less-time = −{ $n } min
event-host-clock-done = Horloge réglée.
event-host-bots = Nombre de bots
event-host-style = Style
event-host-bots-go = Ajouter des bots
event-host-bots-done =
    { $n ->
        [one] { $n } bot inscrit.
       *[other] { $n } bots inscrits.
    }
event-host-fill =
    { $n ->
        [one] Compléter la dernière place
       *[other] Compléter les { $n } dernières places
    }
event-host-enter = Inscrire des joueurs
event-host-enter-hint = nom dans la salle
event-host-enter-file = Noms d’un fichier
event-host-enter-no-names = Aucun nom dans { $file } : un nom par ligne, ou un fichier CSV avec une colonne player.
event-host-enter-many = noms, 1 par ligne
event-host-enter-n = Inscrire { $n }
event-host-enter-go = Inscrire
event-host-enter-done = Inscription faite : { $player }.
event-host-players = Gérer un joueur
event-host-players-text = pénalité, compte de jetons, absence, annuler une élimination, retirer
event-host-choose = choisir…
event-host-done = Fait : { $player }.
event-host-remove = Retirer l’inscription
event-host-remove-sure = Retirer { $player } et rendre le buy-in ?
event-host-away = Marquer absence
event-host-back = Marquer retour
event-host-day = Fin de journée
event-host-day-text = dernières mains, mise en sachet
event-host-last-hands = Dernières mains
event-host-last-hands-go = Annoncer
event-host-last-hands-done =
    { $n ->
        [one] Encore { $n } main à chaque table.
       *[other] Encore { $n } mains à chaque table.
    }
event-host-end-day = Finir la journée
event-host-end-day-sure = Après cette main, chacun met ses jetons en sachet et l’horloge s’arrête.
event-host-end-day-done = Journée finie.
event-host-begin-day = Jour suivant
event-host-begin-day-done = La journée suivante commence.
event-seats-by-hand = Placement manuel
event-seats-by-hand-text = déplacer un joueur, bloquer ou fermer un siège
event-seat-move = Déplacer ici
event-seat-sure = { $player } part avec tous ses jetons : { $where }.
event-seat-lock = Bloquer le siège
event-seat-lock-done = { $player } garde sa place quand les tables s’équilibrent.
event-seat-unlock = Débloquer le siège
event-seat-unlock-done = { $player } peut à nouveau changer de table.
event-seat-off = Fermer le siège
event-seat-off-done = Fermé : { $where }.
event-seat-on = Ouvrir le siège
event-seat-on-done = Ouvert : { $where }.
event-seat-taken = Siège pris : { $where }.
event-host-settings = Réglages
event-host-settings-text = accès, heure de début, rythme
event-host-cancel = Annuler le tournoi
event-host-cancel-sure = Le tournoi s’arrête aussitôt et rembourse selon ses règles. C’est irréversible.
event-host-cancel-hands = Arrête d’abord l’horloge et attends la fin des mains.
event-results-csv = Résultats (CSV)
event-ledger-csv = Comptes (CSV)
event-levels = Niveaux à venir
event-levels-text = changer les blindes, jeux et pauses encore à venir
event-levels-ahead = Après ce niveau
event-levels-hint = 1 par ligne : 200/400 20m, 300/600 big blind ante 600 20m, break 10m, 500/1000 15h pour 15 mains.
event-levels-go = Changer les niveaux
event-levels-done = Niveaux changés.
event-flights = Flights du Jour 1
event-flights-text = faire entrer les joueurs encore en course d’une journée finie
event-flights-which = Adresse de cette journée
event-flights-go = Faire entrer
event-flights-done = Joueurs ajoutés.
event-marker = Paie un jeton de bounty perdu
event-old-chips = Anciens jetons retrouvés
event-old-chips-go = Échanger
event-ticket = Ticket
event-ticket-hint = si tu en as gagné un
event-ticket-won = Tu as gagné un ticket :
event-ticket-copy = Copier le ticket
event-penalty = Pénalité
event-penalty-warning = avertissement
event-penalty-hands = mains sans jouer
event-penalty-rounds = tours sans jouer
event-penalty-blinds = un tour de blindes perdu
event-penalty-disqualification = disqualification
event-penalty-amount = Combien
event-penalty-go = Pénaliser
event-penalty-sure = { $player } sort du tournoi. Ses jetons sont retirés du jeu.
event-count = Compte de jetons
event-count-confirm = Confirmer le compte
event-count-go = Fixer le compte
event-count-sure = { $player } : { $before } → { $after }
event-undo-bust = Annuler l’élimination
event-undo-bust-chips = Stack
event-undo-bust-sure = { $player } revient en jeu avec { $chips }.

## At a table of it

strip-title = Tournoi
strip-moves = Tu changes de table après cette main
strip-asks-answer-deal = Deal proposé

## Real tables

felt-title = Aux tables
felt-moves = En déplacement
felt-walking =
    { $n ->
        [one] { $n } joueur en route vers sa nouvelle place
       *[other] { $n } joueurs en route vers leur nouvelle place
    }
felt-all-there = Tous assis
felt-all-there-done = Tous les joueurs sont assis.
felt-deal = Tous d’accord
felt-deal-sure =
    { $n ->
        [one] { $n } joueur a accepté à la table. Payer le deal ?
       *[other] Les { $n } joueurs ont accepté à la table. Payer le deal ?
    }
felt-deal-done = Deal conclu.
felt-there = À sa place
felt-there-done = { $player } est à sa place.
felt-out = Éliminations
felt-out-text = les dernières d’abord ; touche pour annuler
felt-by = Qui a gagné les jetons ?
felt-by-of = Qui a gagné les jetons ? Élimination : { $player }
felt-also = Autre élimination dans cette main
felt-places = Places
felt-place-later = Place à venir :
felt-place-was = avant : { $place }
felt-bust-many =
    { $n ->
        [one] { $n } élimination
       *[other] { $n } éliminations
    }
felt-big-blind = Qui a la prochaine grosse blinde à la table { $table } ? Un joueur arrive.
felt-big-blind-unknown = Je ne sais pas
felt-big-blind-done = { $player } a la prochaine grosse blinde.
felt-big-blind-guessed = Siège supposé : vérifie le bouton.
felt-guess = supposé : vérifie le bouton
felt-bust = Élimination : { $player }
felt-bust-done = Élimination notée : { $player }.
felt-same-hand = Même main que { $player }
felt-no-more = Éliminer
felt-broke = Plus de jetons
felt-buys = { $player } n’a plus de jetons. Recave ?
felt-by-hand = Main par main : appuie quand toutes les tables ont fini leur main.
felt-round = Toutes ont fini
felt-round-done = Distribue la main suivante.
felt-bought = Achat de jetons noté : { $player }.
felt-write = Noter
felt-counted-why = compté à la table
felt-counted-done = { $player } a { $n }.
felt-button = Bouton
felt-button-at = bouton : siège { $seat }
felt-button-first = premier bouton : siège { $seat }
felt-next-hand = Main suivante
felt-button-moved = Table { $table } : main suivante.
felt-button-here = A le bouton
felt-button-set = { $player } a le bouton.
felt-count = Compter
felt-count-title = Compter la table { $table }
felt-count-total = Total { $n } sur { $due }.
felt-count-more = { $n } en trop
felt-count-less = { $n } manquants
felt-count-right = Les jetons sont justes
felt-count-done = Table { $table } comptée.
event-host-known = Joueurs connus
print-receipts = Reçus
receipt-all = tous les joueurs
receipt-none = Aucun paiement.
receipt-number = Reçu { $n }
receipt-from-player = payé par le joueur
receipt-to-player = payé au joueur
receipt-ticket = ticket { $ticket }
receipt-kind-entry = Buy-in
receipt-kind-re-buy = Recave
receipt-kind-add-on = Add-on
receipt-kind-marker = Jeton de bounty perdu
receipt-kind-refund = Remboursement
receipt-kind-prize = Gain
receipt-kind-head = Bounty
receipt-kind-deal = Accord
felt-undone = { $player } revient en jeu.
felt-send = Envoyer
felt-sent = { $player } va ici : { $where }.
felt-registered = Ton inscription est faite. Ta table et ton siège s’affichent ici après le tirage.

## On the wall

wall-title = Horloge TV
wall-layout = Disposition
wall-layout-clock = horloge
wall-layout-players = horloge et joueurs
wall-layout-prizes = horloge et gains
wall-sound-on = Son activé
wall-sound-off = Son coupé
wall-columns = Colonnes
wall-column-players = Joueurs
wall-column-average = Tapis moyen
wall-column-chips = Jetons en jeu
wall-column-break = Prochaine pause
wall-column-end = Fin du niveau
wall-column-pool = Dotation
wall-column-first = 1er prix
wall-column-prizes = Avant les places payées
wall-column-bought = Recaves achetées
wall-column-late = Inscription tardive jusqu’au
wall-logo = Logo de l’horloge
wall-logo-choose = Choisir une image
wall-logo-remove = Retirer le logo
wall-logo-unreadable = { $file } n’est pas une image ou est trop grand.
wall-full = Plein écran
wall-back = Voir le tournoi
wall-next = ensuite
wall-players = Joueurs
wall-first = 1er prix
wall-join = Inscris-toi sur ton téléphone

## On paper

print-title = Imprimer
print-what = Document
print-slips = Fiches de place
print-sign-in = Feuille d’émargement
print-payouts = Gains et structure
print-seat = Siège
print-chips = { $n } jetons
print-paid = Payé
print-signature = Signature
print-slips-none = Les places sont tirées au départ.

## Championnats

nav-seasons = Championnats
seasons-text = Des points par place sur plusieurs tournois, en direct et en ligne.
seasons-new = Créer un championnat
seasons-make = Créer le championnat
seasons-none = Aucun championnat
seasons-none-text = Crée-en un et ajoute tes tournois une fois terminés.
season-name-hint = Hiver 2026
season-evenings = Tournois
season-evenings-short = Jouées
season-evenings-n =
    { $n ->
        [one] { $n } tournoi
       *[other] { $n } tournois
    }
season-leads = { $name } mène
season-points = Points
season-points-n =
    { $count ->
        [one] { $n } point
       *[other] { $n } points
    }
season-wins = Victoires
season-dropped = ne compte pas
season-dropped-hint = Entre parenthèses : résultats qui ne comptent pas.
season-no-evenings = Aucun tournoi.
season-standings-csv = Classement (CSV)
season-places-csv = Toutes les places (CSV)
season-scoring = Barème
season-formula = Points par place
season-formula-table = Barème fixe
season-formula-table-text = Tu fixes les points de chaque place.
season-formula-table-is = Points par place : { $points }
season-formula-linear = Joueurs battus
season-formula-linear-text = 1 point par entrée à partir de ta place : sur 18 entrées, le vainqueur a 18 points, le deuxième 17, le dernier 1.
season-formula-root = Taille du tournoi
season-formula-root-text = 10 × √(entrées ÷ place) : un grand tournoi donne plus, surtout aux premières places.
season-formula-buy_in = Taille et buy-in
season-formula-buy_in-text = 10 × √(entrées ÷ place) × (1 + log₁₀(buy-in ÷ unité + ¼)) : un buy-in plus élevé donne plus aussi.
season-table = Points par place
season-table-hint = la 1re place d’abord
season-taking-part = Pour la participation
season-bounty = Par bounty
season-rebuy = Par recave
season-rebuy-hint = Négatif : des points sont retirés
season-best = Meilleurs résultats comptés
season-best-hint = 0 : tous
season-least = Minimum d’entrées
season-least-hint = les tournois plus petits ne donnent rien ; 0 : sans minimum
season-unit = Unité du buy-in
season-unit-hint = dans la plus petite unité : 100 pour des centimes
season-example = Exemple : { $n } { $n ->
        [one] entrée
       *[other] entrées
    }
season-terms-taking-part =
    Participation : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de plus
season-terms-bounty =
    Par bounty : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
season-terms-rebuy =
    Par recave ou nouvelle entrée : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
season-terms-best =
    { $n ->
        [one] Seul le meilleur résultat compte
       *[other] Les { $n } meilleurs résultats comptent
    }
season-terms-least = Les tournois de moins de { $n } { $n ->
        [one] entrée
       *[other] entrées
    } ne donnent pas de points
season-terms-ties = À égalité de points, le plus de victoires, sinon place partagée
season-add = Ajouter un tournoi
season-add-go = Ajouter
season-add-none = Tes tournois terminés apparaissent ici.
season-added = { $name } : ajoutée
season-enter = Saisir un résultat
season-enter-text = un tournoi joué ailleurs
season-enter-go =
    { $n ->
        [one] Ajouter { $n } joueur
       *[other] Ajouter { $n } joueurs
    }
season-day = Date
season-entries = Entrées
season-entries-hint = avec les ré-entrées ; 0 : une par joueur
season-places = Ordre d’arrivée
season-places-hint = le vainqueur d’abord, un nom par ligne ; ou un tableau avec les colonnes place et player
season-file = Depuis un fichier
season-too-few = trop peu d’entrées
season-remove = Retirer
season-remove-sure = Retirer { $name } du championnat ? Ses points partent aussi.
season-removed = { $name } : retiré
season-edit = Changer le barème
season-save = Enregistrer
season-saved = Barème changé
season-players = Joueurs
season-players-add = Ajouter des joueurs
season-players-added =
    { $n ->
        [one] { $n } joueur ajouté
       *[other] { $n } joueurs ajoutés
    }
season-players-go =
    { $n ->
        [one] Ajouter { $n } joueur
       *[other] Ajouter { $n } joueurs
    }
season-players-csv = Tous mes joueurs (CSV)
season-rename = Nom
season-rename-hint = le nom d’un autre joueur réunit les deux
season-rename-go = Renommer
season-merge = Réunir
season-renamed = Renommé : { $name }
season-about = À propos
season-of-event = Ajouter à un championnat
players-title = Mes joueurs
players-private = Toi seul vois les contacts, numéros et notes : aucune page, aucun écran ni reçu ne les montre.
players-search = Chercher un nom, un numéro, un contact ou une note
players-number = Numéro de membre
players-contact = Contact
players-contact-hint = e-mail ou téléphone
players-notes = Notes
players-add = Nouveau joueur
players-saved = Enregistré : { $name }
players-forget = Effacer les données
players-forgotten = Données effacées : { $name }
players-forget-all = Effacer toutes les données
players-forget-all-sure = Les contacts, numéros et notes de tous tes joueurs seront effacés. Les noms et les résultats restent.
players-forgotten-all = Toutes les données effacées
players-import = Importer un CSV
players-import-hint = Un tableau avec les colonnes joueur, numéro, contact et notes. Il remplace les données des joueurs qu’il contient.
players-none = Pas encore de joueurs
players-none-text = Les joueurs de tes championnats et tournois apparaissent ici.
players-more =
    { $n ->
        [one] { $n } autre : cherche un nom
       *[other] { $n } autres : cherche un nom
    }
