import type { Instant } from '#shared/kernel/instant.ts';
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
