/** The clock and the levels of an event as numbers, without any text of a language. */
import type { EventClock, LevelView, StructurePart, Standings } from '../lib/http';
import type { Sound } from '../lib/sound/sound';

/** Return the milliseconds to the next level or break, by the room's clock; null if no clock runs. */
export function msUntilNext(clock: EventClock, now: number): number | null {
  if (clock.paused || !clock.next_at) return clock.left || null;
  return Math.max(0, clock.next_at - now);
}

/** Format a duration for the wall screen: `9:05`, `1:20:00`. */
export function formatClock(milliseconds: number): string {
  const totalSeconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes, seconds] = [Math.floor(totalSeconds / 3600), Math.floor(totalSeconds / 60) % 60, totalSeconds % 60];
  const twoDigits = (n: number): string => String(n).padStart(2, '0');
  return hours ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}` : `${minutes}:${twoDigits(seconds)}`;
}

/** Format hours and minutes since the start: `0:00`, `2:45`. */
export function formatHours(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/**
 * Parse an amount of chips, with or without thousands separators. Return null for anything else: `2.5` must not
 * become 25.
 */
export function parseWholeChips(text: string): number | null {
  const trimmed = text.trim();
  const digits = /^\d{1,3}([\s,.'])\d{3}(?:\1\d{3})*$/.test(trimmed) ? trimmed.replace(/\D/g, '') : trimmed;
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}

/**
 * Return a stack in big blinds: whole from ten on, in halves below ten, in tenths below one, never 0 for a positive
 * stack.
 */
export function stackInBigBlinds(chips: number, big: number): number {
  if (big <= 0) return 0;
  const blinds = chips / big;
  if (blinds >= 10) return Math.floor(blinds);
  if (blinds >= 1) return Math.floor(blinds * 2) / 2;
  return chips > 0 ? Math.max(1, Math.floor(blinds * 10)) / 10 : 0;
}

/** Format the blinds, with the ante last: `100 / 200 / 200`. */
export function formatBlinds(level: Pick<LevelView, 'small' | 'big' | 'ante'>, formatChips: (chips: number) => string): string {
  const sizes = level.ante ? [level.small, level.big, level.ante] : [level.small, level.big];
  return sizes.map(formatChips).join(' / ');
}

export interface ScheduleRow {
  /** The number of the level; 0 for a break. */
  number: number;
  part: StructurePart;
  /** The start in minutes since the start of the event; null if an earlier level ends after a number of hands. */
  from: number | null;
}

/** Return the levels and breaks of a structure in order, each with its start. */
export function buildSchedule(parts: readonly StructurePart[]): ScheduleRow[] {
  let number = 0;
  let from: number | null = 0;
  return parts.map((part) => {
    const row = { number: part.type === 'level' ? (number += 1) : 0, part, from };
    from = from === null || !part.minutes ? null : from + part.minutes;
    return row;
  });
}

/** Return the index of the current row: the level, or the break after it. */
export function currentRow(rows: readonly ScheduleRow[], clock: EventClock): number {
  const level = rows.findIndex((row) => row.number > 0 && row.number === clock.level?.number);
  return level >= 0 && clock.resting ? level + 1 : level;
}

/** Return true in the last minute before the next level. */
export const isLastMinute = (msLeft: number | null, clock: EventClock): boolean => msLeft !== null && !clock.paused && msLeft <= 60_000;

/**
 * Return the sound of the wall screen for the time between two readings of the clock; null for none. A break begins
 * with its own sound.
 */
export function clockAnnouncement(previousMs: number | null, msLeft: number | null, isBreak = false): Sound | null {
  if (previousMs === null || msLeft === null) return null;
  const hasPassed = (seconds: number): boolean => previousMs > seconds * 1000 && msLeft <= seconds * 1000;
  if (msLeft > previousMs + 2_000) return isBreak ? 'break' : 'win';
  if (hasPassed(60)) return 'turn';
  return [5, 4, 3, 2, 1].some(hasPassed) ? 'tick' : null;
}

/** Return the number of eliminations until all remaining players are paid; null if that is unknown. */
export function bubbleState(standings: Pick<Standings, 'prizes' | 'left' | 'phase'>): number | null {
  if (standings.phase !== 'running' || !standings.prizes.length) return null;
  return Math.max(0, standings.left - standings.prizes.length);
}

/** A range of places with the same prize: `4–6`. */
export interface PlaceRange {
  from: number;
  to: number;
  prize: number;
}

/** Group the prizes into ranges of places with the same prize. */
export function groupPrizes(prizes: readonly number[]): PlaceRange[] {
  const ranges: PlaceRange[] = [];
  prizes.forEach((prize, at) => {
    const lastRange = ranges.at(-1);
    if (lastRange?.prize === prize) lastRange.to = at + 1;
    else ranges.push({ from: at + 1, to: at + 1, prize });
  });
  return ranges;
}
