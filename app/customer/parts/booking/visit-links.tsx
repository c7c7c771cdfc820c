import { CalendarPlus, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BookingView } from '#shared/api/bookings.ts';
import { shortId } from '#shared/kernel/ids.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import { TENANT_SLUG } from '../../../data/device/tenant.ts';
import { googleCalendarUrl } from './google-calendar-url.ts';
import sheet from './visit.css?url';

export interface VisitLinksProps {
  readonly visit: Pick<BookingView, 'id' | 'email' | 'serviceTitle' | 'startISO' | 'endISO'>;
  /** The link's proof; without it the server gives no calendar file. */
  readonly sig: string | undefined;
  /** One line; left out there is no map. */
  readonly place?: string | undefined;
  /** False once there is nothing to come any more. */
  readonly withCalendar: boolean;
}

/** `<VisitLinks visit sig place withCalendar>` Out of this app: the visit into a calendar, its place on a map. */
export function VisitLinks({ visit, sig, place, withCalendar }: VisitLinksProps) {
  const { t } = useTranslation('visit');
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="planner" />
      <section className="visit-links" aria-label={t('links.label')}>
        {withCalendar && <CalendarLinks {...{ visit, sig, place }} />}
        {place && <MapLink place={place} />}
      </section>
    </>
  );
}

function CalendarLinks({ visit, sig, place = '' }: Omit<VisitLinksProps, 'withCalendar'>) {
  const { t } = useTranslation('visit');
  const { id, email, serviceTitle: title } = visit;
  const startAt = parseInstant(visit.startISO);
  const endAt = parseInstant(visit.endISO);
  const query = new URLSearchParams({ email, sig: sig ?? '', tenant: TENANT_SLUG });
  return (
    <div className="visit-links-pair">
      {sig !== undefined && (
        <a className="visit-link" href={`/api/bookings/${id}/calendar.ics?${query}`} download>
          <CalendarPlus aria-hidden="true" />
          {t('links.file')}
        </a>
      )}
      {startAt !== undefined && endAt !== undefined && (
        <a
          className="visit-link"
          href={googleCalendarUrl({ title, startAt, endAt, place, details: shortId(id) })}
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
  const { t } = useTranslation('visit');
  const query = new URLSearchParams({ api: '1', query: place });
  return (
    <a
      className="visit-map"
      href={`https://www.google.com/maps/search/?${query}`}
      target="_blank"
      rel="noreferrer"
    >
      <svg viewBox="0 0 320 104" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect className="visit-map-ground" width="320" height="104" />
        <path className="visit-map-park" d="M196 0h124v46h-96q-28 0-28-28zM0 74h92q14 0 14 14v16H0z" />
        <path
          className="visit-map-road"
          d="M-8 62h336M70-8v120M184-8v78q0 20 20 20h124M70 24h114M244 62V-8"
        />
        <path className="visit-map-pin" d="M160 73c-10-12-14-18-14-25a14 14 0 1 1 28 0c0 7-4 13-14 25z" />
        <circle className="visit-map-hole" cx="160" cy="48" r="5.5" />
      </svg>
      <span className="visit-map-words">
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
