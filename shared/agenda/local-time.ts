/** What a clock on the wall of a zone shows at an instant (D359, AG1-AG4); the way there is in local-day.ts. */
import { type Day, dayOfNumber } from '../kernel/day.ts';
import { type Instant, MINUTE_MS } from '../kernel/instant.ts';
import { type Locale, localeTags } from '../kernel/locale.ts';
import { DAY_MS, offsetMsAt } from './zone-offset.ts';

/** `minuteOfDay` is whole; seconds are dropped. */
export function toLocal(at: Instant, timeZone: string): { day: Day; minuteOfDay: number } {
  const localMs = at + offsetMsAt(at, timeZone);
  const dayNumber = Math.floor(localMs / DAY_MS);
  const minuteOfDay = Math.floor((localMs - dayNumber * DAY_MS) / MINUTE_MS);
  return { day: dayOfNumber(dayNumber), minuteOfDay };
}

/** "EST" or "EDT" in English and Spanish; French has no such letters for American zones and says "UTC−5". */
export function zoneShortName(timeZone: string, at: Instant, locale: Locale): string {
  const format = new Intl.DateTimeFormat(localeTags[locale], { timeZone, timeZoneName: 'short' });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
