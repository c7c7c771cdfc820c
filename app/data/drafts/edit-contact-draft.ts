import type { Id } from '#shared/kernel/ids.ts';

/** The draft of what an edit changes of name and address; of one booking alone, never of the next order. */
export function editContactDraft(bookingId: Id): string {
  return `finalize:edit:${bookingId}`;
}
