import { toLocal } from '#shared/agenda/local-time.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Instant } from '#shared/kernel/instant.ts';

/** Whether the reader's clock shows another time than the tenant's at that instant; zones that agree need no name. */
export function differsFromBrowserZone(at: Instant, timeZone: string): boolean {
  if (browserZone() === timeZone) return false;
  const here = browserClock(at);
  if (here === undefined) return true; // Better named once too often.
  const there = toLocal(at, timeZone);
  return here.day !== there.day || here.minuteOfDay !== there.minuteOfDay;
}

/** Whether it is that day where the reader is, too: only then "today" and "tomorrow" mean the same to both. */
export function isBrowserDay(at: Instant, day: Day): boolean {
  return browserClock(at)?.day === day;
}

function browserClock(at: Instant): ReturnType<typeof toLocal> | undefined {
  try {
    return toLocal(at, browserZone());
  } catch {
    return undefined; // A browser with a zone of its own making.
  }
}

function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
