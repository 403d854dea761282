/** The tabs of the side panel, and the sizes of a table that has room for it. */
export type Tab = 'log' | 'chat' | 'hands';
export const TABS: readonly Tab[] = ['log', 'chat', 'hands'];

/** The width of the column, and the minimum width of a table with a column. */
export const COLUMN_WIDTH = 296;
const MIN_TABLE_WIDTH = 700;
/** The minimum width of a table whose column is open by default. */
const WIDE_TABLE_WIDTH = 1360;
/** A phone in landscape is too low for a column. */
const LOW_TABLE_HEIGHT = 500;

/** Return true if the panel is a column beside the table, false if it is a sheet over it. */
export function isPanelColumn(width: number, height: number): boolean {
  return width >= MIN_TABLE_WIDTH && height > LOW_TABLE_HEIGHT;
}

/** The open tab of the column: the preference, or the log on a wide screen. */
export function openTab(preferredTab: Tab | 'none' | 'auto', width: number): Tab | null {
  if (preferredTab === 'auto') return width >= WIDE_TABLE_WIDTH ? 'log' : null;
  return preferredTab === 'none' ? null : preferredTab;
}
