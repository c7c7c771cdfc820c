import { useTranslation } from 'react-i18next';
import type { OutsideView } from '#shared/api/admin/agenda.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { StatusMark } from '../parts/status-mark.tsx';
import { whenWords } from '../parts/words/when-words.ts';
import styles from './hours-save.module.css';

type OutsideDialogProps = {
  found: OutsideView;
  timeZone: string;
  busy: boolean;
  onClose: () => void;
  onSave: () => void;
  onBooking: (row: BookingRowView) => void;
};

/** Visits that the new hours no longer hold: they stay booked, so staff must know before saving. */
export function OutsideDialog({ found, timeZone, busy, onClose, onSave, onBooking }: OutsideDialogProps) {
  const { t } = useTranslation('admin');
  const { outside, outsideCount } = found;
  return (
    <Dialog
      open
      size="m"
      onClose={onClose}
      title={t('agenda.outside', { count: outsideCount })}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="secondary" data-first-focus="" onClick={onClose}>
            {t('agenda.goBack')}
          </Button>
          <Button busy={busy} onClick={onSave}>
            {t('agenda.saveAnyway')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <Alert tone="warning">{t('agenda.outsideText')}</Alert>
        <ul className={styles.outside}>
          {outside.map((row) => (
            <li key={row.id}>
              <button type="button" className={styles.outsideRow} onClick={() => onBooking(row)}>
                <time className="tabular" dateTime={row.startISO}>
                  {whenWords(row.startISO, timeZone)}
                </time>
                <span>
                  <strong>{row.customerName}</strong>
                  <span className="soft">
                    {row.serviceTitle}, {row.serviceCity}
                  </span>
                </span>
                <StatusMark status={row.status} />
              </button>
            </li>
          ))}
        </ul>
        {outsideCount > outside.length && (
          <p className="soft">{t('agenda.outsideMore', { count: outsideCount - outside.length })}</p>
        )}
      </div>
    </Dialog>
  );
}
