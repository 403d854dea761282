nobody-plays-like = nikdo nehraje jako { $style }; { $hint }
bot-changes = { $name } se během hry mění ({ $fields }) a každý proces by měl jinou kopii: hrajte s jobs=1, nebo s memory='block', kdy každých 200 balíčků začíná znovu
no-such-memory = memory je 'match', nebo 'block', ne { $given }
cannot-sit-down = { $player } si sednout nemůže: { $why }
every-chair-is-taken = všechna místa jsou obsazená
nobody-is-there-to-choose = není tu, kdo by hru volil: uveďte mix, nebo hru pomocí --variant
hand-is-for-so-many = hra je pro 2 až { $most } hráčů, ne { $seats }
button-must-stay = sázky předem jmenují místa, takže button musí zůstat na jednom: button=0, nebo jiné
button-at-a-seat-or-moves = button nemůže být na místě { $given }; místa jsou 0-{ $last }, nebo se posouvá: "moves"
stack-of-a-table = místo { $seat } stolu { $table } nemůže hrát se stackem { $given }: stack je 1 až { $most } žetonů
one-board-side-by-side = { $game } ne: vedle sebe je vidět jeden board, ne { $boards }
cards-speak-side-by-side = { $game } s ohlašováním ne: vedle sebe mluví karty
not-played-by-numbers = { $game } ne, protože: { $reasons }; VectorHands hraje { $plays }
no-executor = { $given } bloky nehraje: má to být executor se submit, nebo funkce, která ho vytvoří
no-such-executor = executor { $given } není; jsou { $executors }
block-was-lost = blok { $block } se ztratil: kdo ho hrál, skončil, pokaždé ({ $tries }); funkce, která executor vytváří, vytvoří další
no-equity-is-counted = v { $game } se ekvita nepočítá; jsou { $games }
no-game-for-equity = hra { $game } není; { $hint }
name-the-game = { $given } není hra: uveďte její jméno, třeba 'holdem', nebo EquityGame
no-such-measure = takto se neměří: { $given }; je { $measures }
no-equity-of = štěstí se podle ekvity měří v hold'emu a Omaze high: { GAME($game) } potřebuje vlastní odhad, třeba riverboat.solve.baseline_of('kuhn')
