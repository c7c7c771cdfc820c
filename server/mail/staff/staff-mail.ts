import type { BookingView } from '#shared/api/bookings.ts';
import { dialled, phoneWords } from '#shared/booking/phone-words.ts';
import type { NoticeKind } from '#shared/company/notices.ts';
import type { Hex } from '#shared/company/palette.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { mailWords } from '../booking/booking-words.ts';
import { cancelledRows, moneyRows } from '../booking/money-rows.ts';
import { timeWords } from '../booking/time-words.ts';
import type { RenderedMail } from '../frame/rendered-mail.ts';
import { shortText } from '../frame/short-text.ts';
import { subjectLine } from '../frame/subject-line.ts';
import { unlinked } from '../frame/unlinked.ts';
import { renderStaffLetter, type StaffFact } from './staff-letter.ts';
import { type StaffTold, staffWords } from './staff-words.ts';

interface ToStaff {
  readonly locale: Locale;
  readonly companyName: string;
  readonly logoUrl?: string | undefined;
  readonly accent?: Hex | undefined;
}

type BookingTime = Pick<BookingView, 'startISO' | 'endISO'>;

export interface NoticeMailInput extends ToStaff {
  readonly told: StaffTold;
  readonly booking: BookingView;
  /** Who of staff did it; absent where the customer did. */
  readonly by?: string | undefined;
  /** When the visit was before it was moved. */
  readonly formerTime?: BookingTime | undefined;
  /** It waits because of where it is. */
  readonly far?: 'outside' | 'unknown' | undefined;
  /** Of a review. */
  readonly stars?: number | undefined;
  /** To the visit in the back office; never a link that a customer has. */
  readonly visitUrl: string;
}

/** One thing that happened to one visit. The gate code never stands in a mail (D123). */
export function renderNoticeMail(input: NoticeMailInput): RenderedMail {
  const { locale, told, booking, by, far, stars, visitUrl } = input;
  const words = staffWords[locale];
  const { shortDay } = timeWords(booking, locale);
  const isOff = told === 'cancelled' || told === 'declined';
  const introBy = by !== undefined && told in words.introBy ? words.introBy[told as 'booked'] : undefined; // just looked up
  return renderStaffLetter({
    ...input,
    subject: subjectLine(
      (service) => words.subject(words.what[told], `${service}, ${shortDay}`),
      booking.serviceTitle,
    ),
    title: words.what[told],
    paragraphs: [
      introBy ? introBy(unlinked(by ?? '')) : words.intro[told],
      ...(booking.status === 'PENDING' && !isOff ? [far ? words.pendingFar[far] : words.pending] : []),
    ],
    facts: [
      ...(stars === undefined ? [] : [{ label: words.stars, value: starWords(stars) }]),
      ...timeFacts(input),
      { label: words.customer, value: unlinked(booking.customerName) },
      ...phoneFacts(booking.phone, locale),
      { label: mailWords[locale].where, value: unlinked(booking.address) },
      ...(isOff ? cancelledRows(booking, locale) : moneyRows(booking, locale, undefined)),
    ],
    action: { label: words.openVisit, url: visitUrl },
  });
}

function timeFacts({ booking, formerTime, locale }: NoticeMailInput): StaffFact[] {
  const { when, newTime, oldTime } = mailWords[locale];
  const fact = (label: string, time: BookingTime) => {
    const { day, hours } = timeWords({ ...booking, ...time }, locale);
    return { label, value: `${day}, ${hours}` };
  };
  return formerTime
    ? [fact(newTime, booking), { ...fact(oldTime, formerTime), weight: 'was' }]
    : [fact(when, booking)];
}

/** Who reads of a visit on the road calls its customer from the mail. */
function phoneFacts(phone: string | null, locale: Locale): StaffFact[] {
  if (phone === null) return [];
  const number = dialled(phone);
  const fact = { label: staffWords[locale].phone, value: unlinked(phoneWords(phone)) };
  return [number === '' ? fact : { ...fact, valueUrl: `tel:${number}` }];
}

function starWords(stars: number): string {
  return `${'★'.repeat(stars)}${'☆'.repeat(5 - stars)} (${stars}/5)`;
}

export interface UndeliverableMailInput extends ToStaff {
  readonly recipient: string;
  /** What the mail was called. */
  readonly about: string;
  readonly reason: string;
  /** Of whom it was for, where it told of a visit. */
  readonly phone: string | null;
  readonly visitUrl: string | undefined;
  readonly mailUrl: string;
}

/** A mail to a customer, or to another of the company, that will not arrive. */
export function renderUndeliverableMail(input: UndeliverableMailInput): RenderedMail {
  const { locale, recipient, about, reason, phone, visitUrl, mailUrl } = input;
  const words = staffWords[locale];
  const what = words.what.undeliverable;
  return renderStaffLetter({
    ...input,
    subject: subjectLine((title) => words.subject(what, title), about),
    title: what,
    paragraphs: [words.intro.undeliverable],
    facts: [
      { label: words.recipient, value: unlinked(recipient) },
      ...phoneFacts(phone, locale),
      { label: words.serverSaid, value: unlinked(shortText(reason)) },
    ],
    action: { label: words.openMail, url: mailUrl },
    ...(visitUrl !== undefined && { way: { label: words.openVisit, url: visitUrl } }),
  });
}

interface SummaryLine {
  readonly told: StaffTold;
  /** What happened when, on the company's clock. */
  readonly atISO: string;
  /** Of the visit. */
  readonly about: readonly string[];
  readonly url: string;
}

export interface SummaryMailInput extends ToStaff {
  /** Up to when it tells. */
  readonly untilISO: string;
  readonly timeZone: string;
  readonly lines: readonly SummaryLine[];
  /** How many more there were. */
  readonly more: number;
  readonly calendarUrl: string;
}

/** Everything since the last one, a line each, with the way to it. */
export function renderSummaryMail(input: SummaryMailInput): RenderedMail {
  const { locale, untilISO, timeZone, lines, more, calendarUrl } = input;
  const words = staffWords[locale];
  const count = lines.length + more;
  const { shortDay } = timeWords({ startISO: untilISO, endISO: untilISO, timeZone }, locale);
  return renderStaffLetter({
    ...input,
    subject: words.summary.subject(count, shortDay),
    title: words.summary.title,
    paragraphs: [words.summary.intro(count)],
    facts: lines.map(({ told, atISO, about, url }) => ({
      label: words.what[told],
      value: momentWords(atISO, timeZone, locale),
      details: about.map((text) => unlinked(shortText(text))),
      url,
    })),
    action: { label: words.summary.open, url: calendarUrl },
    notes: more > 0 ? [words.summary.more(more)] : [],
  });
}

/** `Thu, Dec 3, 2:05 PM`. */
function momentWords(iso: string, timeZone: string, locale: Locale): string {
  const { shortDay, hours } = timeWords({ startISO: iso, endISO: iso, timeZone }, locale);
  return `${shortDay}, ${hours.split(' – ')[0] ?? ''}`;
}

export interface TestMailInput extends ToStaff {
  readonly kinds: readonly NoticeKind[];
  readonly settingsUrl: string;
}

/** Asked for by hand: that it arrived is all that it has to say. */
export function renderTestMail(input: TestMailInput): RenderedMail {
  const { locale, companyName, kinds, settingsUrl } = input;
  const { test, kinds: names } = staffWords[locale];
  return renderStaffLetter({
    ...input,
    subject: test.subject(companyName),
    title: test.title,
    paragraphs: [test.intro, test.told(kinds.map((kind) => names[kind]).join(', '))],
    facts: [],
    action: { label: test.open, url: settingsUrl },
  });
}
