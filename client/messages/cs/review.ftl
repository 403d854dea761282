### Texty stránek, které rozebírají hry a trénují situace.

review-tabs = Studium
review-tab-study = Solver
review-tab-review = Rozbor
review-tab-train = Trénink

review-title = Rozbor
review-text = Kolik vás stálo každé rozhodnutí a co bylo lepší.
review-private = Rozbory vidíte jen vy.
review-own = Vaše rozdání v této herně
review-own-text = Všechna rozhodnutí za vybrané období, nejdražší první.
review-own-day = Posledních 24 hodin
review-own-week = Posledních 7 dní
review-own-all = Všechna rozdání
review-paste = Vložit rozdání
review-paste-text = Historie z PokerStars, GGPoker, Winamaxu a dalších heren, které riverboat umí, nebo z této herny.
review-history = Historie rozdání
review-file = Nebo otevřete soubor
review-player = Hráč
review-player-help = Prázdné pole: hero ze souboru.
review-start = Řešit od
review-start-flop = flopu
review-start-turn = turnu
review-start-river = riveru
review-start-help = River je hned, turn za sekundu nebo dvě, flop trvá minutu i déle.
review-go = Rozebrat
review-uploading = Nahrává se { $percent }
review-too-large = Soubor je moc velký: nejvýš { $mb } MB.
review-yours = Vaše rozbory
review-none = Zatím žádný rozbor.
review-of-hand = { $table }, rozdání { $hand }
review-of-table = { $table }
review-of-one = Rozdání hráče { $player }
review-of-text = Rozdání hráče { $player }
review-of-live = { $table }: rozdání hráče { $player }
review-of-period = Rozdání od { $from }
review-of-all = Všechna moje rozdání
review-hands =
    { $n ->
        [one] { $n } rozdání
        [few] { $n } rozdání
       *[other] { $n } rozdání
    }
review-state-queued = Čeká
review-state-reviewing = Počítá se
review-state-done = Hotovo
review-state-stopped = Zastaveno
review-state-failed = Nešlo rozebrat
review-open = Otevřít
review-stop = Zastavit
review-resume = Pokračovat
review-delete = Smazat
review-solving = Počítá se
review-solving-flop = Počítá se flop
review-solving-turn = Počítá se turn
review-solving-river = Počítá se river
review-left-seconds = Zbývá asi { $n } s
review-left-minutes =
    { $n ->
        [one] Zbývá asi { $n } minuta
        [few] Zbývají asi { $n } minuty
       *[other] Zbývá asi { $n } minut
    }
review-ahead =
    { $n ->
        [one] Před vámi { $n } rozbor
        [few] Před vámi { $n } rozbory
       *[other] Před vámi { $n } rozborů
    }
review-progress = { $done }/{ $total } rozdání
review-paused =
    { $n ->
        [one] Výpočetní čas na tuto hodinu je vyčerpaný. Rozbor bude pokračovat za { $n } minutu.
        [few] Výpočetní čas na tuto hodinu je vyčerpaný. Rozbor bude pokračovat za { $n } minuty.
       *[other] Výpočetní čas na tuto hodinu je vyčerpaný. Rozbor bude pokračovat za { $n } minut.
    }
review-left-out =
    { $n ->
        [one] Vynecháno { $n } rozdání
        [few] Vynechána { $n } rozdání
       *[other] Vynecháno { $n } rozdání
    }
review-unread =
    { $n ->
        [one] { $n } rozdání nešlo přečíst
        [few] { $n } rozdání nešlo přečíst
       *[other] { $n } rozdání nešlo přečíst
    }
review-flop-pending = Ostatní kola jsou hotová, flop přibude.
review-flop-missing = Flop není vyřešený

review-hand-title = Rozdání { $hand }
review-replay = Přehrát
review-replay-hide = Skrýt přehrávání
review-replay-step = Vyberte rozhodnutí, nebo rozdání krokujte.
review-download = Stáhnout
review-more = Další rozdání
review-result = Výsledek
review-all-in-ev = All-in EV
review-all-in-ev-text = Výsledek, kde se all-iny počítají podle equity.
review-loss = Ztráta v rozhodnutích
review-loss-text = EV nejlepší akce minus EV té vaší.
review-decisions = Rozhodnutí
review-solved = Vyřešeno
review-bb = { $n } bb
review-loss-of = −{ $bb } bb
review-loss-money = −{ $bb } bb ({ $money })
review-no-loss = Beze ztráty
review-in-chart = V tabulce
review-off-chart = Mimo tabulku
review-not-judged = Neřešeno
review-street-preflop = Preflop
review-street-flop = Flop
review-street-turn = Turn
review-street-river = River
review-street-other = { $name }
review-pot = Bank
review-to-call = K dorovnání
review-pot-odds = Pot odds
review-equity = Equity
review-action = Akce
review-frequency = Četnost
review-ev = EV, bb
review-ev-loss = Ztráta, bb
review-yours-mark = vaše
review-best-mark = nejlepší
review-chart = Tabulka
review-kind-bet = Vsadit
review-kind-raise = Navýšit
review-grid-show = Strategie celého rangu
review-grid = Strategie hráče { $player }: { $street }
review-grid-point = Ukažte na políčko a uvidíte jeho mix.
review-accuracy = Vyřešeno s přesností { $n } % banku
review-ranges = Předpokládané rangy
review-ranges-text = S těmito rangy hráči jdou na flop. Upravte je a nechte rozdání vyřešit znovu.
review-ranges-own = { $player }, vy
review-range-percent = { $percent } startovních rukou
review-ranges-edit = Upravit
review-ranges-again = Řešit znovu
review-notes = Poznámky
review-check = check
review-call = dorovnat
review-fold = složit
review-bet = vsadit { $chips }
review-raise = navýšit na { $chips }
review-all-in = all-in { $chips }

review-summary = Souhrn
review-costliest = Nejdražší rozhodnutí
review-none-yet = Zatím nic.
review-costliest-none = Žádná ztráta nad přesnost řešení.
review-played-best = { $played }, lépe { $best }
review-leaks = Leaky
review-leaks-text = Skupiny rozhodnutí, které stojí víc, než vysvětlí náhoda. Intervaly platí s jistotou 95 % pro všechny skupiny najednou.
review-leaks-none = Žádný leak. Je k němu potřeba aspoň 30 rozhodnutí jednoho druhu.
review-leak-cost = { $cost } bb na rozhodnutí ({ $low } až { $high })
review-leak-count =
    { $n ->
        [one] { $n } rozhodnutí
        [few] { $n } rozhodnutí
       *[other] { $n } rozhodnutí
    }
review-leak-often = { $action } { $played }, řešení { $solution }
review-leak-train = Trénovat
review-leak-in = { $group }, { $line }
review-texture-monotone = Flopy v jedné barvě
review-texture-two-tone = Flopy ve dvou barvách
review-texture-rainbow = Flopy ve třech barvách
review-texture-two-tone-paired = Párové flopy ve dvou barvách
review-texture-rainbow-paired = Párové flopy ve třech barvách
review-texture-rainbow-trips = Trojice na flopu
review-line-unopened = bez sázky
review-line-checked-to = po checku
review-line-facing-a-bet = proti sázce
review-line-facing-a-raise = proti navýšení
review-line-facing-a-re-raise = proti dalšímu navýšení
review-list = Rozdání
review-number = Rozdání
review-position = Pozice
review-cards = Karty
review-board = Board

train-title = Trénink
train-text = Situace z 6-maxu a heads-upu. Vyberte akci a porovnejte ji s řešením.
train-filter = Situace
train-any = Nezáleží
train-street = Kolo
train-position = Pozice
train-pot-type = Bank
train-pot-limped = Limpovaný
train-pot-single-raised = Jednou navýšený
train-pot-3-bet = 3-betovaný
train-pot-4-bet = 4-betovaný
train-pot-of = { $type } bank
train-texture = Flop
train-line = Situace
train-players = Hráči
train-depth = Stacky, bb
train-texture-monotone = Jedna barva
train-texture-two-tone = Dvě barvy
train-texture-rainbow = Tři barvy
train-texture-paired = Párový
train-texture-unpaired = Bez páru
train-begin = Začít
train-drawing = Připravuje se situace
train-next = Další situace
train-play = Hrát
train-play-decision = Jedno rozhodnutí
train-play-hand = Celá rozdání
train-play-on = Hrát dál
train-hand-result = Konec rozdání: { $bb } bb
train-hand-loss =
    { $n ->
        [one] Toto rozdání: ztráta { $bb } bb v { $n } rozhodnutí
        [few] Toto rozdání: ztráta { $bb } bb ve { $n } rozhodnutích
       *[other] Toto rozdání: ztráta { $bb } bb v { $n } rozhodnutích
    }
train-stop = Změnit výběr
train-again = Znovu
train-spot = { $position } proti { $opponent }
train-hold = Vaše karty
train-board = Board
train-pot-now = Bank { $n } bb
train-call-now = K dorovnání { $n } bb
train-stack-now = Zbývá { $n } bb
train-choose = Vaše akce
train-keys = Klávesy: 1 až 9 vybere akci, Enter pokračuje, P hraje rozdání dál, N vylosuje další situaci.
train-verdict-correct = Správně
train-verdict-inaccuracy = Nepřesnost
train-verdict-mistake = Chyba
train-verdict-blunder = Hrubá chyba
train-lost = Ztráta { $bb } bb, { $percent } banku
train-comes-back = Tato situace se vrátí { $when }.
train-in-minutes = za 10 minut
train-in-days =
    { $n ->
        [one] zítra
        [few] za { $n } dny
       *[other] za { $n } dní
    }
train-learnt = Tuto situaci už umíte.
train-progress = Pokrok
train-progress-text = Pokrok je uložený jen v tomto prohlížeči. Uložte si ho do souboru a pokračujte jinde, třeba v terminálu: riverboat train --progress.
train-streak = Série
train-best-streak = Nejdelší série
train-answers = Odpovědi
train-correct = Správně
train-loss = Ztráta na odpověď
train-due = K opakování
train-curve = Ztráta na odpověď po dnech, % banku
train-curve-text = Naposledy { $day }: ztráta { $loss } % banku na odpověď.
train-save = Uložit
train-load = Načíst
train-load-failed = V souboru není uložený trénink.
train-clear = Smazat
train-clear-sure = Smazat celý pokrok?
train-keep = Nechat
