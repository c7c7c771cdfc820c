import { useTranslation } from 'react-i18next';
import type { RescheduleContext } from '../../../data/changes/read-reschedule.ts';
import { useSlotWords } from '../../parts/booking/use-slot-words.ts';
import panel from '../chosen-panel.module.css';

/** The old time struck beside the new one. */
export function FromTo({ moving }: { moving: RescheduleContext }) {
  const { t } = useTranslation('reschedule');
  const words = useSlotWords(moving.timeZone);
  return (
    <span className={panel.line}>
      <s>{words(moving.initialStartAt)}</s>
      {moving.wish ? (
        <strong>{words(moving.wish.startAt)}</strong>
      ) : (
        <span className={panel.none}>{t('pick.none')}</span>
      )}
    </span>
  );
}
