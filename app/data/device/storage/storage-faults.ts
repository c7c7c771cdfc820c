/** What a database can fail with. Dexie wraps the browser's fault, so the inner ones count too. */

const connectionFaults = new Set([
  'UnknownError',
  'InvalidStateError',
  'DatabaseClosedError',
  'OpenFailedError',
]);

/** The browser dropped the connection, often while the page slept; a new one usually works. */
export function isConnectionFault(error: unknown): boolean {
  return namesOf(error).some((name) => connectionFaults.has(name));
}

/** No room. Dexie says `AbortError` with the real reason inside. */
export function isQuotaFault(error: unknown): boolean {
  return namesOf(error).includes('QuotaExceededError');
}

function namesOf(error: unknown): readonly string[] {
  if (typeof error !== 'object' || error === null) return [];
  const name = 'name' in error && typeof error.name === 'string' ? [error.name] : [];
  return 'inner' in error ? [...name, ...namesOf(error.inner)] : name;
}
