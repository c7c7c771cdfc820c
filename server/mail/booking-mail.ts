import type { BookingView } from '#shared/api/bookings.ts';
import { shortId } from '#shared/kernel/ids.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { escapeHtml } from './escape-html.ts';
import { headerText } from './header-text.ts';
import { mailFrame } from './mail-frame.ts';
import { mailWords } from './words.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export type BookingMailKind = 'booked' | 'pending' | 'cancelled';

export interface BookingMailInput {
  readonly kind: BookingMailKind;
  readonly locale: Locale;
  readonly booking: BookingView;
  readonly companyName: string;
  readonly manageUrl: string;
  readonly bookAgainUrl: string;
}

/** French keeps the colon off its word, by a narrow space that does not break. */
const colon: Readonly<Record<Locale, string>> = { en: ':', es: ':', fr: '\u202f:' };

/** The gate code never stands in a mail (decision 123). */
export function renderBookingMail(input: BookingMailInput): RenderedMail {
  const { kind, locale, booking, companyName } = input;
  const words = mailWords[locale];
  const when = formatWhen(booking, locale);
  const rows: [string, string][] = [
    [words.when, `${when.day}, ${when.hours}`],
    [words.where, booking.address],
    ...moneyRows(booking, locale),
    [words.reference, shortId(booking.id)],
  ];
  const action =
    kind === 'cancelled'
      ? { label: words.bookAgain, url: input.bookAgainUrl }
      : { label: words.manage, url: input.manageUrl };
  const notes = kind === 'cancelled' ? [] : [words.nothingToPay, words.manageHint];
  const hello = words.hello(booking.customerName);
  const text = [
    words.title[kind],
    '',
    hello,
    words.intro[kind],
    '',
    ...rows.map(([label, value]) => `${label}${colon[locale]} ${value}`),
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
    title: escapeHtml(words.title[kind]),
    preview: escapeHtml(`${booking.serviceTitle}, ${when.day}, ${when.hours}`),
    paragraphs: [hello, words.intro[kind]].map(escapeHtml),
    rows: rows.map(([label, value]) => [escapeHtml(label), escapeHtml(value)]),
    action: { label: escapeHtml(action.label), url: escapeHtml(action.url) },
    notes: notes.map(escapeHtml),
    footer: escapeHtml(words.footer(companyName)),
  });
  return { subject: headerText(words.subject[kind](booking.serviceTitle, when.shortDay)), text, html };
}

function moneyRows(booking: BookingView, locale: Locale): [string, string][] {
  const words = mailWords[locale];
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  });
  const lines = booking.itemsSnapshot.map((line): [string, string] => [
    line.qty > 1 ? `${line.serviceTitle} × ${line.qty}` : line.serviceTitle,
    line.quote ? words.quoted : money.format(line.pricingSummary.lineTotal),
  ]);
  if (booking.quote) return lines;
  const discount: [string, string][] =
    booking.totalSummary.discount > 0
      ? [[words.discount, `−${money.format(booking.totalSummary.discount)}`]]
      : [];
  const someQuoted = booking.itemsSnapshot.some((line) => line.quote);
  const total = money.format(booking.total) + (someQuoted ? ` (${words.plusQuoted})` : '');
  return [...lines, ...discount, [booking.estimate ? words.estimatedTotal : words.total, total]];
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
