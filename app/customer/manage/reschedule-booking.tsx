import { useTranslation } from 'react-i18next';
import { serverNow } from '../../data/device/clock.ts';
import { Button } from '../../ui/actions/button.tsx';
import { type RescheduledBooking, useOpenReschedule } from './use-open-reschedule.ts';
import { useWaitingFor } from './waiting/use-waiting-for.ts';

/** The way to another time; shut with its reason once the visit has begun or while an answer is awaited. */
export function RescheduleBooking(props: RescheduledBooking) {
  const { booking, startAt } = props;
  const { t } = useTranslation('manage');
  const open = useOpenReschedule(props);
  const waiting = useWaitingFor(booking.id);
  const isSent = waiting.some(({ state }) => state === 'sending' || state === 'unknown');
  const isCancelling = waiting.some(({ kind, state }) => kind === 'cancel' && state === 'waiting');
  const why =
    startAt <= serverNow()
      ? t('reschedule.begun')
      : isSent
        ? t('reschedule.checking')
        : isCancelling
          ? t('reschedule.cancelling')
          : undefined;
  return (
    <Button wide disabled={why !== undefined} why={why} onClick={() => void open()}>
      {t('reschedule.open')}
    </Button>
  );
}
