import { describe, expect, it } from 'vitest';
import type { HandListItem } from '../../src/lib/http';
import { graphOf } from '../../src/lib/graphGeometry';

const frame = { width: 200, height: 110, left: 0, right: 0, top: 0, bottom: 10 };
const graphHand = (number: number, ...nets: [string, number][]): HandListItem => ({
  hand: number, at: 0, game: '', pot: 0, winners: [], called_off: false, ended: null, stacks: [],
  nets: nets.map(([player, chips]) => ({ player, chips })),
  chair: 0, cards: [], result: 0, boards: [], showdown: false, shown: [],
});

describe('the graph of a session', () => {
  it('runs from the first hand to the last, and from zero to a round number', () => {
    const graph = graphOf([graphHand(3, ['Ann', 400]), graphHand(1, ['Ann', 0])], frame)!;
    expect(graph).toMatchObject({ firstHand: 1, lastHand: 3 });
    expect(graph.lines).toEqual([{ player: 'Ann', points: '0,100 200,0', labelY: 0 }]);
    expect(graph.levels.map((level) => level.chips)).toEqual([0, 100, 200, 300, 400]);
  });

  it('goes below zero for a player who has lost', () => {
    const graph = graphOf([graphHand(1, ['Ann', 100], ['Bob', -100]), graphHand(2, ['Ann', 50], ['Bob', -50])], frame)!;
    expect(graph.levels.map((level) => level.chips)).toEqual([-100, -50, 0, 50, 100]);
    expect(graph.lines[1]!.points).toBe('0,100 200,75');
  });

  it('leaves out the hands before a player sat down', () => {
    const graph = graphOf([graphHand(1, ['Ann', 100]), graphHand(2, ['Ann', 100], ['Bob', 50])], frame)!;
    expect(graph.lines[1]!.points.split(' ')).toHaveLength(1);
  });

  it('extends the line of a player who has left to the last hand', () => {
    const graph = graphOf([graphHand(1, ['Ann', 100], ['Bob', 50]), graphHand(2, ['Ann', 100])], frame)!;
    const [from, to] = graph.lines[1]!.points.split(' ').map((point) => point.split(','));
    expect([from![0], to![0]]).toEqual(['0', '200']);
    expect(to![1]).toBe(from![1]);
  });

  it('separates names that would cover each other', () => {
    const graph = graphOf([graphHand(1, ['Ann', 100], ['Bob', 99]), graphHand(2, ['Ann', 100], ['Bob', 99])], frame)!;
    const [firstLabel, secondLabel] = graph.lines.map((line) => line.labelY);
    expect(Math.abs(firstLabel! - secondLabel!)).toBeGreaterThanOrEqual(15);
  });

  it('needs two hands, and results from the room', () => {
    expect(graphOf([graphHand(1, ['Ann', 1])], frame)).toBeNull();
    expect(graphOf([graphHand(1), graphHand(2)], frame)).toBeNull();
  });
});
