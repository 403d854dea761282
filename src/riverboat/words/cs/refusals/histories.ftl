on-a-line = řádek { $line }, { $said }: { $why }
is-to-act =
    na řadě { PERSON($who) ->
        [you] jste vy
       *[other] je { $who }
    }: { $legal }
is-to =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } { $legal }
is-to-choose =
    { PERSON($who) ->
        [you] volíte
       *[other] { $who } volí
    }: { $legal }
waits-for = stůl čeká na: { $legal }
is-not-over-yet = hra není u konce; { $waits }
breaks-off = zápis hry končí předčasně; { $waits }
cards-run-out = karty došly; stůl čeká na: { $legal }
no-hole-cards-due = hráčům teď karty nepřijdou; stůl čeká na: { $legal }
no-board-cards-due = na board teď karty nepřijdou; stůl čeká na: { $legal }
no-draw-is-on = teď se nemění; stůl čeká na: { $legal }
upcard-is-missing = chybí odkrytá karta ({ $who })
no-hand-in-it = není v tom žádná hra
wins-otherwise = vyhrává { $apart }
pays-otherwise = { $apart }
stacks-otherwise = končí s { $apart }
pot-otherwise = v banku je { $pot } (zapsáno { $recorded })
wins-otherwise-on-a-line = řádek { $line }: výhra: { $apart }
uncalled-otherwise-on-a-line = řádek { $line }: nedorovnané sázky: { $apart }
pot-otherwise-on-a-line = řádek { $line }: v banku je { $pot } s rakem { $rake }, ne { $recorded }
breaks-off-before-its-winner = zápis hry končí dřív, než řekne, kdo vyhrál
not-a-state-line = { $text } není řádek STATE o šesti polích
no-payoffs = { $text } nejsou výplaty
payoffs-for-others = výplat { $count }, ale hráčů { $players }
log-begins-with-hand-started = záznam začíná HandStarted
no-facts-to-write = není co zapsat: chybějí fakta
no-word-for-the-game = formát nemá slovo pro { $game }
no-word-for-what-went-wrong =
    { KEY($form) ->
        [phh] PHH
        [ohh] Open Hand History
        [pokerstars] zápis PokerStars
        [acpc] záznam
       *[other] { $form }
    } nemá slovo pro to, co se ve hře pokazilo a napravilo ({ $fact }): náš vlastní záznam je má
no-name-for-the-game = { $game } v tomto formátu žádné jméno nemá
no-word-for-added-chips =
    { KEY($form) ->
        [phh] PHH
        [ohh] Open Hand History
        [pokerstars] zápis PokerStars
        [acpc] záznam
       *[other] { $form }
    } nemá slovo pro žetony, které přibydou během hry, jako tady ({ $who }): náš vlastní záznam je má
no-code-for-it = formát nemá kód pro { $game }
only-finished-hands-have-a-line = řádek v záznamu má jen dohraná hra
no-room-for-what-is-dealt = v záznamu není místo pro to, co se rozdává v { $game }
payoffs-come-to-nothing = výplaty v záznamu dávají dohromady nulu, bez raku
log-has-one-board = záznam má jeden board, a tady se jich dokládalo víc
begins-as-no-line-says = tato hra začíná tak, jak to žádný řádek neřekne: { $again } místo { $started }
one-hand-to-a-file = soubor { $one } obsahuje jednu hru; pro více her je { $many }
has-no-end = hra { $number } nemá konec, který by šlo zapsat: { $ended }
rake-before-the-end = rake se vzal dřív, než hra skončila, ve faktu { $at }
unknown-form = formu { $given } našich záznamů nikdo nezná; známe { $form }
no-seat-for-the-hero = místo { $hero } pro hrdinu není; místa jsou 0-{ $last }
no-hand-of-poker = to není pokerová hra: { $what }
hands-of-a-site = to jsou hry z { $site }, které se tu zatím nečtou
no-open-hand-history = to je JSON, ale ne Open Hand History: ten má všechno v objektu 'ohh'
nothing-in-the-file = v tomto souboru nic není
begins-like-no-history = nezačíná to jako žádný zápis her, který známe: { $line }; čekáme PHH, Open Hand History, text herny jako PokerStars, log ACPC nebo záznam z riverboat
nothing-can-be-mended = neopraveno: opravit v tom nic nejde
only-phh-is-mended = neopraveno: opravují se jen hry ve formátu PHH
is-a-tournament-summary = tohle je souhrn turnaje z herny { $site }: jsou v něm výsledky a žádné hry
board-otherwise-on-a-line = řádek { $line }: board je { CARDS($dealt) }, ne { CARDS($recorded) }
damaged-archive = archiv je poškozený: { $what }
archive-too-large = archiv má po rozbalení víc než { $megabytes } MB
