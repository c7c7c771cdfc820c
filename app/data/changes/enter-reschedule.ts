import { now } from '../device/clock.ts';
import { context } from '../device/context.ts';
import type { RescheduleContext } from '../device/rows.ts';
import { unmarkTabEditing } from './mark-tab-editing.ts';
import { markTabRescheduling } from './mark-tab-rescheduling.ts';

/**
 * From here on this tab moves that visit, and nothing else (LC49). Another tab's move ends, and this tab's edit: the
 * last one counts (D13).
 */
export async function enterReschedule(booking: Omit<RescheduleContext, 'enteredAt' | 'wish'>): Promise<void> {
  const value: RescheduleContext = { ...booking, wish: null, enteredAt: now() };
  await context('reschedule').put(value);
  unmarkTabEditing();
  markTabRescheduling(value);
}
