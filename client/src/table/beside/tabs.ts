/** What lies beside a table, and where there is room for it. */
export type Tab = 'log' | 'chat' | 'hands';
export const TABS: readonly Tab[] = ['log', 'chat', 'hands'];

/** The width of the column, and of a table that has it beside itself. */
export const COLUMN = 320;
const LEAST = 700;
/** From this width on it is there without being asked for. */
const WIDE = 1360;
/** A phone on its side has no height for it. */
const LOW = 500;

/** Whether it lies beside the table, or over it. */
export function isBeside(width: number, height: number): boolean {
  return width >= LEAST && height > LOW;
}

/** Which tab is open: what somebody chose here, or the log where there is room for all. */
export function openTab(kept: Tab | 'none' | 'auto', width: number): Tab | null {
  if (kept === 'auto') return width >= WIDE ? 'log' : null;
  return kept === 'none' ? null : kept;
}
