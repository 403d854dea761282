/** Amounts of chips: how they are written, and what somebody means who types one. */
import type { Money } from './wire';

/** Chips as they are: no money. */
export const PLAIN: Money = { digits: 0, sign: '', before: false };

/** What an amount is measured by. */
export interface AmountScale {
  /** The big blind, or the bet where there is none. */
  big: number;
  /** All that is in the middle and in front of the seats. */
  pot: number;
  /** The bet to match. */
  bet: number;
  /** What a call costs. */
  call: number;
  low: number;
  high: number;
  /** Raises are multiples of this. */
  unit: number;
  /** Sizes that the room has worked out; their labels are understood, too. */
  presets: readonly { label: string; to: number }[];
  /** How chips are written, and so typed: at a table for cents `1.5` is 150. */
  money?: Money;
}

/** An amount as people read it: `1,240`, `€12.40`, or `12.4 BB` where *big* is given. */
export function formatChips(chips: number, locale = 'en', big = 0, money: Money = PLAIN): string {
  if (big <= 0) return signed(new Intl.NumberFormat(locale, decimalDigits(chips, money)).format(chips / per(money)), money);
  return `${formatUnits(chips, big, Math.abs(chips) < big ? 2 : Math.abs(chips) < 100 * big ? 1 : 0, locale)} BB`;
}

/** From here on an amount is abbreviated at the table; below it is exact. */
const ABBREVIATED = 1_000_000;
const LETTERS: readonly [units: number, letter: string][] = [[1e9, 'B'], [1e6, 'M'], [1e3, 'K']];

/** An amount where there is little room: exact below a million, then `12.34M`, which is never more than there is. */
export function shortChips(chips: number, locale = 'en', big = 0, money: Money = PLAIN): string {
  if (big > 0 || Math.abs(chips) < ABBREVIATED * per(money)) return formatChips(chips, locale, big, money);
  return signed(abbreviateChips(chips, per(money), locale), money);
}

/** The worth of a chip, written on it: `500`, `25K`; whole where it would not be the same. */
export function chipWorth(chip: number, locale = 'en'): string {
  if (chip < 10_000) return String(chip);
  const isExact = [1e9, 1e6, 1e3].some((units) => chip >= units && chip % (units / 100) === 0);
  return isExact ? abbreviateChips(chip, 1, locale) : formatChips(chip, locale);
}

/** Four digits and a letter, the rest cut off. Czech words for thousands are too long: it has the letters, and its comma. */
function abbreviateChips(chips: number, unit: number, locale: string): string {
  const [units, letter] = LETTERS.find(([least]) => Math.abs(chips) >= least * unit) ?? [1, ''];
  const whole = Math.trunc(Math.abs(chips) / (units * unit));
  return formatUnits(chips, units * unit, Math.max(0, 4 - String(whole).length), locale) + letter;
}

/** So many of a unit with so many digits behind the point, the others cut off: what is written is never more. */
function formatUnits(chips: number, unit: number, digits: number, locale: string): string {
  const parts = Math.trunc((chips * 10 ** digits) / unit) / 10 ** digits;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(parts);
}

/** An amount as one types it: `12.5`, without a sign. */
export function editableChips(chips: number, money: Money = PLAIN): string {
  return chips % per(money) ? (chips / per(money)).toFixed(money.digits) : String(chips / per(money));
}

/** Chips that an amount is, as it was typed: `0.5` is 50 where chips are cents; null for no amount. */
export function parseChips(text: string, money: Money = PLAIN): number | null {
  const size = parseLocaleNumber(stripSign(text, money));
  if (size === null) return null;
  const chips = Math.round(size * per(money));
  return Math.abs(chips - size * per(money)) < 1e-6 ? chips : null;
}

/** A game with its sizes written otherwise; the numbers in its name stay: `omaha 5 50/100`. */
export function gameInMoney(words: string, write: (chips: number) => string): string {
  return words
    .replace(/(^| )(\d+(?:\/\d+)+)(?= |$)/g, (_, before: string, sizes: string) => before + sizes.split('/').map((size) => write(Number(size))).join('/'))
    .replace(/\b(ante|bring-in|button|unit|chip|cap|blinds|min) (\d+)(?= |$)/g, (_, name: string, size: string) => `${name} ${write(Number(size))}`);
}

/** Chips more or fewer, as one types them: `-0.5` is 50 fewer where chips are cents; null for no amount. */
export function parseChipChange(text: string, money: Money = PLAIN): number | null {
  const [, sign = '', size = ''] = /^\s*([+\-−]?)(.*)$/.exec(text) ?? [];
  const chips = parseChips(size, money);
  return chips === null || !sign || sign === '+' ? chips : -chips;
}

/** A game with its sizes as one types them, in chips: `omaha 0.5/1` is `omaha 50/100` in cents. */
export function gameInChips(words: string, money: Money): string {
  if (!money.digits) return words;
  const size = (text: string): string => String(parseChips(text, money) ?? text);
  return words
    .replace(/(^| )([^ /]*\d[^ /]*(?:\/[^ /]*\d[^ /]*)+)(?= |$)/g, (_, before: string, sizes: string) => before + sizes.split('/').map(size).join('/'))
    .replace(/\b(ante|bring-in|button|unit|chip|cap|blinds|min) ([^ /]*\d[^ /]*)(?= |$)/g, (_, name: string, said: string) => `${name} ${size(said)}`);
}

/** Chips to one unit of the money. */
const per = (money: Money): number => 10 ** money.digits;

/** Whole amounts are written without cents. */
function decimalDigits(chips: number, money: Money): Intl.NumberFormatOptions {
  const digits = chips % per(money) ? money.digits : 0;
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

function signed(number: string, { sign, before }: Money): string {
  if (!sign) return number;
  if (!before) return `${number}\u00a0${sign}`;
  return number.startsWith('-') ? `-${sign}${number.slice(1)}` : sign + number;
}

/** What is typed, without the sign of the money. */
function stripSign(text: string, { sign }: Money): string {
  const said = text.trim().toLowerCase();
  return sign ? said.replaceAll(sign.toLowerCase(), '').trim() : said;
}

/**
 * The total that somebody means by what they have typed, or `null` if it means nothing.
 *
 * `45`, `1,200`, `1.5k`, `3bb`, `2x` (of the bet), `1/2`, `75%`, `1.5 pot`, `pot`, `min`, `max`, `all-in`.
 * The answer is a multiple of the unit between the least and the most, whatever was typed.
 */
export function parseAmount(text: string, by: AmountScale): number | null {
  const to = parseUnbounded(text, by);
  return to === null ? null : clampToLegal(to, by);
}

/** Whether it is an amount that is less than may be bet. */
export function isTooLittle(text: string, by: AmountScale): boolean {
  const to = parseUnbounded(text, by);
  return to !== null && to < by.low && clampToLegal(to, by) > to;
}

/** The same as it was said: between no limits, and a multiple of nothing. */
export function parseUnbounded(text: string, by: AmountScale): number | null {
  const said = stripSign(text, by.money ?? PLAIN).replace(/\s+/g, ' ');
  if (!said) return null;
  const known = by.presets.find((preset) => preset.label.toLowerCase() === said);
  const to = known ? known.to : parseWordOrSize(said, by);
  return to === null || !Number.isFinite(to) || to <= 0 ? null : to;
}

/** The nearest total that may be bet: a multiple of the unit, or one of the two ends. */
export function clampToLegal(to: number, by: Pick<AmountScale, 'low' | 'high' | 'unit'>): number {
  const unit = Math.max(1, by.unit);
  const snapped = Math.round(to / unit) * unit;
  if (snapped >= by.high) return by.high;
  return snapped <= by.low ? by.low : snapped;
}

function parseWordOrSize(said: string, by: AmountScale): number | null {
  switch (said) {
    case 'min':
      return by.low;
    case 'max':
    case 'all-in':
    case 'all in':
    case 'allin':
      return by.high;
    case 'pot':
      return potFraction(1, by);
  }
  const fraction = /^(\d+) ?\/ ?(\d+)(?: ?pot)?$/.exec(said);
  if (fraction) return potFraction(Number(fraction[1]) / Number(fraction[2]), by);
  const sized = /^([\d.,' \u00a0\u202f]+?) ?(bb|b|x|k|m|%|% pot|pot|x pot)?$/.exec(said);
  const size = sized ? parseLocaleNumber(sized[1]!) : null;
  return size === null ? null : multipleOf(size, sized?.[2] ?? '', by);
}

function multipleOf(size: number, of: string, by: AmountScale): number {
  switch (of) {
    case 'bb':
    case 'b':
      return size * by.big;
    case 'x':
      return size * (by.bet || by.big);
    case 'k':
      return size * 1000 * per(by.money ?? PLAIN);
    case 'm':
      return size * 1_000_000 * per(by.money ?? PLAIN);
    case 'pot':
    case 'x pot':
      return potFraction(size, by);
    case '%':
    case '% pot':
      return potFraction(size / 100, by);
    default:
      return Math.round(size * per(by.money ?? PLAIN) * 1e6) / 1e6; // 0.29 is 29, and no 28.99
  }
}

/** A part of the pot as it is after a call, on top of the bet. */
function potFraction(part: number, by: AmountScale): number {
  return by.bet + Math.floor((by.pot + by.call) * part);
}

/** A number as it is written here or there: `1,200`, `1 200`, `1'200`, `1.5`, `1,5`. */
function parseLocaleNumber(text: string): number | null {
  const parted = /[' \u00a0\u202f]/.test(text.trim());
  if (parted && !/^\d{1,3}(?:[' \u00a0\u202f]\d{3})+(?:[.,]\d*)?$/.test(text.trim())) return null; // 25 50 are two amounts
  const bare = text.replace(/[' \u00a0\u202f]/g, '');
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(bare) && !/^0/.test(bare);
  const plain = grouped ? bare.replace(/[.,]/g, '') : bare.replace(',', '.');
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : null;
}
