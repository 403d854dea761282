/** Send a player's command to an event, and report the result. */
import type { EventPlayerCommand } from '../lib/http';
import { ApiError } from '../lib/api';
import { t } from '../lib/i18n/index.svelte';
import { notices } from '../lib/notices.svelte';
import { session } from '../lib/session.svelte';
import { events } from './eventApi';
import type { EventWatch } from './eventWatch.svelte';

/** Chips bought during a hand arrive after it, so a command waits this many milliseconds for the end of the hand. */
const HAND = 120_000;
const EVERY = 400;

async function sendWithRetry(event: string, what: EventPlayerCommand): Promise<void> {
  const until = Date.now() + HAND;
  for (let isTold = false; ; ) {
    try {
      await events.wish(event, what);
      return;
    } catch (why) {
      const isLater = why instanceof ApiError && why.code === 'between hands' && (what.do === 'rebuy' || what.do === 'add-on');
      if (!isLater || Date.now() > until) throw why;
      if (!isTold) notices.showSuccess(t('event-after-hand'));
      isTold = true;
      await new Promise((then) => setTimeout(then, EVERY));
    }
  }
}

/** Return true if the room accepted the command. A visitor without a name is asked for one first. */
export async function sendEventCommand(watch: EventWatch, event: string, what: EventPlayerCommand, said: string): Promise<boolean> {
  if (!(await session.requireName())) return false;
  try {
    await sendWithRetry(event, what);
    notices.showSuccess(said);
    return true;
  } catch (why) {
    notices.showError(why, watch.sheet?.line.money);
    return false;
  } finally {
    await watch.refresh();
  }
}
