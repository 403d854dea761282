/** The 169 hands of hold'em in their grid, and ranges as a weight for each: text in, text out. */

export const RANKS = 'AKQJT98765432';
export const GRID_SIZE = RANKS.length;
export const GRID_HANDS: readonly string[] = Array.from({ length: GRID_SIZE * GRID_SIZE }, (_, place) => handOfCell(Math.floor(place / GRID_SIZE), place % GRID_SIZE));
/** The combinations of all hands. */
export const ALL_COMBOS = 1326;

/** Weights from 0 to 1 by hand, in the order of the grid: pairs on the diagonal, suited hands above it. */
export type Weights = readonly number[];

function handOfCell(row: number, column: number): string {
  const [high, low] = [RANKS[Math.min(row, column)]!, RANKS[Math.max(row, column)]!];
  return high + low + (row === column ? '' : row < column ? 's' : 'o');
}

const CELL_BY_HAND = new Map(GRID_HANDS.map((hand, place) => [hand, place]));

/** The number of a hand's combinations. */
export function comboCount(hand: string): number {
  return hand.length === 2 ? 6 : hand[2] === 's' ? 4 : 12;
}

export const emptyWeights = (): number[] => Array<number>(GRID_HANDS.length).fill(0);

/** The combinations of a range, counted by weight. */
export function countCombos(weights: Weights): number {
  return weights.reduce((sum, weight, place) => sum + weight * comboCount(GRID_HANDS[place]!), 0);
}

/** The next hand in the grid for an arrow key; at an edge, the current hand. */
export function neighbourCell(place: number, key: string): number {
  const [row, column] = [Math.floor(place / GRID_SIZE), place % GRID_SIZE];
  const lastIndex = GRID_SIZE - 1;
  switch (key) {
    case 'ArrowLeft': return row * GRID_SIZE + Math.max(0, column - 1);
    case 'ArrowRight': return row * GRID_SIZE + Math.min(lastIndex, column + 1);
    case 'ArrowUp': return Math.max(0, row - 1) * GRID_SIZE + column;
    case 'ArrowDown': return Math.min(lastIndex, row + 1) * GRID_SIZE + column;
    case 'Home': return row * GRID_SIZE;
    case 'End': return row * GRID_SIZE + lastIndex;
    default: return place;
  }
}

// Text to weights ----------------------------------------------------------------------------------

/** A range that was read: its weights, or the part that the grid cannot show. */
export type ParsedRange = { weights: number[]; wrong: '' } | { weights: null; wrong: string };

const PART_PATTERN = /^([2-9TJQKA])([2-9TJQKA])([so]?)(\+?)(?:-([2-9TJQKA])([2-9TJQKA])([so]?))?(?:([:@])(\d*\.?\d+)(%?))?$/i;
const COMBO_PATTERN = /^([2-9TJQKA])([cdhs])([2-9TJQKA])([cdhs])(?:([:@])(\d*\.?\d+)(%?))?$/i;
const OPENING_TAG = /^\[(\d*\.?\d+)\]/;
const CLOSING_TAG = /\[\/[\d.]*\]$/;

/** Read a range as riverboat, PioSOLVER, GTO+, Flopzilla and Equilab write it. */
export function parseRange(text: string): ParsedRange {
  const weights = emptyWeights();
  let sectionWeight: number | null = null;
  for (let part of text.replace(/\s*-\s*/g, '-').split(/[\s,;]+/)) {
    const openingTag = OPENING_TAG.exec(part);
    if (openingTag) {
      sectionWeight = Number(openingTag[1]) / 100;
      part = part.slice(openingTag[0].length);
    }
    const closesSection = CLOSING_TAG.test(part);
    part = part.replace(CLOSING_TAG, '');
    if (part && !applyPart(weights, part, sectionWeight)) return { weights: null, wrong: part };
    if (closesSection) sectionWeight = null;
  }
  return { weights, wrong: '' };
}

function applyPart(weights: number[], part: string, sectionWeight: number | null): boolean {
  if (/^(random|any|100%)$/i.test(part)) {
    weights.fill(sectionWeight ?? 1);
    return true;
  }
  const combo = COMBO_PATTERN.exec(part);
  if (combo) return applyCombo(weights, combo, sectionWeight);
  const match = PART_PATTERN.exec(part);
  if (!match) return false;
  const weight = parseWeight(match[8], match[9], match[10], sectionWeight);
  const places = cellsOf(match);
  if (!places.length || weight > 1) return false;
  for (const place of places) weights[place] = weight;
  return true;
}

function parseWeight(sign: string | undefined, value: string | undefined, percent: string | undefined, sectionWeight: number | null): number {
  if (value === undefined) return sectionWeight ?? 1;
  return sign === '@' || percent ? Number(value) / 100 : Number(value);
}

/** A single combination counts as its part of the hand. */
function applyCombo(weights: number[], match: RegExpExecArray, sectionWeight: number | null): boolean {
  const [, firstRank, suit, secondRank, secondSuit] = match;
  if (firstRank! + suit! === secondRank! + secondSuit!) return false;
  const [high, low] = sortPair(rankIndex(firstRank!), rankIndex(secondRank!));
  const place = cellOf(high, low, suit!.toLowerCase() === secondSuit!.toLowerCase() ? 's' : 'o');
  const weight = parseWeight(match[5], match[6], match[7], sectionWeight);
  if (weight > 1) return false;
  weights[place] = Math.min(1, weights[place]! + weight / comboCount(GRID_HANDS[place]!));
  return true;
}

const rankIndex = (letter: string): number => RANKS.indexOf(letter.toUpperCase());
const sortPair = (firstIndex: number, secondIndex: number): [number, number] => (firstIndex < secondIndex ? [firstIndex, secondIndex] : [secondIndex, firstIndex]);

function cellOf(high: number, low: number, kind: string): number {
  return CELL_BY_HAND.get(RANKS[high]! + RANKS[low]! + (high === low ? '' : kind))!;
}

/** The places of hands such as `TT+`, `A5s-A2s` and `JTs-54s`; empty if the text is no valid run. */
function cellsOf(match: RegExpExecArray): number[] {
  const [, firstRank, secondRank, kind, plus, thirdRank, fourthRank, lastKind] = match;
  const [high, low] = sortPair(rankIndex(firstRank!), rankIndex(secondRank!));
  const kinds = kind ? [kind.toLowerCase()] : high === low ? [''] : ['s', 'o'];
  if (high === low && kind) return [];
  let pairs: [number, number][] = [[high, low]];
  // Pairs and connected cards rise together, other hands by their kicker.
  if (plus && thirdRank === undefined) pairs = low - high < 2 ? cellRun(0, high, (n) => [n, n + low - high]) : cellRun(high + 1, low, (n) => [high, n]);
  else if (thirdRank !== undefined) {
    if ((lastKind ?? '').toLowerCase() !== (kind ?? '').toLowerCase() || plus) return [];
    const [lastHigh, lastLow] = sortPair(rankIndex(thirdRank), rankIndex(fourthRank!));
    if (high === low && lastHigh === lastLow) pairs = cellRun(Math.min(high, lastHigh), Math.max(high, lastHigh), (n) => [n, n]);
    else if (high === lastHigh) pairs = cellRun(Math.min(low, lastLow), Math.max(low, lastLow), (n) => [high, n]);
    else if (low - high === lastLow - lastHigh && low !== high) pairs = cellRun(Math.min(high, lastHigh), Math.max(high, lastHigh), (n) => [n, n + low - high]);
    else return [];
  }
  return pairs.flatMap(([one, other]) => kinds.map((suitedness) => cellOf(one, other, suitedness)));
}

function cellRun(from: number, to: number, pair: (n: number) => [number, number]): [number, number][] {
  return Array.from({ length: to - from + 1 }, (_, step) => pair(from + step));
}

const isCombo = (part: string): boolean => COMBO_PATTERN.test(part);

/** Text of hands with one hand of the grid added or removed; single combinations of other hands stay. */
export function toggleHand(text: string, place: number, isIncluded: boolean): string {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  const pureWeights = parseRange(parts.filter((part) => !isCombo(part)).join(',')).weights ?? emptyWeights();
  const weights = pureWeights.map((weight, at) => (at === place ? Number(isIncluded) : Number(weight > 0)));
  const combos = parts.filter((part) => isCombo(part) && !parseRange(part).weights?.[place]);
  return [formatRange(weights), ...combos].filter(Boolean).join(', ');
}

// Weights to text ----------------------------------------------------------------------------------

/** The programs whose notation a range can be copied in. */
export const PROGRAMS = ['PioSOLVER', 'GTO+', 'Equilab'] as const;
export type Program = (typeof PROGRAMS)[number];

const roundedWeight = (weight: number): number => Math.round(weight * 1000) / 1000;

/** Write a range as another program reads it. */
export function formatForProgram(weights: Weights, program: Program): string {
  const hands = GRID_HANDS.map((hand, place): [string, number] => [hand, roundedWeight(weights[place]!)]).filter(([, weight]) => weight > 0);
  if (program === 'PioSOLVER') return hands.map(([hand, weight]) => (weight === 1 ? hand : `${hand}:${weight}`)).join(',');
  if (program === 'Equilab') return hands.map(([hand, weight]) => (weight === 1 ? hand : `${hand}@${roundedWeight(weight * 100)}`)).join(',');
  return distinctWeights(weights)
    .map((weight) => {
      const handList = hands.filter(([, handWeight]) => handWeight === weight).map(([hand]) => hand).join(',');
      return weight === 1 ? handList : `[${roundedWeight(weight * 100)}]${handList}[/${roundedWeight(weight * 100)}]`;
    })
    .join(',');
}

function distinctWeights(weights: Weights): number[] {
  return [...new Set(weights.map(roundedWeight))].filter((weight) => weight > 0).sort((a, b) => b - a);
}

/** Write a range in the usual notation: `22+, A2s+, KQo:0.5`. */
export function formatRange(weights: Weights): string {
  const parts: string[] = [];
  for (const weight of distinctWeights(weights)) {
    const hasWeight = (high: number, low: number, kind: string): boolean => roundedWeight(weights[cellOf(high, low, kind)]!) === weight;
    const suffix = weight === 1 ? '' : `:${weight}`;
    for (const part of [...pairParts(hasWeight), ...kickerParts(hasWeight)]) parts.push(part + suffix);
  }
  return parts.join(', ');
}

type HasHandPredicate = (high: number, low: number, kind: string) => boolean;

function findRuns(from: number, to: number, isInRun: (n: number) => boolean): [number, number][] {
  const runs: [number, number][] = [];
  for (let n = from; n <= to; n++) {
    if (!isInRun(n)) continue;
    const lastRun = runs.at(-1);
    if (lastRun && lastRun[1] === n - 1) lastRun[1] = n;
    else runs.push([n, n]);
  }
  return runs;
}

function pairParts(hasHand: HasHandPredicate): string[] {
  return findRuns(0, GRID_SIZE - 1, (n) => hasHand(n, n, '')).map(([top, last]) => {
    const low = RANKS[last]! + RANKS[last]!;
    return top === last ? low : top === 0 ? `${low}+` : `${RANKS[top]!}${RANKS[top]!}-${low}`;
  });
}

function kickerParts(hasHand: HasHandPredicate): string[] {
  const parts: string[] = [];
  for (const kind of ['s', 'o']) {
    for (let high = 0; high < GRID_SIZE - 1; high++) {
      for (const [top, endLow] of findRuns(high + 1, GRID_SIZE - 1, (low) => hasHand(high, low, kind))) {
        const [firstHand, lastHand] = [`${RANKS[high]!}${RANKS[top]!}${kind}`, `${RANKS[high]!}${RANKS[endLow]!}${kind}`];
        parts.push(top === endLow ? firstHand : top === high + 1 ? `${lastHand}+` : `${firstHand}-${lastHand}`);
      }
    }
  }
  return parts;
}
