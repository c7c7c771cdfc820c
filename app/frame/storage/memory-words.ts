/** What else is known of a page whose database is in memory. */
interface Surroundings {
  readonly isFramed: boolean;
  /** The browser keeps the few copies outside the database, the cart's id among them (LC4). */
  readonly keepsMirror: boolean;
}

/**
 * Which words say what becomes of the cart (LC45): it comes back from the server only where something here remembers which
 * it is. In a frame of another site most browsers that refuse would keep it in a tab of our own.
 */
export function memoryWords({ isFramed, keepsMirror }: Surroundings) {
  if (isFramed) return 'framed';
  return keepsMirror ? 'text' : 'alone';
}
