import { useTranslation } from 'react-i18next';
import { type CancelReason, cancelReasons } from '#shared/booking/cancel-reasons.ts';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';

export type CancelReasonProps = {
  value: CancelReason | null;
  onChange: (reason: CancelReason) => void;
};

/** One tap, and none is needed. */
export function CancelReasonChoice({ value, onChange }: CancelReasonProps) {
  const { t } = useTranslation('booking');
  return (
    <ChoiceGroup
      legend={t('reason.legend')}
      layout="chips"
      choices={cancelReasons.map((reason) => ({ value: reason, label: t(`reason.${reason}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
