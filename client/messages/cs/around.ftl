### Texts of the pages around a table, and of the host’s tools.

## A new table

new-title = Otevřít stůl
new-text = Výchozí nastavení stačí. Otevřete stůl, nebo změňte, co chcete.
new-stakes = Sázky
new-size-small-blind = Malý blind
new-size-big-blind = Velký blind
new-size-small-bet = Malá sázka
new-size-big-bet = Velká sázka
new-size-ante = Ante
new-size-bring-in = Bring-in
new-size-button = Blind na buttonu
new-size-none = není
new-chairs = Počet míst
new-chairs-most = max. { $n }
new-least = Min. buy-in
new-most = Max. buy-in
new-any = Libovolný
new-no-limit = Bez maxima
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
new-think = Čas na tah (s)
new-think-none = bez limitu
new-think-hint = 0: bez limitu
new-bots-hint = obsadí volná místa
new-money = Částky
new-money-chips = žetony
new-money-hint = jen zobrazení: 1,50 je 150 žetonů
new-not-a-number = Zadejte číslo.
new-game-words = Zadat hru
new-game-write = Zadat jinou hru …
new-game-search = Hledat hru
new-game-type = Hledat nebo zadat: nlhe 1/2, PLO 0,5/1 …
new-game-none = Nic nenalezeno
new-family-hold-em = Hold’em
new-family-omaha = Omaha
new-family-stud = Stud
new-family-draw = Draw
new-family-mix = Mixy
new-family-small = Modelové hry
new-house = Pravidla stolu
new-house-online = Online
new-house-home = Domácí hra
new-house-cash = Kasino
new-file-take = Použít ve formuláři
rules-change = Změnit pravidla
rules-change-go = Změnit od příštího rozdání
new-game = Hra
new-game-hint = Například „plo 5/10“, „nlhe 1/2 ante 1“ nebo „stud8 4/8“.
new-name = Název stolu
new-name-hint = podle vašeho jména
new-who = Kdo může hrát
new-private = Jen na pozvání
new-spectators = Povolit diváky
new-password = Heslo
new-password-hint = žádné
new-bots = Boti
new-delay = Zpoždění pro diváky (s)
new-between = Pauza mezi rozdáními (s)
new-options = Další možnosti
new-options-text = straddle, doložení dvakrát, rake a další
new-changed =
    { $n ->
        [one] { $n } změna
        [few] { $n } změny
       *[other] { $n } změn
    }
new-search = Hledat v možnostech
new-none = Nic nenalezeno
new-list = oddělené čárkami
new-undo = Vrátit výchozí: { $name }
new-edited = Stůl se otevře podle upraveného souboru.
new-file = Jako soubor (TOML)
new-file-text = stejné nastavení k uložení nebo úpravě
new-file-undo = Zpět k formuláři
new-go = Otevřít stůl

## Inviting and coming in

links-title = Osobní a časově omezené odkazy
links-text = Odkaz nahoře platí pro všechny. Tyto platí jen pro jednoho hráče, nebo po omezenou dobu.
links-once-shown = Zkopírujte odkaz hned: uvidíte ho jen jednou.
links-one = 1 hráč
links-all = kdokoli
links-until = do { $at }
links-end = Zrušit
links-for-one = Jen pro 1 hráče
links-good-for = Platí
links-good-for-hour = 1 hodinu
links-good-for-day = 1 den
links-good-for-week = 1 týden
links-make = Vytvořit odkaz
links-renew = Obnovit odkazy
links-sure = Všechny staré odkazy přestanou platit. Hráči u stolu zůstanou.
links-renewed = Odkazy jsou obnovené. Pošlete nový, je nahoře.
settings-players-invite = Hráči mohou zvát
device-title = Hrát na jiném zařízení
device-text = Na druhém zařízení kód naskenujte, zadejte ho na { $where }, nebo otevřete odkaz. Funguje jednou a platí 10 minut.
device-code = Kód
device-link = Odkaz pro druhé zařízení
device-qr = QR kód s odkazem pro druhé zařízení
device-both = Na obou zařízeních hrajete jako jeden hráč. Kód nikomu nedávejte: dává přístup k vašemu jménu, místu i kartám.
device-over = Kód už neplatí.
device-again = Nový kód
device-in-title = Zadat kód
device-in-text = Na druhém zařízení otevřete nabídku a zvolte „Hrát na jiném zařízení“. Zobrazí se kód z 8 písmen a číslic.
device-in-yours = Získáte jméno, místo i karty z druhého zařízení.
device-in-go = Hrát na tomto zařízení
device-in-known = V tomto prohlížeči už hraje { $name }. Nejdřív se odhlaste.
host-waiting = Čekací listina
host-waiting-remove = Vyřadit
host-waiting-remove-who = Vyřadit z listiny: { $name }
host-seat-link = Poslat odkaz na místo
host-seat-link-text = Pro hosta, který ztratil přístup. Odkaz platí 10 minut a dává přístup k místu i kartám hráče { $name }: nikomu jinému ho neposílejte. U stolu bude vidět, že jste ho vytvořili.
settings-seats = Místa
settings-to-sit = Rezervace místa platí (s)
settings-bots-make-room = Boti uvolňují místa čekajícím hráčům
settings-bots-alone = Boti hrají i bez diváků
settings-bots-fill = Doplňovat boty do počtu hráčů (0: vypnuto)

## Nabídka u stolu a moje stoly

page-back = Zpět ke stolu

## The host

host-not-you = Tato stránka je jen pro pořadatele stolu.
host-requests = Žádosti o žetony
host-asks = { $player } (místo { $chair }) chce { $chips }
host-approve = Schválit
host-together = { $names }: stejná IP adresa, možná jedna domácnost.
host-together-as = Stejná IP adresa: { $names }.
host-approve-all = Schválit všechny
host-choose = Vybrat příští hru
host-choose-done = Příští hra: { $game }.
host-refuse = Odmítnout
host-play = Rozdávání
host-begin = Začít další rozdání
host-pause-now = Pauza hned
host-pause-done = Po tomto rozdání bude pauza.
host-bomb = Ante pro bomb pot
host-bomb-go = Rozdat bomb pot
host-floor = Opravit chybu
host-floor-text = Akci lze vzít zpět do příští karty. Zrušení vrací všechny sázky. O převedený bank se hraje v příštím rozdání.
host-undo = Vzít zpět poslední akci
host-undo-done = Poslední akce je vzatá zpět.
host-hold = Převést bank
host-hold-done = Bank přechází do příštího rozdání.
host-why = Důvod rozhodnutí (bude v záznamu)
host-warn = Napomenout
host-warn-done = { $player } dostává napomenutí.
host-kill = Mrtvá ruka
host-kill-done = { $player } má mrtvou ruku.
host-call-off-go = Zrušit rozdání
host-call-off-done = Rozdání je zrušené.
host-reason-first = Nejdřív zadejte důvod. Bude v záznamu.
host-reason = Důvod (bude v záznamu)
host-players = Hráči
host-nobody = Zatím žádní hráči
host-away = pryč
host-sit-out = Nerozdávat
host-button = Dát button
host-adjust = Upravit stack
host-adjust-go = Upravit
host-adjust-text = Zapíše se do vyúčtování i s důvodem.
host-adjust-done = { $player } má upravený stack.
host-bot = Bot
host-bot-any = jakýkoli styl
host-bot-go = Přidat bota
host-seat = Posadit hráče
host-seat-who = Divák nebo čekající hráč
host-seat-as = Přichází jako
host-seat-new = nový hráč
host-seat-replacing = náhrada za hráče, který odešel
host-seat-transferred = hráč ze zrušeného stolu
host-seat-text = 0 žetonů: hráč si nakoupí sám. Ze zrušeného stolu přináší svůj stack, i když je pod minimem.
host-seat-go = Posadit
host-second = Spolupořadatel
host-second-name = Jméno
host-second-go = Jmenovat pořadatelem
host-second-done = { $name } je teď pořadatel.
host-game = Hra a pravidla
host-game-next = Příští hra a sázky
host-game-go = Změnit
host-game-done = Změna platí od příštího rozdání.
host-rules = Všechna pravidla (TOML)
host-rules-go = Změnit pravidla
host-house = Žetony a poplatky
host-time-fees = Vybrat poplatky za čas
host-colour-up = Vyměnit nejmenší žetony
host-kitty = Z kasičky ({ $chips })
host-kitty-what = Na co
host-kitty-go = Utratit
host-settle = Dluh platí
host-settle-lender = Komu
host-settle-marker = dlužní úpisy
host-settle-go = Zapsat
host-settle-done = Zapsáno.
host-move = Nové místo
host-move-go = Přesadit
host-move-done = { $player } teď sedí na místě { $chair }.
host-close = Zavřít stůl
host-close-sure = Všem se vyplatí žetony a hra skončí. Zavřít stůl?

## Co pořadatelé dělají během rozdání a co z toho je

host-more = Pozvánky a nastavení
host-tray =
    { $n ->
        [one] { $n } žádost o žetony
        [few] { $n } žádosti o žetony
       *[other] { $n } žádostí o žetony
    }
host-barred = Zákazy
host-barred-by = { $by }, { $until }
host-barred-why = Důvod: { $reason }
host-let-in = Zrušit zákaz
host-let-in-done = { $player } už nemá zákaz.
host-ban = Dát zákaz
host-ban-name = Jméno
host-send = Vykázat …
host-send-title = Vykázat: { $player }
host-send-text = Probíhající rozdání se dohraje a žetony se vyplatí. { $player } uvidí vaše jméno a důvod.
host-send-go = Vykázat
host-send-done = { $player } odchází od stolu.
host-send-how = Zákaz
host-send-none = bez zákazu
host-send-hour = 1 hodina
host-send-day = 1 den
host-send-good = napořád
seat-menu-chair = místo { $chair }
seat-menu-stack = Stack
seat-menu-behind = Na cestě
seat-menu-owes = Dluží
seat-menu-bought = Buy-iny
seat-menu-net = Výsledek
note-hint = Jak hraje?
note-colour = Barva
note-colour-none = bez barvy
note-colour-red = červená
note-colour-orange = oranžová
note-colour-green = zelená
note-colour-blue = modrá
note-colour-purple = fialová
note-keep = Uložit
note-kept = Uloženo
note-private = Poznámky vidíte jen vy, u všech stolů herny.
note-all = Poznámky k hráčům
note-edit = Upravit
note-none = Zatím žádné. U stolu klikněte na hráče a napište první.
seat-menu-mute = Ztlumit chat
seat-menu-unmute = Zrušit ztlumení
seat-menu-host = Správa
seat-menu-make-host = Jmenovat pořadatelem
seat-menu-sit-out-done = { $player } teď nehraje.
notice-read = Rozumím
notice-moved = { $by } vás přesazuje na místo { $chair }.
notice-seated = { $by } vám dává místo { $chair }.
notice-seated-chips = { $by } vám dává místo { $chair }, stack { $chips }.
notice-adjusted-more = { $by } vám přidává { $chips }: { $text }
notice-adjusted-less = { $by } vám odebírá { $chips }: { $text }
notice-dealt-out = { $by } vás nechává mimo hru. Vrátíte se tlačítkem „Jsem zpět“.
notice-refused = { $by } neschvaluje vaši žádost o žetony.
notice-warned = { $by } vás napomíná: { $text }
notice-killed = { $by }: máte mrtvou ruku. { $text }
notice-sent-away = { $by } vás vykazuje od stolu.
notice-sent-away-why = { $by } vás vykazuje od stolu: { $text }
notice-host = { $by } vás jmenuje pořadatelem stolu.
notice-dropped = Vaši žádost se po rozdání nepodařilo vyřídit. { $text }
notice-announced = { $by }, celé herně: { $text }
away-title = Vykázání od stolu
away-who = { $by } vás vykazuje od tohoto stolu.
away-why = Důvod:
away-no-why = Bez udání důvodu.
away-until = Vrátit se můžete { $until }.
away-good = U tohoto stolu máte zákaz napořád.
away-now = Vrátit se můžete hned. Vaše žetony jsou ve vyúčtování.
away-back = Zpět ke stolu
about-title = Od pořadatele
settings-about = O stole
settings-about-hint = V přehledu stolů, v pozvánce a u pravidel.
settings-quiet = Bez chatu, když je někdo all-in

## Settings of an open table

settings-title = Nastavení stolu
settings-text = Změny platí hned pro všechny u stolu.
settings-who = Kdo může hrát
settings-password = Nové heslo
settings-password-hint = beze změny
settings-password-none = Bez hesla
settings-pace = Tempo
settings-auto = Rozdávat automaticky
settings-one-address = Hráči se stejnou IP adresou
settings-one-address-allow = povolit
settings-one-address-warn = povolit a upozornit pořadatele
settings-one-address-refuse = zablokovat druhého hráče
settings-one-address-hint = Přátelé v jedné domácnosti mají adresu společnou. Adresy zůstávají skryté.
settings-bomb-votes = Hráči mohou navrhovat bomb poty
settings-rabbit = Rabbit hunt
settings-run-out = All-in: sekund na kartu (0: hned)
settings-bot-pace = Přemýšlení bota (s)
settings-other = Ostatní
settings-chat = Chat
settings-restart = Když se server během rozdání restartuje
settings-restart-resume = pokračovat v rozdání
settings-restart-void = zrušit rozdání
settings-grace = Čas na tah po restartu (s)
settings-go = Uložit
settings-same = Zatím beze změn
settings-done = Uloženo.

## The ledger

ledger-player = Hráč
ledger-bought = Buy-iny
ledger-cashed-out = Cash-out
ledger-chips = Stack
ledger-net = Výsledek
ledger-empty = Zatím žádné buy-iny
mine-events = Vaše otevřené turnaje
mine-events-none = Žádné otevřené turnaje
mine-events-sure = Ukončit a vrátit buy-iny
mine-events-why = zrušeno pořadatelem
mine-hosted = Vaše otevřené stoly
mine-hosted-none = Žádné otevřené stoly
mine-people =
    { $n ->
        [one] { $n } hráč
        [few] { $n } hráči
       *[other] { $n } hráčů
    }
mine-close-sure = Přesto zavřít
ledger-the-house = Herna
ledger-the-bots = Boti
ledger-people-only = Bez botů
ledger-with-bots = S boty
ledger-bots = Boti (bez vyrovnání)
ledger-settled-people = Vyrovnáno, boti se nepočítají.
ledger-rake = rake
ledger-kitty = kasička
ledger-jackpot = jackpot
ledger-time_fees = poplatky za čas
ledger-carried = převedeno
ledger-csv = Stáhnout CSV
ledger-graph = Výsledky po rozdáních
ledger-settle = Vyrovnání
ledger-settle-text = Nejmenším počtem plateb.
ledger-settled = Vyrovnáno.
ledger-pays = zaplatí
ledger-adjustments = Úpravy stacků
ledger-print = Vytisknout
ledger-before = před prvním rozdáním
ledger-after = od rozdání { $hand }
ledger-move-buy-in = Buy-in
ledger-move-re-buy = Rebuy
ledger-move-top-up = Dokup
ledger-move-transfer = Přesun z jiného stolu
ledger-move-short-buy-in = Krátký buy-in
ledger-move-loan = Půjčka
ledger-move-cash-out = Cash-out
ledger-move-corrected = Úprava stacku
ledger-move-marker = Dlužní úpis
ledger-move-time-fee = Poplatek za čas
ledger-side-bets = Vedlejší sázky

## What came of a session

result-title = Výsledek
result-hands =
    { $n ->
        [one] { $n } rozdání
        [few] { $n } rozdání
       *[other] { $n } rozdání
    }
result-minutes = { $m } min
result-length = { $h } h { $m } min
result-ended = konec { $when }
result-nobody = Žádné buy-iny

## Hands

hands-empty = Zatím žádné dohrané rozdání
hands-called-off = zrušeno
hands-pot = bank { $chips }
hands-more = Dřívější rozdání
hands-review = Rozbor mých rozdání
hands-review-hand = Rozbor: { $hand }
hands-search = Najít rozdání
hands-search-hint = Karta (Ah), jméno, číslo rozdání, výhra
hands-filters = Zobrazit jen
hands-filter-mine = Moje
hands-filter-won = Vyhrané
hands-filter-lost = Prohrané
hands-filter-showdown = Se showdownem
hands-none = Nic nenalezeno
hands-won = Výhra: { $who }
hands-won-showdown = Výhra na showdownu: { $who }
hands-download = Celá session, jak jste ji viděli
hands-zip = Všechny formáty (zip)
hand-title = Rozdání { $hand }
hand-others = Jiná rozdání
hand-before = Předchozí
hand-after = Další
hand-replayer = Přehrání rozdání
hand-verify = Ověřit rozdání
hand-review = Rozbor
hand-download = Stáhnout
hand-txt = Text
hand-phh = PHH
hand-ohh = OHH
hand-json = JSON
hand-told = Průběh rozdání
replay-streets = Přejít na
replay-start = Začátek
replay-deal = Rozdání
replay-flop = Flop
replay-turn = Turn
replay-river = River
replay-street = Kolo { $n }
replay-draw = Výměna { $n }
replay-showdown = Showdown
replay-end = Konec
replay-previous = O krok zpět
replay-next = O krok dál
replay-play = Přehrát
replay-pause = Pozastavit
replay-at = Okamžik v rozdání
replay-speed = Rychlost
replay-odds-pot = Bank
replay-odds-to-call = K dorovnání
replay-odds-price = Pot odds
replay-odds-equity = Equity
replay-odds-shown = proti ukázaným kartám
replay-odds-unknown = proti náhodným kartám
replay-odds-pat = bez výměny
share-open = Sdílet
share-title = Sdílet toto rozdání
share-text = Kdokoli s odkazem si rozdání přehraje, i bez přihlášení. Odkaz platí napořád a ukazuje jen to, co jste viděli vy.
share-cards = Ukázat moje karty
share-names = Ukázat jména hráčů
share-link = Odkaz
share-copy = Kopírovat odkaz
share-page = Pokerové rozdání

## Checking a deal

verify-title = Bylo rozdání poctivé?
verify-text = Herna zapečetila balíček před snímáním. Váš prohlížeč teď nezávisle na herně ověří, že každá karta, kterou jste viděli, v něm byla na svém místě.
verify-right =
    { $n ->
        [one] Karta, kterou jste viděli, je ověřená
        [few] Všechny { $n } karty, které jste viděli, jsou ověřené
       *[other] Všech { $n } karet, které jste viděli, je ověřených
    }
verify-wrong =
    { $n ->
        [one] { $n } krok neprošel
        [few] { $n } kroky neprošly
       *[other] { $n } kroků neprošlo
    }
verify-right-word = v pořádku
verify-wrong-word = neprošlo
verify-unknown-word = nelze ověřit
verify-form-wrong = Neplatný důkaz: zkontrolujte „{ $found }“.
verify-seal-right = Pečeť souhlasí s tou, kterou prohlížeč viděl před rozdáním.
verify-seal-wrong = Pečeť nesouhlasí s tou, kterou prohlížeč viděl před rozdáním.
verify-seal-unknown = Pečeť balíčku prohlížeč před rozdáním neviděl, nemá ji tedy s čím porovnat.
verify-cut-right =
    { $n ->
        [one] Balíček sejmul { $n } hráč: vy.
        [few] Balíček sejmuli { $n } hráči včetně vás.
       *[other] Balíček sejmulo { $n } hráčů včetně vás.
    }
verify-cut-late = Vaše sejmutí se nepočítá: přišlo pozdě, nebo herna neběžela. Stává-li se to často, zeptejte se pořadatele.
verify-cut-unknown =
    { $n ->
        [one] Balíček sejmul { $n } hráč, ale ne z tohoto prohlížeče.
        [few] Balíček sejmuli { $n } hráči, nikdo z tohoto prohlížeče.
       *[other] Balíček sejmulo { $n } hráčů, nikdo z tohoto prohlížeče.
    }
verify-cut-nobody = Balíček nikdo nesejmul. O pořadí rozhodla jen pečeť, a tu zvolila herna.
verify-cut-bots = Balíček sejmuli i boti herny. Jejich sejmutí se nepočítá.
verify-cut-who = Sejmuli: { $who }.
verify-cut-seat = místo { $seat }
verify-cut-orders = Hráč může sejmutí zadržet. Domluví-li se s hernou n hráčů, vybírají z 2^n pořadí balíčku: nejvýš z { $n }, když se domluví všichni kromě jednoho.
verify-cut-orders-general = Hráč může sejmutí zadržet. Domluví-li se s hernou n hráčů, vybírají z 2^n pořadí balíčku.
verify-order-right = Pečeť a sejmutí určují pořadí zapečetěných karet:
verify-once-right = Každá karta i každé místo v balíčku je tu právě jednou.
verify-once-wrong = Některá karta nebo místo je tu dvakrát.
verify-cards = Karty, které jste viděli
verify-cards-text = Každá karta se ověřuje podle pečeti. Vyměňte jednu a kontrola neprojde.
verify-card-where = { $dealt }. karta z balíčku, zapečetěná na místě { $position }
verify-reshuffle = { "" } po zamíchání { $n }
verify-tamper = Vyměnit
verify-tampered = Vyměnili jste kartu.
verify-restore = Vrátit kartu
verify-raw = Důkaz
verify-elsewhere = Uložte si důkaz a ověřte ho kdekoli:
verify-paste-page = ověřit důkaz
verify-paste = Stažený důkaz
verify-go = Ověřit
verify-unreadable = To není důkaz. Vložte celý stažený soubor.

## Posted rules

rules-book = Kniha pravidel
rules-differs = Změny proti přednastavení
rules-differs-none = Žádné: vše podle „{ $preset }“.
rules-differs-text = Ve srovnání s „{ $preset }“.
rules-first = Souhrn
rules-house = Od pořadatele
rules-all = Všechna pravidla
rules-all-text = Změny jsou označené. U každé volby najdete příslušná pravidla.
rules-unusual =
    { $n ->
        [one] { $n } změna
        [few] { $n } změny
       *[other] { $n } změn
    }

## The clock for a big screen

tv-back = Zpět ke stolu
tv-acts = na řadě
tv-next = další rozdání
tv-showdown = showdown
tv-hand = Rozdání
tv-blinds = Blindy
tv-bets = Sázky
tv-ante = Ante
tv-pot = Bank
tv-players = Hráči
tv-raise = Navýšit na
tv-bet = Vsadit

## Provoz herny

admin-title = Správa herny
admin-not-you = Tato stránka je jen pro správce herny.
admin-tables = Stoly
admin-tables-none = Žádné otevřené stoly
admin-watch = Dívat se
admin-close = Zavřít
admin-close-sure = Zavřít stůl { $name }? Po tomto rozdání se všem vyplatí žetony.
admin-close-done = Stůl { $name } je zavřený.
admin-message = Zpráva
admin-message-text = U stolu zůstane, dokud si ji každý hráč nepřečte.
admin-message-to = Komu
admin-message-all = všem stolům
admin-message-go = Poslat
admin-message-done = Odesláno.
admin-people = Lidé
admin-search = Hledat podle jména
admin-nobody = Nic nenalezeno
admin-guest = host
admin-account = účet
admin-admin = správce
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
admin-out = zákaz: { $by }, { $until }
admin-end-sessions = Odhlásit všude
admin-end-sessions-done = Všude odhlášeno: { $name }.
admin-second = Vypnout dvoufázové přihlášení
admin-second-text = { $name } se přihlásí jen heslem: bez aplikace, přístupového klíče i záložního kódu. Udělejte to, jen když víte jistě, že o to žádá { $name }.
admin-second-go = Vypnout
admin-second-done = { $name } se teď přihlašuje jen heslem. Všechna přihlášení skončila.
admin-end-keys = Odhlásit a zrušit API klíče
admin-end-keys-done = { $name }: všechna přihlášení i API klíče jsou zrušené.
admin-bar = Dát zákaz …
admin-bar-title = Zákaz vstupu do herny: { $name }
admin-bar-text = Probíhající rozdání se dohrají a žetony se vyplatí. { $name } uvidí vaše jméno a důvod.
admin-bar-go = Dát zákaz
admin-bar-done = { $name } má zákaz vstupu do herny.
admin-bar-reason = Důvod
admin-bar-span = Jak dlouho
admin-span-hour = 1 hodina
admin-span-day = 1 den
admin-span-week = 1 týden
admin-span-good = napořád
admin-let-in = Zrušit zákaz
admin-let-in-done = { $name } už nemá zákaz.
admin-delete = Smazat hosta
admin-delete-done = Host { $name } je smazaný.
admin-storage = Místo na disku
admin-storage-line = { $kind }: { $size } MB
admin-drill = Cvičná obnova
admin-drill-good = { $backup } ({ $made }): obnoveno a ověřeno { $at }. Stoly: { $tables }, rozdání: { $hands }, { $seconds } s.
admin-drill-bad = { $backup }: cvičná obnova selhala ({ $at }). Vytvořte novou zálohu a ověřte hernu.
admin-drill-some = Jen řetězec otisků u stolů: { $count }/{ $tables }.
admin-drill-none = Zatím žádná nebyla.
admin-drill-off = Vypnuto. Nastavte backup_hours a drill_days.
admin-bans = Zákazy
admin-bans-none = Žádné zákazy

## Oneself

me-guest = Host: jméno zůstává jen v tomto prohlížeči
me-account = Účet
me-admin = Účet správce
me-logout = Odhlásit se
me-settings-text = Vzhled, zvuky a upozornění u stolů, na tomto zařízení.
me-password = Změnit heslo
me-password-first = Nechte si své jméno
me-password-text = Nastavte heslo a používejte toto jméno na každém zařízení.
me-password-old = Současné heslo
me-password-new = Nové heslo
me-password-go = Nastavit heslo
me-password-done = Heslo je nastavené.
me-password-ends = Odhlásí všechny ostatní prohlížeče a odebere všechny API klíče.
security-title = Zabezpečení
security-text = S dvoufázovým přihlášením k vašemu účtu nestačí jen heslo.
security-guest = Nejdřív nastavte heslo. Pak přidejte aplikaci nebo přístupový klíč.
security-totp = Ověřovací aplikace
security-totp-text = Aplikace v telefonu ukazuje kód, který zadáte po hesle.
security-totp-since = zapnuto od { $at }
security-totp-scan = Naskenujte kód ověřovací aplikací.
security-totp-picture = QR kód pro ověřovací aplikaci
security-totp-type = Nebo zadejte tento klíč:
security-totp-code = Kód v aplikaci
security-totp-on = Zapnout
security-totp-done = Při přihlášení teď budete zadávat i kód.
security-totp-off-done = Při přihlášení už kód nezadáváte.
security-on = Zapnout
security-off = Vypnout
security-code = Kód z aplikace
security-code-or = nebo záložní kód
security-passkeys = Přístupové klíče
security-passkeys-text = Otisk prstu, obličej, zámek zařízení nebo bezpečnostní klíč, místo hesla nebo po něm.
security-passkeys-not-here = Přístupový klíč přidáte, když hernu otevřete přes https na její doméně, nebo na localhostu.
security-passkey-label = Název
security-passkey-example = můj telefon
security-passkey-add = Přidat přístupový klíč
security-passkey-done = Teď se můžete přihlásit tímto přístupovým klíčem.
security-passkey-remove = Odebrat { $name }
security-passkey-removed = Přístupový klíč je odebraný. Smažte ho i v zařízení.
security-passkey-since = od { $at }, zatím nepoužitý
security-passkey-used = naposledy použitý { $at }
security-codes = Záložní kódy
security-codes-left = zbývá { $n }
security-codes-new = Vytvořit nové kódy
security-codes-once = Uložte si kódy jinam než do telefonu. Každý platí jednou, místo aplikace nebo přístupového klíče. Uvidíte je jen teď.
security-codes-save = Uložit do souboru
security-codes-kept = Mám je uložené
security-codes-done = Staré kódy už neplatí.
security-confirm = Potvrdit
security-confirm-passkey = Potvrdit přístupovým klíčem
security-email = E-mailová adresa
security-email-text = Když zapomenete heslo, obnovíte účet e-mailem.
security-email-is = Odkaz na nové heslo posíláme na { $address }.
security-email-label = Nová adresa
security-email-set = Potvrdit adresu
security-email-sent = Otevřete odkaz, který přišel na { $address }.
security-email-removed = Adresa je odebraná.
login-forgotten = Zapomněli jste heslo?
recover-title = Nové heslo
recover-text = Odkaz pošleme na potvrzenou e-mailovou adresu účtu.
recover-account = Jméno nebo e-mailová adresa
recover-send = Poslat odkaz
recover-sent = Existuje-li účet s potvrzenou adresou, odkaz je na cestě.
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
recover-done = Heslo je nastavené.
recover-admin-title = Správce { $name }
recover-admin-new = Zvolte heslo. Založí se účet, kterým budete hernu spravovat.
recover-admin-again = Zvolte nové heslo. Zruší se tím dvoufázové přihlášení, všechna přihlášení i API klíče účtu.
recover-recovery-title = Nové heslo pro { $name }
recover-recovery-text = Odhlásí všechny ostatní prohlížeče a odebere všechny API klíče.
recover-email-title = E-mailová adresa: { $name }
recover-email-text = Přes { $address } pak půjde tento účet obnovit.
recover-email-done = Adresa je potvrzená.
security-sure-totp = Zapnout ověřovací aplikaci
security-sure-totp-off = Vypnout ověřovací aplikaci
security-sure-codes = Vytvořit nové záložní kódy
security-sure-passkey = Přidat přístupový klíč
security-sure-remove = Odebrat přístupový klíč
security-sure-text = Potvrďte, že jste to vy.
security-sure-email = Změnit e-mailovou adresu
security-sure-remove-text = Klíčem „{ $name }“ se už nepřihlásíte. Potvrďte, že jste to vy.
me-statistics = Statistika
me-statistics-text = Váš styl a výsledky ze všech rozdání v herně. Vidíte je jen vy.
me-statistics-go = Vaše statistika
stats-title = Vaše statistika
stats-text = Všechna vaše rozdání v této herně. Vidíte je jen vy.
stats-counting =
    { $n ->
        [one] Zatím spočítáno { $n } rozdání …
        [few] Zatím spočítána { $n } rozdání …
       *[other] Zatím spočítáno { $n } rozdání …
    }
stats-none = Zatím žádná rozdání
stats-which = Filtry
stats-span = Období
stats-span-all = celá doba
stats-span-year = poslední rok
stats-span-month = posledních 30 dní
stats-span-week = posledních 7 dní
stats-kind = Formát
stats-kind-chips = cash game
stats-kind-events = turnaje
stats-all = vše
stats-game = Hra
stats-stakes = Sázky
stats-position = Pozice
stats-depth = Stack
stats-depth-to-20 = do 20 bb
stats-depth-20-50 = 20–50 bb
stats-depth-50-100 = 50–100 bb
stats-depth-100-up = nad 100 bb
stats-col-hands = Rozdání
stats-col-worth = EV
stats-rate = bb/100
stats-rate-worth = EV bb/100
stats-interval = ±
stats-rate-text = bb/100: vyhrané velké blindy na 100 rozdání. ±: interval spolehlivosti 95 %. EV počítá all-in podle equity ve chvíli, kdy šly do banku poslední žetony, pokud se ukázaly všechny karty.
stats-won = Vyhrané velké blindy
stats-worth = All-in EV
stats-graph-told =
    { $n ->
        [one] { $n } rozdání: výsledek { $won } bb, all-in EV { $worth } bb
        [few] { $n } rozdání: výsledek { $won } bb, all-in EV { $worth } bb
       *[other] { $n } rozdání: výsledek { $won } bb, all-in EV { $worth } bb
    }
stats-hands =
    { $n ->
        [one] { $n } rozdání
        [few] { $n } rozdání
       *[other] { $n } rozdání
    }
stats-left-out = Další rozdání u starších stolů se nepočítají.
stats-figures = Vaše čísla
stats-of = vzorek: { $n }
stats-by-position = Podle pozice
stats-by-depth = Podle stacku
stats-by-stakes = Podle hry a sázek
stats-sessions = Session
stats-sessions-more = A dřívější: { $n }.
stats-review = Rozbor
stats-review-all = Rozbor těchto rozdání
stats-review-session = Rozbor: { $table }, { $date }
stats-files = Export
stats-files-text = 1 řádek na rozdání, podle filtrů nahoře.
stats-name-vpip = VPIP
stats-name-pfr = PFR
stats-name-limp = Limp
stats-name-steal = Steal
stats-name-fold_to_steal = Složení na steal
stats-name-three_bet = 3-bet
stats-name-squeeze = Squeeze
stats-name-fold_to_three_bet = Složení na 3-bet
stats-name-four_bet = 4-bet
stats-name-c_bet = C-bet
stats-name-fold_to_c_bet = Složení na c-bet
stats-name-check_raise = Check-raise
stats-name-wtsd = WTSD
stats-name-wsd = W$SD
stats-name-wwsf = WWSF
stats-name-af = AF
stats-means-vpip = dobrovolně dává žetony preflop
stats-means-pfr = navyšuje preflop
stats-means-limp = dorovnává velký blind v nenavýšeném banku
stats-means-steal = první navyšuje z CO, BTN nebo SB
stats-means-fold_to_steal = skládá blind proti stealu
stats-means-three_bet = navyšuje po navýšení
stats-means-squeeze = 3-bet po navýšení a dorovnání
stats-means-fold_to_three_bet = navyšuje a skládá na 3-bet
stats-means-four_bet = navyšuje po 3-betu
stats-means-c_bet = navyšuje preflop a sází na flopu
stats-means-fold_to_c_bet = skládá na c-bet
stats-means-check_raise = dá check a pak navyšuje
stats-means-wtsd = vidí flop a dojde na showdown
stats-means-wsd = vyhrává na showdownu
stats-means-wwsf = vidí flop a vyhrává
stats-means-af = sázky a navýšení po flopu na 1 dorovnání
me-sessions = Kde jste přihlášeni
me-sessions-text = Některý prohlížeč už nepoužíváte? Odhlaste ho.
me-sessions-unknown = Neznámý prohlížeč
me-sessions-here = tento
me-sessions-open = právě otevřený
me-sessions-since = od { $at }
me-sessions-end = Odhlásit
me-data-title = Vaše údaje
me-data-text = Jméno, přihlášení, klíče, poznámky a kde jste hráli.
me-data = Stáhnout
me-forget = Smazat můj účet
me-forget-at-once = Přihlášení, klíče, poznámky, dvoufázové přihlášení a e-mailová adresa zmizí hned a napořád.
me-forget-stays = Rozdání a vyúčtování zůstanou: patří i ostatním hráčům. Vaše jméno zůstane obsazené.
me-forget-free = Ještě jste tu nehráli: jméno se uvolní.
me-forget-audit =
    { $n ->
        [one] V záznamu akcí zůstanou zápisy o vás { $n } den.
        [few] V záznamu akcí zůstanou zápisy o vás { $n } dny.
       *[other] V záznamu akcí zůstanou zápisy o vás { $n } dní.
    }
me-forget-audit-ever = V záznamu akcí zůstanou zápisy o vás napořád.
me-forget-backups =
    { $n ->
        [one] V zálohách herny zůstanou vaše údaje { $n } den.
        [few] V zálohách herny zůstanou vaše údaje { $n } dny.
       *[other] V zálohách herny zůstanou vaše údaje { $n } dní.
    }
me-forget-done = Účet je smazaný.
me-keys = API klíče
me-keys-text = Program s klíčem hraje pod vaším jménem. Označte ho jako bota, ať to ostatní vědí.
me-keys-once = Zkopírujte klíč hned: uvidíte ho jen jednou.
me-keys-note = Účel
me-keys-bot = Je to bot
me-keys-go = Vytvořit klíč
me-keys-drop = Odebrat

## Záznam o tom, co se stalo

audit-title = Záznam akcí
audit-link = Záznam akcí pořadatelů a správců
audit-link-table = Záznam akcí u tohoto stolu
audit-of = záznam akcí
audit-text = Všechny akce pořadatelů a správců, od nejnovější. Zápisy nelze měnit.
audit-text-table = Všechny akce pořadatelů a správců u tohoto stolu, od nejnovější. Zápisy nelze měnit.
audit-person = Jméno
audit-table = Stůl
audit-table-all = všechny stoly a herna
audit-kind = Akce
audit-kind-all = vše
audit-none = Žádné zápisy
audit-more = Starší
audit-json = Uložit jako JSON
audit-from = z adresy { $address }
audit-later = (Po skončení rozdání.)
audit-password = Heslo ke stolu
audit-yes = ano
audit-no = ne
audit-role-host = pořadatel
audit-role-admin = správce
audit-role-player = hráč
audit-role-room = automaticky
audit-role-terminal = terminál
audit-by-room = Herna
audit-by-terminal = Provozovatel
audit-by-user = { $who }
audit-say-opened = { $by } otevírá stůl: { $game }.
audit-say-settings = { $by } mění nastavení stolu.
audit-say-host-by-link = { $by } se přes odkaz stává pořadatelem.
audit-say-link-made = { $by } vytváří odkaz s platností do { $until }.
audit-say-link-made-once = { $by } vytváří odkaz pro 1 hráče s platností do { $until }.
audit-say-link-ended = { $by } ruší odkaz ke stolu.
audit-say-links-renewed = { $by } obnovuje všechny odkazy ke stolu.
audit-say-message =
    { $n ->
        [one] { $by } píše { $n } stolu: { $text }
        [few] { $by } píše { $n } stolům: { $text }
       *[other] { $by } píše { $n } stolům: { $text }
    }
audit-say-message-table = { $by } píše stolu: { $text }
audit-say-sessions-ended = { $by } všude odhlašuje hráče { $who }.
audit-say-keys-ended = { $by } všude odhlašuje hráče { $who } a ruší i API klíče.
audit-say-second-factors-off = { $by } vypíná dvoufázové přihlášení hráče { $who }.
audit-say-barred = { $by } dává hráči { $who } zákaz vstupu do herny, { $until }.
audit-say-barred-why = { $by } dává hráči { $who } zákaz vstupu do herny, { $until }. Důvod: { $why }
audit-say-admitted = { $by } ruší hráči { $who } zákaz vstupu do herny.
audit-say-guest-deleted = { $by } maže hosta { $who }.
audit-say-admin-link = { $by } vytváří odkaz pro správce { $who }.
audit-say-admin-made = { $by } se přes odkaz stává správcem.
audit-say-admin-removed = { $by } odebírá práva správce hráči { $who }.
audit-say-recovered = { $by } si přes odkaz nastavuje nové heslo.
audit-say-backup = { $by } zálohuje hernu: { $file }.
audit-say-event-made = { $by } zakládá turnaj { $name }.
audit-say-event-order = { $by }, turnaj { $name }: { $what }.
audit-say-event-order-whom = { $by }, turnaj { $name }: { $what }, { $who }.
audit-say-archived = { $by } archivuje zavřené stoly do { $file } (počet: { $tables }).
audit-say-restored = { $by } obnovuje hernu ze zálohy: { $file }.
audit-say-ban = { $by } dává hráči { $who } zákaz přístupu ke stolu ({ $span }).
audit-say-ban-why = { $by } dává hráči { $who } zákaz přístupu ke stolu ({ $span }). Důvod: { $why }
audit-say-add-bot = { $by } přidává bota.
audit-say-approve = { $by } schvaluje hráči { $who } žetony: { $chips }.
audit-say-approve-no = { $by } neschvaluje hráči { $who } žetony: { $chips }.
audit-say-approve-own = { $by } si kupuje { $chips } jako pořadatel, bez schválení.
audit-say-seat-somebody = { $by } posazuje hráče { $who } na místo { $chair } (žetony: { $chips }).
audit-say-close = { $by } zavírá stůl.
audit-say-call-off = { $by } ruší rozdání: { $why }
audit-say-withdraw = { $by } ruší změnu naplánovanou na konec rozdání: { $what }.
audit-kind-opened = Otevření stolu
audit-kind-settings = Nastavení
audit-kind-rules = Změna pravidel
audit-kind-game = Volba hry
audit-kind-close = Zavření stolu
audit-kind-role-given = Přidělení role
audit-kind-role-taken = Odebrání role
audit-kind-host-by-link = Pořadatel přes odkaz
audit-kind-link-made = Vytvoření odkazu
audit-kind-link-ended = Zrušení odkazu
audit-kind-links-renewed = Obnovení odkazů
audit-kind-seat-link = Odkaz na místo
audit-kind-approve = Žádost o žetony
audit-kind-adjust = Úprava stacku
audit-kind-settle = Vyrovnání dluhu
audit-kind-kitty = Platba z kasičky
audit-kind-time-fees = Poplatky za čas
audit-kind-colour-up = Výměna nejmenších žetonů
audit-kind-seat-somebody = Posazení hráče
audit-kind-move-somebody = Přesazení hráče
audit-kind-sit-somebody-out = Vynechání hráče
audit-kind-kick = Vykázání hráče
audit-kind-ban = Zákaz přístupu ke stolu
audit-kind-let-in = Zrušení zákazu přístupu ke stolu
audit-kind-remove-from-list = Vyřazení z listiny
audit-kind-add-bot = Přidání bota
audit-kind-begin = Začátek rozdání
audit-kind-pause = Pauza
audit-kind-go-on = Konec pauzy
audit-kind-call-off = Zrušení rozdání
audit-kind-take-action-back = Vzetí akce zpět
audit-kind-kill-hand = Mrtvá ruka
audit-kind-hold-pot = Převedení banku
audit-kind-warn = Napomenutí
audit-kind-button = Přesun buttonu
audit-kind-withdraw = Zrušení změny
audit-kind-message = Zpráva
audit-kind-sessions-ended = Odhlášení
audit-kind-keys-ended = Zrušení API klíčů
audit-kind-second-factors-off = Vypnutí dvoufázového přihlášení
audit-kind-barred = Zákaz vstupu do herny
audit-kind-admitted = Zrušení zákazu vstupu do herny
audit-kind-guest-deleted = Smazání hosta
audit-kind-admin-link = Odkaz pro správce
audit-kind-admin-made = Jmenování správce
audit-kind-admin-removed = Odebrání správce
audit-kind-recovered = Obnovení hesla
audit-kind-backup = Záloha
audit-kind-event-made = Založení turnaje
audit-kind-event-order = Akce v turnaji
audit-kind-archived = Archivace zavřených stolů
audit-kind-restored = Obnova ze zálohy

## Obrazovky: stůl na TV a stream

tv-private = Tento stůl není otevřený divákům. Přihlaste se jako hráč nebo pořadatel.
stream-title = Stream
stream-host = Ukažte stůl na streamu, přes OBS nebo podobný program. Stream má zpoždění nejméně { $seconds } s a žádné rozdání neukáže dřív, než skončí. Hráči o streamu vědí a každý rozhoduje o svých kartách.
stream-start = Spustit stream
stream-end = Ukončit stream
stream-link = Adresa pro zdroj „prohlížeč“
stream-link-text = V OBS ji přidejte jako zdroj „prohlížeč“, 1920 × 1080. Kdo má adresu, vidí stream.
stream-reset = Změnit adresu
stream-player = Pořadatel tento stůl streamuje. Stream má zpoždění nejméně { $seconds } s a žádné rozdání neukáže dřív, než skončí.
stream-consent = Ukazovat na streamu moje karty
stream-consent-text = Platí od příštího rozdání, i pro složené a zahozené karty. Po vypnutí karty hned zmizí, i ze starších rozdání. Končí odchodem od stolu.
stream-over = Stream skončil.
stream-sit = Nejdřív si sedněte. Karty ukazují jen hráči u stolu.
audit-kind-stream = Stream
