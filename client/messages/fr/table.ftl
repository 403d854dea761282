### Texts of the table.

## Cards

card-of = { $rank } de { $suit }
card-down = carte face cachée
card-rank-2 = deux
card-rank-3 = trois
card-rank-4 = quatre
card-rank-5 = cinq
card-rank-6 = six
card-rank-7 = sept
card-rank-8 = huit
card-rank-9 = neuf
card-rank-T = dix
card-rank-J = valet
card-rank-Q = dame
card-rank-K = roi
card-rank-A = as
card-suit-c = trèfle
card-suit-d = carreau
card-suit-h = cœur
card-suit-s = pique

## The table

table-seats = Sièges
table-middle = Board et pots
table-board = Board : { $cards }
table-board-n = Board { $n } : { $cards }
table-sit-here = S’asseoir
table-sit-at = S’asseoir ici : siège { $chair }
table-move-here = Venir ici
table-move-to = Venir ici : siège { $chair }
table-empty-chair = Siège { $chair }, libre
table-pot = Pot
table-main-pot = Pot principal
table-side-pot = Pot secondaire { $n }
table-raked = Rake { $chips } · session { $all }
table-total = Pot { $chips }
table-carried = Reporté
table-all-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
table-next-hand = Prochaine main dans { $n } s
table-next-soon = Prochaine main imminente
table-paused = En pause
table-idle = En attente de joueurs
table-invite = Inviter
table-add-bot = Ajouter un bot
table-closed = Cette table est fermée
table-straddles = En attente des straddles
table-bomb = Bomb pot, ante { $chips }
table-percent = Limites à { $n } %
table-all-hands = Toutes les mains
table-no-hands = Aucune main depuis ton arrivée
deck-cut = Coupe : { $who }
deck-cut-nobody = Paquet non coupé
deck-checked-right = Main { $hand } vérifiée
deck-checked-wrong = Main { $hand } : échec de la vérification
deck-checked-unseen = Main { $hand } : cartes vérifiées, mais sceau non reçu avant la donne
deck-checked-unchecked = Main { $hand } non vérifiée : aucune preuve reçue
table-hand = Main { $hand }
table-won = { $who } gagne { $chips }
table-offline = Hors ligne
table-your-turn-at = À toi de jouer : { $table }
table-menu = Menu de la table
table-close = Fermer

## A seat

seat-spoken = Siège { $chair }, { $who }, { $chips } en jetons
seat-you = toi
seat-bot = bot
seat-acts = à parler
seat-bet = mise { $chips }
seat-won = gagne { $chips }
seat-cards =
    { $n ->
        [one] { $n } carte face cachée
       *[other] { $n } cartes face cachée
    }
seat-behind = +{ $chips } à venir
seat-asked = Demande { $chips }
seat-legs =
    { $n ->
        [one] { $n } leg
       *[other] { $n } legs
    }
state-folded = A passé
state-all-in = À tapis
state-waiting = Attend
state-out = Sit-out
state-leaving = S’en va
state-away = Pas là
clock-bank = Time bank
clock-extra = Temps en plus
clock-called = Temps demandé
clock-away = Pas là
mark-button = Bouton
mark-small = Petite blinde
mark-big = Grosse blinde
mark-straddle = Straddle
mark-rock = Rock
mark-kill = Kill
mark-owes = Doit { $chips }
mark-note = Note : { $text }
mark-sb = SB
mark-bb = BB

## Why one has won, and how far the hand is

win-one = { $who } gagne { $chips }
win-one-with = { $who } gagne { $chips } : { $words }
win-split = { $who } partagent { $chips }
win-split-with = { $who } partagent { $chips } : { $words }
win-pot = { $pot } : { $line }
win-half = { $chips } ({ $half })
won-line = { $half } : { $who }, { $chips }
won-both = Scoop
won-high = High
won-low = Low
won-badugi = Badugi
won-omaha = Omaha
won-draw = Draw
win-and = { $first } et { $last }
win-board = board { $n }
win-no-low = pas de low
half-high = high
half-low = low
half-badugi = badugi
half-omaha = Omaha
half-draw = draw
street-preflop = Préflop
street-flop = Flop
street-turn = Turn
street-river = River
street-deal = Avant tirage
street-second-street = Deuxième street
street-third-street = Troisième street
street-fourth-street = Quatrième street
street-fifth-street = Cinquième street
street-sixth-street = Sixième street
street-seventh-street = Septième street
street-draw = Tirage
street-nth-draw = Tirage { $n }
street-draw-of = Tirage { $n } sur { $of }
mix-hand = main { $n } sur { $of }
mix-next = ensuite : { $game }
seat-drew = change { $n }
seat-drew-none = garde tout
seat-equity = Équité { $share }
bomb-title = Bomb pot
bomb-propose = Proposer un bomb pot
bomb-text = Tout le monde pose l’ante et on passe direct au flop. À la prochaine main, si toute la table est d’accord.
bomb-ante = Ante par personne
bomb-go = Proposer { $chips } chacun
bomb-asked = { $by } propose un bomb pot à la prochaine main : { $chips } chacun.
bomb-asked-short = Bomb pot juste après, { $chips } chacun ?
bomb-agreed = Bomb pot, { $chips } chacun : { $agree } d’accord sur { $of }.
bomb-next = Prochaine main : bomb pot, { $chips } chacun.
bomb-double = Double board
bomb-on-two = { $said } Double board.
bomb-yes = Oui
bomb-no = Non
bomb-back = Retirer
rabbit-ask = Rabbit hunt
rabbit-board = Rabbit : { $cards }
game-ask = Dealer’s choice : choisis le jeu
game-deal = Jouer { $game }
game-same = Même jeu : { $game }

## What a player did last

did-fold = Passe
did-check = Check
did-call = Suit
did-bet = Mise
did-raise = Relance
did-all-in = Tapis
did-show = Montre
did-muck = Jette
did-bring-in = Bring-in
did-pat = Garde tout
did-draw = Change { $n }
did-ante = Ante
did-dead = Poste
did-blind = Blinde
did-post = Poste
did-straddle = Straddle
did-sleeper = Sleeper
did-kill = Kill

## To act

act-bar = Actions
act-fold = Passer
act-check = Check
act-call = Suivre { $chips }
act-call-all-in = Suivre { $chips }, à tapis
act-bring-in = Bring-in { $chips }
act-bet = Miser { $chips }
act-complete = Compléter à { $chips }
act-raise = Relancer à { $chips }
act-all-in = Tapis { $chips }
act-raise-none = Relancer
act-bet-none = Miser
act-add = Ajouter
act-short = Il te manque { $chips } pour suivre : ajoute des jetons ou passe
act-size = Montant
act-amount = Montant : 45, 3bb, 2x, 1/2, pot ou 1,5k
act-presets = Montants de mise
act-bar-choose = Passe, suis ou relance
act-preset-not-now = Pas maintenant
act-preset-same = Pareil que { $size }
act-less = Moins
act-more = Plus
act-not-understood = Entre un montant : 45, 3bb, 1/2 ou pot
act-least = Min { $chips }
act-legal = Tu peux : { $legal }
act-time = Plus de temps
act-waiting-for = Parole à { $who }
act-waiting-all = En attente des autres
act-preset-min = Min
act-preset-pot = Pot
act-preset-all-in = Tapis
sure-fold = Passer ? Tu peux checker gratuitement.
sure-fold-yes = Passer
sure-fold-no = Check
sure-all-in = Faire tapis à { $chips } ?
sure-all-in-yes = Tapis
sure-all-in-no = Annuler
sure-leave = Quitter la table ?
sure-leave-text =
    { $n ->
        [one] Tu repars avec { $n } jeton. La main en cours se termine d’abord.
        [many] Tu repars avec { $n } de jetons. La main en cours se termine d’abord.
       *[other] Tu repars avec { $n } jetons. La main en cours se termine d’abord.
    }
sure-leave-money = Tu repars avec { $chips }. La main en cours se termine d’abord.
sure-leave-yes = Quitter
sure-leave-no = Rester

## Before it is one's turn

pre-bar = Actions à l’avance
pre-check-fold = Check / passer
pre-fold = Passer
pre-check = Check
pre-call = Suivre { $chips }
pre-call-any = Tout suivre

## Other questions

draw-choose = Choisis les cartes à jeter
draw-exact =
    { $n ->
        [one] Choisis { $n } carte
       *[other] Choisis { $n } cartes
    }
draw-range = Choisis de { $least } à { $most } cartes
draw-most =
    { $n ->
        [one] Choisis { $n } carte au plus
       *[other] Choisis { $n } cartes au plus
    }
draw-draw = Changer { $n }
draw-discard = Jeter { $n }
draw-pat = Tout garder
draw-card = { $card }, à jeter
draw-take-back = Reprendre mes cartes jetées
show-show = Montrer
show-muck = Jeter
show-ask = Montrer ta main ?
show-over = Montrer ta main ? Clique sur une carte pour ne montrer qu’elle.
show-all = Montrer mes cartes
show-some =
    { $n ->
        [one] Montrer { $n } carte
       *[other] Montrer { $n } cartes
    }
show-card = { $card }, montrer
show-early = Montrer tout de suite ?
run-ask =
    { $most ->
        [2] Run it twice ?
       *[other] On le fait combien de fois ?
    }
run-once = Une fois
run-twice = Deux fois
run-times = { $n } fois
declare-ask = High, low ou les deux ?
declare-high = High
declare-low = Low
declare-both = Les deux
declare-done = Annoncé : { $side }
straddle-ask = Straddle ?
straddle-sleeper = Poser un sleeper ?
straddle-to = Straddle à { $chips }
straddle-sleep-to = Sleeper { $chips }
straddle-no = Pas de straddle
answer-ask = { $who } propose une reconnaissance de dette de { $chips }. Accepter ?
answer-lend = Prêter { $chips } à { $who } ?
answer-yes = Accepter
answer-no = Refuser

## Sitting

sit-title = Siège { $chair }
sit-how-much = Jetons
sit-range = Min { $low } · max { $high }
sit-from = Min { $low }
sit-blinds =
    { $n ->
        [one] { $n } grosse blinde
       *[other] { $n } grosses blindes
    }
sit-bets =
    { $n ->
        [one] { $n } petite mise
       *[other] { $n } petites mises
    }
sit-wait = Attendre la grosse blinde
sit-replace = Remplacer la personne qui vient de partir et reprendre ses blindes
sit-sit = Se caver à { $chips }
sit-top-up = Recaver
sit-buy = Acheter { $chips }
sit-min = Min
sit-usual = Standard
sit-max = Max
sit-out = Tu es en sit-out
sit-owes = Tu dois { $chips } de blindes.
sit-waits = Tu attends la grosse blinde
sit-asked = L’hôte doit encore valider { $chips }
sit-waiting = Tu joues à la prochaine main
sit-no-chips = Tu n’as plus de jetons
sit-come-back = Me revoilà
sit-come-back-post = Poster { $chips } et jouer
sit-come-back-wait = Attendre la grosse blinde
sit-sit-out-next = Sit-out à la prochaine main
sit-sit-out = Sit-out
sit-stay-in = Continuer à jouer
sit-leave = Quitter la table
sit-leaves = Tu pars après cette main
sit-stay = Rester
sit-move = Changer de siège
sit-moving = Choisis un siège libre
sit-spectator = Tu regardes. Choisis un siège pour jouer.
sit-later = Délai : { $n } s.
page-event-goes-on = Cette table est fermée. Le jeu continue ailleurs, ou le tournoi est fini.
page-event = Voir le tournoi
table-event-waits = En attente du tournoi
sit-event = Tu regardes une table de tournoi.
sit-full = Tu regardes. La table est pleine.
sit-folded = Tu as passé

## Buying chips: what is wrong with the amount

take-title = Retirer des jetons de la table
take-text = Seulement pour manger, boire et les pourboires. Les autres jetons restent en jeu.
take-most = Max { $most }
take-go = Retirer { $chips }
buy-empty = Entre un montant.
buy-unread = « { $text } » n’est pas un montant. Essaie 200, 1,5k ou 100bb.
buy-whole = Jetons entiers uniquement.
buy-low = Trop peu. Min { $low }.
buy-high = Trop. Max { $high }.
buy-sit = Se caver
buy-buy = Acheter des jetons

## Waiting for a seat

list-join = Rejoindre la liste d’attente
list-leave = Quitter la liste
list-waits = { $n } en attente d’un siège.
list-place = Tu es au rang { $n } de la liste d’attente. On t’appelle dès qu’un siège se libère.
list-next = Tu es en tête de la liste d’attente. On t’appelle dès qu’un siège se libère.
list-bot-goes = { $bot } part après cette main. Le siège { $chair } est à toi.
list-yours = Le siège { $chair } est à toi : { $n } s pour t’asseoir.
list-yours-at = Siège libre : { $table }
list-called = Le siège { $chair } est libre pour toi.
list-take = Prendre le siège
list-no = Non merci
list-missed = Tu as raté ton siège : temps écoulé.
list-removed = L’hôte a retiré ton nom de la liste d’attente.
list-away = Trop longue absence : tu as perdu ton rang sur la liste d’attente.
list-bot-chair = Prendre la place d’un bot
list-bot-here = Prendre ce siège : { $bot } (bot) part après la main
list-bot-text = { $bot } est un bot. Il part après cette main, ou tout de suite entre deux mains. Ensuite, tu t’assieds.
list-kept = Réservé
list-kept-chair = Siège { $chair }, réservé à la liste d’attente
list-your-chair = Ton siège
more-device = Jouer sur un autre appareil
add-title = Ajouter des jetons
add-bought = Comptant
add-borrowed = Emprunt
add-lender = Qui prête
add-lender-away = Quelqu’un d’autre
add-marker = Dette signée

## The menu

more-chop = Chopper les blindes
more-clock = Demander le temps
more-settings = Réglages
more-keys = Raccourcis clavier

## Standing answers, who is away, and overbets

stand-title = Actions auto
stand-straddle = Straddle
stand-ask = Me demander
stand-never = Jamais
stand-always = Toujours
stand-run = À tapis, boards à tirer
stand-once = Un seul
stand-most = Le maximum
stand-beaten = Main battue à l’abattage
stand-muck = Jeter
stand-top-up = Recave auto au maximum
stand-below = Sous { $n } %
stand-full = Sous le maximum
stand-rebuy = Recave auto à zéro
stand-waits = Attendre la grosse blinde
stand-at-blind = Sit-out à la prochaine BB
more-take = Retirer des jetons de la table
more-challenge = Contester l’overbet
sit-sit-out-blind = Sit-out à la prochaine BB

## Chat

chat-title = Chat
chat-open = Chat
chat-unread =
    { $n ->
        [one] { $n } non lu
       *[other] { $n } non lus
    }
chat-say = Écris un message
chat-send = Envoyer
chat-none = Aucun message
chat-off = L’hôte a désactivé le chat.
chat-mute = Masquer { $who }
chat-unmute = Réafficher { $who }
chat-muted = En sourdine : { $who }

## Beside the table, and over a seat

beside-title = Historique, chat et mains
beside-log = Historique
beside-chat = Chat
beside-hands = Mains
beside-open = Historique et mains
beside-none = Aucune action
beside-mentioned = { $who } te mentionne : { $text }
beside-mention = Mentionner { $who }
react-title = Réagir
react-laugh = Rire
react-wow = Waouh
react-sad = Triste
react-angry = En colère
react-heart = Cœur
react-bravo = Bien joué
react-shown = { $who } : { $what }

## Settings

set-title = Réglages de la table
set-four-colours = Jeu à quatre couleurs
set-in-blinds = Montants en bb
set-motion = Animations
set-sounds = Sons
set-volume = Volume
set-sure-fold = Confirmer avant de passer si je peux checker
set-sure-all-in = Confirmer le tapis au-delà de
set-never = Jamais
set-over = { $n } bb
set-notify = M’avertir quand c’est à moi si je suis dans une autre fenêtre
set-notify-denied = Le navigateur bloque les notifications. Autorise-les dans ses réglages.
set-strength = Afficher la force de ma main
set-equity = Afficher l’équité lors d’un all-in
set-of-table = Actions auto
set-of-look = Apparence
set-of-bets = Mises
set-of-sounds = Sons
set-of-calls = Alertes
set-of-keys = Raccourcis
set-heard = Jouer un son pour
set-heard-turn = Mon tour
set-heard-cards = Les cartes
set-heard-chips = Jetons et checks
set-heard-win = Pots gagnés
set-heard-chat = Le chat
set-heard-warning = Temps presque écoulé
set-shake = Vibrer quand c’est à moi
set-awake = Garder l’écran allumé pendant une main

## The sizes in the bar

sizes-title = Montants de mise
sizes-text = 5 montants, touches 1 à 5. Un montant impossible est grisé. bb : grosses blindes. × : multiple de la mise à suivre. Les autres : fraction du pot.
sizes-unraised = Préflop, pot non relancé
sizes-later = Pot relancé ou postflop
sizes-place = Montant { $n }
sizes-reset = Valeurs par défaut

## How a table is dressed

dress-theme = Thème
dress-theme-auto = Système
dress-theme-light = Clair
dress-theme-dark = Sombre
dress-felt = Feutrine
dress-felt-green = Verte
dress-felt-blue = Bleue
dress-back = Dos des cartes
dress-back-plain = Points bleus
dress-back-woven = Tissage rouge
dress-large = Grandes cartes
dress-sorted = Trier mes cartes par hauteur
dress-clock = Son de l’horloge
dress-clock-off = Aucun
dress-clock-five = Tic-tac à 5 s
dress-clock-ten = Bip à 10 s, tic-tac

## Keys

keys-title = Raccourcis clavier
keys-text = Choisis un raccourci, puis appuie sur sa nouvelle touche.
keys-change = { $what } : { $key }. Modifier
keys-press = Appuie sur une touche
keys-taken = { $key } est déjà pris : { $what }. Essaie une autre touche.
keys-reset = Touches par défaut
keys-too = Les flèches → ←, + et − changent aussi le montant. Avec Maj, par pas plus grands.
keys-fold = Passer
keys-call = Checker ou suivre
keys-raise = Miser ou relancer : choisir le montant
keys-larger = Plus
keys-smaller = Moins
keys-choose = Montant ou carte { $n }
keys-presets = Montant 1 à 5, ou carte à jeter
keys-submit = Valider une mise, une relance ou un tirage
keys-time = Plus de temps
keys-chat = Chat
keys-help = Raccourcis
keys-space = Espace
keys-enter = Entrée

## Narration

say-chair = Siège { $chair }

## What hosts do

say-you = À toi de jouer. { $what }
say-you-call = { $chips } à suivre.
say-you-free = Tu peux checker.
say-you-seconds =
    { $n ->
        [one] Il reste { $n } seconde.
       *[other] Il reste { $n } secondes.
    }
