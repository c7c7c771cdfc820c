import type { BookingView } from '#shared/api/bookings.ts';
import { isStaffDiscount } from '#shared/coupons/staff-discount.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { toCents, toDollars } from '#shared/kernel/money.ts';
import { writeMoney } from '#shared/kernel/write-money.ts';
import { minimumJobCents } from '#shared/pricing/told-line.ts';
import { colon } from '../frame/colon.ts';
import type { MailFact } from '../frame/mail-frame.ts';
import { describeDetail } from '../work/describe-detail.ts';
import { dollarWords } from '../work/dollar-words.ts';
import { type MailWords, mailWords } from './booking-words.ts';

/** In dollars, unless it was a quote. */
export type MailPrice = Pick<BookingView, 'total' | 'quote' | 'toQuote' | 'provisional'>;

/** Each service with what was chosen, then what is added, taken off and due; a quote has no sums yet. */
export function moneyRows(booking: BookingView, locale: Locale, former: MailPrice | undefined): MailFact[] {
  return [...serviceRows(booking, locale), ...sumRows(booking, locale), ...formerRows(former, locale)];
}

/** Of a visit that is off: what was to be done, that nothing of it is due, and what would have been. */
export function cancelledRows(booking: BookingView, locale: Locale): MailFact[] {
  if (booking.quote) return serviceRows(booking, locale);
  const due: MailFact = {
    label: mailWords[locale].total,
    value: dollarWords(0, locale),
    weight: 'sum',
  };
  return [...serviceRows(booking, locale), due, ...formerRows(booking, locale)];
}

function serviceRows({ itemsSnapshot }: BookingView, locale: Locale): MailFact[] {
  return itemsSnapshot.map((line) => ({
    label: line.qty > 1 ? `${line.serviceTitle} × ${line.qty}` : line.serviceTitle,
    value: priceWords({ ...line, total: line.pricingSummary.lineTotal }, locale),
    details: [
      ...line.detail.flatMap((detail) => describeDetail(detail, locale)),
      ...minimumJob(line, locale),
    ],
  }));
}

/** PR41: without it the rooms of a small tile job do not come to its price. */
function minimumJob(line: BookingView['itemsSnapshot'][number], locale: Locale): string[] {
  const cents = minimumJobCents(line);
  if (cents === 0) return [];
  return [`${mailWords[locale].minimumJob}${colon[locale]} +${writeMoney(cents, locale, 'exact')}`];
}

function sumRows(booking: BookingView, locale: Locale): MailFact[] {
  if (booking.quote) return [];
  const words = mailWords[locale];
  const { serviceCharge = 0, discount } = booking.totalSummary;
  const staff = booking.promotionsSnapshot.find(({ payload }) => isStaffDiscount(payload));
  const ofCodes = toDollars(toCents(discount) - toCents(staff?.discountAmount ?? 0));
  return [
    ...(serviceCharge > 0 ? [{ label: words.serviceCharge, value: dollarWords(serviceCharge, locale) }] : []),
    ...(ofCodes > 0 ? [{ label: words.discount, value: `−${dollarWords(ofCodes, locale)}` }] : []),
    ...(staff && staff.discountAmount > 0
      ? [
          {
            label: `${words.discount} (${staff.payload.label})`,
            value: `−${dollarWords(staff.discountAmount, locale)}`,
          },
        ]
      : []),
    { label: totalLabel(booking, words), value: priceWords(booking, locale), weight: 'sum' },
  ];
}

function totalLabel({ estimate, toQuote = 0 }: BookingView, words: MailWords): string {
  if (toQuote > 0) return estimate ? words.estimatedSoFar : words.soFar;
  return estimate ? words.estimatedTotal : words.total;
}

function formerRows(former: MailPrice | undefined, locale: Locale): MailFact[] {
  if (!former) return [];
  return [{ label: mailWords[locale].totalBefore, value: priceWords(former, locale), weight: 'was' }];
}

/** PR40: an amount with what it leaves open. */
function priceWords({ total, quote, toQuote = 0, provisional }: MailPrice, locale: Locale): string {
  const words = mailWords[locale];
  if (quote) return words.quoted;
  const amount = dollarWords(total, locale);
  const told = provisional ? words.from(amount) : amount;
  return toQuote > 0 ? `${told} (${words.plusQuoted})` : told;
}
