### Texts of the tournaments.

## The list

events-text = Zahrajte si sit-and-go, nebo celý večer u více stolů: hodiny, místa i výhry běží samy.
events-new = Uspořádat turnaj
events-all = Všechny turnaje
events-none = Zatím žádný turnaj
events-none-text = Uspořádejte první: sit-and-go s boty je na dvě kliknutí.
events-running = Právě se hrají
events-open = Přihlašování
events-over = Skončené
event-phase-open = přihlašování
event-phase-running = hraje se
event-phase-ended = dohráno
event-phase-cancelled = zrušeno
event-sng = sit-and-go
event-tournament = turnaj
event-free = zdarma
event-price = Vstup
event-players = Hráči
event-pool = Na výhry
event-level = Úroveň
event-starts-at = Začátek { $when }
event-late-until = Pozdní vstup do konce úrovně { $level }
event-locked = heslo
event-asks-host = schvaluje pořadatel
event-you-asking = čeká na pořadatele
event-you-registered = jste v turnaji
event-you-seated = hrajete
event-you-moving = přesedáte
event-you-out = dohráno
event-go-seat = Zpět na místo
event-go-register = Přihlásit se
event-go-results = Výsledky
event-go-look = Prohlédnout

## A new one

event-new-text = Všechno má rozumné výchozí nastavení. Co vidíte dole, to se bude hrát.
event-kind = Druh turnaje
event-kind-sit-and-go = Sit-and-go
event-kind-sit-and-go-text = začne sám, jakmile je plno
event-kind-evening = Celý večer
event-kind-evening-text = v danou hodinu, nebo až řeknete; pozdní vstup, rebuy
event-kind-felt = U skutečných stolů
event-kind-felt-text = s vlastními kartami: vy píšete, kdo vypadl, o místa, přesuny a výhry se stará program
event-format = Formát
event-format-usual = turnaj
event-format-shootout = shootout
event-format-satellite = satelit
event-format-shootout-hint = u každého stolu se hraje do vítěze a vítězové se sejdou
event-format-satellite-hint = hraje se o stejně cenná místa; zbytek dostane další v pořadí
event-seat-worth = Hodnota místa
event-seat-worth-hint = prázdné: deset vstupů
event-seat-in = Místa jsou do
event-seat-in-hint = adresa toho turnaje; každý vítěz do něj dostane vstupenku. Prázdné: bez vstupenky
event-name = Název
event-name-sng = Sit-and-go pro { $n }
event-name-evening = Dnešní turnaj
event-size = Hráčů
event-size-n =
    { $n ->
        [one] { $n } hráč
        [few] { $n } hráči
       *[other] { $n } hráčů
    }
event-size-hint = Víc než devět hráčů hraje u více stolů.
event-expected = Kolik čekáte hráčů
event-hours = Hodin
event-hours-hint = 0: jak dlouho úrovně potřebují
event-level-minutes = Minut jedné úrovně
event-stack = Žetonů na začátku
event-bots = Doplnit boty do
event-bots-hint = hráčů, na začátku; 0 znamená bez botů
event-bots-hint-full = hráčů, až stisknete Začít; 0 znamená bez botů
event-start-at = Začátek
event-start-at-hint = Prázdné: až začátek stisknete.
event-late = Pozdní vstup do úrovně
event-late-hint = 0 je do začátku
event-seats = Míst u stolu
event-most = Nejvíc hráčů
event-most-hint = 0 je libovolně
event-reentries = Opakované vstupy
event-reentries-hint = pro každého, kdo vypadl
event-money = Vstup a výhry
event-money-points = prostá čísla
event-price-prize = Cena vstupu
event-price-whole = Vstup { $total }: { $parts }
event-price-part-prize = { $price } na výhry
event-price-part-bounty = { $price } odměna za hlavu
event-price-part-fee = { $price } poplatek
event-price-prize-hint = jde na výhry
event-price-fee = Poplatek
event-price-fee-hint = navíc, pořadateli
event-price-for-head = odměna { $price }
event-price-head = Odměna za hlavu
event-price-head-hint = navíc k ceně; prázdné: polovina ceny
event-bounty = Odměny za vyřazení
event-bounty-none = žádné
event-bounty-fixed = pevné
event-bounty-progressive = rostoucí
event-bounty-mystery = tajné
event-mystery = Hodnoty karet
event-mystery-hint = v celých jednotkách; prázdné: vzniknou z vybraných peněz, až se dojde na výhry
event-card-shares = Ze sta karet
event-card-shares-hint = kolik jich je a za co stojí proti ostatním, největší první; prázdné: { $usual }
event-cards = Zbývající karty mystery bounty
event-cards-worth = Hodnota
event-cards-count = Karet
event-shares = Výhry v procentech
event-shares-hint = Od prvního místa, dohromady 100. Prázdné: podle tabulky míst.
event-paid = Procent hráčů, kteří něco vyhrají
event-rebuys = Rebuy za { $n } žetonů v ceně vstupu
event-add-on = Add-on za { $n } žetonů v ceně vstupu
event-rebuy-until = Do konce úrovně
event-rebuy-until-hint = add-on je v přestávce po ní
event-preview = Co se bude hrát
event-preview-with =
    { $n ->
        [one] S { $n } vstupem
        [few] Se { $n } vstupy
       *[other] S { $n } vstupy
    }
event-preview-minutes = všechny úrovně trvají { $h } h { $m } min
event-antes = Ante
event-antes-none = žádné
event-antes-big_blind = platí velký blind
event-antes-each = platí každý
event-ante-from = Ante od úrovně
event-break-every = Úrovní mezi přestávkami
event-break-every-hint = 0: jen kvůli výměně žetonů
event-break-minutes = Minuty přestávky
event-file-text = všechna pravidla a úrovně v TOML, k uložení nebo k úpravám
event-file-edited = Turnaj se založí podle upraveného souboru; formulář nahoře už nerozhoduje.
event-who = Kdo smí přijít
event-private = Uvidí ho jen lidé s odkazem
event-approval = Každého hráče schvaluji
event-password = Heslo turnaje
event-password-new = Nové heslo
event-about = Pár slov o turnaji, pro všechny
event-run = Jak stoly běží
event-run-text = rychlost, diváci, chat
event-decide = Sekund na rozhodnutí o dalším nákupu
event-make = Otevřít přihlašování

## One event

event-clock = Hodiny
event-begins-in = Začátek za
event-begun = { $name } začíná
event-notify = Upozornit mě, až začne, i když se dívám jinam
event-waits = Čeká se na hráče
event-when-full = Začne se, jakmile bude plno.
event-when-host = Začne se, až řekne pořadatel.
event-paused = Hodiny stojí
event-break = Přestávka
event-level-n = Úroveň { $n }
event-next = Další úroveň
event-next-break = Přestávka za
event-left = Zbývá hráčů
event-average = Průměr
event-average-n = průměr { $n }
event-bb = { $n } BB
event-to-prizes = Do výher
event-to-prizes-n =
    { $n ->
        [one] ještě { $n } hráč
        [few] ještě { $n } hráči
       *[other] ještě { $n } hráčů
    }
event-in-the-money = všichni berou
event-by-hand = Hand for hand: další hra začíná u všech stolů najednou.
event-by-hand-short = Hand for hand
event-last-hands-n =
    { $n ->
        [one] dnes ještě { $n } hra
        [few] dnes ještě { $n } hry
       *[other] dnes ještě { $n } her
    }
event-you = Vy v turnaji
event-your-stack = Vaše žetony
event-your-place = Vaše pořadí
event-your-seat = Vaše místo
event-your-head = Na vaši hlavu
event-heads = získáno { $price }
event-table-seat = stůl { $table }, místo { $seat }
event-go-table = Ke stolu
event-moving = Přesedáte. Za okamžik se dozvíte nový stůl.
event-moves-soon = Po této hře přesednete k jinému stolu; dostanete se tam samo.
event-place = { $n }.
event-place-of = { $place } z { $of }
event-out = Vaše konečné místo: { $place }
event-out-now = Pro vás turnaj skončil; za okamžik budete znát své místo.
event-won = Vyhráváte { $price }.
event-registered = Jste v turnaji.
event-asked = Pořadatel se o vás dozvěděl.
event-registered-text = Jste v turnaji. Nechte stránku otevřenou: až začne, dostanete se na své místo.
event-asking-text = Pořadatel o vás ví a pustí vás.
event-full = Všechna místa jsou obsazená.
event-closed = Přihlašování skončilo.
event-enter = Přihlásit se: { $price }
event-enter-again = Vstoupit znovu: { $price }
event-ask-in = Požádat o vstup: { $price }
event-decide-text =
    { $n ->
        [one] Koupit znovu? Zbývá { $n } sekunda
        [few] Koupit znovu? Zbývají { $n } sekundy
       *[other] Koupit znovu? Zbývá { $n } sekund
    }
event-rebuy = Rebuy { $n } žetonů: { $price }
event-after-hand = Jakmile tahle hra skončí.
event-rebuy-done = Koupeno.
event-no-rebuy = Ne, končím
event-no-rebuy-done = Turnaj pro vás skončil.
event-add-on-go = Add-on { $n } žetonů: { $price }
event-add-on-done = Koupeno.
event-away = Nejsem tu
event-away-done = Než se vrátíte, platí se za vás blindy a karty se skládají.
event-back = Jsem zpět
event-back-done = Zase hrajete.
event-unregister = Odhlásit se
event-unregister-sure = Přijdete o místo a dostanete zpět, co jste zaplatili.
event-unregister-no = Zůstat
event-unregister-done = Odhlášeno.
event-entrants = Přihlášení
event-standings = Pořadí
event-results = Výsledky
event-winners = První místa
event-nobody = Zatím nikdo. Pošlete odkaz přátelům.
event-find = Najít hráče
event-rank = Místo
event-player = Hráč
event-chips = Žetony
event-table = Stůl
event-head = Hlava
event-prize = Výhra
event-places = Místo
event-bot = bot
event-is-away = není tu
event-is-out = mimo hru
event-bought = { $n }×
event-show-all = Ukázat všechny: { $n }
event-tables = Stoly
event-table-n = stůl { $n }
event-move-will = { $player }: po této hře od stolu { $from } ke stolu { $to }
event-move-soon = { $player }: po této hře odchází od stolu { $from }
event-move-to = { $player }: přesedá ke stolu { $to }
event-move-waits = { $player }: čeká na místo
event-move-balance = vyrovnání stolů
event-move-broken = stůl se ruší
event-move-redraw = nové losování
event-prizes = Výhry
event-prizes-now = Jak by vypadaly teď; vyhlásí se po konci přihlašování.
event-prizes-dealt = O co se hraje i po dohodě; ostatní je rozděleno.
event-prizes-divided = Dohoda rozdělila všechny: kdo kolik dostane, je ve výsledcích.
event-prizes-later = Každý vstup přidá { $price }; výhry se ukážou, jakmile se někdo přihlásí.
event-prizes-none = Nic se nevyplácí: hraje se o čest.
event-structure = Struktura
event-blinds = Blindy
event-blinds-ante = Blindy / ante
event-length = Délka
event-from = Od
event-minutes = { $n } min
event-hands =
    { $n ->
        [one] { $n } hra
        [few] { $n } hry
       *[other] { $n } her
    }
event-colour-up = odcházejí žetony po { $n }
event-terms-stack = Na začátku { $n } žetonů
event-terms-seats = Nejvýš { $n } u stolu
event-terms-full = Začne, až bude { $n } hráčů
event-terms-most = Nejvýš { $n } vstupů
event-terms-reentries = Opakované vstupy: { $n }
event-terms-rebuy = Rebuy: { $n } žetonů za { $price }, do konce úrovně { $level }
event-terms-add-on = Add-on: { $n } žetonů za { $price }, po úrovni { $level }
event-terms-bounty-fixed = Za vyřazení hráče je { $price }
event-terms-bounty-progressive = Rostoucí odměny za vyřazení, od { $price }
event-terms-bounty-mystery = Tajné odměny za vyřazení: { $price } z každého vstupu
event-terms-guarantee = Zaručeno: { $price }
event-draws = Losování
event-draws-sealed = zapečetěno před prvním
event-draws-right = ověřeno zde: to je semeno, které bylo zapečetěno
event-draws-wrong = toto není semeno, které bylo zapečetěno
event-draws-text = Všechna místa, přesuny i buttony plynou z jednoho semene. Jeho hash je vidět od začátku, semeno na konci; tato stránka hash přepočítá.
event-seal = Pečeť (SHA-256)
event-seed = Semeno
event-cancelled = Turnaj je zrušený; zaplacené peníze se vracejí.
event-cancelled-why = Důvod: { $why }
event-yes = ano

## A deal

event-deal = Dohoda
event-deal-text = rozdělit zbytek, pokud všichni souhlasí
event-deal-how = Jak se dělí
event-deal-icm = podle ICM
event-deal-chips = podle žetonů
event-deal-even = rovným dílem
event-deal-custom = podle zadání
event-deal-save = Nechat ve hře
event-deal-saved = O { $price } se hraje dál.
event-deal-ends = Tím turnaj končí.
event-deal-share = Dostane
event-deal-agrees = Souhlasí
event-deal-look = Ukázat, co z toho bude
event-deal-propose = Navrhnout
event-deal-sure =
    { $n ->
        [one] Bude se ptát { $n } hráče; platí, až souhlasí všichni.
        [few] Bude se ptát { $n } hráčů; platí, až souhlasí všichni.
       *[other] Bude se ptát { $n } hráčů; platí, až souhlasí všichni.
    }
event-deal-propose-done = Hráči jsou dotázáni.
event-deal-proposed = Navržená dohoda, { $kind }:
event-deal-yes = Souhlasím
event-deal-yes-done = Souhlasíte.
event-deal-no = Nesouhlasím
event-deal-no-done = Nesouhlasíte.
event-deal-agreed = Váš souhlas je zaznamenán.
event-deal-drop = Už se neptat
event-deal-drop-done = Z dohody sešlo.

## The host of it

event-host = Pořadatel
event-host-asking = Kdo žádá o vstup
event-host-asks = O vstup žádá { $player }
event-host-admit = Pustit
event-host-refuse = Odmítnout
event-host-refused = Bez vstupu: { $player }.
event-host-start = Začít
event-host-start-sure = Vylosují se místa pro { $n } hráčů a rozběhnou se hodiny.
event-host-start-done = Turnaj začal.
event-host-pause = Zastavit hodiny
event-host-pause-done = Hodiny stojí; rozehrané hry se dohrají.
event-host-go-on-done = Hodiny běží.
event-host-more-time = +{ $n } min
event-host-less-time = −{ $n } min
event-host-clock-done = Hodiny jsou nastaveny.
event-host-bots = Přidat botů
event-host-style = Hrají jako
event-host-bots-go = Přidat boty
event-host-bots-done =
    { $n ->
        [one] Přibyl { $n } bot.
        [few] Přibyli { $n } boti.
       *[other] Přibylo { $n } botů.
    }
event-host-fill =
    { $n ->
        [one] Doplnit poslední { $n } místo
        [few] Doplnit poslední { $n } místa
       *[other] Doplnit posledních { $n } míst
    }
event-host-enter = Přihlásit někoho
event-host-enter-hint = jméno v herně
event-host-enter-many = jména, každé na řádek
event-host-enter-n = Přihlásit { $n }
event-host-enter-go = Přihlásit
event-host-enter-done = V turnaji: { $player }.
event-host-players = Jeden hráč
event-host-players-text = trest, počítání žetonů, nepřítomnost, vrácení do hry, odhlášení
event-host-choose = vyberte …
event-host-done = Hotovo: { $player }.
event-host-remove = Zrušit vstup
event-host-remove-sure = Vstup se zruší a peníze se vrátí: { $player }.
event-host-away = Označit jako nepřítomného
event-host-back = Označit, že je zpět
event-host-day = Konec dne
event-host-day-text = poslední hry, ukládání žetonů
event-host-last-hands = Poslední hry
event-host-last-hands-go = Vyhlásit
event-host-last-hands-done =
    { $n ->
        [one] U každého stolu ještě { $n } hra.
        [few] U každého stolu ještě { $n } hry.
       *[other] U každého stolu ještě { $n } her.
    }
event-host-end-day = Ukončit den
event-host-end-day-sure = Po rozehraných hrách si každý uloží žetony a hodiny se zastaví.
event-host-end-day-done = Den skončil.
event-host-begin-day = Začít další den
event-host-begin-day-done = Další den začíná.
event-seats-by-hand = Místa ručně
event-seats-by-hand-text = přesadit, podržet místo, vyřadit místo
event-seat-move = Přesadit sem
event-seat-sure = { $player } přejde na { $where } se všemi žetony.
event-seat-lock = Podržet místo
event-seat-lock-done = Při vyrovnávání stolů zůstává na místě: { $player }.
event-seat-unlock = Smí se přesadit
event-seat-unlock-done = Znovu se smí přesadit: { $player }.
event-seat-off = Vyřadit místo
event-seat-off-done = Mimo použití: { $where }.
event-seat-on = Znovu používat
event-seat-on-done = Používá se: { $where }.
event-seat-taken = Tam někdo sedí: { $where }.
event-host-settings = Nastavení
event-host-settings-text = kdo smí přijít, kdy se začne, rychlost
event-host-cancel = Zrušit turnaj …
event-host-cancel-sure = Turnaj hned skončí a každý dostane peníze podle pravidel. Vrátit to nelze.
event-host-cancel-hands = Nejprve zastavte hodiny a nechte dohrát hry.
event-results-csv = Výsledky jako tabulka (CSV)
event-ledger-csv = Kdo co zaplatil a dostal (CSV)
event-levels = Další úrovně
event-levels-text = změnit blindy, hry a přestávky, které ještě nezačaly
event-levels-ahead = Co přijde po této úrovni
event-levels-hint = Každá na řádku: 200/400 20m, 300/600 big blind ante 600 20m, break 10m, 500/1000 15h pro 15 her.
event-levels-go = Změnit
event-levels-done = Úrovně jsou změněny.
event-flights = První dny
event-flights-text = přejdou sem ti, kdo zbyli z dne, který skončil
event-flights-which = Adresa toho dne
event-flights-go = Převést je
event-flights-done = Jsou tady.
event-marker = Platí za ztracenou známku odměny
event-old-chips = Nalezené staré žetony
event-old-chips-go = Vyměnit
event-ticket = Vstupenka
event-ticket-hint = jestli jste nějakou vyhráli
event-ticket-won = Vyhráli jste vstupenku:
event-ticket-copy = Zkopírovat vstupenku
event-penalty = Trest
event-penalty-warning = varování
event-penalty-hands = vynechá hry
event-penalty-rounds = vynechá kola
event-penalty-blinds = ztrácí blindy jednoho kola
event-penalty-disqualification = diskvalifikace
event-penalty-amount = Kolik
event-penalty-go = Potrestat
event-penalty-sure = Pro hráče turnaj končí a žetony odcházejí ze hry: { $player }.
event-count = Spočítané žetony
event-count-confirm = Potvrdit počet
event-count-go = Opravit
event-count-sure = { $player }: teď { $before }, po opravě { $after }.
event-undo-bust = Vrátit do hry
event-undo-bust-chips = S kolika žetony
event-undo-bust-sure = { $player } se vrací do hry a má { $chips }.

## At a table of it

strip-title = Turnaj
strip-moves = Po této hře přesedáte
strip-asks-answer-deal = Je navržena dohoda

## Skutečné stoly

felt-title = U stolů
felt-moves = Kdo se přesouvá
felt-walking =
    { $n ->
        [one] { $n } hráč je na cestě na své místo
        [few] { $n } hráči jsou na cestě na svá místa
       *[other] { $n } hráčů je na cestě na svá místa
    }
felt-all-there = Všichni už sedí
felt-all-there-done = Všichni jsou na svých místech.
felt-deal = Všichni souhlasí
felt-deal-sure =
    { $n ->
        [one] { $n } hráč u stolu souhlasil; vyplatí se to tak.
        [few] Všichni { $n } hráči u stolu souhlasili; vyplatí se to tak.
       *[other] Všech { $n } hráčů u stolu souhlasilo; vyplatí se to tak.
    }
felt-deal-done = Dohoda platí.
felt-there = Už sedí
felt-there-done = { $player } už sedí u nového stolu.
felt-out = Vypadli
felt-out-text = poslední první; klepnutím to vezmete zpět
felt-by = Kdo vyhrál žetony?
felt-by-of = Kdo vyhrál žetony hráče { $player }?
felt-also = V tomto rozdání vypadl další hráč
felt-places = Umístění
felt-place-later = Místo později:
felt-place-was = předtím { $place }
felt-bust-many =
    { $n ->
        [one] { $n } hráč – konec
        [few] { $n } hráči – konec
       *[other] { $n } hráčů – konec
    }
felt-big-blind = Přesun hráče. Kdo má u stolu { $table } příště velký blind?
felt-big-blind-unknown = Neví se
felt-big-blind-done = { $player } má příště velký blind.
felt-big-blind-guessed = Místo je odhad: ověřte button.
felt-guess = odhad: ověřte button
felt-bust = { $player } – konec
felt-bust-done = Pro hráče { $player } turnaj skončil.
felt-same-hand = Ve stejném rozdání jako { $player }
felt-no-more = Konec
felt-broke = Kdo nemá žetony
felt-buys = { $player } nemá žetony: dokoupí si?
felt-by-hand = Hra po hře: stiskněte, až všechny stoly dohrají.
felt-round = Všichni dohráli
felt-round-done = Může se rozdat další hra.
felt-bought = { $player }: žetony jsou dokoupeny.
felt-write = Zapsat
felt-counted-why = přepočítáno u stolu
felt-counted-done = { $player } má { $n }.
felt-undone = { $player } je zpět ve hře.
felt-send = Poslat tam
felt-sent = { $player }: { $where }.
felt-registered = Jste přihlášeni. Stůl a místo se tu ukážou, až se budou losovat.

## On the wall

wall-title = Na zeď
wall-layout = Rozvržení
wall-layout-clock = hodiny
wall-layout-players = hodiny a hráči
wall-layout-prizes = hodiny a výhry
wall-sound-on = Zvuk je zapnutý
wall-sound-off = Zvuk je vypnutý
wall-full = Celá obrazovka
wall-back = K turnaji
wall-next = další
wall-players = Hráči
wall-first = První výhra
wall-join = Přihlaste se telefonem

## On paper

print-title = Tisk
print-what = Co se tiskne
print-slips = Lístky s místy
print-sign-in = Prezenční listina
print-payouts = Výhry a struktura
print-seat = Místo
print-chips = { $n } žetonů
print-paid = Zaplaceno
print-signature = Podpis
print-slips-none = Místa se losují, až turnaj začne.
