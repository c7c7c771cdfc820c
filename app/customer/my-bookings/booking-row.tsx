import { useTranslation } from 'react-i18next';
import type { MyBookingView } from '#shared/api/bookings.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import { toCents } from '#shared/kernel/money.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Link } from '../../shell/link.tsx';
import { Card } from '../../ui/card.tsx';
import { managePath } from '../parts/manage-link.ts';
import { SlotTime } from '../parts/slot-time.tsx';
import { StatusTag } from '../parts/status-tag.tsx';

type BookingRowProps = { booking: MyBookingView; isNext?: boolean; hasEnded?: boolean };

/** One booking; the whole card is the link to it. The next visit is larger, what is over is dimmed. */
export function BookingRow({ booking, isNext = false, hasEnded = false }: BookingRowProps) {
  const { t } = useTranslation('bookings');
  const { money } = useFormat();
  const { timeZone, quote, estimate, total } = booking;
  const startAt = parseInstant(booking.startISO);
  const endAt = parseInstant(booking.endISO);
  const amount = estimate ? t('about', { total: money(toCents(total)) }) : money(toCents(total));
  return (
    <Card as="li" pressable tone={isNext ? 'primary' : hasEnded ? 'sunken' : 'surface'} className="stack">
      <div className="cluster" data-apart="">
        <h3>
          <Link to={managePath(booking.manageUrl)} data-card-link="">
            {booking.serviceTitle}
          </Link>
        </h3>
        <StatusTag status={booking.status} />
      </div>
      <div className="cluster" data-apart="">
        {startAt !== undefined && endAt !== undefined && (
          <SlotTime {...{ startAt, endAt, timeZone }} size={isNext ? 'l' : 'm'} />
        )}
        <span className="tabular">{quote ? t('quote') : amount}</span>
      </div>
    </Card>
  );
}
