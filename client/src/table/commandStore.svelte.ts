/** Commands of the player at one table: the one in flight, and why the last one was refused. */
import { language } from '../lib/i18n/index.svelte';
import { errorText } from '../lib/notices.svelte';
import type { TableProps } from '../lib/tableProps';
import type { AnyClientCommand } from '../lib/wire';

const REFUSAL_SHOWN_MS = 8_000;

export class CommandStore {
  /** True while a command waits for its answer. */
  isSending = $state(false);
  /** Why the last command was refused; empty if it was accepted. Cleared after some seconds. */
  refusal = $state('');
  readonly #props: Pick<TableProps, 'view' | 'send'>;
  readonly #onaccepted: (command: AnyClientCommand) => void;

  constructor(props: Pick<TableProps, 'view' | 'send'>, onaccepted: (command: AnyClientCommand) => void) {
    this.#props = props;
    this.#onaccepted = onaccepted;
    $effect(() => {
      if (!this.refusal) return;
      const timer = setTimeout(() => (this.refusal = ''), REFUSAL_SHOWN_MS);
      return () => clearTimeout(timer);
    });
  }

  /** Send a command, and show the refusal in the bar. */
  readonly send = async (command: AnyClientCommand): Promise<void> => {
    this.refusal = '';
    this.refusal = await this.trySend(command);
  };

  /** Send a command for a dialog that shows the refusal itself. Return the refusal, or an empty string. */
  readonly trySend = async (command: AnyClientCommand): Promise<string> => {
    this.isSending = true;
    try {
      await this.#props.send(command);
      this.#onaccepted(command);
      return '';
    } catch (refused) {
      await language.waitForTexts();
      return errorText(refused, this.#props.view.money);
    } finally {
      this.isSending = false;
    }
  };
}
