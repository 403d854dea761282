import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableProps } from '../../src/lib/tableProps';
import { ChatStore } from '../../src/table/beside/chatStore.svelte';
import { SidePanelStore } from '../../src/table/beside/sidePanelStore.svelte';
import { TableHistory } from '../../src/table/beside/tableHistory.svelte';
import { preferences } from '../../src/table/settings/tablePreferences.svelte';
import { line, reactiveProps, recordAlerts, recordSounds, stubDocument, withEffects } from './fakes.svelte';

function createChat(props: TableProps): { chat: ChatStore; panel: SidePanelStore; history: TableHistory } {
  const panel = new SidePanelStore();
  const history = new TableHistory();
  return { chat: withEffects(() => new ChatStore(props, panel, history)), panel, history };
}

function receiveMessage(props: TableProps, ...lines: TableProps['chat']): void {
  props.chat = [...props.chat, ...lines];
  flushSync();
}

beforeEach(() => stubDocument());
afterEach(() => {
  preferences.muted = [];
});

describe('unread lines of the chat', () => {
  it('are those sent after the page was opened, until the chat is opened', () => {
    const props = reactiveProps('ahead', { chat: [line('Ann', 1)] });
    const { chat, panel } = createChat(props);
    expect(chat.unread).toBe(0);
    receiveMessage(props, line('Ann', 2), line('Ben', 3));
    expect(chat.unread).toBe(2);
    panel.select('chat');
    flushSync();
    expect(chat.unread).toBe(0);
    panel.select(null);
    expect(chat.unread).toBe(0);
  });

  it('do not include lines of the player or of muted players', () => {
    preferences.muted = ['Ben'];
    const props = reactiveProps('ahead');
    const { chat } = createChat(props);
    receiveMessage(props, line('Dmitri', 1), line('Ben', 2), line('Ann', 3));
    expect(chat.unread).toBe(1);
  });
});

describe('a new line in the chat', () => {
  it('plays a sound once, and none for old, own and muted lines', () => {
    preferences.muted = ['Ben'];
    const sounds = recordSounds();
    const props = reactiveProps('ahead', { chat: [line('Ann', 1)] });
    const { panel } = createChat(props);
    receiveMessage(props, line('Ann', 2));
    panel.select('chat');
    flushSync();
    receiveMessage(props, line('Dmitri', 3));
    receiveMessage(props, line('Ben', 4));
    expect(sounds).toEqual(['chat']);
  });

  it('that mentions the player is announced, and alerts a player who looks at another page', () => {
    const [sounds, alerts] = [recordSounds(), recordAlerts()];
    const props = reactiveProps('ahead');
    const { chat, history } = createChat(props);
    receiveMessage(props, line('Ann', 1, 'hi @Dmitri'));
    expect([history.heard.length, alerts]).toEqual([1, []]);
    stubDocument({ hidden: true });
    receiveMessage(props, line('Ann', 2, '@dmitri?'));
    expect(history.heard[1]!.text).toContain('@dmitri?');
    expect(alerts).toEqual(['alert friday chat']);
    expect(sounds).toEqual(['chat', 'turn', 'chat', 'turn']);
    chat.dismissAlert();
    stubDocument();
    chat.dismissAlert();
    expect(alerts).toEqual(['alert friday chat', 'dismiss friday chat']);
  });

  it('that mentions another player is not announced', () => {
    const props = reactiveProps('ahead');
    const { history } = createChat(props);
    receiveMessage(props, line('Ann', 1, 'hi @Ben'));
    expect(history.heard).toEqual([]);
  });
});
