import { useTranslation } from 'react-i18next';
import type { BookingView, CustomersCrew } from '#shared/api/bookings.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import { ownNotes } from '#shared/booking/own-notes.ts';
import { pictureUrl } from '#shared/pictures/picture-url.ts';
import { TENANT_SLUG } from '../../data/device/tenant.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Facts } from '../../ui/layout/facts.tsx';
import styles from './manage.module.css';
import { NotesEdit } from './notes/notes-edit.tsx';

type BookingFactsProps = {
  booking: BookingView;
  /** What proves that it may be changed; absent once it may not. */
  link: { readonly email: string; readonly sig: string } | undefined;
};

/** Who and where, as the booking has it; what was left empty is left out. */
export function BookingFacts({ booking, link }: BookingFactsProps) {
  const { t } = useTranslation('manage');
  const country = booking.serviceCountry === 'US' ? null : booking.serviceCountry;
  const email = mailAddressOf(booking.email);
  const notes = ownNotes(booking.notes);
  const source = [booking.leadSource, booking.leadSourceDetail].filter(Boolean).join(' · ');
  return (
    <Card as="section" aria-labelledby="booking-facts" className="stack">
      <h2 id="booking-facts" className={styles.heading}>
        {t('facts.title')}
      </h2>
      <Facts
        facts={[
          { label: t('facts.client'), value: booking.customerName },
          { label: t('facts.company'), value: booking.companyName },
          { label: t('facts.email'), value: email && <span className={styles.long}>{email}</span> },
          { label: t('facts.phone'), value: booking.phone && readablePhone(booking.phone) },
          { label: t('facts.address'), value: <Address booking={booking} country={country} /> },
          { label: t('facts.gateCode'), value: booking.gateCode },
          {
            label: t('facts.notes'),
            value: notes && (
              <span className={styles.notes} dir="auto">
                {notes}
              </span>
            ),
          },
          { label: t('facts.crew'), value: booking.crew && <CrewWords crew={booking.crew} /> },
          { label: t('facts.source'), value: source },
        ]}
      />
      {link && <NotesEdit booking={booking} link={link} />}
    </Card>
  );
}

function CrewWords({ crew: { name, again, picture } }: { crew: CustomersCrew }) {
  const { t } = useTranslation('manage');
  return (
    <span className={styles.crew}>
      {picture && <img src={pictureUrl(picture, TENANT_SLUG, 'small')} alt="" width={40} height={40} />}
      <span>
        <bdi>{name}</bdi>
        {again && `, ${t('facts.crewAgain')}`}
      </span>
    </span>
  );
}

function Address({ booking, country }: { booking: BookingView; country: string | null }) {
  const district = [booking.serviceRegion, booking.servicePostalCode].filter(Boolean).join(' ');
  const town = [booking.serviceCity, district].filter(Boolean).join(', ');
  const lines = [booking.serviceAddress1, booking.serviceAddress2, town, country].filter(Boolean);
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

/** The server keeps +14075550123; other countries' numbers are left as they are. */
function readablePhone(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
