/** The settings of an event as a form shows them. */
import type { EventSettings, EventSettingsBody } from '../lib/http';

/** Return the changed settings, without the password and the format of money. */
export function changedSettings(savedSettings: EventSettings, newSettings: EventSettings): EventSettingsBody {
  const { password: _, money: __, ...settings } = newSettings;
  return Object.fromEntries(Object.entries(settings).filter(([key, value]) => savedSettings[key as keyof EventSettings] !== value));
}

/** Return a time as the value of a `datetime-local` field in the device's time zone; empty for none. */
export function localTime(at: number): string {
  if (!at) return '';
  const localDate = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return localDate.toISOString().slice(0, 16);
}
