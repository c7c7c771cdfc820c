import { useEffect, useState } from 'react';
import { keepTyped, readTyped, recallTyped } from '../../data/staff/typed.ts';
import { bookingDraft } from './booking-draft.ts';

/** What the form is kept under (LC99). */
export const TYPED_CALL = 'new booking';

/**
 * Whether what was typed before a reload is at hand. The form waits for it: the language of a known client, which comes
 * from the server, must not be the first change of a form that is not on screen yet.
 */
export function useRecalled(): boolean {
  const [isHere, setHere] = useState(() => readTyped(TYPED_CALL, bookingDraft) !== undefined);
  useEffect(() => {
    if (isHere) return;
    let isGone = false;
    void recallTyped(TYPED_CALL, bookingDraft).then((draft) => {
      if (isGone) return;
      if (draft !== undefined) keepTyped(TYPED_CALL, draft);
      setHere(true);
    });
    return () => {
      isGone = true;
    };
  }, [isHere]);
  return isHere;
}
