/** An amount as a small pile of chips. It is decoration; the number beside it counts. */

/** The value of each chip, and its colour. */
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

/** The values of the chips, in ascending order. */
export const CHIPS: readonly number[] = KINDS.map(([worth]) => worth).toReversed();

/** Return the colours of an amount's chips from the bottom up, at most *most* of them. */
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
