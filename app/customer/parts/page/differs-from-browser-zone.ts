import { toLocal } from '#shared/agenda/local-time.ts';
import type { Instant } from '#shared/kernel/instant.ts';

/** Whether the reader's clock shows another time than the tenant's at that instant; zones that agree need no name. */
export function differsFromBrowserZone(at: Instant, timeZone: string): boolean {
  const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (browserZone === timeZone) return false;
  try {
    const here = toLocal(at, browserZone);
    const there = toLocal(at, timeZone);
    return here.day !== there.day || here.minuteOfDay !== there.minuteOfDay;
  } catch {
    return true; // A browser with a zone of its own making: better named once too often.
  }
}
