/** Amounts of chips: formatting, and parsing of typed amounts. */
import type { Money } from './wire';

/** Plain chips without a currency. */
export const PLAIN_CHIPS: Money = { digits: 0, sign: '', before: false };

/** The numbers to which a typed amount can refer: `2x` to the bet, `1/2` to the pot. */
export interface AmountScale {
  /** The big blind, or the bet in games without blinds. */
  big: number;
  /** The pot including all current bets. */
  pot: number;
  /** The bet to match. */
  bet: number;
  /** The price of a call. */
  call: number;
  low: number;
  high: number;
  /** Raises are multiples of this number. */
  unit: number;
  /** Bet sizes calculated by the room; their labels are also accepted as input. */
  presets: readonly { label: string; to: number }[];
  /** The format of chips, for output and input: at a table in cents, `1.5` is 150. */
  money?: Money;
}

/** Format an amount: `1,240`, `€12.40`, or `12.4 bb` if *big* is given. */
export function formatChips(chips: number, locale = 'en', big = 0, money: Money = PLAIN_CHIPS): string {
  if (big <= 0) return withSign(formatNumber(chips / unitsPerChip(money), locale, decimalDigits(chips, money)), money);
  return `${formatUnits(chips, big, Math.abs(chips) < big ? 2 : Math.abs(chips) < 100 * big ? 1 : 0, locale)} bb`;
}

/** The table shows exact amounts below this limit, and abbreviated ones from it. */
const ABBREVIATE_FROM = 1_000_000;
const UNIT_SUFFIXES: readonly [units: number, letter: string][] = [[1e9, 'B'], [1e6, 'M'], [1e3, 'K']];

/** Format an amount in little space: exact below a million, then `12.34M`, rounded down. */
export function shortChips(chips: number, locale = 'en', big = 0, money: Money = PLAIN_CHIPS): string {
  if (big > 0 || Math.abs(chips) < ABBREVIATE_FROM * unitsPerChip(money)) return formatChips(chips, locale, big, money);
  return withSign(abbreviateChips(chips, unitsPerChip(money), locale), money);
}

/** Format the value printed on a chip: `500`, `25K`; in full if an abbreviation would be inexact. */
export function chipWorth(chip: number, locale = 'en'): string {
  if (chip < 10_000) return String(chip);
  const isExact = [1e9, 1e6, 1e3].some((units) => chip >= units && chip % (units / 100) === 0);
  return isExact ? abbreviateChips(chip, 1, locale) : formatChips(chip, locale);
}

/**
 * Return four digits and a letter, rounded down. Czech also uses the letters, with a decimal comma, because its words
 * are too long.
 */
function abbreviateChips(chips: number, unitsPerChip: number, locale: string): string {
  const [units, letter] = UNIT_SUFFIXES.find(([minUnits]) => Math.abs(chips) >= minUnits * unitsPerChip) ?? [1, ''];
  const wholeUnits = Math.trunc(Math.abs(chips) / (units * unitsPerChip));
  return formatUnits(chips, units * unitsPerChip, Math.max(0, 4 - String(wholeUnits).length), locale) + letter;
}

/** Return an amount in units with a maximum number of decimals, rounded down. */
function formatUnits(chips: number, unitsPerChip: number, digits: number, locale: string): string {
  const roundedDown = Math.trunc((chips * 10 ** digits) / unitsPerChip) / 10 ** digits;
  return formatNumber(roundedDown, locale, { maximumFractionDigits: digits });
}

const numberFormats = new Map<string, Intl.NumberFormat>();
/** Write a number. Formats are cached: one takes longer to build than all amounts of a table to write. */
function formatNumber(number: number, locale: string, options: Intl.NumberFormatOptions): string {
  const key = `${locale} ${options.minimumFractionDigits} ${options.maximumFractionDigits}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(key, format);
  return format.format(number);
}

/** Format an amount for an input field, without a sign: `12.5`. */
export function editableChips(chips: number, money: Money = PLAIN_CHIPS): string {
  return chips % unitsPerChip(money) ? (chips / unitsPerChip(money)).toFixed(money.digits) : String(chips / unitsPerChip(money));
}

/** Parse a typed amount into chips: `0.5` is 50 if chips are cents. Return null if the text is not an amount. */
export function parseChips(text: string, money: Money = PLAIN_CHIPS): number | null {
  const size = parseLocaleNumber(stripSign(text, money));
  if (size === null) return null;
  const chips = Math.round(size * unitsPerChip(money));
  return Math.abs(chips - size * unitsPerChip(money)) < 1e-6 ? chips : null;
}

/** Rewrite the sizes in the text of a game; numbers that belong to its name stay: `omaha 5 50/100`. */
export function gameInMoney(words: string, formatChips: (chips: number) => string): string {
  return words
    .replace(/(^| )(\d+(?:\/\d+)+)(?= |$)/g, (_, before: string, sizes: string) => before + sizes.split('/').map((size) => formatChips(Number(size))).join('/'))
    .replace(/\b(ante|bring-in|button|unit|chip|cap|blinds|min) (\d+)(?= |$)/g, (_, name: string, size: string) => `${name} ${formatChips(Number(size))}`);
}

/** Parse a typed change of chips: `-0.5` is 50 fewer if chips are cents. Return null if the text is not an amount. */
export function parseChipChange(text: string, money: Money = PLAIN_CHIPS): number | null {
  const [, sign = '', size = ''] = /^\s*([+\-−]?)(.*)$/.exec(text) ?? [];
  const chips = parseChips(size, money);
  return chips === null || !sign || sign === '+' ? chips : -chips;
}

/** Convert the sizes in the text of a game to chips: `omaha 0.5/1` is `omaha 50/100` in cents. */
export function gameInChips(words: string, money: Money): string {
  if (!money.digits) return words;
  const toChips = (text: string): string => String(parseChips(text, money) ?? text);
  return words
    .replace(/(^| )([^ /]*\d[^ /]*(?:\/[^ /]*\d[^ /]*)+)(?= |$)/g, (_, before: string, sizes: string) => before + sizes.split('/').map(toChips).join('/'))
    .replace(/\b(ante|bring-in|button|unit|chip|cap|blinds|min) ([^ /]*\d[^ /]*)(?= |$)/g, (_, name: string, text: string) => `${name} ${toChips(text)}`);
}

/** Return the number of chips in one unit of the money. */
const unitsPerChip = (money: Money): number => 10 ** money.digits;

/** Whole amounts have no decimals. */
function decimalDigits(chips: number, money: Money): Intl.NumberFormatOptions {
  const digits = chips % unitsPerChip(money) ? money.digits : 0;
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

function withSign(number: string, { sign, before }: Money): string {
  if (!sign) return number;
  if (!before) return `${number}\u00a0${sign}`;
  return number.startsWith('-') ? `-${sign}${number.slice(1)}` : sign + number;
}

/** Return the typed text without the currency sign. */
function stripSign(text: string, { sign }: Money): string {
  const trimmed = text.trim().toLowerCase();
  return sign ? trimmed.replaceAll(sign.toLowerCase(), '').trim() : trimmed;
}

/**
 * Parse a typed bet into a total, or return `null` if the text has no meaning.
 *
 * `45`, `1,200`, `1.5k`, `3bb`, `2x` (of the bet), `1/2`, `75%`, `1.5 pot`, `pot`, `min`, `max`, `all-in`. The answer
 * is always a multiple of the unit between the minimum and the maximum.
 */
export function parseAmount(text: string, scale: AmountScale): number | null {
  const to = parseUnbounded(text, scale);
  return to === null ? null : clampToLegal(to, scale);
}

/** Return true if the text is an amount below the minimum bet. */
export function isBelowMinimum(text: string, scale: AmountScale): boolean {
  const to = parseUnbounded(text, scale);
  return to !== null && to < scale.low && clampToLegal(to, scale) > to;
}

/** Parse a typed bet without limits and without rounding to the unit. */
export function parseUnbounded(text: string, scale: AmountScale): number | null {
  const unsigned = stripSign(text, scale.money ?? PLAIN_CHIPS).replace(/\s+/g, ' ');
  if (!unsigned) return null;
  const namedPreset = scale.presets.find((preset) => preset.label.toLowerCase() === unsigned);
  const to = namedPreset ? namedPreset.to : parseWordOrSize(unsigned, scale);
  return to === null || !Number.isFinite(to) || to <= 0 ? null : to;
}

/** Return the nearest legal total: a multiple of the unit, the minimum or the maximum. */
export function clampToLegal(to: number, scale: Pick<AmountScale, 'low' | 'high' | 'unit'>): number {
  const unit = Math.max(1, scale.unit);
  const snapped = Math.round(to / unit) * unit;
  if (snapped >= scale.high) return scale.high;
  return snapped <= scale.low ? scale.low : snapped;
}

function parseWordOrSize(text: string, scale: AmountScale): number | null {
  switch (text) {
    case 'min':
      return scale.low;
    case 'max':
    case 'all-in':
    case 'all in':
    case 'allin':
      return scale.high;
    case 'pot':
      return potFraction(1, scale);
  }
  const fraction = /^(\d+) ?\/ ?(\d+)(?: ?pot)?$/.exec(text);
  if (fraction) return potFraction(Number(fraction[1]) / Number(fraction[2]), scale);
  const sizeMatch = /^([\d.,' \u00a0\u202f]+?) ?(bb|b|x|k|m|%|% pot|pot|x pot)?$/.exec(text);
  const size = sizeMatch ? parseLocaleNumber(sizeMatch[1]!) : null;
  return size === null ? null : multipleOf(size, sizeMatch?.[2] ?? '', scale);
}

function multipleOf(size: number, unit: string, scale: AmountScale): number {
  switch (unit) {
    case 'bb':
    case 'b':
      return size * scale.big;
    case 'x':
      return size * (scale.bet || scale.big);
    case 'k':
      return size * 1000 * unitsPerChip(scale.money ?? PLAIN_CHIPS);
    case 'm':
      return size * 1_000_000 * unitsPerChip(scale.money ?? PLAIN_CHIPS);
    case 'pot':
    case 'x pot':
      return potFraction(size, scale);
    case '%':
    case '% pot':
      return potFraction(size / 100, scale);
    default:
      return Math.round(size * unitsPerChip(scale.money ?? PLAIN_CHIPS) * 1e6) / 1e6; // 0.29 must become 29, not 28.99
  }
}

/** Return the total of a bet of a fraction of the pot, where the pot includes the call. */
function potFraction(fraction: number, scale: AmountScale): number {
  return scale.bet + Math.floor((scale.pot + scale.call) * fraction);
}

/** Parse a number in any common notation: `1,200`, `1 200`, `1'200`, `1.5`, `1,5`. */
function parseLocaleNumber(text: string): number | null {
  const hasSpaces = /[' \u00a0\u202f]/.test(text.trim());
  if (hasSpaces && !/^\d{1,3}(?:[' \u00a0\u202f]\d{3})+(?:[.,]\d*)?$/.test(text.trim())) return null; // 25 50 is two amounts
  const withoutSpaces = text.replace(/[' \u00a0\u202f]/g, '');
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(withoutSpaces) && !/^0/.test(withoutSpaces);
  const plainNumber = isGrouped ? withoutSpaces.replace(/[.,]/g, '') : withoutSpaces.replace(',', '.');
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plainNumber) ? Number(plainNumber) : null;
}
