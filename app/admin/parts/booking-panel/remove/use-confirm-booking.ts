import { useTranslation } from 'react-i18next';
import type { AdminBookingView, BookingRowView } from '#shared/api/admin/bookings.ts';
import { readToken } from '../../../../data/staff/admin-token.ts';
import { changeBooking } from '../../../../data/staff/commands/change-booking.ts';
import type { Refusal } from '../../../../data/wire/http.ts';
import { dismissToast, showToast } from '../../../../ui/feedback/toasts.ts';
import { useLatest } from '../../../../ui/use-latest.ts';
import { faultWords } from '../../words/fault-words.ts';
import { refusedTitle } from '../../words/refused-title.ts';
import { useWithMail } from '../booking-mails.tsx';
import { sendLater, takeBack } from './send-later.ts';

/** Its mail goes out with it (D108), so this long it can be taken back. */
const CONFIRM_AFTER_MS = 5_000;

interface Confirming {
  readonly onDone: (view: AdminBookingView) => void;
  readonly onRefused: (refusal: Refusal) => void;
}

/** Confirms a visit after a moment in which a message offers to leave it. Nothing is called confirmed before the server said so. */
export function useConfirmBooking(confirming: Confirming): (row: BookingRowView) => void {
  const { t } = useTranslation('admin');
  const withMail = useWithMail();
  // The answer comes seconds later: what is then done with it is what the screen does then.
  const latest = useLatest(confirming);
  return ({ id, version, customerName: name }) => {
    const message = showToast({
      text: t('booking.confirm.soon', { name }),
      undo: { label: t('booking.confirm.stop'), onUndo: () => void takeBack(id) },
      showMs: CONFIRM_AFTER_MS,
    });
    const token = readToken();
    const send = async (isLeaving: boolean) => {
      // The session is another one by now: this confirmation is not its own to give.
      if (readToken() !== token) return void showToast({ text: t('booking.confirm.failed'), tone: 'danger' });
      const answer = await changeBooking(
        id,
        { status: 'CONFIRMED', expectedVersion: version },
        { keepalive: isLeaving },
      );
      // The session ended: no customer is named on the login screen.
      if (answer.ok && readToken() !== token) return;
      if (answer.ok) {
        latest.current.onDone(answer.body);
        return void showToast({
          text: withMail(t('booking.confirm.done', { name }), answer.body),
          tone: 'success',
        });
      }
      latest.current.onRefused(answer);
      const why = `${refusedTitle(answer.code, t('booking.confirm.failed'), t).title}. ${faultWords(answer.code, t)}`;
      showToast({ text: why, tone: 'danger', showMs: 10_000 });
    };
    sendLater(id, { send, onSettled: () => dismissToast(message) }, CONFIRM_AFTER_MS);
  };
}
