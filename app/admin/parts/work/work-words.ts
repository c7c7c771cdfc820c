import type { TFunction } from 'i18next';
import type { Kind } from '#shared/catalogue/kind.ts';
import type { Product } from '#shared/catalogue/product.ts';
import type { Rates } from '#shared/catalogue/rates.ts';
import type { BreakdownLine } from '#shared/pricing/explain-instance.ts';
import { formatDuration, formatMoney, formatNumber } from '../../../i18n/format.ts';

export function money(cents: number): string {
  return formatMoney(cents, 'fr');
}

/** "+ 12 $", "−5 $", or that it costs nothing more. */
export function effectWords(cents: number, t: TFunction<'admin'>): string {
  if (cents === 0) return t('new-booking.work.included');
  return cents > 0 ? `+\u00a0${money(cents)}` : money(cents);
}

/** What a share of a price is for: "2 places en plus", "Nettoyage, 200 pi²". */
export function shareWords(
  { name, qty, option }: BreakdownLine,
  product: Product | null,
  rates: Rates,
  kind: Kind,
  t: TFunction<'admin'>,
): string {
  const area = { area: formatNumber(qty, 'fr') };
  switch (name) {
    case 'product':
      return product?.title.fr ?? t('new-booking.story.product');
    case 'extraSeats':
      return t('new-booking.story.extraSeats', { count: qty });
    case 'option': {
      const title = option?.title.fr ?? '';
      return qty > 1 ? t('new-booking.story.times', { title, qty }) : title;
    }
    case 'tileRoom':
      return t('new-booking.story.tileRoom');
    case 'area':
      return t('new-booking.story.area', area);
    case 'deepSoil':
      return t('new-booking.story.deepSoil', area);
    case 'sealant':
      return t('new-booking.story.sealant', area);
    case 'firstHour':
      return t('new-booking.story.firstHour');
    case 'moreMinutes':
      return t('new-booking.story.moreTime', { time: formatDuration(qty, 'fr') });
    case 'moreHours':
      return t('new-booking.story.moreTime', { time: formatDuration(qty * 60, 'fr') });
    case 'miles':
      return t('new-booking.story.miles', {
        miles: formatNumber(qty, 'fr', 2),
        rate: money(kind === 'delivery' ? rates.deliveryMileCents : rates.rentmeMileCents),
      });
    case 'delivery':
      return t('new-booking.story.delivery');
    case 'errand':
      return t('new-booking.story.errand');
    case 'morePickups':
      return t('new-booking.story.morePickups', { count: qty });
  }
}
