interface BookedLine {
  readonly detail: readonly { readonly delivery?: unknown }[];
}

/**
 * Nothing but deliveries was booked: at its time we set out for the first stop, and are at no address yet. Lines of a
 * quote say nothing themselves but what they answer.
 */
export function isDrive(lines: readonly BookedLine[]): boolean {
  const all = lines.flatMap(({ detail }) => detail);
  return all.length > 0 && all.every(({ delivery }) => delivery !== undefined);
}
