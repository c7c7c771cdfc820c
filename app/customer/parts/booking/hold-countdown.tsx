import { useTranslation } from 'react-i18next';
import type { Instant } from '#shared/kernel/instant.ts';
import type { SlotSelection } from '../../../data/slots/read-slot-selection.ts';
import { CountdownRing } from '../../../ui/feedback/countdown-ring.tsx';
import { HOLD_MS, msLeft } from './hold-clock.ts';

/** `<HoldCountdown selection at>` "Held 9:58" with an emptying ring; `at` is the screen's clock, in seconds. */
export function HoldCountdown({ selection, at }: { selection: SlotSelection; at: Instant }) {
  const { t } = useTranslation('checkout');
  return (
    <CountdownRing
      msLeft={msLeft(selection, at)}
      totalMs={HOLD_MS}
      label={t('hold.label')}
      lastMinuteText={t('hold.lastMinute')}
    />
  );
}
