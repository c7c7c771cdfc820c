import { useEffect, useState } from 'react';
import { readStaffDraft, restoreStaffDraft, saveStaffDraft } from '../../data/staff/staff-draft.ts';
import { bookingDraft } from './booking-draft.ts';

/** What the form is kept under (LC99). */
export const CALL_DRAFT = 'new booking';

/**
 * Whether what was typed before a reload is at hand. The form waits for it: the language of a known client, which comes
 * from the server, must not be the first change of a form that is not on screen yet.
 */
export function useRestored(): boolean {
  const [isHere, setHere] = useState(() => readStaffDraft(CALL_DRAFT, bookingDraft) !== undefined);
  useEffect(() => {
    if (isHere) return;
    let isGone = false;
    void restoreStaffDraft(CALL_DRAFT, bookingDraft).then((draft) => {
      if (isGone) return;
      if (draft !== undefined) saveStaffDraft(CALL_DRAFT, draft);
      setHere(true);
    });
    return () => {
      isGone = true;
    };
  }, [isHere]);
  return isHere;
}
