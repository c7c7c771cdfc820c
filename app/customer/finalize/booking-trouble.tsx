import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '#shared/kernel/instant.ts';
import { errorText } from '../../i18n/error-text.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ReachLinks } from '../parts/area/reach-links.tsx';
import type { NearSlot } from '../parts/booking/near-slots.tsx';
import { TakenNotice } from './taken-notice.tsx';
import type { Booking } from './use-booking.ts';

/** Why it is not booked and what to do about it. Nothing that was typed is lost. */
export function BookingTrouble({ booking, timeZone }: { booking: Booking; timeZone: string }) {
  const { trouble } = booking;
  if (trouble?.kind === 'slot-taken') {
    return <Taken {...trouble} timeZone={timeZone} onPick={booking.takeInstead} />;
  }
  if (trouble?.kind === 'refused') return <RefusedNotice {...trouble} onDismiss={booking.forgetTrouble} />;
  return null; // A changed price is asked about in a dialog, a missing time is told where the time stands.
}

type TakenProps = {
  code?: string | undefined;
  alternatives: readonly NearSlot[];
  timeZone: string;
  onPick: (slot: NearSlot) => Promise<void>;
};

function Taken({ code, alternatives, timeZone, onPick }: TakenProps) {
  const { t } = useTranslation('finalize');
  const [pendingStart, setPendingStart] = useState<Instant | null>(null);
  const take = (slot: NearSlot) => {
    if (pendingStart !== null) return;
    setPendingStart(slot.startAt);
    void onPick(slot).finally(() => setPendingStart(null));
  };
  return (
    <TakenNotice
      {...{ code, timeZone, pendingStart }}
      slots={alternatives}
      onPick={take}
      others={t('taken.others')}
    >
      {alternatives.length > 0 ? t('taken.nearest') : t('taken.none')}
    </TakenNotice>
  );
}

type RefusedProps = {
  code: string;
  fields: Readonly<Record<string, string>>;
  onDismiss: () => void;
};

function RefusedNotice({ code, fields, onDismiss }: RefusedProps) {
  const { t } = useTranslation('finalize');
  const isFar = code === 'area.outside';
  const isCut = code === 'network' || code === 'timeout';
  return (
    <Alert
      tone="danger"
      role="alert"
      title={isCut ? t('offline.title') : t('refused.title')}
      onDismiss={onDismiss}
      dismissLabel={t('close')}
    >
      {isFar && 'dropoff.postalCode' in fields ? t('refused.dropoff') : errorText(code)}{' '}
      {isCut ? t('offline.text') : t('refused.text')}
      {isFar && <ReachLinks />}
    </Alert>
  );
}
