/** The sizes of a bet that lie in the bar: five places, each with the size that its player has put there. */
import { language, t } from '../../lib/i18n/index.svelte';
import type { ActTurn, Preset } from '../../lib/wire';

export type Size = Preset['label'];
/** What lies in the five places, from the first to the fifth. */
export type Places = readonly Size[];

/** All that one may choose from, in the order in which one reads them. */
export const SIZES = [
  'min', '2bb', '2.2bb', '2.5bb', '3bb', '4bb', '5bb', '2.5x', '3x', '4x',
  '1/4', '1/3', '1/2', '2/3', '3/4', 'pot', '1.5 pot', '2 pot', 'all-in',
] as const satisfies readonly Size[];

/** Before the flop, while nobody has raised; the pot and all-in are in the same place as later. */
export const USUAL_UNRAISED: Places = ['min', '2.5bb', '3bb', 'pot', 'all-in'];
export const USUAL_LATER: Places = ['1/3', '1/2', '3/4', 'pot', 'all-in'];

/** What was kept on this device, as far as it is five sizes that there are. */
export function placesOf(kept: unknown, usual: Places): Places {
  const known = (size: unknown): size is Size => SIZES.some((each) => each === size);
  const five: unknown[] = Array.isArray(kept) ? kept : [];
  return five.length === usual.length && five.every(known) ? five : usual;
}

/** What each place comes to now: `undefined` where that size may not be bet. */
export function amounts(places: Places, turn: ActTurn): { size: Size; to: number | undefined }[] {
  const now = new Map(turn.presets.map((preset) => [preset.label, preset.to]));
  return places.map((size) => ({ size, to: now.get(size) }));
}

/** A size as it is written on its button: `2.5 BB`, `3×`, `1/2`, `1.5× Pot`. */
export function sizeName(size: Size): string {
  if (size === 'min' || size === 'pot' || size === 'all-in') return t(`act.preset.${size}`);
  const [, number = '', kind = ''] = /^([\d.]+)(bb|x| pot)$/.exec(size) ?? [];
  const written = new Intl.NumberFormat(language.locale).format(Number(number));
  switch (kind) {
    case 'bb':
      return `${written} BB`;
    case 'x':
      return `${written}×`;
    case ' pot':
      return `${written}× ${t('act.preset.pot')}`;
    default:
      return size;
  }
}
