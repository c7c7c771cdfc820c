import { ExternalLink, Mail, MapPin, MessageSquare, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import { formatDate, formatDuration, formatTimeRange } from '../../../i18n/format.ts';
import { Tag } from '../../../ui/tag.tsx';
import { phoneWords } from '../phone-words.ts';
import { StatusMark } from '../status-mark.tsx';
import { useTimeZone } from '../use-time-zone.ts';
import { ZoneNote } from '../zone-note.tsx';
import { CopyButton } from './copy-button.tsx';
import { mapUrl } from './map-url.ts';

/** What somebody on the phone or at the door needs first: when, where, and how to reach the client. */
export function VisitHead({ row }: { row: BookingRowView }) {
  const { t } = useTranslation('admin');
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
          <Mail aria-hidden="true" />
          {row.email}
        </span>
        <CopyButton label={t('visit.copy.email')} text={row.email} />
      </div>
    </section>
  );
}

function Reach({ row }: { row: BookingRowView }) {
  const { t } = useTranslation('admin');
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
      <a href={`mailto:${encodeURIComponent(row.email)}`}>
        <Mail aria-hidden="true" />
        {t('visit.reach.mail')}
      </a>
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
