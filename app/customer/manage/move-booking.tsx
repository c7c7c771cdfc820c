import { useTranslation } from 'react-i18next';
import { now } from '../../data/device/clock.ts';
import { Button } from '../../ui/actions/button.tsx';
import { type MovedBooking, useOpenMove } from './use-open-move.ts';
import { useWaitingFor } from './waiting/use-waiting-for.ts';

/** The way to another time; shut with its reason once the visit has begun or while an answer is awaited. */
export function MoveBooking(props: MovedBooking) {
  const { booking, startAt } = props;
  const { t } = useTranslation('manage');
  const open = useOpenMove(props);
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
  return (
    <Button wide disabled={why !== undefined} why={why} onClick={() => void open()}>
      {t('move.open')}
    </Button>
  );
}
