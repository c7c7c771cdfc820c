import { useTranslation } from 'react-i18next';
import type { Service } from '#shared/catalogue/service.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Facts } from '../../ui/facts.tsx';
import { explainPrice } from '../parts/explain-price.ts';
import styles from './cart.module.css';
import type { CartEntry } from './group-cart.ts';

/** The arithmetic of one price, folded away until somebody asks; what is included is no arithmetic. */
export function PriceStoryLines({ entry, service }: { entry: CartEntry; service: Service }) {
  const { t } = useTranslation('cart');
  const { money, locale } = useFormat();
  const { price, instance, product } = entry;
  const story = explainPrice(price, instance, service, product);
  const parts = story.options.filter(({ cents }) => cents !== 0);
  if (parts.length === 0) return null;
  return (
    <details className={styles.how}>
      <summary>{t('item.how')}</summary>
      <Facts
        look="lines"
        facts={[
          { label: product?.title[locale] ?? t('item.base'), value: money(story.baseCents) },
          ...parts.map(({ option, qty, cents }) => {
            const title = option.title[locale];
            return {
              label: qty > 1 ? t('item.times', { title, qty }) : title,
              value: cents < 0 ? `−${money(-cents)}` : `+${money(cents)}`,
            };
          }),
          { label: t('item.floor'), value: story.floorCents === 0 ? null : `+${money(story.floorCents)}` },
          { label: t('group.total'), value: <strong>{money(story.amountCents)}</strong> },
        ]}
      />
    </details>
  );
}
