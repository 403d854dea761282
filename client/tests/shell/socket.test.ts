import { get } from 'svelte/store';
import { describe, expect, it } from 'vitest';
import { findSeal } from '../../src/lib/cutChain';
import { fromHex, sha256, toHex } from '../../src/lib/sha256';
import { mine, snapshot, update, view, FakeRoom } from './fakes';

function watchTable(world = new FakeRoom()) {
  const feed = world.socket.watch('t');
  world.welcome();
  world.transport.receive(snapshot(10));
  return { world, feed };
}

describe('a connection', () => {
  it('sends hello, watches the table and shows it', () => {
    const { world, feed } = watchTable();
    expect(world.transport.sent[0]).toEqual({ t: 'hello', protocol: 2, client: 'browser' });
    expect(world.transport.of('watch')).toEqual([{ t: 'watch', table: 't', epoch: '', seq: 0 }]);
    expect(get(feed).view?.name).toBe('Home');
    expect(get(feed).isSnapshot).toBe(true);
    expect(get(world.socket.status)).toBe('open');
  });

  it('reports that its device code was used on another device', () => {
    const { world } = watchTable();
    world.transport.receive({ t: 'device-came', at: 1700 });
    expect(get(world.socket.deviceUsedAt)).toBe(1700);
  });

  it('applies updates in order, with their facts', () => {
    const { world, feed } = watchTable();
    world.transport.receive(update(12, 2, { view: view({ hand: 4 }) }));
    expect(get(feed).view?.hand).toBe(4);
    expect(get(feed).facts.map((fact) => 'seat' in fact && fact.seat)).toEqual([11, 12]);
    expect(get(feed).isSnapshot).toBe(false);
  });

  it('applies an update without facts, because a view may change without them', () => {
    const { world, feed } = watchTable();
    world.transport.receive(update(10, 0, { view: view({ watching: 5 }) }));
    expect(get(feed).view?.watching).toBe(5);
  });

  it('ignores an update that it already has', () => {
    const { world, feed } = watchTable();
    world.transport.receive(update(10, 1, { view: view({ hand: 99 }) }));
    expect(get(feed).view?.hand).toBe(3);
    expect(world.transport.of('watch')).toHaveLength(1);
  });

  it('requests missing updates once, from its last sequence number', () => {
    const { world, feed } = watchTable();
    world.transport.receive(update(14, 1));
    world.transport.receive(update(15, 1));
    expect(world.transport.of('watch').at(-1)).toEqual({ t: 'watch', table: 't', epoch: 'e1', seq: 10 });
    expect(world.transport.of('watch')).toHaveLength(2);
    world.transport.receive(update(15, 5, { view: view({ hand: 8 }) }));
    expect(get(feed).view?.hand).toBe(8);
  });

  it('requests missing updates again if there is no answer', () => {
    const { world } = watchTable();
    world.transport.receive(update(14, 1));
    world.advance(6_000);
    world.transport.receive(update(15, 1));
    expect(world.transport.of('watch')).toHaveLength(3);
  });

  it('accepts a snapshot of a restarted room', () => {
    const { world, feed } = watchTable();
    world.transport.receive(snapshot(2, { epoch: 'e2', view: view({ hand: 1 }) }));
    world.transport.receive(update(3, 1, { view: view({ hand: 2 }) }));
    expect(get(feed).view?.hand).toBe(2);
  });

  it('has the place on the waiting list until the next snapshot', () => {
    const { world, feed } = watchTable();
    expect(get(feed).listPosition).toBe(null);
    world.transport.receive({ t: 'place', table: 't', place: 2, wish: 0, chair: 0, until: 0, why: '' });
    world.transport.receive(update(11, 1));
    expect(get(feed).listPosition?.place).toBe(2);
    world.transport.receive({ t: 'place', table: 't', place: 0, wish: 0, chair: 0, until: 0, why: 'missed' });
    expect(get(feed).listPosition?.why).toBe('missed');
    world.transport.receive(snapshot(20));
    expect(get(feed).listPosition).toBe(null);
  });

  it('reports why a table can no longer be watched', () => {
    const { world, feed } = watchTable();
    world.transport.receive({ t: 'gone', table: 't', code: 'private', why: 'ask the host', said: { say: 'InvitationRequired' }, by: '', reason: '', until: 0, notice: 0 });
    expect(get(feed)).toMatchObject({ view: null, watchEnd: { why: 'ask the host', code: 'private' } });
    world.socket.resubscribe('t');
    expect(world.transport.of('watch').at(-1)).toMatchObject({ epoch: '', seq: 0 });
  });

  it('keeps showing a table that the room reopens, and requests it until it is there', () => {
    const { world, feed } = watchTable();
    const lostFrame = { t: 'gone', table: 't', code: 'lost', why: 'again', said: { say: 'TableReopening' }, by: '', reason: '', until: 0, notice: 0 } as const;
    world.transport.receive(lostFrame);
    expect(get(feed)).toMatchObject({ view: { name: 'Home' }, watchEnd: null });
    world.advance(250);
    expect(world.transport.of('watch')).toHaveLength(2);
    expect(world.transport.of('watch').at(-1)).toMatchObject({ epoch: '', seq: 0 });
    world.transport.receive(lostFrame);
    world.advance(250);
    expect(world.transport.of('watch')).toHaveLength(3);
    world.transport.receive(snapshot(12, { view: view({ hand: 9 }) }));
    expect(get(feed).view?.hand).toBe(9);
  });

  it('unwatches a table when its last watcher leaves, and closes', () => {
    const { world } = watchTable();
    world.socket.watch('t');
    world.socket.unwatch('t');
    expect(world.transport.of('unwatch')).toHaveLength(0);
    world.socket.unwatch('t');
    expect(world.transport.of('unwatch')).toEqual([{ t: 'unwatch', table: 't' }]);
    expect(world.transport.isClosed).toBe(true);
    expect(get(world.socket.status)).toBe('closed');
    expect(world.timers.size).toBe(0);
  });

  it('keeps the chat, and sends lines without surrounding spaces', () => {
    const { world, feed } = watchTable();
    world.transport.receive({ t: 'said', table: 't', player: 'Bob', text: 'nice hand', at: 1 });
    world.socket.sendChat('t', '  thanks  ');
    world.socket.sendChat('t', '   ');
    expect(get(feed).chat.map((line) => line.text)).toEqual(['nice hand']);
    expect(world.transport.of('say')).toEqual([{ t: 'say', table: 't', text: 'thanks' }]);
  });

  it('shows a chat line once, though it is received again after a reconnect', () => {
    const { world, feed } = watchTable();
    const line = { t: 'said', table: 't', player: 'Bob', text: 'nice hand', at: 1 } as const;
    world.transport.receive(line);
    world.transport.receive(line);
    world.transport.receive({ ...line, at: 2 });
    expect(get(feed).chat.map(({ at }) => at)).toEqual([1, 2]);
  });

  it('reports each error of the room', () => {
    const { world } = watchTable();
    const updates: unknown[] = [];
    world.socket.lastError.subscribe((error) => updates.push(error?.code));
    for (let time = 0; time < 2; time++) world.transport.receive({ t: 'trouble', code: 'too-much-talk', why: 'one line a second', said: { say: 'ChatRateExceeded' } });
    expect(updates).toEqual([undefined, 'too-much-talk', 'too-much-talk']);
  });
});

describe('a lost connection', () => {
  it('reconnects, and resumes from its last sequence number', () => {
    const { world, feed } = watchTable();
    world.transport.receive(update(11, 1));
    world.transport.onclose?.();
    expect(get(world.socket.status)).toBe('waiting');
    expect(get(feed).view).not.toBeNull();
    world.advance(500);
    expect(world.transports).toHaveLength(2);
    world.welcome();
    expect(world.transport.of('watch')).toEqual([{ t: 'watch', table: 't', epoch: 'e1', seq: 11 }]);
  });

  it('doubles the wait for each retry up to a limit, and resets it after a welcome', () => {
    const { world } = watchTable();
    const delays: number[] = [];
    for (let k = 0; k < 8; k += 1) {
      const lostTime = world.nowMs;
      const calls = world.transports.length;
      world.transport.onclose?.();
      while (world.transports.length === calls) world.advance(25);
      delays.push(world.nowMs - lostTime);
    }
    // Half of the wait is fixed and half is random; the fake returns the middle.
    expect(delays).toEqual([375, 750, 1500, 3000, 6000, 11250, 11250, 11250]);
    world.welcome();
    world.transport.onclose?.();
    world.advance(375);
    expect(world.transports).toHaveLength(10);
  });

  it.each([0, 700, 1_400])('is detected within four seconds of the last answer, after %i ms', (gap) => {
    const { world } = watchTable();
    world.advance(gap);
    world.transport.receive({ t: 'pong', at: world.nowMs, now: world.nowMs });
    world.advance(4_000);
    expect(get(world.socket.status)).toBe('quiet');
    expect(world.transports[0]!.isClosed).toBe(false);
  });

  it('is quiet first, and closed after a longer silence', () => {
    const { world } = watchTable();
    world.advance(3_600);
    expect(get(world.socket.status)).toBe('quiet');
    world.transport.receive({ t: 'pong', at: world.nowMs, now: world.nowMs });
    expect(get(world.socket.status)).toBe('open');
    world.advance(7_400);
    expect(get(world.socket.status)).toBe('quiet');
    world.advance(400);
    expect(get(world.socket.status)).toBe('waiting');
    expect(world.transports[0]!.isClosed).toBe(true);
  });

  it('is not reported after the device has slept', () => {
    const { world } = watchTable();
    world.advance(1_600);
    world.nowMs += 3_600_000;
    world.advance(1_900);
    expect(get(world.socket.status)).toBe('open');
    world.advance(200);
    expect(get(world.socket.status)).toBe('quiet');
  });

  it('that the room does not accept is retried', () => {
    const world = new FakeRoom();
    world.socket.watch('t');
    world.advance(8_000);
    expect(get(world.socket.status)).toBe('waiting');
  });

  it('is pinged rarely while the page is hidden, and at once when it is visible', () => {
    const { world } = watchTable();
    world.socket.setVisible(false);
    const countPings = () => world.transport.of('ping').length;
    const answerPings = (milliseconds: number) => {
      for (const end = world.nowMs + milliseconds; world.nowMs < end; world.advance(100)) {
        world.transport.receive({ t: 'pong', at: world.nowMs, now: world.nowMs });
      }
    };
    answerPings(60_000);
    expect(countPings()).toBeLessThan(5);
    const pingCount = countPings();
    world.socket.setVisible(true);
    expect(countPings()).toBe(pingCount + 1);
    answerPings(15_000);
    expect(countPings()).toBeGreaterThan(pingCount + 8);
  });

  it('resets the measured latency', () => {
    const { world } = watchTable();
    const at = world.nowMs;
    world.nowMs += 34;
    world.transport.receive({ t: 'pong', at, now: at });
    expect(get(world.socket.latency)).toBe(34);
    world.transport.onclose?.();
    expect(get(world.socket.latency)).toBe(0);
  });

  it('is not reported while answers arrive', () => {
    const { world } = watchTable();
    for (let k = 0; k < 10; k += 1) {
      world.advance(4_000);
      world.transport.receive({ t: 'pong', at: world.nowMs, now: world.nowMs });
    }
    expect(world.transports).toHaveLength(1);
  });

  it('reconnects at once on request', () => {
    const { world } = watchTable();
    world.socket.retryNow();
    expect(world.transports).toHaveLength(1);
    world.transport.onclose?.();
    world.socket.retryNow();
    expect(world.transports).toHaveLength(2);
  });

  it('starts with a snapshot after another player has logged in', () => {
    const { world } = watchTable();
    world.socket.reconnect();
    world.welcome('Bob');
    expect(world.transport.of('watch')).toEqual([{ t: 'watch', table: 't', epoch: '', seq: 0 }]);
  });
});

describe('a command', () => {
  it('resolves when it is accepted', async () => {
    const { world } = watchTable();
    const wish = world.socket.sendCommand('t', { do: 'raise', to: 60 });
    const [request] = world.transport.of('wish');
    expect(request).toMatchObject({ table: 't', wish: { do: 'raise', to: 60 }, hand: 3, token: 12 });
    expect(request!.cmd).toMatch(/^[\w-]{1,40}$/);
    world.transport.receive({ t: 'granted', cmd: request!.cmd, table: 't', seq: 11, count: 1, later: false });
    await expect(wish).resolves.toMatchObject({ seq: 11 });
    expect(world.timers.size).toBe(1);
  });

  it('rejects with the rule and the legal actions', async () => {
    const { world } = watchTable();
    const wish = world.socket.sendCommand('t', { do: 'check' });
    const { cmd } = world.transport.of('wish')[0]!;
    const reason = 'there is a bet of 20';
    world.transport.receive({ t: 'refused', cmd, table: 't', code: 'illegal', rule: 'BET-03', why: reason, said: { say: 'FacingABet', chips: 20 }, legal: 'fold, call 20', offer: null });
    await expect(wish).rejects.toMatchObject({ rule: 'BET-03', legal: 'fold, call 20' });
  });

  it('about the table is not bound to a turn', () => {
    const { world } = watchTable();
    void world.socket.sendCommand('t', { do: 'sit', chair: 4, chips: 200 });
    expect(world.transport.of('wish')[0]).not.toHaveProperty('token');
  });

  it('without an answer is sent again after a reconnect, with the same id', async () => {
    const { world } = watchTable();
    const wish = world.socket.sendCommand('t', { do: 'fold' });
    const [request] = world.transport.of('wish');
    world.transport.onclose?.();
    world.advance(500);
    world.welcome();
    expect(world.transport.of('wish')).toEqual([request]);
    world.transport.receive({ t: 'granted', cmd: request!.cmd, table: 't', seq: 11, count: 1, later: false });
    await expect(wish).resolves.toBeDefined();
  });

  it('rejects after a timeout', async () => {
    const { world } = watchTable();
    const wish = world.socket.sendCommand('t', { do: 'fold' });
    world.advance(31_000);
    await expect(wish).rejects.toMatchObject({ code: 'no-answer' });
  });
});

describe('the clock offset', () => {
  it('is set by the welcome, and refined by the quickest answer', () => {
    const world = new FakeRoom();
    world.socket.watch('t');
    world.welcome('Ann', 5_000);
    expect(get(world.socket.offset)).toBe(5_000);
    const at = world.nowMs;
    world.nowMs += 100;
    world.transport.receive({ t: 'pong', at, now: at + 5_010 });
    expect(get(world.socket.offset)).toBe(4_960);
    const slow = world.nowMs;
    world.nowMs += 2_000;
    world.transport.receive({ t: 'pong', at: slow, now: slow + 5_000 });
    expect(get(world.socket.offset)).toBe(4_960);
  });
});

describe('the cut of the deck', () => {
  const sealFrame = (hand: number, root: string) => ({ t: 'sealed', table: 't', hand, root, until: 0, entries: 1, head: '' }) as const;
  const cutBy = (hand: number, cuts: [number, string][]) => [{ type: 'DeckCut', hand, cuts }];

  it('is committed by a seated player, and sent when the deck is sealed', () => {
    const { world } = watchTable();
    const [promise] = world.transport.of('promise');
    world.transport.receive(sealFrame(4, 'aa'));
    const [cutFrame] = world.transport.of('cut');
    expect(cutFrame).toMatchObject({ table: 't', hand: 4 });
    expect(toHex(sha256(fromHex(cutFrame!.value)))).toBe(promise!.end);
    expect(findSeal(world.shelf, 't', 4)).toEqual({ hand: 4, root: 'aa', cut: cutFrame!.value });
  });

  it('is committed once, also after a reconnect', () => {
    const { world } = watchTable();
    world.transport.onclose?.();
    world.advance(500);
    world.welcome();
    world.transport.receive(snapshot(10));
    expect(world.transports.flatMap((line) => line.of('promise'))).toHaveLength(1);
  });

  it('needs no new commitment after it was counted', () => {
    const { world } = watchTable();
    world.transport.receive(sealFrame(4, 'aa'));
    const { value } = world.transport.of('cut')[0]!;
    world.transport.receive({ ...update(11, 1), facts: cutBy(4, [[2, value], [5, 'bb']]) } as never);
    expect(world.transport.of('promise')).toHaveLength(1);
  });

  it('is committed again after it came too late', () => {
    const { world } = watchTable();
    world.transport.receive(sealFrame(4, 'aa'));
    const { value } = world.transport.of('cut')[0]!;
    world.transport.receive({ ...update(11, 1), facts: cutBy(4, [[5, 'bb']]) } as never);
    world.transport.receive(update(12, 1));
    expect(world.transport.of('promise').map((frame) => frame.end).slice(1)).toEqual([value]);
  });

  it('is committed when a player sits down; a spectator only records the seal', () => {
    const world = new FakeRoom();
    world.socket.watch('t');
    world.welcome();
    world.transport.receive(snapshot(10, { mine: mine({ chair: 0 }) }));
    world.transport.receive(sealFrame(4, 'aa'));
    expect(world.transport.of('promise')).toHaveLength(0);
    expect(world.transport.of('cut')).toHaveLength(0);
    expect(findSeal(world.shelf, 't', 4)?.root).toBe('aa');
    world.transport.receive(update(11, 1, { mine: mine({ chair: 5 }) }));
    expect(world.transport.of('promise')).toHaveLength(1);
  });
});
