import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from '../configure.module.css';
import { QUANTITY_MAX } from './set-quantity.ts';

type ProductChoiceProps = {
  product: Product;
  picture: ReactNode;
  price: string;
  quantity: number;
  onChange: (quantity: number) => void;
};

/** One product of the first step: what it looks like, what it costs, and how many. */
export function ProductChoice({ product, picture, price, quantity, onChange }: ProductChoiceProps) {
  const { t } = useTranslation('configure');
  const { locale } = useFormat();
  const title = product.title[locale];
  return (
    <Card padding="none" className={styles.product} data-chosen={quantity > 0 || undefined}>
      {picture}
      <div className="stack">
        <div>
          <h2>{title}</h2>
          <p className="soft tabular">{price}</p>
        </div>
        <Stepper
          label={t('choose.quantity', { product: title })}
          minusLabel={t('choose.less', { product: title })}
          plusLabel={t('choose.more', { product: title })}
          value={quantity}
          max={QUANTITY_MAX}
          onChange={onChange}
        />
      </div>
    </Card>
  );
}
