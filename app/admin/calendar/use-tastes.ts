import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type BookingStatus, bookingStatuses } from '#shared/booking/booking-status.ts';
import { readDraft } from '../../data/drafts/read-draft.ts';
import { saveDraft } from '../../data/drafts/save-draft.ts';

export type ShownStatus = 'all' | BookingStatus;
export const shownStatuses: readonly ShownStatus[] = ['all', ...bookingStatuses];

/** How this device likes its calendar. Nothing of any visit. */
export interface Tastes {
  readonly status: ShownStatus;
  /** Undefined: as the width of the screen decides. */
  readonly overview?: boolean | undefined;
}

const KEY = 'admin:calendar';
const shape = z.object({
  status: z.enum(['all', ...bookingStatuses]),
  overview: z.optional(z.boolean()),
});

export function useTastes(): [Tastes, (change: Partial<Tastes>) => void] {
  const [tastes, setTastes] = useState<Tastes>({ status: 'all' });
  useEffect(() => {
    let isHere = true;
    readDraft<Tastes>(KEY, shape).then(
      (known) => known && isHere && setTastes(known),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  const change = (part: Partial<Tastes>) => {
    const next = { ...tastes, ...part };
    setTastes(next);
    saveDraft(KEY, next);
  };
  return [tastes, change];
}
