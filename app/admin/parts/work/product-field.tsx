import { useTranslation } from 'react-i18next';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import { staffFormat } from '../words/staff-format.ts';
import type { LineFieldsProps } from './line-draft.ts';
import { productOf, sellsProducts } from './line-draft.ts';
import styles from './work.module.css';

/** More alike than this are a job to be looked at first. */
const ALIKE_MAX = 40;

/** Which room or piece, and how many of them are alike. */
export function ProductField({ line, service, faults, onChange }: LineFieldsProps) {
  const { t } = useTranslation('admin');
  // Beside a rule of rates the price of a product counts for nothing (PR5).
  const isPriced = serviceKinds[service.kind].pricedBy === 'product';
  const name = productOf(line, service)?.title.fr ?? service.title.fr;
  return (
    <div className={styles.product}>
      {sellsProducts(service) && (
        <SelectField
          label={t('new-booking.work.product')}
          placeholder={t('new-booking.work.choose')}
          error={faults.includes('product') ? t('new-booking.work.fault.product') : undefined}
          options={service.products.map(({ id, title, priceCents }) => ({
            value: id,
            label: isPriced ? `${title.fr}, ${staffFormat.money(priceCents)}` : title.fr,
          }))}
          value={line.productId ?? ''}
          onChange={({ target }) => onChange({ productId: target.value || null, seats: null })}
        />
      )}
      <div className={styles.count}>
        <span aria-hidden="true">{t('new-booking.work.count')}</span>
        <Stepper
          label={t('new-booking.work.count')}
          minusLabel={t('new-booking.work.less', { name })}
          plusLabel={t('new-booking.work.more', { name })}
          valueText={t('new-booking.work.countText', { count: line.count })}
          min={1}
          max={ALIKE_MAX}
          value={line.count}
          onChange={(count) => onChange({ count })}
        />
      </div>
    </div>
  );
}
