no-such-language = neznámý jazyk { $language_code }; na výběr: { $known_codes }
option-refused = { $option }: { $reason }
file-unreadable = soubor { $file } nejde přečíst: { $reason }
number-list-invalid = { $reason }; píše se 50,30,20
number-missing-in-list = v { $list_text } chybí { $list_position }. číslo
comma-separator-expected = { $word } v { $list_text }: čísla oddělte čárkou
list-argument-ambiguous = { $word } může patřit do seznamu i za něj: napište { $list_example }, nebo dejte seznam až na konec
not-a-number = to není číslo: { $word }
name-and-chips-invalid = { $typed_text }: pište jméno a žetony, třeba BB=100
seat-and-chips-invalid = { $typed_text }: pište místo a žetony, třeba 3=100
seat-number-expected = { $typed_text }: začněte místem, třeba 3=...
missed-post-unknown = neznámé { $word }: zadejte big, small, ante=N, straddle=N nebo new
game-given-twice = dvě zadání hry: { $game_arguments } a --game { $game }
game-option-conflict = --game obsahuje všechno: vynechte --mix, --variant, --structure, --stakes
mix-with-game-options = --mix má vlastní hry: vynechte --variant a --structure
too-many-players-for-table =
    u stolu { NUMBER($chairs) ->
        [one] je { $chairs } místo
        [few] jsou { $chairs } místa
       *[other] je { $chairs } míst
    }, na { $player_count } to nestačí
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
match-needs-two-players = zápas potřebuje aspoň dva hráče, třeba { $player } a shark
style-and-bot-conflict = vlastní bot nemá styl: vynechte --style, nebo --bot
bot-file-hint = neznámý styl { $style }; vlastního bota zadejte jako { $name }.py:MyBot
bot-name-unknown = bot { $name } v { $module } chybí; { $hint }
bot-class-suggestion = nemá to být { $module }:{ $name }?
bot-classes-found = boti v něm: { $class_names }
bot-class-missing = chybí v něm třída MyBot(riverboat.Bot)
bot-class-ambiguous = { $module }: uveďte bota, třeba my_bot.py:MyBot; { $bots }
bot-module-unknown = neznámý modul { $module }; zadejte soubor bota, třeba my_bot.py:MyBot, nebo styl: { $styles }
bot-file-not-found = soubor { $path } nenalezen; zadejte soubor bota, třeba my_bot.py:MyBot
python-file-expected = to není soubor Pythonu: { $path }
no-hand-of-variant = žádné rozdání varianty { $variant }
no-hand-files-in-folder = v { $folder } nejsou soubory s rozdáními
hand-split-key-unknown = rozdání nejde dělit podle { $split_key }: na výběr { $split_keys }
hand-source-missing = uveďte soubory s rozdáními, nebo hernu: --room SLOŽKA
output-format-missing = na výběr: { $formats }
target-name-conflict = z { $first_file } i z { $second_file } by vznikl { $target }
output-file-exists = { $target } už existuje: --force ho přepíše
name-and-value-format = neznámá volba { $option }: pište jméno=hodnota, třeba oot=tda
action-kind-unknown = neznámý druh { $kind }; na výběr: { $kinds }
lan-host-conflict = --lan poslouchá na všech adresách: vynechte --host, nebo --lan
confidence-out-of-range = --until { $confidence_text }: zadejte víc než 50 % a míň než 100 %
blueprint-file-missing = blueprint potřebuje soubor: --save SOUBOR
log-needs-one-process = záznam může zapisovat jen jeden proces: vynechte --log, nebo použijte --executor process
log-needs-one-table = záznam má jeden stůl: odehrajte u něj všechna rozdání s --table-hands { $hand_count }
deal-option-required = jen k dealu: přidejte --deal
ante-kind-invalid = na výběr: none, each nebo big_blind
log-name-invalid = neplatné jméno záznamu { $name }: bez mezer, dvojteček a svislítek
name-count-mismatch = různých jmen je třeba { $count }, zadáno { $given_count }
player-bot-invalid = { $typed_text }: pište HRÁČ=BOT s hráčem od 1 do { $max_player }, třeba 2=calling
player-bot-repeated = hráč { $player } už bota má
port-invalid = { $port_text }: porty jsou čísla do 65535
agent-port-count-mismatch = portů je { $ports }, programů { $programs }: každý potřebuje jeden
blueprint-required = kreslit lze jen blueprint
spot-options-with-saved-solution = uložené řešení má své zadání: vynechte soubor se zadáním, jeho volby i --estimate
blueprint-player-count-unsupported = přiložené blueprinty jsou pro 2 a 6 hráčů
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
system-call-failed =
    { GIVEN($file) ->
        [yes] { $file }:{" "}
       *[no] {""}
    }{ $system_message } (chyba systému { $number })
