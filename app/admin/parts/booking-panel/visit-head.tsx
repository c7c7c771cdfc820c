import { ExternalLink, Link2, Mail, MailX, MapPin, MessageSquare, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import { formatDate, formatDuration, formatTimeRange } from '../../../i18n/format.ts';
import { Tag } from '../../../ui/layout/tag.tsx';
import { StatusMark } from '../status-mark.tsx';
import { useTimeZone } from '../use-time-zone.ts';
import { phoneWords } from '../words/phone-words.ts';
import { ZoneNote } from '../zone-note.tsx';
import { CopyButton } from './copy-button.tsx';
import { mapUrl } from './map-url.ts';

/** What staff on the phone or at the door need first: when, where, and how to reach the client. */
export function VisitHead({ row, manageUrl }: { row: BookingRowView; manageUrl: string | undefined }) {
  const { t } = useTranslation('admin');
  const email = mailAddressOf(row.email);
  const timeZone = useTimeZone();
  const startAt = parseInstant(row.startISO);
  const endAt = parseInstant(row.endISO);
  return (
    <section className="visit-head" data-status={row.status}>
      <div className="cluster">
        <StatusMark status={row.status} />
        {row.quoteOffered && <Tag tone="info">{t('visit.kind.offered')}</Tag>}
        {row.quote && !row.quoteOffered && <Tag tone="accent">{t('visit.kind.quote')}</Tag>}
        {row.estimate && <Tag>{t('visit.kind.estimate')}</Tag>}
      </div>
      <p className="visit-when">
        {startAt !== undefined && endAt !== undefined && (
          <>
            <strong className="visit-date">{formatDate(startAt, 'fr', timeZone)}</strong>
            <strong className="visit-hours tabular">{formatTimeRange(startAt, endAt, 'fr', timeZone)}</strong>
          </>
        )}
        <span className="soft">{formatDuration(row.minutes, 'fr')}</span>
      </p>
      <ZoneNote timeZone={timeZone} />
      <p className="visit-what">
        {row.serviceTitle}
        {row.companyName && <span className="soft"> · {row.companyName}</span>}
      </p>
      <Reach row={row} />
      <div className="visit-line">
        <a href={mapUrl(row.address)} target="_blank" rel="noreferrer" className="visit-address" dir="auto">
          <MapPin aria-hidden="true" />
          <span>
            {row.address}
            <span className="visually-hidden"> {t('visit.reach.newTab')}</span>
          </span>
        </a>
        <CopyButton label={t('visit.copy.address')} text={row.address} />
      </div>
      {row.phone && (
        <div className="visit-line">
          <span className="visit-plain tabular">
            <Phone aria-hidden="true" />
            {phoneWords(row.phone)}
          </span>
          <CopyButton label={t('visit.copy.phone')} text={row.phone} />
        </div>
      )}
      <div className="visit-line">
        <span className="visit-plain">
          {email === undefined ? <MailX aria-hidden="true" /> : <Mail aria-hidden="true" />}
          {email ?? t('visit.noEmail.here')}
        </span>
        {email !== undefined && <CopyButton label={t('visit.copy.email')} text={email} />}
      </div>
      {manageUrl !== undefined && <CustomerLink row={row} manageUrl={manageUrl} />}
    </section>
  );
}

/**
 * The page where the customer sees, moves and cancels the visit: for a customer who is told it another way than by
 * mail.
 */
function CustomerLink({ row, manageUrl }: { row: BookingRowView; manageUrl: string }) {
  const { t } = useTranslation('admin');
  return (
    <div className="visit-line">
      <span className="visit-plain">
        <Link2 aria-hidden="true" />
        {t('visit.link.label')}
      </span>
      {row.phone && (
        <a className="visit-plain" href={`sms:${dialled(row.phone)}?&body=${encodeURIComponent(manageUrl)}`}>
          {t('visit.link.sms')}
        </a>
      )}
      <CopyButton label={t('visit.link.copy')} text={manageUrl} />
    </div>
  );
}

function Reach({ row }: { row: BookingRowView }) {
  const { t } = useTranslation('admin');
  const email = mailAddressOf(row.email);
  return (
    <nav className="visit-reach" aria-label={t('visit.reach.label')}>
      {row.phone && (
        <>
          <a href={`tel:${dialled(row.phone)}`}>
            <Phone aria-hidden="true" />
            {t('visit.reach.call')}
          </a>
          <a href={`sms:${dialled(row.phone)}`}>
            <MessageSquare aria-hidden="true" />
            {t('visit.reach.sms')}
          </a>
        </>
      )}
      {email !== undefined && (
        <a href={`mailto:${encodeURIComponent(email)}`}>
          <Mail aria-hidden="true" />
          {t('visit.reach.mail')}
        </a>
      )}
      <a href={mapUrl(row.address)} target="_blank" rel="noreferrer">
        <ExternalLink aria-hidden="true" />
        {t('visit.reach.map')}
        <span className="visually-hidden"> {t('visit.reach.newTab')}</span>
      </a>
    </nav>
  );
}

function dialled(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}
