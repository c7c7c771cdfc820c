import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutsideView } from '#shared/api/admin/agenda.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { lazyPart } from '../../../frame/lazy-part.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { StatusMark } from '../status-mark.tsx';
import { whenWords } from '../words/when-words.ts';
import styles from './outside-visits.module.css';

const BookingPanel = lazyPart(() => import('../booking-panel/booking-panel.tsx'), 'BookingPanel');

type OutsideVisitsProps = {
  found: OutsideView;
  timeZone: string;
  busy: boolean;
  onClose: () => void;
  onSave: () => void;
};

/** Visits that new hours no longer hold: they stay booked, so staff must know before saving. Each opens, to be moved. */
export function OutsideVisits({ found, timeZone, busy, onClose, onSave }: OutsideVisitsProps) {
  const { t } = useTranslation('admin');
  const [booking, setBooking] = useState<BookingRowView>();
  const { outside, outsideCount } = found;
  if (booking !== undefined) {
    return (
      <BookingPanel
        bookingId={booking.id}
        row={booking}
        onClose={() => setBooking(undefined)}
        // What lies outside may be another list now: it is asked for anew with the next press.
        onChanged={onClose}
      />
    );
  }
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
        <ul className={styles.visits}>
          {outside.map((row) => (
            <li key={row.id}>
              <button type="button" className={styles.row} onClick={() => setBooking(row)}>
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
