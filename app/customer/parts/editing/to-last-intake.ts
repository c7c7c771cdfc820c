import type { Instance } from '#shared/cart/instance.ts';
import type { LastIntake } from '../../../data/drafts/last-intake.ts';

/** The part of an instance that is remembered as the last intake. */
export function toLastIntake({ handymanMinutes, handymanMeta, intake }: Instance): LastIntake {
  return { handymanMinutes, handymanMeta, intake };
}
