import type { Client } from 'pg';

export async function listBookingIds(client: Client): Promise<string[]> {
  return (await client.query<{ id: string }>('select id from bookings')).rows.map(({ id }) => id);
}

export interface Difference {
  /** Acknowledged to a caller, and not there. */
  readonly lost: number;
  /** There, and no caller was told of it. */
  readonly unannounced: number;
}

export function compareIds(acknowledged: readonly string[], rows: readonly string[]): Difference {
  const [told, there] = [new Set(acknowledged), new Set(rows)];
  const lost = acknowledged.filter((id) => !there.has(id)).length;
  return { lost, unannounced: rows.filter((id) => !told.has(id)).length };
}
