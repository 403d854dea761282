/** The rules of an event, built from the form of a new event, and as a TOML file. */
import type { BountyRules, Structure } from '../lib/http';
import { toTomlValue } from '../lib/toml';

/** `felt` is an evening at physical tables, where the host enters eliminations and chips. */
export type EventKind = 'sit-and-go' | 'evening' | 'felt';

/** The prizes: by place, for the winner of each table, or as seats in another tournament. */
export type PrizeFormat = 'usual' | 'shootout' | 'satellite';

/** The fields of the form of a new event; amounts of money are in the smallest unit. */
export interface EventDraft {
  kind: EventKind;
  format: PrizeFormat;
  /** The value of a seat in a satellite; 0 means ten entries. */
  seatWorth: number;
  /** The target tournament of a satellite; empty if the satellite awards no tickets. */
  seatIn: string;
  name: string;
  game: string;
  /** The number of players of a sit-and-go. */
  size: number;
  seats: number;
  /** The maximum number of players of an evening; 0 means no limit. */
  maxPlayers: number;
  reentries: number;
  lateUntilLevel: number;
  /** The level with which each day ends; empty for an event of one day. */
  dayEnds: readonly number[];
  /** The name of this first day, if the event has several; empty if it has one. */
  flight: string;
  price: { prize: number; fee: number; bounty: number };
  rebuys: boolean;
  rebuyUntilLevel: number;
  addOn: boolean;
  bounty: BountyRules['kind'];
  /** The values of the mystery bounty cards. */
  mystery: readonly number[];
  /**
   * For each 100 generated cards: a number of cards, and their value relative to the others. Empty for the default.
   */
  cardShares: readonly (readonly [number, number])[];
  /** The percentage of the prize pool for each place; empty to pay a percentage of the field. */
  shares: readonly number[];
  paidPercent: number;
}

type RuleValues = Record<string, unknown>;

/** Return the default prizes for a number of players. */
export function defaultPrizeShares(size: number): number[] {
  if (size <= 4) return [100];
  if (size <= 7) return [65, 35];
  if (size <= 18) return [50, 30, 20];
  return size <= 27 ? [45, 27, 18, 10] : [];
}

/** Remove the breaks of a sit-and-go, and its list of chips, which only a chip race at a break needs. */
export function adaptStructure(structure: Structure, kind: EventKind): Structure {
  if (kind !== 'sit-and-go') return structure;
  return { ...structure, parts: structure.parts.filter((part) => part.type === 'level'), chips: [] };
}

/** Return the rules of a draft, without default values. */
export function rulesFromDraft(draft: EventDraft, structure: Structure): RuleValues {
  const { price } = draft;
  const isSitAndGo = draft.kind === 'sit-and-go';
  // Rebuys and add-ons go to the prize pool only.
  const rebuyPrice = { prize: price.prize, fee: 0, bounty: 0 };
  const entry: RuleValues = {
    price: withoutEmpty({ prize: price.prize, fee: price.fee, bounty: draft.bounty === 'none' ? 0 : price.bounty }),
    most: isSitAndGo ? draft.size : draft.maxPlayers,
    late_until: isSitAndGo ? 0 : draft.lateUntilLevel,
    reentries: isSitAndGo ? 0 : draft.reentries,
  };
  if (!isSitAndGo && draft.rebuys) entry.rebuy = { chips: structure.stack, price: rebuyPrice, until_level: draft.rebuyUntilLevel };
  if (!isSitAndGo && draft.addOn) entry.add_on = { chips: structure.stack, price: rebuyPrice, level: draft.rebuyUntilLevel };
  const rules: RuleValues = {
    name: draft.name,
    game: draft.game,
    structure: withoutDefaults(isSitAndGo ? structure : withoutBreaksAtNight(structure, draft.dayEnds)),
    entry: withoutEmpty(entry),
    seating: seatingOf(draft),
  };
  if (isSitAndGo) rules.starts = 'full';
  if (draft.kind === 'felt') rules.tables = 'felt';
  if (!isSitAndGo && draft.dayEnds.length) rules.day_ends = draft.dayEnds;
  if (!isSitAndGo && draft.flight) rules.flight = draft.flight;
  rules.prizes = prizesOf(draft);
  if (draft.bounty !== 'none') rules.bounty = withoutEmpty({ kind: draft.bounty, ...(draft.bounty === 'mystery' && mysteryBountiesOf(draft)) });
  return rules;
}

/** In a shootout no player moves until every table has its winner. */
function seatingOf(draft: EventDraft): RuleValues {
  const seats = draft.kind === 'sit-and-go' ? Math.min(draft.size, draft.seats) : draft.seats;
  return draft.format === 'shootout' ? { seats, policy: 'none', redraw: [] } : { seats };
}

function prizesOf({ format, shares, paidPercent: paid, seatWorth, seatIn, price }: EventDraft): RuleValues {
  if (format === 'satellite') return withoutEmpty({ seat: seatWorth || 10 * (price.prize + price.fee + price.bounty), seat_in: seatIn });
  return shares.length ? { shares } : { paid_percent: paid };
}

/** Split a price in half between prize and bounty: a knockout with a price of 20 is 10 + 10. */
export function splitBounty(price: number): { prize: number; bounty: number } {
  const bounty = Math.floor(price / 2);
  return { prize: price - bounty, bounty };
}

/** A list of given cards replaces the generated ones. */
function mysteryBountiesOf({ mystery, cardShares }: EventDraft): RuleValues {
  return mystery.length ? { mystery } : { card_shares: cardShares };
}

/** Remove the breaks between the last level of a day and the next one, unless chips are raced off in them. */
function withoutBreaksAtNight(structure: Structure, dayEnds: readonly number[]): Structure {
  let level = 0;
  const parts = structure.parts.filter((part) => {
    if (part.type === 'level') level += 1;
    return part.type === 'level' || part.colour_up || !dayEnds.includes(level);
  });
  return { ...structure, parts };
}

/** Return a structure without its default values. */
function withoutDefaults({ stack, parts, chips }: Structure): RuleValues {
  return {
    stack,
    ...(chips.length ? { chips } : {}),
    parts: parts.map((part) => ({ type: part.type, ...withoutEmpty({ ...part, type: 0, antes: part.type === 'level' && part.ante ? part.antes : '' }) })),
  };
}

/** Return the values without zeros, empty values and nulls; the first word of a choice stays. */
function withoutEmpty(values: object): RuleValues {
  const isNonEmpty = (value: unknown): boolean =>
    Array.isArray(value) ? value.length > 0 : value !== null && typeof value === 'object' ? Object.keys(value).length > 0 : Boolean(value);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isNonEmpty(value)));
}

/** Return the rules as TOML, with one level per line. */
export function tomlOf(values: RuleValues, path = ''): string {
  const lines: string[] = [];
  const tables: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value) && value.some(isTable)) lines.push(`${name} = [`, ...value.map((item) => `  ${toInlineToml(item)},`), ']');
    else if (isTable(value)) tables.push(tomlOf(value, path ? `${path}.${name}` : name));
    else if (isValue(value)) lines.push(`${name} = ${toTomlValue(value)}`);
  }
  const heading = path && lines.length ? [`[${path}]`] : [];
  return [[...heading, ...lines].join('\n'), ...tables].filter(Boolean).join('\n\n') + (path ? '' : '\n');
}

function toInlineToml(values: RuleValues): string {
  const assignments = Object.entries(values).flatMap(([name, value]) => (isValue(value) ? [`${name} = ${toTomlValue(value)}`] : []));
  return `{ ${assignments.join(', ')} }`;
}

type TomlValue = Parameters<typeof toTomlValue>[0];
const isTable = (value: unknown): value is RuleValues => value !== null && typeof value === 'object' && !Array.isArray(value);
const isValue = (value: unknown): value is TomlValue =>
  ['string', 'number', 'boolean'].includes(typeof value) || (Array.isArray(value) && value.every(isValue));

/** Parse a list of whole numbers, as in `65, 35`; null if the text contains anything else. */
export function parseWholeNumbers(text: string): number[] | null {
  const words = text.split(/[\s,;/]+/).filter(Boolean);
  const numbers = words.map((word) => Number(word.replace('%', '')));
  return numbers.every((number) => Number.isInteger(number) && number > 0) ? numbers : null;
}

/** Parse a list of pairs, as in `1×50, 3x20`; null if the text contains anything else. */
export function parseCardShares(text: string): [number, number][] | null {
  const words = text.replace(/\s*[x×*]\s*/gi, '×').split(/[\s,;]+/).filter(Boolean);
  const pairs = words.map((word) => word.split('×').map(Number) as [number, number]);
  return pairs.every((pair) => pair.length === 2 && pair.every((number) => Number.isInteger(number) && number > 0)) ? pairs : null;
}
