import type { Table } from 'dexie';
import { db } from './db.ts';
import { withDb } from './open.ts';

/**
 * Changes the row of this key in one transaction, its own or the caller's, which then has to name the table; answers
 * what is there then. The same row again writes nothing, `undefined` deletes it or leaves it away.
 */
export function updateRow<Row, Key>(
  table: Table<Row, Key>,
  key: Key,
  change: (row: Row | undefined) => Row | undefined,
): Promise<Row | undefined> {
  return withDb(() =>
    db.transaction('rw', table, async () => {
      const before = await table.get(key);
      const next = change(before);
      if (next === before) return next;
      if (next === undefined) await table.delete(key);
      else await table.put(next);
      return next;
    }),
  );
}
