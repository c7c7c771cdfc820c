import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toLocal } from '#shared/agenda/local-time.ts';
import { daysBetween } from '#shared/kernel/day.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import { readBookingLink } from '../../data/bookings/managed-booking.ts';
import { readNextBooking } from '../../data/bookings/read-next-booking.ts';
import { serverNow } from '../../data/device/clock.ts';
import { remote } from '../../data/remote.ts';
import { isOnline } from '../../data/wire/connection.ts';
import { Link } from '../../frame/link.tsx';
import { useLive } from '../../frame/use-live.ts';
import { formatRelativeDay } from '../../i18n/format-relative-day.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { managePath } from '../parts/booking/manage-link.ts';
import { SlotTime } from '../parts/booking/slot-time.tsx';

/** The soonest visit that this device knows of, for a customer who comes back to look it up. */
export function NextBooking() {
  const { t } = useTranslation('bookings');
  const { locale } = useFormat();
  const booking = useLive(readNextBooking);
  useRenewed(booking?.manageUrl);
  const startAt = parseInstant(booking?.startISO ?? '');
  const endAt = parseInstant(booking?.endISO ?? '');
  if (booking === undefined || startAt === undefined || endAt === undefined) return null;
  const { serviceTitle, timeZone, manageUrl } = booking;
  const days = daysBetween(toLocal(serverNow(), timeZone).day, toLocal(startAt, timeZone).day);
  return (
    <Card as="section" tone="primary" pressable aria-labelledby="next-visit" className="stack">
      <div className="cluster" data-apart="">
        <h2 id="next-visit" className="soft" style={{ fontSize: 'inherit' }}>
          {t('next.title')} · {formatRelativeDay(days, locale)}
        </h2>
        <strong>{serviceTitle}</strong>
      </div>
      <div className="cluster" data-apart="">
        <SlotTime {...{ startAt, endAt, timeZone }} size="l" />
        <Link to={managePath(manageUrl)} data-card-link="" className="cluster">
          <strong>{t('next.manage')}</strong>
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
    </Card>
  );
}

/** It may have been moved or cancelled elsewhere; without an answer it stays as this device knows it. */
function useRenewed(manageUrl: string | undefined): void {
  useEffect(() => {
    const link = manageUrl === undefined ? undefined : readBookingLink(manageUrl);
    if (link && isOnline()) remote.renewBooking(link);
  }, [manageUrl]);
}
