### Texts of every page, and of the entrance to a table.

## Everywhere

app-skip = Přejít na obsah
app-loading = Načítání …
app-menu = Nabídka
app-language = Jazyk
app-reload = Načíst znovu
app-close = Zavřít
app-cancel = Zrušit
app-copy = Kopírovat
app-copied = Zkopírováno
nav-tables = Stoly
nav-new = Otevřít stůl
nav-live = Živá hra
nav-events = Turnaje
nav-floor = Zeptat se floora
nav-study = Studium
nav-tools = Nástroje dealera
nav-login = Přihlásit se
trouble-unreachable = Herna není dostupná. Zkontrolujte připojení a zkuste to znovu.
trouble-unknown = Nepovedlo se to. Zkuste to znovu.
line-connecting = Připojování …
line-waiting = Spojení vypadlo. Místo i žetony máte v bezpečí. Připojujeme se …
line-now = Zkusit hned
line-quiet = Herna neodpovídá. Místo i žetony máte v bezpečí. Připojujeme se …
line-latency = Spojeno: { $n } ms
line-latency-slow = Pomalé spojení: { $n } ms
line-off = Odpojeno od herny
missing-title = Stránka nenalezena
missing-text = Stůl je možná zavřený, nebo je adresa neúplná.

## Who one is

name-title = Jak se jmenujete?
name-label = Vaše jméno
name-hint = Toto jméno uvidí ostatní hráči. Heslo není potřeba.
name-go = Pokračovat
name-have-account = Mám účet
login-title = Vstup do herny
login-how = Jak vstoupit
login-guest = Host
login-guest-text = Stačí jméno. V tomto prohlížeči zůstane vaše.
login-guest-go = Hrát jako host
login-login = Přihlášení
login-login-text = Jméno a heslo.
login-login-go = Přihlásit se
login-register = Nový účet
login-register-text = Jméno a heslo, se kterými se vrátíte z každého zařízení.
login-register-go = Založit účet
login-password = Heslo
login-or = nebo bez hesla
login-passkey = Použít přístupový klíč
login-passkey-away = Přístupový klíč nebyl použit. Zkuste to znovu nebo se přihlaste jinak.
login-second = Ještě jeden krok
login-second-totp = Zadejte kód z ověřovací aplikace.
login-second-passkey = Použijte přístupový klíč: otisk prstu, obličej, zámek zařízení nebo bezpečnostní klíč.
login-second-recovery = Zadejte jeden ze záložních kódů. Každý platí jednou.
login-code = Kód z aplikace
login-recovery = Záložní kód
login-use-recovery = Použít záložní kód
login-not-recovery = Zpět k běžnému způsobu
login-again = Začít znovu
login-lost = Nemáte nic z toho? Požádejte provozovatele herny, ať tento krok vypne.

## The lobby

lobby-title = Stoly
lobby-text = Přisedněte si, nebo otevřete vlastní stůl a pozvěte přátele.
lobby-empty = Zatím žádné stoly
lobby-empty-text = Otevřete první a pošlete přátelům odkaz.
lobby-quick = Rychlý start
lobby-quick-text = Jen na pozvání: přátelé přijdou přes váš odkaz.
lobby-quick-friendly = 20 s na tah, automatický showdown
lobby-quick-kitchen = 45 s na tah, straddle, dlužní úpisy, doložení dvakrát
lobby-quick-casino = 30 s na tah, straddle, nic na dluh
lobby-all-options = Všechna nastavení
lobby-floor-text = String bet, akce mimo pořadí, odkrytá karta: rozhodnutí i s pravidlem.
lobby-study = Vyřešit situaci po flopu
lobby-review = Rozbor rozdání
lobby-train = Trénink
lobby-seated = { $seated }/{ $chairs } míst
lobby-watching =
    { $n ->
        [one] { $n } divák
        [few] { $n } diváci
       *[other] { $n } diváků
    }
lobby-host = Pořádá { $name }
lobby-playing = hraje se
lobby-waiting = čeká se na hráče
lobby-private = jen na pozvání
lobby-join = Přidat se
lobby-watch = Dívat se
lobby-back = Zpět na své místo

## A new table

new-of = Stůl: { $name }

## Inviting and coming in

invite-title = Pozvat
invite-text = Pošlete tento odkaz. Přátelé zadají jméno a jsou u stolu.
invite-link = Odkaz na stůl
invite-only-here = Odkaz funguje jen na tomto počítači. Pro přátele ve vaší síti spusťte hernu s { $lan }. Pro internet nastavte adresu pomocí { $url }.
invite-where = Síť vašich přátel
invite-host-only = Zve jen pořadatel.
invite-copy = Kopírovat odkaz
invite-share = Sdílet
invite-qr = QR kód s odkazem na stůl
door-to = { $host } vás zve ke stolu
door-game = Hra
door-seated = U stolu
door-buy-in = Buy-in
door-buy-in-range = { $least } až { $most }
door-play-chips = Hraje se o žetony, ne o peníze.
door-nobody = Zatím nikdo
door-bots =
    { $n ->
        [one] { $n } bot
        [few] { $n } boti
        [many] { $n } bota
       *[other] { $n } botů
    }
door-come-in = Ke stolu
door-watch = Jen se dívat
door-password = Heslo ke stolu
door-seat-first = Tady se nedá jen dívat. Stůl uvidíte, až si sednete.
door-chair = Místo
door-sit = Posadit se
door-private = Jen na pozvání. Požádejte pořadatele o odkaz.
door-all-taken = Všechna místa ({ $chairs }) jsou obsazená.
door-all-taken-bots = Všechna místa ({ $chairs }) jsou obsazená. Jedno vám uvolní bot.
door-all-taken-title = Stůl je plný
door-waits = Na místo čeká: { $n }.
door-bot-seat = Místo po botovi
door-bot-seat-text = Bot po tomto rozdání odejde a místo je vaše.
door-list = Na čekací listinu
door-list-text = Podržíme vám příští volné místo a dáme vědět.
door-watch-text = Sednout si nebo se zapsat můžete i později.
door-full-list = Stůl je plný a dívat se tu nedá. Zapište se na čekací listinu a nechte stránku otevřenou: dáme vám vědět.
door-place = Na čekací listině jste na { $n }. místě. Nechte stránku otevřenou: dáme vám vědět.
door-yours = Místo { $chair } je vaše. Sedněte si hned, jinak propadne.
door-called = Volné místo: { $table }
door-list-leave = Zrušit čekání
lobby-waits = čeká: { $n }
lobby-list = Plno: na čekací listinu
lobby-list-n = Plno, čeká { $n }: na čekací listinu
lobby-on-list = Na čekací listině jste na { $n }. místě
lobby-bot-seat = Místo po botovi
name-taken-you = Jste to vy na jiném zařízení? Otevřete tam nabídku stolu, zvolte „Hrát na jiném zařízení“ a kód zadejte tady.
name-taken-lost = To zařízení už nemáte? Požádejte pořadatele o odkaz na vaše místo, nebo ať místo uvolní.
name-taken-code = Mám kód
device-used = Kód použit: hrajete i na jiném zařízení.
door-bad-invite = Pozvánka už neplatí. Požádejte pořadatele o nový odkaz.

## Around the table

bar-hand = rozdání { $hand }
bar-kill = limity { $percent } %
bar-hands = Rozdání
bar-ledger = Vyúčtování
bar-rules = Pravidla stolu
bar-floor = Zeptat se floora
bar-clock = Shot clock
bar-tv = Stůl na TV
bar-stream = Stream
bar-host = Správa

## Nabídka u stolu a moje stoly

menu-here = Tento stůl
menu-device = Toto zařízení
menu-pages = Stránky stolu
menu-on = zapnuto
menu-off = vypnuto
nav-mine = Moje stoly
mine-asks = Jste na řadě: { $table }
mine-more = +{ $n }
mine-open = Moje stoly: { $n }
mine-alone = Jen tento stůl
mine-your-turn = Jste na řadě
mine-back = Zpět ke stolu
mine-acting = Na řadě: { $who }
mine-waits = Čeká se na další rozdání
mine-none = Nesedíte u žádného stolu
mine-none-text = Sedněte si ke stolům a hrajte je tady vedle sebe.
mine-find = Najít stůl
page-gone = Stůl není dostupný
page-closed-text = Stůl je zavřený. Odehraná rozdání i vyúčtování tu zůstávají.

## The host

host-title = Správa
host-pause = Pauza po tomto rozdání
host-go-on = Pokračovat

## Co pořadatelé dělají během rozdání a co z toho je

host-pause-short = Pauza
host-pause-next = Po tomto rozdání bude pauza
host-pause-cancel = Zrušit pauzu
host-later = Provede se po tomto rozdání.
until-good = napořád
until-date = do { $at }
pending-title = Po tomto rozdání:
pending-all =
    { $n ->
        [one] { $n } změna po tomto rozdání
        [few] { $n } změny po tomto rozdání
       *[other] { $n } změn po tomto rozdání
    }
pending-by = ({ $by })
pending-take-back = Zrušit: { $what }
seat-menu-open = Možnosti: { $who }
note-title = Poznámka

## Posted rules

rules-link = Pravidla stolu
