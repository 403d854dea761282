import { afterEach, describe, expect, it } from 'vitest';
import { SidePanelStore } from '../../src/table/beside/sidePanelStore.svelte';
import { preferences } from '../../src/table/settings/tablePreferences.svelte';

afterEach(() => {
  preferences.beside = 'auto';
});

function createPanel(width: number, height: number): SidePanelStore {
  const panel = new SidePanelStore();
  [panel.width, panel.height] = [width, height];
  return panel;
}

describe('the side panel', () => {
  it('is a sheet on a phone, closed at first, and its tab is no preference', () => {
    const panel = createPanel(390, 700);
    expect([panel.isColumn, panel.tab]).toEqual([false, null]);
    panel.select('chat');
    expect([panel.tab, preferences.beside]).toEqual(['chat', 'auto']);
    panel.closeSheet();
    expect(panel.tab).toBeNull();
  });

  it('is a column on a desktop, and remembers the tab that was selected', () => {
    const panel = createPanel(1440, 900);
    expect([panel.isColumn, panel.tab]).toEqual([true, 'log']);
    panel.select('hands');
    panel.closeSheet();
    expect([panel.tab, preferences.beside]).toEqual(['hands', 'hands']);
    panel.select(null);
    expect([panel.tab, preferences.beside]).toEqual([null, 'none']);
  });
});
