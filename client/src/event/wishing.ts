/** Wish for something of an event, and say what came of it. */
import type { AnyEventWish } from '../lib/http';
import { notices } from '../lib/notices.svelte';
import { session } from '../lib/session.svelte';
import { events } from './api';
import type { Watch } from './watch.svelte';

/** Whether it was granted; a stranger is asked for their name first. */
export async function wishing(watch: Watch, event: string, what: AnyEventWish, said: string): Promise<boolean> {
  if (!(await session.named())) return false;
  try {
    await events.wish(event, what);
    notices.good(said);
    return true;
  } catch (why) {
    notices.bad(why, watch.sheet?.line.money);
    return false;
  } finally {
    await watch.refresh();
  }
}
