import type { BookingView } from '#shared/api/bookings.ts';
import { shortId } from '#shared/kernel/ids.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { colon } from './colon.ts';
import { describeDetail } from './describe-detail.ts';
import { escapeHtml } from './escape-html.ts';
import { headerText } from './header-text.ts';
import { type MailFact, mailFrame } from './mail-frame.ts';
import type { RenderedMail } from './rendered-mail.ts';
import { type MailWords, mailWords } from './words.ts';

/** A pair of ISO instants. */
type Visit = Pick<BookingView, 'startISO' | 'endISO'>;

export interface BookingMailInput {
  readonly kind: 'booked' | 'pending' | 'moved' | 'cancelled';
  readonly locale: Locale;
  readonly booking: BookingView;
  /** When the visit was before it was moved. */
  readonly formerVisit?: Visit;
  readonly companyName: string;
  readonly manageUrl: string;
  readonly bookAgainUrl: string;
}

/** The gate code never stands in a mail (decision 123). */
export function renderBookingMail(input: BookingMailInput): RenderedMail {
  const { kind, locale, booking, companyName } = input;
  const words = mailWords[locale];
  const when = formatWhen(booking, locale);
  const told = kind === 'pending' && booking.quote ? 'quote' : kind;
  const rows: MailFact[] = [
    ...timeRows(input, words),
    { label: words.where, value: booking.address },
    ...moneyRows(booking, locale),
    { label: words.reference, value: shortId(booking.id) },
  ];
  const action =
    kind === 'cancelled'
      ? { label: words.bookAgain, url: input.bookAgainUrl }
      : { label: words.manage, url: input.manageUrl };
  const notes =
    kind === 'cancelled' ? [] : [...statusNotes(input), ...priceNotes(booking, words), words.manageHint];
  const hello = words.hello(booking.customerName);
  const text = [
    words.title[told],
    '',
    hello,
    words.intro[told],
    '',
    ...rows.flatMap((row) => textLines(row, locale)),
    '',
    `${action.label}${colon[locale]} ${action.url}`,
    '',
    ...notes,
    '',
    words.footer(companyName),
  ].join('\n');
  const html = mailFrame({
    locale,
    companyName: escapeHtml(companyName),
    title: escapeHtml(words.title[told]),
    preview: escapeHtml(`${booking.serviceTitle}, ${when.day}, ${when.hours}`),
    paragraphs: [hello, words.intro[told]].map(escapeHtml),
    rows: rows.map(escapeFact),
    action: { label: escapeHtml(action.label), url: escapeHtml(action.url) },
    notes: notes.map(escapeHtml),
    footer: escapeHtml(words.footer(companyName)),
  });
  return { subject: headerText(words.subject[told](booking.serviceTitle, when.shortDay)), text, html };
}

function timeRows({ booking, formerVisit, locale }: BookingMailInput, words: MailWords): MailFact[] {
  const row = (label: string, visit: Visit) => {
    const { day, hours } = formatWhen({ ...booking, ...visit }, locale);
    return { label, value: `${day}, ${hours}` };
  };
  return formerVisit
    ? [row(words.newTime, booking), row(words.oldTime, formerVisit)]
    : [row(words.when, booking)];
}

/** The first mail of a pending visit says so in its title; later ones must not sound as if it were confirmed. */
function statusNotes({ kind, booking, locale }: BookingMailInput): string[] {
  return kind === 'moved' && booking.status === 'PENDING' ? [mailWords[locale].pendingNote] : [];
}

function textLines({ label, value, details = [] }: MailFact, locale: Locale): string[] {
  return [`${label}${colon[locale]} ${value}`, ...details.map((detail) => `  · ${detail}`)];
}

function escapeFact({ label, value, details = [] }: MailFact): MailFact {
  return { label: escapeHtml(label), value: escapeHtml(value), details: details.map(escapeHtml) };
}

/** What is owed when; a request for a quote owes nothing at all. */
function priceNotes({ quote, estimate }: BookingView, words: MailWords): string[] {
  if (quote) return [words.quoteNote];
  return estimate ? [words.estimateNote, words.nothingToPay] : [words.nothingToPay];
}

function moneyRows(booking: BookingView, locale: Locale): MailFact[] {
  const words = mailWords[locale];
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  });
  const lines = booking.itemsSnapshot.map((line) => ({
    label: line.qty > 1 ? `${line.serviceTitle} × ${line.qty}` : line.serviceTitle,
    value: line.quote ? words.quoted : money.format(line.pricingSummary.lineTotal),
    details: line.detail.flatMap((detail) => describeDetail(detail, locale)),
  }));
  if (booking.quote) return lines;
  const { serviceCharge = 0, discount } = booking.totalSummary;
  const charge =
    serviceCharge > 0 ? [{ label: words.serviceCharge, value: money.format(serviceCharge) }] : [];
  const off = discount > 0 ? [{ label: words.discount, value: `−${money.format(discount)}` }] : [];
  const someQuoted = booking.itemsSnapshot.some((line) => line.quote);
  const total = money.format(booking.total) + (someQuoted ? ` (${words.plusQuoted})` : '');
  return [
    ...lines,
    ...charge,
    ...off,
    { label: booking.estimate ? words.estimatedTotal : words.total, value: total },
  ];
}

function formatWhen(booking: BookingView, locale: Locale): { day: string; shortDay: string; hours: string } {
  const timeZone = booking.timeZone;
  const starts = new Date(booking.startISO);
  const day = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const shortDay = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' });
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short', hour: 'numeric' })
    .formatToParts(starts)
    .find((part) => part.type === 'timeZoneName')?.value;
  const hours = `${time.format(starts)} – ${time.format(new Date(booking.endISO))} (${zone ?? timeZone})`;
  return { day: day.format(starts), shortDay: shortDay.format(starts), hours };
}
