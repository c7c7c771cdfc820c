import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { StatusMark } from '../../parts/status-mark.tsx';
import { stretchWords } from '../calendar-words.ts';
import styles from './events.module.css';
import { stretchOf } from './timed-rows.ts';

type StayingBookingsProps = {
  rows: readonly BookingRowView[];
  undoLabel: string;
  timeZone: string;
  onOpen: (row: BookingRowView) => void;
  onUndo: () => void;
  onClose: () => void;
};

/** After a block over visits, made or moved: which ones still stand (D149). */
export function StayingBookings({
  rows,
  undoLabel,
  timeZone,
  onOpen,
  onUndo,
  onClose,
}: StayingBookingsProps) {
  const { t } = useTranslation('admin');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('calendar.block.stay', { count: rows.length })}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="quiet" onClick={onUndo}>
            {undoLabel}
          </Button>
          <Button onClick={onClose}>{t('calendar.block.seen')}</Button>
        </>
      }
    >
      <div className="stack">
        <p>{t('calendar.block.stayText')}</p>
        <ul className={styles.staying}>
          {rows.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                className={`${styles.line} ${styles[row.status.toLowerCase()]}`}
                onClick={() => onOpen(row)}
              >
                <span className={styles.lineWords}>
                  <strong>{row.customerName}</strong>
                  <span>{stretchWords(stretchOf(row), timeZone)}</span>
                </span>
                <StatusMark status={row.status} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
