import { afterEach, describe, expect, it, vi } from 'vitest';
import { RulingSession } from '../../src/floor/rulingSession.svelte';
import { findNamedPlayer, answersWithoutHand, answersFromLine, ParsedLine } from '../../src/floor/lineParsing.svelte';
import { api } from '../../src/lib/api';
import { eventually } from '../waiting';
import type { SituationDraft, FieldKind, FloorField, FloorSituation, ParsedText, RuleAnswer, RuleBody, TextBody } from '../../src/lib/http';

const field = (name: string, kind: FieldKind): FloorField => ({ field: name, kind, question: { say: 'PushedChipsQuestion' }, answers: [] });
const CHIPS = field('seen.motions', 'motions');
const BET = field('spot.bet', 'amount');
const WHO = field('spot.who', 'seat');
const SITUATION: FloorSituation = {
  key: 'raise-then-chips', former_key: '', chapter: 'bets', title: { say: 'RaiseThenChips' }, also: [], see: 'Pushed',
  given: { word: 'raise' }, needs: [CHIPS, BET], more: [WHO],
};
const READ: SituationDraft = { type: 'begun', situation: SITUATION.key, told: { 'seen.motions': [[100]], 'spot.bet': 40 }, spot: {}, says: [], in_hundredths: false };
const RULED = { verdict: { type: 'ruling' } } as unknown as RuleAnswer;

afterEach(() => vi.restoreAllMocks());

describe('a description typed beside a running hand', () => {
  it('is parsed for the chosen situation', async () => {
    const sent: TextBody[] = [];
    vi.spyOn(api, 'understand').mockImplementation((body) => {
      sent.push(body);
      return Promise.resolve(READ);
    });
    const typed = new ParsedLine('raise, one black chip', '', SITUATION.key);
    await eventually(() => expect(typed.parsed).toEqual(READ));
    expect(sent).toMatchObject([{ text: 'raise, one black chip', situation: SITUATION.key, answers: [] }]);
  });

  it('is parsed again when the authority changes, because rules are quoted with its choices', async () => {
    const sent: TextBody[] = [];
    const lost = { type: 'lost', rules: [] } as unknown as ParsedText;
    vi.spyOn(api, 'understand').mockImplementation((body) => {
      sent.push(body);
      return Promise.resolve(lost);
    });
    const typed = new ParsedLine('four cards on the flop', '', null, { by: 'tda-2024', but: {} });
    await eventually(() => expect(typed.parsed).toEqual(lost));
    typed.quoteAuthority({ by: 'rrop-11', but: { oot: 'tda' } });
    await eventually(() => expect(sent.map(({ by, but }) => [by, but])).toEqual([['tda-2024', {}], ['rrop-11', { oot: 'tda' }]]));
  });

  it('answers fields, except those that the hand knows', () => {
    expect(answersFromLine(SITUATION, READ)).toEqual([{ field: CHIPS, value: [[100]] }, { field: BET, value: 40 }]);
    expect(answersWithoutHand(SITUATION, READ, ['spot.bet'])).toEqual([{ field: CHIPS, value: [[100]] }]);
  });

  it('may name the player, who is not requested again', () => {
    const players = ['Ann', 'Bob', 'Cat', 'Joanna'].map((player, seat) => ({ seat, chair: seat + 1, player }));
    expect(findNamedPlayer('Bob: one 25 chip, says nothing', players)).toEqual({ who: 1, rest: 'one 25 chip, says nothing' });
    expect(findNamedPlayer('ann puts in 3', players)).toEqual({ who: 0, rest: 'ann puts in 3' });
    expect(findNamedPlayer('Joanna folds', players).who).toBe(3);
    expect(findNamedPlayer('Ann raises, Bob calls out of turn', players).who).toBeNull();
    expect(findNamedPlayer('a category of chips', players).who).toBeNull();
  });

  it('is passed to the ruling, and its fields are not requested again', async () => {
    const requestBodies: RuleBody[] = [];
    const begun = { moment: {}, says: [], drawn: [], givenAnswers: answersWithoutHand(SITUATION, READ, ['spot.bet']) };
    const asking = new RulingSession(SITUATION, { by: 'tda-2024', but: {} }, '', { fields: ['spot.bet'], who: WHO }, begun, (body) => {
      requestBodies.push(body);
      return Promise.resolve(RULED);
    });
    expect(asking.field).toEqual(WHO); // a description does not name the seat
    asking.setAnswer(1);
    await eventually(() => expect(asking.answer).toBe(RULED));
    expect(requestBodies.at(-1)!.seen).toMatchObject({ motions: [[100]] });
    expect(requestBodies.at(-1)!.spot).not.toHaveProperty('bet');
  });
});
