/** Why the embedded database cannot run, in a sentence for the person at the terminal. */
export class PostgresStartError extends Error {
  override name = 'PostgresStartError';
}
