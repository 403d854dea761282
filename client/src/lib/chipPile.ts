/** An amount as a small pile of chips, for the eye alone: the number beside it is what counts. */

/** A chip's worth in units of the smallest, and its colour. */
const KINDS: readonly (readonly [number, string])[] = [
  [100_000, 'ink'],
  [25_000, 'rose'],
  [5_000, 'sand'],
  [1_000, 'amber'],
  [500, 'violet'],
  [100, 'slate'],
  [25, 'green'],
  [5, 'red'],
  [1, 'pale'],
];

/** What chips are worth, the lowest first. */
export const CHIPS: readonly number[] = KINDS.map(([worth]) => worth).toReversed();

/** The colours of the chips of an amount, the lowest chip first, *most* of them at most. */
export function pile(chips: number, most = 5): string[] {
  const colours: string[] = [];
  let rest = Math.max(0, Math.floor(chips));
  for (const [worth, colour] of KINDS) {
    while (rest >= worth && colours.length < most) {
      colours.push(colour);
      rest -= worth;
    }
  }
  return colours;
}
