import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { STATES } from '../../mock/states';
import { HandChecks } from '../../src/lib/handChecks.svelte';
import type { TableProps } from '../../src/lib/tableProps';
import type { ActTurn, AnyClientCommand, SeatView } from '../../src/lib/wire';
import { bettingRoundKey } from '../../src/table/bar/preaction';
import { TableStore } from '../../src/table/tableStore.svelte';
import { ACCEPTED, reactiveProps, recordAlerts, stubDocument, withEffects } from './fakes.svelte';

function createStore(overrides: Partial<TableProps> = {}): { props: TableProps; store: TableStore; sent: AnyClientCommand[]; alerts: string[] } {
  const alerts = recordAlerts();
  const sentCommands: AnyClientCommand[] = [];
  const send = (command: AnyClientCommand) => {
    sentCommands.push(command);
    return Promise.resolve(ACCEPTED);
  };
  // Without a name the page has no notes to fetch.
  const props = reactiveProps('ahead', { ownName: '', send, ...overrides });
  const checks = new HandChecks({ proof: () => Promise.reject(), findSeal: () => null, setTimer: () => 0, random: () => 0 });
  return { props, store: withEffects(() => new TableStore(props, checks)), sent: sentCommands, alerts };
}

function changeSeat(props: TableProps, overrides: Partial<SeatView>): void {
  const seats = props.view.seats.map((seat) => (seat.chair === props.mine.chair ? { ...seat, ...overrides } : seat));
  props.view = { ...props.view, seats };
  flushSync();
}

beforeEach(() => stubDocument());

describe('the start of a turn', () => {
  const turn: ActTurn = { ...(STATES.sidepots!().mine.turn as ActTurn), free: true, call: 0 };

  it('sends the pre-action instead of an alert', () => {
    const { props, store, sent: sentCommands, alerts } = createStore();
    store.preaction.selected = { kind: 'check', round: bettingRoundKey({ ...props.view, bet: 0 }) };
    props.mine = { ...props.mine, turn };
    flushSync();
    expect([sentCommands, alerts.includes('alert friday')]).toEqual([[{ do: 'check' }], false]);
  });

  it('alerts the player, and closes the sheet and the refusal of the last command', () => {
    const { props, store, sent: sentCommands, alerts } = createStore();
    store.panel.select('chat');
    store.commands.refusal = 'It is not your turn.';
    props.mine = { ...props.mine, turn };
    flushSync();
    expect([sentCommands, alerts.includes('alert friday'), store.panel.tab, store.commands.refusal]).toEqual([[], true, null, '']);
  });
});

describe('an empty chair', () => {
  it('is for a spectator, unless the table is closed or belongs to an event', () => {
    const { props, store } = createStore();
    expect(store.chairUse).toBe('none');
    props.mine = { ...props.mine, chair: 0 };
    expect(store.chairUse).toBe('sit');
    store.takeSeat(5);
    expect([store.dialogs.open, store.dialogs.chair]).toEqual(['sit', 5]);
    props.view = { ...props.view, event: 'e1' };
    expect(store.chairUse).toBe('none');
    props.view = { ...props.view, event: '', phase: 'closed' };
    expect(store.chairUse).toBe('none');
  });

  it('is for a player who moves, until the room accepts the move', async () => {
    const { store, sent: sentCommands } = createStore();
    store.runMenuChoice({ open: 'move' });
    expect(store.chairUse).toBe('move');
    store.takeSeat(5);
    expect(sentCommands).toEqual([{ do: 'move', to: 5 }]);
    await Promise.resolve();
    await Promise.resolve();
    expect(store.chairUse).toBe('none');
  });
});

describe('the menu of the table', () => {
  it('sends commands, and opens tabs and dialogs', () => {
    const { store, sent: sentCommands } = createStore();
    store.runMenuChoice({ command: { do: 'sit-out' } });
    store.runMenuChoice({ open: 'hands' });
    store.runMenuChoice({ open: 'stream' });
    expect([sentCommands, store.panel.tab, store.dialogs.open]).toEqual([[{ do: 'sit-out' }], 'hands', 'stream']);
  });
});

describe('a rebuy', () => {
  it('is offered between hands to a player without chips', () => {
    const { props, store } = createStore();
    props.mine = { ...props.mine, buy: [40, 200] };
    expect(store.canRebuy).toBe(false);
    changeSeat(props, { stack: 0, state: 'waiting' });
    expect(store.canRebuy).toBe(true);
    changeSeat(props, { asked: 100 });
    expect(store.canRebuy).toBe(false);
    changeSeat(props, { asked: 0, state: 'all-in' });
    expect(store.canRebuy).toBe(false);
  });
});
