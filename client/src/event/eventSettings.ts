/** Settings of an event as a form has them. */
import type { EventSettings, EventSettingsBody } from '../lib/http';

/** What is otherwise than it was; a password is not among it, nor how money is written. */
export function changedSettings(before: EventSettings, now: EventSettings): EventSettingsBody {
  const { password: _, money: __, ...said } = now;
  return Object.fromEntries(Object.entries(said).filter(([key, value]) => before[key as keyof EventSettings] !== value));
}

/** A moment as a field of date and time wants it, by this device's clock; empty for none. */
export function localTime(at: number): string {
  if (!at) return '';
  const here = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return here.toISOString().slice(0, 16);
}
