import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import type { BreakdownLine } from '#shared/pricing/explain-instance.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { Offer } from './offer.ts';

/** What a share of a price is for: "1 extra seat", "20 min at $60 per hour", "Flip seat cushions × 4". */
export function useBreakdownWords(
  { service, rates }: Offer,
  product: Product | null,
): (share: BreakdownLine) => string {
  const { t } = useTranslation('configure');
  const { locale, money, number, duration } = useFormat();
  const hourCents = service.kind === 'handyman' ? rates.handymanExtraHourCents : rates.rentmeExtraHourCents;
  const moreTime = (minutes: number) =>
    t('story.moreTime', { time: duration(minutes), rate: money(hourCents) });
  return ({ name, qty, cents, option }) => {
    const rate = money(Math.round(cents / qty));
    const sqft = { area: number(qty), rate };
    switch (name) {
      case 'product':
        return product?.title[locale] ?? t('story.product');
      case 'extraSeats':
        return t('story.extraSeats', { count: qty });
      case 'option': {
        const title = option?.title[locale] ?? '';
        return qty > 1 ? t('story.times', { title, qty }) : title;
      }
      case 'tileRoom':
        return t('story.tileRoom', { count: qty });
      case 'area':
        return t('story.area', sqft);
      case 'deepSoil':
        return t('story.deepSoil', sqft);
      case 'sealant':
        return t('story.sealant', sqft);
      case 'firstHour':
        return t('story.firstHour');
      case 'moreMinutes':
        return moreTime(qty);
      case 'moreHours':
        return moreTime(qty * 60);
      case 'miles': {
        // A share of a mile, rounded to cents, does not tell the rate.
        const mileCents = service.kind === 'delivery' ? rates.deliveryMileCents : rates.rentmeMileCents;
        return t('story.miles', { miles: number(qty), rate: money(mileCents) });
      }
      case 'delivery':
        return t('story.delivery');
      case 'errand':
        return t('story.errand');
      case 'morePickups':
        return t('story.morePickups', { count: qty });
    }
  };
}
