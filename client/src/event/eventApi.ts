/** Events over HTTP: what is asked for once, and how one stands. */
import { sendRequest, decodeJson, newIdempotencyKey, toApiError, ApiError } from '../lib/api';
import type {
  EventHostCommand, EventPlayerCommand, DealBody, EliminationBody, EventLogQuery, EventRulesBody, StructureBody, NewEvent, ErrorResponse, EventSettingsBody, Standings,
} from '../lib/http';

export const events = {
  all: () => sendRequest('GET /api/events'),
  make: (event: NewEvent) => sendRequest('POST /api/events', { body: event }),
  check: (rules: EventRulesBody) => sendRequest('POST /api/events/check', { body: rules }),
  structure: (evening: StructureBody) => sendRequest('POST /api/events/structure', { body: evening }),
  sheet: (event: string) => sendRequest('GET /api/events/{event}', { path: { event } }),
  wish: (event: string, wish: EventPlayerCommand) => sendRequest('POST /api/events/{event}/wish', { path: { event }, body: { cmd: newIdempotencyKey(), wish } }),
  order: (event: string, order: EventHostCommand) => sendRequest('POST /api/events/{event}/order', { path: { event }, body: { cmd: newIdempotencyKey(), order } }),
  settings: (event: string, changes: EventSettingsBody) => sendRequest('PATCH /api/events/{event}/settings', { path: { event }, body: changes }),
  deal: (event: string, deal: DealBody) => sendRequest('POST /api/events/{event}/deal', { path: { event }, body: deal }),
  places: (event: string, body: EliminationBody) => sendRequest('POST /api/events/{event}/places', { path: { event }, body }),
  log: (event: string, query: EventLogQuery) => sendRequest('GET /api/events/{event}/log', { path: { event }, query }),
};

export interface EventFetch {
  /** Null if nothing has changed since *mark*. */
  standings: Standings | null;
  mark: string;
  /** The room's time, in milliseconds since 1970, to the second; 0 if it was not said. */
  at: number;
}

/** How an event stands. The browser asks by the ETag that it has kept, and mostly nothing is sent. */
export async function fetchEvent(event: string, mark: string): Promise<EventFetch> {
  const response = await fetch(`/api/events/${encodeURIComponent(event)}/standings`, {
    cache: 'no-cache',
    credentials: 'same-origin',
  }).catch(() => {
    throw new ApiError(0, 'unreachable', '');
  });
  const at = Date.parse(response.headers.get('Date') ?? '') || 0;
  const etag = response.headers.get('ETag') ?? '';
  if (response.ok && etag && etag === mark) return { standings: null, mark, at };
  const text = await response.text();
  if (!response.ok) return toApiError(response.status, decodeJson<Partial<ErrorResponse>>(text) ?? {});
  return { standings: decodeJson<Standings>(text), mark: etag, at };
}
