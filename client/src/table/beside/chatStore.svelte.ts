/** The chat of a table: unread lines, the sound of a new line, and the alert for a mention. */
import { untrack } from 'svelte';
import { t } from '../../lib/i18n/index.svelte';
import type { TableProps } from '../../lib/tableProps';
import { turnAlerts } from '../../lib/turnAlerts.svelte';
import type { ChatMessage } from '../../lib/wire';
import { preferences } from '../settings/tablePreferences.svelte';
import { playSound } from '../soundPlayer';
import { isMentioned } from './mentions';
import type { SidePanelStore } from './sidePanelStore.svelte';
import type { TableHistory } from './tableHistory.svelte';

type ChatProps = Pick<TableProps, 'view' | 'chat' | 'ownName'>;

export class ChatStore {
  /** The time of the last line that the player has read. */
  #readAt = $state.raw(0);
  readonly #props: ChatProps;
  readonly #panel: SidePanelStore;
  readonly #history: TableHistory;

  constructor(props: ChatProps, panel: SidePanelStore, history: TableHistory) {
    this.#props = props;
    this.#panel = panel;
    this.#history = history;
    // Lines sent before the page was opened count as read, and make no sound.
    let heardAt = untrack(() => props.chat.at(-1)?.at ?? 0);
    this.#readAt = heardAt;
    $effect(() => {
      const line = props.chat.at(-1);
      if (!line) return;
      if (panel.tab === 'chat') this.#readAt = line.at;
      if (line.at <= heardAt) return;
      heardAt = line.at;
      untrack(() => this.#receive(line));
    });
  }

  /** The number of lines that the player has not read; muted players do not count. */
  get unread(): number {
    if (this.#panel.tab === 'chat') return 0;
    return this.#props.chat.filter((line) => line.at > this.#readAt && !this.#isIgnored(line)).length;
  }

  /** Dismiss the alert for a mention; called when the player returns to the page. */
  readonly dismissAlert = (): void => {
    if (!document.hidden) turnAlerts.dismiss(this.#alertName);
  };

  get #alertName(): string {
    return `${this.#props.view.table} chat`;
  }

  #isIgnored({ player }: ChatMessage): boolean {
    return player === this.#props.ownName || preferences.muted.includes(player);
  }

  #receive(line: ChatMessage): void {
    if (this.#isIgnored(line)) return;
    playSound('chat');
    if (!isMentioned(line.text, this.#props.ownName)) return;
    const sentence = t('beside-mentioned', { who: line.player, text: line.text });
    playSound('turn');
    // The title of the page changes only while the player looks at another page.
    if (document.hidden) turnAlerts.alert(this.#alertName, sentence, preferences);
    this.#history.announce([sentence]);
  }
}
