import { CircleCheck, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { isUpcoming } from '../../parts/booking-panel/is-upcoming.ts';
import { putBackUntil } from '../../parts/booking-panel/remove/put-back-until.ts';
import { useOnItsWay } from '../../parts/booking-panel/remove/send-later.ts';
import { CrewMark } from '../../parts/crew/crew-mark.tsx';
import { StatusMark } from '../../parts/status-mark.tsx';
import { useWhyWait } from '../../parts/use-why-wait.ts';
import { staffFormat } from '../../parts/words/staff-format.ts';
import type { BookingListProps } from './booking-list-props.ts';
import styles from './row.module.css';

type RowActionProps = Pick<BookingListProps, 'timeZone' | 'comingBack' | 'onConfirm' | 'onPutBack'> & {
  row: BookingRowView;
};

/** The status, and the one thing to do about it without opening anything; without a connection the bar above says why there is none. */
export function RowAction({ row, timeZone, comingBack, onConfirm, onPutBack }: RowActionProps) {
  const { t } = useTranslation('admin');
  const whyWait = useWhyWait();
  const isConfirming = useOnItsWay(row.id) !== undefined;
  const name = row.customerName;
  const until = putBackUntil(row);
  const isDeleted = until !== undefined;
  const canAct = whyWait === undefined && (isDeleted || (row.status === 'PENDING' && isUpcoming(row)));
  return (
    <span className={styles.status}>
      <span>
        <StatusMark status={row.status} /> <CrewMark crew={row.crew} />
        {until && (
          <span className={`${styles.small} ${styles.until}`}>
            {t('bookings.until', { day: staffFormat.date(until, timeZone, 'short') })}
          </span>
        )}
      </span>
      {canAct && (
        <Button
          variant="secondary"
          className={styles.act}
          aria-label={t(isDeleted ? 'booking.remove.undoOf' : 'booking.confirm.actionOf', { name })}
          busy={isDeleted ? comingBack === row.id : isConfirming}
          icon={isDeleted ? <Undo2 aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
          onClick={() => (isDeleted ? onPutBack(row) : onConfirm(row))}
        >
          {t(isDeleted ? 'booking.remove.undo' : 'booking.confirm.action')}
        </Button>
      )}
    </span>
  );
}
