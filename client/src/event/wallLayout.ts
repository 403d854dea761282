/** Layouts of the wall, and what it remembers of them. */
export const LAYOUTS = ['clock', 'players', 'prizes'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The layout after this one. */
export const nextLayout = (now: Layout): Layout => LAYOUTS[(LAYOUTS.indexOf(now) + 1) % LAYOUTS.length]!;

/** The layout that an address asks for: `?layout=prizes`. */
export const layoutFromUrl = (query: URLSearchParams): Layout => LAYOUTS.find((each) => each === query.get('layout')) ?? 'clock';
