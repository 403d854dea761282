import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notices } from '../../src/lib/notices.svelte';
import type { TableProps } from '../../src/lib/tableProps';
import type { Fact, ReactionMessage } from '../../src/lib/wire';
import type { Phrase } from '../../src/lib/words/phraseFormatter';
import { TableHistory } from '../../src/table/beside/tableHistory.svelte';
import { recordUpdates } from '../../src/table/beside/tableUpdates.svelte';
import { preferences } from '../../src/table/settings/tablePreferences.svelte';
import { reactiveProps, recordSounds, withEffects } from './fakes.svelte';

const CHECKS: Phrase = { say: 'PlayerChecked', who: { player: 'Ann', chair: 1 } };
const CHECKED_FACT = { type: 'Checked', seat: 0 } as Fact;

function recordTableUpdates(props: TableProps): { history: TableHistory; verified: number[] } {
  const [history, verified]: [TableHistory, number[]] = [new TableHistory(), []];
  withEffects(() => recordUpdates(props, history, { add: (hand) => verified.push(hand) }));
  return { history, verified };
}

function update(props: TableProps, overrides: Partial<TableProps>): void {
  Object.assign(props, overrides);
  flushSync();
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  preferences.muted = [];
  vi.useRealTimers();
});

describe('an update of the table', () => {
  it('is logged, announced and heard', () => {
    const sounds = recordSounds();
    const props = reactiveProps('ahead');
    const { history } = recordTableUpdates(props);
    update(props, { facts: [CHECKED_FACT], phrases: [CHECKS] });
    expect(history.heard.map((sentence) => sentence.text)).toEqual(['Ann checks.']);
    expect(history.log.at(-1)!.blocks[0]!.lines[0]!.entries).toMatchObject([{ name: 'Ann', text: 'checks' }]);
    expect(new Set(sounds)).toEqual(new Set(['check']));
  });

  it('of a snapshot is only logged', () => {
    const sounds = recordSounds();
    const { history } = recordTableUpdates(reactiveProps('ahead', { isSnapshot: true, facts: [CHECKED_FACT], phrases: [CHECKS] }));
    expect([history.log.length, history.heard.length, sounds.length]).toEqual([1, 0, 0]);
  });

  it('shows a correction of the floor as a notice', () => {
    const props = reactiveProps('ahead');
    recordTableUpdates(props);
    const noticeCount = notices.all.length;
    update(props, { phrases: [{ say: 'SeatLinkMade', by: { player: 'Ann', chair: 1 }, who: { player: 'Ben', chair: 2 } }] });
    expect(notices.all.length).toBe(noticeCount + 1);
    vi.runAllTimers();
  });

  it('that ends a hand has the hand verified for a seated player', () => {
    const closed = { type: 'HandClosed', number: 81 } as Fact;
    const seated = reactiveProps('ahead');
    const spectator = reactiveProps('ahead');
    spectator.mine = { ...spectator.mine, chair: 0 };
    const noticeTexts = [seated, spectator].map((props) => {
      const { verified } = recordTableUpdates(props);
      update(props, { facts: [closed] });
      return verified;
    });
    expect(noticeTexts).toEqual([[81], []]);
  });
});

describe('a reaction', () => {
  const reacted = (player: string): ReactionMessage => ({ t: 'reacted', table: 'friday', player, kind: 'wow', at: 1 });

  it('is shown once for a moment, and announced', () => {
    const props = reactiveProps('ahead', { reaction: reacted('Ben') });
    const { history } = recordTableUpdates(props);
    expect(history.reactions).toEqual([]);
    update(props, { reaction: reacted('Ann') });
    update(props, { facts: [], phrases: [] });
    expect([history.reactions.map((reaction) => reaction.player), history.heard.length]).toEqual([['Ann'], 1]);
    vi.runAllTimers();
    expect(history.reactions).toEqual([]);
  });

  it('of a muted player is ignored', () => {
    preferences.muted = ['Ann'];
    const props = reactiveProps('ahead');
    const { history } = recordTableUpdates(props);
    update(props, { reaction: reacted('Ann') });
    expect([history.reactions.length, history.heard.length]).toEqual([0, 0]);
  });
});
