import { describe, expect, it } from 'vitest';
import { addTitle, page } from '../../src/lib/title.svelte';

const COMPONENT_TEXTS = import.meta.glob<string>('../../src/**/*.svelte', { query: '?raw', import: 'default', eager: true });

describe('the title of the browser tab', () => {
  it('is set in the page shell alone, where the turn of the player comes before it', () => {
    const filesWithTitle = Object.entries(COMPONENT_TEXTS).filter(([, text]) => text.includes('<title>')).map(([file]) => file.replace('../../src/', ''));
    expect(filesWithTitle).toEqual(['App.svelte']);
    expect(COMPONENT_TEXTS['../../src/App.svelte']).toContain('<title>{turnAlerts.title(page.title)}</title>');
  });

  it('has a name for each page', () => {
    const pages = Object.entries(COMPONENT_TEXTS).filter(([file]) => /src\/(pages\/\w+|\w+\/\w+Page)\.svelte$/.test(file));
    const without = pages.filter(([, text]) => !/<(PageTitle|TablePageHeader|LivePage)\b/.test(text)).map(([file]) => file.replace('../../src/', ''));
    expect(without).toEqual([]);
  });

  it('is that of the sheet, and again that of the table below when the sheet closes', () => {
    const closeTable = addTitle(() => 'Friday night');
    const closeSheet = addTitle(() => 'Ledger');
    expect(page.title).toBe('Ledger');
    closeSheet();
    expect(page.title).toBe('Friday night');
    const closeNext = addTitle(() => 'Hands');
    closeTable();
    expect(page.title).toBe('Hands');
    closeNext();
    expect(page.title).toBe('riverboat');
  });
});
