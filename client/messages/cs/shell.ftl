### Texts of every page, and of the entrance to a table.

## Everywhere

app-skip = Přejít na obsah
app-loading = Okamžik …
app-menu = Nabídka
app-reload = Načíst znovu
app-close = Zavřít
app-cancel = Zrušit
app-copy = Kopírovat
app-copied = Zkopírováno
nav-tables = Stoly
nav-new = Otevřít stůl
nav-live = Vést živou hru
nav-events = Turnaje
nav-floor = Zeptat se floora
nav-tools = Nástroje dealera
nav-login = Přihlásit se
trouble-unreachable = Hernu nelze zastihnout. Zkontrolujte připojení a zkuste to znovu.
trouble-unknown = To se nepovedlo.
line-connecting = Připojuji se k herně …
line-waiting = Spojení se přerušilo. Vaše místo i žetony jsou v bezpečí; zkouším to znovu …
line-now = Zkusit hned
line-quiet = Herna neodpovídá. Vaše místo i žetony jsou v bezpečí; zkouším to dál …
line-latency = Spojeno: herna odpovídá za { $n } ms
line-latency-slow = Pomalé spojení: herna odpovídá za { $n } ms
line-off = Bez spojení s hernou
missing-title = Taková stránka tu není
missing-text = Stůl je možná zavřený, nebo je adresa neúplná.

## Who one is

name-title = Jak se jmenujete?
name-label = Vaše jméno
name-hint = Tak vás uvidí ostatní u stolu. Heslo není potřeba.
name-go = Pokračovat
name-have-account = Mám účet
login-title = Vstup do herny
login-how = Jak vstoupit
login-guest = Host
login-guest-text = Stačí jméno. Patří vám, dokud si ho tento prohlížeč pamatuje.
login-guest-go = Vstoupit jako host
login-login = Přihlášení
login-login-text = Jménem a heslem svého účtu.
login-login-go = Přihlásit se
login-register = Nový účet
login-register-text = Jméno a heslo, abyste se mohli vrátit z kteréhokoli zařízení.
login-register-go = Založit účet
login-password = Heslo
login-or = nebo beze jména a hesla
login-passkey = Použít přístupový klíč
login-passkey-away = Přístupový klíč použit nebyl. Zkuste to znovu, nebo přijďte jinak.
login-second = Ještě jeden krok
login-second-totp = Váš účet chce kód, který teď ukazuje ověřovací aplikace.
login-second-passkey = Váš účet chce přístupový klíč: otisk prstu, obličej, zámek zařízení nebo bezpečnostní klíč.
login-second-recovery = Jeden ze záložních kódů, které máte schované. Tím se spotřebuje.
login-code = Kód z aplikace
login-recovery = Záložní kód
login-use-recovery = Použít záložní kód
login-not-recovery = Zpět k obvyklému způsobu
login-again = Začít znovu
login-lost = Všechno je pryč? Řekněte tomu, kdo hernu provozuje: tento krok může vypnout.

## The lobby

lobby-title = Stoly
lobby-text = Přisedněte si, nebo otevřete vlastní stůl a pozvěte přátele.
lobby-empty = Žádný stůl zatím není otevřený
lobby-empty-text = Otevřete ho níže: stačí kliknout a jedním odkazem pozvat všechny.
lobby-quick = Začněte jedním kliknutím
lobby-quick-text = Přidat se může jen ten, kdo má váš odkaz.
lobby-quick-friendly = Jako online: 20 sekund na rozhodnutí, karty se ukazují samy
lobby-quick-kitchen = Jako doma: 45 sekund, straddly, žetony na dluh, all-in se doloží i dvakrát
lobby-quick-casino = Jako v kasinu: 30 sekund, straddle, nic na dluh
lobby-all-options = Nastavit všechny volby
lobby-floor-text = Co se stalo u vašeho stolu? Žetony, slova, pořadí, karty: rozhodnutí a kde ho najdete v pravidlech.
lobby-seated = obsazeno { $seated } z { $chairs } míst
lobby-watching =
    { $n ->
        [one] { $n } divák
        [few] { $n } diváci
       *[other] { $n } diváků
    }
lobby-host = pořádá { $name }
lobby-playing = hraje se
lobby-waiting = čeká se na hráče
lobby-private = soukromý
lobby-join = Přidat se
lobby-watch = Dívat se
lobby-back = Zpět na své místo

## A new table

new-of = Stůl: { $name }

## Inviting and coming in

invite-title = Pozvat
invite-text = Kdo otevře tento odkaz a napíše jméno, je u stolu.
invite-link = Odkaz na stůl
invite-only-here = Tento odkaz otevře jen tento počítač: nikde jinde herna neposlouchá. Přátelům ve vaší síti ji zpřístupní { $lan }. Pro přístup z internetu jí dejte adresu pomocí { $url }.
invite-where = Vaši přátelé jsou v síti
invite-host-only = K tomuto stolu zve jen pořadatel.
invite-copy = Kopírovat odkaz
invite-share = Sdílet
invite-qr = QR kód s odkazem na stůl
door-to = { $host } vás zve ke stolu
door-come-in = Vstoupit
door-watch = Jen se dívat
door-password = Heslo ke stolu
door-seat-first = U tohoto stolu se nedá jen dívat. Posaďte se a uvidíte ho.
door-chair = Místo
door-sit = Posadit se
door-private = Tento stůl je soukromý. Požádejte o odkaz toho, kdo ho pořádá.
door-all-taken = Všech { $chairs } míst je obsazených.
door-all-taken-bots = Všech { $chairs } míst je obsazených, ale bot vám místo uvolní.
door-all-taken-title = Stůl je plný
door-waits =
    { $n ->
        [one] Na místo čeká { $n } člověk.
        [few] Na místo čekají { $n } lidé.
       *[other] Na místo čeká { $n } lidí.
    }
door-bot-seat = Sednout si místo bota
door-bot-seat-text = Bot odejde, až skončí hra, a jeho místo se vám podrží.
door-list = Zapsat se na seznam čekajících
door-list-text = Příští volné místo se vám podrží a dáme vám vědět.
door-watch-text = Sednout si nebo se zapsat na seznam můžete i později.
door-full-list = U tohoto stolu se nedá jen dívat a všechna místa jsou obsazená. Zapište se na seznam a nechte tuto stránku otevřenou: dáme vám vědět.
door-place = Na seznamu čekajících jste v pořadí { $n }. Nechte tuto stránku otevřenou: až bude místo, dáme vám vědět.
door-yours = Drží se pro vás místo { $chair }. Posaďte se brzy, jinak ho dostane další.
door-called = Máte volné místo: { $table }
door-list-leave = Odhlásit ze seznamu
lobby-waits =
    { $n ->
        [one] { $n } čeká
        [few] { $n } čekají
       *[other] { $n } čeká
    }
lobby-list = Plno: zapsat se na seznam
lobby-list-n =
    { $n ->
        [one] Plno, { $n } čeká: zapsat se na seznam
        [few] Plno, { $n } čekají: zapsat se na seznam
       *[other] Plno, { $n } čeká: zapsat se na seznam
    }
lobby-on-list = Na seznamu jste v pořadí { $n }
lobby-bot-seat = Sednout si místo bota
name-taken-you = Jste to vy na jiném zařízení? Otevřete tam nabídku stolu, zvolte „Hrát na jiném zařízení“ a použijte tady kód, který se ukáže.
name-taken-lost = Pokud ten prohlížeč už nemáte, požádejte pořadatele: může vám poslat odkaz na vaše místo, nebo místo uvolnit.
name-taken-code = Mám kód
device-used = Váš kód byl použit: hrajete teď i na jiném zařízení.
door-bad-invite = Tato pozvánka už neplatí. Požádejte o nový odkaz.

## Around the table

bar-hand = hra { $hand }
bar-kill = sázky { $percent } %
bar-hands = Odehrané hry
bar-ledger = Vyúčtování
bar-rules = Pravidla
bar-floor = Zeptat se floora
bar-clock = Hodiny na velkou obrazovku
bar-host = Správa

## Nabídka u stolu a moje stoly

menu-here = U tohoto stolu
menu-device = Na tomto zařízení
menu-pages = Stránky tohoto stolu
menu-on = zapnuto
menu-off = vypnuto
nav-mine = Moje stoly
mine-asks = Jste na řadě u stolu { $table }
mine-more = +{ $n }
mine-open = Moje stoly: { $n }
mine-alone = Jen tento stůl
mine-your-turn = Jste na řadě
mine-back = Zpět ke stolu
mine-acting = Na řadě: { $who }
mine-waits = Čeká se na další hru
mine-none = Nesedíte u žádného stolu.
mine-none-text = Někam se posaďte a stoly, u kterých sedíte, tu uvidíte vedle sebe.
mine-find = Najít stůl
page-gone = U tohoto stolu už nejste
page-closed-text = Sezení skončilo. Co se tu hrálo, najdete i potom, a také kdo komu zaplatí.

## The host

host-title = Správa
host-pause = Přestávka po této hře
host-go-on = Pokračovat

## Co pořadatelé dělají během hry a co z toho je

host-pause-short = Přestávka
host-pause-next = Po této hře bude přestávka
host-pause-cancel = Bez přestávky
host-later = Počká to, až tato hra skončí.
until-good = napořád
pending-title = Po této hře:
pending-all =
    { $n ->
        [one] { $n } věc po této hře
        [few] { $n } věci po této hře
       *[other] { $n } věcí po této hře
    }
pending-by = ({ $by })
pending-take-back = Vzít zpět: { $what }
seat-menu-open = { $who }: co se dá udělat
note-title = Vaše poznámka

## Posted rules

rules-link = Pravidla tohoto stolu
