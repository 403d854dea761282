no-such-language = neznámý jazyk { $given }; na výběr: { $there }
option-refused = { $what }: { $why }
file-unreadable = soubor { $file } nejde přečíst: { $why }
number-list-format = { $why }; píše se 50,30,20
number-missing-in-list = v { $written } chybí { $place }. číslo
comma-separator-expected = { $word } v { $written }: čísla oddělte čárkou
list-argument-ambiguous = { $word } může patřit do seznamu i za něj: napište { $listed }, nebo dejte seznam až na konec
number-invalid = to není číslo: { $word }
name-and-chips-format = { $written }: pište jméno a žetony, třeba BB=100
seat-and-chips-format = { $written }: pište místo a žetony, třeba 3=100
seat-number-expected = { $written }: začněte místem, třeba 3=...
missed-post-unknown = neznámé { $word }: zadejte big, small, ante=N, straddle=N nebo new
game-given-twice = dvě zadání hry: { $words } a --game { $game }
game-option-conflict = --game obsahuje všechno: vynechte --mix, --variant, --structure, --stakes
mix-games-fixed = --mix má vlastní hry: vynechte --variant a --structure
too-many-players-for-table =
    u stolu { NUMBER($chairs) ->
        [one] je { $chairs } místo
        [few] jsou { $chairs } místa
       *[other] je { $chairs } míst
    }, na { $wanted } to nestačí
more-bots-than-players =
    { NUMBER($bots) ->
        [one] { $bots } bot
        [few] { $bots } boti
       *[other] { $bots } botů
    } pro { NUMBER($players) ->
        [one] { $players } hráče
        [few] { $players } hráče
       *[other] { $players } hráčů
    }
match-player-count = zápas potřebuje aspoň dva hráče, třeba { $player } a shark
style-with-bot = vlastní bot nemá styl: vynechte --style, nebo --bot
bot-file-hint = neznámý styl { $said }; vlastního bota zadejte jako { $name }.py:MyBot
bot-name-unknown = bot { $name } v { $where } chybí; { $hint }
bot-class-suggestion = nemá to být { $where }:{ $name }?
bot-classes-found = boti v něm: { $names }
bot-class-missing = chybí v něm třída MyBot(riverboat.Bot)
bot-class-ambiguous = { $where }: uveďte bota, třeba my_bot.py:MyBot; { $bots }
bot-module-unknown = neznámý modul { $module }; zadejte soubor bota, třeba my_bot.py:MyBot, nebo styl: { $styles }
bot-file-not-found = soubor { $where } nenalezen; zadejte soubor bota, třeba my_bot.py:MyBot
python-file-expected = to není soubor Pythonu: { $where }
no-hand-of-variant = žádné rozdání varianty { $variant }
no-hand-files-in-folder = v { $folder } nejsou soubory s rozdáními
hand-split-invalid = rozdání nejde dělit podle { $by }: na výběr { $parts }
hand-source-missing = uveďte soubory s rozdáními, nebo hernu: --room SLOŽKA
output-format-missing = na výběr: { $formats }
target-name-conflict = z { $one } i z { $other } by vznikl { $target }
target-exists = { $target } už existuje: --force ho přepíše
name-and-value-format = neznámá volba { $option }: pište jméno=hodnota, třeba oot=tda
action-kind-unknown = neznámý druh { $kind }; na výběr: { $kinds }
lan-host-conflict = --lan poslouchá na všech adresách: vynechte --host, nebo --lan
confidence-out-of-range = --until { $said }: zadejte víc než 50 % a míň než 100 %
blueprint-file-missing = blueprint potřebuje soubor: --save SOUBOR
log-needs-one-process = záznam může zapisovat jen jeden proces: vynechte --log, nebo použijte --executor process
log-needs-one-table = záznam má jeden stůl: odehrajte u něj všechna rozdání s --table-hands { $hands }
deal-option-required = jen k dealu: přidejte --deal
ante-kind-invalid = na výběr: none, each nebo big_blind
log-name-invalid = neplatné jméno záznamu { $name }: bez mezer, dvojteček a svislítek
name-count-mismatch = různých jmen je třeba { $count }, zadáno { $given }
player-bot-format = { $given }: pište HRÁČ=BOT s hráčem od 1 do { $most }, třeba 2=calling
player-bot-repeated = hráč { $player } už bota má
port-invalid = { $given }: porty jsou čísla do 65535
port-count-mismatch = portů je { $ports }, programů { $programs }: každý potřebuje jeden
blueprint-required = kreslit lze jen blueprint
spot-options-with-load = uložené řešení má své zadání: vynechte soubor se zadáním, jeho volby i --estimate
blueprint-player-count = přiložené blueprinty jsou pro 2 a 6 hráčů
system-message =
    { KEY($text) ->
        [no-such-file-or-directory] soubor nenalezen
        [permission-denied] chybí oprávnění
        [operation-not-permitted] nepovoleno
        [is-a-directory] je to složka
        [not-a-directory] to není složka
        [file-exists] už to existuje
        [file-name-too-long] jméno je příliš dlouhé
        [no-space-left-on-device] na disku není místo
        [read-only-file-system] sem nejde zapisovat
        [input-output-error] chyba disku
        [too-many-open-files] je otevřeno příliš mnoho souborů
        [connection-refused] spojení odmítnuto
        [broken-pipe] výstup je zavřený
       *[other] { $text }
    }
system-call-refused =
    { GIVEN($file) ->
        [yes] { $file }:{" "}
       *[no] {""}
    }{ $says } (chyba systému { $number })
