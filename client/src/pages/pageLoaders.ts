/** The pages, each of which is fetched when it is wanted. */
import type { Component } from 'svelte';
import { language } from '../lib/i18n/index.svelte';
import type { Page } from '../lib/router.svelte';

type PageModule = { default: Component<any> };
export type PageLoader = () => Promise<PageModule>;

/** A page that says more than a table does: its words come with it. */
function withAroundMessages(make: PageLoader): PageLoader {
  return async () => (await Promise.all([make(), language.loadMore()]))[0];
}

/** A page that asks the floor, with all that the floor may say. */
function withFloorMessages(make: PageLoader): PageLoader {
  return async () => (await Promise.all([make(), language.loadMore(), language.loadFloor()]))[0];
}

/** A page of events, with all that is said of them. */
export function withEventMessages(make: PageLoader): PageLoader {
  return async () => (await Promise.all([make(), language.loadMore(), language.loadEvents()]))[0];
}

// The page of the table's own states, for whoever draws it; not in what is built.
const isDrawn = import.meta.env.DEV || import.meta.env.MODE === 'mock';
const mocks = isDrawn ? import.meta.glob('../../mock/Mock.svelte') : {};

export const LATER: Partial<Record<Page, PageLoader>> = {
  lobby: () => import('./Lobby.svelte'),
  new: withAroundMessages(() => import('./NewTablePage.svelte')),
  login: withAroundMessages(() => import('./Login.svelte')),
  tables: withAroundMessages(() => import('./MyTablesPage.svelte')),
  device: withAroundMessages(() => import('./DeviceSignIn.svelte')),
  recover: withAroundMessages(() => import('./RecoverAccount.svelte')),
  me: withAroundMessages(() => import('./AccountPage.svelte')),
  statistics: withAroundMessages(() => import('./StatisticsPage.svelte')),
  admin: withAroundMessages(() => import('./Admin.svelte')),
  audit: withAroundMessages(() => import('./AuditLogPage.svelte')),
  table: () => import('./TablePage.svelte'),
  host: withAroundMessages(() => import('./HostPage.svelte')),
  ledger: withAroundMessages(() => import('./LedgerPage.svelte')),
  hands: withAroundMessages(() => import('./HandsPage.svelte')),
  hand: withAroundMessages(() => import('./HandPage.svelte')),
  shared: withAroundMessages(() => import('./SharedHand.svelte')),
  verify: withAroundMessages(() => import('./VerifyHand.svelte')),
  rules: withAroundMessages(() => import('./PostedRulesPage.svelte')),
  floor: withFloorMessages(() => import('../floor/FloorPage.svelte')),
  live: withFloorMessages(() => import('../live/LivePage.svelte')),
  tools: withFloorMessages(() => import('../tools/ToolsPage.svelte')),
  events: withEventMessages(() => import('./EventsPage.svelte')),
  'new-event': withEventMessages(() => import('./NewEvent.svelte')),
  event: withEventMessages(() => import('./EventPage.svelte')),
  'event-screen': withEventMessages(() => import('./EventWall.svelte')),
  'event-print': withEventMessages(() => import('./EventPrint.svelte')),
  clock: withAroundMessages(() => import('./ShotClock.svelte')),
  mock: mocks['../../mock/Mock.svelte'] as PageLoader | undefined,
};
