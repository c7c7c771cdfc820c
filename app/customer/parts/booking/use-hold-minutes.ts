import { HOLD_MIN } from '#shared/company/booking-rules.ts';
import { useKnownCatalogue } from '../../../frame/served-page.ts';

/** How long this company holds a chosen time; undefined where it is the usual ten minutes, for which there are words. */
export function useHoldMinutes(): number | undefined {
  const holdMin = useKnownCatalogue()?.settings.rules.holdMin;
  return holdMin === HOLD_MIN.usual ? undefined : holdMin;
}
