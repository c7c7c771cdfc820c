import { useTranslation } from 'react-i18next';
import type { BookingView } from '#shared/api/bookings.ts';
import { mayEditWork } from '#shared/booking/may-edit-work.ts';
import { shortId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { isOffered } from '../../data/bookings/is-offered.ts';
import { serverNow } from '../../data/device/clock.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { BookAgain } from '../parts/booking/book-again.tsx';
import { ChangeLimit, useIsTooLate } from '../parts/booking/limit/change-limit.tsx';
import type { ManageLink } from '../parts/booking/manage-link.ts';
import { CancelBooking, type CancelResult } from './cancel-booking.tsx';
import { EditBooking } from './edit-booking.tsx';
import styles from './manage.module.css';
import { nextStep } from './next-step.ts';
import { RescheduleBooking } from './reschedule-booking.tsx';

type BookingActionsProps = {
  booking: BookingView;
  startAt: Instant;
  endAt: Instant;
  link: ManageLink;
  onResult: (result: CancelResult) => void;
};

const nextKeys = {
  cancelled: 'next.cancelled',
  over: 'next.over',
  running: 'next.running',
  pending: 'next.pending',
  confirmed: 'next.confirmed',
} as const;

/**
 * How it stands and what can be done: changed until it starts, booked again afterwards (D115), by the server's clock
 * (D557).
 */
export function BookingActions({ booking, startAt, endAt, link, onResult }: BookingActionsProps) {
  const { t } = useTranslation('manage');
  const next = nextStep({ status: booking.status, startAt, endAt }, serverNow());
  const isOpen = next === 'pending' || next === 'confirmed';
  const isLate = useIsTooLate(startAt);
  const proof = link.sig === undefined ? undefined : { ...link, sig: link.sig };
  return (
    <div className={styles.actions}>
      {next === 'pending' && booking.far && !isOffered(booking) && (
        <p className={styles.small}>{t(`far.${booking.far}`)}</p>
      )}
      <p className={styles.small}>{t(isOpen && isOffered(booking) ? 'next.quote' : nextKeys[next])}</p>
      {proof && isOpen && (
        <>
          <div className={`grid-auto ${styles.ways}`}>
            {mayEditWork(booking) && <EditBooking {...{ booking, startAt }} link={proof} />}
            {!isLate && <RescheduleBooking {...{ booking, startAt, endAt }} link={proof} />}
          </div>
          {booking.quoteAccepted && (
            <p className={styles.small}>{t(mayEditWork(booking) ? 'edit.roadOpen' : 'edit.accepted')}</p>
          )}
          <ChangeLimit
            startAt={startAt}
            timeZone={booking.timeZone}
            subject={t('help.subject', { reference: shortId(booking.id) })}
          />
          <CancelBooking {...{ booking, startAt, endAt, isLate, onResult }} link={proof} />
        </>
      )}
      {!isOpen && (
        <div className="cluster">
          {proof && <BookAgain link={proof} label={t('again')} />}
          <ButtonLink to="/" variant="secondary">
            {t('home')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
