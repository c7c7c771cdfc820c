import { useTranslation } from 'react-i18next';
import { type CancelReason, cancelReasons } from '#shared/booking/cancel-reasons.ts';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';

export type CancelReasonProps = {
  value: CancelReason | null;
  isShut: boolean;
  onChange: (reason: CancelReason) => void;
};

/** One tap, and none is needed. */
export function CancelReasonChoice({ value, isShut, onChange }: CancelReasonProps) {
  const { t } = useTranslation('booking');
  return (
    <ChoiceGroup
      legend={t('reason.legend')}
      layout="chips"
      choices={cancelReasons.map((reason) => ({
        value: reason,
        label: t(`reason.${reason}`),
        disabled: isShut,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
