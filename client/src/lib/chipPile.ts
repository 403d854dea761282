/** An amount as a small pile of chips. It is decoration; the number beside it counts. */

/** The value of each chip, and its colour. */
const CHIP_COLOURS: readonly (readonly [number, string])[] = [
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
export const DENOMINATIONS: readonly number[] = CHIP_COLOURS.map(([worth]) => worth).toReversed();

/** Return the colours of an amount's chips from the bottom up, at most *most* of them. */
export function chipPile(chips: number, maxChips = 5): string[] {
  const colours: string[] = [];
  let remainingChips = Math.max(0, Math.floor(chips));
  for (const [chipValue, colour] of CHIP_COLOURS) {
    while (remainingChips >= chipValue && colours.length < maxChips) {
      colours.push(colour);
      remainingChips -= chipValue;
    }
  }
  return colours;
}

/** Equal chips on top of each other. */
export interface ChipTower {
  worth: number;
  count: number;
}

/** The chips that are drawn with colours of their own, the highest first. */
const TOWER_CHIPS = [500_000, 100_000, 25_000, 5_000, 1_000, 500, 100, 25, 5, 1] as const;

/** The towers of an amount, the highest chips first, beginning with the highest of which there are two. */
export function chipTowers(chips: number, maxTowers = 2, maxHeight = 8): ChipTower[] {
  const towers: ChipTower[] = [];
  let remainingChips = Math.max(0, Math.floor(chips));
  for (const chipValue of TOWER_CHIPS) {
    if (!towers.length && remainingChips < 2 * chipValue && chipValue > 1) continue;
    const count = Math.min(maxHeight, Math.floor(remainingChips / chipValue));
    if (!count) continue;
    remainingChips -= count * chipValue;
    towers.push({ worth: chipValue, count });
    if (towers.length === maxTowers) break;
  }
  return towers;
}
