/** Amounts of chips: how they are written, and what somebody means who types one. */

/** What an amount is measured by. */
export interface Measure {
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
}

/** An amount as people read it: `1,240`, or `12.4 BB` where *big* is given. */
export function formatChips(chips: number, locale = 'en', big = 0): string {
  if (big <= 0) return new Intl.NumberFormat(locale).format(chips);
  const blinds = chips / big;
  const digits = blinds < 100 && chips % big ? 1 : 0;
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(blinds)} BB`;
}

/** An amount where there is little room: `1.2k`, `3.4M`; exact below ten thousand. */
export function shortChips(chips: number, locale = 'en', big = 0): string {
  if (big > 0 || Math.abs(chips) < 10_000) return formatChips(chips, locale, big);
  const compact = { notation: 'compact', maximumSignificantDigits: 4 } as const;
  return new Intl.NumberFormat(locale === 'cs' ? 'en' : locale, compact).format(chips);
}

/**
 * The total that somebody means by what he has typed, or `null` if it means nothing.
 *
 * `45`, `1,200`, `1.5k`, `3bb`, `2x` (of the bet), `1/2`, `75%`, `pot`, `min`, `max`, `all-in`.
 * The answer is a multiple of the unit between the least and the most, whatever was typed.
 */
export function parseAmount(text: string, by: Measure): number | null {
  const said = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (!said) return null;
  const known = by.presets.find((preset) => preset.label.toLowerCase() === said);
  const to = known ? known.to : wordOrSize(said, by);
  return to === null || !Number.isFinite(to) || to <= 0 ? null : within(to, by);
}

/** The nearest total that may be bet: a multiple of the unit, or one of the two ends. */
export function within(to: number, by: Pick<Measure, 'low' | 'high' | 'unit'>): number {
  const unit = Math.max(1, by.unit);
  const snapped = Math.round(to / unit) * unit;
  if (snapped >= by.high) return by.high;
  return snapped <= by.low ? by.low : snapped;
}

function wordOrSize(said: string, by: Measure): number | null {
  switch (said) {
    case 'min':
      return by.low;
    case 'max':
    case 'all-in':
    case 'all in':
    case 'allin':
      return by.high;
    case 'pot':
      return ofPot(1, by);
  }
  const fraction = /^(\d+) ?\/ ?(\d+)(?: ?pot)?$/.exec(said);
  if (fraction) return ofPot(Number(fraction[1]) / Number(fraction[2]), by);
  const sized = /^([\d.,' \u00a0\u202f]+?) ?(bb|b|x|k|m|%|% pot)?$/.exec(said);
  const size = sized ? numberIn(sized[1] as string) : null;
  return size === null ? null : times(size, sized?.[2] ?? '', by);
}

function times(size: number, of: string, by: Measure): number {
  switch (of) {
    case 'bb':
    case 'b':
      return size * by.big;
    case 'x':
      return size * (by.bet || by.big);
    case 'k':
      return size * 1000;
    case 'm':
      return size * 1_000_000;
    case '%':
    case '% pot':
      return ofPot(size / 100, by);
    default:
      return size;
  }
}

/** A part of the pot as it is after a call, on top of the bet. */
function ofPot(part: number, by: Measure): number {
  return by.bet + Math.floor((by.pot + by.call) * part);
}

/** A number as it is written here or there: `1,200`, `1 200`, `1'200`, `1.5`, `1,5`. */
function numberIn(text: string): number | null {
  const bare = text.replace(/[' \u00a0\u202f]/g, '');
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(bare) && !/^0/.test(bare);
  const plain = grouped ? bare.replace(/[.,]/g, '') : bare.replace(',', '.');
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : null;
}
