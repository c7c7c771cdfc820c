import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import type { BreakdownLine } from '#shared/pricing/explain-instance.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** What a share of a price is for: "1 extra seat", "20 min at $60 per hour", "Flip seat cushions × 4". */
export function useBreakdownWords(product: Product | null): (share: BreakdownLine) => string {
  const { t } = useTranslation('configure');
  const { locale, money, number, duration } = useFormat();
  return ({ name, qty, eachCents, option }) => {
    const rate = money(eachCents);
    const moreTime = (minutes: number) => t('story.moreTime', { time: duration(minutes), rate });
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
      case 'miles':
        return t('story.miles', { miles: number(qty), rate });
      case 'delivery':
        return t('story.delivery');
      case 'errand':
        return t('story.errand');
      case 'morePickups':
        return t('story.morePickups', { count: qty });
    }
  };
}
