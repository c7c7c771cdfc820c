import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { BookingView } from '#shared/api/bookings.ts';
import type { BookingStatus } from '#shared/booking/booking-status.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import { shortId } from '#shared/kernel/ids.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { calendarWords } from '../../../mail/booking/calendar-words.ts';
import { colon } from '../../../mail/frame/colon.ts';
import { headerText } from '../../../mail/frame/header-text.ts';
import { shortText } from '../../../mail/frame/short-text.ts';
import { unlinked } from '../../../mail/frame/unlinked.ts';

/** What calendars need beside the booking; the addresses are configured, never taken from a request. */
export interface CalendarSetting {
  readonly locale: Locale;
  readonly companyName: string;
  /** Of the company; it stands as the organizer, because calendars take a change only from whom the visit came from. */
  readonly companyEmail: string;
  /** One half of the UID. */
  readonly uidHost: string;
  readonly manageUrl: string;
}

export interface CalendarFile {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly name: string;
  readonly text: string;
}

const ALARM_BEFORE_S = 24 * 60 * 60;

const statuses: Readonly<Record<BookingStatus, ICalEventStatus>> = {
  CONFIRMED: ICalEventStatus.CONFIRMED,
  PENDING: ICalEventStatus.TENTATIVE,
  CANCELLED: ICalEventStatus.CANCELLED,
};

/**
 * The visit for any calendar (RFC 5545, 5546). One UID for ever and the booking's version as SEQUENCE, so that each
 * later file changes the one entry; times in UTC, which is the same wall time everywhere without a table of zones.
 * Not a word of the gate code (D123). The same booking is the same text, to the byte.
 */
export function calendarFile(booking: BookingView, setting: CalendarSetting): CalendarFile {
  const { locale, companyName, companyEmail, uidHost, manageUrl } = setting;
  const words = calendarWords[locale];
  const isCancelled = booking.status === 'CANCELLED';
  const method = isCancelled ? 'CANCEL' : 'REQUEST';
  const title = shortText(headerText(`${booking.serviceTitle} · ${companyName}`));
  const calendar = ical({
    prodId: { company: 'Sabal', product: 'Bookings', language: 'EN' },
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    id: `${booking.id}@${uidHost}`,
    sequence: booking.version,
    stamp: booking.updatedAt,
    start: booking.startISO,
    end: booking.endISO,
    summary: title,
    location: shortText(unlinked(headerText(booking.address))),
    description: [
      ...(booking.status === 'PENDING' ? [words.pending] : []),
      `${words.manage}${colon[locale]} ${manageUrl}`,
      `${words.reference}${colon[locale]} ${shortId(booking.id)}`,
    ].join('\n'),
    status: statuses[booking.status],
    organizer: { name: parameterText(companyName), email: companyEmail },
  });
  const email = mailAddressOf(booking.email);
  if (email !== undefined) {
    event.createAttendee({
      name: parameterText(unlinked(booking.customerName)),
      email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  }
  if (!isCancelled) {
    event.createAlarm({ type: ICalAlarmType.display, trigger: ALARM_BEFORE_S, description: title });
  }
  return { method, name: `${shortId(booking.id)}.ics`, text: calendar.toString() };
}

/** A parameter knows no escape: its quotes would end where the first of the name stands (RFC 5545, 3.2). */
function parameterText(name: string): string {
  return shortText(headerText(name))
    .replace(/["\\;,:]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
