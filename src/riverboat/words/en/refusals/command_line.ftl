no-such-language = unknown language { $given }; choose from { $there }
option-refused = { $what }: { $why }
file-unreadable = can’t read { $file }: { $why }
number-list-format = { $why }; write 50,30,20
number-missing-in-list = number { $place } missing in { $written }
comma-separator-expected = { $word } in { $written }: separate numbers with commas
list-argument-ambiguous = { $word } could be part of the list or an argument: write { $listed }, or put the list last
number-invalid = not a number: { $word }
name-and-chips-format = { $written }: write a name and chips, such as BB=100
seat-and-chips-format = { $written }: write a seat and chips, such as 3=100
seat-number-expected = { $written }: begin with a seat, such as 3=...
missed-post-unknown = unknown { $word }: use big, small, ante=N, straddle=N or new
game-given-twice = game given twice: { $words } and --game { $game }
game-option-conflict = --game has everything: leave out --mix, --variant, --structure, --stakes
mix-games-fixed = --mix has its own games: leave out --variant and --structure
too-many-players-for-table = the table has { $chairs } seats, too few for { $wanted }
more-bots-than-players = { $bots } { NUMBER($bots) ->
        [one] bot
       *[other] bots
    } named for { $players } { NUMBER($players) ->
        [one] player
       *[other] players
    }
match-player-count = a match needs at least 2 players, such as { $player } and shark
style-with-bot = no style for your own bot: leave out --style or --bot
bot-file-hint = unknown style { $said }; give your own bot as { $name }.py:MyBot
bot-name-unknown = no { $name } in { $where }; { $hint }
bot-class-suggestion = did you mean { $where }:{ $name }?
bot-classes-found = its bots: { $names }
bot-class-missing = no class MyBot(riverboat.Bot) in it
bot-class-ambiguous = { $where }: name the bot, as in my_bot.py:MyBot; { $bots }
bot-module-unknown = unknown module { $module }; name a bot by its file, as in my_bot.py:MyBot, or a style: { $styles }
bot-file-not-found = file { $where } not found; name a bot by its file, as in my_bot.py:MyBot
python-file-expected = not a Python file: { $where }
no-hand-of-variant = no hand of variant { $variant }
no-hand-files-in-folder = no hand files in { $folder }
hand-split-invalid = can’t split hands by { $by }: choose from { $parts }
hand-source-missing = name hand files, or a room with --room DATA
output-format-missing = choose from { $formats }
target-name-conflict = { $one } and { $other } both become { $target }
target-exists = { $target } already exists: overwrite it with --force
name-and-value-format = unknown option { $option }: write name=value, such as oot=tda
action-kind-unknown = unknown kind { $kind }; choose from { $kinds }
lan-host-conflict = --lan listens on all addresses: leave out --host or --lan
confidence-out-of-range = --until { $said }: use more than 50% and less than 100%
blueprint-file-missing = a blueprint needs a file: --save FILE
log-needs-one-process = only one process can write a log: leave out --log, or use --executor process
log-needs-one-table = a log has one table: play all hands at it with --table-hands { $hands }
deal-option-required = only for a deal: add --deal
ante-kind-invalid = choose from none, each or big_blind
log-name-invalid = invalid log name { $name }: no spaces, colons or bars
name-count-mismatch = { $count } { NUMBER($count) ->
        [one] name
       *[other] different names
    } needed, { $given } given
player-bot-format = { $given }: write PLAYER=BOT with a player from 1 to { $most }, such as 2=calling
player-bot-repeated = player { $player } already has a bot
port-invalid = { $given }: ports are numbers up to 65535
port-count-mismatch = { $ports } { NUMBER($ports) ->
        [one] port
       *[other] ports
    } for { $programs } { NUMBER($programs) ->
        [one] program
       *[other] programs
    }: give one each
blueprint-required = only a blueprint can be drawn
spot-options-with-load = a saved solution has its own spot: leave out the spot file, its options and --estimate
blueprint-player-count = blueprints are included for 2 and 6 players
system-message = { $text }
system-call-refused =
    {"["}Errno { $number }] { $says }{ GIVEN($file) ->
        [yes] : { $file }
       *[no] {""}
    }
