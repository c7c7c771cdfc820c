import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type BookingStatus, bookingStatuses } from '#shared/booking/booking-status.ts';
import { readDraft } from '../../data/drafts/read-draft.ts';
import { saveDraft } from '../../data/drafts/save-draft.ts';

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

export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const [preferences, setPreferences] = useState<Preferences>({ status: 'all' });
  useEffect(() => {
    let isHere = true;
    readDraft<Preferences>(KEY, shape).then(
      (known) => known && isHere && setPreferences(known),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  const change = (part: Partial<Preferences>) => {
    const next = { ...preferences, ...part };
    setPreferences(next);
    saveDraft(KEY, next);
  };
  return [preferences, change];
}
