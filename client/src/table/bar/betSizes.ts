/** The five bet sizes in the bar, which the player chooses in the settings. */
import { language, t } from '../../lib/i18n/index.svelte';
import type { ActTurn, Preset } from '../../lib/wire';

export type BetSize = Preset['label'];
/** The sizes in the five places, in order. */
export type SizeSlots = readonly BetSize[];

/** All sizes to choose from, in the order of the settings. */
export const BET_SIZES = [
  'min', '2bb', '2.2bb', '2.5bb', '3bb', '4bb', '5bb', '2.5x', '3x', '4x',
  '1/4', '1/3', '1/2', '2/3', '3/4', 'pot', '1.5 pot', '2 pot', 'all-in',
] as const satisfies readonly BetSize[];

/** The defaults in an unraised pot before the flop; pot and all-in have the same places as later. */
export const UNRAISED_SIZES: SizeSlots = ['min', '2.5bb', '3bb', 'pot', 'all-in'];
export const LATER_SIZES: SizeSlots = ['1/3', '1/2', '3/4', 'pot', 'all-in'];

/** The stored sizes if they are five known sizes, or else the defaults. */
export function loadSizes(stored: unknown, defaults: SizeSlots): SizeSlots {
  const isKnownSize = (size: unknown): size is BetSize => BET_SIZES.some((knownSize) => knownSize === size);
  const storedSizes: unknown[] = Array.isArray(stored) ? stored : [];
  return storedSizes.length === defaults.length && storedSizes.every(isKnownSize) ? storedSizes : defaults;
}

/** A size with its amount; `to` is undefined if that is not legal, or another place has it. */
export interface SizeOption {
  size: BetSize;
  to: number | undefined;
  /** The size in another place with the same amount. */
  same?: BetSize;
}

/** Sizes that keep their place if another size has the same amount, by priority. */
const NEVER_REPLACED: readonly BetSize[] = ['all-in', 'pot', 'min'];

/**
 * The amount in each place, each amount once. A place with a duplicate amount gets a size between
 * its neighbours instead, if there is one.
 */
export function sizeOptions(places: SizeSlots, turn: ActTurn): SizeOption[] {
  const now = new Map(turn.presets.map((preset) => [preset.label, preset.to]));
  const options: SizeOption[] = places.map((size) => ({ size, to: now.get(size) }));
  const rank = (index: number): number => (NEVER_REPLACED.includes(options[index]!.size) ? NEVER_REPLACED.indexOf(options[index]!.size) : NEVER_REPLACED.length + index);
  for (const index of [...options.keys()].toSorted((a, b) => rank(b) - rank(a))) {
    const { to, size } = options[index]!;
    const equalPreset = options.find((option, at) => at !== index && option.to === to && to !== undefined);
    if (!equalPreset) continue;
    const [low, high] = [options[index - 1]?.to ?? turn.low, options[index + 1]?.to ?? turn.high];
    const nextSize = BET_SIZES.find((candidate) => !places.includes(candidate) && isBetween(now.get(candidate), low, high) && !options.some(({ to }) => to === now.get(candidate)));
    options[index] = nextSize ? { size: nextSize, to: now.get(nextSize) } : { size, to: undefined, same: equalPreset.size };
  }
  return options;
}

const isBetween = (to: number | undefined, low: number, high: number): boolean => to !== undefined && to > low && to < high;

/** The label of a size: `2.5 bb`, `3×`, `1/2`, `1.5× Pot`. */
export function sizeName(size: BetSize): string {
  if (size === 'min' || size === 'pot' || size === 'all-in') return t(`act-preset-${size}`);
  const [, number = '', kind = ''] = /^([\d.]+)(bb|x| pot)$/.exec(size) ?? [];
  const formattedNumber = new Intl.NumberFormat(language.locale).format(Number(number));
  switch (kind) {
    case 'bb':
      return `${formattedNumber} bb`;
    case 'x':
      return `${formattedNumber}×`;
    case ' pot':
      return `${formattedNumber}× ${t('act-preset-pot')}`;
    default:
      return size;
  }
}
