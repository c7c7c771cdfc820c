/** Typed by a customer, or doubled by an edit: never more than the one that the items ask for. */
const KNOWN_PREFIXES = /^(\s*\[(QUOTE|SERVICE)\])+\s*/i;

/** What a person wrote, without what the server puts in front of the notes of some services (D47). */
export function ownNotes(notes: string | null | undefined): string {
  return (notes ?? '').replace(KNOWN_PREFIXES, '');
}
