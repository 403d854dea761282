/** The pages of the client by address, without a hash: the server answers each address with index.html. */

export type Page =
  | 'lobby'
  | 'new'
  | 'login'
  | 'me'
  | 'statistics'
  | 'tables'
  | 'device'
  | 'recover'
  | 'admin'
  | 'audit'
  | 'table'
  | 'ledger'
  | 'hands'
  | 'hand'
  | 'host'
  | 'clock'
  | 'tv'
  | 'overlay'
  | 'rules'
  | 'floor'
  | 'tools'
  | 'study'
  | 'review'
  | 'train'
  | 'live'
  | 'verify'
  | 'shared'
  | 'events'
  | 'new-event'
  | 'event'
  | 'event-screen'
  | 'event-print'
  | 'seasons'
  | 'new-season'
  | 'players'
  | 'season'
  | 'mock'
  | 'missing';

export interface Route {
  page: Page;
  /** The id of the table or of the live game; empty if there is none. */
  table: string;
  /** The number of the hand; 0 if there is none. */
  hand: number;
  /** The id of the event or of the season; empty if there is none. */
  event: string;
  path: string;
  query: URLSearchParams;
}

const TOP_LEVEL_PAGES: Record<string, Page> = {
  '/': 'lobby',
  '/new': 'new',
  '/login': 'login',
  '/me': 'me',
  '/me/statistics': 'statistics',
  '/tables': 'tables',
  '/device': 'device',
  '/recover': 'recover',
  '/admin': 'admin',
  '/admin/audit': 'audit',
  '/verify': 'verify',
  '/floor': 'floor',
  '/tools': 'tools',
  '/study': 'study',
  '/review': 'review',
  '/train': 'train',
  '/live': 'live',
  '/events': 'events',
  '/events/new': 'new-event',
  '/seasons': 'seasons',
  '/seasons/new': 'new-season',
  '/seasons/players': 'players',
  '/mock': 'mock',
};
const TABLE_PAGES = new Set(['ledger', 'hands', 'host', 'clock', 'rules', 'floor', 'audit', 'tv', 'overlay']);

const EVENT_PAGES: Record<string, Page> = { screen: 'event-screen', print: 'event-print' };

/** Parse an address. */
export function routeOf(path: string, search = ''): Route {
  const query = new URLSearchParams(search);
  const cleanPath = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const route = (page: Page, table = '', hand = 0, event = ''): Route => ({ page, table, hand, event, path, query });
  const topLevelRoute = TOP_LEVEL_PAGES[cleanPath];
  if (topLevelRoute) return route(topLevelRoute);
  const [, t, table, subpage, hand, lastPart] = cleanPath.split('/');
  if (t === 'live' && table && !subpage) return route('live', table);
  if (t === 's' && table && !subpage) return route('shared');
  if (t === 'season' && table && !subpage) return route('season', '', 0, table);
  if (t === 'event' && table && !hand) {
    const page = subpage ? EVENT_PAGES[subpage] : 'event';
    return page ? route(page, '', 0, table) : route('missing');
  }
  if (t !== 't' || !table) return route('missing');
  if (!subpage) return route('table', table);
  if (!hand) return TABLE_PAGES.has(subpage) ? route(subpage as Page, table) : route('missing');
  if (subpage !== 'hands' || !/^[1-9]\d{0,8}$/.test(hand)) return route('missing');
  if (!lastPart) return route('hand', table, Number(hand));
  return lastPart === 'verify' ? route('verify', table, Number(hand)) : route('missing');
}

/** The pages of a table that open as a sheet beside it, or over its upper half. */
const SHEET_PAGES: ReadonlySet<Page> = new Set(['ledger', 'hands', 'hand', 'verify', 'rules', 'host', 'floor']);
/** A window with room for a sheet and for the player's own seat and buttons. */
const SHEET_WINDOW_QUERY = '(min-width: 1100px), (min-height: 640px)';

class Router {
  route = $state.raw(routeOf(location.pathname, location.search));
  /** The table that stays open while one of its other pages is shown as a sheet; empty if there is none. */
  openTable = $state.raw('');

  constructor() {
    this.#updateOpenTable();
    addEventListener('popstate', () => this.#read());
  }

  /** Go to another page of the client. */
  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = routeOf(location.pathname, location.search);
    this.#updateOpenTable();
  }

  /** Update the open table: a table's page opens it, its sheets leave it open, and any other page closes it. */
  #updateOpenTable(): void {
    const { page, table } = this.route;
    if (page === 'table') this.openTable = table;
    else if (table !== this.openTable || !SHEET_PAGES.has(page) || !matchMedia(SHEET_WINDOW_QUERY).matches) this.openTable = '';
  }
}

export const router = new Router();

/** Handle a click on a link to a page of the client; all other clicks are left to the browser. */
export function handleLinkClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || routeOf(link.pathname).page === 'missing') return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
