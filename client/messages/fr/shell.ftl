### Texts of every page, and of the entrance to a table.

## Everywhere

app-skip = Aller au contenu
app-loading = Chargement…
app-menu = Menu
app-language = Langue
app-reload = Recharger
app-close = Fermer
app-cancel = Annuler
app-copy = Copier
app-copied = Copié
nav-tables = Tables
nav-new = Ouvrir une table
nav-live = Partie live
nav-events = Tournois
nav-floor = Appeler le floor
nav-study = Étude
nav-tools = Outils du croupier
nav-login = Se connecter
trouble-unreachable = Impossible de joindre la salle. Vérifie ta connexion et réessaie.
trouble-unknown = Ça n’a pas marché. Réessaie.
line-connecting = Connexion…
line-waiting = Connexion perdue. Ton siège et tes jetons sont en sécurité. Reconnexion…
line-now = Réessayer
line-quiet = La salle ne répond pas. Ton siège et tes jetons sont en sécurité. Reconnexion…
line-latency = Connexion : { $n } ms
line-latency-slow = Connexion lente : { $n } ms
line-off = Connexion à la salle coupée
missing-title = Page introuvable
missing-text = La table est peut-être fermée, ou l’adresse est incomplète.

## Who one is

name-title = Comment tu t’appelles ?
name-label = Ton nom
name-hint = C’est le nom que verront les autres. Pas besoin de mot de passe.
name-go = Continuer
name-have-account = J’ai un compte
login-title = Entrer dans la salle
login-how = Comment entrer
login-guest = Sans compte
login-guest-text = Un nom suffit. Il reste à toi dans ce navigateur.
login-guest-go = Jouer sans compte
login-login = Connexion
login-login-text = Avec ton nom et ton mot de passe.
login-login-go = Se connecter
login-register = Nouveau compte
login-register-text = Un nom et un mot de passe, pour revenir depuis n’importe quel appareil.
login-register-go = Créer le compte
login-password = Mot de passe
login-or = ou sans mot de passe
login-passkey = Utiliser une clé d’accès
login-passkey-away = Aucune clé d’accès utilisée. Réessaie ou connecte-toi autrement.
login-second = Encore une étape
login-second-totp = Entre le code de ton application d’authentification.
login-second-passkey = Utilise ta clé d’accès : empreinte, visage, code de l’appareil ou clé de sécurité.
login-second-recovery = Entre un de tes codes de secours. Chacun sert une seule fois.
login-code = Code de l’application
login-recovery = Code de secours
login-use-recovery = Utiliser un code de secours
login-not-recovery = Revenir à la méthode habituelle
login-again = Recommencer
login-lost = Rien de tout cela ? Demande au gestionnaire de la salle de désactiver cette étape.

## The lobby

lobby-title = Tables
lobby-text = Prends place, ou ouvre ta propre table et invite tes amis.
lobby-empty = Aucune table pour l’instant
lobby-empty-text = Ouvre-en une en un clic et partage le lien.
lobby-quick = Partie rapide
lobby-quick-text = Sur invitation : tes amis arrivent par ton lien.
lobby-quick-friendly = 20 s par action, abattage automatique
lobby-quick-kitchen = 45 s par action, straddles, jeu à crédit, run it twice
lobby-quick-casino = 30 s par action, straddle, pas de crédit
lobby-all-options = Toutes les options
lobby-floor-text = String bet, action hors tour, carte exposée : la décision, et la règle qui va avec.
lobby-seated = { $seated } sièges pris sur { $chairs }
lobby-watching =
    { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }
lobby-host = Hôte : { $name }
lobby-playing = en cours
lobby-waiting = en attente de joueurs
lobby-private = sur invitation
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-back = Revenir à ta place

## A new table

new-of = Chez { $name }

## Inviting and coming in

invite-title = Inviter
invite-text = Envoie ce lien. Tes amis entrent un nom et les voilà à table.
invite-link = Lien de la table
invite-only-here = Ce lien ne marche que sur cet ordinateur. Pour tes amis sur ton réseau, lance la salle avec { $lan }. Pour Internet, indique son adresse avec { $url }.
invite-where = Réseau de tes amis
invite-host-only = Seul l’hôte peut inviter.
invite-copy = Copier le lien
invite-share = Partager
invite-qr = Code QR du lien de la table
door-to = { $host } t’invite à sa table
door-game = Jeu
door-seated = À table
door-buy-in = Cave
door-buy-in-range = { $least } à { $most }
door-play-chips = Jetons fictifs, pas d’argent réel.
door-nobody = Personne pour l’instant
door-bots =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
door-come-in = Entrer
door-watch = Juste regarder
door-password = Mot de passe de la table
door-seat-first = Pas de spectateurs ici. Prends place pour voir la table.
door-chair = Siège
door-sit = Prendre place
door-private = Sur invitation. Demande le lien à l’hôte.
door-all-taken = Les { $chairs } sièges sont pris.
door-all-taken-bots = Les { $chairs } sièges sont pris, mais un bot te cédera le sien.
door-all-taken-title = La table est pleine
door-waits = { $n } en attente d’un siège.
door-bot-seat = Prendre la place d’un bot
door-bot-seat-text = Le bot part après cette main. Son siège est à toi.
door-list = Rejoindre la liste d’attente
door-list-text = On te garde le prochain siège libre et on t’appelle.
door-watch-text = Tu pourras t’asseoir ou t’inscrire sur la liste plus tard.
door-full-list = Pas de spectateurs ici, et la table est pleine. Inscris-toi sur la liste et garde cette page ouverte : on t’appelle.
door-place = Tu es au rang { $n } de la liste d’attente. Garde cette page ouverte : on t’appelle dès qu’un siège se libère.
door-yours = Le siège { $chair } est à toi. Prends-le maintenant, sinon il passe au suivant.
door-called = Siège libre : { $table }
door-list-leave = Quitter la liste
lobby-waits = { $n } en attente
lobby-list = Complet : liste d’attente
lobby-list-n = Complet, { $n } en attente : liste d’attente
lobby-on-list = Rang { $n } sur la liste
lobby-bot-seat = Prendre la place d’un bot
name-taken-you = C’est toi, sur un autre appareil ? Là-bas, ouvre le menu de la table, choisis « Jouer sur un autre appareil » et entre le code ici.
name-taken-lost = Tu n’as plus ce navigateur ? Demande à l’hôte un lien vers ton siège, ou de libérer le siège.
name-taken-code = J’ai un code
device-used = Code utilisé : tu joues aussi sur un autre appareil.
door-bad-invite = Cette invitation a expiré. Demande un nouveau lien à l’hôte.

## Around the table

bar-hand = main { $hand }
bar-kill = limites à { $percent } %
bar-hands = Mains
bar-ledger = Comptes
bar-rules = Règles maison
bar-floor = Appeler le floor
bar-clock = Shot clock
bar-tv = Vue TV
bar-stream = Stream
bar-host = Hôte

## The menu of a table, and one's tables

menu-here = Cette table
menu-device = Cet appareil
menu-pages = Pages de la table
menu-on = oui
menu-off = non
nav-mine = Mes tables
mine-asks = À toi de jouer : { $table }
mine-more = +{ $n }
mine-open = Mes tables : { $n }
mine-alone = Seulement cette table
mine-your-turn = À toi de jouer
mine-back = Retour à la table
mine-acting = Parole à { $who }
mine-waits = En attente de la prochaine main
mine-none = Tu n’es à aucune table
mine-none-text = Assieds-toi à des tables et joue-les ici côte à côte.
mine-find = Trouver une table
page-gone = Tu as quitté cette table
page-closed-text = La session est terminée. Les mains et les comptes restent disponibles.

## The host

host-title = Hôte
host-pause = Pause après cette main
host-go-on = Reprendre

## What hosts do while a hand is played, and what becomes of it

host-pause-short = Pause
host-pause-next = Pause après cette main
host-pause-cancel = Annuler la pause
host-later = Ce sera fait après cette main.
until-good = définitivement
until-date = jusqu’au { $at }
pending-title = Après cette main :
pending-all =
    { $n ->
        [one] { $n } changement après cette main
       *[other] { $n } changements après cette main
    }
pending-by = ({ $by })
pending-take-back = Annuler : { $what }
seat-menu-open = Options : { $who }
note-title = Note

## Posted rules

rules-link = Règles maison
lobby-study = Résoudre un spot postflop
lobby-review = Analyser des mains
lobby-train = Entraînement
