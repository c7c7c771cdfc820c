import { HOLD_USUAL_MIN } from '#shared/company/nothing-set.ts';
import { useKnownCatalogue } from '../../../frame/served-page.ts';

/** How long this company holds a chosen time; undefined where it is the usual ten minutes, for which there are words. */
export function useHoldMinutes(): number | undefined {
  const holdMin = useKnownCatalogue()?.settings.rules.holdMin;
  return holdMin === HOLD_USUAL_MIN ? undefined : holdMin;
}
