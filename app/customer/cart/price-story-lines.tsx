import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import type { Rates } from '#shared/catalogue/rates.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { explainInstance, type PriceShare } from '#shared/pricing/explain-instance.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Facts } from '../../ui/facts.tsx';
import styles from './cart.module.css';
import type { CartEntry } from './group-cart.ts';

type PriceStoryLinesProps = { entry: CartEntry; service: Service; rates: Rates };

/** The arithmetic of one price, folded away until somebody asks; a single share needs none. */
export function PriceStoryLines({ entry, service, rates }: PriceStoryLinesProps) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  const wordsOf = useShareWords(entry.product);
  const { shares, floorCents, amountCents } = explainInstance(entry.instance, service, entry.product, rates);
  if (shares.length < 2) return null;
  return (
    <details className={styles.how}>
      <summary>{t('item.how')}</summary>
      <Facts
        look="lines"
        facts={[
          ...shares.map((share, index) => ({
            label: wordsOf(share),
            value: `${index === 0 ? '' : share.cents < 0 ? '−' : '+'}${money(Math.abs(share.cents))}`,
          })),
          { label: t('item.floor'), value: floorCents === 0 ? null : `+${money(floorCents)}` },
          { label: t('group.total'), value: <strong>{money(amountCents)}</strong> },
        ]}
      />
    </details>
  );
}

/** What a share of a price is for: "1 extra seat", "20 min more", "Flip seat cushions × 4". */
function useShareWords(product: Product | null): (share: PriceShare) => string {
  const { t } = useTranslation('cart');
  const { locale, number, duration } = useFormat();
  return ({ name, qty, option }) => {
    switch (name) {
      case 'product':
        return product?.title[locale] ?? t('item.base');
      case 'extraSeats':
        return t('share.extraSeats', { count: qty });
      case 'option': {
        const title = option?.title[locale] ?? '';
        return qty > 1 ? t('item.times', { title, qty }) : title;
      }
      case 'tileRoom':
        return t('share.tileRoom', { count: qty });
      case 'area':
        return t('details.sqft', { area: number(qty) });
      case 'deepSoil':
        return t('details.soil.HIGH');
      case 'sealant':
        return t('details.sealant');
      case 'firstHour':
        return t('share.firstHour');
      case 'moreMinutes':
        return t('share.moreTime', { time: duration(qty) });
      case 'moreHours':
        return t('share.moreHours', { count: qty });
      case 'miles':
        return t('details.miles', { count: qty, miles: number(qty) });
      case 'delivery':
        return t('share.delivery');
      case 'errand':
        return t('share.errand');
      case 'morePickups':
        return t('share.morePickups', { count: qty });
    }
  };
}
