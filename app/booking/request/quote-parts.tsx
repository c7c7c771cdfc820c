import { useTranslation } from 'react-i18next';
import type { AreaQuestion } from '#shared/kinds/service-kind.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { PartCard } from './part-card.tsx';
import styles from './request.module.css';
import type { RequestForm } from './use-request-form.ts';

/** How large and in what state; both may stay open until the visit. */
export function AreaPart({ form, area }: { form: RequestForm; area: AreaQuestion }) {
  const { t } = useTranslation('intake');
  const { number } = useFormat();
  const { draft, isCompact } = form;
  const optional = isCompact ? `(${t('optional')})` : undefined;
  const { conditions, example } = area;
  return (
    <PartCard form={form} part="area" title={t('quote.area')} note={t('optional')}>
      <NumberField
        id={form.fieldId('area')}
        label={t('quote.sqft')}
        note={optional}
        hint={example === 'driveway' ? t('quote.paversHint') : t('quote.epoxyHint')}
        after={t('quote.sqftUnit')}
        error={form.errors.area}
        format={number}
        value={draft.area}
        onChange={(sqft) => form.set({ area: sqft })}
        onBlur={() => form.leave('area')}
      />
      <div className={conditions.length === 4 ? styles.four : undefined}>
        <ChoiceGroup
          legend={t('quote.conditions')}
          note={optional}
          layout={isCompact ? 'chips' : 'cards'}
          choices={conditions.map((value) => ({
            value,
            label: t(`quote.condition.${value}`),
            picture: !isCompact && (
              <img src={`/drawings/conditions/${value}.svg`} alt="" width={120} height={80} />
            ),
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
  const { draft, isCompact } = form;
  const dollars = locale === 'fr' ? { after: '$' } : { before: '$' };
  return (
    <PartCard form={form} part="budget" title={t('quote.budget')} note={t('optional')}>
      <NumberField
        {...dollars}
        id={form.fieldId('budget')}
        label={t('quote.budget')}
        labelHidden={!isCompact}
        note={isCompact ? `(${t('optional')})` : undefined}
        hint={isCompact ? undefined : t('quote.budgetHint')}
        error={form.errors.budget}
        format={number}
        value={draft.budget}
        onChange={(budget) => form.set({ budget })}
        onBlur={() => form.leave('budget')}
      />
    </PartCard>
  );
}
