import { context } from '../device/context.ts';

/** The times have served: one of them is held. */
export function clearPreferredTimes(): Promise<void> {
  return context('slot-wishes').clear();
}
