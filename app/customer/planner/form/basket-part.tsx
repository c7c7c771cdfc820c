import { useTranslation } from 'react-i18next';
import { BASKET_MAX_DOLLARS } from '../../../booking/plan/read-basket.ts';
import { useBasket } from '../../../booking/plan/use-basket.ts';
import type { Plan } from '../../../booking/plan/use-plan.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import styles from '../planner.module.css';

/** What the shopping may come to, for errands; information only (D52). */
export function BasketPart({ plan }: { plan: Plan }) {
  const { t } = useTranslation('planner');
  const { number, locale } = useFormat();
  const { fault, ...field } = useBasket(plan);
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
        {...field}
      />
    </section>
  );
}
