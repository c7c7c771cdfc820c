import * as z from 'zod/mini';
import type { BookingNotes } from '../../../data/bookings/change-notes.ts';
import { type TypedChanges, typedChanges } from '../../../data/drafts/typed-changes.ts';

const fields = ['notes', 'gateCode'] as const satisfies readonly (keyof BookingNotes)[];
type NoteChanges = TypedChanges<(typeof fields)[number]>;

/** What was typed over gate code and notes, and not yet saved. */
export const noteChangesSchema = z.partialRecord(z.enum(fields), z.string());
export const noNoteChanges: NoteChanges = {};

export function noteChanges(before: BookingNotes, typed: BookingNotes): NoteChanges {
  return typedChanges(fields, before, typed);
}
