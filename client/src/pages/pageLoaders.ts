/** The pages, each of which is fetched when it is opened. */
import type { Component } from 'svelte';
import { language } from '../lib/i18n/index.svelte';
import type { Page } from '../lib/router.svelte';

type PageModule = { default: Component<any> };
export type PageLoader = () => Promise<PageModule>;

/** A page that needs the texts around a table. */
function withAroundMessages(loadPage: PageLoader): PageLoader {
  return async () => (await Promise.all([loadPage(), language.loadMore()]))[0];
}

/** A page that needs the texts of the floor. */
function withFloorMessages(loadPage: PageLoader): PageLoader {
  return async () => (await Promise.all([loadPage(), language.loadMore(), language.loadFloor()]))[0];
}

/** A page that needs the texts of events. */
export function withEventMessages(loadPage: PageLoader): PageLoader {
  return async () => (await Promise.all([loadPage(), language.loadMore(), language.loadEvents()]))[0];
}

/** A page that needs the texts of studies, reviews and training. */
function withStudyMessages(loadPage: PageLoader): PageLoader {
  return async () => (await Promise.all([loadPage(), language.loadMore(), language.loadStudy()]))[0];
}

// A page with all states of the table, for developers; it is not part of the build.
const hasMockPage = import.meta.env.DEV || import.meta.env.MODE === 'mock';
const mockPages = hasMockPage ? import.meta.glob('../../mock/Mock.svelte') : {};

/** Pages without texts in a partial language: in English there. */
export const COMPLETE_LANGUAGE_PAGES: readonly Page[] = ['floor', 'live', 'tools', 'study', 'review', 'train'];

export const LAZY_PAGES: Partial<Record<Page, PageLoader>> = {
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
  review: withStudyMessages(() => import('../review/ReviewPage.svelte')),
  train: withStudyMessages(() => import('../train/TrainPage.svelte')),
  study: withStudyMessages(() => import('../study/StudyPage.svelte')),
  events: withEventMessages(() => import('./EventsPage.svelte')),
  'new-event': withEventMessages(() => import('./NewEvent.svelte')),
  event: withEventMessages(() => import('./EventPage.svelte')),
  'event-screen': withEventMessages(() => import('./EventWall.svelte')),
  'event-print': withEventMessages(() => import('./EventPrint.svelte')),
  seasons: withEventMessages(() => import('./SeasonsPage.svelte')),
  'new-season': withEventMessages(() => import('./NewSeason.svelte')),
  players: withEventMessages(() => import('./PlayersPage.svelte')),
  season: withEventMessages(() => import('./SeasonPage.svelte')),
  clock: withAroundMessages(() => import('./ShotClock.svelte')),
  tv: withAroundMessages(() => import('./TvPage.svelte')),
  overlay: withAroundMessages(() => import('./OverlayPage.svelte')),
  mock: mockPages['../../mock/Mock.svelte'] as PageLoader | undefined,
};
