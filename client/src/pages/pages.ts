/** The pages, each of which is fetched when it is wanted. */
import type { Component } from 'svelte';
import { language } from '../lib/i18n/index.svelte';
import type { Page } from '../lib/router.svelte';

type Made = { default: Component<any> };
export type Load = () => Promise<Made>;

/** A page that says more than a table does: its words come with it. */
function wordy(make: Load): Load {
  return async () => (await Promise.all([make(), language.loadMore()]))[0];
}

/** A page that asks the floor, with all that the floor may say. */
function asking(make: Load): Load {
  return async () => (await Promise.all([make(), language.loadMore(), language.loadFloor()]))[0];
}

/** A page of events, with all that is said of them. */
export function ofEvents(make: Load): Load {
  return async () => (await Promise.all([make(), language.loadMore(), language.loadEvents()]))[0];
}

// The page of the table's own states, for whoever draws it; not in what is built.
const isDrawn = import.meta.env.DEV || import.meta.env.MODE === 'mock';
const mocks = isDrawn ? import.meta.glob('../../mock/Mock.svelte') : {};

export const LATER: Partial<Record<Page, Load>> = {
  lobby: () => import('./Lobby.svelte'),
  new: wordy(() => import('./New.svelte')),
  login: wordy(() => import('./Login.svelte')),
  tables: wordy(() => import('./Tables.svelte')),
  device: wordy(() => import('./Device.svelte')),
  recover: wordy(() => import('./Recover.svelte')),
  me: wordy(() => import('./Me.svelte')),
  statistics: wordy(() => import('./Statistics.svelte')),
  admin: wordy(() => import('./Admin.svelte')),
  audit: wordy(() => import('./Audit.svelte')),
  table: () => import('./TablePage.svelte'),
  host: wordy(() => import('./Host.svelte')),
  ledger: wordy(() => import('./Ledger.svelte')),
  hands: wordy(() => import('./Hands.svelte')),
  hand: wordy(() => import('./Hand.svelte')),
  shared: wordy(() => import('./Shared.svelte')),
  verify: wordy(() => import('./Verify.svelte')),
  rules: wordy(() => import('./Rules.svelte')),
  floor: asking(() => import('../floor/Floor.svelte')),
  live: asking(() => import('../live/Live.svelte')),
  tools: asking(() => import('../tools/Tools.svelte')),
  events: ofEvents(() => import('./Events.svelte')),
  'new-event': ofEvents(() => import('./NewEvent.svelte')),
  event: ofEvents(() => import('./Event.svelte')),
  'event-screen': ofEvents(() => import('./EventScreen.svelte')),
  'event-print': ofEvents(() => import('./EventPrint.svelte')),
  clock: wordy(() => import('./Clock.svelte')),
  mock: mocks['../../mock/Mock.svelte'] as Load | undefined,
};
