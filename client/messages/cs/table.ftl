### Texts of the table.

## Karty

card-of = { $rank } { $suit }
card-down = karta lícem dolů
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
table-sit-here = Sednout
table-sit-at = Posadit se na místo { $chair }
table-move-here = Sem
table-move-to = Přesednout na místo { $chair }
table-empty-chair = Místo { $chair }, volné
table-pot = Bank
table-main-pot = Hlavní bank
table-side-pot = Vedlejší bank { $n }
table-raked = Rake { $chips } · celkem { $all }
table-total = Celkem { $chips }
table-carried = Převedeno
table-all-players =
    { $n ->
        [one] { $n } hráč
        [few] { $n } hráči
       *[other] { $n } hráčů
    }
table-next-hand = Další hra za { $n } s
table-next-soon = Další hra brzy začne
table-paused = Přestávka
table-idle = Čeká se na hráče
table-invite = Pozvat
table-add-bot = Přidat bota
table-closed = Stůl je zavřený
table-straddles = Před rozdáním
table-bomb = Bomb pot, ante { $chips }
table-percent = Limity { $n } %
table-all-hands = Všechny hry u stolu
table-no-hands = Zatím se před vámi nedohrála žádná hra.
deck-cut = Balíček sejmuli: { $who }
deck-cut-nobody = Tento balíček nikdo nesejmul
deck-checked-right = Hra { $hand } ověřena
deck-checked-wrong = Hra { $hand } neprošla ověřením
deck-checked-unseen = Hra { $hand }: karty prokázány, pečeť před rozdáním neviděna
deck-checked-unchecked = Hra { $hand } neověřena: důkaz nedorazil
table-hand = Hra { $hand }
table-won = { $who } bere { $chips }
table-offline = Bez spojení
table-your-turn-at = Jste na řadě: { $table }
table-menu = Nabídka stolu
table-close = Zavřít

## Místo

seat-spoken = Místo { $chair }, { $who }, { $chips } žetonů
seat-you = vy
seat-bot = bot
seat-acts = je na řadě
seat-bet = sázka { $chips }
seat-won = bere { $chips }
seat-cards =
    { $n ->
        [one] { $n } karta lícem dolů
        [few] { $n } karty lícem dolů
       *[other] { $n } karet lícem dolů
    }
seat-behind = +{ $chips } na cestě
seat-asked = žádá o { $chips }
seat-legs =
    { $n ->
        [one] { $n } leg
        [few] { $n } legy
       *[other] { $n } legů
    }
state-folded = Složil
state-all-in = All-in
state-waiting = Čeká
state-out = Nehraje
state-leaving = Odchází
state-away = Pryč
clock-bank = Časová rezerva
clock-extra = Čas navíc
clock-called = Vyžádaný čas
clock-away = Pryč
mark-button = Dealer
mark-small = Malý blind
mark-big = Velký blind
mark-straddle = Straddle
mark-rock = Rock
mark-kill = Kill
mark-owes = Dluží { $chips }
mark-note = Vaše poznámka: { $text }
mark-sb = SB
mark-bb = BB
mark-d = D

## Proč někdo vyhrál, a jak daleko hra je

win-one = { $who } bere { $chips }
win-one-with = { $who } bere { $chips }: { $words }
win-split = { $who } se dělí o { $chips }
win-split-with = { $who } se dělí o { $chips }: { $words }
win-half = polovinu za { $half }, { $chips }
won-line = { $half }: { $who }, { $chips }
won-both = Obě poloviny
won-high = Vysoká
won-low = Nízká
won-badugi = Badugi
won-omaha = Omaha
won-draw = Draw
win-and = { $first } a { $last }
win-board = board { $n }
win-no-low = bez nízké
half-high = vysokou
half-low = nízkou
half-badugi = badugi
half-omaha = omahu
half-draw = draw
street-preflop = Před flopem
street-flop = Flop
street-turn = Turn
street-river = River
street-deal = Před výměnou
street-second-street = Druhá karta
street-third-street = Třetí karta
street-fourth-street = Čtvrtá karta
street-fifth-street = Pátá karta
street-sixth-street = Šestá karta
street-seventh-street = Sedmá karta
street-draw = Výměna
street-draw-of = { $nth } výměna ze { $of }
nth-1 = První
nth-2 = Druhá
nth-3 = Třetí
of-2 = dvou
of-3 = tří
mix-hand = hra { $n } z { $of }
mix-next = potom { $game }
seat-drew = výměna { $n }
seat-drew-none = bez výměny
seat-equity = průměrný podíl na banku { $share }
bomb-title = Bomb pot
bomb-propose = Navrhnout bomb pot
bomb-text = Každý vloží stejné ante a hned přijde flop. Hraje se v příští hře, pokud souhlasí všichni, kdo dostanou karty.
bomb-ante = Ante každého
bomb-go = Navrhnout po { $chips }
bomb-asked = { $by } navrhuje na příští hru bomb pot: po { $chips }.
bomb-asked-short = Příště bomb pot po { $chips }?
bomb-agreed = Bomb pot po { $chips }: souhlasí { $agree } z { $of }.
bomb-next = Příští hra je bomb pot, po { $chips }.
bomb-double = Dva boardy
bomb-on-two = { $said } Dva boardy.
bomb-yes = Ano
bomb-no = Ne
bomb-back = Vzít zpět
rabbit-ask = Ukázat, co by přišlo
rabbit-board = Přišlo by: { $cards }
game-ask = Rozdáváte: která hra?
game-deal = Rozdat { $game }
game-same = Znovu { $game }

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
act-short = Na dorovnání vám chybí { $chips }: přidejte, nebo složte
act-size = Výše
act-amount = Částka: číslo, nebo 3bb, 2x, 1/2, pot, 1,5k
act-presets = Výše sázky
act-bar-choose = Složit, dorovnat, nebo navýšit
act-preset-not-now = Tolik teď vsadit nelze
act-preset-same = Stejně jako { $size }
act-less = Méně
act-more = Více
act-not-understood = To není částka: zkuste 45, 3bb, 1/2 nebo pot
act-least = Nejméně je { $chips }
act-legal = Dovoleno: { $legal }
act-time = Více času
act-waiting-for = Na řadě: { $who }
act-waiting-all = Čeká se na ostatní
act-preset-min = Min
act-preset-pot = Bank
act-preset-all-in = All-in
sure-fold = Check je zdarma
sure-fold-text = Další kartu můžete vidět zadarmo. Opravdu složit?
sure-fold-yes = Složit
sure-fold-no = Raději check
sure-all-in = Všechny žetony?
sure-all-in-text = Vsadíte všech svých { $chips }.
sure-all-in-yes = All-in
sure-all-in-no = Ještě ne
sure-leave = Odejít od stolu?
sure-leave-text =
    { $n ->
        [one] Vezmete si s sebou { $n } žeton; pokud se hraje, až po hře.
        [few] Vezmete si s sebou { $n } žetony; pokud se hraje, až po hře.
       *[other] Vezmete si s sebou { $n } žetonů; pokud se hraje, až po hře.
    }
sure-leave-money = Vezmete si s sebou { $chips }; pokud se hraje, až po hře.
sure-leave-yes = Odejít
sure-leave-no = Zůstat

## Předem

pre-bar = Předem
pre-check-fold = Check / složit
pre-fold = Složit
pre-check = Check
pre-call = Dorovnat { $chips }
pre-call-any = Dorovnat vše

## Další otázky

draw-choose = Vyberte karty k výměně
draw-exact =
    { $n ->
        [one] Vyberte { $n } kartu
        [few] Vyberte { $n } karty
       *[other] Vyberte { $n } karet
    }
draw-range = Vyberte { $least } až { $most } karet
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
draw-take-back = Vzít odhozené zpět
show-show = Ukázat
show-muck = Zahodit
show-ask = Ukázat karty?
show-over = Karty můžete ukázat. Kliknutím na jednu vyberete jen ji.
show-all = Ukázat karty
show-some =
    { $n ->
        [one] Ukázat { $n } kartu
        [few] Ukázat { $n } karty
       *[other] Ukázat { $n } karet
    }
show-card = { $card }, ukázat
show-early = Můžete ukázat hned
run-ask = Kolikrát se doloží společné karty?
run-once = Jednou
run-twice = Dvakrát
run-times = { $n }krát
declare-ask = O kterou polovinu hrajete?
declare-high = Vysokou
declare-low = Nízkou
declare-both = Obě
declare-done = Ohlásili jste: { $side }
straddle-ask = Straddle?
straddle-sleeper = Dát sleeper?
straddle-to = Straddle na { $chips }
straddle-sleep-to = Sleeper { $chips }
straddle-no = Bez straddle
answer-ask = { $who } nabízí dlužní úpis na { $chips }. Přijímáte?
answer-lend = Půjčíte hráči { $who } { $chips } ze svých žetonů?
answer-yes = Přijmout
answer-no = Odmítnout

## U stolu

sit-title = Místo { $chair }
sit-how-much = Žetony
sit-range = Od { $low } do { $high }
sit-from = { $low } nebo více
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
sit-wait = Počkat na velký blind a předtím nic neplatit
sit-replace = Hrát dál za toho, kdo právě odešel, a platit blindy jako on
sit-sit = Posadit se s { $chips }
sit-top-up = Koupit žetony
sit-buy = Koupit { $chips }
sit-min = Nejméně
sit-usual = Obvykle
sit-max = Nejvíce
sit-out = Právě nehrajete
sit-owes = Po návratu doplatíte { $chips }.
sit-waits = Karty dostanete, až na vás přijde velký blind
sit-asked = Čeká se, až pořadatel schválí vaše žetony: { $chips }
sit-waiting = Karty dostanete v příští hře
sit-no-chips = Nemáte žetony
sit-come-back = Vrátit se
sit-come-back-post = Zaplatit { $chips } a vrátit se
sit-come-back-wait = Počkat na velký blind
sit-sit-out-next = Po hře vynechat
sit-sit-out = Vynechat
sit-stay-in = Nevynechat
sit-leave = Odejít od stolu
sit-leaves = Po této hře odcházíte
sit-stay = Přece jen zůstat
sit-move = Změnit místo
sit-moving = Vyberte volné místo
sit-spectator = Díváte se. Hrát začnete na volném místě.
sit-later = Vidíte vše o { $n } s později.
page-event-goes-on = Tady se už nehraje. Turnaj pokračuje u jiných stolů, nebo skončil.
page-event = Na stránku turnaje
table-event-waits = Další hru začne turnaj
sit-event = Díváte se na tento stůl turnaje.
sit-full = Díváte se. Všechna místa jsou obsazená.
sit-folded = Složili jste

## Nákup žetonů: co je na částce špatně

take-title = Vzít žetony ze stolu
take-text = Jen na občerstvení a spropitné: ostatní žetony na stole zůstávají, dokud neodejdete.
take-most = Nejvýše { $most }
take-go = Vzít { $chips }
buy-empty = Kolik žetonů?
buy-unread = „{ $text }“ není počet žetonů: napište číslo, třeba 200, 1,5k nebo 100bb.
buy-whole = Žetony se nedělí: napište celé číslo.
buy-low = To je tady málo: nejméně { $low }.
buy-high = To je tady moc: nejvýše { $high }.
buy-sit = Posadit se
buy-buy = Koupit žetony

## Waiting for a seat

list-join = Zapsat se na seznam čekajících
list-leave = Odhlásit ze seznamu
list-waits =
    { $n ->
        [one] Na místo čeká { $n } člověk.
        [few] Na místo čekají { $n } lidé.
       *[other] Na místo čeká { $n } lidí.
    }
list-place = Na seznamu čekajících jste v pořadí { $n }. Až se uvolní místo, dáme vám vědět.
list-next = Na seznamu jste v pořadí první. Až se uvolní místo, dáme vám vědět.
list-bot-goes = Místo { $chair } bude po této hře vaše: { $bot } vám ho uvolní.
list-yours = Místo { $chair } je vaše, když si sednete do { $n } s.
list-yours-at = Máte volné místo: { $table }
list-called = Máte volné místo číslo { $chair }.
list-take = Posadit se
list-no = Ne, díky
list-missed = Místo pro vás bylo drženo, ale čas na posazení už vypršel.
list-removed = Pořadatel vás odhlásil ze seznamu čekajících.
list-away = Byli jste příliš dlouho pryč a na seznamu čekajících už nejste.
list-bot-chair = Sednout si místo bota
list-bot-here = Sednout si sem: { $bot } (bot) po hře odejde
list-bot-text = { $bot } je bot a místo vám uvolní: mezi hrami hned, jinak po skončení této hry. Pak vás herna sama posadí.
list-kept = Drží se
list-kept-chair = Místo { $chair }, drží se pro někoho ze seznamu čekajících
list-your-chair = Vaše místo
more-device = Hrát na jiném zařízení
add-title = Přidat žetony během hry
add-bought = Za hotové
add-borrowed = Půjčené
add-lender = Čí žetony
add-lender-away = někoho, kdo tu nesedí
add-marker = Na dlužní úpis

## Nabídka

more-chop = Nabídnout vrácení blindů
more-clock = Vyžádat čas
more-settings = Nastavení
more-keys = Klávesy u stolu

## Standing answers, who is away, and overbets

stand-title = Co za vás herna odpoví
stand-straddle = Straddle
stand-ask = Zeptat se
stand-never = Nikdy
stand-always = Vždy
stand-run = Doložení při all-inu
stand-once = Jednou
stand-most = Kolikrát to jde
stand-beaten = Když mám horší karty
stand-muck = Zahodit
stand-top-up = Mezi hrami dokoupit do maxima
stand-below = Pod { $n } %
stand-full = Kdykoli něco chybí
stand-rebuy = Když přijdu o všechny žetony, znovu nakoupit
stand-waits = Do hry vstoupit až na velkém blindu
stand-at-blind = Vynechat od příštího velkého blindu
more-take = Vzít žetony ze stolu
more-challenge = Napadnout výši sázky
sit-sit-out-blind = Vynechat od velkého blindu

## Chat

chat-title = Chat
chat-open = Chat
chat-unread =
    { $n ->
        [one] { $n } nepřečtená
        [few] { $n } nepřečtené
       *[other] { $n } nepřečtených
    }
chat-say = Napište něco
chat-send = Odeslat
chat-none = Zatím nikdo nic neřekl.
chat-off = Pořadatel chat vypnul.
chat-mute = Ztlumit: { $who }
chat-unmute = Zrušit ztlumení: { $who }
chat-muted = Ztlumení: { $who }

## Beside the table, and over a seat

beside-title = Vedle stolu
beside-log = Průběh
beside-chat = Chat
beside-hands = Hry
beside-open = Průběh a poslední hry
beside-none = Od vašeho příchodu se nic nestalo.
beside-mentioned = { $who } píše vám: { $text }
beside-mention = Napsat: { $who }
react-title = Reagovat
react-laugh = Smích
react-wow = Údiv
react-sad = Smutek
react-angry = Vztek
react-heart = Srdce
react-bravo = Dobře zahráno
react-shown = { $who }: { $what }

## Nastavení

set-title = Nastavení stolu
set-four-colours = Čtyřbarevný balíček
set-in-blinds = Částky ve velkých blindech
set-motion = Animace
set-sounds = Zvuky
set-volume = Hlasitost
set-sure-fold = Ptát se před složením, když je check zdarma
set-sure-all-in = Ptát se před all-in nad
set-never = nikdy
set-over = { $n } BB
set-notify = Upozornit, když jsem na řadě a dívám se jinam
set-notify-denied = Prohlížeč této stránce upozornění nedovolí.
set-strength = Říkat, co mám v ruce
set-of-table = Moje odpovědi
set-of-look = Vzhled
set-of-bets = Sázky
set-of-sounds = Zvuky
set-of-calls = Upozornění
set-of-keys = Klávesy
set-heard = Co je slyšet
set-heard-turn = Jsem na řadě
set-heard-cards = Karty
set-heard-chips = Žetony a check
set-heard-win = Vyhraný bank
set-heard-chat = Chat
set-heard-warning = Dochází mi čas
set-shake = Vibrovat, když jsem na řadě
set-awake = Nevypínat obrazovku, dokud mám karty

## Výše sázek v liště

sizes-title = Výše sázky
sizes-text = Pět míst, s klávesami 1 až 5. Výše, kterou teď vsadit nelze, zůstává na svém místě a je potlačená. BB je velký blind, × sázka k dorovnání; ostatní jsou díly potu.
sizes-unraised = Před flopem, dokud nikdo nenavýšil
sizes-later = Později
sizes-place = { $n }. místo
sizes-reset = Obvyklé výše

## How a table is dressed

dress-theme = Barvy
dress-theme-auto = Podle zařízení
dress-theme-light = Světlé
dress-theme-dark = Tmavé
dress-felt = Plátno
dress-felt-green = Zelené
dress-felt-blue = Modré
dress-back = Rub karet
dress-back-plain = Modrý tečkovaný
dress-back-woven = Červený pletený
dress-large = Velké karty
dress-sorted = Řadit moje karty podle hodnoty
dress-clock = Zvuk mého času
dress-clock-off = žádný
dress-clock-five = tikání posledních 5 sekund
dress-clock-ten = pípnutí v 10 sekundách a tikání

## Klávesy

keys-title = Klávesy u stolu
keys-text = Stiskněte jednu z nich a pak klávesu, kterou byste raději.
keys-change = { $what }: { $key }. Změnit
keys-press = Stiskněte klávesu
keys-taken = { $key } už k něčemu je: { $what }.
keys-reset = Obvyklé klávesy
keys-too = Výši mění také šipky → a ←, + a −. S klávesou Shift jdou šipky po větších krocích.
keys-fold = Složit
keys-call = Check nebo dorovnat
keys-raise = Zvolit výši sázky
keys-larger = Více
keys-smaller = Méně
keys-choose = { $n }. výše nebo karta
keys-presets = Výše podle místa (1 až 5), nebo karta k výměně
keys-submit = Vsadit zvolené; vyměnit
keys-time = Více času
keys-chat = Chat
keys-help = Tyto klávesy
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
