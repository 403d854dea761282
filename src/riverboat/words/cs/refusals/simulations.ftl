style-unknown = styl { $style } není; { $hint }
bot-changes = { $name } se během hry mění ({ $fields }) a každý proces by měl svou kopii: použijte jobs=1, nebo memory='block' pro nového bota každých 200 balíčků
no-such-memory = memory je 'match', nebo 'block', ne { $given }
seating-failed = { $player } si sednout nemůže: { $why }
all-seats-taken = všechna místa jsou obsazená
dealers-choice-unavailable = není kdo by volil: uveďte mix, nebo hru pomocí --variant
players-per-hand = hra je pro 2 až { $most } hráčů, ne { $seats }
button-fixed-required = pevné sázky předem potřebují pevný button: button=0, nebo jiné místo
button-at-a-seat-or-moves = místo { $given } pro button není; místa jsou 0-{ $last }, nebo "moves"
stack-of-a-table = místo { $seat } stolu { $table } nemůže hrát se stackem { $given }: stack je 1 až { $most } žetonů
single-board-only = { $game } nejde: vedle sebe jeden board, ne { $boards }
cards-speak-side-by-side = { $game } nejde: bez ohlašování, karty mluví samy
not-played-by-numbers = { $game } nejde s: { $reasons }; VectorHands hraje { $plays }
no-executor = { $given } není executor se submit ani funkce, která ho vytvoří
no-such-executor = executor { $given } není; jsou { $executors }
work-block-lost = blok { $block } se ztratil: proces skončil při { $tries } pokusech; zadejte funkci, která vytvoří nový executor
equity-unavailable = v { $game } se ekvita nepočítá; jsou { $games }
no-game-for-equity = hra { $game } není; { $hint }
name-the-game = { $given } není hra: uveďte její jméno, třeba 'holdem', nebo EquityGame
no-such-measure = míra { $given } není; na výběr: { $measures }
no-equity-of = štěstí podle equity je pro hold'em a Omahu high: { GAME($game) } potřebuje vlastní odhad, třeba riverboat.solve.baseline_of('kuhn')
