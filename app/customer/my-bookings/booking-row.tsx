import { useTranslation } from 'react-i18next';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { MyBookingView } from '#shared/api/bookings.ts';
import { daysBetween } from '#shared/kernel/day.ts';
import { type Instant, parseInstant } from '#shared/kernel/instant.ts';
import { toCents } from '#shared/kernel/money.ts';
import { readBookingLink } from '../../data/bookings/managed-booking.ts';
import { serverNow } from '../../data/device/clock.ts';
import { Link } from '../../frame/link.tsx';
import { formatRelativeDay } from '../../i18n/format-relative-day.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTotalWords } from '../../i18n/use-total-words.ts';
import { Card } from '../../ui/layout/card.tsx';
import { BookAgain } from '../parts/booking/book-again.tsx';
import { managePath } from '../parts/booking/manage-link.ts';
import { SlotTime } from '../parts/booking/slot-time.tsx';
import { StatusTag } from '../parts/booking/status-tag.tsx';

/** `fetchedAt`: of a copy of this device, which has an age of its own. */
export type RowBooking = MyBookingView & { readonly fetchedAt?: Instant };

type BookingRowProps = {
  booking: RowBooking;
  isNext?: boolean;
  hasEnded?: boolean;
  /** Of its name: under the heading of its month, or of the list. */
  level?: 'h3' | 'h4';
};

/** One booking; the whole card is the link to it. The next visit is larger; what is over is dimmed and can be booked again. */
export function BookingRow({ booking, isNext = false, hasEnded = false, level = 'h4' }: BookingRowProps) {
  const { t } = useTranslation(['bookings', 'manage']);
  const words = useTotalWords();
  const { quote, estimate, provisional, total: dollars, serviceTitle } = booking;
  const total = words.amount(toCents(dollars), booking);
  const amount = estimate && !provisional ? t('about', { total }) : total;
  const plus = words.plus(booking);
  const isCancelled = booking.status === 'CANCELLED';
  const link = readBookingLink(booking.manageUrl);
  const Heading = level;
  return (
    <Card as="li" pressable tone={isNext ? 'primary' : hasEnded ? 'sunken' : 'surface'} className="stack">
      <div className="cluster" data-apart="">
        <Heading>
          <Link to={managePath(booking.manageUrl)} data-card-link="">
            {serviceTitle}
          </Link>
        </Heading>
        <StatusTag status={booking.status} offered={booking.offered} />
      </div>
      <div className="cluster" data-apart="">
        <When booking={booking} isNext={isNext} />
        {isCancelled ? (
          !quote && <s className="tabular soft">{amount}</s>
        ) : (
          <span className="tabular">
            {quote ? t('quote') : amount} {plus && <small className="soft">{plus}</small>}
          </span>
        )}
      </div>
      {booking.far && !hasEnded && !booking.offered && (
        <p className="soft">{t(`manage:far.${booking.far}`)}</p>
      )}
      {booking.fetchedAt !== undefined && <CopyAge at={booking.fetchedAt} timeZone={booking.timeZone} />}
      {hasEnded && link && (
        // Above the link that covers the card.
        <div style={{ position: 'relative', zIndex: 1 }}>
          <BookAgain link={link} label={t('again')} of={serviceTitle} variant="secondary" />
        </div>
      )}
    </Card>
  );
}

function When({
  booking: { startISO, endISO, timeZone, status },
  isNext,
}: {
  booking: MyBookingView;
  isNext: boolean;
}) {
  const { locale } = useFormat();
  const startAt = parseInstant(startISO);
  const endAt = parseInstant(endISO);
  if (startAt === undefined || endAt === undefined) return null;
  const days = daysAway({ status, startAt, timeZone }, serverNow());
  return (
    <div>
      {days !== undefined && <span className="soft">{formatRelativeDay(days, locale)}</span>}
      <SlotTime {...{ startAt, endAt, timeZone }} size={isNext ? 'l' : 'm'} />
    </div>
  );
}

/**
 * Days from today to the visit, negative after it; undefined for one that was cancelled before: it is not waited for.
 */
export function daysAway(
  { status, startAt, timeZone }: Pick<MyBookingView, 'status' | 'timeZone'> & { readonly startAt: Instant },
  now: Instant,
): number | undefined {
  if (status === 'CANCELLED' && startAt > now) return undefined;
  return daysBetween(toLocal(now, timeZone).day, toLocal(startAt, timeZone).day);
}

function CopyAge({ at, timeZone }: { at: Instant; timeZone: string }) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const time = `${format.date(at, timeZone, 'short')}, ${format.time(at, timeZone)}`;
  return <small className="soft">{t('asOf', { time })}</small>;
}
