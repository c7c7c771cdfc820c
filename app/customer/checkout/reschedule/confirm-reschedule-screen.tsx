import { useTranslation } from 'react-i18next';
import { useScreenTitle } from '../../../frame/use-screen-title.ts';
import { ConfirmReschedule } from './confirm-reschedule.tsx';
import { RescheduleGate } from './reschedule-gate.tsx';

/** The last step of a move: from when to when, and one button (D309). */
export function ConfirmRescheduleScreen() {
  const { t } = useTranslation('reschedule');
  useScreenTitle(t('confirm.title'));
  return (
    <RescheduleGate narrow>{(reschedule) => <ConfirmReschedule reschedule={reschedule} />}</RescheduleGate>
  );
}
