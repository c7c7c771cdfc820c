import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { BookingView } from '#shared/api/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { serverNow } from '../../data/device/clock.ts';
import { remote } from '../../data/remote.ts';
import { useOnline } from '../../frame/use-online.ts';
import { errorText } from '../../i18n/error-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { SlowNote } from '../parts/page/slow-note.tsx';
import { useWaitingFor } from './waiting/use-waiting-for.ts';

type EditBookingProps = {
  booking: BookingView;
  startAt: Instant;
  link: { readonly email: string; readonly sig: string };
};

/** The way to other services at the same visit; the server makes the cart for it, so it needs a connection (D309). */
export function EditBooking({ booking, startAt, link }: EditBookingProps) {
  const { t } = useTranslation('manage');
  const online = useOnline();
  const { isBusy, code, open, giveUp } = useOpenEdit({ id: booking.id, ...link });
  const isWaiting = useWaitingFor(booking.id).some(({ state }) => state !== 'asks');
  const why =
    startAt <= serverNow()
      ? t('reschedule.begun')
      : isWaiting
        ? t('reschedule.checking')
        : online
          ? undefined
          : t('edit.offline');
  return (
    <div className="stack">
      <Button
        variant="secondary"
        wide
        busy={isBusy}
        disabled={why !== undefined}
        why={why}
        onClick={() => void open()}
      >
        {t('edit.open')}
      </Button>
      <SlowNote
        isBusy={isBusy}
        text={t('edit.opening')}
        cancel={{ label: t('edit.stop'), onCancel: giveUp }}
      />
      {code !== undefined && (
        <Alert
          tone="danger"
          role="alert"
          title={t('edit.failed')}
          actions={
            <Button variant="secondary" onClick={() => void open()}>
              {t('retry')}
            </Button>
          }
        >
          {errorText(code)}
          <br />
          {t('cancel.kept')}
        </Alert>
      )}
    </div>
  );
}

/** `code`: why it could not be opened. Given up, it is closed again should it open after all. */
function useOpenEdit(link: { readonly id: string; readonly email: string; readonly sig: string }) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [code, setCode] = useState<string>();
  const asked = useRef({ times: 0, isWanted: false });
  const open = async () => {
    const times = asked.current.times + 1;
    asked.current = { times, isWanted: true };
    setBusy(true);
    setCode(undefined);
    const outcome = await remote.enterEditServices(link);
    // Asked once more since: that answer counts, and the cart is the same.
    if (asked.current.times !== times) return;
    if (!asked.current.isWanted) return outcome.ok ? leave(outcome.cartId) : undefined;
    setBusy(false);
    if (outcome.ok) void navigate(`/edit/${outcome.cartId}`);
    else setCode(outcome.code);
  };
  const giveUp = () => {
    asked.current.isWanted = false;
    setBusy(false);
  };
  // A customer who went elsewhere meanwhile is not called back.
  useEffect(
    () => () => {
      asked.current.isWanted = false;
    },
    [],
  );
  return { isBusy, code, open, giveUp };
}

/** Rarely needed, so its code comes when it is. */
async function leave(cartId: Id): Promise<void> {
  const { leaveEditServices } = await import('../../data/changes/leave-edit-services.ts');
  await leaveEditServices(cartId);
}
