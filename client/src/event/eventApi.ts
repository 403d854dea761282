/** Requests about events over HTTP, and the polling of an event's state. */
import { sendRequest, decodeJson, newIdempotencyKey, toApiError, ApiError } from '../lib/api';
import type {
  EventHostCommand, EventPlayerCommand, DealBody, EliminationBody, EventLogQuery, EventRulesBody, StructureBody, NewEvent, ErrorResponse, EventSettingsBody, Standings,
} from '../lib/http';

export const events = {
  list: () => sendRequest('GET /api/events'),
  create: (event: NewEvent) => sendRequest('POST /api/events', { body: event }),
  check: (rules: EventRulesBody) => sendRequest('POST /api/events/check', { body: rules }),
  structure: (body: StructureBody) => sendRequest('POST /api/events/structure', { body }),
  details: (event: string) => sendRequest('GET /api/events/{event}', { path: { event } }),
  submitCommand: (event: string, command: EventPlayerCommand) => sendRequest('POST /api/events/{event}/wish', { path: { event }, body: { cmd: newIdempotencyKey(), wish: command } }),
  submitHostCommand: (event: string, order: EventHostCommand) => sendRequest('POST /api/events/{event}/order', { path: { event }, body: { cmd: newIdempotencyKey(), order } }),
  settings: (event: string, changes: EventSettingsBody) => sendRequest('PATCH /api/events/{event}/settings', { path: { event }, body: changes }),
  deal: (event: string, deal: DealBody) => sendRequest('POST /api/events/{event}/deal', { path: { event }, body: deal }),
  previewElimination: (event: string, body: EliminationBody) => sendRequest('POST /api/events/{event}/places', { path: { event }, body }),
  logo: (event: string) => sendRequest('GET /api/events/{event}/logo', { path: { event } }),
  setLogo: (event: string, image: string) => sendRequest('POST /api/events/{event}/logo', { path: { event }, body: { image } }),
  receipts: (event: string) => sendRequest('GET /api/events/{event}/receipts', { path: { event } }),
  log: (event: string, query: EventLogQuery) => sendRequest('GET /api/events/{event}/log', { path: { event }, query }),
};

export interface EventFetch {
  /** Null if the standings have not changed since *mark*. */
  standings: Standings | null;
  mark: string;
  /** The room's time in milliseconds since 1970, precise to a second; 0 if unknown. */
  at: number;
}

/** Fetch the state of an event. The browser sends the ETag that it stored, so most answers are empty. */
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
