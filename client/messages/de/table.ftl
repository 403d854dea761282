### Texte des Tisches.

## Karten

card-of = { $suit }-{ $rank }
card-down = verdeckte Karte
card-rank-2 = Zwei
card-rank-3 = Drei
card-rank-4 = Vier
card-rank-5 = Fünf
card-rank-6 = Sechs
card-rank-7 = Sieben
card-rank-8 = Acht
card-rank-9 = Neun
card-rank-T = Zehn
card-rank-J = Bube
card-rank-Q = Dame
card-rank-K = König
card-rank-A = Ass
card-suit-c = Kreuz
card-suit-d = Karo
card-suit-h = Herz
card-suit-s = Pik

## Der Tisch

table-seats = Plätze
table-middle = Board und Pots
table-board = Board: { $cards }
table-board-n = Board { $n }: { $cards }
table-sit-here = Setz dich
table-sit-at = Hinsetzen: Platz { $chair }
table-move-here = Hierher
table-move-to = Umsetzen: Platz { $chair }
table-empty-chair = Platz { $chair }, frei
table-pot = Pot
table-main-pot = Main-Pot
table-side-pot = Side-Pot { $n }
table-raked = Rake { $chips } · Session { $all }
table-total = Pot { $chips }
table-carried = Übertrag
table-all-players =
    { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }
table-next-hand = Nächste Hand in { $n } s
table-next-soon = Gleich die nächste Hand
table-paused = Pause
table-idle = Wartet auf Spieler
table-invite = Einladen
table-add-bot = Bot dazusetzen
table-closed = Dieser Tisch ist geschlossen
table-straddles = Wartet auf Straddles
table-bomb = Bomb Pot, Ante { $chips }
table-percent = Einsätze { $n } %
table-all-hands = Alle Hände
table-no-hands = Keine Hand, seit du da bist
deck-cut = Abgehoben von { $who }
deck-cut-nobody = Nicht abgehoben
deck-checked-right = Hand { $hand } geprüft
deck-checked-wrong = Hand { $hand } hat die Prüfung nicht bestanden
deck-checked-unseen = Hand { $hand }: Karten geprüft, Siegel vor dem Geben nicht gesehen
deck-checked-unchecked = Hand { $hand } nicht geprüft: kein Nachweis angekommen
table-hand = Hand { $hand }
table-won = { $who } gewinnt { $chips }
table-offline = Getrennt
table-your-turn-at = Du bist dran: { $table }
table-menu = Menü des Tisches
table-close = Schließen

## Ein Platz

seat-spoken = Platz { $chair }, { $who }, { $chips } Chips
seat-you = du
seat-bot = Bot
seat-acts = ist dran
seat-bet = Einsatz { $chips }
seat-won = gewinnt { $chips }
seat-cards =
    { $n ->
        [one] { $n } verdeckte Karte
       *[other] { $n } verdeckte Karten
    }
seat-behind = +{ $chips } unterwegs
seat-asked = Bittet um { $chips }
seat-legs =
    { $n ->
        [one] { $n } Leg
       *[other] { $n } Legs
    }
state-folded = Gefoldet
state-all-in = All-in
state-waiting = Wartet
state-out = Setzt aus
state-leaving = Geht
state-away = Abwesend
clock-bank = Zeitbank
clock-extra = Extrazeit
clock-called = Zeit verlangt
clock-away = Abwesend
mark-button = Button
mark-small = Small Blind
mark-big = Big Blind
mark-straddle = Straddle
mark-rock = Rock
mark-kill = Kill
mark-owes = Schuldet { $chips }
mark-note = Notiz: { $text }
mark-sb = SB
mark-bb = BB

## Warum jemand gewonnen hat, und wie weit die Hand ist

win-one = { $who } gewinnt { $chips }
win-one-with = { $who } gewinnt { $chips }: { $words }
win-split = { $who } teilen { $chips }
win-split-with = { $who } teilen { $chips } mit { $words }
win-pot = { $pot }: { $line }
win-half = { $chips } ({ $half })
won-line = { $half }: { $who }, { $chips }
won-both = Scoop
won-high = High
won-low = Low
won-badugi = Badugi
won-omaha = Omaha
won-draw = Draw
win-and = { $first } und { $last }
win-board = Board { $n }
win-no-low = kein Low
half-high = High
half-low = Low
half-badugi = Badugi
half-omaha = Omaha
half-draw = Draw
street-preflop = Preflop
street-flop = Flop
street-turn = Turn
street-river = River
street-deal = Vor dem Tausch
street-second-street = Second Street
street-third-street = Third Street
street-fourth-street = Fourth Street
street-fifth-street = Fifth Street
street-sixth-street = Sixth Street
street-seventh-street = Seventh Street
street-draw = Tausch
street-nth-draw = Tausch { $n }
street-draw-of = Tausch { $n } von { $of }
mix-hand = Hand { $n } von { $of }
mix-next = als Nächstes: { $game }
seat-drew = { $n } getauscht
seat-drew-none = nicht getauscht
seat-equity = Equity { $share }
bomb-title = Bomb Pot
bomb-propose = Bomb Pot vorschlagen
bomb-text = Alle zahlen ein Ante, dann geht es direkt zum Flop. In der nächsten Hand, wenn alle zustimmen.
bomb-ante = Ante pro Spieler
bomb-go = Je { $chips } vorschlagen
bomb-asked = { $by } schlägt für die nächste Hand einen Bomb Pot vor: je { $chips }.
bomb-asked-short = Nächste Hand Bomb Pot, je { $chips }?
bomb-agreed = Bomb Pot, je { $chips }: { $agree } von { $of } dafür.
bomb-next = Nächste Hand: Bomb Pot, je { $chips }.
bomb-double = Zwei Boards
bomb-on-two = { $said } Zwei Boards.
bomb-yes = Ja
bomb-no = Nein
bomb-back = Zurückziehen
rabbit-ask = Rabbit Hunt
rabbit-board = Rabbit: { $cards }
game-ask = Dealer’s Choice: Wähle ein Spiel
game-deal = { $game } geben
game-same = Gleiches Spiel: { $game }

## Was ein Spieler zuletzt getan hat

did-fold = Fold
did-check = Check
did-call = Call
did-bet = Bet
did-raise = Raise
did-all-in = All-in
did-show = Zeigt
did-muck = Muckt
did-bring-in = Bring-in
did-pat = Tauscht nicht
did-draw = Tauscht { $n }
did-ante = Ante
did-dead = Zahlt
did-blind = Blind
did-post = Zahlt
did-straddle = Straddle
did-sleeper = Sleeper
did-kill = Kill

## Am Zug

act-bar = Aktionen
act-fold = Fold
act-check = Check
act-call = Call { $chips }
act-call-all-in = Call { $chips }, All-in
act-bring-in = Bring-in { $chips }
act-bet = Bet { $chips }
act-complete = Auffüllen auf { $chips }
act-raise = Raise auf { $chips }
act-all-in = All-in { $chips }
act-raise-none = Raise
act-bet-none = Bet
act-add = Chips nachlegen
act-short = Zum Call fehlen { $chips }: Chips nachlegen oder folden
act-size = Höhe des Einsatzes
act-amount = Betrag: 45, 3bb, 2x, 1/2, pot oder 1,5k
act-presets = Einsatzgrößen
act-bar-choose = Fold, Call oder Raise
act-preset-not-now = Gerade nicht möglich
act-preset-same = So viel wie { $size }
act-less = Weniger
act-more = Mehr
act-not-understood = Gib einen Betrag ein: 45, 3bb, 1/2 oder pot
act-least = Min. { $chips }
act-legal = Möglich ist: { $legal }
act-time = Mehr Zeit
act-waiting-for = Wartet auf { $who }
act-waiting-all = Wartet auf andere Spieler
act-preset-min = Min
act-preset-pot = Pot
act-preset-all-in = All-in
sure-fold = Fold? Du kannst umsonst checken.
sure-fold-yes = Fold
sure-fold-no = Check
sure-all-in = All-in für { $chips }?
sure-all-in-yes = All-in
sure-all-in-no = Abbrechen
sure-leave = Den Tisch verlassen?
sure-leave-text =
    { $n ->
        [one] Du nimmst { $n } Chip mit. Eine laufende Hand wird noch gespielt.
       *[other] Du nimmst { $n } Chips mit. Eine laufende Hand wird noch gespielt.
    }
sure-leave-money = Du nimmst { $chips } mit. Eine laufende Hand wird noch gespielt.
sure-leave-yes = Gehen
sure-leave-no = Bleiben

## Vor dem Zug

pre-bar = Voraktionen
pre-check-fold = Check/Fold
pre-fold = Fold
pre-check = Check
pre-call = Call { $chips }
pre-call-any = Jeden Betrag callen

## Andere Fragen

draw-choose = Wähle Karten zum Tauschen
draw-exact =
    { $n ->
        [one] Wähle { $n } Karte
       *[other] Wähle { $n } Karten
    }
draw-range = Wähle { $least } bis { $most } Karten
draw-most =
    { $n ->
        [one] Wähle höchstens { $n } Karte
       *[other] Wähle höchstens { $n } Karten
    }
draw-draw = { $n } tauschen
draw-discard = { $n } abwerfen
draw-pat = Nicht tauschen
draw-card = { $card }, abwerfen
draw-take-back = Abgeworfene Karten zurücknehmen
show-show = Zeigen
show-muck = Mucken
show-ask = Karten zeigen?
show-over = Karten zeigen? Klicke auf eine Karte, um nur diese zu zeigen.
show-all = Karten zeigen
show-some =
    { $n ->
        [one] { $n } Karte zeigen
       *[other] { $n } Karten zeigen
    }
show-card = { $card }, zeigen
show-early = Karten jetzt zeigen?
run-ask =
    { $most ->
        [2] Run it twice?
       *[other] Wie oft laufen lassen?
    }
run-once = Einmal
run-twice = Zweimal
run-times =
    { $n ->
        [one] { $n }-mal
       *[other] { $n }-mal
    }
declare-ask = High, Low oder beides?
declare-high = High
declare-low = Low
declare-both = Beides
declare-done = Angesagt: { $side }
straddle-ask = Straddle?
straddle-sleeper = Einen Sleeper setzen?
straddle-to = Straddle auf { $chips }
straddle-sleep-to = Sleeper { $chips }
straddle-no = Kein Straddle
answer-ask = { $who } bietet einen Schuldschein über { $chips } an. Annehmen?
answer-lend = { $who } { $chips } leihen?
answer-yes = Annehmen
answer-no = Ablehnen

## Sitzen

sit-title = Platz { $chair }
sit-how-much = Chips
sit-range = Min. { $low } · max. { $high }
sit-from = Min. { $low }
sit-blinds =
    { $n ->
        [one] { $n } Big Blind
       *[other] { $n } Big Blinds
    }
sit-bets =
    { $n ->
        [one] { $n } Small Bet
       *[other] { $n } Small Bets
    }
sit-wait = Auf den Big Blind warten
sit-replace = Den Spieler ersetzen, der gerade gegangen ist, und seine Blinds übernehmen
sit-sit = Für { $chips } einkaufen
sit-top-up = Chips kaufen
sit-buy = { $chips } kaufen
sit-min = Min
sit-usual = Üblich
sit-max = Max
sit-out = Du setzt aus
sit-owes = Du schuldest { $chips } an Blinds.
sit-waits = Du wartest auf den Big Blind
sit-asked = Der Gastgeber muss { $chips } noch zustimmen
sit-waiting = Du bist in der nächsten Hand dabei
sit-no-chips = Du hast keine Chips mehr
sit-come-back = Ich bin wieder da
sit-come-back-post = { $chips } zahlen und spielen
sit-come-back-wait = Auf den Big Blind warten
sit-sit-out-next = Nächste Hand aussetzen
sit-sit-out = Aussetzen
sit-stay-in = Weiterspielen
sit-leave = Tisch verlassen
sit-leaves = Du gehst nach dieser Hand
sit-stay = Bleiben
sit-move = Platz wechseln
sit-moving = Wähle einen freien Platz
sit-spectator = Du schaust zu. Wähle einen Platz, um zu spielen.
sit-later = Verzögerung: { $n } s.
page-event-goes-on = Dieser Tisch ist geschlossen. An anderen Tischen wird weitergespielt, oder das Turnier ist vorbei.
page-event = Zum Turnier
table-event-waits = Wartet auf das Turnier
sit-event = Du schaust an einem Turniertisch zu.
sit-full = Du schaust zu. Der Tisch ist voll.
sit-folded = Du hast gefoldet

## Chips kaufen: was am Betrag nicht stimmt

take-title = Chips vom Tisch nehmen
take-text = Nur für Essen, Getränke und Trinkgeld. Alle anderen Chips bleiben im Spiel.
take-most = Max. { $most }
take-go = { $chips } nehmen
buy-empty = Gib einen Betrag ein.
buy-unread = „{ $text }“ ist kein Betrag. Versuche 200, 1,5k oder 100bb.
buy-whole = Nur ganze Chips.
buy-low = Zu wenig. Min. { $low }.
buy-high = Zu viel. Max. { $high }.
buy-sit = Einkaufen
buy-buy = Chips kaufen

## Warten auf einen Platz

list-join = Auf die Warteliste
list-leave = Liste verlassen
list-waits = { $n } warten auf einen Platz.
list-place = Du bist Nummer { $n } auf der Warteliste. Wir rufen dich auf, wenn ein Platz frei wird.
list-next = Du bist der Nächste auf der Warteliste. Wir rufen dich auf, wenn ein Platz frei wird.
list-bot-goes = { $bot } geht nach dieser Hand. Platz { $chair } gehört dir.
list-yours = Platz { $chair } gehört dir: noch { $n } s zum Hinsetzen.
list-yours-at = Platz frei: { $table }
list-called = Platz { $chair } ist für dich frei.
list-take = Platz nehmen
list-no = Nein, danke
list-missed = Du hast deinen Platz verpasst: Die Zeit ist um.
list-removed = Der Gastgeber hat dich von der Warteliste genommen.
list-away = Du warst zu lange weg und hast deinen Platz auf der Warteliste verloren.
list-bot-chair = Platz eines Bots nehmen
list-bot-here = Diesen Platz nehmen: { $bot } (Bot) geht nach der Hand
list-bot-text = { $bot } ist ein Bot. Er geht nach dieser Hand oder zwischen zwei Händen sofort. Dann sitzt du.
list-kept = Reserviert
list-kept-chair = Platz { $chair }, reserviert für die Warteliste
list-your-chair = Dein Platz
more-device = Auf anderem Gerät spielen
add-title = Chips nachlegen
add-bought = Bar
add-borrowed = Geliehen
add-lender = Verleiher
add-lender-away = Nicht an diesem Tisch
add-marker = Schuldschein

## Das Menü

more-chop = Blinds teilen
more-clock = Zeit verlangen
more-settings = Einstellungen
more-keys = Tastenkürzel

## Daueraufträge, Abwesende und Overbets

stand-title = Automatische Aktionen
stand-straddle = Straddle
stand-ask = Fragen
stand-never = Nie
stand-always = Immer
stand-run = Bei All-in laufen lassen
stand-once = Einmal
stand-most = So oft es geht
stand-beaten = Verlorene Hand beim Showdown
stand-muck = Mucken
stand-top-up = Automatisch auf das Maximum auffüllen
stand-below = Unter { $n } %
stand-full = Unter dem Maximum
stand-rebuy = Automatischer Rebuy
stand-waits = Auf den Big Blind warten
stand-at-blind = Beim nächsten Big Blind aussetzen
more-take = Chips vom Tisch nehmen
more-challenge = Overbet anfechten
sit-sit-out-blind = Beim nächsten Big Blind aussetzen

## Chat

chat-title = Chat
chat-open = Chat
chat-unread = { $n } ungelesen
chat-say = Nachricht schreiben
chat-send = Senden
chat-none = Noch keine Nachrichten
chat-off = Der Gastgeber hat den Chat ausgeschaltet.
chat-mute = { $who } stummschalten
chat-unmute = Stummschaltung von { $who } aufheben
chat-muted = Stumm: { $who }

## Neben dem Tisch und über einem Platz

beside-title = Verlauf, Chat und Hände
beside-log = Verlauf
beside-chat = Chat
beside-hands = Hände
beside-open = Verlauf und Hände
beside-none = Noch keine Aktion
beside-mentioned = { $who } hat dich erwähnt: { $text }
beside-mention = { $who } erwähnen
react-title = Reagieren
react-laugh = Lachen
react-wow = Wow
react-sad = Traurig
react-angry = Wütend
react-heart = Herz
react-bravo = Schöne Hand
react-shown = { $who }: { $what }

## Einstellungen

set-title = Einstellungen des Tisches
set-four-colours = Vierfarbige Karten
set-in-blinds = Beträge in bb
set-motion = Animationen
set-sounds = Töne
set-volume = Lautstärke
set-sure-fold = Fold bestätigen, wenn Check möglich ist
set-sure-all-in = All-in bestätigen ab
set-never = Nie
set-over = { $n } bb
set-notify = Melden, wenn ich dran bin und ein anderes Fenster offen habe
set-notify-denied = Der Browser blockiert Benachrichtigungen. Erlaube sie in seinen Einstellungen.
set-strength = Stärke der Hand anzeigen
set-equity = Gewinnchancen bei einem All-in anzeigen
set-of-table = Automatische Aktionen
set-of-look = Aussehen
set-of-bets = Einsätze
set-of-sounds = Töne
set-of-calls = Hinweise
set-of-keys = Tastenkürzel
set-heard = Ton abspielen für
set-heard-turn = Mein Zug
set-heard-cards = Karten
set-heard-chips = Chips und Checks
set-heard-win = Gewonnene Pots
set-heard-chat = Chat
set-heard-warning = Zeit läuft ab
set-shake = Vibrieren, wenn ich dran bin
set-awake = Bildschirm während einer Hand anlassen

## Die Größen in der Leiste

sizes-title = Einsatzgrößen
sizes-text = 5 Größen, Tasten 1 bis 5. Was gerade nicht geht, ist blass. bb: Big Blinds. ×: Vielfaches des Einsatzes vor dir. Sonst: Teil des Pots.
sizes-unraised = Preflop ohne Raise
sizes-later = Nach Raise oder Flop
sizes-place = Größe { $n }
sizes-reset = Zurücksetzen

## Wie ein Tisch aussieht

dress-theme = Design
dress-theme-auto = System
dress-theme-light = Hell
dress-theme-dark = Dunkel
dress-felt = Filz
dress-felt-green = Grün
dress-felt-blue = Blau
dress-back = Kartenrücken
dress-back-plain = Blaue Punkte
dress-back-woven = Rotes Geflecht
dress-large = Große Karten
dress-sorted = Meine Karten nach Rang sortieren
dress-clock = Ton der Uhr
dress-clock-off = Aus
dress-clock-five = Tickt in den letzten 5 s
dress-clock-ten = Signal bei 10 s, dann Ticken

## Tasten

keys-title = Tastenkürzel
keys-text = Wähle ein Kürzel und drücke die neue Taste.
keys-change = { $what }: { $key }. Ändern
keys-press = Drücke eine Taste
keys-taken = { $key } ist belegt: { $what }. Drücke eine andere Taste.
keys-reset = Zurücksetzen
keys-too = Auch die Pfeile → ←, + und − ändern die Höhe. Mit Umschalt sind die Schritte größer.
keys-fold = Fold
keys-call = Check oder Call
keys-raise = Bet oder Raise: Höhe wählen
keys-larger = Größer
keys-smaller = Kleiner
keys-choose = Größe oder Karte { $n }
keys-presets = Einsatzgröße 1 bis 5 oder eine Karte zum Tauschen
keys-submit = Bet, Raise oder Tausch bestätigen
keys-time = Mehr Zeit
keys-chat = Chat
keys-help = Tastenkürzel
keys-space = Leertaste
keys-enter = Eingabe

## Erzählung

say-chair = Platz { $chair }

## Was Gastgeber tun

say-you = Du bist dran. { $what }
say-you-call = { $chips } zum Call.
say-you-free = Du kannst checken.
say-you-seconds =
    { $n ->
        [one] Noch { $n } Sekunde.
       *[other] Noch { $n } Sekunden.
    }
