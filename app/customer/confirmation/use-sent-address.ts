import * as z from 'zod/mini';
import type { Id } from '#shared/kernel/ids.ts';
import { newId } from '../../data/device/clock.ts';
import { useDraft } from '../../frame/use-draft.ts';

const sentSchema = z.object({ email: z.string(), key: z.string() });
type Sent = z.infer<typeof sentSchema>;

/**
 * The address that was sent for a booking and has no final answer, with its key: one key for one wish. After a lost answer it
 * is the only way to the new link, so it outlives the form and the page (LC12).
 */
export function useSentAddress(bookingId: Id) {
  const draft = useDraft<Sent | undefined>(`address:${bookingId}:sent`, sentSchema, undefined);
  return {
    isOpen: draft.value !== undefined,
    begin: (email: string): Sent => {
      const sent = draft.value?.email === email ? draft.value : { email, key: newId() };
      draft.change(() => sent);
      return sent;
    },
    end: () => void draft.clear(),
  };
}
