import * as z from 'zod/mini';
import { type BookingStatus, bookingStatuses } from '#shared/booking/booking-status.ts';
import { useDraft } from '../../frame/use-draft.ts';

export type ShownStatus = 'all' | BookingStatus;
export const shownStatuses: readonly ShownStatus[] = ['all', ...bookingStatuses];

/** How this device likes its calendar. Nothing of any visit. */
export interface Preferences {
  readonly status: ShownStatus;
  /** Undefined: as the width of the screen decides. */
  readonly overview?: boolean | undefined;
}

const KEY = 'admin:calendar';
const shape = z.object({
  status: z.enum(['all', ...bookingStatuses]),
  overview: z.optional(z.boolean()),
});

const initial: Preferences = { status: 'all' };

export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const { value, change } = useDraft<Preferences>(KEY, shape, initial);
  return [value, (part) => change((before) => ({ ...before, ...part }))];
}
