/**
 * What the room says of a holding in English, said in Czech: `a pair of aces` is `pár es`.
 *
 * A handful of sentences, each with the places where ranks stand. What fits none stays as it is.
 */

/** A rank in one, two and many, in the cases that the sentences need, and as it stands on a card. */
interface Rank {
  sign: string;
  /** Who? `král` */
  one: string;
  /** Up to whom? `krále` */
  to: string;
  /** With whom? `králem` */
  by: string;
  /** Who, all of them? `králové` */
  all: string;
  /** Of whom? `králů` */
  of: string;
}

const rank = (sign: string, one: string, to: string, by: string, all: string, of: string): Rank => ({ sign, one, to, by, all, of });

const RANKS: Readonly<Record<string, Rank>> = {
  deuce: rank('2', 'dvojka', 'dvojky', 'dvojkou', 'dvojky', 'dvojek'),
  three: rank('3', 'trojka', 'trojky', 'trojkou', 'trojky', 'trojek'),
  four: rank('4', 'čtyřka', 'čtyřky', 'čtyřkou', 'čtyřky', 'čtyřek'),
  five: rank('5', 'pětka', 'pětky', 'pětkou', 'pětky', 'pětek'),
  six: rank('6', 'šestka', 'šestky', 'šestkou', 'šestky', 'šestek'),
  seven: rank('7', 'sedmička', 'sedmičky', 'sedmičkou', 'sedmičky', 'sedmiček'),
  eight: rank('8', 'osmička', 'osmičky', 'osmičkou', 'osmičky', 'osmiček'),
  nine: rank('9', 'devítka', 'devítky', 'devítkou', 'devítky', 'devítek'),
  ten: rank('10', 'desítka', 'desítky', 'desítkou', 'desítky', 'desítek'),
  jack: rank('J', 'kluk', 'kluka', 'klukem', 'kluci', 'kluků'),
  queen: rank('Q', 'dáma', 'dámy', 'dámou', 'dámy', 'dam'),
  king: rank('K', 'král', 'krále', 'králem', 'králové', 'králů'),
  ace: rank('A', 'eso', 'esa', 'esem', 'esa', 'es'),
};

const BADUGI: Readonly<Record<string, string>> = {
  one: 'z jedné karty',
  two: 'ze dvou karet',
  three: 'ze tří karet',
  four: 'ze čtyř karet',
};

type Found = readonly string[];

/** `R` is a rank, `P` several of it, `L` a list of ranks: `king-queen-ten`. */
const SENTENCES: readonly (readonly [string, (found: Found) => string])[] = [
  ['no low', () => 'žádná nízká'],
  ['wheel', () => 'wheel'],
  ['royal flush', () => 'královská postupka'],
  ['R-high straight flush', ([top]) => `čistá postupka do ${the(top).to}`],
  ['R-high straight', ([top]) => `postupka do ${the(top).to}`],
  ['R-high flush', ([top]) => `barva s ${the(top).by}`],
  ['full house, P full of P', ([three, two]) => `full house, ${many(three).all} a ${many(two).all}`],
  ['four of a kind, P', ([four]) => `poker ${many(four).of}`],
  ['three of a kind, P', ([three]) => `trojice ${many(three).of}`],
  ['two pair, P and P', ([high, low]) => `dva páry, ${many(high).all} a ${many(low).all}`],
  ['pair of P', ([pair]) => `pár ${many(pair).of}`],
  ['R high', ([top]) => `vysoká karta ${the(top).one}`],
  ['L low', ([ranks]) => `nízká ${list(ranks)}`],
  ['(one|two|three|four)-card badugi, L', ([count, ranks]) => `badugi ${BADUGI[count!]}, ${list(ranks)}`],
  ['L', ([ranks]) => list(ranks)],
];

/** What is said after it: what breaks a tie, and where it is. */
const ENDS: readonly (readonly [string, (found: Found) => string])[] = [
  [', R kicker', ([kicker]) => `, kicker ${the(kicker).one}`],
  [', L kickers', ([kickers]) => `, kickery ${list(kickers)}`],
  [', then L', ([rest]) => `, dále ${list(rest)}`],
  [', suited', () => ' v barvě'],
  [' in hand', () => ' v ruce'],
  [' on board (\\d+)', ([board]) => `, board ${board}`],
];

const RANK = `(${Object.keys(RANKS).join('|')})`;
const MANY = `((?:${Object.keys(RANKS).join('|')})e?s)`;
const LIST = `(${RANK.replace('(', '(?:')}(?:-${RANK.replace('(', '(?:')})*)`;

const compiled = (form: string): string => form.replace(/\b[RPL]\b/g, (sign) => ({ R: RANK, P: MANY, L: LIST })[sign] ?? sign);
const WHOLE = SENTENCES.map(([form, say]) => [new RegExp(`^${compiled(form)}$`), say] as const);
const TAIL = ENDS.map(([form, say]) => [new RegExp(`${compiled(form)}$`), say] as const);

const the = (word: string | undefined): Rank => RANKS[word ?? '']!;
const many = (word: string | undefined): Rank => the(word === 'sixes' ? 'six' : word?.slice(0, -1));
const list = (words: string | undefined): string => (words ?? '').split('-').map((word) => the(word).sign).join('-');

/** A holding in Czech; in English, if it is none that is known. */
export function holdingCs(words: string): string {
  const halves = words.split('; ').map(half);
  return halves.every((each) => each !== null) ? halves.join('; ') : words;
}

function half(words: string): string | null {
  let rest = words.replace(/^an? /, '');
  let end = '';
  for (;;) {
    const found = cut(rest);
    if (!found) break;
    [rest, end] = [found.rest, found.said + end];
  }
  for (const [pattern, say] of WHOLE) {
    const found = pattern.exec(rest);
    if (found) return say(found.slice(1)) + end;
  }
  return null;
}

function cut(words: string): { rest: string; said: string } | null {
  for (const [pattern, say] of TAIL) {
    const found = pattern.exec(words);
    if (found) return { rest: words.slice(0, found.index), said: say(found.slice(1)) };
  }
  return null;
}
