/** The tabs of the side panel, and the sizes of a table that has room for it. */
export type Tab = 'log' | 'chat' | 'hands';
export const TABS: readonly Tab[] = ['log', 'chat', 'hands'];

/** The width of the column, and the minimum width of a table with a column. */
export const COLUMN = 296;
const LEAST = 700;
/** From this width on the column is open by default. */
const WIDE = 1360;
/** A phone in landscape is too low for a column. */
const LOW = 500;

/** Return true if the panel is a column beside the table, false if it is a sheet over it. */
export function isPanelColumn(width: number, height: number): boolean {
  return width >= LEAST && height > LOW;
}

/** The open tab of the column: the preference, or the log on a wide screen. */
export function openTab(kept: Tab | 'none' | 'auto', width: number): Tab | null {
  if (kept === 'auto') return width >= WIDE ? 'log' : null;
  return kept === 'none' ? null : kept;
}
