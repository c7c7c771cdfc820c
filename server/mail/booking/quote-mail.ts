import type { BookingView } from '#shared/api/bookings.ts';
import type { QuoteOfferView } from '#shared/api/quotes.ts';
import type { Hex } from '#shared/company/palette.ts';
import { type Locale, localeTags } from '#shared/kernel/locale.ts';
import { writeDate } from '#shared/kernel/write-date.ts';
import { colon } from '../frame/colon.ts';
import { escapeHtml } from '../frame/escape-html.ts';
import { type MailFact, mailFrame } from '../frame/mail-frame.ts';
import type { RenderedMail } from '../frame/rendered-mail.ts';
import { shortText } from '../frame/short-text.ts';
import { subjectLine } from '../frame/subject-line.ts';
import { unlinked } from '../frame/unlinked.ts';
import { dollarWords } from '../work/dollar-words.ts';
import { mailWords } from './booking-words.ts';
import { quoteWords } from './quote-words.ts';

export interface QuoteMailInput {
  readonly locale: Locale;
  readonly companyName: string;
  readonly logoUrl?: string | undefined;
  readonly accent?: Hex | undefined;
  /** Who sends it and from where; empty while the company has named neither. */
  readonly imprint?: string | undefined;
  readonly booking: Pick<BookingView, 'customerName' | 'serviceTitle' | 'estimate' | 'provisional'>;
  readonly offer: Pick<
    QuoteOfferView,
    'lines' | 'total' | 'pricedBefore' | 'minutes' | 'validUntil' | 'message'
  >;
  readonly manageUrl: string;
}

/** The owner's price with one way to it: opening it agrees to nothing. */
export function renderQuoteMail(input: QuoteMailInput): RenderedMail {
  const { locale, companyName, logoUrl, accent, imprint, booking, offer, manageUrl } = input;
  const words = quoteWords[locale];
  const { hello, footer, manageHint } = mailWords[locale];
  const message = offer.message?.split(/\s*\n\s*/).filter(Boolean) ?? [];
  const paragraphs = [hello(unlinked(booking.customerName)), words.intro(booking.serviceTitle), ...message];
  const rows = rowsOf(input);
  const notes = [words.free, manageHint];
  const foot = [footer(companyName), ...(imprint ? [imprint] : [])];
  const text = [
    words.title,
    '',
    ...paragraphs,
    '',
    ...rows.map(({ label, value }) => `${label}${colon[locale]} ${value}`),
    '',
    `${words.action}${colon[locale]} ${manageUrl}`,
    '',
    ...[words.next, ...words.steps.map((step, index) => `${index + 1}. ${step}`)],
    '',
    ...notes,
    '',
    ...foot,
  ].join('\n');
  const html = mailFrame({
    locale,
    companyName: escapeHtml(companyName),
    logoUrl: logoUrl && escapeHtml(logoUrl),
    accent,
    title: escapeHtml(words.title),
    preview: escapeHtml(shortText(`${booking.serviceTitle}, ${amountWords(input, offer.total)}`)),
    paragraphs: paragraphs.map(escapeHtml),
    rows: rows.map((row) => ({ ...row, label: escapeHtml(row.label), value: escapeHtml(row.value) })),
    action: { label: escapeHtml(words.action), url: escapeHtml(manageUrl) },
    next: { title: escapeHtml(words.next), steps: words.steps.map(escapeHtml) },
    notes: notes.map(escapeHtml),
    footer: foot.map(escapeHtml),
  });
  return { subject: subjectLine(words.subject, booking.serviceTitle), text, html };
}

function rowsOf(input: QuoteMailInput): MailFact[] {
  const { locale, booking, offer } = input;
  const words = quoteWords[locale];
  const { total, estimatedTotal } = mailWords[locale];
  return [
    ...offer.lines.map(({ text, quantity, lineTotal }) => ({
      label: quantity > 1 ? `${text} × ${quantity}` : text,
      value: dollarWords(lineTotal, locale),
    })),
    ...(offer.pricedBefore > 0
      ? [{ label: words.pricedBefore, value: amountWords(input, offer.pricedBefore) }]
      : []),
    {
      label: booking.estimate ? estimatedTotal : total,
      value: amountWords(input, offer.total),
      weight: 'sum' as const,
    },
    { label: words.duration, value: durationWords(offer.minutes, locale) },
    { label: words.validUntil, value: dayWords(offer.validUntil, locale) },
  ];
}

/** PR40: what had a price before may still be open. */
function amountWords({ locale, booking }: QuoteMailInput, dollars: number): string {
  const amount = dollarWords(dollars, locale);
  return booking.provisional ? mailWords[locale].from(amount) : amount;
}

/** A day has no hour and no zone. */
function dayWords(day: string, locale: Locale): string {
  const date = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(localeTags[locale], date);
  return writeDate(format.formatToParts(new Date(`${day}T12:00:00Z`)), locale);
}

function durationWords(minutes: number, locale: Locale): string {
  const unit = (amount: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(localeTags[locale], { style: 'unit', unit: name, unitDisplay: 'long' }).format(
      amount,
    );
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && unit(hours, 'hour'), rest > 0 && unit(rest, 'minute')].filter(Boolean).join(' ');
}
