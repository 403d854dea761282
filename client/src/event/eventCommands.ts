/** Send a player's command to an event, and report the result. */
import type { EventPlayerCommand } from '../lib/http';
import { ApiError } from '../lib/api';
import { t } from '../lib/i18n/index.svelte';
import { notices } from '../lib/notices.svelte';
import { session } from '../lib/session.svelte';
import { events } from './eventApi';
import type { EventWatch } from './eventWatch.svelte';

/** Chips bought during a hand arrive after it, so a command waits this many milliseconds for the end of the hand. */
const HAND_WAIT_MS = 120_000;
const RETRY_MS = 400;

async function sendWithRetry(event: string, command: EventPlayerCommand): Promise<void> {
  const deadline = Date.now() + HAND_WAIT_MS;
  for (let hasNotified = false; ; ) {
    try {
      await events.submitCommand(event, command);
      return;
    } catch (error) {
      const isLater = error instanceof ApiError && error.code === 'between hands' && (command.do === 'rebuy' || command.do === 'add-on');
      if (!isLater || Date.now() > deadline) throw error;
      if (!hasNotified) notices.showSuccess(t('event-after-hand'));
      hasNotified = true;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** Return true if the room accepted the command. A visitor without a name is asked for one first. */
export async function sendEventCommand(watch: EventWatch, event: string, command: EventPlayerCommand, doneMessage: string): Promise<boolean> {
  if (!(await session.requireName())) return false;
  try {
    await sendWithRetry(event, command);
    notices.showSuccess(doneMessage);
    return true;
  } catch (error) {
    notices.showError(error, watch.details?.line.money);
    return false;
  } finally {
    await watch.refresh();
  }
}
