/** A spot to study as the query of an address, so that a link survives a restart of the room. */
import type { StudyBody, StudyLock, StudySpot } from '../lib/http';
import { language } from '../lib/i18n/index.svelte';

export const STREETS = ['flop', 'turn', 'river'] as const;
export type StreetName = (typeof STREETS)[number];
export type Aggressor = '' | 'oop' | 'ip';
export type PlayerName = 'oop' | 'ip';

/** The fields of the form. Numbers are text while they are typed. */
export interface SpotForm {
  board: string[];
  oop: string;
  ip: string;
  pot: string;
  stack: string;
  bets: Record<StreetName, string>;
  raises: string;
  leads: string;
  aggressor: Aggressor;
  rake: string;
  rakeCap: string;
  target: string;
  locks: StudyLock[];
}

/** An empty form with the default sizes. */
export function emptyForm(): SpotForm {
  return {
    board: [], oop: '', ip: '', pot: '', stack: '', bets: { flop: '50%', turn: '66%', river: '75%' }, raises: '60%', leads: '',
    aggressor: '', rake: '', rakeCap: '', target: localizedNumber(0.5), locks: [],
  };
}

/** A spot to begin with: the button has raised, the big blind has called, and both have checked the flop. */
export function exampleForm(): SpotForm {
  return {
    ...emptyForm(),
    board: ['7s', '5h', '3d', '4s'],
    oop: '88-22, A8s-A6s, A3s-A2s, K9s-K2s, Q9s-Q3s, J8s-J5s, T8s-T6s, 98s-96s, 87s-85s, 76s-74s, 65s-63s, 54s-53s, 43s, ATo-A3o, KTo-K8o, QJo-Q9o, JTo-J9o, T9o-T8o, 98o, A9s:0.5, A5s-A4s:0.5, KTs:0.5, QTs:0.5, J9s:0.5, T9s:0.5, AJo:0.5, KJo:0.5, 87o:0.5',
    ip: '22+, A2s+, K2s+, Q3s+, J5s+, T6s+, 96s+, 85s+, 75s+, 64s+, 53s+, 43s, A3o+, K8o+, Q9o+, J9o+, T8o+, 98o',
    pot: localizedNumber(5.5),
    stack: localizedNumber(97.5),
    bets: { flop: '50%', turn: '75%', river: '75%' },
  };
}

/** A number as people type it in the chosen language. */
const localizedNumber = (value: number): string => new Intl.NumberFormat(language.locale, { maximumFractionDigits: 4, useGrouping: false }).format(value);

/** The number in a field; null if it is none. A decimal comma counts. */
export function parseNumberField(text: string): number | null {
  const value = text.trim().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(value) ? Number(value) : null;
}

/** The request of a form; null while something is missing. */
export function buildStudyRequest(form: SpotForm): StudyBody | null {
  const [pot, stack, target] = [parseNumberField(form.pot), parseNumberField(form.stack), parseNumberField(form.target)];
  if (form.board.length < 3 || !form.oop.trim() || !form.ip.trim() || !pot || !stack || !target) return null;
  const rake = (parseNumberField(form.rake) ?? 0) / 100;
  return {
    board: form.board.join(' '), oop: form.oop, ip: form.ip, pot, stack, bets: form.bets,
    raises: { flop: form.raises, turn: form.raises, river: form.raises }, leads: form.leads, aggressor: form.aggressor,
    rake, rake_cap: rake ? parseNumberField(form.rakeCap) : null, target, locks: form.locks,
  };
}

/** The form of a spot that the room has. */
export function formFromSpot(spot: StudySpot): SpotForm {
  return {
    board: spot.board.split(' '), oop: spot.oop, ip: spot.ip, pot: localizedNumber(spot.pot), stack: localizedNumber(spot.stack), bets: { ...spot.bets },
    raises: spot.raises.flop, leads: spot.leads, aggressor: spot.aggressor, rake: spot.rake ? localizedNumber(100 * spot.rake) : '',
    rakeCap: spot.rake_cap === null ? '' : localizedNumber(spot.rake_cap), target: localizedNumber(spot.target),
    locks: spot.locks.map(({ line, shares, hands }) => ({ line, shares: { ...shares }, hands: hands.map((group) => ({ hands: group.hands, shares: { ...group.shares } })) })),
  };
}

/** A form as a query. */
export function buildSpotQuery(form: SpotForm, extraParameters: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams();
  const defaults = emptyForm();
  const setParameter = (name: string, value: string, defaultValue: string): void => {
    if (value !== defaultValue) query.set(name, value);
  };
  setParameter('board', form.board.join(''), '');
  for (const name of ['oop', 'ip'] as const) setParameter(name, form[name].replace(/\s+/g, ''), '');
  for (const name of ['pot', 'stack', 'raises', 'leads', 'aggressor', 'rake', 'rakeCap', 'target'] as const) setParameter(name, form[name], defaults[name]);
  for (const street of STREETS) setParameter(street, form.bets[street], defaults.bets[street]);
  setParameter('locks', form.locks.length ? JSON.stringify(form.locks) : '', '');
  for (const [name, value] of Object.entries(extraParameters)) setParameter(name, value, '');
  return query.toString();
}

/** The form in a query; null if there is no board. */
export function parseForm(query: URLSearchParams): SpotForm | null {
  const board = (query.get('board') ?? '').match(/[2-9TJQKA][cdhs]/g) ?? [];
  if (!board.length) return null;
  const form = emptyForm();
  form.board = [...board].slice(0, 5);
  for (const name of ['oop', 'ip'] as const) form[name] = (query.get(name) ?? '').replace(/,/g, ', ');
  for (const name of ['pot', 'stack', 'raises', 'leads', 'rake', 'rakeCap', 'target'] as const) form[name] = query.get(name) ?? form[name];
  for (const street of STREETS) form.bets[street] = query.get(street) ?? form.bets[street];
  const aggressor = query.get('aggressor');
  form.aggressor = aggressor === 'oop' || aggressor === 'ip' ? aggressor : '';
  form.locks = parseLocks(query.get('locks'));
  return form;
}

function parseLocks(text: string | null): StudyLock[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isLock) : [];
  } catch {
    return [];
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isLock(value: unknown): value is StudyLock {
  return isObject(value) && typeof value.line === 'string' && isObject(value.shares) && (value.hands === undefined || (Array.isArray(value.hands) && value.hands.every(isGroup)));
}

const isGroup = (value: unknown): boolean => isObject(value) && typeof value.hands === 'string' && isObject(value.shares);
