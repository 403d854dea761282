/** The layouts of the wall screen, and the stored choice of layout. */
export const LAYOUTS = ['clock', 'players', 'prizes'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Return the next layout. */
export const nextLayout = (now: Layout): Layout => LAYOUTS[(LAYOUTS.indexOf(now) + 1) % LAYOUTS.length]!;

/** The columns below the clock, in the order in which they are offered. */
export const COLUMNS = ['players', 'average', 'chips', 'break', 'end', 'pool', 'first', 'prizes', 'bought', 'late'] as const;
export type Column = (typeof COLUMNS)[number];
const DEFAULT_COLUMNS: readonly Column[] = ['players', 'average', 'break', 'pool', 'first', 'prizes'];
const STORAGE_KEY = 'rb.wall';

/** The chosen columns: those of the address `?columns=players,pool`, then those stored in this browser. */
export function chosenColumns(query: URLSearchParams, stored: string | null = localStorage.getItem(STORAGE_KEY)): Column[] {
  const columnList = query.get('columns') ?? stored;
  if (columnList === null) return [...DEFAULT_COLUMNS];
  const names = columnList.split(',');
  return COLUMNS.filter((column) => names.includes(column));
}

/** Store the chosen columns for the next time. */
export const storeColumns = (columns: readonly Column[]): void => localStorage.setItem(STORAGE_KEY, columns.join(','));

/** Return the layout of an address: `?layout=prizes`. */
export const layoutFromUrl = (query: URLSearchParams): Layout => LAYOUTS.find((layout) => layout === query.get('layout')) ?? 'clock';
