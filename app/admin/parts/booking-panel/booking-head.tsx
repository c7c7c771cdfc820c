import { Link2, Mail, MailX, MapPin, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import { dialled, phoneWords } from '#shared/booking/phone-words.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import { Tag } from '../../../ui/layout/tag.tsx';
import { useMay } from '../access/use-may.ts';
import { ContactLinks } from '../contact-links.tsx';
import { CrewMark } from '../crew/crew-mark.tsx';
import { StatusMark } from '../status-mark.tsx';
import { useTimeZone } from '../use-time-zone.ts';
import { staffFormat } from '../words/staff-format.ts';
import { ZoneNote } from '../zone-note.tsx';
import styles from './booking.module.css';
import { CopyButton } from './copy-button.tsx';
import { mapUrl } from './map-url.ts';
import { asksPrice } from './quote/asks-price.ts';

/** What staff on the phone or at the door need first: when, where, and how to reach the client. */
export function BookingHead({ row, manageUrl }: { row: BookingRowView; manageUrl: string | undefined }) {
  const { t } = useTranslation('admin');
  const email = mailAddressOf(row.email);
  const timeZone = useTimeZone();
  const isOffice = useMay('office');
  const startAt = parseInstant(row.startISO);
  const endAt = parseInstant(row.endISO);
  return (
    <section className={styles.head} data-status={row.status}>
      <div className="cluster">
        <StatusMark status={row.status} />
        {row.quoteOffered && <Tag tone="info">{t('booking.kind.offered')}</Tag>}
        {asksPrice(row) && !row.quoteOffered && <Tag tone="accent">{t('booking.kind.quote')}</Tag>}
        {row.estimate && <Tag>{t('booking.kind.estimate')}</Tag>}
        <CrewMark crew={row.crew} />
      </div>
      <p className={styles.when}>
        {startAt !== undefined && endAt !== undefined && (
          <>
            <strong className={styles.date}>{staffFormat.date(startAt, timeZone)}</strong>
            <strong className={`tabular ${styles.hours}`}>
              {staffFormat.timeRange(startAt, endAt, timeZone)}
            </strong>
          </>
        )}
        <span className="soft">{staffFormat.duration(row.minutes)}</span>
      </p>
      <ZoneNote timeZone={timeZone} />
      <p className={styles.what}>
        {row.serviceTitle}
        {row.companyName && <span className="soft"> · {row.companyName}</span>}
      </p>
      <nav className={styles.reach} aria-label={t('booking.reach.label')}>
        <ContactLinks contact={row} name={row.customerName} address={row.address} wide />
      </nav>
      <div className={styles.line}>
        <a href={mapUrl(row.address)} target="_blank" rel="noreferrer" className={styles.address} dir="auto">
          <MapPin aria-hidden="true" />
          <span>
            {row.address}
            <span className="visually-hidden"> {t('booking.reach.newTab')}</span>
          </span>
        </a>
        <CopyButton label={t('booking.copy.address')} text={row.address} />
      </div>
      {row.phone && (
        <div className={styles.line}>
          <span className={`tabular ${styles.plain}`}>
            <Phone aria-hidden="true" />
            {phoneWords(row.phone)}
          </span>
          <CopyButton label={t('booking.copy.phone')} text={row.phone} />
        </div>
      )}
      {isOffice && (
        <div className={styles.line}>
          <span className={styles.plain}>
            {email === undefined ? <MailX aria-hidden="true" /> : <Mail aria-hidden="true" />}
            {email ?? t('booking.noEmail.here')}
          </span>
          {email !== undefined && <CopyButton label={t('booking.copy.email')} text={email} />}
        </div>
      )}
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
    <div className={styles.line}>
      <span className={styles.plain}>
        <Link2 aria-hidden="true" />
        {t('booking.link.label')}
      </span>
      {row.phone && (
        <a className={styles.plain} href={`sms:${dialled(row.phone)}?&body=${encodeURIComponent(manageUrl)}`}>
          {t('booking.link.sms')}
        </a>
      )}
      <CopyButton label={t('booking.link.copy')} text={manageUrl} />
    </div>
  );
}
