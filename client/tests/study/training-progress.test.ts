import { describe, expect, it } from 'vitest';
import type { TrainingFilter, TrainingGrade } from '../../src/lib/http';
import { dueSpots, noProgress, parseProgress, recordAnswer, formatProgress } from '../../src/train/trainingProgress';

const SPOT = { game: 'nlhe 1/2', stacks: [200, 200], seat: 0, actions: ['deal Ah Kd Qs Jc', 'call'], solved_from: '' } as const;
const TAGS: TrainingFilter = { street: 'river', position: 'BTN', pot_type: '3-bet', texture: 'two-tone paired', line: 'facing a bet', depth: 100, players: 6 };
const ANY_SPOT: TrainingFilter = { street: '', position: '', pot_type: '', texture: '', line: '', depth: 100, players: 6 };
const NOON = new Date('2026-01-31T12:00:00Z');
const SPOT_MEMORY = { stability: 2, difficulty: 5, reviewed: '2026-01-31T12:00:00Z', due: '2026-01-31T12:10:00Z' };

const grade = (verdict: TrainingGrade['verdict'], memory: TrainingGrade['memory'] = null, isLearnt = false): TrainingGrade =>
  ({ verdict, loss_bb: verdict === 'correct' ? 0 : 2, loss_percent: 5, memory, can_continue: false, is_learnt: isLearnt, decision: {} as TrainingGrade['decision'] });

describe('training progress', () => {
  it('counts days and streaks, and is unchanged after export and import', () => {
    let progress = recordAnswer(noProgress(), SPOT, TAGS, grade('correct'), NOON);
    progress = recordAnswer(progress, SPOT, TAGS, grade('correct'), NOON);
    progress = recordAnswer(progress, SPOT, TAGS, grade('mistake', SPOT_MEMORY), new Date('2026-02-01T12:00:00Z'));
    expect([progress.streak, progress.best_streak]).toEqual([0, 2]);
    expect(progress.days.map((day) => [day.day, day.answers, day.correct, day.loss_bb])).toEqual([['2026-01-31', 2, 2, 0], ['2026-02-01', 1, 0, 2]]);
    expect(parseProgress(formatProgress(progress))).toEqual(progress);
  });

  it('repeats a spot after a mistake when it is due, until it is learnt', () => {
    let progress = recordAnswer(noProgress(), SPOT, TAGS, grade('blunder', SPOT_MEMORY), NOON);
    expect(dueSpots(progress, ANY_SPOT, NOON)).toEqual([]);
    const tenMinutesLater = new Date('2026-01-31T12:11:00Z');
    expect(dueSpots(progress, ANY_SPOT, tenMinutesLater)).toHaveLength(1);
    progress = recordAnswer(progress, SPOT, TAGS, grade('correct', { ...SPOT_MEMORY, due: '2026-02-03T12:00:00Z' }), tenMinutesLater);
    expect(progress.repeated.map((repeated) => repeated.answers)).toEqual([2]);
    expect(dueSpots(progress, ANY_SPOT, tenMinutesLater)).toEqual([]);
    progress = recordAnswer(progress, SPOT, TAGS, grade('correct', SPOT_MEMORY, true), tenMinutesLater);
    expect(progress.repeated).toEqual([]);
  });

  it('repeats only spots of the chosen filter', () => {
    const { repeated } = recordAnswer(noProgress(), SPOT, TAGS, grade('mistake', SPOT_MEMORY), NOON);
    const progress = { ...noProgress(), repeated };
    const oneDayLater = new Date('2026-02-01T00:00:00Z');
    const count = (filter: Partial<TrainingFilter>): number => dueSpots(progress, { ...ANY_SPOT, ...filter }, oneDayLater).length;
    expect([count({ street: 'river' }), count({ street: 'turn' }), count({ texture: 'paired' }), count({ texture: 'unpaired' })]).toEqual([1, 0, 1, 0]);
    expect([count({ depth: 40 }), count({ players: 2 }), count({ line: 'facing a bet' }), count({ position: 'BB' })]).toEqual([0, 0, 1, 0]);
  });

  it.each(['', '{}', '[]', 'null', '{"shape":"training/2"}', '{"shape":"training/1","days":[{}]}', '{"shape":"training/1","repeated":[{"spot":{}}]}', '{"shape":"training/1","streak":"x"}'])('refuses %s', (text) => {
    expect(parseProgress(text)).toBeNull();
  });
});
