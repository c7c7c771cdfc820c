import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { leaveReschedule } from '../../../data/changes/leave-reschedule.ts';
import type { RescheduleContext } from '../../../data/changes/read-reschedule.ts';
import { bookingManagePath } from '../../parts/booking/manage-link.ts';
import { showDone } from '../../parts/page/show-done.ts';

/** Back to the booking with nothing changed: its stored time stays as it is, to the minute (D88). */
export function useKeepTime(moving: RescheduleContext): () => void {
  const { t } = useTranslation('reschedule');
  const navigate = useNavigate();
  return () => {
    void leaveReschedule();
    if (!moving.quote) showDone(t('pick.kept'));
    void navigate(bookingManagePath({ ...moving, id: moving.bookingId }), { replace: true });
  };
}
