import type { BookingView } from '#shared/api/bookings.ts';
import { type Locale, localeTags } from '#shared/kernel/locale.ts';
import { writeClock } from '#shared/kernel/write-clock.ts';
import { writeDate } from '#shared/kernel/write-date.ts';

/** What of a booking says when it is. */
export type BookingTime = Pick<BookingView, 'startISO' | 'endISO' | 'timeZone'>;

/** A visit's day and hours in the company's zone, whose letters stand behind them. */
export interface TimeWords {
  /** `Thursday, December 3, 2026` */
  readonly day: string;
  /** `Thu, Dec 3` */
  readonly shortDay: string;
  /** `8:00 AM – 9:30 AM (EST)` */
  readonly hours: string;
  readonly leaf: { readonly weekday: string; readonly day: string; readonly month: string };
}

export function timeWords({ startISO, endISO, timeZone }: BookingTime, locale: Locale): TimeWords {
  const starts = new Date(startISO);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeTags[locale], { timeZone, ...options });
  const written = (options: Intl.DateTimeFormatOptions) =>
    writeDate(format(options).formatToParts(starts), locale);
  const part = (options: Intl.DateTimeFormatOptions) => format(options).format(starts).replace(/\.$/, '');
  const clock = format({ hour: 'numeric', minute: '2-digit' });
  const time = (iso: string) => writeClock(clock.formatToParts(new Date(iso)));
  const zone = format({ timeZoneName: 'short', hour: 'numeric' })
    .formatToParts(starts)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const date = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return {
    day: written(date),
    shortDay: written({ weekday: 'short', day: 'numeric', month: 'short' }),
    hours: `${time(startISO)} – ${time(endISO)} (${zone ?? timeZone})`,
    leaf: {
      weekday: part({ weekday: 'long' }),
      day: part({ day: 'numeric' }),
      month: part({ month: 'short' }),
    },
  };
}
