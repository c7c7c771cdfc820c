import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { BookingView } from '#shared/api/bookings.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { errorText } from '../../i18n/error-text.ts';
import { now } from '../../local/clock.ts';
import { enterEditServices } from '../../local/commands/enter-edit-services.ts';
import { useOnline } from '../../shell/use-online.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useWaitingFor } from './use-waiting-for.ts';

type EditBookingProps = {
  booking: BookingView;
  startAt: Instant;
  link: { readonly email: string; readonly sig: string };
};

/** The way to other services at the same visit; the server makes the cart for it, so it needs a connection (A§4). */
export function EditBooking({ booking, startAt, link }: EditBookingProps) {
  const { t } = useTranslation('manage');
  const navigate = useNavigate();
  const online = useOnline();
  const [isBusy, setBusy] = useState(false);
  const isWaiting = useWaitingFor(booking.id).some(({ state }) => state !== 'asks');
  const why =
    startAt <= now()
      ? t('move.begun')
      : isWaiting
        ? t('move.checking')
        : online
          ? undefined
          : t('edit.offline');
  const open = async () => {
    setBusy(true);
    const outcome = await enterEditServices({ id: booking.id, ...link }).catch(() => notReached);
    setBusy(false);
    if (outcome.ok) void navigate(`/edit/${outcome.cartId}`);
    else showToast({ text: `${t('edit.failed')}. ${errorText(outcome.code)}`, tone: 'danger' });
  };
  return (
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
  );
}

/** The half that talks to the server never reached this device (behind-door.ts). */
const notReached = { ok: false, code: 'network' } as const;
