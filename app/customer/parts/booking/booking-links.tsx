import { CalendarPlus, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BookingView } from '#shared/api/bookings.ts';
import { shortId } from '#shared/kernel/ids.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import { TENANT_SLUG } from '../../../data/device/tenant.ts';
import { useCompanyName } from '../../../frame/company/use-company-name.ts';
import styles from './booking-links.module.css';
import { googleCalendarUrl } from './google-calendar-url.ts';

export interface BookingLinksProps {
  readonly booking: Pick<BookingView, 'id' | 'email' | 'serviceTitle' | 'startISO' | 'endISO' | 'status'>;
  /** The link's proof; without it the server gives no calendar file. */
  readonly sig: string | undefined;
  /** One line; left out there is no map. */
  readonly place?: string | undefined;
  /** False once there is nothing to come any more. */
  readonly withCalendar: boolean;
}

/** `<BookingLinks booking sig place withCalendar>` Out of this app: the visit into a calendar, its place on a map. */
export function BookingLinks({ booking, sig, place, withCalendar }: BookingLinksProps) {
  const { t } = useTranslation('booking');
  return (
    <section className={styles.links} aria-label={t('links.label')}>
      {withCalendar && <CalendarLinks {...{ booking, sig, place }} />}
      {place && <MapLink place={place} />}
    </section>
  );
}

function CalendarLinks({ booking, sig, place = '' }: Omit<BookingLinksProps, 'withCalendar'>) {
  const { t } = useTranslation('booking');
  const company = useCompanyName();
  const { id, email, serviceTitle } = booking;
  const startAt = parseInstant(booking.startISO);
  const endAt = parseInstant(booking.endISO);
  const query = new URLSearchParams({ email, sig: sig ?? '', tenant: TENANT_SLUG });
  // As the file says it: who comes, and that what stands in a calendar may not be settled.
  const title = [serviceTitle, company].filter(Boolean).join(' · ');
  const details = [
    booking.status === 'PENDING' && t('links.pending'),
    t('links.reference', { id: shortId(id) }),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.linksPair}>
      {sig !== undefined && (
        <a className={styles.link} href={`/api/bookings/${id}/calendar.ics?${query}`} download>
          <CalendarPlus aria-hidden="true" />
          {t('links.file')}
        </a>
      )}
      {startAt !== undefined && endAt !== undefined && (
        <a
          className={styles.link}
          href={googleCalendarUrl({ title, startAt, endAt, place, details })}
          target="_blank"
          rel="noreferrer"
        >
          {t('links.google')}
          <ExternalLink aria-hidden="true" />
          <span className="visually-hidden"> {t('links.newTab')}</span>
        </a>
      )}
    </div>
  );
}

/** A drawing, not the place itself: the map that knows it is one tap away. */
function MapLink({ place }: { place: string }) {
  const { t } = useTranslation('booking');
  const query = new URLSearchParams({ api: '1', query: place });
  return (
    <a
      className={styles.map}
      href={`https://www.google.com/maps/search/?${query}`}
      target="_blank"
      rel="noreferrer"
    >
      <svg viewBox="0 0 320 104" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect className={styles.mapGround} width="320" height="104" />
        <path className={styles.mapPark} d="M196 0h124v46h-96q-28 0-28-28zM0 74h92q14 0 14 14v16H0z" />
        <path
          className={styles.mapRoad}
          d="M-8 62h336M70-8v120M184-8v78q0 20 20 20h124M70 24h114M244 62V-8"
        />
        <path className={styles.mapPin} d="M160 73c-10-12-14-18-14-25a14 14 0 1 1 28 0c0 7-4 13-14 25z" />
        <circle className={styles.mapHole} cx="160" cy="48" r="5.5" />
      </svg>
      <span className={styles.mapWords}>
        <span>{place}</span>
        <strong>
          {t('links.map')}
          <ExternalLink aria-hidden="true" />
          <span className="visually-hidden"> {t('links.newTab')}</span>
        </strong>
      </span>
    </a>
  );
}
