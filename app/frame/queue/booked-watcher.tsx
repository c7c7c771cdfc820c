import i18next from 'i18next';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { parseInstant } from '#shared/kernel/instant.ts';
import { rescheduledBookingId } from '../../data/changes/reschedule-tab.ts';
import { editedCartId } from '../../data/device/tab/edit-tab.ts';
import { type Confirmation, readConfirmation } from '../../data/place/read-confirmation.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { useLive } from '../use-live.ts';

/** Screens of the own order, which go to the confirmation by themselves. */
const ofTheOrder = ['/checkout', '/finalize'];
/** News worth a tap, and the person may not be looking. */
const NEWS_MS = 15_000;

/** Says that a request which waited is booked now, wherever the person is; only after the server's answer was stored. */
export function BookedWatcher() {
  const navigate = useNavigate();
  const format = useFormat();
  const stored = useLive(async () => ({ value: await readConfirmation() }));
  const seen = useRef<{ readonly id: string | undefined }>(undefined);
  const tell = useEffectEvent(async ({ startISO, timeZone }: Confirmation) => {
    const startAt = parseInstant(startISO);
    if (startAt === undefined || isToldHere(window.location.pathname)) return;
    await i18next.loadNamespaces('finalize');
    const time = `${format.date(startAt, timeZone, 'short')}, ${format.time(startAt, timeZone)}`;
    showToast({
      tone: 'success',
      text: i18next.t('meanwhile.booked', { ns: 'finalize', time }),
      undo: {
        label: i18next.t('meanwhile.see', { ns: 'finalize' }),
        onUndo: () => void navigate('/confirmation'),
      },
      showMs: NEWS_MS,
    });
  });
  useEffect(() => {
    if (stored === undefined) return;
    const before = seen.current;
    seen.current = { id: stored.value?.id };
    if (stored.value && before !== undefined && before.id !== stored.value.id) void tell(stored.value);
  }, [stored]);
  return null;
}

/** In a tab that changes a booking the same screens are about that one, and go nowhere. */
function isToldHere(pathname: string): boolean {
  if (pathname === '/confirmation') return true;
  const isOwn = editedCartId() === undefined && rescheduledBookingId() === undefined;
  return isOwn && ofTheOrder.includes(pathname);
}
