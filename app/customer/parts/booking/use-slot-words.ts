import { toLocal } from '#shared/agenda/local-time.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { serverNow } from '../../../data/device/clock.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { differsFromBrowserZone } from '../page/differs-from-browser-zone.ts';

/** "Tue, Dec 1, 9:00 AM", with the zone where the reader's clock differs: a start on one line or inside a sentence. */
export function useSlotWords(timeZone: string): (startAt: Instant) => string {
  const format = useFormat();
  return (startAt) => {
    const words = `${format.date(startAt, timeZone, 'short')}, ${format.time(startAt, timeZone)}`;
    return differsFromBrowserZone(startAt, timeZone) ? `${words} ${format.zone(startAt, timeZone)}` : words;
  };
}

/** Of when times are that are shown: the hour alone for today, of another day that too; undefined where it is not known. */
export function useAgeWords(fetchedAt: Instant | undefined, timeZone: string): string | undefined {
  const format = useFormat();
  const words = useSlotWords(timeZone);
  if (fetchedAt === undefined) return undefined;
  const isToday = toLocal(fetchedAt, timeZone).day === toLocal(serverNow(), timeZone).day;
  return isToday ? format.time(fetchedAt, timeZone) : words(fetchedAt);
}
