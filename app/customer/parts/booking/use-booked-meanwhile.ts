import { useState } from 'react';
import { readConfirmation } from '../../../data/place/read-confirmation.ts';
import { useStored } from '../page/use-stored.ts';

/** True once another booking was confirmed than when this screen opened: in the background or in another tab. */
export function useBookedMeanwhile(): boolean {
  const stored = useStored(readConfirmation);
  const [before, setBefore] = useState<{ readonly id: string | undefined }>();
  if (stored === undefined) return false;
  const id = stored.value?.id;
  if (before === undefined) setBefore({ id });
  return before !== undefined && id !== undefined && id !== before.id;
}
