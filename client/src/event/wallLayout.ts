/** The layouts of the wall screen, and the stored choice of layout. */
export const WALL_LAYOUTS = ['clock', 'players', 'prizes'] as const;
export type WallLayout = (typeof WALL_LAYOUTS)[number];

/** Return the next layout. */
export const nextLayout = (current: WallLayout): WallLayout => WALL_LAYOUTS[(WALL_LAYOUTS.indexOf(current) + 1) % WALL_LAYOUTS.length]!;

/** The columns below the clock, in the order in which they are offered. */
export const WALL_COLUMNS = ['players', 'average', 'chips', 'break', 'end', 'pool', 'first', 'prizes', 'bought', 'late'] as const;
export type WallColumn = (typeof WALL_COLUMNS)[number];
const DEFAULT_COLUMNS: readonly WallColumn[] = ['players', 'average', 'break', 'pool', 'first', 'prizes'];
const STORAGE_KEY = 'rb.wall';

/** The chosen columns: those of the address `?columns=players,pool`, then those stored in this browser. */
export function chosenColumns(query: URLSearchParams, stored: string | null = localStorage.getItem(STORAGE_KEY)): WallColumn[] {
  const columnList = query.get('columns') ?? stored;
  if (columnList === null) return [...DEFAULT_COLUMNS];
  const names = columnList.split(',');
  return WALL_COLUMNS.filter((column) => names.includes(column));
}

/** Store the chosen columns for the next time. */
export const storeColumns = (columns: readonly WallColumn[]): void => localStorage.setItem(STORAGE_KEY, columns.join(','));

/** Return the layout of an address: `?layout=prizes`. */
export const layoutFromUrl = (query: URLSearchParams): WallLayout => WALL_LAYOUTS.find((layout) => layout === query.get('layout')) ?? 'clock';
