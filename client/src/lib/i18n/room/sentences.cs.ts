/** Short sentences of the room that have no code, said in Czech; an unknown one stays as it is. */
type Rule = readonly [RegExp, string];

function said(words: string, rules: readonly Rule[]): string {
  const found = rules.find(([pattern]) => pattern.test(words));
  return found ? words.replace(...found) : words;
}

/** Why nothing is played. */
export function whyCs(words: string): string {
  return said(words, [
    [/^(?:the|this) table is closed$/, 'stůl je zavřený'],
    [/^the host has paused the table$/, 'hru pozastavil pořadatel'],
    [/^two players are needed to play, and (\d+) are ready$/, 'ke hře jsou potřeba dva hráči, připravených: $1'],
    [/^two players are needed to play, and one is ready$/, 'ke hře je potřeba ještě jeden hráč'],
    [/^two players are needed to play, and nobody is ready$/, 'ke hře jsou potřeba dva hráči'],
  ]);
}

/** Why a hand was not played to its end. */
export function endedCs(words: string): string {
  return said(words, [
    [/^it was called off: (.*)$/, 'zrušena: $1'],
    [/^the blinds were chopped$/, 'blindy se vrátily'],
  ]);
}

const LEGAL: readonly Rule[] = [
  [/^fold$/, 'složit'],
  [/^check$/, 'check'],
  [/^call (\d+)$/, 'dorovnat $1'],
  [/^bring in (\d+)$/, 'bring-in $1'],
  [/^bet (.+)$/, 'vsadit $1'],
  [/^raise to (.+)$/, 'navýšit na $1'],
  [/^complete to (.+)$/, 'doplnit na $1'],
  [/^add chips$/, 'přidat žetony'],
  [/^add (\d+) or more to call (\d+)$/, 'přidat aspoň $1 na dorovnání $2'],
  [/^stand pat$/, 'neměnit'],
  [/^draw (.+)$/, 'vyměnit $1'],
  [/^discard (\d+)$/, 'odhodit $1'],
  [/^show or muck$/, 'ukázat nebo zahodit'],
  [/^show$/, 'ukázat'],
  [/^run it 1-(\d+) times$/, 'doložit 1–$1krát'],
];

/** What would be legal: `fold, call 5, raise to 10-200`. */
export function legalCs(words: string): string {
  if (words === 'declare high, low or both') return 'ohlásit vysokou, nízkou, nebo obě';
  return words
    .split(', ')
    .map((each) => said(each, LEGAL))
    .join(', ')
    .replace(/(\d) or (\d)/g, '$1 nebo $2')
    .replace(/(\d)-(\d)/g, '$1–$2');
}

/** What a field of the form may be: `chairs is a whole number, 2 to 10, not 40`. */
export function fieldCs(words: string): string {
  return said(words, [
    [/^([\w.]+) is a whole number, (\d+) to (\d+), not (.+)$/, 'celé číslo od $2 do $3, ne $4'],
    [/^([\w.]+) is a whole number, (\d+) or more, not (.+)$/, 'celé číslo, nejméně $2, ne $3'],
    [/^([\w.]+) is one of (.+), not (.+)$/, '$1 je jedno z $2, ne $3'],
    [/^.+: blinds are above 0, the smallest first, as in (\S+)$/, 'blindy jsou větší než 0 a nejmenší je první, třeba $1'],
    [/^.+: bets are above 0, the smallest first, as in (\S+)$/, 'sázky jsou větší než 0 a menší je první, třeba $1'],
    [/^.+: no size is more than ([\d,]+) chips$/, 'žádná sázka nepřesáhne $1 žetonů'],
    [/^.+: limit is named by its two bets, as in (\S+)$/, 'limit má dvě sázky, třeba $1'],
    [/^cannot read .+: chips are whole numbers; in cents write (\S+)$/, 'žetony jsou celá čísla; v centech napište $1'],
    [/^cannot read '(.+)' in .+$/, 'slovům „$1“ tu nikdo nerozumí'],
    [/^there is no game '(.+?)' in .+: did you mean (.+) or (.+)\?$/, 'hra „$1“ tu není; nemáte na mysli $2 nebo $3?'],
    [/^there is no game '(.+?)' in .+: did you mean (.+)\?$/, 'hra „$1“ tu není; nemáte na mysli $2?'],
    [/^there is no game '(.*?)' in .+: the games are .+$/, 'hra „$1“ tu není'],
    [/^the least buy-in, (\d+), is more than the largest, (\d+) \(STAK-02\)$/, 'nejmenší nákup $1 je větší než největší $2'],
    [/^nobody plays with a buy-in of (\d+) where a bet is (\d+): .+$/, 'nákup $1 nestačí ani na jednu sázku $2'],
    [/^(.+) is for (\d+) players: (\d+) chairs are too many \(GAME-03\)$/, 'tuto hru hraje nejvýš $2 hráčů, ne $3'],
    [/^there is no room for (\d+) bots: there are (\d+) chairs, and one is yours$/, 'pro $1 botů tu není místo: míst je $2 a jedno je vaše'],
    [/^the bring-in (\d+) exceeds the small bet (\d+)$/, 'bring-in $1 je větší než malá sázka $2'],
  ]);
}
