/** The layouts of the wall screen, and the stored choice of layout. */
export const LAYOUTS = ['clock', 'players', 'prizes'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Return the next layout. */
export const nextLayout = (now: Layout): Layout => LAYOUTS[(LAYOUTS.indexOf(now) + 1) % LAYOUTS.length]!;

/** Return the layout of an address: `?layout=prizes`. */
export const layoutFromUrl = (query: URLSearchParams): Layout => LAYOUTS.find((each) => each === query.get('layout')) ?? 'clock';
