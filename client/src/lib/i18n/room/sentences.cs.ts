/** Short sentences of the room that have no code, said in Czech; an unknown one stays as it is. */
import { refusalsCs } from './refusals.cs';

const BARRED: Readonly<Record<string, string>> = {
  'the call takes all his chips': 'all-in to call',
  'the betting is not reopened': 'not reopened',
  'the betting is capped': 'capped',
  'he has no chips to bet, and may add some': 'no chips',
  'nobody could call a raise': 'nobody to call',
  'he has no openers': 'no openers',
  'who checked may not raise in this game': 'no check-raise',
  'nobody may go all-in in this house': 'no all-in',
  'who has raised with borrowed chips may not go all-in': 'no all-in OPEN-09',
};

/** Why one may not raise: `the betting is capped (CAPR-08)`. */
export function barredCs(words: string): string {
  const [, why = words, rule = ''] = /^(.*?)( \([A-Z]+-\d+\))?$/.exec(words) ?? [];
  const said = refusalsCs[BARRED[why] ?? ''];
  return said ? said.replace(/\.$/, rule) : words;
}

type Rule = readonly [RegExp, string];

function said(words: string, rules: readonly Rule[]): string {
  const found = rules.find(([pattern]) => pattern.test(words));
  return found ? words.replace(...found) : words;
}

/** How the most that pot-limit allows is worked out: `pot 6; call 2 makes 8; raise by 8: to 10`. */
export function potCs(words: string): string {
  return said(words, [
    [/^pot (\d+); call (\d+) makes (\d+); raise by (\d+): to (\d+)$/, 'bank $1; po dorovnání $2 je v něm $3; navýšení o $4: na $5'],
  ]);
}

/** Why nothing is played. */
export function whyCs(words: string): string {
  return said(words, [
    [/^(?:the|this) table is closed$/, 'stůl je zavřený'],
    [/^the host has paused the table$/, 'hru pozastavil pořadatel'],
    [/^two players are needed to play, and (\d+) are ready$/, 'ke hře jsou potřeba dva hráči, připravených: $1'],
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
    [/^(\w+) is a whole number, (\d+) to (\d+), not (.+)$/, '$1 je celé číslo od $2 do $3, ne $4'],
    [/^(\w+) is a whole number, (\d+) or more, not (.+)$/, '$1 je celé číslo, nejméně $2, ne $3'],
    [/^(\w+) is one of (.+), not (.+)$/, '$1 je jedno z $2, ne $3'],
  ]);
}
