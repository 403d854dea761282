### Texts of the pages around a table, and of the host’s tools.

## A new table

new-title = Otevřít stůl
new-text = Všechno má rozumné výchozí nastavení. Stiskněte tlačítko na konci, nebo změňte, co chcete.
new-stakes = Sázky
new-size-small-blind = Malý blind
new-size-big-blind = Velký blind
new-size-small-bet = Malá sázka
new-size-big-bet = Velká sázka
new-size-ante = Ante
new-size-bring-in = Bring-in
new-size-button = Blind buttonu
new-size-none = žádné
new-chairs = Míst u stolu
new-chairs-most = nejvýš { $n }
new-least = Nákup od
new-most = Nákup do
new-any = libovolně
new-no-limit = bez omezení
new-in-blinds =
    { $n ->
        [one] { $n } velký blind
        [few] { $n } velké blindy
        [many] { $n } velkého blindu
       *[other] { $n } velkých blindů
    }
new-in-bets =
    { $n ->
        [one] { $n } velká sázka
        [few] { $n } velké sázky
        [many] { $n } velké sázky
       *[other] { $n } velkých sázek
    }
new-think = Sekund na rozmyšlenou
new-think-none = bez hodin
new-think-hint = 0 je bez hodin
new-bots-hint = zaberou volná místa
new-money = Částky
new-money-chips = v žetonech
new-money-hint = jen pro oko: 1,50 je 150 žetonů
new-not-a-number = Napište číslo.
new-game-words = Hra vlastními slovy
new-game-write = Jiná, vlastními slovy …
new-game-search = Hledat hru
new-game-type = Hledat, nebo napsat: nlhe 1/2, PLO 0,5/1 …
new-game-none = Taková hra tu není.
new-family-hold-em = Hold’em
new-family-omaha = Omaha
new-family-stud = Stud
new-family-draw = Draw
new-family-mix = Více her po sobě
new-family-small = Malé hry ke studiu
new-house = Obvyklá pravidla
new-house-online = jako v online hernách
new-house-home = jako u kuchyňského stolu
new-house-cash = jako v kasinech
new-file-take = Převzít do formuláře
rules-change = Změnit pravidla
rules-change-go = Změnit od příští hry
new-game = Hra
new-game-hint = Třeba „plo 5/10“, „nlhe 1/2 ante 1“ nebo „stud8 4/8“.
new-name = Název stolu
new-name-hint = podle vás
new-who = Kdo smí přijít
new-private = Jen lidé s odkazem
new-spectators = Dívat se lze i bez místa u stolu
new-password = Heslo ke stolu
new-password-hint = žádné
new-bots = Boti u stolu
new-delay = Diváci vidí hru později o (sekundy)
new-between = Přestávka mezi hrami (sekundy)
new-options = Další pravidla
new-options-text = straddle, dvojí doložení, rake a všechno ostatní
new-changed =
    { $n ->
        [one] { $n } změna
        [few] { $n } změny
       *[other] { $n } změn
    }
new-search = Hledat mezi volbami
new-none = Žádná volba neodpovídá.
new-list = oddělené čárkami
new-undo = Vrátit { $name }
new-edited = Stůl se otevře podle souboru, jak je upraven.
new-file = Jako soubor
new-file-text = stejné volby v TOML, k uložení nebo k úpravám
new-file-undo = Zpět k tomu, co říká formulář
new-go = Otevřít stůl

## Inviting and coming in

links-title = Odkazy pro jednoho nebo na čas
links-text = Odkaz nahoře je pro všechny. Tyto pustí jen jednoho, nebo platí jen chvíli.
links-once-shown = Tady je odkaz. Ukáže se jen teď.
links-one = pro jednoho
links-all = pro každého, kdo ho má
links-until = do { $at }
links-end = Zrušit
links-for-one = Pustí jednoho a tím skončí
links-good-for = Platí
links-good-for-hour = hodinu
links-good-for-day = den
links-good-for-week = týden
links-make = Vytvořit odkaz
links-renew = Vyměnit všechny odkazy
links-sure = Žádný odkaz, který kdo má, už stůl neotevře. Kdo je u stolu, zůstane.
links-renewed = Všechny odkazy jsou nové: pošlete ten nahoře.
settings-players-invite = Hráči smějí zvát další
device-title = Hrát na jiném zařízení
device-text = Na druhém zařízení kód naskenujte, otevřete tam odkaz, nebo kód napište na { $where }. Platí jednou a deset minut.
device-code = Kód
device-link = Odkaz pro druhé zařízení
device-qr = QR kód s odkazem pro druhé zařízení
device-both = Na obou zařízeních hrajete pod stejným jménem a můžete použít kterékoli. Kód nikomu nedávejte: kdo ho má, hraje za vás a vidí vaše karty.
device-over = Tento kód už neplatí.
device-again = Vytvořit nový
device-in-title = Vstoupit s kódem
device-in-text = Na zařízení, kde už u stolu jste, je v nabídce „Hrát na jiném zařízení“. Ukáže kód z osmi písmen a číslic.
device-in-yours = Budete tady tím, komu kód patří: se stejným jménem, místem i kartami.
device-in-go = Vstoupit na tomto zařízení
device-in-known = V tomto prohlížeči už jste jako { $name }. Nejprve se odhlaste.
host-waiting = Čekají na místo
host-waiting-remove = Odebrat ze seznamu
host-waiting-remove-who = Odebrat ze seznamu: { $name }
host-seat-link = Odkaz na toto místo
host-seat-link-text = Pro hosta, který ztratil cestu zpět. Kdo tento odkaz do deseti minut otevře, získá místo, které má { $name }, a uvidí karty: pošlete ho jen tam. Všichni u stolu se dozvědí, že odkaz vznikl.
settings-seats = Místa
settings-to-sit = Jak dlouho držet místo prvnímu ze seznamu čekajících (sekundy)
settings-bots-make-room = Boti uvolní místo, když na ně někdo čeká
settings-bots-alone = Boti hrají dál, i když se nikdo nedívá
settings-bots-fill = Doplňovat boty do tolika hráčů (0 znamená nedoplňovat)

## Nabídka u stolu a moje stoly

page-back = Zpět ke stolu

## The host

host-not-you = Tuto stránku může používat jen ten, kdo stůl pořádá.
host-requests = Žádosti o žetony
host-asks = { $player } (místo { $chair }) žádá o žetony: { $chips }
host-approve = Schválit
host-together = { $names }: stejná adresa. Může to být jedna domácnost.
host-together-as = Stejná adresa: { $names }.
host-approve-all = Schválit všechny
host-choose = Vybrat příští hru místo rozdávajícího
host-choose-done = Příště se hraje { $game }.
host-refuse = Odmítnout
host-play = Hra
host-begin = Rozdat další hru
host-pause-now = Přestávka hned
host-pause-done = Po této hře bude přestávka.
host-bomb = Ante pro bomb pot
host-bomb-go = Rozdat bomb pot
host-floor = Něco napravit
host-floor-text = Akci lze vzít zpět, dokud nepřijde další karta. Po zrušení si každý vezme, co vložil; ponechaný bank čeká na další rozdání.
host-undo = Vzít zpět poslední akci
host-undo-done = Poslední akce se bere zpět.
host-hold = Nechat bank na příště
host-hold-done = Bank čeká na další rozdání.
host-why = Za co; přečte si to každý
host-warn = Varovat
host-warn-done = Varování: { $player }.
host-kill = Mrtvá hra
host-kill-done = Hra je mrtvá: { $player }.
host-call-off-go = Zrušit hru
host-call-off-done = Hra je zrušena.
host-reason-first = Nejdřív napište důvod: v záznamu ho uvidí všichni.
host-reason = Důvod, uvidí ho všichni
host-players = Hráči
host-nobody = Zatím tu nikdo nesedí.
host-away = odpojen
host-sit-out = Vynechat
host-button = Dát button
host-adjust = O kolik
host-adjust-go = Opravit
host-adjust-text = Oprava se zapíše do vyúčtování i s důvodem.
host-adjust-done = Žetony opraveny: { $player }.
host-bot = Bot
host-bot-any = jakýkoli styl
host-bot-go = Posadit
host-seat = Posadit někoho
host-seat-who = Kdo se dívá nebo čeká na místo
host-seat-as = Jak přichází
host-seat-new = jako nový hráč
host-seat-replacing = hraje dál za toho, kdo právě odešel
host-seat-transferred = se žetony ze zrušeného stolu
host-seat-text = Bez žetonů si je koupí sám. Ze zrušeného stolu přináší, co měl, i kdyby to bylo málo.
host-seat-go = Dát místo
host-second = Další pořadatel
host-second-name = Jméno
host-second-go = Jmenovat
host-second-done = Stůl teď pořádá i { $name }.
host-game = Hra a pravidla
host-game-next = Hra a sázky od příští hry
host-game-go = Změnit
host-game-done = Změněno od příští hry.
host-rules = Všechna pravidla jako soubor
host-rules-go = Změnit pravidla
host-house = Žetony a poplatky
host-time-fees = Vybrat poplatky za čas
host-colour-up = Stáhnout nejmenší žetony
host-kitty = Z kasičky ({ $chips })
host-kitty-what = Na co
host-kitty-go = Utratit
host-settle = Dluh zaplatil
host-settle-lender = Komu
host-settle-marker = za dlužní úpisy
host-settle-go = Zapsat
host-settle-done = Je to zapsáno.
host-move = Jiné místo
host-move-go = Přesadit
host-move-done = { $player } teď sedí na místě { $chair }.
host-close = Zavřít stůl
host-close-sure = Všichni vstanou i se žetony a sezení skončí. Zavřít stůl?

## Co pořadatelé dělají během hry a co z toho je

host-more = Pozvánka a nastavení stolu
host-tray =
    { $n ->
        [one] { $n } žádost o žetony
        [few] { $n } žádosti o žetony
       *[other] { $n } žádostí o žetony
    }
host-barred = Kdo nemá ke stolu přístup
host-barred-by = { $by }, do: { $until }
host-barred-why = důvod: { $reason }
host-let-in = Zase pustit
host-let-in-done = Ke stolu zase může: { $player }.
host-ban = Nepouštět ke stolu
host-ban-name = Jméno
host-send = Poslat od stolu …
host-send-title = Poslat od stolu: { $player }
host-send-text = Rozehraná hra se nejprve dohraje a žetony se vyplatí. { $player } se dozví, kdo a proč to rozhodl.
host-send-go = Poslat od stolu
host-send-done = Od stolu odchází: { $player }.
host-send-how = A potom
host-send-none = se smí hned vrátit
host-send-hour = hodinu nemá ke stolu přístup
host-send-day = den nemá ke stolu přístup
host-send-good = už nikdy nemá ke stolu přístup
seat-menu-chair = místo { $chair }
seat-menu-stack = Žetony
seat-menu-behind = Na cestě
seat-menu-owes = Dluží
seat-menu-bought = Nakoupeno celkem
seat-menu-net = Bilance u stolu
note-hint = Jak hraje?
note-colour = Barva značky
note-colour-none = bez barvy
note-colour-red = červená
note-colour-orange = oranžová
note-colour-green = zelená
note-colour-blue = modrá
note-colour-purple = fialová
note-keep = Uložit
note-kept = Uloženo
note-private = Vidíte ji jen vy, u všech stolů této herny.
note-all = Poznámky k hráčům
note-none = Zatím žádné. Napíšete je u stolu, po kliknutí na hráče.
seat-menu-mute = Ztlumit v chatu
seat-menu-unmute = V chatu zase slyšet
seat-menu-host = Pro pořadatele
seat-menu-make-host = Jmenovat pořadatelem
seat-menu-sit-out-done = { $player } teď vynechává.
notice-read = Vím o tom
notice-moved = { $by }: sedíte teď na místě { $chair }.
notice-seated = { $by }: vaše místo je { $chair }.
notice-seated-chips = { $by }: vaše místo je { $chair } a máte { $chips }.
notice-adjusted-more = { $by }: přibylo vám { $chips }. Důvod: { $text }
notice-adjusted-less = { $by }: ubylo vám { $chips }. Důvod: { $text }
notice-dealt-out = { $by }: teď vynecháváte. Zpět do hry se vrátíte tlačítkem „Jsem zpět“.
notice-refused = { $by }: žetony, o které žádáte, schváleny nebyly.
notice-warned = { $by } vás napomíná. Důvod: { $text }
notice-killed = { $by }: vaše karty jsou mrtvé. Důvod: { $text }
notice-sent-away = { $by } vás posílá od stolu.
notice-sent-away-why = { $by } vás posílá od stolu. Důvod: { $text }
notice-host = { $by }: tento stůl teď pořádáte i vy.
notice-dropped = Co mělo přijít po hře, nejde. { $text }
notice-announced = { $by } za celou hernu: { $text }
away-title = Ke stolu teď nemůžete
away-who = Rozhodl o tom pořadatel: { $by }.
away-why = Uvedený důvod:
away-no-why = Důvod uveden není.
away-until = Vrátit se můžete { $until }.
away-good = Přístup k tomuto stolu nemáte napořád.
away-now = Vrátit se můžete hned. Vaše žetony jsou ve vyúčtování.
away-back = Zpět ke stolu
about-title = Slovo pořadatele
settings-about = O stole, uvidí to všichni
settings-about-hint = U vstupu, v přehledu stolů a u pravidel.
settings-quiet = Když je někdo all-in, chat mlčí

## Settings of an open table

settings-title = Nastavení stolu
settings-text = Co tu změníte, platí hned pro všechny, kdo u stolu jsou.
settings-who = Kdo smí přijít
settings-password = Nové heslo ke stolu
settings-password-hint = zůstává, jak je
settings-password-none = Bez hesla
settings-pace = Jak rychle se hraje
settings-auto = Hry začínají samy
settings-one-address = Dva hráči z jedné adresy
settings-one-address-allow = hrají a nikdo se to nedozví
settings-one-address-warn = hrají a pořadatelé to vědí
settings-one-address-refuse = nehrají: druhý místo nedostane
settings-one-address-hint = Přátelé v jedné domácnosti mají adresu společnou. Nikomu se neukazuje.
settings-bomb-votes = Hráči smějí navrhnout bomb pot; hraje se, když souhlasí všichni
settings-rabbit = Hráči se smějí podívat, co by přišlo
settings-run-out = Od karty ke kartě při all-inu (sekundy, 0: hned)
settings-bot-pace = Bot v průměru přemýšlí (sekundy)
settings-other = Chat a restarty
settings-chat = Chat u stolu
settings-restart = Když se server restartuje během hry
settings-restart-resume = hra se dohraje
settings-restart-void = hra se zruší
settings-grace = Pak čekat na toho, kdo je na řadě (sekundy)
settings-go = Uložit
settings-same = Zatím se nic nezměnilo.
settings-done = Uloženo, platí od této chvíle.

## The ledger

ledger-player = Hráč
ledger-bought = Koupeno
ledger-cashed-out = Vráceno
ledger-chips = Má teď
ledger-net = Výsledek
ledger-empty = Nikdo si zatím nekoupil žetony.
mine-events = Vaše otevřené turnaje
mine-events-none = Nepořádáte žádný otevřený turnaj.
mine-events-sure = Ukončit a vrátit peníze
mine-events-why = zrušeno pořadatelem
mine-hosted = Vaše otevřené stoly
mine-hosted-none = Nemáte otevřený žádný stůl.
mine-people =
    { $n ->
        [one] { $n } člověk
        [few] { $n } lidé
       *[other] { $n } lidí
    }
mine-close-sure = Zavřít i s hráči
ledger-the-house = dům
ledger-the-bots = Boti
ledger-people-only = Jen lidé
ledger-with-bots = I s boty
ledger-bots = Boti, bez vyrovnání
ledger-settled-people = Lidé si mezi sebou nic neplatí.
ledger-rake = rake
ledger-kitty = kasička
ledger-jackpot = jackpot
ledger-time_fees = poplatky za čas
ledger-carried = převedeno
ledger-csv = Stáhnout CSV
ledger-graph = Výhry a prohry hru po hře
ledger-settle = Vyrovnání
ledger-settle-text = Nejmenší počet plateb, po kterých má každý své.
ledger-settled = Nikdo nikomu nic nedluží.
ledger-pays = zaplatí
ledger-adjustments = Opravy pořadatele
ledger-print = Vytisknout
ledger-before = před první hrou
ledger-after = po začátku hry { $hand }
ledger-move-buy-in = Buy-in
ledger-move-re-buy = Rebuy
ledger-move-top-up = Dokup
ledger-move-transfer = Od jiného stolu
ledger-move-short-buy-in = Krátký buy-in
ledger-move-loan = Půjčka
ledger-move-cash-out = Cash-out
ledger-move-corrected = Oprava pořadatele
ledger-move-marker = Dlužní úpis
ledger-move-time-fee = Poplatek za čas
ledger-side-bets = Vedlejší sázky

## What came of a session

result-title = Výsledek
result-hands =
    { $n ->
        [one] { $n } hra
        [few] { $n } hry
       *[other] { $n } her
    }
result-minutes = { $m } min
result-length = { $h } h { $m } min
result-ended = konec { $when }
result-nobody = Nikdo si nekoupil žetony.

## Hands

hands-empty = Zatím se žádná hra nedohrála.
hands-called-off = zrušena
hands-pot = bank { $chips }
hands-more = Dřívější hry
hands-search = Najít hru
hands-search-hint = Ah, jméno, 81, výhra
hands-filters = Jen hry
hands-filter-mine = Moje
hands-filter-won = S výhrou
hands-filter-lost = S prohrou
hands-filter-showdown = S ukázáním karet
hands-none = Taková hra tu není.
hands-won = Výhra: { $who }
hands-won-showdown = Výhra po ukázání karet: { $who }
hands-download = Celá session, jak jste ji viděli
hands-zip = Všechny formáty (zip)
hand-title = Hra { $hand }
hand-others = Jiné hry
hand-before = Předchozí
hand-after = Další
hand-replayer = Přehrání hry
hand-verify = Ověřit rozdání
hand-download = Stáhnout
hand-txt = Text
hand-phh = PHH
hand-ohh = OHH
hand-json = JSON
hand-told = Hra ve větách
replay-streets = Přejít na
replay-start = Začátek
replay-deal = Rozdání
replay-flop = Flop
replay-turn = Turn
replay-river = River
replay-street = Kolo { $n }
replay-draw = Výměna { $n }
replay-showdown = Ukázání karet
replay-end = Konec
replay-previous = O krok zpět
replay-next = O krok dál
replay-play = Přehrát
replay-pause = Pozastavit
replay-at = Okamžik hry
replay-speed = Rychlost
share-open = Sdílet
share-title = Sdílet tuto hru
share-text = Kdo má odkaz, může si hru prohlédnout, beze jména a napořád. Neukáže víc, než jste viděli.
share-cards = Ukázat moje karty
share-names = Ukázat jména hráčů
share-link = Odkaz
share-copy = Kopírovat odkaz
share-page = Pokerová hra

## Checking a deal

verify-title = Bylo rozdání poctivé?
verify-text = Balíček byl zapečetěn dřív, než ho kdokoli sejmul. Váš prohlížeč teď bez důvěry v hernu přepočítá, že každá karta, kterou jste viděli, v něm byla a přišla na svém místě.
verify-right =
    { $n ->
        [one] Karta, kterou jste viděli, je prokázána
        [few] Všechny { $n } karty, které jste viděli, jsou prokázány
       *[other] Všech { $n } karet, které jste viděli, je prokázáno
    }
verify-wrong =
    { $n ->
        [one] { $n } krok nesouhlasí
        [few] { $n } kroky nesouhlasí
       *[other] { $n } kroků nesouhlasí
    }
verify-right-word = souhlasí
verify-wrong-word = nesouhlasí
verify-unknown-word = neví se
verify-form-wrong = Toto není důkaz: něco je špatně ({ $found }).
verify-seal-right = Pečeť je ta, kterou tento prohlížeč viděl před rozdáním.
verify-seal-wrong = Pečeť není ta, kterou tento prohlížeč viděl před rozdáním.
verify-seal-unknown = Pečeť balíčku. Tento prohlížeč ji před rozdáním neviděl, a nemá s čím srovnat.
verify-cut-right =
    { $n ->
        [one] Balíček sejmul { $n } hráč a vaše sejmutí je započteno.
        [few] Balíček sejmuli { $n } hráči a vaše sejmutí je započteno.
       *[other] Balíček sejmulo { $n } hráčů a vaše sejmutí je započteno.
    }
verify-cut-late = Vaše sejmutí není započteno. Přišlo pozdě, nebo byla herna mimo provoz. Pokud se to stává často, zeptejte se pořadatele.
verify-cut-unknown =
    { $n ->
        [one] Balíček sejmul { $n } hráč. Tento prohlížeč nesnímal.
        [few] Balíček sejmuli { $n } hráči. Tento prohlížeč nesnímal.
       *[other] Balíček sejmulo { $n } hráčů. Tento prohlížeč nesnímal.
    }
verify-cut-nobody = Tento balíček nikdo nesejmul. O pořadí rozhodla jen pečeť, a tu vybrala herna.
verify-cut-bots = Snímali i boti herny. Patří herně, a nepočítají se.
verify-cut-who = Sejmuli: { $who }.
verify-cut-seat = místo { $seat }
verify-cut-orders = Hráč může své sejmutí zadržet. Když se k hráčů spolčí s hernou, vybírají z 2^k pořadí balíčku: spolčí-li se všichni kromě jednoho, nejvýše z { $n }.
verify-cut-orders-general = Hráč může své sejmutí zadržet. Když se k hráčů spolčí s hernou, vybírají z 2^k pořadí balíčku.
verify-order-right = Z pečeti a ze sejmutí plyne, která zapečetěná karta přijde první, druhá a tak dále:
verify-once-right = Žádná karta ani žádné místo tu není dvakrát.
verify-once-wrong = Některá karta nebo místo je tu dvakrát.
verify-cards = Karty, které jste viděli
verify-cards-text = Každá se hashuje až k pečeti. Vyměňte jednu a uvidíte, že se na to přijde.
verify-card-where = { $dealt }. karta z balíčku, zapečetěná na místě { $position }
verify-reshuffle = { "" } po zamíchání { $n }
verify-tamper = Vyměnit
verify-tampered = Vyměnili jste kartu.
verify-restore = Vrátit ji
verify-raw = Samotný důkaz
verify-elsewhere = Důkaz si nechte a ověřte ho, kdykoli chcete:
verify-paste-page = ověřit důkaz
verify-paste = Důkaz tak, jak byl stažen
verify-go = Ověřit
verify-unreadable = To není důkaz.

## Posted rules

rules-book = Pravidla pokeru (anglicky)
rules-differs = Co je tu jinak
rules-differs-none = Všechno je podle přednastavení „{ $preset }“.
rules-differs-text = Proti přednastavení „{ $preset }“.
rules-first = Stručně
rules-page = Tato pravidla jako stránka
rules-house = Dům říká
rules-all = Všechna
rules-all-text = Co je tu jinak, je označeno. Každá volba uvádí pravidla, která ji nechávají otevřenou.
rules-unusual =
    { $n ->
        [one] { $n } odchylka
        [few] { $n } odchylky
       *[other] { $n } odchylek
    }

## The clock for a big screen

tv-back = Ke stolu
tv-acts = na řadě
tv-next = další hra
tv-showdown = ukazování karet
tv-hand = Hra
tv-blinds = Blindy
tv-bets = Sázky
tv-ante = Ante
tv-pot = Bank
tv-players = Hráči
tv-raise = Navýšit na
tv-bet = Vsadit

## Provoz herny

admin-title = Herna
admin-not-you = Tato stránka je jen pro účty, které hernu provozují.
admin-tables = Stoly
admin-tables-none = Žádný stůl není otevřený.
admin-watch = Dívat se
admin-close = Zavřít
admin-close-sure = Zavřít stůl { $name }? Až hra skončí, všichni vstanou i se žetony.
admin-close-done = Zavírá se: { $name }.
admin-message = Zpráva
admin-message-text = U stolu zůstane, dokud si ji každý nepřečte.
admin-message-to = Komu
admin-message-all = všem stolům
admin-message-go = Říct
admin-message-done = Je to řečeno.
admin-people = Lidé
admin-search = Hledat podle jména
admin-nobody = Nikdo takový tu není.
admin-guest = host
admin-account = účet
admin-admin = provozuje hernu
admin-online =
    { $n ->
        [one] { $n } otevřená stránka
        [few] { $n } otevřené stránky
       *[other] { $n } otevřených stránek
    }
admin-seated =
    { $n ->
        [one] u { $n } stolu
        [few] u { $n } stolů
       *[other] u { $n } stolů
    }
admin-since = od { $at }
admin-out = bez přístupu do: { $until } ({ $by })
admin-end-sessions = Odhlásit všude
admin-end-sessions-done = Všude odhlášeno: { $name }.
admin-second = Vypnout druhý krok
admin-second-text = { $name } se přihlásí jen heslem: bez aplikace, přístupového klíče i záložního kódu. Udělejte to, jen když jistě víte, že o to žádá právě { $name }.
admin-second-go = Vypnout
admin-second-done = Pro účet { $name } stačí heslo a všechna jeho přihlášení skončila.
admin-end-keys = Odhlásit i programy
admin-end-keys-done = Všude odhlášeno i s klíči programů: { $name }.
admin-bar = Nepouštět …
admin-bar-title = Nepouštět do herny: { $name }
admin-bar-text = Rozehrané hry se dohrají, žetony se vyplatí a { $name } se dozví, kdo a proč to rozhodl.
admin-bar-go = Nepouštět
admin-bar-done = Do herny nemá přístup: { $name }.
admin-bar-reason = Důvod
admin-bar-span = Na jak dlouho
admin-span-hour = na hodinu
admin-span-day = na den
admin-span-week = na týden
admin-span-good = napořád
admin-let-in = Zase pustit
admin-let-in-done = Do herny zase může: { $name }.
admin-delete = Smazat hosta
admin-delete-done = Smazáno: { $name }.
admin-storage = Místo na disku
admin-storage-line = { $kind }: { $size } MB
admin-drill = Cvičná obnova
admin-drill-good = { $backup } ({ $made }): obnoveno a ověřeno { $at }. Stoly: { $tables }, rozdání: { $hands }, { $seconds } s.
admin-drill-bad = { $backup }: cvičná obnova selhala ({ $at }). Vytvořte novou zálohu a ověřte hernu.
admin-drill-some = Jen řetězec otisků: { $count } z { $tables } stolů.
admin-drill-none = Zatím žádná nebyla.
admin-drill-off = Vypnuto. Nastavte backup_hours a drill_days.
admin-bans = Kdo nemá přístup
admin-bans-none = Nikdo takový.

## Oneself

me-guest = host: jméno vám patří, dokud si ho tento prohlížeč pamatuje
me-account = váš účet
me-admin = váš účet, s klíči od herny
me-logout = Odhlásit se
me-language = Jazyk
me-settings-text = Jak stoly na tomto zařízení vypadají a zní a jak vás upozorní, že jste na řadě.
me-password = Změnit heslo
me-password-first = Nechte si své jméno
me-password-text = Nastavte si heslo a pod tímto jménem se vrátíte z kteréhokoli zařízení.
me-password-old = Nynější heslo
me-password-new = Nové heslo
me-password-go = Nastavit heslo
me-password-done = Heslo je nastaveno.
me-password-ends = Všechny ostatní prohlížeče se tím odhlásí a všechny klíče pro programy se odeberou.
security-title = Zabezpečení
security-text = Kdo se dozví vaše heslo, dovnitř se stejně nedostane, když účet chce ještě něco dalšího.
security-guest = Nejprve si nastavte heslo: pak může účet chtít i kód nebo přístupový klíč.
security-totp = Ověřovací aplikace
security-totp-text = Aplikace v telefonu ukazuje kód, který napíšete po hesle.
security-totp-since = zapnuto od { $at }
security-totp-scan = Naskenujte tento obrázek ověřovací aplikací.
security-totp-picture = QR kód pro ověřovací aplikaci
security-totp-type = Nebo do ní napište tento tajný klíč:
security-totp-code = Kód, který aplikace teď ukazuje
security-totp-on = Zapnout
security-totp-done = Od teď chce přihlášení i kód.
security-totp-off-done = Přihlášení už kód z aplikace nechce.
security-on = Zapnout
security-off = Vypnout
security-code = Kód z aplikace
security-code-or = nebo záložní kód
security-passkeys = Přístupové klíče
security-passkeys-text = Otisk prstu, obličej, zámek zařízení nebo bezpečnostní klíč: místo hesla, nebo po něm.
security-passkeys-not-here = Přístupové klíče jde přidat na stránce otevřené přes https pod jménem herny, nebo na localhost.
security-passkey-label = Jak mu říkat
security-passkey-example = můj telefon
security-passkey-add = Přidat přístupový klíč
security-passkey-done = Od teď můžete přijít i s tímto přístupovým klíčem.
security-passkey-remove = Odebrat { $name }
security-passkey-removed = Přístupový klíč je tu odebrán. V zařízení ho můžete smazat i vy.
security-passkey-since = od { $at }, zatím nepoužitý
security-passkey-used = naposledy použitý { $at }
security-codes = Záložní kódy
security-codes-left =
    { $n ->
        [one] zbývá { $n }
        [few] zbývají { $n }
       *[other] zbývá jich { $n }
    }
security-codes-new = Vytvořit nové
security-codes-once = Uschovejte si tyto kódy tam, kde je najdete i bez telefonu. Každý jednou otevře váš účet místo aplikace nebo přístupového klíče. Ukazují se jen teď.
security-codes-save = Uložit do souboru
security-codes-kept = Mám je schované
security-codes-done = Dřívější kódy už neplatí.
security-confirm = Potvrdit
security-confirm-passkey = Potvrdit přístupovým klíčem
security-email = E-mailová adresa
security-email-text = Když zapomenete heslo, obnovíte účet e-mailem.
security-email-is = Nové heslo lze nastavit odkazem na { $address }.
security-email-label = Nová adresa
security-email-set = Potvrdit adresu
security-email-sent = Otevřete odkaz, který přišel na { $address }.
security-email-removed = Adresa je odebraná.
login-forgotten = Zapomněli jste heslo?
recover-title = Nové heslo
recover-text = Odkaz přijde na potvrzenou e-mailovou adresu vašeho účtu.
recover-account = Jméno nebo e-mailová adresa
recover-send = Poslat odkaz
recover-sent = Pokud takový účet s potvrzenou adresou existuje, odkaz je na cestě.
recover-sent-text =
    { $n ->
        [one] Funguje jednou a platí { $n } minutu.
        [few] Funguje jednou a platí { $n } minuty.
       *[other] Funguje jednou a platí { $n } minut.
    }
recover-ask = Tato herna neposílá e-maily. O nové heslo požádejte jejího provozovatele.
recover-another = Vyžádat nový odkaz
recover-password = Nové heslo
recover-set = Nastavit heslo
recover-confirm = Potvrdit adresu
recover-done = Nové heslo je nastavené.
recover-admin-title = Správce { $name }
recover-admin-new = Zvolte heslo: založí se s ním účet a budete hernu spravovat.
recover-admin-again = Zvolte nové heslo. Dosavadní druhé ověření, přihlášení a klíče skončí.
recover-recovery-title = Nové heslo pro { $name }
recover-recovery-text = Ostatní přihlášení a klíče účtu skončí.
recover-email-title = E-mailová adresa: { $name }
recover-email-text = Účet bude možné obnovit přes { $address }.
recover-email-done = Adresa je potvrzená.
security-sure-totp = Zapnout ověřovací aplikaci
security-sure-totp-off = Vypnout ověřovací aplikaci
security-sure-codes = Vytvořit nové záložní kódy
security-sure-passkey = Přidat přístupový klíč
security-sure-remove = Odebrat přístupový klíč
security-sure-text = Potvrďte, že jste to vy.
security-sure-email = Změnit e-mailovou adresu
security-sure-remove-text = „{ $name }“ už váš účet neotevře. Potvrďte, že jste to vy.
me-statistics = Statistika
me-statistics-text = Jak hrajete a co vyhráváte, ze všech her, které jste tu hráli. Vidíte to jen vy.
me-statistics-go = Vaše statistika
stats-title = Vaše statistika
stats-text = Ze všech her, které jste v této herně hráli, tak jak je znáte. Vidíte to jen vy.
stats-counting =
    { $n ->
        [one] Zatím je spočítána { $n } hra …
        [few] Zatím jsou spočítány { $n } hry …
       *[other] Zatím je spočítáno { $n } her …
    }
stats-none = Zatím jste tu nehráli ani jednu hru.
stats-which = Které hry
stats-span = Kdy
stats-span-all = kdykoli
stats-span-year = poslední rok
stats-span-month = posledních 30 dní
stats-span-week = posledních 7 dní
stats-kind = Kde
stats-kind-chips = stoly o žetony
stats-kind-events = turnaje
stats-all = vše
stats-game = Hra
stats-stakes = Sázky
stats-position = Pozice
stats-depth = Stack
stats-depth-to-20 = do 20 BB
stats-depth-20-50 = 20–50 BB
stats-depth-50-100 = 50–100 BB
stats-depth-100-up = 100 BB a více
stats-col-hands = Hry
stats-col-worth = v EV
stats-rate = BB/100
stats-rate-worth = BB/100 s all-iny v EV
stats-interval = plus minus
stats-rate-text = BB/100 jsou velké blindy za sto her; skutečný výsledek leží v mezích ± 19krát z 20. V EV se all-in počítá tak, jakou měl cenu, když přišly poslední žetony, pokud se ukázaly všechny karty.
stats-won = Výhra ve velkých blindech
stats-worth = s all-iny v EV
stats-graph-told =
    { $n ->
        [one] Výhra za { $n } hru: { $won } velkých blindů, s all-iny v jejich ceně { $worth }
        [few] Výhra za { $n } hry: { $won } velkých blindů, s all-iny v jejich ceně { $worth }
       *[other] Výhra za { $n } her: { $won } velkých blindů, s all-iny v jejich ceně { $worth }
    }
stats-hands =
    { $n ->
        [one] { $n } hra
        [few] { $n } hry
       *[other] { $n } her
    }
stats-left-out = Her je víc, u starších stolů: ty se nepočítají.
stats-figures = Jak hrajete
stats-of = z { $n }
stats-by-position = Podle pozice
stats-by-depth = Podle stacku
stats-by-stakes = Podle hry a sázek
stats-sessions = Večery u stolů
stats-sessions-more =
    { $n ->
        [one] A ještě { $n } dřívější.
        [few] A ještě { $n } dřívější.
       *[other] A ještě { $n } dřívějších.
    }
stats-files = Vzít si hry s sebou
stats-files-text = Řádek na hru: čím pro vás byla a co se počítalo. Jsou to ty, které jste vybrali nahoře.
stats-name-vpip = VPIP
stats-name-pfr = PFR
stats-name-limp = limp
stats-name-steal = steal
stats-name-fold_to_steal = složení na steal
stats-name-three_bet = 3-bet
stats-name-squeeze = squeeze
stats-name-fold_to_three_bet = složení na 3-bet
stats-name-four_bet = 4-bet
stats-name-c_bet = c-bet
stats-name-fold_to_c_bet = složení na c-bet
stats-name-check_raise = check-raise
stats-name-wtsd = WTSD
stats-name-wsd = W$SD
stats-name-wwsf = WWSF
stats-name-af = AF
stats-means-vpip = dobrovolné žetony před flopem
stats-means-pfr = navýšení před flopem
stats-means-limp = dorovnání dřív, než někdo navýšil
stats-means-steal = první navýšení z pozdní pozice
stats-means-fold_to_steal = blind složený proti takovému navýšení
stats-means-three_bet = navýšení po navýšení
stats-means-squeeze = totéž, když už někdo dorovnal
stats-means-fold_to_three_bet = první navýšení složené po dalším
stats-means-four_bet = navýšení po dvou navýšeních
stats-means-c_bet = sázka na flopu po posledním navýšení
stats-means-fold_to_c_bet = složení proti této sázce
stats-means-check_raise = check a pak navýšení
stats-means-wtsd = flop i ukazování karet
stats-means-wsd = výhra při ukazování karet
stats-means-wwsf = flop a výhra
stats-means-af = sázky a navýšení na jedno dorovnání, od flopu
me-sessions = Kde jste přihlášeni
me-sessions-text = Prohlížeč, který není váš, nebo už není? Ukončete ho.
me-sessions-unknown = Nějaký prohlížeč
me-sessions-here = tento
me-sessions-open = právě otevřený
me-sessions-since = od { $at }
me-sessions-end = Odhlásit tento
me-data-title = Co o vás herna ví
me-data-text = Vaše jméno, přihlášení, klíče a poznámky a kde jste hráli.
me-data = Stáhnout
me-forget = Smazat můj účet
me-forget-at-once = Přihlášení, klíče, poznámky, druhé ověření a e-mailová adresa se smažou hned a nadobro.
me-forget-stays = Hry a vyúčtování patří i ostatním: zůstanou a vaše jméno nedostane nikdo jiný.
me-forget-free = Nic jste tu nehráli: vaše jméno bude zase volné.
me-forget-audit =
    { $n ->
        [one] Záznam o tom, co kdo udělal, si řádky o vás nechá { $n } den.
        [few] Záznam o tom, co kdo udělal, si řádky o vás nechá { $n } dny.
       *[other] Záznam o tom, co kdo udělal, si řádky o vás nechá { $n } dní.
    }
me-forget-audit-ever = Záznam o tom, co kdo udělal, si řádky o vás nechá nadobro.
me-forget-backups =
    { $n ->
        [one] V zálohách herny zůstanou vaše údaje { $n } den.
        [few] V zálohách herny zůstanou vaše údaje { $n } dny.
       *[other] V zálohách herny zůstanou vaše údaje { $n } dní.
    }
me-forget-done = Herna o vás už nic neví.
me-keys = Klíče pro programy
me-keys-text = Program s klíčem hraje vaším jménem. Prohlaste ho za bota a stůl to uvidí.
me-keys-once = Tady je klíč. Ukáže se jen teď.
me-keys-note = K čemu je
me-keys-bot = Je to bot
me-keys-go = Vytvořit klíč
me-keys-drop = Odebrat

## Záznam o tom, co se stalo

audit-title = Co kdo udělal
audit-link = Co dělali pořadatelé stolů a správa herny
audit-link-table = Co se u tohoto stolu dělo, a kdo to udělal
audit-of = co se dělo
audit-text = Vše, co dělají pořadatelé stolů a správa herny, od nejnovějšího. Nikdo to nemůže změnit.
audit-text-table = Vše, co u tohoto stolu dělají pořadatelé a správa herny, od nejnovějšího. Nikdo to nemůže změnit.
audit-person = Kdo, nebo komu
audit-table = U kterého stolu
audit-table-all = všechny stoly i herna
audit-kind = Co
audit-kind-all = všechno
audit-none = Nic takového se nestalo.
audit-more = Starší
audit-json = Uložit jako JSON
audit-from = z adresy { $address }
audit-later = (Po hře.)
audit-password = Heslo ke stolu
audit-yes = ano
audit-no = ne
audit-role-host = pořadatel
audit-role-admin = správa herny
audit-role-player = hráč
audit-role-room = samo od sebe
audit-role-terminal = v terminálu
audit-by-room = Herna
audit-by-terminal = Někdo
audit-by-user = { $who }
audit-say-opened = { $by } otvírá stůl: { $game }.
audit-say-settings = { $by } mění nastavení stolu.
audit-say-host-by-link = { $by } díky odkazu pro pořadatele pořádá stůl.
audit-say-link-made = { $by } vytváří odkaz, který pouští ke stolu do { $until }.
audit-say-link-made-once = { $by } vytváří odkaz pro jednoho člověka, do { $until }.
audit-say-link-ended = { $by } ruší odkaz ke stolu.
audit-say-links-renewed = { $by } obnovuje všechny odkazy ke stolu: dřívější už nic neotevřou.
audit-say-message =
    { $n ->
        [one] { $by } vzkazuje { $n } stolu: { $text }
        [few] { $by } vzkazuje { $n } stolům: { $text }
       *[other] { $by } vzkazuje { $n } stolům: { $text }
    }
audit-say-message-table = { $by } vzkazuje stolu: { $text }
audit-say-sessions-ended = { $by } všude odhlašuje: { $who }.
audit-say-keys-ended = { $by } všude odhlašuje a ruší všechny klíče programů: { $who }.
audit-say-second-factors-off = { $by } vypíná druhé ověření: { $who }.
audit-say-barred = { $by } nepouští do herny: { $who }. Do kdy: { $until }.
audit-say-barred-why = { $by } nepouští do herny: { $who }. Do kdy: { $until }. Důvod: { $why }
audit-say-admitted = { $by } zase pouští do herny: { $who }.
audit-say-guest-deleted = { $by } maže hosta: { $who }.
audit-say-admin-link = { $by } vypisuje odkaz pro správce: { $who }.
audit-say-admin-made = { $by }: účet správce přes odkaz.
audit-say-admin-removed = { $by } ruší účet správce: { $who }.
audit-say-recovered = { $by }: nové heslo přes odkaz.
audit-say-backup = { $by } zálohuje hernu: { $file }.
audit-say-event-made = { $by } pořádá turnaj { $name }.
audit-say-event-order = { $by } nařizuje v turnaji { $name }: { $what }.
audit-say-event-order-whom = { $by } nařizuje v turnaji { $name }: { $what }, { $who }.
audit-say-archived = { $by } přesouvá zavřené stoly z herny do { $file } (počet: { $tables }).
audit-say-restored = { $by } obnovuje hernu ze zálohy: { $file }.
audit-say-ban = { $by } nepouští ke stolu: { $who }, { $span }.
audit-say-ban-why = { $by } nepouští ke stolu: { $who }, { $span }. Důvod: { $why }
audit-say-add-bot = { $by } posazuje bota.
audit-say-approve = { $by } schvaluje žetony: { $who }, { $chips }.
audit-say-approve-no = { $by } neschvaluje žetony: { $who }, { $chips }.
audit-say-approve-own = { $by } jako pořadatel kupuje bez ptaní: { $chips }.
audit-say-seat-somebody = { $by } dává místo { $chair } a žetony { $chips }: { $who }.
audit-say-close = { $by } zavírá stůl.
audit-say-call-off = { $by } ruší hru. Důvod: { $why }
audit-say-withdraw = { $by } bere zpět, co se mělo stát po hře: { $what }.
audit-kind-opened = Stůl otevřen
audit-kind-settings = Nastavení
audit-kind-rules = Změna pravidel
audit-kind-game = Volba hry
audit-kind-close = Stůl zavřen
audit-kind-role-given = Role přidělena
audit-kind-role-taken = Role odebrána
audit-kind-host-by-link = Pořadatel díky odkazu
audit-kind-link-made = Nový odkaz
audit-kind-link-ended = Odkaz zrušen
audit-kind-links-renewed = Všechny odkazy nové
audit-kind-seat-link = Odkaz k místu
audit-kind-approve = Schválení žetonů
audit-kind-adjust = Oprava žetonů
audit-kind-settle = Vyrovnání dluhu
audit-kind-kitty = Placení z kasy
audit-kind-time-fees = Poplatky za čas
audit-kind-colour-up = Stažení nejmenších žetonů
audit-kind-seat-somebody = Přidělení místa
audit-kind-move-somebody = Přesazení
audit-kind-sit-somebody-out = Vynechání hráče
audit-kind-kick = Poslání pryč
audit-kind-ban = Zákaz ke stolu
audit-kind-let-in = Návrat ke stolu
audit-kind-remove-from-list = Škrtnutí z listiny
audit-kind-add-bot = Posazení bota
audit-kind-begin = Začátek hry
audit-kind-pause = Pauza
audit-kind-go-on = Konec pauzy
audit-kind-call-off = Zrušení hry
audit-kind-take-action-back = Akce vzatá zpět
audit-kind-kill-hand = Mrtvá hra
audit-kind-hold-pot = Ponechaný bank
audit-kind-warn = Varování
audit-kind-button = Přesun buttonu
audit-kind-withdraw = Vzetí zpět
audit-kind-message = Zpráva
audit-kind-sessions-ended = Odhlášení
audit-kind-keys-ended = Odhlášení i programů
audit-kind-second-factors-off = Vypnutí druhého ověření
audit-kind-barred = Zákaz do herny
audit-kind-admitted = Návrat do herny
audit-kind-guest-deleted = Smazání hosta
audit-kind-admin-link = Odkaz pro správce
audit-kind-admin-made = Nový správce
audit-kind-admin-removed = Zrušený správce
audit-kind-recovered = Obnovené heslo
audit-kind-backup = Záloha
audit-kind-event-made = Nový turnaj
audit-kind-event-order = Pokyn v turnaji
audit-kind-archived = Archivace zavřených stolů
audit-kind-restored = Obnova ze zálohy
