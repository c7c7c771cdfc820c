/** What the person wrote, without the mark that the office reads (decision 47). */
export function ownNotes(notes: string | null): string {
  return (notes ?? '').replace(/^\[(QUOTE|SERVICE)\]\s*/, '');
}
