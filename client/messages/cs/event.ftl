### Texts of the tournaments.

## The list

events-text = Sit-and-go i vícestolové turnaje. Hodiny, rozsazení i výplaty jsou automatické.
events-new = Uspořádat turnaj
events-all = Všechny turnaje
events-none = Zatím žádné turnaje
events-none-text = Uspořádejte první: sit-and-go s boty je na 2 kliknutí.
events-running = Právě běží
events-open = Registrace
events-over = Skončené
event-phase-open = registrace
event-phase-running = běží
event-phase-ended = dohráno
event-phase-cancelled = zrušeno
event-sng = sit-and-go
event-tournament = turnaj
event-free = zdarma
event-price = Buy-in
event-players = Hráči
event-pool = Prize pool
event-level = Úroveň
event-starts-at = Začátek { $when }
event-late-until = Pozdní registrace do konce úrovně { $level }
event-locked = heslo
event-asks-host = schvaluje pořadatel
event-you-asking = čekáte na pořadatele
event-you-registered = jste registrováni
event-you-seated = hrajete
event-you-moving = přesedáte si
event-you-out = vypadli jste
event-go-seat = Zpět na místo
event-go-register = Registrovat se
event-go-results = Výsledky
event-go-look = Zobrazit

## A new one

event-new-text = Výchozí nastavení stačí. Náhled dole ukazuje celý turnaj.
event-kind = Typ turnaje
event-kind-sit-and-go = Sit-and-go
event-kind-sit-and-go-text = začne, jakmile je plno
event-kind-evening = Vícestolový turnaj
event-kind-evening-text = v daný čas, nebo ho spustíte sami; pozdní registrace, rebuye
event-kind-felt = Živý turnaj
event-kind-felt-text = skutečné stoly a karty: vy zapisujete vyřazené, program rozsazuje, přesouvá hráče a počítá výhry
event-format = Formát
event-format-usual = běžný
event-format-shootout = shootout
event-format-satellite = satelit
event-format-shootout-hint = každý stůl hraje do 1 vítěze, vítězové se pak utkají
event-format-satellite-hint = místa stejné hodnoty; zbytek dostane další v pořadí
event-seat-worth = Hodnota místa
event-seat-worth-hint = prázdné: 10 buy-inů
event-seat-in = Cílový turnaj
event-seat-in-hint = jeho adresa; každý vítěz dostane ticket. Prázdné: bez ticketu
event-name = Název
event-name-sng = Sit-and-go pro { $n }
event-name-evening = Dnešní turnaj
event-size = Hráči
event-size-n =
    { $n ->
        [one] { $n } hráč
        [few] { $n } hráči
       *[other] { $n } hráčů
    }
event-size-hint = Nad 9: více stolů
event-expected = Očekávaný počet hráčů
event-hours = Délka (h)
event-hours-hint = 0: podle úrovní
event-level-minutes = Délka úrovně (min)
event-stack = Počáteční stack
event-bots = Doplnit boty do počtu hráčů
event-bots-hint = na začátku; 0: bez botů
event-bots-hint-full = až stisknete Začít; 0: bez botů
event-start-at = Čas začátku
event-start-at-hint = prázdné: až stisknete Začít
event-late = Pozdní registrace do konce úrovně
event-day-ends = Dny končí po úrovních
event-day-ends-hint = 8, 16: tři dny. Prázdné: jeden den
event-flight = Označení úvodního dne
event-flight-hint = pro turnaj s více úvodními dny (1A, 1B): nemají vítěze, postupující se sejdou 2. den
event-terms-day = { $day }. den končí po úrovni { $level }
event-terms-flight = Úvodní den { $name }
event-day-over = Poslední úroveň dne je u konce: dohrajte probíhající rozdání, spočítejte stacky a ukončete den.
event-late-hint = 0: do začátku
event-seats = Míst u stolu
event-most = Max. vstupů
event-most-hint = 0: bez omezení
event-reentries = Reentry
event-reentries-hint = na hráče
event-money = Buy-in a výhry
event-money-points = bez měny
event-price-prize = Buy-in
event-price-whole = Buy-in { $total }: { $parts }
event-price-part-prize = { $price } do prize poolu
event-price-part-bounty = bounty { $price }
event-price-part-fee = poplatek { $price }
event-price-prize-hint = do prize poolu
event-price-fee = Poplatek
event-price-fee-hint = navíc, pro pořadatele
event-price-for-head = bounty { $price }
event-price-head = Bounty
event-price-head-hint = navíc k buy-inu; prázdné: bounty bude polovina buy-inu
event-bounty = Bounty
event-bounty-none = Žádná
event-bounty-fixed = Pevná
event-bounty-progressive = Progresivní
event-bounty-mystery = Mystery
event-mystery = Hodnoty mystery bounty
event-mystery-hint = celé částky oddělené čárkami; prázdné: určí se z vybraných bounty, jakmile jsou hráči v penězích
event-card-shares = Složení mystery bounty (na 100)
event-card-shares-hint = počet × poměrná hodnota, od nejvyšší; prázdné: { $usual }
event-cards = Zbývající mystery bounty
event-cards-worth = Hodnota
event-cards-count = Zbývá
event-shares = Výplaty (%)
event-shares-hint = Od 1. místa, dohromady 100. Prázdné: běžné výplaty
event-paid = Placená místa (%)
event-rebuys = Rebuye: { $n } žetonů za buy-in
event-add-on = Add-on: { $n } žetonů za buy-in
event-rebuy-until = Rebuye do konce úrovně
event-rebuy-until-hint = add-on je v přestávce po ní
event-preview = Náhled
event-preview-with =
    { $n ->
        [one] { $n } vstup
        [few] { $n } vstupy
       *[other] { $n } vstupů
    }
event-preview-minutes = všechny úrovně: { $h } h { $m } min
event-antes = Ante
event-antes-none = žádné
event-antes-big_blind = big blind ante
event-antes-each = každý hráč
event-ante-from = Ante od úrovně
event-break-every = Přestávka po kolika úrovních
event-break-every-hint = 0: jen kvůli výměně žetonů
event-break-minutes = Délka přestávky (min)
event-file-text = všechna pravidla a úrovně, k uložení nebo úpravě
event-file-edited = Turnaj použije upravený soubor, ne formulář.
event-who = Kdo může hrát
event-private = Jen na pozvání
event-approval = Schvalovat každého hráče
event-password = Heslo
event-password-new = Nové heslo
event-about = O turnaji
event-run = Nastavení stolů
event-run-text = tempo, diváci, chat
event-decide = Čas na rebuy (s)
event-make = Otevřít registraci

## One event

event-clock = Hodiny
event-begins-in = Začátek za
event-begun = { $name } začíná
event-notify = Upozornit na začátek
event-waits = Čeká se na hráče
event-when-full = Začne, jakmile bude plno.
event-when-host = Začne na pokyn pořadatele.
event-paused = Hodiny stojí
event-break = Přestávka
event-level-n = Úroveň { $n }
event-next = Další úroveň
event-next-break = Přestávka za
event-left = Zbývá hráčů
event-average = Průměrný stack
event-average-n = průměr { $n }
event-bb = { $n } bb
event-to-prizes = Do peněz
event-to-prizes-n =
    { $n ->
        [one] ještě { $n } hráč
        [few] ještě { $n } hráči
       *[other] ještě { $n } hráčů
    }
event-in-the-money = v penězích
event-by-hand = Hand for hand: všechny stoly rozdávají najednou.
event-by-hand-short = Hand for hand
event-last-hands-n =
    { $n ->
        [one] dnes ještě { $n } rozdání
        [few] dnes ještě { $n } rozdání
       *[other] dnes ještě { $n } rozdání
    }
event-you = Váš vstup
event-your-stack = Váš stack
event-your-place = Vaše pořadí
event-your-seat = Vaše místo
event-your-head = Vaše bounty
event-heads = získáno { $price }
event-table-seat = stůl { $table }, místo { $seat }
event-go-table = Ke stolu
event-moving = Přesedáte si. Nové místo se za chvíli ukáže.
event-moves-soon = Po tomto rozdání si přesednete k jinému stolu.
event-place = { $n }.
event-place-of = { $place } / { $of }
event-out = Končíte na { $place } místě.
event-out-now = Vypadli jste. Umístění se za chvíli ukáže.
event-won = Vyhráváte { $price }.
event-registered = Jste registrováni.
event-asked = Žádost je odeslaná pořadateli.
event-registered-text = Jste registrováni. Nechte stránku otevřenou: na začátku vás přesune na vaše místo.
event-asking-text = Pořadatel ještě musí schválit váš vstup.
event-full = Turnaj je plný.
event-closed = Registrace skončila.
event-enter = Registrovat se: { $price }
event-enter-again = Reentry: { $price }
event-ask-in = Požádat o vstup: { $price }
event-decide-text = Rebuy? Zbývá { $n } s
event-rebuy = Rebuy { $n } žetonů: { $price }
event-after-hand = Žetony dostanete po tomto rozdání.
event-rebuy-done = Žetony koupeny.
event-no-rebuy = Ne, končím
event-no-rebuy-done = Vypadli jste.
event-add-on-go = Add-on { $n } žetonů: { $price }
event-add-on-done = Žetony koupeny.
event-away = Nejsem tu
event-away-done = Do návratu platíte blindy a skládáte.
event-back = Jsem zpět
event-back-done = Zase hrajete.
event-unregister = Odregistrovat se
event-unregister-sure = Přijdete o místo a buy-in dostanete zpět.
event-unregister-no = Zůstat v turnaji
event-unregister-done = Odregistrováno.
event-entrants = Registrovaní
event-standings = Pořadí
event-results = Výsledky
event-winners = Přední místa
event-nobody = Zatím žádné vstupy. Pošlete přátelům odkaz.
event-find = Najít hráče
event-rank = Místo
event-player = Hráč
event-chips = Žetony
event-table = Stůl
event-head = Bounty
event-prize = Výhra
event-places = Místo
event-bot = bot
event-is-away = není tu
event-is-out = venku
event-bought = { $n }×
event-show-all = Ukázat všechny: { $n }
event-tables = Stoly
event-table-n = stůl { $n }
event-move-will = { $player }: po tomto rozdání ze stolu { $from } na stůl { $to }
event-move-soon = { $player }: po tomto rozdání opouští stůl { $from }
event-move-to = { $player }: přechází na stůl { $to }
event-move-waits = { $player }: čeká na místo
event-move-balance = vyrovnání stolů
event-move-broken = zrušený stůl
event-move-redraw = nové losování
event-prizes = Výhry
event-prizes-now = Podle dosavadních vstupů. Konečné po uzavření registrace.
event-prizes-dealt = O tyto výhry se hraje i po dealu.
event-prizes-divided = Rozděleno dealem: viz výsledky.
event-prizes-later = Každý vstup přidá { $price }. Výhry se ukážou s prvním vstupem.
event-prizes-none = Bez výher: hraje se o čest.
event-structure = Struktura blindů
event-blinds = Blindy
event-blinds-ante = Blindy / ante
event-length = Délka
event-from = Od
event-minutes = { $n } min
event-hands =
    { $n ->
        [one] { $n } rozdání
        [few] { $n } rozdání
       *[other] { $n } rozdání
    }
event-colour-up = výměna žetonů po { $n }
event-terms-stack = Počáteční stack { $n }
event-terms-seats = Max. { $n } u stolu
event-terms-full = Začne při počtu hráčů { $n }
event-terms-most = Max. vstupů: { $n }
event-terms-reentries = Reentry: { $n }
event-terms-rebuy = Rebuy: { $n } žetonů za { $price }, do konce úrovně { $level }
event-terms-add-on = Add-on: { $n } žetonů za { $price }, po úrovni { $level }
event-terms-bounty-fixed = Bounty: { $price } za vyřazení
event-terms-bounty-progressive = Progresivní bounty od { $price }
event-terms-bounty-mystery = Mystery bounty: { $price } z každého vstupu
event-terms-guarantee = Garantováno: { $price }
event-draws = Losování míst
event-draws-sealed = zapečetěno před prvním losováním
event-draws-right = ověřeno: seed odpovídá pečeti
event-draws-wrong = seed neodpovídá pečeti
event-draws-text = Všechna místa, přesuny i buttony vycházejí z jednoho seedu. Jeho hash je veřejný od začátku, seed na konci. Tato stránka hash ověří.
event-seal = Pečeť (SHA-256)
event-seed = Seed
event-cancelled = Turnaj je zrušený. Všechny buy-iny se vracejí.
event-cancelled-why = Důvod: { $why }
event-yes = ano

## A deal

event-deal = Deal
event-deal-text = rozdělit zbytek, když všichni souhlasí
event-deal-how = Rozdělení
event-deal-icm = ICM
event-deal-chips = podle žetonů
event-deal-even = rovným dílem
event-deal-custom = vlastní
event-deal-save = Hraje se dál o
event-deal-saved = Hraje se dál o { $price }.
event-deal-ends = Tím turnaj končí.
event-deal-share = Dostane
event-deal-agrees = Souhlasí
event-deal-look = Náhled
event-deal-propose = Navrhnout
event-deal-sure =
    { $n ->
        [one] Zeptat se { $n } hráče? Bez jeho souhlasu deal neplatí.
        [few] Zeptat se { $n } hráčů? Deal platí, když souhlasí všichni.
       *[other] Zeptat se { $n } hráčů? Deal platí, když souhlasí všichni.
    }
event-deal-propose-done = Návrh je odeslaný hráčům.
event-deal-proposed = Navržený deal, { $kind }:
event-deal-yes = Souhlasím
event-deal-yes-done = Souhlasíte.
event-deal-no = Bez dealu
event-deal-no-done = Odmítli jste.
event-deal-agreed = Souhlasíte.
event-deal-drop = Zrušit návrh
event-deal-drop-done = Deal je stažený.

## The host of it

event-host = Pořadatel
event-host-asking = Žádosti o vstup
event-host-asks = { $player } žádá o vstup
event-host-admit = Schválit
event-host-refuse = Odmítnout
event-host-refused = Vstup zamítnut: { $player }.
event-host-start = Začít
event-host-start-sure =
    { $n ->
        [one] Vylosovat místo pro { $n } hráče a spustit hodiny?
        [few] Vylosovat místa pro { $n } hráče a spustit hodiny?
       *[other] Vylosovat místa pro { $n } hráčů a spustit hodiny?
    }
event-host-start-done = Turnaj začal.
event-host-pause = Zastavit hodiny
event-host-pause-done = Hodiny stojí. Probíhající rozdání se dohrají.
event-host-go-on-done = Hodiny běží.
event-host-more-time = +{ $n } min
event-host-less-time = −{ $n } min
event-host-clock-done = Hodiny jsou nastaveny.
event-host-bots = Počet botů
event-host-style = Styl
event-host-bots-go = Přidat boty
event-host-bots-done =
    { $n ->
        [one] Registrován { $n } bot.
        [few] Registrováni { $n } boti.
       *[other] Registrováno { $n } botů.
    }
event-host-fill =
    { $n ->
        [one] Obsadit poslední místo botem
        [few] Obsadit boty poslední { $n } místa
       *[other] Obsadit boty posledních { $n } míst
    }
event-host-enter = Registrovat hráče
event-host-enter-hint = jméno v herně
event-host-enter-many = jména, 1 na řádek
event-host-enter-file = Jména ze souboru
event-host-enter-no-names = V souboru { $file } nejsou jména. Dejte 1 jméno na řádek, nebo sloupec „hráč“.
event-host-enter-n = Registrovat { $n }
event-host-enter-go = Registrovat
event-host-enter-done = { $player } je v turnaji.
event-host-players = Správa hráče
event-host-players-text = trest, počet žetonů, nepřítomnost, návrat do hry, zrušení vstupu
event-host-choose = vyberte …
event-host-done = Uloženo: { $player }.
event-host-remove = Zrušit vstup
event-host-remove-sure = Zrušit vstup hráče { $player } a vrátit buy-in?
event-host-away = Označit jako nepřítomného
event-host-back = Označit jako přítomného
event-host-day = Konec dne
event-host-day-text = poslední rozdání, balení žetonů
event-host-last-hands = Poslední rozdání
event-host-last-hands-go = Vyhlásit
event-host-last-hands-done =
    { $n ->
        [one] U každého stolu ještě { $n } rozdání.
        [few] U každého stolu ještě { $n } rozdání.
       *[other] U každého stolu ještě { $n } rozdání.
    }
event-host-end-day = Ukončit den
event-host-end-day-sure = Po tomto rozdání si hráči žetony zabalí a hodiny se zastaví.
event-host-end-day-done = Den skončil.
event-host-begin-day = Začít další den
event-host-begin-day-done = Další den začíná.
event-seats-by-hand = Ruční rozsazení
event-seats-by-hand-text = přesadit hráče, zamknout nebo zavřít místo
event-seat-move = Přesadit sem
event-seat-sure = { $player } si přesedá se všemi žetony: { $where }.
event-seat-lock = Zamknout místo
event-seat-lock-done = { $player } při vyrovnání stolů zůstává.
event-seat-unlock = Odemknout místo
event-seat-unlock-done = { $player } se při vyrovnání stolů zase může přesunout.
event-seat-off = Zavřít místo
event-seat-off-done = Zavřeno: { $where }.
event-seat-on = Otevřít místo
event-seat-on-done = Otevřeno: { $where }.
event-seat-taken = Obsazeno: { $where }.
event-host-settings = Nastavení
event-host-settings-text = přístup, začátek, tempo
event-host-cancel = Zrušit turnaj
event-host-cancel-sure = Turnaj hned skončí a peníze se vrátí podle pravidel. Nejde to vzít zpět.
event-host-cancel-hands = Nejdřív zastavte hodiny a nechte rozdání dohrát.
event-results-csv = Výsledky (CSV)
event-ledger-csv = Vyúčtování (CSV)
event-levels = Další úrovně
event-levels-text = změnit blindy, hry a přestávky, které ještě nezačaly
event-levels-ahead = Po této úrovni
event-levels-hint = 1 na řádek: 200/400 20m, 300/600 big blind ante 600 20m, break 10m, 500/1000 15h pro 15 rozdání.
event-levels-go = Změnit úrovně
event-levels-done = Úrovně změněny.
event-flights = Úvodní dny
event-flights-text = převést hráče z dohraného dne
event-flights-which = Adresa toho dne
event-flights-go = Převést
event-flights-done = Hráči převedeni.
event-marker = Naúčtovat ztracený bounty žeton
event-old-chips = Nalezené staré žetony
event-old-chips-go = Vyměnit
event-ticket = Ticket
event-ticket-hint = pokud ho máte
event-ticket-won = Vyhráli jste ticket:
event-ticket-copy = Kopírovat ticket
event-penalty = Trest
event-penalty-warning = napomenutí
event-penalty-hands = vynechat rozdání
event-penalty-rounds = vynechat kola
event-penalty-blinds = ztráta blindů za kolo
event-penalty-disqualification = diskvalifikace
event-penalty-amount = Kolik
event-penalty-go = Potrestat
event-penalty-sure = Diskvalifikovat hráče { $player }? Žetony se odeberou ze hry.
event-count = Počet žetonů
event-count-confirm = Potvrdit počet
event-count-go = Nastavit počet
event-count-sure = { $player }: { $before } → { $after }
event-undo-bust = Vrátit do hry
event-undo-bust-chips = Stack
event-undo-bust-sure = { $player } se vrací se stackem { $chips }.

## At a table of it

strip-title = Turnaj
strip-moves = Po tomto rozdání si přesedáte
strip-asks-answer-deal = Návrh dealu

## Skutečné stoly

felt-title = U stolů
felt-moves = Přesuny
felt-walking =
    { $n ->
        [one] { $n } hráč jde na nové místo
        [few] { $n } hráči jdou na nová místa
       *[other] { $n } hráčů jde na nová místa
    }
felt-all-there = Všichni sedí
felt-all-there-done = Všichni hráči sedí.
felt-deal = Všichni souhlasí
felt-deal-sure =
    { $n ->
        [one] { $n } hráč u stolu souhlasí. Vyplatit deal?
        [few] Všichni { $n } hráči u stolu souhlasí. Vyplatit deal?
       *[other] Všech { $n } hráčů u stolu souhlasí. Vyplatit deal?
    }
felt-deal-done = Deal platí.
felt-there = Sedí
felt-there-done = { $player } sedí.
felt-out = Vyřazení
felt-out-text = od posledního; klepnutím vezmete zpět
felt-by = Kdo vyhrál žetony?
felt-by-of = Kdo vyhrál žetony hráče { $player }?
felt-also = Další vyřazený v témže rozdání
felt-places = Umístění
felt-place-later = Umístění se určí později:
felt-place-was = předtím { $place }
felt-bust-many =
    { $n ->
        [one] { $n } hráč vypadl
        [few] { $n } hráči vypadli
       *[other] { $n } hráčů vypadlo
    }
felt-big-blind = Kdo má u stolu { $table } příště velký blind? Přesedá si k němu hráč.
felt-big-blind-unknown = Nevím
felt-big-blind-done = { $player } má příště velký blind.
felt-big-blind-guessed = Místo je odhad: ověřte button.
felt-guess = odhad: ověřte button
felt-bust = { $player } vypadává
felt-bust-done = { $player } v turnaji končí.
felt-same-hand = Stejné rozdání jako { $player }
felt-no-more = Vyřadit
felt-broke = Bez žetonů
felt-buys = { $player } nemá žetony. Rebuy?
felt-by-hand = Hand for hand: stiskněte, až všechny stoly dohrají.
felt-round = Všechny stoly dohrály
felt-round-done = Začněte další rozdání.
felt-bought = { $player } nakupuje žetony.
felt-write = Zapsat
felt-counted-why = spočítáno u stolu
felt-counted-done = { $player } má { $n }.
felt-button = Button
felt-button-at = button: místo { $seat }
felt-button-first = první button: místo { $seat }
felt-next-hand = Další rozdání
felt-button-moved = Stůl { $table }: další rozdání.
felt-button-here = Má button
felt-button-set = Button má { $player }.
felt-count = Spočítat
felt-count-title = Spočítat žetony u stolu { $table }
felt-count-total = Celkem { $n }, má být { $due }.
felt-count-more = přebývá { $n }
felt-count-less = chybí { $n }
felt-count-right = Žetony sedí
felt-count-done = Stůl { $table } je spočítaný.
event-host-known = Známí hráči
print-receipts = Stvrzenky
receipt-all = všichni hráči
receipt-none = Zatím žádné platby.
receipt-number = Stvrzenka { $n }
receipt-from-player = platí hráč
receipt-to-player = vyplaceno hráči
receipt-ticket = ticket { $ticket }
receipt-kind-entry = Buy-in
receipt-kind-re-buy = Rebuy
receipt-kind-add-on = Add-on
receipt-kind-marker = Ztracený bounty žeton
receipt-kind-refund = Vrácení
receipt-kind-prize = Výhra
receipt-kind-head = Bounty
receipt-kind-deal = Deal
felt-undone = { $player } je zpět ve hře.
felt-send = Poslat tam
felt-sent = { $player } si přesedá: { $where }.
felt-registered = Jste registrováni. Stůl a místo se ukážou po losování.

## On the wall

wall-title = Hodiny na TV
wall-layout = Rozvržení
wall-layout-clock = hodiny
wall-layout-players = hodiny a hráči
wall-layout-prizes = hodiny a výhry
wall-sound-on = Zvuk zapnutý
wall-sound-off = Zvuk vypnutý
wall-columns = Sloupce
wall-column-players = Hráči
wall-column-average = Průměrný stack
wall-column-chips = Žetony ve hře
wall-column-break = Příští přestávka
wall-column-end = Úroveň končí
wall-column-pool = Prize pool
wall-column-first = Za 1. místo
wall-column-prizes = Do peněz
wall-column-bought = Rebuye celkem
wall-column-late = Pozdní registrace do
wall-logo = Logo na hodiny
wall-logo-choose = Vybrat obrázek
wall-logo-remove = Odebrat logo
wall-logo-unreadable = { $file } není obrázek, nebo je moc velký.
wall-full = Celá obrazovka
wall-back = K turnaji
wall-next = další
wall-players = Hráči
wall-first = Za 1. místo
wall-join = Registrace z mobilu

## On paper

print-title = Tisk
print-what = Dokument
print-slips = Místenky
print-sign-in = Prezenční listina
print-payouts = Výhry a struktura
print-seat = Místo
print-chips = { $n } žetonů
print-paid = Zaplaceno
print-signature = Podpis
print-slips-none = Místa se losují na začátku.

## Ligy

nav-seasons = Ligy
seasons-text = Body za umístění z více turnajů, živých i online.
seasons-new = Založit ligu
seasons-make = Založit ligu
seasons-none = Zatím žádné ligy
seasons-none-text = Založte první a přidávejte do ní dohrané turnaje.
season-name-hint = Zima 2026
season-evenings = Turnaje
season-evenings-short = Účasti
season-evenings-n =
    { $n ->
        [one] { $n } turnaj
        [few] { $n } turnaje
       *[other] { $n } turnajů
    }
season-leads = Vede { $name }
season-points = Body
season-points-n =
    { $count ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodů
    }
season-wins = Vítězství
season-dropped = nepočítá se
season-dropped-hint = V závorkách jsou výsledky, které se nepočítají.
season-no-evenings = Zatím žádné turnaje.
season-standings-csv = Pořadí (CSV)
season-places-csv = Všechna umístění (CSV)
season-scoring = Bodování
season-formula = Body za umístění
season-formula-table = Tabulka
season-formula-table-text = Body za každé místo určíte sami.
season-formula-table-is = Body podle místa: { $points }
season-formula-linear = Poražení hráči
season-formula-linear-text = Bod za každý vstup od vašeho místa dolů: z 18 vstupů má vítěz 18 bodů, druhý 17, poslední 1.
season-formula-root = Velikost pole
season-formula-root-text = 10 × √(vstupy ÷ místo): větší pole dává víc, nejvíc předním místům.
season-formula-buy_in = Velikost pole a buy-in
season-formula-buy_in-text = 10 × √(vstupy ÷ místo) × (1 + log₁₀(buy-in ÷ jednotka + ¼)): víc dává i vyšší buy-in.
season-table = Body podle místa
season-table-hint = od 1. místa
season-taking-part = Za účast
season-bounty = Za každou bounty
season-rebuy = Za každý rebuy nebo reentry
season-rebuy-hint = Záporné číslo body odečítá
season-best = Kolik nejlepších výsledků se počítá
season-best-hint = 0: všechny
season-least = Nejméně vstupů
season-least-hint = menší turnaje jsou bez bodů; 0: bez omezení
season-unit = Jednotka: dělit buy-iny číslem
season-unit-hint = 100, pokud jsou v haléřích
season-example = Příklad: { $n } { $n ->
        [one] vstup
        [few] vstupy
       *[other] vstupů
    }
season-terms-taking-part =
    Za účast { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    } navíc
season-terms-bounty =
    Za bounty { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
season-terms-rebuy =
    Za rebuy nebo reentry { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
season-terms-best =
    { $n ->
        [one] Počítá se jen nejlepší výsledek
        [few] Počítají se { $n } nejlepší výsledky
       *[other] Počítá se { $n } nejlepších výsledků
    }
season-terms-least = Turnaje s méně než { $n } { $n ->
        [one] vstupem
        [few] vstupy
       *[other] vstupy
    } jsou bez bodů
season-terms-ties = Při rovnosti bodů rozhoduje počet vítězství, jinak se místo dělí
season-add = Přidat turnaj
season-add-go = Přidat
season-add-none = Tady se objeví vaše dohrané turnaje.
season-added = Přidáno: { $name }
season-enter = Zapsat výsledek
season-enter-text = turnaj odehraný jinde
season-enter-go =
    { $n ->
        [one] Přidat { $n } hráče
        [few] Přidat { $n } hráče
       *[other] Přidat { $n } hráčů
    }
season-day = Datum
season-entries = Vstupy
season-entries-hint = i s reentry; 0: každý jeden
season-places = Pořadí
season-places-hint = od vítěze, na řádek jedno jméno; nebo tabulka se sloupci místo a hráč
season-file = Ze souboru
season-too-few = málo vstupů
season-remove = Odebrat
season-remove-sure = Odebrat { $name } z ligy? Zmizí i body.
season-removed = Odebráno: { $name }
season-edit = Změnit bodování
season-save = Uložit
season-saved = Bodování je změněné
season-players = Hráči
season-players-add = Přidat hráče
season-players-added =
    { $n ->
        [one] Přidán { $n } hráč
        [few] Přidáni { $n } hráči
       *[other] Přidáno { $n } hráčů
    }
season-players-go =
    { $n ->
        [one] Přidat { $n } hráče
        [few] Přidat { $n } hráče
       *[other] Přidat { $n } hráčů
    }
season-players-csv = Všichni moji hráči (CSV)
season-rename = Jméno
season-rename-hint = zadáním jména jiného hráče oba sloučíte
season-rename-go = Přejmenovat
season-merge = Sloučit
season-renamed = Přejmenováno: { $name }
season-about = O lize
season-of-event = Přidat do ligy
players-title = Moji hráči
players-private = Kontakty, čísla a poznámky vidíte jen vy: nejsou na žádné stránce, obrazovce ani stvrzence.
players-search = Hledat jméno, číslo, kontakt nebo poznámku
players-number = Číslo v klubu
players-contact = Kontakt
players-contact-hint = e-mail nebo telefon
players-notes = Poznámky
players-add = Nový hráč
players-saved = Uloženo: { $name }
players-forget = Smazat údaje
players-forgotten = Údaje smazány: { $name }
players-forget-all = Smazat všechny údaje
players-forget-all-sure = Smažou se kontakty, čísla a poznámky všech vašich hráčů. Jména a výsledky zůstanou.
players-forgotten-all = Všechny údaje smazány
players-import = Načíst CSV
players-import-hint = Tabulka se sloupci hráč, číslo, kontakt a poznámky. Údaje hráčů, kteří v ní jsou, se nahradí.
players-none = Zatím žádní hráči
players-none-text = Objeví se tu hráči z vašich lig a turnajů.
players-more =
    { $n ->
        [one] A ještě { $n } hráč: zkuste hledat
        [few] A ještě { $n } hráči: zkuste hledat
       *[other] A ještě { $n } hráčů: zkuste hledat
    }
