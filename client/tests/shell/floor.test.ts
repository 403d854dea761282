import { describe, expect, it } from 'vitest';
import { buildDiagram } from '../../src/floor/diagramData';
import { rulingRequest, nextRequiredField, searchSituations, findAnswer, findSituation, withoutAnswer, withAnswer, type FieldAnswer } from '../../src/floor/floorAnswers';
import { verdictSummary, phraseText, seatName, phraseSentence, answerText, type SeatNames } from '../../src/floor/floorText';
import type { FieldKind, FloorCatalogue, FloorField, FloorSituation, VerdictResponse } from '../../src/lib/http';
import { language } from '../../src/lib/i18n/index.svelte';

const field = (name: string, kind: FieldKind, answers: FloorField['answers'] = []): FloorField => ({
  field: name,
  kind,
  question: { say: 'PushedChipsQuestion' },
  answers,
});
const MOTIONS = field('seen.motions', 'motions');
const BET = field('spot.bet', 'amount');
const SEAT_FIELD = field('spot.who', 'seat');
const SITUATION: FloorSituation = {
  key: 'raise-then-chips',
  former_key: '',
  chapter: 'bets',
  title: { say: 'RaiseThenChips' },
  also: [],
  see: 'Pushed',
  given: { word: 'raise', before: true },
  needs: [MOTIONS, BET],
  more: [],
};
const UNNAMED_SEATS: SeatNames = { players: [], isSeatNamed: false };
const NAMED_SEATS: SeatNames = { players: [], isSeatNamed: true };
const ALL_ANSWERS: FieldAnswer[] = [
  { field: MOTIONS, value: [[1000, 500], [100]] },
  { field: BET, value: 1100 },
];

describe('a situation in the address', () => {
  const renamedSituation: FloorSituation = { ...SITUATION, key: 'skipped-player', former_key: 'somebody-was-skipped' };
  const catalogue: FloorCatalogue = { authorities: [], chapters: [], situations: [SITUATION, renamedSituation] };

  it('is found by its key and by the key of older links', () => {
    expect(findSituation(catalogue, 'skipped-player')).toBe(renamedSituation);
    expect(findSituation(catalogue, 'somebody-was-skipped')).toBe(renamedSituation);
  });

  it('is missing for another key, without a key and before the catalogue is there', () => {
    for (const key of ['all-in', '', null]) expect(findSituation(catalogue, key)).toBeUndefined();
    expect(findSituation(null, 'skipped-player')).toBeUndefined();
  });
});

describe('the answers about an incident', () => {
  it('are requested in order, except those that the table knows', () => {
    expect(nextRequiredField(SITUATION, [], { fields: [] })).toBe(MOTIONS);
    expect(nextRequiredField(SITUATION, ALL_ANSWERS.slice(0, 1), { fields: [] })).toBe(BET);
    expect(nextRequiredField(SITUATION, ALL_ANSWERS.slice(0, 1), { fields: ['spot.bet'] })).toBeNull();
    expect(nextRequiredField(SITUATION, ALL_ANSWERS, { fields: ['spot.bet'], who: SEAT_FIELD })).toBe(SEAT_FIELD);
  });

  it('become the incident and the state of the hand in the request for a ruling', () => {
    expect(rulingRequest(SITUATION, [...ALL_ANSWERS, { field: SEAT_FIELD, value: 2 }], { by: 'tda-2024', but: {} })).toEqual({
      seen: { see: 'Pushed', word: 'raise', before: true, motions: [[1000, 500], [100]], who: 2 },
      spot: { bet: 1100, who: 2 },
      by: 'tda-2024',
      but: {},
    });
  });

  it('can be changed in place and removed', () => {
    const changedAnswers = withAnswer(ALL_ANSWERS, MOTIONS, [[25]]);
    expect(changedAnswers.map((given) => given.field)).toEqual([MOTIONS, BET]);
    expect(findAnswer(changedAnswers, 'seen.motions')?.value).toEqual([[25]]);
    expect(withoutAnswer(changedAnswers, 'seen.motions').map((given) => given.field)).toEqual([BET]);
  });

  it('have a short text', () => {
    expect(ALL_ANSWERS.map((given) => answerText(given, UNNAMED_SEATS))).toEqual(['1,000 + 500 → 100', '1,100']);
    expect(answerText({ field: field('seen.cards', 'cards'), value: [51, 0] }, UNNAMED_SEATS)).toBe('A♠ 2♣');
    expect(answerText({ field: SEAT_FIELD, value: 2 }, UNNAMED_SEATS)).toBe('seat 3');
    expect(answerText({ field: field('seen.said', 'rank'), value: 14 }, UNNAMED_SEATS)).toBe('A');
    expect(answerText({ field: field('seen.won', 'choice', [{ said: { say: 'Yes' }, value: true }]), value: true }, UNNAMED_SEATS)).toBe('Yes');
  });
});

describe('a situation', () => {
  it('is found by words of its name, with or without accents', () => {
    const names = ['Žetony na několikrát', 'Jeden velký žeton', 'Akce přeskočila hráče'];
    expect(searchSituations(names, 'zeton velk', (name) => name)).toEqual(['Jeden velký žeton']);
    expect(searchSituations(names, 'přesk', (name) => name)).toEqual(['Akce přeskočila hráče']);
    expect(searchSituations(names, 'misdeal', (name) => name)).toEqual([]);
  });
});

const CALL: VerdictResponse = {
  type: 'ruling',
  orders: [
    { say: 'BindingAction', who: { seat: 0 }, act: { say: 'CallingForChips', chips: 1100 } },
    { say: 'ChipsTakenBack', who: { seat: 0 }, chips: 400 },
  ],
  why: [],
  cites: [],
};

describe('a ruling', () => {
  it('says `the player` until the seat is known', () => {
    expect(CALL.type === 'ruling' && CALL.orders.map((order) => phraseSentence(order, UNNAMED_SEATS))).toEqual(['The player: call 1,100', '400 back to the player']);
    expect(CALL.type === 'ruling' && phraseSentence(CALL.orders[0]!, NAMED_SEATS)).toBe('Seat 1: call 1,100');
  });

  it('names the players of a table', () => {
    const seats: SeatNames = { players: [{ seat: 0, chair: 4, player: 'Ann' }], isSeatNamed: true };
    expect(seatName(0, seats)).toBe('Ann');
    expect(phraseText({ say: 'HandDead', who: { seat: 0 } }, seats)).toBe('Ann’s hand is dead');
  });

  it('mentions the player once in Czech', async () => {
    await language.choose('cs');
    try {
      expect(phraseText({ say: 'ActionsBehindStand', who: { seat: 0 } }, UNNAMED_SEATS)).toBe('akce po hráči platí');
      expect(phraseText({ say: 'ActionsBehindStand', who: { seat: 2 } }, NAMED_SEATS)).toBe('akce po hráči č. 3 platí');
    } finally {
      await language.choose('en');
    }
  });

  it('is summarized in one line for each other rulebook', () => {
    expect(verdictSummary(CALL, UNNAMED_SEATS)).toBe('The player: call 1,100; 400 back to the player');
    const openVerdict: VerdictResponse = { type: 'leaves', choices: [CALL as never, { type: 'ruling', orders: [{ say: 'ActionStands' }], why: [], cites: [] }], why: [], cites: [] };
    expect(verdictSummary(openVerdict, UNNAMED_SEATS)).toContain(' or it stands');
    expect(verdictSummary({ type: 'asks', asks: { ...BET, question: { say: 'BetToCallQuestion' } } }, UNNAMED_SEATS)).toBe('asks first: How much is the total bet?');
  });

  it('has a diagram of the chips of each motion, of those that count and of those returned', () => {
    expect(buildDiagram(ALL_ANSWERS, CALL)).toEqual({
      groups: [
        { label: 'floor-drawn-motion', n: 1, chips: [1000, 500] },
        { label: 'floor-drawn-motion', n: 2, chips: [100] },
      ],
      cards: [],
      outcomes: [
        { label: 'floor-drawn-in', chips: 1100 },
        { label: 'floor-drawn-back', chips: 400 },
      ],
    });
    expect(buildDiagram(ALL_ANSWERS.slice(1), CALL)).toBeNull();
  });
});
