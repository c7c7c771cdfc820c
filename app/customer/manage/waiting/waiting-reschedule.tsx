import { useTranslation } from 'react-i18next';
import type { BookingView } from '#shared/api/bookings.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import type { PreferredTime } from '../../../data/device/rows.ts';
import { discardIntent } from '../../../data/outbox/discard-intent.ts';
import type { IntentRow } from '../../../data/outbox/read-outbox.ts';
import { restoreIntent } from '../../../data/outbox/restore-intent.ts';
import { remote } from '../../../data/remote.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { NearSlots } from '../../parts/booking/near-slots.tsx';
import { useSlotWords } from '../../parts/booking/use-slot-words.ts';
import { showDone } from '../../parts/page/show-done.ts';
import { useWaitingFor } from './use-waiting-for.ts';

type WaitingRescheduleProps = { booking: BookingView; sig: string | undefined };
type Reschedule = Extract<IntentRow, { kind: 'reschedule' }>;

/** A move that was asked for and not answered: the visit above stands where the server last put it. */
export function WaitingReschedule({ booking, sig }: WaitingRescheduleProps) {
  const { t } = useTranslation('reschedule');
  const words = useSlotWords(booking.timeZone);
  const reschedule = useWaitingFor(booking.id).find((row) => row.kind === 'reschedule');
  if (!reschedule) return null;
  const time = words(reschedule.startAt);
  if (reschedule.state === 'waiting') {
    return (
      <Alert
        tone="warning"
        role="status"
        title={t('waiting.title')}
        actions={<Actions reschedule={reschedule} />}
      >
        {t('waiting.text', { time })}
      </Alert>
    );
  }
  if (reschedule.state !== 'asks') {
    return (
      <Alert role="status" title={t('waiting.checking')}>
        {t('waiting.checkingText', { time })}
      </Alert>
    );
  }
  const isTaken = reschedule.code === 'slot.taken';
  return (
    <Alert
      tone="warning"
      role="alert"
      title={isTaken ? t('waiting.taken', { time }) : t('waiting.asks', { time })}
      actions={
        <>
          {sig !== undefined && <Nearest {...{ booking, sig, reschedule }} />}
          <Discard reschedule={reschedule} />
        </>
      }
    >
      {isTaken
        ? t(reschedule.alternatives.length > 0 ? 'confirm.nearest' : 'confirm.pickAnother')
        : `${errorText(reschedule.code ?? '')} ${t('confirm.failedText')}`}
    </Alert>
  );
}

/** One tap asks for it; the refused wish makes room. */
function Nearest({
  booking,
  sig,
  reschedule,
}: {
  booking: BookingView;
  sig: string;
  reschedule: Reschedule;
}) {
  const { t } = useTranslation('reschedule');
  const { id, email, version, timeZone } = booking;
  const words = useSlotWords(timeZone);
  const initialStartAt = parseInstant(booking.startISO) ?? reschedule.fromStartAt;
  const take = async (slot: PreferredTime) => {
    const movable = { bookingId: id, email, sig, initialStartAt, version };
    const outcome = await remote.rescheduleBooking(movable, slot);
    if (outcome.kind === 'done') showDone(t('confirm.rescheduled', { time: words(slot.startAt) }));
    if (outcome.kind !== 'refused') return;
    showToast({ text: `${t('confirm.failed')}. ${errorText(outcome.code)}`, tone: 'danger' });
  };
  return <NearSlots slots={reschedule.alternatives} timeZone={timeZone} onPick={(slot) => void take(slot)} />;
}

function Actions({ reschedule }: { reschedule: Reschedule }) {
  const { t } = useTranslation('reschedule');
  return (
    <>
      <Button variant="secondary" onClick={() => void remote.tryOutboxNow()}>
        {t('waiting.try')}
      </Button>
      <Discard reschedule={reschedule} />
    </>
  );
}

function Discard({ reschedule }: { reschedule: Reschedule }) {
  const { t } = useTranslation('reschedule');
  const discard = async () => {
    const row = await discardIntent(reschedule.id);
    if (!row) return;
    const undo = { label: t('waiting.undo'), onUndo: () => void restoreIntent(row) };
    showToast({ text: t('waiting.discarded'), undo });
  };
  return (
    <Button variant="quiet" onClick={() => void discard()}>
      {t('waiting.discard')}
    </Button>
  );
}
