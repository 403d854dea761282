no-such-language = jazyk { $given } tu není: jsou { $there }
option-says = { $what }: { $why }
file-cannot-be-read = soubor { $file } nejde přečíst: { $why }
write-them-so = { $why }; píše se 50,30,20
amount-is-missing = v { $written } chybí { $place }. číslo
comma-parts-numbers = { $word } v { $written }: čárka odděluje dvě čísla
list-or-arguments = { $word } může být další číslo seznamu i argument: napište { $listed }, nebo seznam až za argumenty
is-no-number = { $word } není číslo
write-name-and-chips = { $written }: píše se jméno a žetony, BB=100
write-seat-and-chips = { $written }: píše se místo a žetony, 3=100
seat-comes-first = { $written }: nejdřív místo, jako 3=...
none-of-the-missed = { $word } není big, small, ante=N, straddle=N ani new
game-is-said-twice = hra je uvedena dvakrát: { $words } a --game { $game }
game-says-it-all = --game říká všechno: vynechte --mix, --variant, --structure, --stakes
mix-has-its-games = --mix má vlastní hry: vynechte --variant a --structure
no-room-for-so-many =
    u stolu { NUMBER($chairs) ->
        [one] je { $chairs } místo
        [few] jsou { $chairs } místa
       *[other] je { $chairs } míst
    }, pro { $wanted } hráčů se nenajdou
more-bots-than-players =
    sedí tam { NUMBER($players) ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    } a { NUMBER($bots) ->
        [one] jmenován je { $bots } bot
        [few] jmenováni jsou { $bots } boti
       *[other] jmenováno je { $bots } botů
    }
two-for-a-match = zápas je mezi dvěma hráči nebo více: { $player } shark
bot-has-no-style = vlastní bot nemá styl: vynechte --style, nebo --bot
a-file-not-a-style = nikdo nehraje jako { $said }; vlastní bot je { $name }.py:MyBot
no-bot-of-that-name = { $name } v { $where } není; { $hint }
did-you-mean-the-bot = nemá to být { $where }:{ $name }?
its-bots-are = boti v něm jsou { $names }
has-no-bot = třída MyBot(riverboat.Bot) v něm není
say-which-bot = { $where }: který bot? píše se my_bot.py:MyBot; { $bots }
no-module-of-a-bot = modul { $module } tu není; bot se jmenuje podle souboru, my_bot.py:MyBot, a styl je jeden z { $styles }
no-file-of-a-bot = soubor { $where } tu není; bot se jmenuje podle souboru, my_bot.py:MyBot
no-file-of-python = { $where } není soubor Pythonu
no-hand-of-variant = žádná hra není varianty { $variant }
no-file-of-hands-in = v { $folder } není žádný soubor her
hands-are-parted-by = hry se dělí podle { $parts }, ne podle { $by }
name-files-or-a-room = uveďte soubory her, nebo hernu: --room SLOŽKA
say-one-of-the-formats = na výběr je { $formats }
would-both-become = z { $one } i z { $other } by vznikl { $target }
target-is-there-already = { $target } už existuje: --force ho přepíše
write-name-and-value = { $option } není volba: píše se jméno=hodnota, třeba oot=tda
no-such-kind-of-deed = { $kind } není; na výběr: { $kinds }
lan-or-an-address = --lan poslouchá na všech adresách: vynechte --host, nebo --lan
how-sure-it-is = --until: víc než 50 % a míň než 100 %, ne { $said }
blueprint-needs-a-file = blueprint se musí někam uložit: --save SOUBOR
log-is-of-this-process = záznam píše jen tento proces
log-is-of-one-table = záznam je z jednoho stolu: --table-hands { $hands } odehraje všechny hry u jednoho
only-for-a-deal = to je k dohodě: přidejte --deal
ante-is-one-of = je to none, each nebo big_blind
no-name-for-a-log = { $name } není jméno do záznamu: bez mezer, dvojteček a svislítek
so-many-names = je třeba { $count } různých jmen, ne { $given }
say-player-and-bot = { $given }: píše se HRÁČ=BOT s hráčem od 1 do { $most }, třeba 2=calling
player-has-a-bot = hráč { $player } už bota má
ports-are-numbers = { $given }: porty jsou čísla do 65535
ports-for-programs = portů je { $ports } a programů, které se mají připojit, { $programs }
only-a-blueprint-is-drawn = kreslí se jen blueprint
blueprints-are-for = přiložené blueprinty jsou pro 2 a 6
system-says =
    { KEY($text) ->
        [no-such-file-or-directory] nic takového tu není
        [permission-denied] není k tomu oprávnění
        [operation-not-permitted] není to dovoleno
        [is-a-directory] je to složka
        [not-a-directory] není to složka
        [file-exists] už to existuje
        [file-name-too-long] jméno je příliš dlouhé
        [no-space-left-on-device] na disku není místo
        [read-only-file-system] sem se nedá zapisovat
        [input-output-error] disk neodpovídá, jak má
        [too-many-open-files] je otevřeno příliš mnoho souborů
        [connection-refused] nikdo tam neodpovídá
        [broken-pipe] nikdo to už nečte
       *[other] { $text }
    }
system-refuses =
    { GIVEN($file) ->
        [yes] { $file }:{" "}
       *[no] {""}
    }{ $says } (chyba systému { $number })
