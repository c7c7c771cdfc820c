import { useTranslation } from 'react-i18next';
import { areaConditions } from '#shared/catalogue/intake-choices.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { isPartDone } from './count-parts.ts';
import styles from './intake.module.css';
import { PartCard } from './part-card.tsx';
import { type RequestForm, requestFieldId } from './use-request-form.ts';

type QuotePartProps = { form: RequestForm; kind: keyof typeof areaConditions };

/** How large and in what state; both may stay open until the visit. */
export function AreaPart({ form, kind }: QuotePartProps) {
  const { t } = useTranslation('intake');
  const { number } = useFormat();
  const { draft } = form;
  const conditions: readonly (typeof areaConditions)[typeof kind][number][] = areaConditions[kind];
  return (
    <PartCard title={t('quote.area')} note={t('optional')} done={isPartDone('area', draft)}>
      <NumberField
        id={requestFieldId('area')}
        label={t('quote.sqft')}
        hint={kind === 'pavers' ? t('quote.paversHint') : t('quote.epoxyHint')}
        after={t('quote.sqftUnit')}
        error={form.errors.area}
        format={number}
        value={draft.area}
        onChange={(area) => form.set({ area })}
        onBlur={() => form.leave('area')}
      />
      <div className={conditions.length === 4 ? styles.four : undefined}>
        <ChoiceGroup
          legend={t('quote.conditions')}
          choices={conditions.map((value) => ({
            value,
            label: t(`quote.condition.${value}`),
            picture: <img src={`/drawings/conditions/${value}.svg`} alt="" width={120} height={80} />,
          }))}
          value={conditions.find((value) => value === draft.condition) ?? null}
          onChange={(condition) => form.set({ condition })}
        />
      </div>
    </PartCard>
  );
}

export function BudgetPart({ form }: { form: RequestForm }) {
  const { t } = useTranslation('intake');
  const { number, locale } = useFormat();
  const { draft } = form;
  const dollars = locale === 'fr' ? { after: '$' } : { before: '$' };
  return (
    <PartCard title={t('quote.budget')} note={t('optional')} done={isPartDone('budget', draft)}>
      <NumberField
        {...dollars}
        id={requestFieldId('budget')}
        label={t('quote.budget')}
        labelHidden
        hint={t('quote.budgetHint')}
        error={form.errors.budget}
        format={number}
        value={draft.budget}
        onChange={(budget) => form.set({ budget })}
        onBlur={() => form.leave('budget')}
      />
    </PartCard>
  );
}
