import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BASKET_MAX_DOLLARS, basketFault, toBasket } from '../../../booking/plan/read-basket.ts';
import type { Plan } from '../../../booking/plan/use-plan.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import type { NumberEntry } from '../../../ui/fields/read-number.ts';
import styles from '../planner.module.css';

/** What the shopping may come to, for errands; information only (D52). */
export function BasketPart({ plan }: { plan: Plan }) {
  const { t } = useTranslation('planner');
  const { number, locale } = useFormat();
  const { estimatedBasketAmount } = plan.value;
  // What is no amount stays in the field, beside the reason, and out of the plan.
  const [refused, setRefused] = useState<string | number>();
  const entry: NumberEntry = refused ?? estimatedBasketAmount ?? '';
  const fault = basketFault(entry);
  const words = {
    notNumber: t('errand.notNumber', { example: number(42.5) }),
    negative: t('errand.negative'),
    tooLarge: t('errand.tooLarge', { max: number(BASKET_MAX_DOLLARS) }),
  };
  const dollars = locale === 'fr' ? { after: '$' } : { before: '$' };
  return (
    <section className={styles.section} aria-labelledby="planner-errand">
      <h2 id="planner-errand">{t('errand.title')}</h2>
      <NumberField
        {...dollars}
        label={t('errand.basket')}
        note={`(${t('optional')})`}
        hint={t('errand.hint')}
        error={fault && words[fault]}
        format={number}
        value={entry}
        onChange={(next) => {
          const amount = toBasket(next);
          setRefused(amount === undefined ? next : undefined);
          if (amount === undefined) return;
          plan.change((value) => ({ ...value, estimatedBasketAmount: amount }));
        }}
      />
    </section>
  );
}
