no-such-language = unknown language { $language_code }; choose from { $known_codes }
option-refused = { $option }: { $reason }
file-unreadable = can’t read { $file }: { $reason }
number-list-invalid = { $reason }; write 50,30,20
number-missing-in-list = number { $list_position } missing in { $list_text }
comma-separator-expected = { $word } in { $list_text }: separate numbers with commas
list-argument-ambiguous = { $word } could be part of the list or an argument: write { $list_example }, or put the list last
not-a-number = not a number: { $word }
name-and-chips-invalid = { $typed_text }: write a name and chips, such as BB=100
seat-and-chips-invalid = { $typed_text }: write a seat and chips, such as 3=100
seat-number-expected = { $typed_text }: begin with a seat, such as 3=...
missed-post-unknown = unknown { $word }: use big, small, ante=N, straddle=N or new
game-given-twice = game given twice: { $game_arguments } and --game { $game }
game-option-conflict = --game has everything: leave out --mix, --variant, --structure, --stakes
mix-with-game-options = --mix has its own games: leave out --variant and --structure
too-many-players-for-table = the table has { $chairs } seats, too few for { $player_count }
more-bots-than-players = { $bots } { NUMBER($bots) ->
        [one] bot
       *[other] bots
    } named for { $players } { NUMBER($players) ->
        [one] player
       *[other] players
    }
match-needs-two-players = a match needs at least 2 players, such as { $player } and shark
style-and-bot-conflict = no style for your own bot: leave out --style or --bot
bot-file-hint = unknown style { $style }; give your own bot as { $name }.py:MyBot
bot-name-unknown = no { $name } in { $module }; { $hint }
bot-class-suggestion = did you mean { $module }:{ $name }?
bot-classes-found = its bots: { $class_names }
bot-class-missing = no class MyBot(riverboat.Bot) in it
bot-class-ambiguous = { $module }: name the bot, as in my_bot.py:MyBot; { $bots }
bot-module-unknown = unknown module { $module }; name a bot by its file, as in my_bot.py:MyBot, or a style: { $styles }
bot-file-not-found = file { $path } not found; name a bot by its file, as in my_bot.py:MyBot
python-file-expected = not a Python file: { $path }
no-hand-of-variant = no hands of the variant { $variant }
no-hand-files-in-folder = no hand files in { $folder }
hand-split-key-unknown = can’t split hands by { $split_key }: choose from { $split_keys }
hand-source-missing = name hand files, or a room with --room DATA
output-format-missing = choose from { $formats }
target-name-conflict = { $first_file } and { $second_file } both become { $target }
output-file-exists = { $target } already exists: overwrite it with --force
name-and-value-format = unknown option { $option }: write name=value, such as oot=tda
action-kind-unknown = unknown kind { $kind }; choose from { $kinds }
lan-host-conflict = --lan listens on all addresses: leave out --host or --lan
confidence-out-of-range = --until { $confidence_text }: use more than 50% and less than 100%
blueprint-file-missing = a blueprint needs a file: --save FILE
log-needs-one-process = only one process can write a log: leave out --log, or use --executor process
log-needs-one-table = a log has one table: play all hands at it with --table-hands { $hand_count }
deal-option-required = only for a deal: add --deal
ante-kind-invalid = choose from none, each or big_blind
log-name-invalid = invalid log name { $name }: no spaces, colons or bars
name-count-mismatch = { $count } { NUMBER($count) ->
        [one] name
       *[other] different names
    } needed, { $given_count } given
player-bot-invalid = { $typed_text }: write PLAYER=BOT with a player from 1 to { $max_player }, such as 2=calling
player-bot-repeated = player { $player } already has a bot
port-invalid = { $port_text }: ports are numbers up to 65535
agent-port-count-mismatch = { $ports } { NUMBER($ports) ->
        [one] port
       *[other] ports
    } for { $programs } { NUMBER($programs) ->
        [one] program
       *[other] programs
    }: give one each
blueprint-required = only a blueprint can be drawn
spot-options-with-saved-solution = a saved solution has its own spot: leave out the spot file, its options and --estimate
blueprint-player-count-unsupported = blueprints are included for 2 and 6 players
system-message = { $text }
system-call-failed =
    {"["}Errno { $number }] { $system_message }{ GIVEN($file) ->
        [yes] : { $file }
       *[no] {""}
    }
