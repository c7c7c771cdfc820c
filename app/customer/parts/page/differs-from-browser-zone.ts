import { toLocal } from '#shared/agenda/local-time.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Instant } from '#shared/kernel/instant.ts';

/** Whether the reader's clock shows another time than the tenant's at that instant; zones that agree need no name. */
export function differsFromBrowserZone(at: Instant, timeZone: string): boolean {
  const here = new Date(at);
  const { day, minuteOfDay } = toLocal(at, timeZone);
  return !isBrowserDay(at, day) || here.getHours() * 60 + here.getMinutes() !== minuteOfDay;
}

/**
 * Whether it is that day where the reader is, too: only then "today" and "tomorrow" mean the same to both. By the
 * browser's own clock: to ask `Intl` which zone it has takes a phone milliseconds each time, and a list asks for each line.
 */
export function isBrowserDay(at: Instant, day: Day): boolean {
  const here = new Date(at);
  const [year, month, date] = day.split('-').map(Number);
  return here.getFullYear() === year && here.getMonth() + 1 === month && here.getDate() === date;
}
