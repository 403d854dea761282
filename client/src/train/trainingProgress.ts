/**
 * The progress of a player, stored in this browser, in the format of `riverboat train --progress`: results by day,
 * streaks, and spots to repeat. The room computes when a spot is due, and stores nothing.
 */
import type { SpotMemory, StoredTrainingSpot, TrainingFilter, TrainingGrade } from '../lib/http';

export const FORMAT = 'training/1';
const PROGRESS_KEY = 'rb.training';
const WHOLE_HANDS_KEY = 'rb.training.hands';
/** The maximum number of repeated spots, equal to that of a file of the terminal. */
const MAX_REPEATED = 1000;

export interface TrainingDay {
  day: string;
  answers: number;
  correct: number;
  loss_bb: number;
  loss_percent: number;
}

/** The values of a spot that filters compare; null is any, as in a file. */
export type Tags = Partial<Record<'street' | 'position' | 'pot_type' | 'texture' | 'line', string | null>> & { depth?: number; players?: number };

export interface RepeatedSpot {
  spot: StoredTrainingSpot;
  tags: Tags;
  memory: SpotMemory;
  answers: number;
}

export interface Progress {
  drawn: number;
  streak: number;
  best_streak: number;
  days: TrainingDay[];
  repeated: RepeatedSpot[];
}

export const noProgress = (): Progress => ({ drawn: 0, streak: 0, best_streak: 0, days: [], repeated: [] });

/** Read a progress file; null if it is none. */
export function readProgress(text: string): Progress | null {
  let storedProgress: Partial<Progress> & { shape?: unknown };
  try {
    storedProgress = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof storedProgress !== 'object' || storedProgress?.shape !== FORMAT) return null;
  const progress = { ...noProgress(), ...storedProgress };
  const { days, repeated } = progress;
  const isWhole = Array.isArray(days) && days.every(isDay) && Array.isArray(repeated) && repeated.every(isRepeated);
  if (!isWhole || ![progress.drawn, progress.streak, progress.best_streak].every(Number.isFinite)) return null;
  return { drawn: progress.drawn, streak: progress.streak, best_streak: progress.best_streak, days, repeated };
}

const isDay = (day: TrainingDay): boolean => /^\d{4}-\d\d-\d\d$/.test(day?.day) && [day.answers, day.correct, day.loss_bb, day.loss_percent].every(Number.isFinite);
const isRepeated = (stored: RepeatedSpot): boolean => Array.isArray(stored?.spot?.actions) && Number.isFinite(Date.parse(stored.memory?.due)) && typeof stored.tags === 'object';

/** Write a progress file. */
export const writeProgress = (progress: Progress): string => JSON.stringify({ shape: FORMAT, ...progress });

export function loadProgress(): Progress {
  try {
    return readProgress(localStorage.getItem(PROGRESS_KEY) ?? '') ?? noProgress();
  } catch {
    return noProgress();
  }
}

export function storeProgress(progress: Progress): void {
  try {
    localStorage.setItem(PROGRESS_KEY, writeProgress(progress));
  } catch {
    // A browser without storage trains without progress.
  }
}

export function loadWholeHands(): boolean {
  try {
    return localStorage.getItem(WHOLE_HANDS_KEY) === '1';
  } catch {
    return false;
  }
}

export function storeWholeHands(wanted: boolean): void {
  try {
    localStorage.setItem(WHOLE_HANDS_KEY, wanted ? '1' : '0');
  } catch {
    // As above.
  }
}

/** Return the progress after an answer. */
export function recordAnswer(progress: Progress, spot: StoredTrainingSpot, tags: TrainingFilter, grade: TrainingGrade, now: Date): Progress {
  const isCorrect = grade.verdict === 'correct';
  const streak = isCorrect ? progress.streak + 1 : 0;
  const day = now.toISOString().slice(0, 10);
  const currentDay = progress.days.find((earlier) => earlier.day === day) ?? { day, answers: 0, correct: 0, loss_bb: 0, loss_percent: 0 };
  const newDay = {
    day,
    answers: currentDay.answers + 1,
    correct: currentDay.correct + Number(isCorrect),
    loss_bb: currentDay.loss_bb + grade.loss_bb,
    loss_percent: currentDay.loss_percent + grade.loss_percent,
  };
  const days = [...progress.days.filter((otherDay) => otherDay.day !== day), newDay].sort((a, b) => a.day.localeCompare(b.day));
  return { ...progress, streak, best_streak: Math.max(progress.best_streak, streak), days, repeated: updateRepeatedSpots(progress.repeated, spot, tags, grade) };
}

function updateRepeatedSpots(repeated: readonly RepeatedSpot[], spot: StoredTrainingSpot, tags: TrainingFilter, grade: TrainingGrade): RepeatedSpot[] {
  const knownSpot = repeated.find((repeatedSpot) => isSameSpot(repeatedSpot.spot, spot));
  const otherSpots = repeated.filter((repeatedSpot) => repeatedSpot !== knownSpot);
  if (!grade.memory || grade.is_learnt) return otherSpots;
  const newSpot = { spot, tags: knownSpot?.tags ?? withoutEmptyTags(tags), memory: grade.memory, answers: (knownSpot?.answers ?? 0) + 1 };
  const updatedSpots = [...otherSpots, newSpot];
  if (updatedSpots.length <= MAX_REPEATED) return updatedSpots;
  const strongest = updatedSpots.reduce((spot, other) => (other.memory.stability > spot.memory.stability ? other : spot));
  return updatedSpots.filter((repeatedSpot) => repeatedSpot !== strongest);
}

export const isSameSpot = (first: StoredTrainingSpot, second: StoredTrainingSpot): boolean => first.seat === second.seat && first.actions.join() === second.actions.join() && first.stacks.join() === second.stacks.join() && (first.solved_from ?? '') === (second.solved_from ?? '');

const NAME_TAGS = ['street', 'position', 'pot_type', 'line'] as const;

/** The tags of a file: texts alone, without empty ones. */
function withoutEmptyTags(tags: TrainingFilter): Tags {
  return Object.fromEntries(Object.entries(tags).filter(([, value]) => value !== ''));
}

/** The spots that are due and pass a filter, the longest due first. */
export function dueSpots(progress: Progress, wanted: TrainingFilter, now: Date): RepeatedSpot[] {
  const due = progress.repeated.filter(({ tags, memory }) => Date.parse(memory.due) <= now.getTime() && matchesFilter(tags, wanted));
  return due.sort((a, b) => Date.parse(a.memory.due) - Date.parse(b.memory.due));
}

function matchesFilter(tags: Tags, wanted: TrainingFilter): boolean {
  if ((tags.depth ?? 100) !== wanted.depth || (tags.players ?? 6) !== wanted.players) return false;
  if (NAME_TAGS.some((name) => wanted[name] && wanted[name] !== tags[name])) return false;
  const words = new Set((tags.texture ?? '').split(' '));
  if (!words.has('paired') && !words.has('trips')) words.add('unpaired');
  return wanted.texture.split(' ').every((word) => !word || words.has(word));
}
