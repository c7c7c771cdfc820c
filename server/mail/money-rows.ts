import type { BookingView } from '#shared/api/bookings.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { describeDetail } from './describe-detail.ts';
import { localeTag } from './locale-tag.ts';
import type { MailFact } from './mail-frame.ts';
import { mailWords } from './words.ts';

/** In dollars, unless it was a quote. */
export type MailPrice = Pick<BookingView, 'total' | 'quote'>;

/** Each service with what was chosen, then what is added, taken off and due; a quote has no sums yet. */
export function moneyRows(booking: BookingView, locale: Locale, former: MailPrice | undefined): MailFact[] {
  return [...serviceRows(booking, locale), ...sumRows(booking, locale), ...formerRows(former, locale)];
}

function serviceRows({ itemsSnapshot }: BookingView, locale: Locale): MailFact[] {
  const money = moneyFormat(locale);
  return itemsSnapshot.map((line) => ({
    label: line.qty > 1 ? `${line.serviceTitle} × ${line.qty}` : line.serviceTitle,
    value: line.quote ? mailWords[locale].quoted : money.format(line.pricingSummary.lineTotal),
    details: line.detail.flatMap((detail) => describeDetail(detail, locale)),
  }));
}

function sumRows(booking: BookingView, locale: Locale): MailFact[] {
  if (booking.quote) return [];
  const words = mailWords[locale];
  const money = moneyFormat(locale);
  const { serviceCharge = 0, discount } = booking.totalSummary;
  const someQuoted = booking.itemsSnapshot.some((line) => line.quote);
  const total = money.format(booking.total) + (someQuoted ? ` (${words.plusQuoted})` : '');
  return [
    ...(serviceCharge > 0 ? [{ label: words.serviceCharge, value: money.format(serviceCharge) }] : []),
    ...(discount > 0 ? [{ label: words.discount, value: `−${money.format(discount)}` }] : []),
    { label: booking.estimate ? words.estimatedTotal : words.total, value: total, weight: 'sum' },
  ];
}

function formerRows(former: MailPrice | undefined, locale: Locale): MailFact[] {
  if (!former) return [];
  const words = mailWords[locale];
  const value = former.quote ? words.quoted : moneyFormat(locale).format(former.total);
  return [{ label: words.totalBefore, value, weight: 'was' }];
}

export function moneyFormat(locale: Locale): Intl.NumberFormat {
  return new Intl.NumberFormat(localeTag[locale], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  });
}
