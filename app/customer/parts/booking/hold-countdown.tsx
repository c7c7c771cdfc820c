import { useTranslation } from 'react-i18next';
import { type Instant, MINUTE_MS } from '#shared/kernel/instant.ts';
import type { SlotSelection } from '../../../data/slots/read-slot-selection.ts';
import { CountdownRing } from '../../../ui/feedback/countdown-ring.tsx';
import { HOLD_MS, msLeft } from './hold-clock.ts';
import { useHoldMinutes } from './use-hold-minutes.ts';

/** `<HoldCountdown selection at>` "Held 9:58" with an emptying ring; `at` is the screen's clock, in seconds. */
export function HoldCountdown({ selection, at }: { selection: SlotSelection; at: Instant }) {
  const { t } = useTranslation('checkout');
  const minutes = useHoldMinutes();
  return (
    <CountdownRing
      msLeft={msLeft(selection, at)}
      totalMs={minutes === undefined ? HOLD_MS : minutes * MINUTE_MS}
      label={t('hold.label')}
      lastMinuteText={t('hold.lastMinute')}
    />
  );
}
