import { useTranslation } from 'react-i18next';
import { INSTRUCTIONS_MAX, REFERENCE_MAX } from '../../../booking/plan/plan-instance.ts';
import { BASKET_MAX_DOLLARS } from '../../../booking/plan/read-basket.ts';
import { useBasket } from '../../../booking/plan/use-basket.ts';
import type { Plan } from '../../../booking/plan/use-plan.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { staffFormat } from '../words/staff-format.ts';
import styles from './work.module.css';

const number = (value: number) => staffFormat.number(value);

/** What changes no road: the basket of an errand, a reference, and what to watch out for. */
export function DeliveryExtras({ plan }: { plan: Plan }) {
  const { t } = useTranslation('admin');
  const { mode, reference, instructions } = plan.value;
  const optional = t('new-booking.client.optional');
  return (
    <>
      <div className={styles.pair}>
        {mode === 'errand' && <Basket plan={plan} />}
        <TextField
          label={t('booking.delivery.reference')}
          note={optional}
          maxLength={REFERENCE_MAX}
          autoComplete="off"
          dir="auto"
          value={reference}
          onChange={({ target }) => plan.change((value) => ({ ...value, reference: target.value }))}
        />
      </div>
      <TextArea
        label={t('booking.delivery.instructions')}
        note={optional}
        maxLength={INSTRUCTIONS_MAX}
        dir="auto"
        value={instructions}
        onChange={({ target }) => plan.change((value) => ({ ...value, instructions: target.value }))}
      />
    </>
  );
}

function Basket({ plan }: { plan: Plan }) {
  const { t } = useTranslation('admin');
  const { fault, ...field } = useBasket(plan);
  return (
    <NumberField
      after="$"
      label={t('booking.delivery.basket')}
      note={t('new-booking.client.optional')}
      hint={t('new-booking.road.basketHint')}
      error={fault && t('new-booking.road.basketFault', { max: number(BASKET_MAX_DOLLARS) })}
      format={number}
      {...field}
    />
  );
}
