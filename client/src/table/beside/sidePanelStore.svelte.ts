/** The side panel of a table: its open tab, and whether it is a column or a sheet over the table. */
import { preferences, savePreferences } from '../settings/tablePreferences.svelte';
import { isPanelColumn, openTab, type Tab } from './tabs';

export class SidePanelStore {
  /** The size of the table on the screen, in pixels. */
  width = $state(0);
  height = $state(0);
  /** The tab of the sheet, which a phone opens only on request. */
  #sheet: Tab | null = $state(null);

  /** True if there is room for a column beside the table. */
  get isColumn(): boolean {
    return isPanelColumn(this.width, this.height);
  }

  get tab(): Tab | null {
    return this.isColumn ? openTab(preferences.beside, this.width) : this.#sheet;
  }

  /** Open a tab, or close the panel with null. The tab of the column is a preference, and is saved. */
  readonly select = (tab: Tab | null): void => {
    if (!this.isColumn) return void (this.#sheet = tab);
    preferences.beside = tab ?? 'none';
    savePreferences();
  };

  closeSheet(): void {
    this.#sheet = null;
  }
}
