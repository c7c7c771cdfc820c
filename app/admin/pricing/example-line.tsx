import { Calculator } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { staffFormat } from '../parts/words/staff-format.ts';
import { Becomes } from './price-cell.tsx';
import type { PriceExample } from './price-example.ts';
import styles from './price-service.module.css';

/** A whole job at the prices on screen: "Chambre + Salon : 105 $ → 112 $". */
export function ExampleLine({ example }: { example: PriceExample }) {
  const { t } = useTranslation('admin');
  const what =
    example.is === 'products' ? example.items.map(itemWords).join(' + ') : t(`pricing.example.${example.is}`);
  function itemWords({
    product,
    seats,
    options,
  }: Extract<PriceExample, { is: 'products' }>['items'][number]) {
    const seated = seats === undefined ? product : t('pricing.example.seats', { product, seats });
    return options.length === 0
      ? seated
      : t('pricing.example.with', { product: seated, options: options.join(', ') });
  }
  const moved = example.beforeCents !== example.afterCents;
  return (
    <p className={styles.example} data-moved={moved || undefined}>
      <Calculator size={18} aria-hidden="true" />
      <span>
        <span className="visually-hidden">{t('pricing.example.label')} </span>
        {what}
        {'\u00a0: '}
        <Becomes
          before={staffFormat.money(example.beforeCents)}
          after={staffFormat.money(example.afterCents)}
        />
      </span>
    </p>
  );
}
