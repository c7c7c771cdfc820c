import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { ownNotes } from '#shared/booking/own-notes.ts';
import { useMay } from '../access/use-may.ts';
import styles from './booking.module.css';
import { BookingCrew } from './booking-crew.tsx';
import { BookingDeliveries } from './booking-delivery.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingHead } from './booking-head.tsx';
import { BookingHistory } from './booking-history.tsx';
import { BookingMails } from './booking-mails.tsx';
import { BookingWork } from './booking-work.tsx';
import { asksPrice } from './quote/asks-price.ts';
import { QuoteState } from './quote/quote-state.tsx';
import { StaffNotes } from './staff-notes.tsx';
import type { Booking, BookingMode } from './use-booking.ts';

type BookingBodyProps = { row: BookingRowView; booking: Booking; onMode: (mode: BookingMode) => void };

export function BookingBody({ row, booking, onMode }: BookingBodyProps) {
  const { view, gateCode } = booking;
  const isDeleted = row.deletedAt !== undefined;
  const isOffice = useMay('office');
  return (
    <>
      <BookingHead row={row} manageUrl={isDeleted ? undefined : booking.manageUrl} />
      {isOffice && <BookingCrew key={row.id} row={row} booking={booking} />}
      {asksPrice(row) && !isDeleted && isOffice && (
        <QuoteState row={row} booking={booking} onAnswer={() => onMode('quote')} />
      )}
      <OnSite
        row={row}
        gateCode={gateCode}
        isAll={isDeleted || (view !== undefined && !booking.data.isCopy)}
      />
      <BookingWork
        row={row}
        view={isOffice ? view : undefined}
        onMode={isDeleted || !isOffice ? undefined : onMode}
      />
      {view && <BookingDeliveries view={view} />}
      {!isDeleted && <StaffNotes row={row} booking={booking} />}
      {isOffice && <BookingFacts row={row} />}
      {view?.mails && <BookingMails mails={view.mails} />}
      {view?.history && <BookingHistory events={view.history} />}
    </>
  );
}

type OnSiteProps = { row: BookingRowView; gateCode: string | null; isAll: boolean };

/** The gate code only where it may be (D123), and otherwise why it is not there. */
function OnSite({ row, gateCode, isAll }: OnSiteProps) {
  const { t } = useTranslation('admin');
  const notes = ownNotes(row.notes);
  if (gateCode === null && notes === '' && row.customerNote === null && isAll) return null;
  return (
    <section className={styles.part} aria-labelledby="visit-place">
      <h3 id="visit-place">{t('booking.place.title')}</h3>
      {gateCode !== null && (
        <p className={styles.gate}>
          <KeyRound aria-hidden="true" />
          <span>{t('booking.place.gateCode')}</span>
          <strong className="tabular">{gateCode}</strong>
        </p>
      )}
      {gateCode === null && !isAll && <p className={styles.small}>{t('booking.place.gateLater')}</p>}
      {notes !== '' && (
        <figure className={styles.noted}>
          <figcaption className={styles.small}>{t('booking.place.notes')}</figcaption>
          <blockquote className={styles.text} dir="auto">
            {notes}
          </blockquote>
        </figure>
      )}
      {row.customerNote !== null && (
        <figure className={styles.noted}>
          <figcaption className={styles.small}>{t('day.customerNote')}</figcaption>
          <blockquote className={styles.text} dir="auto">
            {row.customerNote}
          </blockquote>
        </figure>
      )}
    </section>
  );
}
