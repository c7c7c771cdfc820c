import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { ownNotes } from '#shared/booking/own-notes.ts';
import { QuoteState } from './quote/quote-state.tsx';
import { StaffNotes } from './staff-notes.tsx';
import type { Visit, VisitMode } from './use-visit.ts';
import { VisitDeliveries } from './visit-delivery.tsx';
import { VisitFacts } from './visit-facts.tsx';
import { VisitHead } from './visit-head.tsx';
import { VisitHistory } from './visit-history.tsx';
import { VisitMails } from './visit-mails.tsx';
import { VisitWork } from './visit-work.tsx';

type VisitBodyProps = { row: BookingRowView; visit: Visit; onMode: (mode: VisitMode) => void };

export function VisitBody({ row, visit, onMode }: VisitBodyProps) {
  const { view, gateCode } = visit;
  const isDeleted = row.deletedAt !== undefined;
  return (
    <>
      <VisitHead row={row} manageUrl={isDeleted ? undefined : visit.manageUrl} />
      {(row.quote || row.quoteOffered) && !isDeleted && (
        <QuoteState row={row} visit={visit} onAnswer={() => onMode('quote')} />
      )}
      <OnSite row={row} gateCode={gateCode} isAll={isDeleted || (view !== undefined && !visit.data.isCopy)} />
      <VisitWork row={row} view={view} onMode={isDeleted ? undefined : onMode} />
      {view && <VisitDeliveries view={view} />}
      {!isDeleted && <StaffNotes row={row} visit={visit} />}
      <VisitFacts row={row} />
      {view?.mails && <VisitMails mails={view.mails} />}
      {view?.history && <VisitHistory events={view.history} />}
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
    <section className="visit-part" aria-labelledby="visit-place">
      <h3 id="visit-place">{t('visit.place.title')}</h3>
      {gateCode !== null && (
        <p className="visit-gate">
          <KeyRound aria-hidden="true" />
          <span>{t('visit.place.gateCode')}</span>
          <strong className="tabular">{gateCode}</strong>
        </p>
      )}
      {gateCode === null && !isAll && <p className="visit-small">{t('visit.place.gateLater')}</p>}
      {notes !== '' && (
        <figure className="visit-noted">
          <figcaption className="visit-small">{t('visit.place.notes')}</figcaption>
          <blockquote className="visit-text" dir="auto">
            {notes}
          </blockquote>
        </figure>
      )}
      {row.customerNote !== null && (
        <figure className="visit-noted">
          <figcaption className="visit-small">{t('day.customerNote')}</figcaption>
          <blockquote className="visit-text" dir="auto">
            {row.customerNote}
          </blockquote>
        </figure>
      )}
    </section>
  );
}
