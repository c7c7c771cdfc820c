import { formatInstant, type Instant } from '#shared/kernel/instant.ts';

interface CalendarBooking {
  readonly title: string;
  readonly startAt: Instant;
  readonly endAt: Instant;
  readonly place: string;
  readonly details: string;
}

/** The page on which Google offers an event to be saved. The booking's link is not in it: a key is not for Google. */
export function googleCalendarUrl({ title, startAt, endAt, place, details }: CalendarBooking): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${stamp(startAt)}/${stamp(endAt)}`,
    details,
    location: place,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** `20261201T140000Z` */
function stamp(at: Instant): string {
  return formatInstant(at).replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
}
