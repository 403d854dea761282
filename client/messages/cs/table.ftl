### Texts of the table.

## Karty

card-of = { $rank }, { $suit }
card-down = zakrytá karta
card-rank-2 = dvojka
card-rank-3 = trojka
card-rank-4 = čtyřka
card-rank-5 = pětka
card-rank-6 = šestka
card-rank-7 = sedmička
card-rank-8 = osmička
card-rank-9 = devítka
card-rank-T = desítka
card-rank-J = kluk
card-rank-Q = dáma
card-rank-K = král
card-rank-A = eso
card-suit-c = kříže
card-suit-d = káry
card-suit-h = srdce
card-suit-s = piky

## Stůl

table-seats = Místa
table-middle = Společné karty a banky
table-board = Společné karty: { $cards }
table-board-n = Společné karty { $n }: { $cards }
table-sit-here = Sednout si
table-sit-at = Sednout si: místo { $chair }
table-move-here = Přesednout si
table-move-to = Přesednout si: místo { $chair }
table-empty-chair = Místo { $chair }, volné
table-pot = Bank
table-main-pot = Hlavní bank
table-side-pot = Vedlejší bank { $n }
table-raked = Rake { $chips } · celkem { $all }
table-total = Bank { $chips }
table-carried = Převedeno
table-all-players =
    { $n ->
        [one] { $n } hráč
        [few] { $n } hráči
       *[other] { $n } hráčů
    }
table-next-hand = Další rozdání za { $n } s
table-next-soon = Další rozdání za chvíli
table-paused = Pauza
table-idle = Čeká se na hráče
table-invite = Pozvat
table-add-bot = Přidat bota
table-closed = Stůl je zavřený
table-straddles = Čeká se na straddle
table-bomb = Bomb pot, ante { $chips }
table-percent = Limity { $n } %
table-all-hands = Všechna rozdání
table-no-hands = Od vašeho příchodu se žádné rozdání nedohrálo
deck-cut = Sejmuto: { $who }
deck-cut-nobody = Nesejmuto
deck-checked-right = Rozdání { $hand } ověřeno
deck-checked-wrong = Rozdání { $hand } ověřením neprošlo
deck-checked-unseen = Rozdání { $hand }: karty ověřeny, pečeť před rozdáním nepřišla
deck-checked-unchecked = Rozdání { $hand } neověřeno: důkaz nedorazil
table-hand = Rozdání { $hand }
table-won = { $who } bere { $chips }
table-offline = Odpojeno
table-your-turn-at = Jste na řadě: { $table }
table-menu = Nabídka stolu
table-close = Zavřít

## Místo

seat-spoken = Místo { $chair }, { $who }, { $chips } žetonů
seat-you = vy
seat-bot = bot
seat-acts = na řadě
seat-bet = sázka { $chips }
seat-won = bere { $chips }
seat-cards =
    { $n ->
        [one] { $n } zakrytá karta
        [few] { $n } zakryté karty
       *[other] { $n } zakrytých karet
    }
seat-behind = +{ $chips } na cestě
seat-asked = Žádá o { $chips }
seat-legs =
    { $n ->
        [one] { $n } leg
        [few] { $n } legy
       *[other] { $n } legů
    }
state-folded = Složeno
state-all-in = All-in
state-waiting = Čeká
state-out = Nehraje
state-leaving = Odchází
state-away = Pryč
clock-bank = Časová rezerva
clock-extra = Čas navíc
clock-called = Vyžádaný čas
clock-away = Pryč
mark-button = Button
mark-small = Malý blind
mark-big = Velký blind
mark-straddle = Straddle
mark-rock = Rock
mark-kill = Kill
mark-owes = Dluží { $chips }
mark-note = Poznámka: { $text }
mark-sb = SB
mark-bb = BB

## Proč někdo vyhrál, a jak daleko hra je

win-one = { $who } bere { $chips }
win-one-with = { $who } bere { $chips }: { $words }
win-split = { $who } se dělí o { $chips }
win-split-with = { $who } se dělí o { $chips }: { $words }
win-pot = { $pot }: { $line }
win-half = { $chips } ({ $half })
won-line = { $half }: { $who }, { $chips }
won-both = Obě poloviny
won-high = Vysoká
won-low = Nízká
won-badugi = Badugi
won-omaha = Omaha
won-draw = Draw
win-and = { $first } a { $last }
win-board = board { $n }
win-no-low = bez low
half-high = vysoká
half-low = nízká
half-badugi = badugi
half-omaha = Omaha
half-draw = draw
street-preflop = Preflop
street-flop = Flop
street-turn = Turn
street-river = River
street-deal = Před výměnou
street-second-street = 2. karta
street-third-street = 3. karta
street-fourth-street = 4. karta
street-fifth-street = 5. karta
street-sixth-street = 6. karta
street-seventh-street = 7. karta
street-draw = Výměna
street-nth-draw = Výměna { $n }
street-draw-of = Výměna { $n } ze { $of }
mix-hand = rozdání { $n }/{ $of }
mix-next = potom { $game }
seat-drew = výměna { $n }
seat-drew-none = bez výměny
seat-equity = Equity { $share }
bomb-title = Bomb pot
bomb-propose = Navrhnout bomb pot
bomb-text = Všichni dají ante a hned se rozdá flop. Příští rozdání, pokud souhlasí všichni hráči.
bomb-ante = Ante na hráče
bomb-go = Navrhnout po { $chips }
bomb-asked = { $by } navrhuje bomb pot na příští rozdání: po { $chips }.
bomb-asked-short = Příště bomb pot po { $chips }?
bomb-agreed = Bomb pot po { $chips }: souhlasí { $agree }/{ $of }.
bomb-next = Příští rozdání: bomb pot po { $chips }.
bomb-double = Dva boardy
bomb-on-two = { $said } Dva boardy.
bomb-yes = Ano
bomb-no = Ne
bomb-back = Vzít zpět
rabbit-ask = Rabbit hunt
rabbit-board = Rabbit: { $cards }
game-ask = Hra podle dealera: vyberte hru
game-deal = Rozdat: { $game }
game-same = Stejná hra: { $game }

## Co hráč udělal naposledy

did-fold = Skládá
did-check = Check
did-call = Dorovnává
did-bet = Sází
did-raise = Navyšuje
did-all-in = All-in
did-show = Ukazuje
did-muck = Zahazuje
did-bring-in = Bring-in
did-pat = Nemění
did-draw = Mění { $n }
did-ante = Ante
did-dead = Platí
did-blind = Blind
did-post = Platí
did-straddle = Straddle
did-sleeper = Sleeper
did-kill = Kill

## Na řadě

act-bar = Akce
act-fold = Složit
act-check = Check
act-call = Dorovnat { $chips }
act-call-all-in = Dorovnat { $chips }, all-in
act-bring-in = Bring-in { $chips }
act-bet = Vsadit { $chips }
act-complete = Doplnit na { $chips }
act-raise = Navýšit na { $chips }
act-all-in = All-in { $chips }
act-raise-none = Navýšit
act-bet-none = Vsadit
act-add = Přidat žetony
act-short = Na dorovnání chybí { $chips }: přidejte žetony, nebo složte
act-size = Výše sázky
act-amount = Výše sázky: 45, 3bb, 2x, 1/2, pot nebo 1,5k
act-presets = Výše sázek
act-bar-choose = Složit, dorovnat, nebo navýšit
act-preset-not-now = Teď nejde
act-preset-same = Totéž co { $size }
act-less = Méně
act-more = Více
act-not-understood = Zadejte částku: 45, 3bb, 1/2 nebo pot
act-least = Min { $chips }
act-legal = Můžete: { $legal }
act-time = Více času
act-waiting-for = Na řadě: { $who }
act-waiting-all = Čeká se na ostatní
act-preset-min = Min
act-preset-pot = Bank
act-preset-all-in = All-in
sure-fold = Složit? Check je zdarma.
sure-fold-yes = Složit
sure-fold-no = Check
sure-all-in = Jít all-in za { $chips }?
sure-all-in-yes = All-in
sure-all-in-no = Zrušit
sure-leave = Odejít od stolu?
sure-leave-text =
    { $n ->
        [one] Odnesete si { $n } žeton. Probíhající rozdání se dohraje.
        [few] Odnesete si { $n } žetony. Probíhající rozdání se dohraje.
       *[other] Odnesete si { $n } žetonů. Probíhající rozdání se dohraje.
    }
sure-leave-money = Odnesete si { $chips }. Probíhající rozdání se dohraje.
sure-leave-yes = Odejít
sure-leave-no = Zůstat

## Předem

pre-bar = Akce předem
pre-check-fold = Check / složit
pre-fold = Složit
pre-check = Check
pre-call = Dorovnat { $chips }
pre-call-any = Dorovnat cokoli

## Další otázky

draw-choose = Vyberte karty k výměně
draw-exact =
    { $n ->
        [one] Vyberte { $n } kartu
        [few] Vyberte { $n } karty
       *[other] Vyberte { $n } karet
    }
draw-range = Vyberte karty: { $least } až { $most }
draw-most =
    { $n ->
        [one] Vyberte nejvýše { $n } kartu
        [few] Vyberte nejvýše { $n } karty
       *[other] Vyberte nejvýše { $n } karet
    }
draw-draw = Vyměnit { $n }
draw-discard = Odhodit { $n }
draw-pat = Neměnit
draw-card = { $card }, odhodit
draw-take-back = Vzít odhozené karty zpět
show-show = Ukázat
show-muck = Zahodit
show-ask = Ukázat karty?
show-over = Ukázat karty? Kliknutím na kartu ukážete jen ji.
show-all = Ukázat karty
show-some =
    { $n ->
        [one] Ukázat { $n } kartu
        [few] Ukázat { $n } karty
       *[other] Ukázat { $n } karet
    }
show-card = { $card }, ukázat
show-early = Ukázat karty hned?
run-ask =
    { $most ->
        [2] Doložit dvakrát?
       *[other] Kolikrát doložit?
    }
run-once = Jednou
run-twice = Dvakrát
run-times = { $n }×
declare-ask = Vysoká, nízká, nebo obě?
declare-high = Vysoká
declare-low = Nízká
declare-both = Obě
declare-done = Ohlášeno: { $side }
straddle-ask = Straddle?
straddle-sleeper = Dát sleeper?
straddle-to = Straddle na { $chips }
straddle-sleep-to = Sleeper { $chips }
straddle-no = Bez straddlu
answer-ask = { $who } nabízí dlužní úpis na { $chips }. Přijmout?
answer-lend = { $who } si chce půjčit { $chips }. Půjčit?
answer-yes = Přijmout
answer-no = Odmítnout

## U stolu

sit-title = Místo { $chair }
sit-how-much = Žetony
sit-range = Min { $low } · max { $high }
sit-from = Min { $low }
sit-blinds =
    { $n ->
        [one] { $n } velký blind
        [few] { $n } velké blindy
       *[other] { $n } velkých blindů
    }
sit-bets =
    { $n ->
        [one] { $n } malá sázka
        [few] { $n } malé sázky
       *[other] { $n } malých sázek
    }
sit-wait = Počkat na velký blind
sit-replace = Nahradit hráče, který právě odešel, a převzít jeho blindy
sit-sit = Nakoupit za { $chips }
sit-top-up = Koupit žetony
sit-buy = Koupit { $chips }
sit-min = Min
sit-usual = Standard
sit-max = Max
sit-out = Teď nehrajete
sit-owes = Dlužíte { $chips } na blindech.
sit-waits = Čekáte na velký blind
sit-asked = Čeká se, až pořadatel schválí { $chips }
sit-waiting = Hrajete od příštího rozdání
sit-no-chips = Došly vám žetony
sit-come-back = Jsem zpět
sit-come-back-post = Zaplatit { $chips } a hrát
sit-come-back-wait = Počkat na velký blind
sit-sit-out-next = Příští rozdání vynechat
sit-sit-out = Teď nehrát
sit-stay-in = Zůstat ve hře
sit-leave = Odejít od stolu
sit-leaves = Po tomto rozdání odcházíte
sit-stay = Zůstat
sit-move = Změnit místo
sit-moving = Vyberte volné místo
sit-spectator = Díváte se. Chcete hrát? Vyberte si místo.
sit-later = Zpoždění { $n } s.
page-event-goes-on = Stůl je zavřený. Hraje se u jiných stolů, nebo turnaj skončil.
page-event = K turnaji
table-event-waits = Čeká se na turnaj
sit-event = Díváte se na turnajový stůl.
sit-full = Díváte se. Stůl je plný.
sit-folded = Máte složeno

## Nákup žetonů: co je na částce špatně

take-title = Vzít žetony ze stolu
take-text = Jen na jídlo, pití a spropitné. Ostatní žetony zůstávají ve hře.
take-most = Max { $most }
take-go = Vzít { $chips }
buy-empty = Zadejte částku.
buy-unread = „{ $text }“ není částka. Zkuste 200, 1,5k nebo 100bb.
buy-whole = Jen celé žetony.
buy-low = To je málo. Min { $low }.
buy-high = To je moc. Max { $high }.
buy-sit = Nakoupit
buy-buy = Koupit žetony

## Waiting for a seat

list-join = Na čekací listinu
list-leave = Zrušit čekání
list-waits = Na místo čeká: { $n }.
list-place = Na čekací listině jste na { $n }. místě. Až se uvolní místo, dáme vám vědět.
list-next = Na čekací listině jste první. Až se uvolní místo, dáme vám vědět.
list-bot-goes = { $bot } po tomto rozdání odejde. Místo { $chair } je vaše.
list-yours = Místo { $chair } je vaše: sedněte si do { $n } s.
list-yours-at = Volné místo: { $table }
list-called = Uvolnilo se pro vás místo { $chair }.
list-take = Sednout si
list-no = Ne, díky
list-missed = Místo vám propadlo: čas vypršel.
list-removed = Pořadatel vás vyřadil z čekací listiny.
list-away = Byli jste moc dlouho pryč a přišli jste o místo na čekací listině.
list-bot-chair = Místo po botovi
list-bot-here = Sednout si sem: { $bot } (bot) po tomto rozdání odejde
list-bot-text = { $bot } je bot. Odejde po tomto rozdání, mezi rozdáními hned.
list-kept = Rezervováno
list-kept-chair = Místo { $chair }, rezervováno pro čekací listinu
list-your-chair = Vaše místo
more-device = Hrát na jiném zařízení
add-title = Přidat žetony
add-bought = Hotovost
add-borrowed = Půjčka
add-lender = Kdo půjčuje
add-lender-away = Někdo mimo stůl
add-marker = Dlužní úpis

## Nabídka

more-chop = Chop blindů
more-clock = Vyžádat čas
more-settings = Nastavení
more-keys = Klávesové zkratky

## Standing answers, who is away, and overbets

stand-title = Automatické akce
stand-straddle = Straddle
stand-ask = Ptát se
stand-never = Nikdy
stand-always = Vždy
stand-run = Při all-inu doložit
stand-once = Jednou
stand-most = Co nejvíckrát
stand-beaten = Prohraná ruka při showdownu
stand-muck = Zahodit
stand-top-up = Dokupovat do maxima
stand-below = Pod { $n } %
stand-full = Pod maximem
stand-rebuy = Automatický rebuy
stand-waits = Čekat na velký blind
stand-at-blind = Příští velký blind vynechat
more-take = Vzít žetony ze stolu
more-challenge = Napadnout overbet
sit-sit-out-blind = Příští velký blind vynechat

## Chat

chat-title = Chat
chat-open = Chat
chat-unread = nepřečtené: { $n }
chat-say = Napište zprávu
chat-send = Odeslat
chat-none = Zatím žádné zprávy
chat-off = Pořadatel chat vypnul.
chat-mute = Ztlumit: { $who }
chat-unmute = Zrušit ztlumení: { $who }
chat-muted = Ztlumeno: { $who }

## Beside the table, and over a seat

beside-title = Průběh, chat a rozdání
beside-log = Průběh
beside-chat = Chat
beside-hands = Rozdání
beside-open = Průběh a rozdání
beside-none = Zatím žádná akce
beside-mentioned = { $who } vás zmiňuje: { $text }
beside-mention = Zmínit { $who }
react-title = Reagovat
react-laugh = Smích
react-wow = Údiv
react-sad = Smutek
react-angry = Vztek
react-heart = Srdce
react-bravo = Pěkně zahráno
react-shown = { $who }: { $what }

## Nastavení

set-title = Nastavení stolu
set-four-colours = Čtyřbarevný balíček
set-in-blinds = Částky v bb
set-motion = Animace
set-sounds = Zvuky
set-volume = Hlasitost
set-sure-fold = Potvrdit složení, když je check zdarma
set-sure-all-in = Potvrdit all-in nad
set-never = Nikdy
set-over = { $n } bb
set-notify = Upozornit na můj tah, když jsem v jiném okně
set-notify-denied = Prohlížeč upozornění blokuje. Povolte je v jeho nastavení.
set-strength = Ukazovat sílu ruky
set-equity = Ukazovat při all-inu šance na výhru
set-of-table = Automatické akce
set-of-look = Vzhled
set-of-bets = Sázení
set-of-sounds = Zvuky
set-of-calls = Upozornění
set-of-keys = Zkratky
set-heard = Přehrát zvuk
set-heard-turn = Můj tah
set-heard-cards = Karty
set-heard-chips = Žetony a check
set-heard-win = Vyhrané banky
set-heard-chat = Chat
set-heard-warning = Dochází mi čas
set-shake = Vibrovat při mém tahu
set-awake = Při hře nevypínat obrazovku

## Výše sázek v liště

sizes-title = Výše sázky
sizes-text = 5 sázek, klávesy 1 až 5. Co teď vsadit nejde, je šedé. bb: velké blindy. ×: násobek sázky před vámi. Ostatní: část banku.
sizes-unraised = Preflop bez navýšení
sizes-later = Po navýšení a postflop
sizes-place = Výše { $n }
sizes-reset = Výchozí výše

## How a table is dressed

dress-theme = Motiv
dress-theme-auto = Podle systému
dress-theme-light = Světlý
dress-theme-dark = Tmavý
dress-felt = Plátno
dress-felt-green = Zelené
dress-felt-blue = Modré
dress-back = Rub karet
dress-back-plain = Modré puntíky
dress-back-woven = Červený vzor
dress-large = Velké karty
dress-sorted = Řadit karty podle hodnoty
dress-clock = Zvuk hodin
dress-clock-off = Žádný
dress-clock-five = Tikání v posledních 5 s
dress-clock-ten = Pípnutí 10 s před koncem, pak tikání

## Klávesy

keys-title = Klávesové zkratky
keys-text = Vyberte zkratku a stiskněte novou klávesu.
keys-change = { $what }: { $key }. Změnit
keys-press = Stiskněte klávesu
keys-taken = { $key } je obsazená: { $what }. Zkuste jinou klávesu.
keys-reset = Výchozí klávesy
keys-too = Výši mění i šipky → ←, + a −. Se Shiftem po větších krocích.
keys-fold = Složit
keys-call = Check nebo dorovnat
keys-raise = Vsadit nebo navýšit: zvolit výši
keys-larger = Zvýšit částku
keys-smaller = Snížit částku
keys-choose = Výše sázky nebo karta { $n }
keys-presets = Výše sázky 1 až 5, nebo karta k výměně
keys-submit = Potvrdit sázku, navýšení nebo výměnu
keys-time = Více času
keys-chat = Chat
keys-help = Zkratky
keys-space = Mezerník
keys-enter = Enter

## Vyprávění

say-chair = Místo { $chair }

## Co dělají pořadatelé

say-you = Jste na řadě. { $what }
say-you-call = K dorovnání { $chips }.
say-you-free = Můžete dát check.
say-you-seconds =
    { $n ->
        [one] Zbývá { $n } sekunda.
        [few] Zbývají { $n } sekundy.
       *[other] Zbývá { $n } sekund.
    }
