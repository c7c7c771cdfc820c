import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { BookingView } from '#shared/api/bookings.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { now } from '../../local/clock.ts';
import { enterReschedule } from '../../local/commands/enter-reschedule.ts';
import { Button } from '../../ui/button.tsx';
import { useWaitingFor } from './use-waiting-for.ts';

type MoveBookingProps = {
  booking: BookingView;
  startAt: Instant;
  endAt: Instant;
  link: { readonly email: string; readonly sig: string };
};

/** The way to another time; shut with its reason once the visit has begun or while an answer is awaited. */
export function MoveBooking({ booking, startAt, endAt, link }: MoveBookingProps) {
  const { t } = useTranslation('manage');
  const navigate = useNavigate();
  const waiting = useWaitingFor(booking.id);
  const isSent = waiting.some(({ state }) => state === 'sending' || state === 'unknown');
  const isCancelling = waiting.some(({ kind, state }) => kind === 'cancel' && state === 'waiting');
  const why =
    startAt <= now()
      ? t('move.begun')
      : isSent
        ? t('move.checking')
        : isCancelling
          ? t('move.cancelling')
          : undefined;
  const open = async () => {
    await enterReschedule({
      bookingId: booking.id,
      email: link.email,
      sig: link.sig,
      initialStartAt: startAt,
      initialEndAt: endAt,
      timeZone: booking.timeZone,
      version: booking.version,
      serviceTitle: booking.serviceTitle,
    });
    void navigate('/checkout');
  };
  return (
    <Button wide disabled={why !== undefined} why={why} onClick={() => void open()}>
      {t('move.open')}
    </Button>
  );
}
