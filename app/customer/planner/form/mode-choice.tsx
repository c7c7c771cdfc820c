import { useTranslation } from 'react-i18next';
import { deliveryModes } from '#shared/delivery/delivery-meta.ts';
import { setMode } from '#shared/delivery/plan/set-mode.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Plan } from '../../../booking/plan/use-plan.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import styles from '../planner.module.css';
import { DeliveryDrawing, ErrandDrawing } from './mode-drawings.tsx';

const drawings = { delivery: <DeliveryDrawing />, errand: <ErrandDrawing /> };

type ModeChoiceProps = { plan: Plan; baseCents: Readonly<Record<'delivery' | 'errand', Cents>> };

/** Fetch what is ready, or shop for it: two pictures. Only the price follows (D138). */
export function ModeChoice({ plan, baseCents }: ModeChoiceProps) {
  const { t } = useTranslation('planner');
  const { money } = useFormat();
  return (
    <div className={styles.modes}>
      <ChoiceGroup
        legend={t('mode.legend')}
        choices={deliveryModes.map((mode) => ({
          value: mode,
          label: t(`mode.${mode}`),
          detail: t(`mode.${mode}Text`),
          effect: money(baseCents[mode]),
          picture: drawings[mode],
        }))}
        value={plan.value.mode}
        onChange={(mode) => plan.change((value) => setMode(value, mode))}
      />
    </div>
  );
}
