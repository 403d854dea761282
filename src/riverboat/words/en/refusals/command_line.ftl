no-such-language = there is no language { $given }: there are { $there }
option-says = { $what }: { $why }
file-cannot-be-read = { $file } cannot be read: { $why }
write-them-so = { $why }; write them as 50,30,20
amount-is-missing = number { $place } is missing in { $written }
comma-parts-numbers = { $word } in { $written }: a comma parts two numbers
list-or-arguments = { $word } may be the next number of the list or an argument: write { $listed }, or the list after the arguments
is-no-number = { $word } is no number
write-name-and-chips = { $written }: write a name and chips as BB=100
write-seat-and-chips = { $written }: write a seat and chips as 3=100
seat-comes-first = { $written }: a seat comes first, as in 3=...
none-of-the-missed = { $word } is none of big, small, ante=N, straddle=N, new
game-is-said-twice = the game is said twice: { $words } and --game { $game }
game-says-it-all = --game says it all: leave --mix, --variant, --structure, --stakes out
mix-has-its-games = --mix has its own games: leave --variant and --structure out
no-room-for-so-many = the table has { $chairs } chairs, and no room for { $wanted }
more-bots-than-players = { $players } sit there, and { $bots } bots are named
two-for-a-match = a match is between two players or more: { $player } shark
bot-has-no-style = a bot of yours has no style: leave --style out, or --bot
a-file-not-a-style = nobody plays like { $said }; a bot of yours is { $name }.py:MyBot
no-bot-of-that-name = { $where } has no { $name }; { $hint }
did-you-mean-the-bot = did you mean { $where }:{ $name }?
its-bots-are = its bots are { $names }
has-no-bot = it has no class MyBot(riverboat.Bot)
say-which-bot = { $where }: say which bot, as in my_bot.py:MyBot; { $bots }
no-module-of-a-bot = there is no module { $module }; a bot is named by its file, as in my_bot.py:MyBot, and a style is one of { $styles }
no-file-of-a-bot = there is no file { $where }; a bot is named by its file, as in my_bot.py:MyBot
no-file-of-python = { $where } is no file of Python
no-hand-of-variant = no hand is of variant { $variant }
no-file-of-hands-in = no file of hands in { $folder }
hands-are-parted-by = hands are parted by { $parts }, not by { $by }
name-files-or-a-room = name files of hands, or a room with --room DATA
say-one-of-the-formats = say one of { $formats }
would-both-become = { $one } and { $other } would both become { $target }
target-is-there-already = { $target } is there already: --force writes over it
write-name-and-value = { $option } is no option: write name=value, such as oot=tda
no-such-kind-of-deed = there is no { $kind }; there are { $kinds }
lan-or-an-address = --lan listens on all addresses: leave --host out, or --lan
how-sure-it-is = --until: more than 50% and less than 100%, not { $said }
blueprint-needs-a-file = a blueprint needs a file to be saved to: --save FILE
log-is-of-this-process = a log is written by this process
log-is-of-one-table = a log is of one table: --table-hands { $hands } plays all hands at one
only-for-a-deal = it is for a deal: add --deal
ante-is-one-of = it is none, each or big_blind
no-name-for-a-log = { $name } is no name for a log: no spaces, colons or bars
so-many-names = { $count } different names are needed, not { $given }
say-player-and-bot = { $given }: say PLAYER=BOT with a player from 1 to { $most }, such as 2=calling
player-has-a-bot = player { $player } has a bot already
ports-are-numbers = { $given }: ports are numbers up to 65535
ports-for-programs = { $ports } ports for { $programs } programs to connect to
only-a-blueprint-is-drawn = only a blueprint is drawn
blueprints-are-for = blueprints are shipped for 2 and 6
system-says = { $text }
system-refuses =
    {"["}Errno { $number }] { $says }{ GIVEN($file) ->
        [yes] : { $file }
       *[no] {""}
    }
