import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { ownNotes } from '#shared/booking/own-notes.ts';
import { BookingDeliveries } from './booking-delivery.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingHead } from './booking-head.tsx';
import { BookingHistory } from './booking-history.tsx';
import { BookingMails } from './booking-mails.tsx';
import { BookingWork } from './booking-work.tsx';
import { QuoteState } from './quote/quote-state.tsx';
import { StaffNotes } from './staff-notes.tsx';
import type { Booking, BookingMode } from './use-booking.ts';

type BookingBodyProps = { row: BookingRowView; booking: Booking; onMode: (mode: BookingMode) => void };

export function BookingBody({ row, booking, onMode }: BookingBodyProps) {
  const { view, gateCode } = booking;
  const isDeleted = row.deletedAt !== undefined;
  return (
    <>
      <BookingHead row={row} manageUrl={isDeleted ? undefined : booking.manageUrl} />
      {(row.quote || row.quoteOffered) && !isDeleted && (
        <QuoteState row={row} booking={booking} onAnswer={() => onMode('quote')} />
      )}
      <OnSite
        row={row}
        gateCode={gateCode}
        isAll={isDeleted || (view !== undefined && !booking.data.isCopy)}
      />
      <BookingWork row={row} view={view} onMode={isDeleted ? undefined : onMode} />
      {view && <BookingDeliveries view={view} />}
      {!isDeleted && <StaffNotes row={row} booking={booking} />}
      <BookingFacts row={row} />
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
    <section className="booking-part" aria-labelledby="visit-place">
      <h3 id="visit-place">{t('booking.place.title')}</h3>
      {gateCode !== null && (
        <p className="booking-gate">
          <KeyRound aria-hidden="true" />
          <span>{t('booking.place.gateCode')}</span>
          <strong className="tabular">{gateCode}</strong>
        </p>
      )}
      {gateCode === null && !isAll && <p className="booking-small">{t('booking.place.gateLater')}</p>}
      {notes !== '' && (
        <figure className="booking-noted">
          <figcaption className="booking-small">{t('booking.place.notes')}</figcaption>
          <blockquote className="booking-text" dir="auto">
            {notes}
          </blockquote>
        </figure>
      )}
      {row.customerNote !== null && (
        <figure className="booking-noted">
          <figcaption className="booking-small">{t('day.customerNote')}</figcaption>
          <blockquote className="booking-text" dir="auto">
            {row.customerNote}
          </blockquote>
        </figure>
      )}
    </section>
  );
}
