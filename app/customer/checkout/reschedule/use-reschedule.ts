import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { leaveReschedule } from '../../../data/changes/leave-reschedule.ts';
import type { RescheduleContext } from '../../../data/changes/read-reschedule.ts';
import type { RescheduleOutcome } from '../../../data/changes/reschedule-booking.ts';
import { remote } from '../../../data/remote.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { bookingManagePath, managePath } from '../../parts/booking/manage-link.ts';
import { useSlotWords } from '../../parts/booking/use-slot-words.ts';
import { showDone } from '../../parts/page/show-done.ts';

export type RescheduleTrouble = Extract<RescheduleOutcome, { kind: 'refused' }>;

/** Sends the move and goes where its outcome belongs: to the booking, or nowhere while there is something to decide. */
export function useReschedule(reschedule: RescheduleContext) {
  const { t } = useTranslation('reschedule');
  const navigate = useNavigate();
  const words = useSlotWords(reschedule.timeZone);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<RescheduleTrouble>();
  const { wish, quote } = reschedule;

  const toBooking = (path = bookingManagePath({ ...reschedule, id: reschedule.bookingId })) => {
    void leaveReschedule();
    void navigate(path, { replace: true });
  };
  const finish = (outcome: RescheduleOutcome) => {
    // What waits is told on the booking's page, where it can be taken back.
    if (outcome.kind === 'waiting') return toBooking();
    if (outcome.kind === 'done') {
      const done = quote ? 'quote.done' : 'confirm.rescheduled';
      if (wish) showDone(t(done, { time: words(wish.startAt) }));
      return toBooking(outcome.manageUrl && managePath(outcome.manageUrl));
    }
    if (!isOver(outcome.code, reschedule)) return setTrouble(outcome);
    const failed = t(quote ? 'quote.failed' : 'confirm.failed');
    if (outcome.code === 'quote.accepted') showToast({ text: errorText(outcome.code) });
    else showToast({ text: `${failed}. ${errorText(outcome.code)}`, tone: 'danger' });
    return toBooking();
  };
  const send = async () => {
    if (!wish) return;
    setBusy(true);
    setTrouble(undefined);
    const link = { ...reschedule, id: reschedule.bookingId };
    const asked = quote ? remote.acceptQuote(link, quote, wish) : remote.rescheduleBooking(reschedule, wish);
    finish(await asked);
    setBusy(false);
  };
  return { isBusy, trouble, send, forgetTrouble: () => setTrouble(undefined) };
}

/** Cancelled or begun meanwhile, or the link has ended: there is nothing to move from here any more. */
function isOver(code: string, { quote }: RescheduleContext): boolean {
  // The quote that was chosen for waits no more: the booking's page shows what does.
  if (quote && (code === 'booking.changed' || code.startsWith('quote.'))) return true;
  return (
    code === 'booking.not_changeable' ||
    code === 'booking.too_late' ||
    code === 'booking.not_found' ||
    code === 'link.invalid'
  );
}
