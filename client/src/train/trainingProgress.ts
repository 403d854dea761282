/**
 * The progress of a player, stored in this browser, in the format of `riverboat train --progress`: results by day,
 * streaks, and spots to repeat. The room computes when a spot is due, and stores nothing.
 */
import type { SpotMemory, StoredTrainingSpot, TrainingFilter, TrainingGrade } from '../lib/http';

export const PROGRESS_FORMAT = 'training/1';
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
export type SpotTags = Partial<Record<'street' | 'position' | 'pot_type' | 'texture' | 'line', string | null>> & { depth?: number; players?: number };

export interface RepeatedSpot {
  spot: StoredTrainingSpot;
  tags: SpotTags;
  memory: SpotMemory;
  answers: number;
}

export interface TrainingProgress {
  drawn: number;
  streak: number;
  best_streak: number;
  days: TrainingDay[];
  repeated: RepeatedSpot[];
}

export const noProgress = (): TrainingProgress => ({ drawn: 0, streak: 0, best_streak: 0, days: [], repeated: [] });

/** Read a progress file; null if it is none. */
export function parseProgress(text: string): TrainingProgress | null {
  let storedProgress: Partial<TrainingProgress> & { shape?: unknown };
  try {
    storedProgress = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof storedProgress !== 'object' || storedProgress?.shape !== PROGRESS_FORMAT) return null;
  const progress = { ...noProgress(), ...storedProgress };
  const { days, repeated } = progress;
  const isValid = Array.isArray(days) && days.every(isDay) && Array.isArray(repeated) && repeated.every(isRepeated);
  if (!isValid || ![progress.drawn, progress.streak, progress.best_streak].every(Number.isFinite)) return null;
  return { drawn: progress.drawn, streak: progress.streak, best_streak: progress.best_streak, days, repeated };
}

const isDay = (day: TrainingDay): boolean => /^\d{4}-\d\d-\d\d$/.test(day?.day) && [day.answers, day.correct, day.loss_bb, day.loss_percent].every(Number.isFinite);
const isRepeated = (stored: RepeatedSpot): boolean => Array.isArray(stored?.spot?.actions) && Number.isFinite(Date.parse(stored.memory?.due)) && typeof stored.tags === 'object';

/** Write a progress file. */
export const formatProgress = (progress: TrainingProgress): string => JSON.stringify({ shape: PROGRESS_FORMAT, ...progress });

export function loadProgress(): TrainingProgress {
  try {
    return parseProgress(localStorage.getItem(PROGRESS_KEY) ?? '') ?? noProgress();
  } catch {
    return noProgress();
  }
}

export function storeProgress(progress: TrainingProgress): void {
  try {
    localStorage.setItem(PROGRESS_KEY, formatProgress(progress));
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
export function recordAnswer(progress: TrainingProgress, spot: StoredTrainingSpot, tags: TrainingFilter, grade: TrainingGrade, now: Date): TrainingProgress {
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

const TEXT_TAGS = ['street', 'position', 'pot_type', 'line'] as const;

/** The tags of a file: texts alone, without empty ones. */
function withoutEmptyTags(tags: TrainingFilter): SpotTags {
  return Object.fromEntries(Object.entries(tags).filter(([, value]) => value !== ''));
}

/** The spots that are due and pass a filter, the longest due first. */
export function dueSpots(progress: TrainingProgress, filter: TrainingFilter, now: Date): RepeatedSpot[] {
  const due = progress.repeated.filter(({ tags, memory }) => Date.parse(memory.due) <= now.getTime() && matchesFilter(tags, filter));
  return due.sort((a, b) => Date.parse(a.memory.due) - Date.parse(b.memory.due));
}

function matchesFilter(tags: SpotTags, filter: TrainingFilter): boolean {
  if ((tags.depth ?? 100) !== filter.depth || (tags.players ?? 6) !== filter.players) return false;
  if (TEXT_TAGS.some((name) => filter[name] && filter[name] !== tags[name])) return false;
  const words = new Set((tags.texture ?? '').split(' '));
  if (!words.has('paired') && !words.has('trips')) words.add('unpaired');
  return filter.texture.split(' ').every((word) => !word || words.has(word));
}
