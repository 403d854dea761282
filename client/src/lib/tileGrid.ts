/** How many tables find room beside one another, each large enough to be played at. */

/** What a table needs, in pixels, its heading and its bar included. */
const WIDE = 560;
const HIGH = 480;
/** Nobody plays more at once. */
const MOST = 4;

export interface Grid {
  columns: number;
  rows: number;
  /** So many tables are drawn; the others are one click away. */
  shown: number;
}

/** The grid of *tables* tables in a room of this size: in as few rows as there can be. */
export function gridOf(tables: number, width: number, height: number): Grid {
  const across = Math.max(1, Math.min(3, Math.floor(width / WIDE)));
  const down = Math.max(1, Math.floor(height / HIGH));
  const shown = Math.min(tables, MOST, across * down);
  const rows = Math.max(1, Math.ceil(shown / across));
  return { columns: Math.max(1, Math.ceil(shown / rows)), rows, shown };
}
