import { describe, expect, it } from 'vitest';
import { DialogStore } from '../../src/table/dialogStore.svelte';

describe('the dialogs of a table', () => {
  it('open and close, one at a time', () => {
    const dialogs = new DialogStore();
    dialogs.toggle('settings');
    dialogs.toggle('leave');
    expect(dialogs.open).toBe('leave');
    dialogs.toggle('leave');
    expect(dialogs.open).toBeNull();
  });

  it('ask for a buy-in to take a chair', () => {
    const dialogs = new DialogStore();
    dialogs.takeSeat(4);
    expect([dialogs.open, dialogs.chair]).toEqual(['sit', 4]);
    dialogs.close();
    expect(dialogs.open).toBeNull();
  });

  it('do not include the choice of another chair', () => {
    const dialogs = new DialogStore();
    dialogs.toggle('move');
    expect([dialogs.open, dialogs.isMoving]).toEqual([null, true]);
    dialogs.toggle('move');
    expect(dialogs.isMoving).toBe(false);
  });
});
