import { describe, expect, it } from 'vitest';
import { routeOf } from '../../src/lib/router.svelte';

describe('an address', () => {
  it.each([
    ['/', 'lobby', '', 0],
    ['/new', 'new', '', 0],
    ['/t/friday', 'table', 'friday', 0],
    ['/t/friday/', 'table', 'friday', 0],
    ['/t/friday/ledger', 'ledger', 'friday', 0],
    ['/t/friday/hands', 'hands', 'friday', 0],
    ['/t/friday/hands/81', 'hand', 'friday', 81],
    ['/t/friday/tv', 'tv', 'friday', 0],
    ['/t/friday/overlay', 'overlay', 'friday', 0],
    ['/admin', 'admin', '', 0],
    ['/floor', 'floor', '', 0],
    ['/tools', 'tools', '', 0],
    ['/t/friday/floor', 'floor', 'friday', 0],
    ['/t/friday/hands/81/verify', 'verify', 'friday', 81],
    ['/t/friday/hands/0', 'missing', '', 0],
    ['/t/friday/hands/x', 'missing', '', 0],
    ['/t/friday/ledger/3', 'missing', '', 0],
    ['/events', 'events', '', 0],
    ['/events/new', 'new-event', '', 0],
    ['/events/old', 'missing', '', 0],
    ['/seasons', 'seasons', '', 0],
    ['/seasons/new', 'new-season', '', 0],
    ['/season/', 'missing', '', 0],
    ['/season/s1/x', 'missing', '', 0],
    ['/event/', 'missing', '', 0],
    ['/event/e1/seats', 'missing', '', 0],
    ['/event/e1/screen/2', 'missing', '', 0],
    ['/t/', 'missing', '', 0],
    ['/rules/BET-01', 'missing', '', 0],
    ['/api/tables', 'missing', '', 0],
  ])('%s is a page of the client or missing', (path, page, table, hand) => {
    expect(routeOf(path)).toMatchObject({ page, table, hand });
  });

  it.each([
    ['/event/e1', 'event'],
    ['/event/e1/', 'event'],
    ['/event/e1/screen', 'event-screen'],
    ['/event/e1/print', 'event-print'],
  ])('%s is a page of an event', (path, page) => {
    expect(routeOf(path)).toMatchObject({ page, event: 'e1', table: '' });
  });

  it('of a season has its id', () => {
    expect(routeOf('/season/s1')).toMatchObject({ page: 'season', event: 's1', table: '' });
  });

  it('includes the invitation', () => {
    expect(routeOf('/t/friday', '?invite=abc').query.get('invite')).toBe('abc');
  });
});
