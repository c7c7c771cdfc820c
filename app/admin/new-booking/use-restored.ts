import { useState } from 'react';
import { readStaffDraft, restoreStaffDraft, saveStaffDraft } from '../../data/staff/staff-draft.ts';
import { useWhenLoaded } from '../../ui/use-loaded.ts';
import { bookingDraft } from './booking-draft.ts';

/** What the form is kept under (LC99). */
export const CALL_DRAFT = 'new booking';
/** And what was begun for other clients. */
export const ASIDE_DRAFTS = 'new bookings aside';

/**
 * Whether what was typed before a reload is at hand. The form waits for it: the language of a known client, which comes
 * from the server, must not be the first change of a form that is not on screen yet.
 */
export function useRestored(): boolean {
  const [isHere, setHere] = useState(() => readStaffDraft(CALL_DRAFT, bookingDraft) !== undefined);
  useWhenLoaded(
    () => (isHere ? undefined : restoreStaffDraft(CALL_DRAFT, bookingDraft)),
    (draft) => {
      if (draft !== undefined) saveStaffDraft(CALL_DRAFT, draft);
      setHere(true);
    },
    [isHere],
  );
  return isHere;
}
