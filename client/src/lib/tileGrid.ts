/** The grid of several tables on a page, each large enough to play at. */

/** The minimum size of a table in pixels, with its heading and bar. */
const MIN_WIDTH = 560;
const MIN_HEIGHT = 480;
/** The maximum number of tables on a page. */
const MAX_TABLES = 4;

export interface TileGrid {
  columns: number;
  rows: number;
  /** The number of drawn tables; the others are one click away. */
  shown: number;
}

/** Return the grid for *tables* tables in an area of this size, with as few rows as possible. */
export function gridOf(tableCount: number, width: number, height: number): TileGrid {
  const columnCount = Math.max(1, Math.min(3, Math.floor(width / MIN_WIDTH)));
  const rowCount = Math.max(1, Math.floor(height / MIN_HEIGHT));
  const shownCount = Math.min(tableCount, MAX_TABLES, columnCount * rowCount);
  const rows = Math.max(1, Math.ceil(shownCount / columnCount));
  return { columns: Math.max(1, Math.ceil(shownCount / rows)), rows, shown: shownCount };
}
