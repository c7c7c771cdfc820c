import * as z from 'zod/mini';
import { type Id, isId } from '#shared/kernel/ids.ts';

/** What was typed into a note and is not saved yet. */
export const typedNote = z.object({
  text: z.string(),
  /** What stood there when typing began. */
  base: z.string(),
  /** Of a visit, so that the note is known again where the visit is not to be read any more. */
  of: z.optional(z.object({ customerName: z.string(), startISO: z.string() })),
});
export type TypedNote = z.infer<typeof typedNote>;

/** What drafts of notes begin with; also those of customers. */
export const NOTES_OF = 'note of ';

export function typedNoteOfVisit(id: Id): string {
  return NOTES_OF + id;
}

/** Undefined where the note is of no visit. */
export function visitOfTypedNote(name: string): Id | undefined {
  const id = name.slice(NOTES_OF.length);
  return name.startsWith(NOTES_OF) && isId(id) ? id : undefined;
}
