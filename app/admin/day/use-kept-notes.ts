import { useState } from 'react';
import type { Id } from '#shared/kernel/ids.ts';
import { listStaffDrafts, staffDraftChanges } from '../../data/staff/staff-draft.ts';
import { useWhenLoaded } from '../../ui/use-loaded.ts';
import { useStore } from '../../ui/use-store.ts';
import { NOTES_OF, type TypedNote, typedNote, visitOfTypedNote } from '../parts/typed-note.ts';

export interface KeptNote {
  /** Under which it is kept. */
  readonly name: string;
  readonly bookingId: Id;
  readonly note: TypedNote;
}

/**
 * Notes of visits that were typed on this device and not saved. Read again when a panel opens or closes over them
 * (`openId`), in which they are typed on.
 */
export function useKeptNotes(openId: Id | undefined): readonly KeptNote[] {
  const changes = useStore(staffDraftChanges);
  const [notes, setNotes] = useState<readonly KeptNote[]>([]);
  useWhenLoaded(
    () => listStaffDrafts(NOTES_OF, typedNote),
    (drafts) =>
      setNotes(
        drafts.flatMap(({ name, value: note }) => {
          const bookingId = visitOfTypedNote(name);
          return bookingId === undefined || note.text === note.base ? [] : { name, bookingId, note };
        }),
      ),
    [changes, openId],
  );
  return notes;
}
