import { afterEach, describe, expect, it, vi } from 'vitest';
import { RulingSession } from '../../src/floor/rulingSession.svelte';
import { findNamedPlayer, answersWithoutHand, answersFromLine, ParsedLine } from '../../src/floor/lineParsing.svelte';
import { api } from '../../src/lib/api';
import { eventually } from '../waiting';
import type { SituationDraft, FieldKind, FloorField, FloorSituation, ParsedText, FloorRulingResponse, RulingBody, IncidentTextBody } from '../../src/lib/http';

const field = (name: string, kind: FieldKind): FloorField => ({ field: name, kind, question: { say: 'PushedChipsQuestion' }, answers: [] });
const CHIPS = field('seen.motions', 'motions');
const BET = field('spot.bet', 'amount');
const SEAT_FIELD = field('spot.who', 'seat');
const SITUATION: FloorSituation = {
  key: 'raise-then-chips', former_key: '', chapter: 'bets', title: { say: 'RaiseThenChips' }, also: [], see: 'Pushed',
  given: { word: 'raise' }, needs: [CHIPS, BET], more: [SEAT_FIELD],
};
const READ_DRAFT: SituationDraft = { type: 'begun', situation: SITUATION.key, told: { 'seen.motions': [[100]], 'spot.bet': 40 }, spot: {}, says: [], in_hundredths: false };
const RULING_ANSWER = { verdict: { type: 'ruling' } } as unknown as FloorRulingResponse;

afterEach(() => vi.restoreAllMocks());

describe('a description typed beside a running hand', () => {
  it('is parsed for the chosen situation', async () => {
    const sentBodies: IncidentTextBody[] = [];
    vi.spyOn(api, 'parseLine').mockImplementation((body) => {
      sentBodies.push(body);
      return Promise.resolve(READ_DRAFT);
    });
    const parsedLine = new ParsedLine('raise, one black chip', '', SITUATION.key);
    await eventually(() => expect(parsedLine.parsed).toEqual(READ_DRAFT));
    expect(sentBodies).toMatchObject([{ text: 'raise, one black chip', situation: SITUATION.key, answers: [] }]);
  });

  it('is parsed again when the authority changes, because rules are quoted with its choices', async () => {
    const sentBodies: IncidentTextBody[] = [];
    const lostAnswer = { type: 'lost', rules: [] } as unknown as ParsedText;
    vi.spyOn(api, 'parseLine').mockImplementation((body) => {
      sentBodies.push(body);
      return Promise.resolve(lostAnswer);
    });
    const parsedLine = new ParsedLine('four cards on the flop', '', null, { by: 'tda-2024', but: {} });
    await eventually(() => expect(parsedLine.parsed).toEqual(lostAnswer));
    parsedLine.quoteAuthority({ by: 'rrop-11', but: { oot: 'tda' } });
    await eventually(() => expect(sentBodies.map(({ by, but }) => [by, but])).toEqual([['tda-2024', {}], ['rrop-11', { oot: 'tda' }]]));
  });

  it('answers fields, except those that the hand knows', () => {
    expect(answersFromLine(SITUATION, READ_DRAFT)).toEqual([{ field: CHIPS, value: [[100]] }, { field: BET, value: 40 }]);
    expect(answersWithoutHand(SITUATION, READ_DRAFT, ['spot.bet'])).toEqual([{ field: CHIPS, value: [[100]] }]);
  });

  it('may name the player, whose seat is not asked again', () => {
    const players = ['Ann', 'Bob', 'Cat', 'Joanna'].map((player, seat) => ({ seat, chair: seat + 1, player }));
    expect(findNamedPlayer('Bob: one 25 chip, says nothing', players)).toEqual({ who: 1, rest: 'one 25 chip, says nothing' });
    expect(findNamedPlayer('ann puts in 3', players)).toEqual({ who: 0, rest: 'ann puts in 3' });
    expect(findNamedPlayer('Joanna folds', players).who).toBe(3);
    expect(findNamedPlayer('Ann raises, Bob calls out of turn', players).who).toBeNull();
    expect(findNamedPlayer('a category of chips', players).who).toBeNull();
  });

  it('is passed to the ruling, and its fields are not requested again', async () => {
    const requestBodies: RulingBody[] = [];
    const initialAnswers = { spot: {}, says: [], drawn: [], givenAnswers: answersWithoutHand(SITUATION, READ_DRAFT, ['spot.bet']) };
    const rulingSession = new RulingSession(SITUATION, { by: 'tda-2024', but: {} }, '', { fields: ['spot.bet'], who: SEAT_FIELD }, initialAnswers, (body) => {
      requestBodies.push(body);
      return Promise.resolve(RULING_ANSWER);
    });
    expect(rulingSession.field).toEqual(SEAT_FIELD); // a description does not name the seat
    rulingSession.setAnswer(1);
    await eventually(() => expect(rulingSession.answer).toBe(RULING_ANSWER));
    expect(requestBodies.at(-1)!.seen).toMatchObject({ motions: [[100]] });
    expect(requestBodies.at(-1)!.spot).not.toHaveProperty('bet');
  });
});
