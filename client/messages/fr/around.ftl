### Texts of the pages around a table, and of the host’s tools.

## A new table

new-title = Ouvrir une table
new-text = Tout est prêt pour jouer. Ouvre la table, ou change ce que tu veux.
new-stakes = Enjeu
new-size-small-blind = Petite blinde
new-size-big-blind = Grosse blinde
new-size-small-bet = Petite mise
new-size-big-bet = Grosse mise
new-size-ante = Ante
new-size-bring-in = Bring-in
new-size-button = Blinde du bouton
new-size-none = aucune
new-chairs = Sièges
new-chairs-most = { $n } max
new-least = Cave minimum
new-most = Cave maximum
new-any = Libre
new-no-limit = Sans maximum
new-in-blinds =
    { $n ->
        [one] { $n } grosse blinde
       *[other] { $n } grosses blindes
    }
new-in-bets =
    { $n ->
        [one] { $n } grosse mise
       *[other] { $n } grosses mises
    }
new-think = Temps par action (s)
new-think-none = sans horloge
new-think-hint = 0 : sans horloge
new-bots-hint = prennent les sièges vides
new-money = Montants
new-money-chips = jetons
new-money-hint = affichage seulement : 1,50 fait 150 jetons
new-not-a-number = Entre un nombre.
new-game-words = Écris un jeu
new-game-write = Écrire un autre jeu…
new-game-search = Chercher un jeu
new-game-type = Cherche ou écris : nlhe 1/2, PLO 0.5/1…
new-game-none = Aucun résultat
new-family-hold-em = Hold’em
new-family-omaha = Omaha
new-family-stud = Stud
new-family-draw = Draw
new-family-mix = Jeux mixtes
new-family-small = Jeux miniatures
new-house = Règles de la maison
new-house-online = En ligne
new-house-home = Entre amis
new-house-cash = Comme au club
new-file-take = Reprendre dans le formulaire
rules-change = Changer les règles
rules-change-go = Changer dès la prochaine main
new-game = Jeu
new-game-hint = Par exemple « plo 5/10 », « nlhe 1/2 ante 1 » ou « stud8 4/8 ».
new-name = Nom de la table
new-name-hint = d’après ton nom
new-who = Qui peut venir
new-private = Sur invitation
new-spectators = Spectateurs admis
new-password = Mot de passe
new-password-hint = aucun
new-bots = Bots
new-delay = Délai pour les spectateurs (s)
new-between = Pause entre les mains (s)
new-options = Plus d’options
new-options-text = straddle, run it twice, rake et le reste
new-changed =
    { $n ->
        [one] { $n } changée
       *[other] { $n } changées
    }
new-search = Chercher une option
new-none = Aucun résultat
new-list = séparés par des virgules
new-undo = Réinitialiser : { $name }
new-edited = La table s’ouvre à partir de ton fichier modifié.
new-file = En fichier (TOML)
new-file-text = mêmes réglages, à enregistrer ou à modifier
new-file-undo = Revenir au formulaire
new-go = Ouvrir la table

## Inviting and coming in

links-title = Liens personnels et temporaires
links-text = Le lien ci-dessus vaut pour tout le monde. Ceux-ci valent pour 1 personne, ou expirent.
links-once-shown = Copie le lien maintenant : tu ne le verras qu’une fois.
links-one = 1 personne
links-all = tout le monde
links-until = jusqu’au { $at }
links-end = Désactiver
links-for-one = Pour 1 personne
links-good-for = Valable
links-good-for-hour = 1 heure
links-good-for-day = 1 jour
links-good-for-week = 1 semaine
links-make = Créer un lien
links-renew = Renouveler les liens
links-sure = Tous les anciens liens cessent de marcher. Les joueurs à table restent.
links-renewed = Liens renouvelés. Envoie le nouveau, ci-dessus.
settings-players-invite = Les joueurs peuvent inviter
device-title = Jouer sur un autre appareil
device-text = Scanne ceci avec l’autre appareil, ouvre le lien là-bas, ou entre le code sur { $where }. Il sert une fois, pendant 10 minutes.
device-code = Code
device-link = Lien pour l’autre appareil
device-qr = Code QR du lien pour l’autre appareil
device-both = Tu es la même personne sur les deux appareils. Ne donne pas ce code : il livre ton nom, ton siège et tes cartes.
device-over = Ce code a expiré.
device-again = Nouveau code
device-in-title = Entrer un code
device-in-text = Sur ton autre appareil, ouvre le menu et choisis « Jouer sur un autre appareil ». Il affiche un code de 8 lettres et chiffres.
device-in-yours = Tu y retrouves ton nom, ton siège et tes cartes.
device-in-go = Jouer sur cet appareil
device-in-known = Ce navigateur joue déjà sous le nom { $name }. Déconnecte-toi d’abord pour en changer.
host-waiting = Liste d’attente
host-waiting-remove = Retirer
host-waiting-remove-who = Retirer { $name } de la liste
host-seat-link = Envoyer un lien de siège
host-seat-link-text = Pour une personne sans compte qui n’a plus accès. Le lien vaut 10 minutes et ouvre le siège et les cartes : { $name }. Ne l’envoie qu’à { $name }. La table voit que tu l’as créé.
settings-seats = Sièges
settings-to-sit = Temps pour prendre un siège réservé (s)
settings-bots-make-room = Les bots cèdent leur siège à qui attend
settings-bots-alone = Les bots jouent même sans spectateurs
settings-bots-fill = Compléter avec des bots jusqu’à (joueurs, 0 : non)

## The menu of a table, and one's tables

page-back = Retour à la table

## The host

host-not-you = Cette page est réservée aux hôtes de la table.
host-requests = Demandes de jetons
host-asks = { $player } (siège { $chair }) demande { $chips }
host-approve = Valider
host-together = { $names } : même adresse, peut-être le même foyer.
host-together-as = Même adresse que { $names }.
host-approve-all = Tout valider
host-choose = Choisir le prochain jeu
host-choose-done = Ensuite : { $game }.
host-refuse = Refuser
host-play = Distribution
host-begin = Main suivante
host-pause-now = Pause immédiate
host-pause-done = Pause après cette main.
host-bomb = Ante du bomb pot
host-bomb-go = Lancer un bomb pot
host-floor = Corriger une erreur
host-floor-text = L’action s’annule jusqu’à la carte suivante. Annuler la main rend toutes les mises. Reporter laisse le pot à la donne suivante.
host-undo = Annuler la dernière action
host-undo-done = Dernière action annulée.
host-hold = Reporter le pot
host-hold-done = Pot reporté sur la donne suivante.
host-why = Raison de la décision (dans l’historique)
host-warn = Avertir
host-warn-done = Avertissement donné : { $player }.
host-kill = Déclarer la main morte
host-kill-done = Main morte : { $player }.
host-call-off-go = Annuler la main
host-call-off-done = Main annulée.
host-reason-first = Indique d’abord une raison. Elle figure dans l’historique.
host-reason = Raison (dans l’historique)
host-players = Joueurs
host-nobody = Aucun joueur
host-away = pas là
host-sit-out = Mettre en sit-out
host-button = Donner le bouton
host-adjust = Ajuster le stack
host-adjust-go = Ajuster
host-adjust-text = Noté dans les comptes avec sa raison.
host-adjust-done = Stack ajusté : { $player }.
host-bot = Bot
host-bot-any = style au hasard
host-bot-go = Ajouter un bot
host-seat = Placer quelqu’un
host-seat-who = Spectateur ou personne en attente
host-seat-as = Entrée
host-seat-new = nouveau à la table
host-seat-replacing = remplace la personne partie
host-seat-transferred = vient d’une table cassée
host-seat-text = 0 jeton : la personne se cave elle-même. Table cassée : le stack qu’elle avait, même sous le minimum.
host-seat-go = Placer
host-second = Second hôte
host-second-name = Nom
host-second-go = Donner le rôle d’hôte
host-second-done = { $name } a maintenant le rôle d’hôte.
host-game = Jeu et règles
host-game-next = Prochain jeu et enjeu
host-game-go = Changer
host-game-done = Changé dès la prochaine main.
host-rules = Toutes les règles (TOML)
host-rules-go = Changer les règles
host-house = Jetons et frais
host-time-fees = Prélever les droits de table
host-colour-up = Changer les plus petits jetons
host-kitty = Sur la cagnotte ({ $chips })
host-kitty-what = Pour quoi
host-kitty-go = Dépenser
host-settle = Dette payée par
host-settle-lender = À
host-settle-marker = Reconnaissances de dette
host-settle-go = Noter
host-settle-done = Noté.
host-move = Nouveau siège
host-move-go = Déplacer
host-move-done = { $player } est au siège { $chair }.
host-close = Fermer la table
host-close-sure = Tout le monde encaisse et la session se termine. Fermer la table ?

## What hosts do while a hand is played, and what becomes of it

host-more = Invitations et réglages
host-tray =
    { $n ->
        [one] { $n } demande de jetons
       *[other] { $n } demandes de jetons
    }
host-barred = Exclusions
host-barred-by = { $by }, { $until }
host-barred-why = Raison : { $reason }
host-let-in = Lever l’exclusion
host-let-in-done = Exclusion levée : { $player }.
host-ban = Exclure quelqu’un
host-ban-name = Nom
host-send = Faire sortir…
host-send-title = Faire sortir { $player }
host-send-text = La main en cours se termine, puis { $player } encaisse et voit ton nom et la raison.
host-send-go = Faire sortir
host-send-done = { $player } est hors de la table.
host-send-how = Exclusion
host-send-none = aucune
host-send-hour = 1 heure
host-send-day = 1 jour
host-send-good = définitive
seat-menu-chair = siège { $chair }
seat-menu-stack = Stack
seat-menu-behind = À venir
seat-menu-owes = Dette
seat-menu-bought = Caves
seat-menu-net = Net
note-hint = Comment joue cette personne ?
note-colour = Couleur
note-colour-none = sans couleur
note-colour-red = rouge
note-colour-orange = orange
note-colour-green = vert
note-colour-blue = bleu
note-colour-purple = violet
note-keep = Enregistrer
note-kept = Enregistré
note-private = Personne d’autre ne la voit. Valable à toutes les tables de cette salle.
note-all = Notes sur les joueurs
note-edit = Modifier
note-none = Aucune note. Clique sur quelqu’un à une table pour en écrire une.
seat-menu-mute = Masquer son chat
seat-menu-unmute = Réafficher son chat
seat-menu-host = Outils de l’hôte
seat-menu-make-host = Donner le rôle d’hôte
seat-menu-sit-out-done = { $player } est en sit-out.
notice-read = Compris
notice-moved = { $by } t’a fait changer de place : siège { $chair }.
notice-seated = { $by } t’a donné le siège { $chair }.
notice-seated-chips = { $by } t’a donné le siège { $chair }, avec { $chips }.
notice-adjusted-more = { $by } a ajouté { $chips } à ton stack : { $text }
notice-adjusted-less = { $by } a retiré { $chips } de ton stack : { $text }
notice-dealt-out = { $by } te met en sit-out. Appuie sur « Me revoilà » pour jouer.
notice-refused = { $by } a refusé ta demande de jetons.
notice-warned = { $by } te donne un avertissement : { $text }
notice-killed = { $by } a déclaré ta main morte : { $text }
notice-sent-away = { $by } t’a fait sortir de la table.
notice-sent-away-why = { $by } t’a fait sortir de la table : { $text }
notice-host = { $by } t’a donné le rôle d’hôte à cette table.
notice-dropped = Ta demande pour la fin de la main a échoué. { $text }
notice-announced = { $by }, à toute la salle : { $text }
away-title = Sortie de la table
away-who = { $by } t’a fait sortir de cette table.
away-why = Raison :
away-no-why = Aucune raison donnée.
away-until = Tu pourras revenir le { $until }.
away-good = Tu ne peux plus revenir à cette table.
away-now = Tu peux revenir dès maintenant. Tes jetons sont dans les comptes.
away-back = Retour à la table
about-title = Le mot de l’hôte
settings-about = À propos de cette table
settings-about-hint = Affiché dans le lobby, sur les invitations et avec les règles.
settings-quiet = Pas de chat quand un joueur est à tapis

## Settings of an open table

settings-title = Réglages de la table
settings-text = Les changements valent tout de suite, pour toute la table.
settings-who = Qui peut venir
settings-password = Nouveau mot de passe
settings-password-hint = inchangé
settings-password-none = Pas de mot de passe
settings-pace = Rythme
settings-auto = Distribuer automatiquement
settings-one-address = Joueurs avec la même adresse IP
settings-one-address-allow = accepter
settings-one-address-warn = accepter, avertir les hôtes
settings-one-address-refuse = bloquer le deuxième joueur
settings-one-address-hint = Des amis sous le même toit partagent une adresse. Personne ne la voit.
settings-bomb-votes = Les joueurs peuvent proposer un bomb pot
settings-rabbit = Rabbit hunt
settings-run-out = À tapis : secondes par carte (0 : aussitôt)
settings-bot-pace = Réflexion des bots (s)
settings-other = En plus
settings-chat = Chat
settings-restart = Si le serveur redémarre en pleine main
settings-restart-resume = reprendre la main
settings-restart-void = annuler la main
settings-grace = Puis attendre l’action (s)
settings-go = Enregistrer
settings-same = Rien n’a changé
settings-done = Enregistré.

## The ledger

ledger-player = Joueur
ledger-bought = Achats
ledger-cashed-out = Encaissé
ledger-chips = Stack
ledger-net = Net
ledger-empty = Aucune cave
mine-events = Tes tournois ouverts
mine-events-none = Aucun tournoi ouvert
mine-events-sure = Arrêter et rembourser
mine-events-why = fermé par l’hôte
mine-hosted = Tes tables ouvertes
mine-hosted-none = Aucune table ouverte
mine-people =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
mine-close-sure = Fermer malgré les joueurs assis
ledger-the-house = Maison
ledger-the-bots = Bots
ledger-people-only = Sans les bots
ledger-with-bots = Avec les bots
ledger-bots = Bots (hors règlement)
ledger-settled-people = Tout est réglé, bots mis à part.
ledger-rake = rake
ledger-kitty = cagnotte
ledger-jackpot = jackpot
ledger-time_fees = droits de table
ledger-carried = reporté
ledger-csv = Télécharger en CSV
ledger-graph = Résultats main par main
ledger-settle = Régler les comptes
ledger-settle-text = Avec le moins de paiements possible.
ledger-settled = Tout est réglé.
ledger-pays = paie
ledger-adjustments = Ajustements de stack
ledger-print = Imprimer
ledger-before = avant la première main
ledger-after = à partir de la main { $hand }
ledger-move-buy-in = Cave
ledger-move-re-buy = Recave
ledger-move-top-up = Ajout
ledger-move-transfer = Transfert de table
ledger-move-short-buy-in = Cave réduite
ledger-move-loan = Prêt
ledger-move-cash-out = Encaissement
ledger-move-corrected = Ajustement de stack
ledger-move-marker = Reconnaissance de dette
ledger-move-time-fee = Droit de table
ledger-side-bets = Paris annexes

## What came of a session

result-title = Résultat
result-hands =
    { $n ->
        [one] { $n } main
       *[other] { $n } mains
    }
result-minutes = { $m } min
result-length = { $h } h { $m } min
result-ended = fermée { $when }
result-nobody = Aucune cave

## Hands

hands-empty = Aucune main terminée
hands-called-off = annulée
hands-pot = pot { $chips }
hands-more = Mains précédentes
hands-review = Analyser ma session
hands-review-hand = Analyse: { $hand }
hands-search = Chercher une main
hands-search-hint = Carte (Ah), nom, numéro de main, gagnée
hands-filters = Afficher seulement
hands-filter-mine = J’ai joué
hands-filter-won = J’ai gagné
hands-filter-lost = J’ai perdu
hands-filter-showdown = Avec abattage
hands-none = Aucun résultat
hands-won = Gain : { $who }
hands-won-showdown = Gain à l’abattage : { $who }
hands-download = Toute la session, telle que tu l’as vue
hands-zip = Tous les formats (zip)
hand-title = Main { $hand }
hand-others = Autres mains
hand-before = Précédente
hand-after = Suivante
hand-replayer = Revoir la main
hand-verify = Vérifier la donne
hand-review = Analyse
hand-download = Télécharger
hand-txt = Texte
hand-phh = PHH
hand-ohh = OHH
hand-json = JSON
hand-told = Historique de la main
replay-streets = Aller à
replay-start = Début
replay-deal = Donne
replay-flop = Flop
replay-turn = Turn
replay-river = River
replay-street = Street { $n }
replay-draw = Tirage { $n }
replay-showdown = Abattage
replay-end = Fin
replay-previous = Reculer d’un pas
replay-next = Avancer d’un pas
replay-play = Lecture
replay-pause = Pause
replay-at = Moment de la main
replay-speed = Vitesse
replay-odds-pot = Pot
replay-odds-to-call = À suivre
replay-odds-price = Cote du pot
replay-odds-equity = Équité
replay-odds-shown = contre les cartes montrées
replay-odds-unknown = contre des cartes aléatoires
replay-odds-pat = sans échange
share-open = Partager
share-title = Partager cette main
share-text = Toute personne ayant le lien peut revoir cette main, sans donner de nom et sans limite de temps. Elle ne montre que ce que tu as vu.
share-cards = Montrer mes cartes
share-names = Montrer les noms
share-link = Lien
share-copy = Copier le lien
share-page = Main de poker

## Checking a deal

verify-title = La donne était-elle honnête ?
verify-text = La salle a scellé le paquet avant toute coupe. Ton navigateur vérifie maintenant, sans faire confiance à la salle, que chaque carte que tu as vue était dans ce paquet, à sa place.
verify-right =
    { $n ->
        [one] La carte que tu as vue est vérifiée
       *[other] Les { $n } cartes que tu as vues sont vérifiées
    }
verify-wrong =
    { $n ->
        [one] { $n } étape a échoué
       *[other] { $n } étapes ont échoué
    }
verify-right-word = réussi
verify-wrong-word = échoué
verify-unknown-word = inconnu
verify-form-wrong = Preuve invalide : vérifie { $found }.
verify-seal-right = Le sceau est celui que ton navigateur a vu avant la donne.
verify-seal-wrong = Le sceau n’est pas celui que ton navigateur a vu avant la donne.
verify-seal-unknown = Sceau du paquet. Ton navigateur ne l’a pas vu avant la donne et ne peut pas le comparer.
verify-cut-right =
    { $n ->
        [one] { $n } joueur a coupé le paquet : toi.
       *[other] { $n } joueurs ont coupé le paquet, dont toi.
    }
verify-cut-late = Ta coupe ne compte pas : elle est arrivée trop tard, ou la salle était en panne. Si cela se répète, parles-en à l’hôte.
verify-cut-unknown =
    { $n ->
        [one] { $n } joueur a coupé le paquet, mais pas dans ce navigateur.
       *[other] { $n } joueurs ont coupé le paquet, aucun dans ce navigateur.
    }
verify-cut-nobody = Personne n’a coupé ce paquet. Seul le sceau fixe son ordre, et la salle a choisi le sceau.
verify-cut-bots = Les bots de la salle coupent aussi. Leurs coupes ne comptent pas.
verify-cut-who = Coupe : { $who }.
verify-cut-seat = siège { $seat }
verify-cut-orders = Un joueur peut retenir sa coupe. k joueurs complices de la salle choisissent parmi 2^k ordres du paquet : { $n } au plus, si tous sauf 1 sont complices.
verify-cut-orders-general = Un joueur peut retenir sa coupe. k joueurs complices de la salle choisissent parmi 2^k ordres du paquet.
verify-order-right = Le sceau et les coupes fixent l’ordre des cartes scellées :
verify-once-right = Chaque carte et chaque place apparaît une seule fois.
verify-once-wrong = Une carte ou une place apparaît deux fois.
verify-cards = Les cartes que tu as vues
verify-cards-text = De hachage en hachage, chaque carte remonte jusqu’au sceau. Échanges-en une pour voir la vérification échouer.
verify-card-where = carte { $dealt } du paquet, scellée à la place { $position }
verify-reshuffle = { "" } après le mélange { $n }
verify-tamper = Échanger
verify-tampered = Tu as échangé une carte.
verify-restore = Annuler l’échange
verify-raw = La preuve
verify-elsewhere = Enregistre la preuve et vérifie-la où tu veux :
verify-paste-page = vérifier une preuve
verify-paste = Preuve téléchargée
verify-go = Vérifier
verify-unreadable = Ce n’est pas une preuve. Colle le fichier téléchargé en entier.

## Posted rules

rules-book = Livre des règles
rules-differs = Écarts avec le modèle
rules-differs-none = Aucun : tout est comme dans « { $preset } ».
rules-differs-text = Par rapport à « { $preset } ».
rules-first = En bref
rules-house = Le mot de la maison
rules-all = Toutes les règles
rules-all-text = Les écarts sont marqués. Chaque option cite ses règles.
rules-unusual =
    { $n ->
        [one] { $n } changée
       *[other] { $n } changées
    }

## The clock for a big screen

tv-back = Retour à la table
tv-acts = à parler
tv-next = main suivante
tv-showdown = abattage
tv-hand = Main
tv-blinds = Blindes
tv-bets = Mises
tv-ante = Ante
tv-pot = Pot
tv-players = Joueurs
tv-raise = Relance à
tv-bet = Mise

## Running the room

admin-title = Gestion de la salle
admin-not-you = Cette page est réservée aux administrateurs de la salle.
admin-tables = Tables
admin-tables-none = Aucune table ouverte
admin-watch = Regarder
admin-close = Fermer
admin-close-sure = Fermer { $name } ? Tout le monde encaisse après la main.
admin-close-done = Table fermée : { $name }.
admin-message = Message
admin-message-text = Reste affiché jusqu’à ce que chacun l’ait lu.
admin-message-to = À
admin-message-all = toutes les tables
admin-message-go = Envoyer
admin-message-done = Envoyé.
admin-people = Personnes
admin-search = Chercher un nom
admin-nobody = Aucun résultat
admin-guest = sans compte
admin-account = compte
admin-admin = administrateur
admin-online =
    { $n ->
        [one] { $n } page ouverte
       *[other] { $n } pages ouvertes
    }
admin-seated =
    { $n ->
        [one] à { $n } table
       *[other] à { $n } tables
    }
admin-since = depuis le { $at }
admin-out = exclusion par { $by }, { $until }
admin-end-sessions = Déconnecter partout
admin-end-sessions-done = Déconnexion faite partout : { $name }.
admin-second = Désactiver la double authentification
admin-second-text = { $name } se connectera avec le seul mot de passe : ni application, ni clé d’accès, ni code de secours. À faire seulement si la demande vient vraiment de cette personne : { $name }.
admin-second-go = Désactiver
admin-second-done = { $name } se connecte maintenant avec le seul mot de passe. Toutes les sessions sont fermées.
admin-end-keys = Fermer les sessions et supprimer les clés d’API
admin-end-keys-done = { $name } : sessions fermées, clés d’API supprimées.
admin-bar = Exclure…
admin-bar-title = Exclure { $name } de la salle
admin-bar-text = Les mains en cours se terminent, puis { $name } encaisse et voit ton nom et la raison.
admin-bar-go = Exclure
admin-bar-done = Exclusion faite : { $name }.
admin-bar-reason = Raison
admin-bar-span = Durée
admin-span-hour = 1 heure
admin-span-day = 1 jour
admin-span-week = 1 semaine
admin-span-good = définitive
admin-let-in = Lever l’exclusion
admin-let-in-done = Exclusion levée : { $name }.
admin-delete = Supprimer
admin-delete-done = Nom supprimé : { $name }.
admin-storage = Espace disque
admin-storage-line = { $kind } : { $size } Mo
admin-drill = Essai de restauration
admin-drill-good = { $backup } du { $made } : restaurée et vérifiée, { $at }. Tables : { $tables }, mains : { $hands }, { $seconds } s.
admin-drill-bad = { $backup } : l’essai a échoué, { $at }. Fais une nouvelle sauvegarde et vérifie la salle.
admin-drill-some = Chaîne de hachage seulement : { $count } { $count ->
        [one] table
       *[other] tables
    } sur { $tables }.
admin-drill-none = Aucun essai pour l’instant.
admin-drill-off = Désactivé. Règle backup_hours et drill_days.
admin-bans = Exclusions
admin-bans-none = Aucune exclusion

## Oneself

me-guest = Sans compte : le nom est à toi dans ce navigateur
me-account = Compte
me-admin = Compte administrateur
me-logout = Se déconnecter
me-settings-text = Apparence, sons et alertes aux tables, sur cet appareil.
me-password = Changer de mot de passe
me-password-first = Garde ton nom
me-password-text = Choisis un mot de passe pour utiliser ce nom sur n’importe quel appareil.
me-password-old = Mot de passe actuel
me-password-new = Nouveau mot de passe
me-password-go = Valider
me-password-done = Mot de passe enregistré.
me-password-ends = Tous les autres navigateurs sont déconnectés et toutes les clés d’API supprimées.
security-title = Sécurité
security-text = Avec un second facteur, le mot de passe seul n’ouvre pas ton compte.
security-guest = Choisis d’abord un mot de passe. Ajoute ensuite une application ou une clé d’accès.
security-totp = Application d’authentification
security-totp-text = Une application sur ton téléphone donne un code à entrer après le mot de passe.
security-totp-since = active depuis le { $at }
security-totp-scan = Scanne ce code avec ton application d’authentification.
security-totp-picture = Code QR pour une application d’authentification
security-totp-type = Ou entre cette clé :
security-totp-code = Code dans l’application
security-totp-on = Activer
security-totp-done = La connexion demande désormais un code.
security-totp-off-done = La connexion ne demande plus de code.
security-on = Activer
security-off = Désactiver
security-code = Code de l’application
security-code-or = ou un code de secours
security-passkeys = Clés d’accès
security-passkeys-text = Empreinte, visage, code de l’appareil ou clé de sécurité, à la place du mot de passe ou après lui.
security-passkeys-not-here = Pour ajouter une clé d’accès, ouvre la salle en https sous son nom, ou sur localhost.
security-passkey-label = Nom
security-passkey-example = mon téléphone
security-passkey-add = Ajouter une clé d’accès
security-passkey-done = Tu peux maintenant te connecter avec cette clé d’accès.
security-passkey-remove = Supprimer { $name }
security-passkey-removed = Clé d’accès supprimée ici. Supprime-la aussi sur l’appareil.
security-passkey-since = depuis le { $at }, jamais utilisée
security-passkey-used = utilisée le { $at }
security-codes = Codes de secours
security-codes-left =
    { $n ->
        [one] { $n } restant
       *[other] { $n } restants
    }
security-codes-new = Créer de nouveaux codes
security-codes-once = Garde ces codes là où tu les retrouveras sans ton téléphone. Chacun sert une fois, à la place de l’application ou d’une clé d’accès. Tu ne les vois que maintenant.
security-codes-save = Enregistrer dans un fichier
security-codes-kept = C’est noté
security-codes-done = Les anciens codes ne marchent plus.
security-confirm = Confirmer
security-confirm-passkey = Confirmer avec une clé d’accès
security-email = Adresse e-mail
security-email-text = Récupère ton compte par e-mail si tu oublies le mot de passe.
security-email-is = Les nouveaux mots de passe passent par { $address }.
security-email-label = Nouvelle adresse
security-email-set = Confirmer l’adresse
security-email-sent = Ouvre le lien envoyé à { $address }.
security-email-removed = Adresse supprimée.
login-forgotten = Mot de passe oublié ?
recover-title = Nouveau mot de passe
recover-text = On envoie un lien à l’adresse e-mail confirmée de ton compte.
recover-account = Nom ou adresse e-mail
recover-send = Envoyer le lien
recover-sent = S’il existe un compte avec une adresse confirmée, le lien est en route.
recover-sent-text =
    { $n ->
        [one] Il sert une fois, pendant { $n } minute.
       *[other] Il sert une fois, pendant { $n } minutes.
    }
recover-ask = Cette salle n’envoie pas d’e-mails. Demande un nouveau mot de passe à son gestionnaire.
recover-another = Demander un nouveau lien
recover-password = Nouveau mot de passe
recover-set = Enregistrer
recover-confirm = Confirmer l’adresse
recover-done = Mot de passe enregistré.
recover-admin-title = Administrateur { $name }
recover-admin-new = Choisis un mot de passe pour créer le compte et gérer la salle.
recover-admin-again = Choisis un nouveau mot de passe. Les anciens seconds facteurs, sessions et clés sont supprimés.
recover-recovery-title = Nouveau mot de passe pour { $name }
recover-recovery-text = Toutes les autres sessions et clés du compte sont supprimées.
recover-email-title = Adresse e-mail du compte { $name }
recover-email-text = { $address } pourra servir à récupérer ce compte.
recover-email-done = Adresse confirmée.
security-sure-totp = Activer l’application d’authentification
security-sure-totp-off = Désactiver l’application d’authentification
security-sure-codes = Créer de nouveaux codes de secours
security-sure-passkey = Ajouter une clé d’accès
security-sure-remove = Supprimer une clé d’accès
security-sure-text = Confirme que c’est bien toi.
security-sure-email = Changer l’adresse e-mail
security-sure-remove-text = « { $name } » n’ouvrira plus ton compte. Confirme que c’est bien toi.
me-statistics = Statistiques
me-statistics-text = Ton style et tes résultats sur toutes tes mains ici. Personne d’autre ne les voit.
me-statistics-go = Tes statistiques
stats-title = Tes statistiques
stats-text = Toutes tes mains dans cette salle. Personne d’autre ne voit cette page.
stats-counting =
    { $n ->
        [one] { $n } main comptée…
       *[other] { $n } mains comptées…
    }
stats-none = Aucune main
stats-which = Filtres
stats-span = Période
stats-span-all = depuis le début
stats-span-year = 12 derniers mois
stats-span-month = 30 derniers jours
stats-span-week = 7 derniers jours
stats-kind = Format
stats-kind-chips = cash games
stats-kind-events = tournois
stats-all = tout
stats-game = Jeu
stats-stakes = Enjeu
stats-position = Position
stats-depth = Stack
stats-depth-to-20 = jusqu’à 20 bb
stats-depth-20-50 = 20–50 bb
stats-depth-50-100 = 50–100 bb
stats-depth-100-up = plus de 100 bb
stats-col-hands = Mains
stats-col-worth = EV
stats-rate = bb/100
stats-rate-worth = EV bb/100
stats-interval = ±
stats-rate-text = bb/100 : grosses blindes gagnées pour 100 mains. Ton vrai taux se trouve dans l’intervalle ± 19 fois sur 20. L’EV compte un tapis à son équité au moment où les derniers jetons sont entrés, si toutes les mains ont été montrées.
stats-won = Grosses blindes gagnées
stats-worth = EV à tapis
stats-graph-told =
    { $n ->
        [one] { $n } main : { $won } grosses blindes gagnées, { $worth } en EV à tapis
       *[other] { $n } mains : { $won } grosses blindes gagnées, { $worth } en EV à tapis
    }
stats-hands =
    { $n ->
        [one] { $n } main
       *[other] { $n } mains
    }
stats-left-out = D’autres mains, à des tables plus anciennes, ne sont pas comptées.
stats-figures = Tes chiffres
stats-of = sur { $n }
stats-by-position = Par position
stats-by-depth = Par stack
stats-by-stakes = Par jeu et enjeu
stats-sessions = Sessions
stats-review = Analyse
stats-review-all = Analyser ces mains
stats-review-session = Analyse : { $table }, { $date }
stats-sessions-more =
    { $n ->
        [one] Et { $n } plus ancienne.
       *[other] Et { $n } plus anciennes.
    }
stats-files = Exporter
stats-files-text = 1 ligne par main, selon les filtres ci-dessus.
stats-name-vpip = VPIP
stats-name-pfr = PFR
stats-name-limp = Limp
stats-name-steal = Vol de blindes
stats-name-fold_to_steal = Fold sur vol
stats-name-three_bet = 3-bet
stats-name-squeeze = Squeeze
stats-name-fold_to_three_bet = Fold sur 3-bet
stats-name-four_bet = 4-bet
stats-name-c_bet = C-bet
stats-name-fold_to_c_bet = Fold sur c-bet
stats-name-check_raise = Check-raise
stats-name-wtsd = WTSD
stats-name-wsd = W$SD
stats-name-wwsf = WWSF
stats-name-af = AF
stats-means-vpip = met des jetons préflop de son plein gré
stats-means-pfr = relance préflop
stats-means-limp = suit préflop dans un pot non relancé
stats-means-steal = relance en premier depuis CO, BTN ou SB
stats-means-fold_to_steal = passe sa blinde face à un vol
stats-means-three_bet = sur-relance
stats-means-squeeze = 3-bet après une relance et un call
stats-means-fold_to_three_bet = relance, puis passe face à un 3-bet
stats-means-four_bet = sur-relance un 3-bet
stats-means-c_bet = relance préflop, puis mise au flop
stats-means-fold_to_c_bet = passe face à un c-bet
stats-means-check_raise = checke, puis relance
stats-means-wtsd = voit le flop et va à l’abattage
stats-means-wsd = gagne à l’abattage
stats-means-wwsf = voit le flop et gagne
stats-means-af = mises et relances postflop par call
me-sessions = Tes connexions
me-sessions-text = Un navigateur qui n’est plus à toi ? Ferme sa session.
me-sessions-unknown = Navigateur inconnu
me-sessions-here = celui-ci
me-sessions-open = ouvert en ce moment
me-sessions-since = depuis le { $at }
me-sessions-end = Fermer la session
me-data-title = Tes données
me-data-text = Ton nom, tes sessions, tes clés, tes notes, et où tu as joué.
me-data = Télécharger
me-forget = Supprimer mon compte
me-forget-at-once = Sessions, clés, notes, seconds facteurs et adresse e-mail sont supprimés aussitôt et pour de bon.
me-forget-stays = Les mains et les comptes restent : ils appartiennent aussi aux autres. Personne d’autre ne pourra prendre ton nom.
me-forget-free = Tu n’as pas joué ici : ton nom redevient libre.
me-forget-audit =
    { $n ->
        [one] Le journal d’audit garde les lignes à ton sujet pendant { $n } jour.
       *[other] Le journal d’audit garde les lignes à ton sujet pendant { $n } jours.
    }
me-forget-audit-ever = Le journal d’audit garde pour toujours les lignes à ton sujet.
me-forget-backups =
    { $n ->
        [one] Les sauvegardes de la salle gardent tes données pendant { $n } jour.
       *[other] Les sauvegardes de la salle gardent tes données pendant { $n } jours.
    }
me-forget-done = Compte supprimé.
me-keys = Clés d’API
me-keys-text = Un programme muni d’une clé joue sous ton nom. Marque-le comme bot pour l’afficher à la table.
me-keys-once = Copie la clé maintenant : tu ne la verras qu’une fois.
me-keys-note = Usage
me-keys-bot = C’est un bot
me-keys-go = Créer une clé
me-keys-drop = Supprimer

## The audit log

audit-title = Journal d’audit
audit-link = Journal d’audit des hôtes et des administrateurs
audit-link-table = Journal d’audit de cette table
audit-of = journal d’audit
audit-text = Toutes les actions des hôtes et des administrateurs, de la plus récente à la plus ancienne. Personne ne peut le modifier.
audit-text-table = Toutes les actions des hôtes et des administrateurs à cette table, de la plus récente à la plus ancienne. Personne ne peut le modifier.
audit-person = Nom
audit-table = Table
audit-table-all = toutes les tables et la salle
audit-kind = Action
audit-kind-all = toutes
audit-none = Aucune ligne
audit-more = Plus ancien
audit-json = Enregistrer en JSON
audit-from = depuis { $address }
audit-later = (Après la main.)
audit-password = Mot de passe de la table
audit-yes = oui
audit-no = non
audit-role-host = hôte
audit-role-admin = administrateur
audit-role-player = joueur
audit-role-room = automatique
audit-role-terminal = terminal
audit-by-room = La salle
audit-by-terminal = Le gestionnaire
audit-by-user = { $who }
audit-say-opened = { $by } ouvre la table : { $game }.
audit-say-settings = { $by } change les réglages de la table.
audit-say-host-by-link = { $by } prend le rôle d’hôte par un lien.
audit-say-link-made = { $by } crée un lien, valable jusqu’au { $until }.
audit-say-link-made-once = { $by } crée un lien pour 1 personne, valable jusqu’au { $until }.
audit-say-link-ended = { $by } désactive un lien de la table.
audit-say-links-renewed = { $by } renouvelle tous les liens de la table.
audit-say-message =
    { $n ->
        [one] { $by } à { $n } table : { $text }
       *[other] { $by } à { $n } tables : { $text }
    }
audit-say-message-table = { $by } à la table : { $text }
audit-say-sessions-ended = { $by } ferme toutes les sessions : { $who }.
audit-say-keys-ended = { $by } ferme toutes les sessions et supprime les clés d’API : { $who }.
audit-say-second-factors-off = { $by } désactive la double authentification : { $who }.
audit-say-barred = { $by } exclut { $who } de la salle, { $until }.
audit-say-barred-why = { $by } exclut { $who } de la salle, { $until }. Raison : { $why }
audit-say-admitted = { $by } lève l’exclusion : { $who }.
audit-say-guest-deleted = { $by } supprime un nom sans compte : { $who }.
audit-say-admin-link = { $by } crée un lien d’administrateur pour { $who }.
audit-say-admin-made = { $by } prend le rôle d’administrateur par un lien.
audit-say-admin-removed = { $by } retire à { $who } le rôle d’administrateur.
audit-say-recovered = { $by } choisit un nouveau mot de passe par un lien.
audit-say-backup = { $by } fait une sauvegarde : { $file }.
audit-say-event-made = { $by } crée le tournoi { $name }.
audit-say-event-order = { $by }, dans le tournoi { $name } : { $what }.
audit-say-event-order-whom = { $by }, dans le tournoi { $name } : { $what }, { $who }.
audit-say-archived = { $by } archive les tables fermées ({ $tables }) dans { $file }.
audit-say-restored = { $by } restaure la salle depuis une sauvegarde : { $file }.
audit-say-ban = { $by } exclut { $who } de la table : { $span }.
audit-say-ban-why = { $by } exclut { $who } de la table : { $span }. Raison : { $why }
audit-say-add-bot = { $by } ajoute un bot.
audit-say-approve = { $by } valide { $chips } pour { $who }.
audit-say-approve-no = { $by } refuse { $chips } à { $who }.
audit-say-approve-own = { $by } achète { $chips } en tant qu’hôte, sans validation.
audit-say-seat-somebody = { $by } place { $who } au siège { $chair } avec { $chips }.
audit-say-close = { $by } ferme la table.
audit-say-call-off = { $by } annule la main : { $why }
audit-say-withdraw = { $by } annule un changement prévu après la main : { $what }.
audit-kind-opened = Table ouverte
audit-kind-settings = Réglages
audit-kind-rules = Changement de règles
audit-kind-game = Choix du jeu
audit-kind-close = Table fermée
audit-kind-role-given = Rôle donné
audit-kind-role-taken = Rôle retiré
audit-kind-host-by-link = Hôte par lien
audit-kind-link-made = Lien créé
audit-kind-link-ended = Lien désactivé
audit-kind-links-renewed = Liens renouvelés
audit-kind-seat-link = Lien de siège
audit-kind-approve = Demande de jetons
audit-kind-adjust = Ajustement de stack
audit-kind-settle = Dette payée
audit-kind-kitty = Dépense de la cagnotte
audit-kind-time-fees = Droits de table
audit-kind-colour-up = Change de jetons
audit-kind-seat-somebody = Joueur placé
audit-kind-move-somebody = Joueur déplacé
audit-kind-sit-somebody-out = Mise en sit-out
audit-kind-kick = Sortie de la table
audit-kind-ban = Exclusion de la table
audit-kind-let-in = Exclusion de la table levée
audit-kind-remove-from-list = Retrait de la liste d’attente
audit-kind-add-bot = Bot ajouté
audit-kind-begin = Main lancée
audit-kind-pause = Pause
audit-kind-go-on = Reprise
audit-kind-call-off = Main annulée
audit-kind-take-action-back = Action annulée
audit-kind-kill-hand = Main morte
audit-kind-hold-pot = Pot reporté
audit-kind-warn = Avertissement
audit-kind-button = Bouton déplacé
audit-kind-withdraw = Changement annulé
audit-kind-message = Message
audit-kind-sessions-ended = Déconnexion
audit-kind-keys-ended = Clés d’API supprimées
audit-kind-second-factors-off = Double authentification désactivée
audit-kind-barred = Exclusion de la salle
audit-kind-admitted = Exclusion de la salle levée
audit-kind-guest-deleted = Nom sans compte supprimé
audit-kind-admin-link = Lien d’administrateur
audit-kind-admin-made = Administrateur ajouté
audit-kind-admin-removed = Administrateur retiré
audit-kind-recovered = Mot de passe récupéré
audit-kind-backup = Sauvegarde
audit-kind-event-made = Tournoi créé
audit-kind-event-order = Action sur un tournoi
audit-kind-archived = Tables fermées archivées
audit-kind-restored = Restauration d’une sauvegarde
tv-private = Cette table n’est pas ouverte aux spectateurs. Connecte-toi comme joueur ou hôte pour l’afficher ici.
stream-title = Stream
stream-host = Montre cette table en stream, avec OBS ou un logiciel semblable. Le stream a au moins { $seconds } s de retard et ne montre jamais une main avant qu’elle soit finie. Les joueurs voient que la table est streamée, et chacun décide si ses cartes sont montrées.
stream-start = Démarrer le stream
stream-end = Arrêter le stream
stream-link = Adresse de la source navigateur
stream-link-text = Ajoute-la dans OBS comme source navigateur, 1920 × 1080. Toute personne qui a cette adresse peut voir le stream.
stream-reset = Changer l’adresse
stream-player = L’hôte streame cette table. Le stream a au moins { $seconds } s de retard et ne montre jamais une main avant qu’elle soit finie.
stream-consent = Montrer mes cartes dans le stream
stream-consent-text = Vaut dès la prochaine main, et aussi pour les mains que tu couches ou ne montres pas. Si tu désactives, tes cartes disparaissent aussitôt, même des mains précédentes. Prend fin quand tu quittes la table.
stream-over = Le stream est terminé.
stream-sit = Tes cartes ne peuvent être montrées que tant que tu as une place.
audit-kind-stream = Stream
