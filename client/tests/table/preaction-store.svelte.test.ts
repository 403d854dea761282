import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { STATES } from '../../mock/states';
import type { TableProps } from '../../src/lib/tableProps';
import type { ActTurn } from '../../src/lib/wire';
import { bettingRoundKey } from '../../src/table/bar/preaction';
import { PreactionStore } from '../../src/table/bar/preactionStore.svelte';
import { reactiveProps, withEffects } from './fakes.svelte';

const turn: ActTurn = { ...(STATES.sidepots!().mine.turn as ActTurn), free: false, call: 120 };

function createStore(props: TableProps): PreactionStore {
  return withEffects(() => new PreactionStore(props));
}

describe('a selected pre-action', () => {
  it('is sent once when the turn begins', () => {
    const props = reactiveProps('ahead');
    const store = createStore(props);
    store.selected = { kind: 'call-any', round: bettingRoundKey(props.view) };
    props.mine = { ...props.mine, turn };
    flushSync();
    expect(store.takeCommand()).toEqual({ do: 'call' });
    expect([store.selected, store.takeCommand()]).toEqual([null, null]);
  });

  it('is cleared when it no longer applies', () => {
    const props = reactiveProps('ahead');
    const store = createStore(props);
    store.selected = { kind: 'check', round: bettingRoundKey(props.view) };
    flushSync();
    props.view = { ...props.view, bet: 40 };
    flushSync();
    expect(store.selected).toBeNull();
  });

  it('is cleared unsent when the turn is no betting turn', () => {
    const props = reactiveProps('ahead');
    const store = createStore(props);
    store.selected = { kind: 'check-fold', round: bettingRoundKey(props.view) };
    props.mine = { ...props.mine, turn: STATES.draw!().mine.turn };
    expect([store.takeCommand(), store.selected]).toEqual([null, null]);
  });
});
