/** Events over HTTP: what is asked for once, and how one stands. */
import { ask, decoded, fresh, no, NotGranted } from '../lib/api';
import type {
  AnyEventOrder, AnyEventWish, DealBody, EliminationBody, EventLogQuery, EventRulesBody, EveningBody, NewEvent, Refusal, SettingsOfEvent, Standings,
} from '../lib/http';

export const events = {
  all: () => ask('GET /api/events'),
  make: (event: NewEvent) => ask('POST /api/events', { body: event }),
  check: (rules: EventRulesBody) => ask('POST /api/events/check', { body: rules }),
  structure: (evening: EveningBody) => ask('POST /api/events/structure', { body: evening }),
  sheet: (event: string) => ask('GET /api/events/{event}', { path: { event } }),
  wish: (event: string, wish: AnyEventWish) => ask('POST /api/events/{event}/wish', { path: { event }, body: { cmd: fresh(), wish } }),
  order: (event: string, order: AnyEventOrder) => ask('POST /api/events/{event}/order', { path: { event }, body: { cmd: fresh(), order } }),
  settings: (event: string, changes: SettingsOfEvent) => ask('PATCH /api/events/{event}/settings', { path: { event }, body: changes }),
  deal: (event: string, deal: DealBody) => ask('POST /api/events/{event}/deal', { path: { event }, body: deal }),
  places: (event: string, body: EliminationBody) => ask('POST /api/events/{event}/places', { path: { event }, body }),
  log: (event: string, query: EventLogQuery) => ask('GET /api/events/{event}/log', { path: { event }, query }),
};

export interface Looked {
  /** Null if nothing has changed since *mark*. */
  standings: Standings | null;
  mark: string;
  /** The room's time, in milliseconds since 1970, to the second; 0 if it was not said. */
  at: number;
}

/** How an event stands. The browser asks by the ETag that it has kept, and mostly nothing is sent. */
export async function look(event: string, mark: string): Promise<Looked> {
  const response = await fetch(`/api/events/${encodeURIComponent(event)}/standings`, {
    cache: 'no-cache',
    credentials: 'same-origin',
  }).catch(() => {
    throw new NotGranted(0, 'unreachable', '');
  });
  const at = Date.parse(response.headers.get('Date') ?? '') || 0;
  const etag = response.headers.get('ETag') ?? '';
  if (response.ok && etag && etag === mark) return { standings: null, mark, at };
  const text = await response.text();
  if (!response.ok) return no(response.status, decoded<Partial<Refusal>>(text) ?? {});
  return { standings: decoded<Standings>(text), mark: etag, at };
}
