import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { STATES } from '../../mock/states';
import type { TableProps } from '../../src/lib/tableProps';
import type { ActTurn, ListPosition } from '../../src/lib/wire';
import { TableHistory } from '../../src/table/beside/tableHistory.svelte';
import { alertTurns, turnAnnouncement } from '../../src/table/turnAlert.svelte';
import { reactiveProps, recordAlerts, recordSounds, withEffects } from './fakes.svelte';

const turn: ActTurn = { ...(STATES.sidepots!().mine.turn as ActTurn), free: false, call: 120 };

function watchTurnAlerts(props: TableProps, startTurn = (): boolean => false): { alerts: string[]; sounds: string[]; history: TableHistory } {
  const [alerts, sounds, history] = [recordAlerts(), recordSounds(), new TableHistory()];
  withEffects(() => alertTurns(props, history, startTurn));
  alerts.length = 0;
  return { alerts, sounds, history };
}

describe('the alert for a turn', () => {
  it('comes once for each turn, and is dismissed when the turn ends', () => {
    const props = reactiveProps('ahead');
    const { alerts, sounds, history } = watchTurnAlerts(props);
    props.mine = { ...props.mine, turn };
    flushSync();
    props.view = { ...props.view };
    flushSync();
    expect([alerts, sounds, history.heard.length]).toEqual([['alert friday'], ['turn'], 1]);
    props.mine = { ...props.mine, turn: null };
    flushSync();
    expect(alerts).toEqual(['alert friday', 'dismiss friday']);
  });

  it('does not come for a turn that a pre-action has answered', () => {
    const props = reactiveProps('ahead');
    const { alerts, sounds } = watchTurnAlerts(props, () => true);
    props.mine = { ...props.mine, turn };
    flushSync();
    expect([alerts, sounds]).toEqual([[], []]);
  });

  it('names the price and the seconds left', () => {
    const view = { ...STATES.ahead!().view, clock: null };
    const mine = { ...STATES.ahead!().mine, turn };
    const props = { view, mine, listPosition: null, offset: 0 };
    expect(turnAnnouncement(props)).toContain('120');
    expect(turnAnnouncement({ ...props, mine: { ...mine, turn: null } })).toBe('');
    const clock = { ...STATES.ahead!().view.clock!, until: Date.now() + 9_900 };
    expect(turnAnnouncement({ ...props, view: { ...view, clock } })).toContain('10');
  });
});

describe('the alert for an offered seat', () => {
  it('comes once, and is dismissed when the seat is taken or the offer ends', () => {
    const props = reactiveProps('ahead');
    props.mine = { ...props.mine, chair: 0 };
    const { alerts, sounds, history } = watchTurnAlerts(props);
    props.listPosition = { chair: 3 } as ListPosition;
    flushSync();
    expect([alerts, sounds, history.heard.length]).toEqual([['alert friday'], ['turn'], 1]);
    props.mine = { ...props.mine, chair: 3 };
    flushSync();
    expect(alerts).toEqual(['alert friday', 'dismiss friday']);
  });
});
