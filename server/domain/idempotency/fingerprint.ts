import { createHash } from 'node:crypto';

/**
 * SHA-256 of a validated body, which names its capability (cart or booking). Keys are sorted, so that the same
 * request written in another order is the same request; unknown fields are gone before.
 */
export function fingerprint(body: unknown): Buffer {
  return createHash('sha256').update(canonical(body)).digest();
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  );
}
