import * as z from 'zod/mini';
import type { BookingNotes } from '../../../data/bookings/change-notes.ts';

const fields = ['notes', 'gateCode'] as const satisfies readonly (keyof BookingNotes)[];

/**
 * What was typed over gate code and notes, and not yet saved. Not the other of the two: what is put right meanwhile would
 * otherwise be put back by whoever left a note lying (D504).
 */
export const noteChangesSchema = z.partialRecord(z.enum(fields), z.string());
type NoteChanges = z.infer<typeof noteChangesSchema>;

export const noNoteChanges: NoteChanges = {};

export function noteChanges(before: BookingNotes, typed: BookingNotes): NoteChanges {
  return Object.fromEntries(
    fields.filter((field) => typed[field] !== before[field]).map((field) => [field, typed[field]]),
  );
}

/** A draft from which everything was taken out again says nothing. */
export function keepNoteChanges(changes: NoteChanges): NoteChanges | undefined {
  return Object.keys(changes).length > 0 ? changes : undefined;
}
