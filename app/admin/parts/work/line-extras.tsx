import { useTranslation } from 'react-i18next';
import { isSeated } from '#shared/cart/seat-rule.ts';
import type { Option } from '#shared/catalogue/option.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { optionUnits } from '#shared/kinds/option-units.ts';
import { CheckboxGroup } from '../../../ui/fields/checkbox-group.tsx';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import type { LineDraft } from './line-draft.ts';
import { optionsIn, productOf, withOption, withoutOption, withQuantity } from './line-draft.ts';
import { effectWords, money } from './work-words.ts';

type LineExtrasProps = {
  line: LineDraft;
  service: Service;
  seats: number;
  onChange: (part: Partial<LineDraft>) => void;
};

/** Treatments, services, cushions and what is counted by the piece: folded away until they are opened. */
export function LineExtras({ line, service, seats, onChange }: LineExtrasProps) {
  const { t } = useTranslation('admin');
  const isChosen = ({ id }: Option) => line.options.some(({ optionId }) => optionId === id);
  // Cushions are turned where there are seats; what was chosen before stays in sight.
  const canFlip = isSeated(service, productOf(line, service));
  const flips = optionsIn(service, 'flip').filter((option) => canFlip || isChosen(option));
  const ticks = [...optionsIn(service, 'treatment', 'service'), ...flips];
  const units = optionsIn(service, 'unit');
  const chosen = [...ticks, ...units].filter(isChosen).length;
  if (ticks.length + units.length === 0) return null;
  const set = (ids: readonly string[]) => {
    const dropped = ticks.filter((option) => isChosen(option) && !ids.includes(option.id));
    const added = ticks.filter((option) => !isChosen(option) && ids.includes(option.id));
    const kept = dropped.reduce((options, { id }) => withoutOption(options, id), line.options);
    onChange({ options: added.reduce((options, { id }) => withOption(options, service, id), kept) });
  };
  return (
    <details className="entry-extras">
      <summary>
        {t('new-booking.work.extras')}
        {chosen > 0 && (
          <span className="entry-small"> · {t('new-booking.work.extrasChosen', { count: chosen })}</span>
        )}
      </summary>
      <div className="stack">
        <CheckboxGroup
          layout="chips"
          legend={t('new-booking.work.extras')}
          legendHidden
          choices={ticks.map((option) => ({
            value: option.id,
            label: option.title.fr,
            effect: effectWords(option.priceCents * optionUnits(option, 1, seats), t),
          }))}
          values={ticks.filter(isChosen).map(({ id }) => id)}
          onChange={set}
        />
        {units.map((option) => {
          const title = option.title.fr;
          const each = t('new-booking.work.each', { title, price: money(option.priceCents) });
          return (
            <div key={option.id} className="entry-count">
              <span aria-hidden="true">{each}</span>
              <Stepper
                label={each}
                minusLabel={t('new-booking.work.less', { name: title })}
                plusLabel={t('new-booking.work.more', { name: title })}
                value={line.options.find(({ optionId }) => optionId === option.id)?.qty ?? 0}
                onChange={(qty) => onChange({ options: withQuantity(line.options, option.id, qty) })}
              />
            </div>
          );
        })}
      </div>
    </details>
  );
}
